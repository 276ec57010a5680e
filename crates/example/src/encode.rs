//! The game in numbers.

use crate::moves::{Card, HIGHEST, Move, Slot};
use crate::state::{HAND, Question, ROUNDS, SEATS, TALON};
use crate::{SealedBids, View};
use coven_engine::{Encode, Eyes, Part, Pen, Ranges};

const CARDS: usize = HIGHEST as usize;

/// Roll, fix, bid, look, swap, leave, done.
const MOVES: Ranges<7> = Ranges::new([1, 1, CARDS, TALON, CARDS, 1, 1]);

const PARTS: &[Part] = &[
    Part::new("round", ROUNDS as usize),
    Part::new("prize", 1),
    // Prize, bid, reward and swap; who is asked, and where the swap is.
    Part::new("question", 4 + SEATS + TALON),
    // Cards held, whether a bid lies there, and what was won.
    Part::of_seats("seats", 3, SEATS),
    Part::new("hands", SEATS * CARDS),
    Part::new("bid", CARDS),
    // For each card of the talon: who looked at it, and what it is.
    Part::new("talon", TALON * (SEATS + CARDS)),
    Part::new("discard", CARDS),
];

/// About what a round is worth.
const PRIZE: f32 = 6.0;
/// About what a player wins.
const WON: f32 = 12.0;

/// The number of a card, counted from 0.
fn number(card: Card) -> usize {
    usize::from(card.0).wrapping_sub(1)
}

fn card(number: usize) -> Card {
    Card(number as u8 + 1)
}

impl Encode for SealedBids {
    const ENCODING: u32 = 1;

    fn actions(&self) -> usize {
        MOVES.total()
    }

    fn index(&self, _: Eyes, m: Move) -> Option<usize> {
        match m {
            Move::Roll => MOVES.index(0, 0),
            Move::Fix => MOVES.index(1, 0),
            Move::Bid(card) => MOVES.index(2, number(card)),
            Move::Look(slot) => MOVES.index(3, slot.0.into()),
            Move::Swap(card) => MOVES.index(4, number(card)),
            Move::Leave => MOVES.index(5, 0),
            Move::Done => MOVES.index(6, 0),
        }
    }

    fn move_at(&self, _: Eyes, index: usize) -> Option<Move> {
        Some(match MOVES.find(index)? {
            (0, _) => Move::Roll,
            (1, _) => Move::Fix,
            (2, place) => Move::Bid(card(place)),
            (3, place) => Move::Look(Slot(place as u8)),
            (4, place) => Move::Swap(card(place)),
            (5, _) => Move::Leave,
            _ => Move::Done,
        })
    }

    fn parts(&self) -> &[Part] {
        PARTS
    }

    fn observe(&self, view: &View, eyes: Eyes, out: &mut [f32]) {
        let mut pen = Pen::new(out, PARTS);
        pen.part("round");
        pen.one_of(Some(view.round.into()).filter(|_| view.round < ROUNDS), ROUNDS.into());
        pen.part("prize");
        pen.share(view.prize.unwrap_or(0), PRIZE);
        pen.part("question");
        let (kind, seat, slot) = match view.question {
            None => (None, None, None),
            Some(Question::Prize) => (Some(0), None, None),
            Some(Question::Bid) => (Some(1), None, None),
            Some(Question::Reward(seat)) => (Some(2), Some(seat), None),
            Some(Question::Swap(seat, slot)) => (Some(3), Some(seat), Some(usize::from(slot.0))),
        };
        pen.one_of(kind, 4);
        pen.one_of(seat.and_then(|seat| eyes.places_to(seat)), SEATS);
        pen.one_of(slot, TALON);
        let seats = || (0..SEATS).filter_map(|places| eyes.seat_after(places)).map(|seat| &view.seats[seat.index()]);
        pen.part("seats");
        for seat in seats() {
            pen.share(seat.cards as u32, HAND as f32);
            pen.flag(seat.has_bid);
            pen.share(seat.won, WON);
        }
        pen.part("hands");
        for seat in seats() {
            seat.hand.iter().flatten().for_each(|&card| pen.add(number(card), 1.0));
            pen.skip(CARDS);
        }
        pen.part("bid");
        pen.one_of(seats().next().and_then(|own| own.bid).map(number), CARDS);
        pen.part("talon");
        for slot in &view.talon {
            pen.one_of(slot.looked.and_then(|seat| eyes.places_to(seat)), SEATS);
            pen.one_of(slot.card.map(number), CARDS);
        }
        pen.part("discard");
        view.discard.iter().for_each(|&card| pen.add(number(card), 1.0));
        pen.skip(CARDS);
        pen.end();
    }
}
