//! The hand, card by card with its signs.

use super::{Drawing, tint};
use crate::picture::Page;
use coven_salem::Building;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl Drawing<'_> {
    /// The own hand, or the cards that are being chosen from; nothing if there are none.
    pub(super) fn hand(&self) -> Option<Page> {
        let own = self.view.own.as_ref()?;
        let hand = self.view.seats.get(own.seat.index())?.hand.clone().unwrap_or_default();
        let taken_up = self.view.taken_up.iter().filter_map(|card| card.building);
        let mut cards: Vec<Building> = hand.into_iter().chain(taken_up).collect();
        cards.sort_by_key(|building| (self.rules.kind_of(*building), *building));
        cards.dedup();
        if cards.is_empty() {
            return None;
        }
        let width = self.scene.room.0.max(44);
        let mut page = Page::new(self.scene.word("tui-salem-hand"), width, cards.len() as u16);
        let wanted = self.rules.character(own.character).types;
        for (y, building) in (0u16..).zip(cards) {
            let kind = self.rules.kind_of(building);
            let wants = if wanted.contains(kind) { "◎" } else { " " };
            let next = page.write(1, y, &format!("{wants}{:<4}", self.symbols(building)), self.scene.paint.bold(tint(kind)));
            let text = format!("{} ({})", self.name("building", building), self.name("type", kind));
            let next = page.write(next + 1, y, &text, Style::new());
            let verbs = ["pick", "keep", "build", "bottom"];
            let is_meant = |notation: &str| {
                let mut words = notation.split(' ');
                words.next().is_some_and(|verb| verbs.contains(&verb)) && words.next() == Some(building.name())
            };
            let choices = self.scene.seen.choices.iter().enumerate().filter(|(_, choice)| is_meant(&choice.notation));
            page.spot_at(Rect::new(0, y, next, 1), (0, y), choices.map(|(number, _)| number).collect());
        }
        Some(page)
    }
}
