//! A game being played, the same for every game: moves are their notation, everything said is a phrase.

use crate::ahead::{Ahead, PreparedAnswer, look_ahead};
use coven_bots::{Bot, Memory, worth_considering};
use coven_engine::record::Entry;
use coven_engine::{
    About, Audience, BadNotation, CannotUndo, Commitment, Danger, Game, Illegal, MoveList, Phrase, Prompt, Record, Seat, Seats,
    SetupError, Sheet, Standing, Story, Tell, Viewer, WholeGame, Written,
};
use serde::Serialize;
use std::any::Any;
use std::collections::BTreeMap;

/// One legal move.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Choice {
    pub notation: String,
    /// What the move would do.
    pub phrase: Phrase,
}

/// What happened, sentence by sentence, each with those who may hear it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tale(Vec<(Audience, Phrase)>);

impl Tale {
    fn of<R: Tell>(rules: &R, story: &Story<R::Event>) -> Tale {
        Tale(story.told.iter().map(|told| (told.to, rules.tell_event(&told.event))).collect())
    }

    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &Phrase> {
        self.iter().filter(move |(to, _)| to.includes(viewer)).map(|(_, phrase)| phrase)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Audience, &Phrase)> {
        self.0.iter().map(|(to, phrase)| (*to, phrase))
    }
}

/// A move that a bot has looked at, as a hint shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    pub notation: String,
    /// What the move would do.
    pub phrase: Phrase,
    /// The expected share of victory, from 0 to 1; none if there is nothing to compare it with.
    pub victory: Option<f32>,
    /// Why it is good, if the game's knowledge has a word for it.
    pub reason: Option<Phrase>,
}

/// What the coach has to say to a seat now.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Coaching {
    /// What somebody should know who is asked such a question for the first time. Its id names the kind of question.
    pub explained: Option<Phrase>,
    /// What may go wrong, each once, with the moves that it threatens.
    pub dangers: Vec<(Danger, Vec<Choice>)>,
    /// The number of the round, from 1.
    pub round: usize,
    /// What the game is about, in the first round.
    pub goal: Option<Phrase>,
    /// What matters in this round. Empty before there is anything to plan, and once the game is over.
    pub plan: Vec<Phrase>,
    /// What the round that ended last was for the seat.
    pub look_back: Vec<Phrase>,
}

/// Why a move was not made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    #[error(transparent)]
    Notation(#[from] BadNotation),
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// A computer player's thinking about one decision, to be carried out wherever there is time: it holds what it needs and keeps
/// no table waiting. The same number gives the same move, unless the level thinks by the clock.
pub type Thought = Box<dyn FnOnce(u64) -> Option<String> + Send>;

/// What the thinking of one seat's bot leaves behind for its next decision at the same table.
#[derive(Debug, Default)]
pub struct Mind(Recollection);

/// The view of a table that was written last, to copy from.
#[derive(Debug, Default)]
pub struct LastView(Recollection);

/// A value whose type only the game at the table knows: it is kept between calls by callers who are the same for every game.
#[derive(Debug)]
struct Recollection(Box<dyn Any + Send>);

impl Default for Recollection {
    fn default() -> Self {
        Recollection(Box::new(()))
    }
}

impl Recollection {
    /// The value; the default at first, and when it was left by another game.
    fn recall<M: Default + Send + 'static>(&mut self) -> &mut M {
        if !self.0.is::<M>() {
            self.0 = Box::new(M::default());
        }
        self.0.downcast_mut().expect("it is a memory of this game, or was made just now")
    }
}

/// A game being played, the same for every game: moves are given in their notation, everything that is said comes as phrases, and
/// what a viewer may know as sentences or as JSON. It holds the whole truth; everything that takes a seat or a viewer gives what
/// that one may know. A seat that the table does not have sees what a spectator sees and is never asked.
///
/// Whoever draws a game needs its own types: a `dyn Table` is `dyn Any`, and its real type is [`Game`] with the rules of the game.
pub trait Table: Any + Send + Sync {
    /// What is known of the game.
    fn about(&self) -> &'static About;
    /// The number of seats.
    fn seats(&self) -> usize;

    /// Who is being asked; nobody once the game is over.
    fn deciding(&self) -> Seats;
    /// What a seat is being asked.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// Everything that a seat may decide now.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// Makes a move and tells what came of it. A refused move changes nothing.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Tale, PlayError>;
    /// Takes back the seat's last move.
    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;
    /// Whether that would be possible, and if not, why.
    fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo>;
    /// Says something in the words that the game has for table talk; gives it back in its normal form. Changes nothing else.
    fn say(&mut self, seat: Seat, statement: &str) -> Result<String, Illegal>;

    /// The move that a bot makes for a seat, from what that seat may know; none if the seat is not asked.
    fn think(&self, seat: Seat, bot: &Bot, mind: &mut Mind, seed: u64) -> Option<String>;
    /// The few moves of a seat that a bot would consider, the best first; the only move if there is but one.
    fn hints(&self, seat: Seat, bot: &Bot, seed: u64) -> Vec<Hint>;
    /// Why a move of a seat that is asked would be good, if the game's knowledge has a word for it.
    fn reason(&self, seat: Seat, notation: &str) -> Option<Phrase>;
    /// What somebody who learns the game is told in this seat, from what the seat may know.
    fn coaching(&self, seat: Seat) -> Coaching;

    /// What a seat that is not asked may be asked next, the likeliest first, if it answers the first questions as `prepared`: from what
    /// the seat may know. The same number gives the same questions.
    fn look_ahead(&self, seat: Seat, prepared: &[PreparedAnswer], chance: u64) -> Vec<Ahead>;

    /// What happened while the table was laid out.
    fn opening(&self) -> Tale;
    /// The moves so far.
    fn moves(&self) -> Vec<Entry>;
    /// What came of a move, counted from 0.
    fn tale(&self, number: usize) -> Option<Tale>;
    /// The moves with which rounds began.
    fn rounds(&self) -> Vec<usize>;
    /// The moves with which somebody else took the lead, each with who did; no more than `most`. It tells what nobody may know before
    /// the end.
    fn turning_points(&self, most: usize) -> Vec<(usize, Seat)>;
    /// The same table as it stood after `moves` moves.
    fn at(&self, moves: usize) -> Result<Box<dyn Table>, SetupError>;

    /// What a viewer may know, as sentences.
    fn view_lines(&self, viewer: Viewer) -> Vec<Phrase>;
    /// What a viewer may know, as data.
    fn view_json(&self, viewer: Viewer) -> serde_json::Value;
    /// Writes what [`Table::view_json`] gives as text, for those who show it thousands of times a second. What is as in the view
    /// that was written `last`, for whomever and whenever, is copied from there.
    fn write_view(&self, viewer: Viewer, last: &mut LastView, out: &mut Vec<u8>);
    /// The whole position, hidden things included: for snapshots, never for a viewer.
    fn position(&self) -> serde_json::Value;
    /// What a bot would think about the seat's decision; none if the seat is not asked.
    fn ponder(&self, seat: Seat, bot: Bot) -> Option<Thought>;
    /// The points of a seat as they would be counted if the game ended now.
    fn points(&self, seat: Seat) -> i32;
    /// The same line by line.
    fn sheet(&self, seat: Seat) -> Sheet;
    /// The final places and sheets, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// What each line of a seat's sheet stands for, in the order of the sheet; nothing before the end.
    fn sheet_lines(&self, seat: Seat) -> Vec<Phrase>;

    /// The roles, sides or companions that a seat played, by the messages that name them, each with how often; nothing before the end.
    /// `own` says for each move of the seat whether it counts.
    fn roles(&self, seat: Seat, own: &[bool]) -> BTreeMap<String, u32>;

    /// The promise of fair dealing; it may be shown to anybody at any time.
    fn commitment(&self) -> Commitment;
    /// The game written down, seed included: nothing to be shown before the game is over. `seats` says who sits where.
    fn record(&self, seats: Vec<String>) -> Record;
}

impl<R: WholeGame> Table for Game<R> {
    fn about(&self) -> &'static About {
        R::about()
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn deciding(&self) -> Seats {
        self.deciding()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.deciding().contains(seat).then(|| self.rules().prompt(self.state(), seat))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.deciding().contains(seat) {
            return Vec::new();
        }
        let choice = |&m| Choice { notation: format!("{m}"), phrase: self.rules().tell_move(self.state(), seat, m) };
        self.legal(seat).iter().map(choice).collect()
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Tale, PlayError> {
        let m = notation.parse()?;
        let rules = self.shared_rules();
        Ok(Tale::of(&*rules, self.play(seat, m)?))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.undo(seat)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.can_undo(seat)
    }

    fn say(&mut self, seat: Seat, statement: &str) -> Result<String, Illegal> {
        Ok(self.say(seat, statement)?.statement.clone())
    }

    fn think(&self, seat: Seat, bot: &Bot, mind: &mut Mind, seed: u64) -> Option<String> {
        if !self.deciding().contains(seat) {
            return None;
        }
        let memory: &mut Memory<R::Move> = mind.0.recall();
        bot.play(self, seat, memory, seed).map(|m| m.to_string())
    }

    fn hints(&self, seat: Seat, bot: &Bot, seed: u64) -> Vec<Hint> {
        if !self.deciding().contains(seat) {
            return Vec::new();
        }
        let hint = |m: R::Move, victory| Hint {
            notation: m.to_string(),
            phrase: self.rules().tell_move(self.state(), seat, m),
            victory,
            reason: self.rules().reason(self.state(), seat, m),
        };
        let mut moves = MoveList::new();
        self.rules().legal(self.state(), seat, &mut moves);
        if let [only] = moves[..] {
            return vec![hint(only, None)];
        }
        let belief = self.rules().believe(self.state(), seat, &self.heard_by(seat));
        let judged = bot.judge(self.rules(), self.state(), self.seats(), seat, &belief, seed);
        worth_considering(judged).into_iter().map(|judged| hint(judged.m, Some(judged.victory))).collect()
    }

    fn reason(&self, seat: Seat, notation: &str) -> Option<Phrase> {
        let m = notation.parse().ok().filter(|m| self.deciding().contains(seat) && self.legal(seat).contains(m))?;
        self.rules().reason(self.state(), seat, m)
    }

    fn coaching(&self, seat: Seat) -> Coaching {
        if seat.index() >= self.seats() {
            return Coaching::default();
        }
        let (rules, state, round) = (self.rules(), self.state(), self.history().map_or(1, |history| history.rounds.len()));
        let mut dangers: Vec<(Danger, Vec<Choice>)> = Vec::new();
        for &m in self.legal(seat).iter() {
            for danger in rules.dangers(state, seat, m) {
                let choice = Choice { notation: m.to_string(), phrase: rules.tell_move(state, seat, m) };
                match dangers.iter_mut().find(|(known, _)| *known == danger) {
                    Some((_, choices)) => choices.push(choice),
                    None => dangers.push((danger, vec![choice])),
                }
            }
        }
        let going_on = !self.deciding().is_empty();
        Coaching {
            explained: Table::prompt(self, seat).and_then(|prompt| rules.explained(&prompt)),
            dangers,
            round,
            goal: (going_on && round == 1).then(|| R::about().goal()),
            plan: if going_on { rules.plan(state, seat) } else { Vec::new() },
            look_back: self.past_round(seat).map(|past| rules.look_back(seat, &past)).unwrap_or_default(),
        }
    }

    fn look_ahead(&self, seat: Seat, prepared: &[PreparedAnswer], chance: u64) -> Vec<Ahead> {
        look_ahead(self, seat, prepared, chance)
    }

    fn opening(&self) -> Tale {
        Tale::of(self.rules(), self.opening())
    }

    fn moves(&self) -> Vec<Entry> {
        self.turns().iter().map(|turn| Entry { seat: turn.seat, notation: turn.m.to_string() }).collect()
    }

    fn tale(&self, number: usize) -> Option<Tale> {
        self.turns().get(number).map(|turn| Tale::of(self.rules(), &turn.story))
    }

    fn rounds(&self) -> Vec<usize> {
        self.history().map(|history| history.rounds.clone()).unwrap_or_default()
    }

    fn turning_points(&self, most: usize) -> Vec<(usize, Seat)> {
        self.history().map(|history| history.turning_points(most)).unwrap_or_default()
    }

    fn at(&self, moves: usize) -> Result<Box<dyn Table>, SetupError> {
        Ok(Box::new(self.at(moves)?))
    }

    fn view_lines(&self, viewer: Viewer) -> Vec<Phrase> {
        self.rules().tell_view(&seen(self, viewer))
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(seen(self, viewer)).unwrap_or_default()
    }

    fn write_view(&self, viewer: Viewer, last: &mut LastView, out: &mut Vec<u8>) {
        last.0.recall::<Written<R::View>>().write(seen(self, viewer), out);
    }

    fn position(&self) -> serde_json::Value {
        serde_json::to_value(self.rules().position(self.state())).unwrap_or_default()
    }

    fn ponder(&self, seat: Seat, bot: Bot) -> Option<Thought> {
        if !self.deciding().contains(seat) {
            return None;
        }
        let (rules, state, seats) = (self.shared_rules(), self.state().clone(), self.seats());
        let belief = rules.believe(&state, seat, &self.heard_by(seat));
        Some(Box::new(move |chance| bot.choose(&*rules, &state, seats, seat, &belief, chance).map(|m| m.to_string())))
    }

    fn points(&self, seat: Seat) -> i32 {
        self.rules().points(self.state(), seat)
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        self.rules().sheet(self.state(), seat)
    }

    fn standing(&self) -> Option<Standing> {
        self.rules().standing(self.state())
    }

    fn sheet_lines(&self, seat: Seat) -> Vec<Phrase> {
        let standing = self.rules().standing(self.state()).unwrap_or_default();
        let lines = standing.iter().filter(|result| result.seat == seat).flat_map(|result| &result.sheet.lines);
        lines.map(|line| self.rules().tell_line(self.state(), seat, line)).collect()
    }

    fn roles(&self, seat: Seat, own: &[bool]) -> BTreeMap<String, u32> {
        let mut played = BTreeMap::new();
        if seat.index() < self.seats() && self.deciding().is_empty() {
            let moves = self.turns().iter().filter(|turn| turn.seat == seat).map(|turn| turn.m).zip(own);
            let own: Vec<R::Move> = moves.filter_map(|(m, own)| own.then_some(m)).collect();
            for role in self.rules().roles(self.state(), seat, &own) {
                *played.entry(role.id.into_owned()).or_default() += 1;
            }
        }
        played
    }

    fn commitment(&self) -> Commitment {
        self.seed().commitment()
    }

    fn record(&self, seats: Vec<String>) -> Record {
        Record::of(self, seats)
    }
}

fn seen<R: WholeGame>(game: &Game<R>, viewer: Viewer) -> R::View {
    let viewer = match viewer {
        Viewer::Seat(seat) if seat.index() < game.seats() => viewer,
        _ => Viewer::Spectator,
    };
    game.rules().view(game.state(), viewer)
}
