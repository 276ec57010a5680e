//! Bots think beside everything else.

use crate::common::*;
use serde_json::json;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

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
    let mut took = Vec::new();
    for table in tables.iter().cycle().take(40) {
        let state = look(&mut ada, table).await;
        let choices = moves(&state);
        let began = Instant::now();
        if let Some(chosen) = choices.first() {
            good(act(&mut ada, table, "moves", json!({ "move": chosen, "seq": state["seq"] })).await);
        } else {
            good(act(&mut ada, table, "talk", json!({ "text": "take your time" })).await);
        }
        took.push(began.elapsed());
    }
    took.sort_unstable();
    assert!(took[took.len() / 2] < Duration::from_millis(100), "{took:?}");
    // They were thinking all the while: twenty thoughts of a strong bot take longer than this.
    let waiting = {
        let mut waiting = 0;
        for table in &tables {
            waiting += asked(&look(&mut ada, table).await).iter().filter(|&&seat| seat > 0).count();
        }
        waiting
    };
    assert!(waiting > 0, "the bots have long been done, so nothing was shown");
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
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "archwitch" })).await);
    good(act(&mut people[0], &table, "back", json!({})).await);
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(look(&mut people[0], &table).await["moves"], 0, "the person is back");
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "random" })).await);
    until("the bot has played", async || look(&mut people[0].at(house.address()), &table).await["moves"].as_i64() > Some(0))
        .await;
}
