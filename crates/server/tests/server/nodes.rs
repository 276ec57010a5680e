//! Several nodes on one PostgreSQL, without sticky sessions.

use crate::common::*;
use coven_engine::{Dice, FastDice};
use coven_server::client::{Client, Events};
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn four_people_on_two_nodes_play_a_whole_game() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let nodes = [house.address(), second.address];
    let mut people: [_; 4] = house.guests().await;
    // Everybody talks to whichever node comes next, and listens at the other one.
    let table = gather(&mut people, json!({})).await;
    let mut streams = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        streams.push(stream(&person.at(nodes[seat % 2]), &table, None).await);
    }
    good(act(&mut people[1].at(nodes[1]), &table, "start", json!({})).await);
    let mut dice = FastDice::new(8);
    let mut moved = 0;
    loop {
        let state = look(&mut people[0].at(nodes[moved % 2]), &table).await;
        let asked = asked(&state);
        if asked.is_empty() {
            break;
        }
        let seat = asked[dice.below(asked.len() as u32) as usize];
        let node = nodes[dice.below(2) as usize];
        let mine = look(&mut people[seat].at(nodes[dice.below(2) as usize]), &table).await;
        let moves = moves(&mine);
        let chosen = &moves[dice.below(moves.len() as u32) as usize];
        let body = json!({ "move": chosen, "seq": mine["seq"] });
        let done = good(act(&mut people[seat].at(node), &table, "moves", body).await);
        let seq = done["seq"].as_i64().expect("a line");
        for stream in &mut streams {
            let heard =
                tokio::time::timeout(Duration::from_secs(10), stream.up_to(seq)).await.expect("in time").expect("an event");
            assert_eq!(heard.id, Some(seq), "every viewer hears every line, wherever they listen");
        }
        moved += 1;
    }
    assert!(moved > 100, "a whole game: {moved}");
    let ends: Vec<_> = [
        look(&mut people[0].at(nodes[0]), &table).await["table"]["standing"].clone(),
        look(&mut people[0].at(nodes[1]), &table).await["table"]["standing"].clone(),
    ]
    .into();
    assert!(ends[0].is_array() && ends[0] == ends[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_race_on_different_nodes_are_one_move_and_one_conflict() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    for _ in 0..15 {
        let state = look(&mut people[0], &table).await;
        let Some(&seat) = asked(&state).first() else { break };
        let mine = look(&mut people[seat], &table).await;
        let moves = moves(&mine);
        let (first, last) = (moves[0].clone(), moves[moves.len() - 1].clone());
        let (mut here, mut there) = (people[seat].at(house.address()), people[seat].at(second.address));
        let body = |m: &String| json!({ "move": m, "seq": mine["seq"] });
        let (one, other) =
            tokio::join!(act(&mut here, &table, "moves", body(&first)), act(&mut there, &table, "moves", body(&last)));
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        let expected = if first == last { [200, 200] } else { [200, 409] };
        assert_eq!(statuses, expected, "{} {}", one.text(), other.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_move_survives_the_node_that_was_thinking_about_it() {
    let mut house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut ada = house.guest("Ada").await;
    let wanted = json!({ "game": GAME, "seats": ["me", "archwitch"] });
    let table =
        good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"))["table"].as_str().expect("a table").to_owned();
    good(act(&mut ada, &table, "start", json!({})).await);
    // The archwitch thinks for most of a second about each of her choices; the node is gone before she has answered.
    drop(house.running.take());
    let ada = ada.at(second.address);
    until("the bot has answered on the other node", async || {
        let mut ada = ada.at(second.address);
        asked(&look(&mut ada, &table).await) == [0]
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_hears_its_prompts_at_any_node() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut people: [_; 2] = house.guests().await;
    let mut prompts = people[1].at(second.address).events("/api/v1/me/prompts", None).await.expect("a stream");
    let table = playing(&mut people).await;
    let prompt = soon(&mut prompts).await.json();
    assert_eq!((&prompt["table"], &prompt["seat"]), (&json!(table), &json!(1)));
}

/// Whoever waits for questions at a node that was deaf for a moment is asked all the same, also about a table that the node has
/// never seen.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_hears_what_it_was_asked_while_its_node_was_deaf() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut people: [_; 2] = house.guests().await;
    let mut prompts = people[1].at(second.address).events("/api/v1/me/prompts", None).await.expect("a stream");
    let table = gather(&mut people, json!({})).await;
    house.postgres().cut_listeners();
    start(&mut people, &table).await;
    // The stream may end: whoever was deaf sends everybody to look anew.
    let prompt = loop {
        match tokio::time::timeout(Duration::from_secs(20), prompts.next()).await.expect("in time") {
            Ok(prompt) => break prompt.json(),
            Err(_) => prompts = people[1].at(second.address).events("/api/v1/me/prompts", None).await.expect("a stream"),
        }
    };
    assert_eq!((&prompt["table"], &prompt["seat"]), (&json!(table), &json!(1)));
}

/// Whether the answer is that nobody is known, and the stream ends.
async fn ended(person: &mut Client, mut events: Events) {
    until("the cookie is worth nothing", async || {
        let mut person = person.clone();
        person.get("/api/v1/me").await.expect("an answer").code() == "nobody"
    })
    .await;
    let end = async { while events.next().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), end).await.expect("the stream ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_logs_out_at_one_node_is_nobody_at_the_others() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    for deaf in [false, true] {
        let mut ada = house.guest("Ada").await;
        let table = gather(std::slice::from_mut(&mut ada), json!({ "seats": ["me", "open"] })).await;
        let mut there = ada.at(second.address);
        let mut watching = stream(&there, &table, None).await;
        soon(&mut watching).await;
        if deaf {
            house.postgres().cut_listeners();
        }
        good(ada.post("/api/v1/logout", &json!({})).await.expect("an answer"));
        ended(&mut there, watching).await;
    }
}

/// What is changed at one node is not taken back by another one that remembers the person as they were.
#[tokio::test(flavor = "multi_thread")]
async fn a_change_at_one_node_leaves_those_at_another_alone() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut ada = house.guest("Ada").await;
    let mut there = ada.at(second.address);
    let head = [("content-type", "application/json")];
    let webhook = json!({ "webhook": { "url": "https://example.org/ada" } }).to_string();
    let change = async |person: &mut Client, what: serde_json::Value| {
        good(person.send("PATCH", "/api/v1/me", &head, Some(what.to_string().as_bytes())).await.expect("an answer"))
    };
    // Both nodes have looked who she is.
    for person in [&mut ada, &mut there] {
        good(person.get("/api/v1/me").await.expect("an answer"));
    }
    good(ada.send("PUT", "/api/v1/me/webhook", &head, Some(webhook.as_bytes())).await.expect("an answer"));
    change(&mut ada, json!({ "name": "Augusta" })).await;
    let changed = change(&mut there, json!({ "language": "fr" })).await;
    assert_eq!((&changed["name"], &changed["language"]), (&json!("Augusta"), &json!("fr")));
    let kept = house.postgres().ask(database(&house), "SELECT webhook FROM people WHERE name = 'Augusta' AND language = 'fr'");
    assert!(kept.len() == 1 && kept[0].contains("example.org"), "{kept:?}");
    until("the other node has heard of it", async || {
        let me = good(ada.clone().get("/api/v1/me").await.expect("an answer"));
        (&me["name"], &me["language"]) == (&json!("Augusta"), &json!("fr"))
    })
    .await;
}

fn database(house: &House) -> &str {
    match &house.database {
        coven_store::Database::Postgres(url) => url,
        coven_store::Database::Sqlite(_) => panic!("this is a file"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_at_another_node_is_not_told_elsewhere() {
    // A node that is slow to answer would count as one that sees nobody.
    let house = House::on_postgres_with(|config| config.waits.presence = Duration::from_secs(3)).await;
    let second = run(config(house.database.clone())).await;
    let mut people: [_; 2] = house.guests().await;
    let receiver = Receiver::open(true);
    receiver.serves(&mut people[0], "ada").await;
    receiver.serves(&mut people[1], "bea").await;
    let table = gather(&mut people, json!({})).await;
    let mut watching = stream(&people[1].at(second.address), &table, None).await;
    soon(&mut watching).await;
    start(&mut people, &table).await;
    until("the one who does not watch is told", async || receiver.count("ada") == 1).await;
    // A second table, started after the first: when its turn is announced, that of the first would have been.
    let again = gather(&mut people, json!({})).await;
    start(&mut people, &again).await;
    until("she is told where she does not watch", async || receiver.count("bea") >= 1).await;
    let told = receiver.told();
    assert!(!told.iter().any(|request| request.starts_with("POST /bea ") && request.contains(&table)), "she watches: {told:?}");
}
