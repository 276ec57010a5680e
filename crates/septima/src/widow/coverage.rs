//! What random solitaire games make use of, line by line of the table of [`coverage`](crate::coverage).

use super::components::REMEMBER_CARDS;
use super::events::WidowEvent;
use super::tribulations::TRIBULATIONS;
use crate::moves::Move;
use crate::words::{Action, Face, Negotiation, Talk};
use coven_engine::names::Item;

/// What happens without a kind of its own.
const OTHERS: [&str; 15] = [
    "remember returned",
    "toll",
    "no crystals begin",
    "no crystals end",
    "no crystals",
    "healed",
    "to crowd",
    "to chamber",
    "suspicion",
    "witch on trial",
    "pile witch on trial",
    "trial held",
    "trial won",
    "recalled",
    "spiders lie down",
];

/// SEP-SOLO-2, SEP-SOLO-8, SEP-SOLO-27: every card with main ability and bonus, every face, negotiation and tribulation, met and
/// missed, and every kind of question.
pub fn everything() -> impl Iterator<Item = String> {
    let copied = Action::all().filter(|&action| action != Action::Remember);
    let cards = Action::all().map(|action| format!("plays {action}"));
    let abilities = copied.flat_map(|action| [format!("main {action}"), format!("bonus {action}")]);
    let remember = (1..=REMEMBER_CARDS).map(|number| format!("remember {number}"));
    let faces = Face::all().map(|face| format!("die {face}"));
    let negotiations = Negotiation::all().flat_map(|card| [format!("negotiation {card}"), format!("loses {card}")]);
    let tribulations = (1..=TRIBULATIONS).flat_map(|number| [true, false].map(|met| tribulation(number as u8, met)));
    let talks = Talk::all().map(|talk| format!("chose {}", Move::Negotiate(talk)));
    let choices = ["give", "spider", "crawl", "patient"].map(|kind| format!("chose {kind}"));
    let ends = [true, false].map(ended);
    let others = OTHERS.map(str::to_owned);
    let named = cards.chain(abilities).chain(remember).chain(faces).chain(negotiations).chain(tribulations);
    named.chain(talks).chain(choices).chain(ends).chain(others).map(hers)
}

/// The line for something that happened.
pub fn name(event: &WidowEvent) -> Option<String> {
    let name = match *event {
        WidowEvent::CardPlayed { card } => format!("plays {card}"),
        WidowEvent::Resolves { action } => format!("main {action}"),
        WidowEvent::TakesBonus { action } => format!("bonus {action}"),
        WidowEvent::Rolled { face } => format!("die {face}"),
        WidowEvent::Negotiated { card } => format!("negotiation {card}"),
        WidowEvent::NegotiationLost { card } => format!("loses {card}"),
        WidowEvent::RememberChosen { number, .. } => format!("remember {number}"),
        WidowEvent::Tribulation { number, met } => tribulation(number, met),
        WidowEvent::Ended { met, needed } => ended(met >= needed),
        WidowEvent::RememberReturned => "remember returned".to_owned(),
        WidowEvent::Toll { .. } => "toll".to_owned(),
        WidowEvent::NoCrystalsBegin => "no crystals begin".to_owned(),
        WidowEvent::NoCrystalsEnd => "no crystals end".to_owned(),
        WidowEvent::NoCrystals { .. } => "no crystals".to_owned(),
        WidowEvent::Healed { .. } => "healed".to_owned(),
        WidowEvent::ToCrowd { .. } => "to crowd".to_owned(),
        WidowEvent::ToChamber { .. } => "to chamber".to_owned(),
        WidowEvent::SuspicionChanged { .. } => "suspicion".to_owned(),
        WidowEvent::WitchOnTrial { .. } => "witch on trial".to_owned(),
        WidowEvent::PileWitchOnTrial { .. } => "pile witch on trial".to_owned(),
        WidowEvent::TrialHeld { .. } => "trial held".to_owned(),
        WidowEvent::TrialWon => "trial won".to_owned(),
        WidowEvent::Recalled { .. } => "recalled".to_owned(),
        WidowEvent::SpidersLieDown => "spiders lie down".to_owned(),
        _ => return None,
    };
    Some(hers(name))
}

/// The line for an answer to one of her questions.
pub fn choice(m: Move) -> Option<String> {
    let kind = match m {
        Move::Negotiate(_) => m.to_string(),
        Move::Give(_) => "give".to_owned(),
        Move::Spider(_) => "spider".to_owned(),
        Move::Crawl(_) => "crawl".to_owned(),
        Move::Patient(_) => "patient".to_owned(),
        _ => return None,
    };
    Some(hers(format!("chose {kind}")))
}

fn hers(name: String) -> String {
    format!("widow {name}")
}

fn tribulation(number: u8, met: bool) -> String {
    format!("tribulation {number} {}", if met { "met" } else { "missed" })
}

fn ended(won: bool) -> String {
    if won { "overcome" } else { "wins" }.to_owned()
}
