//! What somebody hears who plays for the first time: a word about each kind of question, a danger, a plan and a look back.

use crate::SealedBids;
use crate::events::Event;
use crate::moves::{Card, HIGHEST, Move};
use crate::state::State;
use coven_engine::{Coach, Danger, PastRound, Phrase, Prompt, Seat};

impl Coach for SealedBids {
    fn explained(&self, prompt: &Prompt) -> Option<Phrase> {
        let id = match prompt.phrase.id.strip_prefix("sealed-prompt-")? {
            "prize" => "sealed-coach-prize",
            "bid" => "sealed-coach-bid",
            "reward" | "swap" => "sealed-coach-talon",
            _ => return None,
        };
        Some(Phrase::new(id))
    }

    /// SLB-END-1: the highest card still counts at the end.
    fn dangers(&self, _: &State, _: Seat, m: Move) -> Vec<Danger> {
        let spends = matches!(m, Move::Bid(Card(HIGHEST)) | Move::Swap(Card(HIGHEST)));
        spends.then(|| Danger::new(Phrase::new("sealed-danger-highest"), "SLB-END-1")).into_iter().collect()
    }

    fn plan(&self, state: &State, seat: Seat) -> Vec<Phrase> {
        let best = state.hands[seat.index()].iter().last();
        best.map(|card| Phrase::new("sealed-plan-best").with("card", card.0)).into_iter().collect()
    }

    fn look_back(&self, seat: Seat, round: &PastRound<'_, Event>) -> Vec<Phrase> {
        let won = round.count(|event| matches!(event, Event::Opened { seat: winner, .. } if *winner == seat));
        vec![Phrase::new(if won > 0 { "sealed-back-won" } else { "sealed-back-lost" })]
    }
}
