//! Two people at one table, each at a browser of their own.

use crate::common::{ASKED, Fixture, OVER, content, play, play_on, seq, texts};
use coven_browser::{Browser, Look, table};
use std::collections::BTreeSet;

/// Ada opens a table from the home page and Bea follows the link; then a bot takes what is free.
async fn sit_down_together(fixture: &Fixture, game: &str, variants: &[&str], motion: bool) -> [Browser; 2] {
    let ada = fixture.browser(&Look { motion, ..Look::DESK }).await;
    let bea = fixture.browser(&Look { recorded: true, ..Look::DESK }).await;
    table::found(&ada, game, variants).await.expect("a new table");
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
    for person in [&ada, &bea] {
        person.until("document.querySelector('main.table') !== null").await.expect("the table");
    }
    [ada, bea]
}

/// Each who is asked makes a few moves, so many times, and both see what came of it.
async fn play_together(people: &[Browser; 2], times: usize, chance: &mut u64) {
    for time in 0..times {
        for person in people {
            for _ in 0..MOVES_AT_ONCE {
                match person
                    .run(&format!("return {OVER} ? 'over' : {ASKED} ? 'asked' : 'waiting'"))
                    .await
                    .expect("the page")
                    .as_str()
                {
                    Some("over") => return,
                    Some("asked") if time < TIMES_BY_CLICKS => play(person, 1, chance).await,
                    Some("asked") => play_on(person, 1, chance).await,
                    _ => break,
                };
            }
        }
        let lines = [seq(&people[0]).await, seq(&people[1]).await];
        for (person, line) in people.iter().zip([lines[1], lines[0]]) {
            person.until(&format!("+document.querySelector('main').dataset.seq >= {line}")).await.expect("they hear of it");
        }
    }
}

/// So many times the moves are made by a real mouse; then by a script on the page, which is quicker.
const TIMES_BY_CLICKS: usize = 3;

/// A turn is a handful of moves.
const MOVES_AT_ONCE: usize = 8;

/// What somebody reads of the table, sentence by sentence.
async fn told(browser: &Browser) -> BTreeSet<String> {
    texts(browser, "#words li, .told li").await.into_iter().collect()
}

/// So many moves are made, and neither Bea's page nor anything that comes to it holds what Ada alone knows.
async fn neither_is_shown_what_the_other_knows(game: &str) {
    let fixture = Fixture::new().await;
    let people = sit_down_together(&fixture, game, &[], true).await;
    let stranger = fixture.browser(&Look::DESK).await;
    let table = people[0].here().await.expect("the address");
    let mut seen = String::new();
    let mut secrets = 0;
    let mut chance = 11;
    for _ in 0..4 {
        play_together(&people, 1, &mut chance).await;
        let [ada, bea] = &people;
        // What Ada reads and neither a stranger nor Bea does is Ada's secret, if no bot moved meanwhile.
        let (own, public, hers) = loop {
            let before = seq(ada).await;
            stranger.go(&fixture.house.at(&table)).await.expect("the table");
            let read = (told(ada).await, told(&stranger).await, told(bea).await);
            if [seq(ada).await, seq(&stranger).await, seq(bea).await] == [before; 3] {
                break read;
            }
        };
        let secret: Vec<&String> = own.iter().filter(|line| !public.contains(*line) && !hers.contains(*line)).collect();
        secrets += secret.len();
        seen += &bea.received().await.expect("the stream");
        let document = bea.run("return document.documentElement.outerHTML").await.expect("the page");
        let document = document.as_str().unwrap_or_default();
        for line in secret {
            assert!(!document.contains(line.as_str()) && !seen.contains(line.as_str()), "Bea is shown: {line}");
        }
        // Nor can a stranger do what Ada is asked.
        let choices = texts(&stranger, "[data-move]").await;
        assert!(choices.is_empty(), "{choices:?}");
    }
    assert!(secrets > 0, "Ada has secrets");
    assert!(seen.len() > 1000, "Bea's stream was read");
    for browser in people.into_iter().chain([stranger]) {
        content(browser).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_new_salem_and_neither_is_shown_what_the_other_knows() {
    neither_is_shown_what_the_other_knows("salem").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_septima_and_neither_is_shown_what_the_other_knows() {
    neither_is_shown_what_the_other_knows("septima").await;
}

/// In the middle of a game Ada reloads her page and the server stops and starts again; then they play on, and bots for them.
async fn a_reload_and_a_restart_lose_nothing(game: &str, variants: &[&str]) {
    let mut fixture = Fixture::new().await;
    let people = sit_down_together(&fixture, game, variants, false).await;
    let mut chance = 5;
    play_together(&people, 3, &mut chance).await;
    let ada = &people[0];
    let board = told(ada).await;
    ada.reload().await.expect("the page");
    ada.until("document.querySelector('main.table') !== null").await.expect("the table");
    assert_eq!(told(ada).await, board, "a reload shows the same");
    fixture.house.stop();
    fixture.house.start().await.expect("the same address");
    // Both go on without doing anything: their pages come back by themselves.
    play_together(&people, 3, &mut chance).await;
    for person in &people {
        let live = told(person).await;
        let story = texts(person, "#log-story").await;
        person.reload().await.expect("the page");
        assert_eq!(told(person).await, live, "nothing was missed");
        assert_eq!(texts(person, "#log-story").await, story, "nor of the story");
        let complaints = person.complaints().await.expect("the console");
        let lost = |one: &String| ["ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE", "ERR_EMPTY"].iter().any(|word| one.contains(word));
        assert!(complaints.iter().all(lost), "{complaints:#?}");
    }
    // Only now, for a bot moves on while somebody still reads.
    for person in &people {
        table::hand_over(person).await.expect("a bot plays for them");
    }
    let mut ends = Vec::new();
    for person in people {
        table::come_back_at_the_end(&person).await.expect("the end");
        ends.push(texts(&person, ".result .score").await);
        content(person).await;
    }
    assert!(ends[0] == ends[1] && !ends[0].is_empty(), "both see the same score sheet: {ends:?}");
}

/// A server that stops is no failure: the page looks for another one, and tells its person only if there is none for a while.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_retires_is_missed_only_when_nobody_takes_its_place() {
    let mut fixture = Fixture::new().await;
    let people = sit_down_together(&fixture, "broom", &[], false).await;
    let [ada, _] = &people;
    const REPORTED: &str = "!document.querySelector('#notice').hidden";
    // A page that has come back hears what the other one does there.
    let mut chance = 5;
    for someone_waits in [false, true] {
        ada.run(
            "window.reported = false; new MutationObserver(() => window.reported ||= !document.querySelector('#notice').hidden)
            .observe(document.querySelector('#notice'), { attributes: true })",
        )
        .await
        .expect("an observer");
        fixture.house.retire().await;
        if someone_waits {
            for page in &people {
                page.until(REPORTED).await.expect("a connection that stays lost is reported, however often it is tried");
            }
        }
        fixture.house.start().await.expect("the same address");
        for page in &people {
            page.until(&format!("!({REPORTED})")).await.expect("the page is back");
        }
        play_together(&people, 1, &mut chance).await;
        assert_eq!(ada.run("return window.reported").await.expect("the page"), someone_waits);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_and_a_restart_of_the_server_lose_nothing_of_broom_service() {
    a_reload_and_a_restart_lose_nothing("broom", &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_and_a_restart_of_the_server_lose_nothing_of_septima() {
    a_reload_and_a_restart_lose_nothing("septima", &["basic"]).await;
}
