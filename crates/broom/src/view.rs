//! Chapter 13, information: what a viewer may know. The types here have no field for another seat's hidden cards.

use crate::Broom;
use crate::pieces::{
    Cloud, CloudSpace, EventCard, ForestTile, HillTile, MountainTile, Region, Resource, Role, RoleSet, Terrain, Tower,
};
use crate::setup::Setup;
use crate::state::{Flow, Pending, Player, State};
use coven_engine::{Rules, Seat, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The table as one viewer sees it (BRM-INFO-1, BRM-TURN-10).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    pub setup: Setup,
    pub round: u8,
    pub rounds: u8,
    pub event: EventCard,
    /// Events revealed so far, the present one included.
    pub events_seen: Vec<EventCard>,
    pub bewitched: RoleSet,
    /// What the bewitched deck still holds, for anyone who watched.
    pub bewitched_deck: RoleSet,
    pub clouds: BTreeMap<CloudSpace, CloudView>,
    pub occupied: Vec<Tower>,
    pub mountain_tiles: BTreeMap<Region, MountainTile>,
    pub forest_tiles: BTreeMap<Region, ForestTile>,
    pub hill_tiles: BTreeMap<Region, HillTile>,
    pub first_leader: Seat,
    pub leader: Seat,
    /// The role of this turn.
    pub role: Option<Role>,
    pub holder: Option<Seat>,
    /// Who leads the next round if nobody declares brave any more (BRM-ROUND-6).
    pub last_brave: Option<Seat>,
    pub seats: Vec<SeatView>,
    pub deciding: Vec<Seat>,
    /// What is asked, the question on top last.
    pub pending: Vec<Pending>,
    pub over: bool,
}

coven_engine::in_parts!(View:
    viewer, setup, round, rounds, event, events_seen, bewitched, bewitched_deck, clouds, occupied, mountain_tiles,
    forest_tiles, hill_tiles, first_leader, leader, role, holder, last_brave, seats each, deciding, pending, over
);

/// A cloud on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CloudView {
    pub region: Region,
    pub cloud: Cloud,
    pub wands: u8,
    pub bolts: u8,
}

/// One seat as the viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// On the track.
    pub points: i16,
    /// As they would be counted if the game ended now.
    pub total: i32,
    pub stock: Stock,
    pub pawns: [Region; 2],
    /// How many roles the seat chooses in this round; none while that is still sealed or open.
    pub hand_size: Option<u8>,
    pub cards_left: u8,
    /// The own hand only (BRM-INFO-2).
    pub hand: Option<RoleSet>,
    pub laid: RoleSet,
    /// Those of them that were declared brave.
    pub brave: RoleSet,
    /// BRM-INFO-5: what the cards left may still be, for anyone who watched.
    pub possible: RoleSet,
    /// Has given the sealed answer that all are asked for (BRM-INFO-4).
    pub answered: bool,
    /// The own sealed answers only.
    pub sealed: Option<Sealed>,
    pub bolts: u8,
    pub clouds: Vec<Cloud>,
    /// Mountains whose amulet the seat has taken.
    pub amulets: Vec<Region>,
    pub forest_tiles: Vec<ForestTile>,
}

coven_engine::in_parts!(SeatView:
    points, total, stock, pawns, hand_size, cards_left, hand, laid, brave, possible, answered, sealed, bolts, clouds, amulets,
    forest_tiles
);

/// How much there is of every resource.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stock([u8; 4]);

impl Stock {
    pub fn of(self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    pub fn total(self) -> i32 {
        self.0.into_iter().map(i32::from).sum()
    }
}

impl Serialize for Stock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Resource::ALL.iter().zip(self.0))
    }
}

impl<'de> Deserialize<'de> for Stock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Resource, u8>::deserialize(deserializer)?;
        let mut stock = [0; Resource::ALL.len()];
        counts.into_iter().for_each(|(resource, count)| stock[resource.index()] = count);
        Ok(Stock(stock))
    }
}

/// Answers that only their seat knows until all have answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sealed {
    pub number: Option<u8>,
    pub offer: Vec<u8>,
}

impl Broom {
    pub(crate) fn seen_by(&self, s: &State, viewer: Viewer) -> View {
        let board = self.board(s.setup.side);
        let clouds = s.clouds.iter().zip(&board.cloud_spaces).enumerate().filter_map(|(space, (cloud, &region))| {
            let cloud = (*cloud)?;
            let info = self.clouds[cloud.index()];
            Some((CloudSpace::at(s.setup.side, space), CloudView { region, cloud, wands: info.wands, bolts: info.bolts }))
        });
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            setup: s.setup,
            round: s.round,
            rounds: self.data.setup.rounds,
            event: s.event,
            events_seen: EventCard::ALL.iter().copied().filter(|card| s.events_seen >> card.index() & 1 == 1).collect(),
            bewitched: s.bewitched,
            bewitched_deck: s.bewitched_deck,
            clouds: clouds.collect(),
            occupied: (0..64).filter(|tower| s.occupied >> tower & 1 == 1).map(|tower| Tower::at(s.setup.side, tower)).collect(),
            mountain_tiles: tiles(Terrain::Mountain, &s.mountain_tiles),
            forest_tiles: tiles(Terrain::Forest, &s.forest_tiles),
            hill_tiles: tiles(Terrain::Hills, &s.hill_tiles),
            first_leader: s.first_leader,
            leader: s.leader,
            role: s.role,
            holder: s.holder,
            last_brave: s.last_brave,
            seats: Seat::all(s.seats()).map(|seat| self.seat_view(s, seat, viewer.is(seat))).collect(),
            deciding: s.deciding().collect(),
            pending: s.pending.iter().collect(),
            over: s.flow == Flow::Over,
        }
    }

    fn seat_view(&self, s: &State, seat: Seat, own: bool) -> SeatView {
        let player = s.player(seat);
        let choosing = matches!(s.pending.top(), Some(Pending::Pick));
        let answered = match s.pending.top() {
            Some(Pending::Number | Pending::Pick | Pending::Offers) => !s.deciding().contains(seat),
            _ => false,
        };
        let sealed =
            |player: &Player| Sealed { number: player.number, offer: player.offer[..usize::from(player.offered)].to_vec() };
        SeatView {
            points: player.points(),
            total: self.points(s, seat),
            stock: Stock(player.stock),
            pawns: player.pawns,
            hand_size: (s.pending.top() != Some(Pending::Number)).then_some(player.hand_size),
            // How many roles a seat has chosen so far is not shown, only that its hand is complete.
            cards_left: if choosing && !answered { 0 } else { player.hand.len() },
            hand: own.then_some(player.hand),
            laid: player.laid,
            brave: player.brave,
            possible: RoleSet::ALL.minus(player.laid).minus(player.denied),
            answered,
            sealed: own.then(|| sealed(player)),
            bolts: player.bolts,
            clouds: player.collected().collect(),
            amulets: (0..3)
                .filter(|mountain| player.amulets >> mountain & 1 == 1)
                .map(|n| Region::nth(Terrain::Mountain, n))
                .collect(),
            forest_tiles: player.tiles().collect(),
        }
    }
}

fn tiles<T: Copy>(terrain: Terrain, tiles: &[Option<T>]) -> BTreeMap<Region, T> {
    let placed = tiles.iter().enumerate();
    placed.filter_map(|(number, tile)| tile.map(|tile| (Region::nth(terrain, number as u8), tile))).collect()
}

impl Player {
    pub(crate) fn collected(&self) -> impl Iterator<Item = Cloud> {
        let clouds = self.clouds;
        Cloud::all().filter(move |cloud| clouds & cloud.bit() != 0)
    }

    pub(crate) fn tiles(&self) -> impl Iterator<Item = ForestTile> {
        let counts = self.forest_tiles;
        ForestTile::ALL.iter().flat_map(move |&tile| std::iter::repeat_n(tile, counts[tile.index()].into()))
    }
}
