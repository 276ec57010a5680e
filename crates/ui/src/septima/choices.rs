//! Where on the page each move is offered. Every legal move has exactly one place.

use super::Scene;
use coven_septima::Move;
use coven_septima::card::Family;
use coven_septima::moves::Ward;
use coven_septima::places::{Hex, Hut, RitualSpace, Space};
use coven_septima::set::Item;
use coven_septima::words::{Action, Side};

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the map.
    Space(Space),
    Hex(Hex),
    Hut(Hut),
    Spider(usize),
    /// In the town.
    Chamber(usize),
    Marker(Side),
    /// On the ritual track.
    Ritual(RitualSpace),
    /// An action card.
    Card(Action),
    /// The tray below the map, where things lie with their texts.
    Tray,
    /// The line of the question.
    Bar,
}

impl Scene<'_> {
    pub(super) fn place(&self, m: Move) -> Place {
        match m {
            Move::Go(space) | Move::Crawl(space) => Place::Space(space),
            Move::Card(action) => Place::Card(action),
            Move::Ritual(space) => Place::Ritual(space),
            Move::Shrine(hex) | Move::Patient(hex) => Place::Hex(hex),
            Move::Use(card) => match card.family() {
                Family::Building(building) => self.hex_of(building).map_or(Place::Tray, Place::Hex),
                _ => Place::Tray,
            },
            Move::Heal(Ward::Village(number), _) if self.cures(number) == 1 => Place::Hex(Hex::village(number.into())),
            Move::Heal(..) => Place::Tray,
            Move::Hunter(hut) => Place::Hut(hut),
            Move::Chamber(chamber) => Place::Chamber(chamber.index()),
            Move::Replace(side) => Place::Marker(side),
            Move::Spider(number) => Place::Spider(number.index()),
            Move::Keep(_)
            | Move::Lose(_)
            | Move::Arrange(_)
            | Move::Take(_)
            | Move::Cast(_)
            | Move::Spell(_)
            | Move::UseAs(..)
            | Move::Favour(_)
            | Move::Shift(..)
            | Move::Brew(..)
            | Move::Pay(_)
            | Move::Omit(_)
            | Move::Track(_)
            | Move::Negotiate(_)
            | Move::Give(_) => Place::Tray,
            Move::Done | Move::Calm | Move::Send | Move::Bonus(_) | Move::Charm | Move::Septima | Move::Section(_) => Place::Bar,
        }
    }

    /// In how many ways the patient on a village hex can be healed now.
    fn cures(&self, village: u8) -> usize {
        self.choices().filter(|choice| matches!(choice.m, Move::Heal(Ward::Village(number), _) if number == village)).count()
    }
}

impl Place {
    pub const fn is_on_map(self) -> bool {
        matches!(self, Place::Space(_) | Place::Hex(_) | Place::Hut(_) | Place::Spider(_))
    }

    pub const fn is_in_town(self) -> bool {
        matches!(self, Place::Chamber(_) | Place::Marker(_))
    }
}
