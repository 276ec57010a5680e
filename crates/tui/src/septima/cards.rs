//! What a coven can use: its action cards, recipes, witches and spells, in columns.

use super::Drawing;
use crate::paint::Tint;
use crate::picture::Page;
use crate::wrap::cut;
use coven_engine::Seat;
use coven_septima::{Action, Potion, Septima, Spell};
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

/// One thing on the page: the word that moves call it by, what is written, and whether the coven has it.
struct Entry {
    word: String,
    text: String,
    held: bool,
}

impl Drawing<'_> {
    pub(super) fn cards(&self) -> Page {
        let width = self.scene.room.0.clamp(44, 78);
        let seat = self.scene.seen.own_seat().unwrap_or(Seat(0));
        let mut groups = vec![self.actions(seat), self.recipes(seat)];
        groups.extend([self.witches(seat), self.spells(seat)].into_iter().filter(|group| !group.is_empty()));
        let others = self.others(&groups);
        groups.extend((!others.is_empty()).then_some(others));
        // Each group has as many columns as its longest name allows.
        let columns_of = |group: &[Entry]| {
            let longest = group.iter().map(|entry| entry.text.width() + 4).max().unwrap_or(1);
            (usize::from(width) / longest).clamp(1, 4)
        };
        let lines: usize = groups.iter().map(|group| group.len().div_ceil(columns_of(group))).sum();
        let gap = usize::from(lines + groups.len() <= self.scene.room.1.into());
        let rows = lines + gap * (groups.len() - 1);
        let mut page = Page::new(self.scene.word("tui-septima-cards"), width, rows as u16);
        let mut top = 0;
        for group in groups {
            let columns = columns_of(&group);
            let room = width / columns as u16;
            for (n, entry) in group.iter().enumerate() {
                let (x, y) = ((n % columns) as u16 * room, top + (n / columns) as u16);
                let style = if entry.held { Style::new() } else { self.scene.paint.ink(Tint::Faint) };
                let sign = if entry.held { "▣" } else { "·" };
                let end = page.write(x + 1, y, &cut(&format!("{sign} {}", entry.text), usize::from(room) - 2), style);
                page.spot_at(Rect::new(x, y, end - x, 1), (x, y), self.choices_for(&entry.word));
            }
            top += (group.len().div_ceil(columns) + gap) as u16;
        }
        page
    }

    fn choices_for(&self, word: &str) -> Vec<usize> {
        let names = |notation: &str| notation.split(' ').nth(1) == Some(word);
        let choices = self.scene.seen.choices.iter().enumerate();
        choices.filter(|(_, choice)| names(&choice.notation)).map(|(number, _)| number).collect()
    }

    fn actions(&self, seat: Seat) -> Vec<Entry> {
        let hand = self.view.hands.get(seat.index()).copied().unwrap_or_default();
        let entry = |action: Action| {
            let text = format!("{} {}", self.name("action", action), self.septima_sign(action));
            Entry { word: action.to_string(), text: text.trim_end().to_owned(), held: hand.contains(action) }
        };
        Septima::actions(self.view.setup.mode).map(entry).collect()
    }

    /// A potion with its recipe in letters, and how many the coven has.
    fn recipes(&self, seat: Seat) -> Vec<Entry> {
        let goods = self.view.covens.get(seat.index()).map(|coven| coven.goods).unwrap_or_default();
        let entry = |&potion: &Potion| {
            let owned = goods[potion.into()];
            let text = format!("{} {}", self.recipe(potion), self.name("good", potion));
            let text = if owned > 1 { format!("{text} ×{owned}") } else { text };
            Entry { word: potion.to_string(), text, held: owned > 0 }
        };
        Potion::ALL.iter().map(entry).collect()
    }

    /// The ingredients of a potion, by their letters.
    pub(super) fn recipe(&self, potion: Potion) -> String {
        let recipe = self.rules.recipe(potion);
        let parts = coven_septima::Ingredient::ALL.iter().map(|&kind| self.letter(kind).repeat(recipe[kind].into()));
        parts.collect()
    }

    fn witches(&self, seat: Seat) -> Vec<Entry> {
        let coven = self.view.covens.get(seat.index());
        let own = coven.map(|coven| coven.witches.collect::<Vec<_>>()).unwrap_or_default();
        let drafted = self.view.own.as_ref().and_then(|own| own.draft.as_ref()).map(|draft| draft.holding);
        let drawn = self.view.drawn.iter().filter_map(|tile| tile.witch);
        let mut entries: Vec<Entry> =
            own.into_iter().map(|witch| Entry { word: witch.to_string(), text: self.name("witch", witch), held: true }).collect();
        let offered = drafted.into_iter().flatten().chain(drawn).chain(self.view.board.offered);
        for witch in offered {
            if entries.iter().all(|entry| entry.word != witch.to_string()) {
                entries.push(Entry { word: witch.to_string(), text: self.name("witch", witch), held: false });
            }
        }
        entries
    }

    fn spells(&self, seat: Seat) -> Vec<Entry> {
        let coven = self.view.covens.get(seat.index());
        let own = coven.map(|coven| (coven.ready, coven.spent)).unwrap_or_default();
        let entry = |spell: Spell, held: bool| Entry { word: spell.to_string(), text: self.name("spell", spell), held };
        own.0.map(|spell| entry(spell, true)).chain(own.1.map(|spell| entry(spell, false))).collect()
    }

    /// What else is offered by name: goods to take, spells on the shelves, buildings.
    fn others(&self, shown: &[Vec<Entry>]) -> Vec<Entry> {
        let mut known: Vec<String> = shown.iter().flatten().map(|entry| entry.word.clone()).collect();
        let mut entries: Vec<Entry> = Vec::new();
        for choice in &self.scene.seen.choices {
            let mut words = choice.notation.split(' ');
            let (Some(verb), Some(word), None) = (words.next(), words.next(), words.next()) else {
                continue;
            };
            let (kind, held) = match verb {
                "pay" => ("good", true),
                "take" => ("good", false),
                "spell" => ("spell", false),
                "favour" => ("favour", false),
                _ => continue,
            };
            if !known.iter().any(|other| other == word) {
                known.push(word.to_owned());
                entries.push(Entry { word: word.to_owned(), text: self.name(kind, word), held });
            }
        }
        entries
    }
}
