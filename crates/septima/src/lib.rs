//! Septima: covens of witches collect, brew, heal and plead through four seasons, in basic and full mode, for two to four
//! players, with the deterministic variant; and for one against the Black Widow.
//!
//! # Design
//!
//! **The state is flat** ([`state`]): bitsets and short lists, no heap. What lies open (`board`, `covens`, `turn`) is kept apart
//! from what is `secret`; a [`view`] hands out the open parts as they are. What follows from other things is not stored:
//! supplies, hands and decks are what is left over. Chance is drawn when it is needed, so decks have no hidden order; the
//! witch pile alone knows three layers, because the rules put known tiles on top of it and under it.
//!
//! **The agenda is an explicit stack** of [`task`]s: a `Deed` happens, a `Question` asks the acting coven. Phases push
//! turns, turns push steps, effects push effects; the top is what happens next or what is being asked. [`play`] works it off
//! up to the next real choice: a question with one answer answers itself, one with none is dropped. Choices that all covens
//! make at once (draft, Prologue, action cards) are stages of their own.
//!
//! **Everything with an effect is a [`Card`](card::Card)**: potions, buildings, spells and witches, one short item each, in
//! one file for each family. A card can hook into the game in these ways and no others:
//!
//! | hook | when |
//! | --- | --- |
//! | `effect` | it is used in a window, or cast |
//! | `usable` | whether it can be, beyond action, window and limit, which are in the data |
//! | `question` | a question that only it asks; `table.ask(memo)` puts it on the agenda |
//! | `changes` | an [`Amount`](card::Amount) of the rules is asked for while it is in force |
//! | `reacts` | a [`Moment`](card::Moment) comes while it is in force |
//! | `exit` | whether it leads away from a shared space (SEP-MOVE-4) |
//! | `ends` | its permanent effect ends |
//!
//! Cards never roll dice and never tell events: they queue tasks. So their hooks are plain functions in one table, and the
//! generic code (dice, events) knows no card. Adding a spell means one item in `spells/` and one table in `data.toml`.
//!
//! **In force** ([`scene`]) means: a witch in the coven (or set aside, or borrowed) whose action is the card played; a spell
//! that was cast and still runs; a building next to the Leader in a turn with its action. The amounts and moments are few,
//! and each is asked for in one place of the chapter that owns it.
//!
//! **Shared spaces** ([`legal`], [`movement`]): while a Leader stands on another's space, every answer is tried out in a copy of
//! the state up to the next question, and offered only if afterwards the Leader is free or still owns an exit.
//!
//! **Chapters**: [`setup`], [`draft`], [`prologue`] · [`season`], [`turn`] · [`actions`], [`brew`], [`heal`], [`ritual`],
//! [`spellbook`], [`favours`] · [`suspicion`], [`hunters`], [`trials`], [`scoring`] · alone: [`widow`]. The cards: [`potions`], [`spells`],
//! [`witches`], [`buildings`]. The edges: [`data`], [`load`] and [`components`] (TOML), [`moves`] (notation), [`view`], [`imagine`],
//! [`position`] and
//! [`invariants`], [`refuse`], [`tell`] (phrases), [`outlook`] (what a person would work out
//! before deciding), [`coverage`].

#![forbid(unsafe_code)]

pub mod actions;
pub mod brew;
pub mod buildings;
pub mod card;
pub mod components;
pub mod coverage;
pub mod data;
pub mod draft;
pub mod events;
pub mod favours;
pub mod heal;
pub mod hunters;
pub mod imagine;
pub mod invariants;
pub mod knowledge;
pub mod legal;
pub mod load;
pub mod map;
pub mod movement;
pub mod moves;
pub mod objectives;
pub mod outlook;
pub mod pile;
pub mod places;
pub mod play;
pub mod position;
pub mod potions;
pub mod prologue;
pub mod refuse;
pub mod rewards;
pub mod ritual;
pub mod scene;
pub mod scoring;
pub mod season;
pub mod set;
pub mod setup;
pub mod spellbook;
pub mod spells;
pub mod state;
pub mod suspicion;
pub mod table;
pub mod task;
pub mod tell;
pub mod trials;
pub mod turn;
pub mod view;
pub mod widow;
pub mod witches;
pub mod words;

pub use components::Septima;
pub use events::Event;
pub use moves::Move;
pub use state::{Setup, State};
pub use view::View;

use coven_engine::{
    About, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, Rules, Seat, Seats, SetupError, Sheet,
    Variant, Viewer,
};
use play::Play;
use scene::Scene;
use state::Stage;
use task::Task;

static ABOUT: About = About {
    id: "septima",
    title: "Septima",
    seats: 1..=4,
    versions: 1..=1,
    rule_prefix: "SEP",
    rulebook: include_str!("../rules.md"),
    data: include_str!("../data.toml"),
    texts: &[
        ("en", include_str!("../text/en.ftl")),
        ("it", include_str!("../text/it.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
    ],
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
    // The setup takes five answers, and each moon phase about ten.
    first_game: FirstGame { players: 2, variants: &["basic"], answers: 30 },
};

impl Septima {
    pub(crate) fn scene<'a>(&'a self, s: &'a State) -> Scene<'a> {
        Scene { rules: self, s }
    }
}

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
            Stage::Draft(round) => scene.draft_moves(seat, round, moves),
            Stage::ReturnThird => scene.third_moves(seat, moves),
            Stage::Prologue => scene.prologue_moves(seat, moves),
            Stage::ChooseCards => scene.hand(seat).for_each(|action| moves.push(Move::Card(action))),
            Stage::Agenda => {
                if let Some(&Task::Ask(question)) = state.agenda.last() {
                    scene.legal(question, moves);
                }
            }
            Stage::Over => {}
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        let mut play = Play { rules: self, s: state, dice, events, foresight: false };
        match (play.s.stage, m) {
            (Stage::Draft(round), Move::Keep(witch)) => play.keep_tile(seat, round, witch),
            (Stage::ReturnThird, Move::Lose(witch)) => play.return_third(seat, witch),
            (Stage::Prologue, _) => play.answer_prologue(seat, m),
            (Stage::ChooseCards, Move::Card(action)) => play.choose_card(seat, action),
            (Stage::Agenda, _) => {
                if let Some(Task::Ask(question)) = play.s.agenda.pop() {
                    play.answer(question, m);
                }
            }
            _ => return,
        }
        play.run();
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

    fn places(&self, state: &State) -> Option<Places> {
        let scene = self.scene(state);
        if scene.is_solo() { scene.solo_places() } else { scene.final_places() }
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        let scene = self.scene(state);
        if scene.is_solo() { scene.solo_sheet() } else { scene.score_of(seat).sheet() }
    }
}
