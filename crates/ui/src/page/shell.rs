//! What stands around every page: head, sprite, the line at the top with language, theme and sound.

use super::Address;
use crate::art::{self, icon, lettering};
use crate::{Speak, assets};
use coven_text::Language;
use maud::{DOCTYPE, Markup, html};

/// Light, dark, or as the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word by which cookies and the stylesheet know it.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Theme::Auto => "page-theme-auto",
            Theme::Light => "page-theme-light",
            Theme::Dark => "page-theme-dark",
        }
    }
}

/// Who looks at a page, and how it shall be.
#[derive(Clone, Copy, Debug)]
pub struct Visitor<'a> {
    pub speak: Speak<'a>,
    pub theme: Theme,
    /// Wants to hear when it is the own turn.
    pub sound: bool,
    /// What the visitor is called here.
    pub name: Option<&'a str>,
    /// The address of the page itself, to which changed preferences return.
    pub here: &'a str,
}

/// The kind of a page, for its layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Open,
    Table,
}

pub(super) fn shell(visitor: &Visitor<'_>, kind: Kind, title: &str, symbols: Markup, body: Markup) -> Markup {
    let speak = &visitor.speak;
    html! {
        (DOCTYPE)
        html lang=(speak.language()) data-theme=(visitor.theme.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="icon" href=(assets::ICON.path) type="image/svg+xml" data-turn=(assets::ICON_TURN.path);
                link rel="stylesheet" href=(assets::STYLE.path);
                script defer src=(assets::SCRIPT.path) {}
            }
            body class=(match kind { Kind::Open => "open", Kind::Table => "at-table" }) data-sound=(if visitor.sound { "on" } else { "off" })
                data-say-your-turn=(speak.word("page-your-turn")) data-say-away=(speak.word("page-away")) data-say-close=(speak.word("page-close")) {
                a.skip href="#main" { (speak.word("page-skip")) }
                (art::sprite(html! { (art::common_symbols()) (symbols) }))
                (top(visitor))
                (body)
                dialog #dialog aria-live="polite" {}
                div #tip role="tooltip" hidden {}
                p #spoken.hidden role="status" {}
                p #notice role="alert" hidden {}
            }
        }
    }
}

fn top(visitor: &Visitor<'_>) -> Markup {
    let speak = &visitor.speak;
    html! {
        header.top {
            a.home href=(Address::Home) { (lettering::logo()) }
            nav { a href=(Address::Lobby) { (icon::PEOPLE.draw()) span { (speak.word("page-lobby")) } } }
            a.visitor href=(Address::You) { (visitor.name.map_or_else(|| speak.word("page-sign-in"), str::to_owned)) }
            (menu(visitor, icon::LANGUAGE, "page-language", html! {
                @for language in Language::ALL {
                    button name="language" value=(language.code()) lang=(language.code()) aria-pressed=(pressed(speak.language() == language)) {
                        (own_name(language))
                    }
                }
            }))
            (menu(visitor, icon::THEME, "page-theme", html! {
                @for theme in Theme::ALL {
                    button name="theme" value=(theme.code()) aria-pressed=(pressed(visitor.theme == theme)) { (speak.word(theme.word())) }
                }
            }))
            (menu(visitor, icon::SOUND, "page-sound", html! {
                @for (value, word, on) in [("on", "page-sound-on", true), ("off", "page-sound-off", false)] {
                    button name="sound" value=(value) aria-pressed=(pressed(visitor.sound == on)) { (speak.word(word)) }
                }
            }))
        }
    }
}

/// A choice of preferences. It is a form, so it works before any script has run.
fn menu(visitor: &Visitor<'_>, symbol: art::Symbol, name: &'static str, buttons: Markup) -> Markup {
    let name = visitor.speak.word(name);
    html! {
        details.menu {
            summary aria-label=(name) title=(name) { (symbol.draw()) }
            form.sheet method="post" action=(Address::Preferences) {
                input type="hidden" name="back" value=(visitor.here);
                (buttons)
            }
        }
    }
}

const fn pressed(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// A language's name for itself.
const fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::Italian => "Italiano",
        Language::French => "Français",
        Language::Polish => "Polski",
    }
}
