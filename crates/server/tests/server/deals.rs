//! No deal that somebody knows: where a deal may be known, everybody is told before they sit down, and nothing is rated.

use crate::common::*;
use coven_engine::{DataSource, FastDice};
use coven_server::care::Care;
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
        assert_eq!(&look(&mut people[1], &table).await["table"]["deal"], deal);
        assert_eq!(page(&mut people[1], &here).await.contains("This table is dealt from a word"), told);
    }
    let table = import(&mut people[0], &record(2, 3)).await;
    assert!(page(&mut stranger, &format!("/table/{table}")).await.contains("This table is dealt from a record"));
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

async fn sit(person: &mut Client, table: &str, seat: usize) {
    good(act(person, table, "claim", json!({ "seat": seat })).await);
}

async fn promise(person: &mut Client, table: &str) -> Value {
    look(person, table).await["table"]["commitment"].clone()
}

async fn stage(person: &mut Client, table: &str) -> Value {
    look(person, table).await["table"]["stage"].clone()
}

fn refusal(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

/// Whoever guesses a word gets another deal: at another server, and at this one under another name.
#[tokio::test(flavor = "multi_thread")]
async fn a_word_deals_alike_at_the_tables_that_one_person_opens_and_nowhere_else() {
    let (here, there) = (House::open().await, House::open().await);
    let (mut ada, mut eve, mut elsewhere) = (here.guest("Ada").await, here.guest("Eve").await, there.guest("Ada").await);
    let mut promises = Vec::new();
    for person in [&mut ada.clone(), &mut ada, &mut eve, &mut elsewhere] {
        let table = open(person, ["me", "open"]).await;
        promises.push(promise(person, &table).await);
    }
    assert_eq!(promises[0], promises[1]);
    assert!(!promises[2..].contains(&promises[0]) && promises[2] != promises[3], "{promises:?}");
}

/// Eve sits at Ada's table, and plays the word with bots under a second name, before, meanwhile, or at a table of Ada's.
#[tokio::test(flavor = "multi_thread")]
async fn playing_a_word_alone_teaches_nothing() {
    let house = House::open().await;
    let [mut ada, mut eve, mut eve_again] = house.guests().await;
    let shared = open(&mut ada, ["me", "open"]).await;
    sit(&mut eve, &shared, 1).await;
    let known = promise(&mut ada, &shared).await;
    let alone = open(&mut eve_again, ["me", "random"]).await;
    assert_ne!(promise(&mut eve_again, &alone).await, known);
    good(act(&mut eve_again, &alone, "start", json!({})).await);
    assert_eq!(stage(&mut ada, &shared).await, "gathering", "it begins with no table of somebody else");
    // A table of Ada's that one person would end in seconds shares its deal with no other, whichever is to begin first.
    let with_bots = open(&mut ada, ["open", "random"]).await;
    sit(&mut eve_again, &with_bots, 0).await;
    assert_eq!(promise(&mut ada, &with_bots).await, known, "both gather");
    assert_eq!(bad(act(&mut ada, &with_bots, "start", json!({})).await), refusal(409, "deal-shared"));
    let refused = press(&mut ada, &format!("/table/{with_bots}/start")).await;
    assert!(refused.status == 409 && refused.text().contains("two people or more"), "{}", refused.text());
    good(act(&mut ada, &shared, "start", json!({})).await);
    assert_eq!(stage(&mut ada, &with_bots).await, "gathering");
    assert_eq!(bad(act(&mut ada, &with_bots, "start", json!({})).await), refusal(409, "deal-begun"));
    // The next tables of the word have another deal; one that is alone begins.
    let next = open(&mut ada, ["me", "random"]).await;
    assert_ne!(promise(&mut ada, &next).await, known);
    good(act(&mut ada, &next, "start", json!({})).await);
}

/// Mallory knows the word, and has no seat at Ada's table, where a clock waits for the game to begin.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_begins_or_holds_up_the_tables_of_others_with_their_word() {
    let house = House::open().await;
    let [mut ada, mut bea, mut mallory] = house.guests().await;
    let clock = json!({ "live": { "seconds": 60, "increment": 0 } });
    let full = gather(&mut [ada.clone(), bea.clone()], json!({ "deal": "full moon", "clock": clock })).await;
    let half = open(&mut bea, ["me", "open"]).await;
    let sham = open(&mut mallory, ["me", "random"]).await;
    good(act(&mut mallory, &sham, "start", json!({})).await);
    for table in [&full, &half] {
        assert_eq!(stage(&mut ada, table).await, "gathering");
        assert_eq!(bad(act(&mut mallory, table, "start", json!({})).await), refusal(403, "not-seated"));
    }
    assert_eq!(bad(act(&mut bea, &full, "start", json!({})).await), refusal(403, "not-host"), "nor does whoever only sits there");
    sit(&mut ada, &half, 1).await;
    for (host, table) in [(&mut ada, &full), (&mut bea, &half)] {
        good(act(host, table, "start", json!({})).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn full_tables_of_a_word_begin_together_and_only_those_who_play_see_them() {
    let house = House::open().await;
    let [mut ada, mut bea, mut cleo, mut dora, eve] = house.guests().await;
    let tables =
        [open(&mut ada, ["me", "open"]).await, open(&mut ada, ["open", "open"]).await, open(&mut ada, ["open", "open"]).await];
    sit(&mut bea, &tables[0], 1).await;
    sit(&mut cleo, &tables[1], 0).await;
    sit(&mut dora, &tables[1], 1).await;
    // Somebody without a seat, and somebody with a seat at the other table, look on before the game begins.
    let watchers = [eve.clone(), dora.clone(), Client::new(house.address())];
    let mut streams = Vec::new();
    for person in &watchers {
        let mut watching = stream(person, &tables[0], None).await;
        soon(&mut watching).await;
        streams.push(watching);
    }
    let mut playing = stream(&bea, &tables[0], None).await;
    soon(&mut playing).await;
    let keyed = [("content-type", "application/json"), ("idempotency-key", "once")];
    let start = format!("/api/v1/tables/{}/start", tables[0]);
    for _ in 0..2 {
        good(ada.send("POST", &start, &keyed, Some(b"{}")).await.expect("an answer, and the same again"));
    }
    let stages = [stage(&mut ada, &tables[0]).await, stage(&mut dora, &tables[1]).await, stage(&mut dora, &tables[2]).await];
    assert_eq!(stages, ["playing", "playing", "gathering"], "the third one was not full");
    assert_eq!(soon(&mut playing).await.json()["kind"], "started", "who plays hears of it");
    for mut watching in streams {
        let end = async { watching.next().await.is_err() };
        assert!(tokio::time::timeout(std::time::Duration::from_secs(20), end).await.expect("in time"), "who looks on does not");
    }
    let hidden = async |table: &str| {
        for path in ["", "?as=spectator", "?at=0", "/stream", "/story", "/record", "/report"] {
            for person in &watchers {
                let answer = person.clone().get(&format!("/api/v1/tables/{table}{path}")).await.expect("an answer");
                assert_eq!(answer.status, 403, "{path}: {}", answer.text());
            }
        }
        let shown = eve.clone().get(&format!("/table/{table}")).await.expect("an answer");
        assert!(shown.status == 403 && shown.text().contains("still being played"), "{}", shown.text());
    };
    hidden(&tables[0]).await;
    // The end of one of them is for those who played it, as long as the other is played; a table that waits in vain does not count.
    assert!(play(&mut [ada, bea.clone()], &tables[0], 5000, &mut FastDice::new(1)).await.1);
    hidden(&tables[0]).await;
    let on = act(&mut dora, &tables[0], "play-on", json!({ "at": 0 })).await;
    assert_eq!(bad(on), refusal(403, "deal-running"));
    assert_eq!(stage(&mut bea, &tables[0]).await, "over");
    assert!(play(&mut [cleo, dora.clone()], &tables[1], 5000, &mut FastDice::new(2)).await.1);
    for path in ["", "/record", "/story?as=1"] {
        let answer = eve.clone().get(&format!("/api/v1/tables/{}{path}", tables[0])).await.expect("an answer");
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    }
}

/// Somebody who sits at two tables of a word plays at the one that begins first.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_a_deal_twice() {
    let house = House::open().await;
    let [mut ada, mut bea, mut eve] = house.guests().await;
    let [one, other] = [open(&mut ada, ["me", "open"]).await, open(&mut ada, ["open", "open"]).await];
    sit(&mut bea, &other, 0).await;
    for table in [&one, &other] {
        sit(&mut eve, table, 1).await;
    }
    good(act(&mut ada, &one, "start", json!({})).await);
    assert_eq!(stage(&mut eve, &other).await, "gathering");
    assert_eq!(bad(act(&mut ada, &other, "start", json!({})).await), refusal(409, "deal-begun"));
    // Her chair is hers again after she left it, and nobody else's.
    good(act(&mut eve, &one, "leave", json!({})).await);
    assert_eq!(bad(act(&mut bea, &one, "claim", json!({ "seat": 1 })).await), refusal(409, "deal-begun"));
    sit(&mut eve, &one, 1).await;
}

/// What was dealt before an operator closed the table was seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_that_was_begun_and_closed_is_not_begun_again() {
    let house = House::open().await;
    let [mut ada, mut bea, mut cleo] = house.guests().await;
    let [begun, late] = [open(&mut ada, ["me", "open"]).await, open(&mut ada, ["open", "open"]).await];
    sit(&mut bea, &begun, 1).await;
    good(act(&mut ada, &begun, "start", json!({})).await);
    let known = promise(&mut ada, &begun).await;
    let care = Care::open(&house.database, &DataSource::builtin()).expect("while the server runs");
    care.close(&begun).await.expect("it is closed");
    for (seat, person) in [&mut bea, &mut cleo].into_iter().enumerate() {
        sit(person, &late, seat).await;
    }
    assert_eq!(bad(act(&mut ada, &late, "start", json!({})).await), refusal(409, "deal-begun"));
    let next = open(&mut ada, ["me", "open"]).await;
    assert_ne!(promise(&mut ada, &next).await, known);
}
