//! What people have to be told, on real SQLite and on a real PostgreSQL server: the same sentences hold on both.

use coven_store::testing::{PostgresServer, person};
use coven_store::{
    Append, Appended, Begun, Card, Database, Line, MailAddress, NewNotice, NewTable, NoticeChannel, PushDevice, Queued, Store,
};
use std::sync::Arc;
use tempfile::TempDir;

const TURN: i64 = 1;
const OVER: i64 = 4;

/// What stores live in.
type Home = (TempDir, Arc<PostgresServer>);

/// A store of each kind, both empty.
fn stores() -> (Home, [(Store, Database); 2]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = PostgresServer::shared();
    let databases = [Database::Sqlite(folder.path().join("coven.db")), Database::Postgres(server.database())];
    let open = |database: Database| (Store::open(&database).expect("the store opens").0, database);
    ((folder, server), databases.map(open))
}

fn notice(who: &str, kind: i64, due: i64) -> NewNotice {
    NewNotice { person: who.to_owned(), kind, seat: 2, due }
}

fn line(seq: i64) -> Line {
    Line { seq, at: seq, text: "{}".to_owned() }
}

/// A line that tells somebody something.
fn append(table: &str, seq: i64, notices: Vec<NewNotice>) -> Append {
    let card = Card { stage: "playing", ..Card::default() };
    Append {
        table: table.to_owned(),
        expected: seq - 1,
        line: line(seq),
        card,
        snapshot: None,
        asked: Vec::new(),
        notices,
        prepared: Vec::new(),
    }
}

async fn table(store: &Store, id: &str) {
    let new = NewTable {
        id: id.to_owned(),
        game: "toy".to_owned(),
        host: "ada".to_owned(),
        listed: false,
        deal: None,
        club: None,
        card: Card { stage: "playing", shown: Some("{}".to_owned()), ..Card::default() },
        lines: vec![line(1)],
    };
    assert_eq!(store.begin(new, None).await, Ok(Begun::Begun));
}

fn device(id: &str, endpoint: &str, created: i64) -> PushDevice {
    let text = |text: &str| text.to_owned();
    PushDevice { id: text(id), endpoint: text(endpoint), p256dh: text("key"), auth: text("auth"), label: text("Phone"), created }
}

/// A person who is told of every turn by a webhook.
async fn told(store: &Store, id: &str) {
    store.add_person(person(id)).await.expect("a person");
    store.set_webhook(id, Some("{}".to_owned()), TURN).await.expect("a webhook");
}

fn names(claimed: &[Queued]) -> Vec<(&str, &str, i64)> {
    claimed.iter().map(|one| (&*one.person, &*one.channel, one.seq)).collect()
}

#[tokio::test]
async fn a_notice_is_queued_with_its_line_once_for_each_channel_that_wants_its_kind() {
    let (_home, stores) = stores();
    for (store, _) in stores {
        table(&store, "t").await;
        told(&store, "ada").await;
        told(&store, "bea").await;
        store.add_device("ada", device("d", "https://push/1", 1), TURN | OVER).await.expect("a device");
        store.add_person(person("cleo")).await.expect("a person without a channel");
        let all = || ["ada", "bea", "cleo"].map(|who| notice(who, TURN, 10)).to_vec();
        assert_eq!(store.append(append("t", 2, all())).await, Ok(Appended::Written));
        assert_eq!(store.append(append("t", 2, all())).await, Ok(Appended::Conflict), "somebody was faster");
        store.queue_notice("t", 2, notice("ada", TURN, 10)).await.expect("the same again");
        assert_eq!(
            store.append(append("t", 3, vec![notice("ada", OVER, 10), notice("bea", OVER, 10)])).await,
            Ok(Appended::Written)
        );
        assert_eq!(store.claim_notices("one", 9, 100, 50).await, Ok(Vec::new()), "nothing is due");
        let mut claimed = store.claim_notices("one", 10, 100, 50).await.expect("an answer");
        claimed.sort_by(|a, b| names(std::slice::from_ref(a)).cmp(&names(std::slice::from_ref(b))));
        assert_eq!(names(&claimed), [("ada", "push", 2), ("ada", "push", 3), ("ada", "webhook", 2), ("bea", "webhook", 2)]);
        assert!(claimed.iter().all(|one| one.seat == 2 && one.table == "t" && one.claims == 1));
        store.choose_notices("ada", vec![("webhook", 0), ("push", 0)]).await.expect("a choice");
        assert_eq!(store.append(append("t", 4, vec![notice("ada", TURN, 10)])).await, Ok(Appended::Written));
        assert_eq!(store.claim_notices("one", 10, 100, 50).await, Ok(Vec::new()), "she wants to hear nothing");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_tells_and_if_it_dies_the_other() {
    let (_home, stores) = stores();
    for (store, database) in stores {
        table(&store, "t").await;
        told(&store, "ada").await;
        for seq in 2..=40 {
            store.append(append("t", seq, vec![notice("ada", TURN, 10)])).await.expect("a line");
        }
        let other =
            if matches!(database, Database::Postgres(_)) { Store::open(&database).expect("a node").0 } else { store.clone() };
        let (one, two) = tokio::join!(store.claim_notices("one", 10, 100, 50), other.claim_notices("two", 10, 100, 50));
        let (one, two) = (one.expect("an answer"), two.expect("an answer"));
        assert_eq!(one.len() + two.len(), 39, "each of them once");
        let first = one.first().or(two.first()).expect("one").clone();
        let holder = if one.is_empty() { "two" } else { "one" };
        assert_eq!(store.notice_done(&first, "a third").await, Ok(false), "it is not theirs");
        assert_eq!(store.notice_done(&first, holder).await, Ok(true));
        assert_eq!(store.notice_done(&first, holder).await, Ok(false), "it is told");
        assert_eq!(other.claim_notices("two", 99, 200, 50).await, Ok(Vec::new()), "all are held");
        assert_eq!(other.claim_notices("two", 100, 200, 50).await.expect("an answer").len(), 38, "and then no more");
    }
}

#[tokio::test]
async fn what_cannot_be_told_is_given_up_after_a_while() {
    let (_home, stores) = stores();
    for (store, _) in stores {
        table(&store, "t").await;
        told(&store, "ada").await;
        store.append(append("t", 2, vec![notice("ada", TURN, 10)])).await.expect("a line");
        let mut attempts = 0;
        while let Some(one) = store.claim_notices("one", 10, 100, 50).await.expect("an answer").first() {
            attempts += 1;
            assert_eq!(one.claims, attempts);
            store.put_notice_off(one, "one", 10, false).await.expect("later");
        }
        assert_eq!(attempts, 6);
        store.append(append("t", 3, vec![notice("ada", TURN, 10)])).await.expect("a line");
        store.drop_old_notices(10).await.expect("an answer");
        assert_eq!(store.claim_notices("one", 10, 100, 50).await.expect("an answer").len(), 1, "it is not old yet");
        store.drop_old_notices(11).await.expect("an answer");
        assert_eq!(store.claim_notices("one", 200, 300, 50).await, Ok(Vec::new()));
    }
}

#[tokio::test]
async fn what_waits_for_the_daily_mail_comes_together() {
    let (_home, stores) = stores();
    for (store, _) in stores {
        table(&store, "t").await;
        store.add_person(person("ada")).await.expect("a person");
        store.want_address("ada", "ada@example.org", "hash", 50).await.expect("an address");
        assert_eq!(store.confirm_address("ada", "hash", 10, TURN).await, Ok(true));
        store.set_digest("ada", Some(18), 1).await.expect("an hour");
        for seq in 2..=4 {
            store.append(append("t", seq, vec![notice("ada", TURN, 10)])).await.expect("a line");
        }
        for one in store.claim_notices("one", 10, 100, 50).await.expect("three") {
            assert!(!one.digest);
            store.put_notice_off(&one, "one", 500, true).await.expect("later");
        }
        assert_eq!(store.people_with_digests(499, 9).await, Ok(Vec::new()));
        assert_eq!(store.people_with_digests(500, 9).await, Ok(vec!["ada".to_owned()]));
        assert_eq!(store.claim_notices("one", 500, 600, 50).await, Ok(Vec::new()), "they do not come one by one");
        let all = store.claim_digest("ada", "one", 500, 600).await.expect("all");
        assert_eq!(names(&all), [("ada", "mail", 2), ("ada", "mail", 3), ("ada", "mail", 4)]);
        assert!(all.iter().all(|one| one.digest && one.claims == 1));
        assert_eq!(store.claim_digest("ada", "two", 500, 600).await, Ok(Vec::new()), "somebody else has it");
        store.put_notice_off(&all[0], "one", 700, true).await.expect("later");
        store.set_digest("ada", None, 650).await.expect("no hour");
        let again = store.claim_notices("two", 650, 700, 50).await.expect("an answer");
        assert_eq!(names(&again), [("ada", "mail", 2)], "what waited for the old hour is told now");
    }
}

#[tokio::test]
async fn an_address_is_confirmed_once_and_in_time_and_the_old_one_stays_until_then() {
    let (_home, stores) = stores();
    for (store, _) in stores {
        store.add_person(person("ada")).await.expect("a person");
        let known = |address: Option<&str>, wanted: Option<&str>| MailAddress {
            address: address.map(str::to_owned),
            wanted: wanted.map(str::to_owned),
            digest: None,
        };
        store.want_address("ada", "ada@example.org", "first", 50).await.expect("an address");
        assert_eq!(store.mail_address("ada").await, Ok(known(None, Some("ada@example.org"))));
        assert_eq!(store.confirm_address("ada", "first", 50, TURN).await, Ok(false), "too late");
        assert_eq!(store.confirm_address("ada", "other", 49, TURN).await, Ok(false));
        assert_eq!(store.confirm_address("bea", "first", 49, TURN).await, Ok(false), "it is not hers");
        assert_eq!(store.address_of_code("ada", "first", 49).await, Ok(Some("ada@example.org".to_owned())));
        assert_eq!(store.confirm_address("ada", "first", 49, TURN).await, Ok(true));
        assert_eq!(store.confirm_address("ada", "first", 49, TURN).await, Ok(false), "once");
        store.want_address("ada", "new@example.org", "second", 90).await.expect("another");
        assert_eq!(store.mail_address("ada").await, Ok(known(Some("ada@example.org"), Some("new@example.org"))));
        assert_eq!(store.accounts_at("ada@example.org", 9).await, Ok(Vec::new()), "a guest has no passphrase to forget");
        assert_eq!(store.register("ada", "ada", "a hash", 1).await, Ok(true));
        assert_eq!(store.accounts_at("ada@example.org", 9).await, Ok(vec!["ada".to_owned()]));
        store.forget_address("ada").await.expect("gone");
        assert_eq!(store.mail_address("ada").await, Ok(known(None, None)));
        let channel = NoticeChannel { channel: "mail".to_owned(), kinds: TURN, ready: false };
        assert_eq!(store.notice_channels("ada").await, Ok(vec![channel]), "what she chose is kept");
    }
}

#[tokio::test]
async fn a_device_has_one_owner_and_nobody_has_too_many() {
    let (_home, stores) = stores();
    for (store, _) in stores {
        store.add_person(person("ada")).await.expect("a person");
        store.add_person(person("bea")).await.expect("a person");
        store.add_device("ada", device("1", "https://push/1", 1), TURN).await.expect("a device");
        store.add_device("bea", device("2", "https://push/1", 2), TURN).await.expect("the same browser, somebody else");
        assert_eq!(store.devices_of("ada").await, Ok(Vec::new()));
        assert!(!store.notice_channels("ada").await.expect("channels")[0].ready);
        assert_eq!(store.devices_of("bea").await, Ok(vec![device("2", "https://push/1", 2)]));
        for number in 3..=14 {
            let (id, endpoint) = (number.to_string(), format!("https://push/{number}"));
            store.add_device("bea", device(&id, &endpoint, number), TURN).await.expect("a device");
        }
        let kept: Vec<String> = store.devices_of("bea").await.expect("devices").into_iter().map(|device| device.id).collect();
        assert_eq!(kept, ["5", "6", "7", "8", "9", "10", "11", "12", "13", "14"], "the latest");
        assert_eq!(store.drop_device("ada", "5").await, Ok(false), "it is not hers");
        assert_eq!(store.drop_device("bea", "5").await, Ok(true));
        assert_eq!(store.push_key("first").await, Ok("first".to_owned()));
        assert_eq!(store.push_key("second").await, Ok("first".to_owned()), "it is made once");
    }
}

#[tokio::test]
async fn whoever_is_deleted_leaves_no_address_behind() {
    let (home, stores) = stores();
    for (store, database) in stores {
        table(&store, "t").await;
        told(&store, "ada").await;
        store.add_device("ada", device("d", "https://push/1", 1), TURN).await.expect("a device");
        store.want_address("ada", "ada@example.org", "hash", 50).await.expect("an address");
        store.append(append("t", 2, vec![notice("ada", TURN, 10)])).await.expect("a line");
        assert_eq!(store.drop_person("ada").await, Ok(true));
        assert_eq!(store.mail_address("ada").await, Ok(MailAddress::default()));
        assert_eq!(store.devices_of("ada").await, Ok(Vec::new()));
        assert_eq!(store.notice_channels("ada").await, Ok(Vec::new()));
        assert_eq!(store.claim_notices("one", 10, 100, 50).await, Ok(Vec::new()));
        if let Database::Postgres(url) = &database {
            let left =
                "SELECT person FROM mail_addresses UNION ALL SELECT person FROM push_devices UNION ALL SELECT person FROM outbox";
            assert!(home.1.ask(url, left).is_empty());
        }
    }
}
