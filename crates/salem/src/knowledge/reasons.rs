//! Why a move is good, in a few words. A reason is true of the position as its seat knows it; where a move has little for it, the
//! reason says what can be said.

use crate::Salem;
use crate::cards::{Building, EventCard, Side};
use crate::moves::{Announcement, Move};
use crate::state::{State, Task};
use crate::town::{Copies, Lot};
use coven_engine::{Phrase, Seat, Viewer};

impl Salem {
    pub(super) fn reason_for(&self, state: &State, seat: Seat, m: Move) -> Phrase {
        let witch = self.side(state, seat) == Side::Witch;
        let id = match m {
            Move::Pick(card) | Move::Keep(card) | Move::Build(card) => {
                return self.reason_to_have(state, seat, card, &state.town.copies(seat));
            }
            Move::Slot(owner, lot) => return self.reason_for_building(state, seat, owner, lot),
            Move::Remove(..) => removing(witch),
            Move::Trigger(event) => self.reason_to_trigger(state, seat, event, witch),
            Move::Choose(player) => self.reason_to_choose(state, seat, player, witch),
            Move::Redraw if self.hopes_for_better(state, seat) => "redraw",
            Move::Redraw => "blind",
            Move::Give(_) if witch => "seem-good",
            Move::Give(_) if self.as_ally(state, seat, state.constable, witch) > 1.0 => "give",
            Move::Give(_) => "oblige",
            Move::End if !state.town.has_hope(seat) => "no-hope",
            Move::Done | Move::End => "keep-hope",
            Move::Appoint(player) => self.reason_to_appoint(state, seat, player, witch),
            Move::Say(Announcement::Nothing) => "say-nothing",
            Move::Say(Announcement::End) => "say-end",
            Move::Say(Announcement::Event(..)) => "say-event",
            Move::Ask => "ask",
            Move::Place(_) | Move::Pay(_) => "any-building",
            Move::Under(_) => "under",
        };
        reason(id)
    }

    /// What a building would be worth to a seat that has these.
    fn reason_to_have(&self, state: &State, seat: Seat, card: Building, owned: &Copies) -> Phrase {
        let kind = self.kind_of(card);
        let character = self.printed.character(state.characters[seat.index()]);
        let mut after = *owned;
        after[card.index()] += 1;
        let facts = self.printed.building(card);
        let witch = character.side == Side::Witch;
        if self.sets(&after, kind) > self.sets(owned, kind) {
            reason("set")
        } else if character.types.contains(kind) {
            reason("own-type")
        } else if facts.despair > 0 && witch {
            reason("more-despair")
        } else if facts.remove > 0 {
            reason(removing(witch))
        } else if facts.hope > 0 {
            reason("hope")
        } else {
            let set = self.set_of(kind);
            let have = set.iter().filter(|building| after[building.index()] > 0).count();
            reason("part-of-set").with("have", have).with("all", set.len())
        }
    }

    /// NSM-DP-TARGET: a building that an event destroys, takes or exchanges.
    fn reason_for_building(&self, state: &State, seat: Seat, owner: Seat, lot: Lot) -> Phrase {
        let mut owned = state.town.copies(seat);
        match state.task() {
            Some(Task::BarterOwn) => self.reason_to_part_with(state, seat, lot.building, owned),
            Some(Task::BarterFor { own }) => {
                owned[own.building.index()] = owned[own.building.index()].saturating_sub(1);
                self.reason_to_have(state, seat, lot.building, &owned)
            }
            Some(Task::ChooseBuilding(EventCard::Fire)) => {
                let despair = state.town.slot(owner, lot).is_some_and(|slot| slot.despair > 0);
                let puritan = self.side(state, seat) == Side::Puritan;
                reason(if despair && puritan { "burn-despair" } else { "rival-loses" })
            }
            _ => self.reason_to_have(state, seat, lot.building, &owned),
        }
    }

    fn reason_to_part_with(&self, state: &State, seat: Seat, card: Building, owned: Copies) -> Phrase {
        let kind = self.kind_of(card);
        let mut after = owned;
        after[card.index()] = after[card.index()].saturating_sub(1);
        let breaks_set = self.sets(&after, kind) < self.sets(&owned, kind);
        let own_type = self.printed.character(state.characters[seat.index()]).types.contains(kind);
        reason(match (own_type, breaks_set) {
            (false, false) => "worth-nothing",
            (true, false) => "keeps-sets",
            (_, true) => "in-exchange",
        })
    }

    fn reason_to_trigger(&self, state: &State, seat: Seat, event: EventCard, witch: bool) -> &'static str {
        use EventCard::*;
        match event {
            Cleanse | Prayer | Exorcism | Alms if state.town.despair() > 0 => removing(witch),
            Hysteria | Plague if witch => "more-despair",
            Investigation | Verdict if state.targets(event).any(|player| !self.knows(state, seat, player)) => "learn",
            Trial => tried(!witch),
            // A pardon undoes what a trial of the own side would do to it.
            Pardon => tried(witch),
            Seizure | LandGrant => "building",
            Barter => "barter",
            Fire => "rival-loses",
            Winter if state.others().any(|other| state.town.has_hope(other)) => "winter",
            SecretMeeting => "meeting",
            Testimony => "testimony",
            Pillory => "pillory",
            Sanctuary => "sanctuary",
            _ if self.obliged(state) => "obliged",
            _ => "successor",
        }
    }

    /// NSM-DP-TARGET: a player at whom the event is aimed.
    fn reason_to_choose(&self, state: &State, seat: Seat, player: Seat, witch: bool) -> &'static str {
        use EventCard::*;
        let Some(Task::ChoosePlayers { event, .. }) = state.task() else {
            return "somebody";
        };
        let ally = self.as_ally(state, seat, player, witch);
        match event {
            Trial | Pillory if ally < 1.0 => "foe",
            Trial => tried(!witch),
            Pardon | Sanctuary | Testimony | SecretMeeting if ally > 1.0 => "appoint",
            Pardon => tried(witch),
            Investigation | Verdict if !self.knows(state, seat, player) => "learn",
            Verdict => "show-all",
            Investigation => "nothing-new",
            Exorcism if state.town.has_despair(player) => removing(witch),
            Exorcism => "no-despair",
            Hysteria | Plague if witch => "more-despair",
            _ => "somebody",
        }
    }

    fn reason_to_appoint(&self, state: &State, seat: Seat, player: Seat, witch: bool) -> &'static str {
        let ally = |player| self.as_ally(state, seat, player, witch);
        match ally(player) {
            own if own > 1.0 => "appoint",
            own if state.eligible().all(|other| ally(other) <= own) => "appoint-nearest",
            _ => "somebody",
        }
    }

    fn knows(&self, state: &State, seat: Seat, player: Seat) -> bool {
        state.known_characters(Viewer::Seat(seat)).contains(player)
    }
}

fn reason(word: &str) -> Phrase {
    Phrase::new(format!("salem-reason-{word}"))
}

/// A Witch removes Despair for show only.
const fn removing(witch: bool) -> &'static str {
    if witch { "seem-good" } else { "less-despair" }
}

/// NSM-FIN-2: what a trial of a Witch or of a Puritan brings.
const fn tried(a_witch: bool) -> &'static str {
    if a_witch { "witch-tried" } else { "puritan-tried" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::testing::check_reasons;
    use coven_engine::{DataSource, Rules};
    use std::sync::Arc;

    #[test]
    fn every_move_has_a_reason_that_its_seat_may_know() {
        let rules = Arc::new(Salem::load(&DataSource::builtin()).expect("data"));
        for (players, variants) in (3..=8).flat_map(|players| [(players, &[][..]), (players, &["no-announce"])]) {
            check_reasons(&rules, &rules.agree(players, variants).expect("setup"), players as u64);
        }
    }
}
