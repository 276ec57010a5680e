//! Everything there is on the table, hidden things included.

use crate::pieces::{
    Cloud, EventCard, ForestTile, HillTile, MOST_CLOUD_SPACES, MountainTile, Region, RegionSet, Resource, Role, RoleSet,
};
use crate::setup::Setup;
use coven_engine::{Seat, Seats, Stack, named};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MOST_PLAYERS: usize = 5;

/// How deep decisions can nest: three mountains, two gusts and two moves of a tile, each with its own question, and some room.
pub const DEEPEST: usize = 16;

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub setup: Setup,
    /// From 1.
    pub round: u8,
    pub event: EventCard,
    /// Events revealed so far, the present one included, as bits.
    pub events_seen: u16,
    /// The face-up bewitched roles of this round.
    pub bewitched: RoleSet,
    /// What is left of the bewitched deck. Its order is drawn when it is needed (BRM-INFO-3).
    pub bewitched_deck: RoleSet,
    pub clouds: [Option<Cloud>; MOST_CLOUD_SPACES],
    /// The regions that hold a cloud; follows from `clouds`.
    pub clouded: RegionSet,
    /// Round towers that hold a potion, as bits of their index.
    pub occupied: u64,
    pub mountain_tiles: [Option<MountainTile>; 3],
    pub forest_tiles: [Option<ForestTile>; 4],
    pub hill_tiles: [Option<HillTile>; 4],
    /// Who led the first turn of this round.
    pub first_leader: Seat,
    /// Who leads this turn, or leads next.
    pub leader: Seat,
    /// The role of this turn; none between turns.
    pub role: Option<Role>,
    /// BRM-RUL-6: the role was led before in this round, so nothing happens.
    pub spent_role: bool,
    /// Seats that still get their chance in this turn.
    pub to_come: u8,
    /// Who declared brave last in this turn.
    pub holder: Option<Seat>,
    /// Who declared brave last in this round.
    pub last_brave: Option<Seat>,
    /// Roles led in this round.
    pub led: RoleSet,
    pub players: [Player; MOST_PLAYERS],
    /// What comes when nothing is pending.
    pub flow: Flow,
    pub pending: Stack<Pending, DEEPEST>,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    /// Points by where they came from; the track shows their sum.
    pub tallies: [i16; Tally::ALL.len()],
    pub stock: [u8; 4],
    pub pawns: [Region; 2],
    /// Hidden: chosen roles not yet laid.
    pub hand: RoleSet,
    /// Roles laid in this round.
    pub laid: RoleSet,
    /// Those of them that were declared brave.
    pub brave: RoleSet,
    /// BRM-INFO-5: roles that a pass proved not to have been chosen in this round.
    pub denied: RoleSet,
    /// How many roles the player chooses in this round.
    pub hand_size: u8,
    /// Sealed: the answer to More or Less.
    pub number: Option<u8>,
    /// Sealed: resources enclosed for Full Hands.
    pub offer: [u8; 4],
    /// How many of the four questions of Full Hands are answered.
    pub offered: u8,
    pub bolts: u8,
    /// Collected clouds, as bits.
    pub clouds: u32,
    /// Mountains whose amulet the player has taken, as bits.
    pub amulets: u8,
    /// Forest tiles kept, by kind.
    pub forest_tiles: [u8; ForestTile::ALL.len()],
}

named! {
    /// Where points came from.
    pub enum Tally {
        Start = "start",
        Towers = "towers",
        Roles = "roles",
        Storms = "storms",
        Tiles = "tiles",
        Events = "events",
        Bewitched = "bewitched",
    }
}

/// What comes next when no decision is pending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flow {
    /// Ask the owners of extra-card tiles, beginning with the n-th seat after the first leader.
    ExtraCards(u8),
    ChooseRoles,
    NextTurn,
    NextChance,
    BraveAction,
    EndOfTurn,
    EndOfRound,
    /// All at Once: ask the n-th seat after the first leader.
    AllAtOnce(u8),
    NextRound,
    Over,
}

/// A decision that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pending {
    /// BRM-DP-2, all together.
    #[default]
    Number,
    /// BRM-DP-3.
    ExtraCard { seat: Seat },
    /// BRM-DP-4, all together.
    Pick,
    /// BRM-DP-5.
    Lead { seat: Seat },
    /// BRM-DP-6.
    Follow { seat: Seat },
    /// BRM-DP-7.
    CowardlyMode { seat: Seat },
    /// BRM-DP-8, witch.
    Fly { seat: Seat, brave: bool },
    /// BRM-DP-8, after a brave witch has moved this pawn.
    DropOff { seat: Seat, pawn: u8 },
    /// BRM-DP-8, druid.
    Serve { seat: Seat, brave: bool },
    /// BRM-DP-8, gatherer.
    Gather { seat: Seat, brave: bool },
    /// BRM-DP-8, fairy.
    Weather { seat: Seat, brave: bool },
    /// BRM-DP-9. The pawn waits where it came from.
    Turbo { seat: Seat, pawn: u8, hills: Region, brave: bool },
    /// BRM-DP-10. `pawn` is the one whose arrival may still deliver.
    Arrival { seat: Seat, mountain: Region, pawn: u8, tile: bool, delivery: bool },
    /// BRM-DP-11, moves of a gust or a tile.
    FreeMoves { seat: Seat, left: u8 },
    /// BRM-DP-11, delivery of a parcel or a tile.
    FreeDelivery { seat: Seat },
    /// BRM-DP-11, dispelling with a tile.
    FreeDispel { seat: Seat },
    /// BRM-DP-12, all together.
    Offers,
    /// BRM-DP-13.
    Trade { seat: Seat },
}

impl State {
    pub fn seats(&self) -> usize {
        self.setup.players.into()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats that have to answer the question on top.
    pub fn deciding(&self) -> Seats {
        match self.pending.top() {
            None => Seats::NONE,
            Some(pending) => match pending.seat() {
                Some(seat) => Seats::only(seat),
                None => Seat::all(self.seats()).filter(|&seat| self.player(seat).has_to_answer(pending)).collect(),
            },
        }
    }

    /// The first of them.
    pub fn first_deciding(&self) -> Option<Seat> {
        let pending = self.pending.top()?;
        pending.seat().or_else(|| Seat::all(self.seats()).find(|&seat| self.player(seat).has_to_answer(pending)))
    }

    /// Whether a seat has to answer the question on top.
    pub fn asks(&self, seat: Seat) -> bool {
        self.pending.top().is_some_and(|pending| match pending.seat() {
            Some(asked) => asked == seat,
            None => seat.index() < self.seats() && self.player(seat).has_to_answer(pending),
        })
    }
}

impl Pending {
    /// The seat that is asked; none where all are asked together.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Pending::Number | Pending::Pick | Pending::Offers => None,
            Pending::ExtraCard { seat }
            | Pending::Lead { seat }
            | Pending::Follow { seat }
            | Pending::CowardlyMode { seat }
            | Pending::Fly { seat, .. }
            | Pending::DropOff { seat, .. }
            | Pending::Serve { seat, .. }
            | Pending::Gather { seat, .. }
            | Pending::Weather { seat, .. }
            | Pending::Turbo { seat, .. }
            | Pending::Arrival { seat, .. }
            | Pending::FreeMoves { seat, .. }
            | Pending::FreeDelivery { seat }
            | Pending::FreeDispel { seat }
            | Pending::Trade { seat } => Some(seat),
        }
    }

    /// The pawn that the question is about, where it is about one.
    pub fn pawn(self) -> Option<u8> {
        match self {
            Pending::DropOff { pawn, .. } | Pending::Turbo { pawn, .. } | Pending::Arrival { pawn, .. } => Some(pawn),
            _ => None,
        }
    }
}

impl Player {
    /// The points on the track.
    pub fn points(&self) -> i16 {
        self.tallies.iter().sum()
    }

    pub fn has(&self, resource: Resource) -> u8 {
        self.stock[resource.index()]
    }

    pub fn resources(&self) -> u16 {
        self.stock.iter().copied().map(u16::from).sum()
    }

    /// Whether one of the questions that all answer together is still open for this player.
    pub fn has_to_answer(&self, pending: Pending) -> bool {
        match pending {
            Pending::Number => self.number.is_none(),
            Pending::Pick => self.still_picks(),
            Pending::Offers => usize::from(self.offered) < Resource::ALL.len(),
            _ => false,
        }
    }

    pub fn still_picks(&self) -> bool {
        self.hand.len() < self.hand_size
    }

    pub fn owns(&self, tile: ForestTile) -> bool {
        self.forest_tiles[tile.index()] > 0
    }
}
