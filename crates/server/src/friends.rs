//! What people are to each other: friends, strangers, those who want nothing to do with somebody; and what those who run the server are
//! told. Pages and API call the same.

use crate::app::App;
use crate::ids;
use crate::log;
use crate::table::ChatLine;
use crate::tables::{TableError, Tables};
use coven_store::{Bond, BondKind, Bonded, Complaint, Person, StoreError};
use std::sync::Arc;

/// Maximum number of friends of one person, and of people who were asked.
const MOST_FRIENDS: i64 = 200;

/// Maximum number of people whom one person has blocked.
const MOST_BLOCKED: i64 = 500;

/// Maximum number of complaints of one person in a day.
const MOST_COMPLAINTS: i64 = 5;

/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Maximum length of a reason, in characters.
pub const LONGEST_REASON: usize = 1_000;

/// Why something between people cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum FriendError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Also said where somebody is there and does not want to be found.
    #[error("there is no such person here")]
    NoSuchPerson,
    #[error("you have {MOST_FRIENDS} friends and open questions, or have blocked {MOST_BLOCKED} people; more are not allowed")]
    TooManyBonds,
    #[error("you have made {MOST_COMPLAINTS} reports today; more are not allowed")]
    TooManyComplaints,
    #[error("say why, in at most {LONGEST_REASON} characters")]
    BadReason,
}

/// Everybody to whom somebody has a bond, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Circle {
    pub friends: Vec<Bond>,
    /// They have asked, and wait for an answer.
    pub asking: Vec<Bond>,
    /// They were asked.
    pub asked: Vec<Bond>,
    pub blocked: Vec<Bond>,
}

/// Somebody who sits at the same table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    pub person: String,
    pub name: String,
    pub bond: Option<BondKind>,
    /// What they said lately beside the game.
    pub said: Vec<ChatLine>,
}

/// What somebody tells about another one.
#[derive(Clone, Debug, Default)]
pub struct Told {
    pub reason: String,
    /// At which table it happened, and the line of its journal that was said.
    pub table: Option<String>,
    pub said: Option<i64>,
}

impl App {
    /// Somebody else whom the person may reach: whoever shows a page, or has sat at the same table.
    async fn reached(&self, person: &Person, other: &str) -> Result<Arc<Person>, FriendError> {
        if person.id == other || !ids::is_name(other) {
            return Err(FriendError::NoSuchPerson);
        }
        let found = self.person(other).await?.ok_or(FriendError::NoSuchPerson)?;
        let known = self.store.bond(&person.id, other).await?.is_some() || self.store.have_met(&person.id, other).await?;
        let open = found.login.is_some() && !self.store.profile(other).await?.hidden;
        if known || open { Ok(found) } else { Err(FriendError::NoSuchPerson) }
    }

    pub async fn circle(&self, person: &str) -> Result<Circle, StoreError> {
        let mut circle = Circle { asking: self.store.asking_to_be_friends(person).await?, ..Circle::default() };
        for bond in self.store.bonds_of(person).await? {
            match bond.kind {
                BondKind::Friend => circle.friends.push(bond),
                BondKind::Asked => circle.asked.push(bond),
                BondKind::Blocked => circle.blocked.push(bond),
            }
        }
        Ok(circle)
    }

    /// Asks somebody to be friends, or says yes.
    pub async fn befriend(&self, person: &Person, other: &str) -> Result<Bonded, FriendError> {
        let other = self.reached(person, other).await?;
        match self.store.befriend(&person.id, &other.id, MOST_FRIENDS, log::now()).await? {
            Bonded::TooMany => Err(FriendError::TooManyBonds),
            done => Ok(done),
        }
    }

    /// Ends a friendship, takes a question back or says no.
    pub async fn part(&self, person: &Person, other: &str) -> Result<(), FriendError> {
        Ok(self.store.part(&person.id, other).await?)
    }

    pub async fn block(&self, person: &Person, other: &str) -> Result<(), FriendError> {
        let other = self.reached(person, other).await?;
        let done = self.store.block(&person.id, &other.id, MOST_BLOCKED, log::now()).await?;
        if done { Ok(()) } else { Err(FriendError::TooManyBonds) }
    }

    pub async fn unblock(&self, person: &Person, other: &str) -> Result<(), FriendError> {
        Ok(self.store.unblock(&person.id, other).await?)
    }

    /// Tells those who run the server about somebody. What was said is taken from the table, so that nobody can make it up.
    pub async fn complain(self: &Arc<App>, person: &Person, other: &str, told: Told) -> Result<(), FriendError> {
        let other = self.reached(person, other).await?;
        let reason: String = told.reason.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        if reason.is_empty() || reason.chars().count() > LONGEST_REASON {
            return Err(FriendError::BadReason);
        }
        let (mut table, mut said) = (String::new(), String::new());
        if let Some(named) = told.table {
            // Only what the person could hear: somebody who sits elsewhere cannot complain of it.
            let met = self.tables().people_met(person, &named).await.unwrap_or_default();
            if let Some(met) = met.into_iter().find(|met| met.person == other.id) {
                table = named;
                said = met.said.into_iter().find(|line| Some(line.seq) == told.said).map_or_else(String::new, |line| line.text);
            }
        }
        let now = log::now();
        let complaint = Complaint {
            id: ids::fresh(),
            person: person.id.clone(),
            other: other.id.clone(),
            table,
            said,
            reason,
            at: now,
            closed: None,
        };
        if !self.store.complain(complaint, now - DAY, MOST_COMPLAINTS).await? {
            return Err(FriendError::TooManyComplaints);
        }
        self.metrics.complaints.add(1);
        log::event("person-reported", serde_json::json!({}));
        Ok(())
    }
}

impl Tables {
    /// The other people of a table at which the person sits, and whoever opened it or spoke there; each with what they said.
    pub async fn people_met(&self, person: &Person, table: &str) -> Result<Vec<Met>, TableError> {
        let seated = {
            let open = self.app().open_table(table).await?;
            let desk = open.desk()?;
            if !desk.sits(&person.id) && desk.founding.host != person.id {
                return Err(crate::table::Refusal::NotSeated.into());
            }
            let mut seated: Vec<(String, Vec<ChatLine>)> = Vec::new();
            let speakers = desk.talk.iter().map(|line| line.person.clone());
            for other in desk.people().into_iter().chain([desk.founding.host.clone()]).chain(speakers) {
                // People of another server, who came along with a record, are nobody here.
                if other != person.id && !other.is_empty() && !seated.iter().any(|(known, _)| *known == other) {
                    let said = desk.talk.iter().filter(|line| line.person == other).cloned().collect();
                    seated.push((other, said));
                }
            }
            seated
        };
        let mut met = Vec::new();
        for (id, said) in seated {
            let Some(other) = self.app().person(&id).await? else {
                continue;
            };
            let bond = self.app().store.bond(&person.id, &id).await?;
            met.push(Met { person: id, name: other.name.clone(), bond, said });
        }
        Ok(met)
    }

    /// Whoever opened a table decides who does not sit there.
    pub(crate) async fn is_welcome(&self, person: &Person, table: &str) -> Result<(), TableError> {
        let host = {
            let open = self.app().open_table(table).await?;
            let desk = open.desk()?;
            (!desk.sits(&person.id)).then(|| desk.founding.host.clone())
        };
        match host {
            Some(host) if host != person.id && self.app().store.bond(&host, &person.id).await? == Some(BondKind::Blocked) => {
                Err(TableError::NotWelcome)
            }
            _ => Ok(()),
        }
    }

    /// Nobody has to listen to somebody whom they have blocked, so that one is silent where they sit.
    pub(crate) async fn is_heard(&self, person: &Person, table: &str) -> Result<(), TableError> {
        let blocked_by = self.app().store.blocked_by(&person.id).await?;
        if blocked_by.is_empty() {
            return Ok(());
        }
        let open = self.app().open_table(table).await?;
        let desk = open.desk()?;
        let listens = |other: &String| desk.founding.host == *other || desk.sits(other);
        if blocked_by.iter().any(listens) { Err(TableError::NotHeard) } else { Ok(()) }
    }
}
