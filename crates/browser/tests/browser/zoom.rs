//! Boards that are zoomed and moved.

use crate::common::{ASKED, Fixture, content, play, sit_down_with_bots};
use coven_browser::{Browser, Look};
use serde_json::json;

async fn zoom(browser: &Browser) -> f64 {
    let zoom = browser.run("return +document.querySelector('.board-view').style.getPropertyValue('--zoom')").await;
    zoom.expect("the page").as_f64().expect("a number")
}

/// Where the middle of the board's window is.
async fn middle(browser: &Browser) -> [f64; 2] {
    let at = browser.run("const box = document.querySelector('.pan').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]");
    let at = at.await.expect("the page");
    [0, 1].map(|n| at[n].as_f64().expect("a number"))
}

async fn scrolled(browser: &Browser) -> [f64; 2] {
    let at = browser
        .run("const pan = document.querySelector('.pan'); return [pan.scrollLeft, pan.scrollTop]")
        .await
        .expect("the page");
    [0, 1].map(|n| at[n].as_f64().expect("a number"))
}

async fn mouse(browser: &Browser, kind: &str, [x, y]: [f64; 2], more: serde_json::Value) {
    let mut event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
    event.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
    browser.command("Input.dispatchMouseEvent", event).await.expect("the mouse");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_zoomed_by_keys_and_wheel_and_moved_by_arrows_and_mouse() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    for (game, players) in [("broom", 2), ("septima", 2), ("salem", 3)] {
        browser.go(&fixture.house.at("/")).await.expect("home");
        sit_down_with_bots(&browser, game, players, &[]).await;
        browser.until(ASKED).await.expect("a question");
        browser
            .until("document.querySelector('.board-view').style.getPropertyValue('--zoom')")
            .await
            .expect("the board is fitted");
        let fitted = zoom(&browser).await;
        // The keys.
        browser.press("+").await.expect("a key");
        browser.press("+").await.expect("a key");
        let larger = zoom(&browser).await;
        assert!(larger > fitted * 1.5, "{game}: {fitted} became {larger}");
        browser.press("-").await.expect("a key");
        assert!(zoom(&browser).await < larger, "{game}: a key makes it smaller");
        browser.press("0").await.expect("a key");
        assert_eq!(zoom(&browser).await, fitted, "{game}: it is fitted again");
        // The wheel, with Ctrl or for a pinch on a pad.
        let at = middle(&browser).await;
        mouse(&browser, "mouseWheel", at, json!({ "deltaX": 0, "deltaY": -300, "modifiers": 2 })).await;
        browser.until("+document.querySelector('.board-view').style.getPropertyValue('--zoom') > 1.3").await.expect("the wheel");
        // The arrows with Shift, and the mouse. Three streets of New Salem, twice as large, only just fill their window: they are made larger
        // still, so that there is something to move.
        for _ in 0..3 {
            browser.press("+").await.expect("a key");
        }
        browser.run("document.querySelector('.pan').scrollTo(0, 0)").await.expect("the page");
        browser.run("dispatchEvent(new Event('focus')); document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey: true, bubbles: true, cancelable: true }))").await.expect("the page");
        browser.until("document.querySelector('.pan').scrollTop > 50").await.expect("the arrows");
        let by_key = scrolled(&browser).await;
        assert!(by_key[1] > 50.0, "{game}: {by_key:?}");
        mouse(&browser, "mousePressed", at, json!({ "buttons": 1 })).await;
        for step in 1..=4 {
            mouse(&browser, "mouseMoved", [at[0], at[1] - 10.0 * f64::from(step)], json!({ "buttons": 1 })).await;
        }
        mouse(&browser, "mouseReleased", [at[0], at[1] - 40.0], json!({})).await;
        let by_mouse = scrolled(&browser).await;
        assert!(by_mouse[1] > by_key[1] + 20.0, "{game}: {by_key:?} became {by_mouse:?}");
    }
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_looked_at_stays_until_another_question_comes() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::DESK).await;
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    browser.until(ASKED).await.expect("a question");
    browser.press("+").await.expect("a key");
    let larger = zoom(&browser).await;
    assert!(larger > 1.0);
    // A role is chosen; the question is still which roles, and only their number is another.
    let question = "document.querySelector('#prompt .question').textContent";
    let first = browser.run(&format!("return {question}")).await.expect("the page");
    browser
        .run("document.querySelector('#board-pawns').replaceWith(document.querySelector('#board-pawns').cloneNode(true))")
        .await
        .expect("drawn anew");
    assert_eq!(zoom(&browser).await, larger, "what is drawn anew is as large");
    let mut chance = 5;
    while browser.run(&format!("return {question}")).await.expect("the page") == first {
        play(&browser, 1, &mut chance).await;
        browser.until(ASKED).await.expect("a question");
    }
    browser
        .until("+document.querySelector('.board-view').style.getPropertyValue('--zoom') === 1")
        .await
        .expect("another question fits the board");
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_fingers_zoom_a_board() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&Look::PHONE).await;
    sit_down_with_bots(&browser, "broom", 2, &[]).await;
    browser.until(ASKED).await.expect("a question");
    browser.until("document.querySelector('.board-view').style.getPropertyValue('--zoom')").await.expect("the board is fitted");
    let fitted = zoom(&browser).await;
    let [x, y] = middle(&browser).await;
    let fingers = |apart: f64| json!([{ "x": x - apart, "y": y, "id": 0 }, { "x": x + apart, "y": y, "id": 1 }]);
    for (kind, touches) in
        [("touchStart", fingers(30.0)), ("touchMove", fingers(40.0)), ("touchMove", fingers(80.0)), ("touchEnd", json!([]))]
    {
        browser.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": touches })).await.expect("fingers");
    }
    let larger = zoom(&browser).await;
    assert!(larger > fitted * 1.5, "{fitted} became {larger}");
    content(browser).await;
}
