//! What a thing on the board is, in a sentence: shown when somebody points at it or holds a finger on it.

use super::{Scene, named};
use coven_broom::{
    CloudData, CloudView, ForestTile, HillTile, MountainTile, Region, RegionData, Shape, StormKind, Terrain, TowerData,
};
use coven_engine::{Arg, Illegal, Phrase, Seat};

impl Scene<'_> {
    /// The reason why something that is dimmed cannot be chosen.
    pub(super) fn why(&self, illegal: Option<Illegal>) -> Option<String> {
        illegal.map(|illegal| self.speak.refusal(illegal.code))
    }

    pub(super) fn region_tip(&self, region: &RegionData) -> String {
        let tip =
            Phrase::new("page-broom-tip-region").with("name", self.region_name(region.id)).with("region", region.id.to_string());
        self.speak.say(&tip.with("terrain", self.speak.word(terrain_word(region.terrain))))
    }

    pub(super) fn tower_tip(&self, tower: &TowerData, taken: bool) -> String {
        let id = match (taken, tower.shape) {
            (true, _) => "page-broom-tip-tower-taken",
            (false, Shape::Round) => "page-broom-tip-tower-round",
            (false, Shape::Square) => "page-broom-tip-tower-square",
        };
        let regions: Arg = tower.regions.iter().map(|&region| self.region_name(region)).collect();
        let tip = Phrase::new(id).with("regions", regions);
        let tip = tip.with("resource", named("resource", tower.colour)).with("points", tower.vp).with("wands", tower.wands);
        self.speak.say(&tip)
    }

    pub(super) fn cloud_tip(&self, cloud: &CloudView, data: Option<&CloudData>) -> String {
        let tip = Phrase::new("page-broom-tip-cloud").with("region", self.region_name(cloud.region));
        let tip = self.speak.say(&tip.with("wands", cloud.wands).with("bolts", cloud.bolts));
        match data.and_then(|data| self.storm_tip(data)) {
            Some(storm) => format!("{tip} {storm}"),
            None => tip,
        }
    }

    fn storm_tip(&self, cloud: &CloudData) -> Option<String> {
        let tip = match cloud.kind? {
            StormKind::Tailwind => Phrase::new("page-broom-tip-tailwind").with("points", cloud.delivery_bonus_vp),
            StormKind::Gust => Phrase::new("page-broom-tip-gust"),
            StormKind::Parcel => Phrase::new("page-broom-tip-parcel"),
            StormKind::Hoard => Phrase::new("page-broom-tip-hoard")
                .with("number", cloud.needed)
                .with("resource", named("resource", cloud.colour?))
                .with("points", cloud.vp),
        };
        Some(self.speak.say(&tip))
    }

    pub(super) fn mountain_tile_tip(&self, tile: MountainTile) -> String {
        self.speak.say(&Phrase::new("page-broom-tip-mountain-tile").with("tile", named("mountain-tile", tile)))
    }

    pub(super) fn forest_tile_tip(&self, tile: ForestTile) -> String {
        self.speak.say(&Phrase::new("page-broom-tip-forest-tile").with("tile", named("forest-tile", tile)))
    }

    pub(super) fn hill_tile_tip(&self, tile: HillTile) -> String {
        self.speak.say(&Phrase::new("page-broom-tip-hill-tile").with("tile", self.rules.hill_tile(tile)))
    }

    pub(super) fn pawn_tip(&self, seat: Seat, region: Region) -> String {
        self.speak.say(&Phrase::new("page-broom-tip-pawn").with("seat", seat).with("region", self.region_name(region)))
    }
}

pub(super) const fn terrain_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Prairie => "page-broom-terrain-prairie",
        Terrain::Hills => "page-broom-terrain-hills",
        Terrain::Mountain => "page-broom-terrain-mountain",
        Terrain::Forest => "page-broom-terrain-forest",
        Terrain::Water => "page-broom-terrain-water",
    }
}
