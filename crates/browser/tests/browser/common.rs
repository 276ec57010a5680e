//! What the tests share.

use coven_browser::{Browser, Driver, House, Look};
use serde_json::Value;
use tokio::sync::{Mutex, MutexGuard};

/// Two browsers at once are all that a small machine bears.
static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

/// A server, and something to look at it with.
pub struct Stage {
    pub house: House,
    pub driver: Driver,
    _turn: MutexGuard<'static, ()>,
}

impl Stage {
    pub async fn set() -> Stage {
        let turn = ONE_AT_A_TIME.lock().await;
        let driver = Driver::start().unwrap_or_else(|error| panic!("{error}"));
        Stage { house: House::open().await.expect("a server"), driver, _turn: turn }
    }

    pub async fn browser(&self, look: &Look) -> Browser {
        let mut browser = Browser::open(&self.driver, look).await.expect("a browser");
        browser.go(&self.house.at("/")).await.expect("the home page");
        browser
    }
}

/// Ends a browser, which must not have complained.
pub async fn content(mut browser: Browser) {
    let complaints = browser.complaints().await.expect("the console");
    assert!(complaints.is_empty(), "{complaints:#?}");
    browser.close().await.expect("it closes");
}

/// What the person at a table may do.
pub const ASKED: &str = "document.querySelector('#prompt[data-asked]') !== null";
pub const OVER: &str = "!document.querySelector('#afterwards').hidden";

/// Opens a table from the home page: the person on the first seat, bots that play at random on as many others as are needed.
pub async fn sit_down_with_bots(browser: &mut Browser, game: &str, players: usize) {
    browser.click_on(&format!("a[href='/new/{game}']")).await.expect("the way to a new table");
    browser.until("document.querySelector('form [name=seat-0]') !== null").await.expect("the form");
    let choose = |n: usize| format!("document.querySelector('[name=seat-{n}]').value = 'bot-random'");
    let bots: Vec<String> = (1..players).map(choose).collect();
    browser.run(&bots.join(";")).await.expect("the bots");
    browser.click_on("main form button.main").await.expect("the table opens");
    browser.until("document.querySelector('.start button.main') !== null").await.expect("all seats are taken");
    browser.click_on(".start button.main").await.expect("the game starts");
    browser.until("document.querySelector('main.table') !== null").await.expect("the table");
}

/// Clicks lit choices, by chance, until so many moves are made or the game is over. Returns how many were made.
pub async fn play(browser: &mut Browser, most: usize, chance: &mut u64) -> usize {
    for made in 0..most {
        let over = browser.until(&format!("{OVER} ? 'over' : {ASKED} && 'asked'")).await.expect("a question");
        if over == "over" {
            return made;
        }
        choose(browser, chance).await;
    }
    most
}

/// Clicks one lit choice and waits until the page shows what came of it.
async fn choose(browser: &mut Browser, chance: &mut u64) {
    let before = seq(browser).await;
    let mut refused = String::new();
    for _ in 0..20 {
        let lit = browser.all("[data-move]").await.expect("choices");
        if lit.is_empty() {
            continue;
        }
        *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = &lit[(*chance >> 33) as usize % lit.len()];
        match browser.click(chosen).await {
            Ok(()) => {
                let moved = format!("+document.querySelector('main').dataset.seq > {before} || !document.querySelector('#notice').hidden");
                browser.until(&moved).await.expect("an answer");
                let notice = browser.run("return document.querySelector('#notice').hidden").await.expect("the page");
                assert_eq!(notice, true, "a lit choice is never refused");
                return;
            }
            // Somebody else moved at the same moment, and the choice was drawn anew.
            Err(error) if error.to_string().starts_with("stale") => {}
            Err(error) => refused = error.to_string(),
        }
    }
    panic!("no lit choice can be clicked: {refused}");
}

pub async fn seq(browser: &mut Browser) -> i64 {
    browser.run("return +document.querySelector('main').dataset.seq").await.expect("the page").as_i64().unwrap_or_default()
}

/// The texts of all elements.
pub async fn texts(browser: &mut Browser, css: &str) -> Vec<String> {
    let script = format!("return [...document.querySelectorAll({css:?})].map(e => e.textContent.trim())");
    let found: Value = browser.run(&script).await.expect("the page");
    found.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}
