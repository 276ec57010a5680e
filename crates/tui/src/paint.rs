//! Colours and marks. Everything that a colour says is also said by a sign, for terminals and eyes without colours.

use coven_engine::Seat;
use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    None,
    Sixteen,
    Many,
}

impl Colours {
    /// By the variables that terminals and their users set.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Colours {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        if set("NO_COLOR").is_some() || term.ends_with("-m") || term.starts_with("vt1") || term.starts_with("vt2") {
            return Colours::None;
        }
        let many = term.contains("256") || term.contains("direct") || set("COLORTERM").is_some();
        if many { Colours::Many } else { Colours::Sixteen }
    }
}

/// What a colour is for. The numbers of the palette of 256 come near to those of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    Text,
    Faint,
    /// You can act here.
    Gold,
    Danger,
    Good,
    Prairie,
    Hills,
    Forest,
    Mountain,
    Water,
    Orange,
    Green,
    Purple,
    Red,
    Blue,
    Seat(Seat),
}

/// The mark of each seat, as on the page.
const MARKS: [char; 8] = ['●', '▲', '■', '◆', '★', '⬟', '✚', '☾'];
const SEATS_256: [u8; 8] = [167, 71, 74, 140, 246, 178, 175, 37];
const SEATS_16: [Color; 8] = [
    Color::LightRed,
    Color::LightGreen,
    Color::LightBlue,
    Color::LightMagenta,
    Color::Gray,
    Color::LightYellow,
    Color::Magenta,
    Color::LightCyan,
];

pub fn mark(seat: Seat) -> char {
    MARKS[seat.index() % MARKS.len()]
}

/// How things are painted on this terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    pub colours: Colours,
}

impl Paint {
    fn colour(self, tint: Tint) -> Option<Color> {
        let (many, sixteen) = match tint {
            Tint::Text => return None,
            Tint::Faint => (243, Color::DarkGray),
            Tint::Gold => (179, Color::Yellow),
            Tint::Danger => (203, Color::LightRed),
            Tint::Good => (114, Color::LightGreen),
            Tint::Prairie => (186, Color::Yellow),
            Tint::Hills => (173, Color::Red),
            Tint::Forest => (71, Color::Green),
            Tint::Mountain => (103, Color::Gray),
            Tint::Water => (74, Color::Blue),
            Tint::Orange => (208, Color::LightYellow),
            Tint::Green => (77, Color::LightGreen),
            Tint::Purple => (134, Color::LightMagenta),
            Tint::Red => (160, Color::Red),
            Tint::Blue => (68, Color::LightBlue),
            Tint::Seat(seat) => (SEATS_256[seat.index() % 8], SEATS_16[seat.index() % 8]),
        };
        match self.colours {
            Colours::None => None,
            Colours::Sixteen => Some(sixteen),
            Colours::Many => Some(Color::Indexed(many)),
        }
    }

    /// Something in a colour.
    pub fn ink(self, tint: Tint) -> Style {
        let style = Style::new();
        match self.colour(tint) {
            Some(colour) => style.fg(colour),
            None if tint == Tint::Faint => style.add_modifier(Modifier::DIM),
            None => style,
        }
    }

    pub fn bold(self, tint: Tint) -> Style {
        self.ink(tint).add_modifier(Modifier::BOLD)
    }

    /// A place that can be chosen.
    pub fn choosable(self) -> Style {
        self.bold(Tint::Gold).add_modifier(Modifier::UNDERLINED)
    }

    /// The place or line that is chosen.
    pub fn chosen(self) -> Style {
        match self.colours {
            Colours::Many => Style::new().fg(Color::Indexed(16)).bg(Color::Indexed(179)).add_modifier(Modifier::BOLD),
            Colours::Sixteen => Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD),
            Colours::None => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// The bars at the top and at the bottom.
    pub fn bar(self) -> Style {
        match self.colours {
            Colours::Many => Style::new().fg(Color::Indexed(230)).bg(Color::Indexed(236)),
            Colours::Sixteen | Colours::None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// The mark of a seat, in its colour.
    pub fn seat(self, seat: Seat) -> Style {
        self.bold(Tint::Seat(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(set: &'static [(&str, &str)]) -> Colours {
        Colours::of_environment(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn terminals_say_how_many_colours_they_have() {
        assert_eq!(colours(&[("TERM", "xterm-256color")]), Colours::Many);
        assert_eq!(colours(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]), Colours::Many);
        assert_eq!(colours(&[("TERM", "linux")]), Colours::Sixteen);
        assert_eq!(colours(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Colours::None);
        assert_eq!(colours(&[("TERM", "xterm-256color"), ("NO_COLOR", "")]), Colours::Many);
        assert_eq!(colours(&[("TERM", "vt100")]), Colours::None);
    }

    #[test]
    fn no_two_seats_have_the_same_mark() {
        let marks: std::collections::HashSet<char> = Seat::all(8).map(mark).collect();
        assert_eq!(marks.len(), 8);
    }
}
