//! The database goes away, the machine stops, the rules change: no table is lost, and every one goes on.

use crate::common::*;
use coven_engine::{DataSource, FastDice};
use coven_server::client::Client;
use coven_store::Database;
use coven_store::testing::PostgresServer;
use serde_json::json;

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
async fn a_database_that_is_gone_gives_a_clear_error_and_comes_back_on_postgresql() {
    let mut postgres = PostgresServer::start();
    let running = run(config(Database::Postgres(postgres.database()))).await;
    let mut people = [
        Client::guest(running.address, "Ada").await.expect("a guest"),
        Client::guest(running.address, "Bea").await.expect("a guest"),
    ];
    let table = playing(&mut people).await;
    let state = look(&mut people[0], &table).await;
    let mut heard = stream(&people[1], &table, None).await;
    let last = soon(&mut heard).await.id;
    postgres.kill();
    let made = json!({ "move": moves(&state)[0], "seq": state["seq"] });
    let answer = act(&mut people[0], &table, "moves", made.clone()).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "store-unavailable"));
    assert_eq!(answer.header("retry-after"), Some("1"));
    assert_eq!(people[0].get("/health").await.expect("an answer").status, 503);
    assert_eq!(people[0].get("/api/v1/games").await.expect("an answer").status, 200, "what needs no database goes on");
    postgres.go();
    let done = good(act(&mut people[0], &table, "moves", made).await);
    // A node that may have missed something ends its streams; a browser comes back to where it was.
    let seq = done["seq"].as_i64().expect("a line");
    let event = match heard.up_to(seq).await {
        Ok(event) => event,
        Err(_) => stream(&people[1], &table, last).await.up_to(seq).await.expect("an event"),
    };
    assert_eq!(event.json()["seat"], 0);
    let asker = people[0].clone();
    until("what was found a second ago is forgotten", async || {
        asker.clone().get("/health").await.expect("an answer").status == 200
    })
    .await;
    assert!(play(&mut people, &table, 20, &mut FastDice::new(1)).await.0 > 20);
}

/// Whoever keeps the server alive asks whether it answers, not whether its database does.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_a_pulse_as_long_as_it_lets_people_in_on_postgresql() {
    let mut postgres = PostgresServer::start();
    let running = run(config(Database::Postgres(postgres.database()))).await;
    let pulse = running.pulse();
    assert!(pulse.beats().await);
    postgres.kill();
    assert!(pulse.beats().await, "to be started again would not bring the database back");
    drop(running);
    until("it is dead", async || !pulse.beats().await).await;
}
