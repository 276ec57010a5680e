//! Mail: an address is confirmed before it is used, mails end with one click, and a forgotten passphrase is reset.

use super::outside::MailServer;
use super::{all_told, notices, put, waiting};
use crate::common::{House, bad, file, good, page, playing, press, run, until};
use coven_server::client::Client;
use coven_store::Database;
use coven_store::testing::PostgresServer;
use serde_json::{Value, json};

async fn post(person: &mut Client, path: &str, form: &str) -> coven_server::client::Answer {
    let headers = [("content-type", "application/x-www-form-urlencoded")];
    person.send("POST", path, &headers, Some(form.as_bytes())).await.expect("an answer")
}

/// A house that sends its mails there.
async fn house(server: &MailServer) -> House {
    House::with(|config| server.serves(config)).await
}

/// A person with a confirmed address.
async fn confirmed(person: &mut Client, server: &MailServer, address: &str) {
    let before = server.to(address).len();
    good(put(person, "/api/v1/me/mail", json!({ "address": address })).await);
    let link = server.to(address)[before].link("/mail/confirm/");
    assert_eq!(press(&mut Client::new(person.address()), &link).await.status, 200, "without a login");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_confirmed_once_before_it_is_used() {
    let server = MailServer::open();
    let house = house(&server).await;
    let mut people: [_; 2] = house.guests().await;
    let shown = good(put(&mut people[1], "/api/v1/me/mail", json!({ "address": "Bea@Example.net" })).await);
    assert_eq!((&shown["mail"]["address"], &shown["mail"]["unconfirmed"]), (&Value::Null, &json!("bea@example.net")));
    playing(&mut people).await;
    assert_eq!(waiting(&house), 0, "nothing is queued for an address that is not confirmed");
    let mails = server.to("bea@example.net");
    assert_eq!(mails.len(), 1);
    assert!(
        mails[0].text.contains("Subject: Confirm your address") && mails[0].text.contains("Bea wants"),
        "it says why it came"
    );
    let link = mails[0].link("/mail/confirm/");
    let mut nobody = Client::new(house.address());
    assert!(page(&mut nobody, &link).await.contains("bea@example.net"), "a look confirms nothing");
    assert_eq!(notices(&mut people[1]).await["mail"]["address"], Value::Null);
    assert_eq!(press(&mut nobody, &link).await.status, 200);
    assert_eq!(press(&mut nobody, &link).await.status, 404, "the link is good once");
    assert_eq!(press(&mut nobody, &link.replace("/mail/confirm/", "/mail/leave/")).await.status, 404, "and for nothing else");
    assert_eq!(notices(&mut people[1]).await["mail"]["address"], "bea@example.net");
    let table = playing(&mut people).await;
    until("the turn is mailed", async || server.to("bea@example.net").len() == 2).await;
    all_told(&house).await;
    let told = &server.to("bea@example.net")[1].text;
    assert!(told.contains("Subject: Your turn: Broom Service") && told.contains(&format!("/table/{table}")), "{told}");
    assert!(told.contains("From: Coven <coven@example.org>") && told.contains("You get this mail because Bea"), "{told}");
    assert_eq!(server.arrived().len(), 2, "once, and to nobody else");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_mailed_once_by_two_nodes_of_one_postgresql() {
    let server = MailServer::open();
    let postgres = PostgresServer::shared();
    let database = Database::Postgres(postgres.database());
    let with_mail = || {
        let mut config = crate::common::config(database.clone());
        server.serves(&mut config);
        config
    };
    let (one, two) = (run(with_mail()).await, run(with_mail()).await);
    let mut bea = Client::guest(one.address, "Bea").await.expect("a guest");
    confirmed(&mut bea, &server, "bea@example.net").await;
    for node in [one.address, two.address] {
        let mut people = [Client::guest(node, "Ada").await.expect("a guest"), bea.at(node)];
        playing(&mut people).await;
    }
    until("both are mailed", async || server.to("bea@example.net").len() >= 3).await;
    let Database::Postgres(url) = &database else { panic!("it is one") };
    until("everything is told", async || postgres.ask(url, "SELECT person FROM outbox").is_empty()).await;
    assert_eq!(server.to("bea@example.net").len(), 3, "the link, and each turn once");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_mail_has_a_link_that_ends_them_with_one_click() {
    let server = MailServer::open();
    let house = house(&server).await;
    let mut people: [_; 2] = house.guests().await;
    good(
        people[1]
            .send("PATCH", "/api/v1/me", &[("content-type", "application/json")], Some(br#"{"language":"pl"}"#))
            .await
            .expect("an answer"),
    );
    confirmed(&mut people[1], &server, "bea@example.net").await;
    playing(&mut people).await;
    until("the turn is mailed", async || server.to("bea@example.net").len() == 2).await;
    let mail = &server.to("bea@example.net")[1];
    assert!(mail.text.contains("Twoja kolej w grze Broom Service"), "in her language: {}", mail.text);
    assert!(mail.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    let link = mail.link("/mail/leave/");
    let mut nobody = Client::new(house.address());
    assert!(page(&mut nobody, &link).await.contains("bea@example.net"), "a look ends nothing");
    let left = post(&mut nobody, &link, "List-Unsubscribe=One-Click").await;
    assert_eq!(left.status, 200, "as programs of mail do it");
    let shown = notices(&mut people[1]).await;
    assert_eq!((&shown["mail"]["kinds"], &shown["mail"]["address"]), (&json!([]), &json!("bea@example.net")));
    playing(&mut people).await;
    all_told(&house).await;
    assert_eq!(server.to("bea@example.net").len(), 2, "no more mails");
    assert_eq!(press(&mut nobody, "/mail/leave/nonsense.0123").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_one_mail_a_day_gets_everything_that_still_holds_in_one() {
    let server = MailServer::open();
    let house = house(&server).await;
    let mut people: [_; 2] = house.guests().await;
    confirmed(&mut people[1], &server, "bea@example.net").await;
    let chosen = good(put(&mut people[1], "/api/v1/me/notices", json!({ "digest": { "hour": 18 } })).await);
    assert_eq!(chosen["mail"]["digest"], 18);
    good(put(&mut people[1], "/api/v1/me/time", json!({ "zone": "Asia/Kathmandu" })).await);
    assert_eq!(
        bad(put(&mut people[1], "/api/v1/me/notices", json!({ "digest": { "hour": 24 } })).await),
        (400, "bad-hour".to_owned())
    );
    let tables = [playing(&mut people).await, playing(&mut people).await];
    let gone = playing(&mut people).await;
    let connection = || rusqlite::Connection::open(file(&house.database)).expect("a file");
    let aside = || {
        connection().query_row("SELECT count(*) FROM outbox WHERE digest = 1 AND held_until = 0", [], |row| row.get::<_, i64>(0))
    };
    until("they are put aside", async || aside() == Ok(3)).await;
    let minutes = || connection().query_row("SELECT max(due) / 60000 % 1440 FROM outbox", [], |row| row.get::<_, i64>(0));
    assert_eq!(minutes(), Ok(12 * 60 + 15), "six in the evening by the clocks of Nepal");
    assert!(page(&mut people[1], "/you/notices").await.contains("your time zone: Asia/Kathmandu"));
    // Whoever moves has it in the evening there.
    good(put(&mut people[1], "/api/v1/me/time", json!({ "zone": "Asia/Tokyo" })).await);
    until("it is another evening", async || minutes() == Ok(9 * 60) && aside() == Ok(3)).await;
    good(crate::common::act(&mut people[1], &gone, "hand", json!({ "seat": 1 })).await);
    connection().execute("UPDATE outbox SET due = 0", []).expect("it is evening");
    until("the mail comes", async || server.to("bea@example.net").len() == 2).await;
    all_told(&house).await;
    let mails = server.to("bea@example.net");
    assert_eq!(mails.len(), 2, "the link, and one for all");
    assert!(mails[1].text.contains("Subject: 2 notices from Coven"), "{}", mails[1].text);
    assert!(tables.iter().all(|table| mails[1].text.contains(table)) && !mails[1].text.contains(&gone), "{}", mails[1].text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_last_call_does_not_wait_for_the_daily_mail() {
    let server = MailServer::open();
    let house = house(&server).await;
    let mut people: [_; 2] = house.guests().await;
    confirmed(&mut people[1], &server, "bea@example.net").await;
    // The next daily mail comes in nearly a day.
    let hour = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).hour();
    good(put(&mut people[1], "/api/v1/me/notices", json!({ "digest": { "hour": hour } })).await);
    let live = json!({ "clock": { "live": { "seconds": 600, "increment": 5 } } });
    let table = crate::common::gather(&mut people, live).await;
    crate::common::start(&mut people, &table).await;
    crate::common::play(&mut people, &table, usize::MAX, &mut coven_engine::FastDice::new(3)).await;
    let next = good(crate::common::act(&mut people[0], &table, "rematch", json!({})).await);
    until("the invitation is mailed", async || server.to("bea@example.net").len() == 2).await;
    let told = &server.to("bea@example.net")[1].text;
    assert!(told.contains(next["table"].as_str().expect("a table")), "the chair is held for ten minutes: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_before_the_daily_mail_is_mailed_at_once() {
    let server = MailServer::open();
    let house = house(&server).await;
    let (mut ada, mut bea) = (crate::fair::member(&house, "ada").await, house.guest("Bea").await);
    confirmed(&mut bea, &server, "bea@example.net").await;
    // The next daily mail comes in nearly a day, and the club meets in a few hours.
    let now = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC);
    good(put(&mut bea, "/api/v1/me/notices", json!({ "digest": { "hour": now.hour() } })).await);
    let club = crate::clubs::found(&mut ada, json!({ "zone": "UTC" })).await;
    crate::clubs::join(&mut ada, &club, &mut bea).await;
    let meets = now.saturating_add(jiff::Span::new().hours(3));
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let day = days[usize::try_from(meets.weekday().to_monday_zero_offset()).expect("a day")];
    let at = format!("{:02}:{:02}", meets.hour(), meets.minute());
    let wanted = json!({ "day": day, "at": at, "game": crate::common::GAME, "players": 3, "lead": 2 });
    good(crate::clubs::does(&mut ada, &club, "challenges", wanted).await);
    crate::clubs::change(&house, "UPDATE club_challenges SET opens = 0");
    until("the challenge is mailed", async || server.to("bea@example.net").len() == 2).await;
    let told = &server.to("bea@example.net")[1].text;
    assert!(told.contains("Your club plays Broom Service"), "in the evening it would be too late: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_passphrase_is_reset_by_mail_and_old_sessions_end() {
    let server = MailServer::open();
    let house = house(&server).await;
    let mut ada = house.guest("Ada").await;
    let account = json!({ "login": "ada", "passphrase": "correct horse" });
    let answer = put(&mut ada, "/api/v1/me/account", account).await;
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    ada.headers = vec![("cookie".to_owned(), cookie)];
    let token = good(ada.post("/api/v1/tokens", &json!({ "label": "bot" })).await.expect("an answer"));
    confirmed(&mut ada, &server, "ada@example.net").await;
    let mut nobody = Client::new(house.address());
    assert!(page(&mut nobody, "/you").await.contains("/forgot"), "the way is shown");
    let strangers = post(&mut nobody, "/forgot", "who=nobody%40example.net").await;
    let known = post(&mut nobody, "/forgot", "who=ADA").await;
    assert_eq!((strangers.status, strangers.text()), (200, known.text()), "the same answer");
    until("a link comes", async || server.to("ada@example.net").len() == 2).await;
    good(nobody.post("/api/v1/forgot", &json!({ "who": "ada@example.net" })).await.expect("an answer"));
    until("another comes for the address", async || server.to("ada@example.net").len() == 3).await;
    assert_eq!(server.arrived().len(), 3, "nothing to anybody else");
    assert_eq!(ada.get("/api/v1/me").await.expect("an answer").status, 200, "whoever asks keeps nobody out");
    let mail = &server.to("ada@example.net")[1];
    assert!(mail.text.contains("for the login ada"), "{}", mail.text);
    let link = mail.link("/reset/");
    assert_eq!(post(&mut nobody, &link, "passphrase=another+horse").await.status, 303);
    assert_eq!(post(&mut nobody, &link, "passphrase=third+horse+").await.status, 404, "once");
    let other = server.to("ada@example.net")[2].link("/reset/");
    assert_eq!(post(&mut nobody, &other, "passphrase=third+horse+").await.status, 404, "and no other link of before");
    assert_eq!(ada.get("/api/v1/me").await.expect("an answer").status, 401, "old sessions have ended");
    let mut program = Client::new(house.address());
    program.headers = vec![("authorization".to_owned(), format!("Bearer {}", token["token"].as_str().expect("a token")))];
    assert_eq!(program.get("/api/v1/me").await.expect("an answer").status, 401, "and tokens are gone");
    let login = |passphrase: &str| json!({ "login": "ada", "passphrase": passphrase });
    assert_eq!(nobody.post("/api/v1/login", &login("correct horse")).await.expect("an answer").status, 401);
    good(nobody.post("/api/v1/login", &login("another horse")).await.expect("an answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_bombed_with_mails() {
    let server = MailServer::open();
    let house = House::with(|config| {
        server.serves(config);
        config.rates.mails = 2.0;
    })
    .await;
    let [mut ada, mut bea, mut cleo] = house.guests().await;
    let wants = json!({ "address": "victim@example.net" });
    good(put(&mut ada, "/api/v1/me/mail", wants.clone()).await);
    good(put(&mut bea, "/api/v1/me/mail", wants.clone()).await);
    assert_eq!(bad(put(&mut cleo, "/api/v1/me/mail", wants).await), (429, "too-many-requests".to_owned()), "from whomever");
    good(put(&mut ada, "/api/v1/me/mail", json!({ "address": "another@example.net" })).await);
    let third = put(&mut ada, "/api/v1/me/mail", json!({ "address": "third@example.net" })).await;
    assert_eq!(bad(third), (429, "too-many-requests".to_owned()), "to whomever");
    assert_eq!(server.arrived().len(), 3);
    for wrong in ["", "ada", "ada@localhost", "a@b.c\r\nBcc: d@e.f", "Ada <ada@example.net>"] {
        assert_eq!(bad(put(&mut cleo, "/api/v1/me/mail", json!({ "address": wrong })).await), (400, "bad-address".to_owned()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_mail_says_nothing_of_it() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    assert!(!page(&mut Client::new(house.address()), "/you").await.contains("/forgot"));
    let shown = page(&mut ada, "/you/notices").await;
    assert!(
        !shown.contains("type=\"email\"") && !shown.contains("name=\"mail\"") && !shown.contains("name=\"digest\""),
        "{shown}"
    );
    assert_eq!(bad(put(&mut ada, "/api/v1/me/mail", json!({ "address": "ada@example.net" })).await), (404, "no-mail".to_owned()));
    assert_eq!(ada.get("/forgot").await.expect("an answer").status, 404);
    assert_eq!(bad(ada.post("/api/v1/forgot", &json!({ "who": "ada" })).await.expect("an answer")).1, "no-mail");
}
