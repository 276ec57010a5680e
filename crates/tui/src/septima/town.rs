//! The town: the moon, the Septima, the chambers of the trial with their citizens, the crowd, and the spells on the shelves.

use super::Drawing;
use crate::paint::{Tint, mark};
use crate::picture::Page;
use coven_septima::{Citizen, Element};
use ratatui::style::Style;

impl Drawing<'_> {
    /// `told` is the view in sentences: the first lines are about the moon and the Septima.
    pub(super) fn town(&self, told: &[String]) -> Page {
        let width = self.scene.room.0.clamp(44, 90);
        let about: Vec<String> = told.iter().skip(1).take(3).flat_map(|line| crate::wrap::wrap(line, width.into())).collect();
        let shelves = self.shelves();
        let mut page = Page::new(self.scene.word("tui-septima-town"), width, about.len() as u16 + 4 + shelves.len() as u16);
        let paint = self.scene.paint;
        let mut y = 0;
        for line in &about {
            page.write(0, y, line, Style::new());
            y += 1;
        }
        let board = &self.view.board;
        for (number, citizens) in board.chambers.iter().enumerate() {
            let witches = self.tried_in(number);
            let mut x = page.write(0, y, &format!("⚖{}", number + 1), paint.bold(Tint::Gold));
            let choices =
                self.scene.seen.choices_of("chamber").filter(|(_, words)| words[..] == [(number + 1).to_string().as_str()]);
            let choices: Vec<usize> = choices.map(|(choice, _)| choice).collect();
            let start = x;
            x = page.write(x, y, " [", Style::new());
            for citizen in citizens {
                x = match citizen {
                    Citizen::Angry => page.write(x, y, "!", paint.bold(Tint::Danger)),
                    Citizen::Loyal(seat) => page.write(x, y, &mark(*seat).to_string(), paint.seat(*seat)),
                };
            }
            let places = self.rules.chamber_spaces[usize::from(self.view.setup.players).min(4)];
            let free = usize::from(places).saturating_sub(citizens.len());
            x = page.write(x, y, &format!("{}]", "_".repeat(free)), Style::new());
            page.spot(start, y, x - start, choices);
            page.write(x + 1, y, &witches.join(", "), Style::new());
            y += 1;
        }
        let mut x = page.write(0, y, &self.scene.word("tui-septima-crowd"), Style::new()) + 1;
        x = page.write(x, y, &"!".repeat(board.angry.into()), paint.bold(Tint::Danger));
        for (seat, coven) in self.covens() {
            x = page.write(x, y, &mark(seat).to_string().repeat(coven.crowd.into()), paint.seat(seat));
        }
        y += 2;
        for (name, word) in shelves {
            let end = page.write(1, y, &name, Style::new());
            page.spot_at(ratatui::layout::Rect::new(0, y, end, 1), (0, y), self.scene.seen.choices_naming(&word));
            y += 1;
        }
        page
    }

    /// The spells that lie open, each with its word in moves.
    fn shelves(&self) -> Vec<(String, String)> {
        let shelves = &self.view.board.shelves;
        let of = [(Element::Earth, &shelves.earth), (Element::Air, &shelves.air), (Element::Fire, &shelves.fire)];
        let open = of.into_iter().flat_map(|(element, shelf)| {
            let spells = shelf.scoring.last().copied().into_iter().chain(shelf.middle).chain(shelf.lower);
            spells.map(move |spell| (element, spell)).collect::<Vec<_>>()
        });
        open.map(|(element, spell)| {
            (format!("{} {}", self.element_letter(element), self.name("spell", spell)), spell.to_string())
        })
        .collect()
    }
}
