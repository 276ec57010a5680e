//! What is promised of nets, in every game of the house, with a net of small random weights.

use coven_bots::net::{Header, MOST_BYTES};
use coven_bots::{BadNet, Bot, Budget, Level, Net, Parameters, Thinking};
use coven_catalog::{Visitor, games, visit};
use coven_engine::{DataSource, Dice, Eyes, FastDice, MoveList, Rules, Seat, Silence, Viewer, WholeGame};
use std::sync::Arc;

const HIDDEN: [usize; 2] = [4, 3];

fn in_every_game<V: Visitor<Output = ()>>(check: impl Fn() -> V) {
    for about in games() {
        visit(about.id, &DataSource::builtin(), check()).expect("the built-in data");
    }
}

fn file_of<R: WholeGame>(rules: &R) -> Vec<u8> {
    let mut dice = FastDice::new(11);
    let mut numbers = |count: usize| -> Vec<f32> { (0..count).map(|_| dice.below(2001) as f32 / 1000.0 - 1.0).collect() };
    let [first, second] = HIDDEN;
    let places = *R::about().seats.end();
    let widths = [(rules.observation_length(), first), (first, second), (second, 2 * places), (second, rules.actions())];
    let layers = widths.map(|(inputs, outputs)| (numbers(inputs * outputs), numbers(outputs)));
    let seats = [*R::about().seats.start(), places];
    Net::to_bytes(rules, seats, HIDDEN, layers.each_ref().map(|(weights, bias)| (&weights[..], &bias[..]))).expect("a net")
}

fn net_of<R: WholeGame>(rules: &R) -> Arc<Net> {
    Arc::new(Net::from_bytes(rules, &file_of(rules)).expect("its own net"))
}

/// An archwitch who asks a net at once, for judgement and advice.
fn asking<R: WholeGame>(budget: Budget) -> Bot {
    let usual = Thinking::of::<R>(Level::Archwitch).how;
    let how = Parameters { net: true, net_advice: 0.5, horizon: 0, ..usual };
    Bot::new(Level::Archwitch).with_budget(budget).with_parameters(how)
}

/// The same file with another header.
fn with_header(file: &[u8], change: impl Fn(&mut Header)) -> Vec<u8> {
    let length = u32::from_le_bytes([file[0], file[1], file[2], file[3]]) as usize;
    let mut header: Header = toml::from_str(std::str::from_utf8(&file[4..4 + length]).expect("text")).expect("a header");
    change(&mut header);
    let text = toml::to_string(&header).expect("a header");
    let mut changed = (text.len() as u32).to_le_bytes().to_vec();
    changed.extend_from_slice(text.as_bytes());
    changed.extend_from_slice(&file[4 + length..]);
    changed
}

/// Positions of a random game in which somebody has a choice.
fn positions<R: Rules>(rules: &R, players: usize) -> Vec<(R::State, Seat)> {
    let mut dice = FastDice::new(6);
    let setup = rules.agree(players, &[]).expect("the base game");
    let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("a legal setup");
    let (mut found, mut moves) = (Vec::new(), MoveList::new());
    while let Some(seat) = rules.deciding(&state).first() {
        moves.clear();
        rules.legal(&state, seat, &mut moves);
        if moves.len() > 1 {
            found.push((state.clone(), seat));
        }
        let m = moves[dice.below(moves.len() as u32) as usize];
        rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
    }
    let step = found.len().div_ceil(12);
    found.into_iter().step_by(step).collect()
}

#[test]
fn a_file_that_does_not_fit_is_refused_and_says_why() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, rules: Arc<R>) {
            let file = file_of(&*rules);
            let refused = |bytes: &[u8]| Net::from_bytes(&*rules, bytes).expect_err("a file that does not fit");
            assert!(matches!(refused(&[]), BadNet::Unreadable(_)));
            assert!(matches!(refused(&[255; 40]), BadNet::Unreadable(_)));
            assert!(matches!(refused(&file[..20]), BadNet::Unreadable(_)));
            assert!(matches!(refused(&vec![0; MOST_BYTES + 1]), BadNet::TooLarge(_)));
            assert!(matches!(refused(&with_header(&file, |it| it.game = "chess".to_owned())), BadNet::Game { .. }));
            assert!(matches!(refused(&with_header(&file, |it| it.encoding += 1)), BadNet::Encoding { .. }));
            assert_eq!(refused(&with_header(&file, |it| it.meaning = "other".to_owned())), BadNet::Meaning);
            assert!(matches!(refused(&with_header(&file, |it| it.hidden = [0, 3])), BadNet::Unreadable(_)));
            assert!(matches!(refused(&with_header(&file, |it| it.hidden = [5, 3])), BadNet::Size { .. }));
            assert!(matches!(refused(&file[..file.len() - 1]), BadNet::Size { .. }));
            let mut changed = file.clone();
            *changed.last_mut().expect("a byte") ^= 1;
            assert_eq!(refused(&changed), BadNet::Weights);
        }
    }

    in_every_game(|| Check);
}

#[test]
fn the_nets_of_the_games_are_small_and_fit() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, rules: Arc<R>) {
            assert!(R::NET.len() <= MOST_BYTES);
            match R::NET {
                [] => {
                    let bot = asking::<R>(Budget::Iterations(1));
                    assert_eq!(bot.net(&*rules, *R::about().seats.end()), Err(BadNet::None(R::about().id)));
                }
                file => assert_eq!(Net::from_bytes(&*rules, file).err(), None),
            }
        }
    }

    in_every_game(|| Check);
}

/// What a net says of a position through a seat's eyes is the same in every position that the seat cannot tell from it, and so is
/// what a bot does that asks a net.
#[test]
fn nets_are_honest() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, rules: Arc<R>) {
            let net = net_of(&*rules);
            let mut reading = net.reading();
            let players = *R::about().seats.end();
            let bot = asking::<R>(Budget::Iterations(25)).with_net(net.clone());
            for (real, deciding) in positions(&*rules, players) {
                for seat in Seat::all(players) {
                    let eyes = Eyes::new(seat, players);
                    let other = rules.imagine(&real, Viewer::Seat(seat), &mut FastDice::new(77));
                    let mut judge = |state: &R::State| {
                        net.read_state(&*rules, state, eyes, &mut reading);
                        let verdict = net.judge(eyes, &mut reading);
                        (verdict.worth, verdict.victory, reading.clone())
                    };
                    assert_eq!(judge(&real), judge(&other));
                }
                let other = rules.imagine(&real, Viewer::Seat(deciding), &mut FastDice::new(78));
                let choose = |state: &R::State| {
                    let belief = rules.believe(state, deciding, &[]);
                    [0, 1, 2].map(|seed| bot.choose(&*rules, state, players, deciding, &belief, seed))
                };
                assert!(choose(&real) == choose(&other));
            }
        }
    }

    in_every_game(|| Check);
}

/// Whoever asks for a net where there is none thinks as without.
#[test]
fn without_a_net_a_bot_thinks_as_its_level_does() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, rules: Arc<R>) {
            let players = *R::about().seats.end();
            let budget = Budget::Iterations(30);
            for (state, seat) in positions(&*rules, players) {
                let belief = rules.believe(&state, seat, &[]);
                let judge = |bot: &Bot| bot.judge(&*rules, &state, players, seat, &belief, 5);
                if R::NET.is_empty() {
                    assert_eq!(judge(&asking::<R>(budget)), judge(&Bot::new(Level::Archwitch).with_budget(budget)));
                }
                assert!(!judge(&asking::<R>(budget).with_net(net_of(&*rules))).is_empty());
            }
        }
    }

    in_every_game(|| Check);
}

#[test]
fn reading_a_position_allocates_nothing() {
    struct Check;

    impl Visitor for Check {
        type Output = ();

        fn visit<R: WholeGame>(self, rules: Arc<R>) {
            let net = net_of(&*rules);
            let mut reading = net.reading();
            let players = *R::about().seats.start();
            let (state, seat) = positions(&*rules, players).remove(0);
            let eyes = Eyes::new(seat, players);
            let mut moves = MoveList::new();
            rules.legal(&state, seat, &mut moves);
            let actions: Vec<u32> = moves.iter().filter_map(|&m| rules.index(eyes, m)).map(|action| action as u32).collect();
            let mut shares = Vec::with_capacity(actions.len());
            let counted = allocation_counter::measure(|| {
                net.read_state(&*rules, &state, eyes, &mut reading);
                net.judge(eyes, &mut reading);
                net.advise(&actions, &reading, &mut shares);
            });
            assert_eq!(counted.count_total, 0, "{}", R::about().id);
        }
    }

    in_every_game(|| Check);
}
