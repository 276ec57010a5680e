//! What the server does with tournaments by itself: tables are opened, results are noted, rounds are paired.

use super::acts::agreed;
use super::entry::{Ending, Entry, Opening};
use super::state::{Next, Tournament};
use super::{TournamentError, Tournaments};
use crate::app::App;
use crate::games::OpenError;
use crate::log;
use crate::table::{Contest, Progress, Sitter};
use crate::tables::ContestTable;
use coven_engine::Seat;
use coven_pairing::Place;
use coven_pairing::standings::Finish;
use coven_store::StoreError;
use serde_json::json;
use std::sync::Arc;

/// Maximum number of tournaments that are looked after in one round of the sweep.
const AT_ONCE: i64 = 100;

/// Maximum number of steps that one tournament takes at once: results, a pairing, tables. What is left is done in the next sweep.
const MOST_STEPS: usize = 8;

impl App {
    /// Does what is due in all tournaments. One in which that fails keeps no other one waiting.
    pub async fn tend_tournaments(self: &Arc<App>) -> Result<(), StoreError> {
        for id in self.store.tournaments_due(log::now(), AT_ONCE).await? {
            if let Err(error) = self.tournaments().tend(&id).await {
                log::event("tournament-not-tended", json!({ "why": error.to_string() }));
            }
        }
        Ok(())
    }
}

impl Tournaments {
    /// Does what is due in a tournament. Another node may be doing the same: whoever is slower leaves it.
    pub(super) async fn tend(&self, id: &str) -> Result<(), TournamentError> {
        for _ in 0..MOST_STEPS {
            let mut tournament = self.load(id).await?;
            let entry = match self.ended(&tournament).await? {
                games if !games.is_empty() => Entry::Ended { games },
                _ => match tournament.next() {
                    Next::Open(tables) => self.open(&tournament, tables).await?,
                    Next::Pair => Entry::Paired { round: paired(&tournament).await? },
                    Next::Finish => Entry::Finished,
                    Next::Nothing => return Ok(()),
                },
            };
            if !self.append(&mut tournament, entry).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The games that have ended since the journal told of one.
    async fn ended(&self, tournament: &Tournament) -> Result<Vec<Ending>, TournamentError> {
        let mut games = Vec::new();
        for id in self.0.store.ended_tables(&tournament.id).await? {
            games.push(self.ending(id).await?);
        }
        Ok(games)
    }

    async fn ending(&self, id: String) -> Result<Ending, TournamentError> {
        let given_up = |id| Ending { id, finishes: None, away: Vec::new() };
        let open = match self.0.open_table(&id).await {
            Ok(open) => open,
            // It was deleted.
            Err(OpenError::NoSuchTable) => return Ok(given_up(id)),
            Err(error) => return Err(crate::tables::TableError::Open(error).into()),
        };
        let desk = open.desk().map_err(crate::tables::TableError::Open)?;
        let standing = desk.game.as_ref().filter(|_| desk.progress == Progress::Over).and_then(|game| game.standing());
        let Some(standing) = standing else {
            return Ok(given_up(id));
        };
        let finish = |seat: Seat| {
            let result = standing.iter().find(|result| result.seat == seat);
            // A seat without a result is behind all others.
            result.map_or(Finish { place: desk.chairs.len() as u8, score: 0 }, |result| Finish {
                place: result.place,
                score: i64::from(result.sheet.total),
            })
        };
        let absent = |seat: &Seat| {
            let chair = &desk.chairs[seat.index()];
            chair.stand_in.is_some() || chair.sitter == Sitter::Open
        };
        let seats = || Seat::all(desk.chairs.len());
        let away = seats().filter(absent).map(Seat::index).collect();
        Ok(Ending { id, finishes: Some(seats().map(finish).collect()), away })
    }

    /// Opens games at these tables of the present round. Those that are there already stay as they are.
    async fn open(&self, tournament: &Tournament, tables: Vec<(usize, usize)>) -> Result<Entry, TournamentError> {
        let mut opened = Vec::new();
        let round = tournament.rounds.len();
        for (table, game) in tables {
            let number = |number: usize| number.to_string();
            let (round_word, table_word, game_word) = (number(round), number(table), number(game));
            let parts = [tournament.id.as_str(), &round_word, &game_word, &table_word];
            let id = self.0.signer.name("tournament table", &parts);
            let seats = tournament.seats(round - 1, table, game);
            let duplicate = tournament.terms.duplicate;
            // Which deal it is follows from the server's secret; all tables of a round have the same one where that was agreed.
            let dealt = if duplicate { &parts[..3] } else { &parts[..] };
            let absent = |place: &Place| match place {
                Place::Person(player) => tournament.members[*player as usize].away,
                Place::Bot(_) => false,
            };
            let wish = ContestTable {
                host: tournament.terms.host.person.clone(),
                away: Seat::all(seats.len()).zip(&seats).filter(|(_, place)| absent(place)).map(|(seat, _)| seat).collect(),
                seats: seats.iter().map(|place| sitter(tournament, place)).collect(),
                seed: self.0.signer.seed("tournament deal", dealt),
                deal: duplicate.then(|| format!("{} {round} {game}", tournament.id)),
                contest: Contest::Tournament { id: tournament.id.clone() },
            };
            self.0.tables().open_contest(&id, &agreed(&tournament.terms), wish).await?;
            opened.push(Opening { table, game, id });
        }
        Ok(Entry::Opened { tables: opened })
    }
}

fn sitter(tournament: &Tournament, place: &Place) -> Sitter {
    match place {
        Place::Person(player) => {
            let member = &tournament.members[*player as usize];
            Sitter::Person { id: member.person.clone(), name: member.name.clone() }
        }
        Place::Bot(_) => Sitter::Bot { level: tournament.terms.level },
    }
}

/// The next round, worked out on a thread where it delays nobody.
pub(super) async fn paired(tournament: &Tournament) -> Result<coven_pairing::Round, TournamentError> {
    let tournament = tournament.clone();
    let round = tokio::task::spawn_blocking(move || tournament.next_round()).await;
    Ok(round.map_err(|_| TournamentError::Busy)??)
}
