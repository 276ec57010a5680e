//! Coven without a network: books and finished games open, tables do not, and nothing of them is kept.

use crate::common::{Fixture, play_on, sit_down_with_bots, texts};
use coven_browser::{Browser, Look};

/// The path of the table at which the browser is.
async fn table(browser: &Browser) -> String {
    browser.here().await.expect("the address").split('?').next().unwrap_or_default().to_owned()
}

const KEPT: &str = "document.querySelector('.kept-page') !== null";

/// The second lesson of the last game, by what the addresses of its pages have in common: nobody fetches it unless it is begun.
fn begun_lesson() -> String {
    let game = coven_catalog::games().last().expect("a game").id;
    format!("/learn/{game}/{}", coven_catalog::lessons(game).expect("lessons")[1].id)
}

/// What a page that was kept says of itself.
const TOLD: &str = "document.querySelector('.kept-page')?.textContent";

/// Goes through a lesson on the way that it wants.
async fn learn(browser: &Browser, fixture: &Fixture, lesson: &str) {
    let ahead = browser.run(&format!("return caches.match('{lesson}/ahead').then(list => list.json())")).await.expect("its list");
    let (ways, pages) = (ahead["ways"].as_object().expect("ways"), ahead["pages"].as_array().expect("pages"));
    let fresh = |path: &str| path.rsplit('/').next().is_some_and(|page| page.bytes().all(|digit| digit.is_ascii_digit()));
    let last = pages.iter().filter_map(|page| page.as_str()).filter(|page| fresh(page)).count();
    let (mut here, mut number) = (format!("{lesson}/1"), 1);
    browser.go(&fixture.house.at(&here)).await.expect("its first page");
    while number < last {
        // The page offers what the lesson wants; where it wants nothing, it is read and left.
        let wanted =
            ways.iter().find(|(way, _)| way.starts_with(&format!("{here}?try=")) || way.starts_with(&format!("{here}&try=")));
        let expected = match wanted {
            Some((way, to)) => {
                let notation = format!("decodeURIComponent({way:?}.split('try=')[1])");
                let offered =
                    format!("[...document.querySelectorAll('[data-move]')].some(one => one.dataset.move === {notation})");
                browser.until(&offered).await.unwrap_or_else(|error| panic!("{way}: {error}"));
                browser.go(&fixture.house.at(way)).await.expect("what it wants");
                to.as_str().expect("an address").to_owned()
            }
            None => {
                browser.click_on("a[rel=next]").await.expect("the next page");
                format!("{lesson}/{}", number + 1)
            }
        };
        browser
            .until(&format!("location.pathname + location.search === {expected:?} && {KEPT}"))
            .await
            .unwrap_or_else(|error| panic!("from {here} to {expected}: {error}"));
        number = expected[lesson.len() + 1..].split('?').next().and_then(|page| page.parse().ok()).unwrap_or(number);
        here = expected;
    }
    // What the lesson does not want is not known here.
    browser.go(&fixture.house.at(&format!("{lesson}/1?try=nothing"))).await.expect("a page");
    let told = browser.until(TOLD).await.expect("a word").to_string();
    assert!(told.contains("what comes of this choice"), "{told}");
}

/// Looks at the puzzles of the day, and answers one of them.
async fn solve_today(browser: &Browser, fixture: &Fixture) {
    browser.go(&fixture.house.at("/puzzles/today")).await.expect("the list");
    browser.until(KEPT).await.expect("it was kept");
    let links = "[...document.querySelectorAll('main a')].map(link => link.pathname).filter(path => /^.puzzles.[^/]+.[0-9]+$/.test(path))";
    let links = browser.until(&format!("{links}.length && {links}")).await.expect("puzzles");
    for link in links.as_array().expect("a list").iter().filter_map(|link| link.as_str()) {
        browser.go(&fixture.house.at(link)).await.expect("a puzzle");
        browser.until(KEPT).await.expect("it was kept");
        browser.go(&fixture.house.at(&format!("{link}?answer=50"))).await.expect("an answer");
        let told = browser.until(TOLD).await.expect("a word").to_string();
        assert!(told.contains("what comes of this choice"), "{told}");
    }
}

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
    let begun = begun_lesson();
    browser.go(&fixture.house.at(&format!("{begun}/1"))).await.expect("a lesson");
    browser.until(&format!("caches.match('{begun}/ahead')")).await.expect("all of it is fetched");
    browser.go(&fixture.house.at("/")).await.expect("home");
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    play_on(&browser, 3000, &mut 7).await;
    let finished = table(&browser).await;
    browser.reload().await.expect("the finished game");
    browser.go(&fixture.house.at("/")).await.expect("home");
    sit_down_with_bots(&browser, "salem", 3, &[]).await;
    let running = table(&browser).await;
    browser.reload().await.expect("the running game");

    // Every page that is opened goes on with what is fetched ahead.
    browser.go(&fixture.house.at("/learn")).await.expect("the lessons");
    browser.until("caches.match('/day')").await.expect("the puzzles of the day are there");

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
    for lesson in coven_ui::worker::lessons().into_iter().chain([begun]) {
        learn(&browser, &fixture, &lesson).await;
    }
    solve_today(&browser, &fixture).await;
    browser.go(&fixture.house.at("/you")).await.expect("a page");
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
