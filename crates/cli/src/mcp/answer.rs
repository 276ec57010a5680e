//! What a tool says: words for whoever reads, the same as data for whoever counts.

use coven_catalog::{CatalogError, StartError};
use coven_engine::Illegal;
use coven_text::Texts;
use rmcp::model::{CallToolResult, ContentBlock};
use serde::Serialize;
use serde_json::{Value, json};

/// What came of a call.
#[derive(Debug)]
pub struct Answer {
    words: String,
    data: Value,
}

impl Answer {
    pub fn new(words: &[String], data: &impl Serialize) -> Result<Answer, Refused> {
        let data = serde_json::to_value(data).map_err(Refused::defect)?;
        Ok(Answer { words: words.join("\n"), data })
    }
}

/// Why a call did nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// It never changes; programs may rely on it.
    pub code: &'static str,
    /// The rule that says so, if one does.
    pub rule: Option<&'static str>,
    /// A sentence that names what is wrong.
    pub message: String,
}

impl Refused {
    pub fn new(code: &'static str, message: impl ToString) -> Refused {
        Refused { code, rule: None, message: message.to_string() }
    }

    pub fn by_rule(illegal: Illegal, texts: &Texts) -> Refused {
        Refused { code: illegal.code, rule: Some(illegal.rule), message: texts.refused(&illegal) }
    }

    /// Something that cannot happen unless the program is wrong.
    pub fn defect(what: impl ToString) -> Refused {
        Refused::new("defect", what)
    }

    /// Why a table cannot be opened.
    pub fn start(error: &StartError, texts: &Texts) -> Refused {
        match error {
            StartError::Catalog(CatalogError::UnknownGame { .. }) => Refused::new("unknown-game", error),
            StartError::Catalog(CatalogError::Data(_)) => Refused::new("bad-data", error),
            StartError::Players { .. } => Refused::new("players", error),
            StartError::UnreadableSetup(_) => Refused::new("unreadable-setup", error),
            StartError::Setup(setup) => Refused { code: setup.code, rule: Some(setup.rule), message: texts.setup_refused(setup) },
        }
    }
}

/// A refusal is an answer that the model reads, not a fault of the connection.
pub fn told(answer: Result<Answer, Refused>) -> CallToolResult {
    let (mut told, data) = match answer {
        Ok(answer) => (CallToolResult::success(vec![ContentBlock::text(answer.words)]), answer.data),
        Err(Refused { code, rule, message }) => {
            let by_rule = rule.map(|rule| format!(", {rule}")).unwrap_or_default();
            let words = format!("{message} ({code}{by_rule})");
            (CallToolResult::error(vec![ContentBlock::text(words)]), json!({ "code": code, "rule": rule, "message": message }))
        }
    };
    told.structured_content = Some(data);
    told
}
