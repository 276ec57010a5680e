//! Records: what was played replays exactly, and what was not played is noticed.

use crate::faulty::{Fault, Faulty};
use coven_engine::{DataSource, Dice, FastDice, Game, Record, RecordError, Rules, Seat, Seed};
use coven_example::{Move, SealedBids};
use std::sync::Arc;

fn rules() -> Arc<SealedBids> {
    Arc::new(SealedBids::load(&DataSource::builtin()).expect("the built-in data"))
}

/// A random game, stopped after so many moves or at its end.
fn played(seed: u64, moves: usize) -> Game<SealedBids> {
    let rules = rules();
    let setup = rules.agree(3, &[]).expect("three players");
    let mut game = Game::start(rules, setup, Seed::from_number(seed)).expect("an agreed setup");
    let mut chance = FastDice::new(seed);
    while game.turns().len() < moves {
        let Some(seat) = game.deciding().first() else { break };
        let legal = game.legal(seat);
        let m = legal[chance.below(legal.len() as u32) as usize];
        game.play(seat, m).expect("a listed move");
    }
    game
}

fn written(game: &Game<SealedBids>) -> String {
    Record::of(game, vec!["Ada".to_owned(), "Bea".to_owned(), "random".to_owned()]).to_string()
}

/// What is wrong with a text as a record of the example game.
fn refused(text: &str) -> String {
    let outcome = Record::parse(text).and_then(|record| record.replay(rules()).map(|_| ()));
    outcome.expect_err("a record that should be refused").to_string()
}

/// The record of a finished game with one thing changed.
fn spoilt(change: impl Fn(&mut Record)) -> String {
    let mut record = Record::parse(&written(&played(1, 100))).expect("a record");
    change(&mut record);
    refused(&record.to_string())
}

#[test]
fn a_record_replays_to_the_same_game() {
    for seed in 0..30 {
        let whole = played(seed, 100);
        for moves in [0, 1, 7, whole.turns().len()] {
            let game = played(seed, moves);
            let record = Record::parse(&written(&game)).expect("a record");
            assert_eq!(record.closing.standing.is_some(), game.deciding().is_empty());
            let again = record.replay(rules()).expect("a record that replays");
            assert_eq!(again.state(), game.state());
            assert_eq!(written(&again), written(&game));
        }
    }
}

/// A change of the rules does not reach games that began before it.
#[test]
fn a_game_goes_on_under_the_version_of_the_rules_that_it_began_with() {
    // A game with a move that the second version refuses.
    let mut games = (0..).map(|seed| played(seed, 100));
    let sound = games.find(|game| game.turns().iter().any(|turn| turn.m == Move::Leave)).expect("there are many");
    let sound = written(&sound);
    let revised = || Arc::new(Faulty::with(Fault::Stubborn));
    let record = Record::parse(&sound).expect("a record");
    assert_eq!(record.header.rules, 1);
    let again = record.replay(revised()).expect("the first version replays it");
    assert_eq!(again.version(), 1);
    assert_eq!(Record::of(&again, record.header.seats.clone()).to_string(), sound, "and it is written down as such");
    assert_eq!(again.at(7).expect("an earlier move").version(), 1);
    let new = Game::start(revised(), again.setup().clone(), Seed::from_number(1)).expect("an agreed setup");
    assert_eq!(Record::of(&new, Vec::new()).header.rules, 2, "new games begin under the present version");
    let refused = Record { header: coven_engine::record::Header { rules: 2, ..record.header.clone() }, ..record };
    assert!(matches!(refused.replay(revised()), Err(RecordError::Refused { .. })), "which refuses a move of it");
}

/// One record is pinned byte for byte: files of today must be readable for ever.
#[test]
fn the_format_is_pinned() {
    let text = written(&played(3, 2));
    let lines: Vec<&str> = text.lines().collect();
    let data = rules().data_hash().to_owned();
    let seed = Seed::from_number(3);
    let header = format!(
        r#"{{"coven":1,"game":"sealed","rules":1,"data":"{data}","setup":{{"blind":false}},"seats":["Ada","Bea","random"],"commitment":"{}","seed":"{seed}"}}"#,
        seed.commitment()
    );
    assert_eq!(lines, [header.as_str(), r#"{"seat":0,"move":"roll"}"#, r#"{"seat":0,"move":"bid 13"}"#, r#"{"moves":2}"#]);
}

#[test]
fn a_record_that_was_cut_off_is_noticed_at_every_place() {
    let text = written(&played(1, 100));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(refused(""), "the record is empty");
    for kept in 1..lines.len() {
        let expected = format!("the record is cut off: after {} moves the closing line is missing", kept - 1);
        assert_eq!(refused(&lines[..kept].join("\n")), expected);
    }
    assert!(refused(&text[..text.len() - 10]).contains("cannot be read"), "cut within the last line");
}

#[test]
fn a_line_that_is_none_is_named_by_its_number() {
    let text = written(&played(1, 3));
    let mut lines: Vec<&str> = text.lines().collect();
    lines[2] = r#"{"seat":0,"move":"roll","colour":"red"}"#;
    let said = refused(&lines.join("\n"));
    assert!(said.starts_with("line 3 of the record cannot be read: unknown field `colour`"), "{said}");
    lines[2] = "garbage";
    assert!(refused(&lines.join("\n")).starts_with("line 3 of the record cannot be read: expected value"));
    let said = refused(&format!("{text}{}", r#"{"seat":0,"move":"roll"}"#));
    assert_eq!(said, "line 6 of the record cannot be read: it follows the closing line");
}

#[test]
fn a_record_must_count_its_moves() {
    let said = spoilt(|record| {
        record.moves.pop();
    });
    assert!(said.starts_with("the record closes after") && said.contains("moves but holds"), "{said}");
}

#[test]
fn other_formats_games_and_rules_are_refused() {
    assert_eq!(spoilt(|record| record.header.coven = 2), "the record has format 2; this program reads format 1");
    assert_eq!(spoilt(|record| record.header.game = "broom".to_owned()), "the record is of the game 'broom', not of 'sealed'");
    assert_eq!(
        spoilt(|record| record.header.rules = 9),
        "the record was made under rules version 9, which this program does not know"
    );
}

#[test]
fn other_component_data_is_refused() {
    let mut data = DataSource::builtin();
    data.replace("sealed.toml", "[die]\nsides = 8\nsource = 'designed'\n[prize]\nfixed = 3\nsource = 'designed'\n");
    let other = SealedBids::load(&data).expect("good data");
    let record = Record::parse(&written(&played(1, 5))).expect("a record");
    let refused = record.replay(Arc::new(other)).expect_err("other data");
    assert!(matches!(refused, RecordError::OtherData { .. }));
    assert!(refused.to_string().starts_with("the record was made with other component data ("));
}

#[test]
fn a_seed_that_does_not_fit_its_commitment_is_a_broken_promise() {
    let said = spoilt(|record| record.header.seed = Seed::from_number(99));
    assert_eq!(said, "the seed of the record does not fit its commitment: the deal was not the one that was promised");
}

#[test]
fn a_bad_setup_is_refused() {
    let said = spoilt(|record| record.header.setup = serde_json::json!({ "blond": true }));
    assert!(said.starts_with("the setup of the record cannot be read: unknown field `blond`"), "{said}");
}

#[test]
fn moves_that_are_none_or_not_allowed_are_named_by_their_number() {
    let said = spoilt(|record| record.moves[0].notation = "sing".to_owned());
    assert!(said.starts_with("move 1 of the record: 'sing' is not a move"), "{said}");
    assert_eq!(
        spoilt(|record| record.moves[0].notation = "done".to_owned()),
        "move 1 of the record (0: done) is refused: other-question (TABLE-ASKED)"
    );
    for stranger in [1, 3, 8, 200] {
        let said = spoilt(|record| record.moves[0].seat = Seat(stranger));
        assert!(said.ends_with("is refused: not-asked (TABLE-ASKED)"), "seat {stranger}: {said}");
    }
}

#[test]
fn a_standing_that_the_moves_do_not_give_is_refused() {
    let expected = "the record claims another final standing than the moves give";
    let raised = spoilt(|record| record.closing.standing.as_mut().expect("a finished game")[0].place = 9);
    let withdrawn = spoilt(|record| record.closing.standing = None);
    assert_eq!([raised.as_str(), withdrawn.as_str()], [expected; 2]);
}
