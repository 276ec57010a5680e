//! How the game is told to people: phrases that name messages of the Fluent files, in no language yet.

pub(crate) mod events;
mod moves;
pub(crate) mod names;
mod prompts;
mod rewards;
mod story;
pub(crate) mod view;

pub use names::Named;
pub use rewards::gift;
pub use view::objective_phrase;

use crate::events::Event;
use crate::moves::Move;
use crate::state::State;
use crate::view::View;
use crate::{Septima, scene::Scene};
use coven_engine::{Phrase, Prompt, Seat, SheetLine, Tell, Thing};

impl Tell for Septima {
    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        prompts::prompt(&self.scene(state), seat)
    }

    fn tell_move(&self, state: &State, seat: Seat, m: Move) -> Phrase {
        moves::tell(&Scene { rules: self, s: state }, seat, m)
    }

    /// The witches of the coven at the end.
    fn roles(&self, state: &State, seat: Seat, own: &[Move]) -> Vec<Phrase> {
        let witches = state.covens.get(seat.index()).filter(|_| !own.is_empty()).map(|coven| coven.witches);
        witches.into_iter().flatten().map(names::witch).collect()
    }

    fn tell_event(&self, event: &Event) -> Phrase {
        events::tell(event)
    }

    fn rule_of_event(&self, event: &Event, before: &[&Event]) -> Option<&'static str> {
        Some(story::rule(event, before))
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        view::tell(self, view)
    }

    fn things(&self) -> Vec<Thing> {
        self.all_things()
    }

    fn tell_line(&self, state: &State, _: Seat, line: &SheetLine) -> Phrase {
        let tribulation = crate::widow::tell::tell_line(&self.scene(state), &line.key);
        tribulation.unwrap_or_else(|| Phrase::new(format!("septima-sheet-{}", line.key)))
    }
}
