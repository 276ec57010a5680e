//! How the engine meets the game: what it says of itself, and where each call of [`Rules`] goes.

use crate::components::{FIRST_VERSION, PRESENT_VERSION, Septima};
use crate::events::Event;
use crate::imagine;
use crate::moves::Move;
use crate::play::{Play, Purpose};
use crate::setup::Setup;
use crate::state::{Progress, State};
use crate::task::Task;
use crate::view::View;
use coven_engine::{
    About, Choice, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, QuickGame, Rules, Seat, Seats,
    SetupError, Sheet, Variant, Viewer, embedded,
};
use std::sync::Arc;

static ABOUT: About = About {
    id: "septima",
    title: "Septima",
    seats: 1..=4,
    versions: FIRST_VERSION..=PRESENT_VERSION,
    rule_prefix: "SEP",
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
        "c2647e0b445453c6663dc95068763604d2b1a8aa2c928810112830d959106a1b",
        include_str!("../former/c2647e0b445453c6663dc95068763604d2b1a8aa2c928810112830d959106a1b.toml"),
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
        Variant::by_word("full"),
        Variant::offered("basic"),
        Variant::offered("fixed-hunter"),
        Variant::offered("fixed-trials"),
        Variant::by_word("deterministic"),
        Variant::by_word("easy"),
        Variant::by_word("standard"),
        Variant::by_word("hard"),
        Variant::by_word("hardest"),
        Variant::by_word("bonuses-never"),
        Variant::by_word("bonuses-always"),
        Variant::by_word("cards-all"),
        Variant::by_word("cards-two-each"),
        Variant::by_word("tribulations-*"),
        Variant::by_word("wisdom-*"),
    ],
    modes: &[&["full"], &["full", "deterministic"], &["basic"]],
    first_game: FirstGame { players: 2, variants: &["basic"] },
    quick_game: QuickGame { players: 3, variants: &["basic"] },
    alone: &[
        Choice { name: "difficulty", words: &["easy", "hard", "hardest"] },
        Choice { name: "tribulations", words: &["tribulations-4", "tribulations-6", "tribulations-7", "tribulations-8"] },
        Choice { name: "wisdom", words: &["wisdom-1", "wisdom-28", "wisdom-35"] },
        Choice { name: "bonuses", words: &["bonuses-never", "bonuses-always"] },
        Choice { name: "cards", words: &["cards-all", "cards-two-each"] },
    ],
};

impl Rules for Septima {
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn load(source: &DataSource) -> Result<Self, DataError> {
        Septima::read(source)
    }

    fn data_hash(&self) -> &str {
        &self.hash
    }

    fn under(self: Arc<Self>, version: u32) -> Arc<Self> {
        if self.version == version { self } else { Arc::new(Septima { version, ..(*self).clone() }) }
    }

    fn agree(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        let setup = Setup::agree(players, variants)?;
        self.check_difficulty(&setup)?;
        Ok(setup)
    }

    fn setups(&self, players: usize) -> Vec<Setup> {
        if players == 1 { self.solo_setups() } else { Setup::all(players) }
    }

    fn seats(&self, setup: &Setup) -> usize {
        setup.players.into()
    }

    fn longest(&self, setup: &Setup) -> usize {
        /// A turn is a handful of decisions; windows end because every tool in them wears out.
        const TURN: usize = 120;
        const TURNS: usize = 4 * 5;
        const SETUP_AND_TRIALS: usize = 4 * 40;
        // The Widow's turn asks the human too.
        usize::from(setup.players.max(2)) * (TURNS * TURN + SETUP_AND_TRIALS)
    }

    fn start(&self, setup: &Setup, dice: &mut impl Dice, events: &mut impl Events<Event>) -> Result<State, SetupError> {
        setup.check()?;
        self.check_difficulty(setup)?;
        Ok(self.lay_out(*setup, dice, events))
    }

    fn deciding(&self, state: &State) -> Seats {
        state.asked
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut MoveList<Move>) {
        if !state.asked.contains(seat) {
            return;
        }
        let scene = self.scene(state);
        match state.stage {
            Progress::Draft(round) => scene.draft_moves(seat, round, moves),
            Progress::ReturnThird => scene.third_moves(seat, moves),
            Progress::Prologue => scene.prologue_moves(seat, moves),
            Progress::ChooseCards => scene.hand(seat).for_each(|action| moves.push(Move::Card(action))),
            Progress::Agenda => {
                if let Some(&Task::Ask(question)) = state.agenda.last() {
                    scene.legal(question, moves);
                }
            }
            Progress::Over => {}
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        Play { rules: self, s: state, dice, events, purpose: Purpose::Play }.go_on(seat, m);
    }

    fn apply_and_list(
        &self,
        state: &mut State,
        seat: Seat,
        m: Move,
        dice: &mut impl Dice,
        events: &mut impl Events<Event>,
        moves: &mut MoveList<Move>,
    ) -> Option<Seat> {
        Play { rules: self, s: state, dice, events, purpose: Purpose::PlayOn(moves) }.go_on(seat, m);
        if state.stage == Progress::Agenda { state.asked.first() } else { self.list_first(state, moves) }
    }

    fn refuse(&self, state: &State, seat: Seat, m: Move) -> Illegal {
        self.scene(state).why_not(seat, m)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(&self.scene(state), viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        imagine::imagine(&self.scene(state), viewer, dice)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        let scene = self.scene(state);
        if scene.is_solo() { scene.solo_points() } else { scene.score_of(seat).total() }
    }

    fn round(&self, state: &State) -> usize {
        state.board.season as usize
    }

    fn places(&self, state: &State) -> Option<Places> {
        let scene = self.scene(state);
        if scene.is_solo() { scene.solo_places() } else { scene.final_places() }
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        let scene = self.scene(state);
        if scene.is_solo() { scene.solo_sheet() } else { scene.score_of(seat).sheet() }
    }
}
