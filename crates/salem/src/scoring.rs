//! The end of the game in four steps: trials, sets, Despair, points (NSM-FIN-1).

use crate::Salem;
use crate::cards::{Building, Side, Type};
use crate::events::Event;
use crate::play::Play;
use crate::state::State;
use coven_engine::{Audience, Dice, Events, Places, Seat, Seats, Sheet};
use serde::{Deserialize, Serialize};

/// How much Despair the town holds, and whose side that is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reckoning {
    /// Despair cubes on all buildings.
    pub cubes: i32,
    pub trials_added: i32,
    pub trials_taken: i32,
    pub sets_added: i32,
    pub sets_taken: i32,
    pub total: i32,
    pub needed: i32,
    pub side: Side,
}

impl Salem {
    /// NSM-FIN-2, NSM-FIN-3, NSM-EX-5: trials, then sets, of all players, on trial or not (NSM-TRIAL-3). NSM-RUL-30: a Pillory or
    /// Sanctuary still held has no effect.
    pub(crate) fn reckoning(&self, state: &State) -> Reckoning {
        let (mut trials, mut sets) = (Change::default(), Change::default());
        for seat in Seat::all(state.players()) {
            let on_trial = state.on_trial.contains(seat);
            trials.add(match (self.side(state, seat), on_trial) {
                (Side::Witch, true) => self.printed.witch_on_trial,
                (Side::Witch, false) => self.printed.witch_free,
                (Side::Puritan, true) => self.printed.puritan_on_trial,
                (Side::Puritan, false) => self.printed.puritan_free,
            });
            let owned = state.town.copies(seat);
            for kind in [Type::Death, Type::Justice] {
                for _ in 0..self.sets(&owned, kind) {
                    sets.add(self.printed.end_despair[kind.index()]);
                }
            }
        }
        let cubes = state.town.despair();
        let total = sets.to(trials.to(cubes));
        let needed = self.printed.table(state.players()).despair_needed;
        Reckoning {
            cubes,
            trials_added: trials.added,
            trials_taken: trials.taken,
            sets_added: sets.added,
            sets_taken: sets.taken,
            total,
            needed,
            // NSM-WIN-1, NSM-RUL-24: equal is enough for the Witches.
            side: if total >= needed { Side::Witch } else { Side::Puritan },
        }
    }

    pub(crate) fn side(&self, state: &State, seat: Seat) -> Side {
        self.printed.character(state.characters[seat.index()]).side
    }

    /// NSM-FIN-5, NSM-RUL-26, NSM-CARD-3: the smallest number of copies among the three unique buildings, counted now.
    pub(crate) fn sets(&self, owned: &[u8; Building::COUNT], kind: Type) -> i32 {
        let copies = self.printed.sets[kind.index()].map(|building| i32::from(owned[building.index()]));
        copies[0].min(copies[1]).min(copies[2])
    }

    /// NSM-SCORE-1, NSM-RUL-27: copies count, and a trial takes nothing away.
    fn matching(&self, state: &State, seat: Seat, owned: &[u8; Building::COUNT], kind: Type) -> i32 {
        let shown = self.printed.character(state.characters[seat.index()]).types.contains(kind);
        let own: i32 = self.printed.sets[kind.index()].iter().map(|building| i32::from(owned[building.index()])).sum();
        if shown { own * self.printed.points_per_building } else { 0 }
    }

    /// NSM-SCORE-1, NSM-SCORE-2, NSM-SCORE-3: buildings of the own types, and sets of any type; nothing else.
    pub(crate) fn count_points(&self, state: &State, seat: Seat) -> i32 {
        let owned = state.town.copies(seat);
        let points =
            |&kind: &Type| self.matching(state, seat, &owned, kind) + self.sets(&owned, kind) * self.printed.points_per_set;
        Type::ALL.iter().map(points).sum()
    }

    /// NSM-EX-6, NSM-RUL-3 (white is Justice): one line for each type on the character, one for each type with complete sets.
    pub(crate) fn count_sheet(&self, state: &State, seat: Seat) -> Sheet {
        let owned = state.town.copies(seat);
        let mut sheet = Sheet::default();
        for kind in self.printed.character(state.characters[seat.index()]).types.iter() {
            sheet.add(&format!("buildings-{kind}"), self.matching(state, seat, &owned, kind));
        }
        for &kind in Type::ALL {
            let sets = self.sets(&owned, kind);
            if sets > 0 {
                sheet.add(&format!("sets-{kind}"), sets * self.printed.points_per_set);
            }
        }
        sheet
    }

    /// NSM-WIN-2, NSM-WIN-4, NSM-WIN-5, NSM-WIN-6: the winning side by points, then Hope; the losing side is equal last.
    /// NSM-WIN-3: with nobody on the winning side everybody loses.
    pub(crate) fn final_places(&self, state: &State) -> Places {
        let side = self.reckoning(state).side;
        let mut seats = Seat::all(state.players());
        if !seats.any(|seat| self.side(state, seat) == side) {
            return Places::all_last(state.players());
        }
        Places::by_key(state.players(), |seat| {
            (self.side(state, seat) == side).then(|| (self.count_points(state, seat), state.town.hope(seat)))
        })
    }
}

/// NSM-FIN-4, NSM-RUL-23: within a step additions come before subtractions, and the total never falls below zero.
#[derive(Default)]
struct Change {
    added: i32,
    taken: i32,
}

impl Change {
    fn add(&mut self, change: i32) {
        if change > 0 {
            self.added += change;
        } else {
            self.taken -= change;
        }
    }

    fn to(&self, despair: i32) -> i32 {
        (despair + self.added - self.taken).max(0)
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// NSM-FIN-2: all reveal their characters; then the town is reckoned and the winners are named. The characters that
    /// were left over stay unseen (NSM-SETUP-1).
    pub(crate) fn tell_the_end(&mut self) {
        let (rules, state) = (self.rules, &*self.state);
        for seat in Seat::all(state.players()) {
            let character = state.characters[seat.index()];
            self.events.reveal(Audience::All, || Event::CharacterRevealed { seat, character });
        }
        self.events.tell(Audience::All, || Event::Reckoned { reckoning: rules.reckoning(state) });
        self.events.tell(Audience::All, || {
            let places = rules.final_places(state);
            let winners: Seats = Seat::all(state.players()).filter(|&seat| places.of(seat) == 1).collect();
            match winners.is_empty() {
                true => Event::EverybodyLost,
                false => Event::SideWon { side: rules.reckoning(state).side, winners: winners.collect() },
            }
        });
    }
}
