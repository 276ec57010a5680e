//! No deal that somebody knows: where a deal may be known, everybody is told before they sit down, and nothing is rated.

use crate::common::*;
use coven_engine::FastDice;
use coven_server::client::Client;
use serde_json::{Value, json};

/// Whether anybody has a rating, once nothing is left to be done about any table.
async fn somebody_is_rated(house: &House, people: &mut [Client]) -> bool {
    let database = rusqlite::Connection::open(file(&house.database)).expect("the database");
    until("nothing is due", async || {
        let due = "SELECT count(*) FROM tables WHERE due IS NOT NULL";
        database.query_row(due, [], |row| row.get::<_, i64>(0)).is_ok_and(|due| due == 0)
    })
    .await;
    let mut rated = false;
    for person in people {
        let me = good(person.get("/api/v1/me").await.expect("an answer"));
        rated |= me["ratings"].as_array().is_some_and(|ratings| !ratings.is_empty());
    }
    rated
}

/// Whoever brings a record without a single move along knows everything that will come of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_record_that_has_no_moves_yet_is_not_rated() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = import(&mut people[0], &record(2, usize::MAX)).await;
    let shown = look(&mut people[1], &table).await;
    assert_eq!(shown["table"]["deal"], json!({ "known": "record" }), "she is told before she sits down");
    for (seat, person) in people.iter_mut().enumerate() {
        good(act(person, &table, "claim", json!({ "seat": seat })).await);
    }
    start(&mut people, &table).await;
    assert!(play(&mut people, &table, 5000, &mut FastDice::new(1)).await.1);
    assert!(!somebody_is_rated(&house, &mut people).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_word_or_from_the_middle_of_a_record_is_not_rated_and_a_secret_one_is() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let word = gather(&mut people, json!({ "deal": "full moon" })).await;
    start(&mut people, &word).await;
    assert!(play(&mut people, &word, 5000, &mut FastDice::new(1)).await.1);
    ended(&mut people).await;
    assert!(!somebody_is_rated(&house, &mut people).await);
    let secret = playing(&mut people).await;
    assert!(play(&mut people, &secret, 5000, &mut FastDice::new(1)).await.1);
    assert!(somebody_is_rated(&house, &mut people).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_of_a_known_deal_before_they_sit_down_and_at_the_table() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let mut stranger = house.guest("Stranger").await;
    let known = json!({ "known": "word" });
    for (more, deal, told) in [(json!({ "deal": "full moon" }), &known, true), (json!({}), &json!("secret"), false)] {
        let mut wanted = json!({ "game": GAME, "seats": ["me", "open"], "listed": true });
        wanted.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let table = good(people[0].post("/api/v1/tables", &wanted).await.expect("an answer"));
        let table = table["table"].as_str().expect("a table").to_owned();
        // In the lobby, for programs and for people.
        let lobby = good(stranger.get("/api/v1/lobby").await.expect("an answer"));
        let listed = lobby.as_array().expect("a list").iter().find(|one| one["table"] == json!(table)).expect("it is listed");
        assert_eq!(&listed["about"]["deal"], deal);
        for path in ["/lobby", "/"] {
            assert_eq!(page(&mut stranger, path).await.contains("Known deal, not rated"), told, "{path}");
        }
        // At the table, before the game and in it.
        assert_eq!(&look(&mut stranger, &table).await["table"]["deal"], deal);
        let here = format!("/table/{table}");
        assert_eq!(page(&mut stranger, &here).await.contains("This table is dealt from a word"), told);
        good(act(&mut people[1], &table, "claim", json!({ "seat": 1 })).await);
        start(&mut people, &table).await;
        for person in [&mut people[1], &mut stranger] {
            assert_eq!(&look(person, &table).await["table"]["deal"], deal);
            assert_eq!(page(person, &here).await.contains("This table is dealt from a word"), told);
        }
    }
    let table = import(&mut people[0], &record(2, 3)).await;
    assert!(page(&mut stranger, &format!("/table/{table}")).await.contains("This table is dealt from a record"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_deals_alike_for_everybody_on_one_server_and_otherwise_on_another() {
    let (here, there) = (House::open().await, House::open().await);
    let wanted = json!({ "game": GAME, "seats": ["me", "open"], "deal": "full moon" });
    let mut promises = Vec::new();
    for house in [&here, &here, &there] {
        let mut person = house.guest("Ada").await;
        let table = good(person.post("/api/v1/tables", &wanted).await.expect("an answer"));
        promises.push(look(&mut person, table["table"].as_str().expect("a table")).await["table"]["commitment"].clone());
    }
    assert_eq!(promises[0], promises[1]);
    assert_ne!(promises[0], promises[2], "what was played elsewhere teaches nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_dealt_in_secret_and_playing_on_is_not() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = ended(&mut people).await;
    let before = look(&mut people[0], &table).await;
    assert_eq!(before["table"]["deal"], json!({ "known": "record" }));
    let next = good(act(&mut people[0], &table, "rematch", json!({})).await)["table"].clone();
    let next = look(&mut people[0], next.as_str().expect("a table")).await;
    assert_eq!(next["table"]["deal"], "secret");
    assert_ne!(next["table"]["commitment"], before["table"]["commitment"]);
    for at in [0, 10] {
        let on = good(act(&mut people[0], &table, "play-on", json!({ "at": at })).await)["table"].clone();
        let on: Value = look(&mut people[0], on.as_str().expect("a table")).await;
        assert_eq!(on["table"]["deal"], json!({ "known": "record" }), "after {at} moves");
    }
}

/// A table of the word "full moon".
async fn open(person: &mut Client, seats: [&str; 2]) -> String {
    let wanted = json!({ "game": GAME, "seats": seats, "deal": "full moon" });
    let table = good(person.post("/api/v1/tables", &wanted).await.expect("an answer"));
    table["table"].as_str().expect("a table").to_owned()
}

async fn promise(person: &mut Client, table: &str) -> Value {
    look(person, table).await["table"]["commitment"].clone()
}

fn deal_begun() -> (u16, String) {
    (409, "deal-begun".to_owned())
}

/// Eve has two names, and plays the word alone under one of them before she sits down with others under the other.
#[tokio::test(flavor = "multi_thread")]
async fn playing_a_word_alone_beforehand_teaches_nothing() {
    let house = House::open().await;
    let [mut ada, mut eve, mut eve_again] = house.guests().await;
    let shared = open(&mut ada, ["me", "open"]).await;
    let alone = open(&mut eve_again, ["me", "random"]).await;
    let known = promise(&mut ada, &shared).await;
    assert_eq!(promise(&mut eve_again, &alone).await, known, "both gather, so they would share the deal");
    good(act(&mut eve_again, &alone, "start", json!({})).await);
    // The table that was not full then begins no more, and nobody sits down at the one that did.
    good(act(&mut eve, &shared, "claim", json!({ "seat": 1 })).await);
    assert_eq!(bad(act(&mut ada, &shared, "start", json!({})).await), deal_begun());
    let refused = press(&mut ada, &format!("/table/{shared}/start")).await;
    assert!(refused.status == 409 && refused.text().contains("begin together"), "{}", refused.text());
    good(act(&mut eve_again, &alone, "leave", json!({})).await);
    assert_eq!(bad(act(&mut eve, &alone, "claim", json!({ "seat": 0 })).await), deal_begun());
    // The next table of the word has another deal, while it gathers the same for all.
    let next = [open(&mut ada, ["me", "open"]).await, open(&mut eve, ["me", "open"]).await];
    let promises = [promise(&mut ada, &next[0]).await, promise(&mut ada, &next[1]).await];
    assert!(promises[0] == promises[1] && promises[0] != known, "{promises:?}, {known}");
}

#[tokio::test(flavor = "multi_thread")]
async fn full_tables_of_a_word_begin_together() {
    let house = House::open().await;
    let [mut ada, mut bea, mut cleo, mut dora] = house.guests().await;
    let tables =
        [open(&mut ada, ["me", "open"]).await, open(&mut cleo, ["me", "open"]).await, open(&mut ada, ["me", "open"]).await];
    good(act(&mut bea, &tables[0], "claim", json!({ "seat": 1 })).await);
    good(act(&mut dora, &tables[1], "claim", json!({ "seat": 1 })).await);
    let keyed = [("content-type", "application/json"), ("idempotency-key", "once")];
    let start = format!("/api/v1/tables/{}/start", tables[0]);
    good(bea.send("POST", &start, &keyed, Some(b"{}")).await.expect("an answer"));
    let mut stages = Vec::new();
    for table in &tables {
        stages.push(look(&mut dora, table).await["table"]["stage"].clone());
    }
    assert_eq!(stages, ["playing", "playing", "gathering"], "the third one was not full");
    good(bea.send("POST", &start, &keyed, Some(b"{}")).await.expect("the same again"));
    // While one of them is played, nothing of the other is shown; a table that waits in vain does not count.
    assert!(play(&mut [ada, bea], &tables[0], 5000, &mut FastDice::new(1)).await.1);
    let record = format!("/api/v1/tables/{}/record", tables[0]);
    assert_eq!(bad(dora.get(&record).await.expect("an answer")), (403, "deal-running".to_owned()));
    assert!(play(&mut [cleo, dora.clone()], &tables[1], 5000, &mut FastDice::new(2)).await.1);
    assert_eq!(dora.get(&record).await.expect("an answer").status, 200);
}

/// Somebody who sits at two tables of a word plays at the one that begins first.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_a_deal_twice() {
    let house = House::open().await;
    let [mut ada, mut bea, mut eve] = house.guests().await;
    let [one, other] = [open(&mut ada, ["me", "open"]).await, open(&mut bea, ["me", "open"]).await];
    for table in [&one, &other] {
        good(act(&mut eve, table, "claim", json!({ "seat": 1 })).await);
    }
    good(act(&mut ada, &one, "start", json!({})).await);
    assert_eq!(look(&mut eve, &other).await["table"]["stage"], "gathering");
    assert_eq!(bad(act(&mut bea, &other, "start", json!({})).await), deal_begun());
    // Her chair is hers again after she left it, at that table and no other.
    good(act(&mut eve, &one, "leave", json!({})).await);
    assert_eq!(bad(act(&mut bea, &one, "claim", json!({ "seat": 1 })).await), deal_begun());
    good(act(&mut eve, &one, "claim", json!({ "seat": 1 })).await);
    good(act(&mut eve, &other, "leave", json!({})).await);
    assert_eq!(bad(act(&mut eve, &other, "claim", json!({ "seat": 1 })).await), (403, "knows-deal".to_owned()));
    let refused = press(&mut eve, &format!("/table/{other}/join")).await;
    assert!(refused.status == 403 && refused.text().contains("cannot play it again"), "{}", refused.text());
}
