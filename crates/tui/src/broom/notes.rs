//! What choices bring: a few words beside each.

use super::Drawing;
use coven_broom::{Move, Region, Resource, Role, Stance, Terrain};
use coven_engine::Phrase;

impl Drawing<'_> {
    pub(super) fn notes(&self) -> Vec<String> {
        self.scene.seen.choices.iter().map(|choice| self.note(&choice.notation)).collect()
    }

    fn note(&self, notation: &str) -> String {
        match notation.parse() {
            Ok(Move::Pick(role)) => self.both_ways(role),
            Ok(Move::Lay(role, stance)) => self.does(role, stance),
            Ok(Move::Act) => self.does_now(Stance::Cowardly),
            Ok(Move::ActBrave) => self.does_now(Stance::Brave),
            Ok(Move::Fly { to, .. }) => self.found_at(to),
            _ => String::new(),
        }
    }

    /// What the role does that is being carried out.
    fn does_now(&self, stance: Stance) -> String {
        self.view.role.map(|role| self.does(role, stance)).unwrap_or_default()
    }

    fn both_ways(&self, role: Role) -> String {
        let way = |word: &'static str, stance| format!("{}: {}", self.scene.word(word), self.does(role, stance));
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
