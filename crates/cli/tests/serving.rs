//! The program as people start it: `coven serve` is killed, starved and started again, and loses nothing that it acknowledged.

mod house;

use coven_engine::FastDice;
use coven_server::client::Client;
use coven_store::testing::PostgresServer;
use coven_store::{Database, Store};
use house::{Pair, Server, good};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Storms a server with moves at many tables, kills it in the middle, starts it again, and so on; afterwards every acknowledged
/// move stands in the journal, in its place. `disturb` may do worse between two rounds.
async fn storm(database: &str, disturb: impl Fn(usize) + Sync) {
    const TABLES: usize = 12;
    const ROUNDS: usize = 5;
    let mut server = Server::start(database);
    let mut pairs = Vec::new();
    for _ in 0..TABLES {
        pairs.push(Pair::sit_down(server.address).await);
    }
    for round in 0..ROUNDS {
        let address = server.address;
        let made = Arc::new(AtomicUsize::new(0));
        let playing: Vec<_> = pairs
            .drain(..)
            .enumerate()
            .map(|(number, mut pair)| {
                pair.move_to(address);
                let made = made.clone();
                tokio::spawn(async move {
                    let mut dice = FastDice::new((round * 100 + number) as u64);
                    while let Ok(false) = pair.step(&mut dice).await {
                        made.fetch_add(1, Ordering::Relaxed);
                    }
                    pair
                })
            })
            .collect();
        // Moves are under way at every table when the server is killed, each time after another number of them.
        while made.load(Ordering::Relaxed) < 80 + 37 * round && playing.iter().any(|pair| !pair.is_finished()) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        server.kill();
        for pair in playing {
            pairs.push(pair.await.expect("no panic"));
        }
        disturb(round);
        server = Server::start(database);
    }
    // Every table opens and goes on.
    for pair in &mut pairs {
        pair.move_to(server.address);
        pair.step(&mut FastDice::new(1)).await.expect("the table goes on");
    }
    server.kill();
    let (store, _) = loop {
        match Store::open(&database.parse().expect("a database")) {
            Ok(opened) => break opened,
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    let mut acknowledged = 0;
    for pair in &pairs {
        let lines = store.lines(&pair.table, 0).await.expect("the journal");
        assert!(lines.iter().enumerate().all(|(number, line)| line.seq == number as i64 + 1), "no gaps");
        for (seq, seat, notation) in &pair.acknowledged {
            let line: Value = serde_json::from_str(&lines[*seq as usize - 1].text).expect("an entry");
            assert_eq!(line["did"]["moved"], json!({ "seat": seat, "move": notation }), "line {seq} of {}", pair.table);
            acknowledged += 1;
        }
    }
    assert!(acknowledged > 200, "a storm, not a breeze: {acknowledged}");
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_the_server_in_a_storm_of_moves_loses_nothing_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    storm(&folder.path().join("coven.db").display().to_string(), |_| {}).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_the_server_and_the_database_in_a_storm_of_moves_loses_nothing_on_postgresql() {
    let postgres = Arc::new(Mutex::new(PostgresServer::start()));
    let url = postgres.lock().expect("the server").database();
    storm(&url, |round| {
        // Every other time the database is killed too.
        if round % 2 == 1 {
            let mut postgres = postgres.lock().expect("the server");
            postgres.kill();
            postgres.go();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_of_several_nodes_can_be_killed_and_the_people_play_on_on_postgresql() {
    let postgres = PostgresServer::start();
    let url = postgres.database();
    let mut nodes = vec![Server::start(&url), Server::start(&url)];
    let mut pair = Pair::sit_down(nodes[0].address).await;
    let mut dice = FastDice::new(3);
    for turn in 0.. {
        pair.people = [pair.people[0].at(nodes[0].address), pair.people[1].at(nodes[1].address)];
        if pair.step(&mut dice).await.expect("both nodes serve the table") {
            break;
        }
        if turn % 25 == 24 {
            // One goes without a word, and another one comes.
            let gone = turn / 25 % 2;
            nodes.swap_remove(gone).kill();
            nodes.push(Server::start(&url));
        }
    }
    assert!(pair.acknowledged.len() > 60, "a whole game: {}", pair.acknowledged.len());
}

/// The database lies on a file system of two megabytes, of which most is taken.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_gives_a_clear_error_and_recovers_when_there_is_room_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().display().to_string();
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "--mount", "sh", "-c"]).arg(format!(
        "mount -t tmpfs -o size=3m tmpfs {place} && head -c 1500000 /dev/zero > {place}/ballast && \
         exec {} serve --listen 127.0.0.1:0 --rate 60000 --database {place}/coven.db",
        env!("CARGO_BIN_EXE_coven")
    ));
    let server = Server::of(command);
    let mut pair = Pair::sit_down(server.address).await;
    // Talk fills the disk.
    let (path, talk) = (format!("/api/v1/tables/{}/talk", pair.table), json!({ "text": "x".repeat(500) }));
    let mut full = None;
    for _ in 0..8000 {
        let answer = pair.people[0].post(&path, &talk).await.expect("an answer");
        if answer.status != 200 {
            full = Some(answer);
            break;
        }
    }
    let full = full.expect("the disk is full");
    assert_eq!((full.status, full.code().as_str()), (507, "store-full"), "{}", full.text());
    let health = pair.people[0].get("/health").await.expect("an answer");
    assert_eq!((health.status, health.code().as_str()), (503, "store-full"), "{}", health.text());
    // What is written can still be read.
    assert_eq!(pair.people[1].get(&format!("/api/v1/tables/{}", pair.table)).await.expect("an answer").status, 200);
    let inside = format!("/proc/{}/root{place}/ballast", server.child.id());
    std::fs::remove_file(&inside).expect("there is room again");
    let mut dice = FastDice::new(1);
    for _ in 0..10 {
        pair.step(&mut dice).await.expect("the table goes on");
    }
    assert_eq!(pair.acknowledged.len(), 10);
    // An answer is remembered for a second.
    while pair.people[0].get("/health").await.expect("an answer").status != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Somebody else fills the disk, while nobody plays.
    let ballast = std::fs::File::create(&inside).expect("a file");
    while (&ballast).write_all(&[0; 4096]).is_ok() {}
    while pair.people[0].get("/health").await.expect("an answer").status != 503 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_in_python_plays_a_whole_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("coven.db").display().to_string());
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let url = format!("http://{}", server.address);
    let played = tokio::task::spawn_blocking(move || {
        Command::new("python3").arg(script).arg(url).args(["--game", "broom", "--against", "random"]).output()
    });
    let played =
        tokio::time::timeout(Duration::from_secs(60), played).await.expect("in time").expect("no panic").expect("python3 runs");
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{said}{}", String::from_utf8_lossy(&played.stderr));
    assert!(said.contains("seat 0: place") && said.contains("seat 1: place"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn serve_without_options_keeps_its_tables_in_the_users_data_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
    command.arg("serve").env("XDG_DATA_HOME", folder.path());
    let server = Server::of(command);
    let health = Client::new(server.address).get("/health").await.expect("an answer");
    assert_eq!(good(health)["ok"], true);
    assert!(folder.path().join("coven/coven.db").exists());
    let database: Database = folder.path().join("coven/coven.db").display().to_string().parse().expect("a database");
    assert!(Store::open(&database).is_err(), "one program at a time");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_json_and_names_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
    let database = folder.path().join("coven.db");
    command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "60000", "--local-webhooks", "--database"]).arg(&database);
    let server = Server::of_with_log(command, std::fs::File::create(&log).expect("a log").into());
    // Play, a webhook that fails, requests that fail.
    let mut pair = Pair::sit_down(server.address).await;
    let hook = json!({ "webhook": { "url": "http://127.0.0.1:9/zanzibar" } }).to_string();
    let headers = [("content-type", "application/json")];
    for person in &mut pair.people {
        good(person.send("PUT", "/api/v1/me/webhook", &headers, Some(hook.as_bytes())).await.expect("an answer"));
    }
    let mut dice = FastDice::new(1);
    let mut asked = pair.asked().await;
    for _ in 0..80 {
        pair.step(&mut dice).await.expect("a move");
        let before = std::mem::replace(&mut asked, pair.asked().await);
        // Somebody is asked who was not: whoever does not answer at once is told elsewhere.
        if asked.iter().any(|seat| !before.contains(seat)) {
            break;
        }
    }
    pair.people[0].get(&format!("/api/v1/tables/{}/zanzibar", pair.table)).await.expect("an answer");
    for _ in 0..200 {
        if std::fs::read_to_string(&log).expect("the log").contains("webhook-failed") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let cookie = pair.people[0].headers[0].1.clone();
    drop(server);
    let log = std::fs::read_to_string(&log).expect("the log");
    assert!(log.contains("webhook-failed"), "{log}");
    for line in log.lines() {
        let event: Value = serde_json::from_str(line).expect("a JSON object");
        assert!(event["at"].is_i64() && event["event"].is_string(), "{line}");
    }
    for personal in ["Ada", "Bea", &pair.table, &cookie, "127.0.0.1", "zanzibar"] {
        assert!(!log.contains(personal), "{personal}: {log}");
    }
}

#[test]
fn load_plays_real_games_and_tells_what_they_cost() {
    let output = Command::new(env!("CARGO_BIN_EXE_coven"))
        .args(["load", "--tables", "3", "--seconds", "1", "--streams", "20", "--json"])
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let measured: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    // Three tables may find room in what the server had before them.
    assert!(measured["bytes_per_table"].is_f64(), "{measured}");
    for key in ["moves_per_s", "p50_ms", "p99_ms", "server_cpu_us_per_move", "streams"] {
        assert!(measured[key].as_f64().is_some_and(|value| value > 0.0), "{key}: {measured}");
    }
    assert_eq!(measured["streams"].as_f64(), Some(21.0));
}
