//! Opening tables, looking at them, taking records out and in.

use super::error::ApiError;
use super::extract::Json;
use super::extract::{Asked, Asker, Key, Known, TableName, Text};
use crate::app::App;
use crate::ids;
use crate::log;
use crate::table::{Act, Chair, Clock, Desk, Entry, Founding, Refusal, Sitter, Stage, Written, story, whole};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use coven_bots::Level;
use coven_catalog::{Agreement, Table};
use coven_engine::{Record, Seat, Seed, Viewer};
use coven_store::{Line, NewTable};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    pub game: String,
    /// Who is to sit where: `me` (at most once), `open`, or the level of a bot. Their number is the number of players.
    #[schemars(length(min = 1, max = 8))]
    pub seats: Vec<String>,
    /// Variants and mode, each a word of the game.
    #[serde(default)]
    pub variants: Vec<String>,
    /// The game's own setup, written out, instead of variants.
    pub setup: Option<serde_json::Value>,
    /// Shown in the lobby; otherwise found by link alone.
    #[serde(default)]
    pub listed: bool,
    pub clock: Option<Clock>,
    /// A word: tables with the same word and setup are dealt alike. They are not rated.
    #[schemars(length(min = 1, max = 64))]
    pub deal: Option<String>,
}

/// A table that was opened.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Opened {
    pub table: String,
    /// The last line of the table's journal.
    pub seq: i64,
}

pub async fn open(
    State(app): State<Arc<App>>,
    known: Known,
    Key(key): Key,
    Json(wanted): Json<Wanted>,
) -> Result<axum::Json<Opened>, ApiError> {
    let texts = app.texts(known.language);
    let unpacked = app.games.get(&wanted.game).map_err(|error| ApiError::from_start(error.into(), texts))?;
    let seats = seats(&wanted.seats, &known)?;
    if wanted.clock.is_some_and(|clock| !clock.is_sensible()) {
        return Err(ApiError::bad("bad-clock", "the clock's numbers are out of range"));
    }
    let word = |word: &String| (1..=64).contains(&word.len()) && word.chars().all(|c| c.is_alphanumeric() || "-_ ".contains(c));
    if wanted.deal.as_ref().is_some_and(|deal| !word(deal)) {
        return Err(ApiError::bad("bad-deal", "a deal is a word of at most 64 letters and digits"));
    }
    let variants: Vec<&str> = wanted.variants.iter().map(String::as_str).collect();
    let agreement = match wanted.setup {
        Some(setup) => Agreement::Json(setup),
        None => Agreement::Words { players: seats.len(), variants: &variants },
    };
    // The table is laid out once for show: what was agreed is then written out, and every mistake is found.
    let shown = unpacked.start(agreement, Seed::new([0; 32])).map_err(|error| ApiError::from_start(error, texts))?;
    if shown.seats() != seats.len() {
        return Err(ApiError::bad("players", format!("this setup is for {} players", shown.seats())));
    }
    let header = shown.record(Vec::new()).header;
    let seed = match &wanted.deal {
        Some(deal) => app.signer.deal(&wanted.game, &header.setup.to_string(), deal),
        None => Seed::new(ids::random()),
    };
    let founding = Founding {
        game: wanted.game,
        rules: header.rules,
        data: header.data,
        setup: header.setup,
        seed,
        host: known.person.id.clone(),
        seats,
        listed: wanted.listed,
        deal: wanted.deal,
        clock: wanted.clock,
        before: Vec::new(),
    };
    let id = key.map_or_else(ids::fresh, |key| app.signer.name("table", &[&key]));
    begin(&app, &id, founding, Vec::new()).await
}

fn seats(words: &[String], known: &Known) -> Result<Vec<Sitter>, ApiError> {
    if !(1..=coven_engine::MAX_SEATS).contains(&words.len()) || words.iter().filter(|word| *word == "me").count() > 1 {
        return Err(ApiError::bad("bad-seats", "a table has 1 to 8 seats, and nobody sits on two"));
    }
    let sitter = |word: &String| match word.as_str() {
        "open" => Ok(Sitter::Open),
        "me" => Ok(Sitter::Person { id: known.person.id.clone(), name: known.person.name.clone() }),
        level => match level.parse::<Level>() {
            Ok(level) => Ok(Sitter::Bot { level }),
            Err(error) => Err(ApiError::bad("bad-seats", format!("a seat is me, open or a level; {error}"))),
        },
    };
    words.iter().map(sitter).collect()
}

/// Writes the first lines of a journal. A table that is there already stays as it is.
async fn begin(app: &Arc<App>, id: &str, founding: Founding, more: Vec<Entry>) -> Result<axum::Json<Opened>, ApiError> {
    let unpacked = app.games.get(&founding.game).map_err(crate::games::OpenError::from)?.clone();
    let (at, game, listed) = (log::now(), founding.game.clone(), founding.listed);
    let deal = founding.deal.as_ref().map(|_| founding.seed.commitment().to_string());
    let mut desk = Desk::open(id, unpacked, at, founding.clone());
    let mut lines = vec![line(1, at, Entry::Opened(Box::new(founding)))];
    for entry in more {
        let seq = desk.seq + 1;
        desk.apply(seq, at, &Written { key: None, did: entry.clone() })
            .map_err(|refused| ApiError::refused(refused, app.texts(coven_text::Language::default())))?;
        lines.push(line(seq, at, entry));
    }
    let new = NewTable { id: id.to_owned(), game, listed, deal, card: desk.card(true), lines };
    app.store.begin(new).await?;
    let open = app.open_table(id).await?;
    Ok(axum::Json(Opened { table: id.to_owned(), seq: open.desk()?.seq }))
}

fn line(seq: i64, at: i64, entry: Entry) -> Line {
    Line { seq, at, text: serde_json::to_string(&Written { key: None, did: entry }).unwrap_or_default() }
}

#[derive(Debug, Deserialize)]
pub struct Look {
    /// The move after which the table is shown.
    pub at: Option<usize>,
    /// Whose eyes: a seat, or `spectator`.
    #[serde(rename = "as")]
    pub viewer: Option<String>,
}

pub fn json(body: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], body).into_response()
}

pub async fn look(
    State(app): State<Arc<App>>,
    asker: Asker,
    TableName(id): TableName,
    Asked(look): Asked<Look>,
) -> Result<Response, ApiError> {
    let mut open = app.open_table(&id).await?;
    let viewer = through(&app, open.desk()?, &asker, look.viewer.as_deref()).await?;
    let speech = app.speech(asker.language);
    let mut body = Vec::new();
    let Some(at) = look.at else {
        whole(open.desk()?, asker.id(), viewer, speech, &mut body);
        return Ok(json(body));
    };
    let Some(desk) = &mut open.desk else {
        return Err(ApiError::not_found());
    };
    let earlier = earlier(desk, at)?;
    // The table is held while it is shown as it was.
    let (now, moves) = (desk.game.replace(earlier), std::mem::replace(&mut desk.moves, at));
    whole(desk, asker.id(), viewer, speech, &mut body);
    (desk.game, desk.moves) = (now, moves);
    Ok(json(body))
}

/// The game as it stood after so many moves.
pub fn earlier(desk: &Desk, at: usize) -> Result<Box<dyn Table>, ApiError> {
    let earlier = desk.game.as_ref().filter(|_| at <= desk.moves && !desk.taken_up).and_then(|game| game.at(at).ok());
    earlier.ok_or_else(|| ApiError::new(axum::http::StatusCode::NOT_FOUND, "no-such-move", "there is no such move"))
}

/// Whose eyes somebody looks through. Others' only when there is nothing left to hide.
pub async fn through(app: &App, desk: &Desk, asker: &Asker, wanted: Option<&str>) -> Result<Viewer, ApiError> {
    let Some(wanted) = wanted else {
        return Ok(desk.viewer(asker.id()));
    };
    let seat = wanted.parse().ok().filter(|&seat: &u8| usize::from(seat) < desk.chairs.len());
    let viewer = match (wanted, seat) {
        ("spectator", _) => Viewer::Spectator,
        (_, Some(seat)) => Viewer::Seat(Seat(seat)),
        _ => return Err(ApiError::bad("bad-viewer", "look as a seat of the table, or as spectator")),
    };
    if desk.viewer(asker.id()) != viewer && viewer != Viewer::Spectator {
        nothing_to_hide(app, desk).await?;
    }
    if !desk.may_look_as(asker.id(), viewer) {
        return Err(ApiError::forbidden("not-your-seat", "through others' eyes only when the game is over"));
    }
    Ok(viewer)
}

/// The game is over, and so is every other that was dealt alike.
pub async fn nothing_to_hide(app: &App, desk: &Desk) -> Result<(), ApiError> {
    if desk.stage != Stage::Over {
        return Err(ApiError::forbidden("game-running", "that can be had once the game is over"));
    }
    if let Some(word) = &desk.founding.deal
        && app.store.deal_is_open(&desk.founding.seed.commitment().to_string(), word).await?
    {
        return Err(ApiError::forbidden("deal-running", "the same deal is still being played at another table"));
    }
    Ok(())
}

pub async fn tell_story(
    State(app): State<Arc<App>>,
    asker: Asker,
    TableName(id): TableName,
    Asked(look): Asked<Look>,
) -> Result<axum::Json<Vec<Vec<String>>>, ApiError> {
    let open = app.open_table(&id).await?;
    let desk = open.desk()?;
    let viewer = through(&app, desk, &asker, look.viewer.as_deref()).await?;
    Ok(axum::Json(story(desk, viewer, app.texts(asker.language))))
}

pub async fn record(State(app): State<Arc<App>>, TableName(id): TableName) -> Result<Response, ApiError> {
    let open = app.open_table(&id).await?;
    let desk = open.desk()?;
    nothing_to_hide(&app, desk).await?;
    let game = desk.game.as_ref().filter(|_| !desk.taken_up);
    let game = game.ok_or_else(|| ApiError::forbidden("no-record", "this game's rules have changed; it has no whole record"))?;
    let sat = |seat: Seat| match &desk.chairs[seat.index()].sitter {
        Sitter::Person { name, .. } => format!("human:{name}"),
        Sitter::Bot { level } => level.to_string(),
        Sitter::Open => crate::table::STAND_IN.to_string(),
    };
    let record = game.record(Seat::all(desk.chairs.len()).map(sat).collect()).to_string();
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", desk.founding.game, &id[..8]);
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)], record)
        .into_response())
}

/// Who sits on a chair for which a record names somebody: bots as they were, people of another house by their names. In a game
/// that goes on, those chairs are free.
fn sat(seat: usize, word: Option<&str>, over: bool) -> Sitter {
    let word = word.unwrap_or_default();
    match (word.parse(), word.split(':').next()) {
        (Ok(level), _) => Sitter::Bot { level },
        _ if !over => Sitter::Open,
        (_, Some("human")) => {
            let named = word.split_once(':').and_then(|(_, name)| super::people::name(name).ok());
            Sitter::elsewhere(named.unwrap_or_else(|| crate::table::BOT_NAMES[seat].to_owned()))
        }
        _ => Sitter::Bot { level: crate::table::STAND_IN },
    }
}

/// Takes a record in: a finished game can be looked at, a running one goes on when its seats are taken.
pub async fn import(
    State(app): State<Arc<App>>,
    known: Known,
    Key(key): Key,
    Text(text): Text,
) -> Result<axum::Json<Opened>, ApiError> {
    let record = Record::parse(&text)?;
    let texts = app.texts(known.language);
    let unpacked = app.games.get(&record.header.game).map_err(|error| ApiError::from_start(error.into(), texts))?;
    let table = unpacked.resume(&record)?;
    let over = table.standing().is_some();
    let header = record.header;
    let seats = (0..table.seats()).map(|seat| sat(seat, header.seats.get(seat).map(String::as_str), over)).collect();
    let founding = Founding {
        game: header.game,
        rules: header.rules,
        data: header.data,
        setup: header.setup,
        seed: header.seed,
        host: known.person.id.clone(),
        seats,
        listed: false,
        deal: None,
        clock: None,
        before: record.moves,
    };
    let more = if over { vec![Entry::Started] } else { Vec::new() };
    let id = key.map_or_else(ids::fresh, |key| app.signer.name("import", &[&key]));
    begin(&app, &id, founding, more).await
}

/// The same people, the same game, a new table. However often it is asked for, it is one table.
pub async fn rematch(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
) -> Result<axum::Json<Opened>, ApiError> {
    let texts = app.texts(known.language);
    let founding = {
        let open = app.open_table(&id).await?;
        let desk = open.desk()?;
        if desk.stage != Stage::Over {
            return Err(ApiError::refused(Refusal::NotOver, texts));
        }
        if desk.seat_of(&known.person.id).is_none() {
            return Err(ApiError::refused(Refusal::NotSeated, texts));
        }
        let present = app.games.get(&desk.founding.game).map_err(crate::games::OpenError::from)?;
        Founding {
            rules: *present.about().versions.end(),
            data: present.data_hash().to_owned(),
            seed: Seed::new(ids::random()),
            seats: desk.chairs.iter().map(|chair| chair.sitter.clone()).collect(),
            deal: None,
            before: Vec::new(),
            ..desk.founding.clone()
        }
    };
    let next = app.signer.name("rematch", &[&id]);
    let opened = begin(&app, &next, founding, Vec::new()).await?;
    let decide = move |desk: &Desk, _: i64| {
        Ok(match &desk.next {
            Some(_) => Act::Done(desk.seq),
            None => Act::Do(Entry::Rematched { table: next.clone() }),
        })
    };
    app.act(&id, None, None, decide).await.map_err(|error| ApiError::from_act(error, texts))?;
    Ok(opened)
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The move after which it goes on.
    pub at: usize,
    /// The seat to be played; one's own if it is not given.
    #[schemars(range(max = 7))]
    pub seat: Option<u8>,
}

/// A finished game goes on from an earlier moment, against bots.
pub async fn play_on(
    State(app): State<Arc<App>>,
    known: Known,
    TableName(id): TableName,
    Key(key): Key,
    Json(wanted): Json<PlayOn>,
) -> Result<axum::Json<Opened>, ApiError> {
    let founding = {
        let open = app.open_table(&id).await?;
        let desk = open.desk()?;
        nothing_to_hide(&app, desk).await?;
        let earlier = earlier(desk, wanted.at)?;
        let own = wanted.seat.map(Seat).or_else(|| desk.seat_of(&known.person.id)).unwrap_or(Seat(0));
        if own.index() >= desk.chairs.len() {
            return Err(ApiError::refused(Refusal::NoSuchSeat, app.texts(known.language)));
        }
        let sitter = |(seat, chair): (Seat, &Chair)| match chair.sitter {
            _ if seat == own => Sitter::Person { id: known.person.id.clone(), name: known.person.name.clone() },
            Sitter::Bot { level } => Sitter::Bot { level },
            Sitter::Open | Sitter::Person { .. } => Sitter::Bot { level: crate::table::STAND_IN },
        };
        Founding {
            host: known.person.id.clone(),
            seats: Seat::all(desk.chairs.len()).zip(&desk.chairs).map(sitter).collect(),
            listed: false,
            deal: None,
            clock: None,
            before: earlier.moves(),
            ..desk.founding.clone()
        }
    };
    let new = key.map_or_else(ids::fresh, |key| app.signer.name("play-on", &[&id, &key]));
    begin(&app, &new, founding, vec![Entry::Started]).await
}
