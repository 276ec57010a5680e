//! What the store and the server need to know of a table at a glance.

use super::desk::{Desk, Happened, Kept, Stage};
use super::entry::Sitter;
use coven_engine::{MAX_SEATS, Seat};
use coven_store::Card;
use serde_json::json;

/// A bot's move is expected within this time, in milliseconds; afterwards any node thinks about it again.
const BOT_PATIENCE: i64 = 4_000;

/// A position is kept every so many moves.
const SNAPSHOT_EVERY: usize = 40;

impl Desk {
    /// The card for the store. What lists show is written only when it has changed.
    pub fn card(&self, roster: bool) -> Card {
        let sitters = || Seat::all(self.chairs.len()).filter_map(|seat| Some((seat.0, self.person_at(seat)?.to_owned())));
        Card {
            stage: self.stage.name(),
            asked: self.asked().filter(|&seat| self.answers_itself(seat)).fold(0, |mask, seat| mask | 1 << seat.0),
            due: self.due(),
            changed: self.at,
            shown: roster.then(|| self.shown_in_lists().to_string()),
            sitters: roster.then(|| sitters().chain(self.bringer()).collect()),
        }
    }

    /// Whoever brought the table along with a record finds it among their own, on a chair that is never asked.
    fn bringer(&self) -> Option<(u8, String)> {
        let host = &self.founding.host;
        (!self.founding.before.is_empty() && self.seat_of(host).is_none()).then(|| (MAX_SEATS as u8, host.clone()))
    }

    fn shown_in_lists(&self) -> serde_json::Value {
        let standing = self.game.as_ref().and_then(|game| game.standing()).unwrap_or_default();
        let seat = |(seat, (chair, name)): (Seat, (&super::Chair, &String))| {
            let mut shown = match &chair.sitter {
                // A chair that was left in the middle of a game was played on, under its name.
                Sitter::Open if self.stage == Stage::Gathering => json!({ "kind": "open" }),
                Sitter::Open => json!({ "kind": "open", "name": name }),
                Sitter::Person { .. } => json!({ "kind": "person", "name": name }),
                Sitter::Bot { level } => json!({ "kind": "bot", "name": name, "level": level }),
            };
            if let Some(result) = standing.iter().find(|result| result.seat == seat) {
                shown["won"] = (result.place == 1).into();
            }
            shown
        };
        let seats: Vec<_> = Seat::all(self.chairs.len()).zip(self.chairs.iter().zip(&self.names)).map(seat).collect();
        json!({ "game": self.founding.game, "seats": seats, "clock": self.founding.clock, "setup": self.founding.setup })
    }

    /// When the server has to do something by itself: a bot is asked, a clock runs out, a finished game is to be rated.
    fn due(&self) -> Option<i64> {
        match self.stage {
            Stage::Gathering => None,
            Stage::Over => Some(self.at),
            Stage::Playing => {
                let bots = self.asked().any(|seat| self.bot_at(seat).is_some());
                let clocks = Seat::all(self.chairs.len()).filter_map(|seat| self.runs_out(seat)).min();
                bots.then_some(self.at + BOT_PATIENCE).into_iter().chain(clocks).min()
            }
        }
    }

    /// When a person's clock runs out; none while it stands still.
    pub fn runs_out(&self, seat: Seat) -> Option<i64> {
        self.founding.clock?;
        let chair = self.chairs.get(seat.index())?;
        if self.stage != Stage::Playing || self.bot_at(seat).is_some() {
            return None;
        }
        Some(chair.asked_at? + chair.left)
    }

    /// Whether the seat is being asked, and no bot answers for it.
    pub fn answers_itself(&self, seat: Seat) -> bool {
        self.asked().contains(seat) && self.bot_at(seat).is_none()
    }

    /// The people who are being asked, and who answer themselves.
    pub fn people_asked(&self) -> Vec<String> {
        let person = |seat| self.person_at(seat).filter(|_| self.answers_itself(seat)).map(str::to_owned);
        self.asked().filter_map(person).collect()
    }

    /// The position, where it is worth keeping.
    pub fn snapshot(&self, happened: &Happened) -> Option<String> {
        let worth = happened.kind == "moved" && self.moves.is_multiple_of(SNAPSHOT_EVERY) || happened.kind == "started";
        let game = self.game.as_ref().filter(|_| worth)?;
        serde_json::to_string(&Kept { seq: self.seq, moves: self.moves, position: game.position() }).ok()
    }

    /// The final places of people, for the ratings. Games that somebody may have known before do not count.
    pub fn places_of_people(&self) -> Vec<(String, u8)> {
        if self.founding.deal.is_some() || !self.founding.before.is_empty() {
            return Vec::new();
        }
        let standing = self.game.as_ref().and_then(|game| game.standing()).unwrap_or_default();
        standing.iter().filter_map(|result| Some((self.person_at(result.seat)?.to_owned(), result.place))).collect()
    }
}
