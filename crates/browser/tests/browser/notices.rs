//! Notices as a browser shows them: what the server pushes is put on the screen, and a click leads to the table.

use crate::common::{Fixture, sit_down_with_bots};
use coven_browser::{Browser, Look};
use coven_ui::assets::NOTICES_WORKER;
use serde_json::{Value, json};

/// Browsers number the registrations of workers, and nobody says which number ours has.
const REGISTRATIONS: std::ops::Range<u32> = 0..4;

/// Lets the browser's push service hand a text to the worker, as it does when it has decrypted it.
async fn push(browser: &Browser, origin: &str, told: &Value) {
    for registration in REGISTRATIONS {
        let message = json!({ "origin": origin, "registrationId": registration.to_string(), "data": told.to_string() });
        browser.command("ServiceWorker.deliverPushMessage", message).await.expect("it is delivered");
    }
}

/// What stands on the screen.
const SHOWN: &str = "navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.map(note => \
    ({ title: note.title, body: note.body, tag: note.tag, lang: note.lang, path: note.data.path })))";

#[tokio::test(flavor = "multi_thread")]
async fn a_push_is_shown_once_and_not_to_whoever_has_the_table_in_front() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look { whole: true, ..Look::DESK }).await;
    let origin = fixture.house.at("");
    browser
        .command("Browser.grantPermissions", json!({ "origin": origin, "permissions": ["notifications"] }))
        .await
        .expect("allowed");
    browser.go(&fixture.house.at("/install")).await.expect("a page");
    browser.until("navigator.serviceWorker.ready.then(one => one.active.state === 'activated')").await.expect("a worker");
    browser.command("ServiceWorker.enable", json!({})).await.expect("enabled");
    browser.go(&fixture.house.at("/")).await.expect("the home page");
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    let table = browser.here().await.expect("an address").split('?').next().unwrap_or_default().to_owned();
    // As the server writes it; its own tests decrypt it.
    let told = |path: &str, body: &str| json!({ "title": "Broom Service", "body": body, "path": path, "tag": path, "lang": "en", "kind": "turn" });

    browser.go(&fixture.house.at("/rules/broom")).await.expect("another page");
    push(&browser, &origin, &told(&table, "It is your turn.")).await;
    let shown = browser.until(&format!("{SHOWN}.then(all => all.length && all)")).await.expect("a notice");
    let expected = json!([{ "title": "Broom Service", "body": "It is your turn.", "tag": table, "lang": "en", "path": table }]);
    assert_eq!(shown, expected);
    // A newer one about the same table takes its place.
    push(&browser, &origin, &told(&table, "Your time is running out.")).await;
    let newer = format!("{SHOWN}.then(all => all.some(note => note.body.startsWith('Your time')) && all)");
    assert_eq!(browser.until(&newer).await.expect("a notice").as_array().map(Vec::len), Some(1));

    // Whoever has the table in front sees it there; a path that leads elsewhere leads home.
    browser.go(&fixture.house.at(&table)).await.expect("the table");
    browser.run("return navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => all.forEach(note => note.close()))").await.expect("gone");
    push(&browser, &origin, &told(&table, "It is your turn.")).await;
    push(&browser, &origin, &told("//elsewhere.example/table/1", "It is not ours.")).await;
    let shown = browser.until(&format!("{SHOWN}.then(all => all.length && all)")).await.expect("the other one");
    assert_eq!(shown[0]["path"], "/", "{shown}");
    assert_eq!(shown.as_array().map(Vec::len), Some(1), "{shown}");
    browser.close().await.expect("it closes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_a_notice_opens_its_table_or_shows_it_where_it_is_open() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    // No driver can click what stands outside of the pages, so the worker's own script runs here, with windows that note what it does.
    let source = std::str::from_utf8(NOTICES_WORKER.bytes).expect("text");
    let script = format!(
        "const heard = {{}}, done = [];
         const open = path => ({{ url: 'https://example.org' + path, focus: async () => done.push('focus ' + path) }});
         const self = {{
           addEventListener: (name, handler) => {{ heard[name] = handler; }},
           clients: {{ matchAll: async () => [open('/'), open('/table/2')], openWindow: async path => done.push('open ' + path) }},
         }};
         {source}
         const click = data => {{
           let all;
           heard.notificationclick({{ notification: {{ data, close: () => done.push('close') }}, waitUntil: promise => {{ all = promise; }} }});
           return all;
         }};
         return (async () => {{ for (const data of [{{ path: '/table/1' }}, {{ path: '/table/2' }}, null]) await click(data); return done.join(); }})();"
    );
    let done = browser.run(&script).await.expect("it runs");
    assert_eq!(done, "close,open /table/1,close,focus /table/2,close,focus /");
    browser.close().await.expect("it closes");
}
