//! Where a table lives. The screens and the loop know no more of it than this.

use crate::seen::Seen;

/// A table: in this program, in a record, or at a server. What goes wrong is told in one sentence, in the language of the screen.
pub trait Host {
    /// What the person at the screen may see now.
    fn seen(&self) -> Seen;

    /// Lets computer players think and streams be read; true if there is something new to see. It never waits.
    fn attend(&mut self) -> bool;

    /// Whether something may come at any moment, so that [`Host::attend`] should be called soon again.
    fn is_busy(&self) -> bool;

    /// Makes one of the listed choices.
    fn play(&mut self, notation: &str) -> Result<(), String>;

    fn undo(&mut self) -> Result<(), String>;

    /// What a good player would consider, the best first: notation and words.
    fn hints(&mut self) -> Result<Vec<(String, String)>, String>;

    /// Who has to come to the screen before anything may be shown; none if the right person is there.
    fn curtain(&self) -> Option<String> {
        None
    }

    /// The person behind the curtain is there.
    fn draw_curtain(&mut self) {}

    /// Goes to another moment of a game that is told again.
    fn scrub(&mut self, _step: Step) {}

    /// Looks through the next pair of eyes, where that is allowed.
    fn change_eyes(&mut self) {}

    /// Says something beside the game, or in the game's own words.
    fn speak(&mut self, _text: &str) -> Result<(), String>;

    /// Somebody comes back to this table from another one.
    fn come_back(&mut self) -> Result<(), String> {
        Ok(())
    }

    /// Tables that were opened from this one.
    fn opened(&mut self) -> Vec<Box<dyn Host>> {
        Vec::new()
    }

    /// The screen is left. Gives what is to be said afterwards.
    fn close(&mut self) -> Vec<String> {
        Vec::new()
    }
}

/// A step in a game that is told again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Back,
    On,
    RoundBack,
    RoundOn,
    First,
    Last,
    /// The moves about which something was found out.
    RemarkBack,
    RemarkOn,
    /// A place in the game, in thousandths of its moves.
    To(u16),
}
