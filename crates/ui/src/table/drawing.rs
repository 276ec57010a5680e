//! A table drawn for one viewer: the parts of its page.

use crate::fragment::Parts;
use crate::page::Layout;

/// What every table's drawing can do.
pub trait Drawing {
    /// Every part, and of the story its last chapters.
    fn parts_with_log(&self, chapters: usize) -> Parts;

    /// The parts, each in its place on the table's page.
    fn layout(&self) -> Layout;

    /// A move may end a turn and a round and begin the next: it adds to the last chapter and opens a few more.
    fn chapters_of_a_move(&self) -> usize {
        5
    }

    /// All parts of the page that can change.
    fn parts(&self) -> Parts {
        self.parts_with_log(usize::MAX)
    }

    /// The parts that a move may have changed: all but the earlier chapters of the story. This is what follows a move.
    fn latest(&self) -> Parts {
        self.parts_with_log(self.chapters_of_a_move())
    }
}
