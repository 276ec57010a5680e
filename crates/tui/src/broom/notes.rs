//! What choices bring: a few words beside each.

use super::Drawing;
use coven_broom::{CloudSpace, EventCard, Move, Pending, Region, Resource, Role, Stance, StormKind, Terrain};
use coven_engine::Phrase;

impl Drawing<'_> {
    pub(super) fn notes(&self) -> Vec<String> {
        self.scene.seen.choices.iter().map(|choice| self.note(&choice.notation)).collect()
    }

    fn note(&self, notation: &str) -> String {
        match notation.parse() {
            Ok(Move::Pick(role)) => self.picked(role),
            Ok(Move::Lay(role, stance)) => self.does(role, stance),
            Ok(Move::Act) => self.does_now(Stance::Cowardly),
            Ok(Move::ActBrave) => self.does_now(Stance::Brave),
            Ok(Move::Fly { to, .. }) => self.found_at(to),
            Ok(Move::Circle(circle)) => {
                let there = self.side().stone_circle.iter().find(|known| known.id == circle);
                there.map(|known| self.found_at(known.region)).unwrap_or_default()
            }
            Ok(Move::Deliver { from, .. }) => self.pays_more(self.brave_bonus() + self.tailwind(from)),
            Ok(Move::Dispel(space)) => self.dispelled(space),
            Ok(Move::UseExtraCard) => self.scene.word("tui-broom-extra-card-used"),
            Ok(Move::KeepExtraCard) => self.scene.word("tui-broom-extra-card-kept"),
            Ok(Move::Enclose(number)) => self.enclosed(number),
            _ => String::new(),
        }
    }

    /// What the role does that is being carried out.
    fn does_now(&self, stance: Stance) -> String {
        self.view.role.map(|role| self.does(role, stance)).unwrap_or_default()
    }

    /// BRM-ROUND-1: a bewitched role costs points when it is laid.
    fn picked(&self, role: Role) -> String {
        let ways = self.both_ways(role);
        if !self.view.bewitched.contains(role) {
            return ways;
        }
        let costs = self.points(-self.rules.data().setup.bewitched_penalty_vp);
        format!("☠ {} · {ways}", self.scene.say(&Phrase::new("tui-broom-bewitched").with("points", costs)))
    }

    fn points(&self, points: i16) -> String {
        self.scene.say(&Phrase::new("broom-count-points").with("number", i64::from(points)))
    }

    fn pays_more(&self, points: i16) -> String {
        if points == 0 { String::new() } else { format!("+{}", self.points(points)) }
    }

    /// BRM-ROLE-DRUID-BRAVE, BRM-ROLE-FAIRY-BRAVE: what courage adds to what is being asked.
    fn brave_bonus(&self) -> i16 {
        match (self.view.pending.last(), self.view.role) {
            (Some(Pending::Serve { brave: true, .. } | Pending::Weather { brave: true, .. }), Some(role)) => {
                self.rules.data().role[role.index()].brave_bonus_vp
            }
            _ => 0,
        }
    }

    /// BRM-STORM-TAILWIND: what tailwinds beside a pawn add, across a border or over one water without a cloud.
    fn tailwind(&self, from: Region) -> i16 {
        let borders = |region: Region| {
            let found = self.side().region.iter().find(|known| known.id == region);
            found.map(|known| known.adjacent.as_slice()).unwrap_or_default()
        };
        let is_clouded = |region: Region| self.view.clouds.values().any(|cloud| cloud.region == region);
        let is_open_water = |region: Region| region.terrain() == Terrain::Water && !is_clouded(region);
        let waters = borders(from).iter().filter(|water| is_open_water(**water));
        let across = waters.flat_map(|water| borders(*water)).filter(|region| region.terrain() != Terrain::Water);
        let near: Vec<Region> = borders(from).iter().chain(across).copied().filter(|region| *region != from).collect();
        let there = self.view.clouds.values().filter(|cloud| near.contains(&cloud.region));
        let bonus = there.filter_map(|cloud| self.rules.data().clouds().find(|known| known.id == cloud.cloud));
        bonus.map(|data| data.delivery_bonus_vp).sum()
    }

    /// What dispelling a cloud brings beyond its lightning: what its storm does, and the bonus of a brave fairy.
    fn dispelled(&self, space: CloudSpace) -> String {
        let cloud = self.view.clouds.get(&space).map(|there| there.cloud);
        let data = cloud.and_then(|cloud| self.rules.data().clouds().find(|known| known.id == cloud));
        let storm = data.and_then(|data| {
            let phrase = match data.kind? {
                StormKind::Tailwind => Phrase::new("broom-storm-tailwind").with("points", self.points(data.delivery_bonus_vp)),
                StormKind::Gust => Phrase::new("broom-storm-gust"),
                StormKind::Parcel => Phrase::new("broom-storm-parcel"),
                StormKind::Hoard => {
                    let colour = self.scene.say(&Phrase::new(format!("broom-resource-{}", data.colour?)));
                    let phrase = Phrase::new("broom-storm-hoard").with("points", self.points(data.vp));
                    phrase.with("number", data.needed).with("resource", colour)
                }
            };
            Some(self.scene.say(&phrase))
        });
        let bonus = Some(self.pays_more(self.brave_bonus())).filter(|bonus| !bonus.is_empty());
        let told: Vec<String> = bonus.into_iter().chain(storm).collect();
        told.join(" · ")
    }

    /// BRM-EVT-FULL-HANDS: whoever encloses most scores and returns it.
    fn enclosed(&self, number: u8) -> String {
        if number == 0 {
            return self.scene.word("tui-broom-enclosed-nothing");
        }
        let event = self.rules.data().event.iter().find(|event| event.id == EventCard::FullHands);
        let points = self.points(event.map_or(0, |event| event.vp));
        self.scene.say(&Phrase::new("tui-broom-enclosed").with("points", points))
    }

    fn both_ways(&self, role: Role) -> String {
        let way = |word: &'static str, stance| self.scene.explained(&self.scene.word(word), &self.does(role, stance));
        format!("{} / {}", way("tui-broom-brave", Stance::Brave), way("tui-broom-cowardly", Stance::Cowardly))
    }

    /// BRM-ROLE: what a role does for whoever lays it so.
    fn does(&self, role: Role, stance: Stance) -> String {
        let data = &self.rules.data().role[role.index()];
        let is_brave = stance == Stance::Brave;
        let gain = |(resource, count): (&Resource, &u8)| format!("+{count}{}", self.letter(*resource));
        if let Some(terrain) = data.terrain {
            let id = if is_brave { "tui-broom-does-move-deliver" } else { "tui-broom-does-move" };
            return self.scene.say(&Phrase::new(id).with("terrain", self.terrain_name(terrain)));
        }
        if data.colour.is_some() {
            return match stance {
                Stance::Brave => data.brave_gain.iter().map(gain).collect::<Vec<_>>().join(" "),
                Stance::Cowardly => data.cowardly_gain_one_of.iter().map(|kind| gain((kind, &1))).collect::<Vec<_>>().join(" / "),
            };
        }
        let done = if data.terrains.is_empty() {
            Phrase::new("tui-broom-does-dispel")
        } else {
            let terrains: Vec<String> = data.terrains.iter().map(|&terrain| self.terrain_name(terrain)).collect();
            Phrase::new("tui-broom-does-deliver").with("terrains", terrains.join(", "))
        };
        let done = self.scene.say(&done);
        let points = Phrase::new("broom-count-points").with("number", i64::from(data.brave_bonus_vp));
        if is_brave { format!("{done}, +{}", self.scene.say(&points)) } else { done }
    }

    pub(super) fn terrain_name(&self, terrain: Terrain) -> String {
        self.scene.say(&Phrase::new(format!("tui-broom-terrain-{terrain}")))
    }

    /// The code of a region, which leads from its name to the map, with its towers, clouds and tiles.
    fn found_at(&self, to: Region) -> String {
        let region = self.side().region.iter().find(|region| region.id == to);
        let told = |region| format!("{to} {}", self.lies_on(region, false).join(" ")).trim_end().to_owned();
        region.map(told).unwrap_or_default()
    }
}
