//! Pages as they look at several moments of real games, written as files.

mod broom;
mod clubs;
mod fair;
mod house;
mod many;
mod people;
mod plain;
mod report;
mod salem;
mod septima;

use coven_catalog::Table as _;
use coven_engine::{DataSource, Dice, FastDice, Game, Seat, Seed, Viewer, WholeGame};
use coven_text::{Language, Texts};
use coven_ui::draw;
use coven_ui::page::{
    self, Around, Chair, ChatMessage, Coach, Coached, DayOfYear, Good, NextTable, Preferences, Replay, SeatClock, Sitter,
    TablePage, Visitor,
};
use coven_ui::{Speak, assets, texts};
use maud::Markup;
use std::path::Path;
use std::sync::Arc;

pub type Outcome = Result<(), Box<dyn std::error::Error>>;

/// A moment of a game that is worth a look.
struct Moment<R: WholeGame> {
    name: &'static str,
    players: usize,
    variants: &'static [&'static str],
    /// When it has come for the viewer.
    wanted: fn(&Game<R>, Seat) -> bool,
}

/// How pages are shown: the ending of their names, their words, and what the visitor prefers.
struct Manner {
    name: &'static str,
    texts: Texts,
    prefers: Preferences,
}

/// Writes all pages into a folder, each in every manner; if a game or `clubs`, `fair`, `house`, `many`, `people`, `plain` or `report` is named, only
/// its pages.
pub fn write_pages(folder: &Path, game: Option<&str>) -> Outcome {
    let wanted = |name: &str| game.is_none_or(|game| game == name);
    std::fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        std::fs::write(folder.join(fixed(&asset.path)), asset.bytes)?;
    }
    let manners =
        Language::ALL.map(|language| Manner { name: language.code(), texts: texts(language), prefers: Preferences::default() });
    if wanted("house") {
        manners.iter().try_for_each(|manner| house::write_pages(folder, manner))?;
    }
    if wanted("clubs") {
        manners.iter().try_for_each(|manner| clubs::write_pages(folder, manner))?;
    }
    if wanted("fair") {
        manners.iter().try_for_each(|manner| fair::write_pages(folder, manner))?;
    }
    if wanted("many") {
        many::write_pages(folder, &manners)?;
    }
    if wanted("people") {
        manners.iter().try_for_each(|manner| people::write_pages(folder, manner))?;
    }
    if wanted("plain") {
        plain::write_pages(folder, &manners)?;
    }
    if wanted("report") {
        report::write_pages(folder, &manners)?;
    }
    if wanted("broom") {
        write_moments(folder, &manners, broom::MOMENTS)?;
    }
    if wanted("salem") {
        write_moments(folder, &manners, salem::MOMENTS)?;
    }
    if wanted("septima") {
        write_moments(folder, &manners, septima::MOMENTS)?;
    }
    Ok(())
}

/// The page of each moment as the first seat sees it, and the first that is not coached as it is looked at again later. A moment named `coach` is part
/// of a first game.
fn write_moments<R: WholeGame>(folder: &Path, manners: &[Manner], moments: &[Moment<R>]) -> Outcome {
    let rules = Arc::new(R::load(&DataSource::builtin())?);
    let names = ["Morgana", "Tituba", "Abigail", "Rebecca", "Cotton", "Sarah", "Giles", "Dorcas"].map(str::to_owned);
    let (own, about) = (Seat(0), R::about());
    let replayed = moments.iter().map(|moment| moment.name).find(|name| *name != "coach");
    for moment in moments {
        let setup = rules.agree(moment.players, moment.variants)?;
        let reached = (0..300).find_map(|seed| until(&rules, setup.clone(), seed, |game| (moment.wanted)(game, own)));
        let game = reached.ok_or_else(|| format!("no game reaches {}", moment.name))?;
        let over = game.deciding().is_empty();
        let coach = moment.name == "coach";
        let page = TablePage { about, table: moment.name, seq: game.turns().len(), over, replay: None };
        for manner in manners {
            let speak = Speak::new(&manner.texts, &names[..moment.players]);
            let here = format!("/table/{}", moment.name);
            let visitor = Visitor { speak, prefers: manner.prefers, name: Some("Morgana"), here: &here, origin: None };
            let around = Around {
                coached: if coach { Coached::Yes } else { Coached::No },
                coach: coach.then(|| coached(&game, own, speak)),
                ..around(moment.name, &names[..moment.players], over)
            };
            let layout = || draw::layout(&game, Viewer::Seat(own), speak);
            let name = format!("{}-{}-{}", about.id, moment.name, manner.name);
            write(folder, &name, page::live_table(&visitor, &page, layout(), &around))?;
            if Some(moment.name) == replayed {
                let replay = Some(Replay {
                    at: page.seq,
                    moves: 3 * page.seq,
                    rounds: vec![page.seq / 2, page.seq],
                    turning_points: Vec::new(),
                });
                let around = Around { replayable: true, eyes: Some(Viewer::Seat(own)), coach: None, ..around };
                let page = TablePage { replay, ..page };
                let name = format!("{}-replay-{}", about.id, manner.name);
                write(folder, &name, page::live_table(&visitor, &page, layout(), &around))?;
            }
        }
    }
    Ok(())
}

/// A person at the first seat, bots at the others, a clock, and a word between them.
fn around<'a>(table: &'a str, names: &[String], over: bool) -> Around<'a> {
    let chair = |(seat, name): (usize, &String)| Chair {
        seat: Seat(seat as u8),
        name: name.clone(),
        sitter: if seat == 0 { Sitter::You } else { Sitter::Bot("apprentice") },
        stand_in: None,
        hurried: seat == 1,
        asked: false,
    };
    let day = |day: u8| DayOfYear { day, month: 12 };
    let clock = |seat: u8| SeatClock {
        seat: Seat(seat),
        left_ms: 95_754_000,
        runs: seat == 0,
        yours: seat == 0,
        holiday: (seat == 1).then(|| (day(24), day(27))),
    };
    Around {
        table,
        over,
        replayable: over,
        hints: !over,
        chairs: names.iter().enumerate().map(chair).collect(),
        clocks: (0..names.len() as u8).map(clock).collect(),
        stand_in: Some("adept"),
        by_days: true,
        may_prepare: !over,
        became: (!over).then_some("page-prepared-other-question"),
        elsewhere: Some(NextTable { title: "Septima".into(), others: vec!["Tituba".into()] }),
        note: Some("She has a mirror.".into()),
        said: vec![ChatMessage { number: 0, name: "Tituba".into(), text: "Good evening!".into() }],
        ..Around::default()
    }
}

/// What a learner is told: the first answer is taken for a good one.
fn coached<R: WholeGame>(game: &Game<R>, seat: Seat, speak: Speak<'_>) -> Coach {
    let first = game.legal(seat)[0];
    let sentence = speak.say(&game.rules().tell_move(game.state(), seat, first));
    let good = Good { notation: first.to_string(), sentence, reason: None, chance: None };
    Coach { about: R::about(), says: game.coaching(seat), good: Some(good) }
}

/// A random game up to the moment that is wanted.
fn until<R: WholeGame>(rules: &Arc<R>, setup: R::Setup, seed: u64, wanted: impl Fn(&Game<R>) -> bool) -> Option<Game<R>> {
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).ok()?;
    let mut dice = FastDice::new(seed);
    while !wanted(&game) {
        let seat = game.deciding().first()?;
        let moves = game.legal(seat);
        game.play(seat, moves[dice.below(moves.len() as u32) as usize]).ok()?;
    }
    Some(game)
}

/// Addresses become relative and the names of assets fixed, so that a page can be looked at again after a change of style.
fn write(folder: &Path, name: &str, page: Markup) -> Outcome {
    let mut html = page.into_string();
    for asset in assets::all() {
        html = html.replace(&asset.path, &fixed(&asset.path));
    }
    Ok(std::fs::write(folder.join(format!("{name}.html")), html)?)
}

/// An asset's path without the hash.
fn fixed(path: &str) -> String {
    let name = path.trim_start_matches('/').split('-').next().unwrap_or_default();
    format!("{name}.{}", path.rsplit('.').next().unwrap_or_default())
}
