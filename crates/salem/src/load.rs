//! Reads `data.toml` and checks it: a number that the rules cannot play with is refused with the place where it stands.

mod file;

use crate::belief::evidence;
use crate::cards::{Building, Character, EventCard, Side, Type, Types};
use crate::data::{
    BUILDING_CARDS, BuildingFacts, CHARACTER_CARDS, CharacterFacts, EVENT_CARDS, EventFacts, MAX_HAND, MAX_SYMBOLS, PLAYERS,
    Printed, ROUNDS, TableFacts,
};
use coven_engine::{DataError, DataSource};
use file::{COSMETIC, Copies, File};

/// The file that the owner of the printed game may replace.
const FILE: &str = "salem.toml";

impl Printed {
    pub fn load(source: &DataSource) -> Result<Printed, DataError> {
        let file = source.file(FILE, include_str!("../data.toml"))?;
        let written: File = file.read()?;
        check_model(&written)?;
        let buildings = buildings(&written)?;
        let sets = sets(&written)?;
        let kind_of = |building: Building| Type::ALL.iter().copied().find(|kind| sets[kind.index()].contains(&building));
        let printed = Printed {
            hash: file.hash_without(COSMETIC),
            kinds: std::array::from_fn(|building| kind_of(Building::ALL[building]).unwrap_or(Type::Trade)),
            evidence: std::array::from_fn(|building| evidence(&buildings[building])),
            sets,
            characters: characters(&written)?,
            events: events(&written, &buildings)?,
            tables: tables(&written)?,
            deals: deals(&written)?,
            end_despair: end_despair(&written)?,
            buildings,
            points_per_set: written.constants.sets.points_per_set,
            points_per_building: written.constants.sets.points_per_matching_building,
            witch_on_trial: written.constants.trial.witch_on_trial,
            witch_free: written.constants.trial.witch_not_on_trial,
            puritan_on_trial: written.constants.trial.puritan_on_trial,
            puritan_free: written.constants.trial.puritan_not_on_trial,
            hope_for_new_constable: written.constants.constable.hope_for_new_constable,
            asks_per_tenure: written.constants.model.asks_per_tenure,
            last_calls_per_tenure: written.constants.model.last_calls_per_tenure,
            announce: written.constants.model.announce,
        };
        Ok(printed)
    }
}

fn wrong(at: impl ToString, what: impl ToString) -> DataError {
    DataError::new(FILE, at, what)
}

fn must(holds: bool, at: impl ToString, what: impl ToString) -> Result<(), DataError> {
    if holds { Ok(()) } else { Err(wrong(at, what)) }
}

/// Every id of a list stands in it exactly once.
fn each_once<T: PartialEq + Copy + ToString>(table: &str, there: &[T], all: &[T]) -> Result<(), DataError> {
    for id in all {
        let times = there.iter().filter(|other| *other == id).count();
        must(times == 1, table, format!("'{}' must be there once, not {times} times", id.to_string()))?;
    }
    Ok(())
}

/// NSM-SETUP-4: the copies that stay when the cards with a greater number in the corner are removed.
fn copies_for(players: usize, copies: &Copies, at: &str) -> Result<u8, DataError> {
    let mut left = 0u8;
    for (corner, number) in copies {
        let corner: usize =
            corner.parse().map_err(|_| wrong(format!("{at}.copies"), format!("'{corner}' is no player number")))?;
        must(PLAYERS.contains(&corner), format!("{at}.copies.{corner}"), "the number in the corner is from 3 to 8")?;
        if corner <= players {
            left = left.checked_add(*number).ok_or_else(|| wrong(format!("{at}.copies"), "are too many"))?;
        }
    }
    Ok(left)
}

fn check_model(file: &File) -> Result<(), DataError> {
    let players = file.meta.min_players..=file.meta.max_players;
    must(players == PLAYERS, "meta.min_players", "the rules are for 3 to 8 players")?;
    must(file.meta.data_version == 1, "meta.data_version", "this program reads version 1")?;
    let constable = &file.constants.constable;
    must(constable.badges_held_max == 1, "constants.constable.badges_held_max", "a player never has more than one badge")?;
    let at = "constants.constable.hope_for_first_constable";
    must(constable.hope_for_first_constable == 0, at, "the first Constable has no building to put Hope on")?;
    // NSM-RUL-22: every trigger must lower the Hope in play, or the phase might never end.
    let at = "constants.model.min_event_cost";
    must(file.constants.model.min_event_cost > constable.hope_for_new_constable, at, "must exceed the new Constable's Hope")?;
    let at = "constants.sets.unique_buildings_per_set";
    must(file.constants.sets.unique_buildings_per_set == 3, at, "a set has three unique buildings")
}

fn buildings(file: &File) -> Result<[BuildingFacts; Building::COUNT], DataError> {
    let ids: Vec<Building> = file.buildings.iter().map(|row| row.id).collect();
    each_once("buildings", &ids, Building::ALL)?;
    let mut facts = [BuildingFacts { hope: 0, despair: 0, remove: 0 }; Building::COUNT];
    let mut cards = 0;
    for (i, row) in file.buildings.iter().enumerate() {
        let at = format!("buildings[{i}]");
        for (field, symbols) in [("hope", row.hope), ("despair", row.despair), ("remove", row.remove)] {
            must(symbols <= MAX_SYMBOLS, format!("{at}.{field}"), format!("at most {MAX_SYMBOLS} symbols fit on a card"))?;
        }
        facts[row.id.index()] = BuildingFacts { hope: row.hope, despair: row.despair, remove: row.remove };
        cards += usize::from(copies_for(*PLAYERS.end(), &row.copies, &at)?);
    }
    must(cards == BUILDING_CARDS, "buildings", format!("there are {BUILDING_CARDS} building cards, not {cards}"))?;
    must(file.components.buildings == cards, "components.buildings", format!("there are {cards}"))?;
    Ok(facts)
}

fn sets(file: &File) -> Result<[[Building; 3]; Type::COUNT], DataError> {
    let mut sets = [[Building::Market; 3]; Type::COUNT];
    for &kind in Type::ALL {
        for position in 1..=3 {
            let mut there = file.buildings.iter().filter(|row| row.r#type == kind && row.set_position == position);
            let (Some(row), None) = (there.next(), there.next()) else {
                return Err(wrong(
                    "buildings",
                    format!("type '{kind}' must have exactly one building of set_position {position}"),
                ));
            };
            sets[kind.index()][position - 1] = row.id;
        }
    }
    Ok(sets)
}

/// NSM-COMP-2: six Puritans with two types, four Witches with three, no combination twice.
fn characters(file: &File) -> Result<[CharacterFacts; CHARACTER_CARDS], DataError> {
    let ids: Vec<Character> = file.characters.iter().map(|row| row.id).collect();
    each_once("characters", &ids, Character::ALL)?;
    must(file.components.characters == CHARACTER_CARDS, "components.characters", format!("there are {CHARACTER_CARDS}"))?;
    let mut facts = [CharacterFacts { side: Side::Puritan, types: Types::default() }; CHARACTER_CARDS];
    for (i, row) in file.characters.iter().enumerate() {
        let types: Types = row.types.iter().copied().collect();
        let shown = if row.role == Side::Witch { 3 } else { 2 };
        let at = format!("characters[{i}].types");
        must(types.len() == shown && row.types.len() == shown, &at, format!("a {} shows {shown} different types", row.role))?;
        must(!facts.iter().any(|other| other.types == types), &at, "another character shows the same types")?;
        facts[row.id.index()] = CharacterFacts { side: row.role, types };
    }
    let witches = facts.iter().filter(|character| character.side == Side::Witch).count();
    must(witches == 4, "characters", format!("there are 4 Witches and 6 Puritans, not {witches} Witches"))?;
    Ok(facts)
}

fn events(file: &File, buildings: &[BuildingFacts]) -> Result<[EventFacts; EventCard::COUNT], DataError> {
    let ids: Vec<EventCard> = file.events.iter().map(|row| row.id).collect();
    each_once("events", &ids, EventCard::ALL)?;
    let model = &file.constants.model;
    let most_hope = buildings.iter().map(|building| building.hope).max().unwrap_or(0);
    let returned = file.constants.constable.hope_for_new_constable + most_hope;
    let mut facts = [EventFacts { cost: 0, remove: 0 }; EventCard::COUNT];
    let mut cards = 0;
    for (i, row) in file.events.iter().enumerate() {
        let at = format!("events[{i}]");
        let copies = copies_for(*PLAYERS.end(), &row.copies, &at)?;
        must(row.cost >= model.min_event_cost, format!("{at}.cost"), "is below constants.model.min_event_cost")?;
        must(row.remove <= MAX_SYMBOLS, format!("{at}.remove"), format!("at most {MAX_SYMBOLS} symbols fit on a card"))?;
        must(row.permanent == row.id.beside_the_row(), format!("{at}.permanent"), "only Cleanse and Trial have a red border")?;
        must(row.give_take == row.id.given_to_a_player(), format!("{at}.give_take"), "does not fit the text of the event")?;
        match row.id {
            EventCard::Cleanse => {
                let always = copies == 1 && copies_for(*PLAYERS.start(), &row.copies, &at)? == 1;
                must(always, format!("{at}.copies"), "there is one Cleanse card in every game")?;
            }
            EventCard::Trial => must(row.cost == file.constants.trial.cost, format!("{at}.cost"), "is not constants.trial.cost")?,
            EventCard::Pillory | EventCard::Sanctuary => {
                must(copies <= 1, format!("{at}.copies"), "there is at most one such card")?;
            }
            // NSM-RUL-22, with the Hope of the building that comes into play.
            EventCard::LandGrant => must(row.cost > returned, format!("{at}.cost"), "must exceed the Hope that it can bring")?,
            _ => {}
        }
        facts[row.id.index()] = EventFacts { cost: row.cost, remove: row.remove };
        cards += usize::from(copies);
    }
    // NSM-RUL-31: 23 events, whatever a shop says.
    must(cards == EVENT_CARDS, "events", format!("there are {EVENT_CARDS} event cards, not {cards}"))?;
    must(file.components.events == cards, "components.events", format!("there are {cards}"))?;
    Ok(facts)
}

fn tables(file: &File) -> Result<[TableFacts; 6], DataError> {
    let none = TableFacts {
        witches: 0,
        puritans: 0,
        despair_needed: 0,
        trials: 0,
        buildings: [0; Building::COUNT],
        events: [0; EventCard::COUNT],
    };
    let mut tables = [none; 6];
    for (players, table) in PLAYERS.zip(&mut tables) {
        let missing = |name: &str| wrong(name, format!("the row for {players} players is missing"));
        let pool = file.character_pool.iter().find(|row| row.players == players).ok_or_else(|| missing("character_pool"))?;
        // NSM-SETUP-2: one card more than players, so that the number of Witches is uncertain.
        let cards = usize::from(pool.witches) + usize::from(pool.puritans);
        must(cards == players + 1, "character_pool", format!("for {players} players there must be {} cards", players + 1))?;
        let dealable = (1..=4).contains(&pool.witches) && (1..=6).contains(&pool.puritans);
        must(dealable, "character_pool", format!("for {players} players: 1 to 4 Witches and 1 to 6 Puritans"))?;
        let needed =
            file.despair_threshold.iter().find(|row| row.players == players).ok_or_else(|| missing("despair_threshold"))?;
        let supply = file.trial_supply.iter().find(|row| row.players == players).ok_or_else(|| missing("trial_supply"))?;
        (table.witches, table.puritans, table.despair_needed) = (pool.witches, pool.puritans, needed.despair);
        for (i, row) in file.buildings.iter().enumerate() {
            table.buildings[row.id.index()] = copies_for(players, &row.copies, &format!("buildings[{i}]"))?;
        }
        for (i, row) in file.events.iter().enumerate() {
            let copies = copies_for(players, &row.copies, &format!("events[{i}]"))?;
            match row.id {
                EventCard::Trial => table.trials = copies,
                EventCard::Cleanse => {}
                in_deck => table.events[in_deck.index()] = copies,
            }
        }
        let what = format!("for {players} players the Trial cards in the box are {}", table.trials);
        must(table.trials == supply.trials, "trial_supply", what)?;
    }
    Ok(tables)
}

/// NSM-DEAL-2: what is built is one card less than what is dealt.
fn deals(file: &File) -> Result<[u8; ROUNDS], DataError> {
    must(file.components.round_cards == ROUNDS, "components.round_cards", format!("there are {ROUNDS}"))?;
    must(file.rounds.len() == ROUNDS, "rounds", format!("there are {ROUNDS}"))?;
    let mut deals = [0; ROUNDS];
    for (i, (row, deal)) in file.rounds.iter().zip(&mut deals).enumerate() {
        must(row.round == i + 1, format!("rounds[{i}].round"), "the rounds must stand in order")?;
        let fits = (2..=MAX_HAND).contains(&usize::from(row.deal));
        must(fits, format!("rounds[{i}].deal"), format!("a hand has 2 to {MAX_HAND} cards"))?;
        must(row.build + 1 == row.deal, format!("rounds[{i}].build"), "is one less than what is dealt")?;
        *deal = row.deal;
    }
    Ok(deals)
}

fn end_despair(file: &File) -> Result<[i32; Type::COUNT], DataError> {
    let ids: Vec<Type> = file.types.iter().map(|row| row.id).collect();
    each_once("types", &ids, Type::ALL)?;
    let mut despair = [0; Type::COUNT];
    for (i, row) in file.types.iter().enumerate() {
        let expected = match row.id {
            Type::Death => file.constants.sets.death_set_despair,
            Type::Justice => file.constants.sets.justice_set_despair,
            _ => 0,
        };
        must(row.end_despair_per_set == expected, format!("types[{i}].end_despair_per_set"), "is not what constants.sets says")?;
        despair[row.id.index()] = expected;
    }
    Ok(despair)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_proves::proves;

    const BUILTIN: &str = include_str!("../data.toml");

    fn printed() -> Printed {
        Printed::load(&DataSource::builtin()).expect("built-in data")
    }

    /// The data with one part replaced.
    fn edited(from: &str, to: &str) -> Result<Printed, DataError> {
        assert!(BUILTIN.contains(from), "{from}");
        let mut source = DataSource::builtin();
        source.replace(FILE, BUILTIN.replacen(from, to, 1));
        Printed::load(&source)
    }

    fn error(from: &str, to: &str) -> String {
        edited(from, to).expect_err("bad data").to_string()
    }

    #[test]
    fn errors_name_file_table_and_field() {
        assert_eq!(
            error("deal = 4\nbuild = 3\nnote", "deal = 4\nbuild = 4\nnote"),
            "salem.toml: rounds[1].build: is one less than what is dealt"
        );
        assert_eq!(error("hope = 1", "hope = 9"), "salem.toml: buildings[0].hope: at most 8 symbols fit on a card");
        assert_eq!(error("hope = 1", "hop = 1"), "salem.toml: buildings[0].hop: is not a field of this table");
        assert_eq!(
            error("players = 3\nwitches = 1", "players = 3\nwitches = 2"),
            "salem.toml: character_pool: for 3 players there must be 4 cards"
        );
        assert_eq!(error("\"3\" = 3", "\"9\" = 3"), "salem.toml: buildings[0].copies.9: is not a field of this table");
        assert_eq!(error("\"3\" = 3", "\"3\" = 4"), "salem.toml: buildings: there are 144 building cards, not 145");
        assert_eq!(
            error("id = \"smithy\"", "id = \"market\""),
            "salem.toml: buildings: 'market' must be there once, not 2 times"
        );
    }

    /// Data with which the phase might never end is refused.
    #[test]
    #[proves("NSM-RUL-22")]
    fn every_event_must_cost_more_than_it_brings() {
        assert_eq!(
            error("min_event_cost = 2", "min_event_cost = 1"),
            "salem.toml: constants.model.min_event_cost: must exceed the new Constable's Hope"
        );
        assert!(error("cost = 2\n", "cost = 1\n").ends_with(".cost: is below constants.model.min_event_cost"));
        assert!(error("hope = 1\n", "hope = 2\n").ends_with(".cost: must exceed the Hope that it can bring"));
    }

    #[test]
    fn names_and_pictures_do_not_change_the_hash() {
        let hash = |from, to| edited(from, to).map(|printed| printed.hash);
        assert_eq!(hash("name = \"Market\"", "name = \"Fair\""), Ok(printed().hash));
        assert_ne!(hash("deal = 5\nbuild = 4", "deal = 4\nbuild = 3"), Ok(printed().hash));
    }
}
