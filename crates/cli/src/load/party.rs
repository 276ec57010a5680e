//! The people of one table, as `coven load` lets them play.

use coven_engine::{Dice, FastDice};
use coven_server::client::{Client, Events, id};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{Error, Result};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The people at one table, and those who watch.
pub struct Party {
    table: String,
    /// The connection over which everybody posts.
    door: Client,
    /// What says who somebody is, by seat.
    cookies: Vec<String>,
    spectators: usize,
    streams: Vec<Events>,
    asked: Vec<usize>,
    /// What each seat may do, as it was last told.
    choices: Vec<Vec<String>>,
    seq: i64,
    dice: FastDice,
    /// Microseconds from a post to the last viewer's update.
    pub took: Vec<u64>,
    pub over: usize,
    /// Moves that were not made because the one before took too long.
    pub missed: u32,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(rename = "move")]
    notation: String,
}

/// Who is asked. Only this part of an event is parsed: parsing all of it would cost more than the server needs to write it.
fn asked(event: &str) -> Option<Vec<usize>> {
    event.split_once(",\"asked\":").and_then(|(_, rest)| read(rest))
}

/// What may be decided, if the event tells; then it is the last thing that it tells.
fn choices(event: &str) -> Option<Vec<Choice>> {
    let (_, rest) = event.ends_with("]}").then(|| event.rsplit_once(",\"choices\":")).flatten()?;
    read(rest)
}

fn read<T: for<'de> Deserialize<'de>>(text: &str) -> Option<T> {
    T::deserialize(&mut serde_json::Deserializer::from_str(text)).ok()
}

fn accepted(answer: coven_server::client::Answer) -> Result<Value> {
    if answer.status == 200 { Ok(answer.json()) } else { Err(Error::other(format!("{} {}", answer.status, answer.text()))) }
}

impl Party {
    pub async fn sit_down(address: SocketAddr, number: u64, game: &str, players: usize, spectators: usize) -> Result<Party> {
        let mut door = Client::new(address);
        let mut cookies = Vec::new();
        for player in 0..players {
            let guest = json!({ "name": format!("Witch {number}.{player}"), "language": "en" });
            let answer = door.post("/api/v1/guests", &guest).await?;
            let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).unwrap_or_default().to_owned();
            accepted(answer)?;
            cookies.push(cookie);
        }
        let mut party = Party {
            table: String::new(),
            door,
            cookies,
            spectators,
            streams: Vec::new(),
            asked: Vec::new(),
            choices: vec![Vec::new(); players],
            seq: 0,
            dice: FastDice::new(number),
            took: Vec::new(),
            over: 0,
            missed: 0,
        };
        let mut seats = vec!["open"; players];
        seats[0] = "me";
        let opened = party.post(0, "/api/v1/tables", &json!({ "game": game, "seats": seats })).await?;
        party.table = opened["table"].as_str().unwrap_or_default().to_owned();
        for seat in 1..players {
            party.act(seat, "claim", &json!({ "seat": seat })).await?;
        }
        party.begin().await?;
        Ok(party)
    }

    async fn post(&mut self, seat: usize, path: &str, body: &Value) -> Result<Value> {
        let headers = [("content-type", "application/json"), ("cookie", self.cookies[seat].as_str())];
        accepted(self.door.send("POST", path, &headers, Some(body.to_string().as_bytes())).await?)
    }

    async fn act(&mut self, seat: usize, what: &str, body: &Value) -> Result<Value> {
        let path = format!("/api/v1/tables/{}/{what}", self.table);
        self.post(seat, &path, body).await
    }

    /// Starts the game, with a stream for everybody.
    async fn begin(&mut self) -> Result<()> {
        self.seq = self.act(0, "start", &json!({})).await?["seq"].as_i64().unwrap_or_default();
        self.streams.clear();
        let path = format!("/api/v1/tables/{}/stream", self.table);
        for viewer in 0..self.cookies.len() + self.spectators {
            let mut person = Client::new(self.door.address());
            person.headers.extend(self.cookies.get(viewer).map(|cookie| ("cookie".to_owned(), cookie.clone())));
            self.streams.push(person.events(&path, None).await?);
        }
        self.hear().await
    }

    /// Reads everybody's stream up to the last line.
    async fn hear(&mut self) -> Result<()> {
        for (viewer, stream) in self.streams.iter_mut().enumerate() {
            let event = loop {
                let event = stream.next_text().await?;
                if id(event) >= Some(self.seq) {
                    break event;
                }
            };
            if let Some(known) = self.choices.get_mut(viewer) {
                let event = std::str::from_utf8(event).map_err(Error::other)?;
                if viewer == 0 {
                    self.asked = asked(event).ok_or_else(|| Error::other("an update does not say who is asked"))?;
                }
                // An update leaves out choices that have not changed.
                if let Some(told) = choices(event) {
                    *known = told.into_iter().map(|choice| choice.notation).collect();
                }
            }
        }
        Ok(())
    }

    pub async fn play(&mut self, pause: Duration, stop: &AtomicBool) -> Result<()> {
        // A new connection: the server may have closed the one that was idle while all the others sat down.
        self.door = Client::new(self.door.address());
        // Each table begins at a random moment, so that tables do not move in step.
        let mut next = Instant::now() + pause.mul_f64(f64::from(self.dice.below(1000)) / 1000.0);
        while !stop.load(Ordering::Relaxed) {
            tokio::time::sleep_until(next.into()).await;
            self.step().await?;
            let (following, missed) = beat(next, Instant::now(), pause);
            next = following;
            self.missed += missed;
        }
        Ok(())
    }

    /// Makes a move, or begins the next game.
    async fn step(&mut self) -> Result<()> {
        if self.asked.is_empty() {
            self.over += 1;
            let again = self.act(0, "rematch", &json!({})).await?;
            self.table = again["table"].as_str().unwrap_or_default().to_owned();
            for player in 1..self.cookies.len() {
                self.act(player, "accept", &json!({})).await?;
            }
            return self.begin().await;
        }
        let seat = self.asked[self.dice.below(self.asked.len() as u32) as usize];
        let choices = &self.choices[seat];
        let chosen = &choices[self.dice.below(choices.len() as u32) as usize];
        let body = json!({ "move": chosen, "seq": self.seq });
        let posted = Instant::now();
        self.seq = self.act(seat, "moves", &body).await?["seq"].as_i64().unwrap_or_default();
        self.hear().await?;
        self.took.push(posted.elapsed().as_micros() as u64);
        Ok(())
    }
}

/// When a table moves after the move that was meant for `last`, and how many moves it has missed. It keeps its beat: tables that were
/// held up by the same thing and then all moved at once would move in step from then on, in waves that no real tables make.
fn beat(last: Instant, now: Instant, pause: Duration) -> (Instant, u32) {
    let next = last + pause;
    let late = now.saturating_duration_since(next);
    if pause.is_zero() || late.is_zero() {
        return (next, 0);
    }
    let missed = late.as_nanos().div_ceil(pause.as_nanos()) as u32;
    (next + pause * missed, missed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_were_held_up_do_not_move_in_step_afterwards() {
        let (start, pause) = (Instant::now(), Duration::from_millis(250));
        let at = |ms: u64| start + Duration::from_millis(ms);
        assert_eq!(beat(at(0), at(1), pause), (at(250), 0), "in time");
        // Nothing was heard for a second.
        let after = [10, 100, 240].map(|phase| beat(at(phase), at(1100), pause));
        assert_eq!(after, [(at(1260), 4), (at(1100), 3), (at(1240), 3)]);
        assert_eq!(beat(at(0), at(500), Duration::ZERO), (at(0), 0), "as fast as the server answers");
    }
}
