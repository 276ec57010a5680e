//! A server for a test, and people who sit down at its tables.

use coven_engine::{DataSource, Dice, FastDice};
use coven_server::client::{Answer, Client, Event, Events};
use coven_server::{Config, DrawnTables, Rates, Running, serve};
use coven_store::Database;
use coven_store::testing::PostgresServer;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;

pub const GAME: &str = "broom";

/// Limits that no test reaches unless it wants to.
pub const GENEROUS: Rates = Rates {
    person: 1e6,
    address: 1e6,
    entrance: 1e6,
    attempts: 1.0,
    newcomers: 1e9,
    listings: 1e9,
    mails: 1e9,
    tables: 100_000,
    streams: 1000,
    connections: 10_000,
};

/// A server with its database.
pub struct House {
    /// Taken out, the server stops.
    pub running: Option<Running>,
    pub database: Database,
    postgres: Option<Arc<PostgresServer>>,
    _folder: Option<TempDir>,
}

pub fn config(database: Database) -> Config {
    let mut config = Config::new(database, "127.0.0.1:0".parse().expect("an address"));
    config.rates = GENEROUS;
    config.local_webhooks = true;
    // Games are looked at in a moment.
    config.analysis.playouts = 200;
    config.analysis.candidates = 1;
    config.waits.announcement = Duration::from_millis(300);
    config
}

pub async fn run(config: Config) -> Running {
    serve(config, Box::new(DrawnTables)).await.expect("the server starts")
}

impl House {
    /// On SQLite.
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::Sqlite(folder.path().join("coven.db"));
        let mut config = config(database.clone());
        change(&mut config);
        House { running: Some(run(config).await), database, postgres: None, _folder: Some(folder) }
    }

    /// On PostgreSQL.
    pub async fn on_postgres() -> House {
        House::on_postgres_with(|_| ()).await
    }

    pub async fn on_postgres_with(change: impl FnOnce(&mut Config)) -> House {
        let postgres = PostgresServer::shared();
        let database = Database::Postgres(postgres.database());
        let mut config = config(database.clone());
        change(&mut config);
        House { running: Some(run(config).await), database, postgres: Some(postgres), _folder: None }
    }

    /// The server on which it keeps its tables.
    pub fn postgres(&self) -> &PostgresServer {
        self.postgres.as_ref().expect("it keeps them on PostgreSQL")
    }

    pub fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("it runs").address
    }

    /// The server stops, so many milliseconds pass, and it starts again. On SQLite.
    pub async fn sleep(&mut self, passed: i64) {
        drop(self.running.take());
        let again = loop {
            // The first server may hold the file for a moment longer.
            if let Ok(connection) = rusqlite::Connection::open(file(&self.database)) {
                let moved = connection.execute("UPDATE entries SET at = at - ?1", [passed]);
                if moved.is_ok() {
                    connection.execute("UPDATE tables SET due = due - ?1, changed = changed - ?1", [passed]).expect("a change");
                    break reopen(&self.database, DataSource::builtin()).await;
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        self.running = Some(again);
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await.expect("a guest")
    }

    pub async fn guests<const N: usize>(&self) -> [Client; N] {
        let mut guests = Vec::new();
        for name in ["Ada", "Bea", "Cleo", "Dora", "Eve"].iter().take(N) {
            guests.push(self.guest(name).await);
        }
        guests.try_into().expect("so many names")
    }
}

/// The answer, if it is a success.
pub fn good(answer: Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// The status and code of an answer that is none.
pub fn bad(answer: Answer) -> (u16, String) {
    let code = answer.code();
    assert!(!code.is_empty(), "an error has a code: {} {}", answer.status, answer.text());
    (answer.status, code)
}

/// A table at which these people sit, in order.
pub async fn gather(people: &mut [Client], more: Value) -> String {
    let mut seats = vec![json!("open"); people.len()];
    seats[0] = json!("me");
    let mut wanted = json!({ "game": GAME, "seats": seats });
    for (name, value) in more.as_object().into_iter().flatten() {
        wanted[name] = value.clone();
    }
    let table = good(people[0].post("/api/v1/tables", &wanted).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table").to_owned();
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        good(act(person, &table, "claim", json!({ "seat": seat })).await);
    }
    table
}

pub async fn act(person: &mut Client, table: &str, what: &str, body: Value) -> Answer {
    person.post(&format!("/api/v1/tables/{table}/{what}"), &body).await.expect("an answer")
}

pub async fn start(people: &mut [Client], table: &str) {
    good(act(&mut people[0], table, "start", json!({})).await);
}

/// A table that is being played.
pub async fn playing(people: &mut [Client]) -> String {
    let table = gather(people, json!({})).await;
    start(people, &table).await;
    table
}

/// A table that is being played and is not rated, so that any bot may play for somebody.
pub async fn playing_unrated(people: &mut [Client]) -> String {
    let table = gather(people, json!({ "hints": true })).await;
    start(people, &table).await;
    table
}

/// A record of a game for so many players, without its last `missing` moves.
pub fn record(players: usize, missing: usize) -> String {
    record_of(players, 5, missing)
}

/// A record of a game that was dealt from this number.
pub fn record_of(players: usize, number: u64, missing: usize) -> String {
    let agreed = || coven_catalog::Agreement::Words { players, variants: &[] };
    let seed = coven_engine::Seed::from_number(number);
    let mut whole = coven_catalog::start(GAME, &DataSource::builtin(), agreed(), seed).expect("a table");
    let mut dice = FastDice::new(5);
    while let Some(seat) = whole.deciding().next() {
        let choices = whole.choices(seat);
        whole.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
    }
    let moves = whole.moves().len().saturating_sub(missing);
    whole.at(moves).expect("an earlier moment").record(Vec::new()).to_string()
}

/// A table from a record, at which nobody sits yet.
pub async fn import(person: &mut Client, record: &str) -> String {
    let opened = good(person.send("POST", "/api/v1/records", &[], Some(record.as_bytes())).await.expect("an answer"));
    opened["table"].as_str().expect("a table").to_owned()
}

/// A table at which these people have just ended a game.
pub async fn ended(people: &mut [Client]) -> String {
    let record = record(people.len(), 1);
    let table = import(&mut people[0], &record).await;
    for (seat, person) in people.iter_mut().enumerate() {
        good(act(person, &table, "claim", json!({ "seat": seat })).await);
    }
    start(people, &table).await;
    assert!(play(people, &table, 5, &mut FastDice::new(1)).await.1, "the game is over");
    table
}

/// What a person reads on a page, as the server writes it.
pub async fn page(person: &mut Client, path: &str) -> String {
    let answer = person.get(path).await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

/// Sends a form without fields, as a browser without a script does.
pub async fn press(person: &mut Client, path: &str) -> Answer {
    let headers = [("content-type", "application/x-www-form-urlencoded")];
    person.send("POST", path, &headers, Some(b"")).await.expect("an answer")
}

pub async fn look(person: &mut Client, table: &str) -> Value {
    good(person.get(&format!("/api/v1/tables/{table}")).await.expect("an answer"))
}

pub async fn stream(person: &Client, table: &str, last: Option<i64>) -> Events {
    person.events(&format!("/api/v1/tables/{table}/stream"), last).await.expect("a stream")
}

pub async fn soon(events: &mut Events) -> Event {
    tokio::time::timeout(Duration::from_secs(20), events.next()).await.expect("an event in time").expect("an event")
}

/// Whether nothing comes for a moment.
pub async fn silent(events: &mut Events) -> bool {
    tokio::time::timeout(Duration::from_millis(300), events.next()).await.is_err()
}

pub fn moves(state: &Value) -> Vec<String> {
    let choices = state["choices"].as_array().cloned().unwrap_or_default();
    choices.iter().filter_map(|choice| choice["move"].as_str().map(str::to_owned)).collect()
}

pub fn asked(state: &Value) -> Vec<usize> {
    let asked = state["asked"].as_array().cloned().unwrap_or_default();
    asked.iter().filter_map(|seat| seat.as_u64().map(|seat| seat as usize)).collect()
}

/// Makes so many moves, by chance; fewer if the game ends. Returns the last line and whether the game is over.
pub async fn play(people: &mut [Client], table: &str, moves_wanted: usize, dice: &mut FastDice) -> (i64, bool) {
    let mut state = look(&mut people[0], table).await;
    for _ in 0..moves_wanted {
        let asked = asked(&state);
        if asked.is_empty() {
            return (state["seq"].as_i64().expect("a line"), true);
        }
        let seat = asked[dice.below(asked.len() as u32) as usize];
        let mine = look(&mut people[seat], table).await;
        let moves = moves(&mine);
        let chosen = &moves[dice.below(moves.len() as u32) as usize];
        good(act(&mut people[seat], table, "moves", json!({ "move": chosen, "seq": mine["seq"] })).await);
        state = look(&mut people[0], table).await;
    }
    (state["seq"].as_i64().expect("a line"), asked(&state).is_empty())
}

/// One of the numbers that the server gives to Prometheus; nothing if there is none of that name and labels.
pub async fn metric(address: SocketAddr, name: &str) -> Option<f64> {
    let text = Client::new(address).get("/metrics").await.expect("an answer").text();
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

/// Waits until something holds.
pub async fn until<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    for _ in 0..600 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never came to be that {what}");
}

pub fn file(database: &Database) -> &Path {
    match database {
        Database::Sqlite(path) => path,
        Database::Postgres(_) => panic!("this is no file"),
    }
}

/// The same database with another server, after the first has let go of it.
pub async fn reopen(database: &Database, data: DataSource) -> Running {
    loop {
        let mut config = config(database.clone());
        config.data = data.clone();
        match serve(config, Box::new(DrawnTables)).await {
            Ok(running) => return running,
            Err(error) => assert!(error.to_string().contains("in use"), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Somebody who keeps what a stream tells. What an update does not name is as it was. Whoever reads so seldom that the stream is cut
/// goes on where it stopped.
pub struct Kept {
    person: Client,
    table: String,
    events: Events,
    pub state: Value,
}

impl Kept {
    pub async fn listen(person: &Client, table: &str) -> Kept {
        let mut events = stream(person, table, None).await;
        let state = soon(&mut events).await.json();
        Kept { person: person.clone(), table: table.to_owned(), events, state }
    }

    /// Hears everything up to a line.
    pub async fn hear(&mut self, seq: i64) {
        while self.state["seq"].as_i64() < Some(seq) {
            let next = tokio::time::timeout(Duration::from_secs(20), self.events.next()).await.expect("an event in time");
            let Ok(event) = next else {
                self.events = stream(&self.person, &self.table, self.state["seq"].as_i64()).await;
                continue;
            };
            let update = event.json();
            if update.get("view").is_some() && !self.is_asked(&update) {
                // Nobody asks any more what was asked before.
                self.state.as_object_mut().expect("an object").retain(|name, _| name != "prompt" && name != "choices");
            }
            for (name, value) in update.as_object().expect("an object") {
                self.state[name] = value.clone();
            }
        }
    }

    fn is_asked(&self, update: &Value) -> bool {
        update["asked"].as_array().is_some_and(|asked| asked.contains(&self.state["you"]))
    }
}

/// Somebody's program that is told of turns.
#[derive(Clone)]
pub struct Receiver {
    pub url: String,
    /// The requests, as they came.
    told: Arc<Mutex<Vec<String>>>,
    /// The connections on which nothing was answered.
    held: Arc<Mutex<Vec<TcpStream>>>,
    answers: Arc<AtomicBool>,
}

impl Receiver {
    /// One that answers, or one that takes every request and says nothing.
    pub fn open(answers: bool) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let receiver = Receiver { url, told: Arc::default(), held: Arc::default(), answers: Arc::new(answers.into()) };
        let Receiver { told, held, answers, .. } = receiver.clone();
        std::thread::spawn(move || {
            for connection in listener.incoming() {
                let mut connection = connection.expect("a visitor");
                let mut read = Vec::new();
                let mut buffer = [0; 4096];
                while !read.ends_with(b"}") {
                    match connection.read(&mut buffer) {
                        Ok(count) if count > 0 => read.extend_from_slice(&buffer[..count]),
                        _ => break,
                    }
                }
                told.lock().expect("no panic").push(String::from_utf8(read).expect("text"));
                if answers.load(Ordering::Relaxed) {
                    let _ = connection.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n");
                } else {
                    held.lock().expect("no panic").push(connection);
                }
            }
        });
        receiver
    }

    /// Lets go of all connections on which nothing was answered, and answers from now on.
    pub fn wake_up(&self) {
        self.answers.store(true, Ordering::Relaxed);
        self.held.lock().expect("no panic").clear();
    }

    pub fn told(&self) -> Vec<String> {
        self.told.lock().expect("no panic").clone()
    }

    /// Lets a person be told here, under a path of their own.
    pub async fn serves(&self, person: &mut Client, path: &str) {
        let hook = json!({ "webhook": { "url": format!("{}/{path}", self.url), "topic": path } }).to_string();
        let headers = [("content-type", "application/json")];
        good(person.send("PUT", "/api/v1/me/webhook", &headers, Some(hook.as_bytes())).await.expect("an answer"));
    }

    /// How often a path was told something.
    pub fn count(&self, path: &str) -> usize {
        self.told().iter().filter(|request| request.starts_with(&format!("POST /{path} "))).count()
    }
}
