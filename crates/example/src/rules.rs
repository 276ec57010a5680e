//! How the engine meets the game: what it says of itself, and where each call of [`Rules`] goes.

use crate::{Event, Move, SEATS, SealedBids, Setup, State, View, imagine, legal, load, play, refuse, scoring, setup, talk};
use coven_engine::{
    About, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, QuickGame, Rules, Seat, Seats, SetupError,
    Sheet, Variant, Viewer, embedded,
};

static ABOUT: About = About {
    id: "sealed",
    title: "Sealed Bids",
    seats: SEATS..=SEATS,
    versions: 1..=1,
    rule_prefix: "SLB",
    rulebooks: &[
        ("en", include_str!("../rules.md")),
        ("it", include_str!("../rules.it.md")),
        ("fr", include_str!("../rules.fr.md")),
        ("pl", include_str!("../rules.pl.md")),
    ],
    books: &[],
    aids: &[],
    data: include_str!("../data.toml"),
    former_data: &[],
    texts: &[
        ("en", include_str!("../text/en.ftl")),
        ("it", include_str!("../text/it.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
    ],
    scenarios: embedded!("scenarios"),
    lessons: embedded!("lessons"),
    puzzles: include_str!("../puzzles.jsonl"),
    variants: &[Variant::offered("blind")],
    modes: &[&[], &["blind"]],
    first_game: FirstGame { players: SEATS, variants: &[] },
    quick_game: QuickGame { players: SEATS, variants: &[] },
    alone: &[],
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

    fn round(&self, state: &State) -> usize {
        state.round.into()
    }

    fn places(&self, state: &State) -> Option<Places> {
        state.over().then(|| scoring::places(state))
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        scoring::sheet(state, seat)
    }
}
