//! Looking after a server from beside it: what an operator does to people and tables, in the database, whether a server runs or not.
//!
//! What happens at a table happens as anywhere else: a line is appended to its journal. The store tells the servers, which have tables and
//! people in memory.

use crate::app::App;
use crate::games::{Games, OpenError};
use crate::ids;
use crate::live::{carried_out, written_down};
use crate::log;
use crate::reset::Reset;
use crate::signing::Signer;
use crate::table::{Desk, Entry, Progress, Refusal, STAND_IN, Why, Written};
use coven_catalog::CatalogError;
use coven_engine::{DataSource, MAX_SEATS, Seat};
use coven_store::{Appended, Database, Line, Person, Store, StoreError};
use serde_json::Value;
use std::sync::Arc;

/// What somebody is called who is not here any more, in every language.
pub const NAMELESS: &str = "N. N.";

/// Maximum number of attempts to write to a journal to which others write at the same time.
const MOST_ATTEMPTS: usize = 20;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum CareError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Data(#[from] CatalogError),
    #[error("table {0}: {1}")]
    Table(String, OpenError),
    #[error("table {0}: {1}")]
    Refused(String, Refusal),
    #[error("table {0}: others write to it all the time; try again")]
    Busy(String),
    #[error("the person is gone already")]
    Nobody,
    #[error("a guest has no passphrase")]
    Guest,
}

/// What became of a person's places at tables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Left {
    /// Tables at which the chair is free again, or a bot plays on.
    pub tables: Vec<String>,
    /// Tables that cannot be opened, each with the reason.
    pub unreadable: Vec<(String, String)>,
}

/// Somebody who looks after a server.
#[derive(Debug)]
pub struct Care {
    pub store: Store,
    games: Arc<Games>,
    signer: Signer,
}

impl Care {
    /// Opens a database beside the server that may be using it.
    pub fn open(database: &Database, data: &DataSource) -> Result<Care, CareError> {
        let (store, games) = (Store::beside(database)?, Arc::new(Games::unpack(data)?));
        Ok(Care { signer: Signer::new(store.secret()), store, games })
    }

    /// The same from within a server, which has to drop from memory what is changed.
    pub(crate) fn within(app: &App) -> Care {
        Care { store: app.store.clone(), games: app.games.clone(), signer: app.signer.clone() }
    }

    /// Ends a table without a result, and tells those who are at it.
    pub async fn close(&self, table: &str) -> Result<(), CareError> {
        self.append(table, |desk| match desk.progress {
            Progress::Over => Err(Refusal::Over),
            Progress::Closed => Err(Refusal::Closed),
            Progress::Gathering | Progress::Playing => Ok(Some(Entry::Closed)),
        })
        .await
        .map(|_| ())
    }

    /// Appends what is decided, on the table as it is. False if nothing is to be done.
    async fn append(&self, table: &str, decide: impl Fn(&Desk) -> Result<Option<Entry>, Refusal>) -> Result<bool, CareError> {
        for _ in 0..MOST_ATTEMPTS {
            let (mut desk, _) = self.read(table).await?;
            let refused = |refusal| CareError::Refused(table.to_owned(), refusal);
            let Some(entry) = decide(&desk).map_err(refused)? else {
                return Ok(false);
            };
            let (written, happened) = carried_out(&mut desk, None, entry).map_err(refused)?;
            let append = written_down(&self.store, &mut desk, written, &happened).await?;
            if self.store.append(append).await? == Appended::Written {
                return Ok(true);
            }
        }
        Err(CareError::Busy(table.to_owned()))
    }

    async fn read(&self, table: &str) -> Result<(Desk, Vec<Line>), CareError> {
        let lines = self.store.lines(table, 0).await?;
        let desk = self.games.open(table, &lines, &self.store).await;
        Ok((desk.map_err(|error| CareError::Table(table.to_owned(), error))?, lines))
    }

    /// Takes a person away from all tables that are not over.
    async fn take_away(&self, person: &str, leave: impl Fn(Progress, Seat) -> Entry) -> Result<Left, CareError> {
        let mut left = Left::default();
        for table in self.store.tables_of(person, i64::MAX).await? {
            let decide = |desk: &Desk| {
                let running = matches!(desk.progress, Progress::Gathering | Progress::Playing);
                let entries = desk.seats_of(person).filter(|_| running).map(|seat| (seat, leave(desk.progress, seat)));
                let is_handed = |seat: Seat| desk.chairs[seat.index()].stand_in.is_some();
                let mut to_do = entries.filter(|(seat, entry)| !(is_handed(*seat) && matches!(entry, Entry::Handed { .. })));
                Ok(to_do.next().map(|(_, entry)| entry))
            };
            // Several chairs, where others sit at the same screen.
            for chair in 0..MAX_SEATS {
                match self.append(&table.id, decide).await {
                    Ok(true) if chair == 0 => left.tables.push(table.id.clone()),
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(CareError::Table(id, why)) => {
                        left.unreadable.push((id, why.to_string()));
                        break;
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(left)
    }

    /// Bans a person. Where a game is being played a bot goes on with it; after the ban the person may take the seat back.
    pub async fn ban(&self, person: &str, until: i64) -> Result<Left, CareError> {
        if !self.store.ban(person, Some(until)).await? {
            return Err(CareError::Nobody);
        }
        self.take_away(person, |progress, seat| match progress {
            Progress::Playing => Entry::Handed { seat, level: STAND_IN, why: Why::Away },
            Progress::Gathering | Progress::Over | Progress::Closed => Entry::Left { seat },
        })
        .await
    }

    /// Ends all sessions and tokens of an account, and makes the end of a link with which a new passphrase can be set until then.
    pub async fn reset(&self, person: &Person, until: i64) -> Result<String, CareError> {
        let epoch = self.store.begin_reset(&person.id, log::now()).await?.ok_or(CareError::Guest)?;
        Ok(format!("/reset/{}", Reset { person: person.id.clone(), epoch, until }.sealed(&self.signer)))
    }

    /// Deletes a person: takes them away from all tables, makes them nameless in all journals, and forgets everything else. If it was
    /// interrupted, it can be done again.
    pub async fn delete(&self, person: &str) -> Result<Left, CareError> {
        // Nobody comes in under this name while it is being erased.
        if !self.store.ban(person, Some(i64::MAX)).await? {
            return Err(CareError::Nobody);
        }
        let left = self.take_away(person, |_, seat| Entry::Left { seat }).await?;
        if let Some((table, why)) = left.unreadable.first() {
            let broken = StoreError::Broken(why.clone());
            return Err(CareError::Table(table.clone(), broken.into()));
        }
        let mut rewritten = Vec::new();
        for table in self.store.tables_that_mention(person).await? {
            self.make_nameless(&table, person).await?;
            rewritten.push(table);
        }
        crate::tournaments::forget_person(&self.store, person).await?;
        self.store.forget_club_member(person).await?;
        self.store.drop_person(person).await?;
        Ok(Left { tables: rewritten, ..left })
    }

    /// Rewrites a journal: a fresh id that belongs to nobody takes the place of the person's.
    async fn make_nameless(&self, table: &str, person: &str) -> Result<(), CareError> {
        let nobody = ids::fresh();
        for _ in 0..MOST_ATTEMPTS {
            let mut lines = self.store.lines(table, 0).await?;
            let mut changed = Vec::new();
            for line in &mut lines {
                let Some(text) = nameless_line(&line.text, person, &nobody) else {
                    continue;
                };
                line.text = text;
                changed.push(line.clone());
            }
            let Some(last) = lines.last().map(|line| line.seq) else {
                return Ok(());
            };
            let desk = self.games.open(table, &lines, &self.store).await;
            let desk = desk.map_err(|error| CareError::Table(table.to_owned(), error))?;
            let mut card = desk.card(true);
            card.sitters.iter_mut().for_each(|sitters| sitters.retain(|(_, sitter)| *sitter != nobody));
            if self.store.rewrite(table, last, changed, &desk.founding.host, card).await? {
                return Ok(());
            }
        }
        Err(CareError::Busy(table.to_owned()))
    }
}

/// The line with `nobody` in the place of the person; none if the person does not occur in it.
fn nameless_line(text: &str, person: &str, nobody: &str) -> Option<String> {
    if !text.contains(person) {
        return None;
    }
    let mut line: Value = serde_json::from_str(text).ok()?;
    make_nameless(&mut line, person, nobody);
    // The key of a repeated request begins with who asked.
    if let Some(Value::String(key)) = line.get_mut("key")
        && key.starts_with(&format!("{person}:"))
    {
        *key = key.replacen(person, nobody, 1);
    }
    let text = line.to_string();
    // If the changed line could not be read back, the name stays: an unreadable journal would be worse.
    serde_json::from_str::<Written>(&text).is_ok().then_some(text)
}

/// Wherever an id stands, the name beside it is the person's. This holds for every kind of line, also for those of later versions.
pub(crate) fn make_nameless(value: &mut Value, person: &str, nobody: &str) {
    match value {
        Value::Object(fields) => {
            if fields.values().any(|field| field == person)
                && let Some(name) = fields.get_mut("name")
            {
                *name = NAMELESS.into();
            }
            fields.values_mut().for_each(|field| make_nameless(field, person, nobody));
        }
        Value::Array(parts) => parts.iter_mut().for_each(|part| make_nameless(part, person, nobody)),
        Value::String(text) if text == person => nobody.clone_into(text),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_stands_in_the_place_of_a_person_and_of_no_other() {
        let nameless = |text: &str| nameless_line(text, "ada", "xxx");
        let said = r#"{"key":"ada:1","did":{"said":{"person":"ada","name":"Ada","text":"ada: hello"}}}"#;
        assert_eq!(
            nameless(said).as_deref(),
            Some(r#"{"key":"xxx:1","did":{"said":{"person":"xxx","name":"N. N.","text":"ada: hello"}}}"#)
        );
        let claimed = r#"{"did":{"claimed":{"seat":0,"person":"ada","name":"Ada"}}}"#;
        assert_eq!(nameless(claimed).as_deref(), Some(r#"{"did":{"claimed":{"seat":0,"person":"xxx","name":"N. N."}}}"#));
        assert_eq!(nameless(r#"{"did":{"claimed":{"seat":0,"person":"bea","name":"Bea"}}}"#), None);
    }
}
