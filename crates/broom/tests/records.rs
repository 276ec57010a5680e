//! Golden records: finished games that replay to the recorded standing for ever. `COVEN_BLESS=1 cargo test -p coven-broom
//! --test records` makes them anew; do so only before anybody has played under these rules.

mod common;

use common::{rules, setup};
use coven_broom::Broom;
use coven_engine::{DataSource, Dice, FastDice, Game, Record, Rules, Seat, Seed};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The games that are kept: name, players, variants and seed.
const KEPT: &[(&str, usize, &[&str], u64)] = &[
    ("front-2", 2, &[], 11),
    ("front-3-mountain", 3, &["mountain"], 12),
    ("front-4-storm", 4, &["storm", "heavy=10"], 13),
    ("front-5-storm-mountain", 5, &["storm", "mountain"], 14),
    ("back-2-storm", 2, &["back", "storm", "heavy=11"], 15),
    ("back-3", 3, &["back"], 16),
    ("back-5-storm", 5, &["back", "storm"], 17),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A whole game with random moves of random deciding seats.
fn random_game(players: usize, variants: &[&str], seed: u64) -> Game<Broom> {
    let mut game = Game::start(rules(), setup(players, variants), Seed::from_number(seed)).expect("an allowed setup");
    let mut chance = FastDice::new(seed);
    while !game.deciding().is_empty() {
        let deciding: Vec<Seat> = game.deciding().collect();
        let seat = deciding[chance.below(deciding.len() as u32) as usize];
        let moves = game.legal(seat);
        game.play(seat, moves[chance.below(moves.len() as u32) as usize]).expect("a listed move");
    }
    game
}

/// The rules with the data that a record was made with: today's, or what `data/<hash>.toml` keeps of former data.
fn rules_with(hash: &str) -> Arc<Broom> {
    if rules().data_hash() == hash {
        return rules();
    }
    let file = folder().join("data").join(format!("{hash}.toml"));
    let mut source = DataSource::builtin();
    source.replace("broom.toml", fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())));
    Arc::new(Broom::load(&source).expect("former data"))
}

fn bless() {
    for &(name, players, variants, seed) in KEPT {
        let record = Record::of(&random_game(players, variants, seed), vec!["random".to_owned(); players]);
        fs::write(folder().join(format!("{name}.jsonl")), record.to_string()).expect("a writable folder");
    }
}

#[test]
fn kept_records_replay_to_their_standing() {
    if std::env::var_os("COVEN_BLESS").is_some() {
        bless();
    }
    let mut replayed = 0;
    let entries = fs::read_dir(folder()).expect("the folder of records").map(|entry| entry.expect("a file").path());
    for path in entries.filter(|path| path.is_file()) {
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.closing.standing.is_some(), "{} is not finished", path.display());
        let game = record.replay(rules_with(&record.header.data)).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(game.turns().len(), record.closing.moves);
        replayed += 1;
    }
    assert!(replayed >= KEPT.len(), "{replayed} records");
}

/// A record that claims another result, another seed or another move than was made is found out.
#[test]
fn forged_records_are_found_out() {
    let record = Record::of(&random_game(2, &[], 21), vec!["a".to_owned(), "b".to_owned()]);
    assert!(record.replay(rules()).is_ok());
    let mut richer = record.clone();
    richer.closing.standing.as_mut().expect("a standing")[0].sheet.total += 1;
    assert!(richer.replay(rules()).is_err());
    let mut dealt = record.clone();
    dealt.header.seed = Seed::from_number(22);
    assert!(dealt.replay(rules()).is_err());
    let mut stranger = record.clone();
    stranger.moves[0].seat = Seat(8);
    assert!(stranger.replay(rules()).is_err());
    let mut other_data = record;
    other_data.header.data = "0".repeat(64);
    assert!(other_data.replay(rules()).is_err());
}
