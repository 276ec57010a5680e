//! The example game is in the house by its one line in the catalog: a person finds it on the home page and plays it to its end in a
//! browser, with the plain drawing that any game gets for nothing.

use coven_browser::fixture::{Fixture, content};
use coven_browser::{Look, table};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_the_buttons_of_the_plain_drawing() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    table::sit_down_with_bots(&browser, "sealed", 3, &[]).await.expect("a table");
    browser.until(table::ASKED).await.expect("a question");
    let choices = "return [...document.querySelectorAll('[data-move]')].map(e => e.localName + (e.textContent.trim() ? '' : ' without words'))";
    let choices = browser.run(choices).await.expect("the page");
    assert!(choices.as_array().is_some_and(|choices| choices.len() > 1), "{choices}");
    assert!(choices.as_array().into_iter().flatten().all(|choice| choice == "button"), "{choices}");
    let made = table::play(&browser, 200, &mut 7).await.expect("moves");
    assert!(made > 3, "a game is longer than {made} moves");
    browser.until(table::OVER).await.expect("the end");
    // Everybody has a total, and it is the same after a reload.
    let result = "return [...document.querySelectorAll('.result tfoot td')].map(total => total.textContent)";
    let shown = browser.run(result).await.expect("the page");
    assert_eq!(shown.as_array().map(Vec::len), Some(3), "{shown}");
    browser.reload().await.expect("again");
    assert_eq!(browser.run(result).await.expect("the page"), shown);
    // Nothing is left unsaid: a message without words would show as its id.
    let unsaid = "return document.body.innerText.split(/\\s+/).filter(word => word.startsWith('sealed-'))";
    assert_eq!(browser.run(unsaid).await.expect("the page"), json!([]));
    content(browser).await;
}
