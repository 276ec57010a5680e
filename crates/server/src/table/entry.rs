//! The lines of a table's journal.

use super::clock::Clock;
use super::deadline::Agreed;
use super::prepared::OfPrepared;
use coven_bots::Level;
use coven_engine::{Seat, Seed, record};
use schemars::JsonSchema;
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
    /// Somebody else sits at the screen of whoever opened the table.
    Beside {
        seat: Seat,
        person: String,
        name: String,
    },
    Started,
    /// At a shared screen somebody has lifted the curtain, or let it down.
    Curtain {
        seat: Option<Seat>,
    },
    Moved {
        seat: Seat,
        #[serde(rename = "move")]
        notation: String,
        /// A bot thought shorter than its level does, because many thought at once.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hurried: bool,
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
    /// The same people may play again, at that table.
    Rematched {
        table: String,
    },
    /// People were asked whether they want to play. A chair is held for each of them, for `hold` milliseconds; whoever says yes
    /// claims it.
    Invited {
        people: Vec<Guest>,
        hold: i64,
    },
    /// Somebody who was asked said no.
    Declined {
        seat: Seat,
    },
    /// Somebody who was asked did not answer in time.
    Lapsed {
        seat: Seat,
    },
    /// Three quarters of a seat's time have passed, and its person was reminded. The line is the claim: of all nodes one reminds.
    Reminded {
        seat: Seat,
    },
    /// A seat's person keeps time in another way now, and has until then.
    Postponed {
        seat: Seat,
    },
    /// The table was given up: before the game by whoever opened it or because nobody waited there any more, or at any time by whoever
    /// looks after the server. Nobody has won.
    Closed,
}

/// Somebody who is asked to play, and the chair that is held meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    pub seat: Seat,
    pub person: String,
    pub name: String,
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
    /// Until when the seats may take that are asked by it, where people have days for a decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<Agreed>,
    /// What becomes of what seats have prepared. Each is told of its own alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prepared: Vec<OfPrepared>,
}

impl Written {
    pub const fn new(key: Option<String>, did: Entry) -> Written {
        Written { key, did, agreed: Vec::new(), prepared: Vec::new() }
    }
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
    /// Tables that one person opened with the same word here, and that begin together, are dealt alike.
    pub deal: Option<String>,
    pub clock: Option<Clock>,
    /// The bot that plays for whoever takes too long; the usual one if none was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<Level>,
    /// Everybody at the table may ask what a good player would do. Such a game is not rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// Moves that were made before the table came here, with a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<record::Entry>,
    /// How somebody may know the seed, where that cannot be told from the fields above: a record may have no moves yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<KnownBy>,
    /// The position in which the table begins, where that was set up by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
    /// What the game counts for, beside itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// The club for which it was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<OfClub>,
}

/// A club, and what it wants of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfClub {
    pub id: String,
    /// Nobody else sees the table.
    pub members_only: bool,
    /// What was agreed on for every week, where the server opened the table for that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meeting: Option<Meeting>,
}

/// A standing challenge whose time is near.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    pub challenge: String,
    /// When the server begins the game, in milliseconds since 1970.
    pub begins: i64,
    /// The time zone of the club.
    pub zone: String,
    /// The bots that take chairs which are free then; without them the game begins when all chairs are taken.
    pub fill: Option<Level>,
}

/// What a game counts for. Nobody is helped in such a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Contest {
    /// The deal of a day, counted from 1970, which everybody plays once. What it dealt is shown when the day is over.
    Day { day: i64 },
    /// A game of a tournament.
    Tournament { id: String },
}

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;

impl Contest {
    /// Whether others may still have the deal before them.
    pub fn hides_deal(&self, now: i64) -> bool {
        matches!(self, Contest::Day { day } if now.div_euclid(DAY) <= *day)
    }
}

impl Founding {
    /// A table for the game that the head of a record describes: found by its link alone, without a clock.
    pub fn of(header: record::Header, host: &str, seats: Vec<Sitter>) -> Founding {
        Founding {
            game: header.game,
            rules: header.rules,
            data: header.data,
            setup: header.setup,
            seed: header.seed,
            host: host.to_owned(),
            seats,
            listed: false,
            deal: None,
            clock: None,
            stand_in: None,
            hints: false,
            before: Vec::new(),
            known: None,
            position: None,
            contest: None,
            club: None,
        }
    }

    /// Whether somebody may know what will be dealt.
    pub fn dealt(&self) -> Dealt {
        let by_record = (!self.before.is_empty()).then_some(KnownBy::Record);
        let by_word = self.deal.is_some().then_some(KnownBy::Word);
        let by_day = matches!(self.contest, Some(Contest::Day { .. })).then_some(KnownBy::Day);
        self.known.or(by_record).or(by_day).or(by_word).map_or(Dealt::Secret, Dealt::Known)
    }
}

/// Whether anybody may know beforehand what a table deals. A game whose deal is known is not rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dealt {
    /// From a seed that was drawn for this table alone.
    Secret,
    /// From a seed that somebody may have seen at work before.
    Known(KnownBy),
}

/// How somebody may know a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum KnownBy {
    /// Tables that one person opened with the same word begin together and are dealt alike: somebody may play at another one.
    Word,
    /// The seed stands in a record, or in a game that is over.
    Record,
    /// The table began in a position that was set up by hand.
    Position,
    /// It is the deal of a day: somebody may have played it under another name, or been told of it.
    Day,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Open,
    Person {
        id: String,
        name: String,
    },
    Bot {
        level: Level,
    },
    /// Nobody: the chair is held for somebody who has not said yes yet.
    Held {
        id: String,
        name: String,
        until: i64,
    },
}

impl Sitter {
    /// Somebody of another server, who came along with a record: a person whom nobody here is.
    pub fn elsewhere(name: String) -> Sitter {
        Sitter::Person { id: String::new(), name }
    }
}

#[cfg(test)]
mod tests {
    use super::super::prepared::{Dropped, Outcome};
    use super::*;

    /// The words of a journal are for ever: a table of any earlier version must open.
    #[test]
    fn lines_are_written_as_earlier_versions_wrote_them() {
        let (seat, text) = (Seat(1), str::to_owned);
        for (line, did) in [
            (r#"{"did":"started"}"#, Entry::Started),
            (r#"{"did":"closed"}"#, Entry::Closed),
            (r#"{"did":{"moved":{"seat":1,"move":"pass"}}}"#, Entry::Moved { seat, notation: text("pass"), hurried: false }),
            (
                r#"{"did":{"moved":{"seat":1,"move":"pass","hurried":true}}}"#,
                Entry::Moved { seat, notation: text("pass"), hurried: true },
            ),
            (r#"{"did":{"taken_back":{"seat":1}}}"#, Entry::TakenBack { seat }),
            (r#"{"did":{"stated":{"seat":1,"statement":"accuse 0"}}}"#, Entry::Stated { seat, statement: text("accuse 0") }),
            (
                r#"{"did":{"said":{"person":"p","name":"Ada\"","text":"hello"}}}"#,
                Entry::Chat { person: text("p"), name: text("Ada\""), text: text("hello") },
            ),
            (r#"{"did":"closed"}"#, Entry::Closed),
            (
                r#"{"did":{"changed":{"seat":1,"back":2,"again":["pass"]}}}"#,
                Entry::Changed { seat, back: 2, again: vec![text("pass")] },
            ),
            (
                r#"{"did":{"invited":{"people":[{"seat":1,"person":"p","name":"Ada"}],"hold":600000}}}"#,
                Entry::Invited { people: vec![Guest { seat, person: text("p"), name: text("Ada") }], hold: 600_000 },
            ),
            (r#"{"did":{"declined":{"seat":1}}}"#, Entry::Declined { seat }),
            (r#"{"did":{"lapsed":{"seat":1}}}"#, Entry::Lapsed { seat }),
            (r#"{"did":{"reminded":{"seat":1}}}"#, Entry::Reminded { seat }),
            (r#"{"did":{"postponed":{"seat":1}}}"#, Entry::Postponed { seat }),
        ] {
            let written = Written::new(None, did);
            assert_eq!(serde_json::from_str::<Written>(line).ok().as_ref(), Some(&written), "{line}");
            assert_eq!(serde_json::to_string(&written).ok().as_deref(), Some(line));
        }
        assert!(serde_json::from_str::<Written>(r#"{"did":{"danced":{"seat":1}}}"#).is_err(), "a kind of a later version");
    }

    #[test]
    fn a_line_says_until_when_those_have_time_who_are_asked_by_it() {
        let line = r#"{"did":"started","agreed":[{"seat":1,"due":86400000,"reminder":64800000},{"seat":2,"due":9,"reminder":7,"holiday":{"from":"2026-12-24","until":"2026-12-26"}}]}"#;
        let written: Written = serde_json::from_str(line).expect("a line");
        assert_eq!(written.agreed[0], Agreed { seat: Seat(1), due: 86_400_000, reminder: 64_800_000, holiday: None });
        assert_eq!(serde_json::to_string(&written).ok().as_deref(), Some(line));
    }

    #[test]
    fn a_line_says_what_becomes_of_what_was_prepared() {
        let line = r#"{"did":"started","prepared":[{"seat":1,"outcome":{"gives":"pass"}},{"seat":2,"outcome":{"dropped":"other_question"}}]}"#;
        let written: Written = serde_json::from_str(line).expect("a line");
        assert_eq!(written.prepared[1].outcome, Outcome::Dropped(Dropped::OtherQuestion));
        assert_eq!(serde_json::to_string(&written).ok().as_deref(), Some(line));
    }

    /// First lines as versions wrote them that did not say how a deal is known: it is told from the word and from the moves, and
    /// the lines are still written like that, so that no table gets another seed.
    #[test]
    fn the_deal_of_an_earlier_first_line_is_known_where_it_can_be() {
        let seed = Seed::from_number(7);
        let line = |deal: &str, more: &str| {
            format!(
                r#"{{"game":"g","rules":1,"data":"d","setup":{{}},"seed":"{seed}","host":"h","seats":["open"],"listed":false,"deal":{deal},"clock":null{more}}}"#
            )
        };
        let moves = r#","before":[{"seat":0,"move":"pass"}]"#;
        for (line, dealt) in [
            (line("null", ""), Dealt::Secret),
            (line(r#""full moon""#, ""), Dealt::Known(KnownBy::Word)),
            (line("null", moves), Dealt::Known(KnownBy::Record)),
            (line("null", r#","known":"record""#), Dealt::Known(KnownBy::Record)),
            (line("null", r#","known":"position","position":{"round":1}"#), Dealt::Known(KnownBy::Position)),
        ] {
            let founding: Founding = serde_json::from_str(&line).expect("a first line");
            assert_eq!((founding.dealt(), founding.seed), (dealt, seed), "{line}");
            assert_eq!(serde_json::to_string(&founding).ok(), Some(line));
        }
    }
}
