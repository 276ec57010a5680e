//! One chair, one pair of eyes: whoever has played a seat sits on no other one of that table.

use crate::common::*;
use coven_server::client::Client;
use serde_json::json;

fn seen_another_seat() -> (u16, String) {
    (403, "seen-another-seat".to_owned())
}

async fn claim(person: &mut Client, table: &str, seat: u8) -> coven_server::client::Answer {
    act(person, table, "claim", json!({ "seat": seat })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_seat_gets_that_one_again_or_none() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = playing(&mut people).await;
    for person in &mut people[1..] {
        good(act(person, &table, "leave", json!({})).await);
    }
    let [_, bea, cleo] = &mut people;
    assert_eq!(bad(claim(bea, &table, 2).await), seen_another_seat());
    assert_eq!(look(bea, &table).await["you"], json!(null), "she sits nowhere now");
    assert_eq!(bad(bea.get(&format!("/api/v1/tables/{table}?as=2")).await.expect("an answer")).1, "game-running");
    // The page's own button finds the chair that is hers, although another one is free.
    assert_eq!(press(cleo, &format!("/table/{table}/join")).await.status, 303);
    assert_eq!(look(cleo, &table).await["you"], 2);
    good(act(cleo, &table, "leave", json!({})).await);
    good(claim(bea, &table, 1).await);
    good(act(bea, &table, "leave", json!({})).await);
    // If somebody else has taken it, there is none for her.
    let mut eve = house.guest("Eve").await;
    good(claim(&mut eve, &table, 1).await);
    assert_eq!(bad(claim(bea, &table, 1).await), (409, "seat-taken".to_owned()));
    assert_eq!(bad(claim(bea, &table, 2).await), seen_another_seat());
    let refused = press(bea, &format!("/table/{table}/join")).await;
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("You may take that one again, and no other"), "{}", refused.text());
    // Whoever took a seat over has seen it as well.
    good(act(&mut eve, &table, "leave", json!({})).await);
    assert_eq!(bad(claim(&mut eve, &table, 2).await), seen_another_seat());
    good(claim(&mut eve, &table, 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_is_known_after_a_restart_and_with_a_new_login() {
    let mut house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = playing(&mut people).await;
    // A bot plays for her, and then she leaves: she has seen the seat all the same.
    good(act(&mut people[1], &table, "hand", json!({ "seat": 1, "level": "random" })).await);
    for person in &mut people[1..] {
        good(act(person, &table, "leave", json!({})).await);
    }
    house.sleep(0).await;
    let mut bea = people[1].at(house.address());
    assert_eq!(bad(claim(&mut bea, &table, 2).await), seen_another_seat());
    let account = json!({ "login": "bea", "passphrase": "eye of newt" }).to_string();
    let json = [("content-type", "application/json")];
    let registered = bea.send("PUT", "/api/v1/me/account", &json, Some(account.as_bytes())).await.expect("an answer");
    let cookie = registered.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie of her own");
    bea.headers = vec![("cookie".to_owned(), cookie.to_owned())];
    assert_eq!(bad(claim(&mut bea, &table, 2).await), seen_another_seat(), "she is still the same person");
    good(claim(&mut bea, &table, 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_at_one_node_is_known_at_the_other_on_postgresql() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut people: [_; 3] = house.guests().await;
    let table = playing(&mut people).await;
    look(&mut people[1].at(second.address), &table).await;
    for person in &mut people[1..] {
        good(act(person, &table, "leave", json!({})).await);
    }
    let mut bea = people[1].at(second.address);
    assert_eq!(bad(claim(&mut bea, &table, 2).await), seen_another_seat());
    good(claim(&mut bea, &table, 1).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_game_nothing_was_seen_and_chairs_are_changed_as_one_likes() {
    let house = House::open().await;
    let [mut ada, mut bea] = house.guests().await;
    let wanted = json!({ "game": GAME, "seats": ["me", "open", "open"] });
    let table = good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table");
    for seat in [1, 2, 1] {
        good(claim(&mut bea, table, seat).await);
    }
    good(act(&mut bea, table, "leave", json!({})).await);
    good(claim(&mut bea, table, 2).await);
    good(act(&mut ada, table, "place", json!({ "seat": 1, "level": "random" })).await);
    good(act(&mut ada, table, "start", json!({})).await);
    assert_eq!(look(&mut bea, table).await["you"], 2);
}

/// A stream that was opened from a chair shows nothing of what the chair hides once it is left.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_goes_on_watching_as_a_spectator() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let mut watching = stream(&people[1], &table, None).await;
    let own = soon(&mut watching).await.json();
    assert_eq!(own["you"], 1);
    let everybodys = look(&mut Client::new(house.address()), &table).await["view"].clone();
    assert_ne!(own["view"], everybodys, "the chair hides something");
    good(act(&mut people[1], &table, "leave", json!({})).await);
    let left = soon(&mut watching).await.json();
    assert_eq!((&left["kind"], &left["view"]), (&json!("left"), &everybodys));
    assert!(left.get("prompt").is_none() && left.get("choices").is_none(), "{left}");
}
