//! A lesson from the home page to its end, once by clicks on the table itself and once by keys alone.

use crate::common::{Fixture, content};
use coven_browser::{Browser, Key, Look};
use coven_catalog::NamedLesson;
use coven_engine::lesson::Kind;

const GAME: &str = "broom";

fn lesson() -> &'static NamedLesson {
    &coven_catalog::lessons(GAME).expect("a known game")[0]
}

/// Waits until a page of the lesson is there, and gives back how its address goes on.
async fn at_page(browser: &Browser, page: usize) {
    let path = format!("/learn/{GAME}/{}/{page}", lesson().id);
    browser.until(&format!("location.pathname === {path:?} && document.querySelector('main')")).await.expect("the page");
}

async fn choose(browser: &Browser, notation: &str) {
    let before = browser.here().await.expect("an address");
    browser.click_on(&format!("[data-move=\"{notation}\"]")).await.expect("a choice");
    let left = format!("location.pathname + location.search !== {before:?}");
    let waits = "!document.querySelector('#gesture')?.hidden && document.querySelector('.waits')";
    if browser.until(&format!("({left}) ? 'left' : ({waits}) && 'waits'")).await.expect("the click is heard") == "waits" {
        browser.click_on("[data-confirm]").await.expect("a confirmation");
        browser.until(&left).await.expect("the next page");
    }
}

async fn learnt_by_clicks(look: &Look) {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(look).await;
    browser.click_on("a[href='/learn']").await.expect("the lessons");
    browser.click_on(&format!("a[href='/learn/{GAME}/{}/1']", lesson().id)).await.expect("the lesson");
    let steps = &lesson().lesson.steps;
    for (number, step) in steps.iter().enumerate() {
        at_page(&browser, number + 1).await;
        let lit = browser.run("return document.querySelectorAll('[data-point]').length").await.expect("the page");
        assert!(step.point.is_empty() || lit.as_u64() >= Some(1), "{}: nothing is lit", step.name);
        assert_eq!(browser.run("return document.querySelectorAll('h1').length").await.expect("the page"), 1);
        for m in &step.does {
            choose(&browser, &m.notation).await;
        }
    }
    for (number, question) in lesson().lesson.questions.iter().enumerate() {
        at_page(&browser, steps.len() + 1 + number).await;
        match question.kind {
            Kind::Choose => choose(&browser, &question.right[0]).await,
            Kind::Count | Kind::Pick => {
                let answer = question.answer.as_deref().expect("an answer");
                browser.click_on(&format!(".offered a[href$='answer={answer}']")).await.expect("a choice");
            }
        }
        browser.until("document.querySelector('#stage .right')").await.expect("it is right");
        browser.click_on("#stage a[rel=next]").await.expect("the next page");
    }
    browser.until("document.querySelector('main.learn form')").await.expect("the end");
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_learnt_by_clicks() {
    learnt_by_clicks(&Look::DESK).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_learnt_on_a_phone() {
    learnt_by_clicks(&Look::PHONE).await;
}

/// What is to be done is reached by arrows or Tab and done with Enter; back leads back.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_learnt_with_the_keyboard() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    browser.go(&fixture.house.at(&format!("/learn/{GAME}/{}/1", lesson().id))).await.expect("the lesson");
    let steps = &lesson().lesson.steps;
    for (number, step) in steps.iter().enumerate() {
        at_page(&browser, number + 1).await;
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
    at_page(&browser, steps.len() + 1).await;
    browser.run("history.back()").await.expect("back");
    browser.until(&format!("location.pathname.endsWith('/{}')", steps.len())).await.expect("the page before");
    content(browser).await;
}
