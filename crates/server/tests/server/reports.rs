//! Finished games are analysed beside everything else, and no other games.

use crate::common::*;
use coven_engine::DataSource;
use coven_server::client::Client;
use coven_store::Database;
use coven_store::testing::PostgresServer;
use serde_json::{Value, json};
use std::num::NonZeroUsize;

/// More than any test waits for.
const ENDLESS: u64 = u64::MAX / 1_000_000;

async fn report(person: &Client, table: &str) -> Value {
    let mut person = person.clone();
    good(person.get(&format!("/api/v1/tables/{table}/report")).await.expect("an answer"))
}

async fn until_stage(person: &Client, table: &str, stage: &str) {
    until(&format!("the report is {stage}"), async || report(person, table).await["stage"] == stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_at_by_itself_and_shown_to_everybody() {
    let house = House::with(|config| config.analysis.playouts = 8_000).await;
    let mut people: [_; 2] = house.guests().await;
    let table = ended(&mut people).await;
    let file = rusqlite::Connection::open(file(&house.database)).expect("the database");
    until("it is kept", async || {
        let kept = "SELECT count(*) FROM reports WHERE report IS NOT NULL";
        file.query_row(kept, [], |row| row.get::<_, i64>(0)).is_ok_and(|kept| kept == 1)
    })
    .await;
    let mut stranger = house.guest("Stranger").await;
    let shown = report(&stranger, &table).await;
    let found = &shown["report"];
    assert_eq!((&shown["stage"], &shown["percent"], &found["game"]), (&json!("ready"), &json!(100), &json!(GAME)));
    for seat in found["seats"].as_array().expect("seats") {
        // Counted in the parts in which shares are kept: this reader of JSON may be wrong in the last bit.
        let part = |name: &str| (seat[name].as_f64().expect(name) * f64::from(1 << 30)).round() as i64;
        let sum: i64 = ["prior", "draws", "reveals", "guesses", "others", "errors"].map(part).iter().sum();
        assert_eq!(sum, part("result"));
    }
    let errors = shown["errors"].as_array().expect("a list");
    assert!(!errors.is_empty(), "moves by chance are full of errors");
    let read = page(&mut stranger, &format!("/table/{table}/report")).await;
    assert!(read.contains("<svg") && read.contains("class=\"ledger\"") && !read.contains("data-again"), "{read}");
    for error in errors {
        let address = error["page"].as_str().expect("an address");
        assert!(read.contains(address), "{address}");
        let position = page(&mut stranger, address).await;
        assert!(position.contains("table staged") && position.contains("/play-on?at="), "{position}");
    }
    let own = page(&mut people[0], &format!("/table/{table}/report")).await;
    assert!(own.contains("class=\"own\"") && !read.contains("class=\"own\""), "whoever played reads of the own result");
    assert!(page(&mut people[0], &format!("/table/{table}")).await.contains(&format!("/table/{table}/report")));
    let good = found["moves"].as_array().expect("moves").iter().find(|m| m["kind"] == "good").expect("a good move");
    let nothing = stranger.get(&format!("/table/{table}/report/{}", good["seq"])).await.expect("an answer");
    assert_eq!(nothing.status, 404, "of a good move there is nothing to be said");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_being_played_is_analysed_for_nobody() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let gathering = gather(&mut people, json!({})).await;
    let running = playing(&mut people).await;
    let half = import(&mut people[0], &record(2, 40)).await;
    for table in [&gathering, &running, &half] {
        for path in
            [format!("/api/v1/tables/{table}/report"), format!("/table/{table}/report"), format!("/table/{table}/report/1")]
        {
            let refused = people[0].get(&path).await.expect("an answer");
            assert_eq!(refused.status, 403, "{path}: {}", refused.text());
        }
        let refused = people[1].get(&format!("/api/v1/tables/{table}/report")).await.expect("an answer");
        assert_eq!(bad(refused), (403, "game-running".to_owned()));
        assert!(!page(&mut people[0], &format!("/table/{table}")).await.contains("/report"), "nothing leads there");
    }
    let file = rusqlite::Connection::open(file(&house.database)).expect("the database");
    let asked = file.query_row("SELECT count(*) FROM reports", [], |row| row.get::<_, i64>(0)).expect("a number");
    assert_eq!(asked, 0, "and nobody is at work on it");
}

/// What was dealt alike and is still being played is not given away either.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_that_is_still_played_elsewhere_is_not_shown() {
    let house = House::open().await;
    let (mut people, mut others): ([_; 2], [_; 2]) = (house.guests().await, house.guests().await);
    let over = gather(&mut people, json!({ "deal": "full moon" })).await;
    let running = gather(&mut people[..1], json!({ "deal": "full moon", "seats": ["open", "open"] })).await;
    for (seat, person) in others.iter_mut().enumerate() {
        good(act(person, &running, "claim", json!({ "seat": seat })).await);
    }
    start(&mut people, &over).await;
    assert!(play(&mut people, &over, 5_000, &mut coven_engine::FastDice::new(3)).await.1, "the game is over");
    let refused = people[0].get(&format!("/api/v1/tables/{over}/report")).await.expect("an answer");
    assert_eq!(bad(refused), (403, "deal-running".to_owned()));
    assert!(play(&mut others, &running, 5_000, &mut coven_engine::FastDice::new(4)).await.1, "the game is over");
    until_stage(&people[0], &over, "ready").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_another_house_is_looked_at_when_somebody_asks() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = import(&mut ada, &record(3, 0)).await;
    let file = rusqlite::Connection::open(file(&house.database)).expect("the database");
    let asked = file.query_row("SELECT count(*) FROM reports", [], |row| row.get::<_, i64>(0)).expect("a number");
    assert_eq!(asked, 0, "nobody who played it is here");
    until_stage(&ada, &table, "ready").await;
    assert_eq!(report(&ada, &table).await["report"]["players"], 3);
}

/// The server stops in the middle of the work and starts again: the report is made.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_forgets_no_report() {
    let mut house = House::with(|config| config.analysis.playouts = ENDLESS).await;
    let mut people: [_; 2] = house.guests().await;
    let table = ended(&mut people).await;
    until_stage(&people[0], &table, "running").await;
    let shown = page(&mut people[0], &format!("/table/{table}/report")).await;
    assert!(shown.contains("data-again") && shown.contains("<progress"), "{shown}");
    house.running = None;
    let again = reopen(&house.database, DataSource::builtin()).await;
    until_stage(&people[0].at(again.address), &table, "ready").await;
}

/// There is one thread for strong bots, and an endless analysis is on it: the bots answer all the same.
#[tokio::test(flavor = "multi_thread")]
async fn no_bot_waits_for_an_analysis() {
    let house = House::with(|config| {
        config.analysis.playouts = ENDLESS;
        config.bot_threads = NonZeroUsize::MIN;
    })
    .await;
    let mut people: [_; 2] = house.guests().await;
    let table = ended(&mut people).await;
    until_stage(&people[0], &table, "running").await;
    let wanted = json!({ "game": GAME, "seats": ["adept", "adept"] });
    let opened = good(people[0].post("/api/v1/tables", &wanted).await.expect("an answer"));
    let bots = opened["table"].as_str().expect("a table").to_owned();
    good(act(&mut people[0], &bots, "start", json!({})).await);
    until("strong bots have made moves", async || look(&mut people[0].clone(), &bots).await["moves"].as_u64() > Some(6)).await;
    assert_eq!(report(&people[0], &table).await["stage"], "running", "the analysis goes on");
}

/// One node is at work for ever; the other one takes the next game.
#[tokio::test(flavor = "multi_thread")]
async fn nodes_share_the_work_on_postgresql() {
    let postgres = PostgresServer::shared();
    let database = Database::Postgres(postgres.database());
    let mut slow = config(database.clone());
    slow.analysis.playouts = ENDLESS;
    let first = run(slow).await;
    let mut people = [
        Client::guest(first.address, "Ada").await.expect("a guest"),
        Client::guest(first.address, "Bea").await.expect("a guest"),
    ];
    let held = ended(&mut people).await;
    until_stage(&people[0], &held, "running").await;
    let second = run(config(database)).await;
    let next = ended(&mut people).await;
    until_stage(&people[0].at(second.address), &next, "ready").await;
    assert_eq!(report(&people[0].at(second.address), &held).await["stage"], "running", "nobody takes what another node holds");
    assert_eq!(report(&people[0], &next).await["stage"], "ready", "every node shows it");
}

/// Whoever played gets the own errors back as questions. The best move is right, the one that was made is not, and nothing else is a move.
#[tokio::test(flavor = "multi_thread")]
async fn own_errors_come_back_as_questions() {
    let house = House::with(|config| config.analysis.playouts = 20_000).await;
    let mut people: [_; 2] = house.guests().await;
    let table = ended(&mut people).await;
    until_stage(&people[0], &table, "ready").await;
    let shown = report(&people[0], &table).await;
    let worst = |seat: usize| {
        let mut errors: Vec<Value> = shown["report"]["moves"].as_array().expect("moves").clone();
        errors.retain(|m| m["seat"] == seat && ["inaccuracy", "mistake", "blunder"].iter().any(|kind| m["kind"] == *kind));
        errors.into_iter().max_by(|a, b| a["loss"].as_f64().partial_cmp(&b["loss"].as_f64()).expect("numbers"))
    };
    let seat = (0..2).find(|&seat| worst(seat).is_some()).expect("moves by chance are full of errors");
    let error = worst(seat).expect("an error");
    let first = format!("/table/{table}/learn/{seat}/1");
    let read = page(&mut people[seat], &format!("/table/{table}/report")).await;
    assert!(read.contains(&first), "the report leads there");
    let asked = page(&mut people[seat], &first).await;
    assert!(!asked.contains("Better: ") && asked.contains("?answer="), "{asked}");
    let answer = |notation: &Value| format!("{first}?answer={}", coven_ui::page::in_address(notation.as_str().expect("a move")));
    let right = page(&mut people[seat], &answer(&error["best"])).await;
    assert!(right.contains("class=\"right\"") && right.contains("Better: "), "{right}");
    let wrong = page(&mut people[seat], &answer(&error["move"])).await;
    assert!(wrong.contains("class=\"wrong\"") && !wrong.contains("Better: "), "{wrong}");
    assert!(page(&mut people[seat], &answer(&json!("nonsense"))).await.contains("class=\"refused\""));
    let thoughts = metric(house.address(), "coven_bot_wait_seconds_count{lane=\"slow\"}").await;
    assert_eq!(thoughts, Some(2.0), "each move took its turn among the thoughts of bots");
    for nowhere in
        [format!("/table/{table}/learn/{seat}/0"), format!("/table/{table}/learn/{seat}/99"), format!("/table/{table}/learn/9/1")]
    {
        assert_eq!(people[0].get(&nowhere).await.expect("an answer").status, 404, "{nowhere}");
    }
    let running = playing(&mut people).await;
    assert_eq!(people[0].get(&format!("/table/{running}/learn/0/1")).await.expect("an answer").status, 403);
}
