//! Sealed Bids, for three players: the smallest game that has everything a game of the house can have. It is the example to copy
//! from when a game is added, and the game on which the engine's own tests run.
//!
//! The files follow the rulebook (`rules.md`): `setup`, `round`, `reward`, `scoring`, `talk`. Besides, every game has the same rooms:
//! `data` says what the component data is and `load` reads and checks it; `state` is everything there is and `moves` what can be
//! decided; a move enters at `play`, `legal` lists what may be answered, `refuse` says why something may not, `events` is what can
//! happen; `view` and `imagine` keep the secrets; `position` writes a state down and `invariants` checks it; `tell` puts everything
//! into phrases, and `knowledge` advises computer players.

#![forbid(unsafe_code)]

mod data;
mod events;
mod imagine;
mod invariants;
mod knowledge;
mod legal;
mod load;
mod moves;
mod play;
mod position;
mod refuse;
mod reward;
mod round;
mod scoring;
mod setup;
mod state;
mod talk;
mod tell;
mod view;

pub use events::Event;
pub use moves::{Card, Move, Slot};
pub use position::Position;
pub use setup::Setup;
pub use state::{Cards, Question, SEATS, State};
pub use view::{SeatView, SlotView, View};

use coven_engine::{
    About, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, Rules, Seat, Seats, SetupError, Sheet,
    Variant, Viewer,
};
use data::Data;

/// The rules of Sealed Bids with the component data they are played with.
#[derive(Clone, Debug)]
pub struct SealedBids {
    data: Data,
    data_hash: String,
}

static ABOUT: About = About {
    id: "sealed",
    title: "Sealed Bids",
    seats: SEATS..=SEATS,
    versions: 1..=1,
    rule_prefix: "SLB",
    rulebook: include_str!("../rules.md"),
    data: include_str!("../data.toml"),
    texts: &[
        ("en", include_str!("../text/en.ftl")),
        ("it", include_str!("../text/it.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
    ],
    variants: &[Variant::offered("blind")],
    modes: &[&[], &["blind"]],
    first_game: FirstGame { players: SEATS, variants: &[], answers: 4 },
};

impl Rules for SealedBids {
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn load(source: &DataSource) -> Result<Self, DataError> {
        let (data, data_hash) = load::read(source)?;
        Ok(SealedBids { data, data_hash })
    }

    fn data_hash(&self) -> &str {
        &self.data_hash
    }

    fn agree(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        Setup::from_words(players, variants)
    }

    fn setups(&self, _players: usize) -> Vec<Setup> {
        vec![Setup { blind: false }, Setup { blind: true }]
    }

    fn seats(&self, _: &Setup) -> usize {
        SEATS
    }

    fn longest(&self, _: &Setup) -> usize {
        play::longest()
    }

    fn start(&self, setup: &Setup, dice: &mut impl Dice, _: &mut impl Events<Event>) -> Result<State, SetupError> {
        Ok(setup::deal(setup, dice))
    }

    fn deciding(&self, state: &State) -> Seats {
        state.deciding()
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut MoveList<Move>) {
        legal::list(state, seat, moves);
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        self.answer(state, seat, m, dice, events);
    }

    fn refuse(&self, state: &State, seat: Seat, m: Move) -> Illegal {
        refuse::reason(state, seat, m)
    }

    fn statement(&self, _: &State, _: Seat, text: &str) -> Result<String, Illegal> {
        talk::statement(text)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        imagine::imagined(state, viewer, dice)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        scoring::points(state, seat)
    }

    fn places(&self, state: &State) -> Option<Places> {
        state.over().then(|| scoring::places(state))
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        scoring::sheet(state, seat)
    }
}
