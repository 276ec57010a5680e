//! Below the map: the action cards while one is to be chosen or looked at; otherwise whatever the question lays on the tray.

use super::Scene;
use super::art::pictures;
use super::choices::Place;
use super::glance::bonus;
use super::tips::action_rule;
use crate::art::icon;
use coven_septima::{Action, Move, Septima};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn hand(&self) -> Markup {
        let on_tray = self.choices().any(|choice| self.place(choice.m) == Place::Tray) || self.is_brewing();
        html! {
            section #below.tray[on_tray] aria-label=(self.speak.word(if on_tray { "page-septima-tray" } else { "page-septima-hand" })) {
                @if self.is_over() {
                    (self.result())
                } @else if on_tray {
                    (self.tray())
                } @else if self.own_coven().is_some() {
                    @for action in Septima::actions(self.view.setup.mode) { (self.card(action)) }
                } @else {
                    p.quiet { (self.speak.word("page-septima-watching")) }
                }
            }
        }
    }

    fn card(&self, action: Action) -> Markup {
        let choice = self.choice(Move::Card(action));
        let prospect = self.ahead.prospects.iter().find(|prospect| prospect.action == action);
        let chosen = self.view.own.as_ref().is_some_and(|own| own.chosen == Some(action));
        let coven = self.own_coven();
        let played = coven.is_some_and(|coven| coven.card == Some(action));
        let gone = coven.is_some_and(|coven| coven.discard.contains(action));
        let why = self.asked.as_ref().and_then(|asked| asked.why(|m| m == Move::Card(action)));
        let state = match (played, gone) {
            (true, _) => "page-septima-card-played",
            (_, true) => "page-septima-card-gone",
            _ => "page-septima-card-hand",
        };
        let face = html! {
            (pictures::action(action).draw()) span.title { (self.name(action)) } " "
            @match prospect.filter(|_| !gone || choice.is_some()) {
                Some(prospect) => { (self.glance(prospect)) }
                None => { span.bonus aria-hidden="true" { (icon::PEOPLE.draw()) (bonus(action)) } " " span.state { (self.speak.word(state)) } }
            }
        };
        html! {
            @if let Some(choice) = choice {
                @let label = prospect.map_or_else(|| self.action_tip(action), |prospect| self.glance_text(prospect));
                button.card.act-card.lit type="button" data-move=(choice.m) aria-label=(label) data-piece=(format!("action-{action}")) { (face) }
            } @else {
                div.card.act-card.chosen[chosen].played[played].gone[gone] data-piece=(format!("action-{action}")) data-tip=(self.action_tip(action))
                    data-explain=(action_rule(action)) data-why=[self.why(why)] data-rule=[why.map(|why| why.rule)] { (face) }
            }
        }
    }
}
