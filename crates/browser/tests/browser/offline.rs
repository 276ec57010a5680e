//! Coven without a network: books and finished games open, tables do not, and nothing of them is kept.

use crate::common::{Fixture, play_on, sit_down_with_bots, texts};
use coven_browser::{Browser, Look};

/// The path of the table at which the browser is.
async fn table(browser: &Browser) -> String {
    browser.here().await.expect("the address").split('?').next().unwrap_or_default().to_owned()
}

const KEPT: &str = "document.querySelector('.kept-page') !== null";

#[tokio::test(flavor = "multi_thread")]
async fn without_a_network_books_and_finished_games_open_and_tables_do_not() {
    let mut fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    browser.go(&fixture.house.at("/install")).await.expect("how to get it");
    browser.run("navigator.serviceWorker.ready.then(() => { window.installed = true; })").await.expect("a worker");
    browser.until("window.installed === true").await.expect("it is installed");
    // The next page is its own.
    browser.go(&fixture.house.at("/")).await.expect("home");
    browser.until("navigator.serviceWorker.controller !== null").await.expect("it is in charge");
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    play_on(&browser, 3000, &mut 7).await;
    let finished = table(&browser).await;
    browser.reload().await.expect("the finished game");
    browser.go(&fixture.house.at("/")).await.expect("home");
    sit_down_with_bots(&browser, "salem", 3, &[]).await;
    let running = table(&browser).await;
    browser.reload().await.expect("the running game");

    fixture.house.stop();

    for path in ["/rules/broom", "/learn", finished.as_str()] {
        browser.go(&fixture.house.at(path)).await.expect("a page");
        browser.until(KEPT).await.unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    assert!(!texts(&browser, ".result").await.is_empty(), "who has won");
    for path in [running.as_str(), "/you", "/friends"] {
        browser.go(&fixture.house.at(path)).await.expect("a page");
        browser.until("document.querySelector('main.offline') !== null").await.unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    let links = browser.run("return [...document.querySelectorAll('main.offline li a')].map(a => a.pathname)").await;
    let links = links.expect("a list").to_string();
    assert!(links.contains("/rules/septima") && links.contains(&finished) && !links.contains(&running), "{links}");

    fixture.house.start().await.expect("the server is back");
    browser.go(&fixture.house.at("/")).await.expect("home");
    browser.until("document.querySelector('section.games') !== null").await.expect("the network answers again");
    assert_eq!(browser.run("return caches.has('coven-own')").await.expect("an answer"), true);
    // Whoever goes takes along what was kept.
    browser.run("return fetch('/you/sign-out', { method: 'POST' }).then(() => true)").await.expect("an answer");
    browser.go(&fixture.house.at("/")).await.expect("home");
    let kept =
        browser.run("return caches.open('coven-own').then(kept => kept.keys()).then(keys => keys.map(key => key.url).join())");
    let kept = kept.await.expect("a list").to_string();
    assert!(!kept.contains("/table/"), "{kept}");
    browser.close().await.expect("it closes");
}
