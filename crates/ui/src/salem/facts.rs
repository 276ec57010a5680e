//! What everybody may look up at any time: the events on the table while the town is built, decks, pool, Trial cards.

use super::Scene;
use super::art::{decree, town};
use coven_engine::{Arg, Phrase};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn facts(&self) -> Markup {
        let pool = &self.view.pool;
        let pool = self.say("page-salem-pool", &[("witches", pool.witches.into()), ("puritans", pool.puritans.into())]);
        html! {
            section #facts.sheet aria-label=(self.speak.word("page-salem-facts")) {
                ul.counts {
                    li data-tip=(pool) data-explain="NSM-SETUP-2" {
                        (town::WITCH.draw()) b { (self.view.pool.witches) } (town::PURITAN.draw()) b { (self.view.pool.puritans) }
                    }
                    (self.counted(town::GAVEL, "page-salem-trials-left", self.view.trials_left))
                    (self.counted(town::DECK, "page-salem-deck", self.view.building_deck))
                }
                (self.event_list())
                (self.under())
            }
        }
    }

    fn counted(&self, symbol: crate::art::Symbol, id: &'static str, number: u8) -> Markup {
        let tip = self.say(id, &[("number", number.into())]);
        html! { li data-tip=(tip) data-explain="NSM-INFO-4" { (symbol.draw()) b { (number) } } }
    }

    /// The events; once they can be triggered they lie within reach, and a wide page does not list them again.
    fn event_list(&self) -> Markup {
        html! {
            h2.again[!self.building()] { (self.speak.word("page-salem-events")) }
            ul.chips.again[!self.building()] {
                @for event in self.events() {
                    li.red[event.beside_the_row()] data-tip=(self.event_tip(event)) data-explain=(event.rule()) {
                        (decree::picture(event).draw()) span { (self.event_name(event)) } b.cost { (town::HOPE.draw()) (self.rules.cost(event)) }
                    }
                }
            }
        }
    }

    /// What is known of the cards under the decks.
    fn under(&self) -> Markup {
        let known: Vec<_> = self.view.buildings_under.iter().filter_map(|card| card.building).collect();
        let list = |id: &'static str, cards: Arg| html! { p.under { (self.speak.say(&Phrase::new(id).with("cards", cards))) } };
        html! {
            @if !known.is_empty() { (list("page-salem-under", known.into_iter().collect())) }
            @if !self.view.events_under.is_empty() { (list("page-salem-events-under", self.view.events_under.iter().copied().collect())) }
        }
    }
}
