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
    /// The type of each building, as the sets have it.
    pub kinds: [Type; Building::COUNT],
    /// What each building says about whoever has it; see [`evidence`](crate::belief::evidence).
    pub evidence: [f32; Building::COUNT],
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

    /// The box, and what is left of it for fewer players.
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

    /// 3 n cards of each type, n copies of each building but for the exceptions.
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

    /// Six types with three buildings each, and their symbols.
    #[test]
    #[proves("NSM-TYPE-1", "NSM-TYPE-2", "NSM-COMP-3", "NSM-BLD-1")]
    fn buildings_have_their_symbols() {
        use Building::{
            Bank, Brothel, CountingHouse, Courthouse, Crypt, Gallows, Graveyard, Jail, Laboratory, Library, Market, Pawnshop,
            School, Smithy, Tannery, Tavern, Theatre, Undertaker,
        };
        let expected = [
            (Type::Trade, [(Market, 'H'), (Smithy, 'R'), (Tannery, 'D')]),
            (Type::Finance, [(Bank, 'H'), (CountingHouse, 'R'), (Pawnshop, 'D')]),
            (Type::Education, [(School, 'H'), (Library, 'R'), (Laboratory, 'D')]),
            (Type::Entertainment, [(Theatre, 'H'), (Tavern, 'R'), (Brothel, 'D')]),
            (Type::Justice, [(Courthouse, 'R'), (Jail, 'D'), (Gallows, 'D')]),
            (Type::Death, [(Undertaker, 'H'), (Graveyard, 'R'), (Crypt, 'D')]),
        ];
        let printed = printed();
        assert_eq!(expected.map(|(kind, _)| kind), Type::ALL);
        for (kind, set) in expected {
            assert_eq!(printed.sets[kind.index()], set.map(|(building, _)| building), "{kind}");
            for (building, symbol) in set {
                let facts = printed.building(building);
                let expected = [symbol == 'H', symbol == 'D', symbol == 'R'].map(u8::from);
                assert_eq!([facts.hope, facts.despair, facts.remove], expected, "{building}");
            }
        }
    }

    /// Six Puritans with two types and four Witches with three, so that every type is wanted by two of each side.
    #[test]
    #[proves("NSM-COMP-2", "NSM-CHAR-1")]
    fn characters_want_their_types() {
        use Type::{Death, Education, Entertainment, Finance, Justice, Trade};
        let puritans = [
            [Trade, Finance],
            [Entertainment, Finance],
            [Justice, Death],
            [Entertainment, Death],
            [Trade, Education],
            [Education, Justice],
        ];
        let witches = [
            [Trade, Justice, Death],
            [Finance, Justice, Death],
            [Finance, Education, Entertainment],
            [Trade, Education, Entertainment],
        ];
        let puritans = puritans.map(|types| (Side::Puritan, Types::from_iter(types)));
        let expected = puritans.into_iter().chain(witches.map(|types| (Side::Witch, Types::from_iter(types))));
        let printed = printed();
        assert!(expected.eq(printed.characters.iter().map(|character| (character.side, character.types))));
        for &kind in Type::ALL {
            for side in [Side::Puritan, Side::Witch] {
                let wanting = printed.characters.iter().filter(|who| who.side == side && who.types.contains(kind)).count();
                assert_eq!(wanting, 2, "{kind} {side}");
            }
        }
    }

    #[test]
    #[proves("NSM-COMP-4")]
    fn events_have_their_cost_and_symbols() {
        let printed = printed();
        let costs: Vec<u8> = EventCard::ALL.iter().map(|&event| printed.event(event).cost).collect();
        assert_eq!(costs, [3, 4, 3, 2, 2, 3, 2, 5, 4, 2, 3, 5, 2, 3, 2, 3, 2, 2, 2]);
        let removing: Vec<(EventCard, u8)> = EventCard::ALL
            .iter()
            .map(|&event| (event, printed.event(event).remove))
            .filter(|(_, symbols)| *symbols > 0)
            .collect();
        use EventCard::{Alms, Cleanse, Exorcism, Prayer};
        assert_eq!(removing, [(Cleanse, 2), (Prayer, 4), (Exorcism, 3), (Alms, 1)]);
    }

    /// The tables by number of players, from three to eight, and by round.
    #[test]
    #[proves("NSM-SETUP-12", "NSM-SETUP-2", "NSM-DEAL-2")]
    fn tables_and_rounds() {
        let printed = printed();
        let needed: Vec<i32> = PLAYERS.map(|players| printed.table(players).despair_needed).collect();
        assert_eq!(needed, [6, 8, 10, 12, 14, 16]);
        let pools: Vec<(u8, u8)> =
            PLAYERS.map(|players| (printed.table(players).witches, printed.table(players).puritans)).collect();
        assert_eq!(pools, [(1, 3), (1, 4), (2, 4), (2, 5), (3, 5), (3, 6)]);
        assert_eq!(printed.deals, [3, 4, 4, 5, 5]);
        assert_eq!(printed.deals.iter().map(|deal| deal - 1).sum::<u8>(), 16, "buildings of a player in all");
    }
}
