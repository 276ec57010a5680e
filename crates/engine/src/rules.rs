//! The contract that every game fulfils. `testing` checks each sentence of it by random play.

use crate::about::About;
use crate::coach::Coach;
use crate::data::{DataError, DataSource};
use crate::dice::Dice;
use crate::encode::Encode;
use crate::events::Events;
use crate::knowledge::Knowledge;
use crate::moves::MoveList;
use crate::parts::InParts;
use crate::phrase::Phrase;
use crate::refusal::{BadNotation, Broken, Illegal, SetupError};
use crate::seat::{Seat, Seats, Viewer};
use crate::standing::{Places, Sheet, SheetLine, Standing};
use crate::things::{self, Thing};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

/// One game's rules. `&self` carries the component data (board, cards), so a table may use corrected data.
///
/// The rules are pure: what happens follows from the arguments alone.
pub trait Rules: Sized + Send + Sync + 'static {
    /// What the table agreed: seats, mode, variants.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Everything there is, hidden things included. Small and flat: random play copies and changes it without touching
    /// the heap.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// One decision of one seat, at most 8 bytes. `Display` and `FromStr` are its notation, and they agree.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = BadNotation> + Send + Sync;
    /// What one viewer may know. A type of its own that has no place for a secret.
    type View: Clone + PartialEq + Debug + Serialize + InParts + Send + 'static;
    /// What can happen. Equal events have equal hashes, so that a search can tell what a seat has heard.
    type Event: Clone + PartialEq + Debug + Hash + Serialize + Send + Sync;

    fn about() -> &'static About;

    /// Reads and checks the component data.
    fn load(source: &DataSource) -> Result<Self, DataError>;

    /// The hash of the component data; records carry it.
    fn data_hash(&self) -> &str;

    /// The rules as they were in a version of [`About::versions`], for games that began under it. A game whose older records
    /// replay under its present rules need not tell its versions apart.
    fn under(self: Arc<Self>, version: u32) -> Arc<Self> {
        let _ = version;
        self
    }

    /// The setup that a table gets when it asks for this number of players and these variants, named by single words.
    fn agree(&self, players: usize, variants: &[&str]) -> Result<Self::Setup, SetupError>;

    /// Every combination of variants that the rules allow for this number of players. Random play goes through all.
    fn setups(&self, players: usize) -> Vec<Self::Setup>;

    fn seats(&self, setup: &Self::Setup) -> usize;

    /// No game of this setup has more decisions than this.
    fn longest(&self, setup: &Self::Setup) -> usize;

    /// Lays the table out, up to the first decision. A setup that the rules forbid is refused with the reason.
    fn start(
        &self,
        setup: &Self::Setup,
        dice: &mut impl Dice,
        events: &mut impl Events<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// Who is being asked; several where the rulebook says simultaneously. Empty exactly when the game is over.
    fn deciding(&self, state: &Self::State) -> Seats;

    /// Writes every legal move of a deciding seat, each once. Never none for a deciding seat, a few hundred at most;
    /// nothing for a seat that is not asked. The list follows from what the seat may know.
    fn legal(&self, state: &Self::State, seat: Seat, moves: &mut MoveList<Self::Move>);

    /// Carries out a move that `legal` lists, up to the next decision. What it does with any other move is not
    /// specified (but it is no panic): whoever is not sure calls [`Rules::play`].
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        m: Self::Move,
        dice: &mut impl Dice,
        events: &mut impl Events<Self::Event>,
    );

    /// The same as [`Rules::apply`] and then [`Rules::legal`] for the first seat that is asked next, which is returned; none, and no
    /// moves, when the game is over.
    /// For whoever plays on move by move: what the rules had to look at anyway need not be worked out twice.
    fn apply_and_list(
        &self,
        state: &mut Self::State,
        seat: Seat,
        m: Self::Move,
        dice: &mut impl Dice,
        events: &mut impl Events<Self::Event>,
        moves: &mut MoveList<Self::Move>,
    ) -> Option<Seat> {
        self.apply(state, seat, m, dice, events);
        self.list_first(state, moves)
    }

    /// The first seat that is asked, with its legal moves.
    fn list_first(&self, state: &Self::State, moves: &mut MoveList<Self::Move>) -> Option<Seat> {
        moves.clear();
        let seat = self.deciding(state).first()?;
        self.legal(state, seat, moves);
        Some(seat)
    }

    /// Says why a move that `legal` does not list is not allowed. Called only for such moves of a deciding seat.
    fn refuse(&self, state: &Self::State, seat: Seat, m: Self::Move) -> Illegal;

    /// Checks a move and carries it out. A refused move leaves the state as it was.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        m: Self::Move,
        dice: &mut impl Dice,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Illegal> {
        let deciding = self.deciding(state);
        if deciding.is_empty() {
            return Err(Illegal::GAME_OVER);
        }
        if !deciding.contains(seat) {
            return Err(Illegal::NOT_ASKED);
        }
        let mut moves = MoveList::new();
        self.legal(state, seat, &mut moves);
        if !moves.contains(&m) {
            return Err(self.refuse(state, seat, m));
        }
        self.apply(state, seat, m, dice, events);
        Ok(())
    }

    /// Checks a statement of table talk and gives it back in its normal form. Talk is no decision and changes no state:
    /// any seat may speak at any time. A game without structured talk knows no statement.
    fn statement(&self, state: &Self::State, seat: Seat, text: &str) -> Result<String, Illegal> {
        let _ = (state, seat, text);
        Err(Illegal::NO_TALK)
    }

    /// What a viewer may know, with everything that a person would remember.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that the viewer cannot tell from the real one, drawn at random from all such states: the view and the
    /// viewer's legal moves are the same in both. It reads nothing that the view does not show, so imagining from an
    /// imagined state with the same dice gives the same result.
    fn imagine(&self, state: &Self::State, viewer: Viewer, dice: &mut impl Dice) -> Self::State;

    /// The points of a seat as they would be counted if the game ended now.
    fn points(&self, state: &Self::State, seat: Seat) -> i32;

    /// The round in which a state stands, for those who look back at a game; a game without rounds has one.
    fn round(&self, state: &Self::State) -> usize {
        let _ = state;
        0
    }

    /// The final places, once the game is over.
    fn places(&self, state: &Self::State) -> Option<Places>;

    /// The points of a seat line by line, as they would be counted if the game ended now.
    fn sheet(&self, state: &Self::State, seat: Seat) -> Sheet;

    /// Places and sheets, once the game is over.
    fn standing(&self, state: &Self::State) -> Option<Standing> {
        let places = self.places(state)?;
        let result = |seat: Seat| crate::standing::Result { seat, place: places.of(seat), sheet: self.sheet(state, seat) };
        Some(Seat::all(places.as_slice().len()).map(result).collect())
    }
}

/// How a state is written down and set up by hand: scenarios change it and look at it, snapshots keep it.
pub trait Stage: Rules {
    /// The whole state in readable form: names, not numbers.
    type Position: Serialize + DeserializeOwned;

    fn position(&self, state: &Self::State) -> Self::Position;

    /// The state that a position describes. A position that no game could reach is refused with the invariant that it
    /// breaks. For every state, `stage(position(state)) == state`.
    fn stage(&self, position: Self::Position) -> Result<Self::State, Broken>;

    /// The invariants of the specification. They hold in every reachable state.
    fn check(&self, state: &Self::State) -> Result<(), Broken>;

    /// How often random games make use of each thing, the unused included; empty for a game that does not count.
    fn coverage(&self, games: u64, seed: u64) -> Coverage {
        let _ = (games, seed);
        Coverage::new()
    }
}

/// How often each thing of a game was used, by name: `card 13`, `swap`.
pub type Coverage = BTreeMap<String, u64>;

/// What a seat is being asked.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Prompt {
    pub phrase: Phrase,
    /// The id of the rule that asks.
    pub rule: &'static str,
}

/// How a game is told to people, in no language yet.
pub trait Tell: Rules {
    /// What a deciding seat is being asked.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Prompt;

    /// What a legal move would do.
    fn tell_move(&self, state: &Self::State, seat: Seat, m: Self::Move) -> Phrase;

    fn tell_event(&self, event: &Self::Event) -> Phrase;

    /// The id of the rule by which an event happened, for whoever reads the story; none for a game that does not say. `before` is
    /// what the reader has heard before it, oldest first: the same thing may come of several rules.
    fn rule_of_event(&self, event: &Self::Event, before: &[&Self::Event]) -> Option<&'static str> {
        let _ = (event, before);
        None
    }

    /// The view as lines of text, from the most general to the viewer's own things.
    fn tell_view(&self, view: &Self::View) -> Vec<Phrase>;

    /// Cards and other things with a name that explain themselves, for whoever asks for one by its name. What the messages explain
    /// by their ids ([`of_messages`](crate::things::of_messages)) needs no more; texts with numbers in them do.
    fn things(&self) -> Vec<Thing> {
        things::of_messages(Self::about())
    }

    /// The roles, sides or companions that a seat played in a game that is over, each as often as it was played, by the messages that
    /// name them. `own` are the moves of the seat that count, in order. None in a game that has nothing of the kind.
    fn roles(&self, state: &Self::State, seat: Seat, own: &[Self::Move]) -> Vec<Phrase> {
        let _ = (state, seat, own);
        Vec::new()
    }

    /// What a line of a seat's score sheet stands for, once the game is over.
    fn tell_line(&self, state: &Self::State, seat: Seat, line: &SheetLine) -> Phrase {
        let _ = (state, seat);
        Phrase::new(format!("{}-sheet-{}", Self::about().id, line.key))
    }
}

/// A whole game: rules that can be staged, told, played well, taught and put into numbers.
pub trait WholeGame: Rules + Stage + Tell + Knowledge + Coach + Encode {}

impl<R: Rules + Stage + Tell + Knowledge + Coach + Encode> WholeGame for R {}
