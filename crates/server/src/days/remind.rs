//! One reminder when three quarters of somebody's time have passed. The line in the journal is the claim: the node that has written it
//! reminds, and no other one.

use crate::app::App;
use crate::live::Open;
use crate::log;
use crate::table::Desk;
use crate::webhooks::Webhook;
use coven_engine::{Phrase, Seat};
use coven_store::Person;
use coven_ui::page::Address;
use serde_json::json;
use std::sync::Arc;

const HOUR: i64 = 60 * 60 * 1000;

/// Whose time is nearly over, and where.
#[derive(Clone, Debug)]
pub struct Reminder {
    pub table: String,
    pub game: String,
    pub seat: Seat,
    /// The line since which the person is asked.
    pub asked_since: i64,
    /// When the time runs out, in milliseconds since 1970.
    pub due: i64,
}

impl Reminder {
    fn is_wanted(&self, desk: &Desk) -> bool {
        desk.answers_itself(self.seat) && desk.chairs[self.seat.index()].asked_since == self.asked_since
    }
}

impl App {
    /// Reminds the person of a seat who is not looking at the table. `open` is the table with the line that says so.
    pub fn remind_of(self: &Arc<App>, open: &Open, seat: Seat) {
        let Ok(desk) = open.desk() else {
            return;
        };
        let (Some(person), Some(due)) = (desk.person_at(seat), desk.runs_out(seat)) else {
            return;
        };
        let (table, game) = (desk.id.clone(), desk.founding.game.clone());
        let reminder = Reminder { table, game, seat, asked_since: desk.chairs[seat.index()].asked_since, due };
        let (app, person) = (self.clone(), person.to_owned());
        tokio::spawn(async move {
            if app.watches(&reminder.table, &person).await.unwrap_or(false) {
                return;
            }
            if let Ok(Some(person)) = app.person(&person).await {
                app.remind(&person, &reminder).await;
            }
        });
    }

    /// Reminds a person, wherever the person wants to be told. Every channel is called from here.
    pub async fn remind(&self, person: &Person, reminder: &Reminder) {
        let hook: Option<Webhook> = person.webhook.as_deref().and_then(|hook| serde_json::from_str(hook).ok());
        let Some(hook) = hook else {
            return;
        };
        let wanted = match self.open_table(&reminder.table).await {
            Ok(open) => open.desk().is_ok_and(|desk| reminder.is_wanted(desk)),
            Err(_) => false,
        };
        if !wanted {
            return;
        }
        let title = coven_catalog::about(&reminder.game).map_or("", |about| about.title);
        let link = format!("{}{}", self.url(), Address::Table { table: &reminder.table });
        let hours = ((reminder.due - log::now()).max(0) / HOUR).max(1);
        let said = Phrase::new("server-reminder").with("game", title).with("hours", hours);
        let text = self.texts(person.language.parse().unwrap_or_default()).say(&said, &[]);
        let body = json!({
            "content": format!("{text} {link}"),
            "topic": hook.topic,
            "title": title,
            "message": text,
            "click": link,
            "kind": "reminder",
            "table": reminder.table,
            "game": reminder.game,
            "seat": reminder.seat,
            "seq": reminder.asked_since,
            "due": reminder.due,
        });
        self.webhooks.post(hook.url, body.to_string()).await;
    }
}
