//! Records: a game written down so that it replays exactly, on every machine.
//!
//! A record is JSON lines. The first line says what was agreed, one line follows for each move, and the last line closes
//! the record, so that a file that was cut off is noticed. Table talk stands between the moves and has no effect on them:
//!
//! ```text
//! {"coven":1,"game":"…","rules":1,"data":"9f…","setup":{…},"seats":["human","random"],"commitment":"51…","seed":"c4…"}
//! {"seat":0,"move":"bid 13"}
//! {"seat":2,"say":"accuse 0"}
//! …
//! {"moves":21,"standing":[{"seat":0,"place":1,"sheet":{…}},…]}
//! ```

use crate::game::{Game, Said};
use crate::refusal::{BadNotation, Illegal, SetupError};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seed::{Commitment, Seed};
use crate::standing::Standing;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// The first line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the file format.
    pub coven: u32,
    pub game: String,
    /// The rules version under which the game began.
    pub rules: u32,
    /// The hash of the component data.
    pub data: String,
    pub setup: serde_json::Value,
    /// Who sits where: a person's name or a bot's level.
    pub seats: Vec<String>,
    /// Shown to all seats before the first card was dealt.
    pub commitment: Commitment,
    pub seed: Seed,
}

/// One move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub seat: Seat,
    #[serde(rename = "move")]
    pub notation: String,
}

/// One statement of table talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Talk {
    seat: Seat,
    say: String,
}

/// The last line. A game that is not over has no standing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    pub moves: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// A whole record.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub header: Header,
    pub moves: Vec<Entry>,
    /// What was said, in order.
    pub talk: Vec<Said>,
    pub closing: Closing,
}

/// Why a record cannot be read or replayed.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error("the record is empty")]
    Empty,
    #[error("line {line} of the record cannot be read: {reason}")]
    Line { line: usize, reason: String },
    #[error("the record is cut off: after {moves} moves the closing line is missing")]
    CutOff { moves: usize },
    #[error("the record closes after {said} moves but holds {there}")]
    Miscounted { said: usize, there: usize },
    #[error("the record has format {0}; this program reads format {FORMAT}")]
    Format(u32),
    #[error("the record is of the game '{record}', not of '{asked}'")]
    OtherGame { record: String, asked: &'static str },
    #[error("the record was made under rules version {0}, which this program does not know")]
    OtherRules(u32),
    #[error("the record was made with other component data ({record}) than is loaded here ({here})")]
    OtherData { record: String, here: String },
    #[error("the seed of the record does not fit its commitment: the deal was not the one that was promised")]
    BrokenPromise,
    #[error("the setup of the record cannot be read: {0}")]
    UnreadableSetup(String),
    #[error("the setup of the record is not allowed: {0}")]
    Setup(SetupError),
    #[error("move {number} of the record: {error}")]
    Notation { number: usize, error: BadNotation },
    #[error("move {number} of the record ({seat}: {notation}) is refused: {illegal}")]
    Refused { number: usize, seat: Seat, notation: String, illegal: Illegal },
    #[error("what seat {seat} says after move {after} of the record ({statement}) is refused: {illegal}")]
    Unsayable { after: usize, seat: Seat, statement: String, illegal: Illegal },
    #[error("the record claims another final standing than the moves give")]
    OtherStanding,
}

impl Record {
    /// Writes a game down. Of a game that was taken up in the middle these are the moves and the talk since then.
    pub fn of<R: Rules>(game: &Game<R>, seats: Vec<String>) -> Record {
        let rules = game.rules();
        let moves: Vec<Entry> = game.turns().iter().map(|turn| Entry { seat: turn.seat, notation: turn.m.to_string() }).collect();
        Record {
            header: Header {
                coven: FORMAT,
                game: R::about().id.to_owned(),
                rules: game.version(),
                data: rules.data_hash().to_owned(),
                setup: serde_json::to_value(game.setup()).unwrap_or_default(),
                seats,
                commitment: game.seed().commitment(),
                seed: *game.seed(),
            },
            closing: Closing { moves: moves.len(), standing: rules.standing(game.state()) },
            moves,
            talk: game.said().iter().map(|said| Said { after: said.after - game.earlier(), ..said.clone() }).collect(),
        }
    }

    /// Reads the text of a record. What the moves mean is checked by [`Record::replay`].
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.next().ok_or(RecordError::Empty)?;
        let header: Header = read_line(0, first)?;
        if header.coven != FORMAT {
            return Err(RecordError::Format(header.coven));
        }
        let mut moves = Vec::new();
        let mut talk = Vec::new();
        let mut closing: Option<Closing> = None;
        for (number, line) in lines {
            if closing.is_some() {
                return Err(RecordError::Line { line: number + 1, reason: "it follows the closing line".to_owned() });
            }
            match read_line(number, line)? {
                Line::Move(entry) => moves.push(entry),
                Line::Talk(Talk { seat, say }) => talk.push(Said { after: moves.len(), seat, statement: say }),
                Line::Closing(last) => closing = Some(last),
            }
        }
        let closing = closing.ok_or(RecordError::CutOff { moves: moves.len() })?;
        if closing.moves != moves.len() {
            return Err(RecordError::Miscounted { said: closing.moves, there: moves.len() });
        }
        Ok(Record { header, moves, talk, closing })
    }

    /// Plays the record again: the seed fits the commitment, the data is the same, every move is legal, and the end is
    /// the one that was written down.
    pub fn replay<R: Rules>(&self, rules: Arc<R>) -> Result<Game<R>, RecordError> {
        let header = &self.header;
        let about = R::about();
        if header.game != about.id {
            return Err(RecordError::OtherGame { record: header.game.clone(), asked: about.id });
        }
        if !about.versions.contains(&header.rules) {
            return Err(RecordError::OtherRules(header.rules));
        }
        if header.data != rules.data_hash() {
            return Err(RecordError::OtherData { record: header.data.clone(), here: rules.data_hash().to_owned() });
        }
        if header.seed.commitment() != header.commitment {
            return Err(RecordError::BrokenPromise);
        }
        let setup =
            serde_json::from_value(header.setup.clone()).map_err(|error| RecordError::UnreadableSetup(error.to_string()))?;
        let mut game = Game::start_under(header.rules, rules, setup, header.seed).map_err(RecordError::Setup)?;
        self.say_again(&mut game)?;
        for (number, entry) in self.moves.iter().enumerate() {
            let number = number + 1;
            let m = entry.notation.parse().map_err(|error| RecordError::Notation { number, error })?;
            game.play(entry.seat, m).map_err(|illegal| RecordError::Refused {
                number,
                seat: entry.seat,
                notation: entry.notation.clone(),
                illegal,
            })?;
            self.say_again(&mut game)?;
        }
        if game.rules().standing(game.state()) != self.closing.standing {
            return Err(RecordError::OtherStanding);
        }
        Ok(game)
    }

    /// What was said at this point of the game.
    fn say_again<R: Rules>(&self, game: &mut Game<R>) -> Result<(), RecordError> {
        let after = game.turns().len();
        for said in self.talk.iter().filter(|said| said.after == after) {
            let Said { seat, statement, .. } = said.clone();
            game.say(seat, &statement).map_err(|illegal| RecordError::Unsayable { after, seat, statement, illegal })?;
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json =
            |f: &mut fmt::Formatter<'_>, line: serde_json::Result<String>| writeln!(f, "{}", line.map_err(|_| fmt::Error)?);
        let mut talk = self.talk.iter().peekable();
        json(f, serde_json::to_string(&self.header))?;
        for number in 0..=self.moves.len() {
            while let Some(said) = talk.next_if(|said| said.after == number) {
                json(f, serde_json::to_string(&Talk { seat: said.seat, say: said.statement.clone() }))?;
            }
            if let Some(entry) = self.moves.get(number) {
                json(f, serde_json::to_string(entry))?;
            }
        }
        json(f, serde_json::to_string(&self.closing))
    }
}

enum Line {
    Move(Entry),
    Talk(Talk),
    Closing(Closing),
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        let line = if value.get("moves").is_some() {
            Closing::deserialize(value).map(Line::Closing)
        } else if value.get("say").is_some() {
            Talk::deserialize(value).map(Line::Talk)
        } else {
            Entry::deserialize(value).map(Line::Move)
        };
        line.map_err(serde::de::Error::custom)
    }
}

fn read_line<T: for<'de> Deserialize<'de>>(number: usize, line: &str) -> Result<T, RecordError> {
    serde_json::from_str(line).map_err(|error| RecordError::Line { line: number + 1, reason: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn talk_stands_between_the_moves() {
        let seed = Seed::from_number(1);
        let header = format!(
            r#"{{"coven":1,"game":"any","rules":1,"data":"d","setup":{{}},"seats":[],"commitment":"{}","seed":"{seed}"}}"#,
            seed.commitment()
        );
        let text = format!(
            "{header}\n{}\n{}\n{}\n{}\n",
            r#"{"seat":1,"say":"refuse"}"#, r#"{"seat":0,"move":"done"}"#, r#"{"seat":2,"say":"accuse 0"}"#, r#"{"moves":1}"#
        );
        let record = Record::parse(&text).expect("a record");
        assert_eq!(record.moves.len(), 1);
        let said: Vec<(usize, &str)> = record.talk.iter().map(|said| (said.after, said.statement.as_str())).collect();
        assert_eq!(said, [(0, "refuse"), (1, "accuse 0")]);
        assert_eq!(record.to_string(), text);
    }
}
