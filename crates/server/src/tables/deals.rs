//! Tables that are dealt alike: those that one person opened with the same word, and that begin together when this person says so. Once
//! they have begun, nobody else sits down at any of them, only those who play see them, and the next table of the word has a new deal. So
//! nobody begins, holds up or learns the deal of tables that others opened, whatever word they guess.

use super::{TableError, Tables};
use crate::ids;
use crate::log;
use crate::table::{Desk, Founding, Progress};
use coven_engine::Seed;

/// Minimum number of people at a table that shares its deal. Whoever plays with bots alone is through in seconds, and would know what the
/// others have before them.
const LEAST_PEOPLE: usize = 2;

impl Tables {
    /// Tables that may share a deal have this name in common: those of the same host, game, setup and word. It does not tell the word.
    fn word_name(&self, founding: &Founding) -> Option<String> {
        let word = founding.deal.as_ref()?;
        Some(self.0.signer.name("word", &[&founding.host, &founding.game, &founding.setup.to_string(), word]))
    }

    /// What stands in the database of a table of a word: which tables may share a deal, and the promise of the deal.
    pub(super) fn deal_name(&self, founding: &Founding) -> Option<String> {
        Some(format!("{}.{}", self.word_name(founding)?, founding.seed.commitment()))
    }

    /// The seed of a new table: that of a table of the same word which still gathers, else a new one.
    pub(super) async fn fresh_or_shared_seed(&self, founding: &Founding) -> Result<Seed, TableError> {
        let gathering = match self.word_name(founding) {
            Some(word) => self.0.store.gathering_for(&word).await?,
            None => None,
        };
        match gathering {
            Some(table) => Ok(self.0.open_table(&table).await?.desk()?.founding.seed),
            None => Ok(Seed::new(ids::random())),
        }
    }

    /// The other tables that begin with this one, if it has not begun: the full ones that are dealt alike, as long as nobody sits at two
    /// of them. Refused if the deal has begun without this table, or if too few people sit at it to share a deal with those that gather.
    pub(super) async fn to_begin_with(&self, table: &str) -> Result<Vec<String>, TableError> {
        let mut people = {
            let open = self.0.open_table(table).await?;
            let desk = open.desk()?;
            if desk.founding.deal.is_none() || desk.progress != Progress::Gathering {
                return Ok(Vec::new());
            }
            desk.people()
        };
        let alike = self.0.store.dealt_alike(table).await?;
        let others = alike.into_iter().filter(|(other, stage)| other != table && stage != "closed");
        let (gathering, begun): (Vec<_>, Vec<_>) = others.partition(|(_, stage)| stage == "gathering");
        if !begun.is_empty() {
            return Err(TableError::DealBegun);
        }
        if people.len() < LEAST_PEOPLE && !gathering.is_empty() {
            return Err(TableError::DealShared);
        }
        let mut together = Vec::new();
        for (other, _) in gathering {
            let open = self.0.open_table(&other).await?;
            let (desk, there) = (open.desk()?, open.desk()?.people());
            let shares = there.len() >= LEAST_PEOPLE && !there.iter().any(|person| people.contains(person));
            if shares && desk.empty_seats().is_empty() {
                people.extend(there);
                together.push(other);
            }
        }
        Ok(together)
    }

    /// Whether the deal of a game that has begun is still being played, there or at another table.
    pub(super) async fn deal_is_played(&self, desk: &Desk) -> Result<bool, TableError> {
        if desk.founding.contest.as_ref().is_some_and(|contest| contest.hides_deal(log::now())) {
            return Ok(true);
        }
        if desk.founding.deal.is_none() {
            return Ok(false);
        }
        let alike = self.0.store.dealt_alike(&desk.id).await?;
        Ok(alike.iter().any(|(_, stage)| stage == "playing"))
    }
}
