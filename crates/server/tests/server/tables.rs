//! Everything that can be done at a table, over HTTP.

use crate::common::*;
use coven_engine::FastDice;
use coven_server::client::Client;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_claimed_changed_left_and_given_to_bots_before_the_game() {
    let house = House::open().await;
    let [mut ada, mut bea, mut cleo] = house.guests().await;
    let table =
        good(ada.post("/api/v1/tables", &json!({ "game": GAME, "seats": ["me", "open", "open"] })).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table");
    good(act(&mut bea, table, "claim", json!({ "seat": 1 })).await);
    assert_eq!(bad(act(&mut cleo, table, "claim", json!({ "seat": 1 })).await), (409, "seat-taken".to_owned()));
    assert_eq!(bad(act(&mut cleo, table, "claim", json!({ "seat": 3 })).await), (404, "no-such-seat".to_owned()));
    good(act(&mut bea, table, "claim", json!({ "seat": 2 })).await);
    good(act(&mut cleo, table, "claim", json!({ "seat": 1 })).await);
    let shown = look(&mut bea, table).await;
    assert_eq!((&shown["you"], &shown["host"]), (&json!(2), &json!(false)));
    let names: Vec<_> = shown["table"]["seats"].as_array().expect("seats").iter().map(|seat| seat["name"].clone()).collect();
    assert_eq!(names, [json!("Ada"), json!("Cleo"), json!("Bea")]);
    good(act(&mut bea, table, "leave", json!({})).await);
    assert_eq!(bad(act(&mut ada, table, "start", json!({})).await), (409, "seats-open".to_owned()));
    assert_eq!(bad(act(&mut cleo, table, "place", json!({ "seat": 2, "level": "novice" })).await), (403, "not-host".to_owned()));
    good(act(&mut ada, table, "place", json!({ "seat": 2, "level": "novice" })).await);
    good(act(&mut ada, table, "place", json!({ "seat": 2, "level": null })).await);
    good(act(&mut ada, table, "place", json!({ "seat": 2, "level": "random" })).await);
    assert_eq!(bad(act(&mut bea, table, "start", json!({})).await), (403, "not-seated".to_owned()));
    assert!(look(&mut bea, table).await.get("view").is_none(), "nothing is dealt before the start");
    good(act(&mut cleo, table, "start", json!({})).await);
    assert_eq!(look(&mut bea, table).await["table"]["stage"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_rated_recorded_replayed_and_played_again() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    for (person, login) in people.iter_mut().zip(["ada", "bea", "cleo"]) {
        let body = json!({ "login": login, "passphrase": "eye of newt" }).to_string();
        let headers = [("content-type", "application/json")];
        let answer = person.send("PUT", "/api/v1/me/account", &headers, Some(body.as_bytes())).await.expect("an answer");
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie of her own");
        person.headers = vec![("cookie".to_owned(), cookie.to_owned())];
    }
    let table = playing(&mut people).await;
    assert_eq!(bad(people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer")).1, "game-running");
    assert_eq!(bad(people[0].get(&format!("/api/v1/tables/{table}?as=1")).await.expect("an answer")).1, "game-running");
    assert_eq!(bad(act(&mut people[0], &table, "rematch", json!({})).await).1, "not-over");
    let (_, over) = play(&mut people, &table, 5000, &mut FastDice::new(1)).await;
    assert!(over);
    let shown = look(&mut people[0], &table).await;
    let standing = shown["table"]["standing"].as_array().expect("a standing").clone();
    assert_eq!(standing.len(), 3);

    // Lists say who has won.
    let listed = good(people[0].get("/api/v1/me/tables").await.expect("an answer"));
    for result in &standing {
        let seat = result["seat"].as_u64().expect("a seat") as usize;
        assert_eq!(listed[0]["about"]["seats"][seat]["won"], result["place"] == 1);
    }
    let winner = standing.iter().position(|result| result["place"] == 1).expect("a winner");
    let name = listed[0]["about"]["seats"][winner]["name"].as_str().expect("a name");
    let yours = people[0].get("/you").await.expect("a page").text();
    assert!(yours.contains(&format!("{name} wins!")) || yours.contains("share the victory!"), "{yours}");

    // The record replays to the same end, and its promise was shown before the first card.
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    let record = coven_engine::Record::parse(&record).expect("a record");
    assert_eq!(shown["table"]["commitment"], record.header.commitment.to_string());
    let replayed = coven_catalog::resume(&record, &coven_engine::DataSource::builtin()).expect("it replays");
    assert_eq!(serde_json::to_value(replayed.standing()).ok(), Some(json!(standing)));

    // Anybody with the link can look at any move, through anybody's eyes.
    let mut stranger = house.guest("Stranger").await;
    for at in [0, 1, record.moves.len() / 2, record.moves.len()] {
        let seen = good(stranger.get(&format!("/api/v1/tables/{table}?at={at}&as=1")).await.expect("an answer"));
        let expected = replayed.at(at).expect("a table").view_json(coven_engine::Viewer::Seat(coven_engine::Seat(1)));
        assert_eq!((&seen["moves"], &seen["view"]), (&json!(at), &expected));
    }
    let too_far = stranger.get(&format!("/api/v1/tables/{table}?at=100000")).await.expect("an answer");
    assert_eq!(bad(too_far), (404, "no-such-move".to_owned()));
    let story = good(stranger.get(&format!("/api/v1/tables/{table}/story?as=0&lang=it")).await.expect("an answer"));
    assert_eq!(story.as_array().map(Vec::len), Some(record.moves.len() + 1));

    // The winner's rating rises, once.
    until("the game is rated", async || {
        let mut asker = house.guest("Asker").await;
        let best = good(asker.get(&format!("/api/v1/ratings/{GAME}")).await.expect("an answer"));
        let best = best.as_array().expect("a list").clone();
        best.len() == 3 && best.iter().all(|rating| rating["games"] == 1)
    })
    .await;

    // What was revealed and rated stays as it is.
    let ended = look(&mut people[0], &table).await;
    for person in &mut people {
        assert_eq!(bad(act(person, &table, "undo", json!({ "seq": ended["seq"] })).await), (409, "game-over".to_owned()));
        let more = act(person, &table, "moves", json!({ "move": "pass", "seq": ended["seq"] })).await;
        assert_eq!(bad(more), (409, "game-over".to_owned()));
    }
    assert_eq!(look(&mut people[0], &table).await, ended);

    // Whatever is said afterwards, there is nothing left to be done about the table.
    good(act(&mut people[0], &table, "talk", json!({ "text": "well played" })).await);
    let database = rusqlite::Connection::open(file(&house.database)).expect("the database");
    until("nothing is due", async || {
        let due = "SELECT count(*) FROM tables WHERE due IS NOT NULL";
        database.query_row(due, [], |row| row.get::<_, i64>(0)).is_ok_and(|due| due == 0)
    })
    .await;

    // Play again: one table, however many ask for it.
    let next = good(act(&mut people[1], &table, "rematch", json!({})).await);
    assert_eq!(good(act(&mut people[2], &table, "rematch", json!({})).await)["table"], next["table"]);
    assert_eq!(look(&mut people[0], &table).await["table"]["next"], next["table"]);
    let next = next["table"].as_str().expect("a table").to_owned();
    good(act(&mut people[0], &next, "accept", json!({})).await);
    start(&mut people, &next).await;
    play(&mut people, &next, 10, &mut FastDice::new(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_taken_back_as_far_as_that_is_fair() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let before = look(&mut people[0], &table).await;
    let chosen = moves(&before)[0].clone();
    let made = good(act(&mut people[0], &table, "moves", json!({ "move": chosen, "seq": before["seq"] })).await);
    let after = look(&mut people[0], &table).await;
    assert_ne!(before["view"], after["view"]);
    let stale = act(&mut people[0], &table, "undo", json!({ "seq": before["seq"] })).await;
    assert_eq!(bad(stale), (409, "conflict".to_owned()));
    good(act(&mut people[0], &table, "undo", json!({ "seq": made["seq"] })).await);
    let back = look(&mut people[0], &table).await;
    assert_eq!((&before["view"], &before["choices"]), (&back["view"], &back["choices"]));
    let nothing = act(&mut people[0], &table, "undo", json!({ "seq": back["seq"] })).await;
    let (status, reason) = (nothing.status, nothing.json()["error"]["reason"].clone());
    assert_eq!((status, reason), (422, json!("undo-nothing")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_says_why_with_a_rule_and_changes_nothing() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let before = look(&mut people[0], &table).await;
    let mut stranger = house.guest("Stranger").await;
    assert_eq!(bad(act(&mut stranger, &table, "moves", json!({ "move": "x" })).await), (403, "not-seated".to_owned()));
    assert_eq!(bad(act(&mut people[0], &table, "moves", json!({ "move": "dance" })).await), (422, "not-a-move".to_owned()));
    assert_eq!(before, look(&mut people[0], &table).await);
    // What was legal once is refused the second time, by the rules of the game.
    let once = json!({ "move": moves(&before)[0] });
    good(act(&mut people[0], &table, "moves", once.clone()).await);
    let before = look(&mut people[0], &table).await;
    let refused = act(&mut people[0], &table, "moves", once).await;
    assert_eq!(refused.status, 422);
    let refused = refused.json()["error"].clone();
    assert_eq!(refused["code"], "refused");
    assert!(refused["rule"].as_str().is_some_and(|rule| rule.contains('-')) && refused["reason"].is_string(), "{refused}");
    assert_eq!(before, look(&mut people[0], &table).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_talk_beside_the_game() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let mut heard = stream(&people[1], &table, None).await;
    soon(&mut heard).await;
    good(act(&mut people[0], &table, "talk", json!({ "text": " Hello,\nall " })).await);
    let said = soon(&mut heard).await.json();
    assert_eq!((&said["kind"], &said["said"]), (&json!("said"), &json!({ "name": "Ada", "text": "Hello, all" })));
    assert!(said.get("view").is_none(), "talk changes nothing of the game");
    let talk = look(&mut people[1], &table).await["talk"].clone();
    assert_eq!(talk, json!([{ "seq": said["seq"], "name": "Ada", "text": "Hello, all" }]), "and newcomers can read it");
    assert_eq!(bad(act(&mut people[0], &table, "talk", json!({ "text": "x".repeat(501) })).await).1, "bad-text");
    let mut stranger = house.guest("Stranger").await;
    assert_eq!(bad(act(&mut stranger, &table, "talk", json!({ "text": "psst" })).await).1, "not-seated");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    assert_eq!(bad(act(&mut people[0], &table, "hand", json!({ "seat": 1 })).await).1, "not-away");
    good(act(&mut people[1], &table, "hand", json!({ "seat": 1, "level": "random" })).await);
    let shown = look(&mut people[0], &table).await;
    assert_eq!((&shown["table"]["seats"][1]["away"], &shown["table"]["seats"][1]["level"]), (&json!(true), &json!("random")));
    let refused = act(&mut people[1], &table, "moves", json!({ "move": "pass" })).await;
    assert_eq!(bad(refused).1, "handed-over");
    // The bot answers what it is asked, until only the person is asked.
    let mut watcher = people[0].at(house.address());
    until("the bot has played", async || {
        let mut person = watcher.at(house.address());
        asked(&look(&mut person, &table).await) == [0]
    })
    .await;
    let moved = look(&mut watcher, &table).await["moves"].as_i64();
    assert!(moved > Some(0));
    good(act(&mut people[1], &table, "back", json!({})).await);
    assert_eq!(bad(act(&mut people[1], &table, "back", json!({})).await).1, "not-handed");
    assert_eq!(look(&mut people[0], &table).await["table"]["seats"][1]["away"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_in_the_middle_of_a_game_is_played_on_and_the_chair_can_be_taken() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    good(act(&mut people[1], &table, "leave", json!({})).await);
    let mut watcher = people[0].at(house.address());
    until("the empty chair is played", async || {
        let mut person = people[0].at(house.address());
        asked(&look(&mut person, &table).await) == [0]
    })
    .await;
    let mut eve = house.guest("Eve").await;
    good(act(&mut eve, &table, "claim", json!({ "seat": 1 })).await);
    assert_eq!(look(&mut watcher, &table).await["table"]["seats"][1]["name"], "Eve");
}

#[tokio::test(flavor = "multi_thread")]
async fn listed_tables_are_in_the_lobby_and_turns_are_found_across_tables() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let hidden = playing(&mut people).await;
    let listed = gather(&mut people, json!({ "listed": true })).await;
    let mut stranger = house.guest("Stranger").await;
    let lobby = good(stranger.get("/api/v1/lobby").await.expect("an answer"));
    assert_eq!(lobby.as_array().map(Vec::len), Some(1));
    assert_eq!((&lobby[0]["table"], &lobby[0]["about"]["seats"][1]["name"]), (&json!(listed), &json!("Bea")));
    assert_eq!(good(people[1].get("/api/v1/me/tables").await.expect("an answer")).as_array().map(Vec::len), Some(2));
    let turns = good(people[1].get("/api/v1/me/turns").await.expect("an answer"));
    assert_eq!((turns.as_array().map(Vec::len), &turns[0]["table"]), (Some(1), &json!(hidden)));
    assert!(good(stranger.get("/api/v1/me/turns").await.expect("an answer")).as_array().is_some_and(Vec::is_empty));
}

#[tokio::test(flavor = "multi_thread")]
async fn several_tables_share_a_deal_and_keep_it_secret_until_all_are_over() {
    let house = House::open().await;
    let (mut people, mut others): ([_; 2], [_; 2]) = (house.guests().await, house.guests().await);
    let first = gather(&mut people, json!({ "deal": "full moon" })).await;
    let second = gather(&mut people[..1], json!({ "deal": "full moon", "seats": ["open", "open"] })).await;
    for (seat, person) in others.iter_mut().enumerate() {
        good(act(person, &second, "claim", json!({ "seat": seat })).await);
    }
    let other = gather(&mut people, json!({ "deal": "new moon" })).await;
    for table in [&first, &other] {
        start(&mut people, table).await;
    }
    let views = [look(&mut people[0], &first).await, look(&mut others[0], &second).await, look(&mut people[0], &other).await];
    assert_eq!(views[0]["view"], views[1]["view"]);
    assert_ne!(views[0]["table"]["commitment"], views[2]["table"]["commitment"]);
    assert_eq!(views[0]["deal"], "full moon", "whoever opened the table knows the word");
    assert!(look(&mut people[1], &first).await.get("deal").is_none(), "and nobody else");
    // The same moves give the same game.
    play(&mut people, &first, 5000, &mut FastDice::new(5)).await;
    let withheld = people[0].get(&format!("/api/v1/tables/{first}/record")).await.expect("an answer");
    assert_eq!(bad(withheld), (403, "deal-running".to_owned()));
    play(&mut others, &second, 5000, &mut FastDice::new(5)).await;
    let mut standings = Vec::new();
    for table in [&first, &second] {
        standings.push(look(&mut people[0], table).await["table"]["standing"].clone());
    }
    assert_eq!(standings[0], standings[1]);
    // The same word deals other cards at another game.
    let elsewhere = json!({ "game": "septima", "seats": ["me", "open"], "deal": "full moon" });
    good(people[1].post("/api/v1/tables", &elsewhere).await.expect("an answer"));
    assert_eq!(people[0].get(&format!("/api/v1/tables/{first}/record")).await.expect("an answer").status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_taken_in_and_goes_on_where_it_stopped() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = coven_catalog::start(
        GAME,
        &coven_engine::DataSource::builtin(),
        coven_catalog::Agreement::Words { players: 2, variants: &[] },
        coven_engine::Seed::from_number(3),
    );
    let mut table = table.expect("a table");
    for _ in 0..30 {
        let seat = table.deciding().next().expect("a seat");
        let chosen = table.choices(seat).remove(0).notation;
        table.play(seat, &chosen).expect("a listed move");
    }
    let record = table.record(Vec::new()).to_string();
    let opened = good(people[0].send("POST", "/api/v1/records", &[], Some(record.as_bytes())).await.expect("an answer"));
    let opened = opened["table"].as_str().expect("a table").to_owned();
    for (seat, person) in people.iter_mut().enumerate() {
        good(act(person, &opened, "claim", json!({ "seat": seat })).await);
    }
    start(&mut people, &opened).await;
    let shown = look(&mut people[0], &opened).await;
    assert_eq!(shown["moves"], 30);
    assert_eq!(shown["view"], table.view_json(coven_engine::Viewer::Seat(coven_engine::Seat(0))));
    assert!(play(&mut people, &opened, 5000, &mut FastDice::new(1)).await.1);
    let broken = record.replacen("\"moves\":30", "\"moves\":31", 1);
    let refused = people[0].send("POST", "/api/v1/records", &[], Some(broken.as_bytes())).await.expect("an answer");
    assert_eq!(bad(refused), (422, "record".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_comes_back_still_knows_who_played() {
    let house = House::open().await;
    let mut ada = house.guest("Ada Lovelace").await;
    let wanted = json!({ "game": GAME, "seats": ["me", "novice"] });
    let table =
        good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"))["table"].as_str().expect("a table").to_owned();
    good(act(&mut ada, &table, "start", json!({})).await);
    good(act(&mut ada, &table, "hand", json!({ "seat": 0, "level": "random" })).await);
    until("the game is over", async || look(&mut ada.at(house.address()), &table).await["table"]["stage"] == "over").await;
    let record = ada.get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    assert!(
        record.lines().next().is_some_and(|header| header.contains(r#""seats":["human:Ada Lovelace","novice"]"#)),
        "{record}"
    );

    let mut bea = house.guest("Bea").await;
    let opened = good(bea.send("POST", "/api/v1/records", &[], Some(record.as_bytes())).await.expect("an answer"));
    let opened = opened["table"].as_str().expect("a table");
    let seats = look(&mut bea, opened).await["table"]["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[0]["kind"]), (&json!("Ada Lovelace"), &json!("person")));
    assert_eq!((&seats[1]["kind"], &seats[1]["level"]), (&json!("bot"), &json!("novice")));
    let again = bea.get(&format!("/api/v1/tables/{opened}/record")).await.expect("an answer").text();
    assert_eq!(again, record);
    let own = good(bea.get("/api/v1/me/tables").await.expect("an answer"));
    assert_eq!((own.as_array().map(Vec::len), &own[0]["table"]), (Some(1), &json!(opened)), "whoever brought it finds it again");
    assert_eq!(good(bea.get("/api/v1/me/turns").await.expect("an answer")), json!([]));

    // A name from outside is a name like others.
    let strange = record.replacen("human:Ada Lovelace", &format!("human:{}", "x".repeat(1000)), 1);
    let opened = good(bea.send("POST", "/api/v1/records", &[], Some(strange.as_bytes())).await.expect("an answer"));
    let seats = look(&mut bea, opened["table"].as_str().expect("a table")).await["table"]["seats"].clone();
    assert_eq!(seats[0]["name"], "Agata");

    // Playing on with the same key is one table.
    let key = [("content-type", "application/json"), ("idempotency-key", "once")];
    let path = format!("/api/v1/tables/{table}/play-on");
    let one = good(bea.send("POST", &path, &key, Some(br#"{"at":10}"#)).await.expect("an answer"));
    let two = good(bea.send("POST", &path, &key, Some(br#"{"at":10}"#)).await.expect("an answer"));
    assert_eq!(one["table"], two["table"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_wishes_for_a_table_are_refused_with_a_code() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    for (wanted, status, code) in [
        (json!({ "game": "chess", "seats": ["me", "open"] }), 404, "no-such-game"),
        (json!({ "game": GAME, "seats": ["me"] }), 422, "players"),
        (json!({ "game": GAME, "seats": [] }), 400, "bad-seats"),
        (json!({ "game": GAME, "seats": ["me", "me"] }), 400, "bad-seats"),
        (json!({ "game": GAME, "seats": ["me", "genius"] }), 400, "bad-seats"),
        (json!({ "game": GAME, "seats": ["me", "open"], "variants": ["nonsense"] }), 422, "setup"),
        (json!({ "game": GAME, "seats": ["me", "open"], "setup": { "moon": 1 } }), 422, "setup"),
        (
            json!({ "game": GAME, "seats": ["me", "open"], "clock": { "live": { "seconds": 0, "increment": 0 } } }),
            400,
            "bad-clock",
        ),
        (json!({ "game": GAME, "seats": ["me", "open"], "deal": "" }), 400, "bad-deal"),
        (json!({ "game": GAME, "seats": ["me", "open"], "colour": "red" }), 400, "bad-json"),
    ] {
        let answer = ada.post("/api/v1/tables", &wanted).await.expect("an answer");
        assert_eq!(bad(answer), (status, code.to_owned()), "{wanted}");
    }
    let nobody = Client::new(house.address());
    let mut nobody = nobody;
    let answer = nobody.post("/api/v1/tables", &json!({ "game": GAME, "seats": ["me", "open"] })).await.expect("an answer");
    assert_eq!(bad(answer), (401, "nobody".to_owned()));
}

/// A table of two at which the first question is which cards to pick: some deals begin with an event that asks something else.
async fn picking(people: &mut [Client; 2]) -> String {
    loop {
        let table = playing(people).await;
        let state = look(&mut people[0], &table).await;
        if moves(&state).iter().all(|one| one.starts_with("pick")) {
            return table;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn to_change_an_earlier_choice_is_one_line_of_the_journal() {
    let mut house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = picking(&mut people).await;
    let mut heard = stream(&people[1], &table, None).await;
    soon(&mut heard).await;
    let mut made = Vec::new();
    for _ in 0..3 {
        let mine = look(&mut people[0], &table).await;
        made.push(moves(&mine)[0].clone());
        good(act(&mut people[0], &table, "moves", json!({ "move": made[made.len() - 1], "seq": mine["seq"] })).await);
    }
    let before = look(&mut people[0], &table).await;
    let never = act(&mut people[0], &table, "change", json!({ "move": "pick nothing", "seq": before["seq"] })).await;
    assert_eq!(bad(never), (409, "conflict".to_owned()), "that was not chosen");
    let wanted = json!({ "move": made[0], "seq": before["seq"] });
    let changed = good(act(&mut people[0], &table, "change", wanted.clone()).await);
    assert_eq!(changed["seq"].as_i64(), before["seq"].as_i64().map(|seq| seq + 1), "one line");
    assert_eq!(bad(act(&mut people[0], &table, "change", wanted).await), (409, "conflict".to_owned()), "it was changed already");
    let after = look(&mut people[0], &table).await;
    assert_eq!(after["moves"], 2);
    assert!(moves(&after).contains(&made[0]) && !moves(&after).contains(&made[1]) && !moves(&after).contains(&made[2]));
    let told = heard.up_to(changed["seq"].as_i64().expect("a line")).await.expect("an event").json();
    assert_eq!((&told["kind"], &told["seat"], &told["moves"]), (&json!("changed"), &json!(0), &json!(2)));

    // The journal says what was taken back and what was made again, and replays to the same.
    let database = rusqlite::Connection::open(file(&house.database)).expect("the database");
    let last = "SELECT line FROM entries WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1";
    let last: String = database.query_row(last, [&table], |row| row.get(0)).expect("a line");
    let last: Value = serde_json::from_str(&last).expect("JSON");
    assert_eq!(last["did"], json!({ "changed": { "seat": 0, "back": 3, "again": [made[1], made[2]] } }));
    drop(house.running.take());
    let again = reopen(&house.database, coven_engine::DataSource::builtin()).await;
    people = people.map(|person| person.at(again.address));
    assert_eq!(look(&mut people[0], &table).await, after);

    // What comes of it is a record like any other.
    let (_, over) = play(&mut people, &table, 5000, &mut FastDice::new(6)).await;
    assert!(over);
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    let record = coven_engine::Record::parse(&record).expect("a record");
    coven_catalog::resume(&record, &coven_engine::DataSource::builtin()).expect("it replays");
    house.running = Some(again);
}

/// Pages take an earlier choice back with the same form as the last one.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_changes_an_earlier_choice_too() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = picking(&mut people).await;
    let mut made = Vec::new();
    for _ in 0..2 {
        let mine = look(&mut people[0], &table).await;
        made.push(moves(&mine)[0].clone());
        good(act(&mut people[0], &table, "moves", json!({ "move": made[made.len() - 1], "seq": mine["seq"] })).await);
    }
    let before = look(&mut people[0], &table).await;
    let form = format!("seq={}&move={}", before["seq"], made[0].replace(' ', "+"));
    let headers = [("content-type", "application/x-www-form-urlencoded")];
    let path = format!("/table/{table}/undo");
    let answer = people[0].send("POST", &path, &headers, Some(form.as_bytes())).await.expect("an answer");
    assert_eq!(answer.status, 303, "{}", answer.text());
    let after = look(&mut people[0], &table).await;
    assert_eq!(after["seq"].as_i64(), before["seq"].as_i64().map(|seq| seq + 1));
    assert!(moves(&after).contains(&made[0]) && !moves(&after).contains(&made[1]));
}
