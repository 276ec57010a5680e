//! How fast computer players think: search iterations with whole playouts, and imagined states, from positions in mid-game.

use coven_bots::{Budget, Cancel, Level, Parameters, Search, Shares, Thinking, profile};
use coven_engine::random_play::RandomPlay;
use coven_engine::{FastDice, Seat, Silence, Viewer, WholeGame};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Positions that are measured.
const POSITIONS: u64 = 8;

/// Imagined states between two looks at the clock.
const BATCH: u64 = 200;

/// Per second, on one thread, and where the time of a search goes.
pub struct Speed {
    pub iterations: f64,
    pub imagined: f64,
    pub shares: Shares,
}

pub fn measure<R: WholeGame>(rules: &R, setup: &R::Setup, slice: Duration) -> Speed {
    let seats = rules.seats(setup);
    let positions: Vec<(R::State, Seat)> = (0..POSITIONS).filter_map(|seed| midway(rules, setup, seed)).collect();
    let how = Parameters { horizon: u32::MAX, ..Thinking::of::<R>(Level::Archwitch).how };
    let each = slice / positions.len().max(1) as u32;
    let (mut iterations, mut imagined, mut searching, mut imagining) = (0u64, 0u64, 0.0, 0.0);
    for (state, seat) in &positions {
        let begun = Instant::now();
        let (judged, spent) = Search::new(rules, seats, how, 1).run(
            state,
            *seat,
            &rules.believe(state, *seat, &[]),
            Budget::Time(each),
            &Cancel::default(),
        );
        black_box(judged);
        iterations += u64::from(spent);
        searching += begun.elapsed().as_secs_f64();

        let mut dice = FastDice::new(1);
        let begun = Instant::now();
        while begun.elapsed() < each {
            for _ in 0..BATCH {
                black_box(rules.imagine(black_box(state), Viewer::Seat(*seat), &mut dice));
            }
            imagined += BATCH;
        }
        imagining += begun.elapsed().as_secs_f64();
    }
    let profiles: Vec<Shares> =
        positions.iter().map(|(state, seat)| profile(rules, state, *seat, seats, how, each / 4)).collect();
    let mean = |share: fn(&Shares) -> f64| profiles.iter().map(share).sum::<f64>() / profiles.len().max(1) as f64;
    let shares = Shares { rules: mean(|of| of.rules), knowledge: mean(|of| of.knowledge), tree: mean(|of| of.tree) };
    Speed { iterations: iterations as f64 / searching, imagined: imagined as f64 / imagining, shares }
}

/// A random game at half its length, where somebody has a choice.
fn midway<R: WholeGame>(rules: &R, setup: &R::Setup, seed: u64) -> Option<(R::State, Seat)> {
    let start = |dice: &mut FastDice| rules.start(setup, dice, &mut Silence).ok();
    let mut random = RandomPlay::default();
    let mut dice = FastDice::new(seed);
    let mut state = start(&mut dice)?;
    random.finish(rules, &mut state, &mut dice);
    let half = random.moves_made / 2;

    let mut dice = FastDice::new(seed);
    let mut state = start(&mut dice)?;
    random = RandomPlay::default();
    while random.moves_made < half && random.step(rules, &mut state, &mut dice) {}
    let seat = rules.deciding(&state).first()?;
    Some((state, seat))
}
