//! What happened.

use crate::Event;
use crate::cards::Building;
use crate::town::Cube;
use coven_engine::{Arg, Phrase, Seat};

fn cards(cards: &[Building]) -> Arg {
    cards.iter().copied().collect()
}

fn seats(seats: &[Seat]) -> Arg {
    seats.iter().copied().collect()
}

pub(super) fn tell(event: &Event) -> Phrase {
    use Event::*;
    let phrase = Phrase::new;
    match event {
        CharacterDealt { character, .. } => phrase("salem-event-character-dealt").with("character", *character),
        FirstConstable { seat } => phrase("salem-event-first-constable").with("seat", *seat),
        RoundBegan { round, cards } => phrase("salem-event-round-began").with("round", *round).with("cards", *cards),
        HandDealt { cards: hand, .. } => phrase("salem-event-hand-dealt").with("cards", cards(hand)),
        Chose { seat } => phrase("salem-event-chose").with("seat", *seat),
        HandReceived { cards: hand, .. } => phrase("salem-event-hand-received").with("cards", cards(hand)),
        Discarded { cards: hand, .. } => phrase("salem-event-discarded").with("cards", cards(hand)),
        Redrew { seat } => phrase("salem-event-redrew").with("seat", *seat),
        Built { seat, building, hope, despair } => {
            let slot = super::slot_phrase(&crate::town::Slot { building: *building, hope: *hope, despair: *despair });
            phrase("salem-event-built").with("seat", *seat).with("slot", slot)
        }
        DespairRemoved { by, owner, building } => {
            phrase("salem-event-despair-removed").with("seat", *by).with("owner", *owner).with("building", *building)
        }
        EventTurnedUp { event } => phrase("salem-event-turned-up").with("event", *event),
        Announced { seat, event: None, .. } => phrase("salem-event-announced-nothing").with("seat", *seat),
        Announced { seat, event: Some(event), target: None } => {
            phrase("salem-event-announced").with("seat", *seat).with("event", *event)
        }
        Announced { seat, event: Some(event), target: Some(target) } => {
            phrase("salem-event-announced-at").with("seat", *seat).with("event", *event).with("target", *target)
        }
        AnnouncedEnd { seat } => phrase("salem-event-announced-end").with("seat", *seat),
        GiftsOpen { constable, last_call: false } => phrase("salem-event-gifts-open").with("seat", *constable),
        GiftsOpen { constable, last_call: true } => phrase("salem-event-last-call").with("seat", *constable),
        Gave { seat, building } => phrase("salem-event-gave").with("seat", *seat).with("building", *building),
        GivesNoMore { seat } => phrase("salem-event-gives-no-more").with("seat", *seat),
        MayGiveAgain { seats: again } => phrase("salem-event-may-give-again").with("seats", seats(again)),
        Asked { seat } => phrase("salem-event-asked").with("seat", *seat),
        Placed { seat, building, cube: Cube::Hope } => {
            phrase("salem-event-placed-hope").with("seat", *seat).with("building", *building)
        }
        Placed { seat, building, cube: Cube::Despair } => {
            phrase("salem-event-placed-despair").with("seat", *seat).with("building", *building)
        }
        Triggered { seat, event } => phrase("salem-event-triggered").with("seat", *seat).with("event", *event),
        Paid { seat, building } => phrase("salem-event-paid").with("seat", *seat).with("building", *building),
        PutOnTrial { seat } => phrase("salem-event-put-on-trial").with("seat", *seat),
        Pardoned { seat } => phrase("salem-event-pardoned").with("seat", *seat),
        LookedAt { viewer, owner } => phrase("salem-event-looked-at").with("seat", *viewer).with("owner", *owner),
        Saw { owner, character, .. } => phrase("salem-event-saw").with("owner", *owner).with("character", *character),
        TurnedUp { seat, character } => phrase("salem-event-verdict").with("seat", *seat).with("character", *character),
        Burned { owner, building } => phrase("salem-event-burned").with("owner", *owner).with("building", *building),
        Seized { from, to, building } => {
            phrase("salem-event-seized").with("seat", *to).with("owner", *from).with("building", *building)
        }
        Bartered { seat, gave, with, got } => {
            phrase("salem-event-bartered").with("seat", *seat).with("gave", *gave).with("owner", *with).with("got", *got)
        }
        TookUp { seat, cards } => phrase("salem-event-took-up").with("seat", *seat).with("cards", *cards),
        CardsSeen { cards: seen, .. } => phrase("salem-event-cards-seen").with("cards", cards(seen)),
        PutUnder { seat, cards } => phrase("salem-event-put-under").with("seat", *seat).with("cards", *cards),
        Given { event, seat } => phrase("salem-event-given").with("event", *event).with("seat", *seat),
        GivenBack { event, seat } => phrase("salem-event-given-back").with("event", *event).with("seat", *seat),
        WentUnder { event } => phrase("salem-event-went-under").with("event", *event),
        Appointed { seat } => phrase("salem-event-appointed").with("seat", *seat),
        BadgesReturned { seats: returned } => phrase("salem-event-badges-returned").with("seats", seats(returned)),
        StaysConstable { seat } => phrase("salem-event-stays-constable").with("seat", *seat),
        PhaseEnded { seat } => phrase("salem-event-phase-ended").with("seat", *seat),
        RoundEnded { round } => phrase("salem-event-round-ended").with("round", *round),
        CharacterRevealed { seat, character } => {
            phrase("salem-event-character-revealed").with("seat", *seat).with("character", *character)
        }
        Reckoned { reckoning } => super::view::reckoning("salem-event-reckoned", reckoning),
        SideWon { side, winners } => {
            phrase("salem-event-side-won").with("side", side.everybody()).with("winners", seats(winners))
        }
        EverybodyLost => phrase("salem-event-everybody-lost"),
    }
}
