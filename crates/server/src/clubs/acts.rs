//! What people do with a club.

use super::time::{Day, HOUR, Rhythm, Terms};
use super::{ClubError, Clubs, Inside, is_secret};
use crate::days::zone_named;
use crate::ids;
use crate::log;
use crate::table::Clock;
use crate::tables::Agreed;
use coven_bots::Level;
use coven_store::{
    Challenge, Club, ClubChange, ClubFounded, ClubHosted, ClubHours, ClubJoined, ClubLimits, Notice, Person, StoreError,
};
use jiff::civil::Time;
use jiff::tz::TimeZone;

/// Maximum number of clubs that one person hosts, and to which one belongs.
const MOST_CLUBS: ClubLimits = ClubLimits { hosted: 5, joined: 20 };

/// Maximum number of members.
const MOST_MEMBERS: i64 = 200;

/// Maximum number of standing challenges of a club.
const MOST_CHALLENGES: i64 = 10;

/// Time for which a dropped challenge still counts after its latest table has begun: members have been told of it, and a host who drops and
/// adds challenges tells them no more often than one who keeps them.
const COUNTS_AFTER: i64 = 7 * 24 * HOUR;

/// Maximum number of attempts to change a club when others change it at the same time.
const MOST_ATTEMPTS: usize = 5;

/// Maximum length of the line about a club, in characters.
pub const LONGEST_ABOUT: usize = 200;

/// Hours before, at which the table of a challenge may be opened.
pub const LEADS: [u32; 4] = [2, 12, 24, 72];

/// What a club is to be. What is not given stays as it is, or as it is usual.
#[derive(Clone, Debug, Default)]
pub struct ClubWish {
    pub name: Option<String>,
    pub about: Option<String>,
    pub zone: Option<String>,
    pub rhythm: Option<Rhythm>,
}

/// What a standing challenge is to be.
#[derive(Clone, Debug)]
pub struct ChallengeWish {
    pub day: Day,
    /// Such as `20:00`.
    pub at: String,
    pub game: String,
    pub players: usize,
    pub variants: Vec<String>,
    pub clock: Option<Clock>,
    pub lead: u32,
    pub fill: Option<Level>,
    pub members_only: bool,
}

type Done = Result<(), ClubError>;

/// A wish that can be fulfilled.
struct Checked {
    name: Option<String>,
    about: Option<String>,
    zone: Option<String>,
}

impl ClubWish {
    fn checked(&self) -> Result<Checked, ClubError> {
        let name = self.name.as_deref().map(crate::accounts::name).transpose();
        let about = self.about.as_ref().map(|about| {
            let line: String = about.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            if line.chars().count() <= LONGEST_ABOUT { Ok(line) } else { Err(ClubError::LongAbout) }
        });
        let zone = self.zone.as_deref().map(|zone| zone_named(zone).map(|(_, name)| name).ok_or(ClubError::BadZone));
        Ok(Checked { name: name.map_err(|_| ClubError::BadName)?, about: about.transpose()?, zone: zone.transpose()? })
    }
}

/// The time zone of a club. It was checked when it was chosen.
pub(super) fn zone(club: &Club) -> TimeZone {
    zone_named(&club.zone).map_or(TimeZone::UTC, |(zone, _)| zone)
}

impl Clubs {
    /// Founds a club. Returns its name in addresses.
    pub async fn found(&self, founder: &Person, wish: ClubWish) -> Result<String, ClubError> {
        if founder.login.is_none() {
            return Err(ClubError::NeedsAccount);
        }
        let Checked { name, about, zone: zone_name } = wish.checked()?;
        let (now, rhythm) = (log::now(), wish.rhythm.unwrap_or_default());
        let club = Club {
            id: ids::fresh(),
            name: name.ok_or(ClubError::BadName)?,
            about: about.unwrap_or_default(),
            zone: zone_name.unwrap_or_else(|| "UTC".to_owned()),
            rhythm: rhythm.name().to_owned(),
            invitation: now,
            created: now,
        };
        let (id, ends) = (club.id.clone(), rhythm.span(&zone(&club), now).map(|(_, ends)| ends));
        match self.0.store.found_club(club, &founder.id, ends, MOST_CLUBS).await? {
            ClubFounded::Founded => Ok(id),
            ClubFounded::HostsTooMany => Err(ClubError::HostsTooMany),
            ClubFounded::TooMany => Err(ClubError::TooManyClubs),
        }
    }

    /// A host changes what the club says of itself, its time zone, or how its seasons come.
    pub async fn change(&self, host: &Person, id: &str, wish: ClubWish) -> Done {
        let Checked { name, about, zone } = wish.checked()?;
        for _ in 0..MOST_ATTEMPTS {
            let Inside { club, .. } = self.enter_as_host(host, id).await?;
            let hours = self.other_hours(&club, zone.as_deref(), wish.rhythm).await?;
            let change = ClubChange { name: name.clone(), about: about.clone(), hours };
            if self.0.store.change_club(&club, change).await? {
                return Ok(());
            }
        }
        Err(ClubError::Busy)
    }

    /// What follows from another time zone, or from another way in which seasons come; none where both stay.
    async fn other_hours(
        &self,
        club: &Club,
        zone: Option<&str>,
        rhythm: Option<Rhythm>,
    ) -> Result<Option<ClubHours>, StoreError> {
        let with = Club {
            zone: zone.unwrap_or(&club.zone).to_owned(),
            rhythm: rhythm.map_or_else(|| club.rhythm.clone(), |rhythm| rhythm.name().to_owned()),
            ..club.clone()
        };
        if with == *club {
            return Ok(None);
        }
        let (clocks, now) = (self::zone(&with), log::now());
        let challenges = if with.zone == club.zone { Vec::new() } else { self.0.store.challenges(&club.id).await? };
        let moved = challenges.iter().filter_map(|one| Some((one.clone(), in_other_zone(one, &clocks, now)?))).collect();
        let ends = Rhythm::of(&with.rhythm).and_then(|rhythm| rhythm.span(&clocks, now)).map(|(_, ends)| ends);
        Ok(Some(ClubHours { zone: with.zone, rhythm: with.rhythm, ends, challenges, moved, now }))
    }

    /// What somebody learns of a club who has the link to come in: its name, and the line about it.
    pub async fn door(&self, id: &str, code: &str) -> Result<(String, String), ClubError> {
        let Club { name, about, .. } = self.invited_to(id, code).await?;
        Ok((name, about))
    }

    async fn invited_to(&self, id: &str, code: &str) -> Result<Club, ClubError> {
        let club = if ids::is_name(id) { self.0.store.club(id).await? } else { None };
        club.filter(|club| is_secret(code, &self.invitation(club))).ok_or(ClubError::NoSuchClub)
    }

    /// Comes in by the link.
    pub async fn join(&self, person: &Person, id: &str, code: &str) -> Done {
        let club = self.invited_to(id, code).await?;
        let most = (MOST_MEMBERS, MOST_CLUBS.joined);
        match self.0.store.join_club(id, club.invitation, &person.id, most, log::now()).await? {
            ClubJoined::Joined | ClubJoined::There => Ok(()),
            ClubJoined::Full => Err(ClubError::Full),
            ClubJoined::TooMany => Err(ClubError::TooManyClubs),
            ClubJoined::NotWelcome => Err(ClubError::NoSuchClub),
        }
    }

    /// Leaves. Where the last host leaves, another member becomes one; where the last member leaves, the club ends.
    pub async fn leave(&self, person: &Person, id: &str) -> Done {
        self.enter(Some(person), id).await?;
        self.0.store.leave_club(id, &person.id).await?;
        self.look_anew(&person.id).await
    }

    /// A host takes somebody out. The link by which people come in is another one from then on.
    pub async fn remove(&self, host: &Person, id: &str, person: &str) -> Done {
        let Inside { members, .. } = self.enter_as_host(host, id).await?;
        let member = members.iter().find(|member| member.person == person && member.person != host.id);
        if member.ok_or(ClubError::NoSuchMember)?.host {
            return Err(ClubError::HostStays);
        }
        if !self.0.store.remove_club_member(id, person).await? {
            return Err(ClubError::NoSuchMember);
        }
        self.look_anew(person).await
    }

    /// Whoever belongs to a club no more looks no longer at its tables: their streams end, and come back if they may.
    async fn look_anew(&self, person: &str) -> Done {
        self.0.sessions_ended(person).await;
        Ok(self.0.store.tell(Notice::Ended { person: person.to_owned() }).await?)
    }

    pub async fn make_host(&self, host: &Person, id: &str, person: &str) -> Done {
        self.enter_as_host(host, id).await?;
        let other = self.0.person(person).await?.ok_or(ClubError::NoSuchMember)?;
        if other.login.is_none() {
            return Err(ClubError::MemberNeedsAccount);
        }
        hosted(self.0.store.make_club_host(id, person, MOST_CLUBS.hosted).await?)
    }

    /// Is a host no more, if somebody else is one.
    pub async fn step_down(&self, host: &Person, id: &str) -> Done {
        self.enter_as_host(host, id).await?;
        hosted(self.0.store.unmake_club_host(id, &host.id).await?)
    }

    /// Ends the club.
    pub async fn end(&self, host: &Person, id: &str) -> Done {
        let Inside { members, .. } = self.enter_as_host(host, id).await?;
        self.0.store.end_club(id).await?;
        for member in members {
            self.look_anew(&member.person).await?;
        }
        Ok(())
    }

    pub async fn renew_invitation(&self, host: &Person, id: &str) -> Done {
        self.enter_as_host(host, id).await?;
        Ok(self.0.store.renew_club_invitation(id).await?)
    }

    /// The link of the person's calendar is another one from now on.
    pub async fn renew_calendar(&self, person: &Person, id: &str) -> Done {
        self.enter(Some(person), id).await?;
        Ok(self.0.store.renew_club_calendar(id, &person.id).await?)
    }

    /// Agrees on something for every week.
    pub async fn add_challenge(&self, host: &Person, id: &str, wish: ChallengeWish) -> Done {
        let Inside { club, .. } = self.enter_as_host(host, id).await?;
        let at: Time = wish.at.parse().map_err(|_| ClubError::BadHour)?;
        if !LEADS.contains(&wish.lead) {
            return Err(ClubError::BadLead);
        }
        if wish.players < 2 {
            return Err(ClubError::TooFewSeats);
        }
        let terms = Terms {
            day: wish.day,
            at: Time::constant(at.hour(), at.minute(), 0, 0),
            game: wish.game,
            players: wish.players,
            variants: wish.variants,
            clock: wish.clock,
            lead: wish.lead,
            fill: wish.fill,
            members_only: wish.members_only,
        };
        self.0.tables().agree(&agreed(&terms))?;
        let now = log::now();
        let (occurs, opens) = terms.next(&zone(&club), now).ok_or(ClubError::BadHour)?;
        let text = serde_json::to_string(&terms).unwrap_or_default();
        let new = Challenge { id: ids::fresh(), club: club.id, terms: text, occurs, opens, missed: None };
        let added = self.0.store.add_challenge(new, MOST_CHALLENGES, now - COUNTS_AFTER).await?;
        if added { Ok(()) } else { Err(ClubError::TooManyChallenges) }
    }

    /// Agrees on it no more. A table that is open for it stays.
    pub async fn drop_challenge(&self, host: &Person, id: &str, challenge: &str) -> Done {
        self.enter_as_host(host, id).await?;
        if self.0.store.drop_challenge(id, challenge).await? { Ok(()) } else { Err(ClubError::NoSuchChallenge) }
    }

    pub async fn begin_season(&self, host: &Person, id: &str) -> Done {
        let Inside { club, .. } = self.enter_as_host(host, id).await?;
        let now = log::now();
        let ends = Rhythm::of(&club.rhythm).and_then(|rhythm| rhythm.span(&zone(&club), now)).map(|(_, ends)| ends);
        if self.0.store.begin_season(id, now, ends).await? { Ok(()) } else { Err(ClubError::SeasonRunning) }
    }

    /// Ends the running season. Where seasons come by themselves the next one begins when it would have.
    pub async fn end_season(&self, host: &Person, id: &str) -> Done {
        self.enter_as_host(host, id).await?;
        if self.0.store.end_season(id, log::now()).await? { Ok(()) } else { Err(ClubError::NoSeason) }
    }
}

/// When a challenge comes next by other clocks, and when its table is opened. It is the next time for which no table is open yet.
fn in_other_zone(one: &Challenge, clocks: &TimeZone, now: i64) -> Option<(i64, i64)> {
    // Two zones are at most 26 hours apart, so it is the same day of the same week.
    let after = now.max(one.occurs - 48 * HOUR);
    serde_json::from_str::<Terms>(&one.terms).ok()?.next(clocks, after)
}

fn hosted(done: ClubHosted) -> Done {
    match done {
        ClubHosted::Done => Ok(()),
        ClubHosted::NotMember => Err(ClubError::NoSuchMember),
        ClubHosted::LastHost => Err(ClubError::LastHost),
        ClubHosted::HostsTooMany => Err(ClubError::MemberHostsTooMany),
    }
}

/// What all tables of a challenge agree on.
pub(super) fn agreed(terms: &Terms) -> Agreed {
    let Terms { game, players, variants, clock, .. } = terms;
    Agreed { game: game.clone(), players: *players, variants: variants.clone(), clock: *clock }
}
