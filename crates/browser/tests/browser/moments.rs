//! Moments: a reveal is watched to its end although the bots have long moved on, and makes way when somebody wants to go on.

use crate::common::{ASKED, OVER, Stage, content, play, sit_down_with_bots, texts};
use coven_browser::{Browser, Look};
use std::time::{Duration, Instant};

const ESCAPE: &str = "\u{e00c}";
/// The moment that is being played.
const PLAYING: &str = "document.querySelector('.moment.playing')?.dataset.moment";
const QUIET: &str = "!document.querySelector('.playing, .yet')";

/// Plays until an action card is asked for, and chooses one: now the cards are turned over. Returns the moment's name.
async fn choose_a_card(browser: &mut Browser, chance: &mut u64) -> String {
    let card = "document.querySelector('#prompt[data-asked]') && document.querySelector('[data-move^=\"card \"]') !== null";
    for _ in 0..200 {
        browser.until(&format!("{ASKED} && {QUIET}")).await.expect("a question");
        if browser.run(&format!("return {card}")).await.expect("the page") == true {
            browser.click_on("[data-move^='card ']").await.expect("a card");
            return browser.until(PLAYING).await.expect("a reveal").as_str().unwrap_or_default().to_owned();
        }
        play(browser, 1, chance).await;
    }
    panic!("no card is asked for");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reveal_is_watched_to_its_end_or_skipped_and_nothing_is_lost() {
    let stage = Stage::set().await;
    let mut browser = stage.browser(&Look { motion: true, ..Look::DESK }).await;
    sit_down_with_bots(&mut browser, "septima", 3, &["basic"]).await;
    let mut chance = 4;
    // Left alone, it plays to its end.
    let first = choose_a_card(&mut browser, &mut chance).await;
    let began = Instant::now();
    assert!(first.starts_with("reveal-"), "{first}");
    let covens = browser.run("return document.querySelectorAll('.playing .face').length").await.expect("the page");
    assert_eq!(covens, 3, "every coven's card is shown");
    browser.until(QUIET).await.expect("it ends");
    assert!(began.elapsed() > Duration::from_millis(900), "it was cut short after {:?}", began.elapsed());
    // A key ends the next one.
    let second = choose_a_card(&mut browser, &mut chance).await;
    assert_ne!(first, second);
    browser.press(ESCAPE).await.expect("Escape");
    let skipped = Instant::now();
    browser.until(QUIET).await.expect("it ends");
    assert!(skipped.elapsed() < Duration::from_millis(900), "it went on for {:?}", skipped.elapsed());
    // Whatever waited meanwhile is there, in its order.
    browser.until(ASKED).await.expect("a question");
    let story = texts(&mut browser, "#log-story").await;
    browser.reload().await.expect("the page");
    assert_eq!(texts(&mut browser, "#log-story").await, story);
    assert_eq!(browser.run(&format!("return {QUIET}")).await.expect("the page"), true, "nothing is played twice");
    content(browser).await;
    // Whoever wants no motion sees the result at once.
    let mut calm = stage.browser(&Look::DESK).await;
    sit_down_with_bots(&mut calm, "septima", 3, &["basic"]).await;
    let watch = "window.played = 0; new MutationObserver(all => all.forEach(one => { if (one.target.matches('.playing, .yet')) played++; }))
        .observe(document.querySelector('main'), { attributes: true, subtree: true, attributeFilter: ['class'] })";
    calm.run(watch).await.expect("the page");
    let reveal = "document.querySelector('[data-moment^=reveal-]') !== null";
    for _ in 0..100 {
        calm.until(ASKED).await.expect("a question");
        if calm.run(&format!("return {reveal}")).await.expect("the page") == true {
            break;
        }
        play(&mut calm, 1, &mut chance).await;
    }
    assert_eq!(calm.run(&format!("return [{reveal}, window.played]")).await.expect("the page"), serde_json::json!([true, 0]));
    content(calm).await;
}

/// While the citizens come one by one, nothing else on the table tells how it ends; a click is enough to go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_trial_is_not_given_away() {
    let stage = Stage::set().await;
    let mut browser = stage.browser(&Look { motion: true, ..Look::DESK }).await;
    sit_down_with_bots(&mut browser, "septima", 3, &["basic"]).await;
    let mut chance = 7;
    let now = format!("{PLAYING} || ({QUIET} && ({OVER} || {ASKED}) && 'a question')");
    let shown =
        "return ['#prompt', '#below', '#town-court'].map(css => getComputedStyle(document.querySelector(css)).visibility)";
    loop {
        let moment = browser.until(&now).await.expect("a moment or a question");
        match moment.as_str() {
            Some("a question") => assert_eq!(play(&mut browser, 1, &mut chance).await, 1, "a game without a trial"),
            Some(moment) if moment.starts_with("trial-") => break,
            _ => browser.press(ESCAPE).await.expect("Escape"),
        }
    }
    assert_eq!(browser.run(shown).await.expect("the page"), serde_json::json!(["hidden", "hidden", "hidden"]));
    browser.click_on(".board-view").await.expect("a click");
    let skipped = Instant::now();
    browser.until(QUIET).await.expect("it ends");
    assert!(skipped.elapsed() < Duration::from_millis(900), "it went on for {:?}", skipped.elapsed());
    assert_eq!(browser.run(shown).await.expect("the page"), serde_json::json!(["visible", "visible", "visible"]));
    content(browser).await;
}
