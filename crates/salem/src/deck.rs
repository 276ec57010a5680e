//! The two decks. Chance is drawn when a card is needed: what nobody has seen is a multiset without an order, and only
//! the cards that were put under a deck lie in a known order (NSM-CARD-1).

use crate::cards::{Building, EventCard};
use crate::data::{BUILDING_CARDS, EVENT_CARDS};
use arrayvec::ArrayVec;
use coven_engine::{Dice, MAX_SEATS, Seats, Viewer};

/// A building card that lies face down in a known place, and who knows which one it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    pub building: Building,
    pub knowers: Seats,
}

/// Everybody saw the card go there, spectators too. No hand is ever known to eight seats (it has at most
/// [`MAX_HAND`](crate::data::MAX_HAND) cards and is passed on until two are left), so this set has no other meaning.
pub const EVERYBODY: Seats = Seats::all(MAX_SEATS);

impl Lying {
    pub fn known_to(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.knowers.contains(seat),
            Viewer::Spectator => self.knowers == EVERYBODY,
        }
    }
}

/// The cards of a deck that nobody has seen, by kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Unseen<const KINDS: usize> {
    counts: [u8; KINDS],
    total: u8,
}

impl<const KINDS: usize> Unseen<KINDS> {
    pub fn new(counts: [u8; KINDS]) -> Self {
        Unseen { counts, total: counts.iter().sum() }
    }

    pub fn len(&self) -> usize {
        usize::from(self.total)
    }

    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    pub fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    pub fn add(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.total += 1;
    }

    /// Draws one card, each equally likely. There must be one.
    pub fn draw(&mut self, what: &'static str, dice: &mut impl Dice, name: impl Fn(usize) -> &'static str) -> usize {
        let counts = &self.counts;
        let chosen = dice.pick(what, u32::from(self.total), |i| name(kind_of(counts, i)).to_owned());
        let kind = kind_of(counts, chosen);
        self.counts[kind] -= 1;
        self.total -= 1;
        kind
    }
}

/// The kind of the `i`-th card when the cards lie sorted by kind.
fn kind_of(counts: &[u8], i: u32) -> usize {
    let mut left = i;
    for (kind, &count) in counts.iter().enumerate() {
        if left < u32::from(count) {
            return kind;
        }
        left -= u32::from(count);
    }
    counts.len() - 1
}

/// The building deck.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck {
    pub unseen: Unseen<{ Building::COUNT }>,
    /// What was put under since the last shuffle, the first to be drawn first.
    pub bottom: ArrayVec<Lying, BUILDING_CARDS>,
}

impl Deck {
    pub fn new(counts: [u8; Building::COUNT]) -> Deck {
        Deck { unseen: Unseen::new(counts), bottom: ArrayVec::new() }
    }

    pub fn len(&self) -> usize {
        self.unseen.len() + self.bottom.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The top card. A card that was put under is reached only when the others are gone.
    pub fn draw(&mut self, dice: &mut impl Dice) -> Option<Lying> {
        if self.unseen.is_empty() {
            return self.bottom.pop_at(0);
        }
        let building = self.draw_unseen(dice);
        Some(Lying { building, knowers: Seats::NONE })
    }

    /// A card from the part that nobody has seen, which must not be empty.
    pub fn draw_unseen(&mut self, dice: &mut impl Dice) -> Building {
        Building::ALL[self.unseen.draw("building", dice, |kind| Building::ALL[kind].name())]
    }

    /// NSM-REND-1: the bottom cards are shuffled in, and seats forget where they lay (NSM-DP-SHUFFLE).
    pub fn shuffle(&mut self) {
        for card in self.bottom.iter() {
            self.unseen.add(card.building.index());
        }
        self.bottom.clear();
    }
}

/// The event deck. It is never shuffled (NSM-REND-1), and everybody saw what was put under.
#[derive(Clone, PartialEq, Debug)]
pub struct EventDeck {
    pub unseen: Unseen<{ EventCard::COUNT }>,
    pub bottom: ArrayVec<EventCard, EVENT_CARDS>,
}

impl EventDeck {
    pub fn new(counts: [u8; EventCard::COUNT]) -> EventDeck {
        EventDeck { unseen: Unseen::new(counts), bottom: ArrayVec::new() }
    }

    pub fn len(&self) -> usize {
        self.unseen.len() + self.bottom.len()
    }

    pub fn draw(&mut self, dice: &mut impl Dice) -> Option<EventCard> {
        if self.unseen.is_empty() {
            return self.bottom.pop_at(0);
        }
        Some(EventCard::ALL[self.unseen.draw("event", dice, |kind| EventCard::ALL[kind].name())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::FastDice;
    use coven_proves::proves;

    fn deck() -> Deck {
        let mut counts = [0; Building::COUNT];
        counts[Building::Bank.index()] = 2;
        let mut deck = Deck::new(counts);
        deck.bottom.push(Lying { building: Building::Jail, knowers: Seats::NONE });
        deck
    }

    #[test]
    #[proves("NSM-CARD-1")]
    fn what_was_put_under_comes_last() {
        let (mut deck, mut dice) = (deck(), FastDice::new(1));
        let drawn: Vec<_> = std::iter::from_fn(|| deck.draw(&mut dice)).map(|card| card.building).collect();
        assert_eq!(drawn, [Building::Bank, Building::Bank, Building::Jail]);
        assert!(deck.is_empty());
    }

    #[test]
    #[proves("NSM-REND-1")]
    fn a_shuffle_takes_the_bottom_cards_in() {
        let mut deck = deck();
        deck.shuffle();
        assert_eq!((deck.unseen.len(), deck.bottom.len()), (3, 0));
        assert_eq!(deck.unseen.counts()[Building::Jail.index()], 1);
    }

    #[test]
    fn every_card_is_equally_likely() {
        let mut drawn = [0u32; 3];
        let mut dice = FastDice::new(1);
        for _ in 0..60_000 {
            drawn[Unseen::new([1, 2, 3]).draw("card", &mut dice, |_| "")] += 1;
        }
        // Six standard deviations.
        assert!(drawn[0].abs_diff(10_000) < 550 && drawn[1].abs_diff(20_000) < 700, "{drawn:?}");
    }
}
