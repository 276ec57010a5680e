//! Answers that are prepared for the next time that one is asked: given when their case comes, dropped with a word when it does not, and
//! nobody else's affair.

use crate::common::*;
use crate::days::{by_days, days, form, houses, put};
use coven_engine::{Dice, FastDice};
use coven_server::client::{Answer, Client, Events};
use coven_store::Database;
use serde_json::{Value, json};

/// Games in which two people play.
const GAMES: [&str; 2] = ["septima", GAME];

async fn ahead(person: &mut Client, table: &str) -> Value {
    good(person.get(&format!("/api/v1/tables/{table}/prepared")).await.expect("an answer"))
}

async fn prepare(person: &mut Client, table: &str, answers: Value) -> Answer {
    put(person, &format!("/api/v1/tables/{table}/prepared"), &json!({ "answers": answers })).await
}

/// Some question that may come, with some answer to it.
fn some_case(ahead: &Value, dice: &mut FastDice) -> Option<Value> {
    let questions = ahead["ahead"].as_array().expect("questions");
    // The likeliest ones come most often.
    let question = questions.get(dice.below(3.min(questions.len().max(1) as u32)) as usize)?;
    let choices = question["choices"].as_array().expect("choices");
    let choice = &choices[dice.below(choices.len() as u32) as usize];
    Some(json!({ "question": question["question"], "move": choice["move"] }))
}

/// A table at which everybody reads every line.
struct Walk {
    people: Vec<Client>,
    streams: Vec<Events>,
    nobody: Events,
    table: String,
    pending: Vec<bool>,
    given: usize,
    dropped: usize,
}

impl Walk {
    async fn sit_down(house: &House, game: &str, players: usize, more: Value) -> Walk {
        let everybody: [Client; 5] = house.guests().await;
        let mut people: Vec<Client> = everybody.into_iter().take(players).collect();
        let mut wish = json!({ "game": game });
        for (name, value) in more.as_object().into_iter().flatten() {
            wish[name] = value.clone();
        }
        let table = gather(&mut people, wish).await;
        start(&mut people, &table).await;
        let mut streams = Vec::new();
        for person in &people {
            let mut events = stream(person, &table, None).await;
            soon(&mut events).await;
            streams.push(events);
        }
        let mut nobody = stream(&Client::new(house.address()), &table, None).await;
        soon(&mut nobody).await;
        Walk { pending: vec![false; people.len()], people, streams, nobody, table, given: 0, dropped: 0 }
    }

    /// What each hears with a line. A spectator hears nothing of what is prepared, and nobody hears of another's.
    async fn hear(&mut self, seq: i64) -> Vec<Value> {
        let mut told = Vec::new();
        for events in &mut self.streams {
            let event = soon(events).await;
            assert_eq!(event.id, Some(seq), "no line that somebody hears is missing, and none is too many");
            told.push(event.json());
        }
        let event = soon(&mut self.nobody).await;
        assert!(event.id == Some(seq) && event.json().get("prepared").is_none(), "{}", event.data);
        told
    }

    /// Follows a line, and the answers that are given because of it, to the point where people are asked.
    async fn follow(&mut self, mut seq: i64) {
        let mut awaited: Vec<usize> = Vec::new();
        loop {
            let told = self.hear(seq).await;
            let mover = told[0]["seat"].as_u64().map(|seat| seat as usize);
            for (seat, update) in told.iter().enumerate() {
                let word = &update["prepared"];
                if mover == Some(seat) && awaited.contains(&seat) {
                    assert_eq!((&update["kind"], &word["dropped"]), (&json!("moved"), &Value::Null), "{update}");
                    // Where the game is over nothing is said of it any more.
                    assert!(
                        asked(update).is_empty() || word["text"] == "The answer that you had prepared has been given.",
                        "{update}"
                    );
                    awaited.retain(|&other| other != seat);
                    self.given += 1;
                } else if self.pending[seat] && asked(update).contains(&seat) {
                    self.pending[seat] = false;
                    match word["dropped"].as_str() {
                        Some(_) => self.dropped += 1,
                        None => {
                            assert!(
                                word.is_null() && update.get("prompt").is_none(),
                                "nobody is asked what is answered: {update}"
                            );
                            awaited.push(seat);
                        }
                    }
                } else {
                    assert!(word.is_null(), "it is not told twice, nor to anybody else: {update}");
                }
            }
            if awaited.is_empty() {
                return;
            }
            seq += 1;
        }
    }
}

/// A game by chance in which whoever waits prepares something now and then.
async fn a_game(game: &str, players: usize, most_moves: usize, most_prepared: usize) {
    let house = House::open().await;
    let mut walk = Walk::sit_down(&house, game, players, json!({})).await;
    let mut dice = FastDice::new(3);
    let mut prepared = 0;
    for _ in 0..most_moves {
        let state = look(&mut walk.people[0], &walk.table).await;
        let asked = asked(&state);
        if asked.is_empty() || prepared >= most_prepared {
            break;
        }
        for seat in (0..players).filter(|seat| !asked.contains(seat)) {
            if walk.pending[seat] || dice.below(3) > 0 {
                continue;
            }
            let seen = ahead(&mut walk.people[seat], &walk.table).await;
            let Some(case) = some_case(&seen, &mut dice) else { continue };
            let kept = good(prepare(&mut walk.people[seat], &walk.table, json!([case])).await);
            assert_eq!(kept["answers"][0]["move"], case["move"], "{game}");
            assert!(!kept["answers"][0]["asked"].as_str().expect("words").is_empty());
            walk.pending[seat] = true;
            prepared += 1;
        }
        let seat = asked[dice.below(asked.len() as u32) as usize];
        let mine = look(&mut walk.people[seat], &walk.table).await;
        let moves = moves(&mine);
        let chosen = &moves[dice.below(moves.len() as u32) as usize];
        let body = json!({ "move": chosen, "seq": mine["seq"] });
        let done = good(act(&mut walk.people[seat], &walk.table, "moves", body).await);
        walk.follow(done["seq"].as_i64().expect("a line")).await;
    }
    let Walk { given, dropped, .. } = walk;
    assert!(given > 2 && dropped > 2, "{game}: of {prepared} answers {given} were given and {dropped} dropped");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_prepared_in_broom_service() {
    a_game("broom", 3, 600, 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_prepared_in_new_salem() {
    a_game("salem", 4, 600, 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_prepared_in_septima() {
    a_game("septima", 3, 900, 80).await;
}

/// A table by days for two in a place where one waits, and has prepared the likeliest answer: the seat that waits, and the answer.
async fn one_waits(people: &mut [Client], wish: Value) -> (String, usize, Value) {
    loop {
        let (table, _) = by_days(people, wish.clone()).await;
        for _ in 0..40 {
            let asked = asked(&look(&mut people[0], &table).await);
            if let [seat] = asked[..] {
                let waits = 1 - seat;
                let seen = ahead(&mut people[waits], &table).await;
                if let Some(question) = seen["ahead"].get(0) {
                    let case = json!({ "question": question["question"], "move": question["choices"][0]["move"] });
                    good(prepare(&mut people[waits], &table, json!([case])).await);
                    return (table, waits, case);
                }
            }
            let Some(&seat) = asked.first() else { break };
            first_move(people, &table, seat).await;
        }
    }
}

async fn first_move(people: &mut [Client], table: &str, seat: usize) -> i64 {
    let mine = look(&mut people[seat], table).await;
    let done = good(act(&mut people[seat], table, "moves", json!({ "move": moves(&mine)[0], "seq": mine["seq"] })).await);
    done["seq"].as_i64().expect("a line")
}

/// Moves of the other seat until something has become of what is prepared.
async fn until_told(people: &mut [Client], table: &str, waits: usize) -> Value {
    for _ in 0..60 {
        let asked = asked(&look(&mut people[1 - waits], table).await);
        if asked.contains(&(1 - waits)) {
            first_move(people, table, 1 - waits).await;
        }
        for _ in 0..40 {
            let seen = look(&mut people[waits], table).await;
            if let Some(word) = seen.get("prepared") {
                return word.clone();
            }
            if !self::asked(&seen).contains(&waits) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
    }
    panic!("nothing became of it");
}

/// The lines of a table's journal, as they are written.
fn lines(house: &House, table: &str) -> Vec<String> {
    let Database::Postgres(url) = &house.database else { panic!("it is on PostgreSQL") };
    house.postgres().ask(url, &format!("SELECT line FROM entries WHERE table_id = '{table}' ORDER BY seq"))
}

/// The number of the line that says which answer will be given to the question that it asks.
fn line_that_gives(lines: &[String]) -> Option<usize> {
    lines.iter().position(|line| line.contains("\"gives\"")).map(|place| place + 1)
}

/// A table at which a prepared answer has just been given, and the seat that gave it.
async fn given(people: &mut [Client], wish: Value) -> (String, usize) {
    loop {
        let (table, waits, _) = one_waits(people, wish.clone()).await;
        if until_told(people, &table, waits).await["dropped"].is_null() {
            return (table, waits);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prepared_answer_is_given_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        let (table, waits) = given(&mut people, days(2)).await;
        assert!(look(&mut people[1 - waits], &table).await.get("prepared").is_none(), "it is nobody else's affair");
        // It was kept for this turn alone.
        let seen = people[waits].get(&format!("/api/v1/tables/{table}/prepared")).await.expect("an answer");
        match seen.status {
            200 => assert_eq!(seen.json()["answers"], json!([])),
            _ => assert_eq!(bad(seen), (409, "asked-now".to_owned())),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_gives_it_and_another_one_after_a_crash() {
    let mut house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut people: [_; 2] = house.guests().await;
    // One prepares at one node, the other plays at the other one.
    let (table, waits) = loop {
        let (table, waits, _) = one_waits(&mut people, days(2)).await;
        let mut there = people.clone().map(|person| person.at(second.address));
        if until_told(&mut there, &table, waits).await["dropped"].is_null() {
            break (table, waits);
        }
    };
    let written = lines(&house, &table);
    let gives = line_that_gives(&written).expect("the line that asks says it");
    assert_eq!(written.iter().filter(|line| line.contains("\"gives\"")).count(), 1);
    let answer = format!("\"moved\":{{\"seat\":{waits},");
    assert!(written[gives].contains(&answer), "the next line is the answer: {}", written[gives]);
    assert!(written.get(gives + 1).is_none_or(|line| !line.contains(&answer)), "and it is given once: {written:?}");
    // Both nodes are gone before it is given, as in a crash between the two lines.
    drop(house.running.take());
    drop(second);
    let Database::Postgres(url) = &house.database else { panic!("it is on PostgreSQL") };
    house.postgres().ask(url, &format!("DELETE FROM entries WHERE table_id = '{table}' AND seq > {gives}"));
    house.postgres().ask(url, &format!("UPDATE tables SET seq = {gives}, stage = 'playing', due = changed WHERE id = '{table}'"));
    house.running = Some(run(config(house.database.clone())).await);
    until("the answer is given after all", async || lines(&house, &table).get(gives) == written.get(gives)).await;
    let mut person = people[waits].at(house.address());
    assert_eq!(look(&mut person, &table).await["prepared"]["dropped"], Value::Null, "and she is told");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_prepared_is_refused_and_changes_nothing() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let (table, waits, case) = one_waits(&mut people[..2], json!({})).await;
    let path = format!("/api/v1/tables/{table}/prepared");
    let kept = ahead(&mut people[waits], &table).await["answers"].clone();
    assert_eq!(kept[0]["move"], case["move"]);
    let asked = people[1 - waits].get(&path).await.expect("an answer");
    assert_eq!(bad(asked), (409, "asked-now".to_owned()));
    assert_eq!(bad(prepare(&mut people[1 - waits], &table, json!([case])).await), (409, "asked-now".to_owned()));
    assert_eq!(bad(prepare(&mut people[2], &table, json!([case])).await), (403, "not-seated".to_owned()));
    assert_eq!(bad(prepare(&mut people[2], &table, json!([])).await), (403, "not-seated".to_owned()));
    let mut no_move = case.clone();
    no_move["move"] = json!("fly to the moon");
    assert_eq!(bad(prepare(&mut people[waits], &table, json!([no_move])).await), (409, "no-such-case".to_owned()));
    let mut no_sentence = case.clone();
    no_sentence["heard"] = json!("{}");
    assert_eq!(bad(prepare(&mut people[waits], &table, json!([no_sentence])).await), (409, "no-such-case".to_owned()));
    let many = json!(vec![case.clone(); 9]);
    assert_eq!(bad(prepare(&mut people[waits], &table, many).await), (400, "too-many-prepared".to_owned()));
    assert_eq!(ahead(&mut people[waits], &table).await["answers"], kept, "all of it changed nothing");
    // Replacing and dropping are one act.
    assert_eq!(good(prepare(&mut people[waits], &table, json!([])).await)["answers"], json!([]));
    let seen = ahead(&mut people[waits], &table).await;
    assert_eq!(seen["answers"], json!([]));
    let gathering = gather(&mut people[..2], json!({})).await;
    assert_eq!(bad(prepare(&mut people[0], &gathering, json!([case])).await), (409, "not-started".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_for_several_cases_and_what_follows_are_told_apart() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    // One that matters only after a sentence stands before one that does not mind; and what would be asked then comes next.
    let (mut with_sentence, mut following) = (0, 0);
    for round in 0..40 {
        if round >= 6 && with_sentence > 0 && following > 0 {
            break;
        }
        let mut wish = days(1);
        wish["game"] = json!(GAMES[round % 2]);
        let (table, waits, case) = one_waits(&mut people, wish).await;
        good(prepare(&mut people[waits], &table, json!([])).await);
        let seen = ahead(&mut people[waits], &table).await;
        let mut answers = Vec::new();
        let question = seen["ahead"].as_array().expect("questions").iter().find(|one| one["heard"].get(0).is_some());
        if let Some(question) = question {
            let heard = &question["heard"][0];
            answers.push(
                json!({ "question": question["question"], "heard": heard["heard"], "move": question["choices"][0]["move"] }),
            );
            let kept = good(prepare(&mut people[waits], &table, json!(answers)).await);
            assert_eq!(kept["answers"][0]["heard"]["text"], heard["text"]);
            assert!(
                kept["ahead"].as_array().expect("questions").iter().any(|one| one["question"] == question["question"]),
                "the other case may still come"
            );
            with_sentence += 1;
        }
        answers.push(case.clone());
        let kept = good(prepare(&mut people[waits], &table, json!(answers)).await);
        // Septima may ask the same again.
        let answered = kept["ahead"].as_array().expect("questions").iter().all(|one| one["question"] != case["question"]);
        assert!(answered || GAMES[round % 2] != GAME, "that is answered");
        if let Some(next) = kept["ahead"].get(0) {
            answers.push(json!({ "question": next["question"], "move": next["choices"][0]["move"] }));
            let kept = good(prepare(&mut people[waits], &table, json!(answers)).await);
            assert_eq!(kept["answers"].as_array().map(Vec::len), Some(answers.len()));
            following += 1;
        }
        until_told(&mut people, &table, waits).await;
    }
    assert!(with_sentence > 0 && following > 0, "{with_sentence} {following}");
}

/// Prepares an answer, and one for the least likely question after it. False if nothing is asked after it.
async fn prepare_what_hardly_comes(person: &mut Client, table: &str, case: &Value) -> bool {
    let kept = good(prepare(person, table, json!([case])).await);
    let Some(next) = kept["ahead"].as_array().and_then(|ahead| ahead.last()) else { return false };
    let after = json!({ "question": next["question"], "move": next["choices"][0]["move"] });
    good(prepare(person, table, json!([case, after])).await);
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_prepared_more_than_was_asked_hears_that_the_rest_is_dropped() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    for round in 0..60 {
        let (table, waits, case) = one_waits(&mut people, json!({ "game": GAMES[round % 2] })).await;
        if !prepare_what_hardly_comes(&mut people[waits], &table, &case).await {
            continue;
        }
        let word = until_told(&mut people, &table, waits).await;
        if word["given"] == true && word["dropped"].is_string() {
            let text = word["text"].as_str().expect("words");
            assert!(
                text.starts_with("The answer that you had prepared has been given.") && text.contains("was dropped"),
                "{text}"
            );
            assert!(page(&mut people[waits], &format!("/table/{table}")).await.contains(text), "on the page, too");
            return;
        }
    }
    panic!("everything that was prepared was given, or nothing");
}

/// The number of moves since which it is heard whether the case of a prepared answer has come.
fn since(house: &House, table: &str) -> u64 {
    let connection = rusqlite::Connection::open(file(&house.database)).expect("a file");
    let sql = "SELECT answers FROM prepared WHERE table_id = ?1";
    let answers: String = connection.query_row(sql, [table], |row| row.get(0)).expect("something is prepared");
    serde_json::from_str::<Value>(&answers).expect("JSON")[0]["since"].as_u64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_made_in_the_place_of_a_move_that_was_taken_back_is_heard() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    for round in 0..40 {
        let (table, waits, _) = one_waits(&mut people, json!({ "game": GAMES[round % 2] })).await;
        let other = 1 - waits;
        for _ in 0..8 {
            first_move(&mut people, &table, other).await;
            let mine = look(&mut people[other], &table).await;
            if asked(&mine) != [other] {
                break;
            }
            good(prepare(&mut people[waits], &table, json!([])).await);
            let seen = ahead(&mut people[waits], &table).await;
            let Some(question) = seen["ahead"].get(0) else { continue };
            let case = json!({ "question": question["question"], "move": question["choices"][0]["move"] });
            good(prepare(&mut people[waits], &table, json!([case])).await);
            let before = since(&house, &table);
            if act(&mut people[other], &table, "undo", json!({ "seq": mine["seq"] })).await.status == 200 {
                assert_eq!(since(&house, &table), before - 1);
                return;
            }
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_takes_over_and_a_chair_that_is_left_drop_what_is_prepared() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let (table, waits, _) = one_waits(&mut people, json!({})).await;
    good(act(&mut people[waits], &table, "hand", json!({ "seat": waits, "level": "random" })).await);
    let word = look(&mut people[waits], &table).await["prepared"].clone();
    assert_eq!((&word["dropped"], word["text"].as_str().is_some_and(|text| text.contains("a bot"))), (&json!("handed"), true));
    let refused = people[waits].get(&format!("/api/v1/tables/{table}/prepared")).await.expect("an answer");
    assert_eq!(bad(refused), (409, "handed-over".to_owned()));
    good(act(&mut people[waits], &table, "back", json!({})).await);
    let (table, waits, _) = one_waits(&mut people, json!({})).await;
    good(act(&mut people[waits], &table, "leave", json!({})).await);
    good(act(&mut people[waits], &table, "claim", json!({ "seat": waits })).await);
    let mut seen = people[waits].get(&format!("/api/v1/tables/{table}/prepared")).await.expect("an answer");
    if seen.status == 409 {
        // A bot has played on meanwhile, and the seat is asked.
        seen = people[waits].get(&format!("/api/v1/tables/{table}")).await.expect("an answer");
        assert!(seen.json().get("prepared").is_none());
    } else {
        assert_eq!(seen.json()["answers"], json!([]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_shared_screen_nothing_is_prepared() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let wish = json!({ "game": GAME, "seats": ["me", "open"] });
    let table = good(ada.post("/api/v1/tables", &wish).await.expect("an answer"))["table"].as_str().expect("a table").to_owned();
    good(act(&mut ada, &table, "beside", json!({ "seat": 1, "name": "Bea" })).await);
    good(act(&mut ada, &table, "start", json!({})).await);
    let refused = ada.get(&format!("/api/v1/tables/{table}/prepared")).await.expect("an answer");
    assert_eq!(bad(refused), (403, "shared-screen".to_owned()));
    let shown = page(&mut ada, &format!("/table/{table}")).await;
    assert!(!shown.contains(&format!("/table/{table}/prepare\"")), "and the page offers nothing of the kind");
}

/// A move that is taken back was given once: what is asked again waits for its person.
#[tokio::test(flavor = "multi_thread")]
async fn a_prepared_answer_that_is_taken_back_is_not_given_again() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let mut undone = 0;
    for _ in 0..30 {
        let (table, waits) = given(&mut people, json!({ "game": "septima" })).await;
        let seen = look(&mut people[waits], &table).await;
        let undo = act(&mut people[waits], &table, "undo", json!({ "seq": seen["seq"] })).await;
        if undo.status != 200 {
            continue;
        }
        undone += 1;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let again = look(&mut people[waits], &table).await;
        assert!(asked(&again).contains(&waits) && again.get("prepared").is_none(), "{again}");
        assert_eq!(again["seq"].as_i64(), seen["seq"].as_i64().map(|seq| seq + 1));
        if undone == 2 {
            break;
        }
    }
    assert!(undone > 0, "some answer can be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prepared_answer_costs_no_time() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let clock = json!({ "clock": { "live": { "seconds": 600, "increment": 0 } } });
    let left = |seen: &Value, seat: usize| seen["left_ms"][seat].as_i64().expect("a clock");
    for _ in 0..10 {
        let (table, waits, _) = one_waits(&mut people, clock.clone()).await;
        let before = left(&look(&mut people[waits], &table).await, waits);
        if until_told(&mut people, &table, waits).await["dropped"].is_null() {
            assert_eq!(left(&look(&mut people[waits], &table).await, waits), before);
            return;
        }
    }
    panic!("none was given");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_to_a_question_that_is_answered() {
    let house = House::open().await;
    let receiver = Receiver::open(true);
    let mut people: [_; 2] = house.guests().await;
    loop {
        let (table, waits, _) = one_waits(&mut people, days(2)).await;
        let mut prompts = people[waits].events("/api/v1/me/prompts", None).await.expect("a stream");
        let path = format!("{waits}-{table}");
        receiver.serves(&mut people[waits], &path).await;
        let word = until_told(&mut people, &table, waits).await;
        let asked_now = asked(&look(&mut people[waits], &table).await).contains(&waits);
        let own = format!("POST /{path} ");
        let is_turn = |told: &&String| told.starts_with(&own) && told.contains(&table) && told.contains("\"kind\":\"turn\"");
        let turns = || receiver.told().iter().filter(is_turn).count();
        if word["dropped"].is_string() {
            until("she is called", async || turns() == 1).await;
            while soon(&mut prompts).await.json()["table"] != json!(table) {}
        } else if !asked_now {
            tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
            assert_eq!(turns(), 0, "the answer was there at once");
            // Of other tables she is told.
            let moment = std::time::Duration::from_millis(300);
            while let Ok(event) = tokio::time::timeout(moment, prompts.next()).await {
                assert_ne!(event.expect("an event").json()["table"], json!(table));
            }
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_prepared_on_a_page_and_are_in_nobody_elses_export() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let (table, waits, _) = one_waits(&mut people, days(2)).await;
    let (at, path) = (format!("/table/{table}"), format!("/table/{table}/prepare"));
    let words = ahead(&mut people[waits], &table).await["answers"][0]["text"].as_str().expect("words").to_owned();
    let shown = page(&mut people[waits], &at).await;
    assert!(shown.contains(&format!("href=\"{path}\"")) && shown.contains("Prepare an answer"), "{shown}");
    assert!(shown.contains("Prepared answers") && shown.contains("Drop what is prepared"), "{shown}");
    let other = page(&mut people[1 - waits], &at).await;
    assert!(!other.contains("Prepared answers") && !other.contains(&format!("href=\"{path}\"")), "whoever is asked answers");
    assert_eq!(people[1 - waits].get(&path).await.expect("an answer").header("location"), Some(at.as_str()));
    for (seat, has) in [(waits, true), (1 - waits, false)] {
        let export = people[seat].get("/api/v1/me/export").await.expect("an answer");
        assert_eq!(export.json()["kept"].get("prepared").is_some(), has, "{}", export.text());
    }
    assert_eq!(form(&mut people[waits], &path, "drop=yes").await.status, 303);
    assert!(!page(&mut people[waits], &at).await.contains("Prepared answers"));
    let seen = page(&mut people[waits], &path).await;
    assert!(seen.contains("name=\"question\"") && seen.contains("type=\"radio\""), "{seen}");
    let question = ahead(&mut people[waits], &table).await["ahead"][0].clone();
    let fields = [("question", &question["question"]), ("heard", &json!("")), ("move", &question["choices"][0]["move"])];
    let fields = fields.map(|(name, value)| format!("{name}={}", encoded(value.as_str().expect("words"))));
    let done = form(&mut people[waits], &path, &fields.join("&")).await;
    assert_eq!(done.header("location"), Some(path.as_str()), "{}", done.text());
    assert!(page(&mut people[waits], &path).await.contains("Prepared answers"));
    let bad_form = form(&mut people[waits], &path, "question=what&move=nothing").await;
    assert!(bad_form.status == 409 && bad_form.text().contains("That is not what you may be asked next"), "{}", bad_form.text());
    let became = until_told(&mut people, &table, waits).await;
    let text = became["text"].as_str().expect("words");
    assert!(page(&mut people[waits], &at).await.contains(text), "{text}");
    assert!(!page(&mut people[1 - waits], &at).await.contains(text), "{words}");
}

/// As a form sends it.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
