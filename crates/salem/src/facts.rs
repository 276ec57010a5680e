//! What is printed on the cards, for whoever draws or explains them.

use crate::cards::{Building, Character, EventCard, Type};
use crate::data::{BuildingFacts, CharacterFacts, ROUNDS};
use crate::refuse::event_rule;
use crate::state::State;
use crate::{Salem, SlotView};

/// What changes the Despair of the town at the end (NSM-FIN-2, NSM-FIN-3), and what a set is worth (NSM-SCORE-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndFacts {
    pub witch_free: i32,
    pub witch_on_trial: i32,
    pub puritan_on_trial: i32,
    pub death_set: i32,
    pub justice_set: i32,
    pub points_per_set: i32,
}

impl Salem {
    pub const ROUNDS: u8 = ROUNDS as u8;

    /// NSM-BLD-1: the symbols of a building.
    pub fn symbols(&self, building: Building) -> &BuildingFacts {
        self.printed.building(building)
    }

    /// NSM-TYPE-2: the type of a building.
    pub fn kind_of(&self, building: Building) -> Type {
        self.printed.kinds[building.index()]
    }

    /// NSM-TYPE-2: the three buildings of a complete set.
    pub fn set_of(&self, kind: Type) -> [Building; 3] {
        self.printed.sets[kind.index()]
    }

    /// NSM-CHAR-1: side and types of a character.
    pub fn character(&self, character: Character) -> &CharacterFacts {
        self.printed.character(character)
    }

    pub fn end_facts(&self) -> EndFacts {
        let printed = &self.printed;
        EndFacts {
            witch_free: printed.witch_free,
            witch_on_trial: printed.witch_on_trial,
            puritan_on_trial: printed.puritan_on_trial,
            death_set: printed.end_despair[Type::Death.index()],
            justice_set: printed.end_despair[Type::Justice.index()],
            points_per_set: printed.points_per_set,
        }
    }

    /// NSM-FIN-5: the complete sets among the buildings of a street.
    pub fn complete_sets(&self, street: &[SlotView], kind: Type) -> i32 {
        let mut owned = [0; Building::COUNT];
        street.iter().for_each(|slot| owned[slot.building.index()] += 1);
        self.sets(&owned, kind)
    }
}

impl EventCard {
    /// The rule that explains the card.
    pub const fn rule(self) -> &'static str {
        event_rule(self)
    }
}

impl State {
    pub fn round(&self) -> u8 {
        self.round
    }
}
