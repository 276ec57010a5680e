//! Tables that count for something beside themselves: they are opened by the server, with the people on their seats, and begin at once.

use super::{Opened, TableError, Tables};
use crate::table::{Act, Clock, Contest, Desk, Entry, Founding, Progress, STAND_IN, Sitter, Why};
use coven_catalog::Agreement;
use coven_engine::{Seat, Seed, record};

/// What all tables of a contest agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    pub game: String,
    pub players: usize,
    /// Variants and mode, each a word of the game.
    pub variants: Vec<String>,
    pub clock: Option<Clock>,
}

/// One of its tables.
#[derive(Clone, Debug)]
pub struct ContestTable {
    pub host: String,
    pub seats: Vec<Sitter>,
    /// Seats whose people are away: a bot plays for them until they are back.
    pub away: Vec<Seat>,
    pub seed: Seed,
    /// Tables with the same word are dealt alike.
    pub deal: Option<String>,
    pub contest: Contest,
}

impl Tables {
    /// Whether a game can be played like that: the head of a record of it, with any seed.
    pub fn agree(&self, agreed: &Agreed) -> Result<record::Header, TableError> {
        if agreed.clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(TableError::BadClock);
        }
        let variants: Vec<&str> = agreed.variants.iter().map(String::as_str).collect();
        let words = Agreement::Words { players: agreed.players, variants: &variants };
        let trial = self.0.games.get(&agreed.game)?.start(words, Seed::new([0; 32]))?;
        if trial.seats() != agreed.players {
            return Err(TableError::OtherPlayers(trial.seats()));
        }
        Ok(trial.record(Vec::new()).header)
    }

    /// Opens a table and begins its game. One that is there already stays as it is.
    pub async fn open_contest(&self, id: &str, agreed: &Agreed, table: ContestTable) -> Result<Opened, TableError> {
        let header = self.agree(agreed)?;
        if table.seats.len() != agreed.players {
            return Err(TableError::BadSeats);
        }
        let founding = Founding {
            seed: table.seed,
            clock: agreed.clock,
            deal: table.deal,
            contest: Some(table.contest),
            ..Founding::of(header, &table.host, table.seats)
        };
        let opened = self.begin(id, founding, Vec::new(), None).await?;
        // Lines of their own, so that whoever is asked is told.
        let begin = |desk: &Desk, _: i64| match desk.progress {
            Progress::Gathering => Ok(Act::Do(Entry::Started)),
            Progress::Playing | Progress::Over | Progress::Closed => Ok(Act::Done(desk.seq)),
        };
        if self.0.act(id, None, None, begin).await?.repeated {
            return Ok(opened);
        }
        for seat in table.away {
            let hand = move |desk: &Desk, _: i64| match desk.bot_at(seat) {
                None => Ok(Act::Do(Entry::Handed { seat, level: STAND_IN, why: Why::Away })),
                Some(_) => Ok(Act::Done(desk.seq)),
            };
            match self.0.act(id, None, None, hand).await {
                // Some games are over as soon as they begin.
                Ok(_) | Err(TableError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(opened)
    }
}
