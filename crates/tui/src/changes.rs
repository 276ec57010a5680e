//! What has to be written so that a terminal shows another screen: only what differs, and in few bytes.
//!
//! ratatui's own backend goes to every changed cell by an absolute address and sets both colours at every change of one, which made a
//! typical move half as long again as it needs to be.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// The bytes that turn one screen into another of the same size.
pub fn changes(before: &Buffer, after: &Buffer) -> String {
    let mut pen = Pen::default();
    for y in after.area.top()..after.area.bottom() {
        pen.row(before, after, y);
    }
    pen.ink(Ink::default());
    pen.written
}

/// How a cell looks. The ink of a blank is that of its ground: nobody sees what colour its letter would have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ink {
    front: Color,
    back: Color,
    modifier: Modifier,
}

impl Default for Ink {
    fn default() -> Ink {
        Ink { front: Color::Reset, back: Color::Reset, modifier: Modifier::empty() }
    }
}

/// What is seen even where nothing is written.
const SEEN_ON_BLANKS: Modifier = Modifier::UNDERLINED.union(Modifier::REVERSED).union(Modifier::CROSSED_OUT);

/// How modifiers are switched on and off.
const MODIFIERS: [(Modifier, &str, &str); 6] = [
    (Modifier::BOLD, "1", "22"),
    (Modifier::DIM, "2", "22"),
    (Modifier::ITALIC, "3", "23"),
    (Modifier::UNDERLINED, "4", "24"),
    (Modifier::REVERSED, "7", "27"),
    (Modifier::CROSSED_OUT, "9", "29"),
];

impl Ink {
    fn of(cell: &Cell) -> Ink {
        let ink = Ink { front: cell.fg, back: cell.bg, modifier: cell.modifier };
        if is_blank(cell) && !ink.modifier.intersects(SEEN_ON_BLANKS) { Ink { back: ink.back, ..Ink::default() } } else { ink }
    }

    /// Whether a blank that is written with this ink looks as one of the other ink.
    fn serves_blank(self, other: Ink) -> bool {
        let marks = |ink: Ink| ink.modifier.intersection(SEEN_ON_BLANKS);
        self.back == other.back && marks(self).is_empty() && marks(other).is_empty()
    }

    /// The codes that lead from another ink to this one.
    fn codes_after(self, before: Ink) -> Vec<String> {
        let mut codes = Vec::new();
        let gone = before.modifier.difference(self.modifier);
        codes.extend(MODIFIERS.iter().filter(|(modifier, ..)| gone.contains(*modifier)).map(|(_, _, off)| (*off).to_owned()));
        // One code switches off both bold and dim.
        let kept = if gone.intersects(Modifier::BOLD | Modifier::DIM) {
            before.modifier.difference(Modifier::BOLD | Modifier::DIM)
        } else {
            before.modifier
        };
        let new = self.modifier.difference(kept);
        codes.extend(MODIFIERS.iter().filter(|(modifier, ..)| new.contains(*modifier)).map(|(_, on, _)| (*on).to_owned()));
        if self.front != before.front {
            codes.push(colour(self.front, 30));
        }
        if self.back != before.back {
            codes.push(colour(self.back, 40));
        }
        codes
    }
}

/// The code of a colour; `base` is 30 for letters and 40 for the ground.
fn colour(colour: Color, base: u8) -> String {
    let named = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    match colour {
        Color::Indexed(number) => format!("{};5;{number}", base + 8),
        Color::Rgb(red, green, blue) => format!("{};2;{red};{green};{blue}", base + 8),
        named_colour => match named.iter().position(|known| *known == named_colour) {
            Some(number @ 0..8) => (base + number as u8).to_string(),
            // The codes of the eight bright colours begin 60 above those of the eight normal ones.
            Some(number) => (base + 52 + number as u8).to_string(),
            None => (base + 9).to_string(),
        },
    }
}

fn is_blank(cell: &Cell) -> bool {
    matches!(cell.symbol(), "" | " ")
}

/// Whether two cells look alike.
fn is_same(one: &Cell, other: &Cell) -> bool {
    Ink::of(one) == Ink::of(other) && (one.symbol() == other.symbol() || is_blank(one) && is_blank(other))
}

/// Whether a cell shows the bare ground of the terminal.
fn is_empty(cell: &Cell) -> bool {
    is_blank(cell) && Ink::of(cell) == Ink::default()
}

/// Writes cells one after another and remembers where it is and how it writes.
#[derive(Default)]
struct Pen {
    written: String,
    ink: Ink,
    /// Where the terminal's cursor is; none if that is not sure, as at the end of a line.
    at: Option<(u16, u16)>,
}

impl Pen {
    fn row(&mut self, before: &Buffer, after: &Buffer, y: u16) {
        let (left, right) = (after.area.left(), after.area.right());
        // Terminals differ in what remains of a wide character that is half overwritten, so such rows are written as a whole.
        let is_wide = |buffer: &Buffer| (left..right).any(|x| buffer[(x, y)].symbol().width() > 1);
        let differs = |x: u16| !is_same(&before[(x, y)], &after[(x, y)]);
        let all = (is_wide(before) || is_wide(after)) && (left..right).any(differs);
        // Where the rest of a line becomes empty, one code erases it.
        let width = |x: u16| after[(x, y)].symbol().width().max(1) as u16;
        let last = (left..right).rev().find(|x| !is_empty(&after[(*x, y)]));
        let end = last.map_or(left, |x| (x + width(x)).min(right));
        let rest = (end..right).filter(|x| differs(*x)).count();
        let erases = rest > 4;
        let mut x = left;
        while x < if erases { end } else { right } {
            let cell = &after[(x, y)];
            if all || differs(x) {
                self.go(after, x, y);
                self.cell(cell);
                let width = cell.symbol().width().max(1) as u16;
                x += width;
                self.at = (x < right).then_some((x, y));
            } else {
                x += 1;
            }
        }
        if erases {
            self.go(after, end, y);
            self.ink(Ink::default());
            self.written.push_str("\x1b[K");
        }
    }

    /// Goes to a cell: by writing the few cells before it again, if that is shorter than to jump over them.
    fn go(&mut self, after: &Buffer, x: u16, y: u16) {
        match self.at {
            Some(at) if at == (x, y) => {}
            Some((from, line)) if line == y && from < x => {
                let jump = if x - from == 1 { "\x1b[C".to_owned() } else { format!("\x1b[{}C", x - from) };
                let between: Vec<&Cell> = (from..x).map(|x| &after[(x, y)]).collect();
                let bytes: usize = between.iter().map(|cell| cell.symbol().len().max(1)).sum();
                let fits = |cell: &&Cell| {
                    let ink = Ink::of(cell);
                    cell.symbol().width() == 1 && (ink == self.ink || is_blank(cell) && self.ink.serves_blank(ink))
                };
                if bytes <= jump.len() && between.iter().all(fits) {
                    between.iter().for_each(|cell| self.written.push_str(cell.symbol()));
                } else {
                    self.written.push_str(&jump);
                }
            }
            _ => {
                let _ = if x == 0 {
                    write!(self.written, "\x1b[{}H", y + 1)
                } else {
                    write!(self.written, "\x1b[{};{}H", y + 1, x + 1)
                };
            }
        }
        self.at = Some((x, y));
    }

    fn cell(&mut self, cell: &Cell) {
        let ink = Ink::of(cell);
        if !(is_blank(cell) && self.ink.serves_blank(ink)) {
            self.ink(ink);
        }
        self.written.push_str(if cell.symbol().is_empty() { " " } else { cell.symbol() });
    }

    fn ink(&mut self, ink: Ink) {
        if ink == self.ink {
            return;
        }
        let onward = format!("\x1b[{}m", ink.codes_after(self.ink).join(";"));
        let fresh = ink.codes_after(Ink::default());
        let anew = if fresh.is_empty() { "\x1b[m".to_owned() } else { format!("\x1b[0;{}m", fresh.join(";")) };
        self.written.push_str(if onward.len() <= anew.len() { &onward } else { &anew });
        self.ink = ink;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{Dice, FastDice};
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    const SIZE: (u16, u16) = (30, 6);

    fn empty() -> Buffer {
        Buffer::empty(Rect::new(0, 0, SIZE.0, SIZE.1))
    }

    /// A screen with words, rulers, wide characters and all kinds of ink at random places.
    fn scribbled(dice: &mut FastDice) -> Buffer {
        const WORDS: [&str; 8] = ["owl", "── map ──", "a", "●▲", "     ", "魔女", "long words on it", "!"];
        const COLOURS: [Color; 6] =
            [Color::Reset, Color::Red, Color::LightBlue, Color::DarkGray, Color::Indexed(179), Color::Indexed(22)];
        let mut screen = empty();
        for _ in 0..dice.below(12) {
            let mut pick = |size: usize| dice.below(size as u32) as usize;
            let modifiers = [Modifier::empty(), Modifier::BOLD, Modifier::UNDERLINED, Modifier::REVERSED, Modifier::DIM];
            let style = Style::reset()
                .fg(COLOURS[pick(COLOURS.len())])
                .bg(COLOURS[pick(COLOURS.len())])
                .add_modifier(modifiers[pick(modifiers.len())])
                // Never bold and dim at once: terminals differ in how they show that.
                .add_modifier([Modifier::empty(), Modifier::ITALIC, Modifier::UNDERLINED][pick(3)]);
            let (word, x, y) = (WORDS[pick(WORDS.len())], pick(SIZE.0.into()) as u16, pick(SIZE.1.into()) as u16);
            screen.set_stringn(x, y, word, usize::from(SIZE.0 - x), style);
        }
        screen
    }

    /// What a terminal shows: every cell with its colours and marks.
    fn shown(terminal: &vt100::Parser) -> Vec<String> {
        let screen = terminal.screen();
        let cell = |x: u16, y: u16| {
            let cell = screen.cell(y, x).expect("inside the screen");
            let is_blank = matches!(cell.contents(), "" | " ") && !cell.is_wide_continuation();
            let (text, marks) = (if is_blank { " " } else { cell.contents() }, (cell.underline(), cell.inverse()));
            match (is_blank, marks) {
                (true, (false, false)) => format!("{text} {:?}", cell.bgcolor()),
                _ => format!("{text} {:?} {:?} {marks:?} {} {}", cell.fgcolor(), cell.bgcolor(), cell.bold(), cell.dim()),
            }
        };
        (0..SIZE.1).flat_map(|y| (0..SIZE.0).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect()
    }

    /// Whatever was shown before, the terminal shows what it would if everything had been written anew.
    #[test]
    fn changes_lead_to_the_same_screen_as_everything_anew() {
        let mut dice = FastDice::new(3);
        let mut before = empty();
        let mut terminal = vt100::Parser::new(SIZE.1, SIZE.0, 0);
        for round in 0..2000 {
            let after = scribbled(&mut dice);
            let written = changes(&before, &after);
            terminal.process(written.as_bytes());
            let mut anew = vt100::Parser::new(SIZE.1, SIZE.0, 0);
            anew.process(changes(&empty(), &after).as_bytes());
            assert_eq!(shown(&terminal), shown(&anew), "round {round}: {written:?}");
            before = after;
        }
    }

    #[test]
    fn everything_anew_is_what_was_drawn() {
        let mut screen = empty();
        screen.set_string(2, 1, "owl", Style::new().fg(Color::Indexed(179)).add_modifier(Modifier::BOLD));
        screen.set_string(27, 5, "end", Style::new());
        let mut terminal = vt100::Parser::new(SIZE.1, SIZE.0, 0);
        terminal.process(changes(&empty(), &screen).as_bytes());
        assert_eq!(terminal.screen().contents(), "\n  owl\n\n\n\n                           end");
        let cell = terminal.screen().cell(1, 2).expect("inside");
        assert!(cell.bold() && cell.fgcolor() == vt100::Color::Idx(179));
    }

    #[test]
    fn what_has_not_changed_is_not_written() {
        let mut before = empty();
        before.set_string(0, 0, "Forest Witch, brave", Style::new());
        assert_eq!(changes(&before, &before), "");
        let mut after = before.clone();
        after.set_string(0, 0, "Forest Fairy, brave", Style::new());
        assert_eq!(changes(&before, &after), "\x1b[1;8HFairy");
        assert_eq!(changes(&before, &empty()), "\x1b[1H\x1b[K");
    }
}
