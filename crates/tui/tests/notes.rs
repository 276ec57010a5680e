//! Every choice of every game and mode says what it costs and brings, and no sign means two things.

use coven_catalog::{Agreement, Table, games, start};
use coven_engine::{About, DataSource, Dice, FastDice, Seat, Seed, Viewer};
use coven_text::{Language, Texts};
use coven_tui::drawn::{Drawer, messages};
use coven_tui::paint::{Colours, Paint, mark};
use coven_tui::picture::{Picture, Scene};
use coven_tui::seen::{Choice, Seen};
use std::collections::{BTreeMap, BTreeSet};

/// Choices that need no note, each with the reason.
const NEUTRAL: [(&str, &str, &str); 40] = [
    ("broom", "black_market", "its words name the points"),
    ("broom", "decline", "costs and brings nothing"),
    ("broom", "deliver", "its words name points and wands; the note adds what courage and wind add"),
    ("broom", "dispel", "its words name wands and lightning; the note adds storm and courage"),
    ("broom", "done", "costs and brings nothing"),
    ("broom", "five_vp", "its words name the points and the tile"),
    ("broom", "moonshine", "its words name the resource"),
    ("broom", "number", "its words name the points"),
    ("broom", "stay", "costs and brings nothing"),
    ("broom", "take", "its words name the resources"),
    ("broom", "trade", "its words name price and points"),
    ("broom", "use tile", "its words name what the tile does"),
    ("salem", "ask", "costs and brings nothing by itself"),
    ("salem", "done", "costs and brings nothing"),
    ("salem", "end", "costs and brings nothing"),
    ("salem", "redraw", "nobody knows what it brings"),
    ("salem", "say end", "binds nobody"),
    ("salem", "say nothing", "binds nobody"),
    ("septima", "arrange", "its words name what each way gives"),
    ("septima", "bonus", "the question names the bonus, the choice is when"),
    ("septima", "card", "its words name the ability; the note adds what the Septima costs and brings"),
    ("septima", "cast", "its words name the effect"),
    ("septima", "charm", "its words name the price, the question what it may bring"),
    ("septima", "done", "costs and brings nothing"),
    ("septima", "favour", "its words name the favour"),
    ("septima", "give", "its words name the card that is lost"),
    ("septima", "keep", "its words name the ability"),
    ("septima", "negotiate", "its words name the effect"),
    ("septima", "omit", "its words name the ingredient that is saved"),
    ("septima", "patient", "its words name the patient"),
    ("septima", "pay", "its words name the price"),
    ("septima", "replace", "nobody knows which marker comes"),
    ("septima", "ritual", "its words name elements and icon; the note adds the ribbon"),
    ("septima", "send", "its words name the effect"),
    ("septima", "septima", "its words name the effect"),
    ("septima", "spell", "its words name the effect"),
    ("septima", "spider", "its words name the distance"),
    ("septima", "take", "its words name the gain"),
    ("septima", "track", "its words name the reward"),
    ("septima", "use", "its words name the effect"),
];

/// What notes must say: game, the rule that asks, the choice or how it begins, and a part of its note.
const TOLD: [(&str, &str, &str, &str); 12] = [
    ("broom", "BRM-ROLE-FAIRY-BRAVE", "dispel ", "+3 points"),
    ("broom", "BRM-ROLE-DRUID-BRAVE", "deliver ", "+"),
    ("broom", "BRM-TILE-HIL-TURBO", "circle ", "◌"),
    ("broom", "BRM-TILE-FOR-5", "use extra_card", "one role more"),
    ("broom", "BRM-EVT-FULL-HANDS", "enclose 1", "points"),
    ("salem", "NSM-CON-1", "appoint ", "badge"),
    ("salem", "NSM-BUILD-1", "pick ", "point"),
    ("salem", "NSM-EVT-FIRE", "slot ", " "),
    ("septima", "SEP-ACT-BREW-1", "brew love_philter", "+3 wisdom · Send a loyal citizen"),
    ("septima", "SEP-ACT-HEAL-1", "heal ", "track"),
    ("septima", "SEP-POT-3", "calm", "2 suspicion less"),
    ("septima", "SEP-SOLO-18", "crawl ", "your Leader"),
];

/// Questions of one rule at one table that are looked at.
const ENOUGH: usize = 5;

fn texts() -> Texts {
    Texts::with(Language::English, games(), &messages())
}

/// Every mode with few and with many players, and the game against itself.
fn agreements(about: &About) -> Vec<(usize, Vec<&'static str>)> {
    let players = [(*about.seats.start()).max(2), *about.seats.end()];
    let mut agreements: Vec<(usize, Vec<&'static str>)> =
        about.modes.iter().flat_map(|mode| players.map(|players| (players, mode.to_vec()))).collect();
    agreements.extend((!about.alone.is_empty()).then(|| (1, Vec::new())));
    agreements
}

fn seen(table: &dyn Table, seat: Seat, texts: &Texts) -> Seen {
    let names: Vec<String> = (0..table.seats()).map(|number| format!("Player {number}")).collect();
    let choice = |choice: coven_catalog::Choice| Choice {
        text: texts.say(&choice.phrase, &names),
        notation: choice.notation,
        ..Choice::default()
    };
    Seen {
        viewer: Viewer::Seat(seat),
        view: table.view_json(Viewer::Seat(seat)),
        choices: table.choices(seat).into_iter().map(choice).collect(),
        names: names.clone(),
        ..Seen::nothing(table.about())
    }
}

/// Plays random games of all modes and looks at questions of every kind.
fn look(about: &'static About, seeds: u64, mut at: impl FnMut(&str, &Seen, &Picture)) {
    let texts = texts();
    let drawer = Drawer::of(about.id, &DataSource::builtin()).expect("built-in data");
    for (players, variants) in agreements(about) {
        let mut asked: BTreeMap<&'static str, usize> = BTreeMap::new();
        for seed in 0..seeds {
            let agreement = Agreement::Words { players, variants: &variants };
            let mut table = start(about.id, &DataSource::builtin(), agreement, Seed::from_number(seed)).expect("a table");
            let mut dice = FastDice::new(3 + seed);
            while let Some(seat) = table.deciding().first() {
                let rule = table.prompt(seat).expect("a question").rule;
                let count = asked.entry(rule).or_default();
                *count += 1;
                if *count <= ENOUGH {
                    let seen = seen(&*table, seat, &texts);
                    let paint = Paint { colours: Colours::None };
                    at(rule, &seen, &drawer.draw(&Scene { seen: &seen, texts: &texts, paint, room: (100, 24) }));
                }
                let choices = table.choices(seat);
                table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
            }
        }
    }
}

#[test]
fn every_choice_says_what_it_costs_and_brings() {
    let mut told = BTreeSet::new();
    for about in games() {
        look(about, 2, |rule, seen, picture| {
            assert_eq!(picture.notes.len(), seen.choices.len(), "{} {rule}", about.id);
            for (choice, note) in seen.choices.iter().zip(&picture.notes) {
                let case = format!("{} {rule}: {} | {} [{note}]", about.id, choice.notation, choice.text);
                let is_neutral = |(game, beginning, _): &(&str, &str, &str)| {
                    let rest = choice.notation.strip_prefix(beginning);
                    *game == about.id && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
                };
                assert!(!note.trim().is_empty() || NEUTRAL.iter().any(is_neutral), "no note: {case}");
                // Notes are words and signs for people.
                assert!(!note.contains('_') && !note.contains("tui-"), "{case}");
                for (number, (game, asks, beginning, part)) in TOLD.iter().enumerate() {
                    let is_meant = if beginning.ends_with(' ') {
                        choice.notation.starts_with(beginning)
                    } else {
                        choice.notation == *beginning
                    };
                    if *game == about.id && *asks == rule && is_meant {
                        assert!(note.contains(part), "{case}");
                        told.insert(number);
                    }
                }
            }
        });
    }
    let missing: Vec<_> = TOLD.iter().enumerate().filter(|(number, _)| !told.contains(number)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

/// Whoever cannot see colours tells signs apart by their shape alone.
#[test]
fn no_sign_is_the_mark_of_a_player() {
    for about in games() {
        let table = start(
            about.id,
            &DataSource::builtin(),
            Agreement::Words { players: *about.seats.end(), variants: &[] },
            Seed::from_number(1),
        )
        .expect("a table");
        let texts = texts();
        let seen = seen(&*table, Seat(0), &texts);
        let drawer = Drawer::of(about.id, &DataSource::builtin()).expect("built-in data");
        let paint = Paint { colours: Colours::None };
        let picture = drawer.draw(&Scene { seen: &seen, texts: &texts, paint, room: (100, 24) });
        for seat in Seat::all(*about.seats.end()) {
            let own = format!("{}  {}", mark(seat), seen.name(seat));
            let other = picture.legend.iter().find(|line| **line != own && line.contains(mark(seat)));
            assert_eq!(other, None, "{}", about.id);
        }
    }
}
