//! Broom Service, 2 to 5 players: both sides of the board, all variants.
//!
//! The files follow the rulebook (`rules.md`) in the order in which a player meets its chapters: `board`, `setup`, `round`,
//! `turn`, `roles`, `delivery`, `clouds`, `event_cards`, `tiles`, `scoring`. A move enters at `play`; `options` lists what may be
//! answered and `refusals` says why something may not; `view` and `imagine` keep the secrets; `position` writes a state down;
//! `tell` puts everything into phrases.

#![forbid(unsafe_code)]

pub mod board;
mod clouds;
pub mod data;
mod data_check;
mod delivery;
mod event_cards;
mod imagine;
mod invariants;
mod knowledge;
mod moves;
mod options;
pub mod pieces;
mod play;
mod position;
mod refusals;
mod roles;
mod round;
mod scoring;
mod setup;
mod state;
mod story;
mod tell;
mod tiles;
mod turn;
mod view;

pub use moves::Move;
pub use position::Position;
pub use refusals::CODES as REFUSALS;
pub use setup::Setup;
pub use state::{Flow, Pending, Player, State, Tally};
pub use story::Happening;
pub use view::{CloudView, Sealed, SeatView, Stock, View};

use board::Board;
use clouds::CloudInfo;
use coven_engine::{
    About, DataError, DataSource, Dice, Events, FirstGame, Illegal, MoveList, Places, Rules, Seat, Seats, SetupError, Sheet,
    Variant, Viewer,
};
use data::{Data, EventData, MountainTileData, RoleData};
use pieces::{Circle, EventCard, MountainTile, RegionSet, Role, Side};
use play::Play;
use roles::Kind;

/// The rules of Broom Service with the component data they are played with.
#[derive(Clone, Debug)]
pub struct Broom {
    data: Data,
    data_hash: String,
    boards: [Board; 2],
    clouds: Vec<CloudInfo>,
    kinds: [Kind; 10],
    /// The circles of every hill tile; none for the orange one.
    turbo: Vec<Option<[Circle; 2]>>,
}

static ABOUT: About = About {
    id: "broom",
    title: "Broom Service",
    seats: 2..=5,
    versions: 1..=1,
    rule_prefix: "BRM",
    rulebook: include_str!("../rules.md"),
    data: include_str!("../data.toml"),
    texts: &[
        ("en", include_str!("../text/en.ftl")),
        ("it", include_str!("../text/it.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
    ],
    variants: &[
        Variant::by_word("front"),
        Variant::offered("back"),
        Variant::offered("storm"),
        Variant::offered("mountain"),
        Variant::by_word("forest"),
        Variant::by_word("hill"),
        Variant::by_word("heavy=*"),
    ],
    modes: &[&["front"], &["front", "mountain"], &["front", "storm"], &["back"], &["back", "storm"]],
    first_game: FirstGame { players: 2, variants: &[], answers: 12 },
};

impl Broom {
    pub fn data(&self) -> &Data {
        &self.data
    }

    pub fn board(&self, side: Side) -> &Board {
        &self.boards[side.index()]
    }

    fn event(&self, card: EventCard) -> &EventData {
        &self.data.event[card.index()]
    }

    fn role(&self, role: Role) -> &RoleData {
        &self.data.role[role.index()]
    }

    fn mountain_tile(&self, tile: MountainTile) -> &MountainTileData {
        &self.data.mountain_tile[tile.index()]
    }
}

/// What kind of role the data describes; the box has each exactly once, in this order.
fn kind_of(role: &RoleData) -> Kind {
    let regions = |terrains: &[pieces::Terrain]| {
        terrains.iter().fold(RegionSet::NONE, |regions, &terrain| regions.or(RegionSet::of(terrain)))
    };
    match (role.terrain, role.colour) {
        (Some(terrain), _) => Kind::Witch(RegionSet::of(terrain)),
        (None, Some(colour)) => Kind::Gatherer(colour),
        (None, None) if !role.terrains.is_empty() => Kind::Druid(regions(&role.terrains)),
        (None, None) => Kind::Fairy,
    }
}

impl Rules for Broom {
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Happening;

    fn about() -> &'static About {
        &ABOUT
    }

    fn load(source: &DataSource) -> Result<Self, DataError> {
        let (data, data_hash) = Data::read(&source.file(data::FILE, include_str!("../data.toml"))?)?;
        Ok(Broom {
            boards: [Board::new(&data, Side::Front), Board::new(&data, Side::Back)],
            clouds: data.clouds().map(CloudInfo::new).collect(),
            kinds: std::array::from_fn(|role| kind_of(&data.role[role])),
            turbo: data.hill_tile.iter().map(|tile| tile.circles.as_slice().try_into().ok()).collect(),
            data,
            data_hash,
        })
    }

    fn data_hash(&self) -> &str {
        &self.data_hash
    }

    fn agree(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        let setup = Setup::from_words(players, variants)?;
        self.allowed(&setup).map(|()| setup)
    }

    fn setups(&self, players: usize) -> Vec<Setup> {
        self.combinations(players as u8)
    }

    fn seats(&self, setup: &Setup) -> usize {
        setup.players.into()
    }

    /// Seven rounds; a player answers at most 14 questions around the turns (number, extra card, seven picks, four offers, a
    /// trade) and for each of at most seven cards a stance, a mode and an action of at most six steps; three mountains, two gusts
    /// and a parcel add less than twenty steps in the whole game.
    fn longest(&self, setup: &Setup) -> usize {
        usize::from(setup.players) * (usize::from(self.data.setup.rounds) * (14 + 7 * 8) + 20)
    }

    fn start(&self, setup: &Setup, dice: &mut impl Dice, events: &mut impl Events<Happening>) -> Result<State, SetupError> {
        self.lay_out(setup, dice, events)
    }

    fn deciding(&self, state: &State) -> Seats {
        state.deciding()
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut MoveList<Move>) {
        if state.deciding().contains(seat) {
            self.options(state, seat, moves);
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Happening>) {
        Play { rules: self, s: state, dice, events }.answer(seat, m);
    }

    fn refuse(&self, state: &State, seat: Seat, m: Move) -> Illegal {
        self.reason(state, seat, m)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen_by(state, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        self.imagined(state, viewer, dice)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        i32::from(player.points()) + i32::from(self.final_points(player))
    }

    fn places(&self, state: &State) -> Option<Places> {
        self.final_places(state)
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        self.score_sheet(state, seat)
    }
}
