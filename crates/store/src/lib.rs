//! The journal of tables, and the people who sit at them.
//!
//! What happens at a table is appended to its journal with the sequence number that the writer expects: either it commits, or
//! somebody was faster. Everything else that is kept of a table is an index to find it by. The same statements run on SQLite
//! (one machine, the default) and on PostgreSQL (any number of nodes); the differences stand in `sqlite.rs` and `postgres.rs`.
//!
//! One thread writes, in batches: whatever is asked for while a batch is being made durable goes into the next one, so that many
//! tables share one flush to the disk. A write that has to wait for another node is put aside, and keeps no other one waiting.

#![forbid(unsafe_code)]

mod address;
mod backup;
mod bonds;
mod care;
mod club_seasons;
mod club_tables;
mod clubs;
mod complaints;
mod daily;
mod data;
mod days;
mod db;
mod error;
mod invitations;
mod journal;
mod look;
mod mail;
mod outbox;
mod owned;
mod passfile;
mod people;
mod postgres;
mod prepared;
mod probe;
mod profiles;
mod push;
mod puzzles;
mod ratings;
mod reports;
mod schema;
mod secret;
mod sqlite;
mod store;
#[cfg(feature = "testing")]
pub mod testing;
mod threads;
mod tls;
mod tournaments;

pub use backup::{BackedUp, BackupError, Judged, KeptTable, RestoreError, Restored, backup, restore};
pub use bonds::{Bond, BondKind, Bonded};
pub use care::{Kept, Stale, Visitor};
pub use club_seasons::{ClubResult, NewClubResult, Season};
pub use club_tables::{Challenge, ClubTable, Meeting, NewClubTable, OpenedMeeting};
pub use clubs::{Club, ClubChange, ClubFounded, ClubHosted, ClubHours, ClubJoined, ClubLimits, ClubMember, OwnClub};
pub use complaints::Complaint;
pub use daily::DailyGame;
pub use days::{Note, PersonTimes};
pub use error::StoreError;
pub use invitations::{Invitation, code_hash, fresh_code};
pub use journal::{Append, Appended, Begun, Card, Due, Found, Line, NewTable};
pub use look::{Looked, look};
pub use mail::MailAddress;
pub use outbox::{NewNotice, NoticeChannel, Queued};
pub use people::{Person, Token};
pub use prepared::{Prepared, PreparedChange};
pub use profiles::{PlayedSeat, Profile};
pub use push::PushDevice;
pub use puzzles::PuzzleAnswer;
pub use ratings::{BotRating, Finished, Rating};
pub use reports::{PlayedGame, Reported};
pub use store::{Database, Notice, Store, UnknownKind};
pub use tournaments::{FoundTournament, NewTournament, TournamentAppend, TournamentCard};
