//! A position as one seat values it, move by move. What several moves have in common is worked out once, and only when a move asks
//! for it: this runs at every decision of every playout.

use super::{BOLT, LEAD, POTION, WAND};
use crate::Broom;
use crate::board::Board;
use crate::clouds::CloudInfo;
use crate::data::Data;
use crate::legal::bits;
use crate::moves::Move;
use crate::pieces::{EventCard, Region, RegionSet, Resource, Role, RoleSet, Side, Stance, Terrain, Tower};
use crate::roles::Kind;
use crate::state::{MOST_PLAYERS, Pending, Player, State};
use coven_engine::Seat;
use std::cell::{Cell, OnceCell};

/// What never changes in a game: worked out when the data is read.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// What a delivery brings, by side and tower.
    towers: [[f32; 64]; 2],
    /// What a brave gatherer brings, by role.
    gathering: [f32; Role::ALL.len()],
}

impl Prices {
    pub fn new(data: &Data, boards: &[Board; 2]) -> Prices {
        let tower = |board: &Board, tower| {
            let pays = board.tower(tower);
            (f32::from(pays.points) + f32::from(pays.wands) * WAND - POTION).max(0.1)
        };
        let towers = |side: Side| std::array::from_fn(|index| tower(&boards[side.index()], Tower::at(side, index)));
        let gathered = |role: usize| data.role[role].brave_gain.iter().map(|(&kind, &number)| worth_of(kind) * f32::from(number));
        Prices { towers: [towers(Side::Front), towers(Side::Back)], gathering: std::array::from_fn(|role| gathered(role).sum()) }
    }
}

fn worth_of(resource: Resource) -> f32 {
    if resource == Resource::Wand { WAND } else { POTION }
}

/// A cloud dispelled: its bolts, less its price.
fn worth_of_dispelling(base: f32, cloud: CloudInfo) -> f32 {
    base + f32::from(cloud.bolts) * BOLT - f32::from(cloud.wands) * WAND
}

/// Where a pawn can fly.
#[derive(Clone, Copy)]
struct Flight {
    near: RegionSet,
    reach: RegionSet,
    /// What leaving gives up.
    stays: f32,
}

/// What a role does now.
#[derive(Clone, Copy)]
struct Worth {
    brave: f32,
    cowardly: f32,
}

/// What a place offers.
#[derive(Clone, Copy)]
struct Place {
    /// The best delivery that can be made from it now.
    delivery: f32,
    /// What it gives besides.
    rest: f32,
}

impl Place {
    fn worth(self, brave: bool) -> f32 {
        if brave { self.delivery + self.rest } else { self.delivery * 0.4 + self.rest }
    }
}

pub(super) struct Appraisal<'a> {
    rules: &'a Broom,
    s: &'a State,
    seat: Seat,
    player: &'a Player,
    board: &'a Board,
    towers: &'a [f32; 64],
    /// The towers that take what the seat has.
    deliverable: u64,
    /// The forests with a tile that nobody has taken, and the mountains whose amulet the seat has not.
    forests: RegionSet,
    mountains: RegionSet,
    /// The last role that was asked for: what it does bravely and what cowardly is asked for in a row.
    asked: Cell<Option<(Role, Worth)>>,
    /// Every pawn once: none for the second of two that stand together.
    flights: OnceCell<[Option<Flight>; 2]>,
    /// For everybody who still gets a chance in this turn: the roles that he may hold, and how likely he does not bump one of these.
    later: OnceCell<[(RoleSet, f32); MOST_PLAYERS]>,
}

impl Broom {
    pub(super) fn appraise<'a>(&'a self, s: &'a State, seat: Seat) -> Appraisal<'a> {
        let (side, player) = (s.setup.side, s.player(seat));
        let forest = |number: usize| Region::nth(Terrain::Forest, number as u8);
        let taken = u64::from(player.amulets) << Region::nth(Terrain::Mountain, 0).index();
        let mountains = RegionSet::of(Terrain::Mountain).minus(RegionSet(taken));
        Appraisal {
            rules: self,
            s,
            seat,
            player,
            forests: (0..s.forest_tiles.len()).filter(|&number| s.forest_tiles[number].is_some()).map(forest).collect(),
            mountains: if s.setup.mountain_tiles { mountains } else { RegionSet::NONE },
            asked: Cell::new(None),
            board: self.board(side),
            towers: &self.prices.towers[side.index()],
            deliverable: self.deliverable(s, seat),
            flights: OnceCell::new(),
            later: OnceCell::new(),
        }
    }
}

impl Appraisal<'_> {
    /// About how many points a move is worth.
    pub fn worth(&self, m: Move) -> f32 {
        match m {
            Move::Number(roles) => 3.0 - (f32::from(roles) - 4.0).abs(),
            Move::Pick(role) => self.worth_of_holding(role),
            Move::Lay(role, stance) => self.worth_of_laying(role, stance),
            Move::Act => self.s.role.map_or(0.0, |role| self.worth_of_acting(role, false)),
            Move::ActBrave => self.s.role.map_or(0.0, |role| self.worth_of_acting(role, true) - 1.0),
            Move::BlackMarket => f32::from(self.rules.event(EventCard::BlackMarket).vp),
            Move::FiveVp => 5.0,
            Move::Moonshine(resource) => worth_of(resource),
            Move::Fly { from, to } => self.worth_of_standing(to) - self.worth_of_staying(from),
            Move::Deliver { tower, .. } => 2.0 + self.towers[tower.index()],
            Move::TakeAll => 5.0,
            Move::Take(resource) => worth_of(resource),
            Move::Dispel(space) => {
                let cloud = self.s.clouds[space.index()];
                cloud.map_or(0.0, |cloud| worth_of_dispelling(1.5, self.rules.clouds[cloud.index()]))
            }
            Move::Circle(circle) => self.board.circle(circle).map_or(0.0, |at| self.worth_of_standing(at)),
            Move::UseTile | Move::UseExtraCard | Move::Trade => 4.0,
            Move::Enclose(number) => 1.0 / (1.0 + f32::from(number)),
            Move::KeepExtraCard | Move::Stay | Move::Decline | Move::DeclineTile | Move::Done => 0.2,
        }
    }

    /// A role for the hand: what it would do now, a little about what it may do later, and less if it is bewitched.
    pub fn worth_of_holding(&self, role: Role) -> f32 {
        let brave = self.worth_of_acting(role, true);
        let penalty = if self.s.bewitched.contains(role) { 3.0 } else { 0.0 };
        0.5 + (brave - penalty).max(0.0)
    }

    /// Brave is worth the brave action if nobody bumps you, and the lead; cowardly is certain.
    fn worth_of_laying(&self, role: Role, stance: Stance) -> f32 {
        let value = match stance {
            Stance::Brave => {
                let safe = 1.0 - self.chance_to_be_bumped(role);
                safe * (self.worth_of_acting(role, true) + LEAD)
            }
            Stance::Cowardly => self.worth_of_acting(role, false),
        };
        // Leading a role that gives little keeps the better ones for later only if nobody else leads them first.
        value * value / 4.0
    }

    /// How likely somebody who still gets a chance in this turn holds the role and is brave.
    pub fn chance_to_be_bumped(&self, role: Role) -> f32 {
        let later = self.later.get_or_init(|| self.later());
        let safe: f32 = later.iter().map(|&(possible, safe)| if possible.contains(role) { safe } else { 1.0 }).product();
        1.0 - safe
    }

    fn later(&self) -> [(RoleSet, f32); MOST_PLAYERS] {
        let seats = self.s.seats();
        let to_come = if self.s.role.is_some() { usize::from(self.s.to_come) } else { seats - 1 };
        let mut later = [(RoleSet::NONE, 1.0); MOST_PLAYERS];
        let mut other = self.seat;
        for chance in later.iter_mut().take(to_come) {
            other = other.next(seats);
            let player = self.s.player(other);
            let possible = RoleSet::ALL.minus(player.laid).minus(player.denied);
            let holds = f32::from(player.hand.len()) / f32::from(possible.len()).max(1.0);
            *chance = (possible, 1.0 - 0.55 * holds);
        }
        later
    }

    fn worth_of_acting(&self, role: Role, brave: bool) -> f32 {
        let worth = match self.asked.get() {
            Some((asked, worth)) if asked == role => worth,
            _ => self.worth_of_role(role),
        };
        self.asked.set(Some((role, worth)));
        if brave { worth.brave } else { worth.cowardly }
    }

    fn worth_of_role(&self, role: Role) -> Worth {
        let rewarded = |best: f32| {
            let bonus = if best > 0.0 { f32::from(self.rules.role(role).brave_bonus_vp) } else { 0.0 };
            Worth { brave: best + bonus, cowardly: best }
        };
        match self.rules.kind(role) {
            Kind::Witch(regions) => self.best_flight(regions),
            Kind::Druid(regions) => {
                let pawns = self.player.pawns.into_iter().filter(|&pawn| regions.contains(pawn));
                rewarded(pawns.map(|pawn| self.best_tower(pawn)).fold(0.0, f32::max))
            }
            Kind::Gatherer(colour) => Worth { brave: self.rules.prices.gathering[role.index()], cowardly: worth_of(colour) },
            Kind::Fairy => {
                let near = self.flights().iter().flatten().fold(RegionSet::NONE, |near, flight| near.or(flight.near));
                let spaces = bits(self.rules.dispellable_near(self.s, self.player, near).into());
                let clouds = spaces.filter_map(|space| self.s.clouds[space]);
                let worth = clouds.map(|cloud| worth_of_dispelling(1.0, self.rules.clouds[cloud.index()]));
                rewarded(worth.fold(0.0, f32::max))
            }
        }
    }

    /// The best flight of a witch to one of these regions.
    fn best_flight(&self, regions: RegionSet) -> Worth {
        let mut best = Worth { brave: 0.0, cowardly: 0.0 };
        for flight in self.flights().iter().flatten() {
            let mut there = Worth { brave: f32::NEG_INFINITY, cowardly: f32::NEG_INFINITY };
            for place in flight.reach.and(regions).map(|to| self.place(to)) {
                there.brave = there.brave.max(place.worth(true));
                there.cowardly = there.cowardly.max(place.worth(false));
            }
            // The pawn gives up the same wherever it flies, so that is taken off once.
            best.brave = best.brave.max(there.brave - flight.stays);
            best.cowardly = best.cowardly.max(there.cowardly - flight.stays);
        }
        best
    }

    fn flights(&self) -> &[Option<Flight>; 2] {
        self.flights.get_or_init(|| {
            let clouded = self.s.clouded;
            let flight = |pawn: Region| {
                let near = self.board.near(pawn, clouded);
                Flight { near, reach: near.and(RegionSet::LAND).minus(clouded), stays: self.worth_of_staying(pawn) }
            };
            let [first, second] = self.player.pawns;
            [Some(flight(first)), (second != first).then(|| flight(second))]
        })
    }

    /// Where a move ends: a delivery at once if the witch is brave, otherwise what a druid could do there later.
    pub fn worth_of_arriving(&self, at: Region, brave: bool) -> f32 {
        self.place(at).worth(brave)
    }

    /// Where the move that is being asked for ends.
    fn worth_of_standing(&self, at: Region) -> f32 {
        let question = self.s.pending.top();
        let brave = matches!(question, Some(Pending::Fly { brave: true, .. } | Pending::Turbo { brave: true, .. }));
        self.worth_of_arriving(at, brave)
    }

    /// What leaving gives up.
    fn worth_of_staying(&self, at: Region) -> f32 {
        self.worth_of_arriving(at, false) * 0.8
    }

    fn place(&self, at: Region) -> Place {
        let open = self.rules.working_towers(self.s, at) & !self.s.occupied;
        let (forest, mountain) = (self.forests.contains(at), self.mountains.contains(at));
        let tile = if forest {
            3.0
        } else if mountain {
            7.0
        } else {
            0.0
        };
        Place { delivery: self.best_tower(at), rest: 0.5 + 0.3 * open.count_ones() as f32 + tile }
    }

    fn best_tower(&self, from: Region) -> f32 {
        let towers = self.rules.towers_at(self.s, from) & self.deliverable;
        bits(towers).map(|tower| self.towers[tower]).fold(0.0, f32::max)
    }
}
