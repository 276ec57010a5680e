//! A table of a server: its stream is read beside the screen, and what is done goes the same way as any program's requests.

use super::wire::{CONNECTED, JoinError, Server};
use crate::host::Host;
use crate::seen::{Choice, Place, Question, Seen, Talk};
use coven_bots::Level;
use coven_engine::{About, Phrase, Seat, Viewer};
use coven_text::Texts;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long is waited before a lost stream is opened again.
const AGAIN: Duration = Duration::from_secs(1);

/// What the reader of the stream tells.
enum News {
    /// Everything, or what has changed.
    Table(Value),
    Update(Value),
    /// The stream is open.
    Found,
    Lost,
    /// The server does not let us look at the table any more.
    Refused(String),
}

pub struct RemoteTable {
    texts: Arc<Texts>,
    server: Server,
    table: String,
    about: &'static About,
    /// What is known of the table: the last whole of it, with every update since.
    known: Map<String, Value>,
    heard: Vec<String>,
    talk: Vec<Talk>,
    /// Sentences heard up to the own last move.
    read: usize,
    notice: Option<String>,
    news: Receiver<News>,
}

impl std::fmt::Debug for RemoteTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RemoteTable").field("table", &self.table).field("server", &self.server.url()).finish_non_exhaustive()
    }
}

impl RemoteTable {
    pub fn open(texts: Arc<Texts>, server: Server, table: &str) -> Result<RemoteTable, JoinError> {
        let known = server.get(&format!("/api/v1/tables/{table}"))?;
        let game = known["table"]["game"].as_str().unwrap_or_default();
        let about = coven_catalog::about(game).map_err(|_| JoinError::UnknownGame(game.to_owned()))?;
        let news = listen(server.clone(), table.to_owned(), texts.clone());
        let mut remote = RemoteTable {
            texts,
            server,
            table: table.to_owned(),
            about,
            known: Map::new(),
            heard: Vec::new(),
            talk: Vec::new(),
            read: 0,
            notice: None,
            news,
        };
        remote.take_whole(known);
        remote.read = remote.heard.len();
        Ok(remote)
    }

    fn take_whole(&mut self, whole: Value) {
        let Value::Object(whole) = whole else {
            return;
        };
        // The stream may begin with what was true before the last answer to a request.
        if line_of(&whole) < line_of(&self.known) {
            return;
        }
        self.heard = strings(&whole["heard"]);
        self.read = self.read.min(self.heard.len());
        let lines = whole.get("talk").and_then(Value::as_array).cloned().unwrap_or_default();
        // The whole tells only what was said in anybody's words; statements that were heard stay where they were.
        let said: Vec<Talk> = lines.iter().map(said).collect();
        let known = self.talk.iter().filter(|talk| matches!(talk, Talk::Chat { .. })).count();
        if self.talk.is_empty() || known > said.len() {
            self.talk = said;
        } else {
            self.talk.extend(said.into_iter().skip(known));
        }
        self.known = whole;
    }

    fn take_update(&mut self, update: Value) {
        let Value::Object(update) = update else {
            return;
        };
        // The whole may have been fetched while this was on its way.
        if line_of(&update) <= line_of(&self.known) {
            return;
        }
        let is_own = update.get("seat").is_some_and(|seat| Some(seat) == self.known.get("you").filter(|you| !you.is_null()));
        let taken_back = matches!(update.get("kind").and_then(Value::as_str), Some("taken_back" | "changed"));
        self.heard.extend(strings(update.get("heard").unwrap_or(&Value::Null)));
        if is_own {
            self.read = self.heard.len();
        }
        self.talk.extend(update.get("said").filter(|said| !said.is_null()).map(said));
        self.talk.extend(update.get("stated").and_then(Value::as_str).map(|stated| {
            let seat = Seat(update.get("seat").and_then(Value::as_u64).unwrap_or_default() as u8);
            Talk::Stated { seat, statement: stated.to_owned() }
        }));
        self.known.extend(update);
        // What an update does not name is as it was: a question stays until its seat is no longer asked.
        let own = self.known.get("you").cloned().unwrap_or_default();
        let is_asked = self.known.get("asked").and_then(Value::as_array).is_some_and(|asked| asked.contains(&own));
        if !is_asked {
            self.known.remove("prompt");
            self.known.remove("choices");
        }
        if taken_back {
            self.look_again();
        }
    }

    /// Fetches everything anew, for what updates do not tell: which seat is the own one, and what was taken back.
    fn look_again(&mut self) {
        if let Ok(whole) = self.server.get(&format!("/api/v1/tables/{}", self.table)) {
            self.take_whole(whole);
        }
    }

    /// Does something about the chairs.
    fn act(&mut self, act: &str, body: &Value) -> Result<(), String> {
        self.post(act, body)?;
        self.look_again();
        Ok(())
    }

    fn names(&self) -> Vec<String> {
        let seats = self.known.get("table").and_then(|table| table["seats"].as_array()).cloned().unwrap_or_default();
        seats.iter().map(|seat| seat["name"].as_str().map_or_else(|| self.texts.word("tui-join-free"), str::to_owned)).collect()
    }

    fn kinds(&self) -> Vec<String> {
        let seats = self.known.get("table").and_then(|table| table["seats"].as_array()).cloned().unwrap_or_default();
        let kind = |seat: &Value| match (seat["kind"].as_str(), seat["level"].as_str()) {
            (Some("bot"), Some(level)) => self.say(&Phrase::new(format!("seat-{level}"))),
            (Some("person"), _) => self.texts.word("seat-human"),
            _ => self.texts.word("tui-join-free"),
        };
        seats.iter().map(kind).collect()
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, &[])
    }

    fn stage(&self) -> &str {
        self.known.get("table").and_then(|table| table["stage"].as_str()).unwrap_or_default()
    }

    /// What can be done about the chairs, as choices of the same list. Their first word is no move of any game.
    fn acts(&self) -> Vec<Choice> {
        let act = |notation: String, phrase: Phrase| Choice { notation, text: self.say(&phrase), dangers: Vec::new() };
        let plain = |notation: &str, id: &'static str| act(notation.to_owned(), Phrase::new(id));
        let mut acts = Vec::new();
        let known = |name: &str| self.known.get(name).cloned().unwrap_or_default();
        if !known("invited").is_null() {
            acts.extend([plain("@accept", "tui-join-accept"), plain("@decline", "tui-join-decline")]);
        }
        if self.stage() != "gathering" {
            return acts;
        }
        let seats = known("table")["seats"].as_array().cloned().unwrap_or_default();
        let is_host = known("host") == true;
        let free = || seats.iter().filter(|seat| seat["kind"] == "open").filter_map(|seat| seat["seat"].as_u64());
        if is_host && free().next().is_none() {
            acts.push(plain("@start", "tui-join-start"));
        }
        for seat in free() {
            acts.push(act(format!("@claim {seat}"), Phrase::new("tui-join-claim").with("number", seat as usize + 1)));
            for level in Level::ALL.iter().filter(|_| is_host) {
                let level_name = Phrase::new(format!("seat-{level}"));
                let phrase = Phrase::new("tui-join-place").with("number", seat as usize + 1).with("level", level_name);
                acts.push(act(format!("@place {seat} {level}"), phrase));
            }
        }
        if !known("you").is_null() {
            acts.push(plain("@leave", "tui-join-leave"));
        }
        acts
    }

    fn post(&self, act: &str, body: &Value) -> Result<(), String> {
        let path = format!("/api/v1/tables/{}/{act}", self.table);
        self.server.post(&path, body).map(|_| ()).map_err(|error| error.told(&self.texts))
    }

    fn seq(&self) -> Value {
        self.known.get("seq").cloned().unwrap_or_default()
    }

    fn standing(&self) -> Vec<Place> {
        let results = self.known.get("table").and_then(|table| table["standing"].as_array()).cloned().unwrap_or_default();
        let line = |line: &Value| {
            let id = format!("{}-sheet-{}", self.about.id, line["key"].as_str().unwrap_or_default());
            (self.say(&Phrase::new(id)), line["points"].as_i64().unwrap_or_default() as i32)
        };
        let place = |result: &Value| Place {
            seat: Seat(result["seat"].as_u64().unwrap_or_default() as u8),
            place: result["place"].as_u64().unwrap_or_default() as u8,
            total: result["sheet"]["total"].as_i64().unwrap_or_default() as i32,
            lines: result["sheet"]["lines"].as_array().into_iter().flatten().map(line).collect(),
        };
        let mut standing: Vec<Place> = results.iter().map(place).collect();
        standing.sort_by_key(|place| (place.place, place.seat));
        standing
    }
}

/// Reads the stream for ever, on a thread of its own; it ends when nobody listens to it any more.
fn listen(server: Server, table: String, texts: Arc<Texts>) -> Receiver<News> {
    let (tell, news) = channel();
    std::thread::spawn(move || {
        let mut last: Option<i64> = None;
        loop {
            let followed = server.follow(&table, last, |name, data| {
                last = data["seq"].as_i64().or(last);
                let news = match name {
                    CONNECTED => News::Found,
                    "table" => News::Table(data),
                    _ => News::Update(data),
                };
                tell.send(news).is_ok()
            });
            let told = match followed {
                Err(error @ JoinError::Refused { .. }) => News::Refused(error.told(&texts)),
                _ => News::Lost,
            };
            if tell.send(told).is_err() {
                return;
            }
            std::thread::sleep(AGAIN);
        }
    });
    news
}

/// The last line of the table's journal that something tells of.
fn line_of(told: &Map<String, Value>) -> Option<i64> {
    told.get("seq").and_then(Value::as_i64)
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Whether somebody may know what a table deals: everybody is told before they sit down, and at the table.
pub fn is_known(deal: &Value) -> bool {
    deal.get("known").is_some()
}

fn said(line: &Value) -> Talk {
    let word = |name: &str| line[name].as_str().unwrap_or_default().to_owned();
    Talk::Chat { name: word("name"), text: word("text") }
}

impl Host for RemoteTable {
    fn seen(&self) -> Seen {
        let known = |name: &str| self.known.get(name).cloned().unwrap_or_default();
        let prompt = known("prompt");
        let asked = prompt["text"]
            .as_str()
            .map(|text| Question { text: text.to_owned(), rule: prompt["rule"].as_str().unwrap_or_default().to_owned() });
        let choice = |choice: &Value| Choice {
            notation: choice["move"].as_str().unwrap_or_default().to_owned(),
            text: choice["text"].as_str().unwrap_or_default().to_owned(),
            dangers: Vec::new(),
        };
        let choices = known("choices").as_array().cloned().unwrap_or_default();
        let stage = match self.stage() {
            "gathering" => Some("tui-join-gathering"),
            "closed" => Some("tui-join-closed"),
            _ => None,
        };
        let acts = self.acts();
        let known_deal = is_known(&known("table")["deal"]).then(|| self.texts.word("tui-join-known"));
        let waiting = stage.map(|id| Question {
            text: std::iter::once(self.texts.word(id)).chain(known_deal.clone()).collect::<Vec<_>>().join(" "),
            rule: "TABLE".to_owned(),
        });
        Seen {
            viewer: known("you").as_u64().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8))),
            names: self.names(),
            kinds: self.kinds(),
            view: known("view"),
            asked: known("asked")
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_u64)
                .map(|seat| Seat(seat as u8))
                .collect(),
            question: asked.or(waiting),
            choices: acts.into_iter().chain(choices.iter().map(choice)).collect(),
            read: self.read + usize::from(known_deal.is_some()),
            heard: known_deal.into_iter().chain(self.heard.iter().cloned()).collect(),
            talk: self.talk.clone(),
            standing: self.standing(),
            notice: self.notice.clone(),
            ..Seen::nothing(self.about)
        }
    }

    fn attend(&mut self) -> bool {
        let mut changed = false;
        while let Ok(news) = self.news.try_recv() {
            changed = true;
            self.notice = None;
            match news {
                News::Table(whole) => self.take_whole(whole),
                News::Update(update) => self.take_update(update),
                News::Found => {}
                News::Lost => self.notice = Some(self.texts.word("tui-join-lost")),
                News::Refused(why) => self.notice = Some(why),
            }
        }
        changed
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn play(&mut self, notation: &str) -> Result<(), String> {
        let words: Vec<&str> = notation.split(' ').collect();
        match words[..] {
            ["@claim", seat] => self.act("claim", &json!({ "seat": seat.parse::<u8>().unwrap_or_default() })),
            ["@place", seat, level] => {
                self.act("place", &json!({ "seat": seat.parse::<u8>().unwrap_or_default(), "level": level }))
            }
            ["@start"] => self.act("start", &Value::Null),
            ["@leave"] => self.act("leave", &Value::Null),
            ["@accept"] => self.act("accept", &Value::Null),
            ["@decline"] => self.act("decline", &Value::Null),
            _ => {
                self.post("moves", &json!({ "move": notation, "seq": self.seq() }))?;
                // The answer was durable before it was given: the question is gone, and the next one comes over the stream.
                self.known.remove("prompt");
                self.known.remove("choices");
                Ok(())
            }
        }
    }

    fn undo(&mut self) -> Result<(), String> {
        self.post("undo", &json!({ "seq": self.seq() }))
    }

    fn hints(&mut self) -> Result<Vec<(String, String)>, String> {
        Err(self.texts.word("tui-join-no-hints"))
    }

    /// A word that begins with a slash is said in the game's own words, such as `/accuse 2`.
    fn speak(&mut self, text: &str) -> Result<(), String> {
        match text.strip_prefix('/') {
            Some(statement) => self.post("state", &json!({ "statement": statement.trim() })),
            None => self.post("talk", &json!({ "text": text })),
        }
    }
}
