//! What a line of the journal did to a table: what everybody who shows the table, or tells of it, goes by.

use coven_catalog::Tale;
use coven_engine::{Seat, Seats};
use schemars::JsonSchema;
use serde::Serialize;

/// What a line of the journal changed.
#[derive(Debug)]
pub struct Happened {
    pub event: Event,
    /// The seats that are asked now and were not asked before.
    pub newly_asked: Seats,
    /// The game ended with this line.
    pub ended: bool,
}

/// The entries of the journal, as they came out.
#[derive(Debug)]
pub enum Event {
    Claimed {
        seat: Seat,
    },
    Left {
        seat: Seat,
    },
    Placed {
        seat: Seat,
    },
    Handed {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    Rematched,
    Invited,
    Declined {
        seat: Seat,
    },
    Lapsed {
        seat: Seat,
    },
    Beside {
        seat: Seat,
    },
    /// Somebody's time is nearly over.
    Reminded {
        seat: Seat,
    },
    /// Somebody has until another moment.
    Postponed {
        seat: Seat,
    },
    /// At a shared screen somebody else looks now, or nobody.
    Curtain,
    Started {
        opening: Tale,
    },
    Moved {
        seat: Seat,
        tale: Tale,
    },
    TakenBack {
        seat: Seat,
    },
    Changed {
        seat: Seat,
    },
    /// In the game's own words, in their normal form.
    Stated {
        seat: Seat,
        statement: String,
    },
    Chat {
        name: String,
        text: String,
    },
    /// The table was given up.
    Closed,
    /// The rules have changed under the table, and refuse the line now.
    Void,
}

/// The name of an entry, as programs read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Claimed,
    Left,
    Placed,
    Handed,
    Returned,
    Rematched,
    Invited,
    Declined,
    Lapsed,
    Beside,
    Reminded,
    Postponed,
    Curtain,
    Started,
    Moved,
    TakenBack,
    Changed,
    Stated,
    #[serde(rename = "said")]
    Chat,
    Closed,
    Void,
}

impl Event {
    pub const fn kind(&self) -> Kind {
        match self {
            Event::Claimed { .. } => Kind::Claimed,
            Event::Left { .. } => Kind::Left,
            Event::Placed { .. } => Kind::Placed,
            Event::Handed { .. } => Kind::Handed,
            Event::Returned { .. } => Kind::Returned,
            Event::Rematched => Kind::Rematched,
            Event::Invited => Kind::Invited,
            Event::Declined { .. } => Kind::Declined,
            Event::Lapsed { .. } => Kind::Lapsed,
            Event::Beside { .. } => Kind::Beside,
            Event::Reminded { .. } => Kind::Reminded,
            Event::Postponed { .. } => Kind::Postponed,
            Event::Curtain => Kind::Curtain,
            Event::Started { .. } => Kind::Started,
            Event::Moved { .. } => Kind::Moved,
            Event::TakenBack { .. } => Kind::TakenBack,
            Event::Changed { .. } => Kind::Changed,
            Event::Stated { .. } => Kind::Stated,
            Event::Chat { .. } => Kind::Chat,
            Event::Closed => Kind::Closed,
            Event::Void => Kind::Void,
        }
    }

    /// Whose doing it was, or whose chair it is about.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Claimed { seat }
            | Event::Left { seat }
            | Event::Placed { seat }
            | Event::Handed { seat }
            | Event::Returned { seat }
            | Event::Declined { seat }
            | Event::Lapsed { seat }
            | Event::Beside { seat }
            | Event::Reminded { seat }
            | Event::Postponed { seat }
            | Event::Moved { seat, .. }
            | Event::TakenBack { seat }
            | Event::Changed { seat }
            | Event::Stated { seat, .. } => Some(*seat),
            Event::Rematched
            | Event::Invited
            | Event::Curtain
            | Event::Started { .. }
            | Event::Chat { .. }
            | Event::Closed
            | Event::Void => None,
        }
    }

    /// What the story gains.
    pub const fn tale(&self) -> Option<&Tale> {
        match self {
            Event::Started { opening: tale } | Event::Moved { tale, .. } => Some(tale),
            _ => None,
        }
    }

    /// The game itself may have changed.
    pub const fn changes_game(&self) -> bool {
        matches!(
            self,
            Event::Started { .. }
                | Event::Moved { .. }
                | Event::TakenBack { .. }
                | Event::Changed { .. }
                | Event::Closed
                | Event::Void
        )
    }

    /// Who sits where, or where the same people play again.
    const fn changes_seats(&self) -> bool {
        matches!(
            self,
            Event::Claimed { .. }
                | Event::Left { .. }
                | Event::Placed { .. }
                | Event::Beside { .. }
                | Event::Handed { .. }
                | Event::Returned { .. }
                | Event::Rematched
                | Event::Invited
                | Event::Declined { .. }
                | Event::Lapsed { .. }
        )
    }

    /// Somebody may look with other eyes now: who sits where, or for whom a chair is held, is another one.
    pub const fn changes_eyes(&self) -> bool {
        matches!(
            self,
            Event::Claimed { .. }
                | Event::Left { .. }
                | Event::Placed { .. }
                | Event::Beside { .. }
                | Event::Invited
                | Event::Declined { .. }
                | Event::Lapsed { .. }
        )
    }
}

impl Happened {
    /// A line that the rules refuse now.
    pub const fn void() -> Happened {
        Happened { event: Event::Void, newly_asked: Seats::NONE, ended: false }
    }

    /// What everybody is told of the table around the game has changed.
    pub const fn changes_table(&self) -> bool {
        self.changes_roster() || matches!(self.event, Event::Postponed { .. })
    }

    /// What lists show of the table has changed: who sits where, or how far the table is.
    pub const fn changes_roster(&self) -> bool {
        self.ended || self.event.changes_seats() || matches!(self.event, Event::Started { .. } | Event::Closed)
    }
}
