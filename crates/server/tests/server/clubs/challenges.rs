//! Standing challenges: a table opens by itself, once; everybody is told, once; at the hour the game begins with who is there.

use super::*;
use std::time::Duration;

async fn agree(host: &mut Client, club: &str, more: Value) -> Value {
    let mut wanted = json!({ "day": "thursday", "at": "20:00", "game": GAME, "players": 3, "members_only": true });
    for (name, value) in more.as_object().into_iter().flatten() {
        wanted[name] = value.clone();
    }
    good(does(host, club, "challenges", wanted).await)
}

/// The time of the challenge is near.
async fn opened(house: &House, host: &mut Client, club: &str) -> String {
    change(house, "UPDATE club_challenges SET opens = 0");
    until("the table is open", async || seen(&mut host.at(house.address()), club).await["challenges"][0]["table"].is_string())
        .await;
    seen(host, club).await["challenges"][0]["table"].as_str().expect("a table").to_owned()
}

/// The hour has come.
async fn at_the_hour(house: &House, person: &mut Client, table: &str, stage: &str) {
    change(house, "UPDATE club_tables SET due = 0 WHERE due IS NOT NULL");
    until("the hour has come", async || look(&mut person.at(house.address()), table).await["table"]["stage"] == stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opens_everybody_is_told_once_and_bots_fill_in_at_the_hour_on_both_databases() {
    for house in houses().await {
        let (mut ada, mut bea, club) = with_bea(&house).await;
        let receiver = Receiver::open(true);
        receiver.serves(&mut bea, "bea").await;
        let agreed = agree(&mut ada, &club, json!({ "fill": "random" })).await;
        let next = agreed["challenges"][0]["next"].as_i64().expect("a time");
        let table = opened(&house, &mut ada, &club).await;
        let shown = look(&mut bea, &table).await;
        assert_eq!((&shown["table"]["begins"], &shown["table"]["stage"]), (&json!(next), &json!("gathering")));
        until("Bea is told", async || receiver.count("bea") > 0).await;
        let told = receiver.told().join("\n");
        assert!(told.contains("\"kind\":\"challenge\"") && told.contains(&table) && told.contains("Are you in?"), "{told}");
        assert!(page(&mut bea, &format!("/clubs/{club}")).await.contains("I’m in"));
        assert!(page(&mut bea, &format!("/table/{table}")).await.contains("(Warsaw)"));
        good(act(&mut bea, &table, "claim", json!({ "seat": 1 })).await);
        at_the_hour(&house, &mut bea, &table, "playing").await;
        let playing = look(&mut bea, &table).await;
        let kinds: Vec<&str> = (0..3).filter_map(|seat| playing["table"]["seats"][seat]["kind"].as_str()).collect();
        assert_eq!(kinds, ["bot", "person", "bot"]);
        let later = seen(&mut ada, &club).await;
        let week = 7 * 24 * 3_600_000;
        assert!((later["challenges"][0]["next"].as_i64().expect("a time") - next - week).abs() <= 3_600_000, "a week later");
        assert_eq!(later["challenges"][0]["table"], Value::Null);
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(receiver.told().join("").matches("\"kind\":\"challenge\"").count(), 1, "told once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_comes_the_table_is_closed_and_without_bots_somebody_is_waited_for() {
    let house = House::open().await;
    let (mut ada, mut bea, club) = with_bea(&house).await;
    agree(&mut ada, &club, json!({ "players": 2 })).await;
    let table = opened(&house, &mut ada, &club).await;
    at_the_hour(&house, &mut ada, &table, "closed").await;
    until("it is written down", async || !seen(&mut ada.at(house.address()), &club).await["challenges"][0]["missed"].is_null())
        .await;
    assert!(page(&mut bea, &format!("/clubs/{club}")).await.contains("Nobody came"));
    let table = opened(&house, &mut ada, &club).await;
    good(act(&mut ada, &table, "claim", json!({ "seat": 0 })).await);
    change(&house, "UPDATE club_tables SET due = 0 WHERE due IS NOT NULL");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(look(&mut ada, &table).await["table"]["stage"], "gathering", "one is not enough");
    good(act(&mut bea, &table, "claim", json!({ "seat": 1 })).await);
    at_the_hour(&house, &mut ada, &table, "playing").await;
    until("it is forgotten", async || seen(&mut ada.at(house.address()), &club).await["challenges"][0]["missed"].is_null()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_open_one_table_and_tell_once() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let (mut ada, mut bea, club) = with_bea(&house).await;
    let receiver = Receiver::open(true);
    receiver.serves(&mut bea, "bea").await;
    for day in ["monday", "tuesday", "wednesday", "thursday", "friday"] {
        agree(&mut ada, &club, json!({ "day": day, "fill": "random" })).await;
    }
    change(&house, "UPDATE club_challenges SET opens = 0");
    until("all tables are open", async || at(&seen(&mut ada.at(second.address), &club).await, "gathering").len() >= 5).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let all = at(&seen(&mut ada.at(second.address), &club).await, "gathering");
    assert_eq!(all.len(), 5, "each was opened once");
    assert_eq!(receiver.told().join("").matches("\"kind\":\"challenge\"").count(), 5, "and told once");
    for table in &all {
        good(act(&mut bea, table["table"].as_str().expect("a table"), "claim", json!({ "seat": 0 })).await);
    }
    change(&house, "UPDATE club_tables SET due = 0");
    until("all are played", async || at(&seen(&mut ada.at(second.address), &club).await, "gathering").is_empty()).await;
    for table in &all {
        let shown = look(&mut bea, table["table"].as_str().expect("a table")).await;
        assert!(shown["table"]["stage"] == "playing" || shown["table"]["stage"] == "over", "{shown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_table_opens_all_the_same_and_a_time_that_was_slept_through_is_left_out() {
    let mut house = House::open().await;
    let (mut ada, _, club) = with_bea(&house).await;
    agree(&mut ada, &club, json!({})).await;
    drop(house.running.take());
    change(&house, "UPDATE club_challenges SET opens = 0");
    house.sleep(0).await;
    let mut ada = ada.at(house.address());
    let table = opened(&house, &mut ada, &club).await;
    house.sleep(0).await;
    let mut ada = ada.at(house.address());
    assert_eq!(seen(&mut ada, &club).await["challenges"][0]["table"], json!(table), "it is the same one");
    // A time that is past by now.
    change(&house, "UPDATE club_challenges SET occurs = 1000, opens = 0");
    until("the next time is a coming one", async || {
        let rows = seen(&mut ada.at(house.address()), &club).await;
        rows["tables"].as_array().map(Vec::len) == Some(1) && rows["challenges"][0]["next"].as_i64() > Some(1000)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_is_read_without_a_login_until_its_link_is_renewed_on_both_databases() {
    for house in houses().await {
        let (mut ada, mut bea, club) = with_bea(&house).await;
        agree(&mut ada, &club, json!({})).await;
        let link = seen(&mut bea, &club).await["calendar"].as_str().expect("a link").to_owned();
        assert_ne!(seen(&mut ada, &club).await["calendar"], json!(link), "everybody has one of their own");
        let mut program = Client::new(house.address());
        let answer = program.get(&link).await.expect("an answer");
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/calendar; charset=utf-8")));
        let file = answer.text();
        assert!(file.starts_with("BEGIN:VCALENDAR\r\n") && file.lines().all(|line| line.len() <= 75), "{file}");
        assert_eq!(file.matches("BEGIN:VEVENT\r\n").count(), 8, "{file}");
        let uids = |file: &str| file.lines().filter(|line| line.starts_with("UID:")).map(str::to_owned).collect::<Vec<_>>();
        let table = opened(&house, &mut ada, &club).await;
        let later = program.get(&link).await.expect("an answer").text();
        assert_eq!(uids(&file)[0], uids(&later)[0], "the same entry, with a table now");
        assert!(later.replace("\r\n ", "").contains(&format!("/table/{table}\r\n")), "{later}");
        good(does(&mut bea, &club, "calendar", json!({})).await);
        assert_eq!(program.get(&link).await.expect("an answer").status, 404, "the old link is worth nothing");
        let fresh = seen(&mut bea, &club).await["calendar"].as_str().expect("a link").to_owned();
        assert_eq!(program.get(&fresh).await.expect("an answer").status, 200);
        let id = id_of(&mut bea).await;
        good(does(&mut ada, &club, "remove", json!({ "person": id })).await);
        assert_eq!(program.get(&fresh).await.expect("an answer").status, 404, "and nothing to whoever is out");
        assert_eq!(program.get(&format!("/clubs/{club}/calendar/x.ics")).await.expect("an answer").status, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_time_zone_moves_the_hour_and_opens_no_second_table() {
    let house = House::open().await;
    let (mut ada, _, club) = with_bea(&house).await;
    agree(&mut ada, &club, json!({})).await;
    opened(&house, &mut ada, &club).await;
    let json = [("content-type", "application/json")];
    let moved = ada.send("PATCH", &format!("/api/v1/clubs/{club}"), &json, Some(br#"{"zone":"America/New_York"}"#)).await;
    let moved = good(moved.expect("an answer"));
    assert_eq!(moved["zone"], "America/New_York");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let shown = seen(&mut ada, &club).await;
    assert_eq!(shown["tables"].as_array().map(Vec::len), Some(1));
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let id = shown["challenges"][0]["id"].as_str().expect("an id");
    let dropped =
        ada.send("POST", &format!("/clubs/{club}/drop-challenge"), &form, Some(format!("challenge={id}").as_bytes())).await;
    assert_eq!(dropped.expect("an answer").status, 303);
    let after = seen(&mut ada, &club).await;
    assert!(after["challenges"] == json!([]) && after["tables"].as_array().map(Vec::len) == Some(1), "its table stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_begins_before_the_hour() {
    let house = House::open().await;
    let (mut ada, mut bea, club) = with_bea(&house).await;
    agree(&mut ada, &club, json!({ "players": 2 })).await;
    let table = opened(&house, &mut ada, &club).await;
    good(act(&mut ada, &table, "claim", json!({ "seat": 0 })).await);
    let waiting = page(&mut ada, &format!("/table/{table}")).await;
    assert!(waiting.contains("1 seat is still free.") && !waiting.contains("/start\""), "{waiting}");
    good(act(&mut bea, &table, "claim", json!({ "seat": 1 })).await);
    assert!(!page(&mut ada, &format!("/table/{table}")).await.contains("/start\""));
    for person in [&mut ada, &mut bea] {
        assert_eq!(bad(act(person, &table, "start", json!({})).await), (409, "before-the-hour".to_owned()));
    }
    let pressed = press(&mut ada, &format!("/table/{table}/start")).await;
    assert!(pressed.status == 409 && pressed.text().contains("it begins by itself at the hour"), "{}", pressed.text());
    at_the_hour(&house, &mut ada, &table, "playing").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hour_comes_for_a_table_whose_club_has_ended_on_both_databases() {
    for house in houses().await {
        let (mut ada, mut bea, club) = with_bea(&house).await;
        agree(&mut ada, &club, json!({ "players": 2, "fill": "random" })).await;
        agree(&mut ada, &club, json!({ "players": 2, "day": "friday" })).await;
        change(&house, "UPDATE club_challenges SET opens = 0");
        until("both tables are open", async || at(&seen(&mut ada.at(house.address()), &club).await, "gathering").len() == 2)
            .await;
        let tables = at(&seen(&mut ada, &club).await, "gathering").iter().map(|one| one["table"].clone()).collect::<Vec<_>>();
        let tables: Vec<&str> = tables.iter().filter_map(Value::as_str).collect();
        for table in &tables {
            good(act(&mut bea, table, "claim", json!({ "seat": 0 })).await);
        }
        good(undo(&mut ada, &format!("/api/v1/clubs/{club}")).await);
        change(&house, "UPDATE club_tables SET due = 0 WHERE due IS NOT NULL");
        let begun = |stage: &Value| stage == "playing" || stage == "over";
        until("the bots have come", async || {
            let mut begins = 0;
            for table in &tables {
                begins += usize::from(begun(&look(&mut bea.at(house.address()), table).await["table"]["stage"]));
            }
            begins == 1
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_cannot_be_read_keeps_no_other_one_waiting() {
    let house = House::open().await;
    let (mut ada, _, club) = with_bea(&house).await;
    for day in ["monday", "tuesday"] {
        agree(&mut ada, &club, json!({ "day": day })).await;
    }
    let broken = "UPDATE club_challenges SET opens = 0, terms = 'broken' WHERE terms LIKE '%monday%'";
    change(&house, broken);
    let connection = rusqlite::Connection::open(file(&house.database)).expect("a file");
    let opens =
        || connection.query_row("SELECT opens FROM club_challenges WHERE terms = 'broken'", [], |row| row.get::<_, i64>(0));
    until("it is put off", async || opens().is_ok_and(|opens| opens > 0)).await;
    change(&house, "UPDATE club_challenges SET opens = 0 WHERE terms <> 'broken'");
    until("the other table is open", async || !at(&seen(&mut ada.at(house.address()), &club).await, "gathering").is_empty())
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_names_deadlines_however_many_tables_gather() {
    let house = House::open().await;
    let (ada, bea, club) = with_bea(&house).await;
    let mut people = [ada, bea];
    let terms = json!({ "club": club, "clock": { "correspondence": { "days": 2 } } });
    let table = gather(&mut people, terms).await;
    start(&mut people, &table).await;
    let asked = asked(&look(&mut people[0], &table).await)[0];
    for _ in 0..61 {
        gather(&mut people[..1], json!({ "club": club, "seats": ["me", "open"] })).await;
    }
    let link = seen(&mut people[asked], &club).await["calendar"].as_str().expect("a link").to_owned();
    let file = Client::new(house.address()).get(&link).await.expect("an answer").text();
    let uid = format!("UID:{table}-deadline@coven");
    assert!(file.replace("\r\n ", "").contains(&uid), "{file}");
    assert!(!file.contains("DTEND"), "a deadline takes no time: {file}");
}
