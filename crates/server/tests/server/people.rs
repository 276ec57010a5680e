//! Guests, accounts, cookies, webhooks.

use crate::common::*;
use coven_server::client::Client;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpListener;

async fn put(person: &mut Client, path: &str, body: Value) -> coven_server::client::Answer {
    let body = body.to_string();
    person.send("PUT", path, &[("content-type", "application/json")], Some(body.as_bytes())).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_is_found_again_from_elsewhere() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    assert_eq!(good(people[0].get("/api/v1/me").await.expect("an answer"))["login"], Value::Null);
    let credentials = json!({ "login": "Ada-1", "passphrase": "eye of newt" });
    assert_eq!(good(put(&mut people[0], "/api/v1/me/account", credentials.clone()).await)["login"], "ada-1");
    assert_eq!(bad(put(&mut people[1], "/api/v1/me/account", credentials.clone()).await), (409, "login-taken".to_owned()));
    for short in [json!({ "login": "ab", "passphrase": "eye of newt" }), json!({ "login": "abc", "passphrase": "short" })] {
        assert_eq!(put(&mut people[1], "/api/v1/me/account", short).await.status, 400);
    }

    let mut elsewhere = Client::new(house.address());
    for wrong in
        [json!({ "login": "ada-1", "passphrase": "toe of frog" }), json!({ "login": "nobody", "passphrase": "eye of newt" })]
    {
        assert_eq!(bad(elsewhere.post("/api/v1/login", &wrong).await.expect("an answer")), (401, "wrong-login".to_owned()));
    }
    let answer = elsewhere.post("/api/v1/login", &credentials).await.expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    elsewhere.headers.push(("cookie".to_owned(), cookie.split(';').next().expect("a value").to_owned()));
    assert_eq!(look(&mut elsewhere, &table).await["you"], 0, "the same seat");
    let out = elsewhere.post("/api/v1/logout", &json!({})).await.expect("an answer");
    assert!(out.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passphrase_is_kept_as_an_argon2id_hash() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    good(put(&mut ada, "/api/v1/me/account", json!({ "login": "ada", "passphrase": "eye of newt" })).await);
    let kept = std::fs::read(file(&house.database)).expect("the database");
    let mut log = file(&house.database).as_os_str().to_owned();
    log.push("-wal");
    let kept = [kept, std::fs::read(log).unwrap_or_default()].concat();
    let has = |text: &[u8]| kept.windows(text.len()).any(|window| window == text);
    assert!(has(b"$argon2id$v=19$m=19456,t=2,p=1$") && !has(b"eye of newt"));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_languages_are_checked_and_can_be_changed() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    for name in ["", "   ", "a\nb", "evil\u{202e}", &"x".repeat(33)] {
        let answer = ada.post("/api/v1/guests", &json!({ "name": name })).await.expect("an answer");
        assert_eq!(bad(answer), (400, "bad-name".to_owned()), "{name:?}");
    }
    let answer = ada.post("/api/v1/guests", &json!({ "name": "Ada", "language": "xx" })).await.expect("an answer");
    assert_eq!(bad(answer).1, "bad-language");
    let body = json!({ "name": " Ada Ł ", "language": "pl" }).to_string();
    let changed = ada.send("PATCH", "/api/v1/me", &[("content-type", "application/json")], Some(body.as_bytes())).await;
    let changed = good(changed.expect("an answer"));
    assert_eq!((&changed["name"], &changed["language"]), (&json!("Ada Ł"), &json!("pl")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_that_it_is_your_turn() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let told = std::thread::spawn(move || {
        let (mut connection, _) = listener.accept().expect("a visitor");
        let mut read = Vec::new();
        let mut buffer = [0; 4096];
        while !read.ends_with(b"}") {
            let count = connection.read(&mut buffer).expect("a request");
            read.extend_from_slice(&buffer[..count]);
        }
        connection.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").expect("an answer");
        String::from_utf8(read).expect("text")
    });
    let hook = json!({ "webhook": { "url": url, "topic": "my-turns" } });
    good(put(&mut people[1], "/api/v1/me/webhook", hook).await);
    assert_eq!(
        bad(put(&mut people[1], "/api/v1/me/webhook", json!({ "webhook": { "url": "file:///etc" } })).await).1,
        "bad-webhook"
    );
    let table = playing(&mut people).await;
    let told = tokio::task::spawn_blocking(|| told.join().expect("no panic")).await.expect("a request");
    let body: Value = serde_json::from_str(told.split("\r\n\r\n").nth(1).expect("a body")).expect("JSON");
    let link = format!("http://{}/tables/{table}", house.address());
    assert_eq!((&body["topic"], &body["table"], &body["seat"]), (&json!("my-turns"), &json!(table), &json!(1)));
    assert_eq!((&body["click"], &body["title"]), (&json!(link), &json!("Broom Service")), "as ntfy wants it");
    assert!(body["content"].as_str().is_some_and(|text| text.ends_with(&link)), "as Discord wants it: {body}");
}
