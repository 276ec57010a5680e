//! The lines of a tournament's journal.

use crate::table::Clock;
use coven_bots::Level;
use coven_pairing::standings::Finish;
use coven_pairing::{Fill, Player, Round, System};
use serde::{Deserialize, Serialize};

/// One thing that happened in a tournament. People are named by their number in it, in the order in which they came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// Always the first line.
    Announced(Box<Terms>),
    /// Somebody new came, or came back. With `waits` they are on the waiting list.
    Joined {
        person: String,
        name: String,
        waits: bool,
    },
    /// Somebody will not play in the rounds to come.
    Withdrew {
        player: Player,
    },
    /// The host let somebody in from the waiting list.
    Admitted {
        player: Player,
    },
    /// Who plays with whom in the next round. The first one begins the tournament.
    Paired {
        round: Round,
    },
    /// Tables of the present round were opened.
    Opened {
        tables: Vec<Opening>,
    },
    /// Games of the present round have ended.
    Ended {
        games: Vec<Ending>,
    },
    /// All rounds are over, or there are too few people for another one.
    Finished,
    Cancelled,
}

/// What a tournament agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub name: String,
    pub host: Host,
    pub game: String,
    pub variants: Vec<String>,
    pub system: System,
    pub table_size: usize,
    pub rounds: usize,
    /// Games of a match: with the same people, one after the other.
    pub games: usize,
    pub fill: Fill,
    /// The bots that fill in.
    pub level: Level,
    pub clock: Option<Clock>,
    /// All tables of a round are dealt alike.
    pub duplicate: bool,
    /// The next round begins when the host says so, not by itself.
    pub by_hand: bool,
    /// Shown to everybody; otherwise found by its link alone.
    pub listed: bool,
    /// Maximum number of people; whoever comes later waits.
    pub most: usize,
    /// Chance for the pairings.
    pub seed: u64,
}

/// Whoever opened the tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Host {
    pub person: String,
    pub name: String,
}

/// A game that begins at a table of the present round, both counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    pub table: usize,
    pub game: usize,
    pub id: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    pub id: String,
    /// For each seat; none if the game was given up.
    pub finishes: Option<Vec<Finish>>,
    /// Seats at which a bot played for somebody at the end.
    pub away: Vec<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_pairing::Place;

    /// The words of a journal are for ever.
    #[test]
    fn lines_are_written_like_that() {
        let round = Round { tables: vec![vec![Place::Person(0), Place::Bot(0)]], resting: vec![1] };
        let games = vec![Ending { id: "t".to_owned(), finishes: Some(vec![Finish { place: 1, score: 9 }]), away: vec![0] }];
        for (line, entry) in [
            (
                r#"{"joined":{"person":"p","name":"Ada","waits":false}}"#,
                Entry::Joined { person: "p".into(), name: "Ada".into(), waits: false },
            ),
            (r#"{"withdrew":{"player":1}}"#, Entry::Withdrew { player: 1 }),
            (r#"{"paired":{"round":{"tables":[[{"person":0},{"bot":0}]],"resting":[1]}}}"#, Entry::Paired { round }),
            (
                r#"{"opened":{"tables":[{"table":0,"game":1,"id":"t"}]}}"#,
                Entry::Opened { tables: vec![Opening { table: 0, game: 1, id: "t".into() }] },
            ),
            (r#"{"ended":{"games":[{"id":"t","finishes":[{"place":1,"score":9}],"away":[0]}]}}"#, Entry::Ended { games }),
            (r#""finished""#, Entry::Finished),
        ] {
            assert_eq!(serde_json::from_str::<Entry>(line).ok().as_ref(), Some(&entry), "{line}");
            assert_eq!(serde_json::to_string(&entry).ok().as_deref(), Some(line));
        }
    }
}
