//! Home, lobby, new tables.

use super::clubs::when;
use super::visit::{Form, Visit, preference, quick_cookie};
use crate::api::error::ApiError;
use crate::api::extract::{Asked, Named};
use crate::api::tables::may_list;
use crate::app::App;
use crate::log;
use crate::table::{Clock, Dealt, ListedSeat, ListedTable, OfClub, Progress, STAND_IN, SitterKind};
use crate::tables::{SeatWish, TableWish};
use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use coven_bots::Level;
use coven_engine::About;
use coven_store::{ClubTable, Found};
use coven_ui::page::{self, Address, Create, Home, Lobby, OpenTable, Quick, RunningTable, Turn};
use serde::Deserialize;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// Maximum length of a list on a page.
const MOST: i64 = 60;

/// Maximum number of tables of the lobby that are looked at for it.
const LOOKED_AT: i64 = 200;

/// The level of bots for those who have not chosen one: a newcomer can beat it.
const USUAL: Level = Level::Novice;

/// What lists show of a table, and the title of its game.
pub fn title_of(found: &Found) -> Option<(ListedTable, String)> {
    let card: ListedTable = serde_json::from_str(&found.shown).ok()?;
    let title = coven_catalog::about(&card.game).ok()?.title.to_owned();
    Some((card, title))
}

/// The title of a game; nothing for one that is not here any more.
pub fn title_of_game(game: &str) -> String {
    coven_catalog::about(game).map_or_else(|_| String::new(), |about| about.title.to_owned())
}

pub fn names(card: &ListedTable, which: impl Fn(&ListedSeat) -> bool) -> Vec<String> {
    card.seats.iter().filter(|seat| which(seat)).filter_map(|seat| seat.name.clone()).collect()
}

/// The names of the seats that the bits stand for.
fn asked(card: &ListedTable, seats: u8) -> Vec<String> {
    let asked = |(n, _): &(usize, &ListedSeat)| seats >> n & 1 == 1;
    card.seats.iter().take(8).enumerate().filter(asked).filter_map(|(_, seat)| seat.name.clone()).collect()
}

fn free(card: &ListedTable) -> usize {
    card.seats.iter().filter(|seat| seat.name.is_none()).count()
}

/// The visitor's tables: those that go on, the most urgent first, and those that are over.
pub async fn own_tables(app: &App, visit: &Visit) -> Result<(Vec<RunningTable>, Vec<RunningTable>), ApiError> {
    let Some(person) = visit.person() else {
        return Ok((Vec::new(), Vec::new()));
    };
    let (mut running, mut over, now) = (Vec::new(), Vec::new(), log::now());
    for found in app.by_urgency(&person.id, MOST).await? {
        let Some(((card, title), progress)) = title_of(&found).zip(Progress::of(&found.stage)) else {
            continue;
        };
        let turn = match progress {
            Progress::Over => Turn::Over { winners: names(&card, |seat| seat.won == Some(true)) },
            Progress::Gathering if found.asks() => Turn::Invited,
            Progress::Gathering => Turn::Gathering { free: free(&card) },
            Progress::Playing if found.asks() => Turn::Yours,
            Progress::Playing => Turn::Others { names: asked(&card, found.asked) },
            Progress::Closed => continue,
        };
        let quiet_for = Duration::from_millis((now - found.changed).max(0) as u64);
        let left = found.deadline().map(|due| Duration::from_millis((due - now).max(0) as u64));
        let list = if matches!(turn, Turn::Over { .. }) { &mut over } else { &mut running };
        let others = names(&card, |seat| seat.kind != SitterKind::Person || seat.name.as_ref() != Some(&person.name));
        list.push(RunningTable { id: found.id, title, others, turn, quiet_for, left });
    }
    Ok((running, over))
}

/// Tables in the lobby at which somebody can sit down; the visitor's own are among them, to be seen as others see them.
async fn open_tables(app: &App, visit: &Visit, of_clubs: &[OpenTable]) -> Result<Vec<OpenTable>, ApiError> {
    let own: HashSet<String> = own_tables(app, visit).await?.0.into_iter().map(|table| table.id).collect();
    let open = |found: Found| {
        // They stand above.
        if of_clubs.iter().any(|table| table.id == found.id) {
            return None;
        }
        let (card, title) = title_of(&found)?;
        let (free, names, yours) = (free(&card), names(&card, |_| true), own.contains(&found.id));
        (free > 0 && Progress::of(&found.stage) == Some(Progress::Gathering)).then_some(OpenTable {
            id: found.id,
            title,
            names,
            free,
            yours,
            known_deal: card.deal.is_some_and(|deal| deal != Dealt::Secret),
            club: None,
            begins: None,
        })
    };
    // Those at which no chair is free are left out only here.
    Ok(app.store.lobby(LOOKED_AT).await?.into_iter().filter_map(open).take(MOST as usize).collect())
}

/// The tables of the visitor's clubs at which somebody can sit down, and those at which the visitor waits.
async fn tables_of_clubs(app: &App, visit: &Visit) -> Result<Vec<OpenTable>, ApiError> {
    let Some(person) = visit.person() else {
        return Ok(Vec::new());
    };
    let open = |table: ClubTable| {
        let (card, title) = title_of(&table.found)?;
        let zone = table.zone;
        Some(OpenTable {
            title,
            names: names(&card, |_| true),
            free: free(&card),
            yours: table.found.own != 0,
            known_deal: card.deal.is_some_and(|deal| deal != Dealt::Secret),
            club: Some(table.name),
            begins: table.begins.map(|begins| when(&zone, begins)),
            id: table.found.id,
        })
    };
    let found = app.store.open_tables_of_clubs(&person.id, MOST).await?.into_iter().filter_map(open);
    Ok(found.filter(|table| table.free > 0 || table.yours).collect())
}

pub async fn home(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let (running, _) = own_tables(&app, &visit).await?;
    let clubs = tables_of_clubs(&app, &visit).await?;
    let open = open_tables(&app, &visit, &clubs).await?;
    let games: Vec<_> = coven_catalog::games().iter().map(|&about| (about, quick(&visit, about))).collect();
    let home = Home { games: &games, levels: &levels(), running: &running, clubs: &clubs, open: &open };
    Ok(visit.show(page::home(&visit.visitor(&app, &[]), &home)))
}

pub async fn lobby(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let (running, _) = own_tables(&app, &visit).await?;
    let clubs = tables_of_clubs(&app, &visit).await?;
    let open = open_tables(&app, &visit, &clubs).await?;
    let lobby = Lobby { games: coven_catalog::games(), running: &running, clubs: &clubs, open: &open };
    Ok(visit.show(page::lobby(&visit.visitor(&app, &[]), &lobby)))
}

fn about(game: &str) -> Result<&'static About, ApiError> {
    coven_catalog::about(game).map_err(|error| crate::games::OpenError::from(error).into())
}

/// The names of the levels that people choose from.
pub fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).collect()
}

/// The form of a new table. `club` is the one for which it is meant.
async fn agreeing(
    app: &App,
    visit: &Visit,
    about: &'static About,
    club: Option<&str>,
    refused: Option<String>,
) -> Result<Response, ApiError> {
    let own = match visit.person() {
        Some(person) => app.store.clubs_of(&person.id).await?,
        None => Vec::new(),
    };
    let clubs: Vec<(String, String)> = own.into_iter().map(|own| (own.club.id, own.club.name)).collect();
    let club = club.filter(|club| clubs.iter().any(|(id, _)| id == club));
    let create = Create { about, levels: &levels(), stand_in: STAND_IN.name(), clubs: &clubs, club, refused };
    Ok(visit.show(page::create(&visit.visitor(app, &[]), &create)))
}

#[derive(Debug, Deserialize)]
pub struct For {
    /// The id of a club.
    club: Option<String>,
}

pub async fn agree(
    State(app): State<Arc<App>>,
    visit: Visit,
    Named(game): Named,
    Asked(meant): Asked<For>,
) -> Result<Response, ApiError> {
    agreeing(&app, &visit, about(&game)?, meant.club.as_deref(), None).await
}

/// Opens the table that a form describes. What cannot be agreed on is said on the form itself.
pub async fn open(State(app): State<Arc<App>>, mut visit: Visit, Named(game): Named, form: Form) -> Result<Response, ApiError> {
    let about = about(&game)?;
    let seat = |n: usize| match form.get(&format!("seat-{n}"))? {
        "you" => Some(SeatWish::Me),
        "guest" => Some(SeatWish::Open),
        bot => Some(SeatWish::Bot(bot.strip_prefix("bot-")?.parse().ok()?)),
    };
    let seats = (0..*about.seats.end()).filter_map(seat).collect();
    let mut wish = TableWish::new(game, seats, form.all("variant").map(str::to_owned).collect());
    wish.listed = form.get("listed") == Some("yes");
    wish.clock = form.get("clock").and_then(clock);
    wish.stand_in = form.parsed::<Level>("stand-in").filter(|&level| level != STAND_IN);
    wish.hints = form.get("hints").is_some();
    let club = form.get("listed").and_then(|listed| listed.strip_prefix("club-")).map(str::to_owned);
    let members_only = form.get("members_only").is_some();
    wish.club = club.clone().map(|id| OfClub { id, members_only, meeting: None });
    let known = visit.known(&app).await?;
    may_list(&app, &known, &wish)?;
    match app.tables().open(&known.person, None, wish).await {
        Ok(opened) => Ok(visit.go(&app, Address::Table { table: &opened.table })),
        Err(error) => {
            let words = visit.refused(&app, error).words();
            let problem = page::Problem {
                code: words.code,
                sentence: words.sentence.as_deref(),
                detail: &words.detail,
                rule: None,
                back: "",
            };
            let refused = problem.said(&visit.visitor(&app, &[]).speak);
            agreeing(&app, &visit, about, club.as_deref(), Some(refused)).await
        }
    }
}

/// The clock that a form names: `live-20` are minutes for the game, with some seconds more for every decision, `days-3` days for
/// each decision.
pub fn clock(code: &str) -> Option<Clock> {
    let (kind, number) = code.split_once('-')?;
    let number: u32 = number.parse().ok()?;
    match kind {
        "live" => Some(Clock::Live { seconds: number.checked_mul(60)?, increment: LIVE_INCREMENT }),
        "days" => Some(Clock::Correspondence { days: number }),
        _ => None,
    }
}

/// Seconds that a live clock gains with every decision, for the time that a click takes.
const LIVE_INCREMENT: u32 = 5;

/// What the visitor chose the last time, or what suits a newcomer.
fn quick(visit: &Visit, about: &About) -> Quick {
    let remembered = visit.quick(about.id).and_then(|code| Quick::read(code, about, &levels()));
    remembered.unwrap_or_else(|| Quick::usual(about, USUAL.name()))
}

#[derive(Debug, Deserialize)]
pub struct PlayNow {
    /// A first game, with a coach.
    coach: Option<String>,
}

/// A table against bots, at once: as the form says, or else as the last time.
pub async fn play_now(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    Named(game): Named,
    Asked(how): Asked<PlayNow>,
    form: Form,
) -> Result<Response, ApiError> {
    let about = about(&game)?;
    let coach = how.coach.is_some();
    let mut wanted = quick(&visit, about);
    let chosen = !coach && form.get("players").is_some();
    if coach {
        let first = about.first_game;
        let variants = first.variants.iter().map(|&word| word.to_owned()).collect();
        wanted = Quick { players: first.players, level: Level::Novice.name(), variants };
    } else if chosen {
        wanted.players = form.parsed("players").unwrap_or(wanted.players).clamp(*about.seats.start(), *about.seats.end());
        wanted.level = form.parsed::<Level>("level").map_or(wanted.level, Level::name);
        wanted.variants = form.all("variant").filter(|word| !word.is_empty()).map(str::to_owned).collect();
    }
    let level = wanted.level.parse().unwrap_or(USUAL);
    let bots = std::iter::repeat_n(SeatWish::Bot(level), wanted.players - 1);
    let seats = std::iter::once(SeatWish::Me).chain(bots).collect();
    let wish = TableWish::new(game, seats, wanted.variants.clone());
    let person = visit.known(&app).await?.person;
    let opened = app.tables().open(&person, None, wish).await.map_err(|error| visit.refused(&app, error))?;
    let table = opened.table;
    app.tables().start(&person, &table, None).await.map_err(|error| visit.refused(&app, error))?;
    let mut response = visit.go(&app, Address::Table { table: &table });
    if coach {
        response.headers_mut().append(header::SET_COOKIE, visit.with_coach(&table, true));
    }
    // Whoever plays alone once still wants company the next time.
    if chosen && wanted.players > 1 {
        response.headers_mut().append(header::SET_COOKIE, preference(&quick_cookie(about.id), Some(&wanted.code())));
    }
    Ok(response)
}

/// A record that somebody brought along.
pub async fn import(State(app): State<Arc<App>>, mut visit: Visit, form: Form) -> Result<Response, ApiError> {
    let person = visit.known(&app).await?.person;
    // Browsers end the lines of a form with a carriage return and a newline.
    let text = form.text("record").replace("\r\n", "\n");
    let opened = app.tables().import(&person, None, &text).await.map_err(|error| visit.refused(&app, error))?;
    Ok(visit.go(&app, Address::Table { table: &opened.table }))
}
