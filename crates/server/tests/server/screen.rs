//! Several people at one screen: while the curtain is down, nothing that is fetched tells more than any spectator may know.

use crate::common::*;
use coven_engine::{Dice, FastDice};
use coven_server::client::{Client, Event, Events};
use serde_json::{Value, json};

/// A table for Ada and so many others at her screen.
async fn around_one_screen(ada: &mut Client, game: &str, players: usize) -> String {
    let mut seats = vec![json!("open"); players];
    seats[0] = json!("me");
    let opened = good(ada.post("/api/v1/tables", &json!({ "game": game, "seats": seats })).await.expect("an answer"));
    let table = opened["table"].as_str().expect("a table").to_owned();
    for (seat, name) in ["Bea", "Cleo", "Dora"].iter().enumerate().take(players - 1) {
        good(act(ada, &table, "beside", json!({ "seat": seat + 1, "name": name })).await);
    }
    table
}

/// The page of a table as far as it is about the table, without what tells those at the shared screen from others.
async fn drawn(person: &mut Client, path: &str) -> String {
    let page = page(person, path).await;
    let (from, to) = (page.find("<main").expect("a table"), page.find("</main>").expect("its end"));
    page[from..to].replacen(" shared\"", "\"", 1)
}

async fn page_stream(person: &Client, table: &str, seq: i64) -> Events {
    person.events(&format!("/table/{table}/stream?seq={seq}"), None).await.expect("a stream")
}

fn is_another_page(event: &Event) -> bool {
    let fragments = event.json();
    fragments.as_array().is_some_and(|list| matches!(&list[..], [only] if only["target"] == "*" && only["html"] == ""))
}

/// Nothing of the table differs for Ada from what anybody sees who has no seat there.
async fn sees_what_spectators_see(ada: &mut Client, nobody: &mut Client, table: &str) {
    let (seen, spectator) = (look(ada, table).await, look(nobody, table).await);
    for what in ["view", "heard", "asked", "moves", "prompt", "choices"] {
        assert_eq!(seen.get(what), spectator.get(what), "{what}");
    }
    assert_eq!((&seen["you"], seen.get("prompt")), (&Value::Null, None));
    for path in ["/story", "?at=0", "?as=spectator"] {
        let path = format!("/api/v1/tables/{table}{path}");
        let [ours, theirs] = [ada.get(&path).await, nobody.get(&path).await].map(|answer| answer.expect("an answer").json());
        let told = |answer: &Value| answer.get("view").cloned().unwrap_or_else(|| answer.clone());
        assert_eq!(told(&ours), told(&theirs), "{path}");
    }
    for path in ["", "?at=0"] {
        let path = format!("/table/{table}{path}");
        assert_eq!(drawn(ada, &path).await, drawn(nobody, &path).await, "{path}");
    }
    for seat in seen["screen"].as_array().expect("the seats of the screen") {
        let answer = ada.get(&format!("/api/v1/tables/{table}?as={seat}")).await.expect("an answer");
        assert_eq!(bad(answer), (403, "game-running".to_owned()));
    }
    let hint = ada.get(&format!("/table/{table}/hint")).await.expect("an answer");
    assert_ne!(hint.status, 200, "there is nobody who could have one");
    let refused = act(ada, table, "moves", json!({ "move": "x" })).await;
    assert_eq!(bad(refused), (403, "not-seated".to_owned()));
}

/// A whole game, by chance. What comes over the streams is compared line by line, everything else each time the curtain is down.
async fn a_whole_game(game: &str, players: usize, most: usize) {
    let house = House::open().await;
    let (mut ada, mut nobody) = (house.guest("Ada").await, Client::new(house.address()));
    let table = around_one_screen(&mut ada, game, players).await;
    good(act(&mut ada, &table, "start", json!({})).await);
    let (mut ours, mut theirs) = (stream(&ada, &table, None).await, stream(&nobody, &table, None).await);
    soon(&mut ours).await;
    soon(&mut theirs).await;
    let seq = look(&mut ada, &table).await["seq"].as_i64().expect("a line");
    let mut page = page_stream(&ada, &table, seq).await;
    let mut prompts = ada.events("/api/v1/me/prompts", None).await.expect("a stream");
    let mut dice = FastDice::new(11);
    let (mut falls, mut secrets) = (0, 0);
    for made in 0.. {
        assert!(made < most, "{game} does not end");
        let state = look(&mut ada, &table).await;
        let asked = asked(&state);
        if asked.is_empty() {
            break;
        }
        let seat = match state["you"].as_u64() {
            Some(seat) => seat as usize,
            None => {
                // Everything is compared now and then, because it is much.
                if falls % 8 == 0 {
                    sees_what_spectators_see(&mut ada, &mut nobody, &table).await;
                }
                falls += 1;
                let seat = asked[dice.below(asked.len() as u32) as usize];
                good(act(&mut ada, &table, "curtain", json!({ "seat": seat })).await);
                let (mine, other) = (soon(&mut ours).await, soon(&mut theirs).await);
                assert_eq!(mine.id, other.id);
                assert!(other.json().get("view").is_none(), "nobody else hears more than that somebody looks");
                assert!(is_another_page(&soon(&mut page).await));
                secrets += usize::from(mine.json()["view"] != look(&mut nobody, &table).await["view"]);
                let put = soon(&mut prompts).await.json();
                assert_eq!(put["seat"], seat, "whoever looks is asked, and nobody else");
                seat
            }
        };
        let mine = look(&mut ada, &table).await;
        assert_eq!(mine["you"], seat);
        let moves = moves(&mine);
        let chosen = &moves[dice.below(moves.len() as u32) as usize];
        good(act(&mut ada, &table, "moves", json!({ "move": chosen, "seq": mine["seq"] })).await);
        let (told, other) = (soon(&mut ours).await, soon(&mut theirs).await);
        let fragments = soon(&mut page).await;
        let after = look(&mut ada, &table).await;
        if after["you"].is_null() {
            assert_eq!(told.data, other.data, "the curtain falls with the very line");
            assert!(is_another_page(&fragments), "{}", fragments.data);
        } else if !self::asked(&after).is_empty() {
            assert_eq!(soon(&mut prompts).await.json()["seat"], seat);
        }
    }
    assert!(falls > 8 && secrets > 8, "{game}: the curtain fell {falls} times, and hid something {secrets} times");
    // The end is everybody's.
    let end = look(&mut ada, &table).await;
    assert_eq!(end["view"], look(&mut nobody, &table).await["view"]);
    assert_eq!(end["table"]["standing"].as_array().map(Vec::len), Some(players));
    let me = good(ada.get("/api/v1/me").await.expect("an answer"));
    assert_eq!(me["ratings"], json!([]), "a game at one screen is not rated");
    let tables = good(ada.get("/api/v1/me/tables").await.expect("an answer"));
    assert_eq!(tables.as_array().map(Vec::len), Some(1), "a table is listed once, on however many chairs one sits");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_play_broom_service_and_see_nothing_of_each_other() {
    a_whole_game("broom", 3, 2_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_play_new_salem_and_see_nothing_of_each_other() {
    a_whole_game("salem", 4, 4_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_play_septima_and_see_nothing_of_each_other() {
    a_whole_game("septima", 2, 8_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_seats_others_at_the_own_screen_and_nobody_else_does() {
    let house = House::open().await;
    let [mut ada, mut bea] = house.guests().await;
    let wanted = json!({ "game": GAME, "seats": ["me", "open", "open", "random"] });
    let table = good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table");
    good(act(&mut bea, table, "claim", json!({ "seat": 1 })).await);
    let beside = |seat: u8, name: &str| json!({ "seat": seat, "name": name });
    assert_eq!(bad(act(&mut bea, table, "beside", beside(2, "Eve")).await), (403, "not-host".to_owned()));
    assert_eq!(bad(act(&mut ada, table, "beside", beside(1, "Eve")).await), (409, "seat-taken".to_owned()));
    assert_eq!(bad(act(&mut ada, table, "beside", beside(2, " ")).await), (400, "bad-name".to_owned()));
    good(act(&mut ada, table, "beside", beside(2, "Eve")).await);
    let shown = look(&mut ada, table).await;
    assert_eq!((&shown["you"], &shown["screen"]), (&json!(0), &json!([0, 2])));
    assert!(page(&mut bea, &format!("/table/{table}")).await.contains("at the same screen"));
    // A bot may take the chair instead, and the person the bot's.
    good(act(&mut ada, table, "place", json!({ "seat": 2, "level": "random" })).await);
    good(act(&mut ada, table, "beside", beside(3, "Eve")).await);
    // Whoever stands up takes the others at the screen along.
    good(act(&mut ada, table, "leave", json!({})).await);
    assert!(look(&mut ada, table).await.get("screen").is_none());
    good(act(&mut ada, table, "claim", json!({ "seat": 0 })).await);
    good(act(&mut ada, table, "beside", beside(3, "Eve")).await);
    good(act(&mut ada, table, "start", json!({})).await);
    assert_eq!(bad(act(&mut ada, table, "beside", beside(2, "Eve")).await), (409, "already-started".to_owned()));
    // Others keep their own eyes, and lift no curtain.
    assert_eq!(look(&mut bea, table).await["you"], 1);
    assert_eq!(bad(act(&mut bea, table, "curtain", json!({ "seat": 0 })).await), (403, "not-seated".to_owned()));
    assert_eq!(look(&mut ada, table).await["you"], Value::Null);
    // The curtain is let down by hand, too.
    let asked = asked(&look(&mut ada, table).await);
    let ours = *asked.iter().find(|seat| [0, 3].contains(*seat)).expect("one of the two is asked");
    good(act(&mut ada, table, "curtain", json!({ "seat": ours })).await);
    assert_eq!(look(&mut ada, table).await["you"], ours);
    good(act(&mut ada, table, "curtain", json!({ "seat": null })).await);
    assert_eq!(look(&mut ada, table).await["you"], Value::Null);
}
