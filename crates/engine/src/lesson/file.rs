//! The lesson file as it is written.

use crate::scenario::{Expect, Move, Refused, parse_file};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Table;

type Chance = BTreeMap<String, Vec<String>>;

/// A lesson file. Setup, chance and position are those of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub game: String,
    /// The rules that the lesson teaches.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The seat of the learner.
    #[serde(default)]
    pub learner: u8,
    #[serde(default = "default_seed")]
    pub seed: u64,
    #[serde(default)]
    pub setup: Table,
    #[serde(default)]
    pub chance: Chance,
    #[serde(default)]
    pub position: Table,
    /// What happens before the first step.
    #[serde(default)]
    pub opening: Opening,
    #[serde(rename = "step")]
    pub steps: Vec<LessonStep>,
    #[serde(default, rename = "question")]
    pub questions: Vec<Question>,
}

const fn default_seed() -> u64 {
    1
}

/// Moves that lead to a position.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    #[serde(default)]
    pub chance: Chance,
    #[serde(default)]
    pub moves: Vec<Move>,
}

/// Something that the learner does. What is said is the message of the step's name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    pub name: String,
    /// What is lit: parts of the table by `#id`, pieces by their names, choices by their notation.
    #[serde(default)]
    pub point: Vec<String>,
    /// What the learner is to do; one gesture may be several moves.
    #[serde(rename = "do", deserialize_with = "one_or_many")]
    pub does: Vec<Move>,
    /// The moves of the gesture may be made in any order.
    #[serde(default)]
    pub any_order: bool,
    /// How the others answer.
    #[serde(default)]
    pub others: Vec<Move>,
    /// What is drawn meanwhile.
    #[serde(default)]
    pub chance: Chance,
    /// Answers to other moves that are possible. The first one that fits is given.
    #[serde(default)]
    pub also: Vec<Also>,
    /// Forbidden moves worth trying.
    #[serde(default)]
    pub refused: Vec<Refused>,
    /// What must be true when the step is over.
    #[serde(default)]
    pub expect: Expect,
    /// The rules that are at work here.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// An answer to another move than the one that was wanted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Also {
    /// Which move, without its seat; `*` stands for anything.
    #[serde(rename = "move")]
    pub pattern: String,
    /// The message that answers.
    pub say: String,
    /// How the others answer to it.
    #[serde(default)]
    pub then: Vec<Move>,
}

/// A question at the end. What is asked is the message of its name; `NAME-right` and `NAME-wrong` answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    pub name: String,
    pub kind: Kind,
    /// The step after which the position is looked at; the last one if neither this nor a stage of its own is given.
    pub after: Option<String>,
    pub stage: Option<Staging>,
    #[serde(default)]
    pub point: Vec<String>,
    /// For `choose`: the right moves, without the seat; `*` stands for anything.
    #[serde(default)]
    pub right: Vec<String>,
    /// For `choose`: answers to wrong moves of which there is more to say than `NAME-wrong`.
    #[serde(default)]
    pub wrong: Vec<Also>,
    /// For `count` and `pick`: what is offered. Of `pick`, a number is a seat, and a word is a message of the lesson or of the game.
    #[serde(default, deserialize_with = "words")]
    pub choices: Vec<String>,
    /// For `count` and `pick`: which of them is right.
    #[serde(default, deserialize_with = "word")]
    pub answer: Option<String>,
    /// Where the rules give the answer: a path, read after `then`; for `choose` it is `points`.
    pub proof: Option<String>,
    #[serde(default)]
    pub then: Vec<Move>,
    #[serde(default)]
    pub chance: Chance,
    #[serde(default)]
    pub expect: Expect,
}

/// A position of a question's own.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Staging {
    /// As in the lesson if it is not given.
    #[serde(default)]
    pub setup: Table,
    #[serde(default)]
    pub chance: Chance,
    #[serde(default)]
    pub position: Table,
    #[serde(default)]
    pub opening: Opening,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Choose a move on the table.
    Choose,
    /// Say how many.
    Count,
    /// Say who or what.
    Pick,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMany<T> {
    One(T),
    Many(Vec<T>),
}

fn one_or_many<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<Move>, D::Error> {
    Ok(match OneOrMany::deserialize(deserializer)? {
        OneOrMany::One(one) => vec![one],
        OneOrMany::Many(many) => many,
    })
}

/// A number or a word.
#[derive(Deserialize)]
#[serde(untagged)]
enum Plain {
    Number(i64),
    Word(String),
}

impl Plain {
    fn text(self) -> String {
        match self {
            Plain::Number(number) => number.to_string(),
            Plain::Word(word) => word,
        }
    }
}

fn words<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    Ok(Vec::<Plain>::deserialize(deserializer)?.into_iter().map(Plain::text).collect())
}

fn word<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Plain::deserialize(deserializer).map(|plain| Some(plain.text()))
}

impl Lesson {
    /// Reads a lesson; the error names line and field.
    pub fn parse(text: &str) -> Result<Lesson, String> {
        parse_file(text)
    }
}
