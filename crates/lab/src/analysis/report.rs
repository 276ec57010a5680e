//! What an analysis found, as it is kept and handed on.

use crate::calibration::Thresholds;
use crate::share::Share;
use coven_bots::Level;
use coven_engine::{Seat, named};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

named! {
    /// What a move was.
    pub enum Kind {
        /// There was no other.
        Forced = "forced",
        /// Nothing shows that another would have been better.
        Good = "good",
        Inaccuracy = "inaccuracy",
        Mistake = "mistake",
        Blunder = "blunder",
    }
}

impl Kind {
    /// What a loss is called that is beyond doubt.
    pub fn of(loss: Share, thresholds: &Thresholds) -> Kind {
        let loss = loss.value();
        match () {
            () if loss >= thresholds.blunder => Kind::Blunder,
            () if loss >= thresholds.mistake => Kind::Mistake,
            () if loss >= thresholds.inaccuracy => Kind::Inaccuracy,
            () => Kind::Good,
        }
    }

    pub const fn is_error(self) -> bool {
        matches!(self, Kind::Inaccuracy | Kind::Mistake | Kind::Blunder)
    }
}

fn kinds(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "enum": Kind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>() })
}

/// Where a seat's result comes from: the prior and all parts together are the result, exactly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatReport {
    /// The chance to win before anything was dealt.
    pub prior: Share,
    /// The share of the victory.
    pub result: Share,
    pub draws: Share,
    pub reveals: Share,
    pub guesses: Share,
    pub others: Share,
    /// Never above 0.
    pub errors: Share,
    /// How much of what own decisions could have lost was kept, in percent.
    pub accuracy: f64,
}

impl SeatReport {
    /// All parts together; the result less the prior.
    pub fn parts(&self) -> Share {
        self.draws + self.reveals + self.guesses + self.others + self.errors
    }

    /// What nobody at the table decided.
    pub fn luck(&self) -> Share {
        self.draws + self.reveals
    }
}

/// One move, and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MoveJudged {
    /// The number of the move in the game, from 1.
    pub seq: usize,
    #[schemars(with = "u8")]
    pub seat: Seat,
    #[serde(rename = "move")]
    pub m: String,
    pub best: String,
    /// The chance to win that the best move has more than this one.
    pub loss: Share,
    pub low: Share,
    pub high: Share,
    #[schemars(schema_with = "kinds")]
    pub kind: Kind,
    /// The kind of decision, by the game's own word; none in reports of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
}

/// What one sees who knows all cards. It says nothing of skill.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Hindsight {
    /// The chances of all seats with open cards, before the first move and after each.
    pub chances: Vec<Vec<Share>>,
    /// What the errors would have cost with open cards.
    pub moves: Vec<HindsightMove>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HindsightMove {
    pub seq: usize,
    pub loss: Share,
    pub low: Share,
    pub high: Share,
}

/// Everything that is known of how a game went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Report {
    pub game: String,
    pub players: usize,
    pub seats: Vec<SeatReport>,
    pub moves: Vec<MoveJudged>,
    /// The chance of every seat through its own eyes, before the first move and after each.
    pub chances: Vec<Vec<Share>>,
    /// The round before the first move and after each.
    pub rounds: Vec<usize>,
    pub hindsight: Hindsight,
    /// Whose way of playing on the chances assume, and on whose games they were fitted.
    #[schemars(with = "String")]
    pub level: Level,
    #[schemars(with = "Option<String>")]
    pub calibrated: Option<Level>,
    pub seed: u64,
    pub playouts: u64,
    pub thresholds: Thresholds,
}

impl Report {
    /// The errors of a seat, or of all, the worst first.
    pub fn worst(&self, seat: Option<Seat>) -> Vec<&MoveJudged> {
        let own = |m: &&MoveJudged| m.kind.is_error() && seat.is_none_or(|seat| seat == m.seat);
        let mut worst: Vec<&MoveJudged> = self.moves.iter().filter(own).collect();
        worst.sort_by_key(|m| (-m.loss, m.seq));
        worst
    }

    /// The moves after which a chance had changed most, in the order in which they were made: the turning points.
    pub fn turning_points(&self, most: usize) -> Vec<(usize, Seat)> {
        let change = |at: usize, seat: Seat| {
            let change = self.chances[at][seat.index()] - self.chances[at - 1][seat.index()];
            change.max(-change)
        };
        let greatest = |at: usize| Seat::all(self.players).max_by_key(|&seat| change(at, seat)).map(|seat| (at, seat));
        let mut points: Vec<(usize, Seat)> = (1..self.chances.len()).filter_map(greatest).collect();
        points.retain(|&(at, seat)| change(at, seat) > Share::NONE);
        points.sort_by_key(|&(at, seat)| (-change(at, seat), at));
        points.truncate(most);
        points.sort_by_key(|&(at, _)| at);
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_named_by_what_they_cost() {
        let thresholds = Thresholds { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 };
        let named = [0.0, 0.019, 0.02, 0.06, 0.5].map(|loss| Kind::of(Share::of(loss), &thresholds));
        // A share is rounded to a fixed fraction, so 0.02 may lie on either side of the threshold.
        assert_eq!(named[..2], [Kind::Good; 2]);
        assert_eq!(named[3..], [Kind::Mistake, Kind::Blunder]);
        assert!(
            named[1..].iter().zip([false, false, true, true]).all(|(kind, error)| kind.is_error() == error || *kind == named[2])
        );
    }
}
