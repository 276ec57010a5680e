//! How everything is told, in no language yet.

use crate::events::Event;
use crate::moves::{Card, Move};
use crate::state::{Question, State};
use crate::{SealedBids, View};
use coven_engine::{Arg, Phrase, Prompt, Seat, Tell};

impl Tell for SealedBids {
    fn prompt(&self, state: &State, _: Seat) -> Prompt {
        let (id, rule) = match state.asked.top() {
            None | Some(Question::Prize) => ("sealed-prompt-prize", "SLB-ROUND-1"),
            Some(Question::Bid) => ("sealed-prompt-bid", "SLB-BID-1"),
            Some(Question::Reward(_)) => ("sealed-prompt-reward", "SLB-REWARD-1"),
            Some(Question::Swap(..)) => ("sealed-prompt-swap", "SLB-REWARD-2"),
        };
        Prompt { phrase: Phrase::new(id), rule }
    }

    fn tell_move(&self, _: &State, _: Seat, m: Move) -> Phrase {
        match m {
            Move::Roll => Phrase::new("sealed-move-roll"),
            Move::Fix => Phrase::new("sealed-move-fix"),
            Move::Bid(card) => Phrase::new("sealed-move-bid").with("card", card.0),
            Move::Look(slot) => Phrase::new("sealed-move-look").with("slot", slot.0),
            Move::Swap(card) => Phrase::new("sealed-move-swap").with("card", card.0),
            Move::Leave => Phrase::new("sealed-move-leave"),
            Move::Done => Phrase::new("sealed-move-done"),
        }
    }

    fn tell_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Prize { seat, prize } => Phrase::new("sealed-event-prize").with("seat", *seat).with("prize", *prize),
            Event::Laid { seat } => Phrase::new("sealed-event-laid").with("seat", *seat),
            Event::Opened { seat, prize, cards } => {
                let opened = Phrase::new("sealed-event-opened").with("seat", *seat).with("prize", *prize);
                opened.with("cards", list(cards))
            }
            Event::Looks { seat, slot } => Phrase::new("sealed-event-looks").with("seat", *seat).with("slot", slot.0),
            Event::Looked { card } => Phrase::new("sealed-event-looked").with("card", card.0),
            Event::Swapped { seat, slot } => Phrase::new("sealed-event-swapped").with("seat", *seat).with("slot", slot.0),
            Event::Shown { seat, cards } => Phrase::new("sealed-event-shown").with("seat", *seat).with("cards", list(cards)),
        }
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        let round = Phrase::new("sealed-view-round").with("round", view.round + 1).with("prize", view.prize.unwrap_or(0));
        let seats = view.seats.iter().enumerate().map(|(seat, shown)| {
            let named = Phrase::new("sealed-view-seat").with("seat", Seat(seat as u8));
            named.with("prizes", shown.won).with("cards", shown.cards)
        });
        let own = view.seats.iter().filter_map(|seat| seat.hand.as_ref());
        let hands = own.map(|hand| Phrase::new("sealed-view-hand").with("cards", list(hand)));
        [round].into_iter().chain(seats).chain(hands).collect()
    }
}

fn list(cards: &[Card]) -> Arg {
    cards.iter().map(|card| card.0).collect()
}
