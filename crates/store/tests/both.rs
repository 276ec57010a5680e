//! The store on real SQLite and on a real PostgreSQL server: the same sentences hold on both.

use coven_store::testing::{PostgresServer, person};
use coven_store::{
    Append, Appended, Begun, Card, Database, Due, Finished, Line, NewTable, Notice, Person, PuzzleAnswer, Store, StoreError,
};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// A database of each kind, both empty, and what they live in.
fn databases() -> ((TempDir, Arc<PostgresServer>), [Database; 2]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("coven.db");
    let server = PostgresServer::shared();
    let url = server.database();
    ((folder, server), [Database::Sqlite(file), Database::Postgres(url)])
}

fn open(database: &Database) -> Store {
    Store::open(database).expect("the store opens").0
}

fn line(seq: i64) -> Line {
    Line { seq, at: 1000 + seq, text: format!("{{\"line\":{seq}}}") }
}

fn table(id: &str) -> NewTable {
    let card =
        Card { stage: "gathering", shown: Some("{}".to_owned()), sitters: Some(vec![(0, "ada".to_owned())]), ..Card::default() };
    NewTable {
        id: id.to_owned(),
        game: "toy".to_owned(),
        host: "ada".to_owned(),
        listed: true,
        deal: None,
        club: None,
        card,
        lines: vec![line(1)],
    }
}

fn append(id: &str, expected: i64) -> Append {
    let card = Card { stage: "playing", asked: 1, changed: expected, ..Card::default() };
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

#[tokio::test]
async fn a_line_is_appended_only_where_it_is_expected() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        assert_eq!(store.begin(table("t"), None).await, Ok(Begun::Begun));
        assert_eq!(store.begin(table("t"), None).await, Ok(Begun::There), "a table begins once");
        assert_eq!(store.append(append("t", 1)).await, Ok(Appended::Written));
        assert_eq!(store.append(append("t", 1)).await, Ok(Appended::Conflict), "somebody was faster");
        assert_eq!(store.append(append("t", 5)).await, Ok(Appended::Conflict), "a journal has no gaps");
        assert_eq!(store.append(append("nowhere", 0)).await, Ok(Appended::Conflict));
        assert_eq!(store.lines("t", 0).await, Ok(vec![line(1), line(2)]));
        assert_eq!(store.lines("t", 1).await, Ok(vec![line(2)]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_racing_writers_exactly_one_wins_each_line() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        store.begin(table("t"), None).await.expect("a table");
        for expected in 1..=20 {
            let racers: Vec<_> = (0..16)
                .map(|_| {
                    let store = store.clone();
                    tokio::spawn(async move { store.append(append("t", expected)).await })
                })
                .collect();
            let mut won = 0;
            for racer in racers {
                won += usize::from(racer.await.expect("no panic") == Ok(Appended::Written));
            }
            assert_eq!(won, 1);
        }
        assert_eq!(store.lines("t", 0).await.expect("lines").len(), 21);
    }
}

#[tokio::test]
async fn everything_is_there_again_after_closing() {
    let (_home, databases) = databases();
    for database in &databases {
        let secret = {
            let store = open(database);
            store.begin(table("t"), None).await.expect("a table");
            store.append(Append { snapshot: Some("{}".to_owned()), ..append("t", 1) }).await.expect("a line");
            store.keep_data("hash", "text").await.expect("data");
            *store.secret()
        };
        // The threads of the closed store let go of the file in their own time.
        let store = loop {
            match Store::open(database) {
                Ok((store, _)) => break store,
                Err(StoreError::Unavailable(_)) => tokio::time::sleep(Duration::from_millis(10)).await,
                Err(error) => panic!("{error}"),
            }
        };
        assert_eq!(*store.secret(), secret, "the secret is made once");
        assert_eq!(store.lines("t", 0).await.expect("lines").len(), 2);
        assert_eq!(store.snapshot("t", 9).await, Ok(Some((2, "{}".to_owned()))));
        assert_eq!(store.snapshot("t", 1).await, Ok(None));
        assert_eq!(store.data("hash").await, Ok(Some("text".to_owned())));
    }
}

#[tokio::test]
async fn tables_are_found_by_lobby_person_turn_deal_and_due_time() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        let hidden = NewTable { listed: false, deal: Some("word.promise".to_owned()), ..table("hidden") };
        store.begin(table("open"), None).await.expect("a table");
        store.begin(hidden, None).await.expect("a table");
        let found = |found: Result<Vec<coven_store::Found>, StoreError>| {
            found.expect("a list").into_iter().map(|table| table.id).collect::<Vec<_>>()
        };
        assert_eq!(found(store.lobby(10).await), ["open"]);
        assert!(found(store.turns_of("ada").await).is_empty());
        let card = |asked, stage| Card {
            stage,
            asked,
            due: Some(50),
            sitters: Some(vec![(0, "ada".to_owned()), (2, "bea".to_owned())]),
            ..Card::default()
        };
        let playing = Card { shown: Some("played".to_owned()), ..card(0b100, "playing") };
        store.append(Append { card: playing, ..append("hidden", 1) }).await.expect("a line");
        assert_eq!(found(store.turns_of("bea").await), ["hidden"]);
        assert_eq!(store.turns_of("bea").await.expect("a list")[0].shown, "played");
        assert_eq!(store.lobby(10).await.expect("a list")[0].shown, "{}");
        assert!(found(store.turns_of("ada").await).is_empty(), "another seat is asked");
        assert_eq!(found(store.tables_of("ada", 10).await).len(), 2);
        assert_eq!(store.due(49, None, 10).await, Ok(Vec::new()));
        assert_eq!(store.due(50, None, 10).await, Ok(vec![Due { when: 50, id: "hidden".to_owned() }]));
        let dealt = async |id: &str| store.dealt_alike(id).await.expect("a list");
        let hidden = |stage: &str| vec![("hidden".to_owned(), stage.to_owned())];
        assert_eq!(dealt("hidden").await, hidden("playing"));
        assert_eq!(dealt("open").await, [], "it shares its deal with no other");
        store.append(Append { card: card(0, "over"), ..append("hidden", 2) }).await.expect("a line");
        assert_eq!(dealt("hidden").await, hidden("over"));
        // A table waits in vain for a deal that has begun elsewhere; the oldest of the others is found.
        assert_eq!(store.gathering_for("word").await, Ok(None));
        for (id, deal) in [("vain", "word.promise"), ("first", "word.next"), ("second", "word.next"), ("else", "words.next")] {
            store.begin(NewTable { deal: Some(deal.to_owned()), ..table(id) }, None).await.expect("a table");
        }
        assert_eq!(dealt("vain").await.len(), 2);
        assert_eq!(store.gathering_for("word").await, Ok(Some("first".to_owned())));
        store.rate("hidden", Finished::default()).await.expect("rated");
        assert_eq!(store.due(50, None, 10).await, Ok(Vec::new()));
        // Something is said there afterwards.
        store.append(Append { card: card(0, "over"), ..append("hidden", 3) }).await.expect("a line");
        store.rate("hidden", Finished::default()).await.expect("rated");
        assert_eq!(store.due(50, None, 10).await, Ok(Vec::new()), "a finished table is done with for good");
    }
}

/// Closed before the game, a table has shown nothing of its deal; closed in the middle of it, it has.
#[tokio::test]
async fn a_table_that_was_closed_has_begun_its_deal_if_it_was_played() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        let closed = || Card { stage: "closed", ..Card::default() };
        for (played, gathering, stage) in [(false, Some("free".to_owned()), "closed"), (true, None, "over")] {
            let names = if played { ["begun", "vain"] } else { ["given-up", "free"] };
            for id in names {
                store.begin(NewTable { deal: Some(format!("{played}.promise")), ..table(id) }, None).await.expect("a table");
            }
            let mut last = 1;
            if played {
                let begins = Append { snapshot: Some("{}".to_owned()), ..append(names[0], 1) };
                store.append(begins).await.expect("a line");
                last = 2;
            }
            store.append(Append { card: closed(), ..append(names[0], last) }).await.expect("a line");
            let dealt = store.dealt_alike(names[1]).await.expect("a list");
            assert!(dealt.contains(&(names[0].to_owned(), stage.to_owned())), "{dealt:?}");
            assert_eq!(store.gathering_for(&played.to_string()).await, Ok(gathering));
        }
    }
}

#[tokio::test]
async fn a_host_opens_so_many_tables_and_those_that_wait_longest_are_found_first() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        let found = async || store.lobby(3).await.expect("a list").into_iter().map(|table| table.id).collect::<Vec<_>>();
        let of = |id: &str, opened: i64, people: &[&str]| {
            let sitters = people.iter().enumerate().map(|(seat, person)| (seat as u8, (*person).to_owned())).collect();
            let card = Card { changed: opened, sitters: Some(sitters), ..table(id).card };
            NewTable { card, ..table(id) }
        };
        for (id, opened, people) in [("young", 30, &["a"][..]), ("old", 10, &["b"]), ("full", 20, &["c", "d"])] {
            assert_eq!(store.begin(of(id, opened, people), Some(3)).await, Ok(Begun::Begun));
        }
        assert_eq!(found().await, ["full", "old", "young"]);
        assert_eq!(store.begin(of("fourth", 40, &[]), Some(3)).await, Ok(Begun::TooMany));
        assert_eq!(store.begin(of("full", 40, &[]), Some(3)).await, Ok(Begun::There), "a repeated request");
        let played = Card { stage: "playing", ..table("p").card };
        assert_eq!(store.begin(NewTable { card: played, ..table("played") }, Some(3)).await, Ok(Begun::Begun));
        assert_eq!(store.begin(NewTable { host: "bea".to_owned(), ..of("hers", 0, &[]) }, Some(3)).await, Ok(Begun::Begun));
        assert_eq!(found().await, ["full", "old", "young"], "where nobody sits comes last");
        store.append(append("young", 1)).await.expect("it begins");
        assert_eq!(store.begin(of("fourth", 40, &[]), Some(3)).await, Ok(Begun::Begun));
        // Somebody is at a table, or sits there and waits elsewhere.
        store
            .still_waiting(vec!["old".to_owned(), "played".to_owned()], vec!["c".to_owned()], 70, (70, 80))
            .await
            .expect("put off");
        let due = store.due(100, None, 9).await.expect("a list").into_iter().map(|due| (due.id, due.when)).collect::<Vec<_>>();
        assert_eq!(due, [("full".to_owned(), 70), ("old".to_owned(), 70)]);
        assert_eq!((store.is_due("old", 1, 70).await, store.is_due("old", 1, 69).await), (Ok(true), Ok(false)));
        assert_eq!(store.is_due("old", 2, 70).await, Ok(false), "it has moved on");
    }
}

#[tokio::test]
async fn all_that_is_due_is_found_part_by_part() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        for (id, when) in [("d", 7), ("a", 7), ("c", 7), ("b", 9), ("e", 3), ("f", 11)] {
            let card = Card { due: Some(when), ..table(id).card };
            store.begin(NewTable { card, ..table(id) }, None).await.expect("a table");
        }
        let (mut found, mut last) = (Vec::new(), None);
        loop {
            let part = store.due(10, last.as_ref(), 2).await.expect("a part");
            let Some(end) = part.last() else { break };
            assert!(part.len() <= 2);
            last = Some(end.clone());
            found.extend(part.into_iter().map(|due| due.id));
        }
        assert_eq!(found, ["e", "a", "c", "d", "b"], "in order, each once, and none that is not due yet");
    }
}

#[tokio::test]
async fn people_have_logins_of_their_own_and_tokens_that_can_be_taken_away() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        for id in ["ada", "bea"] {
            store.add_person(person(id)).await.expect("a person");
        }
        assert_eq!(store.register("ada", "witch", "hash", 100).await, Ok(true));
        assert_eq!(store.register("bea", "witch", "hash", 100).await, Ok(false), "the login is taken");
        assert_eq!(store.register("ada", "witch", "other", 200).await, Ok(true), "a new passphrase");
        assert_eq!(store.register("ada", "witch", "another", 200).await, Ok(true), "and one more");
        let found = store.person_by_login("witch").await.expect("an answer").expect("a person");
        assert_eq!((found.id.as_str(), found.passphrase.as_deref()), ("ada", Some("another")));
        assert_eq!(found.epoch, 201, "each of them ends the sessions so far, whatever the clock says");
        assert_eq!(store.end_sessions("ada", 150).await, Ok(true));
        assert_eq!(store.end_sessions("nobody", 150).await, Ok(false));
        let ended = store.person("ada").await.expect("an answer").expect("a person");
        assert_eq!(ended.epoch, 202);
        let token = coven_store::Token { id: "t1".to_owned(), label: "bot".to_owned(), created: 1 };
        store.add_token(token.clone(), "bea", "digest").await.expect("a token");
        assert_eq!(store.tokens_of("bea").await, Ok(vec![token]));
        assert_eq!(store.person_by_token("digest").await, Ok(Some(person("bea"))));
        assert_eq!(store.drop_token("ada", "t1").await, Ok(false), "not hers");
        assert_eq!(store.drop_token("bea", "t1").await, Ok(true));
        assert_eq!(store.person_by_token("digest").await, Ok(None));
        // A first passphrase leaves the tokens alone, a new one does not.
        let token = coven_store::Token { id: "t2".to_owned(), label: "bot".to_owned(), created: 1 };
        store.add_token(token, "ada", "digest").await.expect("a token");
        store.end_sessions("ada", 300).await.expect("an end");
        assert!(store.person_by_token("digest").await.expect("an answer").is_some(), "programs go on");
        assert_eq!(store.register("ada", "witch", "fourth", 400).await, Ok(true));
        assert_eq!(store.person_by_token("digest").await, Ok(None));
        // What is not named stays as it is.
        let (some, text) = (|text: &str| Some(text.to_owned()), str::to_owned);
        store.change_person("bea", some("Beatrice"), None).await.expect("a change");
        store.set_webhook("bea", some("{}"), 3).await.expect("a change");
        store.change_person("bea", None, some("it")).await.expect("a change");
        let changed = Person { name: text("Beatrice"), language: text("it"), webhook: some("{}"), ..person("bea") };
        assert_eq!(store.person("bea").await, Ok(Some(changed)));
        store.set_webhook("bea", None, 3).await.expect("a change");
        assert_eq!(store.person("bea").await.expect("an answer").and_then(|bea| bea.webhook), None);
    }
}

#[tokio::test]
async fn nodes_of_one_postgresql_hear_of_each_others_appends() {
    let server = PostgresServer::shared();
    let database = Database::Postgres(server.database());
    let (here, _) = Store::open(&database).expect("a node");
    let (there, mut heard) = Store::open(&database).expect("another node");
    assert_eq!(here.secret(), there.secret());
    assert_eq!(heard.recv().await, Some(Notice::Missed), "whoever begins to listen knows nothing yet");
    here.begin(table("t"), None).await.expect("a table");
    here.append(Append { asked: vec!["ada".to_owned()], ..append("t", 1) }).await.expect("a line");
    let notice = tokio::time::timeout(Duration::from_secs(5), heard.recv()).await.expect("in time");
    assert_eq!(notice, Some(Notice::Appended { table: "t".to_owned(), seq: 2, asked: vec!["ada".to_owned()] }));
    assert_eq!(there.append(append("t", 1)).await, Ok(Appended::Conflict));
}

#[tokio::test]
async fn a_second_program_is_kept_away_from_an_sqlite_file() {
    let (_home, [sqlite, _]) = databases();
    let _store = open(&sqlite);
    let second = Store::open(&sqlite).expect_err("it is in use").to_string();
    assert!(second.contains("in use by another coven"), "{second}");
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_and_the_secret_beside_it_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let ((folder, _), [sqlite, _]) = databases();
    let store = open(&sqlite);
    store.begin(table("t"), None).await.expect("a table");
    for name in ["coven.db", "coven.db-wal", "coven.db-shm", "coven.db.secret"] {
        let file = std::fs::metadata(folder.path().join(name)).expect(name);
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_was_gone_is_found_again() {
    let mut server = PostgresServer::start();
    let (store, mut heard) = Store::open(&Database::Postgres(server.database())).expect("the store");
    assert_eq!(heard.recv().await, Some(Notice::Missed));
    store.begin(table("t"), None).await.expect("a table");
    server.kill();
    assert!(matches!(store.append(append("t", 1)).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.lines("t", 0).await, Err(StoreError::Unavailable(_))));
    assert!(store.check().await.is_err());
    server.go();
    assert_eq!(store.append(append("t", 1)).await, Ok(Appended::Written));
    assert_eq!(store.lines("t", 0).await.map(|lines| lines.len()), Ok(2));
    assert_eq!(heard.recv().await, Some(Notice::Missed), "what was missed is asked for again");
}

/// Whoever looks after a server works beside it, on the same database; the server hears of it.
#[tokio::test]
async fn somebody_beside_the_server_changes_people_and_tables_and_the_server_hears_of_it() {
    let (_home, databases) = databases();
    for database in &databases {
        assert!(Store::beside(database).is_err(), "nothing is there yet");
        let (store, mut notices) = Store::open(database).expect("a store");
        store.add_person(person("ada")).await.expect("a person");
        store.begin(table("t"), None).await.expect("a table");
        let (last, _) = store.told_beside(0).await.expect("notices");
        let beside = Store::beside(database).expect("while it is in use");
        assert_eq!(beside.secret(), store.secret());
        assert_eq!(beside.ban("ada", Some(99)).await, Ok(true));
        assert_eq!(beside.ban("nobody", Some(99)).await, Ok(false));
        let found = store.person("ada").await.expect("an answer").expect("a person");
        assert!(found.is_banned(98) && !found.is_banned(99));
        assert_eq!(beside.append(append("t", 1)).await, Ok(Appended::Written));
        assert_eq!(store.append(append("t", 1)).await, Ok(Appended::Conflict), "a line that was written beside it counts");
        assert_eq!(beside.drop_table("t", 1).await, Ok(false), "it has been used since");
        assert_eq!(beside.drop_table("t", i64::MAX).await, Ok(true));
        assert_eq!(beside.drop_table("t", i64::MAX).await, Ok(false));
        assert_eq!(store.append(append("t", 2)).await, Ok(Appended::Conflict), "nothing is written where no table is");
        assert_eq!(store.lines("t", 0).await, Ok(Vec::new()));
        let wanted = [
            Notice::Ended { person: "ada".to_owned() },
            Notice::Appended { table: "t".to_owned(), seq: 2, asked: Vec::new() },
            Notice::Rewritten { table: "t".to_owned() },
        ];
        let heard = match database {
            Database::Sqlite(_) => store.told_beside(last).await.expect("notices").1,
            Database::Postgres(_) => {
                let mut heard = Vec::new();
                while !heard.contains(&wanted[2]) {
                    heard.push(notices.recv().await.expect("a notice"));
                }
                heard
            }
        };
        for notice in wanted {
            assert!(heard.contains(&notice), "{heard:?}");
        }
        if matches!(database, Database::Sqlite(_)) {
            let (now, _) = store.told_beside(last).await.expect("notices");
            assert_eq!(store.told_beside(now).await, Ok((now, Vec::new())), "each is heard once");
            store.ban("ada", None).await.expect("the server itself");
            assert_eq!(store.told_beside(now).await, Ok((now, Vec::new())), "the server does not tell itself");
        }
    }
}

#[tokio::test]
async fn a_passphrase_is_set_anew_once() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        store.add_person(person("ada")).await.expect("a person");
        assert_eq!(store.begin_reset("ada", 5).await, Ok(None), "a guest has no passphrase");
        store.register("ada", "witch", "hash", 6).await.expect("an account");
        let token = coven_store::Token { id: "t1".to_owned(), label: "bot".to_owned(), created: 1 };
        store.add_token(token, "ada", "digest").await.expect("a token");
        let first = store.begin_reset("ada", 7).await.expect("an answer").expect("an epoch");
        assert_eq!(store.tokens_of("ada").await, Ok(Vec::new()), "they may be somebody else's by now");
        let second = store.begin_reset("ada", 7).await.expect("an answer").expect("an epoch");
        assert_eq!(store.end_reset("ada", first, "new", 8).await, Ok(false), "a later one counts");
        assert_eq!(store.end_reset("ada", second, "new", 8).await, Ok(true));
        assert_eq!(store.end_reset("ada", second, "newer", 8).await, Ok(false), "once");
        let found = store.person("ada").await.expect("an answer").expect("a person");
        assert_eq!(found.passphrase.as_deref(), Some("new"));
        assert!(found.epoch > second && second > first);
    }
}

#[tokio::test]
async fn what_nobody_has_used_for_long_is_found_with_the_guests_who_sit_nowhere_else() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        for id in ["ada", "bea", "cleo", "dora"] {
            store.add_person(person(id)).await.expect("a person");
        }
        store.register("cleo", "cleo", "hash", 1).await.expect("an account");
        store.saw("dora", 200).await.expect("seen");
        for (id, changed, sitter) in [("old", 50, "ada"), ("new", 150, "bea")] {
            let card = Card { changed, sitters: Some(vec![(0, sitter.to_owned())]), ..table(id).card };
            store.begin(NewTable { card, ..table(id) }, None).await.expect("a table");
        }
        let stale = store.stale(100).await.expect("an answer");
        assert_eq!(stale.tables, [("old".to_owned(), "gathering".to_owned())]);
        assert_eq!(stale.guests, ["ada"], "bea sits at a table that is in use, cleo has an account, dora was here lately");
        assert_eq!(store.tables(Some("gathering")).await.expect("tables").len(), 2);
        assert_eq!(store.tables(Some("over")).await, Ok(Vec::new()));
        let people = store.people().await.expect("people");
        let seen: Vec<(&str, i64, i64)> = people.iter().map(|one| (one.id.as_str(), one.seen, one.tables)).collect();
        assert_eq!(seen, [("ada", 1, 1), ("bea", 1, 1), ("cleo", 1, 0), ("dora", 200, 0)]);
        assert_eq!(store.drop_person("ada").await, Ok(true));
        assert_eq!(store.person("ada").await, Ok(None));
    }
}

#[tokio::test]
async fn lines_are_written_anew_only_where_nobody_was_faster() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        for id in ["a", "b"] {
            store.begin(table(id), None).await.expect("a table");
        }
        let named = Line { text: "{\"who\":\"0123abcd\"}".to_owned(), ..line(2) };
        store.append(Append { line: named.clone(), ..append("b", 1) }).await.expect("a line");
        assert_eq!(store.tables_that_mention("0123abcd").await, Ok(vec!["b".to_owned()]));
        let nameless = Line { text: "{\"who\":\"nobody\"}".to_owned(), ..named };
        let card = Card { shown: Some("new".to_owned()), ..table("b").card };
        assert_eq!(
            store.rewrite("b", 1, vec![nameless.clone()], "nobody", card.clone()).await,
            Ok(false),
            "there is a further line"
        );
        assert_eq!(store.rewrite("b", 2, vec![nameless.clone()], "nobody", card).await, Ok(true));
        assert_eq!(store.lines("b", 0).await, Ok(vec![line(1), nameless]));
        assert_eq!(store.tables_that_mention("0123abcd").await, Ok(Vec::new()));
    }
}

#[tokio::test]
async fn a_report_is_made_by_one_node_and_by_another_if_that_one_is_gone() {
    use coven_store::Reported::{Done, GivenUp, UnderWay, Waiting};
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        assert_eq!(store.report("t", 0).await, Ok(None));
        for id in ["early", "t"] {
            store.begin(table(id), None).await.expect("a table");
        }
        assert_eq!(store.claim_report("a", "", 0, 50).await, Ok(None), "nobody has asked");
        for (table, asked) in [("early", 100_000), ("t", 200_000), ("t", 200_001)] {
            store.want_report(table, asked).await.expect("noted");
        }
        assert_eq!(store.report("t", 0).await, Ok(Some(Waiting)));
        assert_eq!(store.claim_report("a", "", 0, 50).await, Ok(Some("t".to_owned())), "whoever asked last is looking");
        assert_eq!(store.claim_report("b", "", 49, 90).await, Ok(Some("early".to_owned())));
        assert_eq!(store.claim_report("c", "", 49, 90).await, Ok(None), "both are held");
        assert_eq!(store.hold_report("t", "a", 30, 60).await, Ok(true));
        assert_eq!(store.report("t", 59).await, Ok(Some(UnderWay { percent: 30 })));
        assert_eq!(store.claim_report("c", "", 60, 90).await, Ok(Some("t".to_owned())), "a is late");
        assert_eq!(store.hold_report("t", "a", 40, 99).await, Ok(false), "and hears of it");
        assert_eq!(store.keep_report("t", "a", "found".to_owned(), Vec::new()).await, Ok(false));
        assert_eq!(store.keep_report("t", "c", "found".to_owned(), Vec::new()).await, Ok(true));
        assert_eq!(store.report("t", 0).await, Ok(Some(Done("found".to_owned()))));
        store.give_up_report("early", "b").await.expect("given up");
        assert_eq!(store.report("early", 50).await, Ok(Some(GivenUp)));
        assert_eq!(store.claim_report("a", "", 1000, 2000).await, Ok(None), "nothing is left to do");
        store.want_report("t", 900_000).await.expect("noted");
        assert_eq!(store.report("t", 0).await, Ok(Some(Done("found".to_owned()))), "it stays");
    }
}

/// However many reports somebody asks for, and however often, others wait for one of them at most.
#[tokio::test]
async fn people_take_turns_with_their_reports() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        for (id, host, asked) in
            [("a1", "ada", 30_000), ("a2", "ada", 90_000), ("a3", "ada", 80_000), ("b", "bea", 2), ("c", "cleo", 1)]
        {
            store.begin(NewTable { host: host.to_owned(), ..table(id) }, None).await.expect("a table");
            store.want_report(id, asked).await.expect("noted");
        }
        let (mut served, mut order) = (String::new(), Vec::new());
        while let Some(id) = store.claim_report("node", &served, 0, 50).await.expect("an answer") {
            let hosts = [("a", "ada"), ("b", "bea"), ("c", "cleo")];
            served = hosts.iter().find(|(letter, _)| id.starts_with(letter)).expect("a host").1.to_owned();
            order.push(id);
        }
        assert_eq!(order, ["a2", "b", "c", "a3", "a1"]);
    }
}

#[tokio::test]
async fn what_was_claimed_is_free_after_a_start_and_is_not_claimed_for_ever() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        store.begin(table("t"), None).await.expect("a table");
        store.want_report("t", 1).await.expect("noted");
        let mut claims = 0;
        while store.claim_report("a", "", 0, 50).await.expect("an answer").is_some() {
            claims += 1;
            assert_eq!(store.claim_report("b", "", 0, 50).await, Ok(None));
            store.free_reports().await.expect("free");
        }
        assert!((2..10).contains(&claims), "{claims}");
        assert_eq!(store.report("t", 0).await, Ok(Some(coven_store::Reported::GivenUp)));
    }
}

#[tokio::test]
async fn a_table_takes_its_report_with_it() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        store.begin(table("t"), None).await.expect("a table");
        store.want_report("t", 1).await.expect("noted");
        assert_eq!(store.drop_table("t", i64::MAX).await, Ok(true));
        assert_eq!(store.report("t", 0).await, Ok(None));
    }
}

/// A table that is over, with what was found for its first two seats. Ada and Bea sit there.
async fn looked_at(store: &Store, id: &str, opened: i64, deal: Option<&str>) {
    let sitters = Some(vec![(0, "ada".to_owned()), (1, "bea".to_owned())]);
    let card = Card { changed: opened, sitters, ..table(id).card };
    store.begin(NewTable { card, deal: deal.map(str::to_owned), ..table(id) }, None).await.expect("a table");
    // Something is said there much later.
    let over = Card { stage: "over", changed: 1_000 - opened, ..Card::default() };
    store.append(Append { card: over, ..append(id, 1) }).await.expect("a line");
    store.want_report(id, 1).await.expect("noted");
    assert_eq!(store.claim_report("node", "", 0, 50).await, Ok(Some(id.to_owned())));
    let seats = vec![(0, format!("{id} of ada")), (1, format!("{id} of bea"))];
    assert_eq!(store.keep_report(id, "other", "report".to_owned(), seats.clone()).await, Ok(false));
    assert_eq!(store.games_of("ada", 9).await.map(|games| games.iter().filter(|game| game.table == id).count()), Ok(0));
    assert_eq!(store.keep_report(id, "node", "report".to_owned(), seats).await, Ok(true));
}

#[tokio::test]
async fn games_are_found_by_who_played_them_once_they_are_over() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        for (id, opened) in [("late", 30), ("early", 10), ("middle", 20)] {
            looked_at(&store, id, opened, None).await;
        }
        let found = async |person: &str, most: i64| {
            let games = store.games_of(person, most).await.expect("games");
            games.into_iter().map(|game| (game.game, game.table, game.found)).collect::<Vec<_>>()
        };
        let of = |person: &str, id: &str| ("toy".to_owned(), id.to_owned(), format!("{id} of {person}"));
        assert_eq!(found("ada", 9).await, ["early", "middle", "late"].map(|id| of("ada", id)), "as the tables were opened");
        assert_eq!(found("bea", 2).await, ["middle", "late"].map(|id| of("bea", id)), "the latest");
        assert_eq!(found("cleo", 9).await, [], "who has played nothing");
        assert_eq!(store.drop_table("middle", i64::MAX).await, Ok(true));
        assert_eq!(found("ada", 9).await, ["early", "late"].map(|id| of("ada", id)));
        // What was dealt alike at another table is still being played.
        looked_at(&store, "shared", 40, Some("word.promise")).await;
        store.begin(NewTable { deal: Some("word.promise".to_owned()), ..table("other") }, None).await.expect("a table");
        assert_eq!(found("ada", 9).await.len(), 3);
        store.append(append("other", 1)).await.expect("it begins");
        assert_eq!(found("ada", 9).await, ["early", "late"].map(|id| of("ada", id)));
        store.append(Append { card: Card { stage: "over", ..Card::default() }, ..append("other", 2) }).await.expect("it ends");
        assert_eq!(found("ada", 9).await.len(), 3);
    }
}

#[tokio::test]
async fn the_first_answer_to_a_puzzle_counts_and_goes_with_the_person() {
    let (_home, databases) = databases();
    for database in &databases {
        let store = open(database);
        for id in ["ada", "bea"] {
            store.add_person(person(id)).await.expect("a person");
        }
        let answer = |puzzle: &str, solved| PuzzleAnswer { game: "toy".to_owned(), puzzle: puzzle.to_owned(), solved };
        let (later, sooner) = (answer("a", true), answer("b", false));
        for (answers, now) in
            [(vec![sooner.clone()], 5), (vec![later.clone(), answer("b", true)], 6), (vec![answer("a", false)], 4)]
        {
            store.answer_puzzles("ada", answers, now).await.expect("kept");
        }
        assert_eq!(store.puzzle_answers("ada").await, Ok(vec![sooner, later.clone()]), "in the order in which they came");
        assert_eq!(store.puzzle_answers("bea").await, Ok(Vec::new()));
        let elsewhere = PuzzleAnswer { game: "other".to_owned(), ..later.clone() };
        store.answer_puzzles("bea", vec![elsewhere.clone(), later.clone()], 7).await.expect("kept");
        assert_eq!(store.drop_person("ada").await, Ok(true));
        store.answer_puzzles("ada", vec![later.clone()], 8).await.expect("nobody is there");
        assert_eq!(store.puzzle_answers("ada").await, Ok(Vec::new()));
        assert_eq!(store.puzzle_answers("bea").await, Ok(vec![elsewhere, later]));
    }
}
