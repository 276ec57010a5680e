//! Streams, races and repeated requests.

use crate::common::*;
use coven_engine::FastDice;
use coven_server::client::{Client, Event};
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn after_a_reconnect_nothing_is_missing_and_nothing_comes_twice() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = playing(&mut people).await;
    let mut whole = stream(&people[1], &table, None).await;
    let first = soon(&mut whole).await;
    assert_eq!(first.name, "table");
    good(act(&mut people[0], &table, "talk", json!({ "text": "good luck" })).await);
    let (last, _) = play(&mut people, &table, 40, &mut FastDice::new(3)).await;
    let mut heard = vec![first];
    while heard.last().and_then(|event| event.id) < Some(last) {
        heard.push(soon(&mut whole).await);
    }
    let ids: Vec<i64> = heard.iter().filter_map(|event| event.id).collect();
    assert!(ids.windows(2).all(|pair| pair[1] == pair[0] + 1), "in order, without gaps: {ids:?}");

    // Whoever comes back hears exactly what they would have heard.
    for known in [1, heard.len() / 2, heard.len() - 1] {
        let mut again = stream(&people[1], &table, heard[known - 1].id).await;
        for expected in &heard[known..] {
            assert_eq!(&soon(&mut again).await, expected);
        }
        assert!(silent(&mut again).await);
    }
    // Somebody who claims to know the future, or nonsense, is shown everything.
    let mut confused = stream(&people[1], &table, Some(last + 1000)).await;
    assert_eq!(soon(&mut confused).await.name, "table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_cannot_be_had_is_refused_like_anything_else() {
    let house = House::open().await;
    for (path, status) in [("/api/v1/tables/0/stream", 404), ("/api/v1/me/prompts", 401)] {
        let refused = Client::new(house.address()).get(path).await.expect("an answer");
        assert!(refused.status == status && !refused.code().is_empty(), "{path}: {}", refused.text());
    }
}

/// Somebody who does not read their stream is cut off, so that nothing is kept for them for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_viewer_who_does_not_read_is_cut_off() {
    use tokio::io::AsyncWriteExt;
    let house = House::with(|config| config.waits.write = Duration::from_millis(100)).await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let slow = tokio::net::TcpSocket::new_v4().expect("a socket");
    slow.set_recv_buffer_size(4096).expect("a small buffer");
    let mut slow = slow.connect(house.address()).await.expect("a connection");
    let request = format!("GET /api/v1/tables/{table}/stream?form=page HTTP/1.1\r\nhost: x\r\n\r\n");
    slow.write_all(request.as_bytes()).await.expect("a request");
    let open = async || {
        let text = Client::new(house.address()).get("/metrics").await.expect("an answer").text();
        text.lines().any(|line| line == "coven_streams 1")
    };
    until("the stream is open", open).await;
    // Each time the whole page is sent, until no buffer takes any more of it.
    let mut sent = 0;
    while open().await {
        good(act(&mut people[1], &table, "leave", json!({})).await);
        good(act(&mut people[1], &table, "claim", json!({ "seat": 1 })).await);
        sent += 2;
        assert!(sent < 5_000, "the stream is kept open for somebody who does not read");
    }
    drop(slow);
    assert!(sent > 0, "it was open for a while");
}

/// Whoever comes back after a long time is not sent everything at once, which the server would have to hold: the stream ends in between,
/// and goes on where it stopped.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_comes_in_parts_and_nothing_is_missing() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let wanted = json!({ "game": GAME, "seats": ["random", "random", "random", "random"] });
    let table = good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table").to_owned();
    good(act(&mut ada, &table, "start", json!({})).await);
    let over = async || look(&mut ada.at(house.address()), &table).await["table"]["stage"] == "over";
    until("the game is over", over).await;
    let last = look(&mut ada, &table).await["seq"].as_i64().expect("a line");

    let mut parts = Vec::new();
    let mut known = 1;
    while known < last {
        let mut part = stream(&ada, &table, Some(known)).await;
        let before = known;
        while known < last {
            let Ok(event) = tokio::time::timeout(Duration::from_secs(20), part.next()).await.expect("an event or the end") else {
                break;
            };
            assert_eq!(event.id, Some(known + 1), "in order, without gaps");
            known += 1;
        }
        assert!(known > before, "every part tells something");
        parts.push(known - before);
    }
    assert!(parts.len() > 1, "a game of {last} lines does not wait as a whole");
    assert!(metric(house.address(), "coven_streams_cut_total").await > Some(0.0));
    assert_eq!(metric(house.address(), "coven_stream_waiting_bytes").await, Some(0.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_viewer_hears_with_their_own_eyes_and_in_their_own_language() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let path = |lang: &str| format!("/api/v1/tables/{table}/stream?lang={lang}");
    let nobody = Client::new(house.address());
    let mut english = people[0].events(&path("en"), None).await.expect("a stream");
    let mut polish = people[0].events(&path("pl"), None).await.expect("a stream");
    let mut spectator = nobody.events(&path("en"), None).await.expect("a stream");
    let [english, polish, spectator] =
        [soon(&mut english).await.json(), soon(&mut polish).await.json(), soon(&mut spectator).await.json()];
    assert_eq!(english["view"], polish["view"]);
    assert_eq!(moves(&english), moves(&polish));
    let mut refusals = Vec::new();
    for lang in ["en", "it", "fr", "pl"] {
        let path = format!("/api/v1/tables/{table}/undo?lang={lang}");
        let refused = people[0].post(&path, &json!({ "seq": english["seq"] })).await.expect("an answer").json();
        refusals.push(refused["error"]["message"].as_str().expect("a sentence").to_owned());
    }
    refusals.dedup();
    assert_eq!(refusals.len(), 4, "{refusals:?}");
    assert!(spectator.get("prompt").is_none() && spectator.get("choices").is_none());
    assert_eq!((&english["you"], &spectator["you"]), (&json!(0), &json!(null)));
    // Whoever sits down sees from then on what the seat sees.
    let mut eve = house.guest("Eve").await;
    let mut watching = stream(&eve, &table, None).await;
    assert!(soon(&mut watching).await.json().get("prompt").is_none());
    good(act(&mut people[1], &table, "leave", json!({})).await);
    good(act(&mut eve, &table, "claim", json!({ "seat": 1 })).await);
    let (_, _) = play(&mut [people.into_iter().next().expect("Ada"), eve], &table, 1, &mut FastDice::new(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_that_race_one_wins_and_the_other_gets_the_new_state() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    for round in 0..20 {
        let state = look(&mut people[0], &table).await;
        let Some(&seat) = asked(&state).first() else { break };
        let mine = look(&mut people[seat], &table).await;
        let moves = moves(&mine);
        let [one, other] = [moves[0].clone(), moves[moves.len() - 1].clone()];
        let mut tabs = [people[seat].at(house.address()), people[seat].at(house.address())];
        let [left, right] = &mut tabs;
        let body = |m: &str| json!({ "move": m, "seq": mine["seq"] });
        let (left, right) = tokio::join!(act(left, &table, "moves", body(&one)), act(right, &table, "moves", body(&other)));
        let mut statuses = [left.status, right.status];
        statuses.sort_unstable();
        if one == other {
            assert_eq!(statuses, [200, 200], "the same move twice is one move");
            assert_eq!(left.json()["seq"], right.json()["seq"]);
        } else {
            assert_eq!(statuses, [200, 409], "round {round}: {} {}", left.text(), right.text());
            let lost = if left.status == 409 { left } else { right }.json();
            assert_eq!(lost["error"]["code"], "conflict");
            assert_eq!(lost["error"]["state"], look(&mut people[seat], &table).await);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_the_same_question_by_different_seats_do_not_conflict() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = playing(&mut people).await;
    let mut states = Vec::new();
    for person in &mut people {
        states.push(look(person, &table).await);
    }
    assert_eq!(asked(&states[0]).len(), 3, "the game begins with a simultaneous question");
    // Everybody answers what they saw before anybody had answered.
    for (person, state) in people.iter_mut().zip(&states) {
        good(act(person, &table, "moves", json!({ "move": moves(state)[0], "seq": state["seq"] })).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_is_harmless() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let keyed = [("content-type", "application/json"), ("idempotency-key", "once")];
    let wanted = json!({ "game": GAME, "seats": ["me", "open"] }).to_string();
    let mut tables = Vec::new();
    for _ in 0..3 {
        let opened = people[0].send("POST", "/api/v1/tables", &keyed, Some(wanted.as_bytes())).await.expect("an answer");
        tables.push(good(opened)["table"].clone());
    }
    assert!(tables.windows(2).all(|pair| pair[0] == pair[1]), "one table: {tables:?}");
    let other = people[1].send("POST", "/api/v1/tables", &keyed, Some(wanted.as_bytes())).await.expect("an answer");
    assert_ne!(good(other)["table"], tables[0], "another person's key is another key");
    let table = tables[0].as_str().expect("a table").to_owned();
    for _ in 0..2 {
        good(act(&mut people[1], &table, "claim", json!({ "seat": 1 })).await);
    }
    start(&mut people, &table).await;
    let state = look(&mut people[0], &table).await;
    let body = json!({ "move": moves(&state)[0], "seq": state["seq"] });
    let first = good(act(&mut people[0], &table, "moves", body.clone()).await);
    let second = good(act(&mut people[0], &table, "moves", body).await);
    assert_eq!((&first["seq"], &second["repeated"]), (&second["seq"], &json!(true)));
    let path = format!("/api/v1/tables/{table}/talk");
    let hello = json!({ "text": "hello" }).to_string();
    let one = good(people[0].send("POST", &path, &keyed, Some(hello.as_bytes())).await.expect("an answer"));
    let two = good(people[0].send("POST", &path, &keyed, Some(hello.as_bytes())).await.expect("an answer"));
    assert_eq!((&one["seq"], &two["repeated"]), (&two["seq"], &json!(true)));
    assert_eq!(look(&mut people[0], &table).await["moves"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_from_its_stream_of_prompts_with_a_token() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let token = good(people[1].post("/api/v1/tokens", &json!({ "label": "my bot" })).await.expect("an answer"));
    let secret = token["token"].as_str().expect("a token").to_owned();
    let mut program = Client::new(house.address());
    program.headers.push(("authorization".to_owned(), format!("Bearer {secret}")));
    let mut prompts = program.events("/api/v1/me/prompts", None).await.expect("a stream");
    let table = gather(&mut people, json!({})).await;
    start(&mut people, &table).await;
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "random" })).await);
    loop {
        let Event { name, data, .. } = soon(&mut prompts).await;
        let prompt: serde_json::Value = serde_json::from_str(&data).expect("JSON");
        assert_eq!(prompt["table"], table.as_str());
        if name == "over" {
            assert_eq!(prompt["standing"].as_array().map(Vec::len), Some(2));
            break;
        }
        assert_eq!(prompt["seat"], 1);
        let body = json!({ "move": moves(&prompt)[0], "seq": prompt["seq"] });
        good(act(&mut program, &table, "moves", body).await);
    }
    // A new stream begins with what is being asked already.
    let again = playing(&mut people).await;
    let mut late = program.events("/api/v1/me/prompts", None).await.expect("a stream");
    assert_eq!(soon(&mut late).await.json()["table"], again.as_str());
    let taken = people[1].send("DELETE", &format!("/api/v1/tokens/{}", token["id"].as_str().expect("an id")), &[], None).await;
    good(taken.expect("an answer"));
    assert_eq!(bad(program.get("/api/v1/me").await.expect("an answer")), (401, "nobody".to_owned()));
}

/// Where a bot answers, nobody else is asked; whoever comes back or sits down in the middle of a game is asked at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_asked_what_its_owner_has_to_answer_and_nothing_else() {
    // Two bots that think for long keep the only thread busy.
    let house = House::with(|config| config.bot_threads = std::num::NonZeroUsize::MIN).await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing_unrated(&mut people).await;
    let mut prompts = people[1].events("/api/v1/me/prompts", None).await.expect("a stream");
    assert_eq!(soon(&mut prompts).await.json()["seat"], 1);
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "archwitch" })).await);
    good(act(&mut people[1], &table, "hand", json!({ "seat": 1, "level": "archwitch" })).await);
    assert_eq!(good(people[1].get("/api/v1/me/turns").await.expect("an answer")), json!([]), "it is the bot's turn");
    let mut late = people[1].events("/api/v1/me/prompts", None).await.expect("a stream");
    assert!(silent(&mut prompts).await && silent(&mut late).await);
    let back = good(act(&mut people[1], &table, "back", json!({})).await);
    let prompt = soon(&mut prompts).await.json();
    assert_eq!((&prompt["seat"], &prompt["seq"]), (&json!(1), &back["seq"]), "she is asked again");
    assert_eq!(good(people[1].get("/api/v1/me/turns").await.expect("an answer")).as_array().map(Vec::len), Some(1));

    let mut eve = house.guest("Eve").await;
    let mut prompts = eve.events("/api/v1/me/prompts", None).await.expect("a stream");
    good(act(&mut people[1], &table, "leave", json!({})).await);
    let sat = good(act(&mut eve, &table, "claim", json!({ "seat": 1 })).await);
    let prompt = soon(&mut prompts).await.json();
    // The bot that played the empty chair for a moment may have answered before, so that the next question comes a line later.
    assert_eq!(prompt["seat"], 1, "whoever sits down is asked");
    assert!(prompt["seq"].as_i64() >= sat["seq"].as_i64(), "{prompt}");
    good(act(&mut eve, &table, "moves", json!({ "move": moves(&prompt)[0], "seq": prompt["seq"] })).await);
}

/// Whatever people are called, what is told of them is JSON.
#[tokio::test(flavor = "multi_thread")]
async fn names_with_quotes_and_backslashes_harm_nobody() {
    let house = House::open().await;
    let mut people = [house.guest("Ada\"").await, house.guest("\\Bea\"\"").await];
    let table = playing(&mut people).await;
    let mut prompts = people[1].events("/api/v1/me/prompts", None).await.expect("a stream");
    let mut heard = stream(&people[1], &table, None).await;
    let first: serde_json::Value = serde_json::from_str(&soon(&mut heard).await.data).expect("JSON");
    assert_eq!(
        (&first["table"]["seats"][0]["name"], &first["table"]["seats"][1]["name"]),
        (&json!("Ada\""), &json!("\\Bea\"\""))
    );
    serde_json::from_str::<serde_json::Value>(&soon(&mut prompts).await.data).expect("JSON");
    let (last, _) = play(&mut people, &table, 60, &mut FastDice::new(4)).await;
    let mut told = String::new();
    loop {
        let event = soon(&mut heard).await;
        let update: serde_json::Value =
            serde_json::from_str(&event.data).unwrap_or_else(|error| panic!("{error}: {}", event.data));
        told += &update["heard"].to_string();
        if event.id == Some(last) {
            break;
        }
    }
    assert!(told.contains(r#"Ada\""#) && told.contains(r#"\\Bea\"\""#), "both are told of: {told}");
}
