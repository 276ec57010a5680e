//! The game in numbers: what a move is called, and what a seat sees as a row of numbers.
//!
//! A [`Sight`] is the view without its heap. It is made of a view, or of the state by the same rules as the view; the observation
//! is written from it and nothing else.

use crate::Broom;
use crate::board::Board;
use crate::legal::bits;
use crate::moves::Move;
use crate::pieces::{
    Circle, Cloud, CloudSpace, EventCard, ForestTile, HEAVY_CLOUDS, HillTile, MOST_CLOUD_SPACES, MountainTile, Region, RegionSet,
    Resource, Role, STORM_CLOUDS, Side, Stance, Terrain, Tower,
};
use crate::sight::{SeatSight, Sight};
use crate::state::{MOST_PLAYERS, Pending, State};
use crate::view::View;
use coven_engine::{Encode, Eyes, Part, Pen, Ranges, Seat};

/// Regions and towers have numbers below this.
const PLACES: usize = 64;
/// No pair has this number.
const NONE: u16 = u16::MAX;

/// More of one resource than anybody can gather in seven rounds is not told apart, and cannot be enclosed in one number.
const MOST_ENCLOSED: usize = 63;

const KINDS: usize = 23;

/// The numbers of all moves. Flights and deliveries have one for each pair that the boards allow, those of both sides together.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    ranges: Ranges<KINDS>,
    flights: Vec<(Region, Region)>,
    deliveries: Vec<(Region, Tower)>,
    /// The place of a flight, by its two regions.
    flight: Vec<u16>,
    /// The place of a delivery, by side, region and tower.
    delivery: Vec<u16>,
    /// The regions that either side has, in the order of their numbers, and the place of each.
    regions: usize,
    region: [u8; PLACES],
    parts: Vec<Part>,
}

impl Numbers {
    pub fn new(boards: &[Board; 2]) -> Numbers {
        let (mut flights, mut deliveries) = (Vec::new(), Vec::new());
        for board in boards {
            for from in board.regions {
                // Clouds only take away from where a pawn may fly.
                let pairs = board.reach(from, RegionSet::NONE).map(|to| (from, to));
                flights.extend(pairs.filter(|pair| !flights.contains(pair)).collect::<Vec<_>>());
                deliveries.extend(bits(board.touching(from)).map(|tower| (from, Tower::at(board.side, tower))));
                if board.side == Side::Back && from.terrain() == Terrain::Hills {
                    deliveries.push((from, Tower::ORANGE_TILE));
                }
            }
        }
        let mut flight = vec![NONE; PLACES * PLACES];
        for (place, (from, to)) in flights.iter().enumerate() {
            flight[from.index() * PLACES + to.index()] = place as u16;
        }
        let mut delivery = vec![NONE; Side::ALL.len() * PLACES * PLACES];
        for (place, &(from, tower)) in deliveries.iter().enumerate() {
            delivery[delivery_at(from, tower)] = place as u16;
        }
        let used = boards[0].regions.or(boards[1].regions);
        let mut region = [0; PLACES];
        used.enumerate().for_each(|(place, used)| region[used.index()] = place as u8);
        let regions = used.count();
        let ranges = Ranges::new([
            Role::ALL.len() + 1,
            1,
            1,
            Role::ALL.len(),
            Role::ALL.len() * Stance::ALL.len(),
            1,
            1,
            Resource::ALL.len(),
            1,
            1,
            flights.len(),
            1,
            deliveries.len(),
            1,
            Resource::ALL.len(),
            Side::ALL.len() * MOST_CLOUD_SPACES,
            1,
            Circle::ALL.len(),
            1,
            1,
            1,
            MOST_ENCLOSED + 1,
            1,
        ]);
        Numbers { ranges, flights, deliveries, flight, delivery, regions, region, parts: parts(regions) }
    }
}

fn delivery_at(from: Region, tower: Tower) -> usize {
    let side = usize::from(tower.side() != Some(Side::Front));
    (side * PLACES + from.index()) * PLACES + tower.index()
}

/// What stands in a row of numbers about one seat, without its pawns.
const SEAT: usize = 2 + Resource::ALL.len() + 2 + 3 * Role::ALL.len() + 3 + STORM_CLOUDS as usize + 3 + ForestTile::ALL.len();
/// For every cloud space: a cloud, its wands and bolts, which storm cloud it is.
const CLOUD: usize = 3 + STORM_CLOUDS as usize;
const QUESTIONS: usize = 18;

fn parts(regions: usize) -> Vec<Part> {
    vec![
        Part::new("table", (MOST_PLAYERS - 1) + 6),
        Part::new("round", 1),
        Part::new("event", 2 * EventCard::ALL.len()),
        Part::new("bewitched", 2 * Role::ALL.len()),
        Part::new("clouds", CLOUD * MOST_CLOUD_SPACES),
        Part::new("towers", PLACES),
        Part::new("tiles", 3 * MountainTile::ALL.len() + 4 * ForestTile::ALL.len() + 4 * HillTile::ALL.len()),
        Part::new("turn", 4 * MOST_PLAYERS + Role::ALL.len()),
        Part::of_seats("seats", SEAT + regions, MOST_PLAYERS),
        Part::new("own", Role::ALL.len() + 2 + Resource::ALL.len() + 1),
        Part::new("asked", MOST_PLAYERS),
        // What is asked and what waits beneath; then brave, the pawn, the mountain, the hills, and what is still open.
        Part::new("question", 2 * QUESTIONS + 1 + 2 + 3 + 12 + 3),
    ]
}

impl Encode for Broom {
    const ENCODING: u32 = 1;

    fn actions(&self) -> usize {
        self.numbers.ranges.total()
    }

    fn index(&self, _: Eyes, m: Move) -> Option<usize> {
        let numbers = &self.numbers;
        let (kind, place) = match m {
            Move::Number(roles) => (0, roles.into()),
            Move::UseExtraCard => (1, 0),
            Move::KeepExtraCard => (2, 0),
            Move::Pick(role) => (3, role.index()),
            Move::Lay(role, stance) => (4, role.index() * Stance::ALL.len() + stance.index()),
            Move::Act => (5, 0),
            Move::BlackMarket => (6, 0),
            Move::Moonshine(resource) => (7, resource.index()),
            Move::ActBrave => (8, 0),
            Move::FiveVp => (9, 0),
            Move::Fly { from, to } => (10, numbers.flight[from.index() * PLACES + to.index()].into()),
            Move::Stay => (11, 0),
            Move::Deliver { from, tower } => (12, numbers.delivery[delivery_at(from, tower)].into()),
            Move::TakeAll => (13, 0),
            Move::Take(resource) => (14, resource.index()),
            Move::Dispel(space) => (15, space.side().index() * MOST_CLOUD_SPACES + space.index()),
            Move::Decline => (16, 0),
            Move::Circle(circle) => (17, circle.index()),
            Move::UseTile => (18, 0),
            Move::DeclineTile => (19, 0),
            Move::Done => (20, 0),
            Move::Enclose(number) => (21, number.into()),
            Move::Trade => (22, 0),
        };
        numbers.ranges.index(kind, place)
    }

    fn move_at(&self, _: Eyes, index: usize) -> Option<Move> {
        let numbers = &self.numbers;
        let (kind, place) = numbers.ranges.find(index)?;
        Some(match kind {
            0 => Move::Number(place as u8),
            1 => Move::UseExtraCard,
            2 => Move::KeepExtraCard,
            3 => Move::Pick(Role::ALL[place]),
            4 => Move::Lay(Role::ALL[place / Stance::ALL.len()], Stance::ALL[place % Stance::ALL.len()]),
            5 => Move::Act,
            6 => Move::BlackMarket,
            7 => Move::Moonshine(Resource::ALL[place]),
            8 => Move::ActBrave,
            9 => Move::FiveVp,
            10 => {
                let (from, to) = numbers.flights[place];
                Move::Fly { from, to }
            }
            11 => Move::Stay,
            12 => {
                let (from, tower) = numbers.deliveries[place];
                Move::Deliver { from, tower }
            }
            13 => Move::TakeAll,
            14 => Move::Take(Resource::ALL[place]),
            15 => Move::Dispel(CloudSpace::at(Side::ALL[place / MOST_CLOUD_SPACES], place % MOST_CLOUD_SPACES)),
            16 => Move::Decline,
            17 => Move::Circle(Circle::ALL[place]),
            18 => Move::UseTile,
            19 => Move::DeclineTile,
            20 => Move::Done,
            21 => Move::Enclose(place as u8),
            _ => Move::Trade,
        })
    }

    fn parts(&self) -> &[Part] {
        &self.numbers.parts
    }

    fn observe(&self, view: &View, eyes: Eyes, out: &mut [f32]) {
        self.write(&Sight::of_view(view, eyes.seat), eyes, out);
    }

    fn observe_state(&self, state: &State, eyes: Eyes, out: &mut [f32]) {
        self.write(&self.sight(state, eyes.seat), eyes, out);
    }
}

/// What is usual, so that most numbers lie between 0 and 1.
const POINTS: f32 = 60.0;
const STOCK: f32 = 5.0;
const HAND: f32 = 4.0;
const BOLTS: f32 = 10.0;
const CLOUDS: f32 = 8.0;
const WANDS: f32 = 3.0;

impl Broom {
    fn write(&self, sight: &Sight, eyes: Eyes, out: &mut [f32]) {
        let mut pen = Pen::new(out, &self.numbers.parts);
        self.write_table(sight, &mut pen);
        pen.part("turn");
        let places = |seat: Option<Seat>| seat.and_then(|seat| eyes.places_to(seat));
        for seat in [Some(sight.first_leader), Some(sight.leader), sight.holder, sight.last_brave] {
            pen.one_of(places(seat), MOST_PLAYERS);
        }
        pen.one_of(sight.role.map(Role::index), Role::ALL.len());
        pen.part("seats");
        for places in 0..MOST_PLAYERS {
            match eyes.seat_after(places) {
                Some(seat) => self.write_seat(&sight.seats[seat.index()], &mut pen),
                None => pen.skip(SEAT + self.numbers.regions),
            }
        }
        pen.part("own");
        pen.bits(sight.hand.0.into(), Role::ALL.len());
        pen.flag(sight.number.is_some());
        pen.share(sight.number.unwrap_or(0), HAND);
        pen.shares(&sight.offer, STOCK);
        pen.share(sight.offered, Resource::ALL.len() as f32);
        pen.part("asked");
        sight.deciding.filter_map(|seat| eyes.places_to(seat)).for_each(|place| pen.add(place, 1.0));
        pen.skip(MOST_PLAYERS);
        pen.part("question");
        write_question(sight, &mut pen);
        pen.end();
    }

    fn write_table(&self, sight: &Sight, pen: &mut Pen<'_>) {
        let setup = sight.setup;
        pen.part("table");
        pen.one_of(usize::from(setup.players).checked_sub(2), MOST_PLAYERS - 1);
        pen.flag(setup.side == Side::Back);
        pen.flag(setup.storm_clouds);
        pen.flag(setup.mountain_tiles);
        pen.flag(setup.forest_tiles);
        pen.flag(setup.hill_tiles);
        pen.share(setup.heavy_clouds, HEAVY_CLOUDS.into());
        pen.part("round");
        pen.share(sight.round, sight.rounds.into());
        pen.part("event");
        pen.one_of(Some(sight.event.index()), EventCard::ALL.len());
        pen.bits(sight.events_seen.into(), EventCard::ALL.len());
        pen.part("bewitched");
        pen.bits(sight.bewitched.0.into(), Role::ALL.len());
        pen.bits(sight.bewitched_deck.0.into(), Role::ALL.len());
        pen.part("clouds");
        for cloud in sight.clouds {
            match cloud {
                Some(cloud) => self.write_cloud(cloud, pen),
                None => pen.skip(CLOUD),
            }
        }
        pen.part("towers");
        pen.bits(sight.occupied, PLACES);
        pen.part("tiles");
        sight.mountain_tiles.iter().for_each(|tile| pen.one_of(tile.map(MountainTile::index), MountainTile::ALL.len()));
        sight.forest_tiles.iter().for_each(|tile| pen.one_of(tile.map(ForestTile::index), ForestTile::ALL.len()));
        sight.hill_tiles.iter().for_each(|tile| pen.one_of(tile.map(HillTile::index), HillTile::ALL.len()));
    }

    fn write_cloud(&self, cloud: Cloud, pen: &mut Pen<'_>) {
        let info = self.clouds[cloud.index()];
        pen.flag(true);
        pen.share(info.wands, WANDS);
        pen.share(info.bolts, WANDS);
        pen.one_of(cloud.index().checked_sub(HEAVY_CLOUDS.into()), STORM_CLOUDS.into());
    }

    fn write_seat(&self, seat: &SeatSight, pen: &mut Pen<'_>) {
        pen.share(seat.points, POINTS);
        pen.share(seat.total, POINTS);
        pen.shares(&seat.stock, STOCK);
        pen.share(seat.hand_size.unwrap_or(0), HAND);
        pen.share(seat.cards_left, HAND);
        for roles in [seat.laid, seat.brave, seat.possible] {
            pen.bits(roles.0.into(), Role::ALL.len());
        }
        pen.flag(seat.answered);
        pen.share(seat.bolts, BOLTS);
        pen.share(seat.clouds.count_ones(), CLOUDS);
        pen.bits(u64::from(seat.clouds >> HEAVY_CLOUDS), STORM_CLOUDS.into());
        pen.bits(seat.amulets.into(), 3);
        pen.shares(&seat.forest_tiles, 2.0);
        for pawn in seat.pawns {
            pen.add(self.numbers.region[pawn.index()].into(), 1.0);
        }
        pen.skip(self.numbers.regions);
    }
}

fn write_question(sight: &Sight, pen: &mut Pen<'_>) {
    pen.one_of(sight.asked.map(kind_of_question), QUESTIONS);
    pen.bits(sight.waiting.into(), QUESTIONS);
    let (mut brave, mut pawn, mut mountain, mut hills, mut open) = (false, None, None, None, [0.0; 3]);
    match sight.asked {
        Some(
            Pending::Fly { brave: is, .. }
            | Pending::Serve { brave: is, .. }
            | Pending::Gather { brave: is, .. }
            | Pending::Weather { brave: is, .. },
        ) => brave = is,
        Some(Pending::DropOff { pawn: which, .. }) => pawn = Some(which),
        Some(Pending::Turbo { pawn: which, hills: at, brave: is, .. }) => {
            (brave, pawn, hills) = (is, Some(which), Some(at.number()));
        }
        Some(Pending::Arrival { mountain: at, pawn: which, tile, delivery, .. }) => {
            (mountain, pawn) = (Some(at.number()), Some(which));
            open = [f32::from(u8::from(tile)), f32::from(u8::from(delivery)), 0.0];
        }
        Some(Pending::FreeMoves { left, .. }) => open[2] = f32::from(left) / 2.0,
        _ => {}
    }
    pen.flag(brave);
    pen.one_of(pawn.map(usize::from), 2);
    pen.one_of(mountain.filter(|&at| at < 3), 3);
    pen.one_of(hills, 12);
    open.into_iter().for_each(|value| pen.number(value));
}

pub(crate) fn kind_of_question(pending: Pending) -> usize {
    match pending {
        Pending::Number => 0,
        Pending::ExtraCard { .. } => 1,
        Pending::Pick => 2,
        Pending::Lead { .. } => 3,
        Pending::Follow { .. } => 4,
        Pending::CowardlyMode { .. } => 5,
        Pending::Fly { .. } => 6,
        Pending::DropOff { .. } => 7,
        Pending::Serve { .. } => 8,
        Pending::Gather { .. } => 9,
        Pending::Weather { .. } => 10,
        Pending::Turbo { .. } => 11,
        Pending::Arrival { .. } => 12,
        Pending::FreeMoves { .. } => 13,
        Pending::FreeDelivery { .. } => 14,
        Pending::FreeDispel { .. } => 15,
        Pending::Offers => 16,
        Pending::Trade { .. } => 17,
    }
}
