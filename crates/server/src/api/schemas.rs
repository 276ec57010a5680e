//! The shapes of what is written piece by piece (`table::whole` and its neighbours), for the description alone. A test compares
//! them with what is sent.

#![expect(dead_code, reason = "only their schemas are used")]

use crate::table::TableShown;
use schemars::JsonSchema;
use serde_json::Value;

/// Everything that a viewer may know of a table.
#[derive(JsonSchema)]
pub struct TableSeen {
    /// The last line of the table's journal.
    seq: i64,
    /// When it was written, in milliseconds since 1970.
    at: i64,
    /// Your seat.
    you: Option<u8>,
    /// You opened the table.
    host: bool,
    /// The word of a shared deal, for whoever opened the table.
    deal: Option<String>,
    table: TableShown,
    /// The last sentences of the story.
    heard: Vec<String>,
    /// What was said lately beside the game.
    talk: Vec<TalkShown>,
    #[schemars(flatten)]
    position: PositionShown,
}

/// A line of a table's journal, as one viewer hears it. What it does not name is as it was.
#[derive(JsonSchema)]
pub struct TableUpdate {
    seq: i64,
    at: i64,
    /// `claimed`, `left`, `placed`, `started`, `moved`, `taken_back`, `stated`, `said`, `handed`, `returned`, `rematched` or `void`.
    kind: String,
    /// Whose doing it was.
    seat: Option<u8>,
    /// What the story gains.
    heard: Vec<String>,
    /// What the seat said in the game's own words.
    stated: Option<String>,
    said: Option<SaidShown>,
    table: Option<TableShown>,
    #[schemars(flatten)]
    position: PositionShown,
}

/// A question at one of your tables; or, without one, the end of a game.
#[derive(JsonSchema)]
pub struct PromptShown {
    table: String,
    game: String,
    seat: u8,
    /// To be sent along with the answer.
    seq: i64,
    /// Final places and score sheets, once the game is over.
    standing: Option<Vec<Value>>,
    #[schemars(flatten)]
    position: PositionShown,
}

/// Where the game stands, once it has begun.
#[derive(JsonSchema)]
struct PositionShown {
    /// How many moves have been made.
    moves: Option<usize>,
    /// The seats that are being asked.
    asked: Option<Vec<u8>>,
    /// Milliseconds on each clock when its seat was last asked.
    left_ms: Option<Vec<i64>>,
    /// What the viewer sees, in the game's own words.
    view: Option<Value>,
    /// What you are asked.
    prompt: Option<QuestionShown>,
    /// What you may answer.
    choices: Option<Vec<ChoiceShown>>,
}

#[derive(JsonSchema)]
struct QuestionShown {
    text: String,
    /// The id of the rule that asks.
    rule: String,
}

#[derive(JsonSchema)]
struct ChoiceShown {
    /// To be sent as it is.
    #[schemars(rename = "move")]
    notation: String,
    text: String,
}

#[derive(JsonSchema)]
struct TalkShown {
    /// The line that it became.
    seq: i64,
    name: String,
    text: String,
}

#[derive(JsonSchema)]
struct SaidShown {
    name: String,
    text: String,
}
