//! Two people at one table, each at a browser of their own.

use crate::common::{ASKED, OVER, Stage, content, play, seq, texts};
use coven_browser::{Browser, Look};
use std::collections::BTreeSet;

/// Ada opens a table from the home page and Bea follows the link; then a bot takes what is free.
async fn sit_down_together(stage: &Stage, game: &str) -> [Browser; 2] {
    let mut ada = stage.browser(&Look { motion: true, ..Look::DESK }).await;
    let mut bea = stage.browser(&Look::DESK).await;
    ada.click_on(&format!("a[href='/new/{game}']")).await.expect("a new table");
    ada.until("document.querySelector('form [name=seat-1]') !== null").await.expect("the form");
    ada.click_on("main form button.main").await.expect("the table opens");
    let link = ada.until("document.querySelector('[data-link]')?.value").await.expect("a link");
    bea.go(link.as_str().unwrap_or_default()).await.expect("the link leads to the table");
    bea.click_on("#chairs button.main").await.expect("Bea sits down");
    bea.until("document.querySelector('.start') !== null").await.expect("she sits");
    ada.until("document.querySelectorAll('.chairs .name:not(.quiet)').length >= 2").await.expect("Ada sees Bea");
    bea.run("document.querySelector('[name=text]').closest('details').open = true").await.expect("the talk");
    bea.run("document.querySelector('[name=text]').value = 'Hello <b>Ada</b>'").await.expect("words");
    bea.click_on("#talk form button").await.expect("Bea says it");
    ada.until("document.querySelector('#talk-lines')?.textContent.includes('Hello <b>Ada</b>')").await.expect("Ada hears it");
    ada.click_on(".start button").await.expect("the game starts");
    for person in [&mut ada, &mut bea] {
        person.until("document.querySelector('main.table') !== null").await.expect("the table");
    }
    [ada, bea]
}

/// What somebody reads of the table, sentence by sentence.
async fn told(browser: &mut Browser) -> BTreeSet<String> {
    texts(browser, "#words li, .told li").await.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_and_neither_is_shown_what_the_other_knows() {
    let stage = Stage::set().await;
    let [mut ada, mut bea] = sit_down_together(&stage, "salem").await;
    let mut stranger = stage.browser(&Look::DESK).await;
    let table = ada.here().await.expect("the address");
    let mut seen = String::new();
    let mut secrets = 0;
    let mut chance = 11;
    for _ in 0..6 {
        for person in [&mut ada, &mut bea] {
            let asked = person.until(&format!("{OVER} ? 'over' : {ASKED} ? 'asked' : 'waiting'")).await.expect("a moment");
            if asked == "asked" {
                play(person, 1, &mut chance).await;
            }
        }
        let line = seq(&mut ada).await.max(seq(&mut bea).await);
        bea.until(&format!("+document.querySelector('main').dataset.seq >= {line}")).await.expect("Bea hears of it");
        ada.until(&format!("+document.querySelector('main').dataset.seq >= {line}")).await.expect("Ada hears of it");
        stranger.go(&stage.house.at(&table)).await.expect("the table");
        // What Ada reads and neither a stranger nor Bea does is Ada's secret.
        let (own, public, hers) = (told(&mut ada).await, told(&mut stranger).await, told(&mut bea).await);
        let secret: Vec<&String> = own.iter().filter(|line| !public.contains(*line) && !hers.contains(*line)).collect();
        secrets += secret.len();
        seen += &bea.received().await.expect("the stream");
        let document = bea.run("return document.documentElement.outerHTML").await.expect("the page");
        let document = document.as_str().unwrap_or_default();
        for line in secret {
            assert!(!document.contains(line.as_str()) && !seen.contains(line.as_str()), "Bea is shown: {line}");
        }
        // Nor can she do what Ada is asked.
        let choices = texts(&mut stranger, "[data-move]").await;
        assert!(choices.is_empty(), "{choices:?}");
    }
    assert!(secrets > 0, "Ada has secrets");
    assert!(seen.len() > 1000, "Bea's stream was read");
    for browser in [ada, bea, stranger] {
        content(browser).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_and_a_restart_of_the_server_lose_nothing() {
    let mut stage = Stage::set().await;
    let [mut ada, mut bea] = sit_down_together(&stage, "broom").await;
    let mut chance = 5;
    play(&mut ada, 3, &mut chance).await;
    let board = told(&mut ada).await;
    ada.reload().await.expect("the page");
    ada.until("document.querySelector('main.table') !== null").await.expect("the table");
    assert_eq!(told(&mut ada).await, board, "a reload shows the same");
    stage.house.stop();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    stage.house.start().await.expect("the same address");
    // Both go on without doing anything: their pages come back by themselves.
    for _ in 0..3 {
        for person in [&mut ada, &mut bea] {
            if person.run(&format!("return {ASKED}")).await.expect("the page") == true {
                play(person, 1, &mut chance).await;
            }
        }
        let line = seq(&mut ada).await.max(seq(&mut bea).await);
        for person in [&mut ada, &mut bea] {
            person.until(&format!("+document.querySelector('main').dataset.seq >= {line}")).await.expect("the stream is back");
        }
    }
    for mut person in [ada, bea] {
        let live = told(&mut person).await;
        let story = texts(&mut person, "#log-story").await;
        person.reload().await.expect("the page");
        assert_eq!(told(&mut person).await, live, "nothing was missed");
        assert_eq!(texts(&mut person, "#log-story").await, story, "nor of the story");
        let complaints = person.complaints().await.expect("the console");
        assert!(
            complaints
                .iter()
                .all(|one| one.contains("ERR_CONNECTION_REFUSED") || one.contains("ERR_INCOMPLETE") || one.contains("ERR_EMPTY")),
            "{complaints:#?}"
        );
        content(person).await;
    }
}
