//! Chapter 14 over random play, judged from the story and the data rather than from the game's own checks.

mod common;

use common::watch_games;
use coven_broom::{
    Broom, Event, EventCard, ForestTile, HillTile, Move, Pending, Resource, Role, RoleSet, Side, Stance, State, Terrain,
};
use coven_engine::Seat;
use coven_proves::proves;
use std::collections::BTreeSet;

const GAMES: u64 = 40;

/// The roles that all players hold together.
fn chosen(s: &State) -> RoleSet {
    s.players[..s.seats()].iter().flat_map(|player| player.hand).collect()
}

/// As many turns as different roles were chosen; four to ten without More or Less and extra cards.
#[test]
#[proves("BRM-INV-1")]
fn brm_inv_1_a_round_has_a_turn_for_every_role_chosen() {
    #[derive(Default)]
    struct Round {
        chosen: RoleSet,
        plain: bool,
        turns: usize,
    }
    let mut rounds = 0;
    watch_games(
        GAMES,
        |_| Round::default(),
        |round, walk, made| {
            for event in &made.events {
                match event {
                    // The first lead of the round: everybody has chosen, and nothing is laid yet.
                    Event::Leads { .. } if made.before.pending.top() == Some(Pending::Pick) => {
                        let hands = walk.state.players[..walk.state.seats()].iter();
                        *round = Round {
                            chosen: chosen(&walk.state),
                            plain: hands.clone().all(|player| player.hand_size == 4),
                            turns: 1,
                        };
                    }
                    Event::Leads { .. } => round.turns += 1,
                    Event::RoundEnded { .. } => {
                        assert_eq!(round.turns, usize::from(round.chosen.len()));
                        assert!(!round.plain || (4..=10).contains(&round.turns), "{} turns", round.turns);
                        rounds += 1;
                    }
                    _ => {}
                }
            }
        },
    );
    assert_eq!(rounds, 4 * 8 * GAMES * 7);
}

/// Who is about to carry out a brave action.
fn acts_bravely(s: &State) -> impl Iterator<Item = Seat> {
    s.pending.iter().filter_map(|pending| match pending {
        Pending::Fly { seat, brave: true }
        | Pending::Serve { seat, brave: true }
        | Pending::Gather { seat, brave: true }
        | Pending::Weather { seat, brave: true } => Some(seat),
        _ => None,
    })
}

/// Of those who declared brave in a turn, only the last acts bravely; others only with a tile.
#[test]
#[proves("BRM-INV-2", "BRM-TURN-5")]
fn brm_inv_2_one_brave_action_per_turn() {
    #[derive(Default)]
    struct Turn {
        last_brave: Option<Seat>,
        with_tile: BTreeSet<Seat>,
    }
    let mut seen = 0;
    watch_games(
        GAMES,
        |_| Turn::default(),
        |turn, walk, made| {
            for event in &made.events {
                match event {
                    Event::Leads { .. } => *turn = Turn::default(),
                    Event::Laid { seat, stance: Stance::Brave, .. } => turn.last_brave = Some(*seat),
                    Event::ActedBravely { seat } => {
                        turn.with_tile.insert(*seat);
                    }
                    _ => {}
                }
            }
            for seat in acts_bravely(&walk.state).filter(|seat| !turn.with_tile.contains(seat)) {
                assert_eq!(Some(seat), turn.last_brave);
                assert_eq!(walk.state.to_come, 0, "the brave action waits for everybody's chance");
                seen += 1;
            }
        },
    );
    assert!(seen > 1000, "{seen}");
}

/// Occupied towers never reopen, and clouds only leave the board.
#[test]
#[proves("BRM-INV-3")]
fn brm_inv_3_towers_and_clouds_go_one_way() {
    watch_games(
        GAMES,
        |_| (),
        |(), walk, made| {
            assert_eq!(made.before.occupied & !walk.state.occupied, 0);
            let clouds = made.before.clouds.iter().zip(&walk.state.clouds);
            assert!(clouds.clone().all(|(before, after)| after.is_none() || before == after));
        },
    );
}

/// Everybody lays exactly the roles that were chosen, each once, and then the round ends.
#[test]
#[proves("BRM-INV-4", "BRM-ROUND-3", "BRM-ROUND-4")]
fn brm_inv_4_hands_are_empty_at_the_end_of_every_round() {
    watch_games(
        GAMES,
        |_| [RoleSet::NONE; 5],
        |laid, _, made| {
            for event in &made.events {
                match event {
                    Event::RoundBegan { .. } => *laid = [RoleSet::NONE; 5],
                    Event::Laid { seat, role, .. } => {
                        assert!(made.before.player(*seat).hand.contains(*role));
                        assert!(!laid[seat.index()].contains(*role), "{role} laid twice by {seat}");
                        laid[seat.index()] = laid[seat.index()].with(*role);
                    }
                    Event::RoundEnded { .. } => {
                        for (player, laid) in made.before.players[..made.before.seats()].iter().zip(&*laid) {
                            assert_eq!(laid.len(), player.hand_size);
                        }
                    }
                    _ => {}
                }
            }
        },
    );
}

/// The points and resources of every seat as the story tells them. What nobody has cannot be spent.
struct Books {
    event: EventCard,
    points: Vec<i32>,
    stock: Vec<[i32; 4]>,
    offers: Vec<[u8; 4]>,
}

impl Books {
    fn pay(&mut self, seat: Seat, resource: Resource, number: i32) {
        let held = &mut self.stock[seat.index()][resource.index()];
        *held += number;
        assert!(*held >= 0, "seat {seat} spends {resource} that it does not have");
    }

    fn enter(&mut self, rules: &Broom, side: Side, event: &Event) {
        let mut score = |seat: &Seat, points: i16| self.points[seat.index()] += i32::from(points);
        match event {
            Event::RoundBegan { event, .. } => self.event = *event,
            Event::NumberShown { seat, points, .. }
            | Event::Bewitched { seat, points }
            | Event::BlackMarket { seat, points }
            | Event::TileForPoints { seat, points }
            | Event::Hoard { seat, points } => score(seat, *points),
            Event::WandForLeading { seat, wands } => self.pay(*seat, Resource::Wand, i32::from(*wands)),
            Event::Moonshine { seat, resource } => self.pay(*seat, *resource, 1),
            Event::Gained { seat, resource, number } => self.pay(*seat, *resource, i32::from(*number)),
            Event::Delivered { seat, tower, points, wands, bonus, tailwind, .. } => {
                score(seat, points + bonus + tailwind);
                // The orange hill tile is no tower of the board.
                let known = rules.data().side(side).tower.iter().find(|known| known.id == *tower);
                self.pay(*seat, known.map_or(Resource::Orange, |known| known.colour), -1);
                self.pay(*seat, Resource::Wand, i32::from(*wands));
            }
            Event::Dispelled { seat, wands, bonus, .. } => {
                score(seat, *bonus);
                self.pay(*seat, Resource::Wand, -i32::from(*wands));
            }
            Event::OfferShown { seat, offer } => self.offers[seat.index()] = *offer,
            Event::EventPaid { seat, points } => {
                score(seat, *points);
                let returned = match self.event {
                    EventCard::AllAtOnce => [1; 4],
                    EventCard::FullHands => self.offers[seat.index()],
                    _ => [0; 4],
                };
                for resource in Resource::ALL {
                    self.pay(*seat, *resource, -i32::from(returned[resource.index()]));
                }
            }
            _ => {}
        }
    }
}

/// Resources never fall below zero, the supply never ends, and the story accounts for every point and resource.
#[test]
#[proves("BRM-INV-4")]
fn the_story_accounts_for_every_point_and_resource() {
    watch_games(
        GAMES,
        |walk| {
            let players = &walk.state.players[..walk.state.seats()];
            Books {
                event: walk.state.event,
                points: players.iter().map(|player| player.points().into()).collect(),
                stock: players.iter().map(|player| player.stock.map(i32::from)).collect(),
                offers: vec![[0; 4]; players.len()],
            }
        },
        |books, walk, made| {
            for event in &made.events {
                books.enter(&walk.rules, walk.state.setup.side, event);
            }
            for (seat, player) in walk.state.players[..walk.state.seats()].iter().enumerate() {
                assert_eq!(books.points[seat], i32::from(player.points()), "points of seat {seat} after {:?}", made.events);
                assert_eq!(books.stock[seat], player.stock.map(i32::from), "stock of seat {seat} after {:?}", made.events);
            }
        },
    );
}

/// No pawn on water, under a cloud or on the hills of a turbo tile.
#[test]
#[proves("BRM-INV-5", "BRM-BOARD-4", "BRM-RUL-24")]
fn brm_inv_5_pawns_stand_on_open_land() {
    watch_games(
        GAMES,
        |_| (),
        |(), walk, _| {
            let (s, data) = (&walk.state, walk.rules.data().side(walk.state.setup.side));
            for pawn in s.players[..s.seats()].iter().flat_map(|player| player.pawns) {
                let region = data.region.iter().find(|region| region.id == pawn).expect("a region of this side");
                assert_ne!(region.terrain, Terrain::Water, "{pawn}");
                let cloud = data.cloud_space.iter().find(|space| space.region == pawn && s.clouds[space.id.index()].is_some());
                assert!(cloud.is_none(), "{pawn} lies under {cloud:?}");
                if region.terrain == Terrain::Hills && s.setup.hill_tiles {
                    assert_eq!(s.hill_tiles[pawn.number()], Some(HillTile::Six), "only the orange tile lets a pawn stay");
                }
            }
        },
    );
}

/// As many different bewitched roles as the table needs, in every round of every game.
#[test]
#[proves("BRM-INV-6", "BRM-RUL-40")]
fn brm_inv_6_bewitched_roles_of_a_round_differ() {
    watch_games(
        GAMES,
        |_| (),
        |(), walk, made| {
            for event in &made.events {
                if let Event::RoundBegan { bewitched, .. } = event {
                    let different: BTreeSet<&Role> = bewitched.iter().collect();
                    assert_eq!(different.len(), 5 - walk.state.seats());
                    assert_eq!(bewitched.len(), different.len());
                }
            }
        },
    );
}

/// Seven different events, one in each round.
#[test]
#[proves("BRM-SETUP-7")]
fn brm_setup_7_every_round_has_another_event() {
    watch_games(
        GAMES,
        |walk| vec![walk.state.event],
        |events, walk, made| {
            for event in &made.events {
                if let Event::RoundBegan { event, round, .. } = event {
                    assert!(!events.contains(event), "{event} comes twice");
                    events.push(*event);
                    assert_eq!(events.len(), usize::from(*round));
                }
            }
            if walk.state.deciding().is_empty() {
                assert_eq!(events.len(), 7);
            }
        },
    );
}

/// Forest tiles are taken and used up, never made; mountain tiles stay; an amulet is taken once.
#[test]
#[proves("BRM-TILE-FOR-2")]
fn tiles_are_taken_and_used_up() {
    watch_games(
        GAMES,
        |_| (),
        |(), walk, made| {
            let (before, after) = (&made.before, &walk.state);
            assert_eq!(before.mountain_tiles, after.mountain_tiles);
            assert_eq!(before.hill_tiles, after.hill_tiles);
            for tile in ForestTile::ALL {
                let there = |s: &State| {
                    let held: u8 = s.players[..s.seats()].iter().map(|player| player.forest_tiles[tile.index()]).sum();
                    usize::from(held) + s.forest_tiles.iter().filter(|lying| **lying == Some(*tile)).count()
                };
                let used = matches!(
                    (tile, made.m),
                    (ForestTile::ActBrave, Move::ActBrave)
                        | (ForestTile::ExtraCard, Move::UseExtraCard)
                        | (ForestTile::FiveVp, Move::FiveVp)
                );
                assert_eq!(there(after), there(before) - usize::from(used), "{tile} after {}", made.m);
            }
            for (old, new) in before.players.iter().zip(&after.players) {
                assert_eq!(old.amulets & !new.amulets, 0);
            }
        },
    );
}

/// The random games of this file reach every kind of question, so that the checks above are not empty.
#[test]
fn random_games_reach_everything() {
    let mut asked = BTreeSet::new();
    let mut events = BTreeSet::new();
    let mut made_moves = BTreeSet::new();
    watch_games(
        GAMES,
        |_| (),
        |(), walk, made| {
            events.insert(walk.state.event);
            made_moves.insert(made.m.to_string().split(' ').next().unwrap_or_default().to_owned());
            if let Some(top) = walk.state.pending.top() {
                let name = format!("{top:?}");
                asked.insert(name.split(' ').next().unwrap_or_default().to_owned());
            }
        },
    );
    assert_eq!(events.len(), 10);
    assert_eq!(asked.len(), 18, "{asked:?}");
    assert_eq!(made_moves.len(), 20, "{made_moves:?}");
}
