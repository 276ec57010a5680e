//! Somebody at a table: looks for what is lit and clicks it.

use crate::{Browser, Result, click};
use std::time::Duration;

/// True while the person at the browser is asked something, and the page shows what came of the last answer.
pub const ASKED: &str = "document.querySelector('main:not([data-owed]) #prompt[data-asked]') !== null";

/// True when the game is over.
pub const OVER: &str = "!document.querySelector('#afterwards').hidden";

/// Opens a table from the home page: the person on the first seat, bots that play at random on as many others as are needed, and
/// with these variants.
pub async fn sit_down_with_bots(browser: &Browser, game: &str, players: usize, variants: &[&str]) -> Result<()> {
    found(browser, game, variants).await?;
    let seat = |n: usize, who: &str| format!("document.querySelector('[name=seat-{n}]').value = '{who}'");
    let bots = (1..players).map(|n| seat(n, "bot-random"));
    // Alone, the seat that is kept for a guest stays empty.
    let empty = (players == 1).then(|| seat(1, "nobody"));
    browser.run(&bots.chain(empty).collect::<Vec<_>>().join(";")).await?;
    browser.click_on("main form button.main").await?;
    browser.until("document.querySelector('.start button.main') !== null").await?;
    browser.click_on(".start button.main").await?;
    browser.until("document.querySelector('main.table') !== null").await.map(drop)
}

/// Goes from the home page to the form of a new table and chooses its variants.
pub async fn found(browser: &Browser, game: &str, variants: &[&str]) -> Result<()> {
    browser.click_on(&format!("a[href='/new/{game}']")).await?;
    browser.until("document.querySelector('form [name=seat-1]') !== null").await?;
    for variant in variants {
        browser.click_on(&format!("[name=variant][value={variant}]")).await?;
    }
    Ok(())
}

/// Clicks lit choices, by chance, until `most` moves are made or the game is over. Returns how many were made.
pub async fn play(browser: &Browser, most: usize, chance: &mut u64) -> Result<usize> {
    for made in 0..most {
        if browser.until(&format!("{OVER} ? 'over' : {ASKED} && 'asked'")).await? == "over" {
            return Ok(made);
        }
        choose(browser, chance).await?;
    }
    Ok(most)
}

/// Plays like [`play`], but by a script on the page, which is many times quicker. It chooses what a person could click, too: a choice
/// that is lit, in view and not covered by anything else.
pub async fn play_on(browser: &Browser, most: usize, chance: &mut u64) -> Result<usize> {
    let mut made = 0;
    while made < most {
        *chance = next(*chance);
        let script = format!("const most = {}, seed = {}; {PLAYER}", most - made, *chance >> 33);
        let played = browser.run(&script).await?;
        if let Some(fault) = played["fault"].as_str() {
            return Err(fault.into());
        }
        made += played["made"].as_u64().ok_or("the page was left")? as usize;
        if played["over"] == true {
            break;
        }
    }
    Ok(made)
}

const PLAYER: &str = include_str!("player.js");

/// A bot plays for the person from now on, unless the game is over.
pub async fn hand_over(browser: &Browser) -> Result<()> {
    if browser.run(&format!("return {OVER}")).await? == true {
        return Ok(());
    }
    if browser.seen("#people summary").await?.is_empty() {
        browser.click_on(".tabs [data-tab=side]").await?;
    }
    browser.click_on("#people summary").await?;
    // A question may open the tab that it is about just now, so the button is pressed wherever it stands.
    browser.until("document.querySelector(\"#people form[action$='/hand'] button\")").await?;
    browser.run("document.querySelector(\"#people form[action$='/hand'] button\")?.click()").await?;
    browser.until(&format!("{OVER} || document.querySelector('#people form[action$=\"/back\"]')")).await.map(drop)
}

/// The browser is elsewhere until the game is over, which spares it drawing every move. Then the page shows the end.
pub async fn come_back_at_the_end(browser: &Browser) -> Result<()> {
    let table = browser.here().await?;
    let origin = browser.run("return location.origin").await?;
    let origin = origin.as_str().ok_or("the page has no address")?;
    browser.go(&format!("{origin}/you")).await?;
    let api = table.replace("/table/", "/api/v1/tables/");
    let over = format!("return fetch({api:?}).then(answer => answer.json()).then(seen => seen.table.stage === 'over')");
    while browser.run(&over).await? != true {
        tokio::time::sleep(TIME_BETWEEN_LOOKS).await;
    }
    browser.go(&format!("{origin}{table}")).await?;
    browser.until(OVER).await.map(drop)
}

const TIME_BETWEEN_LOOKS: Duration = Duration::from_millis(100);

fn next(chance: u64) -> u64 {
    chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// Clicks one lit choice and waits until the page shows what came of it. A lit choice that is refused is an error.
async fn choose(browser: &Browser, chance: &mut u64) -> Result<()> {
    let before = seq(browser).await?;
    let mut covered = String::new();
    for _ in 0..MOST_TRIES {
        // A form that answers several questions at once is sent as it stands.
        let lit = browser.seen("[data-move], form[data-send=play] button").await?;
        if lit.is_empty() {
            continue;
        }
        *chance = next(*chance);
        match click(&lit[(*chance >> 33) as usize % lit.len()]).await {
            Ok(true) => return made(browser, before).await,
            // Somebody else moved at the same moment, and the choice was drawn anew.
            Ok(false) => {}
            Err(error) => covered = error.to_string(),
        }
    }
    let page = "const main = document.querySelector('main'), all = [...document.querySelectorAll('[data-move]')];
        return [main.className, main.dataset.tab, document.querySelector('#prompt').textContent, all.length, all[0]?.outerHTML.slice(0, 100), (() => { let e = all[0], h = []; while (e) { if (getComputedStyle(e).display === 'none') h.push(e.tagName + '#' + e.id + '.' + e.className); e = e.parentElement; } return h; })()].join(' | ')";
    let page = browser.run(page).await?;
    Err(format!("no lit choice can be clicked: {covered} {page}").into())
}

/// How many lit choices are tried before it is said that none can be clicked: some may lie under another part of the page.
const MOST_TRIES: usize = 20;

/// True while the last decision of a gesture waits to be confirmed.
pub const WAITS: &str = "document.querySelector('#gesture')?.hidden === false";

/// Waits until the page shows what came of a click that was made after the line `before`, and confirms it where that is asked.
pub async fn made(browser: &Browser, before: i64) -> Result<()> {
    let notice = "!document.querySelector('#notice').hidden && document.querySelector('#notice').textContent";
    let shown = "!document.querySelector('main').hasAttribute('data-owed')";
    let moved = format!("{shown} && (+document.querySelector('main').dataset.seq > {before} || {notice})");
    let mut came = browser.until(&format!("{WAITS} ? 'waits' : {moved}")).await?;
    if came == "waits" {
        browser.click_on("[data-confirm]").await?;
        came = browser.until(&moved).await?;
    }
    match came.as_str() {
        Some(refused) => Err(format!("a lit choice is refused: {refused}").into()),
        None => Ok(()),
    }
}

/// The line of the journal that the page shows.
pub async fn seq(browser: &Browser) -> Result<i64> {
    Ok(browser.run("return +document.querySelector('main').dataset.seq").await?.as_i64().unwrap_or_default())
}
