//! The town: every building of every player, with its cubes (NSM-CUBE-2).

use crate::cards::Building;
use crate::data::BUILDING_CARDS;
use coven_engine::names::UnknownName;
use coven_engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// One building in front of a player, with its cubes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Slot {
    pub building: Building,
    pub hope: u8,
    pub despair: u8,
}

const NO_SLOT: Slot = Slot { building: Building::Market, hope: 0, despair: 0 };

/// Which slot of a player is meant: the building, and which of several copies (0 is the first that came).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Lot {
    pub building: Building,
    pub copy: u8,
}

/// The buildings of one owner, counted by kind of building.
pub type Copies = [u8; Building::COUNT];

/// NSM-CUBE-1: both kinds of cubes are unlimited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cube {
    Hope,
    Despair,
}

impl Slot {
    fn cubes_mut(&mut self, cube: Cube) -> &mut u8 {
        match cube {
            Cube::Hope => &mut self.hope,
            Cube::Despair => &mut self.despair,
        }
    }
}

/// All slots, owner by owner in seat order; the slots of an owner stand by building, copies in the order in which they
/// came.
#[derive(Clone, Copy, PartialEq)]
pub struct Town {
    slots: [Slot; BUILDING_CARDS],
    /// Where each seat's slots begin; the last entry is the end of all.
    starts: [u8; MAX_SEATS + 1],
    /// The cubes on all slots of a seat, kept at hand because every decision about Hope asks for them.
    hope: [u16; MAX_SEATS],
    despair: [u16; MAX_SEATS],
}

impl Town {
    pub const EMPTY: Town =
        Town { slots: [NO_SLOT; BUILDING_CARDS], starts: [0; MAX_SEATS + 1], hope: [0; MAX_SEATS], despair: [0; MAX_SEATS] };

    pub fn len(&self) -> usize {
        usize::from(self.starts[MAX_SEATS])
    }

    /// Where the slots of a seat stand. A seat that no table has owns nothing.
    fn range(&self, seat: Seat) -> Range<usize> {
        match self.starts.get(seat.index()..seat.index() + 2) {
            Some(&[start, end]) => usize::from(start)..usize::from(end),
            _ => 0..0,
        }
    }

    pub fn of(&self, seat: Seat) -> &[Slot] {
        &self.slots[self.range(seat)]
    }

    fn of_mut(&mut self, seat: Seat) -> &mut [Slot] {
        let range = self.range(seat);
        &mut self.slots[range]
    }

    pub fn all(&self) -> &[Slot] {
        &self.slots[..self.len()]
    }

    /// NSM-BUILD-4: the building joins the owner's slots, after other copies of it. There is room for every card of the box.
    pub fn add(&mut self, seat: Seat, slot: Slot) {
        let end = self.len();
        let own = self.of(seat);
        let at = self.range(seat).start + own.iter().take_while(|there| there.building <= slot.building).count();
        self.slots.copy_within(at..end, at + 1);
        self.slots[at] = slot;
        self.starts[seat.index() + 1..].iter_mut().for_each(|start| *start += 1);
        self.hope[seat.index()] += u16::from(slot.hope);
        self.despair[seat.index()] += u16::from(slot.despair);
    }

    /// Takes a slot away, with its cubes (NSM-CUBE-3, NSM-CUBE-4).
    pub fn remove(&mut self, seat: Seat, lot: Lot) -> Option<Slot> {
        let at = self.range(seat).start + self.find(seat, lot)?;
        let taken = self.slots[at];
        let end = self.len();
        self.slots.copy_within(at + 1..end, at);
        self.slots[end - 1] = NO_SLOT;
        self.starts[seat.index() + 1..].iter_mut().for_each(|start| *start -= 1);
        self.hope[seat.index()] -= u16::from(taken.hope);
        self.despair[seat.index()] -= u16::from(taken.despair);
        Some(taken)
    }

    /// The position of a lot among the slots of its owner.
    pub fn find(&self, seat: Seat, lot: Lot) -> Option<usize> {
        let own = self.of(seat);
        let first = own.iter().position(|slot| slot.building == lot.building)?;
        let at = first + usize::from(lot.copy);
        own.get(at).is_some_and(|slot| slot.building == lot.building).then_some(at)
    }

    /// The lot at a position among the slots of its owner.
    pub fn lot_at(&self, seat: Seat, at: usize) -> Lot {
        let own = self.of(seat);
        let building = own[at].building;
        Lot { building, copy: own[..at].iter().filter(|slot| slot.building == building).count() as u8 }
    }

    pub fn slot(&self, seat: Seat, lot: Lot) -> Option<&Slot> {
        self.find(seat, lot).map(|at| &self.of(seat)[at])
    }

    /// Puts one cube on the slot at a position of its owner; returns the building.
    pub fn put(&mut self, seat: Seat, at: usize, cube: Cube) -> Option<Building> {
        let slot = self.of_mut(seat).get_mut(at)?;
        let cubes = slot.cubes_mut(cube);
        // NSM-CUBE-1: cubes are unlimited; no game can bring 255 of them together on one card.
        *cubes = cubes.checked_add(1)?;
        let building = slot.building;
        *self.total_mut(seat, cube) += 1;
        Some(building)
    }

    /// Takes one cube from the slot at a position of its owner, if there is one; returns the building.
    pub fn take(&mut self, seat: Seat, at: usize, cube: Cube) -> Option<Building> {
        let slot = self.of_mut(seat).get_mut(at)?;
        let cubes = slot.cubes_mut(cube);
        *cubes = cubes.checked_sub(1)?;
        let building = slot.building;
        *self.total_mut(seat, cube) -= 1;
        Some(building)
    }

    fn total_mut(&mut self, seat: Seat, cube: Cube) -> &mut u16 {
        match cube {
            Cube::Hope => &mut self.hope[seat.index()],
            Cube::Despair => &mut self.despair[seat.index()],
        }
    }

    /// The Hope on all buildings of a player.
    pub fn hope(&self, seat: Seat) -> u16 {
        self.hope[seat.index()]
    }

    pub fn has_hope(&self, seat: Seat) -> bool {
        self.hope[seat.index()] > 0
    }

    pub fn has_despair(&self, seat: Seat) -> bool {
        self.despair[seat.index()] > 0
    }

    pub fn has_buildings(&self, seat: Seat) -> bool {
        !self.range(seat).is_empty()
    }

    /// The Despair cubes of the whole town.
    pub fn despair(&self) -> i32 {
        self.despair.iter().map(|&cubes| i32::from(cubes)).sum()
    }

    /// How many copies of each building a player owns.
    pub fn copies(&self, seat: Seat) -> Copies {
        let mut copies = [0; Building::COUNT];
        self.of(seat).iter().for_each(|slot| copies[slot.building.index()] += 1);
        copies
    }
}

impl fmt::Debug for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Seat::all(MAX_SEATS).map(|seat| self.of(seat))).finish()
    }
}

/// Calls `found` for every slot that is wanted, with its position; slots with the same building and the same cubes are
/// one choice (the first of them).
pub fn each_choice(slots: &[Slot], wanted: impl Fn(usize, &Slot) -> bool, mut found: impl FnMut(usize, Lot)) {
    let mut first = 0;
    for copies in slots.chunk_by(|one, next| one.building == next.building) {
        for (copy, slot) in copies.iter().enumerate() {
            let alike = |earlier: usize| copies[earlier] == *slot && wanted(first + earlier, slot);
            if wanted(first + copy, slot) && !(0..copy).any(alike) {
                found(first + copy, Lot { building: slot.building, copy: copy as u8 });
            }
        }
        first += copies.len();
    }
}

/// The position of the one choice there is, if there is exactly one.
pub fn only_choice(slots: &[Slot], wanted: impl Fn(&Slot) -> bool) -> Option<usize> {
    let first = slots.iter().position(&wanted)?;
    let alike = slots[first + 1..].iter().all(|slot| *slot == slots[first] || !wanted(slot));
    alike.then_some(first)
}

/// Text that names no building of a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoBuilding {
    #[error(transparent)]
    Unknown(#[from] UnknownName),
    #[error("'{0}' is not written like 'market 2h 1d', a building with its cubes")]
    Cubes(String),
    #[error("'{0}' is not written like 'market/2', the second copy of a building")]
    Copy(String),
}

impl fmt::Display for Slot {
    /// A building with its cubes: `crypt`, `market 2h`, `bank 1h 1d`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.building.fmt(f)?;
        if self.hope > 0 {
            write!(f, " {}h", self.hope)?;
        }
        if self.despair > 0 {
            write!(f, " {}d", self.despair)?;
        }
        Ok(())
    }
}

impl FromStr for Slot {
    type Err = NoBuilding;

    fn from_str(text: &str) -> Result<Slot, NoBuilding> {
        let mut words = text.split_whitespace();
        let building = words.next().unwrap_or_default().parse()?;
        let mut slot = Slot { building, hope: 0, despair: 0 };
        for word in words {
            let wrong = || NoBuilding::Cubes(text.to_owned());
            let (cubes, number) = match (word.strip_suffix('h'), word.strip_suffix('d')) {
                (Some(number), _) => (&mut slot.hope, number),
                (_, Some(number)) => (&mut slot.despair, number),
                _ => return Err(wrong()),
            };
            *cubes = number.parse().map_err(|_| wrong())?;
        }
        Ok(slot)
    }
}

impl fmt::Display for Lot {
    /// `market`, or `market/2` for the second copy.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.building.fmt(f)?;
        if self.copy > 0 { write!(f, "/{}", u16::from(self.copy) + 1) } else { Ok(()) }
    }
}

impl FromStr for Lot {
    type Err = NoBuilding;

    fn from_str(text: &str) -> Result<Lot, NoBuilding> {
        let Some((building, number)) = text.split_once('/') else {
            return Ok(Lot { building: text.parse()?, copy: 0 });
        };
        match number.parse::<u8>() {
            Ok(number) if number >= 2 => Ok(Lot { building: building.parse()?, copy: number - 1 }),
            _ => Err(NoBuilding::Copy(text.to_owned())),
        }
    }
}

// Slots and lots are no names of a set (`engine::named!`) but small notations, which serde reads and writes as text.
macro_rules! as_text {
    ($type:ident) => {
        impl TryFrom<String> for $type {
            type Error = NoBuilding;

            fn try_from(text: String) -> Result<Self, NoBuilding> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    };
}

as_text!(Slot);
as_text!(Lot);

#[cfg(test)]
mod tests {
    use super::*;
    use coven_proves::proves;

    fn slot(text: &str) -> Slot {
        text.parse().expect("a slot")
    }

    fn lot(text: &str) -> Lot {
        text.parse().expect("a lot")
    }

    fn town() -> Town {
        let mut town = Town::EMPTY;
        for (seat, text) in [(1, "bank 1h"), (0, "crypt 1d"), (1, "market"), (1, "bank 2h"), (0, "jail")] {
            town.add(Seat(seat), slot(text));
        }
        town
    }

    #[test]
    fn buildings_stand_with_their_owner_and_copies_together() {
        let shown: Vec<String> = town().of(Seat(1)).iter().map(Slot::to_string).collect();
        assert_eq!(shown, ["market", "bank 1h", "bank 2h"]);
        assert_eq!(town().of(Seat(0)).len(), 2);
    }

    #[test]
    #[proves("NSM-CUBE-3", "NSM-CUBE-4")]
    fn a_building_takes_its_cubes_along() {
        let before = town();
        let mut town = before;
        assert_eq!(town.remove(Seat(1), lot("bank/2")), Some(slot("bank 2h")));
        assert_eq!(town.hope(Seat(1)), 1);
        assert_eq!(town.remove(Seat(1), lot("bank/2")), None);
        town.add(Seat(1), slot("bank 2h"));
        assert_eq!(town, before);
    }

    #[test]
    fn a_seat_that_no_table_has_owns_nothing() {
        assert!(town().of(Seat(7)).is_empty() && town().of(Seat(8)).is_empty() && town().of(Seat(200)).is_empty());
        assert_eq!(town().find(Seat(200), lot("bank")), None);
    }

    #[test]
    fn equal_slots_are_one_choice() {
        let slots = ["bank 1h", "bank", "bank 1h", "jail 1h"].map(slot);
        let mut found = Vec::new();
        each_choice(&slots, |_, slot| slot.hope > 0, |_, lot| found.push(lot.to_string()));
        assert_eq!(found, ["bank", "jail"]);
        each_choice(&slots, |at, slot| slot.hope > 0 && at > 0, |_, lot| found.push(lot.to_string()));
        assert_eq!(found[2..], ["bank/3", "jail"]);
    }

    #[test]
    fn one_choice_is_found_only_if_it_is_one() {
        let slots = ["bank 1h", "bank 1h", "jail"].map(slot);
        assert_eq!(only_choice(&slots, |slot| slot.hope > 0), Some(0));
        assert_eq!(only_choice(&slots, |slot| slot.despair > 0), None);
        assert_eq!(only_choice(&slots, |_| true), None);
    }

    #[test]
    fn notation_reads_back() {
        for text in ["market", "market 2h", "crypt 1d", "bank 1h 1d"] {
            assert_eq!(slot(text).to_string(), text);
        }
        assert_eq!(lot("market/2"), Lot { building: Building::Market, copy: 1 });
        assert!("market/1".parse::<Lot>().is_err() && "market 2x".parse::<Slot>().is_err());
    }
}
