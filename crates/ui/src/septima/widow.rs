//! The Widow's side of the table: her row and what her die may choose, her witches and tracks, and the cards to negotiate with.

use super::Scene;
use super::art::{pictures, witch};
use super::covens::coven_id;
use super::tips::capital;
use super::tray::card_of;
use crate::page;
use crate::table::{self, Moment};
use coven_engine::{Arg, Phrase, Tell};
use coven_septima::{Action, Coven, Event, Move, Negotiation, Question, WIDOW, Widow, WidowEvent};
use maud::{Markup, html};

/// How many of her deeds are told when she has acted, and beside her.
const DEEDS: usize = 8;
const DEEDS_BESIDE_HER: usize = 2;

impl Scene<'_> {
    pub(super) fn widow(&self, coven: &Coven) -> Markup {
        let widow = self.view.board.widow.unwrap_or_default();
        html! {
            section id=(coven_id(WIDOW)) .player.sheet.widow aria-label=(self.coven_title(WIDOW)) {
                header {
                    (pictures::WIDOW.draw()) span.name { (self.coven_title(WIDOW)) } (page::rule_link("septima", "SEP-SOLO-3", &self.speak))
                    @if widow.no_crystals.is_some() {
                        span.risk data-tip=(self.speak.word("page-septima-tip-no-crystals")) data-explain="SEP-SOLO-22a" { s { (pictures::CRYSTAL.draw()) } }
                    }
                }
                (self.row(&widow, coven))
                ul.witches {
                    @for witch in coven.witches {
                        li data-piece=(format!("witch-{witch}")) data-tip=(self.witch_tip(witch)) data-explain=(witch.rule()) { (witch::picture(witch, self.witch_sign(witch))) span.hidden { (self.name(witch)) } }
                    }
                    @for _ in coven.witches.len()..self.rules.coven_size { li.vacant {} }
                }
                (self.patient_tracks(coven, false))
                (self.suspicion(coven.suspicion))
                (self.shadows())
                (self.negotiation(&widow))
                (self.deeds())
            }
        }
    }

    /// What she did since her card was turned over, sentence by sentence.
    fn deeds(&self) -> Markup {
        let told: Vec<String> = self
            .fresh()
            .filter(|line| matches!(line.event, Event::Widow(event) if is_deed(event)))
            .map(|line| self.speak.say(&self.rules.tell_event(line.event)))
            .collect();
        let last = told.len().saturating_sub(DEEDS_BESIDE_HER);
        html! { @if !told.is_empty() { ul.deeds { @for line in &told[last..] { li { (line) } } } } }
    }

    /// Her turn, to be watched when it is over: her card, what it does, and what came of it.
    pub(super) fn widow_moment(&self) -> Option<Moment> {
        let (first, rest) = self.since_her_card().split_first()?;
        let Event::Widow(WidowEvent::CardPlayed { card }) = *first.event else {
            return None;
        };
        let phase = rest.split(|line| matches!(line.event, Event::PhaseBegins { .. })).next().unwrap_or_default();
        let acted = phase.iter().any(|line| matches!(line.event, Event::Widow(WidowEvent::Resolves { .. })));
        let over = acted && !self.question().is_some_and(is_asked_in_her_turn);
        let say = |event: &Event| self.speak.say(&self.rules.tell_event(event));
        let deeds = phase.iter().filter(|line| matches!(line.event, Event::Widow(event) if is_deed(event)));
        over.then(|| Moment {
            name: format!("widow-{}", first.after),
            scene: html! {
                h2 { (say(first.event)) }
                div.deed {
                    (pictures::WIDOW.draw()) span.face { (pictures::action(card).draw()) b { (self.name(card)) } }
                    ul { @for (n, line) in deeds.take(DEEDS).enumerate() { li class=(table::nth(n)) { (say(line.event)) } } }
                }
            },
        })
    }

    /// Her row: what the die may choose, and the card in play.
    fn row(&self, widow: &Widow, coven: &Coven) -> Markup {
        let card = |place: &'static str, card: Option<Action>| {
            html! {
                li.played[place == "page-septima-widow-plays"] data-tip=[card.map(|card| self.widow_card_tip(card, widow))] data-explain="SEP-SOLO-9" {
                    small { (self.speak.word(place)) }
                    @match card { Some(card) => { (pictures::action(card).draw()) b { (self.name(card)) } }, None => { b { "–" } } }
                }
            }
        };
        html! {
            ul.row {
                @if coven.card.is_some() { (card("page-septima-widow-plays", coven.card)) }
                (card("page-septima-widow-left", widow.left))
                (card("page-septima-widow-right", widow.right))
                @if widow.top.is_some() { (card("page-septima-widow-top", widow.top)) }
            }
        }
    }

    /// What a card of hers does, and which zones it shadows.
    fn widow_card_tip(&self, card: Action, widow: &Widow) -> String {
        let facts = self.rules.solo.card(card, widow.remember);
        let zones: Arg = facts.shadows.map(|hut| Arg::from(hut.to_string())).collect();
        let copies = facts.copies.unwrap_or(card);
        let does = self.speak.word(widow_word(copies));
        self.speak.say(
            &Phrase::new("page-septima-tip-widow-card").with("action", self.name(card)).with("does", does).with("zones", zones),
        )
    }

    fn shadows(&self) -> Markup {
        let zones: Arg = self.ahead.shadows.map(|hut| Arg::from(hut.to_string())).collect();
        html! {
            p.shadows data-tip=(self.speak.word("page-septima-tip-shadows")) data-explain="SEP-SOLO-12" {
                (pictures::SPIDER.draw()) (self.speak.say(&Phrase::new("page-septima-shadows").with("zones", zones)))
            }
        }
    }

    fn negotiation(&self, widow: &Widow) -> Markup {
        html! {
            ul.stock.negotiation {
                @for &card in Negotiation::ALL {
                    @let also = self.dealing(card);
                    li.none[widow.negotiation[card] == 0] data-also=[also] data-tip=(self.negotiation_tip(card)) data-explain="SEP-SOLO-8" {
                        (pictures::negotiation(card).draw()) b { (widow.negotiation[card]) } span.hidden { (self.negotiation_name(card)) }
                    }
                }
            }
        }
    }

    /// The choice that plays or gives a card, if there is only one.
    fn dealing(&self, card: Negotiation) -> Option<String> {
        let mut with = self.choices().filter(|choice| match choice.m {
            Move::Give(given) => given == card,
            Move::Negotiate(talk) => card_of(talk) == card,
            _ => false,
        });
        let only = with.next()?;
        with.next().is_none().then(|| only.m.to_string())
    }

    pub(super) fn negotiation_name(&self, card: Negotiation) -> String {
        self.speak.say(&Phrase::new(format!("septima-widow-card-{card}")))
    }

    fn negotiation_tip(&self, card: Negotiation) -> String {
        let text = match card {
            Negotiation::Cooperation => "page-septima-tip-cooperation",
            Negotiation::Delay => "page-septima-tip-delay",
            Negotiation::Information => "page-septima-tip-information",
        };
        let name = self.speak.texts().with_print(&Phrase::new(format!("septima-widow-card-{card}")));
        self.speak.labelled(capital(&name), self.speak.word(text))
    }
}

/// Such a question leaves her turn open.
const fn is_asked_in_her_turn(question: Question) -> bool {
    use coven_septima::Ask;
    matches!(question, Question::Widow(Ask::Path(_) | Ask::Farthest | Ask::Patient | Ask::GiveCard | Ask::Accuse))
}

/// What she does in her turn, and what it costs.
const fn is_deed(event: &WidowEvent) -> bool {
    matches!(
        event,
        WidowEvent::SpiderMoved { .. }
            | WidowEvent::Toll { .. }
            | WidowEvent::Resolves { .. }
            | WidowEvent::TakesBonus { .. }
            | WidowEvent::Healed { .. }
            | WidowEvent::ToCrowd { .. }
            | WidowEvent::ToChamber { .. }
            | WidowEvent::NegotiationLost { .. }
            | WidowEvent::SuspicionChanged { .. }
            | WidowEvent::WitchOnTrial { .. }
            | WidowEvent::PileWitchOnTrial { .. }
    )
}

/// What her card does.
const fn widow_word(action: Action) -> &'static str {
    match action {
        Action::Collect => "page-septima-widow-collect",
        Action::Move => "page-septima-widow-move",
        Action::Brew => "page-septima-widow-brew",
        Action::Heal => "page-septima-widow-heal",
        Action::Chant => "page-septima-widow-chant",
        Action::Recruit => "page-septima-widow-recruit",
        Action::Plead => "page-septima-widow-plead",
        Action::Remember => "page-septima-widow-remember",
        Action::Ritual => "page-septima-widow-ritual",
    }
}
