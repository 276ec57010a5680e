//! What the tests share.

use coven_browser::{Browser, Driver, House, Look, table};
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

pub use coven_browser::table::{ASKED, OVER};

pub async fn sit_down_with_bots(browser: &mut Browser, game: &str, players: usize, variants: &[&str]) {
    table::sit_down_with_bots(browser, game, players, variants).await.expect("a table");
}

pub async fn play(browser: &mut Browser, most: usize, chance: &mut u64) -> usize {
    table::play(browser, most, chance).await.expect("moves")
}

pub async fn seq(browser: &mut Browser) -> i64 {
    table::seq(browser).await.expect("a table")
}

/// The texts of all elements.
pub async fn texts(browser: &mut Browser, css: &str) -> Vec<String> {
    let script = format!("return [...document.querySelectorAll({css:?})].map(e => e.textContent.trim())");
    let found: Value = browser.run(&script).await.expect("the page");
    found.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}
