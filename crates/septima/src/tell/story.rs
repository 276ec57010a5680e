//! Which rule stands behind each event of the story.

use crate::events::Event;
use crate::things::rules_of;
use crate::widow::events::WidowEvent;
use coven_engine::Seat;

const GOLDEN_BREW: &str = "SEP-SPL-F8";
const VISION_OF_THE_PAST: &str = "SEP-SPL-F10";
const CLOAK_OF_CHARISMA: &str = "SEP-SPL-A2";
const DOPPELGANGER: &str = "SEP-SPL-A3";
const MAGIC_MIRROR: &str = "SEP-SPL-A5";
const ANTIQUE_SHOP: &str = "SEP-BLD-3";
const PUB: &str = "SEP-BLD-8";
const CALMING_POTION: &str = "SEP-POT-3";

/// `before` is what was heard before it, oldest first. Where a thing comes of many rules that the story does not tell apart (goods,
/// wisdom, citizens), it is the one that says what the thing is.
pub fn rule(event: &Event, before: &[&Event]) -> &'static str {
    match event {
        Event::MoonLaid { .. } => "SEP-SETUP-2",
        Event::BuildingPlaced { .. } => "SEP-SETUP-10",
        Event::BookDealt { .. } => "SEP-SETUP-15",
        Event::TilesHeld { .. } | Event::TileKept { .. } | Event::ThirdReturned { .. } => "SEP-SETUP-17",
        Event::CovenFormed { .. } if heard(before, |event| matches!(event, Event::TileKept { .. })) => "SEP-SETUP-17",
        Event::CovenFormed { .. } => "SEP-SETUP-16",
        Event::PrologueDealt { .. } | Event::PrologueLaid { .. } => "SEP-SETUP-18",
        Event::FirstPlayer { .. } => "SEP-SETUP-21",
        Event::LeaderPlaced { .. } => "SEP-SETUP-22",
        Event::RitualBegun { .. } => "SEP-SETUP-25",
        Event::SeasonBegins { .. } => "SEP-SEASON-1",
        Event::PhaseBegins { .. } => "SEP-PHASE-1",
        Event::PatientPlaced { .. } if begun(before) => "SEP-PREP-3",
        Event::PatientPlaced { .. } => "SEP-SETUP-6",
        Event::PatientLeft { .. } => "SEP-PAT-5",
        Event::WitchAccused { .. } if begun(before) => "SEP-PREP-1",
        Event::WitchAccused { .. } => "SEP-SETUP-7",
        Event::SeptimaShown { .. } => marker(before),
        Event::SpellShown { .. } | Event::SpellGone { .. } => "SEP-SPL-4",
        Event::HunterArrives { .. } => "SEP-EOS-2",
        Event::HunterRolledAhead { .. } => "SEP-DET-1",
        Event::CardPlayed { .. } => "SEP-PHASE-A1",
        Event::Moved { .. } => "SEP-MOVE-1",
        Event::Collected { .. } | Event::Gained { .. } => "SEP-GEN-5",
        Event::Spent { .. } => "SEP-GEN-2",
        Event::Wisdom { .. } => "SEP-GEN-6",
        Event::SuspicionChanged { from, to, .. } if to < from => "SEP-SUS-2",
        Event::SuspicionChanged { .. } => "SEP-SUS-3",
        Event::Confronted { .. } => "SEP-SUS-4",
        Event::Copied { .. } => "SEP-ACT-REMEMBER-1",
        Event::BonusTaken { action, .. } => rules_of(*action).last().copied().unwrap_or("SEP-PHASE-B2"),
        Event::Used { card, .. } | Event::Acted { card, .. } => card.rule(),
        Event::UsedAs { .. } => GOLDEN_BREW,
        Event::ShrineUsed { .. } => "SEP-BLD-11",
        Event::Brewed { .. } => "SEP-ACT-BREW-1",
        Event::Healed { hospital: true, .. } => "SEP-PAT-4",
        Event::Healed { hospital: false, .. } | Event::AngryLeavesPatient => "SEP-PAT-1",
        Event::TrackAdvanced { .. } => "SEP-PAT-3",
        Event::Rewarded { .. } => "SEP-PAT-6",
        Event::FavourTaken { .. } => "SEP-FAV-1",
        Event::ToCrowd { .. } => "SEP-TRIAL-2",
        Event::ToChamber { .. } => "SEP-TRIAL-3",
        Event::AngryToCrowd { .. } => angry(before),
        Event::AngryLeave { .. } if season_begins(before) => "SEP-PREP-2",
        Event::AngryLeave { .. } => "SEP-DET-3",
        Event::RitualMoved { .. } | Event::RitualAdvanced { .. } => "SEP-RIT-3",
        Event::RitualTop { .. } => "SEP-RIT-5",
        Event::SpellGained { .. } => "SEP-SPL-1",
        Event::SpellCast { spell, .. } => spell.rule(),
        Event::SpellPrepared { .. } => "SEP-SPL-1",
        Event::SpellEnded { .. } => "SEP-SPL-5",
        Event::WitchBorrowed { .. } => DOPPELGANGER,
        Event::WitchAside { .. } => MAGIC_MIRROR,
        Event::PrologueDrawn { seat, .. } => prologue(*seat, before),
        Event::WitchesSeen { seat, .. } | Event::WitchesDrawn { seat, .. } => drawing(*seat, before),
        Event::WitchOffered { .. } => "SEP-PAT-6",
        Event::WitchJoined { .. } => "SEP-WIT-1",
        Event::WitchBoxed { .. } => "SEP-WIT-2",
        Event::WitchCaptured { seat, .. } => capture(*seat, before),
        Event::Caught { .. } | Event::Escaped { .. } => "SEP-HUNT-6",
        Event::HunterSleeps { .. } => "SEP-RELOC-3",
        Event::HunterMoved { .. } => relocation(before),
        Event::Rolled { .. } => "SEP-HUNT-2",
        Event::CharmDiscarded { .. } => "SEP-HUNT-3",
        Event::TrialHeld { .. } => "SEP-TRIAL-3",
        Event::TrialWon { .. } => "SEP-TRIAL-4",
        Event::TrialLost { .. } => "SEP-TRIAL-4a",
        Event::Recalled { seat, .. } => recall(*seat, before),
        Event::BookRevealed { .. } => "SEP-SCORE-3",
        Event::Widow(event) => widow(event),
    }
}

/// The rule of the card that an event is about, and whose it is.
fn card_used(event: &Event) -> Option<(Seat, &'static str)> {
    match event {
        Event::Used { seat, card } | Event::Acted { seat, card } => Some((*seat, card.rule())),
        Event::UsedAs { seat, meant, .. } => Some((*seat, crate::card::CardId::from(*meant).rule())),
        Event::SpellCast { seat, spell } => Some((*seat, spell.rule())),
        _ => None,
    }
}

/// The latest answer that an event gives.
fn latest(before: &[&Event], answer: impl Fn(&Event) -> Option<&'static str>) -> Option<&'static str> {
    before.iter().rev().find_map(|event| answer(event))
}

fn heard(before: &[&Event], what: impl Fn(&Event) -> bool) -> bool {
    before.iter().any(|event| what(event))
}

/// The first moon phase has begun: what is laid out now is no setup.
fn begun(before: &[&Event]) -> bool {
    heard(before, |event| matches!(event, Event::PhaseBegins { .. }))
}

/// A season has begun, and none of its moon phases.
fn season_begins(before: &[&Event]) -> bool {
    let began = latest(before, |event| match event {
        Event::SeasonBegins { .. } => Some("season"),
        Event::PhaseBegins { .. } => Some("phase"),
        _ => None,
    });
    began == Some("season")
}

fn marker(before: &[&Event]) -> &'static str {
    let cast = before.last().and_then(|event| card_used(event));
    match cast {
        Some((_, CLOAK_OF_CHARISMA)) => CLOAK_OF_CHARISMA,
        _ if !begun(before) => "SEP-SETUP-8",
        _ if season_begins(before) => "SEP-PREP-4",
        _ => "SEP-END-1",
    }
}

/// Angry citizens come to the crowd from patients, to the noise of the Pub, and else by suspicion.
fn angry(before: &[&Event]) -> &'static str {
    let last = &before[before.len().saturating_sub(2)..];
    if last.iter().any(|event| card_used(event).is_some_and(|(_, rule)| rule == PUB)) {
        return PUB;
    }
    match before.last() {
        Some(Event::PatientLeft { .. }) => "SEP-TRIAL-1",
        _ => "SEP-SUS-6",
    }
}

fn prologue(seat: Seat, before: &[&Event]) -> &'static str {
    let drawn = latest(before, |event| {
        card_used(event)
            .filter(|(who, rule)| *who == seat && [ANTIQUE_SHOP, VISION_OF_THE_PAST].contains(rule))
            .map(|(_, rule)| rule)
    });
    drawn.unwrap_or(ANTIQUE_SHOP)
}

/// Witches are drawn for the last level of a patient track, or for a mirror.
fn drawing(seat: Seat, before: &[&Event]) -> &'static str {
    let drawn = latest(before, |event| match event {
        Event::Rewarded { seat: who, .. } if *who == seat => Some("SEP-PAT-6"),
        event => card_used(event).filter(|(who, rule)| *who == seat && *rule == MAGIC_MIRROR).map(|(_, rule)| rule),
    });
    drawn.unwrap_or("SEP-PAT-6")
}

/// A witch is lost to hunters, or to citizens who confront her coven.
fn capture(seat: Seat, before: &[&Event]) -> &'static str {
    let lost = latest(before, |event| match event {
        Event::Confronted { seat: who } if *who == seat => Some("SEP-SUS-4"),
        Event::Caught { seat: who, .. } if *who == seat => Some("SEP-HUNT-7"),
        _ => None,
    });
    lost.unwrap_or("SEP-HUNT-7")
}

/// A hunter moves by himself, or because somebody has just used a Calming Potion for it rather than for their own suspicion.
fn relocation(before: &[&Event]) -> &'static str {
    let since =
        before.iter().rev().take_while(|event| !matches!(event, Event::SuspicionChanged { .. } | Event::PhaseBegins { .. }));
    let calmed = since.take(3).any(|event| card_used(event).is_some_and(|(_, rule)| rule == CALMING_POTION));
    if calmed { CALMING_POTION } else { "SEP-RELOC-1" }
}

/// Citizens go home after a trial that was won, and after favours.
fn recall(seat: Seat, before: &[&Event]) -> &'static str {
    let recalled = latest(before, |event| match event {
        Event::TrialWon { seat: who } if *who == seat => Some("SEP-TRIAL-4"),
        Event::FavourTaken { seat: who, .. } if *who == seat => Some("SEP-FAV-5"),
        _ => None,
    });
    recalled.unwrap_or("SEP-TRIAL-4")
}

fn widow(event: &WidowEvent) -> &'static str {
    match event {
        WidowEvent::RememberChosen { .. } | WidowEvent::RowLaid { .. } | WidowEvent::RememberReturned => "SEP-SOLO-4",
        WidowEvent::RowCardShown { .. } => "SEP-SOLO-16",
        WidowEvent::DraftLaid { .. } | WidowEvent::WitchJoined { .. } => "SEP-SOLO-6",
        WidowEvent::Negotiated { .. } | WidowEvent::RowChanged { .. } => "SEP-SOLO-8",
        WidowEvent::NegotiationLost { .. } => "SEP-SOLO-14",
        WidowEvent::Rolled { .. } | WidowEvent::CardPlayed { .. } => "SEP-SOLO-9",
        WidowEvent::Shadows { .. } => "SEP-SOLO-12",
        WidowEvent::SpiderMoved { .. } => "SEP-SOLO-18",
        WidowEvent::SpidersLieDown => "SEP-SOLO-19",
        WidowEvent::Toll { .. } => "SEP-SOLO-20",
        WidowEvent::Resolves { .. } | WidowEvent::TakesBonus { .. } => "SEP-SOLO-14",
        WidowEvent::NoCrystalsBegin | WidowEvent::NoCrystalsEnd | WidowEvent::NoCrystals { .. } => "SEP-SOLO-22a",
        WidowEvent::Healed { .. } => "SEP-SOLO-23",
        WidowEvent::ToCrowd { .. } | WidowEvent::ToChamber { .. } => "SEP-SOLO-22",
        WidowEvent::SuspicionChanged { .. } => "SEP-SOLO-15",
        WidowEvent::WitchOnTrial { .. } | WidowEvent::PileWitchOnTrial { .. } => "SEP-SOLO-15",
        WidowEvent::TrialHeld { .. } | WidowEvent::TrialWon | WidowEvent::Recalled { .. } => "SEP-SOLO-24",
        WidowEvent::Tribulation { .. } | WidowEvent::Ended { .. } => "SEP-SOLO-27",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{CardId, Spell, Witch};
    use crate::places::{Hut, Space};
    use crate::words::{Action, Favour, Season, Side};
    use coven_engine::names::Item;

    const ADA: Seat = Seat(0);

    fn card(rule: &str) -> CardId {
        CardId::all().find(|card| card.rule() == rule).expect(rule)
    }

    fn spell(rule: &str) -> Event {
        let spell = (0..Spell::COUNT).map(Spell::at).find(|spell| spell.rule() == rule).expect(rule);
        Event::SpellCast { seat: ADA, spell }
    }

    #[track_caller]
    fn check(event: &Event, before: &[Event], expected: &str) {
        assert_eq!(rule(event, &before.iter().collect::<Vec<_>>()), expected, "{before:?}");
    }

    #[test]
    fn a_marker_is_shown_by_setup_season_phase_or_spell() {
        let shown = Event::SeptimaShown { side: Side::Left, action: Action::Heal };
        let phase = Event::PhaseBegins { phase: 2 };
        let season = Event::SeasonBegins { season: Season::Winter };
        check(&shown, &[], "SEP-SETUP-8");
        check(&shown, std::slice::from_ref(&phase), "SEP-END-1");
        check(&shown, &[phase.clone(), season, shown.clone()], "SEP-PREP-4");
        check(&shown, &[phase, spell("SEP-SPL-A2")], "SEP-SPL-A2");
    }

    #[test]
    fn a_witch_is_lost_and_citizens_go_home_by_the_rule_that_came_last() {
        let witch = Witch::at(0);
        let lost = Event::WitchCaptured { seat: ADA, witch };
        let caught = Event::Caught { seat: ADA, reach: 4, distance: 4 };
        let confronted = Event::Confronted { seat: ADA };
        check(&lost, &[confronted.clone(), caught.clone()], "SEP-HUNT-7");
        check(&lost, &[caught, confronted], "SEP-SUS-4");
        let (won, favour) = (Event::TrialWon { seat: ADA }, Event::FavourTaken { seat: ADA, favour: Favour::at(0) });
        let home = Event::Recalled { seat: ADA, count: 1 };
        check(&home, std::slice::from_ref(&won), "SEP-TRIAL-4");
        check(&home, &[won, favour], "SEP-FAV-5");
        check(&Event::TrialLost { chamber: 1 }, &[], "SEP-TRIAL-4a");
    }

    #[test]
    fn a_hunter_moves_for_a_potion_only_if_it_was_used_for_that() {
        let moved = Event::HunterMoved { from: Hut::at(0), to: Hut::at(1) };
        let used = Event::Used { seat: ADA, card: card("SEP-POT-3") };
        let calmed = Event::SuspicionChanged { seat: ADA, from: 4, to: 2 };
        check(&moved, std::slice::from_ref(&used), "SEP-POT-3");
        check(&moved, &[used, calmed.clone()], "SEP-RELOC-1");
        check(&calmed, &[], "SEP-SUS-2");
        let walked = Event::Moved { seat: ADA, from: Space::new(0, 0), to: Space::new(0, 1) };
        check(&moved, &[walked], "SEP-RELOC-1");
    }

    #[test]
    fn cards_are_drawn_for_the_card_that_says_so() {
        let drawn = Event::PrologueDrawn { seat: ADA, number: 3 };
        check(&drawn, &[Event::Used { seat: ADA, card: card("SEP-BLD-3") }], "SEP-BLD-3");
        check(&drawn, &[spell("SEP-SPL-F10")], "SEP-SPL-F10");
        let witches = Event::WitchesDrawn { seat: ADA, count: 3 };
        check(&witches, &[spell("SEP-SPL-A5")], "SEP-SPL-A5");
    }
}
