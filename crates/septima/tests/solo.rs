//! The solitaire game: every mix of options in random play, checked against the contract of the engine; and
//! that everything it says has a text.

use coven_engine::coach::theme_of;
use coven_engine::testing::{Care, check_game};
use coven_engine::{Arg, Coach, Dice, FastDice, Game, Phrase, Rules, Seat, Seed, Story, Tell, Viewer};
use coven_proves::proves;
use coven_septima::{Action, Event, Item, Move, Negotiation, Septima, Setup, State};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How the messages begin that only the solitaire game says.
const ALONE: [&str; 5] =
    ["septima-widow-", "septima-coach-widow-", "septima-theme-widow-", "septima-sheet-widow-", "septima-sheet-tribulation-"];

/// Plays random games of every nth mix (`every`).
fn conform(every: usize, games: u64, care: Care) {
    let rules = Arc::new(Septima::builtin());
    let setups = rules.setups(1);
    assert_eq!(setups.len(), 180, "every mix of options");
    for (number, setup) in setups.iter().enumerate().step_by(every) {
        for seed in 0..games {
            if let Err(finding) = check_game(&rules, setup, seed + 1000 * number as u64, care) {
                panic!("{finding}");
            }
        }
    }
}

#[test]
#[proves("SEP-SOLO-28", "SEP-SOLO-29")]
fn every_mix_of_options() {
    conform(1, 5, Care { costly_every: 60 });
}

#[test]
fn every_decision_of_a_few_games() {
    conform(5, 1, Care { costly_every: 4 });
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
    let known = Septima::about().rulebook("en").rules();
    for (number, setup) in rules.setups(1).iter().cycle().take(400).enumerate() {
        let end = play(&rules, setup, number as u64, |state, moves, _, story| {
            if !moves.is_empty() {
                let prompt = rules.prompt(state, Seat(0));
                assert!(known.iter().any(|rule| rule.id == prompt.rule), "{}", prompt.rule);
                hear(&prompt.phrase);
                let explained = rules.explained(&prompt).unwrap_or_else(|| panic!("nobody explains {}", prompt.phrase.id));
                hear(&theme_of(&explained));
                hear(&explained);
                rules.plan(state, Seat(0)).iter().for_each(&mut hear);
                moves.iter().for_each(|&m| hear(&rules.tell_move(state, Seat(0), m)));
            }
            story.told.iter().for_each(|told| hear(&rules.tell_event(&told.event)));
            if moves.len() == 2 {
                Viewer::all(1).for_each(|viewer| rules.tell_view(&rules.view(state, viewer)).iter().for_each(&mut hear));
            }
        });
        rules.sheet(&end, Seat(0)).lines.iter().for_each(|line| hear(&rules.tell_line(&end, Seat(0), line)));
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
        // What chance all but never brings about in so few games; `coverage.rs` sees it happen.
        let rare = ["septima-widow-event-won"];
        // What explains itself only when it is asked for.
        let asked_for = |id: &str| {
            Action::all().any(|action| id == format!("septima-widow-action-{action}"))
                || id.starts_with("septima-widow-action-remember-")
                || Negotiation::all().any(|card| id == format!("septima-widow-card-{card}-text"))
        };
        assert!(silent.iter().all(|id| rare.contains(id) || asked_for(id)), "never said in {language}: {silent:?}");
    }
}

/// A game that ends is won or lost.
#[test]
#[proves("SEP-SOLO-27")]
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
