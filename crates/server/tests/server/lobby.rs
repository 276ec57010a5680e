//! The lobby: nobody fills it, whoever waits is found, and tables at which nobody waits are given up.

use crate::common::*;
use coven_server::client::Client;
use coven_store::{Database, Store};
use serde_json::{Value, json};

/// Opens a table and answers what came of it.
async fn open(host: &mut Client, listed: bool) -> coven_server::client::Answer {
    let wanted = json!({ "game": GAME, "seats": ["me", "open", "open"], "listed": listed });
    host.post("/api/v1/tables", &wanted).await.expect("an answer")
}

fn name(opened: &Value) -> String {
    opened["table"].as_str().expect("a table").to_owned()
}

async fn stage(person: &mut Client, table: &str) -> String {
    look(person, table).await["table"]["stage"].as_str().expect("a stage").to_owned()
}

async fn lobby(person: &mut Client) -> Vec<String> {
    let list = good(person.get("/api/v1/lobby").await.expect("an answer"));
    list.as_array().expect("a list").iter().map(name).collect()
}

/// Lets the time come at which a table is given up.
fn is_late(house: &House, table: &str) {
    let db = rusqlite::Connection::open(file(&house.database)).expect("the database");
    db.busy_timeout(std::time::Duration::from_secs(10)).expect("a timeout");
    assert_eq!(db.execute("UPDATE tables SET due = 1 WHERE id = ?1", [table]).expect("it is late"), 1);
}

fn due(house: &House, table: &str) -> Option<i64> {
    let db = rusqlite::Connection::open(file(&house.database)).expect("the database");
    db.query_row("SELECT due FROM tables WHERE id = ?1", [table], |row| row.get(0)).expect("a table")
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_more_tables_than_somebody_could_wait_at() {
    let house = House::with(|config| config.rates.tables = 3).await;
    let [mut ada, mut bea] = house.guests().await;
    let mut tables = Vec::new();
    for listed in [true, false, true] {
        tables.push(name(&good(open(&mut ada, listed).await)));
    }
    let refused = open(&mut ada, false).await;
    assert!(refused.text().contains("3 tables"), "{}", refused.text());
    assert_eq!(bad(refused), (409, "too-many-tables".to_owned()));
    good(open(&mut bea, true).await);
    // A game that has begun does not count any more, nor does a table that was closed.
    for seat in [1, 2] {
        good(act(&mut ada, &tables[0], "place", json!({ "seat": seat, "level": "random" })).await);
    }
    good(act(&mut ada, &tables[0], "start", json!({})).await);
    assert_eq!(bad(act(&mut ada, &tables[0], "close", json!({})).await), (409, "already-started".to_owned()));
    assert_eq!(bad(act(&mut bea, &tables[1], "close", json!({})).await), (403, "not-host".to_owned()));
    let closed = good(act(&mut ada, &tables[1], "close", json!({})).await);
    assert_eq!(good(act(&mut ada, &tables[1], "close", json!({})).await)["seq"], closed["seq"], "once is enough");
    for _ in 0..2 {
        good(open(&mut ada, false).await);
    }
    assert_eq!(open(&mut ada, false).await.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_listed_nowhere_and_nothing_happens_there() {
    let house = House::open().await;
    let [mut ada, mut bea] = house.guests().await;
    let table = name(&good(open(&mut ada, true).await));
    let mut watching = stream(&bea, &table, None).await;
    soon(&mut watching).await;
    good(act(&mut ada, &table, "close", json!({})).await);
    let told = soon(&mut watching).await.json();
    assert_eq!((&told["kind"], &told["table"]["stage"]), (&json!("closed"), &json!("closed")));
    assert_eq!(stage(&mut bea, &table).await, "closed");
    assert!(lobby(&mut bea).await.is_empty());
    assert_eq!(good(ada.get("/api/v1/me/tables").await.expect("an answer")), json!([]));
    let closed = (409, "table-closed".to_owned());
    for (what, body) in
        [("claim", json!({ "seat": 1 })), ("start", json!({})), ("leave", json!({})), ("talk", json!({ "text": "hm" }))]
    {
        let person = if what == "claim" { &mut bea } else { &mut ada };
        assert_eq!(bad(act(person, &table, what, body).await), closed, "{what}");
    }
    let page = ada.get(&format!("/table/{table}")).await.expect("a page").text();
    assert!(page.contains("was closed") && !page.contains("/start"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_given_up_when_nobody_has_been_there_for_long() {
    let house = House::open().await;
    let [mut ada, mut bea, mut cleo, dora] = house.guests().await;
    let [empty, watched, awaited, linked] =
        [open(&mut ada, true).await, open(&mut ada, true).await, open(&mut bea, true).await, open(&mut ada, false).await]
            .map(|opened| name(&good(opened)));
    let mut players = [cleo.clone(), dora];
    let playing = playing(&mut players).await;
    let before = due(&house, &linked).expect("a day") - due(&house, &empty).expect("a time");
    assert!(before > 6 * 24 * 3_600_000, "a table that friends agreed on waits for them");
    // Somebody looks at one of them, without sitting there; at another sits somebody who waits elsewhere for questions.
    let mut spectator = stream(&Client::new(house.address()), &watched, None).await;
    soon(&mut spectator).await;
    let _prompts = bea.events("/api/v1/me/prompts", None).await.expect("a stream");
    for table in [&empty, &watched, &awaited, &linked, &playing] {
        is_late(&house, table);
    }
    for (table, expected) in [(&empty, "closed"), (&linked, "closed"), (&watched, "gathering"), (&awaited, "gathering")] {
        until("it was looked after", async || due(&house, table) != Some(1)).await;
        assert_eq!(stage(&mut cleo, table).await, expected);
    }
    assert_eq!(stage(&mut cleo, &playing).await, "playing");
    // When they are gone, so is the table.
    drop(spectator);
    until("nobody is there any more", async || {
        is_late(&house, &watched);
        tokio::time::sleep(std::time::Duration::from_millis(600)).await;
        stage(&mut cleo.clone(), &watched).await == "closed"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_close_a_table_once_and_know_of_each_others_visitors_on_postgresql() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let (store, _notices) = Store::open(&house.database).expect("a store");
    let mut ada = house.guest("Ada").await;
    let [forsaken, watched] = [open(&mut ada, true).await, open(&mut ada, true).await].map(|opened| name(&good(opened)));
    store
        .still_waiting(vec![watched.clone()], Vec::new(), 1_000_000_000_000_000, (1_000_000_000_000_000, 1))
        .await
        .expect("a time far away");
    // Whoever comes by at one node says so at once, in the database.
    let mut visitor = stream(&ada.at(second.address), &watched, None).await;
    soon(&mut visitor).await;
    until("the visit is noted", async || {
        let due = store.due(999_999_999_999_999, None, 10).await.expect("a list");
        due.iter().any(|due| due.id == watched)
    })
    .await;
    store.still_waiting(vec![forsaken.clone()], Vec::new(), 1, (1, 1)).await.expect("it is late");
    for node in [house.address(), second.address] {
        until("it is closed at every node", async || stage(&mut ada.at(node), &forsaken).await == "closed").await;
    }
    let lines = store.lines(&forsaken, 0).await.expect("lines");
    assert_eq!(lines.iter().filter(|line| line.text.contains("closed")).count(), 1, "{lines:?}");
    assert_eq!(stage(&mut ada, &watched).await, "gathering");
    assert!(matches!(house.database, Database::Postgres(_)));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_longest_with_most_others_is_found_first() {
    let house = House::open().await;
    let [mut ada, mut bea, mut cleo, mut dora] = house.guests().await;
    let [alone, company, later] =
        [open(&mut ada, true).await, open(&mut bea, true).await, open(&mut cleo, true).await].map(|opened| name(&good(opened)));
    good(act(&mut dora, &company, "claim", json!({ "seat": 1 })).await);
    assert_eq!(lobby(&mut ada).await, [company.clone(), alone.clone(), later.clone()]);
    let page = Client::new(house.address()).get("/lobby").await.expect("a page").text();
    let at = |table: &str| page.find(table).expect("it is shown");
    assert!(at(&company) < at(&alone) && at(&alone) < at(&later));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_neither_fills_the_lobby_nor_the_list_of_people() {
    let house = House::with(|config| (config.rates.listings, config.rates.newcomers) = (1.0, 30.0)).await;
    // Thirty guests come at once, no more; and twenty tables for the lobby.
    let mut guests = Vec::new();
    for number in 0..30 {
        guests.push(house.guest(&format!("Guest {number}")).await);
    }
    let refused = Client::new(house.address()).post("/api/v1/guests", &json!({ "name": "One more" })).await.expect("an answer");
    assert!(refused.header("retry-after").is_some_and(|wait| wait.parse::<u64>().is_ok_and(|wait| wait > 60)));
    assert_eq!(bad(refused), (429, "too-many-requests".to_owned()));
    let mut opened = 0;
    for guest in &mut guests {
        opened += usize::from(open(guest, true).await.status == 200);
    }
    assert_eq!(opened, 20);
    good(open(&mut guests[25], false).await);
}
