//! A game with the keyboard alone.

use crate::common::{ASKED, OVER, Stage, content, seq};
use coven_browser::{Browser, Look};

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";

/// Tabs until something has the focus.
async fn tab_to(browser: &mut Browser, css: &str) {
    for _ in 0..80 {
        if browser.run(&format!("return document.activeElement.matches({css:?})")).await.expect("the page") == true {
            return;
        }
        browser.press(TAB).await.expect("Tab");
    }
    panic!("Tab never reaches {css}");
}

/// From the home page by way of a lesson to the score sheet.
async fn whole_game(game: &str) {
    let stage = Stage::set().await;
    let mut browser = stage.browser(&Look::DESK).await;
    tab_to(&mut browser, &format!("form[action='/play/{game}?coach=yes'] button")).await;
    browser.press(ENTER).await.expect("Enter");
    browser.until(&format!("document.querySelector('main.table') && ({ASKED})")).await.expect("a question");
    // Tab alone reaches what is asked.
    tab_to(&mut browser, "[data-move]").await;
    for made in 0..1000 {
        if browser.until(&format!("{OVER} ? 'over' : {ASKED} && 'asked'")).await.expect("a question") == "over" {
            println!("{game}: {made} moves with the keyboard");
            assert!(made > 10);
            tab_to(&mut browser, "#afterwards a").await;
            return content(browser).await;
        }
        let before = seq(&mut browser).await;
        browser.press([RIGHT, DOWN][made % 2]).await.expect("an arrow");
        if made % 3 == 0 {
            browser.press([DOWN, RIGHT][made % 2]).await.expect("an arrow");
        }
        browser.press(ENTER).await.expect("Enter");
        browser.until(&format!("+document.querySelector('main').dataset.seq > {before}")).await.expect("the move is made");
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_broom_service_with_the_keyboard_alone() {
    whole_game("broom").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_septima_with_the_keyboard_alone() {
    whole_game("septima").await;
}
