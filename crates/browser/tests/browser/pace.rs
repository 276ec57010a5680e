//! A human pace: what others do is shown act by act, can be skipped, and never holds up an answer.

use crate::common::{ASKED, Fixture, content, play, sit_down_with_bots};
use coven_browser::{Browser, Key, Look};

const PACED: Look = Look { paced: true, ..Look::DESK };

/// Notes every act that is shown over the board, with the line of the journal that the page shows then; and makes a second, of which one is
/// noted for each act at the usual pace, shorter for those who test.
const WATCH: &str = "window.acts = []; window.seconds = 0;
    const later = setTimeout;
    window.setTimeout = (what, time, ...rest) => { if (time === 1000) seconds += 1; return later(what, time === 1000 ? 50 : time, ...rest); };
    new MutationObserver(() => { if (!act.hidden) acts.push({ seq: +document.querySelector('main').dataset.seq, words: act.textContent, marked: document.querySelectorAll('.pointed').length }); })
        .observe(window.act = document.getElementById('act'), { attributes: true, attributeFilter: ['hidden'] })";

const SHOWN: &str = "!document.getElementById('act').hidden";

async fn number(browser: &Browser, expression: &str) -> f64 {
    browser.run(&format!("return {expression}")).await.expect("the page").as_f64().expect("a number")
}

/// Answers until at least so many acts of others have been shown.
async fn watch_acts(browser: &Browser, wanted: f64) {
    let mut chance = 3;
    while number(browser, "acts.length").await < wanted {
        play(browser, 1, &mut chance).await;
        browser.until(&format!("{ASKED} && document.getElementById('act').hidden")).await.expect("a question");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_act_of_others_is_shown_for_a_while_before_the_next() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&PACED).await;
    sit_down_with_bots(&browser, "broom", 4, &[]).await;
    browser.run(WATCH).await.expect("the page");
    watch_acts(&browser, 5.0).await;
    assert_eq!(browser.run("return acts.every(act => act.words.length > 3)").await.expect("the page"), true, "an act has words");
    assert_eq!(
        browser.run("return acts.some(act => act.marked > 0)").await.expect("the page"),
        true,
        "an act is marked on the table"
    );
    let told_in_order = "acts.every((act, n) => n === 0 || act.seq > acts[n - 1].seq)";
    assert_eq!(
        browser.run(&format!("return {told_in_order}")).await.expect("the page"),
        true,
        "one line of the journal after the other"
    );
    // Each stands for its second, as the page counts it, and the next comes after that.
    assert_eq!(number(&browser, "seconds").await, number(&browser, "acts.length").await, "an act stands for a second");
    content(browser).await;
}

/// Notes what comes to the page about others, and every line that is read out. All sentences of a move come at once and are noted then: the list
/// may be drawn anew without its oldest ones.
const LISTEN: &str = "window.told = new Map(); window.said = [];
    const note = () => {
        const moves = Map.groupBy(document.querySelectorAll('#latest li'), line => line.dataset.after);
        for (const [move, lines] of moves) if (!told.has(move)) told.set(move, lines.map(line => line.textContent).join(' '));
    };
    note();
    window.before = told.size;
    new MutationObserver(note).observe(document.querySelector('main'), { childList: true, subtree: true });
    new MutationObserver(changes => { for (const change of changes) for (const line of change.addedNodes) said.push(line.textContent); })
        .observe(document.getElementById('spoken'), { childList: true })";

/// Whether shown one by one, piled up or skipped: what is told is what is heard.
#[tokio::test(flavor = "multi_thread")]
async fn each_act_of_others_is_read_out_once() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&PACED).await;
    browser.prefer(&fixture.house.at("/"), "pace", "quick").await.expect("a cookie");
    sit_down_with_bots(&browser, "broom", 4, &[]).await;
    browser.run(WATCH).await.expect("the page");
    browser.run(LISTEN).await.expect("the page");
    watch_acts(&browser, 6.0).await;
    // A press of Escape skips what is still to be shown.
    let mut chance = 5;
    play(&browser, 1, &mut chance).await;
    browser.press(Key::Escape).await.expect("Escape");
    let lists = "const letters = texts => texts.join('').replace(/\\s/g, ''), wanted = [...told.values()].slice(before)";
    let same = format!("(() => {{ {lists}; return letters(wanted) === letters(said); }})()");
    if browser.until(&format!("{ASKED} && document.getElementById('act').hidden && {same}")).await.is_err() {
        let both = browser.run(&format!("{lists}; return {{ wanted, said }}")).await.expect("the page");
        panic!("told and read out: {both:#}");
    }
    content(browser).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_makes_way_for_whoever_skips_it() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&PACED).await;
    browser.prefer(&fixture.house.at("/"), "pace", "slow").await.expect("a cookie");
    sit_down_with_bots(&browser, "broom", 4, &[]).await;
    browser.run(WATCH).await.expect("the page");
    let mut chance = 8;
    // Somebody does something, and more follows.
    while browser.run(&format!("return {SHOWN}")).await.expect("the page") == false {
        browser.until(&format!("{SHOWN} || {ASKED}")).await.expect("an act or a question");
        if browser.run(&format!("return !({SHOWN}) && {ASKED}")).await.expect("the page") == true {
            play(&browser, 1, &mut chance).await;
        }
    }
    browser.press(Key::Escape).await.expect("Escape");
    browser.until(&format!("{ASKED} && !({SHOWN})")).await.expect("the newest page");
    assert_eq!(number(&browser, "document.querySelectorAll('.pointed').length").await, 0.0, "nothing is marked any more");
    // What was skipped is still told by the list, which opens with a key.
    browser.run("document.activeElement?.blur(); document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }))").await.expect("a key");
    browser.until("document.querySelector('#latest[open] li') !== null").await.expect("since the last move");
    // The list marks on the table what it tells of, all of it, or what the sentence that is looked at is about.
    browser.until("document.querySelector('.pointed') !== null").await.expect("what it tells of is marked");
    browser.run("document.querySelector('#latest li[data-at]').focus()").await.expect("the page");
    let about = "(() => { const names = document.querySelector('#latest li[data-at]').dataset.at.split(' ');
        return document.querySelectorAll('.pointed').length <= names.length; })()";
    browser.until(about).await.expect("only what the sentence is about");
    content(browser).await;
}

/// Who is asked sees a choice, or confirms what can still be changed.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_with_one_answer_is_answered_for_the_visitor() {
    let fixture = Fixture::new().await;
    let browser = fixture.browser(&PACED).await;
    browser.prefer(&fixture.house.at("/"), "pace", "once").await.expect("a cookie");
    sit_down_with_bots(&browser, "broom", 3, &[]).await;
    let mut chance = 5;
    // A single choice is seen only for as long as its answer is on the way.
    let real = "document.querySelectorAll('[data-move]').length > 1 || document.querySelector('#gesture')?.dataset.ends || document.querySelector('form.fist')";
    for _ in 0..60 {
        let now = format!("!document.querySelector('#afterwards').hidden ? 'over' : {ASKED} && ({real}) && 'asked'");
        if browser.until(&now).await.expect("a real question, or the end") == "over" {
            break;
        }
        play(&browser, 1, &mut chance).await;
    }
    content(browser).await;
}
