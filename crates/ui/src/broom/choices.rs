//! Where on the page each move is offered. Every legal move has exactly one place.

use coven_broom::{Circle, CloudSpace, Move, Region, Role, Tower};

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Region(Region),
    Tower(Tower),
    Cloud(CloudSpace),
    Circle(Circle),
    /// The tile of the mountain that a pawn has reached.
    MountainTile,
    /// A card of the hand.
    Card(Role),
    /// The line of the question.
    Bar,
}

pub fn place(m: Move) -> Place {
    match m {
        Move::Pick(role) | Move::Lay(role, _) => Place::Card(role),
        Move::Fly { to, .. } => Place::Region(to),
        Move::Deliver { tower, .. } => Place::Tower(tower),
        Move::Dispel(space) => Place::Cloud(space),
        Move::Circle(circle) => Place::Circle(circle),
        Move::UseTile => Place::MountainTile,
        Move::Number(_)
        | Move::UseExtraCard
        | Move::KeepExtraCard
        | Move::Act
        | Move::BlackMarket
        | Move::Moonshine(_)
        | Move::ActBrave
        | Move::FiveVp
        | Move::Stay
        | Move::TakeAll
        | Move::Take(_)
        | Move::Decline
        | Move::DeclineTile
        | Move::Done
        | Move::Enclose(_)
        | Move::Trade => Place::Bar,
    }
}
