//! People who do not look on are told, once, over the channels that they have chosen.

mod mail;
mod outside;
mod push;

use crate::common::{GAME, House, Receiver, act, config, file, gather, good, look, moves, playing, run, start, stream, until};
use coven_server::client::Client;
use coven_store::Database;
use serde_json::{Value, json};
use std::time::Duration;

async fn put(person: &mut Client, path: &str, body: Value) -> coven_server::client::Answer {
    let headers = [("content-type", "application/json")];
    person.send("PUT", path, &headers, Some(body.to_string().as_bytes())).await.expect("an answer")
}

async fn notices(person: &mut Client) -> Value {
    good(person.get("/api/v1/me/notices").await.expect("an answer"))
}

/// The notices that are still to be told.
fn waiting(house: &House) -> i64 {
    let count = "SELECT CAST(count(*) AS TEXT) FROM outbox";
    match &house.database {
        Database::Sqlite(path) => {
            let connection = rusqlite::Connection::open(path).expect("a file");
            connection.query_row("SELECT count(*) FROM outbox", [], |row| row.get(0)).expect("a number")
        }
        Database::Postgres(url) => house.postgres().ask(url, count)[0].parse().expect("a number"),
    }
}

async fn all_told(house: &House) {
    until("everything is told", async || waiting(house) == 0).await;
}

async fn houses() -> [House; 2] {
    [House::open().await, House::on_postgres().await]
}

/// Whoever is asked first makes a move; says who it was.
async fn one_move(people: &mut [Client], table: &str) -> usize {
    for (seat, person) in people.iter_mut().enumerate() {
        let state = look(person, table).await;
        if let Some(chosen) = moves(&state).first() {
            good(act(person, table, "moves", json!({ "move": chosen, "seq": state["seq"] })).await);
            return seat;
        }
    }
    panic!("nobody is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_of_one_postgresql_tell_each_turn_once() {
    let house = House::on_postgres().await;
    let other = run(config(house.database.clone())).await;
    let receiver = Receiver::open(true);
    let mut bea = house.guest("Bea").await;
    receiver.serves(&mut bea, "bea").await;
    const TABLES: usize = 8;
    for number in 0..TABLES {
        let address = if number % 2 == 0 { house.address() } else { other.address };
        let mut bea = bea.at(address);
        let wanted = json!({ "game": GAME, "seats": ["me", "random"] });
        let table = good(bea.post("/api/v1/tables", &wanted).await.expect("an answer"));
        good(act(&mut bea, table["table"].as_str().expect("a table"), "start", json!({})).await);
    }
    until("every turn is told", async || receiver.count("bea") >= TABLES).await;
    all_told(&house).await;
    assert_eq!(receiver.count("bea"), TABLES, "each once: {:?}", receiver.told());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_on_at_any_node_is_told_nothing_postgresql() {
    let house = House::on_postgres().await;
    let other = run(config(house.database.clone())).await;
    let receiver = Receiver::open(true);
    let mut people: [_; 2] = house.guests().await;
    receiver.serves(&mut people[1], "bea").await;
    let watched = gather(&mut people, json!({})).await;
    let looks = people[1].at(other.address);
    let _stream = stream(&looks, &watched, None).await;
    start(&mut people, &watched).await;
    let unwatched = playing(&mut people).await;
    until("the other table is told", async || receiver.count("bea") == 1).await;
    all_told(&house).await;
    let told = receiver.told();
    assert!(told.len() == 1 && told[0].contains(&unwatched) && !told[0].contains(&watched), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_queued_is_told_after_a_restart() {
    let mut house = House::with(|config| config.waits.announcement = Duration::from_secs(600)).await;
    let receiver = Receiver::open(true);
    let mut people: [_; 2] = house.guests().await;
    receiver.serves(&mut people[1], "bea").await;
    let table = playing(&mut people).await;
    assert_eq!((waiting(&house), receiver.told().len()), (1, 0));
    drop(house.running.take());
    // It stopped in the middle of telling it.
    let held = "UPDATE outbox SET held_until = due, due = due - 600000, claims = 1";
    let hold = || rusqlite::Connection::open(file(&house.database)).and_then(|connection| connection.execute(held, []));
    until("the file is free", async || hold().is_ok()).await;
    house.sleep(0).await;
    until("it is told", async || receiver.count("bea") == 1).await;
    assert!(receiver.told()[0].contains(&table));
    all_told(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_is_told_to_those_who_want_to_hear_of_it() {
    let house = House::open().await;
    let receiver = Receiver::open(true);
    let mut people: [_; 2] = house.guests().await;
    receiver.serves(&mut people[0], "ada").await;
    receiver.serves(&mut people[1], "bea").await;
    good(put(&mut people[0], "/api/v1/me/notices", json!({ "webhook": ["over"] })).await);
    good(put(&mut people[1], "/api/v1/me/notices", json!({ "webhook": [] })).await);
    let table = crate::common::ended(&mut people).await;
    until("it is told", async || receiver.count("ada") == 1).await;
    all_told(&house).await;
    let told = receiver.told();
    assert!(told.len() == 1 && told[0].contains("\"kind\":\"over\"") && told[0].contains(&table), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_chooses_what_is_told_on_pages_and_through_the_api() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let shown = notices(&mut ada).await;
    assert_eq!(shown["webhook"], json!({ "kinds": ["turn", "invitation", "reminder", "challenge"], "webhook": null }));
    assert_eq!(shown["push"]["kinds"], json!(["turn", "invitation", "over", "reminder", "challenge"]));
    assert_eq!(shown["mail"], Value::Null, "this server sends none");
    let chosen = good(put(&mut ada, "/api/v1/me/notices", json!({ "push": ["over"], "webhook": [] })).await);
    assert_eq!((&chosen["push"]["kinds"], &chosen["webhook"]["kinds"]), (&json!(["over"]), &json!([])));
    assert_eq!(put(&mut ada, "/api/v1/me/notices", json!({ "push": ["never"] })).await.status, 400);
    let page = crate::common::page(&mut ada, "/you/notices").await;
    assert!(
        page.contains("name=\"push\" value=\"over\" checked") && !page.contains("name=\"push\" value=\"turn\" checked"),
        "{page}"
    );
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let saved = ada.send("POST", "/you/notices", &form, Some(b"push=turn&push=reminder&webhook=turn")).await.expect("an answer");
    assert_eq!(saved.status, 303);
    let shown = notices(&mut ada).await;
    assert_eq!((&shown["push"]["kinds"], &shown["webhook"]["kinds"]), (&json!(["turn", "reminder"]), &json!(["turn"])));
    // A program is told by a form, too, and the settings of before stay.
    ada.send("POST", "/you/notices/program", &form, Some(b"url=https%3A%2F%2Fntfy.sh&topic=mine")).await.expect("an answer");
    let shown = notices(&mut ada).await;
    assert_eq!(shown["webhook"], json!({ "kinds": ["turn"], "webhook": { "url": "https://ntfy.sh", "topic": "mine" } }));
    let nobody = Client::new(house.address()).get("/you/notices").await.expect("an answer");
    assert!(nobody.status == 200 && nobody.text().contains("/you"), "{}", nobody.text());
}
