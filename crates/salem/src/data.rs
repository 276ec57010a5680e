//! What is printed on the components, as far as the rules read it (NSM-COMP-1, NSM-COMP-3, NSM-COMP-4).

use crate::cards::{Building, Character, EventCard, Side, Type, Types};
use std::ops::RangeInclusive;

pub const PLAYERS: RangeInclusive<usize> = 3..=8;

/// NSM-ROUND-1: five rounds.
pub const ROUNDS: usize = 5;

/// NSM-COMP-1: 144 building cards. Decks and town are sized by it.
pub const BUILDING_CARDS: usize = 144;

/// NSM-COMP-1: 23 event cards.
pub const EVENT_CARDS: usize = 23;

/// NSM-COMP-1: 10 character cards.
pub const CHARACTER_CARDS: usize = 10;

/// No hand is larger. (The knowledge of a passed hand fits this, see `deck::Lying`.)
pub const MAX_HAND: usize = 7;

/// No card has more symbols of one kind.
pub const MAX_SYMBOLS: u8 = 8;

/// NSM-BLD-1: the symbols of a building.
#[derive(Clone, Copy, Debug)]
pub struct BuildingFacts {
    pub hope: u8,
    pub despair: u8,
    pub remove: u8,
}

/// NSM-CHAR-1: side and types of a character.
#[derive(Clone, Copy, Debug)]
pub struct CharacterFacts {
    pub side: Side,
    pub types: Types,
}

#[derive(Clone, Copy, Debug)]
pub struct EventFacts {
    pub cost: u8,
    pub remove: u8,
}

/// What depends on the number of players: the table of NSM-SETUP-1 and the cards that NSM-SETUP-4 leaves.
#[derive(Clone, Copy, Debug)]
pub struct TableFacts {
    pub witches: u8,
    pub puritans: u8,
    /// NSM-SETUP-12: the least Despair with which the Witches' side wins.
    pub despair_needed: i32,
    pub trials: u8,
    /// NSM-BLD-2: copies of each building.
    pub buildings: [u8; Building::COUNT],
    /// Copies of each event of the deck; Cleanse and Trial are not part of it (NSM-SETUP-6).
    pub events: [u8; EventCard::COUNT],
}

/// Everything printed that the rules read.
#[derive(Clone, Debug)]
pub struct Printed {
    pub hash: String,
    pub buildings: [BuildingFacts; Building::COUNT],
    /// The three unique buildings of each type (NSM-TYPE-2).
    pub sets: [[Building; 3]; Type::COUNT],
    pub characters: [CharacterFacts; CHARACTER_CARDS],
    pub events: [EventFacts; EventCard::COUNT],
    pub tables: [TableFacts; 6],
    pub deals: [u8; ROUNDS],
    /// NSM-SYM-5: Despair of the town for each complete set of a type, at the end.
    pub end_despair: [i32; Type::COUNT],
    pub points_per_set: i32,
    pub points_per_building: i32,
    pub witch_on_trial: i32,
    pub witch_free: i32,
    pub puritan_on_trial: i32,
    pub puritan_free: i32,
    pub hope_for_new_constable: u8,
    pub asks_per_tenure: u8,
    pub last_calls_per_tenure: u8,
    pub announce: bool,
}

impl Printed {
    pub fn table(&self, players: usize) -> &TableFacts {
        &self.tables[players.clamp(*PLAYERS.start(), *PLAYERS.end()) - PLAYERS.start()]
    }

    pub fn building(&self, building: Building) -> &BuildingFacts {
        &self.buildings[building.index()]
    }

    pub fn event(&self, event: EventCard) -> &EventFacts {
        &self.events[event.index()]
    }

    pub fn character(&self, character: Character) -> &CharacterFacts {
        &self.characters[character.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::DataSource;
    use coven_proves::proves;

    fn printed() -> Printed {
        Printed::load(&DataSource::builtin()).expect("built-in data")
    }

    /// NSM-COMP-1, NSM-RUL-31, NSM-SETUP-4: the box, and what is left of it for fewer players.
    #[test]
    #[proves("NSM-COMP-1", "NSM-RUL-31", "NSM-SETUP-4")]
    fn decks_are_filtered_by_the_number_in_the_corner() {
        let printed = printed();
        let expected = [(3, 54, 13, 2), (4, 72, 14, 2), (5, 90, 15, 3), (6, 108, 16, 3), (7, 126, 17, 4), (8, 144, 18, 4)];
        for (players, buildings, events, trials) in expected {
            let table = printed.table(players);
            let sum = |counts: &[u8]| counts.iter().map(|&count| u32::from(count)).sum::<u32>();
            assert_eq!(
                (sum(&table.buildings), sum(&table.events), table.trials),
                (buildings, events, trials),
                "{players} players"
            );
        }
        // 18 in the deck, four Trial cards and Cleanse make 23.
        assert_eq!(18 + 4 + 1, EVENT_CARDS);
        assert_eq!(printed.table(3).events[EventCard::Plague.index()], 0);
        assert_eq!(printed.table(8).events[EventCard::Plague.index()], 1);
    }

    /// NSM-BLD-2: 3 n cards of each type, n copies of each building but for the exceptions.
    #[test]
    #[proves("NSM-BLD-2")]
    fn every_type_has_its_share_of_the_deck() {
        let printed = printed();
        for players in PLAYERS {
            let copies = printed.table(players).buildings;
            for set in printed.sets {
                let cards: usize = set.iter().map(|building| usize::from(copies[building.index()])).sum();
                assert_eq!(cards, 3 * players);
            }
        }
        use Building::{
            Bank, Brothel, CountingHouse, Courthouse, Crypt, Graveyard, Jail, Laboratory, Library, Market, Pawnshop, School,
            Smithy, Tannery, Tavern, Theatre, Undertaker,
        };
        let evened = [(Bank, Pawnshop), (School, Laboratory), (Theatre, Brothel), (Courthouse, Jail), (Undertaker, Crypt)];
        let exceptions: [(usize, &[(Building, Building)]); 6] = [
            (3, &[(Tannery, Smithy), (Pawnshop, CountingHouse), (Laboratory, Library), (Brothel, Tavern)]),
            (4, &evened),
            (5, &[(Bank, Pawnshop)]),
            (6, &evened),
            (7, &[]),
            (8, &[(Market, Tannery), (CountingHouse, Pawnshop), (Theatre, Brothel), (Courthouse, Jail), (Graveyard, Crypt)]),
        ];
        for (players, exchanged) in exceptions {
            let mut expected = [players as u8; Building::COUNT];
            for (fewer, more) in exchanged {
                expected[fewer.index()] -= 1;
                expected[more.index()] += 1;
            }
            assert_eq!(printed.table(players).buildings, expected, "{players} players");
        }
    }

    /// NSM-TYPE-1, NSM-TYPE-2, NSM-COMP-3, NSM-BLD-1: six types with three buildings each, and their symbols.
    #[test]
    #[proves("NSM-TYPE-1", "NSM-TYPE-2", "NSM-COMP-3", "NSM-BLD-1")]
    fn buildings_have_their_symbols() {
        let printed = printed();
        assert_eq!(Type::COUNT, 6);
        assert_eq!(printed.sets[Type::Education.index()], [Building::School, Building::Library, Building::Laboratory]);
        let symbols = |building| {
            let facts = printed.building(building);
            (facts.hope, facts.despair, facts.remove)
        };
        assert_eq!(symbols(Building::Market), (1, 0, 0));
        assert_eq!(symbols(Building::Crypt), (0, 1, 0));
        assert_eq!(symbols(Building::Library), (0, 0, 1));
        assert_eq!(symbols(Building::Tavern), (0, 0, 1));
        assert_eq!(symbols(Building::Smithy), (0, 0, 1));
        assert_eq!(symbols(Building::Jail), (0, 1, 0));
    }

    /// NSM-COMP-2, NSM-CHAR-1: every type is wanted by two Puritans and two Witches.
    #[test]
    #[proves("NSM-COMP-2", "NSM-CHAR-1")]
    fn characters_want_their_types() {
        let printed = printed();
        for &kind in Type::ALL {
            for side in [Side::Puritan, Side::Witch] {
                let wanting = printed.characters.iter().filter(|who| who.side == side && who.types.contains(kind)).count();
                assert_eq!(wanting, 2, "{kind} {side}");
            }
        }
        let hale = printed.character(Character::Hale);
        assert_eq!((hale.side, hale.types), (Side::Puritan, [Type::Trade, Type::Finance].into_iter().collect()));
    }

    /// NSM-COMP-4, NSM-SETUP-12, NSM-SETUP-2, NSM-DEAL-2.
    #[test]
    #[proves("NSM-COMP-4", "NSM-SETUP-12", "NSM-SETUP-2", "NSM-DEAL-2")]
    fn events_tables_and_rounds() {
        let printed = printed();
        assert_eq!(printed.event(EventCard::Trial).cost, 4);
        assert_eq!(printed.event(EventCard::Prayer).remove, 4);
        let needed: Vec<i32> = PLAYERS.map(|players| printed.table(players).despair_needed).collect();
        assert_eq!(needed, [6, 8, 10, 12, 14, 16]);
        let witches: Vec<u8> = PLAYERS.map(|players| printed.table(players).witches).collect();
        assert_eq!(witches, [1, 1, 2, 2, 3, 3]);
        assert_eq!(printed.deals, [3, 4, 4, 5, 5]);
    }
}
