//! What a role does, in pictures and in words.

use super::art::sign;
use super::pieces::flask;
use super::tips::terrain_word;
use super::{Scene, named};
use crate::art::Symbol;
use coven_broom::RoleData;
use coven_broom::{Role, Stance, Terrain};
use coven_engine::{Arg, Phrase};
use maud::{Markup, html};

/// One sign in the row of a card's effect.
enum Sign {
    Picture(Symbol),
    Points(i16),
    /// Between things of which one is taken.
    Or,
}

impl Scene<'_> {
    pub(super) fn role_data(&self, role: Role) -> &RoleData {
        &self.rules.data().role[role.index()]
    }

    /// The effect as a row of pictures.
    pub(super) fn effect_row(&self, role: Role, stance: Stance) -> Markup {
        html! {
            span.signs aria-hidden="true" {
                @for sign in signs(self.role_data(role), stance) {
                    @match sign {
                        Sign::Picture(symbol) => { (symbol.draw()) }
                        Sign::Points(points) => { b.plus { "+" (points) } }
                        Sign::Or => { i { "/" } }
                    }
                }
            }
        }
    }

    /// The rule that says what a role does.
    pub(super) fn role_rule(&self, role: Role, stance: Stance) -> &'static str {
        let data = self.role_data(role);
        match (data.terrain, data.colour, data.terrains.is_empty(), stance) {
            (Some(_), _, _, Stance::Brave) => "BRM-ROLE-WITCH-BRAVE",
            (Some(_), _, _, Stance::Cowardly) => "BRM-ROLE-WITCH-COWARD",
            (None, Some(_), _, Stance::Brave) => "BRM-ROLE-GATHERER-BRAVE",
            (None, Some(_), _, Stance::Cowardly) => "BRM-ROLE-GATHERER-COWARD",
            (None, None, true, Stance::Brave) => "BRM-ROLE-FAIRY-BRAVE",
            (None, None, true, Stance::Cowardly) => "BRM-ROLE-FAIRY-COWARD",
            (None, None, false, Stance::Brave) => "BRM-ROLE-DRUID-BRAVE",
            (None, None, false, Stance::Cowardly) => "BRM-ROLE-DRUID-COWARD",
        }
    }

    /// The effect in words.
    pub(super) fn effect_text(&self, role: Role, stance: Stance) -> String {
        let data = self.role_data(role);
        let terrain = |terrain: &Terrain| Arg::from(self.speak.word(terrain_word(*terrain)));
        let text = match (data.terrain, data.colour, stance) {
            (Some(to), _, Stance::Brave) => Phrase::new("page-broom-effect-witch-brave").with("terrain", terrain(&to)),
            (Some(to), _, Stance::Cowardly) => Phrase::new("page-broom-effect-witch-cowardly").with("terrain", terrain(&to)),
            (None, Some(_), Stance::Brave) => {
                let gain: Arg =
                    data.brave_gain.iter().map(|(&resource, &number)| named("count", resource).with("number", number)).collect();
                Phrase::new("page-broom-effect-gatherer-brave").with("gain", gain)
            }
            (None, Some(_), Stance::Cowardly) => {
                let names = data.cowardly_gain_one_of.iter().map(|&resource| self.resource_name(resource));
                let or = |one: String, other: String| {
                    self.speak.say(&Phrase::new("page-broom-or").with("one", one).with("other", other))
                };
                Phrase::new("page-broom-effect-gatherer-cowardly").with("choice", names.reduce(or).unwrap_or_default())
            }
            (None, None, _) if data.terrains.is_empty() => match stance {
                Stance::Brave => Phrase::new("page-broom-effect-fairy-brave").with("points", data.brave_bonus_vp),
                Stance::Cowardly => Phrase::new("page-broom-effect-fairy-cowardly"),
            },
            (None, None, _) => {
                let terrains: Arg = data.terrains.iter().map(terrain).collect();
                match stance {
                    Stance::Brave => Phrase::new("page-broom-effect-druid-brave").with("points", data.brave_bonus_vp),
                    Stance::Cowardly => Phrase::new("page-broom-effect-druid-cowardly"),
                }
                .with("terrains", terrains)
            }
        };
        self.speak.say(&text)
    }
}

fn signs(role: &RoleData, stance: Stance) -> Vec<Sign> {
    let brave = stance == Stance::Brave;
    let mut signs = Vec::new();
    if let Some(terrain) = role.terrain {
        signs.extend([Sign::Picture(sign::FLY), Sign::Picture(terrain_icon(terrain))]);
        signs.extend(brave.then_some(Sign::Picture(sign::DELIVER)));
    } else if role.colour.is_some() && brave {
        for (&resource, &number) in &role.brave_gain {
            signs.extend((0..number).map(|_| Sign::Picture(flask(resource))));
        }
    } else if role.colour.is_some() {
        for &resource in &role.cowardly_gain_one_of {
            signs.extend((!signs.is_empty()).then_some(Sign::Or));
            signs.push(Sign::Picture(flask(resource)));
        }
    } else if role.terrains.is_empty() {
        signs.push(Sign::Picture(sign::DISPEL));
    } else {
        signs.extend(role.terrains.iter().map(|&terrain| Sign::Picture(terrain_icon(terrain))));
        signs.push(Sign::Picture(sign::DELIVER));
    }
    signs.extend((brave && role.brave_bonus_vp != 0).then_some(Sign::Points(role.brave_bonus_vp)));
    signs
}

pub(super) const fn terrain_icon(terrain: Terrain) -> Symbol {
    match terrain {
        Terrain::Prairie => sign::PRAIRIE,
        Terrain::Hills => sign::HILLS,
        Terrain::Mountain => sign::MOUNTAIN,
        Terrain::Forest => sign::FOREST,
        Terrain::Water => sign::WATER,
    }
}

pub(super) const fn stance_icon(stance: Stance) -> Symbol {
    match stance {
        Stance::Brave => sign::BRAVE,
        Stance::Cowardly => sign::COWARDLY,
    }
}

pub(super) const fn stance_word(stance: Stance) -> &'static str {
    match stance {
        Stance::Brave => "page-broom-brave",
        Stance::Cowardly => "page-broom-cowardly",
    }
}
