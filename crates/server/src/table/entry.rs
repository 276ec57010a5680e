//! The lines of a table's journal.

use super::clock::Clock;
use coven_bots::Level;
use coven_engine::{Seat, Seed, record};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// The table was opened; always the first line.
    Opened(Box<Founding>),
    /// Somebody sat down, possibly coming from another chair.
    Claimed {
        seat: Seat,
        person: String,
        name: String,
    },
    Left {
        seat: Seat,
    },
    /// Whoever opened the table put a bot on a chair, or took it away.
    Placed {
        seat: Seat,
        level: Option<Level>,
    },
    Started,
    Moved {
        seat: Seat,
        #[serde(rename = "move")]
        notation: String,
    },
    /// A seat took its last move back.
    TakenBack {
        seat: Seat,
    },
    /// A seat changed an earlier choice: it took its last `back` moves back and made these `again`. The moves are written out, so
    /// that a replay does not have to work out anew which of them were still possible.
    Changed {
        seat: Seat,
        back: usize,
        again: Vec<String>,
    },
    /// A seat said something in the game's own words for table talk.
    Stated {
        seat: Seat,
        statement: String,
    },
    /// Somebody said something beside the game.
    #[serde(rename = "said")]
    Chat {
        person: String,
        name: String,
        text: String,
    },
    /// A bot plays for somebody.
    Handed {
        seat: Seat,
        level: Level,
        why: Why,
    },
    /// Somebody plays again after a bot has.
    Returned {
        seat: Seat,
    },
    /// The same people play again, at that table.
    Rematched {
        table: String,
    },
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The person wished it.
    Asked,
    /// The person has been away while the others wait.
    Away,
    /// The clock ran out.
    Overdue,
}

/// An entry as it is written, with the key of the request that made it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    pub did: Entry,
}

/// What a table agreed on. Holds the seed: never to be shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Founding {
    pub game: String,
    /// The rules version under which the table began.
    pub rules: u32,
    /// The hash of the component data.
    pub data: String,
    pub setup: serde_json::Value,
    pub seed: Seed,
    /// Who opened the table.
    pub host: String,
    pub seats: Vec<Sitter>,
    pub listed: bool,
    /// Tables with the same word here are dealt alike.
    pub deal: Option<String>,
    pub clock: Option<Clock>,
    /// Moves that were made before the table came here, with a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<record::Entry>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Open,
    Person { id: String, name: String },
    Bot { level: Level },
}

impl Sitter {
    /// Somebody of another house, who came along with a record: a person whom nobody here is.
    pub fn elsewhere(name: String) -> Sitter {
        Sitter::Person { id: String::new(), name }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of a journal are for ever: a table of any earlier version must open.
    #[test]
    fn lines_are_written_as_earlier_versions_wrote_them() {
        let (seat, text) = (Seat(1), str::to_owned);
        for (line, did) in [
            (r#"{"did":"started"}"#, Entry::Started),
            (r#"{"did":{"moved":{"seat":1,"move":"pass"}}}"#, Entry::Moved { seat, notation: text("pass") }),
            (r#"{"did":{"taken_back":{"seat":1}}}"#, Entry::TakenBack { seat }),
            (r#"{"did":{"stated":{"seat":1,"statement":"accuse 0"}}}"#, Entry::Stated { seat, statement: text("accuse 0") }),
            (
                r#"{"did":{"said":{"person":"p","name":"Ada\"","text":"hello"}}}"#,
                Entry::Chat { person: text("p"), name: text("Ada\""), text: text("hello") },
            ),
            (
                r#"{"did":{"changed":{"seat":1,"back":2,"again":["pass"]}}}"#,
                Entry::Changed { seat, back: 2, again: vec![text("pass")] },
            ),
        ] {
            let written = Written { key: None, did };
            assert_eq!(serde_json::from_str::<Written>(line).ok().as_ref(), Some(&written), "{line}");
            assert_eq!(serde_json::to_string(&written).ok().as_deref(), Some(line));
        }
        assert!(serde_json::from_str::<Written>(r#"{"did":{"danced":{"seat":1}}}"#).is_err(), "a kind of a later version");
    }
}
