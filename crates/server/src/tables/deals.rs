//! Tables that are dealt alike: those of one word that begin together. Once one of them has begun, nobody sits down at another one any more,
//! and the next table of the word has a new deal: playing a word alone beforehand teaches nothing.

use super::{TableError, Tables};
use crate::ids;
use crate::table::{Desk, Founding, Progress};
use coven_engine::Seed;
use coven_store::DealNames;

/// What stands in the database of a table of a word: which tables may share a deal, and the promise of the deal.
pub(super) fn deal_name(word_name: &str, seed: &Seed) -> String {
    format!("{word_name}.{}", seed.commitment())
}

impl Tables {
    /// Tables of the same game, setup and word have this name in common. It does not tell the word.
    pub(super) fn word_name(&self, founding: &Founding, word: &str) -> String {
        self.0.signer.name("word", &[&founding.game, &founding.setup.to_string(), word])
    }

    /// The names of a table's deal in the database; none if it shares its deal with no other.
    fn deal_names(&self, founding: &Founding) -> Option<DealNames> {
        let word = founding.deal.as_ref()?;
        let promise = founding.seed.commitment().to_string();
        Some([deal_name(&self.word_name(founding, word), &founding.seed), promise, word.clone()])
    }

    /// The seed of a new table of a word: that of a table of the word which still gathers, else a new one.
    pub(super) async fn shared_seed(&self, word_name: &str) -> Result<Seed, TableError> {
        match self.0.store.gathering_for(word_name).await? {
            Some(table) => Ok(self.0.open_table(&table).await?.desk()?.founding.seed),
            None => Ok(Seed::new(ids::random())),
        }
    }

    /// Refuses people who have played the same deal at another table: they know what comes.
    pub(super) async fn is_new_deal(&self, table: &str, people: &[String]) -> Result<(), TableError> {
        let Some(deal) = self.deal_names(&self.0.open_table(table).await?.desk()?.founding) else {
            return Ok(());
        };
        for person in people {
            for other in self.0.store.begun_with(&deal, person).await? {
                if other != table && self.0.open_table(&other).await?.desk()?.has_played(person) {
                    return Err(TableError::KnowsDeal);
                }
            }
        }
        Ok(())
    }

    /// The other tables that are dealt like this one, which has not begun. Refused if one of them has begun without it.
    pub(super) async fn to_begin_with(&self, table: &str) -> Result<Vec<String>, TableError> {
        let deal = {
            let open = self.0.open_table(table).await?;
            let desk = open.desk()?;
            self.deal_names(&desk.founding).filter(|_| desk.progress == Progress::Gathering)
        };
        let Some(deal) = deal else {
            return Ok(Vec::new());
        };
        let others = self.0.store.tables_dealt(&deal).await?.into_iter().filter(|(other, _)| other != table);
        let (waiting, begun): (Vec<_>, Vec<_>) =
            others.filter(|(_, stage)| stage != "closed").partition(|(_, stage)| stage == "gathering");
        if begun.is_empty() { Ok(waiting.into_iter().map(|(other, _)| other).collect()) } else { Err(TableError::DealBegun) }
    }

    /// Whether the deal of a finished game is still being played. A table that only gathers for it will never begin.
    pub(super) async fn deal_is_played(&self, desk: &Desk) -> Result<bool, TableError> {
        let Some(deal) = self.deal_names(&desk.founding) else {
            return Ok(false);
        };
        Ok(self.0.store.tables_dealt(&deal).await?.iter().any(|(_, stage)| stage == "playing"))
    }
}
