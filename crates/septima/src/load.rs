//! Reading the component file: every table is checked, and an error names file, table and field.

use crate::card::{Amount, CardId, Moment};
use crate::components::{
    Book, BuildingFacts, PRESENT_VERSION, PrologueCard, Ribbon, RitualFacts, Septima, SpellFacts, WitchFacts,
};
use crate::data::{
    Availability, Back, COSMETIC, File, HexKind, Icon, Kind, PotionKind, RibbonEffect, SpellKind, Trigger, WindowWord,
};
use crate::map::{HexFacts, Map, Site};
use crate::objectives::Objective;
use crate::places::{Hex, Hut, RITUAL_ROWS, RITUAL_SPACES, RitualSpace, SPACES, Space, Spaces};
use crate::rewards::Bonus;
use crate::set::{Few, Set, Tally};
use crate::state::{MAX_COVENS, PROLOGUE_CHOICES};
use crate::widow::components::Solo;
use crate::words::{Element, Illness, Ingredient, Potion, Window};
use coven_engine::names::Item;
use coven_engine::{DataError, DataSource};
use std::collections::BTreeMap;

const FILE: &str = "septima.toml";

/// The highest suspicion a track may have, so that a coven's angry citizens can be looked up.
const MOST_SUSPICION: i8 = 20;

impl Septima {
    /// The rules with the components as they were built in.
    pub fn builtin() -> Septima {
        match Septima::read(&DataSource::builtin()) {
            Ok(rules) => rules,
            Err(error) => unreachable!("the built-in data is tested: {error}"),
        }
    }

    /// Reads and checks the component file.
    pub fn read(source: &DataSource) -> Result<Septima, DataError> {
        let file = source.file(FILE, include_str!("../data.toml"))?;
        let raw: File = file.read()?;
        Ok(Septima {
            version: PRESENT_VERSION,
            hash: file.hash_without(&COSMETIC),
            map: map(&raw)?,
            recipes: recipes(&raw)?,
            brew_wisdom: raw.potion_rules.brew_wisdom_utility,
            lunar_slots: lunar_slots(&raw)?,
            suspicion: suspicion(&raw)?,
            angry_by_suspicion: angry_by_suspicion(&raw),
            angry_citizens: raw.components.angry_citizens,
            loyal_citizens: raw.components.loyal_citizens_per_player,
            coven_size: usize::from(raw.components.coven_size),
            chamber_spaces: by_players("chambers.spaces", &raw.chambers.spaces, 10)?,
            patients_on_map: by_players("patient_placement.on_board", &raw.patient_placement.on_board, 6)?,
            die: some("hunter_die.faces", raw.hunter_die.faces.clone())?,
            starting_huts: starting_huts(&raw)?,
            new_hunter: raw.seasons.new_hunter_on_entering,
            rewards: rewards(&raw)?,
            track_wisdom: raw.patient_tracks.scoring.level_wisdom,
            complete_level_wisdom: raw.patient_tracks.scoring.complete_level_bonus,
            ritual: ritual(&raw)?,
            ribbons: ribbons(&raw)?,
            top_row_wisdom: raw.ritual.top_advance_wisdom,
            spells: spells(&raw)?,
            witches: witches(&raw)?,
            buildings: buildings(&raw)?,
            books: books(&raw)?,
            objective_wisdom: raw.book_of_divinations.slot_wisdom,
            prologue: prologue(&raw)?,
            prologue_times: raw.prologue_rules.multipliers_top_to_bottom,
            trial_wisdom: raw.trial.winner_wisdom,
            trial_recall: raw.trial.winner_recall,
            summer_stay: raw.trial.summer_citizens_left_in_chamber,
            capture_loss: raw.trial.capture_wisdom_loss,
            favours_for_crowd: by_citizens(
                "post_trial_favours.favours_for_citizens_in_crowd",
                &raw,
                &raw.post_trial_favours.favours_for_citizens_in_crowd,
            )?,
            favour_recall: raw.post_trial_favours.citizens_recalled_if_any_taken,
            loyal_wisdom: by_citizens("scoring.loyal_citizens", &raw, &raw.scoring.loyal_citizens)?,
            charm_wisdom: raw.scoring.lucky_charm,
            potion_wisdom: raw.scoring.potion,
            goods_per_wisdom: raw.scoring.ingredients_and_crystals_per_wisdom.max(1),
            septima_rise: [raw.two_player.suspicion_left, raw.two_player.suspicion_right],
            charm_shortens: raw.deterministic.lucky_charm_reduction,
            solo: Solo::read(&raw)?,
            changers: std::array::from_fn(|amount| hooks(amount, |id| id.card().changes, |kind: Amount| kind as usize)),
            reactors: std::array::from_fn(|moment| hooks(moment, |id| id.card().reacts, |kind: Moment| kind as usize)),
        })
    }
}

pub type Loaded<T> = Result<T, DataError>;

pub fn wrong<T>(at: impl ToString, what: impl ToString) -> Loaded<T> {
    Err(DataError::new(FILE, at, what))
}

fn some<T>(at: &str, list: Vec<T>) -> Loaded<Vec<T>> {
    if list.is_empty() { wrong(at, "must not be empty") } else { Ok(list) }
}

/// The hooks of one kind, with the card each belongs to, in the order of the cards.
fn hooks<K: Copy + 'static, F: Copy + 'static>(
    wanted: usize,
    of: impl Fn(CardId) -> &'static [(K, F)],
    number: impl Fn(K) -> usize,
) -> Vec<(CardId, F)> {
    let hooks = CardId::all().flat_map(|id| of(id).iter().map(move |&(kind, hook)| (id, kind, hook)));
    hooks.filter(|&(_, kind, _)| number(kind) == wanted).map(|(id, _, hook)| (id, hook)).collect()
}

/// One entry for each item, in the items' order.
fn each_once<I: Item, R, T>(at: &str, rows: &[R], id: impl Fn(&R) -> I, read: impl Fn(usize, &R) -> Loaded<T>) -> Loaded<Vec<T>> {
    if rows.len() != I::COUNT {
        return wrong(at, format!("must have {} entries, not {}", I::COUNT, rows.len()));
    }
    I::all()
        .map(|item| match rows.iter().position(|row| id(row) == item) {
            Some(number) => read(number, &rows[number]),
            None => wrong(at, format!("'{item}' is missing")),
        })
        .collect()
}

fn by_players(at: &str, table: &BTreeMap<String, u8>, most: u8) -> Loaded<[u8; MAX_COVENS + 1]> {
    let mut numbers = [0; MAX_COVENS + 1];
    for (players, number) in numbers.iter_mut().enumerate().skip(1) {
        *number = match table.get(&players.to_string()) {
            Some(&number) if number <= most => number,
            Some(_) => return wrong(format!("{at}.{players}"), format!("must be at most {most}")),
            None => return wrong(format!("{at}.{players}"), "is missing"),
        };
    }
    Ok(numbers)
}

fn by_citizens(at: &str, raw: &File, table: &BTreeMap<String, u8>) -> Loaded<Vec<u8>> {
    for key in table.keys() {
        if !key.parse::<u8>().is_ok_and(|count| count <= raw.components.loyal_citizens_per_player) {
            return wrong(format!("{at}.{key}"), "is no number of citizens that a coven can have");
        }
    }
    Ok((0..=raw.components.loyal_citizens_per_player).map(|count| table.get(&count.to_string()).copied().unwrap_or(0)).collect())
}

fn lunar_slots(raw: &File) -> Loaded<[[usize; 2]; 5]> {
    let slots = raw.moon_track.lunar_slots_of_phase;
    if slots.iter().flatten().any(|slot| !(1..=5).contains(slot)) {
        return wrong("moon_track.lunar_slots_of_phase", "slots are numbered 1 to 5");
    }
    Ok(slots.map(|pair| pair.map(|slot| usize::from(slot) - 1)))
}

fn suspicion(raw: &File) -> Loaded<(i8, i8, i8)> {
    let track = &raw.suspicion_track;
    if track.min > track.start || track.start > track.max || track.max > MOST_SUSPICION || track.min < -MOST_SUSPICION {
        return wrong("suspicion_track.start", "must lie between min and max");
    }
    Ok((track.min, track.max, track.start))
}

fn angry_by_suspicion(raw: &File) -> Vec<u8> {
    let reached = |suspicion: i8| raw.angry_lines.values.iter().filter(|&&line| suspicion >= line).count() as u8;
    (raw.suspicion_track.min..=raw.suspicion_track.max).map(reached).collect()
}

fn starting_huts(raw: &File) -> Loaded<Set<Hut>> {
    let at = "seasons.starting_hunter_huts";
    raw.seasons.starting_hunter_huts.iter().map(|hut| hut.to_string().parse().or_else(|error| wrong(at, error))).collect()
}

fn recipes(raw: &File) -> Loaded<[Tally<Ingredient, 5>; Potion::COUNT]> {
    let recipes = each_once(
        "potions",
        &raw.potions,
        |row| row.id,
        |number, row| {
            let at = format!("potions[{number}]");
            if row.heals != row.id.heals() || (row.kind == PotionKind::Utility) != row.id.is_utility() {
                return wrong(at, format!("what '{}' is for is fixed by the rules", row.id));
            }
            let mut recipe = Tally::NONE;
            row.recipe.iter().for_each(|(&ingredient, &count)| recipe.add(ingredient, count));
            if !(1..=5).contains(&recipe.sum()) {
                return wrong(format!("{at}.recipe"), "must ask for one to five ingredients");
            }
            Ok(recipe)
        },
    )?;
    Ok(std::array::from_fn(|i| recipes[i]))
}

fn map(raw: &File) -> Loaded<Map> {
    let hexes = each_once(
        "hexes",
        &raw.hexes,
        |row| row.id,
        |number, row| {
            let at = format!("hexes[{number}]");
            let kind = match row.id {
                Hex::HOSPITAL => HexKind::Hospital,
                hex if hex.village_number().is_some() => HexKind::Village,
                _ => HexKind::Forest,
            };
            if row.kind != kind {
                return wrong(format!("{at}.kind"), format!("the kind of {} is fixed by its name", row.id));
            }
            if row.flag.is_some() != (kind == HexKind::Village) {
                return wrong(format!("{at}.flag"), "village hexes have a flag, and no others");
            }
            let site = row.building_site.map(|back| coloured(back, || format!("{at}.building_site"))).transpose()?;
            let mut ingredients = [0; 5];
            row.ingredients.iter().for_each(|ingredient| ingredients[ingredient.index()] += 1);
            Ok(HexFacts {
                at: [row.q, row.r],
                ingredients,
                outcrop: row.crystal_outcrop,
                shrine: row.shrine,
                site,
                flag: row.flag,
            })
        },
    )?;
    if raw.spaces.len() != SPACES {
        return wrong("spaces", format!("must have {SPACES} entries, not {}", raw.spaces.len()));
    }
    let mut next_to = [Spaces::NONE; SPACES];
    let mut touches = [Set::EMPTY; SPACES];
    for (number, row) in raw.spaces.iter().enumerate() {
        let at = format!("spaces[{number}]");
        if usize::from(row.zone) != row.id.zone().index() + 1 {
            return wrong(format!("{at}.zone"), format!("{} says another zone", row.id));
        }
        if row.hexes.is_empty() || row.hexes.len() > 3 || !touches[row.id.index()].is_empty() {
            return wrong(at, format!("'{}' must stand once, with one to three hexes", row.id));
        }
        touches[row.id.index()] = row.hexes;
        next_to[row.id.index()] = row.neighbours.iter().copied().collect();
    }
    for space in Space::all() {
        if let Some(one_way) = { next_to[space.index()] }.find(|&other| !next_to[other.index()].contains(space)) {
            return wrong("spaces", format!("{space} names {one_way} as a neighbour, but not the other way round"));
        }
    }
    let mut entrance = [Space::default(); Hut::COUNT];
    let mut colours = [Site::Bronze; Hut::COUNT];
    for (number, row) in raw.zones.iter().enumerate() {
        if usize::from(row.number) != row.hut.0.index() + 1 || row.entrance.zone() != row.hut.0 {
            return wrong(format!("zones[{number}]"), "hut and entrance must belong to the zone");
        }
        entrance[row.hut.0.index()] = row.entrance;
        colours[row.hut.0.index()] = coloured(row.colour, || format!("zones[{number}].colour"))?;
    }
    let map = Map::new(std::array::from_fn(|i| hexes[i]), next_to, touches, entrance, colours);
    if !map.is_connected() {
        return wrong("spaces", "not every space can be reached (SEP-MAP-12)");
    }
    if map.site(Site::Gold).is_none() || map.site(Site::Bronze).is_none() {
        return wrong("hexes", "a gold and a bronze building site are needed");
    }
    Ok(map)
}

fn coloured(back: Back, field: impl FnOnce() -> String) -> Loaded<Site> {
    match back {
        Back::Gold => Ok(Site::Gold),
        Back::Bronze => Ok(Site::Bronze),
        Back::Centre => wrong(field(), "must be gold or bronze"),
    }
}

fn rewards(raw: &File) -> Loaded<[[[Few<Bonus, 2>; 5]; Illness::COUNT]; 2]> {
    let mut rewards = [[[Few::new(); 5]; Illness::COUNT]; 2];
    for (number, row) in raw.patient_tracks.rewards.iter().enumerate() {
        let at = format!("patient_tracks.rewards[{number}]");
        let Some(level) = row.level.checked_sub(1).filter(|&level| level < 5) else {
            return wrong(format!("{at}.level"), "must be 1 to 5");
        };
        for (illness, text) in [(0, &row.blind), (1, &row.paralysed), (2, &row.infected)] {
            let slot: &mut Few<Bonus, 2> = &mut rewards[row.side as usize][illness][level];
            for part in text.split("; ") {
                let field = Illness::ALL[illness];
                let bonus = Bonus::read(part).or_else(|what| wrong(format!("{at}.{field}"), what))?;
                if slot.len() == 2 {
                    return wrong(format!("{at}.{field}"), "at most two parts are possible");
                }
                slot.push(bonus);
            }
        }
    }
    if rewards.iter().flatten().flatten().any(|reward| reward.is_empty()) {
        return wrong("patient_tracks.rewards", "every side and level needs its rewards");
    }
    Ok(rewards)
}

fn ritual(raw: &File) -> Loaded<[RitualFacts; RITUAL_SPACES]> {
    let mut facts = [RitualFacts::default(); RITUAL_SPACES];
    for (number, row) in raw.ritual.spaces.iter().enumerate() {
        let at = format!("ritual.spaces[{number}]");
        let Some(space) = RitualSpace::new(row.row, row.x) else {
            return wrong(at, "there is no such space (SEP-RIT-2)");
        };
        if row.elements.is_empty() {
            return wrong(format!("{at}.elements"), "must name at least one element");
        }
        facts[space.index()] = RitualFacts { elements: row.elements, icon: row.icon };
    }
    if facts.iter().any(|space| space.elements.is_empty()) {
        return wrong("ritual.spaces", format!("all {RITUAL_SPACES} spaces are needed"));
    }
    Ok(facts)
}

fn ribbons(raw: &File) -> Loaded<[Option<Ribbon>; RITUAL_ROWS as usize]> {
    let mut ribbons = [None; RITUAL_ROWS as usize];
    for (number, row) in raw.ritual.ribbons.iter().enumerate() {
        let at = format!("ritual.ribbons[{number}]");
        if row.offering > 1 {
            return wrong(format!("{at}.offering"), "must be 0 or 1");
        }
        let Some(slot) = ribbons.get_mut(usize::from(row.row)) else {
            return wrong(format!("{at}.row"), "there is no such row");
        };
        *slot = Some(Ribbon {
            offering: row.offering,
            gains_spell: row.effect == RibbonEffect::GainSpell,
            wisdom: if row.effect == RibbonEffect::PrepareSpellWisdom5 { 5 } else { 0 },
        });
    }
    Ok(ribbons)
}

fn windows(words: &[WindowWord]) -> Set<Window> {
    let window = |word: &WindowWord| match word {
        WindowWord::W1 => Some(Window::W1),
        WindowWord::W2 => Some(Window::W2),
        _ => None,
    };
    words.iter().filter_map(window).collect()
}

fn spells(raw: &File) -> Loaded<Vec<SpellFacts>> {
    let spells = each_once(
        "spells",
        &raw.spells,
        |row| row.id,
        |number, row| {
            let windows = windows(&row.windows);
            if windows.is_empty() {
                return wrong(format!("spells[{number}].windows"), "must name W1 or W2");
            }
            Ok(SpellFacts {
                element: row.element,
                scoring: row.kind == SpellKind::Scoring,
                icon: match row.icon {
                    Icon::Any => None,
                    Icon::Only(action) => Some(action),
                },
                windows,
                first_in_window: row.first_in_window,
                lasts: row.duration,
            })
        },
    )?;
    for &element in Element::ALL {
        let scoring = spells.iter().filter(|spell| spell.element == element && spell.scoring).count();
        if scoring != 2 {
            return wrong("spells", format!("{element} must have 2 scoring spells, not {scoring}"));
        }
    }
    Ok(spells)
}

fn witches(raw: &File) -> Loaded<Vec<WitchFacts>> {
    each_once(
        "witches",
        &raw.witches,
        |row| row.id,
        |_, row| {
            let outside = [WindowWord::StepC, WindowWord::Trial, WindowWord::Favour];
            // SEP-DET-2: the one witch of step C acts in windows when the die is rolled ahead.
            let words = if row.trigger == Trigger::HunterRoll { &raw.deterministic.albert_windows } else { &row.windows };
            Ok(WitchFacts {
                full_only: row.mode == Availability::Full,
                trigger: row.trigger,
                extra: matches!(row.kind, Kind::Extra | Kind::AttuneSource),
                windows: windows(words),
                in_turn: !row.windows.iter().any(|word| outside.contains(word)),
            })
        },
    )
}

fn buildings(raw: &File) -> Loaded<Vec<BuildingFacts>> {
    each_once(
        "buildings",
        &raw.buildings,
        |row| row.id,
        |_, row| {
            let extra = row.kind == Kind::Extra;
            Ok(BuildingFacts { back: row.back, action: row.action, extra, windows: windows(&row.windows) })
        },
    )
}

fn books(raw: &File) -> Loaded<Vec<Book>> {
    let mut books = Vec::new();
    for (number, row) in raw.books.iter().enumerate() {
        let at = format!("books[{number}]");
        if usize::from(row.number) != number + 1 {
            return wrong(format!("{at}.number"), "books are listed in order, from 1");
        }
        let mut objectives = [Objective::Loyal(0); 4];
        for (slot, text) in objectives.iter_mut().zip(&row.objectives) {
            *slot = Objective::read(text).or_else(|what| wrong(format!("{at}.objectives"), what))?;
        }
        books.push(Book { full_only: row.mode == Availability::Full, objectives });
    }
    match books.iter().filter(|book| !book.full_only).count() {
        0..MAX_COVENS => wrong("books", "every coven needs one in basic mode too"),
        _ => Ok(books),
    }
}

fn prologue(raw: &File) -> Loaded<Vec<PrologueCard>> {
    if raw.prologue.len() < 2 * MAX_COVENS {
        return wrong("prologue", "every coven needs two");
    }
    let times = raw.prologue_rules.multipliers_top_to_bottom;
    if times.iter().map(|&times| usize::from(times)).sum::<usize>() > PROLOGUE_CHOICES {
        return wrong("prologue_rules.multipliers_top_to_bottom", format!("must be at most {PROLOGUE_CHOICES} together"));
    }
    let read = |(number, row): (usize, &crate::data::PrologueTable)| {
        let at = format!("prologue[{number}]");
        if usize::from(row.number) != number + 1 {
            return wrong(format!("{at}.number"), "Prologue cards are listed in order, from 1");
        }
        let bottom = Bonus::read(&row.bottom).or_else(|what| wrong(format!("{at}.bottom"), what))?;
        if !matches!(bottom, Bonus::Gain(..) | Bonus::Send(_)) {
            return wrong(format!("{at}.bottom"), "must be a good or citizens, without a choice");
        }
        if row.top.is_empty() {
            return wrong(format!("{at}.top"), "must offer an ingredient");
        }
        Ok(PrologueCard { top: row.top.iter().copied().collect(), bottom })
    };
    raw.prologue.iter().enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Mode;
    use crate::words::Action;
    use coven_proves::proves;

    fn error(from: &str, to: &str) -> String {
        let text = include_str!("../data.toml");
        assert!(text.contains(from), "{from}");
        let mut source = DataSource::builtin();
        source.replace(FILE, text.replacen(from, to, 1));
        Septima::read(&source).expect_err("bad data").to_string()
    }

    #[test]
    fn bad_data_names_file_table_and_field() {
        let wrong_zone = error("id = \"Z1a\"\nzone = 1", "id = \"Z1a\"\nzone = 2");
        assert_eq!(wrong_zone, "septima.toml: spaces[0].zone: Z1a says another zone");
        assert!(error("min = -1", "min = 5").starts_with("septima.toml: suspicion_track.start: "));
        assert!(
            error("recipe = { berry = 1, herb = 1 }", "recipe = { coal = 1 }").starts_with("septima.toml: potions[0].recipe")
        );
        assert!(
            error("bottom = \"gain crystal 1\"", "bottom = \"gain gold 1\"").starts_with("septima.toml: prologue[0].bottom: ")
        );
        assert!(error("angry_citizens = 16", "grumpy_citizens = 16").starts_with("septima.toml: components.grumpy_citizens"));
    }

    /// The table of the specification.
    #[test]
    #[proves("SEP-SUS-6")]
    fn angry_citizens_follow_from_suspicion() {
        let rules = Septima::builtin();
        let angry: Vec<u8> = (-1..=8).map(|suspicion| rules.angry_for(suspicion)).collect();
        assert_eq!(angry, [0, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    }

    #[test]
    #[proves("SEP-COMP-7", "SEP-COMP-8", "SEP-SPL-9")]
    fn what_belongs_to_full_mode_alone() {
        let rules = Septima::builtin();
        let only_full = rules.witches_of(Mode::Full) - rules.witches_of(Mode::Basic);
        let names: Vec<String> = only_full.map(|witch| witch.to_string()).collect();
        assert_eq!(names, ["alice", "berta", "nina", "randell", "remus", "tommy"]);
        assert_eq!(rules.books_of(Mode::Basic).collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert_eq!(rules.books_of(Mode::Full).count(), 9);
        let scoring: Vec<String> = Element::ALL.iter().flat_map(|&e| rules.spells_of(e, true)).map(|s| s.to_string()).collect();
        assert_eq!(
            scoring,
            ["adriannas_ring", "secrets_of_the_stones", "one_with_the_storm", "widows_song", "dark_moon_stone", "lions_roar"]
        );
        assert!(Element::ALL.iter().all(|&element| rules.spells_of(element, false).len() == 8));
    }

    #[test]
    #[proves("SEP-POT-2")]
    fn every_recipe_has_two_different_ingredients() {
        let rules = Septima::builtin();
        assert!(rules.recipes.iter().all(|recipe| recipe.sum() == 2 && recipe.kinds().len() == 2));
        let flying = rules.recipe(Potion::FlyingOintment);
        assert_eq!((flying[Ingredient::Mushroom], flying[Ingredient::Berry]), (1, 1));
    }

    #[test]
    #[proves("SEP-RIT-1", "SEP-RIT-9", "SEP-RIT-10")]
    fn the_ritual_track_has_the_icons_of_the_table() {
        let rules = Septima::builtin();
        let icons =
            |row: u8| -> Vec<Option<Action>> { RitualSpace::row_spaces(row).map(|s| rules.ritual_facts(s).icon).collect() };
        use Action::{Brew, Chant, Heal, Plead, Recruit};
        assert_eq!(icons(0), [None; 4]);
        assert_eq!(icons(5), [Heal, Recruit, Plead, Chant, Brew].map(Some));
        assert!((1..RITUAL_ROWS).flat_map(icons).all(|icon| icon.is_some_and(|icon| icon != Action::Ritual)));
        let shared: RitualSpace = "r5x2".parse().unwrap();
        assert_eq!(rules.ritual_facts(shared).elements.collect::<Vec<_>>(), [Element::Earth, Element::Air]);
    }
}
