//! Play over days, on both databases: what is urgent, how people keep time, what they noted down.

use coven_store::testing::{PostgresServer, person};
use coven_store::{Append, Appended, Begun, Card, Database, Line, NewTable, PreparedChange, Store};
use std::sync::Arc;
use tempfile::TempDir;

/// A store of each kind, and what they live in.
async fn stores() -> ((TempDir, Arc<PostgresServer>), [Store; 2]) {
    let (folder, server) = (tempfile::tempdir().expect("a temporary folder"), PostgresServer::shared());
    let databases = [Database::Sqlite(folder.path().join("coven.db")), Database::Postgres(server.database())];
    let stores = databases.map(|database| Store::open(&database).expect("the store opens").0);
    for store in &stores {
        for id in ["ada", "bea"] {
            store.add_person(person(id)).await.expect("a person");
        }
    }
    ((folder, server), stores)
}

/// A table at which Ada sits on the first chair and on the third, and Bea on the second.
async fn table(store: &Store, id: &str, changed: i64, asked: u8, deadlines: &[(u8, i64)]) {
    let sitters = [(0, "ada"), (1, "bea"), (2, "ada")].map(|(seat, who)| (seat, who.to_owned())).to_vec();
    let card = Card {
        stage: "playing",
        asked,
        changed,
        deadlines: deadlines.to_vec(),
        shown: Some("{}".to_owned()),
        sitters: Some(sitters),
        ..Card::default()
    };
    let (id, game, host) = (id.to_owned(), "toy".to_owned(), "ada".to_owned());
    let table = NewTable { id, game, host, listed: false, deal: None, club: None, card, lines: Vec::new() };
    assert_eq!(store.begin(table, None).await, Ok(Begun::Begun));
}

#[tokio::test]
async fn where_time_runs_out_soonest_one_is_asked_first_on_both_databases() {
    let (_home, stores) = stores().await;
    for store in &stores {
        table(store, "late", 1, 0b001, &[(0, 900)]).await;
        table(store, "soon", 2, 0b101, &[(0, 700), (2, 300)]).await;
        table(store, "without-clock", 4, 0b100, &[]).await;
        table(store, "longer-without-clock", 3, 0b001, &[]).await;
        table(store, "of-bea", 5, 0b010, &[(1, 100)]).await;
        let turns = store.turns_of("ada").await.expect("an answer");
        let seen: Vec<_> = turns.iter().map(|turn| (turn.id.as_str(), turn.deadline(), turn.asks())).collect();
        assert_eq!(
            seen,
            [
                ("soon", Some(300), true),
                ("late", Some(900), true),
                ("longer-without-clock", None, true),
                ("without-clock", None, true)
            ]
        );
        let all = store.tables_of("ada", 10).await.expect("an answer");
        assert_eq!(all.len(), 5, "each table once, however many chairs one has there");
        let waits = all.iter().find(|table| table.id == "of-bea").expect("it is there");
        assert_eq!((waits.deadline(), waits.asks()), (None, false), "what others have time for is their affair");
        assert_eq!(store.turns_of("bea").await.expect("an answer")[0].deadline(), Some(100));
    }
}

#[tokio::test]
async fn of_two_who_change_a_persons_time_at_once_one_looks_again_on_both_databases() {
    let (_home, stores) = stores().await;
    for store in &stores {
        let ada = || vec!["ada".to_owned(), "nobody".to_owned()];
        assert_eq!(store.times_of(ada()).await.expect("an answer").len(), 0);
        assert_eq!(store.set_time("ada", None, "first".to_owned()).await, Ok(true));
        assert_eq!(store.set_time("ada", None, "second".to_owned()).await, Ok(false), "something is there");
        assert_eq!(store.set_time("ada", Some("other".to_owned()), "second".to_owned()).await, Ok(false));
        assert_eq!(store.set_time("ada", Some("first".to_owned()), "second".to_owned()).await, Ok(true));
        assert_eq!(store.times_of(ada()).await.expect("an answer").get("ada").map(String::as_str), Some("second"));
        assert_eq!(store.set_time("nobody", None, "first".to_owned()).await, Ok(false), "there is no such person");
    }
}

#[tokio::test]
async fn a_note_is_its_writers_alone_and_goes_with_the_writer_or_the_table_on_both_databases() {
    let (_home, stores) = stores().await;
    for store in &stores {
        table(store, "t", 1, 0, &[]).await;
        table(store, "u", 1, 0, &[]).await;
        store.keep_note("ada", "t", "hers", 5).await.expect("a note");
        store.keep_note("ada", "t", "hers, changed", 6).await.expect("a note");
        store.keep_note("ada", "u", "another", 7).await.expect("a note");
        store.keep_note("bea", "t", "mine", 7).await.expect("a note");
        store.keep_note("ada", "nowhere", "lost", 8).await.expect("no note");
        let texts = async |who: &str| {
            let notes = store.notes_of(who).await.expect("notes");
            notes.into_iter().map(|note| format!("{}: {}", note.table, note.text)).collect::<Vec<_>>()
        };
        assert_eq!(texts("ada").await, ["u: another", "t: hers, changed"]);
        assert_eq!(store.note("bea", "t").await.expect("an answer").map(|note| note.text).as_deref(), Some("mine"));
        store.keep_note("ada", "u", "", 9).await.expect("it is taken away");
        assert_eq!(texts("ada").await, ["t: hers, changed"]);
        assert_eq!(store.set_time("ada", None, "kept".to_owned()).await, Ok(true));
        assert_eq!(store.drop_person("ada").await, Ok(true));
        assert!(texts("ada").await.is_empty() && store.times_of(vec!["ada".to_owned()]).await.expect("an answer").is_empty());
        assert_eq!(store.drop_table("t", 100).await, Ok(true));
        assert!(texts("bea").await.is_empty());
    }
}

/// The next line of a table, with what becomes of what Ada has prepared.
fn line(seq: i64, was: Option<&str>, now: Option<&str>) -> Append {
    let change = PreparedChange { person: "ada".to_owned(), was: was.map(str::to_owned), now: now.map(str::to_owned) };
    Append {
        table: "t".to_owned(),
        expected: seq - 1,
        line: Line { seq, at: seq, text: "{}".to_owned() },
        card: Card { stage: "playing", ..Card::default() },
        snapshot: None,
        asked: Vec::new(),
        notices: Vec::new(),
        prepared: vec![change],
    }
}

#[tokio::test]
async fn what_is_prepared_changes_with_the_line_or_not_at_all_on_both_databases() {
    let (_home, stores) = stores().await;
    for store in &stores {
        table(store, "t", 1, 0, &[]).await;
        let prepared = async || {
            let there = store.prepared_at("t").await.expect("an answer");
            there.into_iter().map(|one| (one.person, one.seat, one.answers)).collect::<Vec<_>>()
        };
        let of = |seat: u8, answers: &str| vec![("ada".to_owned(), seat, answers.to_owned())];
        let some = |answers: &str| Some(answers.to_owned());
        assert_eq!(store.prepare("ada", "t", 2, 7, some("late")).await, Ok(false), "the table is elsewhere");
        assert_eq!(store.prepare("nobody", "t", 2, 0, some("theirs")).await, Ok(true));
        assert_eq!(prepared().await, [], "whoever is not there leaves nothing");
        assert_eq!(store.prepare("ada", "t", 2, 0, some("one")).await, Ok(true));
        assert_eq!(store.prepare("ada", "t", 2, 0, some("two")).await, Ok(true));
        assert_eq!(prepared().await, of(2, "two"));
        // A line that was decided on something else is not written.
        for was in [None, Some("one")] {
            assert_eq!(store.append(line(1, was, None)).await, Ok(Appended::Conflict));
        }
        assert_eq!(store.lines("t", 0).await.expect("lines").len(), 0);
        assert_eq!(store.append(line(1, Some("two"), Some("rest"))).await, Ok(Appended::Written));
        assert_eq!(prepared().await, of(2, "rest"));
        assert_eq!(store.prepare("ada", "t", 2, 0, some("too late")).await, Ok(false), "the table has gone on");
        assert_eq!(store.append(line(2, Some("rest"), None)).await, Ok(Appended::Written));
        assert_eq!(prepared().await, []);
        assert_eq!(store.append(line(3, None, None)).await, Ok(Appended::Written));
        // It goes with the chair, with the game, with the person and with the table.
        let sits = |seats: &[(u8, &str)], stage: &'static str| Card {
            stage,
            sitters: Some(seats.iter().map(|(seat, who)| (*seat, (*who).to_owned())).collect()),
            ..Card::default()
        };
        let mut seq = 3;
        for card in [sits(&[(0, "ada"), (1, "bea")], "playing"), sits(&[(2, "ada")], "over")] {
            assert_eq!(store.prepare("ada", "t", 2, seq, some("one")).await, Ok(true));
            seq += 1;
            let append = Append { card, prepared: Vec::new(), ..line(seq, None, None) };
            assert_eq!(store.append(append).await, Ok(Appended::Written));
            assert_eq!(prepared().await, []);
        }
        assert_eq!(store.prepare("ada", "t", 2, seq, some("one")).await, Ok(true));
        assert_eq!(store.drop_person("ada").await, Ok(true));
        assert_eq!(prepared().await, []);
        assert_eq!(store.prepare("bea", "t", 1, seq, some("one")).await, Ok(true));
        assert_eq!(store.drop_table("t", 100).await, Ok(true));
        assert_eq!(prepared().await, []);
    }
}
