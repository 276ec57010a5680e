//! How heavy the pages are and how quickly a move comes back, printed as lines: `cargo xtask page`.
//!
//! Sizes are as a browser loads them: pages and files compressed, fragments as they are. The first time is that from a posted move to the
//! fragment that shows it, on loopback, with bots at the other seats. The others are what a person sees in a browser without motion: from a
//! click to the first frame that answers it, and to the frame with the board after the move.

use coven_browser::table::{ASKED, play, sit_down_with_bots};
use coven_browser::{Browser, Driver, House, Look, Result};
use coven_server::client::{Answer, Client};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::time::{Duration, Instant};

const MOVES: usize = 60;
const CLICKS: usize = 40;

/// Notes for the last click when it was answered by any change of the table, and when the table showed what came of it. A frame has been painted
/// when the task after it begins.
const WATCH: &str = "const main = document.querySelector('main');
    addEventListener('click', event => {
        if (event.target.closest('[data-move], [data-confirm], form[data-send=play] button')) window.clicked = { at: event.timeStamp, seq: main.dataset.seq };
    }, true);
    new MutationObserver(() => {
        const click = window.clicked;
        const painted = name => {
            if (!click || click[name] !== undefined) return;
            click[name] = 0;
            requestAnimationFrame(() => setTimeout(() => { click[name] = performance.now() - click.at; }));
        };
        painted('answer');
        if (click && main.dataset.seq !== click.seq) painted('board');
    }).observe(main, { subtree: true, childList: true, attributes: true });";

#[tokio::main]
async fn main() -> Result<()> {
    let house = House::open().await?;
    let mut client = Client::new(house.address);
    let home = load(&mut client, "/").await?;
    let assets = assets(&mut client).await?;
    println!("script {} bytes, style {} bytes", assets[1].1, assets[0].1);
    let around: usize = assets.iter().map(|(_, size)| size).sum();
    println!("home {} bytes, {} with all it loads", home.body.len(), home.body.len() + around);
    for game in ["broom", "salem", "septima"] {
        weigh(&house, game, around).await?;
    }
    let driver = Driver::start()?;
    for (game, players) in [("broom", 3), ("salem", 4), ("septima", 3)] {
        click(&driver, &house, game, players).await?;
    }
    Ok(())
}

async fn load(client: &mut Client, path: &str) -> Result<Answer> {
    let answer = client.send("GET", path, &[("accept-encoding", "gzip")], None).await?;
    if answer.status == 200 { Ok(answer) } else { Err(format!("{path}: {}", answer.status).into()) }
}

/// The style, the script and the icon, with their sizes.
async fn assets(client: &mut Client) -> Result<Vec<(String, usize)>> {
    let page = client.get("/").await?.text();
    let mut found = Vec::new();
    for kind in [".css", ".js", ".svg"] {
        let path =
            page.split('"').find(|text| text.starts_with("/assets/") && text.ends_with(kind)).ok_or("an asset")?.to_owned();
        let size = load(client, &path).await?.body.len();
        found.push((path, size));
    }
    Ok(found)
}

async fn weigh(house: &House, game: &str, around: usize) -> Result<()> {
    let mut client = Client::new(house.address);
    let begun = client.send("POST", &format!("/play/{game}"), &[], Some(b"")).await?;
    let table = begun.header("location").ok_or("a table")?.to_owned();
    let cookie = begun.header("set-cookie").and_then(|cookie| cookie.split(';').next()).ok_or("a cookie")?.to_owned();
    client.headers.push(("cookie".to_owned(), cookie));
    let page = load(&mut client, &table).await?;
    let (mut sizes, mut times) = (Vec::new(), Vec::new());
    let mut chance = 1u64;
    for _ in 0..MOVES {
        let shown = wait_for_question(&mut client, &table).await?;
        let Some((seq, moves)) = shown else { break };
        let mut events = client.events(&format!("{table}/stream?seq={seq}"), None).await?;
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = &moves[(chance >> 33) as usize % moves.len()];
        let body = format!("seq={seq}&move={}", escaped(chosen));
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept", "text/fragment+html")];
        let began = Instant::now();
        let address = format!("{table}/move");
        let (answer, event) = tokio::join!(client.send("POST", &address, &headers, Some(body.as_bytes())), events.next());
        let answer = answer?;
        if answer.status != 204 {
            return Err(format!("{chosen}: {} {}", answer.status, answer.text()).into());
        }
        times.push(began.elapsed());
        let event = event?;
        sizes.push((event.data.len(), compressed(event.data.as_bytes())?));
    }
    sizes.sort_unstable();
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    println!("{game}: table page {} bytes, {} with all it loads", page.body.len(), page.body.len() + around);
    println!(
        "{game}: fragment of a move: median {} bytes ({} if it were compressed), largest {}",
        middle(&sizes).0,
        middle(&sizes).1,
        sizes[sizes.len() - 1].0
    );
    println!(
        "{game}: from post to fragment: median {:.1} ms, slowest {:.1} ms ({} moves)",
        ms(middle(&times)),
        ms(times[times.len() - 1]),
        times.len()
    );
    Ok(())
}

/// How long somebody waits who clicks.
async fn click(driver: &Driver, house: &House, game: &str, players: usize) -> Result<()> {
    let browser = Browser::open(driver, &Look::DESK).await?;
    for (name, value) in [("pace", "once"), ("lone", "ask")] {
        browser.prefer(&house.at("/"), name, value).await?;
    }
    browser.go(&house.at("/")).await?;
    sit_down_with_bots(&browser, game, players, &[]).await?;
    browser.until(ASKED).await?;
    browser.run(WATCH).await?;
    let (mut answers, mut boards) = (Vec::new(), Vec::new());
    let mut chance = 7;
    while answers.len() < CLICKS && play(&browser, 1, &mut chance).await? == 1 {
        let times = browser.until("clicked.answer > 0 && clicked.board > 0 && [clicked.answer, clicked.board]").await?;
        let time = |n: usize| times[n].as_f64().ok_or("a time");
        answers.push(time(0)?);
        boards.push(time(1)?);
    }
    answers.sort_by(f64::total_cmp);
    boards.sort_by(f64::total_cmp);
    println!(
        "{game}: a click is answered after: median {:.0} ms; the board shows it after: median {:.0} ms, slowest {:.0} ms ({} clicks)",
        middle(&answers),
        middle(&boards),
        boards[boards.len() - 1],
        boards.len()
    );
    browser.close().await
}

fn compressed(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(3));
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

fn middle<T: Copy>(sorted: &[T]) -> T {
    sorted[sorted.len() / 2]
}

/// The line that the page shows and the moves that it offers; none when the game is over.
async fn wait_for_question(client: &mut Client, table: &str) -> Result<Option<(i64, Vec<String>)>> {
    for _ in 0..400 {
        let page = client.get(table).await?.text();
        let seq = page.split("data-seq=\"").nth(1).and_then(|rest| rest.split('"').next()).ok_or("a line")?.parse()?;
        // Most choices are clicked; a form has what answers its first question.
        let named = |name: &str| {
            page.split(&format!("{name}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
        };
        let clicked: Vec<String> = named("data-move");
        let moves = if clicked.is_empty() { named("data-answer") } else { clicked };
        if !moves.is_empty() {
            return Ok(Some((seq, moves)));
        }
        let main = page.split("<main").nth(1).and_then(|rest| rest.split('>').next()).unwrap_or_default();
        if main.contains(" over\"") {
            return Ok(None);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Err("nobody is asked".into())
}

/// Notation has letters, digits, blanks and a few signs.
fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
