//! The cards that lie open for everybody: the round's event and the bewitched roles.

use super::Scene;
use super::art::{event, role, sign};
use crate::page;
use coven_broom::Role;
use coven_engine::Phrase;
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn event(&self) -> Markup {
        let card = self.view.event;
        html! {
            section #event.sheet data-piece=(format!("event-{card}")) {
                p.round { (self.speak.say(&Phrase::new("page-broom-round").with("round", self.view.round).with("rounds", self.view.rounds))) }
                (event::picture(card).draw())
                h2 { (self.event_name(card)) " " (page::rule_link("broom", card.rule(), &self.speak)) }
                p.text { (self.speak.say(&self.rules.event_text(card))) }
                @if !self.view.bewitched.is_empty() {
                    div.bewitched {
                        span { (sign::CURSE.draw()) (self.speak.word("page-broom-bewitched")) }
                        ul {
                            @for cursed in self.view.bewitched {
                                li data-tip=(self.bewitched_tip(cursed)) data-explain="BRM-TURN-9" { (role::picture(cursed)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn bewitched_tip(&self, role: Role) -> String {
        let penalty = -self.rules.data().setup.bewitched_penalty_vp;
        self.speak.say(&Phrase::new("page-broom-bewitched-tip").with("role", self.role_name(role)).with("points", penalty))
    }
}
