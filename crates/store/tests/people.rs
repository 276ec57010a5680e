//! Ratings, friends, profiles and complaints, on real SQLite and on a real PostgreSQL server.

use coven_store::testing::{PostgresServer, person};
use coven_store::{BondKind, Bonded, Card, Complaint, Database, Finished, Line, NewTable, Profile, Store};
use std::sync::Arc;
use tempfile::TempDir;

/// A store of each kind, with these people, each with an account; and what the stores live in.
async fn stores(people: &[&str]) -> ((TempDir, Arc<PostgresServer>), [Store; 2]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = PostgresServer::shared();
    let databases = [Database::Sqlite(folder.path().join("coven.db")), Database::Postgres(server.database())];
    let stores = databases.map(|database| Store::open(&database).expect("the store opens").0);
    for store in &stores {
        for id in people {
            store.add_person(person(id)).await.expect("a person");
            store.register(id, id, "hash", 1).await.expect("a login");
        }
    }
    ((folder, server), stores)
}

fn table(id: &str) -> NewTable {
    let card = Card {
        stage: "over",
        shown: Some("{}".to_owned()),
        sitters: Some(vec![(0, "ada".to_owned()), (2, "bea".to_owned())]),
        ..Card::default()
    };
    let lines = vec![Line { seq: 1, at: 1, text: "{}".to_owned() }];
    NewTable {
        id: id.to_owned(),
        game: "toy".to_owned(),
        host: "ada".to_owned(),
        listed: true,
        deal: None,
        club: None,
        card,
        lines,
    }
}

fn finished(players: u8, people: &[(&str, u8)], bots: &[(&str, u8)]) -> Finished {
    let owned = |all: &[(&str, u8)]| all.iter().map(|(who, place)| ((*who).to_owned(), *place)).collect();
    Finished { game: "toy".to_owned(), players, people: owned(people), rated: people.len() > 1, bots: owned(bots) }
}

#[tokio::test]
async fn a_finished_table_is_rated_once_and_winners_rise_on_both_databases() {
    let (_home, stores) = stores(&["ada", "bea", "cleo"]).await;
    for store in &stores {
        store.begin(table("t"), None).await.expect("a table");
        for _ in 0..3 {
            store.rate("t", finished(3, &[("ada", 2), ("bea", 1), ("cleo", 2)], &[])).await.expect("rated");
        }
        let best = store.best("toy", None, 0, 10).await.expect("ratings");
        assert_eq!(best[0].person, "bea");
        assert!(best.iter().all(|rating| rating.games == 1), "{best:?}");
        assert!((best[1].rating - best[2].rating).abs() < 1e-9, "equal places rate alike");
        assert_eq!(store.ratings_of("bea").await.expect("ratings")[0].0, "toy");
        assert_eq!(store.best("toy", Some(3), 0, 10).await.expect("ratings"), best, "there was no table of another size");
        assert_eq!(store.best("toy", Some(2), 0, 10).await, Ok(Vec::new()));
        assert_eq!(store.best("toy", None, 2, 10).await, Ok(Vec::new()), "nobody has played twice");
    }
}

#[tokio::test]
async fn a_table_of_another_size_begins_with_what_is_known_of_somebody_on_both_databases() {
    let (_home, stores) = stores(&["ada", "bea"]).await;
    for store in &stores {
        for (id, players) in [("two", 2), ("three", 3)] {
            store.begin(table(id), None).await.expect("a table");
            store.rate(id, finished(players, &[("ada", 1), ("bea", 2)], &[])).await.expect("rated");
        }
        let all = store.all_ratings_of("ada").await.expect("ratings");
        let sizes: Vec<_> = all.iter().map(|(_, players, rating)| (*players, rating.games)).collect();
        assert_eq!(sizes, [(None, 2), (Some(2), 1), (Some(3), 1)]);
        // The first game counts at both tables, so the second size and the whole game say the same.
        assert!((all[0].2.rating - all[2].2.rating).abs() < 1e-9 && all[2].2.rating > all[1].2.rating, "{all:?}");
    }
}

#[tokio::test]
async fn bots_are_measured_against_people_and_move_nobodys_rating_on_both_databases() {
    let (_home, stores) = stores(&["ada"]).await;
    for store in &stores {
        for id in ["t", "u", "v"] {
            store.begin(table(id), None).await.expect("a table");
            let ended = finished(4, &[("ada", 2)], &[("archwitch", 1), ("random", 3), ("random", 4)]);
            store.rate(id, ended).await.expect("rated");
        }
        let bots = store.bots_of("toy", Some(4), 3).await.expect("bots");
        assert_eq!(bots.iter().map(|bot| bot.level.as_str()).collect::<Vec<_>>(), ["archwitch", "random"]);
        assert!(bots[0].rating > bots[1].rating && bots.iter().all(|bot| bot.games == 3), "{bots:?}");
        assert_eq!(store.bots_of("toy", Some(4), 4).await, Ok(Vec::new()));
        assert_eq!(store.all_ratings_of("ada").await, Ok(Vec::new()));
    }
}

#[tokio::test]
async fn whoever_wants_no_place_on_a_ladder_has_none_on_both_databases() {
    let (_home, stores) = stores(&["ada", "bea"]).await;
    for store in &stores {
        store.begin(table("t"), None).await.expect("a table");
        store.rate("t", finished(2, &[("ada", 1), ("bea", 2)], &[])).await.expect("rated");
        let unranked = Profile { hidden: false, unranked: true };
        store.set_profile("ada", unranked).await.expect("kept");
        assert_eq!(store.profile("ada").await, Ok(unranked));
        let best = store.best("toy", None, 0, 10).await.expect("ratings");
        assert_eq!(best.iter().map(|one| one.person.as_str()).collect::<Vec<_>>(), ["bea"]);
        store.set_profile("ada", Profile::default()).await.expect("kept");
        store.ban("bea", Some(i64::MAX)).await.expect("a ban");
        let best = store.best("toy", None, 0, 10).await.expect("ratings");
        assert_eq!(best.iter().map(|one| one.person.as_str()).collect::<Vec<_>>(), ["ada"], "nor has who is banned");
        let seats = store.played_seats("bea", 10).await.expect("seats");
        assert_eq!((seats.len(), seats[0].seat), (1, 2));
    }
}

#[tokio::test]
async fn friends_are_those_who_both_said_yes_on_both_databases() {
    let (_home, stores) = stores(&["ada", "bea", "cleo"]).await;
    for store in &stores {
        assert_eq!(store.befriend("ada", "bea", 10, 1).await, Ok(Bonded::Asked));
        assert_eq!(store.befriend("ada", "bea", 10, 1).await, Ok(Bonded::Asked), "asking twice is no yes");
        assert_eq!(store.asking_to_be_friends("bea").await.expect("a list")[0].other, "ada");
        assert_eq!(store.befriend("bea", "ada", 10, 2).await, Ok(Bonded::Friends));
        for (one, other) in [("ada", "bea"), ("bea", "ada")] {
            assert_eq!(store.bond(one, other).await, Ok(Some(BondKind::Friend)));
        }
        assert_eq!(store.asking_to_be_friends("bea").await, Ok(Vec::new()));
        assert_eq!(store.befriend("ada", "cleo", 1, 3).await, Ok(Bonded::TooMany));
        store.part("bea", "ada").await.expect("an end");
        assert_eq!((store.bond("ada", "bea").await, store.bond("bea", "ada").await), (Ok(None), Ok(None)));
    }
}

#[tokio::test]
async fn whoever_is_blocked_asks_in_vain_and_is_not_told_on_both_databases() {
    let (_home, stores) = stores(&["ada", "bea"]).await;
    for store in &stores {
        store.befriend("bea", "ada", 10, 1).await.expect("a question");
        assert_eq!(store.block("ada", "bea", 1, 2).await, Ok(true));
        assert_eq!(store.bond("bea", "ada").await, Ok(None), "the question is gone");
        assert_eq!(store.befriend("bea", "ada", 10, 3).await, Ok(Bonded::Asked), "as anybody hears it");
        assert_eq!(store.asking_to_be_friends("ada").await, Ok(Vec::new()));
        assert_eq!(store.blocked_by("bea").await, Ok(vec!["ada".to_owned()]));
        store.part("bea", "ada").await.expect("an end");
        assert_eq!(store.bond("ada", "bea").await, Ok(Some(BondKind::Blocked)), "that is not hers to end");
        assert_eq!(store.block("ada", "cleo", 1, 2).await, Ok(false), "too many");
        store.unblock("ada", "bea").await.expect("an end");
        assert_eq!(store.blocked_by("bea").await, Ok(Vec::new()));
    }
}

#[tokio::test]
async fn complaints_wait_until_they_are_closed_and_are_limited_on_both_databases() {
    let (_home, stores) = stores(&["ada", "bea"]).await;
    for store in &stores {
        let complaint = |id: &str, at: i64| Complaint {
            id: id.to_owned(),
            person: "ada".to_owned(),
            other: "bea".to_owned(),
            table: String::new(),
            said: String::new(),
            reason: "rude".to_owned(),
            at,
            closed: None,
        };
        assert_eq!(store.complain(complaint("one", 10), 0, 1).await, Ok(true));
        assert_eq!(store.complain(complaint("two", 11), 0, 1).await, Ok(false));
        assert_eq!(store.complain(complaint("two", 30), 20, 1).await, Ok(true), "the first one is long ago");
        assert_eq!(store.close_complaint("one", 40).await, Ok(true));
        assert_eq!(store.close_complaint("one", 41).await, Ok(false), "once");
        let ids = |found: Vec<(Complaint, [String; 2])>| found.into_iter().map(|(one, _)| one.id).collect::<Vec<_>>();
        assert_eq!(ids(store.complaints(false).await.expect("a list")), ["two"]);
        assert_eq!(ids(store.complaints(true).await.expect("a list")), ["one", "two"]);
    }
}

#[tokio::test]
async fn what_is_a_persons_goes_home_with_them_and_goes_when_they_go_on_both_databases() {
    let (_home, stores) = stores(&["ada", "bea"]).await;
    for store in &stores {
        store.befriend("ada", "bea", 10, 1).await.expect("a question");
        store.befriend("bea", "ada", 10, 1).await.expect("a yes");
        store.set_profile("ada", Profile { hidden: true, unranked: true }).await.expect("kept");
        let token = coven_store::Token { id: "t".to_owned(), label: "bot".to_owned(), created: 1 };
        store.add_token(token, "ada", "digest").await.expect("a token");
        let rows = store.rows_of("ada").await.expect("rows");
        assert_eq!(rows.keys().collect::<Vec<_>>(), ["bonds", "profiles", "tokens"]);
        assert_eq!(rows["profiles"][0], serde_json::json!({ "hidden": 1, "unranked": 1 }));
        assert!(!format!("{rows:?}").contains("digest"), "{rows:?}");
        assert_eq!(store.drop_person("ada").await, Ok(true));
        assert!(store.rows_of("ada").await.expect("rows").is_empty());
        assert!(store.rows_of("bea").await.expect("rows").is_empty(), "nor is she anybody's friend");
    }
}
