//! Seasons: what counts, who stands where, and what stays to be looked at.

use super::*;
use coven_engine::FastDice;

/// A game of these people to its end.
async fn game(people: &mut [Client], club: &str) {
    let table = table_of(people, club, true).await;
    start(people, &table).await;
    play(people, &table, usize::MAX, &mut FastDice::new(3)).await;
}

async fn counted(house: &House, person: &Client, club: &str, games: i64) -> Value {
    until("the game counts", async || seen(&mut person.at(house.address()), club).await["season"]["games"] == games).await;
    seen(&mut person.at(house.address()), club).await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_members_count_and_a_season_that_is_over_stays_on_both_databases() {
    for house in houses().await {
        let (ada, bea, club) = with_bea(&house).await;
        let mut people = [ada, bea];
        game(&mut people, &club).await;
        let shown = counted(&house, &people[1], &club, 1).await;
        let rows = shown["season"]["standings"].as_array().expect("standings").clone();
        assert_eq!(rows.len(), 2);
        assert!((rows[0]["points"].as_f64().expect("points") + rows[1]["points"].as_f64().expect("points") - 1.0).abs() < 1e-9);
        let you = shown["season"]["you"].as_u64().expect("a number");
        assert!(rows.iter().any(|row| row["player"] == you && row["name"] == "Bea"));
        // Somebody who is no member plays along, and is listed nowhere.
        let [ada, bea] = people;
        let mut three = [ada, bea, house.guest("Eve").await];
        let table = table_of(&mut three, &club, false).await;
        start(&mut three, &table).await;
        play(&mut three, &table, usize::MAX, &mut FastDice::new(4)).await;
        let shown = counted(&house, &three[0], &club, 2).await;
        assert_eq!(shown["season"]["standings"].as_array().map(Vec::len), Some(2));
        assert_eq!(bad(does(&mut three[1], &club, "season", json!({})).await).1, "not-club-host");
        assert_eq!(bad(does(&mut three[0], &club, "season", json!({})).await), (409, "season-running".to_owned()));
        let path = format!("/api/v1/clubs/{club}/season");
        let ended = good(undo(&mut three[0], &path).await);
        assert_eq!(ended["season"]["running"], false);
        assert_eq!(bad(undo(&mut three[0], &path).await), (409, "no-season".to_owned()));
        let begun = good(does(&mut three[0], &club, "season", json!({})).await);
        assert_eq!((&begun["season"]["number"], &begun["season"]["games"]), (&json!(2), &json!(0)), "a clean slate");
        let first = good(three[1].get(&format!("/api/v1/clubs/{club}/seasons/1")).await.expect("an answer"));
        assert_eq!((&first["games"], &first["running"]), (&json!(2), &json!(false)));
        assert!(page(&mut three[1], &format!("/clubs/{club}/seasons/1")).await.contains("Season 1"));
        assert!(page(&mut three[1], &format!("/clubs/{club}")).await.contains(&format!("/clubs/{club}/seasons/1")));
        assert_eq!(bad(three[1].get(&format!("/api/v1/clubs/{club}/seasons/9")).await.expect("an answer")).0, 404);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_one_member_with_bots_does_not_count() {
    let house = House::open().await;
    let mut ada = member(&house, "ada").await;
    let club = found(&mut ada, json!({})).await;
    let table = gather(std::slice::from_mut(&mut ada), json!({ "club": club, "seats": ["me", "random"] })).await;
    start(std::slice::from_mut(&mut ada), &table).await;
    good(act(&mut ada, &table, "hand", json!({ "seat": 0, "level": "random" })).await);
    until("it is over", async || look(&mut ada.at(house.address()), &table).await["table"]["stage"] == "over").await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    let shown = seen(&mut ada, &club).await;
    assert_eq!((&shown["season"]["games"], &shown["season"]["standings"]), (&json!(0), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_season_begins_by_itself_once_whichever_node_does_it() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut ada = member(&house, "ada").await;
    let clubs = [found(&mut ada, json!({ "rhythm": "month" })).await, found(&mut ada, json!({ "rhythm": "quarter" })).await];
    change(&house, "UPDATE club_seasons SET begins = 500, ends = 1000");
    change(&house, "UPDATE clubs SET due = 1000");
    for club in &clubs {
        until("a season has begun", async || seen(&mut ada.at(second.address), club).await["season"]["number"] == 2).await;
    }
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    for club in &clubs {
        let shown = seen(&mut ada, club).await;
        assert_eq!(shown["seasons"].as_array().map(Vec::len), Some(2), "those that were slept through are left out");
        let season = &shown["season"];
        assert!(season["running"] == true && season["ends"].as_i64() > season["begins"].as_i64(), "{season}");
    }
    // By hand none follows.
    let json = [("content-type", "application/json")];
    let path = format!("/api/v1/clubs/{}", clubs[0]);
    let changed = good(ada.send("PATCH", &path, &json, Some(br#"{"rhythm":"by_hand"}"#)).await.expect("an answer"));
    assert_eq!((&changed["rhythm"], &changed["season"]["ends"]), (&json!("by_hand"), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_saves_the_settings_begins_no_season() {
    let house = House::open().await;
    let mut ada = member(&house, "ada").await;
    let club = found(&mut ada, json!({})).await;
    let ended = good(undo(&mut ada, &format!("/api/v1/clubs/{club}/season")).await);
    assert_eq!(ended["season"]["running"], false);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let mut save = async |fields: &str| {
        let saved =
            ada.send("POST", &format!("/clubs/{club}/settings"), &form, Some(fields.as_bytes())).await.expect("an answer");
        assert_eq!(saved.status, 303, "{}", saved.text());
        seen(&mut ada, &club).await
    };
    let shown = save("name=Tea&about=&zone=Europe%2FWarsaw&rhythm=quarter").await;
    assert_eq!((&shown["name"], &shown["season"]), (&json!("Tea"), &ended["season"]));
    let shown = save("name=Tea&about=&zone=America%2FLima&rhythm=quarter").await;
    assert_eq!((&shown["zone"], &shown["season"]), (&json!("America/Lima"), &ended["season"]), "nor by another zone");
    let shown = save("name=Tea&about=&zone=America%2FLima&rhythm=month").await;
    assert_eq!((&shown["season"]["number"], &shown["season"]["running"]), (&json!(2), &json!(true)), "only by another rhythm");
}
