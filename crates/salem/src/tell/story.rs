//! Which rule stands behind each event of the story.

use crate::Event;
use crate::cards::EventCard;

/// `before` is what was heard before it, oldest first.
pub fn rule(event: &Event, before: &[&Event]) -> &'static str {
    match event {
        Event::CharacterDealt { .. } => "NSM-SETUP-3",
        Event::FirstConstable { .. } => "NSM-SETUP-10",
        Event::RoundBegan { .. } | Event::HandDealt { .. } => "NSM-DEAL-1",
        Event::Chose { .. } => "NSM-BUILD-1",
        Event::HandReceived { .. } => "NSM-BUILD-2",
        Event::Discarded { .. } => "NSM-DISC-1",
        Event::Redrew { .. } => "NSM-DISC-4",
        Event::Built { .. } => "NSM-BUILD-5",
        Event::DespairRemoved { .. } => "NSM-SYM-3",
        Event::EventTurnedUp { .. } => "NSM-DRAW-1",
        Event::Announced { .. } | Event::AnnouncedEnd { .. } => "NSM-TALK-1",
        Event::GiftsOpen { .. } | Event::GivesNoMore { .. } | Event::MayGiveAgain { .. } => "NSM-GIVE-1",
        Event::Gave { .. } => "NSM-GIVE-4",
        Event::Asked { .. } => "NSM-GIVE-1",
        Event::Placed { .. } => "NSM-CUBE-2",
        Event::Triggered { event, .. } => event.rule(),
        Event::Paid { .. } => "NSM-TRIG-3",
        Event::PutOnTrial { .. } => "NSM-TRIAL-1",
        Event::Pardoned { .. } => EventCard::Pardon.rule(),
        Event::LookedAt { .. } | Event::Saw { .. } => looking(before),
        Event::TurnedUp { .. } => EventCard::Verdict.rule(),
        Event::Burned { .. } => EventCard::Fire.rule(),
        Event::Seized { .. } => EventCard::Seizure.rule(),
        Event::Bartered { .. } => EventCard::Barter.rule(),
        Event::TookUp { .. } | Event::CardsSeen { .. } | Event::PutUnder { .. } => EventCard::LandGrant.rule(),
        Event::Given { event, .. } => event.rule(),
        Event::GivenBack { .. } => "NSM-REND-3",
        Event::WentUnder { .. } => "NSM-TRIG-5",
        Event::Appointed { .. } => "NSM-CON-1",
        Event::BadgesReturned { .. } => "NSM-BADGE-1",
        Event::StaysConstable { .. } => "NSM-CON-5",
        Event::PhaseEnded { .. } => "NSM-OBL-3",
        Event::RoundEnded { .. } => "NSM-REND-2",
        Event::CharacterRevealed { .. } => "NSM-FIN-2",
        Event::Reckoned { .. } => "NSM-WIN-1",
        Event::SideWon { .. } => "NSM-WIN-4",
        Event::EverybodyLost => "NSM-WIN-3",
    }
}

/// Several cards show characters: it was the one that was triggered last.
fn looking(before: &[&Event]) -> &'static str {
    let triggered = before.iter().rev().find_map(|event| match event {
        Event::Triggered { event, .. } => Some(*event),
        _ => None,
    });
    triggered.unwrap_or(EventCard::Investigation).rule()
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Seat;

    #[test]
    fn a_look_at_a_character_is_explained_by_the_card_that_allowed_it() {
        let looked = Event::LookedAt { viewer: Seat(1), owner: Seat(0) };
        for card in [EventCard::Investigation, EventCard::SecretMeeting, EventCard::Testimony] {
            let earlier = Event::Triggered { seat: Seat(0), event: EventCard::Cleanse };
            let triggered = Event::Triggered { seat: Seat(0), event: card };
            assert_eq!(rule(&looked, &[&earlier, &triggered]), card.rule());
        }
    }
}
