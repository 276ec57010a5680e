//! What a thing on the table is, in a sentence: shown when somebody points at it or holds a finger on it.

use super::Scene;
use coven_engine::{Arg, Phrase, Seat};
use coven_salem::{Building, Character, EventCard, SeatView, SlotView, Type};

impl Scene<'_> {
    /// A building with its type and the cubes on it, or several that are alike.
    pub(super) fn lot_tip(&self, slot: &SlotView, copies: usize) -> String {
        let tip =
            Phrase::new("page-salem-tip-lot").with("building", slot.building).with("type", self.rules.kind_of(slot.building));
        self.speak.say(&tip.with("copies", copies).with("hope", slot.hope).with("despair", slot.despair))
    }

    /// A card: what it brings when it is built, and what it is worth to the viewer.
    pub(super) fn building_tip(&self, building: Building) -> String {
        let kind = self.rules.kind_of(building);
        let symbols = self.rules.symbols(building);
        let tip = Phrase::new("page-salem-tip-building").with("building", building).with("type", kind);
        let tip = tip.with("hope", symbols.hope).with("despair", symbols.despair).with("remove", symbols.remove);
        let mut tip = self.speak.say(&tip);
        if self.scores(kind) {
            tip = format!("{tip} {}", self.speak.word("page-salem-scores"));
        }
        let end = self.rules.end_facts();
        let at_the_end = match kind {
            Type::Death => Some(("page-salem-tip-death", end.death_set)),
            Type::Justice => Some(("page-salem-tip-justice", end.justice_set)),
            _ => None,
        };
        if let Some((id, change)) = at_the_end {
            tip = format!("{tip} {}", self.say(id, &[("despair", change.abs().into())]));
        }
        tip
    }

    /// What will still change the Despair at the end.
    pub(super) fn end_tip(&self) -> String {
        let end = self.rules.end_facts();
        let changes = [
            ("free", end.witch_free),
            ("puritan", end.puritan_on_trial),
            ("witch", end.witch_on_trial),
            ("death", end.death_set),
            ("justice", end.justice_set),
        ];
        self.say("page-salem-meter-tip", &changes.map(|(name, change)| (name, change.abs().into())))
    }

    /// The type is on the viewer's own character.
    pub(super) fn scores(&self, kind: Type) -> bool {
        self.view.own.as_ref().is_some_and(|own| self.rules.character(own.character).types.contains(kind))
    }

    pub(super) fn quarter_tip(&self, there: &SeatView, kind: Type, sets: i32) -> String {
        let built = |&building: &Building| there.slots.iter().any(|slot| slot.building == building);
        let set = self.rules.set_of(kind);
        let missing: Vec<Arg> = set.iter().filter(|building| !built(building)).map(|&building| Arg::from(building)).collect();
        let tip = Phrase::new(if sets > 0 { "page-salem-tip-set" } else { "page-salem-tip-quarter" }).with("type", kind);
        self.speak.say(&if sets > 0 {
            tip.with("sets", sets).with("points", self.rules.end_facts().points_per_set)
        } else {
            tip.with("missing", Arg::List(missing))
        })
    }

    pub(super) fn event_tip(&self, event: EventCard) -> String {
        let tip = Phrase::new("page-salem-tip-event").with("event", event).with("cost", self.rules.cost(event));
        self.speak.say(&tip.with("text", self.rules.event_text(event)))
    }

    pub(super) fn character_tip(&self, seat: Seat, character: Character, face_up: bool) -> String {
        let id = if face_up { "page-salem-face-up" } else { "page-salem-you-know" };
        self.speak.say(&Phrase::new(id).with("seat", seat).with("character", character))
    }

    pub(super) fn unknown_tip(&self, there: &SeatView) -> String {
        self.speak.say(&Phrase::new("page-salem-unknown").with("seat", there.seat))
    }

    pub(super) fn seen_by_tip(&self, there: &SeatView) -> String {
        let seats: Arg = there.seen_by.iter().copied().map(Arg::from).collect();
        self.speak.say(&Phrase::new("page-salem-seen-by").with("seats", seats))
    }

    /// How many cards a seat holds, and which, if the viewer passed them on.
    pub(super) fn hand_tip(&self, there: &SeatView) -> String {
        match &there.hand {
            Some(cards) => {
                let cards: Arg = cards.iter().copied().collect();
                self.speak.say(&Phrase::new("page-salem-hand-known").with("cards", cards))
            }
            None => self.say("page-salem-hand-size", &[("cards", there.hand_size.into())]),
        }
    }
}
