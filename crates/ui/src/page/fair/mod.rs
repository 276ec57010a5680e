//! The same deal for everybody: deals of the day, and tournaments.

mod daily;
mod found;
mod new;
mod tournament;

pub use daily::{DailyCard, DailyDealShown, DailyPage, DailyRowShown, DailyWay, OwnResult, daily, daily_all};
pub use found::{FoundTournament, Standing, Tournaments, tournaments};
pub use new::{NewTournament, new_tournament};
pub use tournament::{GameShown, PersonShown, RoundShown, Score, System, TableShown, Terms, TournamentPage, WayIn, tournament};
pub(in crate::page) use tournament::{points_explained, standings};
