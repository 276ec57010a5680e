//! Tables at which nobody is in a hurry: where to go on after a move, and answers that are prepared while others are waited for.

use crate::common::{ASKED, Fixture, content, play};
use coven_browser::{Browser, Look};
use coven_server::client::Client;
use serde_json::{Value, json};
use std::time::Duration;

/// Asks the server from the page, as a program of the same person.
async fn ask(browser: &Browser, method: &str, path: &str, body: &str) -> Value {
    let script = format!(
        "return fetch({path:?}, {{ method: {method:?}, headers: {{ 'content-type': 'application/json' }}, body: {body:?} || undefined }})
        .then(answer => answer.json())"
    );
    browser.run(&script).await.expect("an answer")
}

/// A table by days for two, at which the first one is asked.
async fn asking(ada: &Browser, bea: &Browser) -> String {
    loop {
        let wish = r#"{"game":"broom","seats":["me","open"],"clock":{"correspondence":{"days":2}}}"#;
        let opened = ask(ada, "POST", "/api/v1/tables", wish).await;
        let table = opened["table"].as_str().expect("a table").to_owned();
        ask(bea, "POST", &format!("/api/v1/tables/{table}/claim"), r#"{"seat":1}"#).await;
        ask(ada, "POST", &format!("/api/v1/tables/{table}/start"), "{}").await;
        let seen = ask(ada, "GET", &format!("/api/v1/tables/{table}"), "").await;
        // Some deals begin with a question to others, or with one that is no secret.
        if seen["asked"].as_array().is_some_and(|asked| asked.len() == 2) {
            return table;
        }
    }
}

/// Answers everything as long as one is asked.
async fn answer_all(browser: &Browser, chance: &mut u64) {
    while browser
        .until(&format!("{ASKED} ? 'asked' : document.querySelector('#prompt .waiting') && 'waits'"))
        .await
        .expect("a table")
        == "asked"
    {
        play(browser, 1, chance).await;
        browser.until("!document.querySelector('main').hasAttribute('data-owed')").await.expect("it is shown");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_move_the_page_leads_on_and_an_answer_is_prepared_with_the_keyboard() {
    let fixture = Fixture::new().await;
    let (ada, bea) = (fixture.browser(&Look::DESK).await, fixture.browser(&Look::PHONE).await);
    for (person, name) in [(&ada, "Ada"), (&bea, "Bea")] {
        ask(person, "POST", "/api/v1/guests", &format!(r#"{{"name":"{name}"}}"#)).await;
    }
    let mut chance = 5;
    let here = asking(&ada, &bea).await;
    let at = fixture.house.at(&format!("/table/{here}"));
    ada.go(&at).await.expect("the table");
    ada.until(ASKED).await.expect("a question");
    assert_eq!(ada.run("return document.querySelector('#next-table a')").await.expect("the page"), Value::Null);
    // She is asked elsewhere, too; the page learns of it with the answer to her next move.
    let there = asking(&ada, &bea).await;
    ada.run("window.same = true").await.expect("the page");
    answer_all(&ada, &mut chance).await;
    ada.until("document.querySelector('#next-table a')?.checkVisibility() && window.same")
        .await
        .expect("the way to the next table");
    // While she waits for Bea she prepares an answer.
    ada.until("document.querySelector('#prepare a')?.checkVisibility()").await.expect("the way to prepare an answer");
    ada.run("document.querySelector('#prepare a').focus()").await.expect("the page");
    ada.press(coven_browser::Key::Enter).await.expect("a key");
    ada.until("document.querySelector('main.prepare [type=radio]')").await.expect("what may be asked");
    ada.run("document.querySelector('main.prepare [type=radio]').focus()").await.expect("the page");
    ada.press(" ").await.expect("a key");
    ada.press(coven_browser::Key::Enter).await.expect("a key");
    ada.until("document.querySelector('ol.prepared li')").await.expect("it is prepared");
    ada.go(&at).await.expect("the table");
    ada.until("document.querySelector('#prepared details')?.checkVisibility()").await.expect("what is prepared");
    // Bea sees nothing of it, and when she has answered something becomes of it.
    bea.go(&at).await.expect("the table");
    bea.until(ASKED).await.expect("a question");
    assert_eq!(bea.run("return document.querySelector('#prepared').textContent").await.expect("the page"), "");
    for _ in 0..20 {
        answer_all(&bea, &mut chance).await;
        if ada.run("return !!document.querySelector('#prepared p')").await.expect("the page") == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    ada.until("document.querySelector('#prepared p')?.checkVisibility() && !document.querySelector('#prepared details')")
        .await
        .expect("a word");
    ada.go(&fixture.house.at(&format!("/table/{here}/next"))).await.expect("the next table");
    assert_eq!(ada.here().await.expect("an address"), format!("/table/{there}"));
    for person in [ada, bea] {
        content(person).await;
    }
}

/// The page says that it is seen, or is not; a minute passes in a moment.
const HIDE: &str = "const later = setTimeout; window.setTimeout = (what, time) => later(what, Math.min(time, 50));
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }); document.dispatchEvent(new Event('visibilitychange'))";
const SHOW: &str = "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))";

/// Waits until so many streams are open at the server.
async fn streams(person: &mut Client, wanted: usize) {
    let line = format!("coven_streams {wanted}");
    for _ in 0..400 {
        if person.get("/metrics").await.expect("an answer").text().lines().any(|shown| shown == line) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("there are never {wanted} streams");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_by_days_that_nobody_sees_stops_listening_so_that_its_owner_is_told() {
    let fixture = Fixture::new().await;
    let mut ada = Client::guest(fixture.house.address, "Ada").await.expect("a guest");
    let browser = fixture.browser(&Look::DESK).await;
    let (name, value) =
        ada.headers[0].1.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())).expect("a cookie");
    browser.prefer(&fixture.house.at("/"), &name, &value).await.expect("she is here");
    for (clock, hidden) in [(json!({ "correspondence": { "days": 2 } }), 0), (json!(null), 1)] {
        let wanted = json!({ "game": "broom", "seats": ["me", "random"], "clock": clock });
        let table = ada.post("/api/v1/tables", &wanted).await.expect("an answer").json();
        let table = table["table"].as_str().expect("a table").to_owned();
        assert_eq!(ada.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.expect("an answer").status, 200);
        browser.go(&fixture.house.at(&format!("/table/{table}"))).await.expect("the table");
        streams(&mut ada, 1).await;
        browser.run(HIDE).await.expect("the page");
        if hidden == 1 {
            // Without days whoever hears it ring may be in another room.
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        streams(&mut ada, hidden).await;
        browser.run(SHOW).await.expect("the page");
        streams(&mut ada, 1).await;
    }
    content(browser).await;
}
