//! What the store and the server need to know of a table at a glance.

use super::clock::Clock;
use super::desk::{Chair, Desk, Kept, Progress};
use super::entry::{Dealt, Entry, KnownBy, Sitter, Why};
use super::happened::{Event, Happened};
use super::seen::{SitterKind, level_schema};
use coven_bots::Level;
use coven_engine::{MAX_SEATS, Seat};
use coven_store::Card;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A bot's move is expected within this time, in milliseconds; afterwards any node thinks about it again.
const BOT_RETRY_AFTER: i64 = 4_000;

/// Time after which a table of the lobby is given up at which nobody has been, in milliseconds.
const LOBBY_TABLE_EXPIRY: i64 = 30 * 60 * 1000;

/// The same for a table that is found by its link alone: people may have agreed to meet there another day.
const LINKED_TABLE_EXPIRY: i64 = 7 * 24 * 60 * 60 * 1000;

/// When tables are given up at which somebody is now: those of the lobby, and others.
pub const fn given_up(now: i64) -> (i64, i64) {
    (now + LOBBY_TABLE_EXPIRY, now + LINKED_TABLE_EXPIRY)
}

/// Number of moves between two positions that are kept.
const SNAPSHOT_EVERY: usize = 40;

/// What lists show of a table. The store keeps it as JSON.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedTable {
    pub game: String,
    pub seats: Vec<ListedSeat>,
    pub clock: Option<Clock>,
    /// What was agreed, in the game's own words.
    pub setup: serde_json::Value,
    /// Whether anybody may know beforehand what is dealt; none if nothing has changed here since a version that did not say so.
    #[serde(default)]
    pub deal: Option<Dealt>,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub struct ListedSeat {
    pub kind: SitterKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "level_schema")]
    pub level: Option<Level>,
    /// Whether the seat has won, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// The seat's final place, once the game is over; none if that was before a version that said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// The roles that the person on the seat played, by the messages that name them, each with how often, once the game is over.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub roles: BTreeMap<String, u32>,
}

impl Desk {
    /// The card for the store. What lists show is written only when it has changed.
    pub fn card(&self, roster: bool) -> Card {
        let sitters = || {
            let seated = Seat::all(self.chairs.len()).filter_map(|seat| Some((seat.0, self.person_at(seat)?.to_owned())));
            // Whoever was asked to play finds the table too.
            seated.chain(self.holds().map(|hold| (hold.seat.0, hold.person.to_owned())))
        };
        let answering = self.asked().filter(|&seat| self.answers_itself(seat));
        Card {
            stage: self.progress.name(),
            asked: answering.chain(self.holds().map(|hold| hold.seat)).fold(0, |mask, seat| mask | 1 << seat.0),
            due: self.due(),
            changed: self.at,
            deadlines: self.deadlines(),
            shown: roster.then(|| serde_json::to_string(&self.shown_in_lists()).unwrap_or_default()),
            sitters: roster.then(|| sitters().chain(self.bringer()).collect()),
        }
    }

    /// Whoever brought the table along with a record finds it among their own, on a chair that is never asked.
    fn bringer(&self) -> Option<(u8, String)> {
        let host = &self.founding.host;
        let brought = self.founding.dealt() == Dealt::Known(KnownBy::Record);
        (brought && !self.sits(host)).then(|| (MAX_SEATS as u8, host.clone()))
    }

    fn shown_in_lists(&self) -> ListedTable {
        let standing = self.game.as_ref().and_then(|game| game.standing()).unwrap_or_default();
        let result = |seat: Seat| standing.iter().find(|result| result.seat == seat);
        let seat = |(seat, (chair, name)): (Seat, (&Chair, &String))| ListedSeat {
            kind: SitterKind::of(&chair.sitter),
            // A chair that was left in the middle of a game was played on, under its name.
            name: (chair.sitter != Sitter::Open || matches!(self.progress, Progress::Playing | Progress::Over))
                .then(|| name.clone()),
            level: match chair.sitter {
                Sitter::Bot { level } => Some(level),
                Sitter::Open | Sitter::Person { .. } | Sitter::Held { .. } => None,
            },
            won: result(seat).map(|result| result.place == 1),
            place: result(seat).map(|result| result.place),
            roles: self.roles_played(seat),
        };
        ListedTable {
            game: self.founding.game.clone(),
            seats: Seat::all(self.chairs.len()).zip(self.chairs.iter().zip(&self.names)).map(seat).collect(),
            clock: self.founding.clock,
            setup: self.founding.setup.clone(),
            deal: Some(self.founding.dealt()),
        }
    }

    /// Until when each seat may take whose time runs.
    fn deadlines(&self) -> Vec<(u8, i64)> {
        Seat::all(self.chairs.len()).filter_map(|seat| Some((seat.0, self.runs_out(seat)?))).collect()
    }

    /// When the server has to do something by itself: a table is given up, a bot is asked, a clock or the time to answer an invitation
    /// runs out, somebody is reminded, a finished game is to be rated.
    fn due(&self) -> Option<i64> {
        let seats = || Seat::all(self.chairs.len());
        let out = || seats().filter_map(|seat| self.runs_out(seat)).chain(seats().filter_map(|seat| self.reminder(seat))).min();
        let (in_lobby, by_link) = given_up(self.at);
        match self.progress {
            Progress::Gathering => Some(if self.founding.listed { in_lobby } else { by_link }).into_iter().chain(out()).min(),
            Progress::Closed => None,
            Progress::Over => Some(self.at),
            Progress::Playing => {
                let bots = self.asked().any(|seat| !self.answers_itself(seat));
                bots.then_some(self.at + BOT_RETRY_AFTER).into_iter().chain(out()).min()
            }
        }
    }

    /// When a person's time runs out: that on the clock, or the deadline that was agreed on, unless it stands still, or before the game that for saying yes.
    pub fn runs_out(&self, seat: Seat) -> Option<i64> {
        let chair = self.chairs.get(seat.index())?;
        match (self.progress, &chair.sitter) {
            (Progress::Gathering, Sitter::Held { until, .. }) => Some(*until),
            (Progress::Playing, _)
                if self.founding.clock.is_some() && self.bot_at(seat).is_none() && self.prepared_at(seat).is_none() =>
            {
                let asked_at = chair.asked_at?;
                Some(chair.deadline.map_or(asked_at + chair.left, |deadline| deadline.due))
            }
            _ => None,
        }
    }

    /// What happens to a seat by itself because its time has run out, or nearly so; none as long as there is enough.
    pub fn overdue(&self, seat: Seat, now: i64) -> Option<Entry> {
        if self.runs_out(seat).is_none_or(|when| when > now) {
            return self.reminder(seat).filter(|&when| when <= now).map(|_| Entry::Reminded { seat });
        }
        Some(match self.progress {
            Progress::Gathering => Entry::Lapsed { seat },
            Progress::Playing | Progress::Over | Progress::Closed => {
                Entry::Handed { seat, level: self.stand_in(), why: Why::Overdue }
            }
        })
    }

    /// Whether the seat is being asked, and no bot answers for it, and nothing that its person has prepared.
    pub fn answers_itself(&self, seat: Seat) -> bool {
        self.asked().contains(seat) && self.bot_at(seat).is_none() && self.prepared_at(seat).is_none()
    }

    /// The people who are being asked, and who answer themselves; before the game those who are asked to play.
    pub fn people_asked(&self) -> Vec<String> {
        let person = |seat| self.person_at(seat).filter(|_| self.answers_itself(seat));
        let invited = self.holds().filter(|_| self.progress == Progress::Gathering).map(|hold| hold.person);
        self.asked().filter_map(person).chain(invited).map(str::to_owned).collect()
    }

    /// The position, where it is worth keeping.
    pub fn snapshot(&self, happened: &Happened) -> Option<String> {
        let worth = match happened.event {
            Event::Started { .. } => true,
            Event::Moved { .. } => self.moves.is_multiple_of(SNAPSHOT_EVERY),
            _ => false,
        };
        let game = self.game.as_ref().filter(|_| worth)?;
        serde_json::to_string(&Kept { seq: self.seq, moves: self.moves, position: game.position() }).ok()
    }
}
