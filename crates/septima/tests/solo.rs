//! The solitaire game: every mix of options in random play, checked against the contract of the engine; its scenarios; what
//! random play makes use of; and that everything it says has a text.

use coven_engine::scenario::{Scenario, run};
use coven_engine::testing::{Care, check_game};
use coven_engine::{Arg, Dice, FastDice, Game, Phrase, Rules, Seat, Seed, Story, Tell, Viewer, rulebook};
use coven_septima::widow::events::WidowEvent;
use coven_septima::{Event, Move, Septima, Setup, State};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// How the messages begin that only the solitaire game says.
const ALONE: [&str; 3] = ["septima-widow-", "septima-sheet-widow-", "septima-sheet-tribulation-"];

fn conform(games: u64, care: Care) {
    let rules = Arc::new(Septima::builtin());
    let setups = rules.setups(1);
    assert_eq!(setups.len(), 40, "every mix of easier or of harder options");
    for (number, setup) in setups.iter().enumerate() {
        for seed in 0..games {
            if let Err(finding) = check_game(&rules, setup, seed + 1000 * number as u64, care) {
                panic!("{finding}");
            }
        }
    }
}

/// SEP-SOLO-1, SEP-SOLO-28, SEP-SOLO-29
#[test]
fn every_mix_of_options() {
    conform(25, Care { costly_every: 60 });
}

#[test]
fn every_decision_of_a_few_games() {
    conform(1, Care { costly_every: 4 });
}

#[test]
fn the_scenarios_hold() {
    let rules = Septima::builtin();
    let known = rulebook::rules(Septima::about().rulebook, "SEP");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut problems = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the folder of scenarios") {
        let file = entry.expect("a file").path();
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if !name.starts_with("solo-") {
            continue;
        }
        count += 1;
        let scenario =
            Scenario::parse(&fs::read_to_string(&file).expect("a readable file")).unwrap_or_else(|e| panic!("{name}: {e}"));
        problems.extend(run(&rules, &scenario).iter().map(|problem| format!("{name}: {problem}")));
        let unknown = scenario.rules.iter().filter(|id| !known.iter().any(|rule| rule.id == id.as_str()));
        problems.extend(unknown.map(|id| format!("{name}: {id} is no rule of the rulebook")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(count >= 20, "{count} scenarios");
}

/// Plays a whole game; the listener hears each decision before it is made and each story after it.
fn play(rules: &Septima, setup: &Setup, seed: u64, mut listen: impl FnMut(&State, &[Move], Move, &Story<Event>)) -> State {
    let mut dice = FastDice::new(seed);
    let mut story = Story::default();
    let mut state = rules.start(setup, &mut dice, &mut story).expect("a listed setup");
    listen(&state, &[], Move::Done, &story);
    while let Some(seat) = rules.deciding(&state).first() {
        let mut moves = coven_engine::MoveList::new();
        rules.legal(&state, seat, &mut moves);
        let m = moves[dice.below(moves.len() as u32) as usize];
        let before = state;
        let mut story = Story::default();
        rules.apply(&mut state, seat, m, &mut dice, &mut story);
        listen(&before, &moves, m, &story);
    }
    state
}

/// The first word of each thing that happened, with its kind where there are kinds.
fn name(event: &WidowEvent) -> String {
    let word = |event: &WidowEvent| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
    match event {
        WidowEvent::CardPlayed { card } => format!("plays {card}"),
        WidowEvent::Resolves { action } => format!("main {action}"),
        WidowEvent::TakesBonus { action } => format!("bonus {action}"),
        WidowEvent::Rolled { face } => format!("die {face}"),
        WidowEvent::Negotiated { card } => format!("negotiation {card}"),
        WidowEvent::NegotiationLost { card } => format!("lost {card}"),
        WidowEvent::RememberChosen { number, .. } => format!("remember {number}"),
        WidowEvent::Tribulation { number, met } => format!("tribulation {number} {met}"),
        WidowEvent::Ended { met, needed } => format!("ended {}", met >= needed),
        other => word(other),
    }
}

/// SEP-SOLO-2, SEP-SOLO-8, SEP-SOLO-27: every card, bonus, face, negotiation and tribulation, met and not met, and every kind of
/// question comes up.
#[test]
fn random_play_makes_use_of_everything() {
    let rules = Septima::builtin();
    let setups = rules.setups(1);
    let mut counted: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..6000u64 {
        let setup = &setups[(number % setups.len() as u64) as usize];
        play(&rules, setup, number, |_, _, m, story| {
            for told in &story.told {
                if let Event::Widow(event) = &told.event {
                    *counted.entry(name(event)).or_default() += 1;
                }
            }
            if matches!(m, Move::Negotiate(_) | Move::Give(_) | Move::Spider(_) | Move::Crawl(_) | Move::Patient(_)) {
                let kind = m.to_string();
                let kind =
                    if matches!(m, Move::Negotiate(_)) { kind } else { kind.split(' ').next().unwrap_or_default().to_owned() };
                *counted.entry(format!("chose {kind}")).or_default() += 1;
            }
        });
    }
    counted.iter().for_each(|(name, count)| println!("{count:>8}  {name}"));
    let actions = ["collect", "move", "brew", "heal", "chant", "recruit", "plead", "ritual"];
    let mut wanted: Vec<String> =
        actions.iter().flat_map(|a| [format!("plays {a}"), format!("main {a}"), format!("bonus {a}")]).collect();
    wanted.push("plays remember".to_owned());
    wanted.extend((1..=6).map(|number| format!("remember {number}")));
    wanted.extend((1..=8).flat_map(|number| [true, false].map(|met| format!("tribulation {number} {met}"))));
    wanted.extend(["left", "right", "deck"].map(|face| format!("die {face}")));
    wanted.extend(["cooperation", "delay", "information"].iter().flat_map(|c| [format!("negotiation {c}"), format!("lost {c}")]));
    let talks = ["cooperation", "delay_swap", "delay_right", "delay_left", "information"];
    wanted.extend(talks.map(|talk| format!("chose negotiate {talk}")));
    wanted.extend(["give", "spider", "crawl", "patient"].map(|kind| format!("chose {kind}")));
    let others = [
        "RememberReturned",
        "Toll",
        "NoCrystalsBegin",
        "NoCrystalsEnd",
        "NoCrystals",
        "Healed",
        "ToCrowd",
        "ToChamber",
        "SuspicionChanged",
        "WitchOnTrial",
        "PileWitchOnTrial",
        "TrialHeld",
        "TrialWon",
        "Recalled",
        "SpidersLieDown",
        "ended false",
    ];
    wanted.extend(others.map(str::to_owned));
    let unused: Vec<&String> = wanted.iter().filter(|name| !counted.contains_key(*name)).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
}

fn parts<'a>(phrase: &'a Phrase, out: &mut Vec<&'a Phrase>) {
    fn inside<'a>(arg: &'a Arg, out: &mut Vec<&'a Phrase>) {
        match arg {
            Arg::Phrase(phrase) => parts(phrase, out),
            Arg::List(items) => items.iter().for_each(|item| inside(item, out)),
            Arg::Seat(seat) => assert_eq!(*seat, Seat(0), "nobody sits at another place"),
            _ => {}
        }
    }
    out.push(phrase);
    phrase.args.iter().for_each(|(_, arg)| inside(arg, out));
}

/// Whatever a solitaire game says has a text in every language, is given what the text wants, and names no seat but the
/// human's; and every text of hers is said.
#[test]
fn everything_said_has_a_text() {
    let rules = Septima::builtin();
    let mut said: BTreeMap<String, BTreeSet<&'static str>> = BTreeMap::new();
    let mut hear = |phrase: &Phrase| {
        let mut found = Vec::new();
        parts(phrase, &mut found);
        for part in found {
            said.entry(part.id.to_string()).or_insert_with(|| part.args.iter().map(|(name, _)| *name).collect());
        }
    };
    let known = rulebook::rules(Septima::about().rulebook, "SEP");
    for (number, setup) in rules.setups(1).iter().cycle().take(400).enumerate() {
        let end = play(&rules, setup, number as u64, |state, moves, _, story| {
            if !moves.is_empty() {
                let prompt = rules.prompt(state, Seat(0));
                assert!(known.iter().any(|rule| rule.id == prompt.rule), "{}", prompt.rule);
                hear(&prompt.phrase);
                moves.iter().for_each(|&m| hear(&rules.tell_move(state, Seat(0), m)));
            }
            story.told.iter().for_each(|told| hear(&rules.tell_event(&told.event)));
            if moves.len() == 2 {
                Viewer::all(1).for_each(|viewer| rules.tell_view(&rules.view(state, viewer)).iter().for_each(&mut hear));
            }
        });
        rules.sheet(&end, Seat(0)).lines.iter().for_each(|line| hear(&Phrase::new(format!("septima-sheet-{}", line.key))));
    }
    for (language, source) in Septima::about().texts {
        for (id, given) in &said {
            let line = source
                .lines()
                .find(|line| line.starts_with(&format!("{id} =")))
                .unwrap_or_else(|| panic!("{language} has no '{id}'"));
            let wanted =
                line.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or(""));
            wanted.for_each(|name| assert!(given.contains(name), "{language}: {id} wants {name}, but is given {given:?}"));
        }
        let hers = source.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
        let silent: Vec<&str> =
            hers.filter(|id| ALONE.iter().any(|beginning| id.starts_with(beginning)) && !said.contains_key(*id)).collect();
        // What chance all but never brings about in so few games; `random_play_makes_use_of_everything` sees it happen.
        let rare = ["septima-widow-event-won", "septima-sheet-tribulation-5-met", "septima-sheet-tribulation-7-met"];
        assert!(silent.iter().all(|id| rare.contains(id)), "never said in {language}: {silent:?}");
    }
}

/// SEP-SOLO-27: a game that ends is won or lost.
#[test]
fn a_solitaire_game_is_won_or_lost() {
    let rules = Arc::new(Septima::builtin());
    let setup = rules.agree(1, &["easy"]).expect("a preset");
    let places: BTreeSet<u8> = (0..600)
        .map(|seed| {
            let state = play(&rules, &setup, seed, |_, _, _, _| {});
            rules.places(&state).expect("the end").of(Seat(0))
        })
        .collect();
    assert_eq!(places, [1, 2].into(), "won, and lost");
    assert_eq!(Game::start(rules, setup, Seed::from_number(1)).expect("a preset").seats(), 1);
}
