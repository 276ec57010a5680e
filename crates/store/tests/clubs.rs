//! Clubs, on both databases: who may come in and host, who follows whom, seasons, standing challenges.

use coven_store::testing::{PostgresServer, person};
use coven_store::{
    Append, Appended, Begun, Card, Challenge, Club, ClubChange, ClubFounded, ClubHosted, ClubHours, ClubJoined, ClubLimits,
    Database, Line, NewClubTable, NewTable, OpenedMeeting, Person, PreparedChange, Store,
};
use std::sync::Arc;
use tempfile::TempDir;

const MANY: ClubLimits = ClubLimits { hosted: 50, joined: 50 };

/// A store of each kind, and what they live in.
fn stores() -> ((TempDir, Arc<PostgresServer>), [Store; 2]) {
    let (folder, server) = (tempfile::tempdir().expect("a temporary folder"), PostgresServer::shared());
    let databases = [Database::Sqlite(folder.path().join("coven.db")), Database::Postgres(server.database())];
    ((folder, server), databases.map(|database| Store::open(&database).expect("the store opens").0))
}

async fn add_people(store: &Store, guests: &[&str], accounts: &[&str]) {
    for id in guests {
        store.add_person(person(id)).await.expect("a person");
    }
    for id in accounts {
        let login = Some((*id).to_owned());
        store.add_person(Person { login, passphrase: Some("x".to_owned()), ..person(id) }).await.expect("a person");
    }
}

fn club(id: &str) -> Club {
    Club {
        id: id.to_owned(),
        name: "Thursday coven".to_owned(),
        about: String::new(),
        zone: "UTC".to_owned(),
        rhythm: "quarter".to_owned(),
        invitation: 1,
        created: 10,
    }
}

async fn found(store: &Store, id: &str, founder: &str, ends: Option<i64>) {
    assert_eq!(store.found_club(club(id), founder, ends, MANY).await, Ok(ClubFounded::Founded));
}

async fn join(store: &Store, club: &str, person: &str, now: i64) -> ClubJoined {
    store.join_club(club, 1, person, (200, 50), now).await.expect("an answer")
}

fn challenge(id: &str, occurs: i64) -> Challenge {
    Challenge { id: id.to_owned(), club: "k".to_owned(), terms: "{}".to_owned(), occurs, opens: occurs - 50, missed: None }
}

/// The table of a challenge.
async fn open_table(store: &Store, id: &str, challenge: &str, begins: i64) {
    let card = Card { stage: "gathering", shown: Some("{}".to_owned()), ..Card::default() };
    let club = NewClubTable { club: "k".to_owned(), members_only: true, meeting: Some((challenge.to_owned(), begins)) };
    let (id, game, host, lines) = (id.to_owned(), "toy".to_owned(), String::new(), Vec::new());
    let table = NewTable { id, game, host, listed: false, deal: None, club: Some(club), card, lines };
    assert_eq!(store.begin(table, None).await, Ok(Begun::Begun));
}

#[tokio::test]
async fn nobody_has_more_clubs_than_allowed_on_both_databases() {
    let (_home, stores) = stores();
    for store in &stores {
        add_people(store, &[], &["ada", "bea"]).await;
        let most = |hosted, joined| ClubLimits { hosted, joined };
        assert_eq!(store.found_club(club("a"), "ada", None, most(2, 3)).await, Ok(ClubFounded::Founded));
        assert_eq!(store.found_club(club("b"), "ada", None, most(2, 3)).await, Ok(ClubFounded::Founded));
        assert_eq!(store.found_club(club("c"), "ada", None, most(2, 3)).await, Ok(ClubFounded::HostsTooMany));
        assert_eq!(store.found_club(club("c"), "ada", None, most(3, 2)).await, Ok(ClubFounded::TooMany));
        assert!(store.club("c").await.expect("an answer").is_none(), "nothing is left of it");
        found(store, "d", "bea", None).await;
        let into = async |most| store.join_club("d", 1, "ada", most, 20).await.expect("an answer");
        assert_eq!(into((1, 3)).await, ClubJoined::Full);
        assert_eq!(into((2, 2)).await, ClubJoined::TooMany);
        assert_eq!(into((2, 3)).await, ClubJoined::Joined);
        assert_eq!(into((2, 3)).await, ClubJoined::There);
        assert_eq!(store.make_club_host("d", "ada", 2).await, Ok(ClubHosted::HostsTooMany));
        assert_eq!(store.make_club_host("d", "ada", 3).await, Ok(ClubHosted::Done));
        assert_eq!(store.make_club_host("d", "ada", 3).await, Ok(ClubHosted::Done), "she is one already");
        assert_eq!(store.make_club_host("d", "nobody", 3).await, Ok(ClubHosted::NotMember));
        assert_eq!(store.unmake_club_host("d", "bea").await, Ok(ClubHosted::Done));
        assert_eq!(store.unmake_club_host("d", "ada").await, Ok(ClubHosted::LastHost));
    }
}

/// Two nodes let people in at the same time, each over connections of its own.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_race_for_the_last_places_only_so_many_get_one_on_postgresql() {
    let server = PostgresServer::shared();
    let database = Database::Postgres(server.database());
    let nodes = [0, 1].map(|_| Store::open(&database).expect("the store opens").0);
    let names: Vec<String> = (0..16).map(|number| format!("p{number}")).collect();
    let all: Vec<&str> = names.iter().map(String::as_str).collect();
    add_people(&nodes[0], &all, &["ada"]).await;
    found(&nodes[0], "k", "ada", None).await;
    let racing = names.iter().enumerate().map(|(number, name)| {
        let (node, name) = (nodes[number % 2].clone(), name.clone());
        tokio::spawn(async move { node.join_club("k", 1, &name, (5, 50), 20).await })
    });
    let mut came_in = 0;
    for one in racing.collect::<Vec<_>>() {
        came_in += usize::from(one.await.expect("a task") == Ok(ClubJoined::Joined));
    }
    assert_eq!((came_in, nodes[0].club_members("k").await.expect("members").len()), (4, 5), "she was there before");
    // One person comes into many clubs at once, and founds many.
    for number in 0..8 {
        found(&nodes[0], &format!("k{number}"), "ada", None).await;
    }
    let joining = (0..8).map(|number| {
        let node = nodes[number % 2].clone();
        tokio::spawn(async move { node.join_club(&format!("k{number}"), 1, "p15", (5, 3), 20).await == Ok(ClubJoined::Joined) })
    });
    for one in joining.collect::<Vec<_>>() {
        one.await.expect("a task");
    }
    assert_eq!(nodes[0].clubs_of("p15").await.expect("clubs").len(), 3);
    let founding = (0..8).map(|number| {
        let (node, most) = (nodes[number % 2].clone(), ClubLimits { hosted: 2, joined: 50 });
        tokio::spawn(async move { node.found_club(club(&format!("f{number}")), "p14", None, most).await })
    });
    for one in founding.collect::<Vec<_>>() {
        one.await.expect("a task").expect("an answer");
    }
    let own = nodes[1].clubs_of("p14").await.expect("clubs");
    assert_eq!(own.iter().filter(|own| own.host).count(), 2);
}

#[tokio::test]
async fn whoever_has_been_there_longest_follows_a_host_on_both_databases() {
    let (_home, stores) = stores();
    for store in &stores {
        add_people(store, &["bea"], &["ada", "cleo", "dora"]).await;
        found(store, "k", "ada", Some(100)).await;
        for (who, when) in [("bea", 20), ("cleo", 30), ("dora", 40)] {
            assert_eq!(join(store, "k", who, when).await, ClubJoined::Joined);
        }
        open_table(store, "t", "c", 500).await;
        let hosts = async || {
            let members = store.club_members("k").await.expect("members").into_iter();
            members.filter(|member| member.host).map(|member| member.person).collect::<Vec<_>>()
        };
        assert_eq!(store.leave_club("k", "nobody").await, Ok(false));
        assert_eq!(store.leave_club("k", "ada").await, Ok(true));
        assert_eq!(hosts().await, ["cleo"], "an account goes before a guest who was there earlier");
        assert_eq!(store.leave_club("k", "dora").await, Ok(true));
        assert_eq!(hosts().await, ["cleo"]);
        assert_eq!(store.remove_club_member("k", "cleo").await, Ok(true));
        assert_eq!(hosts().await, ["bea"], "a guest, if there is nobody else");
        assert_eq!(join(store, "k", "ada", 50).await, ClubJoined::NotWelcome, "the link has been renewed");
        store.forget_club_member("bea").await.expect("she is gone");
        assert!(store.club("k").await.expect("an answer").is_none(), "nobody is left");
        assert_eq!(store.clubs_due(1_000, 10).await, Ok(Vec::new()));
        let waiting = store.meetings_due(500, 10).await.expect("tables");
        assert_eq!(waiting.iter().map(|one| one.table.as_str()).collect::<Vec<_>>(), ["t"], "its hour still comes");
    }
}

#[tokio::test]
async fn a_season_is_followed_by_one_on_both_databases() {
    let (_home, stores) = stores();
    for store in &stores {
        add_people(store, &[], &["ada"]).await;
        found(store, "k", "ada", Some(100)).await;
        let spans = async || {
            let seasons = store.seasons("k").await.expect("seasons").into_iter();
            seasons.map(|season| (season.number, season.begins, season.ends)).collect::<Vec<_>>()
        };
        assert_eq!(store.clubs_due(99, 10).await, Ok(Vec::new()));
        assert_eq!(store.clubs_due(100, 10).await, Ok(vec![("k".to_owned(), 100)]));
        assert_eq!(store.begin_season("k", 50, None).await, Ok(false), "one is running");
        assert_eq!(store.turn_season("k", 100, 100, Some(200)).await, Ok(true));
        assert_eq!(store.turn_season("k", 100, 100, Some(200)).await, Ok(false), "another node was faster");
        assert_eq!(spans().await, [(2, 100, Some(200)), (1, 10, Some(100))]);
        assert_eq!(store.end_season("k", 150).await, Ok(true));
        assert_eq!(store.end_season("k", 160).await, Ok(false));
        assert_eq!(store.clubs_due(200, 10).await, Ok(vec![("k".to_owned(), 200)]), "the next one comes when it would have");
        assert_eq!(store.turn_season("k", 200, 200, None).await, Ok(true));
        assert_eq!((spans().await.len(), store.clubs_due(10_000, 10).await), (2, Ok(Vec::new())), "hosts say when");
        assert_eq!(store.begin_season("k", 300, None).await, Ok(true));
        assert_eq!(spans().await[0], (3, 300, None));
    }
}

#[tokio::test]
async fn other_hours_of_a_club_change_what_follows_from_them_or_nothing_on_both_databases() {
    let (_home, stores) = stores();
    for store in &stores {
        add_people(store, &[], &["ada"]).await;
        found(store, "k", "ada", Some(100)).await;
        assert_eq!(store.add_challenge(challenge("c", 500), 10, 0).await, Ok(true));
        let hours = |zone: &str, rhythm: &str, ends, now| ClubHours {
            zone: zone.to_owned(),
            rhythm: rhythm.to_owned(),
            ends,
            challenges: vec![challenge("c", 500)],
            moved: vec![(challenge("c", 500), (560, 510))],
            now,
        };
        let with = |name: &str, hours| ClubChange { name: Some(name.to_owned()), about: None, hours };
        let ends = async || store.seasons("k").await.expect("seasons").into_iter().map(|one| one.ends).collect::<Vec<_>>();
        let occurs = async || store.challenges("k").await.expect("challenges")[0].occurs;
        // What was worked out from a club that is another one by now changes nothing.
        let old = Club { zone: "Asia/Tokyo".to_owned(), ..club("k") };
        let late = ClubHours { challenges: Vec::new(), ..hours("Europe/Warsaw", "quarter", Some(90), 50) };
        assert_eq!(store.change_club(&old, with("No", Some(hours("UTC", "quarter", Some(90), 50)))).await, Ok(false));
        assert_eq!(store.change_club(&club("k"), with("No", Some(late))).await, Ok(false));
        let kept = store.club("k").await.expect("an answer").expect("a club");
        assert_eq!((kept, ends().await, occurs().await), (club("k"), vec![Some(100)], 500));
        // Another zone moves what is to come.
        let moved = with("Warsaw", Some(hours("Europe/Warsaw", "quarter", Some(90), 50)));
        assert_eq!(store.change_club(&club("k"), moved).await, Ok(true));
        assert_eq!((ends().await, occurs().await), (vec![Some(90)], 560));
        // A season that a host has ended is not begun again.
        let now = store.club("k").await.expect("an answer").expect("a club");
        assert_eq!((now.name.as_str(), now.zone.as_str()), ("Warsaw", "Europe/Warsaw"));
        assert_eq!(store.end_season("k", 60).await, Ok(true));
        assert_eq!(store.change_club(&now, with("Still", None)).await, Ok(true));
        let back =
            ClubHours { challenges: vec![challenge("c", 560)], moved: Vec::new(), ..hours("UTC", "quarter", Some(110), 70) };
        assert_eq!(store.change_club(&now, with("Still", Some(back))).await, Ok(true));
        assert_eq!((ends().await, store.clubs_due(110, 10).await), (vec![Some(60)], Ok(vec![("k".to_owned(), 110)])));
        // One begins where seasons come in another way.
        let was = store.club("k").await.expect("an answer").expect("a club");
        let monthly = with("Monthly", Some(hours("UTC", "month", Some(80), 75)));
        assert_eq!(store.change_club(&was, monthly).await, Ok(true));
        assert_eq!(ends().await, [Some(80), Some(60)]);
        let was = store.club("k").await.expect("an answer").expect("a club");
        let by_hand = with("By hand", Some(hours("UTC", "by_hand", None, 76)));
        assert_eq!(store.change_club(&was, by_hand).await, Ok(true));
        assert_eq!((ends().await, store.clubs_due(10_000, 10).await), (vec![None, Some(60)], Ok(Vec::new())));
    }
}

#[tokio::test]
async fn a_challenge_that_was_dropped_counts_as_long_as_it_was_told_of_lately_on_both_databases() {
    let (_home, stores) = stores();
    for store in &stores {
        add_people(store, &[], &["ada"]).await;
        found(store, "k", "ada", None).await;
        let add = async |id: &str, since| store.add_challenge(challenge(id, 500), 2, since).await;
        assert_eq!(add("a", 0).await, Ok(true));
        assert_eq!(store.drop_challenge("k", "a").await, Ok(true));
        assert_eq!(store.drop_challenge("k", "a").await, Ok(false));
        assert_eq!(add("b", 0).await, Ok(true), "nobody was told of the first one");
        open_table(store, "t", "b", 500).await;
        open_table(store, "u", "b", 600).await;
        assert_eq!(store.drop_challenge("k", "b").await, Ok(true));
        assert_eq!(add("c", 599).await, Ok(true), "it counts once, whatever the number of its tables");
        assert_eq!(add("d", 599).await, Ok(false));
        assert_eq!(add("d", 600).await, Ok(true), "its last table has begun long ago");
        assert_eq!(add("e", 600).await, Ok(false));
    }
}

#[tokio::test]
async fn a_table_is_opened_once_for_a_challenge_on_both_databases() {
    let (_home, stores) = stores();
    for store in &stores {
        add_people(store, &[], &["ada"]).await;
        found(store, "k", "ada", None).await;
        assert_eq!(store.add_challenge(challenge("c", 500), 10, 0).await, Ok(true));
        assert_eq!(store.challenges_due(450, 10).await, Ok(vec![challenge("c", 500)]));
        open_table(store, "t", "c", 500).await;
        let opened =
            || OpenedMeeting { challenge: challenge("c", 500), table: "t".to_owned(), next: (1_000, 950), kind: 16, due: 450 };
        assert_eq!(store.open_meeting(opened()).await, Ok(true));
        assert_eq!(store.open_meeting(opened()).await, Ok(false), "another node was faster");
        assert_eq!(store.put_challenge_off(&challenge("c", 500), (2_000, 1_950)).await, Ok(false));
        let next = Challenge { opens: 950, ..challenge("c", 1_000) };
        assert_eq!(store.challenges_due(950, 10).await, Ok(vec![next.clone()]));
        store.delay_challenge(&challenge("c", 500), 5_000).await.expect("nothing to be done");
        assert_eq!(store.challenges_due(950, 10).await, Ok(vec![next.clone()]), "it comes at another time by now");
        store.delay_challenge(&next, 5_000).await.expect("it is put off");
        assert_eq!(store.challenges_due(4_999, 10).await, Ok(Vec::new()));
        let meeting = store.meetings_due(500, 10).await.expect("tables").remove(0);
        store.settle_meeting(&meeting, Some(510), None).await.expect("it waits");
        assert_eq!(store.meetings_due(509, 10).await, Ok(Vec::new()));
        store.settle_meeting(&meeting, None, Some(false)).await.expect("nobody came");
        assert_eq!(
            (store.meetings_due(9_999, 10).await, store.challenges("k").await.expect("one")[0].missed),
            (Ok(Vec::new()), Some(500))
        );
    }
}

/// What somebody prepares at one node and the line that another one writes without it are never both kept.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_prepared_and_a_line_that_does_not_know_of_it_exclude_each_other_on_postgresql() {
    let server = PostgresServer::shared();
    let database = Database::Postgres(server.database());
    let nodes = [0, 1].map(|_| Store::open(&database).expect("the store opens").0);
    add_people(&nodes[0], &["ada"], &[]).await;
    for round in 0..20 {
        let id = format!("t{round}");
        let card = |sitters| Card { stage: "playing", shown: Some("{}".to_owned()), sitters, ..Card::default() };
        let (game, host, sits) = ("toy".to_owned(), "ada".to_owned(), Some(vec![(0, "ada".to_owned())]));
        let table =
            NewTable { id: id.clone(), game, host, listed: false, deal: None, club: None, card: card(sits), lines: Vec::new() };
        nodes[0].begin(table, None).await.expect("a table");
        let line = Append {
            table: id.clone(),
            expected: 0,
            line: Line { seq: 1, at: 1, text: "{}".to_owned() },
            card: card(None),
            snapshot: None,
            asked: Vec::new(),
            notices: Vec::new(),
            prepared: vec![PreparedChange { person: "ada".to_owned(), was: None, now: None }],
        };
        let (one, other, at) = (nodes[0].clone(), nodes[1].clone(), id.clone());
        let prepares = tokio::spawn(async move { one.prepare("ada", &at, 0, 0, Some("answer".to_owned())).await });
        let appends = tokio::spawn(async move { other.append(line).await });
        let (prepared, appended) = (prepares.await.expect("a task"), appends.await.expect("a task"));
        let there = nodes[1].prepared_at(&id).await.expect("an answer");
        match prepared.expect("an answer") {
            true => assert_eq!((appended, there.len()), (Ok(Appended::Conflict), 1)),
            false => assert_eq!((appended, there.len()), (Ok(Appended::Written), 0)),
        }
    }
}
