use super::*;
use coven_engine::{DataSource, Dice, FastDice, MoveList, Rules, Seat, Silence, Viewer};

fn rules() -> Septima {
    Septima::load(&DataSource::builtin()).expect("the built-in data")
}

/// Plays on at random and shows every state in which somebody decides.
fn wander(rules: &Septima, players: usize, variants: &[&str], seed: u64, mut see: impl FnMut(&State, Seat, &[Move])) {
    let mut dice = FastDice::new(seed);
    let setup = rules.agree(players, variants).expect("a legal setup");
    let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("a start");
    let mut moves = MoveList::new();
    while let Some(seat) = rules.deciding(&state).first() {
        moves.clear();
        rules.legal(&state, seat, &mut moves);
        see(&state, seat, &moves);
        let m = moves[dice.below(moves.len() as u32) as usize];
        rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
    }
}

#[test]
fn advice_is_a_positive_number_for_every_move_and_reads_only_what_the_seat_knows() {
    let rules = rules();
    for (players, variants) in [(3, &["full"][..]), (2, &[]), (4, &[]), (1, &[])] {
        let mut dice = FastDice::new(9);
        wander(&rules, players, variants, 5, |state, seat, moves| {
            let (mut real, mut imagined) = (Vec::new(), Vec::new());
            rules.advise(state, seat, moves, &mut real);
            let other = rules.imagine(state, Viewer::Seat(seat), &mut dice);
            rules.advise(&other, seat, moves, &mut imagined);
            assert_eq!(real, imagined);
            assert_eq!(real.len(), moves.len());
            assert!(real.iter().all(|weight| weight.is_finite() && *weight > 0.0), "{moves:?} {real:?}");
        });
    }
}

#[test]
fn the_outlook_is_a_share_for_every_seat() {
    let rules = rules();
    for players in 1..=4 {
        wander(&rules, players, &[], 11, |state, _, _| {
            let outlook = rules.outlook(state, players);
            assert!(outlook[..players].iter().all(|share| (0.0..=1.0).contains(share)), "{outlook:?}");
        });
    }
}

/// A coven with more of everything stands better.
#[test]
fn goods_citizens_and_calm_make_a_better_outlook() {
    let rules = rules();
    let mut checked = 0;
    wander(&rules, 3, &["full"], 3, |state, _, _| {
        if state.stage != Progress::ChooseCards {
            return;
        }
        checked += 1;
        let before = rules.outlook(state, 3)[0];
        let better = |change: &dyn Fn(&mut crate::state::Coven)| {
            let mut changed = *state;
            change(&mut changed.covens[0]);
            rules.outlook(&changed, 3)[0]
        };
        assert!(better(&|coven| coven.goods.add(Good::RitualOil, 2)) > before);
        assert!(better(&|coven| coven.wisdom += 4) > before);
        assert!(better(&|coven| coven.suspicion = 8) < better(&|coven| coven.suspicion = 4));
    });
    assert!(checked >= 20);
}

#[test]
fn a_brew_that_can_be_paid_is_better_than_one_that_cannot() {
    let rules = rules();
    wander(&rules, 3, &["full"], 3, |state, seat, _| {
        let scene = rules.scene(state);
        let attuned = [Action::Brew, Action::Move].iter().any(|&action| scene.will_attune(seat, action));
        if state.stage != Progress::ChooseCards || attuned {
            return;
        }
        let with = |ingredients: u8| {
            let mut changed = *state;
            let goods = &mut changed.covens[seat.index()].goods;
            *goods = Goods::NONE;
            Ingredient::ALL.iter().for_each(|&kind| goods.add(kind.into(), ingredients));
            let mut weights = Vec::new();
            rules.advise(&changed, seat, &[Move::Card(Action::Brew), Move::Card(Action::Move)], &mut weights);
            weights
        };
        assert!(with(0)[0] < with(0)[1] && with(2)[0] > with(2)[1]);
    });
}
