//! Friends, and those who want nothing to do with somebody.

use crate::common::*;
use crate::people::put;
use coven_server::client::{Answer, Client};
use serde_json::{Value, json};

/// A server on each kind of database.
async fn houses() -> [House; 2] {
    [House::open().await, House::on_postgres().await]
}

async fn id(person: &mut Client) -> String {
    good(person.get("/api/v1/me/export").await.expect("an answer"))["account"]["id"].as_str().expect("an id").to_owned()
}

/// Somebody has or has no longer this bond to another one.
async fn bind(person: &mut Client, other: &str, what: &str, on: bool) -> Answer {
    let (method, path) = (if on { "PUT" } else { "DELETE" }, format!("/api/v1/people/{other}/{what}"));
    person.send(method, &path, &[], None).await.expect("an answer")
}

async fn circle(person: &mut Client) -> Value {
    good(person.get("/api/v1/me/friends").await.expect("an answer"))
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(|one| one["name"].as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_played_together_become_friends_and_play_again_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 3] = house.guests().await;
        let table = playing(&mut people[..2]).await;
        let met = good(people[0].get(&format!("/api/v1/tables/{table}/people")).await.expect("an answer"));
        assert_eq!(names(&met), ["Bea"]);
        let bea = met[0]["person"].as_str().expect("an id").to_owned();
        let (ada, cleo) = (id(&mut people[0]).await, id(&mut people[2]).await);
        let seen = people[2].get(&format!("/api/v1/tables/{table}/people")).await.expect("an answer");
        assert_eq!(bad(seen), (403, "not-seated".to_owned()), "who sits there is nobody else's affair");
        assert_eq!(bad(bind(&mut people[0], &cleo, "friend", true).await), (404, "no-such-person".to_owned()), "they never met");
        assert_eq!(bad(bind(&mut people[0], &ada, "friend", true).await).0, 404, "nor is anybody their own friend");

        assert_eq!(good(bind(&mut people[0], &bea, "friend", true).await), "asked");
        assert_eq!(names(&circle(&mut people[1]).await["asking"]), ["Ada"]);
        let yours = page(&mut people[1], "/you").await;
        assert!(yours.contains("1 waiting"), "{yours}");
        assert_eq!(good(bind(&mut people[1], &ada, "friend", true).await), "friend");
        assert_eq!(names(&circle(&mut people[0]).await["friends"]), ["Bea"]);

        let wanted = json!({ "game": GAME, "people": [bea] });
        let next = good(people[0].post("/api/v1/invitations", &wanted).await.expect("an answer"));
        let next = next["table"].as_str().expect("a table").to_owned();
        let invitations = good(people[1].get("/api/v1/me/invitations").await.expect("an answer"));
        assert_eq!(invitations[0]["table"], next.as_str());
        good(act(&mut people[1], &next, "accept", json!({})).await);
        for people_wanted in [json!([]), json!([cleo]), json!([ada]), json!(vec![bea; 8])] {
            let refused = people[0].post("/api/v1/invitations", &json!({ "game": GAME, "people": people_wanted })).await;
            assert_eq!(bad(refused.expect("an answer")), (400, "bad-seats".to_owned()));
        }
        good(bind(&mut people[1], &ada, "friend", false).await);
        assert_eq!(circle(&mut people[0]).await["friends"], json!([]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_neither_invites_nor_talks_nor_sits_down_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 3] = house.guests().await;
        let together = playing(&mut people).await;
        let old = ended(&mut people[..2]).await;
        let (ada, bea) = (id(&mut people[0]).await, id(&mut people[1]).await);
        good(act(&mut people[1], &together, "talk", json!({ "text": "you will lose" })).await);
        good(bind(&mut people[0], &bea, "block", true).await);
        assert_eq!(names(&circle(&mut people[0]).await["blocked"]), ["Bea"]);

        let heard = act(&mut people[1], &together, "talk", json!({ "text": "and again" })).await;
        assert_eq!(bad(heard), (403, "not-heard".to_owned()));
        let hosted = gather(&mut people[..1], json!({ "listed": true, "seats": ["me", "open"] })).await;
        assert_eq!(bad(act(&mut people[1], &hosted, "claim", json!({ "seat": 1 })).await), (403, "not-welcome".to_owned()));
        assert_eq!(press(&mut people[1], &format!("/table/{hosted}/join")).await.status, 403);
        let again = good(act(&mut people[1], &old, "rematch", json!({})).await);
        let wanted = json!({ "game": GAME, "people": [ada] });
        good(people[1].post("/api/v1/invitations", &wanted).await.expect("an answer"));
        let invitations = good(people[0].get("/api/v1/me/invitations").await.expect("an answer"));
        assert_eq!(invitations, json!([]), "no chair is held for her: {again}");
        assert_eq!(good(bind(&mut people[1], &ada, "friend", true).await), "asked", "as anybody hears it");
        assert_eq!(circle(&mut people[0]).await["asking"], json!([]));
        // Nobody is told who has blocked whom.
        assert!(!circle(&mut people[1]).await.to_string().contains("Blocked"));
        // Others are as they were.
        good(act(&mut people[2], &together, "talk", json!({ "text": "hello" })).await);

        good(bind(&mut people[0], &bea, "block", false).await);
        good(act(&mut people[1], &together, "talk", json!({ "text": "sorry" })).await);
        good(act(&mut people[1], &hosted, "claim", json!({ "seat": 1 })).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_run_the_server_are_told_what_was_really_said_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 3] = house.guests().await;
        let table = playing(&mut people[..2]).await;
        let elsewhere = playing(&mut people[1..]).await;
        let bea = id(&mut people[1]).await;
        let said = good(act(&mut people[1], &table, "talk", json!({ "text": "you <b>fool" })).await)["seq"].clone();
        let hidden = good(act(&mut people[1], &elsewhere, "talk", json!({ "text": "a secret" })).await)["seq"].clone();
        let seen = page(&mut people[0], &format!("/table/{table}/people")).await;
        let link = format!("/people/{bea}/report?table={table}&amp;said={said}");
        assert!(seen.contains(&link) && seen.contains("you &lt;b&gt;fool"), "{seen}");
        let form = page(&mut people[0], &link.replace("&amp;", "&")).await;
        assert!(form.contains("<blockquote>you &lt;b&gt;fool</blockquote>"), "{form}");
        let strange = page(&mut people[0], &format!("/people/{bea}/report?table={elsewhere}&said={hidden}")).await;
        assert!(!strange.contains("a secret"), "{strange}");

        let path = format!("/api/v1/people/{bea}/report");
        let told = json!({ "reason": "insults", "table": table, "said": said });
        good(people[0].post(&path, &told).await.expect("an answer"));
        let elsewhere = json!({ "reason": "insults", "table": elsewhere, "said": hidden });
        good(people[0].post(&path, &elsewhere).await.expect("an answer"));
        for reason in [String::new(), "x".repeat(1001)] {
            let refused = people[0].post(&path, &json!({ "reason": reason })).await.expect("an answer");
            assert_eq!(bad(refused), (400, "bad-reason".to_owned()));
        }
        for _ in 0..3 {
            good(people[0].post(&path, &json!({ "reason": "again" })).await.expect("an answer"));
        }
        let refused = people[0].post(&path, &json!({ "reason": "again" })).await.expect("an answer");
        assert_eq!(bad(refused), (409, "too-many-complaints".to_owned()));
        assert_eq!(metric(house.address(), "coven_reports_total").await, Some(5.0));

        let care = coven_server::care::Care::open(&house.database, &coven_engine::DataSource::builtin()).expect("the database");
        let found = care.store.complaints(false).await.expect("a list");
        assert_eq!(found.len(), 5);
        let (first, [by, about]) = &found[0];
        assert_eq!((first.said.as_str(), by.as_str(), about.as_str()), ("you <b>fool", "Ada", "Bea"));
        assert_eq!(found[1].0.said, "", "what she could not hear is not shown");
        assert_eq!(care.store.close_complaint(&first.id, 1).await, Ok(true));
        // She does not learn of it.
        let mine = good(people[1].get("/api/v1/me/export").await.expect("an answer")).to_string();
        assert!(!mine.contains("insults"), "{mine}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_do_the_same_and_come_back() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let bea = id(&mut people[1]).await;
    for (what, kept) in [("friend", "asked"), ("block", "blocked")] {
        let done = press(&mut people[0], &format!("/people/{bea}/{what}")).await;
        assert_eq!((done.status, done.header("location")), (303, Some("/friends")), "{}", done.text());
        assert_eq!(names(&circle(&mut people[0]).await[kept]), ["Bea"]);
    }
    assert_eq!(press(&mut people[0], &format!("/people/{bea}/unblock")).await.status, 303);
    let answer = put(&mut people[0], &format!("/api/v1/people/{bea}/friend"), Value::Null).await;
    assert_eq!(answer.status, 200);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let body = format!("game={GAME}&person={bea}");
    let opened = people[0].send("POST", "/friends/play", &form, Some(body.as_bytes())).await.expect("an answer");
    assert!(opened.header("location").is_some_and(|to| to.starts_with("/table/") && !to.contains(&table)), "{}", opened.text());
}
