//! New Salem: Puritans and Witches build a town, and nobody knows who is who.
//!
//! `rules.md` is the rulebook, `data.toml` what is printed on the cards. The way through the crate:
//!
//! - **What there is:** `cards` (the cards by name), `data` (what is printed on them) and `load` (how it is read and checked),
//!   `town` (buildings with their cubes), `deck` (what lies face down), `state` (all of it, and the questions that wait).
//! - **What may be done:** `moves` (decisions and their notation), `legal` (those of every question), `refuse` (why not another).
//! - **What happens:** `setup`, then `play`, which leads from one question to the next through the chapters of the rulebook:
//!   `build` (phase 1), `trigger` (phases 2 and 3: drawing, choosing and paying for an event), `gifts` (Hope for the Constable),
//!   `effects` (the text of each event), `constable` (succession, badges, phase 4) and `scoring` (the end).
//! - **Who knows what:** `view`, `imagine`, and `talk` (what may be said).
//! - **What is told of it:** `events`, `tell` (both in words), `facts` (the cards, for whoever draws or explains them).
//! - **For computer players:** `knowledge` (what a good player would do) and `belief` (who is a Witch?).
//! - **For tests and snapshots:** `position` (a state in readable form) and `invariants` (what holds in every one).

#![forbid(unsafe_code)]

mod belief;
mod build;
mod cards;
mod constable;
mod data;
mod deck;
mod effects;
mod events;
mod facts;
mod gifts;
mod imagine;
mod invariants;
mod knowledge;
mod legal;
mod load;
mod moves;
mod play;
mod position;
mod refuse;
mod scoring;
mod setup;
mod state;
mod talk;
mod tell;
mod town;
mod trigger;
mod view;

pub use cards::{Building, Character, EventCard, Side, Type};
pub use events::Event;
pub use moves::{Announcement, Move};
pub use position::Position;
pub use scoring::Reckoning;
pub use setup::Setup;
pub use state::{Answer, State, Task};
pub use talk::Statement;
pub use town::{Cube, Lot};
pub use view::{SeatView, SlotView, View};

use coven_engine::{
    About, Broken, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, Rules, Seat, Seats, SetupError,
    Sheet, Stage, Variant, Viewer,
};
use data::Printed;
use play::Play;
use std::sync::Arc;

/// The rules of New Salem with the component data they were loaded with.
#[derive(Clone, Debug)]
pub struct Salem {
    printed: Printed,
    version: u32,
}

/// The rules version since which a gift reopens the window for seats that were done (NSM-GIVE-1).
const GIFTS_REOPEN: u32 = 2;

impl Salem {
    fn gifts_reopen(&self) -> bool {
        self.version >= GIFTS_REOPEN
    }
}

static ABOUT: About = About {
    id: "salem",
    title: "New Salem",
    seats: data::PLAYERS,
    versions: 1..=2,
    rule_prefix: "NSM",
    rulebook: include_str!("../rules.md"),
    data: include_str!("../data.toml"),
    texts: &[
        ("en", include_str!("../text/en.ftl")),
        ("it", include_str!("../text/it.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
    ],
    variants: &[Variant::by_word("announce"), Variant::offered("no-announce"), Variant::by_word("constable=*")],
    modes: &[&[]],
    first_game: FirstGame { players: 3, variants: &[], answers: 12 },
};

impl Rules for Salem {
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn load(source: &DataSource) -> Result<Self, DataError> {
        Printed::load(source).map(|printed| Salem { printed, version: *ABOUT.versions.end() })
    }

    fn data_hash(&self) -> &str {
        &self.printed.hash
    }

    fn under(self: Arc<Self>, version: u32) -> Arc<Self> {
        if version == self.version { self } else { Arc::new(Salem { version, printed: self.printed.clone() }) }
    }

    fn agree(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        self.setup_from_words(players, variants)
    }

    fn setups(&self, players: usize) -> Vec<Setup> {
        self.all_setups(players)
    }

    fn seats(&self, setup: &Setup) -> usize {
        setup.players
    }

    fn longest(&self, setup: &Setup) -> usize {
        self.longest_game(setup.players)
    }

    fn start(&self, setup: &Setup, dice: &mut impl Dice, events: &mut impl Events<Event>) -> Result<State, SetupError> {
        self.lay_out(setup, dice, events)
    }

    fn deciding(&self, state: &State) -> Seats {
        state.asked()
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut MoveList<Move>) {
        self.list_moves(state, seat, moves);
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        Play { rules: self, state, dice, events }.answer(seat, m);
    }

    fn refuse(&self, state: &State, seat: Seat, m: Move) -> Illegal {
        self.why_not(state, seat, m)
    }

    fn statement(&self, state: &State, seat: Seat, text: &str) -> Result<String, Illegal> {
        let statement: Statement = text.parse().map_err(|_| Illegal::new("salem-no-statement", "NSM-TALK-6"))?;
        self.may_say(state, seat, statement).map(|()| statement.to_string())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen_by(state, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        self.imagined(state, viewer, dice)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.count_points(state, seat)
    }

    fn round(&self, state: &State) -> usize {
        state.round().into()
    }

    fn places(&self, state: &State) -> Option<Places> {
        state.tasks.is_empty().then(|| self.final_places(state))
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        self.count_sheet(state, seat)
    }
}

impl Stage for Salem {
    type Position = Position;

    fn position(&self, state: &State) -> Position {
        self.written(state)
    }

    fn stage(&self, position: Position) -> Result<State, Broken> {
        self.staged(position)
    }

    fn check(&self, state: &State) -> Result<(), Broken> {
        self.check_state(state)
    }
}
