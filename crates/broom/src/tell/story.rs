//! Which rule stands behind each event of the story.

use crate::{Broom, Event, EventCard, MountainTile, Stance};
use coven_engine::Seat;

impl Broom {
    /// `before` is what was heard before it, oldest first.
    pub(crate) fn event_rule(&self, event: &Event, before: &[&Event]) -> &'static str {
        match event {
            Event::RoundBegan { round: 1, .. } => "BRM-SETUP-7",
            Event::RoundBegan { .. } => "BRM-ROUND-1",
            Event::Answered { .. } => sealed(before),
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
            Event::Moved { seat, .. } => match cause(*seat, before) {
                Some(Cause::Tile(tile)) => tile_rule(tile),
                Some(Cause::Storm) => "BRM-STORM-GUST",
                Some(Cause::Card(Stance::Brave)) => "BRM-ROLE-WITCH-BRAVE",
                Some(Cause::Card(Stance::Cowardly)) | None => "BRM-ROLE-WITCH-COWARD",
            },
            Event::FlewOn { .. } => "BRM-TILE-HIL-TURBO",
            Event::Delivered { .. } => "BRM-DEL-4",
            Event::Gained { seat, .. } => match cause(*seat, before) {
                Some(Cause::Tile(tile)) => tile_rule(tile),
                Some(Cause::Card(Stance::Brave)) => "BRM-ROLE-GATHERER-BRAVE",
                Some(Cause::Card(Stance::Cowardly) | Cause::Storm) | None => "BRM-ROLE-GATHERER-COWARD",
            },
            Event::Dispelled { .. } => "BRM-CLOUD-2",
            Event::Hoard { .. } => "BRM-STORM-HOARD",
            Event::ForestTileTaken { .. } => "BRM-TILE-FOR-2",
            Event::AmuletTaken { .. } => "BRM-TILE-MTN-2",
            Event::MountainTileUsed { tile, .. } => tile_rule(*tile),
            Event::Declined { .. } => "BRM-TURN-8",
            Event::RoundEnded { event, .. } => event.rule(),
            Event::OfferShown { .. } => "BRM-EVT-FULL-HANDS",
            Event::EventPaid { .. } => paid(before),
            Event::Leads { seat } => leading(*seat, before),
            Event::FinalPoints { .. } => "BRM-END-2",
        }
    }
}

const fn tile_rule(tile: MountainTile) -> &'static str {
    match tile {
        MountainTile::Potions => "BRM-TILE-MTN-POTIONS",
        MountainTile::Wands => "BRM-TILE-MTN-WANDS",
        MountainTile::Deliver => "BRM-TILE-MTN-DELIVER",
        MountainTile::Moves => "BRM-TILE-MTN-MOVES",
        MountainTile::Dispel => "BRM-TILE-MTN-DISPEL",
    }
}

/// What lets a player move or take something.
enum Cause {
    /// The card of the turn, as it acts.
    Card(Stance),
    Tile(MountainTile),
    /// A storm cloud that was dispelled.
    Storm,
}

/// What this player did last of what can cause something.
fn cause(seat: Seat, before: &[&Event]) -> Option<Cause> {
    before.iter().rev().find_map(|event| match event {
        Event::MountainTileUsed { seat: who, tile } if *who == seat => Some(Cause::Tile(*tile)),
        Event::Dispelled { seat: who, cloud, .. } if *who == seat && cloud.is_storm() => Some(Cause::Storm),
        Event::ActedBravely { seat: who } if *who == seat => Some(Cause::Card(Stance::Brave)),
        Event::Laid { seat: who, stance, .. } if *who == seat => Some(Cause::Card(*stance)),
        _ => None,
    })
}

/// A sealed answer is a number of roles, the roles themselves, or what is enclosed at the end of a round.
fn sealed(before: &[&Event]) -> &'static str {
    let asked = before.iter().rev().find_map(|event| match event {
        Event::RoundEnded { event, .. } => Some(event.rule()),
        Event::RoundBegan { event: EventCard::MoreOrLess, .. } => Some("BRM-EVT-MORE-OR-LESS"),
        Event::RoundBegan { .. } | Event::NumberShown { .. } => Some("BRM-ROUND-3"),
        _ => None,
    });
    asked.unwrap_or("BRM-ROUND-3")
}

/// Points at the end of a round come from its event.
fn paid(before: &[&Event]) -> &'static str {
    let ended = before.iter().rev().find_map(|event| match event {
        Event::RoundEnded { event, .. } => Some(event.rule()),
        _ => None,
    });
    ended.unwrap_or("BRM-ROUND-5")
}

/// Whoever was brave last leads; else the leader of the turn before; or, if they have no cards, the next who has some. A round is
/// begun by whoever was brave last in the one before.
fn leading(seat: Seat, before: &[&Event]) -> &'static str {
    let begins = |event: &&&Event| matches!(event, Event::Leads { .. } | Event::RoundBegan { .. });
    let Some(turn) = before.iter().rposition(|event| begins(&event)) else {
        return "BRM-SETUP-3";
    };
    let brave = |event: &&Event| match event {
        Event::Laid { seat, stance: Stance::Brave, .. } => Some(*seat),
        _ => None,
    };
    let holder = before[turn..].iter().rev().find_map(brave);
    match (before[turn], holder) {
        (Event::RoundBegan { round: 1, .. }, _) => "BRM-SETUP-3",
        (Event::RoundBegan { .. }, _) => "BRM-ROUND-6",
        (_, Some(holder)) if holder == seat => "BRM-TURN-5",
        (Event::Leads { seat: leader }, None) if *leader == seat => "BRM-TURN-6",
        _ => "BRM-TURN-7",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Cloud, CloudSpace, Region, Resource, Role, Side, Terrain};
    use coven_engine::{DataSource, Rules};

    const ADA: Seat = Seat(0);
    const BEA: Seat = Seat(1);

    fn laid(seat: Seat, stance: Stance) -> Event {
        Event::Laid { seat, role: Role::RootGatherer, stance }
    }

    fn rule(event: &Event, before: &[Event]) -> &'static str {
        let rules = Broom::load(&DataSource::builtin()).expect("the built-in data");
        rules.event_rule(event, &before.iter().collect::<Vec<_>>())
    }

    #[test]
    fn what_is_gained_is_explained_by_the_card_as_it_was_laid_or_by_the_tile() {
        let gained = Event::Gained { seat: ADA, resource: Resource::Wand, number: 1 };
        let tile = Event::MountainTileUsed { seat: ADA, tile: MountainTile::Wands };
        for (before, expected) in [
            (vec![laid(ADA, Stance::Brave), laid(BEA, Stance::Cowardly)], "BRM-ROLE-GATHERER-BRAVE"),
            (vec![laid(BEA, Stance::Brave), laid(ADA, Stance::Cowardly)], "BRM-ROLE-GATHERER-COWARD"),
            (vec![laid(ADA, Stance::Cowardly), Event::ActedBravely { seat: ADA }], "BRM-ROLE-GATHERER-BRAVE"),
            (vec![laid(ADA, Stance::Brave), tile], "BRM-TILE-MTN-WANDS"),
        ] {
            assert_eq!(rule(&gained, &before), expected, "{before:?}");
        }
    }

    #[test]
    fn a_move_is_explained_by_the_witch_the_tile_or_the_storm() {
        let (from, to) = (Region::nth(Terrain::Prairie, 0), Region::nth(Terrain::Forest, 0));
        let moved = Event::Moved { seat: ADA, side: Side::Front, from, to };
        let space = CloudSpace::at(Side::Front, 0);
        let gust = Event::Dispelled { seat: ADA, space, cloud: Cloud::storm(2), wands: 1, bonus: 0 };
        let tile = Event::MountainTileUsed { seat: ADA, tile: MountainTile::Moves };
        for (last, expected) in [
            (laid(ADA, Stance::Brave), "BRM-ROLE-WITCH-BRAVE"),
            (laid(ADA, Stance::Cowardly), "BRM-ROLE-WITCH-COWARD"),
            (gust, "BRM-STORM-GUST"),
            (tile, "BRM-TILE-MTN-MOVES"),
        ] {
            assert_eq!(rule(&moved, &[laid(ADA, Stance::Cowardly), last.clone()]), expected, "{last:?}");
        }
    }

    #[test]
    fn whoever_leads_leads_by_the_rule_that_gave_it_to_them() {
        let leads = |seat| Event::Leads { seat };
        let round = |round| Event::RoundBegan { round, event: EventCard::EmptyHands, bewitched: Vec::new() };
        for (next, before, expected) in [
            (ADA, vec![round(1)], "BRM-SETUP-3"),
            (ADA, vec![leads(BEA), laid(BEA, Stance::Brave), round(2)], "BRM-ROUND-6"),
            (BEA, vec![leads(ADA), laid(ADA, Stance::Brave), laid(BEA, Stance::Brave)], "BRM-TURN-5"),
            (ADA, vec![leads(ADA), laid(ADA, Stance::Cowardly), laid(BEA, Stance::Cowardly)], "BRM-TURN-6"),
            (BEA, vec![leads(ADA), laid(ADA, Stance::Brave)], "BRM-TURN-7"),
        ] {
            assert_eq!(rule(&leads(next), &before), expected, "{before:?}");
        }
    }

    #[test]
    fn sealed_answers_and_points_belong_to_the_event_of_the_round() {
        let (began, ended) = (
            Event::RoundBegan { round: 2, event: EventCard::MoreOrLess, bewitched: Vec::new() },
            Event::RoundEnded { round: 2, event: EventCard::FullHands },
        );
        let shown = Event::NumberShown { seat: ADA, roles: 2, points: 6 };
        let answered = Event::Answered { seat: ADA };
        assert_eq!(rule(&answered, std::slice::from_ref(&began)), "BRM-EVT-MORE-OR-LESS");
        assert_eq!(rule(&answered, &[began, shown]), "BRM-ROUND-3");
        assert_eq!(rule(&answered, std::slice::from_ref(&ended)), "BRM-EVT-FULL-HANDS");
        assert_eq!(rule(&Event::EventPaid { seat: ADA, points: 8 }, &[ended]), "BRM-EVT-FULL-HANDS");
    }
}
