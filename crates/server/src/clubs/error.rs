//! Why something cannot be done with a club.

use crate::tables::TableError;
use coven_store::StoreError;

#[derive(Debug, thiserror::Error)]
pub enum ClubError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Table(#[from] TableError),
    /// Also said to whoever does not belong to it, or comes by an old link.
    #[error("there is no such club, or you do not belong to it")]
    NoSuchClub,
    #[error("this person does not belong to the club")]
    NoSuchMember,
    #[error("the club has no such standing challenge")]
    NoSuchChallenge,
    #[error("the club has had no such season")]
    NoSuchSeason,
    #[error("keep your name under a login first: whoever founds a club has an account")]
    NeedsAccount,
    #[error("only hosts of the club may do that")]
    NotHost,
    #[error("{0}")]
    BadClub(&'static str),
    #[error("{0}")]
    BadChallenge(&'static str),
    #[error("there is no such time zone; they have names such as Europe/Warsaw")]
    BadZone,
    #[error("{0}")]
    TooMany(&'static str),
    #[error("the club has as many members as there may be")]
    Full,
    #[error("the club has as many standing challenges as there may be")]
    TooManyChallenges,
    #[error("a club has a host: make somebody else one first")]
    LastHost,
    #[error("a season is running; end it first")]
    SeasonRunning,
    #[error("no season is running")]
    NoSeason,
}
