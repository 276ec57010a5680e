//! Clubs: who belongs to one, what only members see, standing challenges, seasons, calendars.

mod challenges;
mod members;
mod seasons;

use crate::common::*;
use crate::fair::member;
use coven_server::client::{Answer, Client};
use coven_store::Database;
use serde_json::{Value, json};

async fn houses() -> [House; 2] {
    [House::open().await, House::on_postgres().await]
}

/// Changes something in the database of a server that runs.
pub fn change(house: &House, sql: &str) {
    match &house.database {
        Database::Sqlite(path) => {
            let connection = rusqlite::Connection::open(path).expect("a file");
            connection.busy_timeout(std::time::Duration::from_secs(10)).expect("a wait");
            connection.execute(sql, []).expect("a change");
        }
        Database::Postgres(url) => drop(house.postgres().ask(url, sql)),
    }
}

pub async fn found(host: &mut Client, more: Value) -> String {
    let mut wanted = json!({ "name": "Thursday coven", "about": "Tea and brooms", "zone": "Europe/Warsaw" });
    for (name, value) in more.as_object().into_iter().flatten() {
        wanted[name] = value.clone();
    }
    let answer = good(host.post("/api/v1/clubs", &wanted).await.expect("an answer"));
    answer["club"].as_str().expect("a club").to_owned()
}

async fn seen(person: &mut Client, club: &str) -> Value {
    good(person.get(&format!("/api/v1/clubs/{club}")).await.expect("an answer"))
}

pub async fn does(person: &mut Client, club: &str, what: &str, body: Value) -> Answer {
    person.post(&format!("/api/v1/clubs/{club}/{what}"), &body).await.expect("an answer")
}

async fn undo(person: &mut Client, path: &str) -> Answer {
    person.send("DELETE", path, &[], None).await.expect("an answer")
}

/// The last part of the link by which people come in.
async fn code(member: &mut Client, club: &str) -> String {
    let link = seen(member, club).await["invitation"].as_str().expect("a link").to_owned();
    link.rsplit('/').next().expect("a code").to_owned()
}

pub async fn join(host: &mut Client, club: &str, person: &mut Client) {
    let code = code(host, club).await;
    good(does(person, club, "join", json!({ "code": code })).await);
}

/// A club of Ada's to which Bea belongs, who is a guest.
async fn with_bea(house: &House) -> (Client, Client, String) {
    let (mut ada, mut bea) = (member(house, "ada").await, house.guest("Bea").await);
    let club = found(&mut ada, json!({})).await;
    join(&mut ada, &club, &mut bea).await;
    (ada, bea, club)
}

async fn id_of(person: &mut Client) -> String {
    good(person.get("/api/v1/me/export").await.expect("an answer"))["account"]["id"].as_str().expect("an id").to_owned()
}

/// A table of the club at which these people sit.
async fn table_of(people: &mut [Client], club: &str, members_only: bool) -> String {
    gather(people, json!({ "club": club, "members_only": members_only })).await
}

/// The tables of a club that stand there.
fn at(club: &Value, stage: &str) -> Vec<Value> {
    club["tables"].as_array().expect("tables").iter().filter(|table| table["stage"] == stage).cloned().collect()
}
