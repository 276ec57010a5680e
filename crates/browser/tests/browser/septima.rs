//! Septima: whole games by clicking what is lit, in every kind of play, and the table on a phone.

use crate::common::{ASKED, OVER, Stage, content, play, texts};
use crate::phone::fits;
use coven_browser::{Browser, Look};
use serde_json::json;

/// A table with bots that play at random, and these variants.
async fn sit_down(browser: &mut Browser, players: usize, variants: &[&str]) {
    browser.click_on("a[href='/new/septima']").await.expect("a new table");
    browser.until("document.querySelector('form [name=seat-0]') !== null").await.expect("the form");
    let bots = (1..players).map(|n| format!("document.querySelector('[name=seat-{n}]').value = 'bot-random'"));
    let empty = (players..4).map(|n| format!("document.querySelector('[name=seat-{n}]').value = 'nobody'"));
    let wishes = variants.iter().map(|word| format!("document.querySelector('[name=variant][value={word}]').checked = true"));
    browser.run(&bots.chain(empty).chain(wishes).collect::<Vec<_>>().join(";")).await.expect("who plays what");
    browser.click_on("main form button.main").await.expect("open it");
    browser.until("document.querySelector('.start button.main') !== null").await.expect("the table waits");
    browser.click_on(".start button.main").await.expect("start");
    browser.until("document.querySelector('main.table.septima') !== null").await.expect("the table");
}

async fn whole_game(players: usize, variants: &[&str]) {
    let stage = Stage::set().await;
    let mut browser = stage.browser(&Look::DESK).await;
    sit_down(&mut browser, players, variants).await;
    let mut chance = players as u64;
    let made = play(&mut browser, 3000, &mut chance).await;
    println!("Septima for {players} ({variants:?}): {made} moves of the person");
    assert!(made > 60, "a game is longer than {made} moves");
    assert_eq!(browser.until(OVER).await.expect("the end"), true);
    let sheet = texts(&mut browser, ".result").await;
    assert!(sheet.iter().any(|text| text.chars().any(|c| c.is_ascii_digit())), "{sheet:?}");
    browser.reload().await.expect("again");
    assert_eq!(texts(&mut browser, ".result").await, sheet);
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_basic_game_of_three() {
    whole_game(3, &["basic"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_game_of_two() {
    whole_game(2, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_game_of_four() {
    whole_game(4, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deterministic_game() {
    whole_game(2, &["fixed-hunter", "fixed-trials"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_widow() {
    whole_game(1, &[]).await;
}

/// What is the whole state at a desk: nothing of it has to be scrolled into view.
#[tokio::test(flavor = "multi_thread")]
async fn a_desk_shows_the_whole_table_without_scrolling() {
    let stage = Stage::set().await;
    let mut browser = stage.browser(&Look::DESK).await;
    sit_down(&mut browser, 4, &[]).await;
    let mut chance = 5;
    play(&mut browser, 12, &mut chance).await;
    for moment in 0..10 {
        browser.until(&format!("{OVER} || {ASKED}")).await.expect("a question");
        let hidden = "return ['#seats', '.board-view', '#hall', '#magic', '#prompt', '#duel'].map(css => document.querySelector(css))
            .filter(e => { const box = e.getBoundingClientRect();
                return box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth || (e.matches('#hall, #magic') && e.scrollHeight > e.clientHeight + 2); })
            .map(e => `${e.id || e.className} ${e.scrollHeight} > ${e.clientHeight} ${JSON.stringify(e.getBoundingClientRect())}`)";
        assert_eq!(browser.run(hidden).await.expect("the page"), json!([]), "moment {moment}");
        play(&mut browser, 4, &mut chance).await;
    }
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_map_hand_and_prompt_and_has_the_rest_one_tap_away() {
    let stage = Stage::set().await;
    let mut browser = stage.browser(&Look::PHONE).await;
    sit_down(&mut browser, 2, &[]).await;
    let mut chance = 3;
    for moment in 0..24 {
        let over = browser.until(&format!("{OVER} ? 'over' : {ASKED} && 'asked'")).await.expect("a question");
        if over == "over" {
            break;
        }
        fits(&mut browser, &format!("moment {moment}")).await;
        let inside = browser.run("return ['prompt', 'board', 'hand'].map(id => document.getElementById(id).getBoundingClientRect()).map(box => box.top < innerHeight && box.height > 0)").await.expect("the page");
        assert_eq!(inside, json!([true, true, true]), "moment {moment}");
        on_a_phone(&mut browser, &mut chance).await;
    }
    for tab in ["town", "magic", "side", "log", "board"] {
        browser.click_on(&format!(".tabs [data-tab={tab}]")).await.expect("a tab");
        fits(&mut browser, tab).await;
    }
    content(browser).await;
}

/// One move: what is lit elsewhere is reached by the button that leads there.
async fn on_a_phone(browser: &mut Browser, chance: &mut u64) {
    let away = "return [...document.querySelectorAll('.jump')].filter(e => e.checkVisibility()).map(e => e.dataset.tab)[0] || ''";
    let tab = browser.run(away).await.expect("the page");
    if let Some(tab) = tab.as_str().filter(|tab| !tab.is_empty()) {
        browser.click_on(&format!(".jump[data-tab={tab}]")).await.expect("the way there");
    }
    play(browser, 1, chance).await;
    browser.click_on(".tabs [data-tab=board]").await.expect("back to the map");
}
