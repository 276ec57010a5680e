//! People who do not look on are told in time that it is their turn, that they are asked to play, that a game is over.
//!
//! What is to be told is queued together with the line of the journal that it tells of ([`App::to_be_told`]), for each channel that the
//! person has chosen. Whichever node claims it ([`outbox`]) looks whether it still holds and whether the person looks on by now, puts it into
//! the person's words ([`message`]), and hands it to the channel: [`push`], [`mail`] or [`webhook`].

pub mod address;
pub mod choice;
mod digest;
mod letters;
pub mod mail;
pub mod message;
pub mod outbox;
mod outward;
pub mod push;
pub mod webhook;

pub use outward::Outward;

use crate::app::App;
use crate::live::Open;
use crate::log;
use crate::table::{Desk, Event, Happened};
use coven_engine::Seat;
use coven_store::{NewNotice, Queued};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a person is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It is the person's turn.
    Turn,
    /// A chair is held for the person.
    Invitation,
    /// A game of the person's is over.
    Over,
    /// It still is the person's turn, and the time is running out.
    Reminder,
    /// A table is open for a standing challenge of a club of the person's.
    Challenge,
}

impl Kind {
    pub const ALL: [Kind; 5] = [Kind::Turn, Kind::Invitation, Kind::Over, Kind::Reminder, Kind::Challenge];

    /// Every kind.
    pub const EVERY: i64 = 0b1_1111;

    /// What webhooks are told where nobody has chosen: as before there was a choice, and reminders.
    pub const OF_WEBHOOKS: i64 = Kind::Turn.bit() | Kind::Invitation.bit() | Kind::Reminder.bit() | Kind::Challenge.bit();

    /// How the database knows it. It never changes.
    pub const fn bit(self) -> i64 {
        match self {
            Kind::Turn => 1,
            Kind::Invitation => 2,
            Kind::Over => 4,
            Kind::Reminder => 8,
            Kind::Challenge => 16,
        }
    }

    fn of(bit: i64) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.bit() == bit)
    }

    /// The kinds whose bits are set.
    pub fn among(bits: i64) -> Vec<Kind> {
        Kind::ALL.into_iter().filter(|kind| bits & kind.bit() != 0).collect()
    }

    pub fn bits(kinds: &[Kind]) -> i64 {
        kinds.iter().fold(0, |bits, kind| bits | kind.bit())
    }

    /// What programs and forms call it.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Turn => "turn",
            Kind::Invitation => "invitation",
            Kind::Over => "over",
            Kind::Reminder => "reminder",
            Kind::Challenge => "challenge",
        }
    }

    /// Whether somebody is still being told the same.
    fn holds(self, desk: &Desk, person: &str, seat: Seat, seq: i64) -> bool {
        let asked = || desk.chairs.get(seat.index()).is_some_and(|chair| chair.asked_since == seq);
        let sits = || desk.person_at(seat) == Some(person);
        match self {
            Kind::Turn => sits() && asked() && desk.answers_itself(seat),
            // The next question has a deadline of its own.
            Kind::Reminder => sits() && desk.answers_itself(seat) && desk.is_reminded(seat),
            Kind::Invitation => desk.holds().any(|hold| hold.seat == seat && hold.person == person),
            Kind::Over => sits(),
            Kind::Challenge => desk.awaited_meeting().is_some() && !desk.sits(person),
        }
    }
}

/// How a person is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    Push,
    Mail,
    Webhook,
}

impl Channel {
    pub const ALL: [Channel; 3] = [Channel::Push, Channel::Mail, Channel::Webhook];

    /// How database, forms and numbers call it. It never changes.
    pub const fn name(self) -> &'static str {
        match self {
            Channel::Push => "push",
            Channel::Mail => "mail",
            Channel::Webhook => "webhook",
        }
    }

    pub fn of(name: &str) -> Option<Channel> {
        Channel::ALL.into_iter().find(|channel| channel.name() == name)
    }

    /// What whoever has said nothing hears there.
    pub const fn usual(self) -> i64 {
        match self {
            Channel::Push | Channel::Mail => Kind::EVERY,
            Channel::Webhook => Kind::OF_WEBHOOKS,
        }
    }
}

impl App {
    /// What people are to be told of a line that has just been decided, if they do not look on here. Whoever answers at once, and whoever
    /// looks on at another node, is found out when it is due.
    pub fn to_be_told(&self, open: &Open, happened: &Happened) -> Vec<NewNotice> {
        let Some(desk) = &open.desk else {
            return Vec::new();
        };
        let person = |seat| desk.person_at(seat);
        let moving = |seat| Some((seat, person(seat).filter(|_| desk.answers_itself(seat))?, Kind::Turn));
        let invited = matches!(happened.event, Event::Invited).then(|| desk.holds()).into_iter().flatten();
        let invited = invited.map(|hold| (hold.seat, hold.person, Kind::Invitation));
        let ended = happened.ended.then(|| Seat::all(desk.chairs.len())).into_iter().flatten();
        let ended = ended.filter_map(|seat| Some((seat, person(seat)?, Kind::Over)));
        let due = log::now() + self.config.waits.announcement.as_millis() as i64;
        let reminded = match happened.event {
            Event::Reminded { seat } => Some(seat),
            _ => None,
        };
        let reminded = reminded.and_then(|seat| Some((seat, person(seat)?, Kind::Reminder)));
        let told = happened.newly_asked.filter_map(moving).chain(invited).chain(ended).chain(reminded);
        let notice = |(seat, person, kind): (Seat, &str, Kind)| NewNotice {
            person: person.to_owned(),
            kind: kind.bit(),
            seat: seat.0,
            due,
        };
        told.filter(|(_, person, _)| !open.watches(person)).map(notice).collect()
    }

    /// What is to be told, if what was queued still holds.
    async fn still_holds(&self, one: &Queued) -> Result<Option<message::Message>, crate::games::OpenError> {
        let Some(kind) = Kind::of(one.kind) else {
            return Ok(None);
        };
        let open = self.open_table(&one.table).await?;
        let desk = open.desk()?;
        let holds = kind.holds(desk, &one.person, Seat(one.seat), one.seq);
        let game = desk.founding.game.clone();
        let club = desk.founding.club.as_ref().filter(|_| kind == Kind::Challenge);
        let due = match club {
            Some(club) => club.meeting.as_ref().map(|meeting| meeting.begins),
            None => desk.runs_out(Seat(one.seat)),
        };
        let club = club.map(|club| club.id.clone());
        drop(open);
        // Whoever has left the club meanwhile is told nothing more of it.
        let holds = holds
            && match club {
                Some(club) => self.store.is_club_member(&club, &one.person).await?,
                None => true,
            };
        Ok(holds.then(|| message::Message { kind, game, table: one.table.clone(), seat: Seat(one.seat), seq: one.seq, due }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_bits_are_the_same() {
        assert_eq!(Kind::bits(&Kind::ALL), Kind::EVERY);
        for kind in Kind::ALL {
            assert_eq!(Kind::of(kind.bit()), Some(kind));
            assert_eq!(Kind::among(kind.bit()), [kind]);
            assert_eq!(serde_json::to_value(kind).expect("a word"), kind.name());
        }
        assert_eq!(Kind::of(3), None, "two at once are none");
        for channel in Channel::ALL {
            assert_eq!(Channel::of(channel.name()), Some(channel));
        }
    }
}
