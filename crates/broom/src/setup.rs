//! Chapters 2 and 10: what a table can agree on, and how it is laid out.

use crate::Broom;
use crate::board::Board;
use crate::events::Event;
use crate::pieces::{Cloud, EventCard, ForestTile, HEAVY_CLOUDS, HillTile, MOST_CLOUD_SPACES, MountainTile, RegionSet, Resource};
use crate::pieces::{RoleSet, STORM_CLOUDS, Side};
use crate::play::Play;
use crate::state::{Flow, MOST_PLAYERS, Player, State, Tally};
use coven_engine::{Dice, Events, Seat, SetupError, Stack};
use serde::{Deserialize, Serialize};

/// What the table agreed. Options that are left out follow from the side: the base game on the front, all tiles on the back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Wish")]
pub struct Setup {
    pub players: u8,
    pub side: Side,
    pub storm_clouds: bool,
    pub mountain_tiles: bool,
    pub forest_tiles: bool,
    pub hill_tiles: bool,
    /// How many heavy clouds are mixed with the storm clouds (BRM-STORM-1).
    pub heavy_clouds: u8,
}

/// A setup as it is written, with what is left out.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    players: u8,
    side: Option<Side>,
    storm_clouds: Option<bool>,
    mountain_tiles: Option<bool>,
    forest_tiles: Option<bool>,
    hill_tiles: Option<bool>,
    heavy_clouds: Option<u8>,
}

impl From<Wish> for Setup {
    fn from(wish: Wish) -> Setup {
        let base = Setup::base(wish.players, wish.side.unwrap_or(Side::Front));
        Setup {
            storm_clouds: wish.storm_clouds.unwrap_or(base.storm_clouds),
            mountain_tiles: wish.mountain_tiles.unwrap_or(base.mountain_tiles),
            forest_tiles: wish.forest_tiles.unwrap_or(base.forest_tiles),
            hill_tiles: wish.hill_tiles.unwrap_or(base.hill_tiles),
            heavy_clouds: wish.heavy_clouds.unwrap_or(base.heavy_clouds),
            ..base
        }
    }
}

impl Setup {
    /// BRM-SETUP-1: a side without optional variants.
    pub fn base(players: u8, side: Side) -> Setup {
        let back = side == Side::Back;
        Setup {
            players,
            side,
            storm_clouds: false,
            mountain_tiles: back,
            forest_tiles: back,
            hill_tiles: back,
            heavy_clouds: HEAVY_CLOUDS,
        }
    }

    /// The setup that single words describe: `back`, `storm`, `mountain`, `heavy=12` …
    pub fn from_words(players: usize, words: &[&str]) -> Result<Setup, SetupError> {
        let count = u8::try_from(players).map_err(|_| players_error(players))?;
        let side = if words.contains(&"back") { Side::Back } else { Side::Front };
        let mut setup = Setup::base(count, side);
        for word in words {
            match *word {
                "front" if side == Side::Back => return Err(SetupError::new("broom-both-sides", "BRM-SETUP-1", word)),
                "front" | "back" => {}
                "storm" => setup.storm_clouds = true,
                "mountain" => setup.mountain_tiles = true,
                "forest" => setup.forest_tiles = true,
                "hill" => setup.hill_tiles = true,
                other => match other.strip_prefix("heavy=").map(str::parse) {
                    Some(Ok(heavy)) => setup.heavy_clouds = heavy,
                    _ => return Err(SetupError::new("broom-unknown-variant", "BRM-VAR-1", other)),
                },
            }
        }
        Ok(setup)
    }
}

fn players_error(players: impl ToString) -> SetupError {
    SetupError::new("broom-players", "BRM-SETUP-2", players)
}

impl Broom {
    /// BRM-VAR-1: the legal combinations of side and variants.
    pub(crate) fn allowed(&self, setup: &Setup) -> Result<(), SetupError> {
        let refuse = |code, rule, detail: &dyn ToString| Err(SetupError::new(code, rule, detail.to_string()));
        if !(2..=MOST_PLAYERS as u8).contains(&setup.players) {
            return Err(players_error(setup.players));
        }
        match setup.side {
            Side::Front if setup.forest_tiles => return refuse("broom-forest-on-front", "BRM-VAR-1", &"forest_tiles"),
            Side::Front if setup.hill_tiles => return refuse("broom-hill-on-front", "BRM-VAR-1", &"hill_tiles"),
            Side::Back if !(setup.mountain_tiles && setup.forest_tiles && setup.hill_tiles) => {
                return refuse("broom-back-needs-tiles", "BRM-VAR-1", &"back");
            }
            _ => {}
        }
        let limits = &self.data.options.heavy_clouds_mixed_with_storms;
        let fewest = match setup.side {
            Side::Front => limits.min_front,
            Side::Back => limits.min_back,
        };
        if setup.storm_clouds && !(fewest..=limits.max).contains(&setup.heavy_clouds) {
            return refuse("broom-heavy-clouds", "BRM-STORM-1", &format!("{fewest}–{}", limits.max));
        }
        if !setup.storm_clouds && setup.heavy_clouds != HEAVY_CLOUDS {
            return refuse("broom-heavy-without-storm", "BRM-STORM-1", &setup.heavy_clouds);
        }
        Ok(())
    }

    /// Every combination for random play, with the fewest and the most heavy clouds.
    pub(crate) fn combinations(&self, players: u8) -> Vec<Setup> {
        let limits = &self.data.options.heavy_clouds_mixed_with_storms;
        let front = Setup::base(players, Side::Front);
        let back = Setup::base(players, Side::Back);
        let with_tiles = Setup { mountain_tiles: true, ..front };
        let stormy = |setup: Setup, heavy_clouds| Setup { storm_clouds: true, heavy_clouds, ..setup };
        vec![
            front,
            with_tiles,
            stormy(front, HEAVY_CLOUDS),
            stormy(with_tiles, HEAVY_CLOUDS),
            stormy(with_tiles, limits.min_front),
            back,
            stormy(back, HEAVY_CLOUDS),
            stormy(back, limits.min_back),
        ]
    }

    /// Chapter 2, BRM-DP-0: everything up to the first question.
    pub(crate) fn lay_out(
        &self,
        setup: &Setup,
        dice: &mut impl Dice,
        events: &mut impl Events<Event>,
    ) -> Result<State, SetupError> {
        self.allowed(setup)?;
        let board = self.board(setup.side);
        let mut players = [self.empty_player(board); MOST_PLAYERS];
        for (seat, player) in players.iter_mut().enumerate().take(setup.players.into()) {
            *player = self.new_player(board, setup, seat);
        }
        let mut state = State {
            setup: *setup,
            round: 0,
            event: EventCard::LikeMinded,
            events_seen: 0,
            bewitched: RoleSet::NONE,
            bewitched_deck: RoleSet::ALL,
            clouds: [None; MOST_CLOUD_SPACES],
            clouded: RegionSet::NONE,
            occupied: 0,
            mountain_tiles: [None; 3],
            forest_tiles: [None; 4],
            hill_tiles: [None; 4],
            // BRM-SETUP-3: the first leader is seat 0.
            first_leader: Seat(0),
            leader: Seat(0),
            role: None,
            spent_role: false,
            to_come: 0,
            holder: None,
            last_brave: None,
            led: RoleSet::NONE,
            players,
            flow: Flow::NextRound,
            pending: Stack::new(),
        };
        place_clouds(&mut state, board, dice);
        place_tiles(&mut state, dice);
        Play { rules: self, s: &mut state, dice, events }.settle();
        Ok(state)
    }

    /// BRM-SETUP-2, BRM-SETUP-4.
    fn new_player(&self, board: &Board, setup: &Setup, seat: usize) -> Player {
        let from = &self.data.setup;
        let wands = match seat {
            _ if setup.players == 2 => from.wands_each_in_two_player_game,
            0 => from.wands_first_player,
            last if last + 1 == usize::from(setup.players) => from.wands_last_player,
            _ => from.wands_other_players,
        };
        let mut player = self.empty_player(board);
        player.tallies[Tally::Start.index()] = from.start_vp;
        player.stock = [from.start_orange, from.start_green, from.start_purple, wands];
        player
    }

    /// A player with nothing but two pawns in the castles (BRM-BOARD-9).
    pub(crate) fn empty_player(&self, board: &Board) -> Player {
        Player {
            tallies: [0; Tally::ALL.len()],
            stock: [0; Resource::ALL.len()],
            pawns: board.castles,
            hand: RoleSet::NONE,
            laid: RoleSet::NONE,
            brave: RoleSet::NONE,
            denied: RoleSet::NONE,
            hand_size: 0,
            number: None,
            offer: [0; Resource::ALL.len()],
            offered: 0,
            bolts: 0,
            clouds: 0,
            amulets: 0,
            forest_tiles: [0; ForestTile::ALL.len()],
        }
    }
}

/// BRM-SETUP-6, BRM-STORM-1: one cloud face up on every space; the rest stays in the box.
fn place_clouds(state: &mut State, board: &Board, dice: &mut impl Dice) {
    let mut heavy: [Cloud; HEAVY_CLOUDS as usize] = std::array::from_fn(|n| Cloud::heavy(n as u8));
    let used = usize::from(state.setup.heavy_clouds);
    if used < heavy.len() {
        dice.shuffle("heavy cloud in the game", &mut heavy, |cloud| cloud.to_string());
    }
    let mut box_mask = heavy[..used].iter().fold(0, |mask, cloud| mask | u64::from(cloud.bit()));
    if state.setup.storm_clouds {
        box_mask |= (0..STORM_CLOUDS).fold(0, |mask, n| mask | u64::from(Cloud::storm(n).bit()));
    }
    let cloud_at = |bit: u32| match (bit as u8).checked_sub(HEAVY_CLOUDS) {
        Some(storm) => Cloud::storm(storm),
        None => Cloud::heavy(bit as u8),
    };
    for (space, &region) in board.cloud_spaces.iter().enumerate() {
        let bit = dice.pick_bit("cloud", box_mask, |bit| cloud_at(bit).to_string());
        box_mask &= !(1 << bit);
        state.clouds[space] = Some(cloud_at(bit));
        state.clouded = state.clouded.with(region);
    }
}

/// BRM-TILE-MTN-1, BRM-TILE-FOR-1, BRM-TILE-HIL-1.
fn place_tiles(state: &mut State, dice: &mut impl Dice) {
    if state.setup.mountain_tiles {
        let mut tiles: [MountainTile; 5] = std::array::from_fn(|n| MountainTile::ALL[n]);
        dice.shuffle("mountain tile", &mut tiles, |tile| tile.to_string());
        state.mountain_tiles = std::array::from_fn(|n| Some(tiles[n]));
    }
    if state.setup.forest_tiles {
        let mut tiles: [ForestTile; 6] = std::array::from_fn(|n| ForestTile::ALL[n / 2]);
        dice.shuffle("forest tile", &mut tiles, |tile| tile.to_string());
        state.forest_tiles = std::array::from_fn(|n| Some(tiles[n]));
    }
    if state.setup.hill_tiles {
        let mut tiles: [HillTile; HillTile::ALL.len()] = std::array::from_fn(|n| HillTile::ALL[n]);
        dice.shuffle("hill tile", &mut tiles, |tile| tile.to_string());
        state.hill_tiles = std::array::from_fn(|n| Some(tiles[n]));
    }
}
