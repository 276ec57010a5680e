//! Bots think beside everything else.

use crate::common::*;
use serde_json::json;
use std::num::NonZeroUsize;

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
    let table = playing(&mut people).await;
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "archwitch" })).await);
    good(act(&mut people[0], &table, "back", json!({})).await);
    // The other seat's bot thinks after the first one, on the same thread: when it has played, the late thought is gone.
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
