//! Golden records: games that must replay to the recorded standing for ever. `COVEN_BLESS=1` writes those of the present rules
//! version (`…-rules-2.jsonl`) anew, which is right only as long as nobody has played under it.

use coven_engine::{DataSource, Dice, FastDice, Game, Record, RecordError, Rules, Seat, Seed};
use coven_proves::proves;
use coven_salem::Salem;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

fn rules() -> Arc<Salem> {
    Arc::new(Salem::load(&DataSource::builtin()).expect("built-in data"))
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

fn bless() {
    let version = Salem::about().versions.end();
    for players in 3..=8 {
        let record = Record::of(&random_game(players), vec!["random".to_owned(); players]);
        let file = format!("{FOLDER}/{players}-players-rules-{version}.jsonl");
        fs::write(file, record.to_string()).expect("the record is written");
    }
}

fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(FOLDER).expect("the folder").map(|entry| entry.expect("an entry").path());
    entries.filter(|file| file.extension().is_some_and(|end| end == "jsonl")).collect()
}

/// A random game with some talk.
fn random_game(players: usize) -> Game<Salem> {
    let rules = rules();
    let variants: &[&str] = if players.is_multiple_of(2) { &[] } else { &["no-announce", "constable=1"] };
    let setup = rules.agree(players, variants).expect("setup");
    let mut game = Game::start(rules, setup, Seed::from_number(players as u64)).expect("start");
    let mut chance = FastDice::new(players as u64);
    while let Some(seat) = game.deciding().first() {
        if chance.below(20) == 0 {
            let about = seat.next(players);
            game.say(seat, &format!("accuse {about}")).expect("anybody may accuse anybody");
        }
        let moves = game.legal(seat);
        let m = moves[chance.below(moves.len() as u32) as usize];
        game.play(seat, m).expect("legal");
    }
    game
}

#[test]
fn golden_records_replay_to_the_recorded_standing() {
    if std::env::var_os("COVEN_BLESS").is_some() {
        bless();
    }
    let files = files();
    assert_eq!(files.len(), 6 * Salem::about().versions.clone().count(), "every number of players under every version");
    for file in files {
        let text = fs::read_to_string(&file).expect("the record");
        let record = Record::parse(&text).expect("a readable record");
        let game = record.replay(rules()).expect("a record that replays");
        assert!(record.closing.standing.is_some() && game.deciding().is_empty());
        assert!(!game.said().is_empty(), "talk is kept");
        assert_eq!(Record::of(&game, record.header.seats.clone()).to_string(), text);
    }
}

/// Any seat may speak at any time, asked or not; it is recorded and changes nothing.
#[test]
#[proves("NSM-TALK-1", "NSM-TALK-6")]
fn talk_is_recorded_without_effect() {
    let rules = rules();
    let setup = rules.agree(4, &[]).expect("setup");
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(1)).expect("start");
    let m = game.legal(Seat(2))[0];
    game.play(Seat(2), m).expect("legal");
    let before = game.state().clone();
    for (seat, text) in [(2, "claim-role  puritan"), (0, "offer 2 trial"), (3, "ask-constable 3")] {
        game.say(Seat(seat), text).expect("it may be said");
    }
    assert_eq!(game.say(Seat(0), "I am a merchant").map_err(|illegal| illegal.code), Err("salem-no-statement"));
    assert_eq!(game.say(Seat(4), "refuse").map_err(|illegal| illegal.code), Err("salem-no-such-seat"));
    assert_eq!(*game.state(), before);
    let m = game.legal(Seat(0))[0];
    game.play(Seat(0), m).expect("legal");

    let record = Record::of(&game, Vec::new());
    let read = Record::parse(&record.to_string()).expect("readable");
    let again = read.replay(rules).expect("it replays");
    let said: Vec<(usize, u8, &str)> =
        again.said().iter().map(|said| (said.after, said.seat.0, said.statement.as_str())).collect();
    assert_eq!(said, [(1, 2, "claim-role puritan"), (1, 0, "offer 2 trial"), (1, 3, "ask-constable 3")]);

    // What was said stays where it was said when an earlier answer is taken back.
    game.undo(Seat(2)).expect("nothing was revealed");
    assert!(game.said().iter().all(|said| said.after == 0));
}

#[test]
fn a_record_with_impossible_talk_is_refused() {
    let mut record = Record::of(&random_game(3), Vec::new());
    record.talk[0].statement = "accuse 7".to_owned();
    let broken = record.replay(rules());
    assert!(matches!(broken, Err(RecordError::Unsayable { .. })), "{:?}", broken.err());
}
