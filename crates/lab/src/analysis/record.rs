//! Analyses a game that was written down.

use super::{NotAnalysed, Report, Settings, Watch, analyse};
use coven_catalog::{CatalogError, Visitor, about, visit};
use coven_engine::{DataSource, Record, RecordError, WholeGame};
use std::sync::Arc;

/// Why a record is not analysed.
#[derive(Debug, thiserror::Error)]
pub enum NotRead {
    #[error(transparent)]
    Catalog(#[from] CatalogError),
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    Game(#[from] NotAnalysed),
}

/// Checks a record, plays it again with the data it was made with, and analyses it.
pub fn analyse_record(record: &Record, data: &DataSource, settings: &Settings, watch: &mut Watch<'_>) -> Result<Report, NotRead> {
    let former = about(&record.header.game)?.former_data(&record.header.data);
    visit(&record.header.game, former.as_ref().unwrap_or(data), Analyse { record, settings, watch })?
}

struct Analyse<'a, 'b> {
    record: &'a Record,
    settings: &'a Settings,
    watch: &'a mut Watch<'b>,
}

impl Visitor for Analyse<'_, '_> {
    type Output = Result<Report, NotRead>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let game = self.record.replay(rules)?;
        Ok(analyse(&game, self.settings, self.watch)?)
    }
}
