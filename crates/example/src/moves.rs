//! Decisions and their notation.

use coven_engine::BadNotation;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card, named by its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// The highest card; the lowest is 1.
pub const HIGHEST: u8 = 15;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A place in the talon, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Roll,
    Fix,
    Bid(Card),
    Look(Slot),
    Swap(Card),
    Leave,
    Done,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Roll => f.write_str("roll"),
            Move::Fix => f.write_str("fix"),
            Move::Bid(card) => write!(f, "bid {card}"),
            Move::Look(slot) => write!(f, "look {}", slot.0),
            Move::Swap(card) => write!(f, "swap {card}"),
            Move::Leave => f.write_str("leave"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Move, BadNotation> {
        let number = |rest: &str, allowed: std::ops::RangeInclusive<u8>| match rest.parse::<u8>() {
            Ok(number) if allowed.contains(&number) => Ok(number),
            _ => Err(BadNotation::new(text, format!("a number from {} to {} is needed", allowed.start(), allowed.end()))),
        };
        let card = |rest| number(rest, 1..=HIGHEST).map(Card);
        match text.split_once(' ') {
            None if text == "roll" => Ok(Move::Roll),
            None if text == "fix" => Ok(Move::Fix),
            None if text == "leave" => Ok(Move::Leave),
            None if text == "done" => Ok(Move::Done),
            Some(("bid", rest)) => card(rest).map(Move::Bid),
            Some(("look", rest)) => number(rest, 0..=2).map(|slot| Move::Look(Slot(slot))),
            Some(("swap", rest)) => card(rest).map(Move::Swap),
            _ => Err(BadNotation::new(text, "moves begin with roll, fix, bid, look, swap, leave or done")),
        }
    }
}
