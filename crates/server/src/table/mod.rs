//! A table of the server: the game, and who sits at it. Everything follows from the lines of its journal.

mod acts;
mod card;
mod clock;
mod deadline;
mod desk;
mod entry;
mod eyes;
mod happened;
mod holds;
mod meeting;
mod prepared;
mod rating;
mod screen;
mod seen;
mod whole;

pub use acts::{Act, Refusal};
pub use card::{ListedSeat, ListedTable, given_up};
pub use clock::Clock;
pub use deadline::{Agreed, Deadline, HoursOf};
pub use desk::{BOT_NAMES, Chair, ChatLine, Desk, Kept, LoadError, Progress, STAND_IN};
pub use entry::{Contest, Dealt, Entry, Founding, Guest, KnownBy, Meeting, OfClub, Sitter, Why, Written};
pub use happened::{Event, Happened, Kind};
pub use holds::Hold;
pub use prepared::{Dropped, OfPrepared, Outcome, PreparedCase, PreparedList, Told, Touched, Word};
pub use seen::{
    ChoiceText, InvitationShown, Position, PreparedOutcome, PromptShown, PromptText, Question, Remark, ResultShown, SeatShown,
    SheetLineShown, SheetShown, SitterKind, TableSeen, TableShown, TableUpdate, level_schema, story,
};
pub use whole::OwnMoves;
