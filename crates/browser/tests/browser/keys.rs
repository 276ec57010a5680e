//! A game with the keyboard alone.

use crate::common::{ASKED, Fixture, OVER, content, play_on, seq, sit_down_with_bots};
use coven_browser::table::{self, WAITS};
use coven_browser::{Browser, Key, Look};
use serde_json::json;

/// Tabs until something has the focus.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..80 {
        if browser.run(&format!("return document.activeElement.matches({css:?})")).await.expect("the page") == true {
            return;
        }
        browser.press(Key::Tab).await.expect("Tab");
    }
    panic!("Tab never reaches {css}");
}

/// From the home page by way of a first game with a coach to the score sheet. After so many moves a bot goes on.
async fn game_to_its_end(game: &str, most: usize) {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    tab_to(&browser, &format!("form[action='/play/{game}?coach=yes'] button")).await;
    browser.press(Key::Enter).await.expect("Enter");
    browser.until(&format!("document.querySelector('main.table') && ({ASKED})")).await.expect("a question");
    // Tab alone reaches what is asked.
    tab_to(&browser, "[data-move]").await;
    // What has the focus after a move; it is never the page as a whole.
    let focus = "(document.activeElement === document.body ? 'lost' : 'kept')";
    for made in 0..=most {
        // What is enclosed in the fist is a form of its own.
        let now = format!(
            "{OVER} ? {{ over: true }} : {ASKED} && {{ seq: +document.querySelector('main').dataset.seq, fist: !!document.querySelector('form.fist') }}"
        );
        let now = browser.until(&now).await.expect("a question");
        if now["over"] == true || made == most {
            println!("{game}: {made} moves with the keyboard");
            assert!(made > 10);
            table::hand_over(&browser).await.expect("a bot goes on");
            table::come_back_at_the_end(&browser).await.expect("the end");
            tab_to(&browser, "#afterwards a").await;
            return content(browser).await;
        }
        let moved = format!("+document.querySelector('main').dataset.seq > {}", now["seq"]);
        if now["fist"] == true {
            tab_to(&browser, "form.fist button").await;
            browser.press(Key::Enter).await.expect("Enter");
            browser.until(&moved).await.expect("the fist is closed");
            continue;
        }
        browser.press([Key::Right, Key::Down][made % 2].clone()).await.expect("an arrow");
        if made % 3 == 0 {
            browser.press([Key::Down, Key::Right][made % 2].clone()).await.expect("an arrow");
        }
        // Also what was chosen already can be reached, to be put back.
        for arrow in [Key::Right, Key::Down, Key::Left, Key::Up].iter().cycle().take(20) {
            if browser.run("return document.activeElement.matches('[data-move]')").await.expect("the page") == true {
                break;
            }
            browser.press(arrow.clone()).await.expect("an arrow");
        }
        browser.press(Key::Enter).await.expect("Enter");
        let mut after = browser.until(&format!("{WAITS} ? 'waits' : {moved} && {focus}")).await.expect("the key is heard");
        if after == "waits" {
            // What ends a gesture is confirmed where the focus is now.
            browser.press(Key::Enter).await.expect("Enter");
            after = browser.until(&format!("{moved} && {focus}")).await.expect("the move is made");
        }
        assert_eq!(after, "kept", "after {made} moves nothing has the focus");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_broom_service_with_the_keyboard_alone() {
    game_to_its_end("broom", 1000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_septima_with_the_keyboard_alone() {
    game_to_its_end("septima", 40).await;
}

/// Goes through all that explains itself with Page Down, from where the focus is until it is there again, and gives what is dimmed on the
/// table and was not reached. The focus is at last on something dimmed of the part, if that was reached.
const TURN_PAGES: &str = "const reached = new Set();
    for (let here = document.activeElement; !reached.has(here); here = document.activeElement) {
        reached.add(here);
        here.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));
    }
    const dimmed = [...document.querySelectorAll('main [data-why]:not([data-move])')].filter(thing => thing.checkVisibility());
    dimmed.find(thing => thing.closest(part) && reached.has(thing))?.focus();
    return dimmed.filter(thing => !reached.has(thing)).map(thing => thing.outerHTML.slice(0, 200))";

/// Goes to something that cannot be chosen and asks why; the answer names the rule, for eyes and for ears.
async fn ask_why(browser: &Browser, part: &str) -> String {
    tab_to(browser, &format!("{part} [tabindex='0']:not([data-move], [data-made], a, button)")).await;
    let here = "return document.activeElement.getAttribute('aria-label')";
    let before = browser.run(here).await.expect("the page");
    for key in [Key::PageDown, Key::PageUp] {
        browser.press(key).await.expect("a key");
    }
    assert_eq!(browser.run(here).await.expect("the page"), before, "there and back");
    let missed = browser.run(&format!("const part = {part:?}; {TURN_PAGES}")).await.expect("the page");
    assert_eq!(missed, json!([]), "keys lead to all that is dimmed");
    let disabled = browser.run("return document.activeElement.getAttribute('aria-disabled')").await.expect("the page");
    assert_eq!(disabled, "true", "something dimmed is reached in {part}");
    browser.press(Key::Enter).await.expect("Enter");
    let answer = "[...document.querySelectorAll('#spoken p')].map(line => line.textContent)
        .findLast(line => line.includes(document.activeElement.dataset.why))";
    let heard = browser.until(answer).await.expect("the answer is read out").as_str().unwrap_or_default().to_owned();
    assert_eq!(browser.run("return document.querySelector('#tip').hidden").await.expect("the page"), false);
    heard
}

/// Nobody else is asked, and the page shows all that they have answered: from now on it changes only with an answer of its own person.
const ALONE_ASKED: &str = "fetch(location.pathname.replace('/table/', '/api/v1/tables/')).then(answer => answer.json())
    .then(table => table.asked.length === 1 && table.asked[0] === table.you && table.seq === +document.querySelector('main').dataset.seq)";

/// Plays until something of a part is dimmed for a reason. In a short game that may never be so; then another one is begun.
async fn play_until_dimmed(fixture: &Fixture, browser: &Browser, (game, players): (&str, usize), part: &str) {
    let mut chance = 3;
    for _ in 0..8 {
        browser.go(&fixture.house.at("/")).await.expect("home");
        sit_down_with_bots(browser, game, players, &[]).await;
        while browser.until(&format!("{OVER} ? 'over' : {ASKED} && 'asked'")).await.expect("a question") == "asked" {
            let dimmed =
                format!("return [...document.querySelectorAll('{part} [data-why]')].some(thing => thing.checkVisibility())");
            if browser.run(&dimmed).await.expect("the page") == true {
                browser.until(ALONE_ASKED).await.expect("the others answer");
                if browser.run(&dimmed).await.expect("the page") == true {
                    return;
                }
            }
            play_on(browser, 1, &mut chance).await;
        }
    }
    panic!("nothing is dimmed in {part}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_reaches_what_is_dimmed_and_hears_why() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    for (game, players, part, prefix) in
        [("broom", 2, ".board-view", "BRM-"), ("salem", 3, "#below", "NSM-"), ("septima", 2, "#below", "SEP-")]
    {
        play_until_dimmed(&fixture, &browser, (game, players), part).await;
        let heard = ask_why(&browser, part).await;
        assert!(heard.contains(prefix), "{heard}");
        // Asked once more, the rule itself is shown.
        browser.press(Key::Enter).await.expect("Enter");
        let rule = browser.until("document.querySelector('#dialog[open] .rule-text')?.textContent").await.expect("the rule");
        assert!(rule.as_str().is_some_and(|rule| rule.contains(prefix)), "{rule}");
    }
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_chosen_as_one_gesture_with_confirmation_and_putting_back() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&browser, "broom", 3, &[]).await;
    // One of the events asks before how many roles there shall be.
    let event = "[data-move='number 4']";
    browser.until(&format!("document.querySelector(`#below [data-move], {event}`) !== null")).await.expect("a question");
    if browser.run(&format!("return document.querySelector(`{event}`) !== null")).await.expect("the page") == true {
        browser.click_on(event).await.expect("four roles");
    }
    let made = "[...document.querySelectorAll('[data-made]')].map(card => card.dataset.made).join()";
    for number in 1..=3 {
        browser.click_on("#below [data-move]").await.expect("a card");
        browser.until(&format!("document.querySelectorAll('[data-made]').length === {number}")).await.expect("it is chosen");
    }
    let chosen = browser.run(&format!("return {made}")).await.expect("the page").as_str().unwrap_or_default().to_owned();
    let kept: Vec<&str> = chosen.split(',').skip(1).collect();
    // The first one is put back, the others stay.
    browser.click_on("[data-made]").await.expect("put back");
    browser.until(&format!("{made} === {:?}", kept.join(","))).await.expect("the others stay");
    browser.click_on("#below [data-move]").await.expect("a card");
    browser.until("document.querySelectorAll('[data-made]').length === 3").await.expect("three again");
    let before = seq(&browser).await;
    // The last card waits; something else can be chosen instead; nothing is sent before it is confirmed.
    browser.click_on("#below [data-move]:last-of-type").await.expect("the last card");
    browser.until(WAITS).await.expect("it waits");
    browser.click_on("[data-release]").await.expect("something else");
    assert_eq!(browser.run(&format!("return {WAITS}")).await.expect("the page"), false);
    let wanted =
        browser.run("const card = document.querySelector('#below [data-move]'); card.click(); return card.dataset.move").await;
    let wanted = wanted.expect("another card").as_str().unwrap_or_default().replace("pick ", "card-");
    assert_eq!(seq(&browser).await, before, "nothing is sent yet");
    browser.click_on("[data-confirm]").await.expect("confirm");
    browser
        .until(&format!(
            "!document.querySelector('#below.choosing') && document.querySelector('#below [data-piece={wanted:?}]') !== null"
        ))
        .await
        .expect("the card that was shown is in the hand");
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn something_is_claimed_and_something_said_with_the_keyboard_alone() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&browser, "salem", 3, &[]).await;
    browser.until(ASKED).await.expect("a question");
    tab_to(&browser, "#composer summary").await;
    browser.press(Key::Enter).await.expect("Enter");
    tab_to(&browser, "#composer select").await;
    browser.press(Key::Down).await.expect("the next claim");
    let claim = browser.run("return document.activeElement.selectedOptions[0].textContent").await.expect("the page");
    tab_to(&browser, "#composer button").await;
    browser.press(Key::Enter).await.expect("Enter");
    let said = browser.until("document.querySelector('#said ol')?.textContent || null").await.expect("it is said");
    assert!(said.as_str().unwrap_or_default().contains(claim.as_str().unwrap_or("?")), "{said} {claim}");
    tab_to(&browser, "#talk summary").await;
    browser.press(Key::Enter).await.expect("Enter");
    tab_to(&browser, "#talk input").await;
    browser.press("Good evening").await.expect("words");
    browser.press(Key::Enter).await.expect("Enter");
    browser.until("document.querySelector('#talk-lines').textContent.includes('Good evening')").await.expect("it is heard");
    content(browser).await;
}
