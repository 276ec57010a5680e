//! What a visitor chooses once for all pages.

use crate::art::{Symbol, icon};

/// Something to choose. Its name is that of a cookie, of a form's field and of an attribute of the page.
#[derive(Clone, Copy, Debug)]
pub struct Preference {
    pub name: &'static str,
    pub(super) symbol: Symbol,
    /// The message that names it.
    pub(super) word: &'static str,
    /// What can be chosen, each with its message; the first is what holds for whoever has chosen nothing.
    options: &'static [(&'static str, &'static str)],
}

/// Everything that can be chosen besides the language.
pub const PREFERENCES: [Preference; 4] = [
    Preference {
        name: "pace",
        symbol: icon::PACE,
        word: "page-pace",
        options: &[
            ("normal", "page-pace-normal"),
            ("slow", "page-pace-slow"),
            ("quick", "page-pace-quick"),
            ("once", "page-pace-once"),
        ],
    },
    Preference {
        name: "lone",
        symbol: icon::LONE,
        word: "page-lone",
        options: &[("answer", "page-lone-answer"), ("ask", "page-lone-ask")],
    },
    Preference {
        name: "theme",
        symbol: icon::THEME,
        word: "page-theme",
        options: &[("auto", "page-theme-auto"), ("light", "page-theme-light"), ("dark", "page-theme-dark")],
    },
    Preference {
        name: "sound",
        symbol: icon::SOUND,
        word: "page-sound",
        options: &[("on", "page-sound-on"), ("off", "page-sound-off")],
    },
];

impl Preference {
    /// The option of this code, if there is one.
    pub fn option(&self, code: &str) -> Option<&'static str> {
        self.options.iter().map(|(known, _)| *known).find(|known| *known == code)
    }

    pub(super) fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.options.iter().copied()
    }
}

/// What one visitor has chosen of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences([&'static str; PREFERENCES.len()]);

impl Default for Preferences {
    fn default() -> Self {
        Preferences(PREFERENCES.map(|preference| preference.options[0].0))
    }
}

impl Preferences {
    /// As a browser keeps them: `cookie` gives the value of a cookie. What is unknown counts as not chosen.
    pub fn read<'a>(cookie: impl Fn(&str) -> Option<&'a str>) -> Preferences {
        PREFERENCES.iter().fold(Preferences::default(), |chosen, preference| match cookie(preference.name) {
            Some(code) => chosen.with(preference.name, code),
            None => chosen,
        })
    }

    /// With another choice; as they are if there is no such choice.
    #[must_use]
    pub fn with(mut self, name: &str, code: &str) -> Preferences {
        for (preference, chosen) in PREFERENCES.iter().zip(&mut self.0) {
            if preference.name == name {
                *chosen = preference.option(code).unwrap_or(chosen);
            }
        }
        self
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&'static Preference, &'static str)> {
        PREFERENCES.iter().zip(self.0)
    }

    /// The code that was chosen; nothing for a name that is none.
    pub(super) fn code(&self, name: &str) -> &'static str {
        self.iter().find(|(preference, _)| preference.name == name).map_or("", |(_, code)| code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unknown_counts_as_not_chosen() {
        let cookies = [("pace", "slow"), ("theme", "plaid"), ("hat", "on")];
        let read = Preferences::read(|name| cookies.iter().find(|(known, _)| *known == name).map(|(_, value)| *value));
        assert_eq!((read.code("pace"), read.code("theme"), read.code("sound")), ("slow", "auto", "on"));
        assert_eq!(read.with("hat", "on"), read);
    }
}
