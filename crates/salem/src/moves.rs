//! Decisions and their notation.

use crate::cards::{Building, EventCard};
use crate::town::Lot;
use coven_engine::{BadNotation, MAX_SEATS, Seat};
use std::fmt;
use std::str::FromStr;

/// One decision of one seat. Composite acts are sequences of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// NSM-DP-PICK
    Pick(Building),
    /// NSM-DP-DISCARD: build this one and discard the other.
    Keep(Building),
    /// NSM-DP-DISCARD: discard both and build the top card of the deck.
    Redraw,
    /// NSM-DP-REMOVE: take one Despair from a building.
    Remove(Seat, Lot),
    /// NSM-DP-ANNOUNCE: talk that binds nobody.
    Say(Announcement),
    /// NSM-DP-GIFTS: one Hope cube from this building.
    Give(Lot),
    /// NSM-DP-GIFTS: nothing (more) to give now.
    Done,
    /// NSM-DP-PLACE
    Place(Lot),
    /// NSM-DP-DECIDE
    Trigger(EventCard),
    /// NSM-DP-DECIDE: open the gift window again.
    Ask,
    /// NSM-DP-DECIDE: end the phase.
    End,
    /// NSM-DP-PAY, NSM-DP-WINTER
    Pay(Lot),
    /// NSM-DP-TARGET: a player.
    Choose(Seat),
    /// NSM-DP-TARGET: a building of a player.
    Slot(Seat, Lot),
    /// NSM-DP-GRANT
    Build(Building),
    /// NSM-DP-GRANT: the first card to go under the deck.
    Under(Building),
    /// NSM-DP-APPOINT
    Appoint(Seat),
}

/// What a Constable says to intend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Announcement {
    Event(EventCard, Option<Seat>),
    End,
    Nothing,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pick(card) => write!(f, "pick {card}"),
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::Redraw => f.write_str("redraw"),
            Move::Remove(seat, lot) => write!(f, "remove {seat} {lot}"),
            Move::Say(Announcement::Event(event, None)) => write!(f, "say {event}"),
            Move::Say(Announcement::Event(event, Some(seat))) => write!(f, "say {event} {seat}"),
            Move::Say(Announcement::End) => f.write_str("say end"),
            Move::Say(Announcement::Nothing) => f.write_str("say nothing"),
            Move::Give(lot) => write!(f, "give {lot}"),
            Move::Done => f.write_str("done"),
            Move::Place(lot) => write!(f, "place {lot}"),
            Move::Trigger(event) => write!(f, "trigger {event}"),
            Move::Ask => f.write_str("ask"),
            Move::End => f.write_str("end"),
            Move::Pay(lot) => write!(f, "pay {lot}"),
            Move::Choose(seat) => write!(f, "seat {seat}"),
            Move::Slot(seat, lot) => write!(f, "slot {seat} {lot}"),
            Move::Build(card) => write!(f, "build {card}"),
            Move::Under(card) => write!(f, "bottom {card}"),
            Move::Appoint(seat) => write!(f, "appoint {seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let m = match words[..] {
            ["pick", card] => Move::Pick(read(text, card)?),
            ["keep", card] => Move::Keep(read(text, card)?),
            ["redraw"] => Move::Redraw,
            ["remove", seat, lot] => Move::Remove(read_seat(text, seat)?, read(text, lot)?),
            ["say", "end"] => Move::Say(Announcement::End),
            ["say", "nothing"] => Move::Say(Announcement::Nothing),
            ["say", event] => Move::Say(Announcement::Event(read(text, event)?, None)),
            ["say", event, seat] => Move::Say(Announcement::Event(read(text, event)?, Some(read_seat(text, seat)?))),
            ["give", lot] => Move::Give(read(text, lot)?),
            ["done"] => Move::Done,
            ["place", lot] => Move::Place(read(text, lot)?),
            ["trigger", event] => Move::Trigger(read(text, event)?),
            ["ask"] => Move::Ask,
            ["end"] => Move::End,
            ["pay", lot] => Move::Pay(read(text, lot)?),
            ["seat", seat] => Move::Choose(read_seat(text, seat)?),
            ["slot", seat, lot] => Move::Slot(read_seat(text, seat)?, read(text, lot)?),
            ["build", card] => Move::Build(read(text, card)?),
            ["bottom", card] => Move::Under(read(text, card)?),
            ["appoint", seat] => Move::Appoint(read_seat(text, seat)?),
            _ => {
                return Err(BadNotation::new(
                    text,
                    "a move looks like 'pick market', 'give bank/2', 'trigger trial' or 'seat 2'",
                ));
            }
        };
        Ok(m)
    }
}

/// A part of a notation; if it is wrong the error names it together with the whole.
pub(crate) fn read<T: FromStr<Err: fmt::Display>>(whole: &str, part: &str) -> Result<T, BadNotation> {
    part.parse().map_err(|error: T::Err| BadNotation::new(whole, error))
}

/// A seat that some table could have.
pub(crate) fn read_seat(whole: &str, part: &str) -> Result<Seat, BadNotation> {
    match part.parse::<u8>() {
        Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(Seat(seat)),
        _ => Err(BadNotation::new(whole, format!("'{part}' is no seat"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert!(size_of::<Move>() <= 8, "{}", size_of::<Move>());
    }

    #[test]
    fn notation_reads_back() {
        for text in [
            "pick market",
            "keep counting_house",
            "redraw",
            "remove 3 crypt/2",
            "say trial 2",
            "say cleanse",
            "say end",
            "say nothing",
            "give bank",
            "done",
            "place bank/2",
            "trigger land_grant",
            "ask",
            "end",
            "pay school",
            "seat 7",
            "slot 0 jail",
            "build tavern",
            "bottom tavern",
            "appoint 4",
        ] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn bad_notation_says_what_is_wrong() {
        let error = |text: &str| text.parse::<Move>().expect_err("bad").to_string();
        assert_eq!(error("seat 9"), "'seat 9' is not a move: '9' is no seat");
        assert!(error("pick castle").starts_with("'pick castle' is not a move: 'castle' is "));
        assert!(error("pick castle").contains(" known are: market, "));
        assert!(error("give market/1").ends_with("'market/1' is not written like 'market/2', the second copy of a building"));
        assert!(error("dance").starts_with("'dance' is not a move: a move looks like"));
    }
}
