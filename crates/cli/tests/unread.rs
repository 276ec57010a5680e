//! Streams that nobody reads: `coven serve` holds little for them, and whoever reads after all misses nothing.

use coven_server::client::{Client, Events};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};

/// As many as one person may hold.
const STREAMS: usize = 32;
const GUESTS: usize = 8;

struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &std::path::Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_coven"))
            .args(["serve", "--listen", "127.0.0.1:0", "--rate", "60000", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
        let address = line.trim().trim_start_matches("http://").parse().expect("an address");
        Server { child, address }
    }

    /// The largest memory that it ever had, in MB.
    fn most_memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("a status");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
        peak.trim().trim_end_matches(" kB").parse::<usize>().expect("a number") * 1024 / 1_000_000
    }

    async fn metric(&self, name: &str) -> f64 {
        let text = Client::new(self.address).get("/metrics").await.expect("an answer").text();
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
        value.unwrap_or_else(|| panic!("no {name}: {text}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table of bots that move as fast as they can, of the game of which a page is told most: megabytes in a game.
async fn table_of_bots(person: &mut Client) -> String {
    let wanted = json!({ "game": "septima", "seats": ["random", "random", "random", "random"] });
    let opened = person.post("/api/v1/tables", &wanted).await.expect("an answer").json();
    opened["table"].as_str().expect("a table").to_owned()
}

/// A stream on which nothing is ever read.
async fn unread(person: &Client, path: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(person.address()).await.expect("a connection");
    let cookie = &person.headers[0].1;
    let request = format!("GET {path} HTTP/1.1\r\nhost: here\r\ncookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("a request");
    stream
}

/// The lines that a stream tells until it ends, or up to the last one.
async fn read(events: &mut Events, last: i64) -> Vec<i64> {
    let mut lines = Vec::new();
    while lines.last() < Some(&last) {
        match tokio::time::timeout(Duration::from_secs(60), events.next()).await.expect("an event or the end") {
            Ok(event) => lines.push(event.id.expect("a line")),
            Err(_) => break,
        }
    }
    lines
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_that_nobody_reads_cost_little_and_resume_where_they_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("coven.db"));
    let mut guests = Vec::new();
    for number in 0..GUESTS {
        guests.push(Client::guest(server.address, &format!("Guest {number}")).await.expect("a guest"));
    }
    let mut tables = Vec::new();
    // A person may have only a few tables that have not begun, so everybody opens some.
    for number in 0..STREAMS {
        tables.push(table_of_bots(&mut guests[number % GUESTS]).await);
    }
    // Everybody watches every table; no two see it in the same form and language.
    let mut held = Vec::new();
    for (number, guest) in guests.iter().enumerate() {
        let how = format!("form={}&lang={}", ["page", "data"][number / 4], ["en", "it", "fr", "pl"][number % 4]);
        // The last guest reads one stream after all, but much too late.
        let kept = usize::from(number == GUESTS - 1);
        for table in &tables[kept..] {
            held.push(unread(guest, &format!("/api/v1/tables/{table}/stream?{how}")).await);
        }
    }
    let late = guests.last().expect("a guest").clone();
    let path = format!("/api/v1/tables/{}/stream?lang=pl", tables[0]);
    let mut slow = late.events(&path, None).await.expect("a stream");
    while server.metric("coven_streams").await < (GUESTS * STREAMS) as f64 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for (number, table) in tables.iter().enumerate() {
        let started =
            guests[number % GUESTS].post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.expect("an answer");
        assert_eq!(started.status, 200, "{}", started.text());
    }
    let mut last = Vec::new();
    for table in &tables {
        last.push(loop {
            let state = guests[0].get(&format!("/api/v1/tables/{table}")).await.expect("an answer").json();
            if state["table"]["stage"] == "over" {
                break state["seq"].as_i64().expect("a line");
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        });
    }
    assert!(server.metric("coven_streams_cut_total").await >= (GUESTS * STREAMS / 2) as f64, "they were cut");
    let memory = server.most_memory();
    assert!(memory < 150, "{memory} MB");

    // What waits on the other streams of a person counts for this one too: they are closed first.
    drop(held);
    while server.metric("coven_streams").await > 1.0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut lines = read(&mut slow, last[0]).await;
    let mut times = 0;
    while lines.last() < Some(&last[0]) {
        let mut resumed = late.events(&path, lines.last().copied()).await.expect("a stream");
        lines.extend(read(&mut resumed, last[0]).await);
        times += 1;
        assert!(times < 100, "it never comes to its end");
    }
    assert!(times > 0, "the stream was cut and taken up again");
    assert!(lines.windows(2).all(|pair| pair[1] == pair[0] + 1), "in order, without gaps: {lines:?}");
}
