//! NSM-INFO: what is told to one seat alone is heard by that seat and by nobody else.

use coven_engine::knowledge::Heard;
use coven_engine::{DataSource, Dice, FastDice, Game, Rules, Seat, Seed, Viewer};
use coven_salem::Salem;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Events that are private to their seat, as they are written.
const PRIVATE: [&str; 4] = ["character_dealt", "hand_dealt", "hand_received", "discarded"];

type Event = <Salem as Rules>::Event;

/// The kind of a private event and whose it is.
fn private(event: &Event) -> Option<(String, u64)> {
    let written = serde_json::to_value(event).expect("JSON");
    let (kind, fields) = written.as_object()?.iter().next()?;
    PRIVATE.contains(&kind.as_str()).then(|| (kind.clone(), fields["seat"].as_u64().expect("a seat")))
}

#[test]
fn private_events_are_heard_by_their_seat_alone() {
    let rules = Arc::new(Salem::load(&DataSource::builtin()).expect("built-in data"));
    let setup = rules.agree(5, &[]).expect("five players");
    let mut game = Game::start(rules, setup, Seed::from_number(3)).expect("a table");
    let mut dice = FastDice::new(3);
    while let Some(seat) = game.deciding().first() {
        let moves = game.legal(seat);
        game.play(seat, moves[dice.below(moves.len() as u32) as usize]).expect("a listed move");
    }
    let told = || game.opening().told.iter().chain(game.turns().iter().flat_map(|turn| &turn.story.told));
    let mut all: BTreeMap<(String, u64), usize> = BTreeMap::new();
    for owned in told().filter_map(|told| private(&told.event)) {
        *all.entry(owned).or_default() += 1;
    }
    assert!(PRIVATE.iter().all(|kind| all.keys().any(|(told, _)| told == kind)), "all kinds happen: {all:?}");
    for seat in Seat::all(game.seats()) {
        let mut heard: BTreeMap<(String, u64), usize> = BTreeMap::new();
        for heard_of in game.heard_by(seat) {
            if let Heard::Event(event) = heard_of
                && let Some(owned) = private(event)
            {
                *heard.entry(owned).or_default() += 1;
            }
        }
        let own: BTreeMap<_, _> = all.clone().into_iter().filter(|((_, whose), _)| *whose == u64::from(seat.0)).collect();
        assert_eq!(heard, own, "seat {seat}");
        assert_ne!(own, all, "a seat that heard everything would be noticed");
    }
    let overheard = told().filter(|told| private(&told.event).is_some() && told.to.includes(Viewer::Spectator)).count();
    assert_eq!(overheard, 0, "no spectator hears them");
}
