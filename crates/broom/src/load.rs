//! Reading the component data. It is checked here: whatever the rules rely on is there and fits together.

use crate::Broom;
use crate::board::Board;
use crate::clouds::CloudInfo;
use crate::data::{CircleData, Data, Shape, SideData, StormKind, TileSpace};
use crate::encode::Numbers;
use crate::knowledge::Prices;
use crate::pieces::{
    Circle, EventCard, ForestTile, HEAVY_CLOUDS, HillTile, MountainTile, Region, Resource, Role, STORM_CLOUDS, Side, Terrain,
};
use crate::roles::Kind;
use coven_engine::{DataError, DataSource, Rules};

/// The name of the file; `--data DIR` looks for it there.
const FILE: &str = "broom.toml";

/// Fields that the rules do not read: changing them leaves old records valid.
const COSMETIC: &[&str] = &[
    "source",
    "note",
    "name",
    "german",
    "xy",
    "label_xy",
    "tile_xy",
    "polygon",
    "banner",
    "canvas_width",
    "canvas_height",
    "brave",
    "cowardly",
    "data_version",
    "game",
];

impl Broom {
    /// Reads the data and puts it into the forms that the rules ask quickly.
    pub(crate) fn read(source: &DataSource) -> Result<Broom, DataError> {
        let file = source.file(FILE, Broom::about().data)?;
        let data: Data = file.read()?;
        data.check().map_err(|(at, what)| DataError::new(FILE, at, what))?;
        let boards = [Board::new(&data, Side::Front), Board::new(&data, Side::Back)];
        Ok(Broom {
            numbers: Numbers::new(&boards),
            prices: Prices::new(&data, &boards),
            boards,
            clouds: data.clouds().map(CloudInfo::new).collect(),
            kinds: std::array::from_fn(|role| Kind::of(&data.role[role])),
            turbo: data.hill_tile.iter().map(|tile| tile.circles.as_slice().try_into().ok()).collect(),
            data,
            data_hash: file.hash_without(COSMETIC),
        })
    }
}

/// What is wrong, and where.
type Checked = Result<(), (String, String)>;

impl Data {
    fn check(&self) -> Checked {
        in_order("role", self.role.iter().map(|role| role.id.index()), Role::ALL.len())?;
        in_order("event", self.event.iter().map(|event| event.id.index()), EventCard::ALL.len())?;
        in_order("heavy_cloud", self.heavy_cloud.iter().map(|cloud| cloud.id.index()), HEAVY_CLOUDS.into())?;
        let storms = self.storm_cloud.iter().map(|cloud| cloud.id.index().wrapping_sub(HEAVY_CLOUDS.into()));
        in_order("storm_cloud", storms, STORM_CLOUDS.into())?;
        in_order("mountain_tile", self.mountain_tile.iter().map(|tile| tile.kind.index()), MountainTile::ALL.len())?;
        in_order("hill_tile", self.hill_tile.iter().map(|tile| tile.id.index()), HillTile::ALL.len())?;
        self.check_setup()?;
        self.check_scoring()?;
        self.check_roles()?;
        self.check_events()?;
        self.check_storms()?;
        self.check_tiles()?;
        for side in Side::ALL {
            self.side(*side).check(*side).map_err(|(at, what)| (format!("{side}.{at}"), what))?;
        }
        Ok(())
    }

    fn check_events(&self) -> Checked {
        let more_or_less = &self.event[EventCard::MoreOrLess.index()];
        if more_or_less.choices.len() != more_or_less.vp_by_choice.len() || more_or_less.choices.is_empty() {
            return wrong("event[0].vp_by_choice", "must have one entry for each of choices");
        }
        if more_or_less.choices.iter().any(|&roles| !(1..Role::ALL.len() as u8).contains(&roles)) {
            return wrong("event[0].choices", "must be numbers of roles from 1 to 9");
        }
        for card in EventCard::ALL {
            let event = &self.event[card.index()];
            let field = |name: &str| format!("event[{}].{name}", card.index());
            match card {
                EventCard::MoreOrLess | EventCard::MoonshineStill => {}
                EventCard::DangerousAreas | EventCard::FavourableAreas => {
                    let land = Terrain::ALL.iter().filter(|&&terrain| terrain != Terrain::Water);
                    given(field("vp_per_pawn"), land.clone().all(|terrain| event.vp_per_pawn.contains_key(terrain)))?;
                }
                EventCard::BraveHeart => given(field("leader_wand"), event.leader_wand != 0)?,
                EventCard::EmptyHands => {
                    given(field("max_resources"), event.max_resources != 0)?;
                    given(field("vp"), event.vp != 0)?;
                }
                EventCard::AllAtOnce => {
                    given(field("cost"), !event.cost.is_empty())?;
                    given(field("vp"), event.vp != 0)?;
                }
                EventCard::BlackMarket | EventCard::FullHands | EventCard::LikeMinded => given(field("vp"), event.vp != 0)?,
            }
        }
        Ok(())
    }

    fn check_setup(&self) -> Checked {
        if self.setup.bewitched_by_players.len() != 6 || self.setup.bewitched_by_players.iter().any(|&cards| cards > 3) {
            return wrong("setup.bewitched_by_players", "must have six entries of at most 3, for 0 to 5 players");
        }
        if !(1..=7).contains(&self.setup.rounds) {
            return wrong("setup.rounds", "must be from 1 to 7, because three of the ten events stay in the box");
        }
        if !(1..=8).contains(&self.setup.roles_chosen_per_round) {
            return wrong("setup.roles_chosen_per_round", "must be from 1 to 8");
        }
        // BRM-STORM-1: every cloud space can be filled.
        let limits = &self.options.heavy_clouds_mixed_with_storms;
        for (field, fewest, side) in [("min_front", limits.min_front, &self.front), ("min_back", limits.min_back, &self.back)] {
            let needed = side.cloud_space.len().saturating_sub(STORM_CLOUDS.into());
            if usize::from(fewest) < needed || fewest > limits.max {
                let at = format!("options.heavy_clouds_mixed_with_storms.{field}");
                return wrong(at, format!("must be from {needed}, so that all cloud spaces are filled, to max"));
            }
        }
        if limits.max > HEAVY_CLOUDS {
            return wrong("options.heavy_clouds_mixed_with_storms.max", format!("must be at most {HEAVY_CLOUDS}"));
        }
        Ok(())
    }

    fn check_scoring(&self) -> Checked {
        if self.scoring.amulets.len() != 4 {
            return wrong("scoring.amulets", "must have four entries, for 0 to 3 amulets");
        }
        if self.scoring.lightning.table.is_empty() {
            return wrong("scoring.lightning.table", "must have an entry for 0 bolts");
        }
        Ok(())
    }

    fn check_roles(&self) -> Checked {
        for (i, role) in self.role.iter().enumerate() {
            let field = |name: &str| format!("role[{i}].{name}");
            match (role.terrain, role.colour) {
                (Some(_), _) => {}
                (None, Some(_)) => {
                    given(field("brave_gain"), !role.brave_gain.is_empty())?;
                    given(field("cowardly_gain_one_of"), !role.cowardly_gain_one_of.is_empty())?;
                }
                (None, None) => given(field("brave_bonus_vp"), role.brave_bonus_vp != 0)?,
            }
        }
        Ok(())
    }

    fn check_storms(&self) -> Checked {
        for (i, storm) in self.storm_cloud.iter().enumerate() {
            let field = |name: &str| format!("storm_cloud[{i}].{name}");
            match storm.kind {
                None => return given(field("kind"), false),
                Some(StormKind::Tailwind) => given(field("delivery_bonus_vp"), storm.delivery_bonus_vp != 0)?,
                Some(StormKind::Gust) => given(field("free_moves"), storm.free_moves != 0)?,
                Some(StormKind::Parcel) => {}
                Some(StormKind::Hoard) => {
                    if storm.colour.is_none_or(|colour| colour == Resource::Wand) {
                        return wrong(field("colour"), "must be a potion colour");
                    }
                    given(field("needed"), storm.needed != 0)?;
                    given(field("vp"), storm.vp != 0)?;
                }
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Checked {
        for kind in ForestTile::ALL {
            if self.forest_tile.iter().filter(|tile| tile.kind == *kind).count() != 2 {
                return wrong("forest_tile", format!("must have two tiles of the kind {kind}"));
            }
        }
        for (i, tile) in self.mountain_tile.iter().enumerate() {
            match tile.kind {
                MountainTile::Potions | MountainTile::Wands => given(format!("mountain_tile[{i}].gain"), !tile.gain.is_empty())?,
                MountainTile::Moves => given(format!("mountain_tile[{i}].moves"), tile.moves != 0)?,
                MountainTile::Deliver | MountainTile::Dispel => {}
            }
        }
        let (orange, turbo) = match self.hill_tile.split_last() {
            Some(parts) => parts,
            None => return wrong("hill_tile", "is empty"),
        };
        if orange.colour != Some(Resource::Orange) {
            return wrong("hill_tile[5].colour", "must be orange: the last hill tile is the orange tower");
        }
        match turbo.iter().position(|tile| tile.circles.len() != 2 || tile.circles[0] == tile.circles[1]) {
            Some(i) => wrong(format!("hill_tile[{i}].circles"), "must name two different stone circles"),
            None => Ok(()),
        }
    }
}

impl SideData {
    fn check(&self, side: Side) -> Checked {
        count("region", self.region.len(), self.region_count)?;
        count("tower", self.tower.len(), self.tower_count)?;
        count("cloud_space", self.cloud_space.len(), self.cloud_space_count)?;
        count("castle", self.castle.len(), 2)?;
        in_order("cloud_space", self.cloud_space.iter().map(|space| space.id.index()), self.cloud_space_count)?;
        self.check_regions()?;
        self.check_tile_spaces(side)?;
        let there = |region: &Region| self.region.iter().any(|known| known.id == *region);
        for (i, tower) in self.tower.iter().enumerate() {
            if tower.id.side() != Some(side) || (tower.shape == Shape::Square) != tower.id.is_square() {
                return wrong(format!("tower[{i}].id"), "must name the side and the shape of the tower, such as FR01 or BS02");
            }
            if tower.colour == Resource::Wand {
                return wrong(format!("tower[{i}].colour"), "must be a potion colour");
            }
            if tower.regions.is_empty() || !tower.regions.iter().all(there) {
                return wrong(format!("tower[{i}].regions"), "must be regions of this side");
            }
            if self.tower[..i].iter().any(|other| other.id == tower.id) {
                return wrong(format!("tower[{i}].id"), "is there twice");
            }
        }
        if let Some(i) = self.cloud_space.iter().position(|space| space.id.side() != side || !there(&space.region)) {
            return wrong(format!("cloud_space[{i}]"), "must have an id and a region of this side");
        }
        // BRM-RUL-24: no pawn may ever stand under a cloud, so pawns must not start or land under one.
        let clouded = |region: Region| self.cloud_space.iter().any(|space| space.region == region);
        if let Some(i) = self.castle.iter().position(|castle| !there(&castle.region) || clouded(castle.region)) {
            return wrong(format!("castle[{i}].region"), "must be a region of this side without a cloud space");
        }
        let bad = |circle: &CircleData| !there(&circle.region) || (circle.id != Circle::B && clouded(circle.region));
        match self.stone_circle.iter().position(|circle| bad(circle) || circle.region.terrain() != Terrain::Prairie) {
            Some(i) => wrong(
                format!("stone_circle[{i}].region"),
                "must be a prairie of this side, without clouds unless the circle is B",
            ),
            None => Ok(()),
        }
    }

    /// BRM-BOARD-2, BRM-INV-7: borders go both ways.
    fn check_regions(&self) -> Checked {
        for (i, region) in self.region.iter().enumerate() {
            if region.id.terrain() != region.terrain {
                return wrong(format!("region[{i}].id"), "must begin with the letter of its terrain: P, H, M, F, or L for water");
            }
            if self.region[..i].iter().any(|other| other.id == region.id) {
                return wrong(format!("region[{i}].id"), "is there twice");
            }
            for other in &region.adjacent {
                let back = self.region.iter().find(|known| known.id == *other);
                if !back.is_some_and(|known| known.adjacent.contains(&region.id)) {
                    return wrong(
                        format!("region[{i}].adjacent"),
                        format!("names {other}, which does not name {} in turn", region.id),
                    );
                }
            }
        }
        Ok(())
    }

    /// BRM-BOARD-10: three mountains with tile spaces on each side; four forests, four hills and four circles on the back.
    fn check_tile_spaces(&self, side: Side) -> Checked {
        let expected = |terrain, space, number: usize| {
            let ids = (0..number as u8).map(|n| Region::nth(terrain, n));
            let here = self.region.iter().filter(|region| region.tile_space == Some(space)).map(|region| region.id);
            let mut here: Vec<Region> = here.collect();
            here.sort();
            if ids.eq(here) {
                Ok(())
            } else {
                wrong("region.tile_space", format!("must mark exactly the first {number} of {terrain}"))
            }
        };
        let mountains = self.region.iter().filter(|region| region.terrain == Terrain::Mountain).count();
        count("region.terrain", mountains, 3)?;
        let back = if side == Side::Back { 4 } else { 0 };
        expected(Terrain::Mountain, TileSpace::Mountain, 3)?;
        expected(Terrain::Forest, TileSpace::Forest, back)?;
        expected(Terrain::Hills, TileSpace::Hill, back)?;
        in_order("stone_circle", self.stone_circle.iter().map(|circle| circle.id.index()), back)
    }
}

fn wrong(at: impl ToString, what: impl ToString) -> Checked {
    Err((at.to_string(), what.to_string()))
}

/// What the rules read of this kind of component is there.
fn given(at: String, there: bool) -> Checked {
    if there { Ok(()) } else { wrong(at, "is missing or empty") }
}

fn count(at: &str, there: usize, said: usize) -> Checked {
    if there == said { Ok(()) } else { wrong(at, format!("has {there} entries where {said} are expected")) }
}

/// The entries are those of the box, all of them, in the order of their ids.
fn in_order(at: &str, ids: impl ExactSizeIterator<Item = usize>, number: usize) -> Checked {
    count(at, ids.len(), number)?;
    match ids.enumerate().find(|(i, id)| i != id) {
        Some((i, _)) => wrong(format!("{at}[{i}].id"), "is out of order or there twice"),
        None => Ok(()),
    }
}
