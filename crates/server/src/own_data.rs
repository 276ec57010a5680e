//! What is kept of somebody, for that person alone: to be taken home, and to be deleted.

use crate::accounts::AccountError;
use crate::app::App;
use crate::care::Care;
use crate::limits::Who;
use crate::log;
use crate::notices::webhook::Webhook;
use crate::table::{Entry, ListedTable, Progress, Written};
use coven_store::{Found, Line, Person, StoreError};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Number of people whose data are gathered at the same time: it may be much.
static GATHERING: Semaphore = Semaphore::const_new(1);

/// Maximum number of tables that one file holds, the latest.
const MOST_TABLES: i64 = 5_000;

/// The number of this file's form.
const FORMAT: u32 = 1;

/// Everything that is kept of a person.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Export {
    format: u32,
    /// When it was made, in milliseconds since 1970.
    exported: i64,
    account: AccountExported,
    /// Every row of the database that is the person's, by the names of its tables and columns; without keys and their hashes.
    kept: BTreeMap<String, Vec<Value>>,
    /// The tables at which the person sits or sat.
    tables: Vec<TableExported>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct AccountExported {
    id: String,
    name: String,
    language: String,
    login: Option<String>,
    webhook: Option<Webhook>,
    created: i64,
    /// When the person was last here, to within an hour.
    seen: i64,
}

#[derive(Debug, Serialize, JsonSchema)]
struct TableExported {
    table: String,
    stage: String,
    changed: i64,
    /// None if a newer version of the program has written it.
    about: Option<ListedTable>,
    /// What the person said there.
    said: Vec<SaidExported>,
    /// The record of a finished game, JSON lines.
    record: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct SaidExported {
    at: i64,
    text: String,
}

/// What a person said, by the lines of a journal.
fn said(lines: &[Line], person: &str) -> Vec<SaidExported> {
    let by_person = |line: &Line| match serde_json::from_str(&line.text) {
        Ok(Written { did: Entry::Chat { person: by, text, .. }, .. }) if by == person => Some(SaidExported { at: line.at, text }),
        _ => None,
    };
    lines.iter().filter_map(by_person).collect()
}

impl App {
    /// Everything that is kept of a person.
    pub async fn export(self: &Arc<App>, person: &Person, address: &str) -> Result<Export, AccountError> {
        self.enter(address)?;
        let _turn = GATHERING.acquire().await.map_err(|_| AccountError::Busy)?;
        // Read from the database: the cached person may be out of date.
        let kept = self.store.person(&person.id).await?.ok_or(AccountError::Nobody)?;
        let mut tables = Vec::new();
        for found in self.store.tables_of(&kept.id, MOST_TABLES).await? {
            tables.push(self.table_exported(found, &kept.id).await?);
        }
        Ok(Export {
            format: FORMAT,
            exported: log::now(),
            kept: self.store.rows_of(&kept.id).await?,
            tables,
            account: AccountExported {
                webhook: kept.webhook.as_deref().and_then(|hook| serde_json::from_str(hook).ok()),
                id: kept.id,
                name: kept.name,
                language: kept.language,
                login: kept.login,
                created: kept.created,
                seen: kept.seen,
            },
        })
    }

    async fn table_exported(self: &Arc<App>, found: Found, person: &str) -> Result<TableExported, StoreError> {
        let lines = self.store.lines(&found.id, 0).await?;
        let mut record = None;
        // Tables that cannot be opened any more have no record.
        if found.stage == Progress::Over.name()
            && let Ok(desk) = self.games.open(&found.id, &lines, &self.store).await
            && self.tables().nothing_to_hide(&desk).await.is_ok()
        {
            record = desk.whole_record().map(|record| record.to_string());
        }
        Ok(TableExported {
            said: said(&lines, person),
            about: serde_json::from_str(&found.shown).ok(),
            table: found.id,
            stage: found.stage,
            changed: found.changed,
            record,
        })
    }

    /// Deletes a person at their own wish: bots play on for them, their name goes from all journals, and everything else is forgotten.
    /// Whoever has a passphrase says it.
    pub async fn delete_person(
        self: &Arc<App>,
        person: &Person,
        address: &str,
        passphrase: Option<String>,
    ) -> Result<(), AccountError> {
        self.enter(address)?;
        let kept = self.store.person(&person.id).await?.ok_or(AccountError::Nobody)?;
        if kept.passphrase.is_some() {
            // A stolen cookie must not be enough.
            let attempt = Who::Login(kept.login.clone().unwrap_or_default(), true);
            if !self.attempt(attempt, passphrase.unwrap_or_default(), kept.passphrase.as_deref()).await? {
                return Err(AccountError::WrongLogin);
            }
        }
        let (app, id, banned) = (self.clone(), kept.id, kept.banned);
        // It goes on even if nobody waits for it any more: nobody is deleted half-way because a connection broke.
        let work = tokio::spawn(async move { app.delete_now(&id, banned).await });
        work.await.unwrap_or(Err(AccountError::NotDeleted))
    }

    async fn delete_now(self: &Arc<App>, person: &str, banned: Option<i64>) -> Result<(), AccountError> {
        let mut changed: Vec<String> = self.store.tables_of(person, i64::MAX).await?.into_iter().map(|found| found.id).collect();
        let deleted = Care::within(self).delete(person).await;
        if let Ok(left) = &deleted {
            changed.extend_from_slice(&left.tables);
        }
        // Their journals are others now, and whoever looks at them comes back for the table as it is.
        for table in &changed {
            self.live.forget_table(table).await;
        }
        if let Err(error) = deleted {
            log::event("person-not-deleted", json!({ "why": error.to_string() }));
            // They may come in again and try again.
            self.store.ban(person, banned).await?;
            self.forget_people();
            return Err(AccountError::NotDeleted);
        }
        self.tournaments_missed();
        self.sessions_ended(person).await;
        Ok(())
    }
}
