//! What was found in a finished game: where each seat's result comes from, and the moves that mattered most.

use super::error::ApiError;
use super::extract::{Asker, Known, TableName};
use super::people::RatingShown;
use crate::app::App;
use crate::many::ManyGames;
use crate::reports::ReportSeen;
use axum::extract::State;
use coven_lab::analysis::{OverMany, Report};
use coven_ui::Speak;
use coven_ui::page::Address;
use coven_ui::report::lessons;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How far a report is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportProgress {
    /// Nobody is at work on it yet: ask again.
    Waiting,
    Running,
    Ready,
    /// It cannot be made.
    GivenUp,
}

/// The report of a finished game.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReportShown {
    stage: ReportProgress,
    /// How much is done.
    percent: u8,
    /// What was found, once it is ready.
    #[serde(skip_serializing_if = "Option::is_none")]
    report: Option<Box<Report>>,
    /// The worst errors in words, the worst first.
    errors: Vec<ErrorShown>,
}

/// An error in words.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ErrorShown {
    /// The number of the move in the game, from 1.
    seq: usize,
    seat: u8,
    played: String,
    better: String,
    /// Why the better move is better, if the game's knowledge has a word for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The address of a page that shows the position.
    page: String,
}

impl ReportShown {
    fn of(stage: ReportProgress, percent: u8) -> ReportShown {
        ReportShown { stage, percent, report: None, errors: Vec::new() }
    }
}

pub async fn report(
    State(app): State<Arc<App>>,
    asker: Asker,
    TableName(table): TableName,
) -> Result<axum::Json<ReportShown>, ApiError> {
    let texts = app.texts(asker.language);
    let seen = app.tables().report(&table).await.map_err(|error| ApiError::of(error, texts))?;
    Ok(axum::Json(match seen {
        ReportSeen::Waiting => ReportShown::of(ReportProgress::Waiting, 0),
        ReportSeen::UnderWay { percent } => ReportShown::of(ReportProgress::Running, percent),
        ReportSeen::GivenUp => ReportShown::of(ReportProgress::GivenUp, 0),
        ReportSeen::Ready(report) => {
            let open = app.open_table(&table).await?;
            let desk = open.desk()?;
            let speak = Speak::new(texts, &desk.names);
            let told = desk.game.as_ref().map(|game| lessons(&**game, &report, None)).unwrap_or_default();
            let errors = told.iter().map(|lesson| ErrorShown {
                seq: lesson.judged.seq,
                seat: lesson.judged.seat.0,
                played: speak.sentence(&lesson.played),
                better: speak.sentence(&lesson.better),
                why: lesson.why.as_ref().map(|why| speak.sentence(why)),
                page: Address::ReportMove { table: &table, seq: lesson.judged.seq }.to_string(),
            });
            ReportShown { errors: errors.collect(), report: Some(report), ..ReportShown::of(ReportProgress::Ready, 100) }
        }
    }))
}

/// What somebody's finished games of one kind say together.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ManyGamesShown {
    game: &'static str,
    /// The tables at which they were played, in the order in which these were opened.
    tables: Vec<String>,
    summary: OverMany,
    /// The kinds of decisions in words.
    themes: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<RatingShown>,
}

pub async fn my_games(State(app): State<Arc<App>>, known: Known) -> Result<axum::Json<Vec<ManyGamesShown>>, ApiError> {
    let speak = Speak::new(app.texts(known.language), &[]);
    let shown = |ManyGames { about, summary, tables, rating }| {
        let themes = summary.kinds.iter().filter_map(|kind| kind.theme.clone());
        let themes = themes.map(|theme| (theme.clone(), speak.sentence(&about.tell_theme(&theme)))).collect();
        let rating = rating.map(|rating| RatingShown::of(about.id.to_owned(), rating));
        ManyGamesShown { game: about.id, tables, summary, themes, rating }
    };
    Ok(axum::Json(app.many_games(&known.person.id).await?.into_iter().map(shown).collect()))
}
