//! Trials: the accused, the citizens that were drawn, the verdict. Each is also a moment, a little drama: the citizens come one by
//! one, then the verdict.

use super::art::{pictures, witch};
use super::{LogLine, Scene};
use crate::art::seat;
use crate::table::{self, Moment};
use coven_engine::{Phrase, Seat};
use coven_septima::{Citizen, Event, Step, WIDOW, WidowEvent, Witch};
use maud::{Markup, html};

/// A trial that was held.
struct Trial<'a> {
    witch: Witch,
    row: &'a [Citizen],
    loyal: u8,
    angry: u8,
    /// Who won it, once the verdict is out.
    verdict: Option<Verdict>,
    /// After how many moves it was held.
    after: usize,
}

#[derive(Clone, Copy)]
enum Verdict {
    Won(Seat),
    Lost,
}

impl Scene<'_> {
    /// The trials of this season, while the town talks about them.
    pub(super) fn trials(&self) -> Markup {
        let trials = self.held();
        html! { @if !trials.is_empty() { div.trials { @for trial in &trials { (self.trial(trial)) } } } }
    }

    /// The same, to be watched.
    pub(super) fn trial_moments(&self) -> impl Iterator<Item = Moment> {
        self.held().into_iter().map(|trial| Moment {
            name: format!("trial-{}-{}", trial.after, trial.witch),
            scene: html! {
                h2 { (self.speak.say(&Phrase::new("page-septima-trial-of").with("witch", self.name(trial.witch)))) }
                (self.trial(&trial))
            },
        })
    }

    /// The moon phases of the season are over, and the town is busy with the trials.
    pub(super) const fn is_in_court(&self) -> bool {
        matches!(self.view.board.step, Step::Trials | Step::Favours)
    }

    fn held(&self) -> Vec<Trial<'_>> {
        let phase = self.log.iter().rposition(|line| matches!(line.event, Event::PhaseBegins { .. })).unwrap_or(0);
        // The viewer's own last move may have ended the season, trials and all.
        let own = self.log.iter().rfind(|line| self.own.is_some() && line.by == self.own);
        let from = match own {
            _ if self.is_in_court() => phase,
            Some(own) => self.log.partition_point(|line| line.after < own.after),
            None => return Vec::new(),
        };
        let told = &self.log[from.min(self.log.len())..];
        (0..told.len()).filter_map(|n| trial(&told[n..])).collect()
    }

    fn trial(&self, trial: &Trial<'_>) -> Markup {
        let verdict = match trial.verdict {
            Some(Verdict::Won(seat)) => Phrase::new("page-septima-verdict-won").with("coven", self.coven_title(seat)),
            Some(Verdict::Lost) => Phrase::new("page-septima-verdict-lost"),
            None => Phrase::new("page-septima-verdict-open"),
        };
        html! {
            div.trial data-tip=(self.witch_tip(trial.witch)) data-explain="SEP-TRIAL-4" {
                (witch::picture(trial.witch, self.witch_sign(trial.witch)))
                b { (self.name(trial.witch)) }
                ol.jury {
                    @for (n, &citizen) in trial.row.iter().enumerate() { li class=(table::nth(n)) { (self.citizen(citizen)) } }
                }
                span.{ "ruling " (table::nth(trial.row.len() + 1)) } {
                    b { (trial.loyal) " : " (trial.angry) } " " (self.speak.say(&verdict))
                }
            }
        }
    }

    /// A citizen: a coven's, with its mark, or an angry one.
    pub(super) fn citizen(&self, citizen: Citizen) -> Markup {
        match citizen {
            Citizen::Angry => html! {
                svg.person viewBox="0 0 48 48" role="img" aria-label=(self.speak.word("septima-citizen-angry")) { (pictures::ANGRY.at(24, 24, 48)) }
            },
            Citizen::Loyal(owner) => html! {
                svg.{ "person " (seat::class(owner)) } viewBox="0 0 48 48" role="img" aria-label=(self.coven_title(owner)) {
                    (pictures::CITIZEN.at(24, 24, 48))
                    @if self.is_widow(owner) { (pictures::SPIDER.at(24, 36, 22)) } @else { (seat::on_piece(owner, 24, 36, 18)) }
                }
            },
        }
    }
}

/// The trial that such a run of events begins with, and its verdict.
fn trial<'a>(told: &[LogLine<'a>]) -> Option<Trial<'a>> {
    let (first, rest) = told.split_first()?;
    let (Event::TrialHeld { witch, row, loyal, angry, .. }
    | Event::Widow(WidowEvent::TrialHeld { witch, row, loyal, angry, .. })) = first.event
    else {
        return None;
    };
    let verdict = rest.iter().find_map(|line| match *line.event {
        Event::TrialWon { seat } => Some(Verdict::Won(seat)),
        Event::Widow(WidowEvent::TrialWon) => Some(Verdict::Won(WIDOW)),
        Event::TrialLost { .. } => Some(Verdict::Lost),
        _ => None,
    });
    Some(Trial { witch: *witch, row, loyal: *loyal, angry: *angry, verdict, after: first.after })
}
