//! The rules written down a second time, slowly and from the data alone, and compared with random play.

mod common;

use common::{Made, Walk, watch_games};
use coven_broom::{
    Broom, Event, EventCard, HillTile, Move, Pending, Region, Resource, Role, RoleSet, SideData, Stance, State, StormKind,
    Terrain, Tower,
};
use coven_engine::{MoveList, Rules, Seat};
use coven_proves::proves;
use std::collections::BTreeSet;

const GAMES: u64 = 10;

/// A table as the rulebook describes it.
struct Reading<'a> {
    rules: &'a Broom,
    s: &'a State,
    side: &'a SideData,
}

impl<'a> Reading<'a> {
    fn new(rules: &'a Broom, s: &'a State) -> Self {
        Reading { rules, s, side: rules.data().side(s.setup.side) }
    }

    fn clouded(&self, region: Region) -> bool {
        self.side.cloud_space.iter().any(|space| space.region == region && self.s.clouds[space.id.index()].is_some())
    }

    fn border(&self, x: Region, y: Region) -> bool {
        self.side.region.iter().any(|region| region.id == x && region.adjacent.contains(&y))
    }

    /// BRM-BOARD-3.
    fn near(&self, x: Region, y: Region) -> bool {
        let water = |w: Region| w.terrain() == Terrain::Water;
        let bridge = |w: Region| water(w) && !self.clouded(w) && self.border(x, w) && self.border(w, y);
        self.border(x, y) || (x != y && !water(y) && self.side.region.iter().any(|region| bridge(region.id)))
    }

    fn pawns(&self, seat: Seat) -> BTreeSet<Region> {
        self.s.player(seat).pawns.into_iter().collect()
    }

    /// BRM-ROLE-WITCH-COWARD, BRM-BOARD-6, BRM-BOARD-4: flights to regions of these terrains.
    fn flights(&self, seat: Seat, terrains: &[Terrain]) -> BTreeSet<String> {
        let mut moves = BTreeSet::from(["stay".to_owned()]);
        for from in self.pawns(seat) {
            for to in &self.side.region {
                let fits = to.terrain != Terrain::Water && terrains.contains(&to.terrain);
                if fits && self.near(from, to.id) && !self.clouded(to.id) {
                    moves.insert(format!("move {from} {}", to.id));
                }
            }
        }
        moves
    }

    /// BRM-DEL-1, BRM-DEL-2, BRM-DEL-3, BRM-RUL-47, BRM-RUL-35: deliveries from a region.
    fn deliveries(&self, seat: Seat, from: Region) -> BTreeSet<String> {
        let held = |colour: Resource| self.s.player(seat).has(colour) > 0;
        let open = |tower: Tower| tower.is_square() || self.s.occupied & tower.bit() == 0;
        let covered = |under_tile: bool| under_tile && self.s.setup.mountain_tiles;
        let towers = self.side.tower.iter().filter(|tower| {
            tower.regions.contains(&from) && held(tower.colour) && open(tower.id) && !covered(tower.covered_by_mountain_tile)
        });
        let mut moves: BTreeSet<String> = towers.map(|tower| format!("deliver {from} {}", tower.id)).collect();
        let orange = from.terrain() == Terrain::Hills
            && self.s.setup.hill_tiles
            && self.s.hill_tiles[from.number()] == Some(HillTile::Six);
        if orange && held(Resource::Orange) {
            moves.insert(format!("deliver {from} HIL-6"));
        }
        moves
    }

    /// BRM-ROLE-DRUID-COWARD, BRM-RUL-22: deliveries with any own pawn on these terrains.
    fn druid(&self, seat: Seat, terrains: &[Terrain]) -> BTreeSet<String> {
        let pawns = self.pawns(seat).into_iter().filter(|pawn| terrains.contains(&pawn.terrain()));
        with("decline", pawns.flat_map(|from| self.deliveries(seat, from)).collect())
    }

    /// BRM-CLOUD-2, BRM-RUL-39: clouds near an own pawn that can be paid.
    fn dispels(&self, seat: Seat) -> BTreeSet<String> {
        let price = |cloud| self.rules.data().clouds().find(|there| there.id == cloud).map_or(0, |there| there.wands);
        let spaces = self.side.cloud_space.iter().filter(|space| {
            let cloud = self.s.clouds[space.id.index()];
            let near = self.pawns(seat).iter().any(|&pawn| self.near(pawn, space.region));
            near && cloud.is_some_and(|cloud| price(cloud) <= self.s.player(seat).has(Resource::Wand))
        });
        with("decline", spaces.map(|space| format!("dispel {}", space.id)).collect())
    }

    /// What may be answered to a question about the board in the turn of a role.
    fn answers(&self, pending: Pending, role: Option<Role>) -> Option<BTreeSet<String>> {
        use Terrain::{Forest, Hills, Mountain, Prairie};
        let land = [Prairie, Hills, Mountain, Forest];
        Some(match (pending, role) {
            (Pending::Fly { seat, .. }, Some(Role::ForestWitch)) => self.flights(seat, &[Forest]),
            (Pending::Fly { seat, .. }, Some(Role::HillWitch)) => self.flights(seat, &[Hills]),
            (Pending::Fly { seat, .. }, Some(Role::MountainWitch)) => self.flights(seat, &[Mountain]),
            (Pending::Fly { seat, .. }, Some(Role::PrairieWitch)) => self.flights(seat, &[Prairie]),
            (Pending::FreeMoves { seat, .. }, _) => self.flights(seat, &land),
            (Pending::DropOff { seat, pawn }, _) => {
                let from = self.s.player(seat).pawns[usize::from(pawn)];
                with("decline", self.deliveries(seat, from))
            }
            (Pending::Serve { seat, .. }, Some(Role::ValleyDruid)) => self.druid(seat, &[Prairie, Forest]),
            (Pending::Serve { seat, .. }, Some(Role::PeakDruid)) => self.druid(seat, &[Hills, Mountain]),
            (Pending::FreeDelivery { seat }, _) => self.druid(seat, &land),
            (Pending::Weather { seat, .. } | Pending::FreeDispel { seat }, _) => self.dispels(seat),
            (Pending::Arrival { seat, mountain, pawn, tile, delivery }, _) => {
                let there = delivery && self.s.player(seat).pawns[usize::from(pawn)] == mountain;
                let mut moves = if there { self.deliveries(seat, mountain) } else { BTreeSet::new() };
                if !moves.is_empty() {
                    moves.insert("done".to_owned());
                }
                if tile {
                    moves.extend(["use tile".to_owned(), "decline tile".to_owned()]);
                }
                moves
            }
            _ => return None,
        })
    }
}

fn with(word: &str, mut moves: BTreeSet<String>) -> BTreeSet<String> {
    moves.insert(word.to_owned());
    moves
}

/// Every question about the board lists exactly what the rules allow.
#[test]
#[proves("BRM-DP-8", "BRM-DP-10", "BRM-DP-11")]
fn brm_dp_8_actions_are_listed_word_for_word() {
    let mut compared = 0;
    let mut moves = MoveList::new();
    watch_games(
        GAMES,
        |_| (),
        |(), walk, _| {
            let Some(top) = walk.state.pending.top() else {
                return;
            };
            let Some(expected) = Reading::new(&walk.rules, &walk.state).answers(top, walk.state.role) else {
                return;
            };
            moves.clear();
            walk.rules.legal(&walk.state, top.seat().expect("one seat"), &mut moves);
            let listed: BTreeSet<String> = moves.iter().map(Move::to_string).collect();
            assert_eq!(listed, expected, "{top:?}");
            compared += 1;
        },
    );
    assert!(compared > 10_000, "{compared}");
}

/// The question of a role's action.
fn action(role: Role, seat: Seat, brave: bool) -> Pending {
    match role {
        Role::ForestWitch | Role::HillWitch | Role::MountainWitch | Role::PrairieWitch => Pending::Fly { seat, brave },
        Role::ValleyDruid | Role::PeakDruid => Pending::Serve { seat, brave },
        Role::RootGatherer | Role::HerbGatherer | Role::FruitGatherer => Pending::Gather { seat, brave },
        Role::WeatherFairy => Pending::Weather { seat, brave },
    }
}

/// An action that can be carried out is asked for, a coward's at once and the brave holder's after everybody's chance; one that
/// cannot is passed over.
#[test]
#[proves("BRM-TURN-3", "BRM-TURN-5", "BRM-TURN-8")]
fn brm_turn_3_every_possible_action_is_asked_for() {
    #[derive(Default)]
    struct Turn {
        role: Option<Role>,
        holder: Option<Seat>,
        holder_asked: bool,
    }
    let possible = |walk: &Walk, pending: Pending, role: Role| {
        // A gatherer can always gather.
        let answers = Reading::new(&walk.rules, &walk.state).answers(pending, Some(role));
        answers.is_none_or(|answers| answers.len() > 1)
    };
    let (mut asked, mut passed_over) = (0, 0);
    watch_games(
        GAMES,
        |_| Turn::default(),
        |turn, walk, made| {
            let top = walk.state.pending.top();
            if let Move::Lay(role, Stance::Cowardly) = made.m {
                let mode = top == Some(Pending::CowardlyMode { seat: made.seat });
                let action = action(role, made.seat, false);
                if !mode {
                    assert_eq!(top == Some(action), possible(walk, action, role), "{role} of seat {}", made.seat);
                }
            }
            for event in &made.events {
                match event {
                    Event::Leads { .. } | Event::RoundEnded { .. } => {
                        if let (Some(role), Some(holder), false) = (turn.role, turn.holder, turn.holder_asked) {
                            assert!(!possible(walk, action(role, holder, true), role), "{role} of the brave seat {holder}");
                            passed_over += 1;
                        }
                        *turn = Turn::default();
                    }
                    Event::Laid { seat, role, stance } => {
                        turn.role = Some(*role);
                        if *stance == Stance::Brave {
                            turn.holder = Some(*seat);
                        }
                    }
                    _ => {}
                }
            }
            if let (Some(role), Some(holder)) = (turn.role, turn.holder)
                && top == Some(action(role, holder, true))
                && walk.state.to_come == 0
            {
                turn.holder_asked = true;
                asked += 1;
            }
        },
    );
    assert!(asked > 1000 && passed_over > 1000, "{asked} asked, {passed_over} passed over");
}

/// Every delivery pays what the tower, the tailwinds near the pawn and the brave druid pay.
#[test]
#[proves("BRM-DEL-4", "BRM-BOARD-8", "BRM-STORM-TAILWIND", "BRM-RUL-27", "BRM-ROLE-DRUID-BRAVE")]
fn brm_del_4_deliveries_pay_word_for_word() {
    let mut windy = 0;
    watch_games(
        GAMES,
        |_| (),
        |(), walk, made| {
            for event in &made.events {
                let Event::Delivered { seat, from, tower, points, wands, bonus, tailwind, .. } = event else {
                    continue;
                };
                let table = Reading::new(&walk.rules, &made.before);
                assert!(table.deliveries(*seat, *from).contains(&format!("deliver {from} {tower}")));
                let pays = table.side.tower.iter().find(|there| there.id == *tower).map(|there| (there.vp, there.wands));
                assert_eq!((*points, *wands), pays.unwrap_or((7, 0)));
                let brave = matches!(made.before.pending.top(), Some(Pending::Serve { brave: true, .. }));
                assert_eq!(*bonus, if brave { 3 } else { 0 });
                let winds = table.side.cloud_space.iter().filter(|space| {
                    let cloud = made.before.clouds[space.id.index()];
                    let kind = walk.rules.data().clouds().find(|there| Some(there.id) == cloud).and_then(|there| there.kind);
                    kind == Some(StormKind::Tailwind) && table.near(*from, space.region)
                });
                let winds = winds.count() as i16;
                assert_eq!(*tailwind, 2 * winds);
                windy += winds;
            }
        },
    );
    assert!(windy > 20, "{windy}");
}

/// One round as it was told.
struct Round {
    first_leader: Seat,
    leader: Seat,
    /// The role of the turn, and the seat that has the next chance.
    turn: Option<(Role, Seat)>,
    holder: Option<Seat>,
    last_brave: Option<Seat>,
    led: RoleSet,
    hands: Vec<RoleSet>,
}

impl Round {
    fn begin(leader: Seat, seats: usize) -> Round {
        let hands = vec![RoleSet::NONE; seats];
        Round { first_leader: leader, leader, turn: None, holder: None, last_brave: None, led: RoleSet::NONE, hands }
    }

    /// BRM-TURN-5, BRM-TURN-6, BRM-TURN-7: who leads next.
    fn next_leader(&self) -> Seat {
        let should = self.holder.unwrap_or(self.leader);
        let seats = self.hands.len();
        should.round(seats).find(|seat| !self.hands[seat.index()].is_empty()).expect("somebody has cards")
    }

    fn hear(&mut self, event: &Event, card: EventCard) {
        let seats = self.hands.len();
        match event {
            Event::Leads { seat } => {
                assert_eq!(*seat, self.next_leader());
                assert!(self.turn.is_none_or(|(_, next)| next == self.leader), "everybody had a chance");
                (self.leader, self.turn, self.holder) = (*seat, None, None);
            }
            Event::Laid { seat, role, stance } => {
                let (led, next) = *self.turn.get_or_insert((*role, self.leader));
                assert_eq!((led, next), (*role, *seat), "must follow, in seat order");
                if *seat == self.leader {
                    assert!(!self.led.contains(*role), "each role is led at most once");
                    assert!(card != EventCard::BraveHeart || *stance == Stance::Brave);
                    self.led = self.led.with(*role);
                }
                assert!(self.hands[seat.index()].contains(*role));
                self.hands[seat.index()] = self.hands[seat.index()].without(*role);
                self.turn = Some((led, next.next(seats)));
                if *stance == Stance::Brave {
                    (self.holder, self.last_brave) = (Some(*seat), Some(*seat));
                }
            }
            Event::Passed { seat, role } => {
                let (led, next) = self.turn.expect("a turn");
                assert_eq!((led, next), (*role, *seat), "passes come in seat order");
                assert!(!self.hands[seat.index()].contains(*role), "who holds the role must follow");
                self.turn = Some((led, next.next(seats)));
            }
            Event::Bumped { seat, by } => {
                assert_eq!(Some(*by), self.holder);
                assert_ne!(seat, by);
            }
            Event::RoundEnded { .. } => assert!(self.hands.iter().all(|hand| hand.is_empty())),
            // BRM-ROUND-6: the last brave one, or the same as before.
            Event::RoundBegan { .. } => *self = Round::begin(self.last_brave.unwrap_or(self.first_leader), seats),
            _ => {}
        }
    }
}

/// Leads, chances and passes come as the rules say, in every turn.
#[test]
#[proves(
    "BRM-TURN-1",
    "BRM-TURN-2",
    "BRM-TURN-4",
    "BRM-TURN-5",
    "BRM-TURN-6",
    "BRM-TURN-7",
    "BRM-ROUND-4",
    "BRM-ROUND-6",
    "BRM-RUL-6",
    "BRM-RUL-7",
    "BRM-RUL-8",
    "BRM-RUL-9",
    "BRM-RUL-10"
)]
fn brm_turn_2_turns_go_around_the_table_word_for_word() {
    watch_games(
        GAMES,
        |walk| Round::begin(walk.state.first_leader, walk.state.seats()),
        |round, walk, made| {
            if made.before.pending.top() == Some(Pending::Pick) {
                let Move::Pick(role) = made.m else { panic!("{} is no pick", made.m) };
                round.hands[made.seat.index()] = round.hands[made.seat.index()].with(role);
            }
            for event in &made.events {
                round.hear(event, made.before.event);
            }
            follows(walk, made, round);
        },
    );
}

/// The state says the same as the story.
fn follows(walk: &Walk, made: &Made, round: &Round) {
    let hands: Vec<RoleSet> = walk.state.players[..walk.state.seats()].iter().map(|player| player.hand).collect();
    assert_eq!(hands, round.hands, "after {}", made.m);
    assert_eq!(walk.state.last_brave, round.last_brave);
    assert_eq!(walk.state.first_leader, round.first_leader);
}
