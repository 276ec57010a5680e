//! Which rule stands behind each event of the story.

use crate::{Broom, Event, MountainTile, Stance};

impl Broom {
    pub(crate) fn event_rule(&self, event: &Event) -> &'static str {
        match event {
            Event::RoundBegan { round: 1, .. } => "BRM-SETUP-7",
            Event::RoundBegan { .. } => "BRM-ROUND-1",
            Event::Answered { .. } => "BRM-ROUND-3",
            Event::NumberShown { .. } => "BRM-EVT-MORE-OR-LESS",
            Event::ExtraCardUsed { .. } | Event::ExtraCardKept { .. } => "BRM-TILE-FOR-5",
            Event::Laid { stance: Stance::Brave, .. } => "BRM-TURN-4",
            Event::Laid { stance: Stance::Cowardly, .. } => "BRM-TURN-3",
            Event::Bewitched { .. } => "BRM-TURN-9",
            Event::WandForLeading { .. } => "BRM-EVT-BRAVE-HEART",
            Event::Passed { .. } => "BRM-TURN-2",
            Event::Bumped { .. } => "BRM-TURN-4",
            Event::BlackMarket { .. } => "BRM-EVT-BLACK-MARKET",
            Event::Moonshine { .. } => "BRM-EVT-MOONSHINE-STILL",
            Event::ActedBravely { .. } => "BRM-TILE-FOR-4",
            Event::TileForPoints { .. } => "BRM-TILE-FOR-6",
            Event::Moved { .. } => "BRM-ROLE-WITCH-COWARD",
            Event::FlewOn { .. } => "BRM-TILE-HIL-TURBO",
            Event::Delivered { .. } => "BRM-DEL-4",
            Event::Gained { .. } => "BRM-ROLE-GATHERER-BRAVE",
            Event::Dispelled { .. } => "BRM-CLOUD-2",
            Event::Hoard { .. } => "BRM-STORM-HOARD",
            Event::ForestTileTaken { .. } => "BRM-TILE-FOR-2",
            Event::AmuletTaken { .. } => "BRM-TILE-MTN-2",
            Event::MountainTileUsed { tile, .. } => match tile {
                MountainTile::Potions => "BRM-TILE-MTN-POTIONS",
                MountainTile::Wands => "BRM-TILE-MTN-WANDS",
                MountainTile::Deliver => "BRM-TILE-MTN-DELIVER",
                MountainTile::Moves => "BRM-TILE-MTN-MOVES",
                MountainTile::Dispel => "BRM-TILE-MTN-DISPEL",
            },
            Event::Declined { .. } => "BRM-TURN-8",
            Event::RoundEnded { event, .. } => event.rule(),
            Event::OfferShown { .. } => "BRM-EVT-FULL-HANDS",
            Event::EventPaid { .. } => "BRM-ROUND-5",
            Event::Leads { .. } => "BRM-TURN-5",
            Event::FinalPoints { .. } => "BRM-END-2",
        }
    }
}
