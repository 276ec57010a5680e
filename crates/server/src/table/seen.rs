//! What one viewer is shown of a table, in the viewer's language, as the types that the API writes and describes. Nothing here looks
//! at the game but through that viewer's eyes.

use super::clock::Clock;
use super::desk::{Chair, ChatLine, Desk, Progress};
use super::entry::{Dealt, Sitter};
use super::happened::{Event, Happened, Kind};
use super::holds::Hold;
use super::prepared::{Dropped, Word};
use crate::days::Holiday;
use crate::speech::Speech;
use coven_bots::Level;
use coven_catalog::{Choice, LastView, Table};
use coven_engine::{Phrase, Prompt, Seat, Viewer};
use coven_text::Texts;
use rustc_hash::FxHasher;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::value::RawValue;
use std::hash::{Hash, Hasher};

/// Number of sentences of the story that a newcomer is told.
const RECENT: usize = 40;

/// The schema of a level of bots: its name.
pub fn level_schema(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": ["string", "null"], "enum": level_names() })
}

fn level_names() -> Vec<Option<&'static str>> {
    Level::ALL.iter().map(|level| Some(level.name())).chain([None]).collect()
}

/// The table around the game: everybody sees the same of it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TableShown {
    pub id: String,
    pub game: String,
    pub title: &'static str,
    pub stage: Progress,
    pub listed: bool,
    pub seats: Vec<SeatShown>,
    /// The promise of fair dealing, given before anything is dealt.
    pub commitment: String,
    /// Whether anybody may know beforehand what is dealt: `secret`, or `{"known": …}` and how. A known deal is not rated.
    pub deal: Dealt,
    /// What was agreed, in the game's own words.
    pub setup: serde_json::Value,
    pub clock: Option<Clock>,
    /// The level of the bot that plays for whoever takes too long, or is away. With one above `apprentice` the game is not rated.
    #[schemars(schema_with = "level_schema")]
    pub stand_in: Level,
    /// Everybody may ask what a good player would do. Such a game is not rated.
    pub hints: bool,
    /// When the server begins the game, in milliseconds since 1970, where a club meets for it every week.
    pub begins: Option<i64>,
    /// The table at which the same people play again.
    pub next: Option<String>,
    /// Final places and score sheets, once the game is over.
    pub standing: Option<Vec<ResultShown>>,
}

/// Who sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SitterKind {
    Open,
    Person,
    Bot,
    /// The chair is held for somebody who was asked to play.
    Held,
}

impl SitterKind {
    pub const fn of(sitter: &Sitter) -> SitterKind {
        match sitter {
            Sitter::Open => SitterKind::Open,
            Sitter::Person { .. } => SitterKind::Person,
            Sitter::Bot { .. } => SitterKind::Bot,
            Sitter::Held { .. } => SitterKind::Held,
        }
    }
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct SeatShown {
    pub seat: u8,
    pub name: Option<String>,
    pub kind: SitterKind,
    /// The level of the bot that decides here, also where it plays for a person.
    #[schemars(schema_with = "level_schema")]
    pub level: Option<Level>,
    /// A bot plays for the person.
    pub away: bool,
    /// Its bot made its last move in a hurry, because many bots thought at once at the server.
    pub hurried: bool,
    /// Milliseconds on the clock when the seat was last asked.
    pub left_ms: Option<i64>,
    /// When the seat was asked, if it is being asked.
    pub asked_at: Option<i64>,
    /// When the seat's time runs out, if it is being asked, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// When the person is away before that.
    pub holiday: Option<Holiday>,
    /// Until when the chair is held for somebody who was asked to play, in milliseconds since 1970.
    pub held_until: Option<i64>,
}

/// One seat's result.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ResultShown {
    pub seat: u8,
    /// 1 is best; equal numbers share a place.
    pub place: u8,
    pub sheet: SheetShown,
}

/// A seat's points, line by line.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SheetShown {
    pub lines: Vec<SheetLineShown>,
    pub total: i32,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct SheetLineShown {
    pub key: String,
    pub points: i32,
}

impl ResultShown {
    fn of(result: coven_engine::standing::Result) -> ResultShown {
        let lines = result.sheet.lines.into_iter().map(|line| SheetLineShown { key: line.key, points: line.points });
        let sheet = SheetShown { lines: lines.collect(), total: result.sheet.total };
        ResultShown { seat: result.seat.0, place: result.place, sheet }
    }

    fn standing(game: Option<&dyn Table>) -> Option<Vec<ResultShown>> {
        Some(game?.standing()?.into_iter().map(ResultShown::of).collect())
    }
}

impl TableShown {
    fn of(desk: &Desk, game: Option<&dyn Table>) -> TableShown {
        let clock = desk.founding.clock;
        let seat = |(seat, chair): (Seat, &Chair)| SeatShown {
            seat: seat.0,
            name: (chair.sitter != Sitter::Open || matches!(desk.progress, Progress::Playing | Progress::Over))
                .then(|| desk.names[seat.index()].clone()),
            kind: SitterKind::of(&chair.sitter),
            level: desk.bot_at(seat),
            away: chair.stand_in.is_some(),
            hurried: chair.hurried && desk.bot_at(seat).is_some(),
            left_ms: clock.map(|_| chair.left),
            asked_at: clock.and(chair.asked_at),
            due_at: desk.runs_out(seat).filter(|_| desk.answers_itself(seat)),
            holiday: chair.deadline.and_then(|deadline| deadline.holiday).filter(|_| desk.answers_itself(seat)),
            held_until: desk.holds().find(|hold| hold.seat == seat).map(|hold| hold.until),
        };
        TableShown {
            id: desk.id.clone(),
            game: desk.founding.game.clone(),
            title: coven_catalog::about(&desk.founding.game).map_or("", |about| about.title),
            stage: desk.progress,
            listed: desk.founding.listed,
            seats: Seat::all(desk.chairs.len()).zip(&desk.chairs).map(seat).collect(),
            commitment: desk.founding.seed.commitment().to_string(),
            deal: desk.founding.dealt(),
            setup: desk.founding.setup.clone(),
            clock,
            stand_in: desk.stand_in(),
            hints: desk.founding.hints,
            begins: desk.awaited_meeting().map(|meeting| meeting.begins),
            next: desk.next.clone(),
            standing: ResultShown::standing(game),
        }
    }
}

/// What a seat is asked, and what it may answer, before it is put into words.
#[derive(Debug, Hash)]
pub struct Question {
    prompt: Prompt,
    choices: Vec<Choice>,
}

impl Question {
    /// What the viewer is being asked, if anything.
    pub fn of(game: Option<&dyn Table>, viewer: Viewer) -> Option<Question> {
        let (Viewer::Seat(seat), Some(game)) = (viewer, game) else {
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
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct PromptText {
    text: String,
    /// The id of the rule that asks.
    rule: &'static str,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct ChoiceText {
    /// To be sent as it is.
    #[serde(rename = "move")]
    notation: String,
    text: String,
}

/// Where the game stands, once it has begun.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct Position {
    /// How many moves have been made.
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<usize>,
    /// The seats that are being asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<Vec<u8>>,
    /// Milliseconds on each clock when its seat was last asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    left_ms: Option<Vec<i64>>,
    /// What the viewer sees, in the game's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    view: Option<Box<RawValue>>,
    /// What you are asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<PromptText>,
    /// What you may answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<ChoiceText>>,
}

impl Position {
    /// Where the game stands for a viewer. Most of a view is as in the `last` one that was written, for whomever.
    pub fn of(desk: &Desk, viewer: Viewer, last: &mut LastView) -> Position {
        if desk.progress == Progress::Closed {
            return Position { asked: Some(Vec::new()), ..Position::default() };
        }
        Position::at(desk, desk.game.as_deref(), desk.moves, viewer, last)
    }

    fn at(desk: &Desk, game: Option<&dyn Table>, moves: usize, viewer: Viewer, last: &mut LastView) -> Position {
        let Some(game) = game else {
            return Position::default();
        };
        let mut view = Vec::new();
        game.write_view(viewer, last, &mut view);
        Position {
            moves: Some(moves),
            asked: Some(game.deciding().map(|seat| seat.0).collect()),
            left_ms: desk.founding.clock.map(|_| desk.chairs.iter().map(|chair| chair.left).collect()),
            view: String::from_utf8(view).ok().and_then(|view| RawValue::from_string(view).ok()),
            prompt: None,
            choices: None,
        }
    }

    /// The same with what the viewer is asked.
    #[must_use]
    pub fn asking(self, question: Option<&Question>, names: &[String], speech: &Speech) -> Position {
        let Some(Question { prompt, choices }) = question else {
            return self;
        };
        let choice = |choice: &Choice| ChoiceText { notation: choice.notation.clone(), text: speech.say(&choice.phrase, names) };
        Position {
            prompt: Some(PromptText { text: speech.say(&prompt.phrase, names), rule: prompt.rule }),
            choices: Some(choices.iter().map(choice).collect()),
            ..self
        }
    }
}

/// What became of what you had prepared.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PreparedOutcome {
    /// An answer was given.
    given: bool,
    /// Why it was dropped; where an answer was given, why that was dropped which you had prepared for the questions after it.
    dropped: Option<Dropped>,
    text: String,
}

impl PreparedOutcome {
    fn of(word: &Word, speech: &Speech) -> PreparedOutcome {
        PreparedOutcome { given: word.given(), dropped: word.dropped(), text: speech.texts().word(word.message()) }
    }
}

/// Everything that a viewer may know of a table.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TableSeen {
    /// The last line of the table's journal.
    seq: i64,
    /// When it was written, in milliseconds since 1970.
    at: i64,
    /// Your seat; at a shared screen that of whoever has lifted the curtain.
    you: Option<u8>,
    /// The seats of those who share your screen, yours among them; none if you have it for yourself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    screen: Vec<u8>,
    /// The seat that is held for you: you are asked whether you want to play.
    invited: Option<u8>,
    /// You opened the table.
    host: bool,
    /// The word of a shared deal, for whoever opened the table and may open others that are dealt alike.
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<String>,
    table: TableShown,
    /// The last sentences of the story.
    heard: Vec<String>,
    /// What was said lately beside the game.
    talk: Vec<ChatLine>,
    /// What became of what you had prepared, until you answer yourself.
    #[serde(skip_serializing_if = "Option::is_none")]
    prepared: Option<PreparedOutcome>,
    #[serde(flatten)]
    position: Position,
}

impl TableSeen {
    /// The table as it is. `person` is who looks, `viewer` through whose eyes.
    pub fn of(desk: &Desk, person: Option<&str>, viewer: Viewer, speech: &Speech) -> TableSeen {
        TableSeen::at(desk, desk.game.as_deref(), desk.moves, person, viewer, speech)
    }

    /// The table with the `game` as it stood after its first `moves` moves.
    pub fn at(
        desk: &Desk,
        game: Option<&dyn Table>,
        moves: usize,
        person: Option<&str>,
        viewer: Viewer,
        speech: &Speech,
    ) -> TableSeen {
        let host = person == Some(desk.founding.host.as_str());
        let position = Position::at(desk, game, moves, viewer, &mut LastView::default());
        TableSeen {
            seq: desk.seq,
            at: desk.at,
            you: person.and_then(|person| desk.seat_of(person)).map(|seat| seat.0),
            screen: person
                .filter(|person| desk.shares_screen(person))
                .map_or_else(Vec::new, |person| desk.seats_of(person).map(|seat| seat.0).collect()),
            invited: person.and_then(|person| desk.held_for(person)).map(|seat| seat.0),
            host,
            deal: desk.founding.deal.clone().filter(|_| host),
            table: TableShown::of(desk, game),
            heard: game.map_or_else(Vec::new, |game| recent(game, moves, viewer, &desk.names, speech)),
            talk: desk.talk.iter().cloned().collect(),
            prepared: desk.word_of_prepared(viewer).map(|word| PreparedOutcome::of(word, speech)),
            position: position.asking(Question::of(game, viewer).as_ref(), &desk.names, speech),
        }
    }
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct Remark {
    name: String,
    text: String,
}

/// A line of a table's journal, as one viewer hears it. What it does not name is as it was.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TableUpdate {
    seq: i64,
    at: i64,
    kind: Kind,
    /// Whose doing it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// What the story gains.
    heard: Vec<String>,
    /// What the seat said in the game's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    stated: Option<String>,
    /// What somebody said beside the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    said: Option<Remark>,
    /// What became of what you had prepared.
    #[serde(skip_serializing_if = "Option::is_none")]
    prepared: Option<PreparedOutcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableShown>,
    #[serde(flatten)]
    position: Position,
}

impl TableUpdate {
    pub fn of(desk: &Desk, happened: &Happened, viewer: Viewer, position: Position, speech: &Speech) -> TableUpdate {
        let event = &happened.event;
        let heard = event.tale().into_iter().flat_map(|tale| tale.heard_by(viewer));
        let (stated, said) = match event {
            Event::Stated { statement, .. } => (Some(statement.clone()), None),
            Event::Chat { name, text } => (None, Some(Remark { name: name.clone(), text: text.clone() })),
            _ => (None, None),
        };
        let prepared = desk.word_of_prepared(viewer).filter(|word| word.seq == desk.seq);
        TableUpdate {
            seq: desk.seq,
            at: desk.at,
            kind: event.kind(),
            seat: event.seat().map(|seat| seat.0),
            heard: heard.map(|phrase| speech.say(phrase, &desk.names)).collect(),
            stated,
            said,
            prepared: prepared.map(|word| PreparedOutcome::of(word, speech)),
            table: happened.changes_table().then(|| TableShown::of(desk, desk.game.as_deref())),
            position,
        }
    }
}

/// A question at one of your tables; or, without one, the end of a game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PromptShown {
    table: String,
    game: String,
    seat: u8,
    /// To be sent along with the answer.
    seq: i64,
    /// When your time runs out, in milliseconds since 1970, at a table with clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<i64>,
    /// Final places and score sheets, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Vec<ResultShown>>,
    #[serde(flatten)]
    position: Position,
}

impl PromptShown {
    pub fn of(desk: &Desk, seat: Seat, speech: &Speech) -> PromptShown {
        let (viewer, game) = (Viewer::Seat(seat), desk.game.as_deref());
        let position = Position::of(desk, viewer, &mut LastView::default());
        PromptShown {
            table: desk.id.clone(),
            game: desk.founding.game.clone(),
            seat: seat.0,
            seq: desk.seq,
            due: desk.runs_out(seat).filter(|_| desk.answers_itself(seat)),
            standing: ResultShown::standing(game),
            position: position.asking(Question::of(game, viewer).as_ref(), &desk.names, speech),
        }
    }
}

/// You are asked whether you want to play: say yes or no at that table.
#[derive(Debug, Serialize, JsonSchema)]
pub struct InvitationShown {
    table: String,
    game: String,
    seat: u8,
    seq: i64,
    /// Until when the chair is held, in milliseconds since 1970.
    until: i64,
}

impl InvitationShown {
    pub fn of(desk: &Desk, hold: Hold<'_>) -> InvitationShown {
        let (table, game) = (desk.id.clone(), desk.founding.game.clone());
        InvitationShown { table, game, seat: hold.seat.0, seq: desk.seq, until: hold.until }
    }
}

/// The last sentences that the viewer has heard.
fn recent(game: &dyn Table, moves: usize, viewer: Viewer, names: &[String], speech: &Speech) -> Vec<String> {
    let mut heard = Vec::new();
    let mut number = moves;
    while heard.len() < RECENT && number > 0 {
        number -= 1;
        let Some(tale) = game.tale(number) else {
            break;
        };
        heard.extend(tale.heard_by(viewer).map(|phrase| speech.say(phrase, names)).collect::<Vec<_>>().into_iter().rev());
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
