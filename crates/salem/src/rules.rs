//! How the engine meets the game: what it says of itself, and where each call of [`Rules`] goes.

use crate::data::Printed;
use crate::play::Play;
use crate::{Event, Move, Position, Salem, Setup, State, Statement, View, data};
use coven_engine::{
    About, Broken, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, QuickGame, Rules, Seat, Seats,
    SetupError, Sheet, Stage, Variant, Viewer, embedded,
};
use std::sync::Arc;

static ABOUT: About = About {
    id: "salem",
    title: "New Salem",
    seats: data::PLAYERS,
    versions: 1..=2,
    rule_prefix: "NSM",
    rulebooks: &[
        ("en", include_str!("../rules.md")),
        ("it", include_str!("../rules.it.md")),
        ("fr", include_str!("../rules.fr.md")),
        ("pl", include_str!("../rules.pl.md")),
    ],
    books: &[
        ("en", include_str!("../book/en.md")),
        ("it", include_str!("../book/it.md")),
        ("fr", include_str!("../book/fr.md")),
        ("pl", include_str!("../book/pl.md")),
    ],
    aids: &[
        ("en", include_str!("../book/aid.en.md")),
        ("it", include_str!("../book/aid.it.md")),
        ("fr", include_str!("../book/aid.fr.md")),
        ("pl", include_str!("../book/aid.pl.md")),
    ],
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
    variants: &[Variant::by_word("announce"), Variant::offered("no-announce"), Variant::by_word("constable=*")],
    modes: &[&[]],
    first_game: FirstGame { players: 3, variants: &[] },
    quick_game: QuickGame { players: 6, variants: &[] },
    alone: &[],
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
