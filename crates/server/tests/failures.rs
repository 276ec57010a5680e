//! The database goes away, the machine stops, the rules change: no table is lost, and every one goes on.

mod common;

use common::*;
use coven_engine::{DataSource, FastDice};
use coven_server::client::Client;
use coven_store::Database;
use coven_store::testing::PostgresServer;
use serde_json::json;
use std::time::{Duration, Instant};

/// The same database with another server, after the first has let go of it.
async fn reopen(database: &Database, data: DataSource) -> coven_server::Running {
    loop {
        let mut config = config(database.clone());
        config.data = data.clone();
        match coven_server::serve(config, Box::new(coven_server::DataOnly)).await {
            Ok(running) => return running,
            Err(error) => assert!(error.to_string().contains("in use"), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_everything_is_as_it_was_and_bots_go_on() {
    let House { running, database, .. } = &mut House::open().await;
    let address = running.as_ref().expect("it runs").address;
    let mut people = [Client::guest(address, "Ada").await.expect("a guest")];
    let wanted = json!({ "game": GAME, "seats": ["me", "novice", "random"] });
    let table =
        good(people[0].post("/api/v1/tables", &wanted).await.expect("an answer"))["table"].as_str().expect("a table").to_owned();
    start(&mut people, &table).await;
    // The server stops while the bots are thinking.
    drop(running.take());
    let again = reopen(database, DataSource::builtin()).await;
    people[0] = people[0].at(again.address);
    until("the bots have answered", async || {
        let mut ada = people[0].at(again.address);
        asked(&look(&mut ada, &table).await) == [0]
    })
    .await;
    let state = look(&mut people[0], &table).await;
    good(act(&mut people[0], &table, "moves", json!({ "move": moves(&state)[0], "seq": state["seq"] })).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_a_game_to_its_end() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let wanted = json!({ "game": GAME, "seats": ["random", "novice"] });
    let table =
        good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"))["table"].as_str().expect("a table").to_owned();
    good(act(&mut ada, &table, "start", json!({})).await);
    until("the game is over", async || {
        let mut ada = ada.at(house.address());
        look(&mut ada, &table).await["table"]["stage"] == "over"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_overdue_seat_is_played_by_a_bot_and_can_be_taken_back() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = gather(&mut people, json!({ "clock": { "live": { "seconds": 1, "increment": 0 } } })).await;
    start(&mut people, &table).await;
    let mut heard = stream(&people[1], &table, None).await;
    soon(&mut heard).await;
    let mut handed = Vec::new();
    while handed.len() < 2 {
        let event = soon(&mut heard).await.json();
        if event["kind"] == "handed" {
            handed.push(event["seat"].as_u64());
        }
    }
    handed.sort_unstable();
    assert_eq!(handed, [Some(0), Some(1)]);
    good(act(&mut people[1], &table, "back", json!({})).await);
    assert_eq!(look(&mut people[0], &table).await["table"]["seats"][1]["away"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_gone_gives_a_clear_error_and_comes_back() {
    let mut postgres = PostgresServer::start();
    let running = run(config(Database::Postgres(postgres.database()))).await;
    let mut people = [
        Client::guest(running.address, "Ada").await.expect("a guest"),
        Client::guest(running.address, "Bea").await.expect("a guest"),
    ];
    let table = playing(&mut people).await;
    let state = look(&mut people[0], &table).await;
    let mut heard = stream(&people[1], &table, None).await;
    soon(&mut heard).await;
    postgres.kill();
    let made = json!({ "move": moves(&state)[0], "seq": state["seq"] });
    let answer = act(&mut people[0], &table, "moves", made.clone()).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "store-unavailable"));
    assert_eq!(answer.header("retry-after"), Some("1"));
    assert_eq!(people[0].get("/health").await.expect("an answer").status, 503);
    assert_eq!(people[0].get("/api/v1/games").await.expect("an answer").status, 200, "what needs no database goes on");
    postgres.go();
    let done = good(act(&mut people[0], &table, "moves", made).await);
    assert_eq!(heard.up_to(done["seq"].as_i64().expect("a line")).await.expect("an event").json()["seat"], 0);
    assert_eq!(people[0].get("/health").await.expect("an answer").status, 200);
    assert!(play(&mut people, &table, 20, &mut FastDice::new(1)).await.0 > 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_upgrade_of_the_data_a_table_goes_on_with_the_data_it_began_with() {
    let House { running, database, .. } = &mut House::open().await;
    let address = running.as_ref().expect("it runs").address;
    let mut people =
        [Client::guest(address, "Ada").await.expect("a guest"), Client::guest(address, "Bea").await.expect("a guest")];
    let table = playing(&mut people).await;
    let mut dice = FastDice::new(4);
    play(&mut people, &table, 60, &mut dice).await;
    let before = look(&mut people[0], &table).await;
    let mut data = DataSource::builtin();
    data.replace(format!("{GAME}.toml"), changed_data());
    drop(running.take());
    let again = reopen(database, data).await;
    for person in &mut people {
        *person = person.at(again.address);
    }
    assert_eq!(look(&mut people[0], &table).await, before);
    assert!(play(&mut people, &table, 5000, &mut dice).await.1, "the game ends");
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    let record = coven_engine::Record::parse(&record).expect("a record");
    coven_catalog::resume(&record, &DataSource::builtin()).expect("it replays under the data it began with");
}

/// The built-in data with one number changed.
fn changed_data() -> String {
    let builtin = coven_catalog::builtin_data(GAME).expect("the data");
    let rounds = builtin.lines().find(|line| line.starts_with("rounds")).expect("the number of rounds");
    builtin.replacen(rounds, "rounds = 6", 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_upgrade_that_cannot_replay_the_moves_a_table_goes_on_from_its_last_kept_position() {
    let House { running, database, .. } = &mut House::open().await;
    let address = running.as_ref().expect("it runs").address;
    let mut people =
        [Client::guest(address, "Ada").await.expect("a guest"), Client::guest(address, "Bea").await.expect("a guest")];
    let table = playing(&mut people).await;
    let mut dice = FastDice::new(4);
    play(&mut people, &table, 90, &mut dice).await;
    let before = look(&mut people[0], &table).await;
    drop(running.take());
    // As if the table had begun under rules that this program has never known.
    forge_rules_version(file(database), &table);
    let again = reopen(database, DataSource::builtin()).await;
    for person in &mut people {
        *person = person.at(again.address);
    }
    let after = look(&mut people[0], &table).await;
    assert_eq!((&after["view"], &after["moves"]), (&before["view"], &before["moves"]), "no move was lost");
    assert!(play(&mut people, &table, 5000, &mut dice).await.1, "the game ends");
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer");
    assert_eq!(bad(record), (403, "no-record".to_owned()));
}

fn forge_rules_version(path: &std::path::Path, table: &str) {
    let script =
        format!("UPDATE entries SET line = replace(line, '\"rules\":1', '\"rules\":99') WHERE table_id = '{table}' AND seq = 1");
    let connection = rusqlite::Connection::open(path).expect("the database");
    assert_eq!(connection.execute(&script, []).expect("a change"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn any_finished_table_opens_at_any_move_in_less_than_a_tenth_of_a_second() {
    let House { running, database, .. } = &mut House::open().await;
    let address = running.as_ref().expect("it runs").address;
    let mut people =
        [Client::guest(address, "Ada").await.expect("a guest"), Client::guest(address, "Bea").await.expect("a guest")];
    let table = playing(&mut people).await;
    assert!(play(&mut people, &table, 5000, &mut FastDice::new(4)).await.1);
    let moves = look(&mut people[0], &table).await["moves"].as_u64().expect("a number");
    drop(running.take());
    let again = reopen(database, DataSource::builtin()).await;
    let mut stranger = Client::new(again.address);
    let mut slowest = Duration::ZERO;
    for at in [moves, 0, 1, moves / 3, moves / 2, moves - 1] {
        let began = Instant::now();
        let seen = good(stranger.get(&format!("/api/v1/tables/{table}?at={at}")).await.expect("an answer"));
        slowest = slowest.max(began.elapsed());
        assert_eq!(seen["moves"], at);
    }
    assert!(slowest < Duration::from_millis(100), "{slowest:?}");
}
