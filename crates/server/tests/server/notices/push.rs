//! Notices of the browser.

use super::outside::{Browser, PushService};
use super::{all_told, houses, notices, one_move};
use crate::common::{House, bad, good, metric, playing, until};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use std::sync::atomic::Ordering;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_pushed_once_encrypted_and_signed_on_both_databases() {
    for house in houses().await {
        let service = PushService::open();
        let mut people: [_; 2] = house.guests().await;
        let (phone, desk) = (Browser::new(3), Browser::new(4));
        phone.subscribes(&mut people[1], &service).await;
        let shown = desk.subscribes(&mut people[1], &service).await;
        let table = playing(&mut people).await;
        until("both devices are told", async || service.count(&phone.path) == 1 && service.count(&desk.path) == 1).await;
        all_told(&house).await;
        assert_eq!(service.pushed().len(), 2, "each once");
        for pushed in service.pushed() {
            let (own, other) = if pushed.path == phone.path { (&phone, &desk) } else { (&desk, &phone) };
            let told = own.reads(&pushed);
            assert_eq!((&told["path"], &told["tag"]), (&json!(format!("/table/{table}")), &json!(table)));
            assert_eq!((&told["title"], &told["kind"], &told["lang"]), (&json!("Broom Service"), &json!("turn"), &json!("en")));
            assert!(std::panic::catch_unwind(|| other.reads(&pushed)).is_err(), "nobody else can read it");
            let (token, key) = pushed
                .header("authorization")
                .strip_prefix("vapid t=")
                .and_then(|rest| rest.split_once(", k="))
                .expect("both parts");
            assert_eq!(shown["push"]["key"], key, "the key that browsers are told");
            let claims = verified(token, key);
            assert_eq!(claims["aud"], service.url);
            assert!(claims["sub"].as_str().is_some_and(|contact| contact.starts_with("http")), "{claims}");
        }
    }
}

/// What a push service believes.
fn verified(token: &str, key: &str) -> Value {
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64");
    let (said, signature) = token.rsplit_once('.').expect("a signature");
    let key = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a key");
    key.verify(said.as_bytes(), &Signature::from_slice(&bytes(signature)).expect("a signature")).expect("it is signed");
    serde_json::from_slice(&bytes(said.split_once('.').expect("claims").1)).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_takes_no_more_notices_is_forgotten() {
    let house = House::open().await;
    let service = PushService::open();
    let mut people: [_; 2] = house.guests().await;
    Browser::new(5).subscribes(&mut people[1], &service).await;
    service.status.store(410, Ordering::Relaxed);
    playing(&mut people).await;
    until("it is forgotten", async || notices(&mut people[1].clone()).await["push"]["devices"] == json!([])).await;
    all_told(&house).await;
    assert_eq!(service.pushed().len(), 1);
    service.status.store(201, Ordering::Relaxed);
    playing(&mut people).await;
    all_told(&house).await;
    assert_eq!(service.pushed().len(), 1, "it is not tried again");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_push_service_cannot_take_now_is_kept_and_counted() {
    let house = House::open().await;
    let service = PushService::open();
    let mut people: [_; 2] = house.guests().await;
    let browser = Browser::new(6);
    browser.subscribes(&mut people[1], &service).await;
    service.status.store(503, Ordering::Relaxed);
    playing(&mut people).await;
    let failed = "coven_notices_total{channel=\"push\",outcome=\"failed\"}";
    until("it is counted", async || metric(house.address(), failed).await == Some(1.0)).await;
    until("it is put off", async || {
        let connection = rusqlite::Connection::open(crate::common::file(&house.database)).expect("a file");
        connection.execute("UPDATE outbox SET due = 0 WHERE held_until = 0 AND claims = 1", []).expect("a change") == 1
    })
    .await;
    service.status.store(201, Ordering::Relaxed);
    until("it is told", async || service.count(&browser.path) == 2).await;
    all_told(&house).await;
    assert_eq!(metric(house.address(), "coven_notices_total{channel=\"push\",outcome=\"sent\"}").await, Some(1.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_over_is_told_to_nobody() {
    let house = House::with(|config| config.waits.announcement = std::time::Duration::from_millis(1500)).await;
    let service = PushService::open();
    let mut people: [_; 2] = house.guests().await;
    let browser = Browser::new(7);
    browser.subscribes(&mut people[0], &service).await;
    let table = playing(&mut people).await;
    while one_move(&mut people, &table).await != 0 {}
    // As long as she is asked, she goes on.
    while crate::common::asked(&crate::common::look(&mut people[0], &table).await).contains(&0) {
        assert_eq!(one_move(&mut people, &table).await, 0);
    }
    all_told(&house).await;
    assert_eq!(service.pushed().len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_notice_says_whether_it_arrived() {
    let house = House::open().await;
    let service = PushService::open();
    let mut ada = house.guest("Ada").await;
    let test = json!({ "channel": "push" });
    assert_eq!(good(ada.post("/api/v1/me/notices/test", &test).await.expect("an answer"))["sent"], false, "nowhere to send it");
    let browser = Browser::new(8);
    let shown = browser.subscribes(&mut ada, &service).await;
    assert_eq!(good(ada.post("/api/v1/me/notices/test", &test).await.expect("an answer"))["sent"], true);
    assert_eq!(browser.reads(&service.pushed()[0])["kind"], "test");
    service.status.store(500, Ordering::Relaxed);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let answer = ada.send("POST", "/you/notices/test", &form, Some(b"channel=push")).await.expect("an answer");
    assert_eq!(answer.header("location"), Some("/you/notices?tested=not-sent"));
    let page = crate::common::page(&mut ada, "/you/notices?tested=not-sent").await;
    assert!(page.contains("could not be delivered") && page.contains("Firefox, Linux"), "{page}");
    let id = shown["push"]["devices"][0]["id"].as_str().expect("an id");
    let gone = ada.send("DELETE", &format!("/api/v1/me/devices/{id}"), &[], None).await.expect("an answer");
    assert_eq!(gone.status, 200);
    assert_eq!(bad(ada.send("DELETE", &format!("/api/v1/me/devices/{id}"), &[], None).await.expect("an answer")).1, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_a_browser_gives_is_taken_for_a_device_and_nothing_inside_is_called() {
    let house = House::with(|config| config.local_webhooks = false).await;
    let service = PushService::open();
    let mut ada = house.guest("Ada").await;
    let browser = Browser::new(9);
    let wanted = browser.subscription(&service);
    let with = |name: &str, value: Value| {
        let mut wanted = wanted.clone();
        wanted[name] = value;
        wanted
    };
    let key = wanted["keys"]["p256dh"].clone();
    for wrong in [
        wanted.clone(),
        with("endpoint", json!("file:///etc/passwd")),
        with("endpoint", json!("https://")),
        with("endpoint", json!("https://push.example.org/a b")),
        with("endpoint", json!(format!("https://push.example.org/{}", "a".repeat(1000)))),
        with("keys", json!({ "p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA" })),
        with("keys", json!({ "p256dh": key, "auth": "AAAA" })),
    ] {
        assert_eq!(bad(ada.post("/api/v1/me/devices", &wrong).await.expect("an answer")), (400, "bad-device".to_owned()));
    }
    let inside = with("endpoint", json!(service.url.replace("http://", "https://")));
    good(ada.post("/api/v1/me/devices", &inside).await.expect("an answer"));
    let tested = good(ada.post("/api/v1/me/notices/test", &json!({ "channel": "push" })).await.expect("an answer"));
    assert_eq!((&tested["sent"], service.pushed().len()), (&json!(false), 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_that_shows_notices_may_change_and_the_rest_is_kept() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    for (path, part) in [("/sw.js", "/assets/notices-sw.js"), ("/assets/notices-sw.js", "notificationclick")] {
        let worker = ada.get(path).await.expect("an answer");
        assert_eq!((worker.status, worker.header("cache-control")), (200, Some("no-cache")), "{path}");
        assert!(worker.header("content-type").is_some_and(|kind| kind.starts_with("text/javascript")));
        assert!(worker.text().contains(part));
    }
    let page = crate::common::page(&mut ada, "/you/notices").await;
    let script = page.split('"').find(|part| part.starts_with("/assets/notices-")).expect("a script");
    let script = ada.get(script).await.expect("an answer");
    assert!(script.header("cache-control").is_some_and(|kept| kept.contains("immutable")));
}
