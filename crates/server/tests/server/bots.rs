//! Bots think beside everything else.

use crate::common::*;
use coven_engine::DataSource;
use coven_server::client::Client;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::num::NonZeroUsize;

/// Opens a table and starts it.
async fn begin(person: &mut Client, seats: &[&str]) -> String {
    let wanted = json!({ "game": GAME, "seats": seats });
    let table = good(person.post("/api/v1/tables", &wanted).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table").to_owned();
    good(act(person, &table, "start", json!({})).await);
    table
}

/// How many strong bots wait for a thread.
async fn strong_ones_waiting(address: SocketAddr) -> usize {
    metric(address, "coven_bots_waiting{lane=\"slow\"}").await.expect("the number is told") as usize
}

/// A bot of this level answers a person at a new table.
async fn answers(person: &mut Client, level: &str) {
    let table = begin(person, &["me", level]).await;
    let moved = async || look(&mut person.at(person.address()), &table).await["moves"].as_u64() > Some(0);
    until(&format!("{level} has answered"), moved).await;
}

/// Ten tables at which a strong bot thinks, on one thread: whoever asks meanwhile is answered at once.
#[tokio::test(flavor = "multi_thread")]
async fn thinking_bots_delay_nobody() {
    let house = House::with(|config| config.bot_threads = NonZeroUsize::MIN).await;
    let mut ada = house.guest("Ada").await;
    let mut tables = Vec::new();
    for _ in 0..10 {
        let wanted = json!({ "game": GAME, "seats": ["me", "archwitch", "archwitch"] });
        let table = good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"));
        tables.push(table["table"].as_str().expect("a table").to_owned());
    }
    for table in &tables {
        good(act(&mut ada, table, "start", json!({})).await);
    }
    // Everything is answered while they think: twenty thoughts of a strong bot take longer than forty requests.
    for table in tables.iter().cycle().take(40) {
        let state = look(&mut ada, table).await;
        let choices = moves(&state);
        if let Some(chosen) = choices.first() {
            good(act(&mut ada, table, "moves", json!({ "move": chosen, "seq": state["seq"] })).await);
        } else {
            good(act(&mut ada, table, "talk", json!({ "text": "take your time" })).await);
        }
    }
    let waiting = {
        let mut waiting = 0;
        for table in &tables {
            waiting += asked(&look(&mut ada, table).await).iter().filter(|&&seat| seat > 0).count();
        }
        waiting
    };
    assert!(waiting > 0, "the requests waited for the bots");
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

/// A thought that came too late, because its person was back, does not keep a bot from the same question for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_called_again_thinks_again() {
    let house = House::with(|config| config.bot_threads = NonZeroUsize::MIN).await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing_unrated(&mut people).await;
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "archwitch" })).await);
    good(act(&mut people[0], &table, "back", json!({})).await);
    good(act(&mut people[1], &table, "hand", json!({ "seat": 1, "level": "random" })).await);
    until("the other bot has played", async || {
        let state = look(&mut people[1].at(house.address()), &table).await;
        !asked(&state).contains(&1)
    })
    .await;
    assert!(asked(&look(&mut people[0], &table).await).contains(&0), "the person is back, and is still asked");
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "random" })).await);
    let before = look(&mut people[0], &table).await["moves"].as_i64();
    until("the bot has played", async || look(&mut people[0].at(house.address()), &table).await["moves"].as_i64() > before).await;
}

/// One guest has sixty tables of four strong bots each, which think in a hurry and say so. Somebody else's bots answer meanwhile, quick
/// ones and strong ones; and after a restart, when everything has to be thought anew.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_the_bots_of_somebody_else() {
    let mut house = House::with(|config| config.bot_threads = NonZeroUsize::MIN).await;
    let [mut ada, mut bea]: [_; 2] = house.guests().await;
    let mut table = String::new();
    for _ in 0..60 {
        table = begin(&mut ada, &["archwitch"; 4]).await;
    }
    assert!(strong_ones_waiting(house.address()).await > MANY);
    answers(&mut bea, "novice").await;
    answers(&mut bea, "archwitch").await;
    assert!(strong_ones_waiting(house.address()).await > MANY, "they were answered before those who came first");
    until("the table says that its bots think briefly", async || {
        let seats = look(&mut ada.at(house.address()), &table).await["table"]["seats"].clone();
        seats.as_array().into_iter().flatten().any(|seat| seat["hurried"] == true)
    })
    .await;
    let quick = metric(house.address(), "coven_bot_wait_seconds_count{lane=\"quick\"}").await;
    assert!(quick > Some(0.0), "how long they waited is told");

    house.running = None;
    let again = reopen(&house.database, DataSource::builtin()).await;
    until("all tables think again", async || strong_ones_waiting(again.address).await > MANY).await;
    let mut bea = bea.at(again.address);
    answers(&mut bea, "novice").await;
    assert!(strong_ones_waiting(again.address).await > MANY, "she was answered before those who came first");
}

/// Of sixty tables nearly all wait at any time.
const MANY: usize = 30;

/// What nobody asks any more is not thought about.
#[tokio::test(flavor = "multi_thread")]
async fn a_thought_whose_question_is_gone_does_not_wait() {
    let house = House::with(|config| config.bot_threads = NonZeroUsize::MIN).await;
    let mut people: [_; 2] = house.guests().await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(playing_unrated(&mut people).await);
    }
    for table in &tables {
        good(act(&mut people[0], table, "hand", json!({ "seat": 0, "level": "archwitch" })).await);
    }
    assert!(strong_ones_waiting(house.address()).await >= 3);
    for table in &tables {
        good(act(&mut people[0], table, "back", json!({})).await);
    }
    assert_eq!(strong_ones_waiting(house.address()).await, 0);
    let state: Value = look(&mut people[0], &tables[0]).await;
    assert!(asked(&state).contains(&0), "the person is asked, as before");
}

/// After a restart the bots of a table think as soon as somebody watches it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_after_a_restart_finds_the_bots_thinking() {
    let mut house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = begin(&mut ada, &["archwitch", "archwitch"]).await;
    house.running = None;
    let again = reopen(&house.database, DataSource::builtin()).await;
    let mut watching = stream(&ada.at(again.address), &table, None).await;
    let first = soon(&mut watching).await;
    assert!(soon(&mut watching).await.id > first.id);
}

/// A search for somebody who asks for a hint is a thought like that of a strong bot: it takes its turn, so that whoever asks again and
/// again keeps nobody from playing.
#[tokio::test(flavor = "multi_thread")]
async fn hints_take_their_turn_among_the_thoughts_of_bots() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = begin(&mut ada, &["me", "random"]).await;
    let thoughts = async || metric(house.address(), "coven_bot_wait_seconds_count{lane=\"slow\"}").await;
    assert_eq!(thoughts().await, Some(0.0));
    until("she is asked", async || !moves(&look(&mut ada.clone(), &table).await).is_empty()).await;
    assert!(page(&mut ada, &format!("/table/{table}/hint")).await.contains("data-hint="));
    assert_eq!(thoughts().await, Some(1.0));
}
