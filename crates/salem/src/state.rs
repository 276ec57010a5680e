//! Everything there is, hidden things included, in one flat block.

use crate::cards::{Building, Character, EventCard};
use crate::data::{MAX_HAND, MAX_SYMBOLS, ROUNDS};
use crate::deck::{Deck, EventDeck, Lying};
use crate::town::{Cube, Lot, Town};
use coven_engine::Few;
use coven_engine::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Cards in the order in which they were dealt; that order decides in which order two discards go under (NSM-DISC-2).
pub type Hand = Few<Building, MAX_HAND>;

/// NSM-EVT-LAND-GRANT: how many cards the Constable looks at.
pub const GRANT_CARDS: usize = 3;

/// The deepest stack of pending decisions: one removal for each of eight seats, and what waits beneath.
const DEEPEST: usize = 16;

/// A seat's sealed answer while others still choose (NSM-DP-PICK, NSM-DP-DISCARD).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Build(Building),
    Redraw,
}

/// A Pillory or Sanctuary in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    pub seat: Seat,
    /// The round in which it was given; at the end of the next it goes back (NSM-REND-3).
    pub since: u8,
}

/// Where Despair may be removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    /// Any building of the town (NSM-RUL-1).
    Town,
    /// Each time another building (NSM-EVT-PRAYER).
    Apart,
    /// The buildings of one player (NSM-EVT-EXORCISM).
    At(Seat),
}

/// A time in which Hope may be given to the Constable (NSM-DP-GIFTS).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiftWindow {
    /// Who is being asked: all who were asked and have not said `done`.
    #[serde(with = "seats")]
    pub waiting: Seats,
    /// Who gave since these seats were asked.
    #[serde(with = "seats", default)]
    pub givers: Seats,
    /// Cubes given in this window; they are the Constable's already.
    pub given: u8,
    pub last_call: bool,
}

/// What is to be done next. Tasks wait on a stack; the top one is what is being asked. Those without a question are
/// done at once by `play::settle`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// Phase 1A.
    #[default]
    Deal,
    /// Phases 1B and 1C: what the size of the hands demands.
    Build,
    Pick {
        #[serde(with = "seats")]
        waiting: Seats,
    },
    Discard {
        #[serde(with = "seats")]
        waiting: Seats,
    },
    Remove {
        seat: Seat,
        left: u8,
        from: Where,
    },
    /// Phase 2.
    DrawEvent,
    /// A tenure begins (phase 3).
    Tenure,
    Announce,
    Gifts(GiftWindow),
    Place {
        seat: Seat,
        left: u8,
        cube: Cube,
    },
    Decide,
    Pay {
        left: u8,
    },
    /// The event is paid for; its text is carried out.
    Effect(EventCard),
    ChoosePlayers {
        event: EventCard,
        #[serde(with = "seats")]
        chosen: Seats,
    },
    ChooseBuilding(EventCard),
    BarterFor {
        own: Lot,
    },
    BarterOwn,
    GrantBuild,
    GrantUnder,
    Winter {
        #[serde(with = "seats")]
        waiting: Seats,
    },
    /// The triggered card goes where it belongs and is replaced.
    PutAway(EventCard),
    /// Who may be chosen as the new Constable is looked at.
    Succession,
    Appoint,
    /// The new Constable has the Hope; badges may go back.
    Badges,
    /// Phase 4.
    EndRound,
}

impl Task {
    /// Whether every seat that the task names sits at a table of that size.
    pub(crate) fn fits(self, players: usize) -> bool {
        let everybody = Seats::all(players);
        match self {
            Task::Pick { mut waiting } | Task::Discard { mut waiting } | Task::Winter { mut waiting } => {
                waiting.all(|seat| everybody.contains(seat))
            }
            Task::Gifts(GiftWindow { mut waiting, mut givers, .. }) => {
                waiting.all(|seat| everybody.contains(seat)) && givers.all(|seat| everybody.contains(seat))
            }
            Task::Remove { seat, from: Where::At(owner), .. } => everybody.contains(seat) && everybody.contains(owner),
            Task::Remove { seat, .. } | Task::Place { seat, .. } => everybody.contains(seat),
            Task::ChoosePlayers { mut chosen, .. } => chosen.all(|seat| everybody.contains(seat)),
            _ => true,
        }
    }
}

pub type Tasks = Few<Task, DEEPEST>;

/// The state of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) players: u8,
    pub(crate) announce: bool,
    pub(crate) round: u8,
    pub(crate) constable: Seat,
    pub(crate) badges: Seats,
    pub(crate) on_trial: Seats,
    /// Characters turned up for good (NSM-RUL-28).
    pub(crate) face_up: Seats,
    pub(crate) pillory: Option<Held>,
    pub(crate) sanctuary: Option<Held>,
    pub(crate) characters: [Character; MAX_SEATS],
    /// Whose character each seat was shown by an event. That it happened is public (NSM-EVT-1).
    pub(crate) seen: [Seats; MAX_SEATS],
    pub(crate) town: Town,
    pub(crate) hands: [Hand; MAX_SEATS],
    /// How often the hands were passed on since they were dealt. Each of them is known to that number of seats to its right.
    pub(crate) passes: u8,
    pub(crate) answers: [Option<Answer>; MAX_SEATS],
    pub(crate) deck: Deck,
    pub(crate) events: EventDeck,
    pub(crate) row: Few<EventCard, ROUNDS>,
    /// The cards that a Land Grant took up.
    pub(crate) grant: Few<Lying, GRANT_CARDS>,
    /// Slots that a Day of Prayer has used: owner and position.
    pub(crate) prayed: Few<(Seat, u8), { MAX_SYMBOLS as usize }>,
    /// How often the Constable of this tenure asked for gifts, and called the end.
    pub(crate) asks: u8,
    pub(crate) last_calls: u8,
    pub(crate) tasks: Tasks,
}

impl State {
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    pub(crate) fn everybody(&self) -> Seats {
        Seats::all(self.players())
    }

    pub(crate) fn others(&self) -> Seats {
        self.everybody().without(self.constable)
    }

    /// Clockwise, beginning with the Constable.
    pub(crate) fn constable_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.constable.round(self.players())
    }

    /// The seats that have held the hand that now is with `holder`, the holder included (NSM-INFO-3).
    pub(crate) fn knowers_of_hand(&self, holder: Seat) -> Seats {
        let players = self.players();
        let first = (holder.index() + players - usize::from(self.passes) % players) % players;
        Seat(first as u8).round(players).take(usize::from(self.passes) + 1).collect()
    }

    pub(crate) fn in_pillory(&self, seat: Seat) -> bool {
        self.pillory.is_some_and(|held| held.seat == seat)
    }

    pub(crate) fn in_sanctuary(&self, seat: Seat) -> bool {
        self.sanctuary.is_some_and(|held| held.seat == seat)
    }

    pub(crate) fn task(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    /// What is asked changes without a new question: fewer wait, fewer cubes are left.
    pub(crate) fn replace_task(&mut self, task: Task) {
        if let Some(top) = self.tasks.last_mut() {
            *top = task;
        }
    }
}

/// Seats as a list of numbers.
pub(crate) mod seats {
    use coven_engine::{Seat, Seats};
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*seats)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let list = Vec::<Seat>::deserialize(deserializer)?;
        match list.iter().find(|seat| seat.index() >= coven_engine::MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no seat {seat}"))),
            None => Ok(list.into_iter().collect()),
        }
    }
}
