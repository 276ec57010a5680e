//! Moments: a reveal is watched to its end although the bots have long moved on, and makes way when somebody wants to go on.

use crate::common::{ASKED, Fixture, OVER, content, play, sit_down_with_bots, texts};
use coven_browser::{Browser, Key, Look};
use serde_json::json;

/// The moment that is being played.
const PLAYING: &str = "document.querySelector('.moment.playing')?.dataset.moment";
const QUIET: &str = "!document.querySelector('.playing, .yet')";

/// Notes what is played, and what cuts it short: the kind of the event in whose listener an animation is finished, or `no event`.
const WATCH: &str = "window.seen = []; window.cuts = [];
    const finish = Animation.prototype.finish;
    Animation.prototype.finish = function () { cuts.push(window.event?.type ?? 'no event'); return finish.call(this); };
    new MutationObserver(changes => { for (const { target } of changes)
        if (target.matches('.moment.playing') && seen.at(-1) !== target.dataset.moment) seen.push(target.dataset.moment); })
        .observe(document.querySelector('main'), { attributes: true, subtree: true, attributeFilter: ['class'] })";

/// From now on a moment stays as it begins until somebody ends it, so that the test need not be quick.
const HOLD: &str = "const held = new CSSStyleSheet();
    held.replaceSync('.playing, .playing *, .playing *::before, .playing *::after { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(held)";

/// What cut moments short since the last time, each once.
async fn cuts(browser: &Browser) -> serde_json::Value {
    browser.run("return [...new Set(cuts.splice(0))]").await.expect("the page")
}

/// Plays until an action card is asked for, and chooses one: now the cards are turned over. Returns the moment's name.
async fn choose_a_card(browser: &Browser, chance: &mut u64) -> String {
    let card = "document.querySelector('#prompt[data-asked]') && document.querySelector('[data-move^=\"card \"]') !== null";
    for _ in 0..200 {
        browser.until(&format!("{ASKED} && {QUIET}")).await.expect("a question");
        if browser.run(&format!("return {card}")).await.expect("the page") == true {
            let before = browser.run("return seen.length").await.expect("the page");
            browser.click_on("[data-move^='card ']").await.expect("a card");
            return browser.until(&format!("seen[{before}]")).await.expect("a reveal").as_str().unwrap_or_default().to_owned();
        }
        play(browser, 1, chance).await;
    }
    panic!("no card is asked for");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reveal_is_watched_to_its_end_or_skipped_and_nothing_is_lost() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look { motion: true, ..Look::DESK }).await;
    sit_down_with_bots(&browser, "septima", 3, &["basic"]).await;
    let mut chance = 4;
    browser.run(WATCH).await.expect("the page");
    // Left alone, it plays to its end.
    let first = choose_a_card(&browser, &mut chance).await;
    assert!(first.starts_with("reveal-"), "{first}");
    browser.until(QUIET).await.expect("it ends");
    let faces = format!("return document.querySelectorAll(`[data-moment={first:?}] .face`).length");
    assert_eq!(browser.run(&faces).await.expect("the page"), 3, "every coven's card is shown");
    assert_eq!(cuts(&browser).await, json!([]), "it was cut short");
    // A key ends the next one.
    browser.run(HOLD).await.expect("the page");
    let second = choose_a_card(&browser, &mut chance).await;
    assert_ne!(first, second);
    browser.press(Key::Escape).await.expect("Escape");
    browser.until(QUIET).await.expect("it ends");
    assert_eq!(cuts(&browser).await, json!(["keydown"]), "the key ends it");
    // Whatever waited meanwhile is there, in its order.
    browser.until(ASKED).await.expect("a question");
    let story = texts(&browser, "#log-story").await;
    browser.reload().await.expect("the page");
    assert_eq!(texts(&browser, "#log-story").await, story);
    assert_eq!(browser.run(&format!("return {QUIET}")).await.expect("the page"), true, "nothing is played twice");
    content(browser).await;
    // Whoever wants no motion sees the result at once.
    let calm = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&calm, "septima", 3, &["basic"]).await;
    calm.run(WATCH).await.expect("the page");
    let reveal = "document.querySelector('[data-moment^=reveal-]') !== null";
    for _ in 0..100 {
        calm.until(ASKED).await.expect("a question");
        if calm.run(&format!("return {reveal}")).await.expect("the page") == true {
            break;
        }
        play(&calm, 1, &mut chance).await;
    }
    assert_eq!(calm.run(&format!("return [{reveal}, seen.length]")).await.expect("the page"), json!([true, 0]));
    content(calm).await;
}

/// While the citizens come one by one, nothing else on the table tells how it ends; a click is enough to go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_trial_is_not_given_away() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look { motion: true, ..Look::DESK }).await;
    sit_down_with_bots(&browser, "septima", 3, &["basic"]).await;
    for script in [WATCH, HOLD] {
        browser.run(script).await.expect("the page");
    }
    let mut chance = 7;
    let now = format!("{PLAYING} || ({QUIET} && ({OVER} || {ASKED}) && 'a question')");
    let shown =
        "return ['#prompt', '#below', '#town-court'].map(css => getComputedStyle(document.querySelector(css)).visibility)";
    loop {
        let moment = browser.until(&now).await.expect("a moment or a question");
        match moment.as_str() {
            Some("a question") => assert_eq!(play(&browser, 1, &mut chance).await, 1, "a game without a trial"),
            Some(moment) if moment.starts_with("trial-") => break,
            _ => browser.press(Key::Escape).await.expect("Escape"),
        }
    }
    assert_eq!(browser.run(shown).await.expect("the page"), json!(["hidden", "hidden", "hidden"]));
    cuts(&browser).await;
    browser.click_on(".board-view").await.expect("a click");
    browser.until(QUIET).await.expect("it ends");
    assert_eq!(cuts(&browser).await, json!(["click"]), "the click ends it");
    assert_eq!(browser.run(shown).await.expect("the page"), json!(["visible", "visible", "visible"]));
    content(browser).await;
}
