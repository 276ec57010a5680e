//! Chapters 2 and 10: how every table is laid out, and which tables cannot be.

mod common;

use common::{Walk, assert_even, rules, setup};
use coven_broom::{Broom, EventCard, ForestTile, Move, Pending, Resource, Setup, Side, State};
use coven_engine::{FastDice, Rules, Seat, Silence, Viewer};
use coven_proves::proves;
use std::collections::BTreeMap;

fn laid_out(players: usize, variants: &[&str], seed: u64) -> State {
    Walk::new(&rules(), &setup(players, variants), seed).state
}

/// The wands of every seat for every number of players.
#[test]
#[proves("BRM-SETUP-4")]
fn brm_setup_4_wands_by_seat() {
    let wands = |players| -> Vec<u8> {
        let state = laid_out(players, &[], 1);
        Seat::all(players).map(|seat| state.player(seat).has(Resource::Wand)).collect()
    };
    assert_eq!(wands(2), [1, 1]);
    assert_eq!(wands(3), [1, 2, 1]);
    assert_eq!(wands(4), [1, 2, 2, 1]);
    assert_eq!(wands(5), [1, 2, 2, 2, 1]);
}

/// Ten points, one potion of each colour, a pawn in each castle; seat 0 leads.
#[test]
#[proves("BRM-SETUP-2", "BRM-SETUP-3", "BRM-BOARD-9")]
fn brm_setup_2_everybody_begins_alike() {
    for players in 2..=5 {
        for (side, castles) in [(Side::Front, ["H3", "P6"]), (Side::Back, ["P5", "P8"])] {
            let state = laid_out(players, &[side.name()], 1);
            for player in &state.players[..players] {
                assert_eq!(player.points(), 10);
                assert_eq!(player.stock[..3], [1, 1, 1]);
                assert_eq!(player.pawns.map(|pawn| pawn.to_string()), castles);
                assert_eq!((player.clouds, player.amulets, player.forest_tiles), (0, 0, [0; 3]));
            }
            assert_eq!((state.first_leader, state.leader, state.round), (Seat(0), Seat(0), 1));
        }
    }
}

/// Players and bewitched roles make five, and the rest of the ten is the deck.
#[test]
#[proves("BRM-SETUP-8")]
fn brm_setup_8_bewitched_roles_by_players() {
    for players in 2..=5 {
        let state = laid_out(players, &[], 1);
        assert_eq!(usize::from(state.bewitched.len()), 5 - players);
        assert_eq!(usize::from(state.bewitched_deck.len()), 5 + players);
        assert!(!state.bewitched.intersects(state.bewitched_deck));
    }
}

/// A cloud on every space, none twice, only heavy ones; on both sides.
#[test]
#[proves("BRM-SETUP-6", "BRM-BOARD-5")]
fn brm_setup_6_clouds_cover_all_spaces() {
    for (side, spaces) in [("front", 18), ("back", 19)] {
        let state = laid_out(3, &[side], 1);
        let mut clouds: Vec<_> = state.clouds.iter().flatten().collect();
        assert_eq!(clouds.len(), spaces);
        assert!(clouds.iter().all(|cloud| !cloud.is_storm()));
        clouds.sort();
        clouds.dedup();
        assert_eq!(clouds.len(), spaces);
    }
}

/// What lies face up shows its price in wands and its bolts.
#[test]
#[proves("BRM-CLOUD-1")]
fn brm_cloud_1_clouds_show_price_and_bolts() {
    let rules = rules();
    let view = rules.view(&laid_out(3, &["back", "storm"], 1), Viewer::Spectator);
    assert_eq!(view.clouds.len(), 19);
    for there in view.clouds.values() {
        let known = rules.data().clouds().find(|known| known.id == there.cloud).expect("a cloud of the box");
        assert_eq!((there.wands, there.bolts), (known.wands, known.bolts), "{}", there.cloud);
    }
}

/// However much lies before the players, there is more to be taken.
#[test]
#[proves("BRM-SETUP-5")]
fn brm_setup_5_the_supply_never_runs_out() {
    let rules = rules();
    let mut walk = Walk::new(&rules, &setup(5, &[]), 1);
    assert!(walk.find(|s| matches!(s.pending.top(), Some(Pending::Gather { brave: true, .. }))));
    // More than the 60 potions and 24 wands of the box.
    walk.state.players.iter_mut().for_each(|player| player.stock = [60; 4]);
    let seat = rules.deciding(&walk.state).first().expect("the gatherer");
    rules.apply(&mut walk.state, seat, Move::TakeAll, &mut FastDice::new(1), &mut Silence);
    assert_eq!(walk.state.player(seat).resources(), 4 * 60 + 3);
}

/// Chance is fair to every cloud, event and tile.
#[test]
#[proves("BRM-DP-0", "BRM-SETUP-6", "BRM-SETUP-7", "BRM-TILE-MTN-1", "BRM-TILE-FOR-1", "BRM-TILE-HIL-1")]
fn brm_dp_0_setups_are_fair() {
    let times = 8000;
    let (mut clouds, mut events, mut bewitched) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let (mut mountains, mut forests, mut hills) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let rules = rules();
    let setup = setup(4, &["back", "storm"]);
    for seed in 0..times {
        let state = Walk::new(&rules, &setup, u64::from(seed)).state;
        *clouds.entry(state.clouds[4].expect("a cloud")).or_insert(0) += 1;
        *events.entry(state.event).or_insert(0) += 1;
        *bewitched.entry(state.bewitched.0).or_insert(0) += 1;
        *mountains.entry(state.mountain_tiles[1].expect("a tile")).or_insert(0) += 1;
        *forests.entry(state.forest_tiles[2].expect("a tile")).or_insert(0) += 1;
        *hills.entry(state.hill_tiles[3].expect("a tile")).or_insert(0) += 1;
    }
    assert_even(&clouds, 32, times);
    assert_even(&events, 10, times);
    assert_even(&bewitched, 10, times);
    assert_even(&mountains, 5, times);
    assert_even(&forests, 3, times);
    assert_even(&hills, 6, times);
    assert_eq!(EventCard::ALL.len(), 10);
}

/// Three mountain, four forest and four hill tiles lie face up, no more of a kind than the box has.
#[test]
#[proves("BRM-TILE-MTN-1", "BRM-TILE-FOR-1", "BRM-TILE-HIL-1")]
fn tiles_of_the_back_lie_on_all_their_spaces() {
    for seed in 0..200 {
        let state = laid_out(2, &["back"], seed);
        let mut mountains: Vec<_> = state.mountain_tiles.iter().flatten().collect();
        mountains.sort();
        mountains.dedup();
        assert_eq!(mountains.len(), 3);
        let mut hills: Vec<_> = state.hill_tiles.iter().flatten().collect();
        hills.sort();
        hills.dedup();
        assert_eq!(hills.len(), 4);
        assert_eq!(state.forest_tiles.iter().flatten().count(), 4);
        for tile in ForestTile::ALL {
            assert!(state.forest_tiles.iter().filter(|there| **there == Some(*tile)).count() <= 2);
        }
    }
    let front = laid_out(2, &[], 1);
    assert_eq!((front.mountain_tiles, front.forest_tiles, front.hill_tiles), ([None; 3], [None; 4], [None; 4]));
    let tiles = laid_out(2, &["mountain"], 1);
    assert_eq!(tiles.mountain_tiles.iter().flatten().count(), 3);
    assert_eq!((tiles.forest_tiles, tiles.hill_tiles), ([None; 4], [None; 4]));
}

/// With the fewest heavy clouds every storm cloud is on the board; with all of them most games have some.
#[test]
#[proves("BRM-STORM-1")]
fn brm_storm_1_storm_clouds_are_mixed_in() {
    let storms = |state: &State| state.clouds.iter().flatten().filter(|cloud| cloud.is_storm()).count();
    assert_eq!(storms(&laid_out(2, &["storm", "heavy=10"], 1)), 8);
    assert_eq!(storms(&laid_out(2, &["back", "storm", "heavy=11"], 1)), 8);
    let total: usize = (0..1000).map(|seed| storms(&laid_out(2, &["storm"], seed))).sum();
    // On average 8 of 32 on 18 spaces.
    assert!((4300..4700).contains(&total), "{total}");
}

/// What cannot be agreed is refused with its reason.
#[test]
#[proves("BRM-VAR-1", "BRM-SETUP-1", "BRM-STORM-1")]
fn brm_var_1_forbidden_tables() {
    let refused = |players: usize, words: &[&str]| {
        let error = rules().agree(players, words).expect_err(&format!("{players} {words:?}"));
        (error.code, error.rule)
    };
    for players in [0, 1, 6, 300] {
        assert_eq!(refused(players, &[]), ("broom-players", "BRM-SETUP-2"));
    }
    assert_eq!(refused(3, &["forest"]), ("broom-forest-on-front", "BRM-VAR-1"));
    assert_eq!(refused(3, &["hill"]), ("broom-hill-on-front", "BRM-VAR-1"));
    assert_eq!(refused(3, &["front", "back"]), ("broom-both-sides", "BRM-SETUP-1"));
    assert_eq!(refused(3, &["snow"]), ("broom-unknown-variant", "BRM-VAR-1"));
    assert_eq!(refused(3, &["heavy=many"]), ("broom-unknown-variant", "BRM-VAR-1"));
    assert_eq!(refused(3, &["storm", "heavy=9"]), ("broom-heavy-clouds", "BRM-STORM-1"));
    assert_eq!(refused(3, &["back", "storm", "heavy=10"]), ("broom-heavy-clouds", "BRM-STORM-1"));
    assert_eq!(refused(3, &["storm", "heavy=25"]), ("broom-heavy-clouds", "BRM-STORM-1"));
    assert_eq!(refused(3, &["heavy=20"]), ("broom-heavy-without-storm", "BRM-STORM-1"));
    let base = rules().agree(3, &[]).expect("the base game");
    assert_eq!((base.side, base.storm_clouds, base.mountain_tiles), (Side::Front, false, false));
}

/// The back always has all its tiles; a written setup cannot leave them out, and `start` checks it too.
#[test]
#[proves("BRM-VAR-1")]
fn brm_var_1_the_back_needs_its_tiles() {
    let rules = rules();
    for missing in ["mountain_tiles", "forest_tiles", "hill_tiles"] {
        let text = format!(r#"{{ "players": 2, "side": "back", "{missing}": false }}"#);
        let setup: Setup = serde_json::from_str(&text).expect("a readable setup");
        let error = rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect_err(missing);
        assert_eq!((error.code, error.rule), ("broom-back-needs-tiles", "BRM-VAR-1"));
    }
    let all: Setup = serde_json::from_str(r#"{ "players": 2, "side": "back" }"#).expect("a readable setup");
    assert!(all.mountain_tiles && all.forest_tiles && all.hill_tiles && !all.storm_clouds);
    assert!(serde_json::from_str::<Setup>(r#"{ "players": 2, "snow": true }"#).is_err());
}

/// Exactly the legal combinations are offered to random play, and every one can be laid out.
#[test]
#[proves("BRM-VAR-1")]
fn brm_var_1_every_legal_combination_is_listed() {
    let rules = rules();
    for players in 2..=5 {
        let listed = rules.setups(players);
        let kinds: Vec<(Side, bool, bool)> = listed.iter().map(|s| (s.side, s.storm_clouds, s.mountain_tiles)).collect();
        for side in Side::ALL {
            for storm in [false, true] {
                for mountain in [false, true] {
                    let legal = *side == Side::Front || mountain;
                    assert_eq!(kinds.contains(&(*side, storm, mountain)), legal);
                }
            }
        }
        assert!(listed.iter().all(|setup| setup.forest_tiles == (setup.side == Side::Back)));
        assert!(listed.iter().all(|setup| setup.hill_tiles == (setup.side == Side::Back)));
    }
    assert_eq!(Broom::about().seats, 2..=5);
}
