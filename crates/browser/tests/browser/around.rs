//! What stands around a game: the list of tables, what is said beside the board, sounds, and the way out.

use crate::common::{ASKED, Fixture, content, play, sit_down_with_bots};
use coven_browser::{Key, Look, table};

/// Somebody looks at the lobby while somebody else opens a table; and what is said while nobody looks is counted.
#[tokio::test(flavor = "multi_thread")]
async fn tables_come_to_the_lobby_by_themselves_and_unseen_talk_is_counted() {
    let fixture = Fixture::new().await;
    let (ada, bea) = (fixture.browser(&Look::DESK).await, fixture.browser(&Look::PHONE).await);
    bea.go(&fixture.house.at("/lobby")).await.expect("the lobby");
    bea.run("window.same = true").await.expect("the page");
    table::found(&ada, "broom", &[]).await.expect("a new table");
    ada.click_on("[name=listed][value=yes]").await.expect("everybody may come");
    ada.click_on("main form button.main").await.expect("the table opens");
    ada.click_on(".invitation details summary").await.expect("the link as a picture");
    ada.until("document.querySelector('.invitation svg.qr').checkVisibility()").await.expect("a QR code");
    bea.until("document.querySelector('#open-tables form') && window.same").await.expect("it comes to the open page");
    bea.click_on("#open-tables form button").await.expect("Bea sits down");
    bea.until("document.querySelector('.start')").await.expect("she sits");
    ada.until("document.querySelectorAll('.chairs .name:not(.quiet)').length >= 2").await.expect("Ada sees Bea");
    ada.click_on(".start button").await.expect("the game starts");
    for person in [&ada, &bea] {
        person.until("document.querySelector('main.table')").await.expect("the table");
    }
    ada.click_on("#talk summary").await.expect("the talk");
    ada.run("document.querySelector('#talk [name=text]').value = 'Good evening'").await.expect("words");
    ada.click_on("#talk form button").await.expect("Ada says it");
    let unseen = "document.querySelector('.tabs [data-tab=side]').dataset.unseen";
    bea.until(&format!("{unseen} === '1'")).await.expect("something new was said");
    bea.click_on(".tabs [data-tab=side]").await.expect("the tab");
    bea.run("document.querySelector('#talk').open = true").await.expect("the talk");
    bea.until(&format!("{unseen} === undefined")).await.expect("Bea has read it");
    for person in [ada, bea] {
        content(person).await;
    }
}

/// The host goes through the chairs with the keyboard: whoever puts a bot on one, or takes it away, is still at that chair.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_stays_at_the_chair_when_a_bot_sits_down_or_stands_up() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    table::found(&browser, "broom", &[]).await.expect("a new table");
    browser.click_on("main form button.main").await.expect("the table opens");
    browser.until("document.querySelector('.chairs #deed-1') !== null").await.expect("a free chair");
    browser.run("document.querySelector('#deed-1').focus()").await.expect("the page");
    for bots in [1, 0] {
        browser.press(Key::Enter).await.expect("Enter");
        let seated = format!("document.querySelectorAll('.chairs li:nth-child(2) select').length === {}", 1 - bots);
        browser.until(&seated).await.expect("the chair is another one");
        assert_eq!(browser.run("return document.activeElement.id").await.expect("the page"), "deed-1");
    }
    content(browser).await;
}

/// Notes how many tones are made.
const LISTEN: &str = "window.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { tones += 1; return make.call(this); }";

#[tokio::test(flavor = "multi_thread")]
async fn a_key_turns_sounds_off_and_leaving_is_asked_once() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    browser.until(ASKED).await.expect("a question");
    browser.run(LISTEN).await.expect("the page");
    let (mut chance, mut moves) = (5, 0);
    while browser.run("return tones").await.expect("the page") == 0 {
        moves += play(&browser, 1, &mut chance).await;
        browser.until(ASKED).await.expect("a question, for which a sound calls");
    }
    browser.press("m").await.expect("a key");
    browser
        .until("document.body.dataset.sound === 'off' && !document.querySelector('#notice').hidden")
        .await
        .expect("it is said");
    browser.run("document.querySelector('#notice').hidden = true; tones = 0").await.expect("the page");
    play(&browser, moves + 2, &mut chance).await;
    assert_eq!(browser.run("return tones").await.expect("the page"), 0, "it stays silent");
    browser.reload().await.expect("the page");
    assert_eq!(browser.run("return document.body.dataset.sound").await.expect("the page"), "off", "also the next time");
    // The way out: it is asked once, and then it is done.
    browser.click_on("#people summary").await.expect("who plays");
    browser.click_on("#people .leave summary").await.expect("leave");
    browser.click_on("#people .leave form button").await.expect("yes");
    browser
        .until("!document.querySelector('#prompt[data-asked]') && !document.querySelector('#people .leave')")
        .await
        .expect("gone");
    content(browser).await;
}
