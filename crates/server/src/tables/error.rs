//! Why something cannot be done with a table.

use super::acts::{LONGEST_MOVE, LONGEST_TEXT};
use super::prepare::MOST_PREPARED;
use crate::days::LONGEST_NOTE;
use crate::games::OpenError;
use crate::table::Refusal;
use coven_catalog::{CatalogError, StartError};
use coven_engine::RecordError;
use coven_store::StoreError;

#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The table, or the game's rules, say no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("a table has 1 to 8 seats, and nobody sits on two")]
    BadSeats,
    #[error("a name has 1 to 32 visible characters")]
    BadName,
    #[error("this setup is for {0} players")]
    OtherPlayers(usize),
    #[error("the clock's numbers are out of range")]
    BadClock,
    #[error("a deal is a word of at most 64 letters and digits")]
    BadDeal,
    #[error("you have opened {0} tables that have not begun, and more are not allowed; begin or close one first")]
    TooManyTables(usize),
    #[error("a move has {LONGEST_MOVE} characters at most")]
    LongMove,
    #[error("a statement has {LONGEST_MOVE} characters at most")]
    LongStatement,
    #[error("whoever opened this table does not let you sit down")]
    NotWelcome,
    #[error("somebody at this table does not want to hear you")]
    NotHeard,
    #[error("ask at least one person, and no more than there are chairs")]
    BadGuests,
    #[error("say something of at most {LONGEST_TEXT} characters")]
    BadText,
    #[error("a note has {LONGEST_NOTE} characters at most")]
    BadNote,
    #[error("you are not likely to be asked that next, or not in this case, or cannot answer it so; look again at what may come")]
    NoSuchCase,
    #[error("{MOST_PREPARED} answers can be prepared at most")]
    TooManyPrepared,
    #[error("there is no such move")]
    NoSuchMove,
    #[error("look as a seat of the table, or as spectator")]
    NoSuchViewer,
    #[error("through others' eyes only when the game is over")]
    NotYourSeat,
    #[error("that can be had once the game is over")]
    GameRunning,
    #[error("this deal is still being played; it is shown when every table of it is over")]
    DealRunning,
    #[error("tables of one word begin together, and another one of this word has begun; open a new one with everybody")]
    DealBegun,
    #[error("a table shares its deal with others only if two people or more sit there; use another word, or close the others")]
    DealShared,
    #[error("hints are for tables where everybody else is a bot, or where all agreed on them")]
    NoHints,
    #[error("this could not be worked out now; try again")]
    NotWorkedOut,
    #[error("there is no such club, or you do not belong to it")]
    NoSuchClub,
    #[error("a table for members alone needs the club whose members they are")]
    ClubNeeded,
    #[error("this game's rules have changed; it has no whole record")]
    NoRecord,
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        TableError::Open(error.into())
    }
}

impl From<CatalogError> for TableError {
    fn from(error: CatalogError) -> TableError {
        TableError::Open(error.into())
    }
}
