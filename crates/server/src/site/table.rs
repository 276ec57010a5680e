//! The page of a table, and the stream that keeps it up to date.

use super::clubs::when;
use super::days;
use super::home::levels;
use super::prepare;
use super::visit::Visit;
use crate::api::error::ApiError;
use crate::api::extract::{Asked, TableName};
use crate::api::streams::{last_event, place};
use crate::api::tables::Look;
use crate::app::App;
use crate::days::may_note;
use crate::log;
use crate::pages::Scope;
use crate::stream::Form;
use crate::table::{self, ChatLine, Clock, Dealt, Desk, KnownBy, Progress};
use crate::tables::TableError;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use coven_bots::{Bot, Budget, Cancel, Level};
use coven_catalog::Table;
use coven_engine::{Phrase, Seat, Viewer};
use coven_text::Texts;
use coven_ui::Speak;
use coven_ui::draw;
use coven_ui::fragment::Parts;
use coven_ui::page::{
    self, Around, Chair, ChatMessage, Coach, Coached, Gather, Good, KnownDeal, Replay, SeatClock, Sitter, TablePage, TimeLimit,
    Wish,
};
use serde::Deserialize;
use std::sync::Arc;

/// Every part of a table's page that can change, as a viewer sees it.
pub fn parts(desk: &Desk, viewer: Viewer, wish: Wish, texts: &Texts, scope: Scope) -> Parts {
    let speak = Speak::new(texts, &desk.names);
    let Some(game) = &desk.game else {
        return gathering(desk, viewer, "").parts(&speak);
    };
    let drawn = match scope {
        Scope::All => draw::parts(&**game, viewer, speak),
        Scope::Latest => draw::latest(&**game, viewer, speak),
    };
    drawn.and(around(desk, viewer, wish, texts).parts(&speak))
}

fn chairs(desk: &Desk, viewer: Viewer) -> Vec<Chair> {
    let asked = desk.asked();
    let chair = |(seat, chair): (Seat, &table::Chair)| Chair {
        seat,
        name: desk.names[seat.index()].clone(),
        sitter: match chair.sitter {
            table::Sitter::Open => Sitter::Nobody,
            table::Sitter::Bot { level } => Sitter::Bot(level.name()),
            table::Sitter::Person { .. } if viewer == Viewer::Seat(seat) => Sitter::You,
            table::Sitter::Person { ref id, .. } if *id == desk.founding.host && desk.shares_screen(id) => Sitter::Beside,
            table::Sitter::Person { .. } => Sitter::Person,
            table::Sitter::Held { until, .. } => Sitter::Invited { until, you: viewer == Viewer::Seat(seat) },
        },
        stand_in: match chair.sitter {
            table::Sitter::Bot { .. } => None,
            _ => desk.bot_at(seat).map(|level| level.name()),
        },
        hurried: chair.hurried && desk.bot_at(seat).is_some(),
        asked: asked.contains(seat),
    };
    Seat::all(desk.chairs.len()).zip(&desk.chairs).map(chair).collect()
}

fn said(desk: &Desk) -> Vec<ChatMessage> {
    let said = |line: &ChatLine| ChatMessage { number: line.seq as usize, name: line.name.clone(), text: line.text.clone() };
    desk.talk.iter().map(said).collect()
}

fn known_deal(desk: &Desk) -> Option<KnownDeal> {
    match desk.founding.dealt() {
        Dealt::Secret => None,
        Dealt::Known(KnownBy::Word) if desk.founding.contest.is_some() => Some(KnownDeal::Tournament),
        Dealt::Known(KnownBy::Word) => Some(KnownDeal::Word),
        Dealt::Known(KnownBy::Record) => Some(KnownDeal::Record),
        Dealt::Known(KnownBy::Position) => Some(KnownDeal::Position),
        Dealt::Known(KnownBy::Day) => Some(KnownDeal::Day),
    }
}

fn around<'a>(desk: &'a Desk, viewer: Viewer, wish: Wish, texts: &Texts) -> Around<'a> {
    Around {
        table: &desk.id,
        over: desk.progress == Progress::Over,
        chairs: chairs(desk, viewer),
        said: said(desk),
        next: desk.next.as_deref(),
        known_deal: known_deal(desk),
        replayable: desk.progress == Progress::Over && !desk.taken_up,
        report: desk.is_whole(),
        clocks: clocks(desk, viewer),
        stand_in: desk.founding.clock.map(|_| desk.stand_in().name()),
        by_days: false,
        elsewhere: None,
        may_prepare: desk.offers_to_prepare(viewer),
        prepared: Vec::new(),
        became: desk.word_of_prepared(viewer).map(|word| word.message()),
        note: None,
        curtain: desk.behind_curtain().filter(|_| viewer == Viewer::Spectator),
        at_shared_screen: false,
        shared_screen: desk.shares_screen(&desk.founding.host),
        hints: may_ask(desk, viewer),
        coached: coached(desk, viewer, wish),
        coach: coach(desk, viewer, wish, texts),
        eyes: None,
        answers: Vec::new(),
    }
}

/// Who plays against bots alone may ask what a good player would do; among people only if the table agreed on it.
fn may_ask(desk: &Desk, viewer: Viewer) -> bool {
    let Viewer::Seat(own) = viewer else {
        return false;
    };
    let people = |(seat, chair): (Seat, &table::Chair)| seat != own && !matches!(chair.sitter, table::Sitter::Bot { .. });
    desk.progress == Progress::Playing
        && desk.founding.contest.is_none()
        && (desk.founding.hints || !Seat::all(desk.chairs.len()).zip(&desk.chairs).any(people))
}

/// Whoever plays may have a coach, but not for a rating.
fn coached(desk: &Desk, viewer: Viewer, wish: Wish) -> Coached {
    match viewer {
        // Nobody is helped where results are compared.
        _ if desk.founding.contest.is_some() => Coached::Never,
        Viewer::Seat(_) if !desk.is_rated() && wish.coach => Coached::Yes,
        Viewer::Seat(_) if !desk.is_rated() => Coached::No,
        _ => Coached::Never,
    }
}

/// How long is thought about a hint: long enough that it is worth reading, short enough not to be noticed.
const HINT_ITERATIONS: u32 = 2_000;
/// Maximum number of turning points that are shown.
const MOST_TURNING_POINTS: usize = 8;
/// Maximum number of moves that a hint names.
const MOST_HINTS: usize = 3;

pub async fn hint(State(app): State<Arc<App>>, visit: Visit, TableName(id): TableName) -> Result<Response, ApiError> {
    let no_hints = || visit.refused(&app, TableError::NoHints);
    let (names, game, seat, moves) = {
        let open = app.open_table(&id).await?;
        let desk = open.desk()?;
        let viewer = desk.viewer(visit.asker.id());
        let (Viewer::Seat(seat), Some(game), true) = (viewer, &desk.game, may_ask(desk, viewer)) else {
            return Err(no_hints());
        };
        // Others may move while it is thought about: the search has a table of its own.
        (desk.names.clone(), game.at(desk.moves).map_err(|_| no_hints())?, seat, desk.moves)
    };
    let search = move |cancel: &Cancel| {
        let bot = Bot { budget: Some(Budget::Iterations(HINT_ITERATIONS)), cancel: cancel.clone(), ..Bot::new(Level::Adept) };
        game.hints(seat, &bot, moves as u64)
    };
    let found = app.work_out(&visit.asker, search).await.map_err(|error| visit.refused(&app, error))?;
    let visitor = visit.visitor(&app, &names);
    let good = |hint: coven_catalog::Hint| Good {
        sentence: visitor.speak.sentence(&hint.phrase),
        reason: hint.reason.as_ref().map(|why| visitor.speak.sentence(why)),
        chance: hint.victory.map(|chance| (chance.clamp(0.0, 1.0) * 100.0).round() as u8),
        notation: hint.notation,
    };
    let hints: Vec<Good> = found.into_iter().take(MOST_HINTS).map(good).collect();
    Ok(visit.show(if visit.fragment { page::hint(&hints, &visitor.speak) } else { page::hint_page(&visitor, &id, &hints) }))
}

/// How long people may take, as pages say it.
pub fn limit(clock: Clock) -> TimeLimit {
    match clock {
        Clock::Live { seconds, .. } => TimeLimit::Live { minutes: seconds.div_ceil(60) as usize },
        Clock::Correspondence { days } => TimeLimit::Days { days: days as usize },
    }
}

/// What every seat has left now.
fn clocks(desk: &Desk, viewer: Viewer) -> Vec<SeatClock> {
    let (asked, now) = (desk.asked(), log::now());
    let clock = |(seat, chair): (Seat, &table::Chair)| {
        let runs = asked.contains(seat) && desk.bot_at(seat).is_none();
        let left_ms = desk.runs_out(seat).filter(|_| runs).map_or(chair.left, |when| when - now);
        let holiday = chair.deadline.and_then(|deadline| deadline.holiday).filter(|_| runs).map(days::days);
        SeatClock { seat, left_ms, runs, yours: viewer == Viewer::Seat(seat), holiday }
    };
    match desk.founding.clock {
        Some(_) => Seat::all(desk.chairs.len()).zip(&desk.chairs).map(clock).collect(),
        None => Vec::new(),
    }
}

/// What a learner is told now. A good answer comes from a level that explains itself and does not keep the table waiting.
fn coach(desk: &Desk, viewer: Viewer, wish: Wish, texts: &Texts) -> Option<Coach> {
    let (Viewer::Seat(seat), Some(game), Coached::Yes) = (viewer, &desk.game, coached(desk, viewer, wish)) else {
        return None;
    };
    let say = |phrase: &Phrase| texts.say(phrase, &desk.names);
    let best =
        may_ask(desk, viewer).then(|| game.hints(seat, &Bot::new(Level::Apprentice), desk.moves as u64).into_iter().next());
    let good = best.flatten().map(|hint| Good {
        sentence: say(&hint.phrase),
        reason: hint.reason.as_ref().map(say),
        chance: None,
        notation: hint.notation,
    });
    Some(Coach { about: game.about(), says: game.coaching(seat), good })
}

fn gathering<'a>(desk: &'a Desk, viewer: Viewer, link: &'a str) -> Gather<'a> {
    // The game was found when the table was opened.
    let about = coven_catalog::about(&desk.founding.game).unwrap_or(coven_catalog::games()[0]);
    Gather {
        about,
        table: &desk.id,
        link,
        seq: desk.seq,
        chairs: chairs(desk, viewer),
        said: said(desk),
        listed: desk.founding.listed,
        known_deal: known_deal(desk),
        limit: desk.founding.clock.map(limit),
        stand_in: desk.stand_in().name(),
        begins: desk.awaited_meeting().map(|meeting| (when(&meeting.zone, meeting.begins), meeting.zone.clone())),
        closed: desk.progress == Progress::Closed,
        levels: LEVELS.get_or_init(levels),
    }
}

static LEVELS: std::sync::OnceLock<Vec<&'static str>> = std::sync::OnceLock::new();

/// What a seat may answer, in words.
fn answers(game: &dyn Table, viewer: Viewer, speak: &Speak<'_>) -> Vec<(String, String)> {
    let Viewer::Seat(seat) = viewer else {
        return Vec::new();
    };
    let said = |phrase: &Phrase| speak.say(phrase);
    game.choices(seat).into_iter().map(|choice| (choice.notation, said(&choice.phrase))).collect()
}

pub async fn show(
    State(app): State<Arc<App>>,
    visit: Visit,
    TableName(id): TableName,
    Asked(look): Asked<Look>,
) -> Result<Response, ApiError> {
    let tables = app.tables();
    let open = app.open_table(&id).await?;
    let (desk, drawn) = (open.desk()?, &open.drawn);
    let own = desk.viewer(visit.asker.id());
    let visitor = visit.visitor(&app, &desk.names);
    let texts = app.texts(visit.asker.language);
    let wish = visit.wish(&id);
    let Some(game) = &desk.game else {
        let link = format!("{}/table/{id}", app.url());
        let shown = gathering(desk, own, &link);
        drawn.keep((own, wish, texts.language()), desk.seq, &shown.parts(&visitor.speak));
        return Ok(visit.show(page::gather(&visitor, &shown, visit.asker.id() == Some(&desk.founding.host))));
    };
    let eyes = look.eyes()?;
    let viewer = tables.eyes(desk, visit.asker.id(), eyes).await.map_err(|error| visit.refused(&app, error))?;
    let mut around = around(desk, own, wish, texts);
    around.at_shared_screen = visit.asker.id().is_some_and(|person| desk.shares_screen(person));
    around.by_days = desk.is_by_days() && visit.person().is_some_and(|person| desk.sits(&person.id));
    if around.by_days {
        around.elsewhere = days::elsewhere(&app, &visit, &id).await?;
    }
    if let Some(person) = visit.person().filter(|person| desk.may_prepare(&person.id).is_ok()) {
        let prepared = tables.prepared(&person.id, &id).await.map_err(|error| visit.refused(&app, error))?;
        around.prepared = prepared.into_iter().map(prepare::told).collect();
    }
    // Whoever shares a screen has no place there for what others must not see.
    if let Some(person) = visit.person().filter(|person| may_note(desk, &person.id) && !desk.shares_screen(&person.id)) {
        let note = tables.note(person, &id).await.map_err(|error| visit.refused(&app, error))?;
        around.note = Some(note.map(|note| note.text).unwrap_or_default());
    }
    let over = desk.progress == Progress::Over;
    let page = |replay: Option<Replay>| TablePage {
        about: game.about(),
        table: &id,
        seq: desk.seq as usize,
        over: over && replay.is_none(),
        replay,
    };
    if look.at.is_none() && eyes.is_none() {
        around.answers = answers(&**game, viewer, &visitor.speak);
        let parts = draw::parts(&**game, viewer, visitor.speak).and(around.parts(&visitor.speak));
        drawn.keep((viewer, wish, texts.language()), desk.seq, &parts);
        let layout = draw::layout(&**game, viewer, visitor.speak);
        let shown = page::live_table(&visitor, &page(None), layout, &around);
        let ended = over && !around.at_shared_screen && tables.nothing_to_hide(desk).await.is_ok();
        return Ok(if ended { visit.show_to_keep(shown) } else { visit.show(shown) });
    }
    let at = look.at.unwrap_or(desk.moves).min(desk.moves);
    let then = tables.earlier(desk, at).map_err(|error| visit.refused(&app, error))?;
    let open = tables.nothing_to_hide(desk).await.is_ok();
    let turning_points = if open { game.turning_points(MOST_TURNING_POINTS) } else { Vec::new() };
    if open {
        around.eyes = Some(viewer);
    } else {
        around.replayable = false;
    }
    let layout = draw::layout(&*then, viewer, visitor.speak);
    let replay = Replay { at, moves: desk.moves, rounds: game.rounds(), turning_points };
    let shown = page::live_table(&visitor, &page(Some(replay)), layout, &around);
    let ended = over && open && !around.at_shared_screen;
    Ok(if ended { visit.show_to_keep(shown) } else { visit.show(shown) })
}

#[derive(Debug, Deserialize)]
pub struct Since {
    /// The last line that the page shows.
    pub(super) seq: Option<i64>,
}

pub async fn stream(
    State(app): State<Arc<App>>,
    visit: Visit,
    TableName(id): TableName,
    Asked(since): Asked<Since>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (asker, last) = (&visit.asker, last_event(&headers).or(since.seq));
    let form = Form::Page(visit.wish(&id));
    let followed = app.tables().follow(asker.id(), &id, last, form, asker.language, place(&app, asker)?).await;
    followed.map_err(|error| visit.refused(&app, error))
}
