//! What choices cost and bring: a few signs and words beside each.

use super::{DESPAIR, Drawing, HOPE, despair, sign};
use coven_engine::{Phrase, Seat};
use coven_salem::{Announcement, Building, EventCard, Lot, Move, SlotView};

impl Drawing<'_> {
    pub(super) fn notes(&self) -> Vec<String> {
        self.scene.seen.choices.iter().map(|choice| self.note(&choice.notation)).collect()
    }

    fn note(&self, notation: &str) -> String {
        match notation.parse() {
            Ok(Move::Pick(building) | Move::Keep(building) | Move::Build(building)) => {
                format!("{} {}", self.symbols(building), self.earned_by(building))
            }
            Ok(Move::Under(building)) => self.symbols(building),
            Ok(Move::Trigger(event)) => self.scene.say(&self.rules.event_text(event)),
            Ok(Move::Say(Announcement::Event(event, _))) => self.price(event),
            Ok(Move::Remove(_, lot) | Move::Slot(_, lot) | Move::Give(lot) | Move::Place(lot) | Move::Pay(lot)) => self.kind(lot),
            Ok(Move::Choose(seat)) => self.holds(seat),
            Ok(Move::Appoint(seat)) => self.appointed(seat),
            _ => String::new(),
        }
    }

    fn price(&self, event: EventCard) -> String {
        format!("{HOPE}{}", self.rules.cost(event))
    }

    /// NSM-SCORE-1, NSM-SCORE-2: the points that a building adds to the own street: one if its type is on the own character, and those
    /// of a set that it completes.
    fn earned_by(&self, building: Building) -> String {
        let Some(own) = &self.view.own else {
            return String::new();
        };
        let kind = self.rules.kind_of(building);
        let mut street = self.view.seats.get(own.seat.index()).map(|there| there.slots.clone()).unwrap_or_default();
        let before = self.rules.complete_sets(&street, kind);
        street.push(SlotView { building, hope: 0, despair: 0 });
        let sets = self.rules.complete_sets(&street, kind) - before;
        let wanted = i32::from(self.rules.character(own.character).types.contains(kind));
        let points = wanted + sets * self.rules.end_facts().points_per_set;
        let id = if sets > 0 { "tui-salem-completes" } else { "tui-salem-earns" };
        self.scene.say(&Phrase::new(id).with("points", points))
    }

    /// The type of a building that stands in a street; its words name the cubes on it.
    fn kind(&self, lot: Lot) -> String {
        let word = lot.to_string();
        let building = word.split('/').next().and_then(|word| word.parse::<Building>().ok());
        let told = |building| {
            let kind = self.rules.kind_of(building);
            format!("{} {}", sign(kind), self.name("type", kind))
        };
        building.map(told).unwrap_or_default()
    }

    /// What somebody who may be chosen has.
    fn holds(&self, seat: Seat) -> String {
        let Some(there) = self.view.seats.get(seat.index()) else {
            return String::new();
        };
        format!("{HOPE}{} {DESPAIR}{}{}", there.hope, despair(there), self.standing_of(seat))
    }

    /// NSM-CON-2, NSM-CON-6: a new Constable takes a badge, and a Hope if there is a building to put it on.
    fn appointed(&self, seat: Seat) -> String {
        let has_street = self.view.seats.get(seat.index()).is_some_and(|there| !there.slots.is_empty());
        let gets = self.scene.word(if has_street { "tui-salem-appointed" } else { "tui-salem-appointed-homeless" });
        format!("{gets} · {}", self.holds(seat))
    }
}
