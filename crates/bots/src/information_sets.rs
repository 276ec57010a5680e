//! The information set of each seat during a search, as one number per seat.
//!
//! Two states belong to the same information set of a seat if the seat has made the same moves and heard the same events: the number
//! is a hash of both. A sealed answer is told to nobody, so the tree of another seat cannot depend on it: simultaneous choices stay
//! simultaneous.

use coven_engine::{Audience, Events, MAX_SEATS, Seat, Viewer};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

#[derive(Clone, Copy, Debug)]
pub(crate) struct InformationSets([u64; MAX_SEATS]);

impl InformationSets {
    /// The search begins: `heard` is the hash of what the searching seat has heard. What the others have heard is not known, so
    /// they all begin with one other number.
    pub fn begin(seat: Seat, heard: u64) -> InformationSets {
        let mut others = heard;
        mix(&mut others, 0u8);
        let mut all = [others; MAX_SEATS];
        all[seat.index()] = heard;
        InformationSets(all)
    }

    pub fn by(&self, seat: Seat) -> u64 {
        self.0[seat.index()]
    }

    pub fn own_move(&mut self, seat: Seat, m: impl Hash) {
        mix_move(&mut self.0[seat.index()], m);
    }
}

pub(crate) fn mix_move(heard: &mut u64, m: impl Hash) {
    mix(heard, (1u8, m));
}

pub(crate) fn mix_event(heard: &mut u64, event: impl Hash) {
    mix(heard, (2u8, event));
}

fn mix(heard: &mut u64, more: impl Hash) {
    let mut hasher = FxHasher::default();
    heard.hash(&mut hasher);
    more.hash(&mut hasher);
    *heard = hasher.finish();
}

impl<E: Hash> Events<E> for InformationSets {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        let event = event();
        for (seat, heard) in self.0.iter_mut().enumerate() {
            if to.includes(Viewer::Seat(Seat(seat as u8))) {
                mix_event(heard, &event);
            }
        }
    }

    fn reveal(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.tell(to, event);
    }
}
