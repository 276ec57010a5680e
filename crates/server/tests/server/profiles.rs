//! What others see of somebody, and the ladders.

use crate::common::*;
use crate::people::put;
use coven_engine::FastDice;
use coven_server::client::Client;
use serde_json::{Value, json};

/// A server on each kind of database.
async fn houses() -> [House; 2] {
    [House::open().await, House::on_postgres().await]
}

async fn register(person: &mut Client, login: &str) -> String {
    let answer = put(person, "/api/v1/me/account", json!({ "login": login, "passphrase": "eye of newt" })).await;
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    person.headers = vec![("cookie".to_owned(), cookie)];
    good(answer);
    good(person.get("/api/v1/me/export").await.expect("an answer"))["account"]["id"].as_str().expect("an id").to_owned()
}

async fn profile(person: &mut Client, id: &str) -> Option<Value> {
    let answer = person.get(&format!("/api/v1/people/{id}")).await.expect("an answer");
    (answer.status == 200).then(|| answer.json())
}

async fn ladder(person: &mut Client, query: &str) -> Value {
    good(person.get(&format!("/api/v1/ladder/{GAME}{query}")).await.expect("an answer"))["rungs"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_how_somebody_plays_who_does_not_hide_it_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        let ada = register(&mut people[0], "ada").await;
        let bea = good(people[1].get("/api/v1/me/export").await.expect("an answer"))["account"]["id"].clone();
        let bea = bea.as_str().expect("an id").to_owned();
        let table = playing(&mut people).await;
        play(&mut people, &table, usize::MAX, &mut FastDice::new(3)).await;
        let mut stranger = Client::new(house.address());
        until("the game has been rated", async || {
            let seen = profile(&mut stranger.at(house.address()), &ada).await.expect("a profile");
            seen["games"][0]["ratings"].as_array().is_some_and(|ratings| ratings.len() == 2)
        })
        .await;
        let seen = profile(&mut stranger, &ada).await.expect("a profile");
        let games = &seen["games"][0];
        assert_eq!((&seen["name"], &games["games"], &games["with_people"]), (&json!("Ada"), &json!(1), &json!(1)));
        let standing = look(&mut people[0], &table).await["table"]["standing"].clone();
        let place = standing.as_array().expect("a list").iter().find(|one| one["seat"] == 0).expect("hers")["place"].clone();
        let places = games["places"].as_array().expect("places");
        assert_eq!(places.len() as u64, place.as_u64().expect("a place"), "{games}");
        assert_eq!(games["ratings"][1]["players"], 2);
        // The roles that she laid, the most frequent first, as the game calls them.
        let roles = games["roles"].as_array().expect("roles");
        let times: Vec<u64> = roles.iter().filter_map(|role| role["times"].as_u64()).collect();
        assert!(roles.len() == 3 && times.is_sorted_by(|one, other| one >= other) && times[2] > 0, "{games}");
        assert!(roles[0]["role"].as_str().is_some_and(|role| role.starts_with("broom-role-")), "{games}");
        let name = roles[0]["name"].as_str().expect("a name").to_owned();
        assert_eq!(profile(&mut stranger, &bea).await, None, "a guest shows no page");
        assert!(profile(&mut people[1], &bea).await.is_some(), "but to herself");
        let shown = page(&mut stranger, &format!("/people/{ada}")).await;
        assert!(shown.contains("<h1>Ada</h1>") && !shown.contains("/block"), "{shown}");
        assert!(shown.contains(&format!("<li>{name}: {}</li>", times[0])), "{shown}");
        assert!(page(&mut people[1], &format!("/people/{ada}")).await.contains("/block"));

        // Whoever is blocked, and everybody if she wishes so, finds nobody.
        good(put(&mut people[0], &format!("/api/v1/people/{bea}/block"), Value::Null).await);
        assert_eq!(profile(&mut people[1], &ada).await, None);
        assert!(profile(&mut stranger, &ada).await.is_some());
        let form = [("content-type", "application/x-www-form-urlencoded")];
        let saved = people[0].send("POST", "/you/profile", &form, Some(b"hidden=yes")).await.expect("an answer");
        assert_eq!(saved.status, 303);
        assert_eq!(profile(&mut stranger, &ada).await, None);
        assert!(page(&mut people[0], &format!("/people/{ada}")).await.contains("checked"), "she sees what she chose");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ladder_shows_those_who_have_played_enough_and_are_willing_on_both_databases() {
    for house in houses().await {
        let mut people: [_; 2] = house.guests().await;
        let (ada, _) = (register(&mut people[0], "ada").await, register(&mut people[1], "bea").await);
        let care = coven_server::care::Care::open(&house.database, &coven_engine::DataSource::builtin()).expect("the database");
        let people_of = async |more: &str| {
            let mut stranger = Client::new(house.address());
            let rungs = ladder(&mut stranger, more).await;
            rungs.as_array().expect("a list").iter().filter_map(|one| one["name"].as_str().map(str::to_owned)).collect::<Vec<_>>()
        };
        let bea = good(people[1].get("/api/v1/me/export").await.expect("an answer"))["account"]["id"].clone();
        for game in 0..5 {
            assert_eq!(people_of("").await, [""; 0], "after {game} games");
            let table = gather(&mut people, json!({})).await;
            // The server rates what is over; here somebody says so.
            let finished = coven_store::Finished {
                game: GAME.to_owned(),
                players: 2,
                people: vec![(ada.clone(), 1), (bea.as_str().expect("an id").to_owned(), 2)],
                rated: true,
                bots: vec![("novice".to_owned(), 3)],
            };
            care.store.rate(&table, finished).await.expect("rated");
            good(act(&mut people[0], &table, "close", json!({})).await);
        }
        let all = people_of("").await;
        assert_eq!((all.len(), all[0].as_str()), (3, "Ada"), "{all:?}");
        assert!(all.contains(&"novice".to_owned()), "bots stand among people");
        assert_eq!(people_of("?players=2").await, all);
        assert_eq!(people_of("?players=3").await, [""; 0]);
        let shown = page(&mut people[1], &format!("/ladder/{GAME}")).await;
        assert!(shown.contains(&format!("href=\"/people/{ada}\"")) && shown.contains("Novice"), "{shown}");
        good(put(&mut people[0], "/api/v1/me/profile", json!({ "unranked": true })).await);
        assert!(!people_of("").await.contains(&"Ada".to_owned()));
        assert_eq!(people[0].get("/api/v1/ladder/chess").await.expect("an answer").status, 404);
    }
}
