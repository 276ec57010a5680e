//! Properties of a game at the table that no single position shows.

use coven_engine::random_play::RandomPlay;
use coven_engine::scenario::{Scenario, run};
use coven_engine::{CannotUndo, DataSource, Dice, FastDice, Game, MoveList, Rules, Seat, Seed, Silence, Viewer};
use coven_proves::proves;
use coven_salem::{Move, Salem, State};
use std::sync::Arc;

fn rules() -> Salem {
    Salem::load(&DataSource::builtin()).expect("built-in data")
}

/// The rules with edited data: each pair replaces all occurrences.
fn rules_with(edits: &[(&str, &str)]) -> Arc<Salem> {
    let mut text = include_str!("../data.toml").to_owned();
    for (from, to) in edits {
        assert!(text.contains(from), "{from}");
        text = text.replace(from, to);
    }
    let mut source = DataSource::builtin();
    source.replace("salem.toml", text);
    Arc::new(Salem::load(&source).expect("edited data"))
}

fn holds(rules: &Arc<Salem>, scenario: &str) {
    let scenario = Scenario::parse(scenario).expect("a scenario");
    let failures: Vec<String> = run(rules, &scenario).iter().map(|failure| failure.to_string()).collect();
    assert!(failures.is_empty(), "{failures:#?}");
}

/// A choice can be changed until the last seat has chosen, and no longer.
#[test]
#[proves("NSM-BUILD-3")]
fn a_pick_can_be_changed_until_all_have_chosen() {
    let rules = Arc::new(rules());
    let setup = rules.agree(3, &[]).expect("setup");
    let mut game = Game::start(rules, setup, Seed::from_number(5)).expect("start");
    let first = |game: &Game<Salem>, seat: u8| game.legal(Seat(seat))[0];
    let m = first(&game, 0);
    game.play(Seat(0), m).expect("legal");
    let m = first(&game, 1);
    game.play(Seat(1), m).expect("legal");
    game.undo(Seat(0)).expect("it can still be changed");
    assert!(game.deciding().contains(Seat(0)) && !game.deciding().contains(Seat(1)), "seat 1 need not choose again");
    for seat in [0, 2] {
        let m = game.legal(Seat(seat)).last().copied().expect("a choice");
        game.play(Seat(seat), m).expect("legal");
    }
    assert_eq!(game.undo(Seat(0)), Err(CannotUndo::CrossesRevelation));
}

/// A gift is never returned, not even by undo.
#[test]
#[proves("NSM-GIVE-5")]
fn a_gift_cannot_be_taken_back() {
    let rules = Arc::new(rules());
    let setup = rules.agree(4, &["no-announce"]).expect("setup");
    let mut chance = FastDice::new(3);
    let mut gifts = 0;
    for seed in 0..20 {
        let mut game = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed)).expect("start");
        while let Some(seat) = game.deciding().first() {
            let moves = game.legal(seat);
            let m = moves[chance.below(moves.len() as u32) as usize];
            game.play(seat, m).expect("legal");
            if matches!(m, Move::Give(_)) {
                gifts += 1;
                assert!(game.undo(seat).is_err());
            }
        }
    }
    assert!(gifts > 20, "{gifts}");
}

/// The state after these answers, given in this order.
fn answered(game: &Game<Salem>, answers: impl IntoIterator<Item = (Seat, Move)>) -> State {
    let mut game = game.clone();
    for (seat, m) in answers {
        game.play(seat, m).expect("legal");
    }
    game.state().clone()
}

/// Picks and discards of a whole table, and a gift beside two seats that say `done`.
#[test]
#[proves("NSM-DP-3")]
fn the_order_of_parallel_answers_changes_nothing() {
    let rules = Arc::new(rules());
    let setup = rules.agree(5, &["constable=2", "no-announce"]).expect("setup");
    let mut game = Game::start(rules, setup, Seed::from_number(1)).expect("start");
    let (mut sealed, mut gifts) = (0, 0);
    while let Some(first) = game.deciding().first() {
        let asked: Vec<Seat> = game.deciding().collect();
        if asked.len() > 2 {
            let answer = |&seat: &Seat| (seat, *game.legal(seat).last().expect("a choice"));
            let mut answers: Vec<(Seat, Move)> = asked.iter().map(answer).collect();
            if let [(seat, Move::Done), .., (_, Move::Done)] = answers[..] {
                answers[0] = (seat, game.legal(seat)[0]);
                gifts += 1;
            } else {
                sealed += 1;
            }
            let forwards = answered(&game, answers.clone());
            assert_eq!(forwards, answered(&game, answers.into_iter().rev()));
        }
        let m = *game.legal(first).last().expect("a choice");
        game.play(first, m).expect("legal");
    }
    assert!(sealed > 5 && gifts > 2, "{sealed} {gifts}");
}

/// A game that began under the first version goes on as it began: who said `done` is not asked again.
#[test]
fn under_the_first_version_a_gift_reopens_nothing() {
    let first = Arc::new(rules()).under(1);
    let scenario = |asked: &str| {
        format!(
            r#"
            name = "a gift after somebody was done"
            game = "salem"
            setup = {{ players = 3, constable = 0, announce = false }}
            [position]
            tasks = ["decide", {{ gifts = {{ waiting = [1, 2], given = 0, last_call = false }} }}]
            row = ["alms"]
            [position.seats]
            0 = {{ hand = [], slots = ["market"] }}
            1 = {{ hand = [], slots = ["bank 1h"] }}
            2 = {{ hand = [], slots = ["theatre 1h"] }}
            [[step]]
            moves = ["2: done", "1: give bank"]
            expect.deciding = [{asked}]
            "#
        )
    };
    holds(&first, &scenario("0"));
    holds(&first.under(2), &scenario("2"));
}

/// No list is longer than the specification says.
#[test]
#[proves("NSM-DP-5")]
fn lists_stay_short() {
    let rules = rules();
    let mut longest = [0; 5];
    for seed in 0..40 {
        let setup = rules.agree(8, &[]).expect("setup");
        let mut dice = FastDice::new(seed);
        let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("start");
        while let Some(seat) = rules.deciding(&state).first() {
            let mut moves = MoveList::new();
            rules.legal(&state, seat, &mut moves);
            let (kind, limit) = match moves[0] {
                Move::Pick(_) | Move::Keep(_) => (0, 5),
                Move::Say(_) => (1, 60),
                Move::Trigger(_) | Move::Ask | Move::End => (2, 9),
                Move::Remove(..) | Move::Slot(..) => (3, 130),
                _ => (4, 30),
            };
            assert!(moves.len() <= limit, "{} moves such as {}", moves.len(), moves[0]);
            longest[kind] = longest[kind].max(moves.len());
            let m = moves[dice.below(moves.len() as u32) as usize];
            rules.apply(&mut state, seat, m, &mut dice, &mut Silence);
        }
    }
    assert!(longest.iter().all(|&length| length > 2), "every kind of list was seen: {longest:?}");
}

/// With a thin event deck: one event for three players.
fn thin_events() -> Salem {
    let only_alms = include_str!("../data.toml");
    let mut edits = Vec::new();
    for event in only_alms.split("[[events]]").skip(1) {
        let at_three = "copies = { \"3\" = 1 }";
        if event.contains(at_three) && !event.contains("id = \"cleanse\"") && !event.contains("id = \"alms\"") {
            edits.push((event.to_owned(), event.replace(at_three, "copies = { \"8\" = 1 }")));
        }
        if event.contains("id = \"investigation\"") {
            edits.push((event.to_owned(), event.replace("\"3\" = 1, \"7\" = 1", "\"7\" = 2")));
        }
    }
    let edits: Vec<(&str, &str)> = edits.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
    rules_with(&edits)
}

/// A triggered card comes straight back if the event deck was empty.
#[test]
#[proves("NSM-RUL-9")]
fn a_card_comes_back_if_the_deck_was_empty() {
    holds(
        &thin_events(),
        r#"
        name = "the only event"
        game = "salem"
        setup = { players = 3, constable = 0, announce = false }
        [position]
        tasks = ["decide"]
        row = ["alms"]
        seats = { 0 = { hand = [], slots = ["market 2h"] }, 1 = { hand = [] }, 2 = { hand = [] } }
        [[step]]
        expect.view.0 = { event_deck = 0 }
        [[step]]
        moves = ["0: trigger alms"]
        expect.state = { row = ["alms"], events_under = [] }
        "#,
    );
}

/// With an empty event deck nothing is turned up.
#[test]
#[proves("NSM-DRAW-2")]
fn an_empty_event_deck_gives_nothing() {
    holds(
        &thin_events(),
        r#"
        name = "no event left"
        game = "salem"
        setup = { players = 3, constable = 0, announce = false }
        [position]
        tasks = ["build", { discard = { waiting = [0, 1, 2] } }]
        round = 2
        row = ["alms"]
        [position.seats]
        0 = { hand = ["market", "bank"] }
        1 = { hand = ["market", "bank"] }
        2 = { hand = ["market", "bank"] }
        [[step]]
        moves = ["0: keep bank", "1: keep bank", "2: keep bank"]
        expect.state = { row = ["alms"], round = 2 }
        expect.deciding = [1, 2]
        "#,
    );
}

/// The example to the letter, four players with two Witches. Our table deals at most one Witch to
/// four players, so the position needs a pool that allows it.
#[test]
#[proves("NSM-EX-5", "NSM-EX-6")]
fn the_example_with_four_players() {
    let rules = rules_with(&[("players = 4\nwitches = 1\npuritans = 4", "players = 4\nwitches = 2\npuritans = 3")]);
    holds(
        &rules,
        r#"
        name = "the end of the game with four players"
        game = "salem"
        setup = { players = 4, constable = 3, announce = false }
        [position]
        tasks = ["decide"]
        round = 5
        row = []
        [position.seats.0]
        character = "reed"
        hand = []
        on_trial = true
        slots = ["pawnshop 3d"]
        [position.seats.1]
        character = "gray"
        hand = []
        slots = ["undertaker", "graveyard", "crypt 1d"]
        [position.seats.2]
        character = "hale"
        hand = []
        on_trial = true
        slots = ["market", "smithy", "tannery 1d", "courthouse", "jail", "gallows", "bank"]
        [position.seats.3]
        character = "crane"
        hand = []
        slots = ["school", "library", "laboratory 1d", "courthouse", "jail 1d", "gallows", "theatre", "tavern", "bank"]
        [[step]]
        moves = ["3: end"]
        expect.view.0.reckoning = { cubes = 7, trials_added = 4, trials_taken = 2, sets_added = 3, sets_taken = 6, total = 6, needed = 8 }
        expect.points = [0, 2, 8, 7]
        expect.places = [3, 3, 1, 2]
        "#,
    );
}

/// The target is 2 KiB; half of it is enough for eight players.
#[test]
fn the_state_is_small() {
    assert!(size_of::<State>() <= 1100, "{} bytes", size_of::<State>());
}

/// Random play touches the heap only while its move list grows; imagining never does. The same games are played twice, so
/// the list is long enough the second time.
#[test]
fn random_play_does_not_allocate() {
    let rules = rules();
    for players in 3..=8 {
        let setup = rules.agree(players, &[]).expect("setup");
        let mut playout = RandomPlay::<Salem>::default();
        let mut play = || {
            let mut dice = FastDice::new(1);
            for _ in 0..40 {
                let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("start");
                while playout.step(&rules, &mut state, &mut dice) {
                    rules.imagine(&state, Viewer::Seat(Seat(0)), &mut dice);
                }
                assert!(rules.places(&state).is_some());
            }
        };
        play();
        let counted = allocation_counter::measure(&mut play);
        assert_eq!(counted.count_total, 0, "{players} players");
    }
}

/// Games end, far within the length that the rules imply.
#[test]
#[proves("NSM-RUL-22")]
fn games_end() {
    let rules = rules();
    for players in 3..=8 {
        let setup = rules.agree(players, &[]).expect("setup");
        for seed in 0..200 {
            let mut dice = FastDice::new(seed);
            let mut state = rules.start(&setup, &mut dice, &mut Silence).expect("start");
            let mut playout = RandomPlay::<Salem>::default();
            playout.finish(&rules, &mut state, &mut dice);
            assert!(playout.moves_made < rules.longest(&setup) as u64);
        }
    }
}

#[test]
fn setups_are_agreed_by_words() {
    let rules = rules();
    let setup = rules.agree(5, &["no-announce", "constable=4"]).expect("setup");
    assert_eq!((setup.players, setup.announce, setup.constable), (5, false, Some(Seat(4))));
    let code = |players, words: &[&str]| rules.agree(players, words).expect_err("refused").code;
    assert_eq!(code(2, &[]), "salem-players");
    assert_eq!(code(9, &[]), "salem-players");
    assert_eq!(code(3, &["constable=3"]), "salem-constable");
    assert_eq!(code(3, &["constable=x"]), "salem-constable");
    assert_eq!(code(3, &["moonlight"]), "salem-variant");
    assert_eq!(rules.setups(8).len(), 18);
}
