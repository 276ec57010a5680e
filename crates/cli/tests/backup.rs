//! A whole server moves from SQLite to PostgreSQL and back, with a thousand tables.

use coven_catalog::{Agreement, GameBox, games, unpack};
use coven_engine::{DataSource, Dice, FastDice, Seed};
use coven_server::table::Desk;
use coven_store::testing::PostgresServer;
use coven_store::{Begun, Database, Line, NewTable, Store};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;

const TABLES: usize = 1000;

/// Of so many tables one is played to its end.
const FINISHED_EVERY: usize = 20;

fn coven(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_coven")).args(["--lang", "en"]).args(args).output().expect("the program runs")
}

fn good(args: &[&str]) -> String {
    let output = coven(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What the program complains of, with its exit code.
fn bad(args: &[&str]) -> (i32, String) {
    let output = coven(args);
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// A game of random moves: the first line of its journal, and the others.
struct Played {
    unpacked: Arc<dyn GameBox>,
    opened: Value,
    moves: Vec<Value>,
}

/// Plays each game of the house several times to its end.
fn played() -> Vec<Played> {
    let mut dice = FastDice::new(16);
    let games = games().iter().flat_map(|about| (0..3).map(move |number| (about, number)));
    let play = |(about, number): (&&'static coven_engine::About, u64)| {
        let unpacked = unpack(about.id, &DataSource::builtin()).expect("a game");
        let players = *about.seats.end().min(&3);
        let agreed = Agreement::Words { players, variants: &[] };
        let mut table = unpacked.start(agreed, Seed::from_number(number)).expect("a table");
        while let Some(seat) = table.deciding().next() {
            let choices = table.choices(seat);
            let chosen = &choices[dice.below(choices.len() as u32) as usize].notation;
            table.play(seat, chosen).expect("a legal move");
        }
        let record = serde_json::to_value(table.record(Vec::new()).header).expect("a header");
        let person = |seat: usize| json!({ "person": { "id": format!("p{seat}"), "name": format!("P{seat}") } });
        let opened = json!({
            "game": about.id, "rules": record["rules"], "data": unpacked.data_hash(), "setup": record["setup"],
            "seed": record["seed"], "host": "p0", "seats": (0..players).map(person).collect::<Vec<_>>(),
            "listed": true, "deal": null, "clock": null,
        });
        let made = |entry: coven_engine::record::Entry| json!({ "moved": { "seat": entry.seat, "move": entry.notation } });
        Played { unpacked, opened, moves: table.moves().into_iter().map(made).collect() }
    };
    games.map(play).collect()
}

/// A thousand tables: gathering, running, finished.
async fn fill(store: &Store) {
    let played = played();
    for number in 0..TABLES {
        let game = &played[number % played.len()];
        let length = match number {
            _ if number.is_multiple_of(FINISHED_EVERY) => game.moves.len(),
            _ => number % 10,
        };
        let mut entries = vec![json!({ "opened": game.opened })];
        if number % 10 != 1 {
            entries.push(json!("started"));
            entries.extend(game.moves.iter().take(length).cloned());
        }
        let line = |(seq, did): (i64, Value)| Line { seq, at: 1000 + seq, text: json!({ "did": did }).to_string() };
        let lines: Vec<Line> = (1..).zip(entries).map(line).collect();
        let id = format!("t{number:04}");
        let card = Desk::load(&id, game.unpacked.clone(), &lines).expect("a table").card(true);
        let game = game.opened["game"].as_str().expect("a game").to_owned();
        assert_eq!(
            store
                .begin(NewTable { id, game, host: "ada".to_owned(), listed: true, deal: None, club: None, card, lines }, None)
                .await
                .expect("a table"),
            Begun::Begun
        );
    }
}

fn text(file: &Path) -> String {
    let mut text = String::new();
    GzDecoder::new(std::fs::File::open(file).expect("a file")).read_to_string(&mut text).expect("a compressed text");
    text
}

/// Everything but the first line, which says when the file was made.
fn contents(file: &Path) -> Vec<String> {
    let text = text(file);
    let lines: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
    lines[..lines.len() - 1].to_vec()
}

/// Writes a file whose lines are not those that a server wrote, but whose checksum is right.
fn forge(file: &Path, text: &str) {
    let end = text[..text.len() - 1].rfind('\n').expect("several lines") + 1;
    let mut last: Value = serde_json::from_str(&text[end..]).expect("the end");
    last["sha256"] = hex::encode(Sha256::digest(&text[..end])).into();
    let mut packed = GzEncoder::new(std::fs::File::create(file).expect("a file"), Compression::fast());
    writeln!(packed, "{}{last}", &text[..end]).expect("it is written");
    packed.finish().expect("it is written");
}

#[test]
fn a_thousand_tables_move_to_postgresql_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let named = |name: &str| path(name).display().to_string();
    let (first, back) = (named("first.db"), named("back.db"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let database = Database::Sqlite(path("first.db"));
    let (store, _notices) = Store::open(&database).expect("a store");
    runtime.block_on(fill(&store));

    // The store is open, as it is while a server runs.
    let told = good(&["backup", &named("one"), "--database", &first]);
    assert!(told.contains("tables: 1000") && told.contains("secret"), "{told}");
    assert_eq!(path("one").metadata().expect("a file").permissions().mode() & 0o777, 0o600);
    assert!(!path("one.new").exists());
    let (code, told) = bad(&["restore", &named("one"), "--database", &first]);
    assert!(code == 2 && told.contains("in use"), "{told}");
    drop(store);

    let server = PostgresServer::shared();
    let url = server.database();
    let told = good(&["restore", &named("one"), "--database", &url]);
    assert!(told.contains("tables: 1000") && told.contains("stands as it did"), "{told}");
    good(&["backup", &named("two"), "--database", &url]);
    good(&["restore", &named("two"), "--database", &back]);
    good(&["backup", &named("three"), "--database", &back]);
    assert_eq!(contents(&path("one")), contents(&path("two")));
    assert_eq!(contents(&path("one")), contents(&path("three")));
    let over = contents(&path("three")).iter().filter(|line| line.contains("\"over\"")).count();
    assert_eq!(over, TABLES / FINISHED_EVERY);
    let (code, told) = bad(&["restore", &named("one"), "--database", &url]);
    assert!(code == 2 && told.contains("not empty"), "{told}");

    a_game_that_ends_otherwise_is_named(folder.path(), &text(&path("one")));
}

/// Somebody has changed who won, or a move, and did it well: only the rules can tell.
fn a_game_that_ends_otherwise_is_named(folder: &Path, whole: &str) {
    let file = folder.join("forged");
    let named = file.display().to_string();
    let database = folder.join("forged.db").display().to_string();
    let restore = ["restore", &named, "--database", &database];
    let card = whole.lines().find(|line| line.starts_with("[\"t0000\"") && line.contains("\\\"won\\\":true")).expect("a card");
    forge(&file, &whole.replacen(card, &card.replace("\\\"won\\\":true", "\\\"won\\\":false"), 1));
    let (code, told) = bad(&restore);
    assert!(code == 2 && told.contains("table t0000") && told.contains("winner"), "{told}");

    let moved = whole.lines().find(|line| line.starts_with("[\"t0005\"") && line.contains("moved")).expect("a move");
    let (before, _) = moved.split_once("\\\"move\\\":\\\"").expect("a notation");
    forge(&file, &whole.replacen(moved, &format!("{before}\\\"move\\\":\\\"nonsense\\\"}}}}}}\"]"), 1));
    let (code, told) = bad(&restore);
    assert!(code == 2 && told.contains("table t0005"), "{told}");
    assert!(!folder.join("forged.db").exists(), "nothing is left");
    // Whoever wants everything else gets it.
    let (code, told) = bad(&[restore.as_slice(), &["--keep-unreadable"]].concat());
    assert!(code == 1 && told.contains("t0005"), "{told}");
    assert!(folder.join("forged.db").exists());
}

#[test]
fn what_cannot_be_done_is_told_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = |name: &str| folder.path().join(name).display().to_string();
    let (code, told) = bad(&["backup", &named("b"), "--database", &named("none.db")]);
    assert!(code == 2 && told.contains("none.db") && told.lines().count() == 1, "{told}");
    assert!(!folder.path().join("b").exists() && !folder.path().join("b.new").exists());
    let (code, told) = bad(&["backup", &named("b"), "--database", "mysql://db/coven"]);
    assert!(code == 2 && told.contains("mysql:// is no kind of database"), "{told}");
    std::fs::write(folder.path().join("junk"), "junk").expect("a file");
    let (code, told) = bad(&["restore", &named("junk"), "--database", &named("new.db")]);
    assert!(code == 2 && told.contains("line 1: this is no backup"), "{told}");
    let (code, told) = bad(&["restore", &named("missing"), "--database", &named("new.db")]);
    assert!(code == 2 && told.contains("missing"), "{told}");
}
