//! Golden records: finished games that replay to the recorded standing for ever. `COVEN_BLESS=1 cargo test -p coven-septima
//! --test records` makes them anew; do so only before anybody has played under these rules.

use coven_engine::{Dice, FastDice, Game, Record, Rules, Seat, Seed};
use coven_septima::Septima;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The games that are kept: name, players, variants and seed.
const KEPT: &[(&str, usize, &[&str], u64)] = &[
    ("basic-2", 2, &["basic"], 11),
    ("basic-3-deterministic", 3, &["basic", "deterministic"], 12),
    ("basic-4", 4, &["basic"], 13),
    ("full-2-fixed-trials", 2, &["full", "fixed-trials"], 14),
    ("full-2", 2, &["full"], 15),
    ("full-3", 3, &["full"], 16),
    ("full-4-fixed-hunter", 4, &["full", "fixed-hunter"], 17),
    ("full-4", 4, &["full"], 18),
    ("solo-easy", 1, &["easy"], 19),
    ("solo-hardest", 1, &["hardest"], 20),
    ("solo", 1, &[], 22),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A whole game with random moves of random deciding seats.
fn random_game(rules: &Arc<Septima>, players: usize, variants: &[&str], seed: u64) -> Game<Septima> {
    let setup = rules.agree(players, variants).expect("an allowed setup");
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).expect("an allowed setup");
    let mut chance = FastDice::new(seed);
    while !game.deciding().is_empty() {
        let deciding: Vec<Seat> = game.deciding().collect();
        let seat = deciding[chance.below(deciding.len() as u32) as usize];
        let moves = game.legal(seat);
        game.play(seat, moves[chance.below(moves.len() as u32) as usize]).expect("a listed move");
    }
    game
}

#[test]
fn kept_records_replay_to_their_standing() {
    let rules = Arc::new(Septima::builtin());
    if std::env::var_os("COVEN_BLESS").is_some() {
        for &(name, players, variants, seed) in KEPT {
            let record = Record::of(&random_game(&rules, players, variants, seed), vec!["random".to_owned(); players]);
            fs::write(folder().join(format!("{name}.jsonl")), record.to_string()).expect("a writable folder");
        }
    }
    let mut replayed = 0;
    for entry in fs::read_dir(folder()).expect("the folder of records") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.closing.standing.is_some(), "{} is not finished", path.display());
        let game = record.replay(rules.clone()).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(game.turns().len(), record.closing.moves);
        replayed += 1;
    }
    assert!(replayed >= KEPT.len(), "{replayed} records");
}

/// A record that claims another result, another seed or other data than it was made with is found out.
#[test]
fn forged_records_are_found_out() {
    let rules = Arc::new(Septima::builtin());
    let record = Record::of(&random_game(&rules, 2, &["full"], 21), vec!["a".to_owned(), "b".to_owned()]);
    assert!(record.replay(rules.clone()).is_ok());
    let mut richer = record.clone();
    richer.closing.standing.as_mut().expect("a standing")[0].sheet.total += 1;
    assert!(richer.replay(rules.clone()).is_err());
    let mut dealt = record.clone();
    dealt.header.seed = Seed::from_number(22);
    assert!(dealt.replay(rules.clone()).is_err());
    let mut other_data = record;
    other_data.header.data = "0".repeat(64);
    assert!(other_data.replay(rules).is_err());
}
