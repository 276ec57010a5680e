//! Tournaments: many people, round after round, at tables like all others.
//!
//! A tournament is the fold ([`state`]) of a journal of its own ([`entry`]), appended to with the line that must be the last one, as at
//! tables. Whatever the server does by itself ([`rounds`]) follows from that journal and from how far the tables are, so that any node
//! does it, after any crash, and what two nodes do at the same time is done once: the names of tables follow from tournament, round and
//! table, and of two lines with the same number one is refused.

mod acts;
mod entry;
mod error;
mod onlookers;
mod rounds;
mod seen;
mod state;

pub use acts::{MOST_GAMES, MOST_PEOPLE, MOST_ROUNDS, TournamentWish};
pub use error::TournamentError;
pub use onlookers::Onlookers;
pub use seen::{PlaceSeen, RoundSeen, StandingSeen, TableSeen, TournamentListed, TournamentSeen};
pub use state::{Stage, Standby};

use crate::app::App;
use crate::care::make_nameless;
use crate::ids;
use crate::log;
use coven_store::{Appended, Line, Store, StoreError, TournamentAppend};
use entry::{Ending, Entry, Opening};
use state::Tournament;
use std::sync::Arc;

/// Maximum number of attempts to append a line when others append at the same time.
const MOST_ATTEMPTS: usize = 20;

/// What can be done with tournaments. Cheap to clone.
#[derive(Clone)]
pub struct Tournaments(Arc<App>);

impl App {
    pub fn tournaments(self: &Arc<App>) -> Tournaments {
        Tournaments(self.clone())
    }
}

impl Tournaments {
    /// A tournament as its journal leaves it now.
    async fn load(&self, id: &str) -> Result<Tournament, TournamentError> {
        if !ids::is_name(id) {
            return Err(TournamentError::NoSuchTournament);
        }
        let lines = self.0.store.tournament_lines(id).await?;
        Tournament::load(id, &lines)?.ok_or(TournamentError::NoSuchTournament)
    }

    /// Appends what is decided, on the tournament as it is. False if nothing is to be done.
    async fn act(
        &self,
        id: &str,
        decide: impl Fn(&Tournament) -> Result<Option<Entry>, TournamentError>,
    ) -> Result<bool, TournamentError> {
        for _ in 0..MOST_ATTEMPTS {
            let mut tournament = self.load(id).await?;
            let Some(entry) = decide(&tournament)? else {
                return Ok(false);
            };
            if self.append(&mut tournament, entry).await? {
                return Ok(true);
            }
        }
        Err(TournamentError::Busy)
    }

    async fn append(&self, tournament: &mut Tournament, entry: Entry) -> Result<bool, TournamentError> {
        let written = append(&self.0.store, tournament, entry).await?;
        // On a shared database everybody hears it from there.
        if written && !self.0.shared {
            self.0.tournament_changed(&tournament.id);
        }
        Ok(written)
    }
}

/// Appends one line. False if somebody was faster; then nothing is written.
async fn append(store: &Store, tournament: &mut Tournament, entry: Entry) -> Result<bool, StoreError> {
    let expected = tournament.seq;
    let at = log::now().max(tournament.at);
    let line = Line { seq: expected + 1, at, text: serde_json::to_string(&entry).unwrap_or_default() };
    tournament.apply(line.seq, at, &entry);
    let (opened, ended) = match entry {
        Entry::Opened { tables } => (tables.into_iter().map(|Opening { id, .. }| id).collect(), Vec::new()),
        Entry::Ended { games } => (Vec::new(), games.into_iter().map(|Ending { id, .. }| id).collect()),
        _ => (Vec::new(), Vec::new()),
    };
    let id = tournament.id.clone();
    let append = TournamentAppend { id, expected, line, card: tournament.card(), opened, ended };
    Ok(store.append_tournament(append).await? == Appended::Written)
}

/// Somebody is deleted: plays in no tournament any more, and a fresh id that belongs to nobody takes the place of theirs in all journals.
/// A tournament of theirs that has not begun is called off.
pub async fn forget_person(store: &Store, person: &str) -> Result<(), StoreError> {
    for found in store.tournaments_of(person, i64::MAX).await? {
        for _ in 0..MOST_ATTEMPTS {
            let lines = store.tournament_lines(&found.id).await?;
            // What cannot be read stays as it is; its lines are rewritten all the same.
            let Ok(Some(mut tournament)) = Tournament::load(&found.id, &lines) else { break };
            let Some(entry) = gone(&tournament, person) else { break };
            if append(store, &mut tournament, entry).await? {
                break;
            }
        }
    }
    make_person_nameless(store, person, &ids::fresh()).await
}

/// What becomes of a tournament when a person is gone.
fn gone(tournament: &Tournament, person: &str) -> Option<Entry> {
    if tournament.stage == Stage::Gathering && tournament.terms.host.person == person {
        return Some(Entry::Cancelled);
    }
    let player = tournament.player(person)?;
    let present = tournament.members[player as usize].standby != Standby::Withdrew;
    (present && tournament.stage != Stage::Over).then_some(Entry::Withdrew { player })
}

async fn make_person_nameless(store: &Store, person: &str, nobody: &str) -> Result<(), StoreError> {
    let mut lines = store.tournament_lines_that_mention(person).await?;
    lines.retain_mut(|(_, line)| match serde_json::from_str(&line.text) {
        Ok(mut value) => {
            make_nameless(&mut value, person, nobody);
            line.text = value.to_string();
            // If the changed line could not be read back, the name stays: an unreadable journal would be worse.
            serde_json::from_str::<Entry>(&line.text).is_ok()
        }
        Err(_) => false,
    });
    store.rewrite_tournaments(lines, person, nobody).await
}
