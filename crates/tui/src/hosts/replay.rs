//! A game that is told again, moment by moment, through anybody's eyes.

use super::local::standing;
use super::story::Told;
use crate::host::{Host, Step};
use crate::seen::{Moment, Seen};
use coven_catalog::Table;
use coven_engine::{Seat, Viewer};
use coven_text::Texts;
use std::collections::BTreeMap;
use std::sync::Arc;

pub struct Replay {
    texts: Arc<Texts>,
    whole: Box<dyn Table>,
    /// The table at the moment that is shown.
    now: Box<dyn Table>,
    at: usize,
    names: Vec<String>,
    viewer: Viewer,
    told: Told,
    /// What was found out about the game as a whole, and about single moves by their number, counted from 1.
    report: Vec<String>,
    remarks: BTreeMap<usize, Vec<String>>,
}

impl std::fmt::Debug for Replay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Replay").field("at", &self.at).field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

impl Replay {
    /// The game of a record after its first `at` moves. None if it cannot be played up to there.
    pub fn new(texts: Arc<Texts>, whole: Box<dyn Table>, names: Vec<String>, viewer: Viewer, at: usize) -> Option<Replay> {
        let mut told = Told::default();
        told.follow(&*whole, &texts, &names);
        let now = whole.at(at).ok()?;
        Some(Replay { texts, whole, now, at, names, viewer, told, report: Vec::new(), remarks: BTreeMap::new() })
    }

    /// The same with what was found out about it: a report, and remarks on moves by their number.
    #[must_use]
    pub fn with_report(mut self, report: Vec<String>, remarks: BTreeMap<usize, Vec<String>>) -> Replay {
        (self.report, self.remarks) = (report, remarks);
        self
    }

    /// The moments before the moves with remarks.
    fn remarked(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.remarks.keys().map(|number| number.saturating_sub(1))
    }

    fn moves(&self) -> usize {
        self.whole.moves().len()
    }

    /// The last round that began before this moment, and the next.
    fn rounds(&self) -> (usize, usize) {
        let rounds = self.whole.rounds();
        let before = rounds.iter().copied().filter(|&round| round < self.at).max();
        let after = rounds.iter().copied().filter(|&round| round > self.at).min();
        (before.unwrap_or(0), after.unwrap_or(self.moves()))
    }
}

impl Host for Replay {
    fn seen(&self) -> Seen {
        let heard = self.told.heard_by(self.viewer, self.at);
        let before = self.told.heard_by(self.viewer, self.at.saturating_sub(1)).len();
        Seen {
            viewer: self.viewer,
            names: self.names.clone(),
            view: self.now.view_json(self.viewer),
            lines: self.now.view_lines(self.viewer).iter().map(|phrase| self.texts.say(phrase, &self.names)).collect(),
            asked: self.now.deciding().collect(),
            read: before.min(heard.len()),
            heard,
            standing: standing(&*self.now, &self.texts, &self.names),
            coach: self.remarks.get(&(self.at + 1)).cloned().unwrap_or_default(),
            moment: Some(Moment { at: self.at, of: self.moves() }),
            report: self.report.clone(),
            ..Seen::nothing(self.whole.about())
        }
    }

    fn attend(&mut self) -> bool {
        false
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn play(&mut self, _notation: &str) -> Result<(), String> {
        Err(self.texts.word("tui-only-told"))
    }

    fn undo(&mut self) -> Result<(), String> {
        self.scrub(Step::Back);
        Ok(())
    }

    fn hints(&mut self) -> Result<Vec<(String, String)>, String> {
        Err(self.texts.word("tui-only-told"))
    }

    fn scrub(&mut self, step: Step) {
        let (before, after) = self.rounds();
        let wanted = match step {
            Step::Back => self.at.saturating_sub(1),
            Step::On => self.at + 1,
            Step::RoundBack => before,
            Step::RoundOn => after,
            Step::First => 0,
            Step::Last => self.moves(),
            Step::RemarkBack => self.remarked().rev().find(|at| *at < self.at).unwrap_or(self.at),
            Step::RemarkOn => self.remarked().find(|at| *at > self.at).unwrap_or(self.at),
            Step::To(share) => self.moves() * usize::from(share) / 1000,
        };
        let wanted = wanted.min(self.moves());
        if let Ok(now) = self.whole.at(wanted) {
            (self.now, self.at) = (now, wanted);
        }
    }

    fn change_eyes(&mut self) {
        self.viewer = match self.viewer {
            Viewer::Spectator => Viewer::Seat(Seat(0)),
            Viewer::Seat(seat) if seat.index() + 1 < self.whole.seats() => Viewer::Seat(Seat(seat.0 + 1)),
            Viewer::Seat(_) => Viewer::Spectator,
        };
    }

    fn speak(&mut self, _text: &str) -> Result<(), String> {
        Err(self.texts.word("tui-only-told"))
    }
}
