//! Random play of any setup touches no heap, and imagining does not either.

use coven_engine::random_play::RandomPlay;
use coven_engine::{FastDice, Rules, Seat, Silence, Viewer};
use coven_septima::Septima;

#[test]
fn random_play_allocates_nothing() {
    let rules = Septima::builtin();
    for players in 2..=4 {
        for setup in rules.setups(players) {
            let mut playout = RandomPlay::<Septima>::default();
            let mut dice = FastDice::new(7);
            let mut play = |games: usize| {
                for _ in 0..games {
                    let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("a listed setup");
                    playout.finish(&rules, &mut state, &mut dice);
                }
            };
            // The list of moves grows to its size.
            play(2);
            let counted = allocation_counter::measure(|| play(4));
            assert_eq!(counted.count_total, 0, "{setup:?}");
        }
    }
}

#[test]
fn imagining_allocates_nothing() {
    let rules = Septima::builtin();
    for setup in rules.setups(4) {
        let mut playout = RandomPlay::<Septima>::default();
        let mut dice = FastDice::new(8);
        let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("a listed setup");
        for _ in 0..120 {
            playout.step(&rules, &mut state, &mut dice);
            let counted = allocation_counter::measure(|| {
                rules.imagine(&state, Viewer::Seat(Seat(1)), &mut dice);
            });
            assert_eq!(counted.count_total, 0, "{setup:?}");
        }
    }
}
