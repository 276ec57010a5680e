//! Answers that are prepared for the next time that one is asked.

use super::error::ApiError;
use super::extract::{Asker, Json, Known, TableName};
use crate::app::App;
use crate::table::PreparedCase;
use crate::tables::{LookedAhead, MOST_PREPARED, TableError};
use axum::extract::State;
use coven_catalog::{Ahead, PreparedAnswer, name};
use coven_engine::Phrase;
use coven_text::Texts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An answer and the case for which it is prepared.
#[derive(Debug, Serialize, JsonSchema)]
pub struct PreparedShown {
    question: String,
    /// What you are asked.
    asked: String,
    /// The sentence without which it is not the case; none if it does not matter what happens before.
    heard: Option<SentenceShown>,
    #[serde(rename = "move")]
    notation: String,
    /// What the answer would do.
    text: String,
}

/// Something that you may hear before you are asked.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SentenceShown {
    /// To be sent as it is.
    heard: String,
    text: String,
}

/// A question that you may be asked next.
#[derive(Debug, Serialize, JsonSchema)]
pub struct AheadShown {
    /// To be sent as it is.
    question: String,
    text: String,
    /// The id of the rule that asks.
    rule: &'static str,
    choices: Vec<AnswerShown>,
    /// What may happen before or not: an answer can be prepared for the case that it does.
    heard: Vec<SentenceShown>,
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct AnswerShown {
    /// To be sent as it is.
    #[serde(rename = "move")]
    notation: String,
    text: String,
}

/// What you have prepared, and what you may be asked next if it comes so.
#[derive(Debug, Serialize, JsonSchema)]
pub struct LookedAheadShown {
    answers: Vec<PreparedShown>,
    ahead: Vec<AheadShown>,
}

impl LookedAheadShown {
    fn of(looked: LookedAhead, texts: &Texts) -> LookedAheadShown {
        let LookedAhead { prepared, ahead, names } = looked;
        let say = |phrase: &Phrase| texts.say(phrase, &names);
        let answer = |case: PreparedCase| PreparedShown {
            question: case.answer.question,
            asked: case.told.asked,
            heard: case.answer.heard.zip(case.told.heard).map(|(heard, text)| SentenceShown { heard, text }),
            notation: case.answer.notation,
            text: case.told.answer,
        };
        let question = |ahead: &Ahead| AheadShown {
            question: name(&ahead.prompt),
            text: say(&ahead.prompt.phrase),
            rule: ahead.prompt.rule,
            choices: ahead
                .choices
                .iter()
                .map(|choice| AnswerShown { notation: choice.notation.clone(), text: say(&choice.phrase) })
                .collect(),
            heard: ahead.heard.iter().map(|heard| SentenceShown { heard: name(heard), text: say(heard) }).collect(),
        };
        LookedAheadShown { answers: prepared.into_iter().map(answer).collect(), ahead: ahead.iter().map(question).collect() }
    }
}

/// An answer that you prepare.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerWanted {
    /// A `question` of what you may be asked.
    #[schemars(length(max = 2_000))]
    question: String,
    /// A `heard` of that question; without it, it does not matter what happens before.
    #[schemars(length(max = 2_000))]
    heard: Option<String>,
    /// A `move` of that question.
    #[serde(rename = "move")]
    #[schemars(length(max = 200))]
    notation: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrepareRequest {
    /// They replace what you have prepared; none drops it.
    #[schemars(length(max = 8))]
    answers: Vec<AnswerWanted>,
}

type Answer = Result<axum::Json<LookedAheadShown>, ApiError>;

fn shown(app: &App, asker: &Asker, looked: Result<LookedAhead, TableError>) -> Answer {
    let texts = app.texts(asker.language);
    looked.map(|looked| axum::Json(LookedAheadShown::of(looked, texts))).map_err(|error| ApiError::of(error, texts))
}

pub async fn look(State(app): State<Arc<App>>, known: Known, asker: Asker, TableName(table): TableName) -> Answer {
    let looked = app.tables().look_ahead(&asker, &known.person, &table).await;
    shown(&app, &asker, looked)
}

pub async fn prepare(
    State(app): State<Arc<App>>,
    known: Known,
    asker: Asker,
    TableName(table): TableName,
    Json(PrepareRequest { answers }): Json<PrepareRequest>,
) -> Answer {
    let answer =
        |wanted: AnswerWanted| PreparedAnswer { question: wanted.question, heard: wanted.heard, notation: wanted.notation };
    let (tables, dropped) = (app.tables(), answers.is_empty());
    let wanted = answers.into_iter().map(answer).collect();
    let done = tables.prepare(&asker, &known.person, &table, wanted).await;
    done.map_err(|error| ApiError::of(error, app.texts(asker.language)))?;
    if dropped {
        return Ok(axum::Json(LookedAheadShown { answers: Vec::new(), ahead: Vec::new() }));
    }
    let looked = tables.look_ahead(&asker, &known.person, &table).await;
    shown(&app, &asker, looked)
}

/// What the description of a request says stands in the code, too.
const _: () = assert!(MOST_PREPARED == 8);
