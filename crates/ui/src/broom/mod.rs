//! The table of Broom Service, as one viewer sees it.
//!
//! A [`Scene`] is everything that the drawing may read: the viewer's view, the viewer's question with its answers, and the
//! events that the viewer heard. The state is read in [`Scene::new`] and nowhere else. Each part of the page is then a
//! function of the scene: `prompt`, `duel`, `board`, `hand`, `seats`, `event`, `log`, and `result` when the game is over.

mod arrangement;
pub mod art;
mod asked;
mod board;
mod choices;
mod duel;
mod effects;
mod event;
mod flight;
mod geometry;
mod hand;
mod land;
mod log;
mod pieces;
mod prompt;
mod seats;
mod things;
mod tips;
mod victory;

use crate::Speak;
use crate::fragment::{Part, Parts};
use crate::page::{Layout, TABS};
use crate::table::{self, Drawing, DrawnGame, End, Manner, TieBreak, texts};
use arrangement::Arrangement;
use asked::Asked;
use coven_broom::{Broom, Event, EventCard, Move, Pending, Region, Resource, Role, SeatView, SideData, State, View};
use coven_engine::{Game, History, Phrase, Rules, Seat, Standing, Viewer};
use coven_text::Source;
use maud::Markup;
use std::sync::Arc;

/// What is drawn.
pub struct Scene<'a> {
    rules: &'a Broom,
    speak: Speak<'a>,
    view: View,
    places: Arc<Arrangement>,
    asked: Option<Asked>,
    log: Vec<LogLine<'a>>,
    standing: Option<Standing>,
    /// Points over time, for the end of the game.
    history: Option<&'a History>,
    pub manner: Manner,
}

/// An event of Broom Service that a viewer was told.
type LogLine<'a> = table::LogLine<'a, Event>;

impl std::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").field("view", &self.view).finish_non_exhaustive()
    }
}

impl<'a> Scene<'a> {
    /// What `viewer` may know of a state, and has heard so far.
    pub fn new(rules: &'a Broom, state: &State, viewer: Viewer, log: Vec<LogLine<'a>>, speak: Speak<'a>) -> Scene<'a> {
        let asked = match viewer {
            Viewer::Seat(seat) => Asked::of(rules, state, seat, || rules.tempting(state, seat)),
            Viewer::Spectator => None,
        };
        let view = rules.view(state, viewer);
        let places = Arrangement::of(rules, view.setup.side, view.setup.mountain_tiles, &speak);
        Scene {
            rules,
            speak,
            view,
            places,
            asked,
            log,
            standing: rules.standing(state),
            history: None,
            manner: Manner::default(),
        }
    }

    /// The scene of a game being played.
    pub fn of_game(game: &'a Game<Broom>, viewer: Viewer, speak: Speak<'a>) -> Scene<'a> {
        let log = table::log(game, viewer);
        let mut scene = Scene::new(game.rules(), game.state(), viewer, log, speak);
        if scene.view.over {
            scene.history = game.history();
        }
        scene.manner = Manner::of(game, viewer);
        scene
    }
}

impl DrawnGame for Broom {
    const SCENERY: &'static str = art::scenery::SCENERY;
    const STYLE: &'static str = include_str!("style.css");
    const TEXTS: &'static [Source] = texts!("text");

    fn symbols() -> Markup {
        art::symbols()
    }

    fn picture(thing: &str) -> Option<Markup> {
        things::picture(thing)
    }

    fn draw<'a>(game: &'a Game<Broom>, viewer: Viewer, speak: Speak<'a>) -> Box<dyn Drawing + 'a> {
        Box::new(Scene::of_game(game, viewer, speak))
    }

    /// Choosing the roles of a round is a gesture, and so is what a role does; leading and following are decisions of their own.
    fn same_gesture(&self, before: &State, after: &State) -> bool {
        let [before, after] = [before, after].map(|state| self.view(state, Viewer::Spectator).pending.last().copied());
        let choosing = |asked| matches!(asked, Some(Pending::Number | Pending::ExtraCard { .. } | Pending::Pick));
        let duel = matches!(after, Some(Pending::Lead { .. } | Pending::Follow { .. }));
        choosing(before) == choosing(after) && !duel
    }
}

impl Drawing for Scene<'_> {
    fn parts_with_log(&self, chapters: usize) -> Parts {
        let mut parts = vec![
            Part::fixed("prompt", self.prompt()),
            Part::fixed("above", self.duel()),
            Part::fixed("event", self.event()),
            Part::fixed("below", self.hand()),
            Part::fixed("moments", self.moments()),
        ];
        parts.extend(self.board_parts());
        parts.extend(self.seat_parts());
        parts.extend(table::chapters(self.rules, &self.log, chapters, log::chapter, &self.speak));
        parts.push(table::latest(self.rules, &self.log, self.own_seat(), |event| self.showing(event), &self.speak));
        parts.push(table::flights(&self.log, |event| self.flight(event)));
        parts.push(Part::fixed("words", table::in_words(self.rules, &self.view, &self.speak)));
        Parts::new(parts)
    }

    fn layout(&self) -> Layout {
        let parts = self.parts();
        Layout {
            symbols: art::symbols(),
            prompt: maud::html! { (parts.html("prompt")) (parts.html("latest")) (parts.html("flights")) },
            above: maud::html! { (parts.html("above")) (parts.html("moments")) },
            board: self.board(&parts),
            below: parts.html("below"),
            beside: maud::html! { (parts.html("event")) (self.seats(&parts)) },
            log: parts.of("log-story"),
            words: parts.html("words"),
            tabs: TABS,
        }
    }
}

impl<'a> Scene<'a> {
    fn side(&self) -> &'a SideData {
        self.rules.data().side(self.view.setup.side)
    }

    /// The viewer's own seat.
    fn own_seat(&self) -> Option<Seat> {
        self.view.viewer
    }

    fn choices(&self) -> impl Iterator<Item = &asked::Choice> {
        self.asked.iter().flat_map(|asked| &asked.choices)
    }

    fn choice(&self, m: Move) -> Option<&asked::Choice> {
        self.choices().find(|choice| choice.m == m)
    }

    /// The sentence of a choice: what it would do.
    fn sentence(&self, choice: &asked::Choice) -> String {
        self.speak.sentence(&choice.phrase)
    }

    fn role_name(&self, role: Role) -> String {
        self.speak.say(&named("role", role))
    }

    fn event_name(&self, card: EventCard) -> String {
        self.speak.say(&named("card", card))
    }

    fn resource_name(&self, resource: Resource) -> String {
        self.speak.say(&named("resource", resource))
    }

    fn region_name(&self, region: Region) -> Phrase {
        self.rules.region_name(self.view.setup.side, region)
    }

    /// What the viewer is asked.
    fn question(&self) -> Option<Pending> {
        self.asked.as_ref().and(self.view.pending.last().copied())
    }

    /// What happened since the viewer's last move.
    fn fresh(&self) -> impl Iterator<Item = &LogLine<'a>> {
        table::fresh(&self.log, self.own_seat())
    }

    /// BRM-END-2: of those with most points, whoever has more resources left wins.
    fn tie_break(&self) -> TieBreak {
        let resources = |there: &SeatView| there.stock.total();
        let counts = self.view.seats.iter().map(|there| Some(resources(there))).collect();
        TieBreak { name: "page-broom-tie", rule: "BRM-END-2", counts }
    }

    /// The end: the score sheet and how it came about.
    fn result(&self) -> Markup {
        maud::html! {
            @if let Some(standing) = &self.standing {
                div.result {
                    (table::score_sheet(End { game: "broom", standing, own: self.own_seat() }, &table::sheet_lines(standing), Some(&self.tie_break()), &self.speak))
                    @if let Some(history) = self.history { (table::history_chart(history, &self.speak)) }
                }
            }
        }
    }
}

/// The name of a component in the game's own messages.
fn named(kind: &str, name: impl std::fmt::Display) -> Phrase {
    Phrase::new(format!("broom-{kind}-{name}"))
}
