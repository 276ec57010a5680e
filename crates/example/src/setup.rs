//! What the table agrees on, and the deal.

use crate::moves::Card;
use crate::state::{Cards, HAND, Question, SEATS, State, TALON};
use coven_engine::{Dice, SetupError, Stack};
use serde::{Deserialize, Serialize};

/// What the table agreed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// SLB-SETUP-2
    #[serde(default)]
    pub blind: bool,
}

impl Setup {
    /// SLB-SETUP-1: three play. SLB-SETUP-2: the only variant.
    pub fn from_words(players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        if players != SEATS {
            return Err(SetupError::new("sealed-players", "SLB-SETUP-1", players));
        }
        if let Some(unknown) = variants.iter().find(|variant| **variant != "blind") {
            return Err(SetupError::new("sealed-unknown-variant", "SLB-SETUP-2", unknown));
        }
        Ok(Setup { blind: !variants.is_empty() })
    }
}

/// SLB-SETUP-1: four cards for everybody, three for the talon.
pub fn deal(setup: &Setup, dice: &mut impl Dice) -> State {
    let mut deck: [Card; SEATS * HAND + TALON] = std::array::from_fn(|i| Card(i as u8 + 1));
    dice.shuffle("deal", &mut deck, |card| card.to_string());
    let (dealt, talon) = deck.split_at(SEATS * HAND);
    let mut state = State {
        blind: setup.blind,
        round: 0,
        prize: None,
        hands: [Cards::default(); SEATS],
        bids: [None; SEATS],
        won: [0; SEATS],
        talon: [talon[0], talon[1], talon[2]],
        looked: [None; TALON],
        discard: Cards::default(),
        asked: Stack::new(),
    };
    for (hand, cards) in state.hands.iter_mut().zip(dealt.chunks(HAND)) {
        *hand = cards.iter().copied().collect();
    }
    state.asked.push(Question::Prize);
    state
}
