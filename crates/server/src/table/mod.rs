//! A table of the server: the game, and who sits at it. Everything follows from the lines of its journal.

mod acts;
mod card;
mod clock;
mod desk;
mod entry;
mod shown;

pub use acts::{Act, Refusal};
pub use clock::Clock;
pub use desk::{BOT_NAMES, Chair, Desk, Happened, Kept, LoadError, STAND_IN, Said, Stage};
pub use entry::{Entry, Founding, Sitter, Why, Written};
pub use shown::{Position, Question, SeatShown, TableShown, question, story, update, whole};
