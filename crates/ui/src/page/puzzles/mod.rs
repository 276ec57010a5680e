//! Puzzles: the lists, each puzzle as a question, and those of the day. A page follows from its address; what a solver has answered is
//! kept with the account, or else by the browser.

mod attempts;
mod list;
mod puzzle;
mod today;

pub use attempts::Attempts;
pub use list::{Filter, PuzzlesOf, puzzles, puzzles_of};
pub use puzzle::{Given, PuzzlePage, asked, puzzle, told};
pub use today::{TodayPage, shared, today};
