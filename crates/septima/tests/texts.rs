//! The texts in four languages, and the rulebook: nothing is missing, nothing is left over, nothing is untranslated.

use coven_engine::{Arg, Dice, FastDice, Game, Rules, Seed, SetupError, Tell};
use coven_proves::proves;
use coven_septima::{Action, CardId, Event, Favour, Item, Move, Negotiation, RitualSpace, Septima};
use coven_text::testing::{
    Spoken, check_plurals, check_refusals, check_refused_setups, check_rulebook, check_translations, messages,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

/// Nobody is asked anything in these steps, but a view could show them.
const UNASKED: [&str; 3] = ["septima-sheet-floor", "septima-step-d", "septima-step-e"];

/// How the messages begin that only the solitaire game says; `solo.rs` listens to it.
const ALONE: [&str; 5] =
    ["septima-widow-", "septima-coach-widow-", "septima-theme-widow-", "septima-sheet-widow-", "septima-sheet-tribulation-"];

/// What a named thing does stands under its name with this ending.
const EXPLAINS: &str = "-text";

/// Whether a player likes a move, by its notation.
type Temper = fn(&str) -> bool;

/// Blind chance all but never climbs a patient track or the ritual track and seldom fills a
/// coven, so healers, ritualists and advocates play too.
const TEMPERS: [Temper; 4] = [
    |_| true,
    |m| match m.split_once(' ') {
        Some(("heal" | "track" | "keep", _)) => true,
        Some(("card", action)) => ["heal", "brew", "collect"].contains(&action),
        Some(("brew", potion)) => potion.starts_with("remedy_blindness"),
        Some(("take" | "pay", good)) => ["berry", "herb"].contains(&good),
        // Next to the Hospital and two village hexes.
        Some(("go", space)) => space.ends_with('a'),
        _ => false,
    },
    |m| ["ritual", "card ritual", "use remus", "cast", "spell"].iter().any(|beginning| m.starts_with(beginning)),
    |m| ["card plead", "card recruit", "card chant", "send", "keep", "bonus"].iter().any(|beginning| m.starts_with(beginning)),
];

/// Any move, but more often than not one that the player likes.
fn choose(moves: &[Move], likes: Temper, chance: &mut FastDice) -> Move {
    let liked: Vec<Move> = moves.iter().copied().filter(|m| likes(&m.to_string())).collect();
    let among = if liked.is_empty() || chance.below(8) == 0 { moves } else { &liked };
    among[chance.below(among.len() as u32) as usize]
}

/// Every way to ask for a table that Septima refuses.
fn refused_setups(rules: &Septima) -> Vec<SetupError> {
    let asked = |players, words: &[&str]| rules.agree(players, words).expect_err("a setup that is refused");
    vec![
        asked(0, &[]),
        asked(5, &[]),
        asked(300, &[]),
        asked(3, &["snow"]),
        asked(3, &["easy"]),
        asked(1, &["basic"]),
        asked(1, &["tribulations-3"]),
        asked(1, &["wisdom-30"]),
    ]
}

#[test]
fn the_messages_are_translated() {
    check_plurals(Septima::about());
    check_translations(Septima::about(), |id| id.starts_with("septima-witch-") && !id.ends_with(EXPLAINS));
}

#[test]
fn whatever_is_said_has_its_message_and_every_message_is_said() {
    let rules = Arc::new(Septima::builtin());
    let mut spoken = Spoken::of(&*rules);
    for players in 2..=4 {
        for (number, setup) in rules.setups(players).iter().enumerate() {
            let seed = (players * 100 + number) as u64;
            for game in 0..24 {
                let likes = TEMPERS[game % TEMPERS.len()];
                spoken.listen(&rules, setup, seed << 8 | game as u64, |moves, chance| choose(moves, likes, chance));
            }
        }
    }
    let alone = |id: &str| ALONE.iter().any(|beginning| id.starts_with(beginning));
    // The page explains what has no name of its own.
    spoken.check(Septima::about(), |id| UNASKED.contains(&id) || alone(id) || id.ends_with(EXPLAINS));
    // A space of the ritual track has a name: its notation stands nowhere on the board.
    let noted = |arg: &Arg| matches!(arg, Arg::Text(text) if text.parse::<RitualSpace>().is_ok());
    for part in spoken.parts() {
        assert!(!part.args.iter().any(|(_, arg)| noted(arg)), "{} names a space by its notation", part.id);
    }
}

/// SEP-HUNT-3, SEP-DET-2: before a Lucky Charm is given up it is said whether the hunter comes far enough. SEP-MOVE-4: nobody is
/// asked whether to stop where nobody may.
#[test]
#[proves("SEP-HUNT-3", "SEP-DET-2", "SEP-MOVE-4")]
fn a_question_says_what_its_answers_come_to() {
    let rules = Arc::new(Septima::builtin());
    let (mut told, mut taken) = (BTreeMap::<String, u32>::new(), 0);
    for (number, setup) in rules.setups(3).into_iter().enumerate() {
        for game in 0..12 {
            let seed = (number as u64) << 8 | game;
            let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("a setup that the game lists");
            let mut chance = FastDice::new(seed);
            while let Some(seat) = game.deciding().first() {
                let id = rules.prompt(game.state(), seat).phrase.id.to_string();
                let moves = game.legal(seat);
                let may_stop = moves.contains(&Move::Done);
                match id.strip_prefix("septima-prompt-") {
                    Some("walk" | "quick-move") => assert!(may_stop, "{id}"),
                    Some("walk-on") => assert!(!may_stop),
                    _ => {}
                }
                taken += u32::from(id.ends_with("walk-on"));
                let m = moves[chance.below(moves.len() as u32) as usize];
                let story = game.play(seat, m).expect("a listed move");
                if !["reroll", "shorten"].iter().any(|asks| id.contains(asks)) || m != Move::Done {
                    continue;
                }
                let mut comes = story.told.iter().filter_map(|told| match told.event {
                    Event::Caught { seat: chased, .. } if chased == seat => Some(true),
                    Event::Escaped { seat: chased, .. } if chased == seat => Some(false),
                    _ => None,
                });
                if let Some(caught) = comes.next() {
                    assert_eq!(id.ends_with("-caught"), caught, "{id}");
                    *told.entry(id).or_default() += 1;
                }
            }
        }
    }
    assert!(told.len() == 4 && taken > 0, "{told:?}, {taken} taken spaces");
}

/// Every card of the data file, every action with its bonus, and every favour says what it does.
#[test]
fn everything_with_an_effect_is_explained() {
    let data: toml::Table = include_str!("../data.toml").parse().expect("the built-in data");
    let ids_of = |table: &str| -> Vec<String> {
        let rows = data[table].as_array().expect("a table of components");
        rows.iter().map(|row| row["id"].as_str().expect("an id").replace('_', "-")).collect()
    };
    let kinds = [("witches", "witch"), ("spells", "spell"), ("buildings", "building"), ("potions", "good")];
    let mut wanted: BTreeSet<String> =
        kinds.iter().flat_map(|(table, kind)| ids_of(table).into_iter().map(move |id| format!("septima-{kind}-{id}"))).collect();
    assert_eq!(wanted.len(), CardId::all().count(), "cards");
    wanted
        .extend(Action::all().flat_map(|action| [format!("septima-action-{action}"), format!("septima-action-{action}-bonus")]));
    wanted.extend(Favour::all().map(|favour| format!("septima-favour-{}", favour.name().replace('_', "-"))));
    wanted.extend(["septima-good-crystal", "septima-good-charm", "septima-book"].map(str::to_owned));
    let hers = |action: Action| format!("septima-widow-action-{action}");
    wanted.extend(Action::all().flat_map(|action| [hers(action), format!("{}-bonus", hers(action))]));
    wanted.extend(Negotiation::all().map(|card| format!("septima-widow-card-{card}")));
    let languages = messages(Septima::about());
    let english = &languages[0].1;
    let explained: BTreeSet<String> = english.keys().filter_map(|id| id.strip_suffix(EXPLAINS)).map(str::to_owned).collect();
    assert_eq!(explained, wanted);
    for (language, messages) in &languages {
        for id in &explained {
            let text = &messages[format!("{id}{EXPLAINS}").as_str()];
            assert!(text.ends_with('.') && !text.contains('{'), "{language}: the text of {id} is no plain sentence");
        }
    }
}

#[test]
fn every_refused_setup_has_its_sentence_and_its_rule() {
    check_refused_setups(Septima::about(), &refused_setups(&Septima::builtin()));
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    check_refusals(Septima::about(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
}

#[test]
fn every_rule_is_defined_once_and_every_id_names_a_rule() {
    check_rulebook(Septima::about());
}

#[test]
fn the_worked_examples_stand_in_the_rulebook() {
    for number in 1..=10 {
        assert_eq!(Septima::about().rulebook("en").text.matches(&format!("**EX-{number} ")).count(), 1, "EX-{number}");
    }
}
