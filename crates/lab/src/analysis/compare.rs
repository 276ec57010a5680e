//! What another answer would have been worth: two moves of one decision in the same imagined worlds with the same dice.

use super::decisions::Cards;
use super::moments::Course;
use super::{Analyst, Kind, NotAnalysed, NotRead, Settings};
use crate::calibration::Calibration;
use crate::share::Share;
use crate::values::Estimator;
use coven_catalog::{Visitor, about, visit};
use coven_engine::{DataSource, Record, WholeGame};
use std::sync::Arc;

/// What an answer loses against another one, in chances to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    pub loss: Share,
    /// The 95 % interval.
    pub low: Share,
    pub high: Share,
    /// An error only if that is beyond doubt.
    pub kind: Kind,
}

/// A decision of a finished game, and two answers to it.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The number of the move in the game, from 1.
    pub seq: usize,
    pub answer: String,
    pub best: String,
    pub worlds: u32,
}

/// Plays a record again and compares two answers to one of its decisions. None if there is no such decision, or one of them was no answer
/// to it.
pub fn compare_answers(
    record: &Record,
    data: &DataSource,
    settings: &Settings,
    comparison: &Comparison,
) -> Result<Option<Compared>, NotRead> {
    let former = about(&record.header.game)?.former_data(&record.header.data);
    visit(&record.header.game, former.as_ref().unwrap_or(data), Compare { record, settings, comparison })?
}

struct Compare<'a> {
    record: &'a Record,
    settings: &'a Settings,
    comparison: &'a Comparison,
}

impl Visitor for Compare<'_> {
    type Output = Result<Option<Compared>, NotRead>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let game = self.record.replay(rules)?;
        let calibration = Calibration::of::<R>();
        let mut analyst = Analyst {
            estimator: Estimator::new(game.rules(), game.seats(), self.settings.level),
            fitted: calibration.table(game.seats(), self.settings.level).cloned(),
            thresholds: calibration.errors.unwrap_or_default(),
            course: Course::of(&game)?,
            game: &game,
            settings: self.settings,
        };
        Ok(analyst.compare(self.comparison)?)
    }
}

impl<R: WholeGame> Analyst<'_, R> {
    fn compare(&mut self, comparison: &Comparison) -> Result<Option<Compared>, NotAnalysed> {
        let Some(at) = comparison.seq.checked_sub(1).filter(|&at| at < self.course.steps.len()) else {
            return Ok(None);
        };
        let mut legal = coven_engine::MoveList::new();
        self.game.rules().legal(&self.course.states[at], self.course.steps[at].seat, &mut legal);
        let answered = |notation: &str| notation.parse::<R::Move>().ok().filter(|m| legal.contains(m));
        let (Some(answer), Some(best)) = (answered(&comparison.answer), answered(&comparison.best)) else {
            return Ok(None);
        };
        if answer == best {
            return Ok(Some(Compared { loss: Share::NONE, low: Share::NONE, high: Share::NONE, kind: Kind::Good }));
        }
        let trials = self.try_out(at, &[answer, best], comparison.worlds, 10, Cards::Hidden, &mut || Ok(()))?;
        let loss = self.loss_of(at, &[answer, best], trials);
        Ok(Some(Compared { loss: loss.loss, low: loss.low, high: loss.high, kind: loss.kind }))
    }
}
