//! What one person sees of a table: all that a screen is drawn from. A table in this program, a replay and a table of a server all
//! come to this, so that the same screens serve them.

use coven_engine::{About, Seat, Viewer};
use serde_json::Value;

/// A table through one pair of eyes, in one language.
#[derive(Clone, Debug)]
pub struct Seen {
    pub about: &'static About,
    /// What is shown instead of the game's title.
    pub title: Option<String>,
    pub viewer: Viewer,
    /// Who sits where.
    pub names: Vec<String>,
    /// What sits where, in words: a person, a computer player of some level.
    pub kinds: Vec<String>,
    /// The game's own view, as the API writes it. Null before the game has begun.
    pub view: Value,
    /// The same in sentences, where the table can tell them.
    pub lines: Vec<String>,
    pub asked: Vec<Seat>,
    pub question: Option<Question>,
    pub choices: Vec<Choice>,
    /// The story so far, as the viewer heard it.
    pub heard: Vec<String>,
    /// The number of sentences of it that the viewer has read: what follows happened since their last move.
    pub read: usize,
    /// What was said beside the game, and in its own words.
    pub talk: Vec<Talk>,
    /// What a coach has to say now.
    pub coach: Vec<String>,
    /// Final places, best first, once the game is over.
    pub standing: Vec<Place>,
    /// How many moves there are, and which one is shown; for a replay.
    pub moment: Option<Moment>,
    /// What was found out about the whole game, line by line.
    pub report: Vec<String>,
    /// What should be known of the connection.
    pub notice: Option<String>,
}

/// What the viewer is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub text: String,
    /// The id of the rule that asks.
    pub rule: String,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// Chat, in anybody's words.
    Chat { name: String, text: String },
    /// A statement in the game's own words, in notation.
    Stated { seat: Seat, statement: String },
}

/// What the viewer may answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    pub notation: String,
    pub text: String,
    /// What may go wrong, if a coach has been called.
    pub dangers: Vec<String>,
}

/// How a seat ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub seat: Seat,
    pub place: u8,
    pub total: i32,
    /// The score sheet, line by line.
    pub lines: Vec<(String, i32)>,
}

/// A moment of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Moves made so far.
    pub at: usize,
    pub of: usize,
}

impl Seen {
    /// A table of a game of which nothing is known yet.
    pub fn nothing(about: &'static About) -> Seen {
        Seen {
            about,
            title: None,
            viewer: Viewer::Spectator,
            names: Vec::new(),
            kinds: Vec::new(),
            view: Value::Null,
            lines: Vec::new(),
            asked: Vec::new(),
            question: None,
            choices: Vec::new(),
            heard: Vec::new(),
            read: 0,
            talk: Vec::new(),
            coach: Vec::new(),
            standing: Vec::new(),
            moment: None,
            report: Vec::new(),
            notice: None,
        }
    }

    pub fn title(&self) -> &str {
        self.title.as_deref().unwrap_or(self.about.title)
    }

    pub fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The choices whose notation begins with these words, each with the words that follow.
    pub fn choices_of<'a>(&'a self, verb: &'a str) -> impl Iterator<Item = (usize, Vec<&'a str>)> + 'a {
        self.choices.iter().enumerate().filter_map(move |(number, choice)| {
            let mut words = choice.notation.split(' ');
            (words.next() == Some(verb)).then(|| (number, words.collect()))
        })
    }

    /// The choices that name this word anywhere behind their first.
    pub fn choices_naming(&self, word: &str) -> Vec<usize> {
        let names = |choice: &Choice| choice.notation.split(' ').skip(1).any(|part| part == word);
        self.choices.iter().enumerate().filter(|(_, choice)| names(choice)).map(|(number, _)| number).collect()
    }
}
