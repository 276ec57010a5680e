//! The tables of a server, to choose from: one's own, those of the lobby, and new ones.

use super::remote::{RemoteTable, is_known};
use super::wire::{JoinError, Server};
use crate::host::Host;
use crate::seen::{Choice, Question, Seen};
use coven_bots::Level;
use coven_catalog::games;
use coven_engine::{About, Phrase};
use coven_text::Texts;
use serde_json::{Value, json};
use std::sync::Arc;

pub struct Lobby {
    texts: Arc<Texts>,
    server: Server,
    choices: Vec<Choice>,
    opened: Vec<Box<dyn Host>>,
    changed: bool,
}

impl std::fmt::Debug for Lobby {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lobby").field("server", &self.server.url()).finish_non_exhaustive()
    }
}

impl Lobby {
    pub fn open(texts: Arc<Texts>, server: Server) -> Result<Lobby, JoinError> {
        let mut lobby = Lobby { texts, server, choices: Vec::new(), opened: Vec::new(), changed: false };
        lobby.look()?;
        Ok(lobby)
    }

    /// Asks the server which tables there are.
    fn look(&mut self) -> Result<(), JoinError> {
        let mut choices: Vec<Choice> = Vec::new();
        for list in ["/api/v1/me/turns", "/api/v1/me/invitations", "/api/v1/me/tables", "/api/v1/lobby"] {
            for table in self.server.get(list)?.as_array().into_iter().flatten() {
                let notation = format!("@open {}", table["table"].as_str().unwrap_or_default());
                if table["stage"] != "over" && choices.iter().all(|known| known.notation != notation) {
                    choices.push(Choice { notation, text: self.listed(table), dangers: Vec::new() });
                }
            }
        }
        for about in games() {
            let text = self.say(&Phrase::new("tui-join-new").with("game", about.title));
            choices.push(Choice { notation: format!("@new {}", about.id), text, dangers: Vec::new() });
        }
        choices.push(Choice { notation: "@look".to_owned(), text: self.texts.word("tui-join-look"), dangers: Vec::new() });
        self.choices = choices;
        Ok(())
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, &[])
    }

    fn listed(&self, table: &Value) -> String {
        let game = table["about"]["game"].as_str().unwrap_or_default();
        let title = coven_catalog::about(game).map_or(game, |about| about.title);
        let seats = table["about"]["seats"].as_array().cloned().unwrap_or_default();
        let name = |seat: &Value| match (seat["name"].as_str(), seat["level"].as_str()) {
            (Some(name), _) => name.to_owned(),
            (None, Some(level)) => self.say(&Phrase::new(format!("seat-{level}"))),
            (None, None) => self.texts.word("tui-join-free"),
        };
        let names: Vec<String> = seats.iter().map(name).collect();
        let id = if is_known(&table["about"]["deal"]) { "tui-join-open-known" } else { "tui-join-open" };
        self.say(&Phrase::new(id).with("game", title).with("names", names.join(", ")))
    }

    fn join(&mut self, table: &str) -> Result<(), JoinError> {
        let table = RemoteTable::open(self.texts.clone(), self.server.clone(), table)?;
        self.opened.push(Box::new(table));
        Ok(())
    }

    /// Opens a table with as many computer players as suit the game, and begins.
    fn begin(&mut self, about: &About) -> Result<(), JoinError> {
        let bots = about.quick_game.players.saturating_sub(1);
        let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n(Level::Novice.name(), bots)).collect();
        let wish = json!({ "game": about.id, "seats": seats, "variants": about.quick_game.variants });
        let opened = self.server.post("/api/v1/tables", &wish)?;
        let table = opened["table"].as_str().unwrap_or_default().to_owned();
        self.server.post(&format!("/api/v1/tables/{table}/start"), &Value::Null)?;
        self.join(&table)
    }

    fn act(&mut self, notation: &str) -> Result<(), JoinError> {
        match notation.split_once(' ') {
            Some(("@open", table)) => self.join(table),
            Some(("@new", game)) => match coven_catalog::about(game) {
                Ok(about) => self.begin(about),
                Err(_) => Err(JoinError::UnknownGame(game.to_owned())),
            },
            _ => {
                self.changed = true;
                self.look()
            }
        }
    }
}

impl Host for Lobby {
    fn seen(&self) -> Seen {
        let title = self.say(&Phrase::new("tui-join-lobby").with("server", self.server.url()));
        let question = Question { text: self.texts.word("tui-join-lobby-ask"), rule: "TABLE".to_owned() };
        // It is no table of any game, but lists those of all.
        Seen { title: Some(title), question: Some(question), choices: self.choices.clone(), ..Seen::nothing(games()[0]) }
    }

    fn attend(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn play(&mut self, notation: &str) -> Result<(), String> {
        let notation = notation.to_owned();
        self.act(&notation).map_err(|error| error.told(&self.texts))
    }

    fn undo(&mut self) -> Result<(), String> {
        Err(self.texts.word("tui-not-asked"))
    }

    fn hints(&mut self) -> Result<Vec<(String, String)>, String> {
        Err(self.texts.word("tui-join-no-hints"))
    }

    fn speak(&mut self, _text: &str) -> Result<(), String> {
        Err(self.texts.word("tui-not-asked"))
    }

    /// Tables were opened, begun and ended meanwhile.
    fn come_back(&mut self) -> Result<(), String> {
        self.look().map_err(|error| error.told(&self.texts))
    }

    fn opened(&mut self) -> Vec<Box<dyn Host>> {
        std::mem::take(&mut self.opened)
    }
}
