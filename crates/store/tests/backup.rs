//! Everything goes into one file, and out of it into either database, whoever writes meanwhile.

use coven_store::testing::PostgresServer;
use coven_store::{
    Append, Appended, Begun, Card, Complaint, Database, Finished, KeptTable, Line, NewNotice, NewTable, NewTournament, Person,
    Profile, PushDevice, PuzzleAnswer, RestoreError, Store, Token, TournamentAppend, TournamentCard, backup, look, restore,
};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::io::{Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

fn line(seq: i64, text: &str) -> Line {
    Line { seq, at: 1000 + seq, text: text.to_owned() }
}

fn card(stage: &'static str) -> Card {
    Card { stage, changed: 7, shown: Some("{}".to_owned()), sitters: Some(vec![(0, "ada".to_owned())]), ..Card::default() }
}

fn file(folder: &Path, name: &str) -> Database {
    Database::Sqlite(folder.join(name))
}

/// A database with a little of everything, texts that need care included.
async fn fill(store: &Store) {
    for (number, name) in ["Ada", "Żółć \"\\ \u{1f9d9}\n"].iter().enumerate() {
        let person = Person {
            id: ["ada", "bea"][number].to_owned(),
            name: (*name).to_owned(),
            language: "pl".to_owned(),
            login: (number == 0).then(|| "ada".to_owned()),
            passphrase: None,
            webhook: None,
            created: i64::MAX - 1,
            epoch: 3,
            banned: None,
            seen: 1,
        };
        store.add_person(person).await.expect("a person");
    }
    let token = Token { id: "token".to_owned(), label: "a program".to_owned(), created: 5 };
    store.add_token(token, "ada", "hash").await.expect("a token");
    store.invite("hash of a code", 2, Some(9), "for the club", 5).await.expect("an invitation");
    assert!(store.use_invitation("hash of a code", "bea", 6).await.expect("a use"));
    store.keep_data("h1", "board = 1\n").await.expect("data");
    for id in ["B", "a", "Z", "é"] {
        let table = NewTable {
            id: id.to_owned(),
            game: "toy".to_owned(),
            host: "ada".to_owned(),
            listed: true,
            deal: (id == "a").then(|| "promise".to_owned()),
            club: None,
            card: card("playing"),
            lines: vec![line(1, "opened"), line(2, "started")],
        };
        assert_eq!(store.begin(table, None).await.expect("a table"), Begun::Begun);
        let append = Append {
            table: id.to_owned(),
            expected: 2,
            line: line(3, "moved"),
            card: card("over"),
            snapshot: Some("{\"position\":1}".to_owned()),
            asked: Vec::new(),
            notices: Vec::new(),
            prepared: Vec::new(),
        };
        assert_eq!(store.append(append).await.expect("a line"), Appended::Written);
    }
    let people = vec![("ada".to_owned(), 1), ("bea".to_owned(), 2)];
    let bots = vec![("novice".to_owned(), 3)];
    let finished = Finished { game: "toy".to_owned(), players: 3, people, rated: true, bots };
    store.rate("a", finished).await.expect("ratings with fractions");
    store.set_profile("ada", Profile { hidden: true, unranked: false }).await.expect("a profile");
    store.befriend("bea", "ada", 10, 5).await.expect("a question");
    let complaint = Complaint {
        id: "c".to_owned(),
        person: "bea".to_owned(),
        other: "ada".to_owned(),
        table: "a".to_owned(),
        said: "\"…\"\n".to_owned(),
        reason: "it hurts".to_owned(),
        at: 6,
        closed: None,
    };
    assert_eq!(store.complain(complaint, 0, 5).await, Ok(true));
    store.want_report("a", 7).await.expect("a report that waits");
    assert_eq!(store.claim_report("node", "", 8, 9).await.expect("an answer").as_deref(), Some("a"));
    store.want_report("B", 8).await.expect("another");
    let seats = vec![(0, "{\"unaided\":true}".to_owned())];
    assert_eq!(store.keep_report("a", "node", "{\"found\":[0.5]}".to_owned(), seats).await, Ok(true));
    assert_eq!(store.set_time("ada", None, "{\"zone\":\"Europe/Warsaw\"}".to_owned()).await, Ok(true));
    store.keep_note("ada", "a", "Żółć is a witch.\n", 9).await.expect("a note");
    assert_eq!(store.prepare("ada", "a", 1, 3, Some("[\"Żółć\"]".to_owned())).await, Ok(true));
    let answer = PuzzleAnswer { game: "toy".to_owned(), puzzle: "7.1.3".to_owned(), solved: true };
    store.answer_puzzles("ada", vec![answer], 9).await.expect("an answer to a puzzle");
    store.want_address("ada", "ada@example.org", "hash", 9).await.expect("an address");
    assert_eq!(store.confirm_address("ada", "hash", 8, 15).await, Ok(true));
    let told = |text: &str| text.to_owned();
    let (endpoint, p256dh, auth) = (told("https://push.example.org/1"), told("key"), told("auth"));
    let device = PushDevice { id: told("device"), endpoint, p256dh, auth, label: told("Phone"), created: 5 };
    store.add_device("ada", device, 15).await.expect("a device");
    store.queue_notice("a", 3, NewNotice { person: told("ada"), kind: 4, seat: 0, due: 9 }).await.expect("a notice");
    store.push_key("a key").await.expect("a key for notices");
    store.begin_daily(20_000, "toy", "ada", "a").await.expect("a game of a day");
    store.end_daily("a", "{}").await.expect("its end");
    let people = vec!["ada".to_owned(), "bea".to_owned()];
    let card = TournamentCard { stage: "playing", due: Some(5), shown: "{}".to_owned(), people };
    let new = NewTournament {
        id: "cup".to_owned(),
        host: "ada".to_owned(),
        listed: true,
        card: card.clone(),
        line: line(1, "announced"),
    };
    assert_eq!(store.begin_tournament(new, 1).await, Ok(Begun::Begun));
    let opened = TournamentAppend {
        id: "cup".to_owned(),
        expected: 1,
        line: line(2, "opened"),
        card,
        opened: vec!["a".to_owned(), "B".to_owned()],
        ended: vec!["B".to_owned()],
    };
    assert_eq!(store.append_tournament(opened).await, Ok(Appended::Written));
}

fn saved(database: &Database) -> Vec<u8> {
    let mut bytes = Vec::new();
    backup(database, &mut bytes, 12).expect("a backup");
    bytes
}

fn text(bytes: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(bytes).read_to_string(&mut text).expect("a compressed text");
    text
}

fn packed(text: &str) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(text.as_bytes()).expect("it is packed");
    packed.finish().expect("it is packed")
}

fn believe(_: &HashMap<String, String>, _: &KeptTable) -> Result<(), String> {
    Ok(())
}

fn restored(database: &Database, bytes: &[u8]) -> Result<coven_store::Restored, RestoreError> {
    restore(database, bytes, &mut believe)
}

fn refused(database: &Database, bytes: &[u8]) -> String {
    restored(database, bytes).expect_err("it is refused").to_string()
}

#[tokio::test]
async fn everything_goes_from_sqlite_to_postgresql_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = PostgresServer::shared();
    let (there, back) = (Database::Postgres(server.database()), file(folder.path(), "back.db"));
    let first = {
        let (store, _notices) = Store::open(&file(folder.path(), "first.db")).expect("a store");
        fill(&store).await;
        // The store is open, as it is while serving.
        let bytes = saved(&file(folder.path(), "first.db"));
        assert!(text(&bytes).contains(&hex::encode(store.secret())), "the secret is in it");
        bytes
    };
    let told = restored(&there, &first).expect("it is restored");
    assert_eq!((told.tables, told.people, told.made), (4, 2, 12));
    let second = saved(&there);
    assert_eq!(text(&first), text(&second), "nothing is lost on the way");
    restored(&back, &second).expect("it is restored");
    assert_eq!(text(&first), text(&saved(&back)), "nor on the way back");
    // The new home is lived in like the old one, under the same secret.
    for database in [there, back] {
        let (store, _notices) = Store::open(&database).expect("a store");
        assert!(text(&first).contains(&hex::encode(store.secret())));
        assert_eq!(store.lines("é", 0).await.expect("lines").len(), 3);
        assert_eq!(store.snapshot("B", 9).await.expect("an answer"), Some((3, "{\"position\":1}".to_owned())));
        assert_eq!(store.report("a", 9).await, Ok(Some(coven_store::Reported::Done("{\"found\":[0.5]}".to_owned()))));
        assert_eq!(store.report("B", 9).await, Ok(Some(coven_store::Reported::Waiting)));
        assert_eq!(store.puzzle_answers("ada").await.expect("answers").len(), 1);
        assert_eq!(store.times_of(vec!["ada".to_owned()]).await.expect("times").len(), 1);
        assert_eq!(store.notes_of("ada").await.expect("notes").len(), 1);
        assert_eq!(store.prepared_at("a").await.expect("an answer")[0].answers, "[\"Żółć\"]");
        assert_eq!(store.daily_games(20_000, "toy", 9).await.expect("games").len(), 1);
        assert_eq!(store.tournament_lines("cup").await.expect("lines").len(), 2);
        assert_eq!(store.ended_tables("cup").await, Ok(vec!["a".to_owned()]));
        assert_eq!(store.person("bea").await.expect("an answer").expect("a person").name, "Żółć \"\\ \u{1f9d9}\n");
        let append = Append {
            table: "é".to_owned(),
            expected: 3,
            line: line(4, "said"),
            card: card("over"),
            snapshot: None,
            asked: Vec::new(),
            notices: Vec::new(),
            prepared: Vec::new(),
        };
        assert_eq!(store.append(append).await.expect("a line"), Appended::Written);
        drop(store);
        assert!(refused(&database, &first).contains("somebody has used it already"), "{database:?}");
    }
}

#[tokio::test]
async fn a_backup_shows_one_moment_whoever_writes_meanwhile() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = PostgresServer::shared();
    for (kind, database) in [("file", file(folder.path(), "busy.db")), ("server", Database::Postgres(server.database()))] {
        let (store, _notices) = Store::open(&database).expect("a store");
        let lines = (1..=2000).map(|seq| line(seq, &"x".repeat(100))).collect();
        let (id, game) = ("busy".to_owned(), "toy".to_owned());
        let table =
            NewTable { id, game, host: "ada".to_owned(), listed: false, deal: None, club: None, card: card("playing"), lines };
        assert_eq!(store.begin(table, None).await.expect("a table"), Begun::Begun);
        let done = std::sync::Arc::new(AtomicBool::new(false));
        let writing = tokio::spawn({
            let (store, done) = (store.clone(), done.clone());
            async move {
                let mut seq = 2000;
                while !done.load(Ordering::Relaxed) {
                    let append = Append {
                        table: "busy".to_owned(),
                        expected: seq,
                        line: line(seq + 1, "moved"),
                        card: card("playing"),
                        snapshot: None,
                        asked: Vec::new(),
                        notices: Vec::new(),
                        prepared: Vec::new(),
                    };
                    assert_eq!(store.append(append).await.expect("a line"), Appended::Written);
                    seq += 1;
                }
                seq
            }
        });
        let saved = tokio::task::spawn_blocking(move || (0..5).map(|_| saved(&database)).collect::<Vec<_>>());
        let saved = saved.await.expect("backups");
        done.store(true, Ordering::Relaxed);
        assert!(writing.await.expect("lines") > 2000, "somebody wrote meanwhile");
        for (number, bytes) in saved.iter().enumerate() {
            let mut seen = 0;
            let mut judge = |_: &HashMap<String, String>, table: &KeptTable| {
                seen = table.seq;
                let last = table.lines.last().map_or(0, |line| line.seq);
                if (last, table.lines.len() as i64) == (seen, seen) {
                    Ok(())
                } else {
                    Err(format!("{last}, {}, {seen}", table.lines.len()))
                }
            };
            let place = file(folder.path(), &format!("{kind}{number}.db"));
            restore(&place, bytes.as_slice(), &mut judge).expect("one moment");
            assert!(seen >= 2000);
        }
    }
}

#[tokio::test]
async fn a_broken_file_is_named_with_its_line_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = PostgresServer::shared();
    let from = file(folder.path(), "from.db");
    let bytes = {
        let (store, _notices) = Store::open(&from).expect("a store");
        fill(&store).await;
        saved(&from)
    };
    let whole = text(&bytes);
    let at = |needle: &str| whole.lines().position(|line| line.contains(needle)).expect(needle) + 1;
    let changed = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from}");
        packed(&whole.replacen(from, to, 1))
    };
    let schema = look(&from).expect("an answer").map(|looked| format!("\"schema\":{}", looked.schema)).expect("a schema");
    let moved = at("\"moved\"");
    let end = whole.lines().count();
    let cases = [
        (b"not compressed".to_vec(), "line 1: this is no backup".to_owned()),
        (packed("{\"coven\":\"record\",\"format\":1}\n"), "line 1: this is no backup".to_owned()),
        (changed("\"format\":1", "\"format\":2"), "newer program".to_owned()),
        (changed(&schema, "\"schema\":99"), "schema 99".to_owned()),
        (changed("\"moved\"", "moved"), format!("line {moved}: it cannot be read")),
        (changed(",\"moved\"]", ",7]"), format!("line {moved}: line is of another kind")),
        (changed(",\"moved\"]", "]"), format!("line {moved}: here should be 4 values")),
        (changed("\"moved\"", "\"mooved\""), format!("line {end}: the lines before this one")),
        (
            changed("\"relation\":\"entries\"", "\"relation\":\"pictures\""),
            format!("line {}: here should be entries", at("\"entries\"")),
        ),
        (
            packed(&whole.lines().filter(|line| !line.contains("\"moved\"")).map(|line| format!("{line}\n")).collect::<String>()),
            "rows, and there are".to_owned(),
        ),
        (
            packed(&whole.lines().take(moved).map(|line| format!("{line}\n")).collect::<String>()),
            format!("line {}: the file ends", moved + 1),
        ),
        (packed(&format!("{whole}[]\n")), format!("line {}: nothing should stand", end + 1)),
        (bytes[..bytes.len() - 40].to_vec(), "line ".to_owned()),
        // A table that is there twice: the database itself says no.
        (changed("[\"é\",1,", "[\"a\",1,"), "is refused".to_owned()),
    ];
    let postgres = Database::Postgres(server.database());
    for (number, (bytes, expected)) in cases.iter().enumerate() {
        let sqlite = file(folder.path(), &format!("{number}.db"));
        for database in [&sqlite, &postgres] {
            let told = refused(database, bytes);
            assert!(told.contains(expected), "{number}: '{told}' says nothing of '{expected}'");
        }
        assert!(!folder.path().join(format!("{number}.db")).exists(), "nothing is left");
    }
    // Somebody who knows games does not like one of them.
    let mut judge = |_: &HashMap<String, String>, table: &KeptTable| {
        if table.id == "Z" { Err("it ends otherwise".to_owned()) } else { Ok(()) }
    };
    let told = restore(&postgres, bytes.as_slice(), &mut judge).expect_err("it is refused").to_string();
    assert_eq!(told, "table Z: it ends otherwise");
    // After all that the database is as empty as before; also one that a server has opened but nobody has used.
    drop(Store::open(&postgres).expect("a store"));
    restored(&postgres, &bytes).expect("it is restored");
    let served = file(folder.path(), "served.db");
    drop(Store::open(&served).expect("a store"));
    restored(&served, &bytes).expect("it is restored");
    assert_eq!(text(&saved(&served)), whole);
}

#[test]
fn there_must_be_something_to_back_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let told = backup(&file(folder.path(), "none.db"), Vec::new(), 0).expect_err("there is nothing").to_string();
    assert!(told.contains("none.db"), "{told}");
    assert!(!folder.path().join("none.db").exists());
}
