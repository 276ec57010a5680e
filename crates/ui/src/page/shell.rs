//! What stands around every page: head, sprite, the line at the top with language and preferences.

use super::{Address, Preferences};
use crate::art::{self, icon, lettering};
use crate::{Speak, assets};
use coven_text::Language;
use maud::{DOCTYPE, Markup, html};

/// Who looks at a page, and how it shall be.
#[derive(Clone, Copy, Debug)]
pub struct Visitor<'a> {
    pub speak: Speak<'a>,
    pub prefers: Preferences,
    /// What the visitor is called here.
    pub name: Option<&'a str>,
    /// The address of the page itself, to which changed preferences return.
    pub here: &'a str,
    /// Scheme and host of the server as others reach it, if that is known: whoever is sent a link sees a picture from there.
    pub origin: Option<&'a str>,
}

/// The kind of a page, for its layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Open,
    Table,
}

pub(super) fn shell(visitor: &Visitor<'_>, kind: Kind, title: &str, symbols: Markup, body: Markup) -> Markup {
    described(visitor, kind, title, &visitor.speak.word("page-motto"), symbols, body)
}

/// A page with a description of its own for those who are sent its link.
pub(super) fn described(
    visitor: &Visitor<'_>,
    kind: Kind,
    title: &str,
    description: &str,
    symbols: Markup,
    body: Markup,
) -> Markup {
    let speak = &visitor.speak;
    let origin = visitor.origin.unwrap_or_default();
    html! {
        (DOCTYPE)
        html lang=(speak.language()) data-theme=(visitor.prefers.code("theme")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) }
                meta name="description" content=(description);
                meta property="og:site_name" content="Coven";
                meta property="og:type" content="website";
                meta property="og:title" content=(title);
                meta property="og:description" content=(description);
                meta property="og:image" content=(format!("{origin}{}", assets::PICTURE.path));
                meta property="og:image:width" content="1200";
                meta property="og:image:height" content="630";
                meta name="twitter:card" content="summary_large_image";
                link rel="icon" href=(assets::ICON.path) type="image/svg+xml" data-turn=(assets::ICON_TURN.path);
                link rel="apple-touch-icon" href=(assets::ICON_TOUCH.path);
                link rel="manifest" href=(format!("/manifest.webmanifest?lang={}", speak.language().code()));
                link rel="stylesheet" href=(assets::STYLE.path);
                script defer src=(assets::SCRIPT.path) {}
            }
            body class=(match kind { Kind::Open => "open", Kind::Table => "at-table" }) data-sound=(visitor.prefers.code("sound")) data-pace=(visitor.prefers.code("pace")) data-lone=(visitor.prefers.code("lone"))
                data-say-your-turn=(speak.word("page-your-turn")) data-say-away=(speak.word("page-away")) data-say-close=(speak.word("page-close")) data-say-sound-on=(speak.word("page-sound-on")) data-say-sound-off=(speak.word("page-sound-off")) {
                a.skip href="#main" { (speak.word("page-skip")) }
                (art::sprite(html! { (art::common_symbols()) (symbols) }))
                (top(visitor))
                (body)
                dialog #dialog aria-live="polite" {}
                div #tip role="tooltip" hidden {}
                div #spoken.hidden role="log" {}
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
            a.visitor.guest[visitor.name.is_none()] href=(Address::You) { (visitor.name.map_or_else(|| speak.word("page-sign-in"), str::to_owned)) }
            (menu(visitor, icon::LANGUAGE, "page-language", html! {
                @for language in Language::ALL {
                    button name="language" value=(language.code()) lang=(language.code()) aria-pressed=(pressed(speak.language() == language)) {
                        (own_name(language))
                    }
                }
            }))
            (menu(visitor, icon::PREFERENCES, "page-preferences", html! {
                @for (preference, chosen) in visitor.prefers.iter() {
                    fieldset {
                        legend { (preference.symbol.draw()) (speak.word(preference.word)) }
                        @for (code, word) in preference.options() {
                            button name=(preference.name) value=(code) aria-pressed=(pressed(code == chosen)) { (speak.word(word)) }
                        }
                    }
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
