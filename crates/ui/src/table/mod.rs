//! What every drawn table has: a question with its answers, a line that asks it, a story in chapters, and an end with sheet
//! and chart. Each game's module fills these with its own things.

mod asked;
mod drawing;
mod drawn;
mod end;
mod flight;
mod gesture;
mod moment;
mod outcome;
mod prompt;
mod story;

pub use asked::{Asked, Choice};
pub use drawing::Drawing;
pub(crate) use drawn::texts;
pub use drawn::{DrawnGame, GameDrawing};
pub use end::{End, TieBreak, history_chart, score_sheet, score_sheet_of, sheet_lines};
pub use flight::{Flight, flights};
pub use gesture::Gesture;
pub use moment::{Moment, moments, nth};
pub use outcome::{victory, winners};
pub use prompt::{PromptLine, waiting};
pub use story::{Chapter, LogLine, Showing, chapter, chapters, fresh, latest, latest_of, latest_told, log};

use crate::Speak;
use coven_engine::{Game, Rules, Tell, Viewer};
use maud::{Markup, html};

/// How a viewer wants the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wish {
    /// Explain every question, for somebody who plays for the first time.
    pub coach: bool,
}

/// What a drawing shows besides the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// The viewer's last move can be taken back.
    pub can_undo: bool,
    /// Explain every question to somebody who plays for the first time.
    pub coach: bool,
}

impl Manner {
    pub fn of<R: Rules>(game: &Game<R>, viewer: Viewer, wish: Wish) -> Manner {
        let can_undo = match viewer {
            Viewer::Seat(seat) => game.can_undo(seat).is_ok(),
            Viewer::Spectator => false,
        };
        Manner { can_undo, coach: wish.coach }
    }
}

/// The whole table as sentences, for screen readers and for whoever wants to read it.
pub fn in_words<R: Tell>(rules: &R, view: &R::View, speak: &Speak<'_>) -> Markup {
    html! {
        details #words.sheet {
            summary { (speak.word("page-table-in-words")) }
            ul { @for line in rules.tell_view(view) { li { (speak.say(&line)) } } }
        }
    }
}
