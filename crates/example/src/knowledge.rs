//! What a good player would say: high cards for high prizes.

use crate::SealedBids;
use crate::events::Event;
use crate::moves::{Card, HIGHEST, Move};
use crate::state::State;
use coven_engine::{Knowledge, Phrase, Seat};

/// A card above this wins most rounds.
const STRONG: Card = Card(10);
/// A prize from this on is worth a strong card.
const WORTHWHILE: u8 = 4;

impl Knowledge for SealedBids {
    type Belief = ();
    type Notes = ();

    fn advise(&self, state: &State, _: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let worthwhile = state.prize.is_some_and(|prize| prize >= WORTHWHILE);
        let weight = |m: &Move| match m {
            Move::Bid(card) if (*card > STRONG) == worthwhile => 3.0,
            // A low card is worth little in the hand.
            Move::Swap(card) => f32::from(HIGHEST - card.0),
            _ => 1.0,
        };
        weights.clear();
        weights.extend(moves.iter().map(weight));
    }

    fn opens_choice(&self, event: &Event) -> bool {
        matches!(event, Event::Opened { .. })
    }

    fn reason(&self, _: &State, _: Seat, m: Move) -> Option<Phrase> {
        let id = match m {
            Move::Roll => "sealed-reason-roll",
            Move::Fix => "sealed-reason-fix",
            Move::Bid(card) if card > STRONG => "sealed-reason-strong",
            Move::Bid(_) => "sealed-reason-weak",
            Move::Look(_) => "sealed-reason-look",
            Move::Swap(_) | Move::Leave | Move::Done => return None,
        };
        Some(Phrase::new(id))
    }
}
