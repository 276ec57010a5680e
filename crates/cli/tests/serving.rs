//! The program as people start it: `coven serve` is killed, starved and started again, and loses nothing that it acknowledged.

use coven_engine::{Dice, FastDice};
use coven_server::client::{Answer, Client};
use coven_store::testing::PostgresServer;
use coven_store::{Database, Store};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A server that is a program of its own.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "60000", "--database", database]);
        Server::of(command)
    }

    fn of(command: Command) -> Server {
        Server::of_with_log(command, Stdio::null())
    }

    fn of_with_log(mut command: Command, log: Stdio) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("an output");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("no address: '{line}'")) }
    }

    fn kill(mut self) {
        // This is SIGKILL: nothing is said, nothing is saved.
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn good(answer: Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn choices(state: &Value) -> Vec<String> {
    let choices = state["choices"].as_array().cloned().unwrap_or_default();
    choices.iter().filter_map(|choice| choice["move"].as_str().map(str::to_owned)).collect()
}

/// Two people at a table of their own, who note what was acknowledged.
struct Pair {
    table: String,
    people: [Client; 2],
    acknowledged: Vec<(i64, usize, String)>,
}

impl Pair {
    async fn sit_down(address: SocketAddr) -> Pair {
        let mut people =
            [Client::guest(address, "Ada").await.expect("a guest"), Client::guest(address, "Bea").await.expect("a guest")];
        let wanted = json!({ "game": "broom", "seats": ["me", "open"] });
        let table = good(people[0].post("/api/v1/tables", &wanted).await.expect("an answer"));
        let table = table["table"].as_str().expect("a table").to_owned();
        good(people[1].post(&format!("/api/v1/tables/{table}/claim"), &json!({ "seat": 1 })).await.expect("an answer"));
        good(people[0].post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.expect("an answer"));
        Pair { table, people, acknowledged: Vec::new() }
    }

    fn move_to(&mut self, address: SocketAddr) {
        self.people = [self.people[0].at(address), self.people[1].at(address)];
    }

    /// The seats that are asked.
    async fn asked(&mut self) -> Vec<Value> {
        let state = self.people[0].get(&format!("/api/v1/tables/{}", self.table)).await.expect("an answer");
        state.json()["asked"].as_array().cloned().unwrap_or_default()
    }

    /// Makes one move. An error means that the server is gone. True if the game is over.
    async fn step(&mut self, dice: &mut FastDice) -> std::io::Result<bool> {
        let path = format!("/api/v1/tables/{}", self.table);
        let state = self.people[0].get(&path).await?;
        if state.status != 200 {
            return Err(std::io::Error::other(state.text()));
        }
        let asked = state.json()["asked"].as_array().cloned().unwrap_or_default();
        let Some(seat) = asked.first().and_then(Value::as_u64).map(|seat| seat as usize) else {
            return Ok(true);
        };
        let mine = self.people[seat].get(&path).await?.json();
        let moves = choices(&mine);
        if moves.is_empty() {
            return Ok(false);
        }
        let chosen = moves[dice.below(moves.len() as u32) as usize].clone();
        let body = json!({ "move": chosen, "seq": mine["seq"] });
        let answer = self.people[seat].post(&format!("{path}/moves"), &body).await?;
        match answer.status {
            200 => self.acknowledged.push((answer.json()["seq"].as_i64().expect("a line"), seat, chosen)),
            409 => {}
            _ => return Err(std::io::Error::other(answer.text())),
        }
        Ok(false)
    }
}

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
async fn any_of_several_nodes_can_be_killed_and_the_people_play_on() {
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
    // What is written can still be read.
    assert_eq!(pair.people[1].get(&format!("/api/v1/tables/{}", pair.table)).await.expect("an answer").status, 200);
    let inside = format!("/proc/{}/root{place}/ballast", server.child.id());
    std::fs::remove_file(&inside).expect("there is room again");
    let mut dice = FastDice::new(1);
    for _ in 0..10 {
        pair.step(&mut dice).await.expect("the table goes on");
    }
    assert_eq!(pair.acknowledged.len(), 10);
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
