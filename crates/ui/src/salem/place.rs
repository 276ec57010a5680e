//! Where on the page each move is offered. Every legal move has exactly one place.

use coven_engine::Seat;
use coven_salem::{Announcement, Building, EventCard, Lot, Move};

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A card of the hand, or one that a Land Grant took up.
    Card(Building),
    /// The deck of buildings.
    Deck,
    /// A building of somebody's street; nobody is named where it is the mover's own.
    Lot(Option<Seat>, Lot),
    /// A seat's name.
    Seat(Seat),
    Event(EventCard),
    /// The line of the question.
    Bar,
}

pub fn place(m: Move) -> Place {
    match m {
        Move::Pick(card) | Move::Keep(card) | Move::Build(card) | Move::Under(card) => Place::Card(card),
        Move::Redraw => Place::Deck,
        Move::Remove(seat, lot) | Move::Slot(seat, lot) => Place::Lot(Some(seat), lot),
        Move::Give(lot) | Move::Place(lot) | Move::Pay(lot) => Place::Lot(None, lot),
        Move::Choose(seat) | Move::Appoint(seat) => Place::Seat(seat),
        Move::Trigger(event) | Move::Say(Announcement::Event(event, _)) => Place::Event(event),
        Move::Say(Announcement::End | Announcement::Nothing) | Move::Done | Move::Ask | Move::End => Place::Bar,
    }
}
