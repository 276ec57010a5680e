//! The rules change, the data change: every table goes on, and opens at any move at once.

use crate::common::*;
use coven_engine::{DataSource, Dice, FastDice, Record};
use coven_server::client::Client;

/// Two people, and the table at which they have made so many moves.
async fn two_people_after(house: &House, moves: usize, dice: &mut FastDice) -> ([Client; 2], String) {
    let address = house.running.as_ref().expect("it runs").address;
    let mut people =
        [Client::guest(address, "Ada").await.expect("a guest"), Client::guest(address, "Bea").await.expect("a guest")];
    let table = playing(&mut people).await;
    play(&mut people, &table, moves, dice).await;
    (people, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_upgrade_of_the_data_a_table_goes_on_with_the_data_it_began_with() {
    let mut house = House::open().await;
    let mut dice = FastDice::new(4);
    let (mut people, table) = two_people_after(&house, 60, &mut dice).await;
    let House { running, database, .. } = &mut house;
    let before = look(&mut people[0], &table).await;
    let mut data = DataSource::builtin();
    data.replace(format!("{GAME}.toml"), changed_data());
    drop(running.take());
    let again = reopen(database, data).await;
    for person in &mut people {
        *person = person.at(again.address);
    }
    assert_eq!(look(&mut people[0], &table).await, before);
    assert!(play(&mut people, &table, 5000, &mut dice).await.1, "the game ends");
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    let record = Record::parse(&record).expect("a record");
    coven_catalog::resume(&record, &DataSource::builtin()).expect("it replays under the data it began with");
}

/// The built-in data with one number changed.
fn changed_data() -> String {
    let builtin = coven_catalog::about(GAME).expect("the game").data;
    let rounds = builtin.lines().find(|line| line.starts_with("rounds")).expect("the number of rounds");
    builtin.replacen(rounds, "rounds = 6", 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_upgrade_that_cannot_replay_the_moves_a_table_goes_on_from_its_last_kept_position() {
    let mut house = House::open().await;
    let mut dice = FastDice::new(4);
    let (mut people, table) = two_people_after(&house, 90, &mut dice).await;
    let House { running, database, .. } = &mut house;
    let before = look(&mut people[0], &table).await;
    drop(running.take());
    // As if the table had begun under rules that this program has never known.
    forge_rules_version(file(database), &table);
    let again = reopen(database, DataSource::builtin()).await;
    for person in &mut people {
        *person = person.at(again.address);
    }
    let after = look(&mut people[0], &table).await;
    assert_eq!((&after["view"], &after["moves"]), (&before["view"], &before["moves"]), "no move was lost");
    assert!(play(&mut people, &table, 5000, &mut dice).await.1, "the game ends");
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer");
    assert_eq!(bad(record), (403, "no-record".to_owned()));
}

fn forge_rules_version(path: &std::path::Path, table: &str) {
    let script =
        format!("UPDATE entries SET line = replace(line, '\"rules\":1', '\"rules\":99') WHERE table_id = '{table}' AND seq = 1");
    let connection = rusqlite::Connection::open(path).expect("the database");
    assert_eq!(connection.execute(&script, []).expect("a change"), 1);
}

/// A table that began under an earlier version keeps it, in its journal and in its record.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_names_the_rules_version_under_which_its_table_began() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    assert!(play(&mut people, &table, 5000, &mut FastDice::new(4)).await.1);
    let connection = rusqlite::Connection::open(file(&house.database)).expect("the database");
    let sql = "SELECT line FROM entries WHERE table_id = ?1 AND seq = 1";
    let first: String = connection.query_row(sql, [&table], |row| row.get(0)).expect("the first line");
    let first: serde_json::Value = serde_json::from_str(&first).expect("an entry");
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    let record = Record::parse(&record).expect("a record");
    assert_eq!(first["did"]["opened"]["rules"], record.header.rules);
}

/// Imports a finished game of every kind, forgets it, and looks at many of its moves as a stranger would.
#[tokio::test(flavor = "multi_thread")]
async fn any_finished_table_opens_at_any_move() {
    for about in coven_catalog::games() {
        let House { running, database, .. } = &mut House::open().await;
        let mut ada = Client::guest(running.as_ref().expect("it runs").address, "Ada").await.expect("a guest");
        let agreed = coven_catalog::Agreement::Words { players: *about.seats.end(), variants: &[] };
        let seed = coven_engine::Seed::from_number(5);
        let mut game = coven_catalog::start(about.id, &DataSource::builtin(), agreed, seed).expect("a table");
        let mut dice = FastDice::new(5);
        while let Some(seat) = game.deciding().next() {
            let choices = game.choices(seat);
            game.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
        }
        let moves = game.moves().len();
        let record = game.record(Vec::new()).to_string();
        let opened = good(ada.send("POST", "/api/v1/records", &[], Some(record.as_bytes())).await.expect("an answer"));
        let table = opened["table"].as_str().expect("a table");
        drop(running.take());
        for at in [moves, 0, 1, moves / 3, moves / 2, moves - 1] {
            // A server that has never seen the table.
            let again = reopen(database, DataSource::builtin()).await;
            let mut stranger = Client::new(again.address);
            let seen = good(stranger.get(&format!("/api/v1/tables/{table}?at={at}")).await.expect("an answer"));
            assert_eq!(seen["moves"], at);
        }
    }
}

/// A record that was made with component data of before an upgrade is taken in and looked at, with that data.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_made_with_former_data_is_taken_in() {
    let record = include_str!("../../../broom/tests/records/back-5-storm.jsonl");
    let header: serde_json::Value = serde_json::from_str(record.lines().next().expect("a header")).expect("JSON");
    let about = coven_catalog::about(GAME).expect("the game");
    assert!(header["data"].as_str().is_some_and(|hash| about.former_data(hash).is_some()), "the record is an old one");
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let opened = good(ada.send("POST", "/api/v1/records", &[], Some(record.as_bytes())).await.expect("an answer"));
    let table = opened["table"].as_str().expect("a table").to_owned();
    let again = ada.get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer");
    let replayed = Record::parse(&again.text()).expect("a record");
    coven_catalog::resume(&replayed, &DataSource::builtin()).expect("it replays with the data it was made with");
}

/// Earlier versions seated everybody at a rematch in its first line, and wrote cards that say nothing of the deal.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_of_an_earlier_version_goes_on_with_everybody_who_sits_there() {
    let mut house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = gather(&mut people, serde_json::json!({ "listed": true })).await;
    drop(house.running.take());
    let forged = rusqlite::Connection::open(file(&house.database)).expect("the database");
    for script in [
        "UPDATE entries SET line = replace(line, '\"open\"', json_object('person', json_object(
             'id', (SELECT json_extract(line, '$.did.claimed.person') FROM entries WHERE seq = 2), 'name', 'Bea'))) WHERE seq = 1",
        "DELETE FROM entries WHERE seq = 2",
        "UPDATE tables SET seq = 1",
        "UPDATE cards SET shown = json_remove(shown, '$.deal')",
    ] {
        assert_eq!(forged.execute(script, []).expect("a change"), 1, "{script}");
    }
    drop(forged);
    house.running = Some(reopen(&house.database, DataSource::builtin()).await);
    let mut people = people.map(|person| person.at(house.address()));
    let lobby = good(people[0].get("/api/v1/lobby").await.expect("an answer"));
    assert_eq!((&lobby[0]["table"], &lobby[0]["about"]["deal"]), (&table.as_str().into(), &serde_json::Value::Null));
    start(&mut people, &table).await;
    assert_eq!(look(&mut people[1], &table).await["you"], 1);
    play(&mut people, &table, 10, &mut FastDice::new(4)).await;
}
