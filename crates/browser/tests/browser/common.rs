//! What the tests share.

use coven_browser::{Browser, table};
use serde_json::Value;

pub use coven_browser::fixture::{Fixture, content};
pub use coven_browser::table::{ASKED, OVER};

pub async fn sit_down_with_bots(browser: &Browser, game: &str, players: usize, variants: &[&str]) {
    table::sit_down_with_bots(browser, game, players, variants).await.expect("a table");
}

pub async fn play(browser: &Browser, most: usize, chance: &mut u64) -> usize {
    table::play(browser, most, chance).await.expect("moves")
}

pub async fn play_on(browser: &Browser, most: usize, chance: &mut u64) -> usize {
    table::play_on(browser, most, chance).await.expect("moves")
}

pub async fn seq(browser: &Browser) -> i64 {
    table::seq(browser).await.expect("a table")
}

/// The texts of all elements.
pub async fn texts(browser: &Browser, css: &str) -> Vec<String> {
    let script = format!("return [...document.querySelectorAll({css:?})].map(e => e.textContent.trim())");
    let found: Value = browser.run(&script).await.expect("the page");
    found.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}
