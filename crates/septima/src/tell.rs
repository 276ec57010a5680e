//! How the game is told to people.

use crate::Septima;
use crate::events::Event;
use crate::moves::Move;
use crate::state::State;
use crate::view::View;
use coven_engine::{Phrase, Prompt, Seat, Tell};

impl Tell for Septima {
    fn prompt(&self, _: &State, _: Seat) -> Prompt {
        Prompt { phrase: Phrase::new("x"), rule: "SEP-GEN-1" }
    }
    fn tell_move(&self, _: &State, _: Seat, _: Move) -> Phrase {
        Phrase::new("x")
    }
    fn tell_event(&self, _: &Event) -> Phrase {
        Phrase::new("x")
    }
    fn tell_view(&self, _: &View) -> Vec<Phrase> {
        Vec::new()
    }
}
