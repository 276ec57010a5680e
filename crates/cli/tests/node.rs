//! One node of a server: it is frozen, told to stop, outgrown by a newer one, and watched by systemd.

mod house;

use coven_engine::FastDice;
use coven_server::client::Client;
use coven_store::Store;
use coven_store::testing::PostgresServer;
use house::{Pair, Server, good};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

fn send(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).expect("a signal");
}

/// Waits until a program has ended.
async fn ended(child: &mut Child) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("a child") {
            return status;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "it never ends");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn serving(database: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "60000", "--database", database]);
    command
}

/// Pairs that play until their server is gone, and a count of their moves.
fn play(pairs: Vec<Pair>) -> (Vec<tokio::task::JoinHandle<Pair>>, Arc<AtomicUsize>) {
    let made = Arc::new(AtomicUsize::new(0));
    let playing = pairs.into_iter().enumerate().map(|(number, mut pair)| {
        let made = made.clone();
        tokio::spawn(async move {
            let mut dice = FastDice::new(number as u64);
            while let Ok(false) = pair.step(&mut dice).await {
                made.fetch_add(1, Ordering::Relaxed);
            }
            pair
        })
    });
    (playing.collect(), made)
}

async fn sit_down(server: &Server, count: usize) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for _ in 0..count {
        pairs.push(Pair::sit_down(server.address).await);
    }
    pairs
}

/// The journal of the file alone, as it is opened elsewhere, has every move that was acknowledged.
async fn assert_whole_alone(database: &Path, pairs: &[Pair]) {
    for end in ["-wal", "-shm"] {
        let beside = format!("{}{end}", database.display());
        assert!(!Path::new(&beside).exists(), "{beside}");
    }
    let elsewhere = tempfile::tempdir().expect("a folder");
    let copy = elsewhere.path().join("copy.db");
    std::fs::copy(database, &copy).expect("a copy");
    let (store, _) = Store::open(&copy.display().to_string().parse().expect("a database")).expect("a store");
    for pair in pairs {
        let lines = store.lines(&pair.table, 0).await.expect("the journal");
        for (seq, seat, notation) in &pair.acknowledged {
            let line: Value = serde_json::from_str(&lines[*seq as usize - 1].text).expect("an entry");
            assert_eq!(line["did"]["moved"], json!({ "seat": seat, "move": notation }), "line {seq} of {}", pair.table);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_told_to_stop_finishes_what_it_writes_and_sends_streams_elsewhere() {
    for signal in [Signal::TERM, Signal::INT] {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("coven.db");
        let log = folder.path().join("log");
        let file = std::fs::File::create(&log).expect("a log");
        let mut server = Server::of_with_log(serving(&database.display().to_string()), file.into());
        // Given moves at many tables, somebody who only watches, somebody who never finishes a request, and a bot that thinks.
        let pairs = sit_down(&server, 8).await;
        let watched = format!("/api/v1/tables/{}/stream", pairs[0].table);
        let mut stream = pairs[0].people[0].events(&watched, None).await.expect("a stream");
        let mut half = TcpStream::connect(server.address).expect("a connection");
        half.write_all(b"GET /health HTTP/1.1\r\nhost: here\r\n").expect("half a request");
        let mut ada = Client::guest(server.address, "Ada").await.expect("a guest");
        let against = json!({ "game": "broom", "seats": ["me", "archwitch"] });
        let table = good(ada.post("/api/v1/tables", &against).await.expect("an answer"));
        let start = format!("/api/v1/tables/{}/start", table["table"].as_str().expect("a table"));
        good(ada.post(&start, &json!({})).await.expect("an answer"));
        let (playing, made) = play(pairs);
        while made.load(Ordering::Relaxed) < 100 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        // When it is told to stop, it does, in good order. How soon follows from the timeouts, which are compared where they are declared;
        // that they are kept is seen below: it did not wait for the request that never ends.
        send(&server.child, signal);
        let status = ended(&mut server.child).await;
        assert!(status.success(), "{status}");
        let mut last = String::new();
        while let Ok(text) = stream.next_text().await {
            last = String::from_utf8_lossy(text).into_owned();
        }
        assert!(last.starts_with("retry: "), "the last word of a stream is when to come back: {last}");
        let mut pairs = Vec::new();
        for pair in playing {
            pairs.push(pair.await.expect("no panic"));
        }
        assert_whole_alone(&database, &pairs).await;
        let log = std::fs::read_to_string(&log).expect("the log");
        assert!(log.contains(r#""event":"stopping""#) && log.contains(r#""journal":"closed""#), "{log}");
        assert!(log.contains(r#""all_answered":false"#), "{log}");
    }
}

/// Nobody ends the first process of a container with a signal that it does not catch.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_process_one_stops_when_it_is_told_to() {
    for signal in [Signal::TERM, Signal::INT] {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("coven.db");
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--pid", "--fork", "--kill-child", env!("CARGO_BIN_EXE_coven"), "serve"]);
        command.args(["--listen", "127.0.0.1:0", "--database"]).arg(&database);
        let mut server = Server::of(command);
        let outside = server.child.id();
        let inside = std::fs::read_to_string(format!("/proc/{outside}/task/{outside}/children")).expect("a list");
        let inside = inside.trim().parse().ok().and_then(Pid::from_raw).expect("one child");
        kill_process(inside, signal).expect("a signal");
        assert!(ended(&mut server.child).await.success());
        assert_whole_alone(&database, &[]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn systemd_hears_that_a_node_is_ready_and_alive_and_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("notify");
    let systemd = UnixDatagram::bind(&place).expect("a socket");
    systemd.set_read_timeout(Some(Duration::from_secs(60))).expect("a time");
    let hear = || {
        let mut told = [0; 200];
        let length = systemd.recv(&mut told).expect("a word");
        String::from_utf8_lossy(&told[..length]).trim().to_owned()
    };
    let mut command = serving(&folder.path().join("coven.db").display().to_string());
    command.env("NOTIFY_SOCKET", &place).env("WATCHDOG_USEC", "100000");
    let mut server = Server::of(command);
    assert_eq!(hear(), "READY=1");
    good(Client::new(server.address).get("/health").await.expect("an answer"));
    assert_eq!([hear(), hear()], ["WATCHDOG=1", "WATCHDOG=1"]);
    send(&server.child, Signal::TERM);
    while hear() != "STOPPING=1" {}
    assert!(ended(&mut server.child).await.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_on_postgresql_that_meets_a_newer_schema_stops_with_a_sentence() {
    let postgres = PostgresServer::shared();
    let url = postgres.database();
    let mut command = serving(&url);
    let mut server = Server::of_with_log(serving(&url), std::process::Stdio::piped());
    let pair = Pair::sit_down(server.address).await;
    // What a newer node does when it starts.
    postgres.ask(&url, r#"UPDATE settings SET value = '99' WHERE name = 'schema'; NOTIFY coven, '{"Migrated":{"schema":99}}'"#);
    let status = ended(&mut server.child).await;
    let mut said = String::new();
    server.child.stderr.take().expect("an output").read_to_string(&mut said).expect("text");
    assert_eq!(status.code(), Some(2), "{said}");
    let sentence = said.lines().last().unwrap_or_default().to_owned();
    assert!(sentence.starts_with("coven: a newer coven has brought the database to schema 99"), "{said}");
    // Nor does it start again.
    let again = command.output().expect("the program runs");
    assert_eq!((again.status.code(), String::from_utf8_lossy(&again.stderr).trim()), (Some(2), sentence.as_str()));
    assert_eq!(postgres.ask(&url, "SELECT id FROM tables"), [pair.table], "everything is left as it is");
}

/// Freezes a node that is in the middle of a transaction. Returns the tables that it holds.
async fn freeze(node: &Server, postgres: &PostgresServer, url: &str, connections: &str) -> Vec<String> {
    let inside = format!("SELECT 1 FROM pg_stat_activity WHERE pid IN ({connections}) AND state = 'idle in transaction'");
    let held = "WITH free AS (SELECT id FROM tables FOR UPDATE SKIP LOCKED)
        SELECT id FROM tables WHERE id NOT IN (SELECT id FROM free)";
    loop {
        send(&node.child, Signal::STOP);
        if !postgres.ask(url, &inside).is_empty() {
            let tables = postgres.ask(url, held);
            if !tables.is_empty() {
                return tables;
            }
        }
        send(&node.child, Signal::CONT);
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_node_on_postgresql_stops_nobody() {
    let postgres = PostgresServer::shared();
    let url = postgres.database();
    let frozen = Server::start(&url);
    let pairs = sit_down(&frozen, 12).await;
    let own = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'coven'";
    let connections = postgres.ask(&url, own).join(",");
    let other = Server::start(&url);
    let people: Vec<(String, Client)> = pairs.iter().map(|pair| (pair.table.clone(), pair.people[0].at(other.address))).collect();
    let (playing, _) = play(pairs);
    // Given a node that stands still while it holds some of the tables.
    let held = freeze(&frozen, &postgres, &url, &connections).await;
    // When people go on at another one, then those at other tables do at once, and those at the held ones soon.
    let talk = |(table, mut person): (String, Client)| async move {
        let said = person.post(&format!("/api/v1/tables/{table}/talk"), &json!({ "text": "hello" })).await;
        good(said.expect("an answer"));
    };
    let (held, free): (Vec<_>, Vec<_>) = people.into_iter().partition(|(table, _)| held.contains(table));
    assert!(!held.is_empty());
    let waiting: Vec<_> = held.into_iter().map(|one| tokio::spawn(talk(one))).collect();
    for one in free {
        talk(one).await;
    }
    good(Client::new(other.address).get("/health").await.expect("an answer"));
    // The frozen node never lets go by itself, and a write that waits too long is refused. How soon it is cut off follows from the limits of
    // the store, which are compared where they are declared.
    for one in waiting {
        one.await.expect("it is said");
    }
    // And the frozen one goes on when it wakes up.
    send(&frozen.child, Signal::CONT);
    for pair in playing {
        pair.abort();
    }
    let mut pair = Pair::sit_down(frozen.address).await;
    pair.step(&mut FastDice::new(1)).await.expect("a move");
    assert_eq!(pair.acknowledged.len(), 1);
}
