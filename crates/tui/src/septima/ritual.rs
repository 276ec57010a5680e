//! The ritual track, from its top row down.

use super::Drawing;
use crate::paint::{Tint, mark};
use crate::picture::{Page, flowing};
use crate::wrap::wrap;
use coven_engine::Phrase;
use coven_septima::{RITUAL_ROWS, RitualSpace};
use ratatui::layout::Rect;

/// The width of half a space: spaces of even rows stand between those of odd ones.
const HALF: u16 = 4;

impl Drawing<'_> {
    pub(super) fn ritual(&self) -> Page {
        let width = 9 * HALF + 8;
        let ribbon = |row: u8| {
            let told = RitualSpace::row_spaces(row).next().and_then(|space| self.ribbon(space))?;
            Some(format!("{row}═ {told}"))
        };
        let ribbons = flowing(&(0..RITUAL_ROWS).filter_map(ribbon).collect::<Vec<_>>(), width.into());
        let ribbons: Vec<String> = ribbons.iter().flat_map(|told| wrap(told, width.into())).collect();
        let height = u16::from(RITUAL_ROWS) + ribbons.len() as u16;
        let mut page = Page::new(self.scene.word("tui-septima-ritual"), width, height);
        for (y, told) in (u16::from(RITUAL_ROWS)..).zip(&ribbons) {
            page.write(0, y, told, self.scene.paint.ink(Tint::Faint));
        }
        for row in 0..RITUAL_ROWS {
            let y = u16::from(RITUAL_ROWS - 1 - row);
            let crossed = if ribbon(row).is_some() { "═" } else { "" };
            page.write(0, y, &format!("{row}{crossed}"), self.scene.paint.ink(Tint::Faint));
            for space in RitualSpace::row_spaces(row) {
                self.ritual_space(space, 3 + u16::from(space.x()) * HALF, y, &mut page);
            }
        }
        page
    }

    /// What the ribbon that crosses a space asks for and gives whoever advances to it.
    pub(super) fn ribbon(&self, space: RitualSpace) -> Option<String> {
        let ribbon = self.rules.ribbon(space)?;
        let counted = |id: &'static str, count: i32| (count > 0).then(|| self.scene.say(&Phrase::new(id).with("count", count)));
        let spell = if ribbon.gains_spell { "tui-septima-ribbon-gain" } else { "tui-septima-ribbon-prepare" };
        let parts = [
            counted("tui-septima-ribbon-offering", ribbon.offering.into()),
            Some(self.scene.word(spell)),
            counted("tui-septima-ribbon-wisdom", ribbon.wisdom.into()),
        ];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }

    /// What a space shows: its elements, the sign of an action, who stands there.
    fn ritual_space(&self, space: RitualSpace, x: u16, y: u16, page: &mut Page) {
        let paint = self.scene.paint;
        let facts = self.rules.ritual_facts(space);
        let mut next = x + 1;
        let elements: String = facts.elements.map(|element| self.element_letter(element)).collect();
        next = page.write(next, y, if elements.is_empty() { "·" } else { &elements }, paint.ink(Tint::Gold));
        if let Some(icon) = facts.icon {
            // Names of several words differ in the last.
            let name = self.name("action", icon);
            let short: String = name.rsplit(' ').next().unwrap_or_default().chars().take(3).collect();
            next = page.write(next, y, &short, paint.ink(Tint::Text));
        }
        for (seat, _) in self.covens().filter(|(_, coven)| coven.ritual == Some(space)) {
            next = page.write(next, y, &mark(seat).to_string(), paint.seat(seat));
        }
        let choices = self.scene.seen.choices_naming(&space.to_string());
        page.spot_at(Rect::new(x, y, next - x, 1), (x, y), choices);
    }
}
