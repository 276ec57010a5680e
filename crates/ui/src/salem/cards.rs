//! What lies within the viewer's reach: the draft hand while the town is built, the events while they are triggered.

use super::art::{decree, front, town};
use super::place::{Place, place};
use super::{Scene, kind_class};
use crate::art::{icon, seat};
use coven_engine::Seat;
use coven_salem::{Announcement, Answer, Building, EventCard, Move, Type};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn cards(&self) -> Markup {
        let hand = self.own().and_then(|own| own.hand.as_deref()).unwrap_or_default();
        let taken_up: Vec<Building> = self.view.taken_up.iter().filter_map(|card| card.building).collect();
        html! {
            div #cards {
                @if self.over() {
                    (self.result())
                } @else if !taken_up.is_empty() {
                    @for (n, &card) in taken_up.iter().enumerate() { (self.card(card, !taken_up[..n].contains(&card))) }
                } @else if !hand.is_empty() {
                    @for (n, &card) in hand.iter().enumerate() { (self.card(card, !hand[..n].contains(&card))) }
                    (self.deck())
                } @else if self.building() && self.own_seat().is_some() {
                    p.quiet { (self.speak.word("page-salem-hand-empty")) }
                } @else {
                    @for event in self.events() { (self.event(event)) }
                }
            }
        }
    }

    /// A building card. Of equal cards the first is the choice.
    fn card(&self, card: Building, first: bool) -> Markup {
        let kind = self.rules.kind_of(card);
        let choice = self.choice(|m| place(m) == Place::Card(card)).filter(|_| first);
        let chosen = first && self.view.own.as_ref().is_some_and(|own| own.answer == Some(Answer::Build(card)));
        let tip = self.building_tip(card);
        let piece = first.then(|| format!("card-{card}"));
        html! {
            @match choice {
                Some(choice) => button.{ "plot card lit " (kind_class(kind)) } type="button" data-move=(choice.m) data-piece=[piece]
                    data-tip=(tip) data-explain="NSM-BUILD-5" aria-label=(format!("{}. {tip}", self.sentence(choice))) { (self.face(card, kind)) },
                None => div.{ "plot card " (kind_class(kind)) } .chosen[chosen] data-piece=[piece] data-tip=(tip) data-explain="NSM-BUILD-5" { (self.face(card, kind)) },
            }
        }
    }

    fn face(&self, card: Building, kind: Type) -> Markup {
        let symbols = self.rules.symbols(card);
        html! {
            (front::front(card).draw())
            span.title { (self.building_name(card)) } " "
            span.kind { (town::kind(kind).draw()) (self.kind_name(kind)) @if self.scores(kind) { span.scores { (icon::POINTS.draw()) } } } " "
            span.brings {
                @for (symbol, number) in [(town::HOPE, symbols.hope), (town::DESPAIR, symbols.despair), (town::REMOVE, symbols.remove)] {
                    @for _ in 0..number { (symbol.draw()) }
                }
            }
            (self.set_row(card, kind))
        }
    }

    /// Which of the set the viewer has built already.
    fn set_row(&self, card: Building, kind: Type) -> Markup {
        let built = |building: Building| self.own().is_some_and(|own| own.slots.iter().any(|slot| slot.building == building));
        html! {
            span.set-row aria-hidden="true" {
                @for building in self.rules.set_of(kind) { i.on[built(building)].this[building == card] { (front::front(building).draw()) } }
            }
        }
    }

    /// NSM-DISC-1: discarding both cards is one more choice: the unknown top card of the deck.
    fn deck(&self) -> Markup {
        let chosen = self.view.own.as_ref().is_some_and(|own| own.answer == Some(Answer::Redraw));
        html! {
            @if let Some(choice) = self.choice(|m| place(m) == Place::Deck) {
                button.plot.card.lit.unknown type="button" data-move=(choice.m) aria-label=(self.sentence(choice)) data-explain="NSM-DISC-1" {
                    (town::DECK.draw()) span.title { (self.sentence(choice)) }
                }
            } @else if chosen {
                div.plot.card.unknown.chosen { (town::DECK.draw()) span.title { (self.speak.word("page-salem-redraw")) } }
            }
        }
    }

    /// An event: triggering it is the card itself, announcing it for somebody is that seat's mark on it.
    fn event(&self, event: EventCard) -> Markup {
        let main = self.choice(|m| m == Move::Trigger(event) || m == Move::Say(Announcement::Event(event, None)));
        let aimed: Vec<(Seat, _)> = self
            .choices()
            .filter_map(|choice| match choice.m {
                Move::Say(Announcement::Event(other, Some(seat))) if other == event => Some((seat, choice)),
                _ => None,
            })
            .collect();
        let why = self.asked.as_ref().and_then(|asked| asked.why(|m| m == Move::Trigger(event)));
        let gone = event == EventCard::Trial && self.view.trials_left == 0;
        let tip = self.event_tip(event);
        html! {
            article.decree.card.lit[main.is_some()].dim[why.is_some() || gone].red[event.beside_the_row()] data-piece=(format!("event-{event}"))
                data-tip=(tip) data-explain=(event.rule()) data-why=[why.map(|why| self.speak.refusal(why.code))] data-rule=[why.map(|why| why.rule)] {
                @match main {
                    Some(choice) => button.main type="button" data-move=(choice.m) data-tip=(tip) data-explain=(event.rule())
                        aria-label=(format!("{} {}", self.sentence(choice), self.speak.say(&self.rules.event_text(event)))) { (self.event_face(event)) },
                    None => div.main { (self.event_face(event)) },
                }
                " "
                @if aimed.is_empty() {
                    p.text { (self.speak.say(&self.rules.event_text(event))) }
                } @else {
                    div.aims {
                        @for (seat, choice) in aimed {
                            button type="button" data-move=(choice.m) aria-label=(self.sentence(choice)) { (seat::mark(seat)) span.name { (self.speak.name(seat)) } }
                        }
                    }
                }
            }
        }
    }

    fn event_face(&self, event: EventCard) -> Markup {
        let left = (event == EventCard::Trial).then_some(self.view.trials_left);
        html! {
            (decree::picture(event).draw())
            span.title { (self.event_name(event)) @if let Some(left) = left { small { " ×" (left) } } } " "
            span.cost { (town::HOPE.draw()) b { (self.rules.cost(event)) } }
        }
    }
}
