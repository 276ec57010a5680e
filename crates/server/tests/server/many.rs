//! What many games say together: to whoever played them, and to nobody else.

use crate::common::*;
use coven_engine::{Dice, FastDice};
use coven_server::client::Client;
use serde_json::{Value, json};
use std::time::Duration;

async fn games(person: &mut Client) -> Value {
    good(person.get("/api/v1/me/games").await.expect("an answer"))
}

async fn until_looked_at(person: &Client, table: &str) -> Value {
    let report = async || good(person.clone().get(&format!("/api/v1/tables/{table}/report")).await.expect("an answer"));
    until("the report is ready", async || report().await["stage"] == "ready").await;
    report().await["report"].clone()
}

/// A game that these people have played from its beginning to its end, and what was found in it.
async fn played(people: &mut [Client], dice: u64) -> (String, Value) {
    let table = playing(people).await;
    assert!(play(people, &table, 5_000, &mut FastDice::new(dice)).await.1, "the game is over");
    let report = until_looked_at(&people[0], &table).await;
    (table, report)
}

/// Shares as they are kept, in whole parts: a reader of JSON may be wrong in the last bit.
fn parts(share: &Value) -> i64 {
    (share.as_f64().expect("a share") * f64::from(1 << 30)).round() as i64
}

fn decisions(report: &Value, seat: usize, last: usize) -> usize {
    let moves = report["moves"].as_array().expect("moves").iter();
    moves.filter(|m| m["seat"] == seat && m["kind"] != "forced" && m["seq"].as_u64() <= Some(last as u64)).count()
}

fn kinds(summary: &Value, what: &str) -> i64 {
    let kinds = summary["kinds"].as_array().expect("kinds").iter();
    kinds.map(|kind| if what == "lost" { parts(&kind[what]) } else { kind[what].as_i64().expect("a number") }).sum()
}

async fn says_everything_to_who_played(house: House) {
    let mut people: [_; 2] = house.guests().await;
    let mut stranger = house.guest("Stranger").await;
    let mut tables = Vec::new();
    let mut reports = Vec::new();
    for dice in [3, 4] {
        let (table, report) = played(&mut people, dice).await;
        tables.push(table);
        reports.push(report);
    }
    playing(&mut people).await;
    // A game from a record says nothing of how somebody plays.
    let known = ended(&mut people).await;
    until_looked_at(&people[0], &known).await;
    for (seat, person) in people.iter_mut().enumerate() {
        let shown = games(person).await;
        let [game] = shown.as_array().expect("a list").as_slice() else { panic!("{shown}") };
        assert_eq!((&game["game"], &game["tables"]), (&json!(GAME), &json!(tables)));
        let summary = &game["summary"];
        assert_eq!(
            (&summary["games"], &summary["unaided"], &summary["standout"]),
            (&json!(2), &json!(2), &json!("too_few_games"))
        );
        let sum = |part: &str| reports.iter().map(|report| parts(&report["seats"][seat][part])).sum::<i64>();
        for part in ["prior", "draws", "reveals", "guesses", "others", "errors", "result"] {
            assert_eq!(parts(&summary["ledger"][part]), sum(part), "{part}");
        }
        assert_eq!(kinds(summary, "lost"), -sum("errors"), "what is lost by kinds of decisions is what errors cost");
        assert_eq!(
            kinds(summary, "met") as usize,
            reports.iter().map(|report| decisions(report, seat, usize::MAX)).sum::<usize>()
        );
        assert_eq!(parts(&summary["luck"][1]["sum"]), sum("draws") + sum("reveals"));
        assert_eq!(game["themes"]["lead"], "Leading");
        let read = page(person, "/you/games").await;
        assert!(
            read.contains("<svg") && read.contains("Leading") && read.contains(&format!("/table/{}/report", tables[1])),
            "{read}"
        );
        assert!(!read.contains(&known));
        assert!(page(person, "/you").await.contains("/you/games"));
        assert!(page(person, &format!("/table/{}/report", tables[0])).await.contains("/you/games"));
    }
    let italian = good(people[0].get("/api/v1/me/games?lang=it").await.expect("an answer"));
    assert_ne!(italian[0]["themes"]["lead"], "Leading");
    assert_eq!(games(&mut stranger).await, json!([]));
    let nothing = page(&mut stranger, "/you/games").await;
    assert!(nothing.contains("No finished game of yours") && !nothing.contains("/report"), "{nothing}");
    let mut nobody = Client::new(house.address());
    assert_eq!(nobody.get("/api/v1/me/games").await.expect("an answer").status, 401);
    assert!(page(&mut nobody, "/you/games").await.contains("No finished game of yours"));
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_say_something_together_to_who_played_them() {
    says_everything_to_who_played(House::with(|config| config.analysis.playouts = 4_000).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_say_the_same_on_postgresql() {
    says_everything_to_who_played(House::on_postgres().await).await;
}

/// Somebody plays twenty moves with another, and leaves the rest to a bot.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_decided_counts_for_nobody() {
    const OWN: usize = 20;
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let mut dice = FastDice::new(5);
    assert!(!play(&mut people, &table, OWN, &mut dice).await.1);
    good(act(&mut people[0], &table, "hand", json!({ "seat": 0, "level": "random" })).await);
    loop {
        let state = look(&mut people[1], &table).await;
        let (asked, choices) = (asked(&state), moves(&state));
        if asked.is_empty() {
            break;
        }
        if asked.contains(&1) {
            let chosen = &choices[dice.below(choices.len() as u32) as usize];
            // The bot may have moved meanwhile; then the question is looked at again.
            let _ = act(&mut people[1], &table, "moves", json!({ "move": chosen, "seq": state["seq"] })).await;
        } else {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    let report = until_looked_at(&people[0], &table).await;
    let (aided, alone) = (games(&mut people[0]).await, games(&mut people[1]).await);
    assert_eq!((&aided[0]["summary"]["games"], &aided[0]["summary"]["unaided"]), (&json!(1), &json!(0)));
    let own = decisions(&report, 0, OWN);
    assert!(own > 0 && own < decisions(&report, 0, usize::MAX));
    assert_eq!(kinds(&aided[0]["summary"], "met") as usize, own);
    assert_eq!(aided[0]["summary"]["luck"], json!([]));
    assert_eq!(alone[0]["summary"]["unaided"], 1);
    assert_eq!(kinds(&alone[0]["summary"], "met") as usize, decisions(&report, 1, usize::MAX));
    let read = page(&mut people[0], "/you/games").await;
    assert!(read.contains("Played with help: 1") && !read.contains("luck-chart"), "{read}");
}

/// With hints a game says what decisions cost, and nothing of luck and strength.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_hints_is_no_measure_of_strength() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing_unrated(&mut people).await;
    assert!(play(&mut people, &table, 5_000, &mut FastDice::new(6)).await.1, "the game is over");
    let report = until_looked_at(&people[0], &table).await;
    let shown = games(&mut people[0]).await;
    assert_eq!((&shown[0]["summary"]["games"], &shown[0]["summary"]["unaided"]), (&json!(1), &json!(0)));
    assert_eq!(kinds(&shown[0]["summary"], "met") as usize, decisions(&report, 0, usize::MAX));
}
