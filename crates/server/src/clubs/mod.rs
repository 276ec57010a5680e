//! Clubs: people who play together more than once. Who belongs to one, and what it agreed on, stands in rows of the database ([`coven_store`]); its
//! tables are tables like all others, which know in their first line that they are a club's.
//!
//! What the server does by itself ([`meet`]) is done once, whichever nodes there are: the name of a table follows from challenge and
//! time, and of two nodes that move a challenge on one finds it where it was. Secret links follow from the server's secret and a number in the
//! database, so that none is kept anywhere.

mod acts;
mod calendar;
mod error;
mod meet;
mod season;
mod seen;
mod time;

pub use acts::{ChallengeWish, ClubWish, LEADS, LONGEST_ABOUT};
pub use error::ClubError;
pub use season::result_of;
pub use seen::{ChallengeSeen, ClubListed, ClubMemberSeen, ClubSeen, ClubTableSeen, SeasonSeen, SeasonSpan};
pub use time::{Day, Rhythm, in_zone};

use crate::app::App;
use crate::ids;
use crate::people::Memory;
use coven_store::{Club, ClubMember, Person, StoreError};
use std::sync::Arc;

/// The clubs for whose members alone tables are, as far as that was asked lately. It never changes.
pub type ClubTables = Memory<String, Option<String>>;

/// What can be done with clubs. Cheap to clone.
#[derive(Clone)]
pub struct Clubs(Arc<App>);

impl App {
    pub fn clubs(self: &Arc<App>) -> Clubs {
        Clubs(self.clone())
    }

    /// Whether a table is there for somebody: one that is a club's alone is there for its members, and for whoever sits at it.
    pub async fn may_see_table(&self, person: Option<&str>, table: &str) -> Result<bool, StoreError> {
        let key = table.to_owned();
        let club = match self.club_tables.get(&key) {
            Some(known) => known,
            None => {
                let found = self.store.club_of_table(table).await?;
                self.club_tables.put(key, found.clone());
                found
            }
        };
        match (club, person) {
            (None, _) => Ok(true),
            (Some(_), None) => Ok(false),
            (Some(club), Some(person)) => self.store.belongs_or_sits(&club, table, person).await,
        }
    }
}

/// A club as one of its members finds it.
struct Inside {
    club: Club,
    members: Vec<ClubMember>,
    own: ClubMember,
}

impl Clubs {
    /// The club, for a person who belongs to it.
    async fn enter(&self, person: Option<&Person>, id: &str) -> Result<Inside, ClubError> {
        let person = person.filter(|_| ids::is_name(id)).ok_or(ClubError::NoSuchClub)?;
        let club = self.0.store.club(id).await?.ok_or(ClubError::NoSuchClub)?;
        let members = self.0.store.club_members(id).await?;
        let own = members.iter().find(|member| member.person == person.id).cloned().ok_or(ClubError::NoSuchClub)?;
        Ok(Inside { club, members, own })
    }

    /// The same for somebody who hosts it.
    async fn enter_as_host(&self, person: &Person, id: &str) -> Result<Inside, ClubError> {
        let inside = self.enter(Some(person), id).await?;
        if inside.own.host { Ok(inside) } else { Err(ClubError::NotHost) }
    }

    /// The code of the link by which people come in.
    fn invitation(&self, club: &Club) -> String {
        self.0.signer.name("club invitation", &[&club.id, &club.invitation.to_string()])
    }

    /// The secret of the link of a member's calendar.
    fn calendar_secret(&self, club: &str, member: &ClubMember) -> String {
        self.0.signer.name("club calendar", &[club, &member.person, &member.calendar.to_string()])
    }
}

/// Compares what somebody gave with a secret, so that the time it takes tells nothing.
fn is_secret(given: &str, secret: &str) -> bool {
    ids::digest(given) == ids::digest(secret)
}
