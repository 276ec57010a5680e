//! How a state is written down. The state is its own position: its fields have readable names and its pieces are written as
//! words.

use crate::Septima;
use crate::state::{Progress, State};
use coven_engine::{Broken, Coverage, Seats, Stage};

impl Stage for Septima {
    type Position = State;

    fn position(&self, state: &State) -> State {
        *state
    }

    fn coverage(&self, games: u64, seed: u64) -> Coverage {
        crate::coverage::coverage(self, games, seed)
    }

    /// A position that is set up by hand may leave out what the game would have filled in by then: the answers of a
    /// simultaneous choice that has just begun, and the traces of a draft that is skipped.
    fn stage(&self, mut position: State) -> Result<State, Broken> {
        let players = position.covens.len();
        if position.stage == Progress::ChooseCards && position.secret.chosen.len() != players {
            position.secret.chosen = position.covens.iter().map(|_| None).collect();
            position.asked = Seats::all(players);
        }
        let drafting = matches!(position.stage, Progress::Draft(_) | Progress::ReturnThird);
        let is_undone = position.secret.draft.third.iter().any(Option::is_none);
        if !drafting && is_undone {
            position.secret.draft = Default::default();
        }
        if !drafting && position.stage != Progress::Prologue {
            position.secret.prologue.clear();
            position.covens.iter_mut().for_each(|coven| coven.prologue.clear());
        }
        self.check(&position)?;
        Ok(position)
    }

    fn check(&self, state: &State) -> Result<(), Broken> {
        self.scene(state).check()
    }
}
