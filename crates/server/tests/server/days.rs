//! Play over days: everybody's own time, reminders, what is urgent, notes.

use crate::common::*;
use coven_server::client::{Answer, Client};
use serde_json::{Value, json};

const HOUR: i64 = 3600 * 1000;
const DAY: i64 = 24 * HOUR;

pub fn days(days: i64) -> Value {
    json!({ "clock": { "correspondence": { "days": days } } })
}

pub async fn put(person: &mut Client, path: &str, body: &Value) -> Answer {
    let headers = [("content-type", "application/json")];
    person.send("PUT", path, &headers, Some(body.to_string().as_bytes())).await.expect("an answer")
}

pub async fn form(person: &mut Client, path: &str, fields: &str) -> Answer {
    let headers = [("content-type", "application/x-www-form-urlencoded")];
    person.send("POST", path, &headers, Some(fields.as_bytes())).await.expect("an answer")
}

async fn list(person: &mut Client, path: &str) -> Vec<Value> {
    good(person.get(path).await.expect("an answer")).as_array().expect("a list").clone()
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    i64::try_from(since.as_millis()).expect("a time")
}

/// The date in so many days, in the middle of the earth's day wherever one is.
fn date(days: i64) -> String {
    let now = jiff::Timestamp::from_millisecond(now() + days * DAY).expect("a time");
    jiff::tz::TimeZone::UTC.to_datetime(now).date().to_string()
}

async fn due(person: &mut Client, table: &str, seat: usize) -> i64 {
    look(person, table).await["table"]["seats"][seat]["due_at"].as_i64().expect("a deadline")
}

/// A table of days for two; the first of them is asked. Returns the seat that is asked, too.
pub async fn by_days(people: &mut [Client], wish: Value) -> (String, usize) {
    let table = gather(people, wish).await;
    start(people, &table).await;
    let seat = asked(&look(&mut people[0], &table).await)[0];
    (table, seat)
}

/// A table at which the first person is asked; some deals begin with a question to others.
async fn asking(people: &mut [Client], wish: Value) -> String {
    loop {
        let table = gather(people, wish.clone()).await;
        start(people, &table).await;
        if asked(&look(&mut people[0], &table).await).contains(&0) {
            return table;
        }
    }
}

pub async fn houses() -> [House; 2] {
    [House::open().await, House::on_postgres().await]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_holiday_puts_off_what_is_due_and_the_others_see_it_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        let (table, seat) = by_days(&mut people, days(2)).await;
        let other = 1 - seat;
        let before = due(&mut people[other], &table, seat).await;
        assert!((before - now() - 2 * DAY).abs() < HOUR);
        let mut watching = stream(&people[other], &table, None).await;
        soon(&mut watching).await;
        let wish = json!({ "zone": "UTC", "holidays": [{ "from": date(1), "until": date(3) }] });
        let kept = good(put(&mut people[seat], "/api/v1/me/time", &wish).await);
        assert_eq!((&kept["holidays"], &kept["holidays_left"].is_i64()), (&wish["holidays"], &true));
        let told = soon(&mut watching).await.json();
        assert_eq!((&told["kind"], &told["seat"]), (&json!("postponed"), &json!(seat)), "the others hear of it at once");
        let shown = &told["table"]["seats"][seat];
        assert_eq!(shown["due_at"], before + 3 * DAY);
        assert_eq!(shown["holiday"], wish["holidays"][0]);
        let path = format!("/table/{table}");
        assert!(page(&mut people[other], &path).await.contains("on holiday"), "and read it on the page");
        // Whoever comes back has at least a day.
        let back = json!({ "zone": "UTC", "holidays": [] });
        good(put(&mut people[seat], "/api/v1/me/time", &back).await);
        assert_eq!(due(&mut people[other], &table, seat).await, before);
        assert_eq!(look(&mut people[other], &table).await["table"]["seats"][seat]["holiday"], Value::Null);
        // The deadline is what the journal says, at whichever node, and after a restart.
        let fresh = run_again(&house).await;
        if let Some(node) = fresh {
            assert_eq!(due(&mut people[other].at(node.address), &table, seat).await, before);
        }
    }
}

/// Another node of the same database, where there may be one.
async fn run_again(house: &House) -> Option<coven_server::Running> {
    match house.database {
        coven_store::Database::Postgres(_) => Some(run(config(house.database.clone())).await),
        coven_store::Database::Sqlite(_) => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_says_about_the_own_time_is_checked_and_changes_nothing_if_it_is_wrong() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let first = good(ada.get("/api/v1/me/time").await.expect("an answer"));
    assert_eq!((&first["zone"], &first["quiet"], &first["holidays"]), (&json!("UTC"), &Value::Null, &json!([])));
    let kept = json!({ "zone": "Europe/Warsaw", "quiet": { "from": "22:00", "until": "07:30" } });
    let kept = good(put(&mut ada, "/api/v1/me/time", &kept).await);
    for (wrong, code) in [
        (json!({ "zone": "Europe/Atlantis" }), "bad-zone"),
        (json!({ "zone": "UTC", "quiet": { "from": "06:00", "until": "20:00" } }), "bad-quiet-hours"),
        (json!({ "zone": "UTC", "quiet": { "from": "25:00", "until": "20:00" } }), "bad-json"),
        (json!({ "zone": "UTC", "holidays": [{ "from": date(-2), "until": date(2) }] }), "bad-holiday"),
        (json!({ "zone": "UTC", "holidays": [{ "from": date(2), "until": date(16) }] }), "bad-holiday"),
        (json!({ "zone": "UTC", "moon": "full" }), "bad-json"),
    ] {
        assert_eq!(bad(put(&mut ada, "/api/v1/me/time", &wrong).await), (400, code.to_owned()), "{wrong}");
    }
    assert_eq!(good(ada.get("/api/v1/me/time").await.expect("an answer")), kept);
    assert_eq!(bad(put(&mut Client::new(house.address()), "/api/v1/me/time", &kept).await), (401, "nobody".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_own_time_is_set_with_forms() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    assert!(page(&mut ada, "/you/time").await.contains("data-zone"), "the browser may propose a zone");
    let went = form(&mut ada, "/you/time", "zone=Europe%2FRome&from=22%3A30&until=08%3A00").await;
    assert_eq!(went.status, 303, "{}", went.text());
    assert_eq!(form(&mut ada, "/you/time/holidays", &format!("first={}&last={}", date(5), date(6))).await.status, 303);
    let kept = good(ada.get("/api/v1/me/time").await.expect("an answer"));
    assert_eq!((&kept["zone"], &kept["quiet"]["from"]), (&json!("Europe/Rome"), &json!("22:30:00")));
    assert_eq!(kept["holidays"], json!([{ "from": date(5), "until": date(6) }]));
    let shown = page(&mut ada, "/you/time").await;
    assert!(shown.contains("value=\"22:30\"") && !shown.contains("data-zone") && shown.contains(&date(5)), "{shown}");
    let refused = form(&mut ada, "/you/time", "zone=UTC&from=22%3A30&until=").await;
    assert!(refused.status == 400 && refused.text().contains("Quiet hours need"), "{}", refused.text());
    assert_eq!(form(&mut ada, "/you/time/holidays", &format!("end={}", date(5))).await.status, 303);
    assert_eq!(good(ada.get("/api/v1/me/time").await.expect("an answer"))["holidays"], json!([]));
    assert!(page(&mut ada, "/you").await.contains("href=\"/you/time\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn when_three_quarters_of_the_time_have_passed_one_is_reminded_once() {
    let mut house = House::open().await;
    let receiver = Receiver::open(true);
    let mut people: [_; 2] = house.guests().await;
    let (table, seat) = by_days(&mut people, days(2)).await;
    receiver.serves(&mut people[seat], "asked").await;
    receiver.serves(&mut people[1 - seat], "other").await;
    house.sleep(37 * HOUR).await;
    let people = people.map(|person| person.at(house.address()));
    let mut prompts = people[seat].events("/api/v1/me/prompts", None).await.expect("a stream");
    until("she is reminded", async || receiver.count("asked") == 1).await;
    let told = receiver.told();
    let told = told.iter().find(|told| told.starts_with("POST /asked")).expect("it was told");
    assert!(told.contains("\"kind\":\"reminder\"") && told.contains(&table) && told.contains("hours"), "{told}");
    // On the stream the question comes first; the reminder has come before it, or comes now.
    let first = soon(&mut prompts).await;
    assert!(["prompt", "reminder"].contains(&first.name.as_str()), "{first:?}");
    // Looked after again and again, and after another restart, there is no second one.
    house.sleep(HOUR).await;
    let mut people = people.map(|person| person.at(house.address()));
    let other = gather(&mut people, json!({ "clock": { "live": { "seconds": 1, "increment": 0 } } })).await;
    start(&mut people, &other).await;
    until("the server has looked for what is due", async || {
        look(&mut people[0].at(house.address()), &other).await["table"]["seats"][0]["away"] == true
    })
    .await;
    let reminders = |path: &str| {
        let told = receiver.told();
        told.iter().filter(|told| told.starts_with(&format!("POST /{path} ")) && told.contains("reminder")).count()
    };
    assert_eq!(reminders("asked"), 1);
    let seats = look(&mut people[0], &table).await["table"]["seats"].clone();
    assert_eq!(seats[seat]["away"], false, "and she still has time");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_on_postgresql_one_reminds() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let receiver = Receiver::open(true);
    let mut people: [_; 2] = house.guests().await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(by_days(&mut people, days(2)).await);
    }
    let (_, seat) = tables[0];
    let mut prompts = people[seat].at(second.address).events("/api/v1/me/prompts", None).await.expect("a stream");
    receiver.serves(&mut people[seat], "asked").await;
    // Both nodes forget the tables, so that they read what the database says now.
    let coven_store::Database::Postgres(url) = &house.database else { panic!("it is on PostgreSQL") };
    house.postgres().ask(url, &format!("UPDATE entries SET at = at - {}", 37 * HOUR));
    let shifted = due(&mut people[0], &tables[0].0, seat).await - 37 * HOUR;
    for (table, _) in &tables {
        let rewritten = format!("SELECT pg_notify('coven', '{{\"Rewritten\":{{\"table\":\"{table}\"}}}}')");
        house.postgres().ask(url, &rewritten);
    }
    until("both nodes have read it", async || {
        let mut late = false;
        for node in [house.address(), second.address] {
            for (table, seat) in &tables {
                let mut person = people[0].at(node);
                late |= due(&mut person, table, *seat).await > shifted + HOUR;
            }
        }
        !late
    })
    .await;
    house.postgres().ask(url, &format!("UPDATE tables SET due = due - {}", 37 * HOUR));
    let asked_there = tables.iter().filter(|(_, asked)| *asked == seat).count();
    until("she is reminded of every table", async || receiver.count("asked") >= asked_there).await;
    let mut heard = 0;
    while heard < asked_there {
        heard += usize::from(soon(&mut prompts).await.name == "reminder");
    }
    let told = receiver.told();
    for (table, _) in tables.iter().filter(|(_, asked)| *asked == seat) {
        let of = told.iter().filter(|told| told.contains("\"kind\":\"reminder\"") && told.contains(table)).count();
        assert_eq!(of, 1, "one node has reminded her, and the other has not");
        let sql = format!("SELECT line FROM entries WHERE table_id = '{table}' AND line LIKE '%reminded%'");
        let lines = house.postgres().ask(url, &sql);
        assert!(lines.len() <= 2, "once for each seat: {lines:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_time_ends_the_bot_of_the_tables_choice_plays_on() {
    let mut house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let wish = json!({ "clock": { "correspondence": { "days": 1 } }, "stand_in": "novice" });
    let (table, seat) = by_days(&mut people, wish).await;
    assert_eq!(look(&mut people[0], &table).await["table"]["stand_in"], "novice");
    let shown = page(&mut people[0], &format!("/table/{table}")).await;
    assert!(shown.contains("When somebody’s time ends, a bot (Novice"), "the table says it");
    house.sleep(25 * HOUR).await;
    until("a bot plays", async || {
        let shown = look(&mut people[0].at(house.address()), &table).await;
        shown["table"]["seats"][seat]["away"] == true && shown["table"]["seats"][seat]["level"] == "novice"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opened_with_the_form_has_a_pace_and_a_bot_that_stands_in() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let shown = page(&mut ada, &format!("/new/{GAME}")).await;
    assert!(shown.contains("value=\"days-7\"") && shown.contains("name=\"stand-in\""), "{shown}");
    let opened = form(&mut ada, &format!("/new/{GAME}"), "seat-0=you&seat-1=guest&clock=days-7&stand-in=adept").await;
    let place = opened.header("location").expect("a place").to_owned();
    let table = place.trim_start_matches("/table/").to_owned();
    let seen = look(&mut ada, &table).await["table"].clone();
    assert_eq!((&seen["clock"], &seen["stand_in"]), (&json!({ "correspondence": { "days": 7 } }), &json!("adept")));
    assert!(page(&mut ada, &place).await.contains("When somebody’s time ends, a bot (Adept"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_most_urgent_table_comes_first_and_after_a_move_the_next_one_is_named_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        let without = asking(&mut people, json!({})).await;
        let long = asking(&mut people, days(7)).await;
        let short = asking(&mut people, days(1)).await;
        let gathering = gather(&mut people, json!({})).await;
        let ada = &mut people[0];
        let tables = list(ada, "/api/v1/me/tables").await;
        let asked = tables.iter().take_while(|table| table["asked"] == true);
        assert_eq!(asked.map(|table| table["table"].as_str().expect("an id")).collect::<Vec<_>>(), [&short, &long, &without]);
        assert!(tables[3..].iter().all(|table| table["asked"] == false), "those that wait for others come last");
        assert!(tables[3..].iter().any(|table| table["table"] == json!(gathering)));
        assert!(tables[0]["due"].as_i64() < tables[1]["due"].as_i64() && tables[2]["due"].is_null(), "{tables:?}");
        let home = page(ada, "/").await;
        let place = |table: &str| home.find(&format!("href=\"/table/{table}\"")).expect("it is listed");
        assert!(place(&short) < place(&long) && place(&long) < place(&without));
        assert!(home.contains("6 d 23 h left"), "how long it may take");
        // The page of a table by days leads on, that of live play does not.
        let way = format!("/table/{short}/next");
        assert!(page(ada, &format!("/table/{short}")).await.contains(&way));
        assert!(!page(ada, &format!("/table/{without}")).await.contains("/next\""));
        let gone = ada.get(&way).await.expect("an answer");
        assert_eq!(gone.header("location"), Some(format!("/table/{long}").as_str()));
        let mine = look(ada, &short).await;
        let done = good(act(ada, &short, "moves", json!({ "move": moves(&mine)[0], "seq": mine["seq"] })).await);
        assert_eq!(done["next"], json!(long));
        let mine = look(ada, &without).await;
        let done = good(act(ada, &without, "moves", json!({ "move": moves(&mine)[0], "seq": mine["seq"] })).await);
        assert_eq!(done.get("next"), None, "live play is not interrupted");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_read_by_its_writer_alone() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = playing(&mut people[..2]).await;
    let path = format!("/api/v1/tables/{table}/note");
    assert_eq!(good(people[0].get(&path).await.expect("an answer")), json!({ "text": "", "at": null }));
    let kept = good(put(&mut people[0], &path, &json!({ "text": "  Bea has the <mirror>.\r\nAsk her.\n" })).await);
    assert_eq!(kept["text"], "Bea has the <mirror>.\nAsk her.");
    for other in people.iter_mut().skip(1) {
        assert_eq!(good(other.get(&path).await.expect("an answer"))["text"], "");
        assert!(!page(other, &format!("/table/{table}")).await.contains("mirror"));
    }
    assert!(page(&mut people[0], &format!("/table/{table}")).await.contains("Bea has the &lt;mirror&gt;."));
    let long = json!({ "text": "ż".repeat(2001) });
    assert_eq!(bad(put(&mut people[0], &path, &long).await), (400, "bad-text".to_owned()));
    assert_eq!(bad(put(&mut people[2], &path, &json!({ "text": "me too" })).await), (403, "not-seated".to_owned()));
    assert_eq!(form(&mut people[0], &format!("/table/{table}/note"), "text=other").await.status, 303);
    assert_eq!(good(people[0].get(&path).await.expect("an answer"))["text"], "other");
    assert_eq!(good(put(&mut people[0], &path, &json!({ "text": "" })).await)["at"], Value::Null);
}

/// What was agreed on when a question was asked comes back with the question.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_taken_back_gains_no_time() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    // Some deals begin with an event that asks something else than which cards to pick.
    let table = loop {
        let (table, _) = by_days(&mut people, days(2)).await;
        if moves(&look(&mut people[0], &table).await)[0].starts_with("pick") {
            break table;
        }
    };
    let before = due(&mut people[0], &table, 0).await;
    let mine = look(&mut people[0], &table).await;
    good(act(&mut people[0], &table, "moves", json!({ "move": moves(&mine)[0], "seq": mine["seq"] })).await);
    assert!(due(&mut people[0], &table, 0).await >= before, "the next question has its own time");
    let mine = look(&mut people[0], &table).await;
    good(act(&mut people[0], &table, "undo", json!({ "seq": mine["seq"] })).await);
    assert_eq!(due(&mut people[0], &table, 0).await, before);
}
