//! Table talk: what was said, and a composer that offers everything that can be said (NSM-TALK-6). Each sentence is a form
//! whose one field carries the notation of the statement.

use super::Scene;
use super::art::town;
use crate::art::seat;
use coven_engine::{Arg, Phrase, Seat};
use coven_salem::{Character, Side, Statement};
use maud::{Markup, html};

/// How many statements are shown; all of them stand in the record.
const SHOWN: usize = 12;
/// Maximum amount of Hope that the composer offers in one statement.
const MOST_OFFERED: u16 = 5;

/// What the others say of a seat.
#[derive(Debug, Default)]
pub(super) struct Opinions {
    pub suspected_by: Vec<Seat>,
    pub trusted_by: Vec<Seat>,
}

impl Scene<'_> {
    /// What was said last, newest first.
    pub(super) fn said(&self) -> Markup {
        let said = self.said.iter().rev().filter_map(|said| Some((said.seat, said.statement.parse::<Statement>().ok()?)));
        html! {
            div #said aria-live="polite" {
                h2 { (town::SPEECH.draw()) (self.speak.word("page-salem-talk")) }
                @if self.said.is_empty() { p.quiet { (self.speak.word("page-salem-talk-none")) } }
                ol { @for (seat, statement) in said.take(SHOWN) { li { (seat::mark(seat)) span { (self.speak.say(&statement.phrase(seat))) } } } }
            }
        }
    }

    /// The side that a seat last claimed to be on.
    pub(super) fn claimed_side(&self, seat: Seat) -> Option<Side> {
        self.said.iter().rev().filter(|said| said.seat == seat).find_map(|said| match said.statement.parse() {
            Ok(Statement::ClaimRole(side)) => Some(side),
            _ => None,
        })
    }

    /// Who last said that a seat is suspect, and who that it is to be trusted.
    pub(super) fn opinions(&self, about: Seat) -> Opinions {
        let mut opinions = Opinions::default();
        for said in self.said.iter().rev() {
            let suspects = match said.statement.parse() {
                Ok(Statement::Accuse(seat) | Statement::ClaimSaw(seat, Side::Witch)) if seat == about => true,
                Ok(Statement::Trust(seat) | Statement::ClaimSaw(seat, Side::Puritan)) if seat == about => false,
                _ => continue,
            };
            if !opinions.suspected_by.contains(&said.seat) && !opinions.trusted_by.contains(&said.seat) {
                let side = if suspects { &mut opinions.suspected_by } else { &mut opinions.trusted_by };
                side.push(said.seat);
            }
        }
        opinions
    }

    /// Everything that can be said. A spectator says nothing.
    pub(super) fn composer(&self) -> Markup {
        let Some(own) = self.own_seat().filter(|_| !self.over()) else {
            return html! { div #composer hidden {} };
        };
        let others: Vec<Seat> = self.view.seats.iter().map(|there| there.seat).filter(|&seat| seat != own).collect();
        html! {
            details #composer {
                summary { (self.speak.word("page-salem-say-something")) }
                (self.sentences("page-salem-say-role", Side::ALL.iter().map(|&side| (Statement::ClaimRole(side), self.speak.say(&side.everybody())))))
                (self.sentences("page-salem-say-types", self.type_claims()))
                (self.sentences("page-salem-say-saw", self.sightings(&others)))
                (self.sentences("page-salem-say-accuse", others.iter().map(|&seat| (Statement::Accuse(seat), self.speak.name(seat)))))
                (self.sentences("page-salem-say-trust", others.iter().map(|&seat| (Statement::Trust(seat), self.speak.name(seat)))))
                (self.sentences("page-salem-say-want", self.wishes(own)))
                (self.sentences("page-salem-say-offer", self.offers()))
                (self.sentences("page-salem-say-constable", self.view.seats.iter().map(|there| (Statement::AskConstable(there.seat), self.speak.name(there.seat)))))
                form.say method="post" data-send="statement" {
                    button.act.quiet name="statement" value=(Statement::Refuse) { (self.speak.word("page-salem-say-no")) }
                }
            }
        }
    }

    /// Sentences that begin alike: the beginning, a choice of how they go on, and a button to say it.
    fn sentences(&self, id: &'static str, ways: impl IntoIterator<Item = (Statement, String)>) -> Markup {
        let begins = self.speak.word(id);
        let mut ways = ways.into_iter().peekable();
        html! {
            @if ways.peek().is_some() {
                form.say method="post" data-send="statement" {
                    label { span { (begins) } select name="statement" { @for (statement, text) in ways { option value=(statement) { (text) } } } }
                    button.act.quiet aria-label=(self.speak.say(&Phrase::new("page-salem-say-it").with("what", begins.as_str()))) { (town::SPEECH.draw()) }
                }
            }
        }
    }

    /// The types that somebody's card could show: those of the ten characters.
    fn type_claims(&self) -> Vec<(Statement, String)> {
        let claim = |&character: &Character| {
            let types = self.rules.character(character).types;
            let names: Vec<String> = types.iter().map(|kind| self.kind_name(kind)).collect();
            (Statement::ClaimTypes(types), names.join(", "))
        };
        Character::ALL.iter().map(claim).collect()
    }

    fn sightings(&self, others: &[Seat]) -> Vec<(Statement, String)> {
        let both = |&seat: &Seat| {
            Side::ALL.iter().map(move |&side| {
                let text = Phrase::new("page-salem-say-saw-what").with("seat", seat).with("side", side);
                (Statement::ClaimSaw(seat, side), self.speak.say(&text))
            })
        };
        others.iter().flat_map(both).collect()
    }

    fn wishes(&self, own: Seat) -> Vec<(Statement, String)> {
        let mut wishes = Vec::new();
        for event in self.events() {
            wishes.push((Statement::Want(event, None), self.event_name(event)));
            if event.names_a_player() {
                for seat in self.view.seats.iter().map(|there| there.seat).filter(|&seat| seat != own) {
                    let text = Phrase::new("page-salem-say-want-for").with("event", event).with("seat", seat);
                    wishes.push((Statement::Want(event, Some(seat)), self.speak.say(&text)));
                }
            }
        }
        wishes
    }

    fn offers(&self) -> Vec<(Statement, String)> {
        let most = self.own().map_or(0, |own| own.hope).min(MOST_OFFERED) as u8;
        let mut offers = Vec::new();
        for hope in 1..=most {
            let text = Phrase::new("page-salem-say-hope").with("hope", hope);
            offers.push((Statement::Offer(hope, None), self.speak.say(&text)));
            for event in self.events() {
                let text = Phrase::new("page-salem-say-hope-for").with("hope", hope).with("event", Arg::from(event));
                offers.push((Statement::Offer(hope, Some(event)), self.speak.say(&text)));
            }
        }
        offers
    }
}
