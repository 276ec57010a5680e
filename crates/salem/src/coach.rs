//! What somebody hears who plays for the first time: a word about each kind of question, dangers, a plan and a look back.

use crate::cards::{Building, Side, Type};
use crate::data::ROUNDS;
use crate::events::Event;
use crate::moves::Move;
use crate::state::{State, Task};
use crate::town::Cube;
use crate::{EventCard, Salem};
use coven_engine::{Arg, Coach, Danger, PastRound, Phrase, Prompt, Seat, Viewer};

/// The number of first rounds in which Despair built by a Witch still makes others wonder.
const EARLY: u8 = 2;

impl Coach for Salem {
    fn explained(&self, prompt: &Prompt) -> Option<Phrase> {
        let id = match prompt.phrase.id.strip_prefix("salem-prompt-")? {
            "pick" => "salem-coach-pick",
            "discard" => "salem-coach-discard",
            "remove" | "remove-apart" | "remove-at" => "salem-coach-remove",
            "announce" => "salem-coach-announce",
            "gifts" | "last-call" => "salem-coach-gifts",
            "place-hope" | "place-despair" => "salem-coach-place",
            "pay" | "winter" => "salem-coach-pay",
            "appoint" => "salem-coach-appoint",
            "decide" | "decide-obliged" => "salem-coach-decide",
            "choose-player" | "choose-building" | "barter-own" | "barter-for" | "grant-build" | "grant-under" => {
                "salem-coach-event"
            }
            _ => return None,
        };
        Some(Phrase::new(id))
    }

    fn dangers(&self, state: &State, seat: Seat, m: Move) -> Vec<Danger> {
        let puritan = self.side(state, seat) == Side::Puritan;
        let danger = match m {
            Move::Pick(card) | Move::Keep(card) | Move::Build(card) => self.danger_of_building(state, card, puritan),
            Move::Redraw => Some(Danger::new(Phrase::new("salem-danger-blind"), "NSM-DISC-1")),
            Move::Give(_) => self.danger_of_giving(state),
            Move::Trigger(EventCard::Trial) if puritan => {
                let more = Phrase::new("salem-danger-trial").with("count", self.printed.puritan_on_trial);
                Some(Danger::new(more, "NSM-FIN-2"))
            }
            Move::Choose(player) if puritan => self.danger_of_choosing(state, seat, player),
            _ => None,
        };
        danger.into_iter().collect()
    }

    fn plan(&self, state: &State, seat: Seat) -> Vec<Phrase> {
        let needed = self.printed.table(state.players()).despair_needed;
        let side = match self.side(state, seat) {
            Side::Puritan => "salem-plan-puritan",
            Side::Witch if state.round <= EARLY => "salem-plan-witch-hides",
            Side::Witch => "salem-plan-witch",
        };
        let side = Phrase::new(side).with("despair", state.town.despair()).with("needed", needed);
        let build = self.nearly_a_set(state, seat).map_or_else(
            || {
                let types = self.printed.character(state.characters[seat.index()]).types;
                Phrase::new("salem-plan-types").with("types", types.iter().collect::<Arg>())
            },
            |building| Phrase::new("salem-plan-set").with("building", building),
        );
        let last = if state.constable == seat {
            let funds = Phrase::new("salem-plan-constable").with("hope", state.town.hope(seat));
            Some(funds.with("cost", self.cost(EventCard::Trial)))
        } else {
            (usize::from(state.round) == ROUNDS).then(|| Phrase::new("salem-plan-last-round"))
        };
        [Some(side), Some(build), last].into_iter().flatten().collect()
    }

    fn look_back(&self, _: Seat, round: &PastRound<'_, Event>) -> Vec<Phrase> {
        let built: u32 =
            round.heard.iter().map(|event| if let Event::Built { despair, .. } = event { u32::from(*despair) } else { 0 }).sum();
        let placed = round.count(|event| matches!(event, Event::Placed { cube: Cube::Despair, .. }));
        let removed = round.count(|event| matches!(event, Event::DespairRemoved { .. }));
        let points = Phrase::new("salem-back-points").with("points", round.gained());
        let despair = Phrase::new("salem-back-despair").with("added", built + placed as u32).with("removed", removed);
        let tried =
            round.heard.iter().filter_map(|event| if let Event::PutOnTrial { seat } = event { Some(*seat) } else { None });
        let tried: Vec<Arg> = tried.map(Arg::from).collect();
        let tried = (!tried.is_empty()).then(|| Phrase::new("salem-back-tried").with("seats", Arg::List(tried)));
        [Some(points), Some(despair), tried].into_iter().flatten().collect()
    }
}

impl Salem {
    /// NSM-SYM-2, NSM-WIN-1: Despair that comes with a building is bad for Puritans; a Witch who builds it early is seen.
    fn danger_of_building(&self, state: &State, card: Building, puritan: bool) -> Option<Danger> {
        let brings = self.printed.building(card).despair;
        if brings == 0 {
            return None;
        }
        if !puritan {
            let seen = Danger::new(Phrase::new("salem-danger-seen"), "NSM-CUBE-6");
            return (state.round <= EARLY).then_some(seen);
        }
        let (total, needed) = (state.town.despair() + i32::from(brings), self.printed.table(state.players()).despair_needed);
        let id = if total < needed { "salem-danger-despair" } else { "salem-danger-limit" };
        Some(Danger::new(Phrase::new(id).with("count", brings).with("total", total).with("needed", needed), "NSM-WIN-1"))
    }

    /// NSM-OBL-1, NSM-OBL-4: whether one more Hope would force the Constable to trigger an event.
    fn danger_of_giving(&self, state: &State) -> Option<Danger> {
        let Some(Task::Gifts(window)) = state.task() else {
            return None;
        };
        let hope = state.town.hope(state.constable) + u16::from(window.given) + 1;
        let phrase = Phrase::new("salem-danger-obliged").with("hope", hope).with("constable", state.constable);
        (hope == u16::from(self.dearest(state))).then(|| Danger::new(phrase, "NSM-OBL-1"))
    }

    /// NSM-FIN-2: a Puritan on trial, as far as the seat knows it for one.
    fn danger_of_choosing(&self, state: &State, seat: Seat, player: Seat) -> Option<Danger> {
        let trial = matches!(state.task(), Some(Task::ChoosePlayers { event: EventCard::Trial, .. }));
        let known = state.known_characters(Viewer::Seat(seat)).contains(player);
        let innocent = trial && known && self.side(state, player) == Side::Puritan;
        let phrase = Phrase::new("salem-danger-innocent").with("target", player).with("count", self.printed.puritan_on_trial);
        innocent.then(|| Danger::new(phrase, "NSM-FIN-2"))
    }

    /// The building that would complete a set of a seat, if only one is missing.
    fn nearly_a_set(&self, state: &State, seat: Seat) -> Option<Building> {
        let owned = state.town.copies(seat);
        Type::ALL.iter().find_map(|kind| {
            let sets = self.sets(&owned, *kind);
            let mut missing = self.printed.sets[kind.index()].into_iter().filter(|card| i32::from(owned[card.index()]) == sets);
            let first = missing.next()?;
            missing.next().is_none().then_some(first)
        })
    }
}

#[cfg(test)]
mod tests;
