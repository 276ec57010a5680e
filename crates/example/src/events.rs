//! What can happen. Who hears of it stands where it is told.

use crate::moves::{Card, Slot};
use coven_engine::Seat;
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Prize { seat: Seat, prize: u8 },
    Laid { seat: Seat },
    Opened { seat: Seat, prize: u8, cards: Vec<Card> },
    Looks { seat: Seat, slot: Slot },
    Looked { card: Card },
    Swapped { seat: Seat, slot: Slot },
    Shown { seat: Seat, cards: Vec<Card> },
}
