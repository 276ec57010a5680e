//! What lies in the box of Broom Service, each as it looks on the table.

use super::art::{building, event, role, sign};
use super::pieces::{flask, forest_tile, mountain_tile};
use crate::art::Symbol;
use coven_broom::{EventCard, ForestTile, MountainTile, Resource, Role};
use maud::{Markup, html};

/// The picture of a component, by its id.
pub fn picture(thing: &str) -> Option<Markup> {
    let words = thing.strip_prefix("broom-")?;
    if let Some(name) = words.strip_prefix("role-") {
        return Some(role::picture(name.parse::<Role>().ok()?));
    }
    if let Some(name) = words.strip_prefix("card-") {
        return Some(event::picture(name.parse::<EventCard>().ok()?).draw());
    }
    if let Some(name) = words.strip_prefix("mountain-tile-") {
        return Some(tile(mountain_tile(name.parse::<MountainTile>().ok()?)));
    }
    if let Some(name) = words.strip_prefix("forest-tile-") {
        return Some(tile(forest_tile(name.parse::<ForestTile>().ok()?)));
    }
    if let Some(name) = words.strip_prefix("hill-tile-") {
        return Some(tile(if name == "orange" { sign::FLASK_ORANGE.at(0, 0, 52) } else { building::STONES.at(0, 0, 60) }));
    }
    if let Some(name) = words.strip_prefix("resource-") {
        return Some(flask(name.parse::<Resource>().ok()?).draw());
    }
    match words {
        "cloud-heavy" => Some(building::HEAVY_CLOUD.draw()),
        "cloud-tailwind" | "cloud-parcel" => Some(cloud(sign::DELIVER)),
        "cloud-gust" => Some(cloud(sign::FLY)),
        "cloud-hoard" => Some(cloud(sign::FLASK_PURPLE)),
        "amulet" => Some(sign::AMULET.draw()),
        _ => None,
    }
}

/// A tile as it lies on the land.
fn tile(shown: Markup) -> Markup {
    html! { svg.icon.tile aria-hidden="true" viewBox="-42 -42 84 84" { (building::TILE.at(0, 0, 84)) (shown) } }
}

/// A storm cloud with the sign of what it brings.
fn cloud(brings: Symbol) -> Markup {
    html! { svg.icon aria-hidden="true" viewBox="-48 -48 96 96" { (building::STORM_CLOUD.at(0, 0, 96)) (brings.at(0, -4, 44)) } }
}
