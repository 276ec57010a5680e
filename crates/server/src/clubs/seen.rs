//! What the members of a club see of it. Nobody else sees anything.

use super::acts::zone;
use super::season::counted;
use super::time::{Day, Rhythm, Terms};
use super::{ClubError, Clubs, Inside};
use crate::log;
use crate::table::{Clock, ListedTable, Progress, level_schema};
use crate::tournaments::StandingSeen;
use coven_bots::Level;
use coven_pairing::Player;
use coven_store::{Challenge, ClubTable, Person, Season};
use coven_ui::page::Address;
use schemars::JsonSchema;
use serde::Serialize;

/// Maximum number of tables that are shown.
const MOST_TABLES: i64 = 60;

/// A club of yours.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClubListed {
    pub id: String,
    pub name: String,
    pub about: String,
    /// Whether you are a host.
    pub host: bool,
    pub members: i64,
}

/// Everything that a member may know of a club.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ClubSeen {
    pub id: String,
    pub name: String,
    pub about: String,
    /// The time zone by which its hours and seasons go.
    pub zone: String,
    pub rhythm: Rhythm,
    /// Whether you are a host.
    pub host: bool,
    /// Where others come in: an address of this server.
    pub invitation: String,
    /// Your own calendar: an address of this server, without a login.
    pub calendar: String,
    /// Hosts first.
    pub members: Vec<ClubMemberSeen>,
    /// First those that gather, then those that are played, then the latest that are over.
    pub tables: Vec<ClubTableSeen>,
    /// The next one first.
    pub challenges: Vec<ChallengeSeen>,
    /// The running season, or the last one.
    pub season: Option<SeasonSeen>,
    /// All seasons, the latest first.
    pub seasons: Vec<SeasonSpan>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClubMemberSeen {
    pub person: String,
    pub name: String,
    pub host: bool,
    /// In milliseconds since 1970.
    pub joined: i64,
    pub you: bool,
}

/// A table of a club.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ClubTableSeen {
    pub table: String,
    pub stage: Progress,
    pub members_only: bool,
    /// When the server begins the game, in milliseconds since 1970, if it does.
    pub begins: Option<i64>,
    pub changed: i64,
    /// You sit there.
    pub yours: bool,
    /// You are being asked there.
    pub asked: bool,
    pub about: ListedTable,
}

/// What is agreed on for every week.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ChallengeSeen {
    pub id: String,
    pub day: Day,
    /// By the clocks of the club, such as `20:00`.
    pub at: String,
    pub game: String,
    pub players: usize,
    pub variants: Vec<String>,
    pub clock: Option<Clock>,
    /// Hours before, at which the table is opened.
    pub lead: u32,
    /// The bots that take chairs which are free at the hour.
    #[schemars(schema_with = "level_schema")]
    pub fill: Option<Level>,
    pub members_only: bool,
    /// The next time, in milliseconds since 1970.
    pub next: i64,
    /// The table for it, once it is open.
    pub table: Option<String>,
    /// The last time, if nobody came then.
    pub missed: Option<i64>,
}

/// A span of time, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SeasonSpan {
    pub number: i64,
    pub begins: i64,
    /// None as long as nobody has ended it.
    pub ends: Option<i64>,
    pub running: bool,
}

/// Who stands where in a season.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SeasonSeen {
    pub number: i64,
    /// In milliseconds since 1970.
    pub begins: i64,
    /// None as long as nobody has ended it.
    pub ends: Option<i64>,
    pub running: bool,
    /// Games that count: those at which two members or more sat to the end.
    pub games: usize,
    /// Your number among the standings.
    pub you: Option<Player>,
    pub standings: Vec<StandingSeen>,
}

fn span(season: &Season, now: i64) -> SeasonSpan {
    SeasonSpan { number: season.number, begins: season.begins, ends: season.ends, running: season.runs(now) }
}

/// A table whose card cannot be read is left out: it was written by a newer version.
fn table_seen(table: &ClubTable) -> Option<ClubTableSeen> {
    let stage = Progress::of(&table.found.stage)?;
    Some(ClubTableSeen {
        table: table.found.id.clone(),
        stage,
        members_only: table.members_only,
        begins: table.begins.filter(|_| stage == Progress::Gathering),
        changed: table.found.changed,
        yours: table.found.own != 0,
        asked: table.found.asks(),
        about: serde_json::from_str(&table.found.shown).ok()?,
    })
}

fn challenge_seen(challenge: &Challenge, tables: &[ClubTable]) -> Option<ChallengeSeen> {
    let terms: Terms = serde_json::from_str(&challenge.terms).ok()?;
    let gathers =
        |table: &&ClubTable| table.challenge.as_ref() == Some(&challenge.id) && table.found.stage == Progress::Gathering.name();
    let open = tables.iter().find(gathers);
    Some(ChallengeSeen {
        id: challenge.id.clone(),
        day: terms.day,
        at: format!("{:02}:{:02}", terms.at.hour(), terms.at.minute()),
        game: terms.game,
        players: terms.players,
        variants: terms.variants,
        clock: terms.clock,
        lead: terms.lead,
        fill: terms.fill,
        members_only: terms.members_only,
        next: open.and_then(|table| table.begins).unwrap_or(challenge.occurs),
        table: open.map(|table| table.found.id.clone()),
        missed: challenge.missed,
    })
}

impl Clubs {
    /// The clubs of a person.
    pub async fn list(&self, person: &Person) -> Result<Vec<ClubListed>, ClubError> {
        let own = self.0.store.clubs_of(&person.id).await?.into_iter();
        Ok(own
            .map(|own| ClubListed {
                id: own.club.id,
                name: own.club.name,
                about: own.club.about,
                host: own.host,
                members: own.members,
            })
            .collect())
    }

    pub async fn look(&self, person: Option<&Person>, id: &str) -> Result<ClubSeen, ClubError> {
        let Inside { club, members, own } = self.enter(person, id).await?;
        let tables = self.0.store.tables_of_club(id, &own.person, MOST_TABLES).await?;
        let challenges = self.0.store.challenges(id).await?;
        let (seasons, now) = (self.0.store.seasons(id).await?, log::now());
        let season = match seasons.first() {
            Some(latest) => Some(self.stand(id, latest, &own.person, now).await?),
            None => None,
        };
        let (code, secret) = (self.invitation(&club), self.calendar_secret(id, &own));
        let mut challenges: Vec<ChallengeSeen> = challenges.iter().filter_map(|one| challenge_seen(one, &tables)).collect();
        challenges.sort_by_key(|one| one.next);
        Ok(ClubSeen {
            invitation: Address::JoinClub { id, code: &code }.to_string(),
            calendar: Address::ClubCalendar { id, secret: &secret }.to_string(),
            host: own.host,
            rhythm: Rhythm::of(&club.rhythm).unwrap_or_default(),
            members: members
                .into_iter()
                .map(|member| ClubMemberSeen {
                    you: member.person == own.person,
                    person: member.person,
                    name: member.name,
                    host: member.host,
                    joined: member.joined,
                })
                .collect(),
            tables: tables.iter().filter_map(table_seen).collect(),
            challenges,
            season,
            seasons: seasons.iter().map(|season| span(season, now)).collect(),
            id: club.id,
            name: club.name,
            about: club.about,
            zone: club.zone,
        })
    }

    /// A season, also one that is over.
    pub async fn season(&self, person: Option<&Person>, id: &str, number: i64) -> Result<SeasonSeen, ClubError> {
        let Inside { own, .. } = self.enter(person, id).await?;
        let seasons = self.0.store.seasons(id).await?;
        let season = seasons.iter().find(|season| season.number == number).ok_or(ClubError::NoSuchSeason)?;
        self.stand(id, season, &own.person, log::now()).await
    }

    async fn stand(&self, id: &str, season: &Season, person: &str, now: i64) -> Result<SeasonSeen, ClubError> {
        let results = self.0.store.club_results(id, season.begins, season.ends).await?;
        let (games, standings, you) = counted(&results, person);
        let SeasonSpan { number, begins, ends, running } = span(season, now);
        Ok(SeasonSeen { number, begins, ends, running, games, you, standings })
    }
}

/// The next times of a challenge, that of its open table first.
pub(super) fn times(club: &coven_store::Club, challenge: &Challenge, seen: &ChallengeSeen, most: usize) -> Vec<i64> {
    let terms: Option<Terms> = serde_json::from_str(&challenge.terms).ok();
    let (zone, open) = (zone(club), seen.table.as_ref().map(|_| seen.next));
    let mut times: Vec<i64> = open.into_iter().chain([challenge.occurs]).collect();
    while times.len() < most
        && let Some((next, _)) = terms.as_ref().zip(times.last()).and_then(|(terms, &last)| terms.next(&zone, last))
    {
        times.push(next);
    }
    times
}
