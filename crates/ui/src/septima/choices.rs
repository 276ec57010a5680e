//! Where on the page each move is offered. Every legal move has exactly one place.

use super::Scene;
use coven_septima::{Action, Cure, Family, Hex, Hut, Illness, Item, Move, RitualSpace, Side, Space, Ward};

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the map.
    Space(Space),
    Hex(Hex),
    Hut(Hut),
    /// From one hut to another.
    Way(Hut, Hut),
    /// A patient of the Hospital.
    Bed(Illness),
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
            Move::Heal(ward, cure) if self.usual_cure(ward) == Some(cure) => match ward {
                Ward::Village(number) => Place::Hex(Hex::village(number.into())),
                Ward::Hospital(illness) => Place::Bed(illness),
            },
            Move::Heal(..) => Place::Tray,
            Move::Shift(from, to) => Place::Way(from, to),
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
            | Move::Brew(..)
            | Move::Pay(_)
            | Move::Omit(_)
            | Move::Track(_)
            | Move::Negotiate(_)
            | Move::Give(_) => Place::Tray,
            Move::Done | Move::Calm | Move::Send | Move::Bonus(_) | Move::Charm | Move::Septima | Move::Section(_) => Place::Bar,
        }
    }

    /// A click on a patient heals for nothing if that is possible, with the Remedy, or with the only potion that does it. The
    /// other ways lie on the tray.
    fn usual_cure(&self, ward: Ward) -> Option<Cure> {
        let cures = || {
            self.choices().filter_map(move |choice| match choice.m {
                Move::Heal(there, cure) if there == ward => Some(cure),
                _ => None,
            })
        };
        let remedy = self.illness_in(ward).map(|illness| Cure::Potion(illness.remedy()));
        let plain = cures().find(|&cure| cure == Cure::Free).or_else(|| cures().find(|&cure| Some(cure) == remedy));
        plain.or_else(|| cures().next().filter(|_| cures().count() == 1))
    }

    fn illness_in(&self, ward: Ward) -> Option<Illness> {
        match ward {
            Ward::Village(number) => self.view.board.patients.village[usize::from(number)].map(|bed| bed.patient.illness()),
            Ward::Hospital(illness) => Some(illness),
        }
    }

    /// What lies on a board can be chosen there too, if the same choice lies on the tray with its text.
    pub(super) fn also(&self, m: Move) -> Option<String> {
        self.choice(m).map(|choice| choice.m.to_string())
    }
}

impl Place {
    pub const fn is_on_map(self) -> bool {
        matches!(self, Place::Space(_) | Place::Hex(_) | Place::Hut(_) | Place::Way(..) | Place::Bed(_) | Place::Spider(_))
    }

    pub const fn is_in_town(self) -> bool {
        matches!(self, Place::Chamber(_) | Place::Marker(_))
    }
}
