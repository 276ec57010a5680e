//! The table of Septima, as one viewer sees it.
//!
//! A [`Scene`] is everything that the drawing may read: the viewer's view, the viewer's question with its answers, what a
//! person would work out from what lies open, and the events that the viewer heard. The state is read in [`Scene::new`] and
//! nowhere else. The parts: the map in the middle (`board`, `land`, `pieces`), the `town` and the `magic` beside it, above it
//! the question (`prompt`) and the `strip` of this moon phase, below it the `hand` or the `tray`, at the side the `covens`
//! and, alone, the `widow`.

pub mod art;
mod board;
mod choices;
mod covens;
mod flight;
mod glance;
mod hand;
mod land;
mod listen;
mod log;
mod magic;
mod pieces;
mod plan;
mod prompt;
mod strip;
mod tips;
mod town;
mod tray;
mod trial;
mod victory;
mod widow;
mod workbench;

use crate::Speak;
use crate::art::icon;
use crate::fragment::{Part, Parts};
use crate::page::{Layout, Tab};
use crate::table::{self, Drawing, DrawnGame, End, Manner, Wish, texts};
use art::pictures;
use coven_engine::{Game, History, Rules, Seat, Standing, Tell, Viewer};
use coven_septima::{
    Building, Coven, Event, Foresight, Hex, Mode, Move, Progress, Question, Septima, State, Task, View, WidowEvent,
};
use coven_text::Source;
use maud::{Markup, html};
use plan::Plan;
use std::sync::Arc;

const TABS: &[Tab] = &[
    Tab { name: "board", symbol: icon::BOARD, word: "page-septima-tab-map" },
    Tab { name: "town", symbol: pictures::TRIAL, word: "page-septima-tab-town" },
    Tab { name: "magic", symbol: pictures::RITUAL, word: "page-septima-tab-magic" },
    Tab { name: "side", symbol: icon::PEOPLE, word: "page-septima-tab-covens" },
    Tab { name: "log", symbol: icon::LOG, word: "page-log" },
];

/// What is drawn.
pub struct Scene<'a> {
    rules: &'a Septima,
    speak: Speak<'a>,
    /// The viewer's own seat.
    own: Option<Seat>,
    view: View,
    plan: Arc<Plan>,
    asked: Option<Asked>,
    ahead: Foresight,
    log: Vec<LogLine<'a>>,
    standing: Option<Standing>,
    /// Points over time, for the end of the game.
    history: Option<&'a History>,
    pub manner: Manner,
}

/// An event of Septima that a viewer was told.
type LogLine<'a> = table::LogLine<'a, Event>;
type Asked = table::Asked<Move>;
type Choice = table::Choice<Move>;

impl std::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").field("view", &self.view).finish_non_exhaustive()
    }
}

impl<'a> Scene<'a> {
    /// What `viewer` may know of a state, and has heard so far.
    pub fn new(rules: &'a Septima, state: &State, viewer: Viewer, log: Vec<LogLine<'a>>, speak: Speak<'a>) -> Scene<'a> {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let asked = own.and_then(|seat| Asked::of(rules, state, seat, || rules.tempting(state, seat)));
        let offered: Vec<Move> = asked.iter().flat_map(|asked| &asked.choices).map(|choice| choice.m).collect();
        Scene {
            rules,
            speak,
            own,
            view: rules.view(state, viewer),
            plan: Plan::of(rules),
            ahead: rules.foresight(state, viewer, &offered),
            asked,
            log,
            standing: rules.standing(state),
            history: None,
            manner: Manner::default(),
        }
    }

    /// The scene of a game being played.
    pub fn of_game(game: &'a Game<Septima>, viewer: Viewer, speak: Speak<'a>, wish: Wish) -> Scene<'a> {
        let log = table::log(game, viewer);
        let mut scene = Scene::new(game.rules(), game.state(), viewer, log, speak);
        if scene.is_over() {
            scene.history = game.history();
        }
        scene.manner = Manner::of(game, viewer, wish);
        scene
    }
}

impl DrawnGame for Septima {
    const SCENERY: &'static str = art::scenery::SCENERY;
    const STYLE: &'static str = include_str!("style.css");
    const TEXTS: &'static [Source] = texts!("text");

    fn draw<'a>(game: &'a Game<Septima>, viewer: Viewer, speak: Speak<'a>, wish: Wish) -> Box<dyn Drawing + 'a> {
        Box::new(Scene::of_game(game, viewer, speak, wish))
    }
}

impl Drawing for Scene<'_> {
    fn parts_with_log(&self, chapters: usize) -> Parts {
        let mut parts = vec![
            Part::fixed("prompt", self.prompt()),
            Part::fixed("above", self.strip()),
            Part::fixed("below", self.hand()),
            Part::fixed("moments", self.moments()),
        ];
        parts.extend(self.board_parts());
        parts.extend(self.town_parts());
        parts.extend(self.magic_parts());
        parts.extend(self.coven_parts());
        parts.extend(table::chapters(self.rules, &self.log, chapters, log::chapter, &self.speak));
        parts.push(match self.is_solo() {
            true => table::latest_of(self.rules, self.fresh(), |event| self.showing(event), &self.speak),
            false => table::latest(self.rules, &self.log, self.own, |event| self.showing(event), &self.speak),
        });
        parts.push(table::flights(&self.log, |event| self.flight(event)));
        parts.push(Part::fixed("words", table::in_words(self.rules, &self.view, &self.speak)));
        Parts::new(parts)
    }

    /// The parts, each in its place on the table's page. Town and magic stand beside the map, after the strip.
    fn layout(&self) -> Layout {
        let parts = self.parts();
        Layout {
            symbols: art::symbols(),
            prompt: html! { (parts.html("prompt")) (parts.html("latest")) (parts.html("flights")) },
            above: html! { (parts.html("above")) (self.town(&parts)) (self.magic(&parts)) (parts.html("moments")) },
            board: self.board(&parts),
            below: parts.html("below"),
            beside: self.covens(&parts),
            log: parts.of("log-story"),
            words: parts.html("words"),
            tabs: TABS,
        }
    }

    /// A move may end a turn, a moon phase and a season.
    fn chapters_of_a_move(&self) -> usize {
        12
    }
}

impl<'a> Scene<'a> {
    fn is_over(&self) -> bool {
        self.view.stage == Progress::Over
    }

    fn is_full(&self) -> bool {
        self.view.setup.mode == Mode::Full
    }

    fn is_solo(&self) -> bool {
        self.view.board.widow.is_some()
    }

    /// What is asked, if it is asked of one coven.
    fn question(&self) -> Option<Question> {
        match (self.view.stage, self.view.agenda.last()) {
            (Progress::Agenda, Some(&Task::Ask(question))) => Some(question),
            _ => None,
        }
    }

    /// What the viewer is asked.
    fn own_question(&self) -> Option<Question> {
        self.asked.as_ref().and(self.question())
    }

    fn own_coven(&self) -> Option<&Coven> {
        self.own.and_then(|seat| self.view.covens.get(seat.index()))
    }

    /// It is the viewer's turn, up to the end of step B.
    fn in_own_turn(&self) -> bool {
        self.own == Some(self.view.board.acting) && self.view.turn.played.is_some()
    }

    /// All covens, the Widow's included, the viewer's own first.
    fn seats(&self) -> impl Iterator<Item = (Seat, &Coven)> {
        let first = self.own.filter(|seat| seat.index() < self.view.covens.len()).unwrap_or(Seat(0));
        first.round(self.view.covens.len()).map(|seat| (seat, &self.view.covens[seat.index()]))
    }

    fn is_widow(&self, seat: Seat) -> bool {
        self.is_solo() && seat == coven_septima::WIDOW
    }

    fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.asked.iter().flat_map(|asked| &asked.choices)
    }

    fn choice(&self, m: Move) -> Option<&Choice> {
        self.choices().find(|choice| choice.m == m)
    }

    /// What happened since the viewer's last move. Alone every move is the viewer's: there it is what the Widow did since her card
    /// was turned over.
    fn fresh(&self) -> impl Iterator<Item = &LogLine<'a>> {
        let hers = self.since_her_card().iter().filter(|line| matches!(line.event, Event::Widow(_)));
        let theirs = (!self.is_solo()).then(|| table::fresh(&self.log, self.own));
        hers.chain(theirs.into_iter().flatten())
    }

    /// Everything since the Widow's last card was turned over; nothing before her first.
    fn since_her_card(&self) -> &[LogLine<'a>] {
        let turned = |line: &LogLine<'_>| matches!(line.event, Event::Widow(WidowEvent::CardPlayed { .. }));
        let last = self.log.iter().rposition(turned);
        last.map_or(&[], |last| &self.log[last..])
    }

    /// Where a building stands in this game.
    fn hex_of(&self, building: Building) -> Option<Hex> {
        self.ahead.buildings.iter().find(|(known, _)| *known == building).map(|&(_, hex)| hex)
    }

    /// The end: the score sheet and how it came about. Alone, the tribulations stand with the Widow's things.
    fn result(&self) -> Markup {
        let Some(standing) = &self.standing else {
            return html! {};
        };
        let mut keys = table::sheet_lines(standing);
        keys.retain(|key| !key.starts_with("tribulation-"));
        let ended = self.log.iter().rev().find(|line| matches!(line.event, Event::Widow(WidowEvent::Ended { .. })));
        html! {
            div.result {
                @if let Some(ended) = ended { p.ended { (self.speak.say(&self.rules.tell_event(ended.event))) } }
                (table::score_sheet(End { game: "septima", standing, own: self.own }, &keys, None, &self.speak))
                @if let Some(history) = self.history { (table::history_chart(history, &self.speak)) }
                @if !self.is_solo() { (self.opened_books()) }
            }
        }
    }
}
