//! Golden records: finished games that replay to the recorded result for ever. `COVEN_BLESS=1 cargo test -p coven-salem --test
//! records` makes them anew; do so only together with a new version of the rules.

use coven_engine::testing::{bless_record, check_forgeries, random_game, replay_records};
use coven_engine::{DataSource, Dice, Game, Record, RecordError, Rules, Seat, Seed};
use coven_proves::proves;
use coven_salem::Salem;
use std::path::Path;
use std::sync::Arc;

fn rules() -> Arc<Salem> {
    Arc::new(Salem::load(&DataSource::builtin()).expect("built-in data"))
}

/// A random game with some talk.
fn talkative_game(players: usize) -> Game<Salem> {
    let variants: &[&str] = if players.is_multiple_of(2) { &[] } else { &["no-announce", "constable=1"] };
    random_game(&rules(), (players, variants), players as u64, |game, seat, chance| {
        if chance.below(20) == 0 {
            game.say(seat, &format!("accuse {}", seat.next(players))).expect("anybody may accuse anybody");
        }
    })
}

#[test]
fn kept_records_replay_to_their_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let version = Salem::about().versions.end();
    for players in 3..=8 {
        bless_record(&folder, &format!("{players}-players-rules-{version}"), || talkative_game(players));
    }
    let games = replay_records::<Salem>(&folder);
    assert_eq!(games.len(), 6 * Salem::about().versions.clone().count(), "every number of players under every version");
    assert!(games.iter().all(|game| !game.said().is_empty()), "talk is kept");
}

#[test]
fn forged_records_are_found_out() {
    check_forgeries(&talkative_game(4));
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
    let mut record = Record::of(&talkative_game(3), Vec::new());
    record.talk[0].statement = "accuse 7".to_owned();
    let broken = record.replay(rules());
    assert!(matches!(broken, Err(RecordError::Unsayable { .. })), "{:?}", broken.err());
}
