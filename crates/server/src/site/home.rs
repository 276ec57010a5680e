//! Home, lobby, new tables.

use super::visit::{Form, Visit, preference};
use crate::api::error::ApiError;
use crate::api::extract::{Asked, Named};
use crate::app::App;
use crate::log;
use crate::table::{ListedSeat, ListedTable, Progress};
use crate::tables::{SeatWish, TableWish};
use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use coven_bots::Level;
use coven_engine::About;
use coven_store::Found;
use coven_ui::page::{self, Address, Create, Home, Lobby, OpenTable, RunningTable, Turn};
use serde::Deserialize;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// Maximum length of a list on a page.
const MOST: i64 = 60;

/// The level of bots for those who have not chosen one.
const USUAL: Level = Level::Apprentice;

/// Number of players of a quick game for those who have not chosen one: three make most games lively.
const USUAL_PLAYERS: usize = 3;

/// What lists show of a table, and the title of its game.
fn card(found: &Found) -> Option<(ListedTable, String)> {
    let card: ListedTable = serde_json::from_str(&found.shown).ok()?;
    let title = coven_catalog::about(&card.game).ok()?.title.to_owned();
    Some((card, title))
}

fn names(card: &ListedTable, which: impl Fn(&ListedSeat) -> bool) -> Vec<String> {
    card.seats.iter().filter(|seat| which(seat)).filter_map(|seat| seat.name.clone()).collect()
}

fn free(card: &ListedTable) -> usize {
    card.seats.iter().filter(|seat| seat.name.is_none()).count()
}

/// The visitor's tables: those that go on, with the visitor's turns first, and those that are over.
pub async fn own_tables(app: &App, visit: &Visit) -> Result<(Vec<RunningTable>, Vec<RunningTable>), ApiError> {
    let Some(person) = visit.person() else {
        return Ok((Vec::new(), Vec::new()));
    };
    let turns: HashSet<String> = app.store.turns_of(&person.id).await?.into_iter().map(|turn| turn.id).collect();
    let (mut running, mut over, now) = (Vec::new(), Vec::new(), log::now());
    for found in app.store.tables_of(&person.id, MOST).await? {
        let Some(((card, title), progress)) = card(&found).zip(Progress::of(&found.stage)) else {
            continue;
        };
        let turn = match progress {
            Progress::Over => Turn::Over { winners: names(&card, |seat| seat.won == Some(true)) },
            Progress::Gathering => Turn::Gathering { free: free(&card) },
            Progress::Playing if turns.contains(&found.id) => Turn::Yours,
            Progress::Playing => Turn::Others,
        };
        let quiet_for = Duration::from_millis((now - found.changed).max(0) as u64);
        let list = if matches!(turn, Turn::Over { .. }) { &mut over } else { &mut running };
        list.push(RunningTable { id: found.id, title, names: names(&card, |_| true), turn, quiet_for });
    }
    running.sort_by_key(|table| table.turn != Turn::Yours);
    Ok((running, over))
}

/// Tables in the lobby at which somebody can sit down; the visitor's own are among them, to be seen as others see them.
async fn open_tables(app: &App, visit: &Visit) -> Result<Vec<OpenTable>, ApiError> {
    let own: HashSet<String> = own_tables(app, visit).await?.0.into_iter().map(|table| table.id).collect();
    let open = |found: Found| {
        let (card, title) = card(&found)?;
        let (free, names, yours) = (free(&card), names(&card, |_| true), own.contains(&found.id));
        (free > 0 && Progress::of(&found.stage) == Some(Progress::Gathering)).then_some(OpenTable {
            id: found.id,
            title,
            names,
            free,
            yours,
        })
    };
    Ok(app.store.lobby(MOST).await?.into_iter().filter_map(open).collect())
}

pub async fn home(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let (running, _) = own_tables(&app, &visit).await?;
    let open = open_tables(&app, &visit).await?;
    let home = Home { games: coven_catalog::games(), running: &running, open: &open };
    Ok(visit.show(page::home(&visit.visitor(&app, &[]), &home)))
}

pub async fn lobby(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, ApiError> {
    let (running, _) = own_tables(&app, &visit).await?;
    let open = open_tables(&app, &visit).await?;
    let lobby = Lobby { games: coven_catalog::games(), running: &running, open: &open };
    Ok(visit.show(page::lobby(&visit.visitor(&app, &[]), &lobby)))
}

fn about(game: &str) -> Result<&'static About, ApiError> {
    coven_catalog::about(game).map_err(|error| crate::games::OpenError::from(error).into())
}

/// The names of the levels that people choose from.
pub fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).collect()
}

fn agreeing(app: &App, visit: &Visit, about: &'static About, refused: Option<String>) -> Response {
    visit.show(page::create(&visit.visitor(app, &[]), &Create { about, levels: &levels(), refused }))
}

pub async fn agree(State(app): State<Arc<App>>, visit: Visit, Named(game): Named) -> Result<Response, ApiError> {
    Ok(agreeing(&app, &visit, about(&game)?, None))
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
    let person = visit.known(&app).await?.person;
    match app.tables().open(&person, None, wish).await {
        Ok(opened) => Ok(visit.go(&app, Address::Table { table: &opened.table })),
        Err(error) => {
            let words = visit.refused(&app, error).words();
            let problem =
                page::Problem { code: words.code, sentence: words.sentence.as_deref(), detail: &words.detail, back: "" };
            let refused = problem.said(&visit.visitor(&app, &[]).speak);
            Ok(agreeing(&app, &visit, about, Some(refused)))
        }
    }
}

#[derive(Debug, Deserialize)]
pub struct PlayNow {
    coach: Option<String>,
    /// How strong the bots are.
    level: Option<Level>,
    players: Option<usize>,
}

/// A table against bots, at once.
pub async fn play_now(
    State(app): State<Arc<App>>,
    mut visit: Visit,
    Named(game): Named,
    Asked(how): Asked<PlayNow>,
) -> Result<Response, ApiError> {
    let about = about(&game)?;
    let coach = how.coach.is_some();
    let level = how.level.unwrap_or(if coach { Level::Novice } else { USUAL });
    let usual = if coach { about.first_game.players } else { USUAL_PLAYERS };
    let players = how.players.unwrap_or(usual).clamp(*about.seats.start(), *about.seats.end());
    let bots = std::iter::repeat_n(SeatWish::Bot(level), players - 1);
    let variants = if coach { about.first_game.variants } else { &[] };
    let seats = std::iter::once(SeatWish::Me).chain(bots).collect();
    let wish = TableWish::new(game, seats, variants.iter().map(|&word| word.to_owned()).collect());
    let person = visit.known(&app).await?.person;
    let opened = app.tables().open(&person, None, wish).await.map_err(|error| visit.refused(&app, error))?;
    let table = opened.table;
    app.tables().start(&person, &table, None).await.map_err(|error| visit.refused(&app, error))?;
    let mut response = visit.go(&app, Address::Table { table: &table });
    if coach {
        response.headers_mut().append(header::SET_COOKIE, preference("lesson", Some(&table)));
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
