//! This moon phase at a glance: who has chosen, what everybody plays, who is attuned with whom and what that costs. In the
//! season of trials, the trials.

use super::Scene;
use super::art::pictures;
use super::tips::capital;
use crate::art::{icon, seat};
use crate::table::{self, Moment};
use coven_engine::{Arg, Phrase, Seat, Tell};
use coven_septima::{Action, Attunement, Coven, Event, Progress, WidowEvent};
use maud::{Markup, html};

/// How many sentences of news are told at a time.
const NEWS: usize = 6;

impl Scene<'_> {
    pub(super) fn strip(&self) -> Markup {
        let first = self.view.board.first.unwrap_or(Seat(0));
        html! {
            section #above.court[self.is_in_court()] aria-label=(self.speak.word("page-septima-strip")) {
                (self.trials())
                ol.lineup { @for seat in first.round(self.view.covens.len()) { (self.in_phase(seat, &self.view.covens[seat.index()])) } }
            }
        }
    }

    /// What is watched in this moon phase: the cards turned over together, and who is attuned with whom; in court, the trials;
    /// and after the last of them the victory.
    pub(super) fn moments(&self) -> Markup {
        let turned = self.reveal().into_iter().chain(self.widow_moment());
        let moments: Vec<Moment> = turned.chain(self.trial_moments()).chain(self.victory()).collect();
        table::moments(&moments, &self.speak)
    }

    fn reveal(&self) -> Option<Moment> {
        let board = &self.view.board;
        let open = |seat: Seat| Some((seat, self.view.covens[seat.index()].card?));
        let first = board.first.unwrap_or(Seat(0));
        let cards: Vec<(Seat, Action)> = first.round(self.view.covens.len()).filter_map(open).collect();
        let all = self.view.stage == Progress::Agenda && (!self.is_solo() || cards.len() == self.view.covens.len());
        let card = |n: usize, seat: Seat, action: Action| {
            let attuned = self.ahead.attunements.get(seat.index()).and_then(Option::as_ref);
            html! {
                li.{ (seat::class(seat)) " " (table::nth(n)) } {
                    span.who { (self.coven_mark(seat)) span.name { (self.coven_title(seat)) } }
                    span.face { (pictures::action(action).draw()) b { (self.name(action)) } }
                    (self.attuned(attuned))
                }
            }
        };
        (all && !cards.is_empty()).then(|| Moment {
            name: format!("reveal-{}-{}", board.season.index(), board.phase),
            scene: html! { ol.reveal { @for (n, &(seat, action)) in cards.iter().enumerate() { (card(n, seat, action)) } } },
        })
    }

    fn in_phase(&self, seat: Seat, coven: &Coven) -> Markup {
        let attuned = self.ahead.attunements.get(seat.index()).and_then(Option::as_ref);
        let together = !matches!(self.view.stage, Progress::Agenda | Progress::Over);
        let deciding = self.view.asked.contains(&seat);
        let first = self.view.board.first == Some(seat);
        html! {
            li.{ (seat::class(seat)) }.deciding[deciding].widow[self.is_widow(seat)] data-piece=(format!("phase-{seat}"))
                data-tip=[attuned.and_then(|attuned| self.attunement_text(attuned))] data-explain="SEP-ATT-5" {
                (self.coven_mark(seat)) span.name { (self.coven_title(seat)) }
                @if first { span.leads data-tip=(self.speak.word("page-septima-first")) data-explain="SEP-GEN-7" { (icon::CROWN.draw()) } }
                @match coven.card {
                    Some(action) => { (self.played(action, attuned)) }
                    None if together && deciding => { span.stand { (icon::WAIT.draw()) (self.speak.word("page-deciding")) } }
                    None if together => { span.stand { (icon::CARDS.draw()) (self.speak.word("page-answered")) } }
                    None if deciding => { span.stand { (icon::WAIT.draw()) (self.speak.word("page-deciding")) } }
                    None => { span.stand {} }
                }
                @if let Some((last, all)) = self.news(seat) { span.news data-tip=(all) { (last) } }
            }
        }
    }

    /// What a coven did since the viewer's last move: the last sentence, and the last few.
    fn news(&self, seat: Seat) -> Option<(String, String)> {
        let about = |phrase: &Phrase| phrase.args.iter().any(|(name, arg)| *name == "seat" && *arg == Arg::Seat(seat));
        let hers = |event: &Event| self.is_widow(seat) && matches!(event, Event::Widow(_));
        let told = self.fresh().filter(|line| !reveals(line.event)).filter_map(|line| {
            let phrase = self.rules.tell_event(line.event);
            (self.own != Some(seat) && (about(&phrase) || hers(line.event))).then(|| self.speak.say(&phrase))
        });
        let told: Vec<String> = told.collect();
        let last = told.last()?.clone();
        Some((last, told[told.len().saturating_sub(NEWS)..].join(" ")))
    }

    /// A card that lies open, and with whom it is attuned.
    fn played(&self, action: Action, attuned: Option<&Attunement>) -> Markup {
        html! {
            span.stand.open {
                (pictures::action(action).draw()) b { (self.name(action)) }
                (self.attuned(attuned))
            }
        }
    }

    /// With whom somebody is attuned, and what it costs.
    fn attuned(&self, attuned: Option<&Attunement>) -> Markup {
        html! {
            @if let Some(attuned) = attuned.filter(|attuned| !attuned.covens.is_empty() || attuned.marker.is_some()) {
                span.attuned {
                    "= "
                    @for &other in &attuned.covens { (self.coven_mark(other)) }
                    @if attuned.marker.is_some() { (pictures::SEPTIMA.draw()) }
                    span.cost { (pictures::SUSPICION.draw()) "+" (attuned.rise) }
                }
            }
        }
    }

    fn attunement_text(&self, attuned: &Attunement) -> Option<String> {
        let mut with: Vec<Arg> = attuned.covens.iter().map(|&seat| Arg::from(self.coven_name(seat))).collect();
        if attuned.marker.is_some() {
            with.push(Arg::from(self.speak.word("page-septima-septima")));
        }
        let text = Phrase::new("page-septima-attuned").with("with", Arg::List(with.clone())).with("rise", attuned.rise);
        (!with.is_empty()).then(|| capital(&self.speak.say(&text)))
    }
}

/// Cards are turned over, which lie there to be seen.
const fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::CardPlayed { .. }
            | Event::Widow(WidowEvent::CardPlayed { .. } | WidowEvent::RowCardShown { .. } | WidowEvent::RowLaid { .. })
    )
}
