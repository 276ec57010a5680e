//! What is foreseen is what happens.

use crate::Septima;
use crate::events::Event;
use crate::foresight::{Gives, Risk};
use crate::moves::Move;
use crate::state::Progress;
use crate::task::{Question, Task};
use crate::words::{Action, Goods, Window};
use coven_engine::{Dice, FastDice, Game, Rules, Seat, Seed, Viewer};
use coven_proves::proves;
use std::sync::Arc;

/// Random games for every number of players; each move is looked at before and after.
fn watch(games: u64, mut look: impl FnMut(&Game<Septima>, Move, &[Event])) {
    let rules = Arc::new(Septima::builtin());
    for players in 1..=4 {
        for (number, setup) in rules.setups(players).into_iter().enumerate().take(4) {
            for seed in 0..games {
                let seed = seed + 10 * number as u64;
                let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("an allowed setup");
                let mut dice = FastDice::new(seed);
                while let Some(seat) = game.deciding().first() {
                    let moves = game.legal(seat);
                    let m = moves[dice.below(moves.len() as u32) as usize];
                    let before = game.clone();
                    let told: Vec<Event> = {
                        let story = game.play(seat, m).expect("a legal move");
                        story.heard_by(Viewer::Seat(seat)).cloned().collect()
                    };
                    look(&before, m, &told);
                }
            }
        }
    }
}

fn asked(game: &Game<Septima>) -> Option<Question> {
    match (game.state().stage, game.state().agenda.last()) {
        (Progress::Agenda, Some(&Task::Ask(question))) => Some(question),
        _ => None,
    }
}

/// A Collect that is not attuned and that nothing changes gathers what was foreseen.
#[test]
#[proves("SEP-ACT-COLLECT-1")]
fn collect_gathers_what_was_foreseen() {
    let mut times = 0;
    watch(2, |before, _, told| {
        let (rules, state) = (before.rules(), before.state());
        let scene = rules.scene(state);
        let before_action = matches!(asked(before), Some(Question::Window(Window::W1) | Question::QuickMove(..)));
        if !before_action || state.turn.played != Some(Action::Collect) || scene.attuned() {
            return;
        }
        let seat = state.board.acting;
        let (mut leader, mut gathered) = (scene.leader(), Goods::default());
        for event in told {
            match *event {
                Event::Moved { seat: mover, to, .. } if mover == seat => leader = to,
                Event::Collected { seat: collector, good, count } if collector == seat => gathered.add(good, count),
                Event::Acted { .. } | Event::Used { .. } | Event::SpellCast { .. } => return,
                _ => {}
            }
        }
        if gathered.sum() > 0 {
            assert_eq!(gathered, rules.gathering(state, seat, leader));
            times += 1;
        }
    });
    assert!(times > 20, "{times}");
}

/// The reach of the hunter lies where it was foreseen, and so does the distance.
#[test]
#[proves("SEP-HUNT-5", "SEP-HUNT-6")]
fn hunts_go_as_far_as_was_foreseen() {
    let mut hunts = 0;
    watch(3, |before, m, told| {
        if asked(before) != Some(Question::Reroll) || m != Move::Done {
            return;
        }
        let state = before.state();
        let hunted = state.board.acting;
        let Risk::Hunted(chase) = before.rules().risk(state, hunted, 0) else { panic!("a hunt is under way") };
        for event in told {
            if let Event::Caught { seat, reach, distance } | Event::Escaped { seat, reach, distance } = *event
                && seat == hunted
            {
                let shortened = state.board.shortened as i8;
                assert_eq!(distance, chase.distance);
                assert!((chase.reach.0..=chase.reach.1).contains(&(reach + shortened)), "{chase:?} {event:?}");
                hunts += 1;
                break;
            }
        }
    });
    assert!(hunts > 3, "{hunts}");
}

/// A card shown with an active marker is attuned with it and raises suspicion as SEP-ATT-5 says; Chant never does.
#[test]
#[proves("SEP-ATT-5")]
fn prospects_tell_marker_rise_and_yield() {
    let mut attuned = 0;
    watch(1, |before, _, _| {
        let state = before.state();
        if state.stage != Progress::ChooseCards {
            return;
        }
        let markers = [state.board.septima.left, state.board.septima.right];
        let hands = before.rules().view(state, Viewer::Spectator).hands;
        for seat in before.deciding() {
            for prospect in before.rules().prospects(state, seat, hands[seat.index()]) {
                let shown = markers.contains(&Some(prospect.action));
                assert!(prospect.marker.is_none() || shown);
                attuned += usize::from(prospect.marker.is_some());
                let silent = prospect.action == Action::Chant;
                assert_eq!(prospect.with_coven.0, u8::from(!silent));
                assert_eq!(prospect.with_septima.0 > 0, prospect.marker.is_some() && !silent, "{prospect:?}");
                if let Gives::Citizens(count) = prospect.gives {
                    assert!(count <= before.rules().loyal_citizens);
                }
            }
        }
    });
    assert!(attuned > 20, "{attuned}");
}

/// Whoever is foreseen to be attuned with a coven, that coven is attuned with them.
#[test]
fn attunement_is_mutual() {
    let mut mutual = 0;
    watch(1, |before, _, _| {
        let (rules, state) = (before.rules(), before.state());
        let all: Vec<_> = Seat::all(state.covens.len()).map(|seat| rules.attunement(state, seat)).collect();
        for (seat, attuned) in Seat::all(all.len()).zip(&all) {
            let card = state.covens[seat.index()].card;
            assert_eq!(attuned.is_some(), card.is_some());
            for other in attuned.iter().flat_map(|attuned| &attuned.covens) {
                assert!(all[other.index()].as_ref().is_some_and(|theirs| theirs.covens.contains(&seat)));
                mutual += 1;
            }
        }
    });
    assert!(mutual > 50, "{mutual}");
}
