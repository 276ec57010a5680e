//! What somebody is told, in their words.

use super::Kind;
use crate::app::App;
use crate::log;
use coven_engine::{Phrase, Seat};
use coven_text::Language;
use coven_ui::page::Address;

/// What is told of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub kind: Kind,
    pub table: String,
    /// The id of the game.
    pub game: String,
    pub seat: Seat,
    /// The line of the journal that it tells of.
    pub seq: i64,
    /// When the time of the person runs out, in milliseconds since 1970.
    pub due: Option<i64>,
}

const HOUR: i64 = 60 * 60 * 1000;

impl Message {
    /// The name of the game.
    pub fn title(&self) -> &'static str {
        coven_catalog::about(&self.game).map_or("", |about| about.title)
    }

    /// The sentence that says it.
    pub fn sentence(&self, app: &App, language: Language) -> String {
        self.say(
            app,
            language,
            match self.kind {
                Kind::Turn => "server-your-turn",
                Kind::Invitation => "server-invited",
                Kind::Over => "server-over",
                Kind::Reminder => "server-reminder",
                Kind::Challenge => "server-challenge",
            },
        )
    }

    /// The same in short, for the subject of a mail.
    pub fn subject(&self, app: &App, language: Language) -> String {
        self.say(
            app,
            language,
            match self.kind {
                Kind::Turn => "letter-turn",
                Kind::Invitation => "letter-invitation",
                Kind::Over => "letter-over",
                Kind::Reminder => "letter-reminder",
                Kind::Challenge => "letter-challenge",
            },
        )
    }

    fn say(&self, app: &App, language: Language, id: &'static str) -> String {
        app.texts(language).say(&Phrase::new(id).with("game", self.title()).with("hours", self.hours_left()), &[])
    }

    /// As far as time runs; never less than one.
    fn hours_left(&self) -> i64 {
        self.due.map_or(1, |due| ((due - log::now()) / HOUR).max(1))
    }

    /// The way to the table, on this server.
    pub fn path(&self) -> String {
        Address::Table { table: &self.table }.to_string()
    }

    /// The way to the table, from anywhere.
    pub fn link(&self, app: &App) -> String {
        format!("{}{}", app.url(), self.path())
    }
}
