//! `coven serve` as a program of its own, and people who play there. Not every test program needs all of it.

#![allow(dead_code)]

use coven_engine::{Dice, FastDice};
use coven_server::client::{Answer, Client};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A server that is a program of its own.
pub struct Server {
    pub child: Child,
    pub address: SocketAddr,
}

impl Server {
    pub fn start(database: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate", "60000", "--database", database]);
        Server::of(command)
    }

    pub fn of(command: Command) -> Server {
        Server::of_with_log(command, Stdio::null())
    }

    pub fn of_with_log(mut command: Command, log: Stdio) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("an output");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("no address: '{line}'")) }
    }

    pub fn kill(mut self) {
        // This is SIGKILL: nothing is said, nothing is saved.
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn good(answer: Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn choices(state: &Value) -> Vec<String> {
    let choices = state["choices"].as_array().cloned().unwrap_or_default();
    choices.iter().filter_map(|choice| choice["move"].as_str().map(str::to_owned)).collect()
}

/// Two people at a table of their own, who note what was acknowledged.
pub struct Pair {
    pub table: String,
    pub people: [Client; 2],
    pub acknowledged: Vec<(i64, usize, String)>,
}

impl Pair {
    pub async fn sit_down(address: SocketAddr) -> Pair {
        let mut people =
            [Client::guest(address, "Ada").await.expect("a guest"), Client::guest(address, "Bea").await.expect("a guest")];
        let wanted = json!({ "game": "broom", "seats": ["me", "open"] });
        let table = good(people[0].post("/api/v1/tables", &wanted).await.expect("an answer"));
        let table = table["table"].as_str().expect("a table").to_owned();
        good(people[1].post(&format!("/api/v1/tables/{table}/claim"), &json!({ "seat": 1 })).await.expect("an answer"));
        good(people[0].post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.expect("an answer"));
        Pair { table, people, acknowledged: Vec::new() }
    }

    pub fn move_to(&mut self, address: SocketAddr) {
        self.people = [self.people[0].at(address), self.people[1].at(address)];
    }

    /// The seats that are asked.
    pub async fn asked(&mut self) -> Vec<Value> {
        let state = self.people[0].get(&format!("/api/v1/tables/{}", self.table)).await.expect("an answer");
        state.json()["asked"].as_array().cloned().unwrap_or_default()
    }

    /// Makes one move. An error means that the server is gone. True if the game is over.
    pub async fn step(&mut self, dice: &mut FastDice) -> std::io::Result<bool> {
        let path = format!("/api/v1/tables/{}", self.table);
        let state = self.people[0].get(&path).await?;
        if state.status != 200 {
            return Err(std::io::Error::other(state.text()));
        }
        let asked = state.json()["asked"].as_array().cloned().unwrap_or_default();
        let Some(seat) = asked.first().and_then(Value::as_u64).map(|seat| seat as usize) else {
            return Ok(true);
        };
        let mine = self.people[seat].get(&path).await?.json();
        let moves = choices(&mine);
        if moves.is_empty() {
            return Ok(false);
        }
        let chosen = moves[dice.below(moves.len() as u32) as usize].clone();
        let body = json!({ "move": chosen, "seq": mine["seq"] });
        let answer = self.people[seat].post(&format!("{path}/moves"), &body).await?;
        match answer.status {
            200 => self.acknowledged.push((answer.json()["seq"].as_i64().expect("a line"), seat, chosen)),
            409 => {}
            _ => return Err(std::io::Error::other(answer.text())),
        }
        Ok(false)
    }
}
