//! The state in readable form: scenarios change it and look at it.

use crate::Broom;
use crate::pieces::{
    Cloud, CloudSpace, EventCard, ForestTile, HillTile, MOST_CLOUD_SPACES, MountainTile, Region, RegionSet, Resource,
};
use crate::pieces::{Role, Terrain, Tower};
use crate::setup::Setup;
use crate::state::{DEEPEST, Flow, MOST_PLAYERS, Pending, Player, State, Tally};
use coven_engine::{Broken, Seat, Stage};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything there is, by name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub setup: Setup,
    pub round: u8,
    pub event: EventCard,
    pub events_seen: Vec<EventCard>,
    pub bewitched: Vec<Role>,
    pub bewitched_deck: Vec<Role>,
    pub clouds: BTreeMap<CloudSpace, Option<Cloud>>,
    pub occupied: Vec<Tower>,
    pub mountain_tiles: BTreeMap<Region, Option<MountainTile>>,
    pub forest_tiles: BTreeMap<Region, Option<ForestTile>>,
    pub hill_tiles: BTreeMap<Region, Option<HillTile>>,
    pub first_leader: Seat,
    pub leader: Seat,
    pub role: Option<Role>,
    pub spent_role: bool,
    pub to_come: u8,
    pub holder: Option<Seat>,
    pub last_brave: Option<Seat>,
    pub led: Vec<Role>,
    pub seats: Vec<SeatPosition>,
    pub flow: Flow,
    pub pending: Vec<Pending>,
}

/// One seat's things, by name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    pub tallies: BTreeMap<Tally, i16>,
    pub stock: BTreeMap<Resource, u8>,
    pub pawns: [Region; 2],
    pub hand: Vec<Role>,
    pub laid: Vec<Role>,
    pub brave: Vec<Role>,
    pub denied: Vec<Role>,
    pub hand_size: u8,
    pub number: Option<u8>,
    pub offer: [u8; 4],
    pub offered: u8,
    pub clouds: Vec<Cloud>,
    pub amulets: Vec<Region>,
    pub forest_tiles: Vec<ForestTile>,
}

impl Stage for Broom {
    type Position = Position;

    fn position(&self, s: &State) -> Position {
        let spaces = self.board(s.setup.side).cloud_spaces.len();
        Position {
            setup: s.setup,
            round: s.round,
            event: s.event,
            events_seen: EventCard::ALL.iter().copied().filter(|card| s.events_seen >> card.index() & 1 == 1).collect(),
            bewitched: s.bewitched.collect(),
            bewitched_deck: s.bewitched_deck.collect(),
            clouds: (0..spaces).map(|space| (CloudSpace::at(s.setup.side, space), s.clouds[space])).collect(),
            occupied: (0..64).filter(|tower| s.occupied >> tower & 1 == 1).map(|tower| Tower::at(s.setup.side, tower)).collect(),
            mountain_tiles: by_region(Terrain::Mountain, &s.mountain_tiles),
            forest_tiles: by_region(Terrain::Forest, &s.forest_tiles),
            hill_tiles: by_region(Terrain::Hills, &s.hill_tiles),
            first_leader: s.first_leader,
            leader: s.leader,
            role: s.role,
            spent_role: s.spent_role,
            to_come: s.to_come,
            holder: s.holder,
            last_brave: s.last_brave,
            led: s.led.collect(),
            seats: s.players[..s.seats()].iter().map(seat_position).collect(),
            flow: s.flow,
            pending: s.pending.iter().collect(),
        }
    }

    fn stage(&self, position: Position) -> Result<State, Broken> {
        let setup = position.setup;
        self.allowed(&setup).map_err(|error| Broken::new(error.rule, error))?;
        let board = self.board(setup.side);
        if position.seats.len() != usize::from(setup.players) {
            return Err(Broken::new("BRM-SETUP-2", format!("{} players need as many seats", setup.players)));
        }
        if position.pending.len() > DEEPEST {
            return Err(Broken::new("BRM-RUL-32", format!("more than {DEEPEST} questions are pending")));
        }
        let mut clouds = [None; MOST_CLOUD_SPACES];
        let mut clouded = RegionSet::NONE;
        for (space, cloud) in position.clouds {
            let region = board.cloud_spaces.get(space.index()).filter(|_| space.side() == setup.side);
            let region =
                *region.ok_or_else(|| Broken::new("BRM-BOARD-5", format!("{space} is not on this side of the board")))?;
            clouds[space.index()] = cloud;
            clouded = if cloud.is_some() { clouded.with(region) } else { clouded };
        }
        if let Some(tower) = position.occupied.iter().find(|&&tower| tower.is_square() || !board.has_tower(tower)) {
            return Err(Broken::new("BRM-DEL-2", format!("{tower} is not a round tower of this side and cannot be occupied")));
        }
        let mut players = [self.empty_player(board); MOST_PLAYERS];
        for (player, seat) in players.iter_mut().zip(position.seats) {
            *player = self.stage_player(seat)?;
        }
        Ok(State {
            setup,
            round: position.round,
            event: position.event,
            events_seen: position.events_seen.iter().fold(0, |seen, card| seen | 1 << card.index()),
            bewitched: position.bewitched.into_iter().collect(),
            bewitched_deck: position.bewitched_deck.into_iter().collect(),
            clouds,
            clouded,
            occupied: position.occupied.iter().fold(0, |towers, tower| towers | tower.bit()),
            mountain_tiles: in_order(Terrain::Mountain, position.mountain_tiles)?,
            forest_tiles: in_order(Terrain::Forest, position.forest_tiles)?,
            hill_tiles: in_order(Terrain::Hills, position.hill_tiles)?,
            first_leader: position.first_leader,
            leader: position.leader,
            role: position.role,
            spent_role: position.spent_role,
            to_come: position.to_come,
            holder: position.holder,
            last_brave: position.last_brave,
            led: position.led.into_iter().collect(),
            players,
            flow: position.flow,
            pending: position.pending.into_iter().collect(),
        })
    }

    fn check(&self, s: &State) -> Result<(), Broken> {
        self.invariants(s)
    }
}

impl Broom {
    fn stage_player(&self, seat: SeatPosition) -> Result<Player, Broken> {
        let mut amulets = 0;
        for mountain in seat.amulets {
            if mountain.terrain() != Terrain::Mountain || mountain.number() > 2 {
                return Err(Broken::new("BRM-TILE-MTN-1", format!("no amulet lies on {mountain}")));
            }
            amulets |= 1 << mountain.number();
        }
        let clouds = seat.clouds.iter().fold(0, |clouds, cloud| clouds | cloud.bit());
        if clouds.count_ones() as usize != seat.clouds.len() {
            return Err(Broken::new("BRM-INV-3", "a cloud was collected twice"));
        }
        let mut forest_tiles = [0; ForestTile::ALL.len()];
        seat.forest_tiles.iter().for_each(|tile| forest_tiles[tile.index()] += 1);
        Ok(Player {
            tallies: std::array::from_fn(|n| seat.tallies.get(&Tally::ALL[n]).copied().unwrap_or(0)),
            stock: std::array::from_fn(|n| seat.stock.get(&Resource::ALL[n]).copied().unwrap_or(0)),
            pawns: seat.pawns,
            hand: seat.hand.into_iter().collect(),
            laid: seat.laid.into_iter().collect(),
            brave: seat.brave.into_iter().collect(),
            denied: seat.denied.into_iter().collect(),
            hand_size: seat.hand_size,
            number: seat.number,
            offer: seat.offer,
            offered: seat.offered,
            bolts: seat.clouds.iter().map(|cloud| self.clouds[cloud.index()].bolts).sum(),
            clouds,
            amulets,
            forest_tiles,
        })
    }
}

fn seat_position(player: &Player) -> SeatPosition {
    let mountains = (0..3).filter(|mountain| player.amulets >> mountain & 1 == 1);
    SeatPosition {
        tallies: Tally::ALL.iter().map(|&tally| (tally, player.tallies[tally.index()])).collect(),
        stock: Resource::ALL.iter().map(|&resource| (resource, player.has(resource))).collect(),
        pawns: player.pawns,
        hand: player.hand.collect(),
        laid: player.laid.collect(),
        brave: player.brave.collect(),
        denied: player.denied.collect(),
        hand_size: player.hand_size,
        number: player.number,
        offer: player.offer,
        offered: player.offered,
        clouds: player.collected().collect(),
        amulets: mountains.map(|mountain| Region::nth(Terrain::Mountain, mountain)).collect(),
        forest_tiles: player.tiles().collect(),
    }
}

fn by_region<T: Copy>(terrain: Terrain, tiles: &[Option<T>]) -> BTreeMap<Region, Option<T>> {
    tiles.iter().enumerate().map(|(number, &tile)| (Region::nth(terrain, number as u8), tile)).collect()
}

fn in_order<T: Copy, const N: usize>(terrain: Terrain, tiles: BTreeMap<Region, Option<T>>) -> Result<[Option<T>; N], Broken> {
    let mut placed = [None; N];
    for (region, tile) in tiles {
        match placed.get_mut(region.number()) {
            Some(place) if region.terrain() == terrain => *place = tile,
            _ => return Err(Broken::new("BRM-BOARD-10", format!("{region} has no tile space"))),
        }
    }
    Ok(placed)
}
