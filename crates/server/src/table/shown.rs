//! What one viewer is shown of a table, in the viewer's language. Nothing here looks at the game but through that viewer's eyes.

use super::clock::Clock;
use super::desk::{Chair, Desk, Happened, Stage};
use super::entry::Sitter;
use crate::speech::Speech;
use coven_bots::Level;
use coven_catalog::{Choice, LastView};
use coven_engine::{Phrase, Prompt, Seat, Standing, Viewer};
use coven_text::Texts;
use rustc_hash::FxHasher;
use schemars::JsonSchema;
use serde::Serialize;
use std::hash::{Hash, Hasher};

/// Sentences of the story that a newcomer is told.
const RECENT: usize = 40;

/// The table around the game: everybody sees the same of it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TableShown {
    pub id: String,
    pub game: String,
    pub title: &'static str,
    /// `gathering`, `playing` or `over`.
    pub stage: &'static str,
    pub listed: bool,
    pub seats: Vec<SeatShown>,
    /// The promise of fair dealing, given before anything is dealt.
    pub commitment: String,
    /// What was agreed, in the game's own words.
    pub setup: serde_json::Value,
    pub clock: Option<Clock>,
    /// The table at which the same people play again.
    pub next: Option<String>,
    /// Final places and score sheets, once the game is over.
    #[schemars(with = "Option<Vec<serde_json::Value>>")]
    pub standing: Option<Standing>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct SeatShown {
    pub seat: u8,
    pub name: Option<String>,
    /// `open`, `person` or `bot`.
    pub kind: &'static str,
    /// The level of the bot that decides here, also where it plays for a person.
    #[schemars(with = "Option<String>")]
    pub level: Option<Level>,
    /// A bot plays for the person.
    pub away: bool,
    /// Milliseconds on the clock when the seat was last asked.
    pub left_ms: Option<i64>,
    /// When the seat was asked, if it is being asked.
    pub asked_at: Option<i64>,
}

impl TableShown {
    pub fn of(desk: &Desk) -> TableShown {
        let clock = desk.founding.clock;
        let seat = |(seat, chair): (Seat, &Chair)| SeatShown {
            seat: seat.0,
            name: (chair.sitter != Sitter::Open || desk.stage != Stage::Gathering).then(|| desk.names[seat.index()].clone()),
            kind: match chair.sitter {
                Sitter::Open => "open",
                Sitter::Person { .. } => "person",
                Sitter::Bot { .. } => "bot",
            },
            level: desk.bot_at(seat),
            away: chair.stand_in.is_some(),
            left_ms: clock.map(|_| chair.left),
            asked_at: clock.and(chair.asked_at),
        };
        TableShown {
            id: desk.id.clone(),
            game: desk.founding.game.clone(),
            title: coven_catalog::about(&desk.founding.game).map_or("", |about| about.title),
            stage: desk.stage.name(),
            listed: desk.founding.listed,
            seats: Seat::all(desk.chairs.len()).zip(&desk.chairs).map(seat).collect(),
            commitment: desk.founding.seed.commitment().to_string(),
            setup: desk.founding.setup.clone(),
            clock,
            next: desk.next.clone(),
            standing: desk.game.as_ref().and_then(|game| game.standing()),
        }
    }
}

/// A JSON object that is written piece by piece, so that a view goes straight from the game to the wire.
struct Object<'a> {
    out: &'a mut Vec<u8>,
    empty: bool,
}

impl<'a> Object<'a> {
    fn begin(out: &'a mut Vec<u8>) -> Self {
        out.push(b'{');
        Object { out, empty: true }
    }

    fn field(&mut self, name: &str) -> &mut Vec<u8> {
        if !std::mem::take(&mut self.empty) {
            self.out.push(b',');
        }
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
        self.out
    }

    fn value(&mut self, name: &str, value: &impl Serialize) {
        let out = self.field(name);
        // Writing to memory does not fail, and no value here has keys that are not texts.
        let _ = serde_json::to_writer(out, value);
    }

    fn end(self) {
        self.out.push(b'}');
    }
}

/// What a seat is asked, and what it may answer.
#[derive(Debug, Hash)]
pub struct Question {
    prompt: Prompt,
    choices: Vec<Choice>,
}

impl Question {
    /// What the viewer is being asked, if anything.
    pub fn of(desk: &Desk, viewer: Viewer) -> Option<Question> {
        let (Viewer::Seat(seat), Some(game)) = (viewer, &desk.game) else {
            return None;
        };
        Some(Question { prompt: game.prompt(seat)?, choices: game.choices(seat) })
    }

    /// Tells this question from any other one.
    pub fn mark(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.hash(&mut hasher);
        hasher.finish()
    }

    fn write(&self, names: &[String], speech: &Speech, object: &mut Object<'_>) {
        let out = object.field("prompt");
        out.extend_from_slice(b"{\"text\":");
        speech.write(&self.prompt.phrase, names, out);
        out.extend_from_slice(b",\"rule\":\"");
        out.extend_from_slice(self.prompt.rule.as_bytes());
        out.extend_from_slice(b"\"}");
        let out = object.field("choices");
        list(out, &self.choices, |choice, out| {
            out.extend_from_slice(b"{\"move\":");
            let _ = serde_json::to_writer(&mut *out, &choice.notation);
            out.extend_from_slice(b",\"text\":");
            speech.write(&choice.phrase, names, out);
            out.push(b'}');
        });
    }
}

/// Writes a JSON array.
fn list<T>(out: &mut Vec<u8>, items: impl IntoIterator<Item = T>, write: impl Fn(T, &mut Vec<u8>)) {
    out.push(b'[');
    for (number, item) in items.into_iter().enumerate() {
        if number > 0 {
            out.push(b',');
        }
        write(item, out);
    }
    out.push(b']');
}

/// How much of a table a line is told with. Most of a view is as in the last one.
#[derive(Debug)]
pub enum Position<'a> {
    /// The game is as before for this viewer.
    Same,
    /// The game has changed, the question, if there is one, has not.
    Moved(&'a mut LastView),
    /// The viewer is asked something new.
    Asked(&'a mut LastView, &'a Question),
}

/// Writes what a line of the journal means for one viewer.
pub fn update(desk: &Desk, happened: &Happened, viewer: Viewer, shown: Position<'_>, speech: &Speech, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.value("seq", &desk.seq);
    object.value("at", &desk.at);
    object.value("kind", &happened.kind);
    if let Some(seat) = happened.seat {
        object.value("seat", &seat);
    }
    list(object.field("heard"), happened.tale.heard_by(viewer), |phrase, out| speech.write(phrase, &desk.names, out));
    if let Some(statement) = &happened.stated {
        object.value("stated", statement);
    }
    if let Some((name, text)) = &happened.said {
        object.value("said", &Said { name, text });
    }
    if happened.roster {
        object.value("table", &TableShown::of(desk));
    }
    match shown {
        Position::Same => {}
        Position::Moved(last) => position(desk, viewer, last, &mut object),
        Position::Asked(last, question) => {
            position(desk, viewer, last, &mut object);
            question.write(&desk.names, speech, &mut object);
        }
    }
    object.end();
}

#[derive(Serialize)]
struct Said<'a> {
    name: &'a str,
    text: &'a str,
}

/// Writes everything that a viewer may know of the table. `person` is who looks; the game may be another than the table's, as it
/// stood at some earlier move.
pub fn whole(desk: &Desk, person: Option<&str>, viewer: Viewer, speech: &Speech, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.value("seq", &desk.seq);
    object.value("at", &desk.at);
    object.value("you", &person.and_then(|person| desk.seat_of(person)));
    let host = person == Some(desk.founding.host.as_str());
    object.value("host", &host);
    if host {
        // Whoever knows the word can deal the same cards elsewhere.
        object.value("deal", &desk.founding.deal);
    }
    object.value("table", &TableShown::of(desk));
    object.value("heard", &recent(desk, viewer, speech.texts()));
    object.value("talk", &desk.talk);
    everything(desk, viewer, speech, &mut object);
    object.end();
}

/// Writes what a seat is asked, for somebody who plays at many tables.
pub fn question(desk: &Desk, viewer: Viewer, speech: &Speech, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.value("table", &desk.id);
    object.value("game", &desk.founding.game);
    if let Viewer::Seat(seat) = viewer {
        object.value("seat", &seat);
    }
    object.value("seq", &desk.seq);
    if desk.stage == Stage::Over {
        object.value("standing", &desk.game.as_ref().and_then(|game| game.standing()));
    }
    everything(desk, viewer, speech, &mut object);
    object.end();
}

/// The last sentences that the viewer has heard.
fn recent(desk: &Desk, viewer: Viewer, texts: &Texts) -> Vec<String> {
    let Some(game) = &desk.game else {
        return Vec::new();
    };
    let mut heard = Vec::new();
    let mut number = desk.moves;
    while heard.len() < RECENT && number > 0 {
        number -= 1;
        let Some(tale) = game.tale(number) else {
            break;
        };
        heard.extend(tale.heard_by(viewer).map(|phrase| texts.say(phrase, &desk.names)).collect::<Vec<_>>().into_iter().rev());
    }
    heard.reverse();
    heard
}

/// The whole story as the viewer has heard it, move by move; the first part is the laying out of the table.
pub fn story(desk: &Desk, viewer: Viewer, texts: &Texts) -> Vec<Vec<String>> {
    let Some(game) = &desk.game else {
        return Vec::new();
    };
    let say = |phrase: &Phrase| texts.say(phrase, &desk.names);
    let opening = game.opening().heard_by(viewer).map(say).collect();
    let tales = (0..).map_while(|number| game.tale(number));
    std::iter::once(opening).chain(tales.map(|tale| tale.heard_by(viewer).map(say).collect())).collect()
}

/// Where the game stands, and what the viewer is asked.
fn everything(desk: &Desk, viewer: Viewer, speech: &Speech, object: &mut Object<'_>) {
    position(desk, viewer, &mut LastView::default(), object);
    if let Some(question) = Question::of(desk, viewer) {
        question.write(&desk.names, speech, object);
    }
}

fn position(desk: &Desk, viewer: Viewer, last: &mut LastView, object: &mut Object<'_>) {
    let Some(game) = &desk.game else {
        return;
    };
    object.value("moves", &desk.moves);
    list(object.field("asked"), game.deciding(), |seat: Seat, out| out.push(b'0' + seat.0));
    if desk.founding.clock.is_some() {
        object.value("left_ms", &desk.chairs.iter().map(|chair| chair.left).collect::<Vec<_>>());
    }
    game.write_view(viewer, last, object.field("view"));
}
