//! The view without its heap, for whoever writes it down as numbers a million times a second.

use crate::Broom;
use crate::encode::kind_of_question;
use crate::pieces::{
    Cloud, EventCard, ForestTile, HillTile, MOST_CLOUD_SPACES, MountainTile, Region, Resource, Role, RoleSet, Terrain,
};
use crate::setup::Setup;
use crate::state::{MOST_PLAYERS, Pending, State};
use crate::view::{SeatView, View};
use coven_engine::{Rules, Seat, Seats};

/// What one seat may know.
pub(crate) struct Sight {
    pub setup: Setup,
    pub round: u8,
    pub rounds: u8,
    pub event: EventCard,
    pub events_seen: u16,
    pub bewitched: RoleSet,
    pub bewitched_deck: RoleSet,
    pub clouds: [Option<Cloud>; MOST_CLOUD_SPACES],
    pub occupied: u64,
    pub mountain_tiles: [Option<MountainTile>; 3],
    pub forest_tiles: [Option<ForestTile>; 4],
    pub hill_tiles: [Option<HillTile>; 4],
    pub first_leader: Seat,
    pub leader: Seat,
    pub role: Option<Role>,
    pub holder: Option<Seat>,
    pub last_brave: Option<Seat>,
    pub seats: [SeatSight; MOST_PLAYERS],
    pub deciding: Seats,
    /// The question on top.
    pub asked: Option<Pending>,
    /// The kinds of questions that wait beneath it, as bits.
    pub waiting: u32,
    /// The own hand and the own sealed answers.
    pub hand: RoleSet,
    pub number: Option<u8>,
    pub offer: [u8; Resource::ALL.len()],
    pub offered: u8,
}

/// What everybody sees of a seat.
#[derive(Clone, Copy)]
pub(crate) struct SeatSight {
    pub points: i16,
    pub total: i32,
    pub stock: [u8; Resource::ALL.len()],
    pub pawns: [Region; 2],
    pub hand_size: Option<u8>,
    pub cards_left: u8,
    pub laid: RoleSet,
    pub brave: RoleSet,
    pub possible: RoleSet,
    pub answered: bool,
    pub bolts: u8,
    pub clouds: u32,
    pub amulets: u8,
    pub forest_tiles: [u8; ForestTile::ALL.len()],
}

const NOBODY: SeatSight = SeatSight {
    points: 0,
    total: 0,
    stock: [0; Resource::ALL.len()],
    pawns: [Region::nth(Terrain::Prairie, 0); 2],
    hand_size: None,
    cards_left: 0,
    laid: RoleSet::NONE,
    brave: RoleSet::NONE,
    possible: RoleSet::NONE,
    answered: false,
    bolts: 0,
    clouds: 0,
    amulets: 0,
    forest_tiles: [0; ForestTile::ALL.len()],
};

fn waiting(beneath: impl Iterator<Item = Pending>) -> u32 {
    beneath.fold(0, |kinds, pending| kinds | 1 << kind_of_question(pending))
}

impl Sight {
    pub fn of_view(view: &View, seat: Seat) -> Sight {
        let mut clouds = [None; MOST_CLOUD_SPACES];
        view.clouds.iter().for_each(|(space, there)| clouds[space.index()] = Some(there.cloud));
        let mut seats = [NOBODY; MOST_PLAYERS];
        seats.iter_mut().zip(&view.seats).for_each(|(sight, seat)| *sight = SeatSight::of_view(seat));
        let own = &view.seats[seat.index()];
        let mut offer = [0; Resource::ALL.len()];
        let enclosed = own.sealed.as_ref().map_or(&[][..], |sealed| &sealed.offer);
        offer.iter_mut().zip(enclosed).for_each(|(place, &number)| *place = number);
        let (asked, beneath) = view.pending.split_last().map_or((None, &[][..]), |(top, beneath)| (Some(*top), beneath));
        Sight {
            setup: view.setup,
            round: view.round,
            rounds: view.rounds,
            event: view.event,
            events_seen: view.events_seen.iter().fold(0, |seen, card| seen | 1 << card.index()),
            bewitched: view.bewitched,
            bewitched_deck: view.bewitched_deck,
            clouds,
            occupied: view.occupied.iter().fold(0, |occupied, tower| occupied | tower.bit()),
            mountain_tiles: std::array::from_fn(|n| view.mountain_tiles.get(&Region::nth(Terrain::Mountain, n as u8)).copied()),
            forest_tiles: std::array::from_fn(|n| view.forest_tiles.get(&Region::nth(Terrain::Forest, n as u8)).copied()),
            hill_tiles: std::array::from_fn(|n| view.hill_tiles.get(&Region::nth(Terrain::Hills, n as u8)).copied()),
            first_leader: view.first_leader,
            leader: view.leader,
            role: view.role,
            holder: view.holder,
            last_brave: view.last_brave,
            seats,
            deciding: view.deciding.iter().copied().collect(),
            asked,
            waiting: waiting(beneath.iter().copied()),
            hand: own.hand.unwrap_or_default(),
            number: own.sealed.as_ref().and_then(|sealed| sealed.number),
            offer,
            offered: enclosed.len() as u8,
        }
    }
}

impl SeatSight {
    fn of_view(seat: &SeatView) -> SeatSight {
        let mut forest_tiles = [0; ForestTile::ALL.len()];
        seat.forest_tiles.iter().for_each(|tile| forest_tiles[tile.index()] += 1);
        SeatSight {
            points: seat.points,
            total: seat.total,
            stock: std::array::from_fn(|resource| seat.stock.of(Resource::ALL[resource])),
            pawns: seat.pawns,
            hand_size: seat.hand_size,
            cards_left: seat.cards_left,
            laid: seat.laid,
            brave: seat.brave,
            possible: seat.possible,
            answered: seat.answered,
            bolts: seat.bolts,
            clouds: seat.clouds.iter().fold(0, |clouds, cloud| clouds | cloud.bit()),
            amulets: seat.amulets.iter().fold(0, |amulets, mountain| amulets | 1 << mountain.number()),
            forest_tiles,
        }
    }
}

impl Broom {
    /// The same as [`Sight::of_view`] of the seat's view, by the same rules as `view`.
    pub(crate) fn sight(&self, s: &State, seat: Seat) -> Sight {
        let (asked, deciding) = (s.pending.top(), s.deciding());
        let mut seats = [NOBODY; MOST_PLAYERS];
        for (sight, other) in seats.iter_mut().zip(Seat::all(s.seats())) {
            *sight = self.seat_sight(s, other, asked, deciding);
        }
        let own = s.player(seat);
        let mut offer = [0; Resource::ALL.len()];
        let offered = usize::from(own.offered);
        offer[..offered].copy_from_slice(&own.offer[..offered]);
        Sight {
            setup: s.setup,
            round: s.round,
            rounds: self.data.setup.rounds,
            event: s.event,
            events_seen: s.events_seen,
            bewitched: s.bewitched,
            bewitched_deck: s.bewitched_deck,
            clouds: s.clouds,
            occupied: s.occupied,
            mountain_tiles: s.mountain_tiles,
            forest_tiles: s.forest_tiles,
            hill_tiles: s.hill_tiles,
            first_leader: s.first_leader,
            leader: s.leader,
            role: s.role,
            holder: s.holder,
            last_brave: s.last_brave,
            seats,
            deciding,
            asked,
            waiting: waiting(s.pending.iter().rev().skip(1)),
            hand: own.hand,
            number: own.number,
            offer,
            offered: own.offered,
        }
    }

    fn seat_sight(&self, s: &State, seat: Seat, asked: Option<Pending>, deciding: Seats) -> SeatSight {
        let player = s.player(seat);
        let together = matches!(asked, Some(Pending::Number | Pending::Pick | Pending::Offers));
        let answered = together && !deciding.contains(seat);
        SeatSight {
            points: player.points(),
            total: self.points(s, seat),
            stock: player.stock,
            pawns: player.pawns,
            hand_size: (asked != Some(Pending::Number)).then_some(player.hand_size),
            cards_left: if asked == Some(Pending::Pick) && !answered { 0 } else { player.hand.len() },
            laid: player.laid,
            brave: player.brave,
            possible: RoleSet::ALL.minus(player.laid).minus(player.denied),
            answered,
            bolts: player.bolts,
            clouds: player.clouds,
            amulets: player.amulets,
            forest_tiles: player.forest_tiles,
        }
    }
}
