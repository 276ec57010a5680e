//! A scenario on a page: its position at every moment, what came of each move, what was refused and why. Nothing of it is kept
//! anywhere: the page follows from its address.

use super::shell::{Kind, shell};
use super::staged::{Staged, picture};
use super::{Address, Visitor, rule_link};
use crate::Speak;
use crate::art::icon;
use coven_catalog::{PlayError, Scene, Table, Tale};
use coven_engine::scenario::Scenario;
use coven_engine::{About, Illegal, Phrase, Seat, Viewer};
use maud::{Markup, html};

/// What is shown of a scenario.
#[derive(Debug)]
pub struct ScenePage<'a> {
    pub about: &'static About,
    pub name: &'a str,
    /// What it is about, in the visitor's language.
    pub heading: &'a str,
    pub scenario: &'a Scenario,
    pub scene: &'a Scene,
    pub moment: usize,
    pub viewer: Viewer,
    /// Another move that was tried here.
    pub tried: Option<Tried>,
}

/// A move that somebody tried in a staged position, by its notation.
pub struct Tried {
    pub notation: String,
    pub outcome: Result<(Box<dyn Table>, Tale), PlayError>,
}

impl std::fmt::Debug for Tried {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tried").field("notation", &self.notation).finish_non_exhaustive()
    }
}

impl Tried {
    /// Why it was refused, in the rule's own words; none if it was made.
    pub fn refusal(&self, game: &str, speak: &Speak<'_>) -> Option<Markup> {
        match &self.outcome {
            Ok(_) => None,
            Err(PlayError::Illegal(illegal)) => Some(why_not(game, *illegal, speak)),
            Err(PlayError::Notation(_)) => Some(html! { (speak.word("page-scene-no-move")) }),
        }
    }
}

/// Why a move is refused, with the rule.
pub fn why_not(game: &str, illegal: Illegal, speak: &Speak<'_>) -> Markup {
    html! { (speak.refusal(illegal.code)) " " (rule_link(game, illegal.rule, speak)) }
}

/// What a viewer heard, sentence by sentence.
pub fn told(tale: &Tale, viewer: Viewer, speak: &Speak<'_>) -> Markup {
    html! { @for phrase in tale.heard_by(viewer) { li { (speak.sentence(phrase)) } } }
}

/// How eyes stand in an address.
fn eyes_code(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
    }
}

pub fn scene(visitor: &Visitor<'_>, page: &ScenePage<'_>) -> Markup {
    let speak = &visitor.speak;
    let (game, name, moment) = (page.about.id, page.name, page.moment);
    let eyes = format!("?as={}", eyes_code(page.viewer));
    let at = |moment: usize| format!("{}{eyes}", Address::Scene { game, scene: name, moment });
    let last = page.scene.moments() - 1;
    let (made, refusal) = (
        page.tried.as_ref().and_then(|tried| tried.outcome.as_ref().ok()),
        page.tried.as_ref().and_then(|tried| tried.refusal(game, speak)),
    );
    let Some(there) = page.scene.at(moment) else {
        return shell(visitor, Kind::Open, name, html! {}, html! { main #main {} });
    };
    let table: &dyn Table = made.map_or(&*there, |(table, _)| &**table);
    let choose = format!("{}&try=", at(moment));
    let shown = picture(
        &Staged { table, viewer: page.viewer, choose: made.is_none().then_some(choose.as_str()), back: None, point: &[] },
        *speak,
        true,
    );
    let tale = made.map(|(_, tale)| tale.clone()).or_else(|| page.scene.tale(moment));
    let body = html! {
        aside #stage.sheet.scene {
            div.words tabindex="0" {
                h1 { (page.heading) " " @for id in &page.scenario.rules { (rule_link(game, id, speak)) } }
                ul.tale aria-live="polite" {
                    @if let Some(refusal) = refusal { li.refused { (refusal) } }
                    @if let Some(tale) = tale { (told(&tale, page.viewer, speak)) }
                    @if made.is_none() {
                        @for refused in page.scene.refused(moment) {
                            li.refused { code { (refused.notation) } " " (why_not(game, refused.illegal, speak)) }
                        }
                    }
                }
            }
            nav.bar aria-label=(speak.word("page-replay")) {
                @if made.is_some() {
                    a.act href=(at(moment)) { (icon::UNDO.draw()) (speak.word("page-undo")) }
                } @else {
                    a.act.quiet rel="prev" href=(at(moment.saturating_sub(1))) aria-label=(speak.word("page-replay-back")) { "◀" }
                    span { (speak.say(&Phrase::new("page-replay-at").with("move", moment).with("moves", last))) }
                    a.act.quiet rel="next" href=(at((moment + 1).min(last))) aria-label=(speak.word("page-replay-on")) { "▶" }
                }
                form method="get" {
                    select name="as" aria-label=(speak.word("page-eyes")) data-submit {
                        option value="spectator" selected[page.viewer == Viewer::Spectator] { (speak.word("page-eyes-spectator")) }
                        @for seat in Seat::all(page.scene.seats()) {
                            option value=(seat) selected[page.viewer == Viewer::Seat(seat)] { (speak.say(&Phrase::new("page-eyes-of").with("seat", seat))) }
                        }
                    }
                    noscript { button.act.quiet { (speak.word("page-replay-go")) } }
                }
                @if !there.deciding().is_empty() {
                    form method="post" action=(format!("{}{eyes}", Address::TryScene { game, scene: name, moment })) { button.act title=(speak.word("page-play-on")) { (icon::BOARD.draw()) span { (speak.word("page-play-on")) } } }
                }
            }
        }
        (plain_choices(&*there, page.viewer, made.is_none().then_some(choose.as_str()), speak))
        (shown.html)
    };
    shell(visitor, Kind::Table, page.heading, shown.symbols, body)
}

/// What can be chosen, as links, for browsers without a script.
pub fn plain_choices(table: &dyn Table, viewer: Viewer, choose: Option<&str>, speak: &Speak<'_>) -> Markup {
    let (Some(choose), Viewer::Seat(seat)) = (choose, viewer) else {
        return html! {};
    };
    html! {
        noscript {
            div.plain-answers.sheet {
                @for choice in table.choices(seat) {
                    a.act href=(format!("{choose}{}", in_address(&choice.notation))) { (speak.sentence(&choice.phrase)) }
                }
            }
        }
    }
}

/// A move as a part of an address.
pub fn in_address(notation: &str) -> String {
    notation
        .bytes()
        .map(|byte| {
            if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}
