//! One person against bots.

use crate::common::{ASKED, Fixture, OVER, content, play, play_on, sit_down_with_bots, texts};
use coven_browser::{Browser, Look, table};
use coven_server::client::Client;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn one_click_on_the_home_page_leads_to_a_game_and_its_first_question() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look { motion: true, ..Look::DESK }).await;
    for game in ["broom", "salem", "septima"] {
        browser.go(&fixture.house.at("/")).await.expect("home");
        browser.click_on(&format!("form[action='/play/{game}'] button")).await.expect("play");
        browser.until(&format!("document.querySelector('main.table') && ({ASKED})")).await.expect("a question");
        assert!(!texts(&browser, "#prompt .question").await.is_empty());
    }
    content(browser).await;
}

/// So many moves of a game are made by a real mouse.
const MOVES_BY_CLICKS: usize = 12;

/// How far the person plays; a bot plays the rest for them.
#[derive(Clone, Copy, Debug)]
pub enum Plays {
    ToTheEnd,
    SomeMoves,
}

impl Plays {
    const fn most_moves(self) -> usize {
        match self {
            Plays::ToTheEnd => 3000,
            Plays::SomeMoves => 40,
        }
    }
}

/// From the home page to the score sheet by clicking what is lit, watching it again, and playing on.
pub async fn game_to_its_end(game: &str, players: usize, variants: &[&str], plays: Plays) {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&browser, game, players, variants).await;
    let mut chance = 7;
    let made = match play(&browser, MOVES_BY_CLICKS, &mut chance).await {
        MOVES_BY_CLICKS => MOVES_BY_CLICKS + play_on(&browser, plays.most_moves(), &mut chance).await,
        few => few,
    };
    println!("{game} for {players} {variants:?}: {made} moves of the person");
    assert!(made > 10, "a game is longer than {made} moves");
    if let Plays::ToTheEnd = plays {
        assert_eq!(browser.until(OVER).await.expect("the end"), true);
    }
    table::hand_over(&browser).await.expect("a bot plays for me");
    table::come_back_at_the_end(&browser).await.expect("the end");
    let sheet = texts(&browser, ".result").await;
    assert!(sheet.iter().any(|text| text.chars().any(|c| c.is_ascii_digit())), "{sheet:?}");
    if players > 1 {
        // Whoever lost reads the place, and somebody has a moment of victory.
        let victory =
            browser.run("return document.querySelector('[data-moment=victory] h2')?.textContent").await.expect("the page");
        assert!(victory.as_str().is_some_and(|words| sheet.concat().contains(words.trim())), "{victory} in {sheet:?}");
    }
    // The end is there after a reload as well.
    browser.reload().await.expect("again");
    assert_eq!(texts(&browser, ".result").await, sheet);
    browser.click_on("#afterwards a[href$='?at=0']").await.expect("watch again");
    browser.until("document.querySelector('#replay') !== null").await.expect("the way through the game");
    let moves = browser.run("return +document.querySelector('#replay input[name=at]').max").await.expect("moves");
    a_jump_loads_no_page(&browser).await;
    browser.click_on("#replay a[rel=next]").await.expect("one move on");
    browser.until("new URLSearchParams(location.search).get('at') === '1'").await.expect("the next move");
    // Through another's eyes, in the middle of the game.
    let middle = moves.as_i64().unwrap_or_default() / 2;
    let here = browser.here().await.expect("the address");
    let table = here.split('?').next().unwrap_or_default().to_owned();
    let other = players - 1;
    browser.go(&fixture.house.at(&format!("{table}?at={middle}&as={other}"))).await.expect("the middle");
    let eyes = format!("document.querySelector('#replay select[name=as]').value === '{other}'");
    browser.until(&eyes).await.expect("another's eyes");
    browser.go(&fixture.house.at(&format!("{table}?at={middle}&as=0"))).await.expect("the middle");
    browser.click_on("#replay form[action*='play-on'] button").await.expect("play on");
    browser
        .until(&format!(
            "location.pathname !== {table:?} && document.querySelector('main.table[data-stream]') && ({ASKED} || {OVER})"
        ))
        .await
        .expect("a new table");
    content(browser).await;
}

/// To a turning point, or to the last round where nobody was ever passed, and back to the beginning.
async fn a_jump_loads_no_page(browser: &Browser) {
    let jump = "const ways = document.querySelector('[data-rounds]'); window.same = true;
        const way = ways.querySelector('optgroup option') ?? ways.lastElementChild; ways.value = way.value;
        ways.dispatchEvent(new Event('change', { bubbles: true })); return way.value";
    let to = browser.run(jump).await.expect("a way").as_str().unwrap_or_default().to_owned();
    let there = format!(
        "new URLSearchParams(location.search).get('at') === '{to}' && document.querySelector('#replay input').value === '{to}'"
    );
    browser.until(&there).await.expect("the turning point");
    browser.run("const ways = document.querySelector('[data-rounds]'); ways.value = '0'; ways.dispatchEvent(new Event('change', { bubbles: true }))").await.expect("back");
    browser
        .until("document.querySelector('#replay input').value === '0' && window.same")
        .await
        .expect("the beginning, on the same page");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_broom_service() {
    game_to_its_end("broom", 2, &[], Plays::ToTheEnd).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_new_salem() {
    game_to_its_end("salem", 3, &[], Plays::ToTheEnd).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_played_at_once_against_bots_and_a_bot_can_take_over() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    browser.until(ASKED).await.expect("a question");
    browser.click_on("#people summary").await.expect("who plays");
    browser.click_on("#people form[action$='/hand'] button").await.expect("a bot plays for me");
    browser.until(OVER).await.expect("it plays to the end");
    browser.click_on("#afterwards form button").await.expect("rematch");
    browser.until(&format!("document.querySelector('main.table') && !({OVER}) && ({ASKED})")).await.expect("a new game");
    content(browser).await;
}

/// What the coach has open.
const OPEN_WORDS: &str = "[...document.querySelectorAll('#coach [data-once][open]')].map(word => word.dataset.once)";

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_explains_each_kind_of_question_once_lights_a_good_answer_and_goes_when_one_likes() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    for game in ["broom", "salem", "septima"] {
        browser.go(&fixture.house.at("/")).await.expect("home");
        browser.click_on(&format!("form[action='/play/{game}?coach=yes'] button")).await.expect("a first game");
        let mut explained = Vec::new();
        for _ in 0..3 {
            let lit = format!("document.querySelector('main.table') && ({ASKED}) && document.querySelector('.good[data-move]')");
            browser.until(&lit).await.expect("a good answer");
            let words = browser.run(&format!("return {OPEN_WORDS}")).await.expect("the coach");
            let words: Vec<String> = serde_json::from_value(words).expect("names");
            explained.extend(words.into_iter().filter(|word| word.starts_with(&format!("{game} "))));
            let before = crate::common::seq(&browser).await;
            browser.click_on(".good[data-move]").await.expect("it is taken");
            table::made(&browser, before).await.expect("the move is made");
        }
        let mut once = explained.clone();
        once.sort_unstable();
        once.dedup();
        assert!(!explained.is_empty() && once.len() == explained.len(), "{game}: {explained:?}");
        browser.until(ASKED).await.expect("a question");
        browser.click_on("#coach form button").await.expect("the coach is sent away");
        browser.until("document.querySelector('#coach')?.hidden").await.expect("the game goes on without");
        browser.click_on("#side .coaching button").await.expect("the coach is called");
        browser.until("document.querySelector('#coach [data-once]')").await.expect("and comes back");
    }
    content(browser).await;
}

/// What a browser without a script does: it follows links and sends forms, and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_played_and_talked_at_without_a_script() {
    let fixture = Fixture::new().await;
    let mut client = Client::new(fixture.house.address);
    let begun = client.send("POST", "/play/salem", &[], Some(b"")).await.expect("a table");
    let table = begun.header("location").expect("a table").to_owned();
    let cookie = begun.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    client.headers.push(("cookie".to_owned(), cookie));
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let field = |page: &str, name: &str| page.split(name).nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned);
    let mut made = 0;
    for _ in 0..400 {
        let page = client.get(&table).await.expect("the page").text();
        let plain = page.split("<noscript>").nth(1).and_then(|rest| rest.split("</noscript>").next()).expect("plain answers");
        let Some(answer) = field(plain, "name=\"move\" value=\"") else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let seq = field(plain, "name=\"seq\" value=\"").expect("the line");
        let body = format!("seq={seq}&move={}", answer.replace(' ', "+"));
        let answered = client.send("POST", &format!("{table}/move"), &form, Some(body.as_bytes())).await.expect("an answer");
        assert_eq!(answered.status, 303, "{answer}: {}", answered.text());
        made += 1;
        if made == 6 {
            break;
        }
    }
    assert_eq!(made, 6, "moves are made by plain forms");
    // A claim is sent to the table's own address, as a form without another one is.
    assert!(client.get(&table).await.expect("the page").text().contains("<form class=\"say\" method=\"post\""));
    let stated = client.send("POST", &table, &form, Some(b"statement=accuse+1")).await.expect("an answer");
    assert_eq!(stated.status, 303);
    let talked = client.send("POST", &format!("{table}/talk"), &form, Some(b"text=Good+evening")).await.expect("an answer");
    assert_eq!(talked.status, 303);
    let page = client.get(&table).await.expect("the page").text();
    assert!(page.contains("I suspect") && page.contains("Good evening"));
}

/// Clicks in the middle of an element, as the first or the second click of a double click.
async fn click_number(browser: &Browser, css: &str, number: u8) {
    let middle = format!(
        "const box = document.querySelector({css:?}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]"
    );
    let at = browser.run(&middle).await.expect("something to click on");
    for kind in ["mousePressed", "mouseReleased"] {
        let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": number });
        browser.command("Input.dispatchMouseEvent", event).await.expect("a click");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_chooses_once() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    let (mut chance, roles) = (5, "document.querySelectorAll('.card[data-move^=pick]').length");
    // An event may ask first how many roles there shall be.
    while browser.until(&format!("{ASKED} && {roles} ? 'roles' : 'something else'")).await.expect("a question") != "roles" {
        play(&browser, 1, &mut chance).await;
    }
    let count = "window.sent = 0; const send = window.fetch;
        window.fetch = (address, how) => { sent += how?.method === 'POST'; return send(address, how); }";
    browser.run(count).await.expect("the page");
    let card = |n: i64| format!(".card:nth-child({n})");
    let mut chosen = 0;
    // Once the last role waits to be confirmed, the double click must not confirm it.
    while browser.run(&format!("return {}", table::WAITS)).await.expect("the page") != true {
        chosen += 1;
        click_number(&browser, &card(chosen), 1).await;
        let shown = format!("{} || document.querySelectorAll('[data-made]').length === {chosen}", table::WAITS);
        browser.until(&shown).await.expect("it is chosen");
        click_number(&browser, &card(chosen), 2).await;
    }
    assert!(chosen > 1, "{chosen}");
    assert_eq!(browser.run("return window.sent").await.expect("the page"), chosen - 1, "the last one was not sent");
    assert_eq!(browser.run("return document.querySelectorAll('[data-made]').length").await.expect("cards"), chosen - 1);
    assert_eq!(browser.run(&format!("return {}", table::WAITS)).await.expect("the page"), true);
    browser.click_on("[data-confirm]").await.expect("confirmed");
    browser.until(&format!("{roles} === 0")).await.expect("the hand is chosen");
    content(browser).await;
}
