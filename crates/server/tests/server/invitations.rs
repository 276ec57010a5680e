//! Nobody is seated without a yes: a rematch holds a chair for each of the others, for a while.

use crate::common::*;
use coven_server::client::Client;
use serde_json::{Value, json};

const MINUTE: i64 = 60 * 1000;

/// Somebody wants to play again. Returns the new table.
async fn rematch(person: &mut Client, table: &str) -> String {
    good(act(person, table, "rematch", json!({})).await)["table"].as_str().expect("a table").to_owned()
}

fn kinds(state: &Value) -> Vec<&str> {
    state["table"]["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["kind"].as_str()).collect()
}

async fn invitations(person: &mut Client) -> Vec<Value> {
    let list = good(person.get("/api/v1/me/invitations").await.expect("an answer"));
    list.as_array().expect("a list").iter().map(|one| one["table"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_with_those_who_said_yes() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = ended(&mut people).await;
    let next = rematch(&mut people[1], &table).await;
    let [ada, bea, cleo] = &mut people;
    let mut eve = house.guest("Eve").await;
    let shown = look(ada, &next).await;
    assert_eq!(kinds(&shown), ["held", "person", "held"], "whoever proposes it has said yes by it");
    assert_eq!((&shown["you"], &shown["invited"]), (&Value::Null, &json!(0)));
    let seat = &shown["table"]["seats"][0];
    assert_eq!(
        (&seat["name"], &seat["held_until"]),
        (&json!("Ada"), &json!(shown["at"].as_i64().expect("a time") + 24 * 60 * MINUTE))
    );
    assert_eq!(look(bea, &next).await["host"], true);
    // Nobody begins without them, nobody takes their chairs, and they are not asked to move.
    assert_eq!(bad(act(bea, &next, "start", json!({})).await), (409, "unanswered".to_owned()));
    assert_eq!(bad(act(&mut eve, &next, "claim", json!({ "seat": 2 })).await), (409, "seat-held".to_owned()));
    assert_eq!(bad(act(&mut eve, &next, "accept", json!({})).await), (409, "not-invited".to_owned()));
    assert_eq!(bad(act(&mut eve, &next, "decline", json!({})).await), (409, "not-invited".to_owned()));
    assert_eq!(bad(act(ada, &next, "start", json!({})).await), (403, "not-seated".to_owned()), "a chair held is none taken");
    assert_eq!(good(ada.get("/api/v1/me/turns").await.expect("an answer")), json!([]));
    assert_eq!((invitations(ada).await, invitations(bea).await), (vec![json!(next)], vec![]));
    // One says yes, one no; then somebody else may come.
    good(act(ada, &next, "accept", json!({})).await);
    assert_eq!(good(act(ada, &next, "accept", json!({})).await)["repeated"], true);
    good(act(cleo, &next, "decline", json!({})).await);
    assert_eq!((invitations(ada).await, invitations(cleo).await), (vec![], vec![]));
    let shown = look(cleo, &next).await;
    assert_eq!((kinds(&shown), &shown["invited"]), (vec!["person", "person", "open"], &Value::Null));
    assert!(good(cleo.get("/api/v1/me/tables").await.expect("an answer")).as_array().is_some_and(|tables| tables.len() == 1));
    assert_eq!(bad(act(bea, &next, "start", json!({})).await), (409, "seats-open".to_owned()));
    good(act(&mut eve, &next, "claim", json!({ "seat": 2 })).await);
    good(act(bea, &next, "start", json!({})).await);
    assert_eq!(look(&mut eve, &next).await["table"]["stage"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_a_rematch_that_was_proposed_is_a_yes() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = ended(&mut people).await;
    let next = rematch(&mut people[0], &table).await;
    assert_eq!(rematch(&mut people[1], &table).await, next);
    assert_eq!(kinds(&look(&mut people[1], &next).await), ["person", "person", "held"]);
    // Whoever opened the table may wait no longer: a bot takes the chair.
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let started = people[0].send("POST", &format!("/table/{next}/start"), &form, Some(b"fill=random")).await.expect("an answer");
    assert_eq!(started.status, 303, "{}", started.text());
    let shown = look(&mut people[2], &next).await;
    assert_eq!((kinds(&shown), &shown["table"]["stage"]), (vec!["person", "person", "bot"], &json!("playing")));
    assert_eq!(bad(act(&mut people[2], &next, "accept", json!({})).await), (409, "not-invited".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chair_is_held_through_a_restart_and_until_its_time_has_run_out() {
    let mut house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = ended(&mut people).await;
    let next = rematch(&mut people[0], &table).await;
    house.sleep(23 * 60 * MINUTE).await;
    let mut people = people.map(|person| person.at(house.address()));
    assert_eq!(kinds(&look(&mut people[0], &next).await), ["person", "held", "held"]);
    good(act(&mut people[1], &next, "accept", json!({})).await);
    house.sleep(2 * 60 * MINUTE).await;
    let mut people = people.map(|person| person.at(house.address()));
    until("the chair is free", async || {
        kinds(&look(&mut people[0].at(house.address()), &next).await) == ["person", "person", "open"]
    })
    .await;
    assert_eq!(invitations(&mut people[2]).await, Vec::<Value>::new());
    assert_eq!(bad(act(&mut people[2], &next, "accept", json!({})).await), (409, "not-invited".to_owned()));
    good(act(&mut people[2], &next, "claim", json!({ "seat": 2 })).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_invited_is_asked_on_every_page_and_answers_without_a_script() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = ended(&mut people).await;
    let next = rematch(&mut people[0], &table).await;
    let [_, bea, cleo] = &mut people;
    let (yes, no) = (format!("action=\"/table/{next}/accept\""), format!("action=\"/table/{next}/decline\""));
    for path in ["/", "/lobby", "/you", &format!("/table/{next}")] {
        let shown = page(bea, path).await;
        assert!(shown.contains(&yes) && shown.contains(&no) && shown.contains("You are invited"), "{path}");
        assert!(!page(&mut house.guest("Eve").await, path).await.contains(&yes), "nobody else is asked: {path}");
    }
    let here = page(cleo, &format!("/table/{next}")).await;
    assert!(here.contains("the chair is held until <time datetime="), "how long is said: {here}");
    assert_eq!(press(cleo, &format!("/table/{next}/decline")).await.status, 303);
    assert!(!page(cleo, "/").await.contains(&next));
    assert_eq!(press(bea, &format!("/table/{next}/accept")).await.status, 303);
    let here = page(bea, &format!("/table/{next}")).await;
    assert!(!here.contains(&yes) && here.contains(&format!("/table/{next}/leave")), "she sits there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_open_asks_the_one_who_is_invited_and_stops_asking() {
    let house = House::open().await;
    let mut people: [_; 3] = house.guests().await;
    let table = ended(&mut people).await;
    let next = rematch(&mut people[0], &table).await;
    let seq = look(&mut people[1], &next).await["seq"].as_i64().expect("a line");
    let mut open = Vec::new();
    for person in &people[1..] {
        open.push(person.events(&format!("/table/{next}/stream?seq={seq}"), None).await.expect("a stream"));
    }
    good(act(&mut people[2], &next, "decline", json!({})).await);
    let asks = |event: coven_server::client::Event| event.data.contains("/accept");
    assert!(asks(soon(&mut open[0]).await), "she has not answered");
    assert!(!asks(soon(&mut open[1]).await), "she has");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_told_to_programs_and_elsewhere_at_any_node_on_postgresql() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut people: [_; 2] = house.guests().await;
    let receiver = Receiver::open(true);
    receiver.serves(&mut people[1], "bea").await;
    let table = ended(&mut people).await;
    let mut asked = people[1].at(second.address).events("/api/v1/me/prompts", None).await.expect("a stream");
    let next = rematch(&mut people[0], &table).await;
    let told = soon(&mut asked).await;
    let invitation = told.json();
    assert_eq!(told.name, "invitation");
    assert_eq!((&invitation["table"], &invitation["seat"], &invitation["game"]), (&json!(next), &json!(1), &json!(GAME)));
    assert!(invitation["until"].as_i64() > look(&mut people[0], &next).await["at"].as_i64());
    until("she is told elsewhere", async || {
        receiver.told().iter().any(|told| {
            told.contains(&next)
                && told.contains("You are asked to play Broom Service")
                && told.contains(r#""kind":"invitation""#)
        })
    })
    .await;
    // Whoever begins to listen now is asked as well, and the yes of one node is known at the other.
    let mut later = people[1].events("/api/v1/me/prompts", None).await.expect("a stream");
    assert_eq!(soon(&mut later).await.json(), invitation);
    good(act(&mut people[1].at(second.address), &next, "accept", json!({})).await);
    good(act(&mut people[0], &next, "start", json!({})).await);
}
