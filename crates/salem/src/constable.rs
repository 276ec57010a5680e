//! The Constable and the badges; the end of a round.

use crate::data::ROUNDS;
use crate::events::Event;
use crate::play::Play;
use crate::state::{Held, State, Task};
use crate::town::Cube;
use crate::{EventCard, Salem};
use coven_engine::{Audience, Dice, Events, Seat, Seats};

impl State {
    /// NSM-CON-1: another player without a badge, not on trial (NSM-TRIAL-2), not in the Pillory (NSM-EVT-PILLORY).
    /// NSM-RUL-11: the present Constable is not eligible.
    pub(crate) fn eligible(&self) -> Seats {
        let free = |&seat: &Seat| !self.badges.contains(seat) && !self.on_trial.contains(seat) && !self.in_pillory(seat);
        self.others().filter(free).collect()
    }

    /// NSM-BADGE-1: every player has a badge or is on trial. NSM-RUL-29: the Pillory does not count as a trial.
    fn badges_are_out(&self) -> bool {
        let mut everybody = self.everybody();
        everybody.all(|seat| self.badges.contains(seat) || self.on_trial.contains(seat))
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// NSM-CON-5, NSM-RUL-12: if nobody may be chosen, badges go back first; if that does not help either, the Constable
    /// stays and begins a new tenure without badge and Hope.
    pub(crate) fn look_for_successors(&mut self) {
        if self.state.eligible().is_empty() {
            self.give_back_badges();
        }
        if self.state.eligible().is_empty() {
            let seat = self.state.constable;
            self.events.tell(Audience::All, || Event::StaysConstable { seat });
            return self.state.replace_task(Task::Tenure);
        }
        self.state.replace_task(Task::Appoint);
    }

    /// NSM-CON-2, NSM-DP-APPOINT, NSM-RUL-20: token, badge and Hope; then badges are looked at, then the new tenure
    /// begins (NSM-CON-3). NSM-CON-6: without a building no Hope.
    pub(crate) fn appoint(&mut self, seat: Seat) {
        self.state.constable = seat;
        self.state.badges.insert(seat);
        self.events.tell(Audience::All, || Event::Appointed { seat });
        self.state.replace_task(Task::Badges);
        let left = self.rules.printed.hope_for_new_constable;
        if left > 0 && self.state.town.has_buildings(seat) {
            self.state.tasks.push(Task::Place { seat, left, cube: Cube::Hope });
        }
    }

    /// NSM-BADGE-1, NSM-BADGE-3: everyone but the new Constable puts the badge back, players on trial too.
    pub(crate) fn return_badges(&mut self) {
        if self.state.badges_are_out() {
            self.give_back_badges();
        }
        self.state.replace_task(Task::Tenure);
    }

    fn give_back_badges(&mut self) {
        let returned = self.state.badges.without(self.state.constable);
        self.state.badges = Seats::only(self.state.constable);
        if !returned.is_empty() {
            self.events.tell(Audience::All, || Event::BadgesReturned { seats: returned.collect() });
        }
    }

    /// NSM-REND-1, NSM-REND-2, NSM-REND-4, NSM-DP-SHUFFLE: the building deck is shuffled, the next round card counts;
    /// badges (NSM-BADGE-2), token, row, cubes and Trial cards stay. NSM-ROUND-2: the game ends after phase 3 of the
    /// last round.
    pub(crate) fn end_round(&mut self) {
        let round = self.state.round;
        if usize::from(round) == ROUNDS {
            self.state.tasks.clear();
            return self.tell_the_end();
        }
        self.events.tell(Audience::All, || Event::RoundEnded { round });
        self.take_back_given_cards();
        self.state.deck.shuffle();
        self.state.round += 1;
        self.state.replace_task(Task::Deal);
    }

    /// NSM-REND-3: what was given in the previous round goes under the event deck, the Pillory first.
    fn take_back_given_cards(&mut self) {
        let round = self.state.round;
        for event in [EventCard::Pillory, EventCard::Sanctuary] {
            let held = match event {
                EventCard::Pillory => &mut self.state.pillory,
                _ => &mut self.state.sanctuary,
            };
            if let Some(Held { seat, .. }) = held.take_if(|held| held.since < round) {
                self.state.events.bottom.push(event);
                self.events.tell(Audience::All, || Event::GivenBack { event, seat });
            }
        }
    }
}

impl Salem {
    /// NSM-RUL-13, NSM-RUL-22: a player may be Constable several times in a phase; it ends because every trigger costs
    /// more Hope than it brings. No game is longer than this: the Hope that can come into play bounds the tenures, and
    /// in each tenure the gifts, placements and payments. Each gift may make everybody say `done` once more (NSM-GIVE-1).
    pub(crate) fn longest_game(&self, players: usize) -> usize {
        let most_hope = self.printed.buildings.iter().map(|building| building.hope).max().unwrap_or(0);
        let most_removed = self.printed.buildings.iter().map(|building| building.remove).max().unwrap_or(0);
        let built: usize = self.printed.deals.iter().map(|&deal| usize::from(deal) - 1).sum();
        let hope = players * built * usize::from(most_hope);
        let windows = 1 + usize::from(self.printed.asks_per_tenure) + usize::from(self.printed.last_calls_per_tenure);
        let window = players * (hope + 1) + 2 * hope + 1;
        let tenure = windows * window + hope + players + usize::from(crate::data::MAX_SYMBOLS) + 8;
        players * built * (1 + usize::from(most_removed)) + (hope + ROUNDS) * tenure
    }
}
