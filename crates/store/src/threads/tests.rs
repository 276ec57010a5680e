//! Nodes that hold what others want to write.

use crate::db::{Db, args};
use crate::{Append, Appended, Card, Database, Line, NewTable, Store, StoreError};
use coven_store::testing::{Holder, PostgresServer};
use std::sync::mpsc::channel;

fn table(id: &str) -> NewTable {
    let card = Card { stage: "playing", shown: Some("{}".to_owned()), ..Card::default() };
    NewTable {
        id: id.to_owned(),
        game: "toy".to_owned(),
        listed: false,
        host: "ada".to_owned(),
        deal: None,
        club: None,
        card,
        lines: vec![line(1)],
    }
}

fn line(seq: i64) -> Line {
    Line { seq, at: seq, text: "{}".to_owned() }
}

fn append(id: &str, expected: i64) -> Append {
    let card = Card { stage: "playing", ..Card::default() };
    Append {
        table: id.to_owned(),
        expected,
        line: line(expected + 1),
        card,
        snapshot: None,
        asked: Vec::new(),
        notices: Vec::new(),
        prepared: Vec::new(),
    }
}

/// Appends to many tables at once.
fn append_to_all(store: &Store, ids: &[String]) -> Vec<tokio::task::JoinHandle<Result<Appended, StoreError>>> {
    let one = |id: &String| {
        let (store, append) = (store.clone(), append(id, 1));
        tokio::spawn(async move { store.append(append).await })
    };
    ids.iter().map(one).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_that_wait_for_another_node_keep_no_others_waiting() {
    let server = PostgresServer::shared();
    let url = server.database();
    let (store, _notices) = Store::open(&Database::Postgres(url.clone())).expect("a store");
    let ids: Vec<String> = (0..40).map(|number| format!("{number:02}")).collect();
    for id in &ids {
        store.begin(table(id), None).await.expect("a table");
    }
    // Somebody holds every fourth table, and never lets go of it.
    let holder = Holder::hold(&url, "SELECT 1 FROM tables WHERE id::int % 4 = 3 FOR UPDATE");
    let appending = append_to_all(&store, &ids);
    let (held, free): (Vec<_>, Vec<_>) = (0..).zip(appending).partition(|(number, _)| number % 4 == 3);
    for (number, free) in free {
        assert_eq!(free.await.expect("no panic"), Ok(Appended::Written), "table {number}");
    }
    assert_eq!(store.check().await, Ok(()), "the node is well");
    assert_eq!(store.append(append("00", 2)).await, Ok(Appended::Written), "and goes on");
    assert!(held.iter().all(|(_, held)| !held.is_finished()), "what is held waits");
    drop(holder);
    for (number, held) in held {
        assert_eq!(held.await.expect("no panic"), Ok(Appended::Written), "table {number}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_frozen_node_holds_is_soon_free_again() {
    let server = PostgresServer::shared();
    let database = Database::Postgres(server.database());
    let (frozen, _notices) = Store::open(&database).expect("a store");
    let (other, _notices) = Store::open(&database).expect("a store");
    other.begin(table("t"), None).await.expect("a table");
    // Given a node that stands still in the middle of a transaction.
    let ((inside, is_inside), (wake, sleeping)) = (channel(), channel::<()>());
    let node = frozen.clone();
    let standing_still = tokio::spawn(async move {
        let work = move |db: &mut dyn Db| {
            db.run("UPDATE tables SET changed = 7 WHERE id = $1", args!["t"])?;
            let _ = inside.send(());
            Ok(sleeping.recv().is_ok())
        };
        node.writing.call(work).await
    });
    is_inside.recv().expect("it stands still");
    // When another one writes at the same table, it can, although the frozen one never lets go: it is cut off before a write gives up.
    // How soon that is follows from the limits, which are compared where they are declared.
    assert_eq!(other.append(append("t", 1)).await, Ok(Appended::Written));
    // The frozen one finds that it was cut off when it wakes up, acknowledges nothing, and goes on.
    drop(wake);
    assert!(matches!(standing_still.await.expect("no panic"), Err(StoreError::Unavailable(_))));
    assert_eq!(frozen.append(append("t", 2)).await, Ok(Appended::Written));
}

#[tokio::test]
async fn a_store_that_is_closed_has_written_what_was_asked_and_its_file_is_whole_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("coven.db");
    let (store, _notices) = Store::open(&Database::Sqlite(path.clone())).expect("a store");
    let ids: Vec<String> = (0..100).map(|number| number.to_string()).collect();
    for id in &ids {
        store.begin(table(id), None).await.expect("a table");
    }
    let appending = append_to_all(&store, &ids);
    while !appending.iter().any(tokio::task::JoinHandle::is_finished) {
        tokio::task::yield_now().await;
    }
    assert_eq!(store.close().await, Ok(()));
    assert!(matches!(store.append(append("1", 2)).await, Err(StoreError::Unavailable(_))), "it is closed");
    let beside = |end: &str| folder.path().join(format!("coven.db{end}"));
    assert!(!beside("-wal").exists() && !beside("-shm").exists());
    let elsewhere = tempfile::tempdir().expect("a folder");
    let copy = elsewhere.path().join("coven.db");
    std::fs::copy(&path, &copy).expect("a copy of the file alone");
    let (copied, _notices) = Store::open(&Database::Sqlite(copy)).expect("a store");
    for (id, appended) in ids.iter().zip(appending) {
        if appended.await.expect("no panic") == Ok(Appended::Written) {
            assert_eq!(copied.lines(id, 1).await.expect("lines"), [line(2)]);
        }
    }
}
