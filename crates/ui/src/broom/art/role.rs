//! The ten roles of Broom Service as portraits: a face each, a hat in the colour of what the role serves, and an attribute.

use crate::art::face::{Brow, Eyes, Face, Hair, HairColour, Hat, Mouth, Nose, Skin};
use coven_broom::Role;
use maud::{Markup, PreEscaped, html};

/// How a role looks.
struct Portrait {
    face: Face,
    /// The class of the colour that hat and cloak share.
    colour: &'static str,
    /// What stands behind the person.
    behind: &'static str,
    /// What the person holds.
    attribute: &'static str,
}

const FERN: &str = "<path class='k' d='M70 95c2-14 5-24 14-34'/><path class='k f-forest' d='M84 61c5 3 5 8 1 11-4-2-4-8-1-11zM77 70c-6 0-9 4-8 9 5 0 8-4 8-9zM79 74c6 0 9 3 9 8-5 1-9-3-9-8zM73 81c-6 0-9 3-8 8 5 1 8-3 8-8z'/>";
const THISTLE: &str = "<path class='k' d='M74 96l3-18M75 90l-7-5M76 86l8-5'/><path class='k f-forest' d='M69 74c0 9 16 9 16 0z'/><path class='k f-purple' d='M69 74l-4-13 7 6 5-9 5 9 7-6-4 13z'/>";
const CRYSTAL: &str = "<path class='k f-ice' d='M77 56l8 10-3 24H72l-3-24z'/><path class='kt' d='M69 66h16M77 56v34'/><path class='k f-ice' d='M67 74l-5 5 3 13h7z'/>";
const WHEAT: &str = "<path class='k' d='M68 96c4-14 7-22 12-34'/><path class='k f-straw' d='M82 54c5 4 4 9-1 11-3-4-3-8 1-11zM74 64c5 2 6 6 3 10-4-2-5-6-3-10zM86 66c-5 1-8 5-6 9 5 0 7-4 6-9zM70 75c4 2 5 6 3 9-4-2-5-5-3-9zM82 77c-5 1-7 5-6 9 5-1 7-4 6-9z'/>";
const CROOK: &str = "<path class='k' d='M80 97c-3-18-3-30 0-40'/><path class='kb' d='M79 97c-3-18-3-28 0-38 2-8 12-7 11 0-1 5-7 5-7 1'/><path class='k f-forest' d='M77 74c-6-3-9 0-9 5 5 1 8-1 9-5z'/>";
const STAFF: &str = "<path class='kb' d='M79 97V66'/><path class='k f-ice' d='M79 46l8 11-8 12-8-12z'/><path class='kt' d='M71 57h16M79 46v23'/><path class='k' d='M72 72c4-3 10-3 14 0'/>";
const ROOT: &str = "<path class='k f-orange' d='M70 68c6-5 13-4 16 2-1 10-6 20-16 28 1-7-4-10-4-17 0-5 1-9 4-13z'/><path class='k f-forest' d='M78 66c-4-7-3-12 1-16 3 4 4 10 2 16 3-6 7-9 12-8-1 6-5 9-10 11z'/><path class='kt' d='M70 78h6M74 86h6'/>";
const SPRIG: &str = "<path class='k' d='M66 96c6-10 10-22 14-40'/><path class='k f-green' d='M80 56c8 0 11 6 8 12-6 0-10-6-8-12zM75 68c-7-3-12 0-13 6 6 3 11 0 13-6zM75 73c8-1 12 3 11 9-6 2-11-2-11-9zM70 83c-6-2-10 1-11 6 5 2 9 0 11-6z'/>";
const BERRIES: &str = "<path class='k' d='M80 52c-2 6-6 10-9 14M80 52c2 6 5 10 6 15M80 52v22'/><circle class='k f-purple' cx='70' cy='71' r='7.5'/><circle class='k f-purple' cx='86' cy='72' r='7.5'/><circle class='k f-purple' cx='78' cy='82' r='7.5'/><path class='k f-forest' d='M80 52c5-5 11-5 14-2-3 5-9 6-14 2z'/><path class='kt' d='M67 69l2-2M83 70l2-2M75 80l2-2'/>";
const STAR_WAND: &str = "<path class='kb' d='M66 96l13-27'/><path class='k f-gold' d='M83 48l3 7.5 8 .5-6.2 5.2 2 7.8-6.8-4.3-6.8 4.3 2-7.8-6.2-5.2 8-.5z'/>";
const WINGS: &str = "<path class='k f-ice' d='M36 70C14 74 0 60 2 40c14-4 28 4 36 18zM60 70c22 4 36-10 34-30-14-4-28 4-36 18z'/><path class='kt' d='M32 64C20 60 10 52 6 43M64 64c12-4 22-12 26-21M30 68c-8 0-15-3-20-8M66 68c8 0 15-3 20-8'/>";

fn portrait(role: Role) -> Portrait {
    let seeded = Face::seeded(role.index() as u64);
    let shown = |face, colour, attribute| Portrait { face, colour, behind: "", attribute };
    match role {
        Role::ForestWitch => shown(
            Face {
                skin: Skin::Mossy,
                hat: Hat::Pointed,
                hair: Hair::Long,
                hair_colour: HairColour::Copper,
                eyes: Eyes::Almond,
                nose: Nose::Hooked,
                mouth: Mouth::Smirk,
                beard: false,
                ..seeded
            },
            "own-forest",
            FERN,
        ),
        Role::HillWitch => shown(
            Face {
                skin: Skin::Tan,
                hat: Hat::Bent,
                hair: Hair::Curls,
                hair_colour: HairColour::Chestnut,
                eyes: Eyes::Merry,
                nose: Nose::Button,
                mouth: Mouth::Grin,
                beard: false,
                ..seeded
            },
            "own-hills",
            THISTLE,
        ),
        Role::MountainWitch => shown(
            Face {
                skin: Skin::Pale,
                hat: Hat::Pointed,
                hair: Hair::Wavy,
                hair_colour: HairColour::Silver,
                brow: Brow::Stern,
                eyes: Eyes::Sly,
                nose: Nose::Long,
                mouth: Mouth::Straight,
                beard: false,
            },
            "own-mountain",
            CRYSTAL,
        ),
        Role::PrairieWitch => shown(
            Face {
                skin: Skin::Brown,
                hat: Hat::Bent,
                hair: Hair::Braids,
                hair_colour: HairColour::Raven,
                eyes: Eyes::Round,
                nose: Nose::Straight,
                mouth: Mouth::Smile,
                beard: false,
                ..seeded
            },
            "own-prairie",
            WHEAT,
        ),
        Role::ValleyDruid => shown(
            Face {
                skin: Skin::Rosy,
                hat: Hat::Wreath,
                hair: Hair::Bob,
                hair_colour: HairColour::Copper,
                brow: Brow::Bushy,
                eyes: Eyes::Merry,
                nose: Nose::Button,
                mouth: Mouth::Smile,
                beard: true,
            },
            "own-valley",
            CROOK,
        ),
        Role::PeakDruid => shown(
            Face {
                skin: Skin::Tan,
                hat: Hat::Hood,
                hair: Hair::Bob,
                hair_colour: HairColour::Silver,
                brow: Brow::Bushy,
                eyes: Eyes::Sly,
                nose: Nose::Hooked,
                mouth: Mouth::Straight,
                beard: true,
            },
            "own-peak",
            STAFF,
        ),
        Role::RootGatherer => shown(
            Face {
                skin: Skin::Rosy,
                hat: Hat::Scarf,
                hair: Hair::Braids,
                hair_colour: HairColour::Straw,
                eyes: Eyes::Round,
                nose: Nose::Button,
                mouth: Mouth::Grin,
                beard: false,
                ..seeded
            },
            "own-orange",
            ROOT,
        ),
        Role::HerbGatherer => shown(
            Face {
                skin: Skin::Brown,
                hat: Hat::Straw,
                hair: Hair::Wavy,
                hair_colour: HairColour::Raven,
                eyes: Eyes::Glasses,
                nose: Nose::Straight,
                mouth: Mouth::Smirk,
                beard: false,
                ..seeded
            },
            "own-green",
            SPRIG,
        ),
        Role::FruitGatherer => shown(
            Face {
                skin: Skin::Pale,
                hat: Hat::Scarf,
                hair: Hair::Bob,
                hair_colour: HairColour::Chestnut,
                brow: Brow::Raised,
                eyes: Eyes::Almond,
                nose: Nose::Button,
                mouth: Mouth::Smile,
                beard: false,
            },
            "own-purple",
            BERRIES,
        ),
        Role::WeatherFairy => Portrait {
            behind: WINGS,
            ..shown(
                Face {
                    skin: Skin::Pale,
                    hat: Hat::Tiara,
                    hair: Hair::Wavy,
                    hair_colour: HairColour::Straw,
                    brow: Brow::Calm,
                    eyes: Eyes::Almond,
                    nose: Nose::Button,
                    mouth: Mouth::Smile,
                    beard: false,
                },
                "own-tide",
                STAR_WAND,
            )
        },
    }
}

pub fn symbols() -> Markup {
    html! {
        @for &role in Role::ALL {
            @let portrait = portrait(role);
            symbol id=(id(role)) viewBox="0 0 96 96" {
                g class=(portrait.colour) {
                    (PreEscaped(portrait.behind)) (portrait.face.draw()) (PreEscaped(portrait.attribute))
                }
            }
        }
    }
}

fn id(role: Role) -> String {
    format!("r-{role}")
}

/// A role's portrait, on the ground of its own colour.
pub fn picture(role: Role) -> Markup {
    html! {
        svg class=(format!("portrait {}", portrait(role).colour)) aria-hidden="true" viewBox="0 0 96 96" {
            rect.f-ground width="96" height="96" {}
            rect.f-fine width="96" height="96" {}
            use href=(format!("#{}", id(role))) {}
        }
    }
}
