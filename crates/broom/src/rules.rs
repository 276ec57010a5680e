//! How the engine meets the game: what it says of itself, and where each call of [`Rules`] goes.

use crate::play::Play;
use crate::{Broom, Event, Move, Setup, State, View};
use coven_engine::{
    About, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, QuickGame, Rules, Seat, Seats, SetupError,
    Sheet, Variant, Viewer, embedded,
};

static ABOUT: About = About {
    id: "broom",
    title: "Broom Service",
    seats: 2..=5,
    versions: 1..=1,
    rule_prefix: "BRM",
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
    former_data: &[(
        "c8676f18697c5f1c7b4fab298ba7f9726292d6667bbfa96bd8084427e9f5d77d",
        include_str!("../former/c8676f18697c5f1c7b4fab298ba7f9726292d6667bbfa96bd8084427e9f5d77d.toml"),
    )],
    texts: &[
        ("en", include_str!("../text/en.ftl")),
        ("it", include_str!("../text/it.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
    ],
    scenarios: embedded!("scenarios"),
    lessons: embedded!("lessons"),
    puzzles: include_str!("../puzzles.jsonl"),
    variants: &[
        Variant::by_word("front"),
        Variant::offered("back"),
        Variant::offered("storm"),
        Variant::offered("mountain"),
        Variant::by_word("forest"),
        Variant::by_word("hill"),
        Variant::by_word("heavy=*"),
    ],
    modes: &[&["front"], &["front", "mountain"], &["front", "storm"], &["back"], &["back", "storm"]],
    first_game: FirstGame { players: 2, variants: &[] },
    quick_game: QuickGame { players: 3, variants: &[] },
    alone: &[],
};

impl Rules for Broom {
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn load(source: &DataSource) -> Result<Self, DataError> {
        Broom::read(source)
    }

    fn data_hash(&self) -> &str {
        &self.data_hash
    }

    fn agree(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        let setup = Setup::from_words(players, variants)?;
        self.allowed(&setup).map(|()| setup)
    }

    fn setups(&self, players: usize) -> Vec<Setup> {
        self.combinations(players as u8)
    }

    fn seats(&self, setup: &Setup) -> usize {
        setup.players.into()
    }

    /// Seven rounds; a player answers at most 14 questions around the turns (number, extra card, seven picks, four offers, a
    /// trade) and for each of at most seven cards a stance, a mode and an action of at most six steps; three mountains, two gusts
    /// and a parcel add less than twenty steps in the whole game.
    fn longest(&self, setup: &Setup) -> usize {
        usize::from(setup.players) * (usize::from(self.data.setup.rounds) * (14 + 7 * 8) + 20)
    }

    fn start(&self, setup: &Setup, dice: &mut impl Dice, events: &mut impl Events<Event>) -> Result<State, SetupError> {
        self.lay_out(setup, dice, events)
    }

    fn deciding(&self, state: &State) -> Seats {
        state.deciding()
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut MoveList<Move>) {
        if state.asks(seat) {
            self.options(state, seat, moves);
        }
    }

    fn list_first(&self, state: &State, moves: &mut MoveList<Move>) -> Option<Seat> {
        moves.clear();
        let seat = state.first_deciding()?;
        self.options(state, seat, moves);
        Some(seat)
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        Play { rules: self, s: state, dice, events }.answer(seat, m);
    }

    fn refuse(&self, state: &State, seat: Seat, m: Move) -> Illegal {
        self.reason(state, seat, m)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen_by(state, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        self.imagined(state, viewer, dice)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        i32::from(player.points()) + i32::from(self.final_points(player))
    }

    fn round(&self, state: &State) -> usize {
        state.round.into()
    }

    fn places(&self, state: &State) -> Option<Places> {
        self.final_places(state)
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        self.score_sheet(state, seat)
    }
}
