//! Coven among the apps of a phone or a computer, without a store; and what is there without a network.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use maud::{Markup, html};

/// Each kind of device: its name, and what is to be done there, step by step.
const DEVICES: [(&str, &[&str]); 5] = [
    ("page-install-android", &["page-install-android-1", "page-install-android-2"]),
    ("page-install-iphone", &["page-install-iphone-1", "page-install-iphone-2", "page-install-iphone-3"]),
    ("page-install-chrome", &["page-install-chrome-1", "page-install-chrome-2"]),
    ("page-install-mac", &["page-install-mac-1"]),
    ("page-install-firefox", &["page-install-firefox-1"]),
];

/// How Coven is installed.
pub fn install(visitor: &Visitor<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-install");
    let body = html! {
        main #main.install {
            h1 { (title) }
            p { (speak.word("page-install-about")) }
            div.parts {
                @for (name, steps) in DEVICES {
                    section.sheet {
                        h2 { (speak.word(name)) }
                        ol { @for step in steps { li { (speak.word(step)) } } }
                    }
                }
            }
            section {
                h2 { (speak.word("page-install-offline")) }
                p { (speak.word("page-install-offline-about")) }
                p { (speak.word("page-install-secure")) }
                p { (speak.word("page-install-updates")) }
            }
            section {
                h2 { (speak.word("page-install-notices")) }
                p { (speak.word("page-install-notices-about")) }
                a.act href=(Address::YourNotices) { (speak.word("page-install-notices-try")) }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

/// What stands where a page cannot be had without a network. The worker puts the list of what it has kept in the place of
/// [`KEPT_HERE`].
pub fn offline(visitor: &Visitor<'_>) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-offline");
    let body = html! {
        main #main.offline {
            h1 { (title) }
            p role="status" { (speak.word("page-offline-about")) }
            h2 { (speak.word("page-offline-kept")) }
            ul { (maud::PreEscaped(KEPT_HERE)) }
            h2 { (speak.word("page-offline-needs")) }
            p { (speak.word("page-offline-needs-about")) }
            p.bar { a.act href=(Address::Home) { (speak.word("page-offline-again")) } }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

/// Where the worker lists what it has kept.
pub const KEPT_HERE: &str = "<!--kept-->";
