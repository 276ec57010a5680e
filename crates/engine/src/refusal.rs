//! How bad input is refused: a stable code, the rule that speaks against it, and nothing changed.

use crate::seat::Seat;

/// A move that the rules do not allow. The state is untouched.
///
/// `code` never changes its meaning once published; the sentence for it stands in the Fluent files under
/// `refused-<code>`. `rule` is the id of the rule that answers "why can't I do this?".
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{code} ({rule})")]
pub struct Illegal {
    pub code: &'static str,
    pub rule: &'static str,
}

impl Illegal {
    pub const fn new(code: &'static str, rule: &'static str) -> Self {
        Illegal { code, rule }
    }

    /// The game is over.
    pub const GAME_OVER: Illegal = Illegal::new("game-over", "TABLE-OVER");
    /// It is not this seat's decision.
    pub const NOT_ASKED: Illegal = Illegal::new("not-asked", "TABLE-ASKED");
    /// The answer does not fit the question that is being asked.
    pub const OTHER_QUESTION: Illegal = Illegal::new("other-question", "TABLE-ASKED");
    /// The answer fits the question, but the position does not allow it.
    pub const NOT_POSSIBLE: Illegal = Illegal::new("not-possible", "TABLE-LEGAL");
    /// The game has no structured table talk.
    pub const NO_TALK: Illegal = Illegal::new("no-talk", "TABLE-TALK");
}

/// A table that cannot be set up as agreed. `code` has its sentence under `setup-<code>`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{code}: {detail} ({rule})")]
pub struct SetupError {
    pub code: &'static str,
    pub rule: &'static str,
    /// The part of the input that was wrong, as it was given.
    pub detail: String,
}

impl SetupError {
    pub fn new(code: &'static str, rule: &'static str, detail: impl ToString) -> Self {
        SetupError { code, rule, detail: detail.to_string() }
    }
}

/// Text that is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{text}' is not a move: {reason}")]
pub struct BadNotation {
    pub text: String,
    pub reason: String,
}

impl BadNotation {
    pub fn new(text: &str, reason: impl ToString) -> Self {
        BadNotation { text: text.to_owned(), reason: reason.to_string() }
    }
}

/// A position that no game can reach: the invariant that it breaks, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the position breaks {rule}: {what}")]
pub struct Broken {
    pub rule: &'static str,
    pub what: String,
}

impl Broken {
    pub fn new(rule: &'static str, what: impl ToString) -> Self {
        Broken { rule, what: what.to_string() }
    }
}

/// Why an undo is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotUndo {
    #[error("seat {0} has made no move that could be taken back")]
    NothingToUndo(Seat),
    #[error("a die was thrown or a card was drawn since")]
    CrossesChance,
    #[error("something hidden became known since")]
    CrossesRevelation,
    #[error("it would change what another seat is asked")]
    ChangesWhoDecides,
}

impl CannotUndo {
    /// The stable code; its sentence stands in the Fluent files under `refused-<code>`.
    pub const fn code(self) -> &'static str {
        match self {
            CannotUndo::NothingToUndo(_) => "undo-nothing",
            CannotUndo::CrossesChance => "undo-chance",
            CannotUndo::CrossesRevelation => "undo-revealed",
            CannotUndo::ChangesWhoDecides => "undo-others",
        }
    }
}
