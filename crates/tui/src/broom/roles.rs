//! The roles of the round: what was laid, what is in hand, and what can be laid how.

use super::Drawing;
use crate::paint::{Tint, mark};
use crate::picture::Page;
use coven_broom::Role;
use coven_engine::{Phrase, Seat};
use ratatui::style::Style;

/// The room for the marks of those who have laid a role.
const MARKS: u16 = 7;
/// Where the ways to lay a role begin if they stand below it.
const BELOW: u16 = 4;

impl Drawing<'_> {
    pub(super) fn role_name(&self, role: Role) -> String {
        self.scene.say(&Phrase::new(format!("broom-role-{role}")))
    }

    pub(super) fn roles(&self) -> Page {
        let width = self.scene.room.0.clamp(46, 60);
        // Where both ways to lay a role do not fit beside it, they stand below it.
        let ways = ["tui-broom-brave", "tui-broom-cowardly"].map(|way| self.scene.word(way).chars().count() + 3);
        let longest = Role::ALL.iter().map(|&role| self.role_name(role).chars().count()).max().unwrap_or(0) as u16;
        let seats_from = longest + 5;
        let ways_from = seats_from + MARKS;
        let beside = ways_from + ways.iter().sum::<usize>() as u16 <= width;
        let asked = Role::ALL.iter().filter(|role| self.lays(**role).next().is_some()).count();
        let rows = Role::ALL.len() + if beside { 0 } else { asked };
        let mut page = Page::new(self.scene.word("tui-broom-roles"), width, rows as u16);
        let mut y = 0;
        let hand = self.view.viewer.and_then(|seat| self.view.seats.get(seat.index())?.hand);
        for &role in Role::ALL {
            let paint = self.scene.paint;
            let in_hand = hand.is_some_and(|hand| hand.contains(role));
            let is_asked = self.view.role == Some(role);
            let style = if in_hand || is_asked { paint.bold(Tint::Text) } else { paint.ink(Tint::Faint) };
            let sign = if in_hand { "▣" } else { "·" };
            page.write(1, y, sign, style);
            let end = page.write(3, y, &self.role_name(role), style);
            let picks = self.scene.seen.choices_of("pick").filter(|(_, words)| words[..] == [role.name()]);
            page.spot_at(ratatui::layout::Rect::new(0, y, end, 1), (0, y), picks.map(|(number, _)| number).collect());
            let mut x = seats_from;
            for (seat, there) in Seat::all(self.view.seats.len()).zip(&self.view.seats) {
                if there.laid.contains(role) {
                    let brave = if there.brave.contains(role) { "!" } else { "" };
                    x = page.write(x, y, &format!("{}{brave}", mark(seat)), paint.seat(seat));
                }
            }
            if self.view.bewitched.contains(role) {
                page.write(x, y, "☠", paint.bold(Tint::Danger));
            }
            let mut x = if beside { ways_from } else { BELOW };
            if !beside && self.lays(role).next().is_some() {
                y += 1;
            }
            for (number, words) in self.lays(role) {
                let way = match words.get(1) {
                    Some(&"brave") => "tui-broom-brave",
                    _ => "tui-broom-cowardly",
                };
                let end = page.write(x + 2, y, &self.scene.word(way), Style::new());
                page.spot_at(ratatui::layout::Rect::new(x, y, end - x, 1), (x, y), vec![number]);
                x = end + 1;
            }
            y += 1;
        }
        page
    }

    /// The ways in which a role can be laid now.
    fn lays(&self, role: Role) -> impl Iterator<Item = (usize, Vec<&str>)> {
        self.scene.seen.choices_of("lay").filter(move |(_, words)| words.first() == Some(&role.name()))
    }
}
