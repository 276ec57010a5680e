//! Notes to oneself at a table, which nobody else sees.

use crate::log;
use crate::table::{Desk, Refusal};
use crate::tables::{TableError, Tables};
use coven_store::{Note, Person};

/// Maximum length of a note, in characters.
pub const LONGEST_NOTE: usize = 2_000;

impl Tables {
    /// What the person noted down at a table; nothing for those who have nothing to do there.
    pub async fn note(&self, person: &Person, table: &str) -> Result<Option<Note>, TableError> {
        Ok(self.app().store.note(&person.id, table).await?)
    }

    /// Keeps a note of somebody who plays there, or has played, in the place of the one before. An empty one takes it away.
    pub async fn keep_note(&self, person: &Person, table: &str, text: &str) -> Result<(), TableError> {
        let text = text.replace("\r\n", "\n");
        let text = text.trim();
        if text.chars().count() > LONGEST_NOTE || text.contains('\0') {
            return Err(TableError::BadNote);
        }
        if !may_note(self.app().open_table(table).await?.desk()?, &person.id) {
            return Err(Refusal::NotSeated.into());
        }
        Ok(self.app().store.keep_note(&person.id, table, text, log::now()).await?)
    }
}

/// Whether the person plays at a table, or has played there.
pub fn may_note(desk: &Desk, person: &str) -> bool {
    desk.sits(person) || desk.has_played(person)
}
