//! Lessons by clicks on the table itself, one of them from the home page to its end, on a phone and by keys alone.
//!
//! The server's tests learn every lesson to its end without a browser. Here a fifth of each game's lessons is gone through, the first among
//! them; with `COVEN_SCREENS=all` every one is.

use crate::common::{Fixture, content};
use coven_browser::{Browser, Key, Look};
use coven_catalog::NamedLesson;
use coven_engine::lesson::Kind;

const GAME: &str = "broom";

fn lesson() -> &'static NamedLesson {
    &coven_catalog::lessons(GAME).expect("a known game")[0]
}

fn address(game: &str, lesson: &NamedLesson, page: usize) -> String {
    format!("/learn/{game}/{}/{page}", lesson.id)
}

async fn at_page(browser: &Browser, path: &str) {
    browser.until(&format!("location.pathname === {path:?} && document.querySelector('main')")).await.expect("the page");
}

/// What a lesson points at, as far as nobody can see it: it is hidden, or lies outside the window.
const UNSEEN: &str = "[...document.querySelectorAll('[data-point]')].filter(thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return !thing.checkVisibility() || right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
})";

async fn choose(browser: &Browser, notation: &str) {
    let before = browser.here().await.expect("an address");
    // A flight is a long curve whose middle lies over other things: the pawn at its end is what one clicks.
    let here = format!("[data-move=\"{notation}\"]");
    browser.click_on(&format!("{here}:has(.flight) .ghost, {here}:not(:has(.flight))")).await.expect("a choice");
    let left = format!("location.pathname + location.search !== {before:?}");
    let waits = "!document.querySelector('#gesture')?.hidden && document.querySelector('.waits')";
    if browser.until(&format!("({left}) ? 'left' : ({waits}) && 'waits'")).await.expect("the click is heard") == "waits" {
        browser.click_on("[data-confirm]").await.expect("a confirmation");
        browser.until(&left).await.expect("the next page");
    }
}

/// Goes through a lesson from its first page to its end by clicks.
async fn learn(browser: &Browser, game: &str, lesson: &NamedLesson) {
    let steps = &lesson.lesson.steps;
    for (number, step) in steps.iter().enumerate() {
        let here = address(game, lesson, number + 1);
        at_page(browser, &here).await;
        let lit = browser.run("return document.querySelectorAll('[data-point]').length").await.expect("the page");
        assert!(step.point.is_empty() || lit.as_u64() >= Some(1), "{here}: nothing is lit");
        let seen = format!("document.querySelectorAll('[data-point]').length === 0 || {UNSEEN}.length < {lit}");
        browser.until(&seen).await.unwrap_or_else(|_| panic!("{here}: what is lit is out of sight"));
        assert_eq!(browser.run("return document.querySelectorAll('h1').length").await.expect("the page"), 1);
        for m in &step.does {
            choose(browser, &m.notation).await;
        }
    }
    for (number, question) in lesson.lesson.questions.iter().enumerate() {
        at_page(browser, &address(game, lesson, steps.len() + 1 + number)).await;
        match question.kind {
            Kind::Choose => choose(browser, &question.right[0]).await,
            Kind::Count | Kind::Pick => {
                let answer = question.answer.as_deref().expect("an answer");
                browser.click_on(&format!(".offered a[href$='answer={answer}']")).await.expect("a choice");
            }
        }
        browser.until("document.querySelector('#stage .right')").await.expect("it is right");
        browser.click_on("#stage a[rel=next]").await.expect("the next page");
    }
    browser.until("document.querySelector('main.learn form')").await.expect("the end");
}

/// Of this many lessons one is gone through.
const SAMPLED: usize = 5;

async fn lessons_of(game: &str) {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    let step = if std::env::var("COVEN_SCREENS").is_ok_and(|which| which == "all") { 1 } else { SAMPLED };
    for lesson in coven_catalog::lessons(game).expect("a known game").iter().step_by(step) {
        browser.go(&fixture.house.at(&address(game, lesson, 1))).await.expect("the lesson");
        learn(&browser, game, lesson).await;
    }
    content(browser).await;
}

// One test for each game, so that two browsers share the work.
#[tokio::test(flavor = "multi_thread")]
async fn lessons_of_broom_service_are_learnt_by_clicks() {
    lessons_of("broom").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_of_new_salem_are_learnt_by_clicks() {
    lessons_of("salem").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_of_septima_are_learnt_by_clicks() {
    lessons_of("septima").await;
}

#[test]
fn no_game_with_lessons_is_left_out() {
    let learnt = ["broom", "salem", "septima"];
    let taught =
        coven_catalog::games().iter().filter(|about| !coven_catalog::lessons(about.id).expect("a known game").is_empty());
    assert!(taught.map(|about| about.id).all(|game| learnt.contains(&game)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_learnt_on_a_phone() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    browser.click_on("a[href='/learn']").await.expect("the lessons");
    browser.click_on(&format!("a[href='{}']", address(GAME, lesson(), 1))).await.expect("the lesson");
    learn(&browser, GAME, lesson()).await;
    // A question about the cards of all three covens: their tab is open.
    let asked = &coven_catalog::lessons("septima").expect("a known game")[0];
    let page = asked.lesson.steps.len() + asked.lesson.questions.len();
    browser.go(&fixture.house.at(&address("septima", asked, page))).await.expect("the question");
    let all = "const lit = [...document.querySelectorAll('[data-point]')]; return lit.length > 2 && lit.every(one => one.checkVisibility())";
    browser.until(&format!("(() => {{ {all} }})()")).await.expect("everything that it is about");
    content(browser).await;
}

/// What is to be done is reached by arrows or Tab and done with Enter; back leads back.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_learnt_with_the_keyboard() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    browser.go(&fixture.house.at(&address(GAME, lesson(), 1))).await.expect("the lesson");
    let steps = &lesson().lesson.steps;
    for (number, step) in steps.iter().enumerate() {
        at_page(&browser, &address(GAME, lesson(), number + 1)).await;
        for m in &step.does {
            let there = format!("document.activeElement.dataset.move === {:?}", m.notation);
            for _ in 0..80 {
                if browser.run(&format!("return {there}")).await.expect("the page") == true {
                    break;
                }
                browser.press(Key::Tab).await.expect("Tab");
            }
            let before = browser.here().await.expect("an address");
            browser.press(Key::Enter).await.expect("Enter");
            let left = format!("location.pathname + location.search !== {before:?}");
            let waits = "document.querySelector('.waits') && document.activeElement.matches('[data-confirm]')";
            if browser.until(&format!("({left}) ? 'left' : ({waits}) && 'waits'")).await.expect("the key is heard") == "waits" {
                browser.press(Key::Enter).await.expect("Enter");
                browser.until(&left).await.expect("the next page");
            }
        }
    }
    at_page(&browser, &address(GAME, lesson(), steps.len() + 1)).await;
    browser.back().await.expect("back");
    browser.until(&format!("location.pathname.endsWith('/{}')", steps.len())).await.expect("the page before");
    content(browser).await;
}
