//! Several people at one screen, and the curtain between them.

use crate::common::{ASKED, Fixture, content};
use coven_browser::{Browser, Look, table};

/// What can be chosen, as one text.
const CHOICES: &str = "[...document.querySelectorAll('[data-move]')].map(choice => choice.dataset.move).join('|')";

async fn hangs_for(browser: &Browser, name: &str) {
    let hangs =
        format!("document.querySelector('#curtain p')?.textContent.includes('{name}') && document.querySelector('main.shared')");
    browser.until(&hangs).await.expect("the curtain");
    let nothing = "document.querySelector('#prompt[data-asked]') === null && document.querySelector('[data-move]') === null";
    assert_eq!(browser.run(&format!("return {nothing}")).await.expect("the page"), true, "nothing can be chosen by anybody");
    let focus = browser.run("return document.activeElement.closest('#curtain') !== null").await.expect("the page");
    assert_eq!(focus, true, "the keyboard lifts it, too");
}

async fn lift(browser: &Browser) -> String {
    browser.click_on("#curtain button").await.expect("the curtain is lifted");
    browser.until(&format!("{ASKED} && document.querySelector('[data-move]') !== null")).await.expect("a question");
    browser.run(&format!("return {CHOICES}")).await.expect("the page").as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_screen_and_the_way_back_shows_nothing() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    table::found(&browser, "salem", &[]).await.expect("a new table");
    browser.run("document.querySelector('[name=seat-2]').value = 'bot-random'").await.expect("a bot");
    browser.click_on("main form button.main").await.expect("the table opens");
    browser.click_on("details.beside summary").await.expect("somebody else plays here");
    browser.run("document.querySelector('details.beside [name=name]').value = 'Bea'").await.expect("her name");
    browser.click_on("details.beside form button").await.expect("she sits down");
    browser.until("document.querySelector('.chairs').textContent.includes('Bea')").await.expect("her chair");
    browser.click_on(".start button.main").await.expect("the game starts");
    browser.until("document.querySelector('main.table') !== null").await.expect("the table");
    let host = browser.run("return document.querySelector('#curtain p').textContent").await.expect("the page");
    assert!(!host.as_str().unwrap_or_default().contains("Bea"), "the host is the first: {host}");
    let hers = lift(&browser).await;
    // By hand, and again.
    browser.run("document.querySelector('form.lower').requestSubmit()").await.expect("the curtain is let down");
    browser.until("document.querySelector('#curtain button') !== null").await.expect("the curtain");
    assert_eq!(lift(&browser).await, hers);
    browser.run("document.querySelector('[data-move]').click()").await.expect("a choice");
    browser
        .until("document.querySelector('[data-confirm]')?.click(), document.querySelector('#curtain p')?.textContent.includes('Bea')")
        .await
        .expect("the curtain falls");
    hangs_for(&browser, "Bea").await;
    // There is nothing to be seen on the way back, nor when one comes back.
    browser.back().await.expect("the page");
    browser.until("location.pathname.startsWith('/new/')").await.expect("another page");
    browser.forward().await.expect("the page");
    hangs_for(&browser, "Bea").await;
    let other = lift(&browser).await;
    assert_ne!(other, hers, "she has a hand of her own");
    content(browser).await;
}
