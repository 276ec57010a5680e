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
    #[error("this member is a guest: a host has an account")]
    MemberNeedsAccount,
    #[error("a club's name has 1 to 32 visible characters")]
    BadName,
    #[error("a club says of itself at most 200 characters")]
    LongAbout,
    #[error("a host steps down or leaves, and is not taken out")]
    HostStays,
    #[error("an hour is written such as 20:00")]
    BadHour,
    #[error("a table is opened 2, 12, 24 or 72 hours before")]
    BadLead,
    #[error("at a table of a challenge sit two people or more")]
    TooFewSeats,
    #[error("there is no such time zone; they have names such as Europe/Warsaw")]
    BadZone,
    #[error("you host 5 clubs, and more are not allowed")]
    HostsTooMany,
    #[error("this member hosts 5 clubs, and more are not allowed")]
    MemberHostsTooMany,
    #[error("you belong to 20 clubs, and more are not allowed")]
    TooManyClubs,
    #[error("the club has as many members as there may be")]
    Full,
    #[error("a club has 10 standing challenges at most; one that was dropped counts until a week after its latest table")]
    TooManyChallenges,
    #[error("a club has a host: make somebody else one first")]
    LastHost,
    #[error("a season is running; end it first")]
    SeasonRunning,
    #[error("no season is running")]
    NoSeason,
    #[error("others change the club at the same time; try again")]
    Busy,
}
