//! A table's page: where its parts stand. The places are the same for every game; what stands there is the game's own.
//!
//! In the style sheet each place is a grid area of the same name. A game gives the element that it puts `above` or `below` the
//! board that id, to get the shared style, or an id of its own with the same grid area.

use super::shell::{Kind, described};
use super::{Address, Around, Visitor};
use crate::Speak;
use crate::art::{Symbol, icon};
use coven_engine::{About, Phrase, Seat, Viewer};
use maud::{Markup, html};

/// The parts of a table, drawn by the game.
#[derive(Debug)]
pub struct Layout {
    /// The SVG symbols that the other parts refer to.
    pub symbols: Markup,
    /// At the top: the question, and what the others did last.
    pub prompt: Markup,
    /// Between the question and the board: what the present turn is about.
    pub above: Markup,
    /// In the middle.
    pub board: Markup,
    /// Under the board, within reach: the viewer's own things and answers; the result once the game is over.
    pub below: Markup,
    /// In the column at the side: what concerns everybody, and the seats.
    pub beside: Markup,
    /// The story, chapter by chapter.
    pub log: Markup,
    /// The table as sentences, at the foot of the column at the side.
    pub words: Markup,
    /// What a small screen shows one at a time, the board first.
    pub tabs: &'static [Tab],
}

/// A tab of a small screen: while it is chosen, the table has it as `data-tab` and the style sheet shows what belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Tab {
    pub name: &'static str,
    pub symbol: Symbol,
    /// The message that names it.
    pub word: &'static str,
}

/// The tabs of a table that needs no others: the board, the seats, the story.
pub const TABS: &[Tab] = &[
    Tab { name: "board", symbol: icon::BOARD, word: "page-tab-board" },
    Tab { name: "side", symbol: icon::PEOPLE, word: "page-tab-seats" },
    Tab { name: "log", symbol: icon::LOG, word: "page-log" },
];

/// A finished table, or an earlier moment of one, is looked at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// After how many moves.
    pub at: usize,
    pub moves: usize,
    /// The moves with which rounds began.
    pub rounds: Vec<usize>,
    /// The moves with which somebody took the lead, where that may be known.
    pub turning_points: Vec<(usize, Seat)>,
}

/// What the page needs to know besides the parts.
#[derive(Debug)]
pub struct TablePage<'a> {
    pub about: &'a About,
    /// The table's id in addresses.
    pub table: &'a str,
    /// The number of the last move that is shown; the stream goes on from here.
    pub seq: usize,
    pub over: bool,
    pub replay: Option<Replay>,
}

/// A table alone, with nobody around it.
pub fn table(visitor: &Visitor<'_>, page: &TablePage<'_>, parts: Layout) -> Markup {
    let around = Around { table: page.table, over: page.over, replayable: page.over, ..Around::default() };
    live_table(visitor, page, parts, &around)
}

/// A table with everything around it.
pub fn live_table(visitor: &Visitor<'_>, page: &TablePage<'_>, parts: Layout, around: &Around<'_>) -> Markup {
    let speak = &visitor.speak;
    let table = page.table;
    let live = page.replay.is_none();
    let to = |address: Address<'_>| live.then(|| address.to_string());
    let body = html! {
        @if live { (around.answers(page.seq as i64, speak)) }
        main #main.{ "table " (page.about.id) }.over[page.over].shared[around.at_shared_screen] data-seq=(page.seq) data-rules=(format!("/rules/{}/", page.about.id))
            data-stream=[to(Address::Stream { table })] data-play=[to(Address::Play { table })]
            data-undo-at=[to(Address::Undo { table })] data-state-at=[to(Address::State { table })] data-rests[live && around.by_days] {
            @if live && around.shared_screen { (around.curtain(speak)) }
            h1.hidden { (page.about.title) }
            @if live { (around.coach(speak)) }
            (parts.prompt)
            @if live { (around.way_to_prepare(speak)) }
            (parts.above)
            (board_view(&parts, html! { @if live { div.corner { (around.elsewhere(speak)) (around.prepared(speak)) } } }, speak))
            (parts.below)
            // Before the story, which is long: whoever uses keys comes here first.
            @if live { (around.afterwards(speak)) }
            aside #side aria-label=(speak.word("page-others")) { h2.hidden { (speak.word("page-others")) } @if live && around.hints { a.ask-hint.act.quiet href=(Address::Hint { table }) data-rule-link title=(speak.word("page-hint")) { (icon::HELP.draw()) span { (speak.word("page-hint-ask")) } } } @if live { (around.coaching(speak)) (around.lower(speak)) } @if let Some(deal) = around.known_deal { (deal.told(speak)) } div #beside { (parts.beside) } @if live { (around.clocks(speak)) (around.people(speak)) (around.talk(visitor)) (around.note(speak)) } (parts.words) }
            details #log {
                summary { (icon::LOG.draw()) span { (speak.word("page-log")) } }
                div #log-story { (parts.log) }
            }
            @if let Some(replay) = &page.replay { (scrubber(visitor, page, replay, around)) }
            (tabs(&parts, speak))
        }
    };
    let title = speak.say(&Phrase::new("page-table-title").with("game", page.about.title));
    described(visitor, Kind::Table, &title, &speak.say(&page.about.tagline()), parts.symbols, body)
}

/// The board in its window, and what lies over it.
pub(super) fn board_view(parts: &Layout, over: Markup, speak: &Speak<'_>) -> Markup {
    html! {
        div.board-view {
            h2.hidden { (speak.word("page-tab-board")) }
            div.pan { (parts.board) }
            p #act.sheet aria-hidden="true" hidden {}
            (over)
            button.zoom type="button" data-zoom aria-label=(speak.word("page-zoom")) title=(speak.word("page-zoom")) { (icon::ZOOM.draw()) (icon::ZOOM_OUT.draw()) }
        }
    }
}

/// What a small screen shows one at a time.
pub(super) fn tabs(parts: &Layout, speak: &Speak<'_>) -> Markup {
    html! {
        nav.tabs aria-label=(speak.word("page-tabs")) {
            @for (number, tab) in parts.tabs.iter().enumerate() {
                button type="button" data-tab=(tab.name) aria-pressed=(if number == 0 { "true" } else { "false" }) { (tab.symbol.draw()) (speak.word(tab.word)) }
            }
        }
    }
}

/// The way through a finished game, move by move. It is a form, so it works without a script.
fn scrubber(visitor: &Visitor<'_>, page: &TablePage<'_>, replay: &Replay, around: &Around<'_>) -> Markup {
    let speak = &visitor.speak;
    let eyes = around.eyes.map_or_else(String::new, |eyes| match eyes {
        Viewer::Seat(seat) => format!("&as={seat}"),
        Viewer::Spectator => "&as=spectator".to_owned(),
    });
    let at = |moves: usize| format!("{}{eyes}", Address::TableAt { table: page.table, moves });
    let label = speak.say(&Phrase::new("page-replay-at").with("move", replay.at).with("moves", replay.moves));
    html! {
        nav #replay.sheet aria-label=(speak.word("page-replay")) {
            button.act type="button" data-auto=(speak.word("page-replay-pause")) aria-pressed="false" hidden { (speak.word("page-replay-play")) }
            a.act.quiet rel="prev" href=(at(replay.at.saturating_sub(1))) aria-label=(speak.word("page-replay-back")) { "◀" }
            form method="get" action=(Address::Table { table: page.table }) {
                label { span { (label) } input type="range" name="at" min="0" max=(replay.moves) value=(replay.at) data-scrub; }
                (around.eyes(speak))
                (jumps(replay, speak))
                select aria-label=(speak.word("page-replay-speed")) data-speed hidden {
                    @for (speed, milliseconds) in [("½×", 2400), ("1×", 1200), ("2×", 600), ("4×", 300)] { option value=(milliseconds) selected[milliseconds == 1200] { (speed) } }
                }
                button.act.quiet { (speak.word("page-replay-go")) }
            }
            a.act.quiet rel="next" href=(at((replay.at + 1).min(replay.moves))) aria-label=(speak.word("page-replay-on")) { "▶" }
            @if around.replayable {
                form method="post" action=(format!("{}{eyes}", Address::PlayOn { table: page.table, moves: replay.at })) {
                    button.act { (speak.word("page-play-on")) }
                }
            }
            a.act.quiet href=(Address::Table { table: page.table }) { (speak.word("page-replay-end")) }
        }
    }
}

/// The ways to rounds and turning points. The script offers them.
fn jumps(replay: &Replay, speak: &Speak<'_>) -> Markup {
    let now = |n: usize, first: usize| first <= replay.at && replay.rounds.get(n + 1).is_none_or(|next| *next > replay.at);
    let leads = |seat: Seat, at: usize| speak.say(&Phrase::new("page-replay-leads").with("seat", seat).with("move", at));
    html! {
        @if !replay.rounds.is_empty() {
            select name="round" aria-label=(speak.word("page-replay-rounds")) data-rounds hidden {
                option value="0" { (speak.word("page-replay-start")) }
                @for (n, &first) in replay.rounds.iter().enumerate() {
                    option value=(first) selected[now(n, first)] { (speak.say(&Phrase::new("page-replay-round").with("number", n + 1))) }
                }
                @if !replay.turning_points.is_empty() {
                    optgroup label=(speak.word("page-replay-turning")) {
                        @for &(at, seat) in &replay.turning_points { option value=(at) { (leads(seat, at)) } }
                    }
                }
            }
        }
    }
}
