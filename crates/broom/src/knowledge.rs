//! Advice for computer players: about how many points a move is worth, and how well a seat stands.

mod reasons;

use crate::Broom;
use crate::events::Event;
use crate::legal::bits;
use crate::moves::Move;
use crate::pieces::{Cloud, EventCard, Region, RegionSet, Resource, Role, RoleSet, Stance, Terrain, Tower};
use crate::roles::Kind;
use crate::state::{Pending, State};
use coven_engine::knowledge::by_lead;
use coven_engine::{Knowledge, MAX_SEATS, Phrase, Seat};

/// Roughly the points that a potion in stock turns into.
const POTION: f32 = 1.6;
/// Roughly the points that a wand turns into.
const WAND: f32 = 1.2;
/// Roughly the points of a lightning bolt on a growing pile.
const BOLT: f32 = 2.0;
/// What leading the next turn is worth.
const LEAD: f32 = 0.7;
/// The smallest weight of a legal move: the search must still try it now and then.
const SOMETHING: f32 = 0.05;
/// A lead of this many points is nearly a victory.
const DECISIVE: f32 = 25.0;

impl Knowledge for Broom {
    const PARAMETERS: &'static str = include_str!("../parameters.toml");
    const CALIBRATION: &'static str = include_str!("../calibration.toml");

    type Belief = ();

    fn advise(&self, s: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        weights.extend(moves.iter().map(|&m| self.worth(s, seat, m).max(SOMETHING)));
    }

    fn outlook(&self, s: &State, seats: usize) -> [f32; MAX_SEATS] {
        // Late in the game stock that is not delivered is worth only its sets.
        let left = f32::from(self.data.setup.rounds - s.round) / f32::from(self.data.setup.rounds);
        by_lead(seats, DECISIVE, |seat| {
            let player = s.player(seat);
            let potions = Resource::POTIONS.iter().map(|&colour| f32::from(player.has(colour).min(4))).sum::<f32>();
            let stock = potions * POTION + f32::from(player.has(Resource::Wand).min(5)) * WAND;
            f32::from(player.points()) + f32::from(self.final_points(player)) + stock * left
        })
    }

    fn opens_choice(&self, event: &Event) -> bool {
        matches!(event, Event::Laid { .. } | Event::Passed { .. } | Event::NumberShown { .. } | Event::OfferShown { .. })
    }

    fn reason(&self, s: &State, seat: Seat, m: Move) -> Option<Phrase> {
        Some(self.reason_for(s, seat, m))
    }
}

impl Broom {
    /// About how many points a move is worth.
    fn worth(&self, s: &State, seat: Seat, m: Move) -> f32 {
        match m {
            Move::Number(roles) => 3.0 - (f32::from(roles) - 4.0).abs(),
            Move::Pick(role) => self.worth_of_holding(s, seat, role),
            Move::Lay(role, stance) => self.worth_of_laying(s, seat, role, stance),
            Move::Act => s.role.map_or(0.0, |role| self.worth_of_acting(s, seat, role, false)),
            Move::ActBrave => s.role.map_or(0.0, |role| self.worth_of_acting(s, seat, role, true) - 1.0),
            Move::BlackMarket => f32::from(self.event(EventCard::BlackMarket).vp),
            Move::FiveVp => 5.0,
            Move::Moonshine(Resource::Wand) => WAND,
            Move::Moonshine(_) => POTION,
            Move::Fly { from, to } => self.worth_of_standing(s, seat, to, s.pending.top()) - self.worth_of_staying(s, seat, from),
            Move::Deliver { tower, .. } => 2.0 + self.tower_points(s, tower.index()),
            Move::TakeAll => 5.0,
            Move::Take(Resource::Wand) => WAND,
            Move::Take(_) => POTION,
            Move::Dispel(space) => s.clouds[space.index()].map_or(0.0, |cloud| {
                let info = self.clouds[cloud.index()];
                1.5 + f32::from(info.bolts) * BOLT - f32::from(info.wands) * WAND
            }),
            Move::Circle(circle) => {
                self.board(s.setup.side).circle(circle).map_or(0.0, |at| self.worth_of_standing(s, seat, at, s.pending.top()))
            }
            Move::UseTile | Move::UseExtraCard | Move::Trade => 4.0,
            Move::Enclose(number) => 1.0 / (1.0 + f32::from(number)),
            Move::KeepExtraCard | Move::Stay | Move::Decline | Move::DeclineTile | Move::Done => 0.2,
        }
    }

    /// A role for the hand: what it would do now, a little about what it may do later, and less if it is bewitched.
    fn worth_of_holding(&self, s: &State, seat: Seat, role: Role) -> f32 {
        let brave = self.worth_of_acting(s, seat, role, true);
        let penalty = if s.bewitched.contains(role) { 3.0 } else { 0.0 };
        0.5 + (brave - penalty).max(0.0)
    }

    /// Brave is worth the brave action if nobody bumps you, and the lead; cowardly is certain.
    fn worth_of_laying(&self, s: &State, seat: Seat, role: Role, stance: Stance) -> f32 {
        let value = match stance {
            Stance::Brave => {
                let safe = 1.0 - self.chance_to_be_bumped(s, seat, role);
                safe * (self.worth_of_acting(s, seat, role, true) + LEAD)
            }
            Stance::Cowardly => self.worth_of_acting(s, seat, role, false),
        };
        // Leading a role that gives little keeps the better ones for later only if nobody else leads them first.
        value * value / 4.0
    }

    /// How likely somebody who still gets a chance in this turn holds the role and is brave.
    fn chance_to_be_bumped(&self, s: &State, seat: Seat, role: Role) -> f32 {
        let to_come = if s.role.is_some() { usize::from(s.to_come) } else { s.seats() - 1 };
        let later = seat.round(s.seats()).skip(1).take(to_come);
        let safe: f32 = later
            .map(|other| {
                let player = s.player(other);
                let possible = RoleSet::ALL.minus(player.laid).minus(player.denied);
                if !possible.contains(role) {
                    return 1.0;
                }
                let holds = f32::from(player.hand.len()) / f32::from(possible.len()).max(1.0);
                1.0 - 0.55 * holds
            })
            .product();
        1.0 - safe
    }

    fn worth_of_acting(&self, s: &State, seat: Seat, role: Role, brave: bool) -> f32 {
        match self.kind(role) {
            Kind::Witch(regions) => {
                let best = |(from, reach): (Region, RegionSet)| {
                    let stays = self.worth_of_staying(s, seat, from);
                    reach.map(|to| self.worth_of_arriving(s, seat, to, brave) - stays).fold(0.0, f32::max)
                };
                self.flights(s, seat, regions).map(best).fold(0.0, f32::max)
            }
            Kind::Druid(regions) => {
                let best = self.best_delivery(s, seat, regions);
                if best > 0.0 && brave { best + f32::from(self.role(role).brave_bonus_vp) } else { best }
            }
            Kind::Gatherer(_) if brave => {
                self.role(role).brave_gain.iter().map(|(&kind, &number)| worth_of(kind) * f32::from(number)).sum()
            }
            Kind::Gatherer(colour) => worth_of(colour),
            Kind::Fairy => {
                let spaces = self.dispellable(s, seat);
                let price = |cloud: Cloud| {
                    let info = self.clouds[cloud.index()];
                    1.0 + f32::from(info.bolts) * BOLT - f32::from(info.wands) * WAND
                };
                let clouds = s.clouds.iter().enumerate().filter(|(space, _)| spaces >> space & 1 == 1);
                let best = clouds.filter_map(|(_, cloud)| cloud.map(price)).fold(0.0, f32::max);
                if best > 0.0 && brave { best + f32::from(self.role(role).brave_bonus_vp) } else { best }
            }
        }
    }

    /// Where a move ends: a delivery at once if the witch is brave, otherwise what a druid could do there later.
    fn worth_of_arriving(&self, s: &State, seat: Seat, at: Region, brave: bool) -> f32 {
        let best = self.best_tower(s, seat, at);
        let delivery = if brave { best } else { best * 0.4 };
        delivery + self.worth_of_place(s, seat, at)
    }

    fn worth_of_standing(&self, s: &State, seat: Seat, at: Region, pending: Option<Pending>) -> f32 {
        let brave = matches!(pending, Some(Pending::Fly { brave: true, .. } | Pending::Turbo { brave: true, .. }));
        self.worth_of_arriving(s, seat, at, brave)
    }

    /// What leaving gives up.
    fn worth_of_staying(&self, s: &State, seat: Seat, at: Region) -> f32 {
        self.worth_of_arriving(s, seat, at, false) * 0.8
    }

    /// What a place gives besides towers that can be served now.
    fn worth_of_place(&self, s: &State, seat: Seat, at: Region) -> f32 {
        let player = s.player(seat);
        let open = self.working_towers(s, at) & !s.occupied;
        let tile = match at.terrain() {
            Terrain::Forest => s.forest_tiles.get(at.number()).copied().flatten().map_or(0.0, |_| 3.0),
            Terrain::Mountain if s.setup.mountain_tiles && player.amulets >> at.number() & 1 == 0 => 7.0,
            _ => 0.0,
        };
        0.5 + 0.3 * open.count_ones() as f32 + tile
    }

    fn best_delivery(&self, s: &State, seat: Seat, regions: RegionSet) -> f32 {
        let pawns = s.player(seat).pawns.into_iter().filter(|&pawn| regions.contains(pawn));
        pawns.map(|pawn| self.best_tower(s, seat, pawn)).fold(0.0, f32::max)
    }

    fn best_tower(&self, s: &State, seat: Seat, from: Region) -> f32 {
        let towers = bits(self.servable(s, seat, from));
        towers.map(|tower| self.tower_points(s, tower)).fold(0.0, f32::max)
    }

    fn tower_points(&self, s: &State, tower: usize) -> f32 {
        let pays = self.board(s.setup.side).tower(Tower::at(s.setup.side, tower));
        (f32::from(pays.points) + f32::from(pays.wands) * WAND - POTION).max(0.1)
    }
}

fn worth_of(resource: Resource) -> f32 {
    if resource == Resource::Wand { WAND } else { POTION }
}
