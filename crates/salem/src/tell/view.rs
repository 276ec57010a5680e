//! What a viewer sees, line by line.

use crate::data::ROUNDS;
use crate::scoring::Reckoning;
use crate::state::Answer;
use crate::town::Slot;
use crate::view::{CardView, OwnView, SeatView, View};
use coven_engine::{Arg, Phrase};

pub(super) fn tell(view: &View) -> Vec<Phrase> {
    let mut lines = vec![
        Phrase::new("salem-view-round").with("round", view.round).with("rounds", ROUNDS).with("constable", view.constable),
        Phrase::new("salem-view-despair").with("despair", view.despair).with("needed", view.despair_needed),
        Phrase::new("salem-view-pool").with("witches", view.pool.witches).with("puritans", view.pool.puritans),
        Phrase::new("salem-view-decks").with("buildings", view.building_deck).with("events", view.event_deck),
        Phrase::new("salem-view-trials").with("trials", view.trials_left),
    ];
    if !view.row.is_empty() {
        lines.push(Phrase::new("salem-view-row").with("events", view.row.iter().copied().collect::<Arg>()));
    }
    if !view.events_under.is_empty() {
        lines.push(Phrase::new("salem-view-events-under").with("events", view.events_under.iter().copied().collect::<Arg>()));
    }
    if !view.buildings_under.is_empty() {
        lines.push(Phrase::new("salem-view-buildings-under").with("cards", known_cards(&view.buildings_under)));
    }
    if !view.taken_up.is_empty() {
        lines.push(Phrase::new("salem-view-taken-up").with("cards", known_cards(&view.taken_up)));
    }
    view.seats.iter().for_each(|seat| tell_seat(view, seat, &mut lines));
    if let Some(own) = &view.own {
        tell_own(own, &mut lines);
    }
    if let Some(result) = &view.reckoning {
        lines.push(reckoning("salem-view-reckoning", result));
    }
    lines
}

fn tell_seat(view: &View, there: &SeatView, lines: &mut Vec<Phrase>) {
    let tags = tags(view, there);
    let seat = Phrase::new("salem-view-seat").with("seat", there.seat).with("hope", there.hope);
    lines.push(match tags.is_empty() {
        true => seat,
        false => Phrase::new("salem-view-seat-tagged")
            .with("seat", there.seat)
            .with("hope", there.hope)
            .with("tags", tags.into_iter().collect::<Arg>()),
    });
    if !there.slots.is_empty() {
        let slots = there
            .slots
            .iter()
            .map(|slot| super::slot_phrase(&Slot { building: slot.building, hope: slot.hope, despair: slot.despair }));
        lines.push(Phrase::new("salem-view-slots").with("slots", slots.collect::<Arg>()));
    }
    if let (Some(character), Some(side)) = (there.character, there.side) {
        lines.push(Phrase::new("salem-view-character").with("character", character).with("side", side));
    }
    if !there.seen_by.is_empty() {
        lines.push(Phrase::new("salem-view-seen-by").with("seats", there.seen_by.iter().copied().collect::<Arg>()));
    }
    match &there.hand {
        Some(hand) if !hand.is_empty() => {
            lines.push(Phrase::new("salem-view-hand").with("cards", hand.iter().copied().collect::<Arg>()));
        }
        None if there.hand_size > 0 => lines.push(Phrase::new("salem-view-hand-size").with("cards", there.hand_size)),
        _ => {}
    }
}

fn tags(view: &View, there: &SeatView) -> Vec<Phrase> {
    let simple = [
        (view.constable == there.seat, "salem-tag-constable"),
        (there.badge, "salem-tag-badge"),
        (there.on_trial, "salem-tag-on-trial"),
        (there.face_up, "salem-tag-face-up"),
        (there.chosen, "salem-tag-chosen"),
    ];
    let mut tags: Vec<Phrase> = simple.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| Phrase::new(id)).collect();
    tags.extend(there.pillory.map(|until| Phrase::new("salem-tag-pillory").with("round", until.round)));
    tags.extend(there.sanctuary.map(|until| Phrase::new("salem-tag-sanctuary").with("round", until.round)));
    tags
}

fn tell_own(own: &OwnView, lines: &mut Vec<Phrase>) {
    lines.push(Phrase::new("salem-view-own-character").with("character", own.character).with("points", own.points));
    match own.answer {
        Some(Answer::Build(card)) => lines.push(Phrase::new("salem-view-own-pick").with("building", card)),
        Some(Answer::Redraw) => lines.push(Phrase::new("salem-view-own-redraw")),
        None => {}
    }
}

fn known_cards(cards: &[CardView]) -> Arg {
    cards.iter().map(|card| card.building.map_or_else(|| Phrase::new("salem-card-unknown").into(), Arg::from)).collect()
}

pub(super) fn reckoning(id: &'static str, reckoning: &Reckoning) -> Phrase {
    Phrase::new(id)
        .with("cubes", reckoning.cubes)
        .with("trials", reckoning.trials_added - reckoning.trials_taken)
        .with("sets", reckoning.sets_added - reckoning.sets_taken)
        .with("total", reckoning.total)
        .with("needed", reckoning.needed)
        .with("side", reckoning.side.everybody())
}
