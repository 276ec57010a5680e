//! Where the time of a search goes: into the rules, into the game's knowledge, or into the tree.

use crate::budget::{Budget, Cancel};
use crate::parameters::Parameters;
use crate::playout::{draw, judge};
use crate::search::Search;
use coven_engine::{FastDice, Knowledge, MoveList, Seat, Silence};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Shares of the time of a search; together they are 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Shares {
    pub rules: f64,
    pub knowledge: f64,
    pub tree: f64,
}

/// A playout that can be made again.
struct Made<R: Knowledge> {
    start: R::State,
    chance: u64,
    log: Vec<(Seat, R::Move)>,
}

/// Searches for a while, then plays as many games as the search did with the same advice, then makes the same moves again without
/// any: what each step saves is the share of what it leaves out.
pub fn profile<R: Knowledge>(rules: &R, state: &R::State, seat: Seat, seats: usize, how: Parameters, time: Duration) -> Shares {
    let belief = rules.believe(state, seat, &[]);
    let begun = Instant::now();
    let (judged, iterations) =
        Search::new(rules, seats, how, 1).run(state, seat, &belief, Budget::Time(time), &Cancel::default());
    let searching = begun.elapsed().as_secs_f64();
    black_box(judged);

    let mut dice = FastDice::new(1);
    let mut made: Vec<Made<R>> = Vec::new();
    let (mut moves, mut weights) = (MoveList::new(), Vec::new());
    let mut playing = 0.0;
    for number in 0..u64::from(iterations) {
        let start = rules.suppose(state, seat, &belief, &mut dice);
        let (mut state, mut chance, mut log) = (start.clone(), FastDice::new(number), Vec::with_capacity(512));
        let mut notes = R::Notes::default();
        let begun = Instant::now();
        let mut deciding = rules.list_first(&state, &mut moves);
        while log.len() < how.horizon as usize
            && let Some(seat) = deciding
        {
            let chosen = match moves.len() {
                1 => 0,
                _ => {
                    rules.advise_along(&state, seat, &moves, &mut weights, &mut notes);
                    draw(&mut weights, how.sharpness, &mut dice)
                }
            };
            let m = moves[chosen];
            log.push((seat, m));
            deciding = rules.apply_and_list(&mut state, seat, m, &mut chance, &mut Silence, &mut moves);
        }
        black_box(judge(rules, &state, seats, &how));
        playing += begun.elapsed().as_secs_f64();
        made.push(Made { start, chance: number, log });
    }
    let mut repeating = 0.0;
    for Made { start: mut state, chance, log } in made {
        let mut chance = FastDice::new(chance);
        let begun = Instant::now();
        for (seat, m) in log {
            rules.apply_and_list(&mut state, seat, m, &mut chance, &mut Silence, &mut moves);
        }
        black_box(&state);
        repeating += begun.elapsed().as_secs_f64();
    }
    let all = searching.max(playing).max(f64::MIN_POSITIVE);
    Shares {
        rules: repeating.min(all) / all,
        knowledge: (playing - repeating).max(0.0) / all,
        tree: (all - playing.max(repeating)).max(0.0) / all,
    }
}
