//! The table of New Salem, as one viewer sees it.
//!
//! A [`Scene`] is everything that the drawing may read: the viewer's view, the viewer's question with its answers, what the
//! viewer heard and what was said for all to hear. The state is read in [`Scene::new`] and nowhere else. Each part of the page
//! is then a function of the scene: `prompt`, `gauge`, `street`, `role`, `cards`, `facts`, `talk`, and `result` at the end.

pub mod art;
mod cards;
mod facts;
mod flight;
mod gauge;
mod log;
mod moments;
mod place;
mod prompt;
mod result;
mod role;
mod street;
mod talk;
mod tempting;
mod tips;

use crate::Speak;
use crate::art::icon;
use crate::fragment::{Part, Parts};
use crate::page::{Layout, Tab};
use crate::table::{self, Drawing, DrawnGame, Manner, Wish, texts};
use art::town as art_town;
use coven_engine::{Arg, Game, History, Phrase, Rules, Said, Seat, Standing, Viewer};
use coven_salem::{Building, Event, EventCard, Move, Salem, SeatView, State, Task, Type, View};
use coven_text::Source;
use maud::{Markup, html};

/// An event of New Salem that a viewer was told.
type LogLine<'a> = table::LogLine<'a, Event>;
type Asked = table::Asked<Move>;
type Choice = table::Choice<Move>;

/// A small screen shows the own street or all streets, what lies open and what is said, or the story.
const TABS: &[Tab] = &[
    Tab { name: "board", symbol: art_town::LANTERN, word: "page-salem-tab-own" },
    Tab { name: "streets", symbol: icon::PEOPLE, word: "page-salem-tab-streets" },
    Tab { name: "side", symbol: art_town::SPEECH, word: "page-salem-tab-talk" },
    Tab { name: "log", symbol: icon::LOG, word: "page-log" },
];

/// What is drawn.
pub struct Scene<'a> {
    rules: &'a Salem,
    speak: Speak<'a>,
    view: View,
    asked: Option<Asked>,
    log: Vec<LogLine<'a>>,
    said: &'a [Said],
    standing: Option<Standing>,
    /// Points over time, for the end of the game.
    history: Option<&'a History>,
    pub manner: Manner,
}

impl std::fmt::Debug for Scene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").field("view", &self.view).finish_non_exhaustive()
    }
}

impl<'a> Scene<'a> {
    /// What `viewer` may know of a state, and has heard so far.
    pub fn new(
        rules: &'a Salem,
        state: &State,
        viewer: Viewer,
        log: Vec<LogLine<'a>>,
        said: &'a [Said],
        speak: Speak<'a>,
    ) -> Scene<'a> {
        let view = rules.view(state, viewer);
        let asked = match viewer {
            Viewer::Seat(seat) => Asked::of(rules, state, seat, || tempting::tempting(&view, seat)),
            Viewer::Spectator => None,
        };
        let standing = rules.standing(state);
        Scene { rules, speak, view, asked, log, said, standing, history: None, manner: Manner::default() }
    }

    /// The scene of a game being played.
    pub fn of_game(game: &'a Game<Salem>, viewer: Viewer, speak: Speak<'a>, wish: Wish) -> Scene<'a> {
        let log = table::log(game, viewer);
        let mut scene = Scene::new(game.rules(), game.state(), viewer, log, game.said(), speak);
        if scene.over() {
            scene.history = game.history();
        }
        scene.manner = Manner::of(game, viewer, wish);
        scene
    }
}

impl DrawnGame for Salem {
    const SCENERY: &'static str = art::scenery::SCENERY;
    const STYLE: &'static str = include_str!("style.css");
    const TEXTS: &'static [Source] = texts!("text");

    fn draw<'a>(game: &'a Game<Salem>, viewer: Viewer, speak: Speak<'a>, wish: Wish) -> Box<dyn Drawing + 'a> {
        Box::new(Scene::of_game(game, viewer, speak, wish))
    }

    /// What an event or a gift asks for, cube by cube and seat by seat, is one gesture; what a phase asks begins another.
    fn same_gesture(&self, _before: &State, after: &State) -> bool {
        let asks = self.view(after, Viewer::Spectator).tasks.last().copied();
        let phase = |task: &Task| {
            matches!(
                task,
                Task::Pick { .. } | Task::Discard { .. } | Task::Announce | Task::Gifts { .. } | Task::Decide | Task::Appoint
            )
        };
        asks.is_some_and(|task| !phase(&task))
    }
}

impl Drawing for Scene<'_> {
    fn parts_with_log(&self, chapters: usize) -> Parts {
        let mut parts = vec![
            Part::fixed("prompt", self.prompt()),
            Part::fixed("gauge", self.gauge()),
            Part::fixed("role", self.role()),
            Part::fixed("cards", self.cards()),
            Part::fixed("facts", self.facts()),
            Part::fixed("said", self.said()),
            Part::fixed("composer", self.composer()),
            Part::fixed("moments", self.moments()),
        ];
        parts.extend(self.view.seats.iter().flat_map(|there| self.street_parts(there)));
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
            prompt: html! { (parts.html("prompt")) (parts.html("latest")) (parts.html("flights")) },
            above: html! { (parts.html("gauge")) (parts.html("moments")) },
            board: self.streets(&parts),
            below: html! { section #below aria-label=(self.speak.word("page-salem-hand")) { (parts.html("role")) (parts.html("cards")) } },
            beside: html! { (parts.html("facts")) section #statements.sheet { (parts.html("said")) (parts.html("composer")) } },
            log: parts.of("log-story"),
            words: parts.html("words"),
            tabs: TABS,
        }
    }
}

impl<'a> Scene<'a> {
    /// All streets: the viewer's own comes last, nearest to the hand.
    fn streets(&self, parts: &Parts) -> Markup {
        let players = self.view.seats.len();
        let own = self.own_seat().unwrap_or(Seat(players as u8 - 1));
        html! {
            div #streets.{ "of-" (players) } role="group" aria-label=(self.speak.word("page-salem-streets")) {
                @for seat in own.round(players).skip(1).chain([own]) { (self.street(seat, parts)) }
            }
        }
    }

    fn over(&self) -> bool {
        self.view.tasks.is_empty()
    }

    /// The viewer's own seat.
    fn own_seat(&self) -> Option<Seat> {
        self.view.own.as_ref().map(|own| own.seat)
    }

    fn own(&self) -> Option<&SeatView> {
        self.view.seats.get(self.own_seat()?.index())
    }

    /// What is being done at the table.
    fn task(&self) -> Option<Task> {
        self.view.tasks.last().copied()
    }

    /// Buildings are being dealt, chosen and built; afterwards events are triggered.
    fn building(&self) -> bool {
        let builds = |task: &Task| matches!(task, Task::Deal | Task::Build | Task::Pick { .. } | Task::Discard { .. });
        self.view.tasks.iter().any(builds)
    }

    fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.asked.iter().flat_map(|asked| &asked.choices)
    }

    fn choice(&self, fits: impl Fn(Move) -> bool) -> Option<&Choice> {
        self.choices().find(|choice| fits(choice.m))
    }

    /// The sentence of a choice: what it would do.
    fn sentence(&self, choice: &Choice) -> String {
        self.speak.sentence(&choice.phrase)
    }

    /// What happened since the viewer's last move.
    fn fresh(&self) -> impl Iterator<Item = &LogLine<'a>> {
        table::fresh(&self.log, self.own_seat())
    }

    fn name_of(&self, thing: impl Into<Arg>) -> String {
        match thing.into() {
            Arg::Phrase(phrase) => self.speak.say(&phrase),
            _ => String::new(),
        }
    }

    fn building_name(&self, building: Building) -> String {
        self.name_of(building)
    }

    fn event_name(&self, event: EventCard) -> String {
        self.name_of(event)
    }

    fn kind_name(&self, kind: Type) -> String {
        self.name_of(kind)
    }

    fn say(&self, id: &'static str, args: &[(&'static str, i64)]) -> String {
        self.speak.say(&args.iter().fold(Phrase::new(id), |phrase, &(name, number)| phrase.with(name, number)))
    }

    /// NSM-TRIG-2: the events that lie on the table, equal cards once.
    fn events(&self) -> Vec<EventCard> {
        let mut events = vec![EventCard::Cleanse, EventCard::Trial];
        for &event in &self.view.row {
            if !events.contains(&event) {
                events.push(event);
            }
        }
        events
    }
}

/// The class that gives the things of a type their colour.
fn kind_class(kind: Type) -> String {
    format!("own-{kind}")
}
