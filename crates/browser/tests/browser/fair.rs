//! A tournament's page, as those see it who wait for their next round.

use crate::common::{Fixture, content};
use coven_browser::Look;
use coven_server::client::Client;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn standings_come_by_themselves_and_what_was_opened_stays_open() {
    let fixture = Fixture::new().await;
    let mut ada = Client::guest(fixture.house.address, "Ada").await.expect("a guest");
    let account = json!({ "login": "ada", "passphrase": "eye of newt" }).to_string();
    let headers = [("content-type", "application/json")];
    let answer = ada.send("PUT", "/api/v1/me/account", &headers, Some(account.as_bytes())).await.expect("an answer");
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    ada.headers = vec![("cookie".to_owned(), cookie)];
    let wanted = json!({
        "name": "Full moon cup", "game": "broom", "table_size": 2, "rounds": 2, "system": "swiss", "fill": "bots", "level": "random", "by_hand": true,
    });
    let opened = ada.post("/api/v1/tournaments", &wanted).await.expect("an answer").json();
    let path = format!("/tournaments/{}", opened["tournament"].as_str().expect("a tournament"));
    let api = format!("/api/v1{path}");
    let browser = fixture.browser(&Look::DESK).await;
    browser.go(&fixture.house.at(&path)).await.expect("its page");
    browser.run("window.same = true").await.expect("the page");
    for name in ["Bea", "Cleo"] {
        let mut guest = Client::guest(fixture.house.address, name).await.expect("a guest");
        assert_eq!(guest.post(&format!("{api}/join"), &json!({})).await.expect("an answer").status, 200);
    }
    let there = |name: &str| format!("document.querySelector('#tournament-people').textContent.includes('{name}')");
    browser.until(&there("Cleo")).await.expect("whoever signs up is there");
    for round in 1..=2 {
        assert_eq!(ada.post(&format!("{api}/begin"), &json!({})).await.expect("an answer").status, 200);
        browser.until(&format!("document.querySelector('#round-{round}[open] a') !== null")).await.expect("the round is there");
        if round == 2 {
            // Nobody closes what somebody reads.
            browser.run("document.querySelector('#round-1').open = true").await.expect("the page");
        }
        assert_eq!(ada.post(&format!("{api}/close-round"), &json!({})).await.expect("an answer").status, 200);
        browser
            .until(&format!("document.querySelector('#round-{round}').textContent.includes('given up')"))
            .await
            .expect("its end");
    }
    browser.until("document.querySelector('#tournament-where').textContent.includes('over')").await.expect("it is over");
    assert_eq!(browser.run("return window.same && document.querySelector('#round-1').open").await.expect("the page"), true);
    assert_eq!(browser.run("return document.querySelectorAll('#standings tbody tr').length").await.expect("the page"), 2);
    content(browser).await;
}
