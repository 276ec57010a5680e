//! On a phone.

use crate::common::{ASKED, Fixture, OVER, content, play, play_on, sit_down_with_bots};
use coven_browser::{Browser, Look, click, table};
use serde_json::json;

/// Everything that a finger is meant for and that is too small for it.
const TOO_SMALL: &str =
    "return [...document.querySelectorAll('button, .act, select, summary, [data-move], .tabs button, .tables a')]
    .filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.menu form, noscript'))
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([e, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
    .map(([e, box]) => `${e.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)";

pub async fn fits(browser: &Browser, where_: &str) {
    let wide = browser.run("return document.documentElement.scrollWidth - innerWidth").await.expect("the page");
    assert!(wide.as_f64() <= Some(0.0), "{where_} scrolls sideways by {wide}");
    let small = browser.run(TOO_SMALL).await.expect("the page");
    assert_eq!(small, json!([]), "{where_}: too small for a finger");
}

/// Whether the question is in sight, and the hand, or the large table that takes its room when the question is about it.
const IN_REACH: &str =
    "const seen = part => (box => box.top >= 0 && box.bottom <= innerHeight && box.height > 0)(part.getBoundingClientRect());
    const hand = document.querySelector('#below');
    const large = document.querySelector('[data-move]:is(#magic *)')?.closest('#magic');
    return [seen(document.querySelector('#prompt')), seen(hand.checkVisibility() || !large ? hand : large)]";

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_prompt_and_hand_without_scrolling() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    assert_eq!(browser.run("return innerWidth").await.expect("the page"), 390);
    for path in ["/", "/lobby", "/new/broom", "/you", "/rules/broom"] {
        browser.go(&fixture.house.at(path)).await.expect("a page");
        fits(&browser, path).await;
    }
    for (game, players) in [("broom", 2), ("salem", 3), ("septima", 2)] {
        browser.go(&fixture.house.at("/")).await.expect("home");
        sit_down_with_bots(&browser, game, players, &[]).await;
        let mut chance = 3;
        for moment in 0..5 {
            let over = browser.until(&format!("{OVER} ? 'over' : {ASKED} && 'asked'")).await.expect("a question");
            if over == "over" {
                break;
            }
            fits(&browser, &format!("{game}, moment {moment}")).await;
            let inside = browser.run(IN_REACH).await.expect("the page");
            let asked = browser.run("return document.querySelector('#prompt').textContent").await.expect("the question");
            assert_eq!(inside, json!([true, true]), "{game}, moment {moment}: prompt and hand are in reach ({asked})");
            play(&browser, 3, &mut chance).await;
        }
        for tab in browser.seen(".tabs [data-tab]").await.expect("tabs") {
            click(&tab).await.expect("a tab");
            fits(&browser, &format!("a tab of {game}")).await;
        }
    }
    content(browser).await;
}

/// How much of what a tab is for can be seen above the tabs.
const READABLE: &str =
    "const place = { board: '.result', streets: '#streets', side: '#side', log: '#log', town: '#hall', magic: '#magic' };
    const tabs = document.querySelector('.tabs').getBoundingClientRect();
    const box = document.querySelector(place[document.querySelector('main').dataset.tab])?.getBoundingClientRect();
    return tabs.bottom > innerHeight + 1 ? 'no tabs' : box ? Math.min(box.bottom, tabs.top) - Math.max(box.top, 0) : 0";

#[tokio::test(flavor = "multi_thread")]
async fn at_the_end_every_tab_of_a_phone_can_be_read() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    for (game, players) in [("broom", 2), ("salem", 3), ("septima", 2)] {
        browser.go(&fixture.house.at("/")).await.expect("home");
        sit_down_with_bots(&browser, game, players, &[]).await;
        table::hand_over(&browser).await.expect("a bot plays for me");
        table::come_back_at_the_end(&browser).await.expect("it plays to the end");
        // Whoever has read the score sheet to its end goes on from there.
        browser.click_on(".tabs [data-tab=board]").await.expect("a tab");
        browser.run("document.querySelector('main').scrollTop = 1e6").await.expect("the end of the page");
        let wide =
            browser.run("return (sheet => sheet.scrollWidth - sheet.clientWidth)(document.querySelector('.scroll'))").await;
        assert_eq!(wide.expect("a score sheet"), 0, "{game}: the score sheet is wider than the phone");
        let tabs = browser.run("return [...document.querySelectorAll('.tabs [data-tab]')].map(tab => tab.dataset.tab)").await;
        for tab in tabs.expect("tabs").as_array().into_iter().flatten().filter_map(|tab| tab.as_str()) {
            browser.click_on(&format!(".tabs [data-tab={tab}]")).await.expect("a tab");
            let seen = browser.run(READABLE).await.expect("the page");
            assert!(seen.as_f64() > Some(200.0), "{game}, tab {tab}: {seen} of it can be read");
            fits(&browser, &format!("the end of {game}, tab {tab}")).await;
        }
    }
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_on_something_dimmed_hears_why_it_cannot_be_chosen() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    let mut chance = 3;
    let dimmed = "[...document.querySelectorAll('#below .dim[data-why]')].find(card => card.checkVisibility())";
    for _ in 0..100 {
        browser.until(&format!("{OVER} || {ASKED}")).await.expect("a question");
        if browser.run(&format!("return !!{dimmed}")).await.expect("the page") == true {
            break;
        }
        play_on(&browser, 1, &mut chance).await;
    }
    let [x, y] = ["x + box.width / 2", "y + box.height / 2"]
        .map(|part| format!("return (box => box.{part})({dimmed}.getBoundingClientRect())"));
    let (x, y) = (browser.run(&x).await.expect("a card"), browser.run(&y).await.expect("a card"));
    browser
        .command("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }))
        .await
        .expect("down");
    browser.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await.expect("up");
    let tip =
        browser.until("!document.querySelector('#tip').hidden && document.querySelector('#tip').textContent").await.expect("why");
    assert!(tip.as_str().is_some_and(|tip| tip.contains("BRM-")), "{tip}");
    content(browser).await;
}
