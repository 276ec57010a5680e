//! Clocks for live play, and days for play by correspondence.

use crate::common::*;
use coven_server::client::Client;
use serde_json::{Value, json};

const DAY: i64 = 24 * 3600 * 1000;

fn three_days() -> Value {
    json!({ "correspondence": { "days": 3 } })
}

fn left(state: &Value, seat: usize) -> i64 {
    state["left_ms"][seat].as_i64().expect("a clock")
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
async fn a_clock_runs_only_while_its_seat_is_asked_and_gains_its_increment() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = gather(&mut people, json!({ "clock": { "live": { "seconds": 600, "increment": 30 } } })).await;
    start(&mut people, &table).await;
    let before = look(&mut people[0], &table).await;
    assert_eq!((left(&before, 0), left(&before, 1)), (600_000, 600_000));
    let seat = asked(&before)[0];
    let mine = look(&mut people[seat], &table).await;
    good(act(&mut people[seat], &table, "moves", json!({ "move": moves(&mine)[0], "seq": mine["seq"] })).await);
    let after = look(&mut people[0], &table).await;
    assert!((625_000..=630_000).contains(&left(&after, seat)), "{after}");
    assert_eq!(left(&after, 1 - seat), 600_000, "the other's clock stands as it stood");
    assert_eq!(after["table"]["clock"], json!({ "live": { "seconds": 600, "increment": 30 } }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_not_filled_by_moving_and_taking_back() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    for clock in [json!({ "live": { "seconds": 600, "increment": 30 } }), three_days()] {
        // Some deals begin with an event that asks something else than which cards to pick.
        let (table, full) = loop {
            let table = gather(&mut people, json!({ "clock": clock })).await;
            start(&mut people, &table).await;
            let state = look(&mut people[0], &table).await;
            if moves(&state)[0].starts_with("pick") {
                break (table, left(&state, 0));
            }
        };
        // Two moves forward and two back, again and again.
        for _ in 0..3 {
            for _ in 0..2 {
                let mine = look(&mut people[0], &table).await;
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                good(act(&mut people[0], &table, "moves", json!({ "move": moves(&mine)[0], "seq": mine["seq"] })).await);
            }
            for _ in 0..2 {
                let mine = look(&mut people[0], &table).await;
                good(act(&mut people[0], &table, "undo", json!({ "seq": mine["seq"] })).await);
            }
        }
        let state = look(&mut people[0], &table).await;
        assert_eq!(state["moves"], 0);
        let left = left(&state, 0);
        assert!(
            (full - 20_000..=full - 120).contains(&left),
            "what was thought is gone, and nothing was gained: {left} of {full}"
        );
    }
}

/// A table of people that began this long ago, in milliseconds; the server has slept since.
async fn after(passed: i64, clock: Value) -> (House, [Client; 2], String) {
    let mut house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = gather(&mut people, json!({ "clock": clock })).await;
    start(&mut people, &table).await;
    house.sleep(passed).await;
    let people = people.map(|person| person.at(house.address()));
    (house, people, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn by_correspondence_an_overdue_seat_is_played_by_a_bot_and_the_game_is_never_frozen() {
    let (house, mut people, table) = after(4 * DAY, three_days()).await;
    until("bots play for those who are overdue, to the end", async || {
        let mut ada = people[0].at(house.address());
        let shown = look(&mut ada, &table).await;
        let away = |seat: usize| shown["table"]["seats"][seat]["away"] == true;
        away(0) && away(1) && shown["moves"].as_i64() > Some(3)
    })
    .await;
    // Whoever comes back plays on, and has three days again.
    let back = act(&mut people[0], &table, "back", json!({})).await;
    if back.status == 200 {
        assert_eq!(left(&look(&mut people[0], &table).await, 0), 3 * DAY);
    } else {
        assert_eq!(bad(back).1, "game-over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn by_correspondence_nobody_is_overdue_before_the_days_are_over() {
    let (house, mut people, table) = after(2 * DAY, three_days()).await;
    // When another table's clock has run out and was acted upon, the server has looked for everything that is due.
    let other = gather(&mut people, json!({ "clock": { "live": { "seconds": 1, "increment": 0 } } })).await;
    start(&mut people, &other).await;
    until("the other table is looked after", async || {
        look(&mut people[0].at(house.address()), &other).await["table"]["seats"][0]["away"] == true
    })
    .await;
    let shown = look(&mut people[0], &table).await;
    assert_eq!(shown["table"]["seats"][0]["away"], false);
    assert_eq!((left(&shown, 0), &shown["moves"]), (3 * DAY, &json!(0)));
    let waited = shown["at"].as_i64().expect("a time");
    assert_eq!(shown["table"]["seats"][0]["asked_at"], waited, "asked two days ago");
}

/// Without a clock nobody is overdue, but whoever lets the others wait for more than a minute and does not watch is away.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_away_is_handed_by_the_others_to_the_bot_that_stands_in_for_everybody() {
    let (house, mut people, table) = after(2 * 60 * 1000, Value::Null).await;
    let weakest = json!({ "seat": 1, "level": "random" });
    let mut watching = stream(&people[1], &table, None).await;
    soon(&mut watching).await;
    assert_eq!(bad(act(&mut people[0], &table, "hand", weakest.clone()).await), (409, "not-away".to_owned()), "she watches");
    drop(watching);
    until("she is away", async || {
        let mut ada = people[0].at(house.address());
        act(&mut ada, &table, "hand", weakest.clone()).await.status == 200
    })
    .await;
    let seat = look(&mut people[1], &table).await["table"]["seats"][1].clone();
    assert_eq!((&seat["away"], &seat["level"]), (&json!(true), &json!("apprentice")), "nobody chooses a weak one for others");
    until("the bot has played", async || asked(&look(&mut people[0].at(house.address()), &table).await) == [0]).await;
    good(act(&mut people[1], &table, "back", json!({})).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_a_clock_nobody_else_decides_who_takes_too_long() {
    let (_house, mut people, table) = after(2 * DAY, three_days()).await;
    assert_eq!(bad(act(&mut people[0], &table, "hand", json!({ "seat": 1 })).await), (409, "not-away".to_owned()));
    good(act(&mut people[1], &table, "hand", json!({ "seat": 1, "level": "random" })).await);
    assert_eq!(look(&mut people[0], &table).await["table"]["seats"][1]["level"], "random", "one's own seat is one's own");
}
