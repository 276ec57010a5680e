//! What lies in the box, thing by thing, for whoever looks one up.

use crate::tell::{Named, counted_points};
use crate::{Broom, CloudData, EventCard, ForestTile, HillTile, MountainTile, Resource, Role, StormKind};
use coven_engine::{Arg, Inventory, Listed, Phrase, Rules, Thing};

/// Every player of the largest table has a set of roles and of amulets.
const PLAYERS: usize = 5;

impl Broom {
    /// Everything that has a name and explains itself.
    pub(crate) fn all_things(&self) -> Vec<Thing> {
        let listed = Inventory::of(Broom::about());
        let mut things: Vec<Thing> = Role::ALL.iter().map(|&role| self.role_thing(role, &listed)).collect();
        things.extend(EventCard::ALL.iter().map(|&card| self.event_thing(card, &listed)));
        things.extend(MountainTile::ALL.iter().map(|&tile| mountain_thing(tile, &listed)));
        things.extend(ForestTile::ALL.iter().map(|&tile| forest_thing(tile, &listed)));
        things.extend(HillTile::ALL.iter().map(|&tile| self.hill_thing(tile, &listed)));
        things.push(heavy_thing(self.data().heavy_cloud.len(), &listed));
        let kinds = [StormKind::Tailwind, StormKind::Gust, StormKind::Parcel, StormKind::Hoard];
        things.extend(kinds.into_iter().filter_map(|kind| self.storm_thing(kind, &listed)));
        things.push(self.amulet(&listed));
        things.extend(Resource::ALL.iter().map(|&resource| resource_thing(resource, &listed)));
        things
    }

    fn role_thing(&self, role: Role, listed: &Inventory) -> Thing {
        let data = self.role(role);
        let id = |word: &str| Phrase::new(format!("broom-role-text-{word}"));
        let (text, rules) = match (data.terrain, data.colour) {
            (Some(_), _) => (id(role.name()), ["BRM-ROLE-WITCH-BRAVE", "BRM-ROLE-WITCH-COWARD"]),
            (None, Some(_)) => {
                let gain: Arg = data.brave_gain.iter().map(|(resource, &number)| resource.counted(number)).collect();
                let choice: Arg = data.cowardly_gain_one_of.iter().map(Named::phrase).collect();
                (
                    id("gatherer").with("gain", gain).with("choice", choice),
                    ["BRM-ROLE-GATHERER-BRAVE", "BRM-ROLE-GATHERER-COWARD"],
                )
            }
            (None, None) => {
                let text = id(role.name()).with("points", counted_points(data.brave_bonus_vp));
                let druid = ["BRM-ROLE-DRUID-BRAVE", "BRM-ROLE-DRUID-COWARD"];
                (text, if data.terrains.is_empty() { ["BRM-ROLE-FAIRY-BRAVE", "BRM-ROLE-FAIRY-COWARD"] } else { druid })
            }
        };
        let terrain: &[&str] = if data.terrains.is_empty() { &[] } else { &["BRM-ROLE-DRUID-TERRAIN"] };
        let thing = Thing::new("role", role.phrase(), text).with_rules(&rules).with_rules(terrain).with_rules(&["BRM-ROLE-1"]);
        thing.in_box(listed.listed("role", "id", role.name()).times(PLAYERS))
    }

    fn event_thing(&self, card: EventCard, listed: &Inventory) -> Thing {
        let thing = Thing::new("event", card.phrase(), self.event_text(card)).with_rules(&[card.rule()]);
        thing.in_box(listed.listed("event", "id", card.name()))
    }

    fn hill_thing(&self, tile: HillTile, listed: &Inventory) -> Thing {
        let data = &self.data().hill_tile[tile.index()];
        let thing = match data.circles[..] {
            [first, second] => {
                let name =
                    Phrase::new("broom-hill-tile-turbo").with("first", first.to_string()).with("second", second.to_string());
                let thing = Thing::new("hill-tile", name, Phrase::new("broom-hill-tile-text-turbo"));
                Thing { id: format!("broom-hill-tile-{tile}").into(), ..thing }
                    .with_rules(&["BRM-TILE-HIL-TURBO", "BRM-TILE-HIL-1"])
            }
            _ => {
                let name = Phrase::new("broom-hill-tile-orange").with("points", counted_points(data.vp));
                let thing = Thing::new("hill-tile", name, Phrase::new("broom-hill-tile-text-orange"));
                thing.with_rules(&["BRM-TILE-HIL-ORANGE", "BRM-TILE-HIL-1"])
            }
        };
        thing.in_box(listed.listed("hill_tile", "id", tile.name()))
    }

    fn storm_thing(&self, kind: StormKind, listed: &Inventory) -> Option<Thing> {
        let cloud: &CloudData = self.data().storm_cloud.iter().find(|cloud| cloud.kind == Some(kind))?;
        let (word, rule, points) = match kind {
            StormKind::Tailwind => ("tailwind", "BRM-STORM-TAILWIND", Some(cloud.delivery_bonus_vp)),
            StormKind::Gust => ("gust", "BRM-STORM-GUST", None),
            StormKind::Parcel => ("parcel", "BRM-STORM-PARCEL", None),
            StormKind::Hoard => ("hoard", "BRM-STORM-HOARD", Some(cloud.vp)),
        };
        let text = Phrase::new(format!("broom-cloud-text-{word}"));
        let text = points.into_iter().fold(text, |text, points| text.with("points", counted_points(points)));
        let thing = Thing::new("cloud", Phrase::new(format!("broom-cloud-{word}")), text).with_rules(&[
            rule,
            "BRM-STORM-2",
            "BRM-STORM-1",
        ]);
        Some(thing.in_box(listed.listed("storm_cloud", "kind", word)))
    }

    fn amulet(&self, listed: &Inventory) -> Thing {
        let points: Arg =
            self.data().scoring.amulets.iter().filter(|points| **points > 0).map(|points| points.to_string()).collect();
        let thing = Thing::new("amulet", Phrase::new("broom-amulet"), Phrase::new("broom-amulet-text").with("table", points));
        let thing = thing.with_rules(&["BRM-TILE-MTN-2", "BRM-TILE-MTN-1", "BRM-SCORE-AMULETS"]);
        thing.in_box(listed.stated("components", "amulets"))
    }
}

fn mountain_thing(tile: MountainTile, listed: &Inventory) -> Thing {
    let rule = match tile {
        MountainTile::Potions => "BRM-TILE-MTN-POTIONS",
        MountainTile::Wands => "BRM-TILE-MTN-WANDS",
        MountainTile::Deliver => "BRM-TILE-MTN-DELIVER",
        MountainTile::Moves => "BRM-TILE-MTN-MOVES",
        MountainTile::Dispel => "BRM-TILE-MTN-DISPEL",
    };
    let name = Phrase::new(format!("broom-mountain-tile-{tile}"));
    let text = Phrase::new("broom-mountain-tile-text").with("tile", name.clone());
    let thing = Thing::new("mountain-tile", name, text).with_rules(&[rule, "BRM-TILE-MTN-2", "BRM-TILE-MTN-1"]);
    thing.in_box(listed.listed("mountain_tile", "kind", tile.name()))
}

fn forest_thing(tile: ForestTile, listed: &Inventory) -> Thing {
    let rule = match tile {
        ForestTile::ActBrave => "BRM-TILE-FOR-4",
        ForestTile::ExtraCard => "BRM-TILE-FOR-5",
        ForestTile::FiveVp => "BRM-TILE-FOR-6",
    };
    let (name, text) = (format!("broom-forest-tile-{tile}"), format!("broom-forest-tile-text-{tile}"));
    let thing =
        Thing::new("forest-tile", Phrase::new(name), Phrase::new(text)).with_rules(&[rule, "BRM-TILE-FOR-2", "BRM-TILE-FOR-3"]);
    thing.in_box(listed.listed("forest_tile", "kind", tile.name()))
}

fn heavy_thing(count: usize, listed: &Inventory) -> Thing {
    let thing = Thing::new("cloud", Phrase::new("broom-cloud-heavy"), Phrase::new("broom-cloud-text-heavy"));
    let origin = listed.listed("heavy_cloud", "id", "HC-01").origin;
    thing.with_rules(&["BRM-CLOUD-2", "BRM-CLOUD-1", "BRM-CLOUD-3", "BRM-CLOUD-4"]).in_box(Listed { count, origin })
}

fn resource_thing(resource: Resource, listed: &Inventory) -> Thing {
    let (text, rules): (&str, &[&str]) = match resource {
        Resource::Wand => ("broom-resource-text-wand", &["BRM-CLOUD-2", "BRM-SCORE-SETS"]),
        _ => ("broom-resource-text-potion", &["BRM-DEL-1", "BRM-SCORE-SETS"]),
    };
    let thing = Thing::new("resource", resource.phrase(), Phrase::new(text)).with_rules(rules);
    Thing { origin: listed.origin("resources"), ..thing }
}
