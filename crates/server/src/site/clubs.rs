//! Clubs, as pages and forms.

use super::days::day_of_year;
use super::home::{clock, levels, names, title_of_game};
use super::table::limit;
use super::visit::{Form, Visit};
use crate::api::error::ApiError;
use crate::api::extract::Named;
use crate::app::App;
use crate::clubs::{
    ChallengeSeen, ChallengeWish, ClubError, ClubSeen, ClubTableSeen, ClubWish, Day, LEADS, LONGEST_ABOUT, Rhythm, SeasonSeen,
    SeasonSpan, in_zone,
};
use crate::games::OpenError;
use crate::table::Progress;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use coven_bots::Level;
use coven_engine::About;
use coven_ui::page::club::{
    self, ChallengeShown, ClubCard, ClubPage, ClubSettings, ClubTableShown, ClubsPage, JoinClub, MemberShown, NewChallenge,
    SeasonPage, SeasonShown, SeasonSpanShown, WEEKDAYS, When,
};
use coven_ui::page::fair::Score;
use coven_ui::page::{Address, Problem};
use std::sync::Arc;

type Answer = Result<Response, ApiError>;

fn refused(app: &App, visit: &Visit, error: ClubError) -> ApiError {
    ApiError::of_club(error, app.texts(visit.asker.language))
}

/// Why something was refused, as a sentence of the form on which it was wanted.
fn said(app: &App, visit: &Visit, error: ClubError) -> String {
    let words = refused(app, visit, error).words();
    let problem = Problem { code: words.code, sentence: words.sentence.as_deref(), detail: &words.detail, rule: None, back: "" };
    problem.said(&visit.visitor(app, &[]).speak)
}

/// A moment, by the clocks of a zone.
pub fn when(zone: &str, moment: i64) -> When {
    let here = in_zone(zone, moment);
    When {
        weekday: usize::from(here.date().weekday().to_monday_zero_offset().unsigned_abs()),
        day: day_of_year(here.date()),
        time: format!("{:02}:{:02}", here.hour(), here.minute()),
    }
}

fn table(seen: &ClubTableSeen, zone: &str) -> ClubTableShown {
    let winners = names(&seen.about, |seat| seat.won == Some(true));
    ClubTableShown {
        id: seen.table.clone(),
        title: title_of_game(&seen.about.game),
        names: names(&seen.about, |_| true),
        free: seen.about.seats.iter().filter(|seat| seat.name.is_none()).count(),
        yours: seen.yours,
        asked: seen.asked,
        begins: seen.begins.map(|begins| when(zone, begins)),
        members_only: seen.members_only,
        winners: if seen.stage == Progress::Over { winners } else { Vec::new() },
    }
}

fn challenge(seen: &ChallengeSeen, zone: &str) -> ChallengeShown {
    ChallengeShown {
        id: seen.id.clone(),
        title: title_of_game(&seen.game),
        weekday: Day::ALL.iter().position(|day| *day == seen.day).unwrap_or_default(),
        time: seen.at.clone(),
        players: seen.players,
        clock: seen.clock.map(limit),
        bots: seen.fill.is_some(),
        next: when(zone, seen.next),
        table: seen.table.clone(),
        missed: seen.missed.map(|missed| when(zone, missed)),
    }
}

fn members(seen: &ClubSeen) -> Vec<MemberShown> {
    let member = |one: &crate::clubs::ClubMemberSeen| MemberShown {
        person: one.person.clone(),
        name: one.name.clone(),
        host: one.host,
        you: one.you,
    };
    seen.members.iter().map(member).collect()
}

fn span(zone: &str, SeasonSpan { number, begins, ends, running }: SeasonSpan) -> SeasonSpanShown {
    let day = |moment: i64| {
        let date = in_zone(zone, moment).date();
        (day_of_year(date), date.year())
    };
    // It ends with the day before.
    SeasonSpanShown { number, first: day(begins), last: ends.map(|ends| day(ends.max(begins + 1) - 1)), running }
}

fn season_shown(zone: &str, seen: &SeasonSeen) -> SeasonShown {
    let SeasonSeen { number, begins, ends, running, games, you, ref standings } = *seen;
    let score = |row: &crate::tournaments::StandingSeen| Score {
        rank: row.rank,
        name: row.name.clone(),
        you: Some(row.player) == you,
        points: row.points,
        strength: row.strength,
        wins: row.wins,
        share: row.share,
        games: row.games,
    };
    let span = span(zone, SeasonSpan { number, begins, ends, running });
    SeasonShown { span, games, scores: standings.iter().map(score).collect() }
}

async fn listing(app: &Arc<App>, visit: &Visit, refusal: Option<String>) -> Answer {
    let own = match visit.person() {
        Some(person) => app.clubs().list(person).await.map_err(|error| refused(app, visit, error))?,
        None => Vec::new(),
    };
    let card = |own: crate::clubs::ClubListed| ClubCard {
        id: own.id,
        name: own.name,
        about: own.about,
        members: usize::try_from(own.members).unwrap_or_default(),
        host: own.host,
    };
    let clubs: Vec<ClubCard> = own.into_iter().map(card).collect();
    let hours = match visit.person() {
        Some(person) => app.kept_hours(&person.id).await?,
        None => None,
    };
    let page = ClubsPage {
        clubs: &clubs,
        account: visit.person().is_some_and(|person| person.login.is_some()),
        zones: super::days::zone_names(),
        zone: hours.as_ref().map(|hours| hours.zone.as_str()),
        longest: LONGEST_ABOUT,
        refused: refusal,
    };
    Ok(visit.show(club::clubs(&visit.visitor(app, &[]), &page)))
}

pub async fn list(State(app): State<Arc<App>>, visit: Visit) -> Answer {
    listing(&app, &visit, None).await
}

fn wish(form: &Form) -> Result<ClubWish, ApiError> {
    let text = |name: &str| form.get(name).map(str::to_owned);
    let rhythm = form.understood("rhythm", Rhythm::of)?;
    Ok(ClubWish { name: text("name"), about: text("about"), zone: text("zone"), rhythm })
}

pub async fn found(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Answer {
    let wish = wish(&form)?;
    let person = visit.known(&app).await?.person;
    match app.clubs().found(&person, wish).await {
        Ok(id) => Ok(visit.go(&app, Address::Club { id: &id })),
        Err(error) => {
            let refusal = said(&app, &visit, error);
            listing(&app, &visit, Some(refusal)).await
        }
    }
}

async fn seen(app: &Arc<App>, visit: &Visit, id: &str) -> Result<ClubSeen, ApiError> {
    let person = visit.person().map(|person| &**person);
    app.clubs().look(person, id).await.map_err(|error| refused(app, visit, error))
}

pub async fn show(State(app): State<Arc<App>>, visit: Visit, Named(id): Named) -> Answer {
    let seen = seen(&app, &visit, &id).await?;
    let zone = seen.zone.as_str();
    let at = |stage: Progress| -> Vec<ClubTableShown> {
        seen.tables.iter().filter(|one| one.stage == stage).map(|one| table(one, zone)).collect()
    };
    let (open, running, finished) = (at(Progress::Gathering), at(Progress::Playing), at(Progress::Over));
    let challenges: Vec<ChallengeShown> = seen.challenges.iter().map(|one| challenge(one, zone)).collect();
    let season = seen.season.as_ref().map(|season| season_shown(zone, season));
    let past: Vec<SeasonSpanShown> = seen.seasons.iter().skip(1).map(|one| span(zone, *one)).collect();
    let page = ClubPage {
        id: &id,
        name: &seen.name,
        about: &seen.about,
        zone,
        host: seen.host,
        games: coven_catalog::games(),
        open: &open,
        running: &running,
        finished: &finished,
        challenges: &challenges,
        season: season.as_ref(),
        past: &past,
        members: &members(&seen),
        invitation: &format!("{}{}", app.url(), seen.invitation),
        calendar: &format!("{}{}", app.url(), seen.calendar),
    };
    Ok(visit.show(club::club(&visit.visitor(&app, &[]), &page)))
}

pub async fn season(State(app): State<Arc<App>>, visit: Visit, Path((id, number)): Path<(String, String)>) -> Answer {
    let person = visit.person().map(|person| &**person);
    let number = number.parse().map_err(|_| ApiError::not_found())?;
    let found = app.clubs().season(person, &id, number).await.map_err(|error| refused(&app, &visit, error))?;
    let club = seen(&app, &visit, &id).await?;
    let season = season_shown(&club.zone, &found);
    Ok(visit.show(club::season(&visit.visitor(&app, &[]), &SeasonPage { club: &id, name: &club.name, season: &season })))
}

/// The club, for a host; others learn that they are none.
async fn seen_by_host(app: &Arc<App>, visit: &Visit, id: &str) -> Result<ClubSeen, ApiError> {
    let seen = seen(app, visit, id).await?;
    if seen.host { Ok(seen) } else { Err(refused(app, visit, ClubError::NotHost)) }
}

async fn setting(app: &Arc<App>, visit: &Visit, id: &str, refusal: Option<String>) -> Answer {
    let seen = seen_by_host(app, visit, id).await?;
    let challenges: Vec<ChallengeShown> = seen.challenges.iter().map(|one| challenge(one, &seen.zone)).collect();
    let page = ClubSettings {
        id,
        name: &seen.name,
        about: &seen.about,
        zones: super::days::zone_names(),
        zone: &seen.zone,
        rhythm: seen.rhythm.name(),
        longest: LONGEST_ABOUT,
        games: coven_catalog::games(),
        challenges: &challenges,
        members: &members(&seen),
        season: seen.season.as_ref().is_some_and(|season| season.running),
        refused: refusal,
    };
    Ok(visit.show(club::club_settings(&visit.visitor(app, &[]), &page)))
}

pub async fn settings(State(app): State<Arc<App>>, visit: Visit, Named(id): Named) -> Answer {
    setting(&app, &visit, &id, None).await
}

pub async fn change(State(app): State<Arc<App>>, mut visit: Visit, Named(id): Named, form: Form) -> Answer {
    let wish = wish(&form)?;
    let person = visit.known(&app).await?.person;
    match app.clubs().change(&person, &id, wish).await {
        Ok(()) => Ok(visit.go(&app, Address::Club { id: &id })),
        Err(error) => {
            let refusal = said(&app, &visit, error);
            setting(&app, &visit, &id, Some(refusal)).await
        }
    }
}

fn about(game: &str) -> Result<&'static About, ApiError> {
    coven_catalog::about(game).map_err(|error| OpenError::from(error).into())
}

async fn agreeing(app: &Arc<App>, visit: &Visit, id: &str, about: &'static About, refusal: Option<String>) -> Answer {
    let seen = seen_by_host(app, visit, id).await?;
    let page = NewChallenge {
        id,
        club: &seen.name,
        zone: &seen.zone,
        about,
        levels: &levels(),
        leads: &LEADS,
        lead: LEADS[2],
        refused: refusal,
    };
    Ok(visit.show(club::new_challenge(&visit.visitor(app, &[]), &page)))
}

pub async fn agree(State(app): State<Arc<App>>, visit: Visit, Path((id, game)): Path<(String, String)>) -> Answer {
    agreeing(&app, &visit, &id, about(&game)?, None).await
}

/// What a form agrees on. What it leaves open is as the form shows it at first.
fn challenge_wish(about: &'static About, form: &Form) -> Result<ChallengeWish, ApiError> {
    let of_week = |word: &str| WEEKDAYS.iter().position(|(code, _)| *code == word).and_then(|at| Day::ALL.get(at).copied());
    Ok(ChallengeWish {
        day: form.understood("day", of_week)?.unwrap_or(Day::Thursday),
        at: form.text("at"),
        game: about.id.to_owned(),
        players: form.understood("players", |number| number.parse().ok())?.unwrap_or(about.quick_game.players),
        variants: form.all("variant").map(str::to_owned).collect(),
        clock: form.understood("clock", clock)?,
        lead: form.understood("lead", |hours| hours.parse().ok())?.unwrap_or(LEADS[2]),
        fill: form.understood("fill", |level| level.parse::<Level>().ok())?,
        members_only: form.get("members_only").is_some(),
    })
}

pub async fn add_challenge(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    Path((id, game)): Path<(String, String)>,
    form: Form,
) -> Answer {
    let about = about(&game)?;
    let wish = challenge_wish(about, &form)?;
    let person = visit.known(&app).await?.person;
    match app.clubs().add_challenge(&person, &id, wish).await {
        Ok(()) => Ok(visit.go(&app, Address::ClubSettings { id: &id })),
        Err(error) => {
            let refusal = said(&app, &visit, error);
            agreeing(&app, &visit, &id, about, Some(refusal)).await
        }
    }
}

/// Asks whether the visitor wants to come in. Whoever belongs to the club already is led there.
pub async fn door(State(app): State<Arc<App>>, visit: Visit, Path((id, code)): Path<(String, String)>) -> Answer {
    if let Some(person) = visit.person()
        && app.store.is_club_member(&id, &person.id).await?
    {
        return Ok(visit.go(&app, Address::Club { id: &id }));
    }
    let (name, line) = app.clubs().door(&id, &code).await.map_err(|error| refused(&app, &visit, error))?;
    let account = visit.person().is_some_and(|person| person.login.is_some());
    let page = JoinClub { id: &id, code: &code, name: &name, about: &line, account };
    Ok(visit.show(club::join_club(&visit.visitor(&app, &[]), &page)))
}

pub async fn join(State(app): State<Arc<App>>, mut visit: Visit, Path((id, code)): Path<(String, String)>) -> Answer {
    // Nobody becomes a guest by a link that leads nowhere.
    app.clubs().door(&id, &code).await.map_err(|error| refused(&app, &visit, error))?;
    let person = visit.known(&app).await?.person;
    app.clubs().join(&person, &id, &code).await.map_err(|error| refused(&app, &visit, error))?;
    Ok(visit.go(&app, Address::Club { id: &id }))
}

/// The calendar of a member, for programs that know nothing but its link.
pub async fn calendar(State(app): State<Arc<App>>, visit: Visit, Path((id, file)): Path<(String, String)>) -> Answer {
    let secret = file.strip_suffix(".ics").ok_or_else(ApiError::not_found)?;
    let text = app.clubs().calendar(&id, secret).await.map_err(|error| refused(&app, &visit, error))?;
    let headers =
        [(header::CONTENT_TYPE, "text/calendar; charset=utf-8"), (header::CONTENT_DISPOSITION, "inline; filename=\"club.ics\"")];
    Ok((headers, text).into_response())
}

/// Whatever else is done with a club; back to its page, or to that from which hosts do it.
pub async fn act(State(app): State<Arc<App>>, mut visit: Visit, Path((id, act)): Path<(String, String)>, form: Form) -> Answer {
    let person = visit.known(&app).await?.person;
    let (clubs, other) = (app.clubs(), form.text("person"));
    let sure = form.get("sure").is_some();
    let (done, to) = match act.as_str() {
        "leave" => (clubs.leave(&person, &id).await, Address::Clubs),
        "end" if sure => (clubs.end(&person, &id).await, Address::Clubs),
        "renew-calendar" => (clubs.renew_calendar(&person, &id).await, Address::Club { id: &id }),
        "step-down" => (clubs.step_down(&person, &id).await, Address::Club { id: &id }),
        "renew-invitation" => (clubs.renew_invitation(&person, &id).await, Address::Club { id: &id }),
        "begin-season" => (clubs.begin_season(&person, &id).await, Address::ClubSettings { id: &id }),
        "end-season" => (clubs.end_season(&person, &id).await, Address::ClubSettings { id: &id }),
        "make-host" => (clubs.make_host(&person, &id, &other).await, Address::ClubSettings { id: &id }),
        "remove" => (clubs.remove(&person, &id, &other).await, Address::ClubSettings { id: &id }),
        "drop-challenge" => {
            (clubs.drop_challenge(&person, &id, &form.text("challenge")).await, Address::ClubSettings { id: &id })
        }
        _ => return Err(ApiError::not_found()),
    };
    done.map_err(|error| refused(&app, &visit, error))?;
    Ok(visit.go(&app, to))
}
