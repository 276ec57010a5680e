//! Septima: games by clicking what is lit, in every kind of play, one of them to its end, and the table on a phone.

use crate::alone::{Plays, game_to_its_end};
use crate::common::{ASKED, Fixture, OVER, content, play, play_on, sit_down_with_bots};
use crate::phone::fits;
use coven_browser::{Browser, Look, table};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_basic_game_of_three() {
    game_to_its_end("septima", 3, &["basic"], Plays::SomeMoves).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_game_of_two() {
    game_to_its_end("septima", 2, &[], Plays::ToTheEnd).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_game_of_four() {
    game_to_its_end("septima", 4, &[], Plays::SomeMoves).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deterministic_game() {
    game_to_its_end("septima", 2, &["fixed-hunter", "fixed-trials"], Plays::SomeMoves).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_widow() {
    game_to_its_end("septima", 1, &[], Plays::SomeMoves).await;
}

/// The whole state is in view at a desk: nothing of it has to be scrolled.
async fn in_view(browser: &Browser, moment: &str) {
    let hidden = "const page = document.documentElement;
        const out = e => { const box = e.getBoundingClientRect();
            return box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth || (e.matches('#hall, #magic') && e.scrollHeight > e.clientHeight + 2); };
        return ['#beside', '.board-view', '#hall', '#magic', '#prompt', '#above', '#below'].map(css => document.querySelector(css))
            .filter(e => e.checkVisibility() && out(e))
            .map(e => `${e.id || e.className} ${e.scrollHeight} > ${e.clientHeight} ${JSON.stringify(e.getBoundingClientRect())}`)
            .concat(page.scrollHeight > innerHeight ? `the page, by ${page.scrollHeight - innerHeight}` : [])";
    assert_eq!(browser.run(hidden).await.expect("the page"), json!([]), "{moment}");
}

/// Some moments of a game.
async fn stays_in_view(browser: &Browser, game: &str, moments: usize, chance: &mut u64) {
    for moment in 0..moments {
        browser.until(&format!("{OVER} || {ASKED}")).await.expect("a question");
        in_view(browser, &format!("{game}, moment {moment}")).await;
        play_on(browser, 4, chance).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_shows_the_whole_table_without_scrolling() {
    let fixture = Fixture::new().await;
    // Four covens, whose boards take most room; the Widow's things; and the coach’s row on top, in the language with the longest words.
    for (players, languages) in [(4, "en-GB,en"), (1, "fr-FR,fr")] {
        let browser = fixture.browser(&Look { languages, ..Look::DESK }).await;
        sit_down_with_bots(&browser, "septima", players, &[]).await;
        let mut chance = 5;
        stays_in_view(&browser, &format!("a table for {players}"), 5, &mut chance).await;
        table::hand_over(&browser).await.expect("a bot plays for me");
        table::come_back_at_the_end(&browser).await.expect("the end");
        in_view(&browser, &format!("a table for {players}, the end")).await;
        content(browser).await;
    }
    let browser = fixture.browser(&Look { languages: "pl-PL,pl", ..Look::DESK }).await;
    browser.click_on("form[action='/play/septima?coach=yes'] button").await.expect("learn");
    browser.until("document.querySelector('main.table') !== null").await.expect("the table");
    stays_in_view(&browser, "a game with a coach", 4, &mut 5).await;
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_map_hand_and_prompt_and_has_the_rest_one_tap_away() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    sit_down_with_bots(&browser, "septima", 2, &[]).await;
    let mut chance = 3;
    for moment in 0..24 {
        let over = browser.until(&format!("{OVER} ? 'over' : {ASKED} && 'asked'")).await.expect("a question");
        if over == "over" {
            break;
        }
        fits(&browser, &format!("moment {moment}")).await;
        let inside = browser.run("return ['prompt', 'board', 'below'].map(id => document.getElementById(id).getBoundingClientRect()).map(box => box.top < innerHeight && box.height > 0)").await.expect("the page");
        assert_eq!(inside, json!([true, true, true]), "moment {moment}");
        on_a_phone(&browser, &mut chance).await;
    }
    for tab in ["town", "magic", "side", "log", "board"] {
        browser.click_on(&format!(".tabs [data-tab={tab}]")).await.expect("a tab");
        fits(&browser, tab).await;
    }
    content(browser).await;
}

/// One move: what is lit elsewhere is reached by the button that leads there.
async fn on_a_phone(browser: &Browser, chance: &mut u64) {
    let away = "return [...document.querySelectorAll('.jump')].filter(e => e.checkVisibility()).map(e => e.dataset.tab)[0] || ''";
    let tab = browser.run(away).await.expect("the page");
    if let Some(tab) = tab.as_str().filter(|tab| !tab.is_empty()) {
        browser.click_on(&format!(".jump[data-tab={tab}]")).await.expect("the way there");
    }
    play(browser, 1, chance).await;
    browser.click_on(".tabs [data-tab=board]").await.expect("back to the map");
}

/// The page leads to the ritual track when that is what is asked about, and back to the map afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_comes_back_to_the_map_after_a_question_elsewhere() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    sit_down_with_bots(&browser, "septima", 2, &[]).await;
    let mut chance = 3;
    let ritual = "document.querySelector('#magic [data-move]') !== null";
    let tab = "return document.querySelector('main').dataset.tab";
    while browser.until(&format!("{ASKED} && ({ritual} ? 'ritual' : 'other')")).await.expect("a question") != "ritual" {
        play_on(&browser, 1, &mut chance).await;
    }
    assert_eq!(browser.run(tab).await.expect("the page"), "magic");
    play(&browser, 1, &mut chance).await;
    browser.until(&format!("{ASKED} && !{ritual}")).await.expect("another question");
    assert_eq!(browser.run(tab).await.expect("the page"), "board");
    content(browser).await;
}
