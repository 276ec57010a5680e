//! Why something cannot be done with a tournament.

use super::state::Unreadable;
use crate::tables::TableError;
use coven_pairing::PairError;
use coven_store::StoreError;

#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Pair(#[from] PairError),
    #[error("there is no such tournament")]
    NoSuchTournament,
    #[error("keep your name under a login first: whoever opens a tournament has an account")]
    NeedsAccount,
    #[error("{0}")]
    BadTerms(&'static str),
    #[error("you have opened {0} tournaments that are not over, and more are not allowed")]
    TooMany(i64),
    #[error("only whoever opened the tournament may do that")]
    NotHost,
    #[error("the tournament has not begun")]
    NotBegun,
    #[error("the tournament is over")]
    Over,
    #[error("a round is still being played")]
    RoundRunning,
    #[error("there are too few people for a round")]
    TooFew,
    #[error("the tournament and its waiting list are full")]
    Full,
    #[error("this person does not take part")]
    NotMember,
    #[error("others change the tournament at the same time; try again")]
    Busy,
}
