//! What somebody does who looks after a server, beside it: the server notices, on SQLite and on PostgreSQL.

use crate::common::*;
use coven_engine::{DataSource, FastDice};
use coven_server::care::{Care, CareError, NAMELESS};
use coven_server::client::{Client, Events};
use coven_store::Person;
use serde_json::{Value, json};
use std::time::Duration;

/// A server on each kind of database.
async fn houses() -> [House; 2] {
    [House::open().await, House::on_postgres().await]
}

fn care(house: &House) -> Care {
    Care::open(&house.database, &DataSource::builtin()).expect("while the server runs")
}

async fn named(care: &Care, name: &str) -> Person {
    let people = care.store.people().await.expect("people");
    let id = &people.iter().find(|one| one.name == name).expect("somebody").id;
    care.store.person(id).await.expect("an answer").expect("a person")
}

/// Reads a stream to its end, which must come.
async fn ends(events: &mut Events) {
    let end = async { while events.next().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(20), end).await.expect("the stream ends");
}

/// Hears events until one is of this kind.
async fn hear(events: &mut Events, kind: &str) -> Value {
    loop {
        let update = soon(events).await.json();
        if update["kind"] == kind {
            return update;
        }
    }
}

async fn register(person: &mut Client, login: &str) {
    let body = json!({ "login": login, "passphrase": "eye of newt" }).to_string();
    let headers = [("content-type", "application/json")];
    let answer = person.send("PUT", "/api/v1/me/account", &headers, Some(body.as_bytes())).await.expect("an answer");
    // The sessions so far have ended.
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    person.headers = vec![("cookie".to_owned(), cookie)];
    good(answer);
}

async fn log_in(house: &House, login: &str, passphrase: &str) -> coven_server::client::Answer {
    let credentials = json!({ "login": login, "passphrase": passphrase });
    Client::new(house.address()).post("/api/v1/login", &credentials).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_is_sent_away_and_a_bot_plays_on_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        register(&mut people[0], "ada").await;
        let token = good(people[0].post("/api/v1/tokens", &json!({ "label": "bot" })).await.expect("an answer"));
        let mut program = Client::new(house.address());
        program.headers.push(("authorization".to_owned(), format!("Bearer {}", token["token"].as_str().expect("a token"))));
        let table = playing(&mut people).await;
        let waiting = gather(&mut people, json!({})).await;
        let mut watching = stream(&people[0], &table, None).await;
        let mut prompts = people[0].events("/api/v1/me/prompts", None).await.expect("a stream");
        let mut other = stream(&people[1], &table, None).await;
        let care = care(&house);
        let ada = named(&care, "Ada").await;

        let left = care.ban(&ada.id, i64::MAX).await.expect("a ban");

        assert_eq!(left.tables.len(), 2);
        ends(&mut watching).await;
        ends(&mut prompts).await;
        assert_eq!(hear(&mut other, "handed").await["seat"], 0);
        let refused = (403, "banned".to_owned());
        until("she is refused", async || {
            let answer =
                people[0].at(house.address()).post(&format!("/api/v1/tables/{table}/talk"), &json!({ "text": "hello" })).await;
            answer.expect("an answer").status == 403
        })
        .await;
        assert_eq!(bad(act(&mut people[0], &table, "talk", json!({ "text": "hello" })).await), refused);
        assert_eq!(bad(program.get("/api/v1/me").await.expect("an answer")), refused);
        assert_eq!(bad(log_in(&house, "ada", "eye of newt").await), refused);
        assert_eq!(look(&mut people[0], &table).await["you"], Value::Null, "she looks as a stranger");
        assert_eq!(look(&mut people[1], &waiting).await["table"]["seats"][0]["kind"], "open", "her chair is free");
        until("a bot has moved for her", async || !asked(&look(&mut people[1].at(house.address()), &table).await).contains(&0))
            .await;

        care.store.ban(&ada.id, None).await.expect("an answer");
        until("she is let in again", async || look(&mut people[0].at(house.address()), &table).await["you"] == 0).await;
        good(act(&mut people[0], &table, "back", json!({})).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_by_itself() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let care = care(&house);
    let id = named(&care, "Ada").await.id;
    care.store.ban(&id, Some(1)).await.expect("a ban that is over");
    good(ada.get("/api/v1/me").await.expect("an answer"));
}

/// A node that could not hear of a ban finds it out when it hears again.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_deaf_sends_the_banned_away_later_on_postgresql() {
    let house = House::on_postgres().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let mut watching = stream(&people[0], &table, None).await;
    let care = care(&house);
    let ada = named(&care, "Ada").await;
    house.postgres().cut_listeners();
    care.store.ban(&ada.id, Some(i64::MAX)).await.expect("a ban");
    ends(&mut watching).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_ends_unrated_and_tells_those_at_it_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        for (person, login) in people.iter_mut().zip(["ada", "bea"]) {
            register(person, login).await;
        }
        let (table, waiting) = (playing(&mut people).await, gather(&mut people, json!({ "listed": true })).await);
        let mut watching = stream(&people[0], &table, None).await;
        let mut prompts = people[1].events("/api/v1/me/prompts", None).await.expect("a stream");
        let care = care(&house);

        care.close(&table).await.expect("it is closed");
        care.close(&waiting).await.expect("it is closed");

        let told = hear(&mut watching, "closed").await;
        assert_eq!((&told["table"]["stage"], &told["asked"]), (&json!("closed"), &json!([])));
        while soon(&mut prompts).await.name != "over" {}
        assert!(matches!(care.close(&table).await, Err(CareError::Refused(..))), "once");
        assert!(matches!(care.close("nowhere").await, Err(CareError::Table(..))));
        let state = look(&mut people[0], &table).await;
        assert_eq!((&state["table"]["standing"], &state["prompt"]), (&Value::Null, &Value::Null));
        assert_eq!(
            bad(act(&mut people[0], &table, "moves", json!({ "move": "x", "seq": state["seq"] })).await),
            (409, "table-closed".to_owned())
        );
        assert_eq!(people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").status, 403);
        let page = people[0].get(&format!("/table/{table}")).await.expect("an answer");
        assert!(page.status == 200 && page.text().contains("This table was closed."), "{}", page.text());
        let lobby = good(people[0].get("/api/v1/lobby").await.expect("an answer"));
        assert_eq!(lobby, json!([]), "nobody waits there any more");
        until("the server has looked after it", async || care.store.due(i64::MAX, None, 10).await.expect("an answer").is_empty())
            .await;
        assert_eq!(care.store.best(GAME, None, 0, 10).await.expect("ratings"), [], "nobody has won");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_closed_is_closed_after_a_restart() {
    let mut house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    care(&house).close(&table).await.expect("it is closed");
    drop(house.running.take());
    let again = reopen(&house.database, DataSource::builtin()).await;
    let state = look(&mut people[0].at(again.address), &table).await;
    assert_eq!((&state["table"]["stage"], &state["view"]), (&json!("closed"), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_table_is_gone_for_those_who_look_at_it_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        let table = playing(&mut people).await;
        let mut watching = stream(&people[0], &table, None).await;
        let mine = look(&mut people[0], &table).await;
        let care = care(&house);

        care.store.drop_table(&table, i64::MAX).await.expect("it is deleted");

        let gone = (404, "no-such-table".to_owned());
        let first = moves(&mine).first().cloned().unwrap_or_default();
        assert_eq!(bad(act(&mut people[0], &table, "moves", json!({ "move": first, "seq": mine["seq"] })).await), gone);
        ends(&mut watching).await;
        assert_eq!(bad(people[0].get(&format!("/api/v1/tables/{table}")).await.expect("an answer")), gone);
        assert_eq!(good(people[0].get("/api/v1/me/tables").await.expect("an answer")), json!([]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_deleted_leaves_games_without_a_name_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 3] = house.guests().await;
        register(&mut people[0], "ada").await;
        let mut dice = FastDice::new(3);
        let finished = playing(&mut people[..2]).await;
        play(&mut people[..2], &finished, usize::MAX, &mut dice).await;
        let running = playing(&mut people[..2]).await;
        good(act(&mut people[0], &running, "talk", json!({ "text": "It is me" })).await);
        let strange = playing(&mut people[1..]).await;
        let mut watching = stream(&people[1], &running, None).await;
        let care = care(&house);
        let (ada, bea) = (named(&care, "Ada").await, named(&care, "Bea").await);
        until("the game has been rated", async || care.store.ratings_of(&ada.id).await.expect("ratings").len() == 1).await;
        let record = people[1].get(&format!("/api/v1/tables/{finished}/record")).await.expect("an answer").text();

        let left = care.delete(&ada.id).await.expect("she is deleted");

        let mut tables = left.tables.clone();
        tables.sort();
        let mut expected = [finished.clone(), running.clone()];
        expected.sort();
        assert_eq!(tables, expected);
        // Whoever watches is sent for the table as it is now.
        ends(&mut watching).await;
        until("her cookie is nobody's", async || {
            people[0].at(house.address()).get("/api/v1/me").await.expect("an answer").status == 401
        })
        .await;
        assert_eq!(bad(log_in(&house, "ada", "eye of newt").await), (401, "wrong-login".to_owned()));
        assert_eq!(care.store.person(&ada.id).await, Ok(None));
        assert_eq!(care.store.ratings_of(&ada.id).await, Ok(Vec::new()));
        assert_eq!(care.store.ratings_of(&bea.id).await.expect("ratings").len(), 1, "those of others stay");
        assert_eq!(care.store.tables_that_mention(&ada.id).await, Ok(Vec::new()));
        // The finished game is the same, played by somebody.
        let after = look(&mut people[1], &finished).await;
        assert_eq!(after["table"]["seats"][0]["name"], NAMELESS);
        let nameless = people[1].get(&format!("/api/v1/tables/{finished}/record")).await.expect("an answer").text();
        assert_eq!(nameless, record.replace("human:Ada", &format!("human:{NAMELESS}")));
        // The running one goes on, with a bot in the chair.
        let after = look(&mut people[1], &running).await;
        assert_eq!((&after["talk"][0]["name"], &after["talk"][0]["text"]), (&json!(NAMELESS), &json!("It is me")));
        assert_eq!(after["table"]["seats"][0]["kind"], "open");
        until("a bot has moved for her", async || !asked(&look(&mut people[1].at(house.address()), &running).await).contains(&0))
            .await;
        let listed = good(people[1].get("/api/v1/me/tables").await.expect("an answer")).to_string();
        assert!(!listed.contains("\"Ada\"") && listed.contains("\"Bea\""), "{listed}");
        assert_eq!(look(&mut people[1], &strange).await["table"]["seats"][0]["name"], "Bea", "other tables are as they were");
        assert!(matches!(care.delete(&ada.id).await, Err(CareError::Nobody)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_passphrase_is_set_anew_by_a_link_once_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        register(&mut people[0], "ada").await;
        let table = playing(&mut people).await;
        let mut watching = stream(&people[0], &table, None).await;
        let care = care(&house);
        let (ada, bea) = (named(&care, "Ada").await, named(&care, "Bea").await);
        assert!(matches!(care.reset(&bea, i64::MAX).await, Err(CareError::Guest)));

        let stale = care.reset(&ada, i64::MAX).await.expect("a link");
        let link = care.reset(&ada, i64::MAX).await.expect("a link");

        ends(&mut watching).await;
        until("her session has ended", async || {
            people[0].at(house.address()).get("/api/v1/me").await.expect("an answer").status == 401
        })
        .await;
        assert_eq!(
            bad(log_in(&house, "ada", "eye of newt").await),
            (401, "wrong-login".to_owned()),
            "the old one no longer fits"
        );
        let mut visitor = Client::new(house.address());
        for (language, words) in [
            ("en", "Choose a new passphrase"),
            ("it", "nuova frase segreta"),
            ("fr", "nouvelle phrase secrète"),
            ("pl", "nowe hasło"),
        ] {
            let page = visitor.get(&format!("{link}?lang={language}")).await.expect("an answer");
            assert!(page.status == 200 && page.text().contains(words) && page.text().contains("ada"), "{}", page.text());
        }
        let form = [("content-type", "application/x-www-form-urlencoded")];
        let mut send =
            async |link: &str, body: &str| visitor.send("POST", link, &form, Some(body.as_bytes())).await.expect("an answer");
        assert_eq!(send(&link, "passphrase=short").await.status, 400, "and the link is still good");
        assert_eq!(send(&stale, "passphrase=toe+of+frog").await.status, 404, "a later link counts");
        assert_eq!(send(&link.replace('.', "0."), "passphrase=toe+of+frog").await.status, 404, "another link");
        let set = send(&link, "passphrase=toe+of+frog").await;
        assert_eq!((set.status, set.header("location")), (303, Some("/you")), "{}", set.text());
        assert_eq!(send(&link, "passphrase=wool+of+bat").await.status, 404, "once");
        let cookie = set.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
        let mut again = Client::new(house.address());
        again.headers.push(("cookie".to_owned(), cookie));
        assert_eq!(good(again.get("/api/v1/me").await.expect("an answer"))["login"], "ada");
        good(log_in(&house, "ada", "toe of frog").await);
        let late = care.reset(&ada, 1).await.expect("a link that is over");
        assert_eq!(Client::new(house.address()).get(&late).await.expect("an answer").status, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_known_when_somebody_was_last_here() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let care = care(&house);
    let id = named(&care, "Ada").await.id;
    // Somebody who came two hours ago.
    let two_hours = 2 * 60 * 60 * 1000;
    let connection = rusqlite::Connection::open(file(&house.database)).expect("a connection");
    connection.execute("UPDATE people SET seen = seen - ?1", [two_hours]).expect("an update");
    let before = named(&care, "Ada").await.seen;
    care.store.ban(&id, None).await.expect("the server looks her up anew");
    until("she has been seen", async || {
        good(ada.at(house.address()).get("/api/v1/me").await.expect("an answer"));
        named(&care, "Ada").await.seen >= before + two_hours
    })
    .await;
    good(ada.get("/api/v1/me").await.expect("an answer"));
}
