//! What is kept of somebody is theirs: they take it home, and they delete it.

use crate::common::*;
use crate::people::put;
use coven_engine::FastDice;
use coven_server::client::{Answer, Client};
use coven_store::{Database, backup};
use serde_json::{Value, json};
use std::io::Read;

/// A server on each kind of database.
async fn houses() -> [House; 2] {
    [House::open().await, House::on_postgres().await]
}

/// Everything that a database holds, as text.
pub async fn everything(database: &Database) -> String {
    let database = database.clone();
    let read = move || {
        let mut bytes = Vec::new();
        backup(&database, &mut bytes, 0).expect("a backup");
        let mut text = String::new();
        flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text).expect("text");
        text
    };
    tokio::task::spawn_blocking(read).await.expect("no panic")
}

async fn register(person: &mut Client, login: &str) {
    let answer = put(person, "/api/v1/me/account", json!({ "login": login, "passphrase": "eye of newt" })).await;
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    person.headers = vec![("cookie".to_owned(), cookie)];
    good(answer);
}

async fn delete(person: &mut Client, body: Value) -> Answer {
    let body = body.to_string();
    person.send("DELETE", "/api/v1/me", &[("content-type", "application/json")], Some(body.as_bytes())).await.expect("an answer")
}

async fn export(person: &mut Client) -> Value {
    good(person.get("/api/v1/me/export").await.expect("an answer"))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_takes_everything_home_and_no_key_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        register(&mut people[0], "ada").await;
        let token = good(people[0].post("/api/v1/tokens", &json!({ "label": "my bot" })).await.expect("an answer"));
        let finished = playing(&mut people).await;
        good(act(&mut people[0], &finished, "talk", json!({ "text": "good luck" })).await);
        good(act(&mut people[1], &finished, "talk", json!({ "text": "same to you" })).await);
        play(&mut people, &finished, usize::MAX, &mut FastDice::new(3)).await;
        let running = playing(&mut people).await;
        until("the game has been rated", async || {
            let mut ada = people[0].at(house.address());
            !good(ada.get("/api/v1/me").await.expect("an answer"))["ratings"].as_array().expect("a list").is_empty()
        })
        .await;

        let mine = export(&mut people[0]).await;

        assert_eq!((&mine["account"]["name"], &mine["account"]["login"]), (&json!("Ada"), &json!("ada")));
        assert_eq!(mine["kept"]["tokens"][0]["label"], "my bot");
        assert_eq!(mine["kept"]["ratings"].as_array().map(Vec::len), Some(2), "of the game, and of its size");
        let tables = mine["tables"].as_array().expect("a list");
        let of = |id: &str| tables.iter().find(|table| table["table"] == id).expect("a table");
        let record = people[1].get(&format!("/api/v1/tables/{finished}/record")).await.expect("an answer").text();
        assert_eq!(of(&finished)["record"], record);
        assert_eq!(of(&finished)["said"][0]["text"], "good luck");
        assert_eq!(of(&finished)["said"].as_array().map(Vec::len), Some(1), "what others said is theirs");
        assert_eq!(of(&running)["record"], Value::Null, "nothing is told of a game that goes on");
        let text = mine.to_string();
        for secret in ["argon2", "hash", "passphrase", token["token"].as_str().expect("a token")] {
            assert!(!text.contains(secret), "{secret}: {text}");
        }
        let page = people[0].get("/you/export").await.expect("an answer");
        assert!(page.header("content-disposition").is_some_and(|how| how.contains("coven.json")));
        assert_eq!(page.json()["account"], mine["account"]);
        assert_eq!(bad(Client::new(house.address()).get("/api/v1/me/export").await.expect("an answer")).0, 401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_leaves_nothing_behind_on_both_databases() {
    for house in houses().await {
        let mut people = [house.guest("Nimue of the Lake").await, house.guest("Bea").await];
        register(&mut people[0], "nimue").await;
        good(people[0].post("/api/v1/tokens", &json!({ "label": "bot" })).await.expect("an answer"));
        let id = export(&mut people[0]).await["account"]["id"].as_str().expect("an id").to_owned();
        let other = export(&mut people[1]).await["account"]["id"].as_str().expect("an id").to_owned();
        let finished = playing(&mut people).await;
        play(&mut people, &finished, usize::MAX, &mut FastDice::new(3)).await;
        let running = playing(&mut people).await;
        good(act(&mut people[0], &running, "talk", json!({ "text": "It is me" })).await);
        let hosted = gather(&mut people[..1], json!({ "listed": true, "seats": ["me", "open"] })).await;
        good(put(&mut people[0], "/api/v1/me/profile", json!({ "unranked": true })).await);
        good(put(&mut people[0], &format!("/api/v1/people/{other}/friend"), Value::Null).await);
        good(put(&mut people[1], &format!("/api/v1/people/{id}/friend"), Value::Null).await);
        let told = json!({ "reason": "rude", "table": running });
        good(people[1].post(&format!("/api/v1/people/{id}/report"), &told).await.expect("an answer"));
        until("the game has been rated", async || {
            let me = good(people[0].at(house.address()).get("/api/v1/me").await.expect("an answer"));
            me["ratings"].as_array().is_some_and(|ratings| !ratings.is_empty())
        })
        .await;
        let before = everything(&house.database).await;
        assert!(before.contains(&id) && before.contains("Nimue of the Lake"));

        assert_eq!(bad(delete(&mut people[0], json!({ "passphrase": "toe of frog" })).await), (401, "wrong-login".to_owned()));
        assert_eq!(bad(delete(&mut people[0], json!({})).await), (401, "wrong-login".to_owned()));
        assert_eq!(everything(&house.database).await.matches(&id).count(), before.matches(&id).count(), "nothing has changed");
        let gone = delete(&mut people[0], json!({ "passphrase": "eye of newt" })).await;
        let told = gone.header("clear-site-data").is_some_and(|what| what.contains("storage"));
        assert!(gone.status == 200 && told, "{}", gone.text());

        let after = everything(&house.database).await;
        for trace in [id.as_str(), "Nimue", "nimue"] {
            assert!(!after.contains(trace), "{trace} in {}", after.lines().find(|line| line.contains(trace)).unwrap_or_default());
        }
        assert_eq!(people[0].get("/api/v1/me").await.expect("an answer").status, 401);
        let shown = look(&mut people[1], &running).await;
        assert_eq!(shown["table"]["seats"][0]["kind"], "open");
        until("a bot has moved for her", async || !asked(&look(&mut people[1].at(house.address()), &running).await).contains(&0))
            .await;
        assert_eq!(look(&mut people[1], &hosted).await["table"]["seats"][0]["kind"], "open");
        assert_eq!(look(&mut people[1], &finished).await["table"]["seats"][0]["name"], "N. N.");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_goes_without_a_passphrase_and_a_program_sends_nobody_away() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let token = good(people[1].post("/api/v1/tokens", &json!({ "label": "bot" })).await.expect("an answer"));
    let mut program = Client::new(house.address());
    program.headers.push(("authorization".to_owned(), format!("Bearer {}", token["token"].as_str().expect("a token"))));
    assert_eq!(bad(delete(&mut program, json!({})).await), (403, "not-for-programs".to_owned()));
    good(people[1].get("/api/v1/me").await.expect("an answer"));
    let page = page(&mut people[0], "/you/data").await;
    assert!(page.contains("action=\"/you/delete\"") && !page.contains("type=\"password\""), "{page}");
    let gone = press(&mut people[0], "/you/delete").await;
    assert_eq!((gone.status, gone.header("location")), (303, Some("/")), "{}", gone.text());
    assert!(gone.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
    assert_eq!(people[0].get("/api/v1/me").await.expect("an answer").status, 401);
}
