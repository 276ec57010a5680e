//! The town as lines: one for every event with its price and what it does, and one for every player.

use super::{DESPAIR, Drawing, HOPE, sign};
use crate::paint::mark;
use coven_engine::Tell;

impl Drawing<'_> {
    pub(super) fn tables(&self) -> Vec<String> {
        let events = self.events().into_iter().map(|event| {
            let text = self.scene.say(&self.rules.event_text(event));
            self.scene.explained(&format!("{} {HOPE}{}", self.name("card", event), self.rules.cost(event)), &text)
        });
        let mut lines: Vec<String> = std::iter::once(self.status()).chain(events).collect();
        for there in &self.view.seats {
            let slots = there.slots.iter().map(|slot| {
                let cubes =
                    format!("{}{}", HOPE.to_string().repeat(slot.hope.into()), DESPAIR.to_string().repeat(slot.despair.into()));
                format!("{}{}{cubes}", sign(self.rules.kind_of(slot.building)), self.name("building", slot.building))
            });
            let name = format!(
                "{} {}{} {HOPE}{}",
                mark(there.seat),
                self.scene.seen.name(there.seat),
                self.standing_of(there.seat),
                there.hope
            );
            let known = there.character.map(|character| format!(" | {}", self.name("character", character))).unwrap_or_default();
            let slots: Vec<String> = slots.collect();
            let slots = if slots.is_empty() { String::new() } else { format!(" | {}", slots.join(" ")) };
            lines.push(format!("{name}{known}{slots}"));
        }
        if let Some(own) = &self.view.own
            && let Some(hand) = self.view.seats.get(own.seat.index()).and_then(|there| there.hand.as_ref())
            && !hand.is_empty()
        {
            let cards: Vec<String> =
                hand.iter().map(|building| format!("{} {}", self.symbols(*building), self.name("building", *building))).collect();
            lines.push(format!("▭ {}", cards.join(" | ")));
        }
        if self.view.reckoning.is_some() {
            lines.extend(self.rules.tell_view(self.view).iter().map(|phrase| self.scene.say(phrase)));
        }
        lines
    }
}
