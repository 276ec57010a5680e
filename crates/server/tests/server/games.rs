//! Every game of the house, played by people over HTTP.

use crate::common::*;
use coven_engine::{DataSource, FastDice, Record};
use serde_json::{Value, json};

/// People play a whole game. Each of them keeps what the own stream tells; now and then that is compared with what somebody is
/// shown who comes anew.
async fn a_whole_game<const PLAYERS: usize>(game: &str, more: Value, most: usize) {
    let house = House::open().await;
    let mut people: [_; PLAYERS] = house.guests().await;
    let mut wanted = json!({ "game": game });
    for (name, value) in more.as_object().into_iter().flatten() {
        wanted[name] = value.clone();
    }
    let table = gather(&mut people, wanted).await;
    start(&mut people, &table).await;
    let mut streams = Vec::new();
    for person in &people {
        streams.push(Kept::listen(person, &table).await);
    }
    let mut dice = FastDice::new(6);
    loop {
        let (seq, over) = play(&mut people, &table, most / 20, &mut dice).await;
        for (person, kept) in people.iter_mut().zip(&mut streams) {
            kept.hear(seq).await;
            let anew = look(person, &table).await;
            for what in ["view", "prompt", "choices", "asked", "moves"] {
                assert_eq!(kept.state.get(what), anew.get(what), "{what} of {game}");
            }
        }
        if over {
            break;
        }
        assert!(seq < most as i64, "{game} does not end");
    }
    let standing = look(&mut people[0], &table).await["table"]["standing"].clone();
    assert_eq!(standing.as_array().map(Vec::len), Some(PLAYERS));
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    let record = Record::parse(&record).expect("a record");
    let replayed = coven_catalog::resume(&record, &DataSource::builtin()).expect("it replays");
    assert_eq!(serde_json::to_value(replayed.standing()).ok(), Some(standing));
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_broom_service() {
    a_whole_game::<4>("broom", json!({}), 2_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_new_salem() {
    a_whole_game::<4>("salem", json!({}), 4_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_septima() {
    a_whole_game::<3>("septima", json!({}), 8_000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_septima_alone() {
    a_whole_game::<1>("septima", json!({}), 8_000).await;
}

/// Every setup that the rules allow can be had, written out as the game says it.
#[tokio::test(flavor = "multi_thread")]
async fn every_setup_of_every_game_makes_a_table() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let mut opened = 0;
    for about in coven_catalog::games() {
        let Setups(setups) = coven_catalog::visit(about.id, &DataSource::builtin(), Setups::default()).expect("its data");
        for (players, setup) in setups {
            let mut seats = vec!["random"; players];
            seats[0] = "me";
            let wanted = json!({ "game": about.id, "seats": seats, "setup": setup });
            let table = good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"));
            let shown = look(&mut ada, table["table"].as_str().expect("a table")).await;
            assert_eq!(shown["table"]["setup"], setup);
            opened += 1;
        }
    }
    assert!(opened > 30, "{opened}");
}

/// A few setups for every number of players, the first and the last that the game lists.
#[derive(Default)]
struct Setups(Vec<(usize, Value)>);

impl coven_catalog::Visitor for Setups {
    type Output = Setups;

    fn visit<R: coven_engine::WholeGame>(mut self, rules: std::sync::Arc<R>) -> Setups {
        for players in R::about().seats.clone() {
            let setups = rules.setups(players);
            let few = setups.iter().take(3).chain(setups.last());
            self.0.extend(few.filter_map(|setup| Some((players, serde_json::to_value(setup).ok()?))));
        }
        self
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_in_the_games_own_words_is_heard_and_stands_in_the_record() {
    let house = House::open().await;
    let mut people: [_; 4] = house.guests().await;
    let table = gather(&mut people, json!({ "game": "salem" })).await;
    let early = act(&mut people[0], &table, "state", json!({ "statement": "accuse 1" })).await;
    assert_eq!(bad(early), (409, "not-started".to_owned()));
    start(&mut people, &table).await;
    let mut heard = stream(&people[3], &table, None).await;
    soon(&mut heard).await;
    good(act(&mut people[2], &table, "state", json!({ "statement": "  accuse   1 " })).await);
    let event = soon(&mut heard).await.json();
    let told = (&event["kind"], &event["seat"], &event["stated"]);
    assert_eq!(told, (&json!("stated"), &json!(2), &json!("accuse 1")), "in its normal form");
    for (statement, reason) in
        [("accuse 2", "salem-not-yourself"), ("accuse 7", "salem-no-such-seat"), ("hum", "salem-no-statement")]
    {
        let refused = act(&mut people[2], &table, "state", json!({ "statement": statement })).await;
        let error = refused.json()["error"].clone();
        assert_eq!((refused.status, &error["reason"]), (422, &json!(reason)), "{statement}");
    }
    let mut stranger = house.guest("Stranger").await;
    assert_eq!(bad(act(&mut stranger, &table, "state", json!({ "statement": "accuse 1" })).await).1, "not-seated");
    assert!(play(&mut people, &table, 5000, &mut FastDice::new(2)).await.1);
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    assert!(record.contains(r#"{"seat":2,"say":"accuse 1"}"#));
}
