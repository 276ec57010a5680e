//! The engine on a small example game: the game passes the conformance kit, spoilt versions of it do not, and records,
//! undo and scenarios keep their promises.

mod sealed_bids;

mod conformance {
    use crate::sealed_bids::SealedBids;
    use coven_engine::testing::{Care, check_game};
    use coven_engine::{DataSource, Rules};
    use std::sync::Arc;

    #[test]
    fn the_example_game_keeps_the_contract() {
        let rules = Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"));
        for setup in rules.setups(3) {
            for seed in 0..300 {
                if let Err(finding) = check_game(&rules, &setup, seed, Care { costly_every: 1 }) {
                    panic!("{finding}");
                }
            }
        }
    }
}
