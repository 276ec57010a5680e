//! Whose ratings a game changes is settled when it begins: nobody gets out of it by leaving, nobody is rated for a chair that others
//! played, and nobody is helped.

use crate::common::*;
use coven_engine::{Dice, FastDice};
use coven_server::client::Client;
use serde_json::{Value, json};
use std::time::Duration;

/// Plays a game to its end; bots answer for the seats that are not named here.
async fn to_the_end(people: &mut [(usize, &mut Client)], table: &str) {
    let mut dice = FastDice::new(3);
    for _ in 0..20_000 {
        let asked = asked(&look(people[0].1, table).await);
        if asked.is_empty() {
            return;
        }
        let Some((_, person)) = people.iter_mut().find(|(seat, _)| asked.contains(seat)) else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let mine = look(person, table).await;
        let moves = moves(&mine);
        // A bot may have answered since, and changed what is asked.
        if !moves.is_empty() {
            let chosen = &moves[dice.below(moves.len() as u32) as usize];
            act(person, table, "moves", json!({ "move": chosen, "seq": mine["seq"] })).await;
        }
    }
    panic!("the game does not end");
}

/// The ratings of somebody, once nothing is left to be done about any table.
async fn ratings(house: &House, person: &mut Client) -> Vec<Value> {
    let database = rusqlite::Connection::open(file(&house.database)).expect("the database");
    until("nothing is due", async || {
        let due = "SELECT count(*) FROM tables WHERE due IS NOT NULL";
        database.query_row(due, [], |row| row.get::<_, i64>(0)).is_ok_and(|due| due == 0)
    })
    .await;
    let me = good(person.get("/api/v1/me").await.expect("an answer"));
    me["ratings"].as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_loses_and_whoever_takes_the_chair_over_is_not_rated() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    play(&mut people, &table, 10, &mut FastDice::new(1)).await;
    let [ada, bea] = &mut people;
    good(act(bea, &table, "leave", json!({})).await);
    let mut eve = house.guest("Eve").await;
    good(act(&mut eve, &table, "claim", json!({ "seat": 1 })).await);
    to_the_end(&mut [(0, ada), (1, &mut eve)], &table).await;
    let (stayed, left) = (ratings(&house, ada).await, ratings(&house, bea).await);
    assert_eq!((stayed.len(), left.len(), ratings(&house, &mut eve).await.len()), (1, 1, 0));
    let rating = |ratings: &[Value]| ratings[0]["rating"].as_f64().expect("a rating");
    assert!(rating(&stayed) > rating(&left), "whoever left has lost, whoever won: {stayed:?}, {left:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_to_the_own_chair_is_rated_by_its_place() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    for person in &mut people {
        good(act(person, &table, "leave", json!({})).await);
    }
    for (seat, person) in people.iter_mut().enumerate() {
        good(act(person, &table, "claim", json!({ "seat": seat })).await);
    }
    let [ada, bea] = &mut people;
    to_the_end(&mut [(0, ada), (1, bea)], &table).await;
    let standing = look(ada, &table).await["table"]["standing"].clone();
    let place = |seat: usize| {
        let results = standing.as_array().expect("a standing").iter();
        results.clone().find(|result| result["seat"] == seat).expect("a result")["place"].as_u64()
    };
    let (first, second) = (ratings(&house, ada).await, ratings(&house, bea).await);
    let rating = |ratings: &[Value]| ratings[0]["rating"].as_f64().expect("a rating");
    assert_eq!(place(0).cmp(&place(1)), rating(&second).total_cmp(&rating(&first)), "{standing} {first:?} {second:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_one_person_began_is_never_rated() {
    let house = House::open().await;
    let mut people: [_; 1] = house.guests().await;
    let wanted = json!({ "game": GAME, "seats": ["me", "random"] });
    let table = good(people[0].post("/api/v1/tables", &wanted).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table").to_owned();
    start(&mut people, &table).await;
    // Others come and go on the one chair that was left.
    let [ada] = &mut people;
    good(act(ada, &table, "leave", json!({})).await);
    let mut eve = house.guest("Eve").await;
    good(act(&mut eve, &table, "claim", json!({ "seat": 0 })).await);
    to_the_end(&mut [(0, &mut eve)], &table).await;
    assert_eq!((ratings(&house, ada).await.len(), ratings(&house, &mut eve).await.len()), (0, 0));
}

/// While the other one is away for a moment the table must not count as one that is not rated.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped_in_a_rated_game_because_somebody_has_left_it() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    good(act(&mut people[1], &table, "leave", json!({})).await);
    let [ada, _] = &mut people;
    let headers = [("content-type", "application/x-www-form-urlencoded")];
    let called = ada.send("POST", &format!("/table/{table}/coach"), &headers, Some(b"coach=on")).await.expect("an answer");
    let cookie = called.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    let own = ada.headers.iter().find(|(name, _)| name == "cookie").expect("a cookie").1.clone();
    ada.headers = vec![("cookie".to_owned(), format!("{own}; {cookie}"))];
    let shown = page(ada, &format!("/table/{table}")).await;
    assert!(!shown.contains("data-once=\""), "no coach");
    assert_eq!(ada.get(&format!("/table/{table}/hint")).await.expect("an answer").status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_strong_bot_plays_for_somebody_in_a_rated_game() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    for level in ["adept", "archwitch"] {
        let refused = act(&mut people[1], &table, "hand", json!({ "seat": 1, "level": level })).await;
        assert_eq!(bad(refused), (403, "strong-stand-in".to_owned()));
    }
    good(act(&mut people[1], &table, "hand", json!({ "seat": 1, "level": "apprentice" })).await);
    // Where nothing is rated, anybody may.
    let shared = playing_unrated(&mut people).await;
    good(act(&mut people[1], &shared, "hand", json!({ "seat": 1, "level": "archwitch" })).await);
}
