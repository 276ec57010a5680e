//! The ten characters of New Salem. A Witch looks like anybody else; only the card tells.

use crate::art::face::{Brow, Eyes, Face, Hair, HairColour, Hat, Mouth, Nose, Skin};
use coven_salem::{Character, Side};
use maud::{Markup, PreEscaped, html};

/// What is worn, drawn over the face.
const CAPOTAIN: &str = "<path class='k f-dress' d='M31 31 35 3h26l4 28z'/><path class='k f-dress' d='M12 35c10-8 62-8 72 0-10 8-62 8-72 0z'/><path class='k f-white' d='M31 31l1-8h32l1 8c-9-3-25-3-34 0z'/><path class='k f-bolt' d='M43 21h10v9H43z'/><path class='kt' d='M41 7c-1 4-2 8-2 12'/>";
const COIF: &str = "<path class='k f-white' d='M25 52C17 20 31 7 48 7s31 13 23 45c-3-16-6-25-23-25s-20 9-23 25z'/><path class='kt' d='M32 22c8-6 24-6 32 0M29 32c3-6 6-9 10-10M67 32c-3-6-6-9-10-10'/>";
const SCHOLAR: &str = "<path class='k f-dress' d='M27 36c-2-22 10-28 21-28s23 6 21 28c-10-9-32-9-42 0z'/><path class='kt' d='M36 14c-3 4-4 8-4 13'/>";
/// Fair hair, for those who wear nothing on it.
const FAIR: &str = "<path class='k f-straw' d='M26 50C21 22 33 11 48 11s27 11 22 39c-2-9-5-14-9-18-8 3-19 2-25-3-5 5-8 12-10 21z'/><path class='kt' d='M36 18c4-3 8-4 12-4M33 25c2-3 4-5 6-6M61 20c2 2 4 5 5 8'/>";
const COLLAR: &str = "<path class='k f-white' d='M22 80c8-5 18-5 26 9 8-14 18-14 26-9l-9 15-17-6-17 6z'/>";
const SHAWL: &str = "<path class='k f-own' d='M14 97c0-18 12-26 24-24l10 15 10-15c12-2 24 6 24 24z'/><path class='kt' d='M26 82l14 15M34 76l14 14M70 82 56 97M62 76 48 90'/>";

/// What is at hand, in the lower right corner.
const SCALES: &str = "<path class='k' d='M78 58v26M66 62h24'/><path class='k f-bolt' d='M61 76h11l-5-14zM84 76h11l-5-14z'/>";
const MUG: &str = "<path class='k' d='M88 74h6v11h-6'/><path class='k f-bolt' d='M70 66h18v26H70z'/><path class='k f-white' d='M68 67c0-7 8-7 9-3 3-4 11-3 12 3z'/>";
const BOOK: &str = "<path class='k f-ink' d='M66 66h24v28H66z'/><path class='k f-white' d='M70 70h16v2H70zM70 76h11v2H70z'/>";
const FIDDLE: &str = "<path class='kb' d='M90 56 80 72'/><path class='k f-hills' d='M82 70c6 2 8 8 4 13s-4 13-12 12-10-9-5-13 4-13 13-12z'/><path class='kt' d='M78 76l-6 14M82 78l-6 13'/>";
const PRINT: &str = "<path class='k f-white' d='M66 62h25v32H66z'/><path class='k' d='M71 69h15'/><path class='kt' d='M71 75h15M71 80h15M71 85h10'/>";
const SLATE: &str = "<path class='k f-bronze' d='M64 66h28v26H64z'/><path class='f-ink' d='M68 70h20v18H68z'/><path class='chalk' d='M71 84l4-10 4 10M73 81h4M82 84V74h4'/>";
const BASKET: &str = "<path class='k' d='M68 76c0-18 22-18 22 0'/><path class='k f-straw' d='M64 76h30l-4 18H68z'/><path class='kt' d='M66 82h26M72 76l2 18M84 76l-2 18'/><path class='k f-white' d='M70 76c2-6 16-6 18 0z'/>";
const QUILL: &str = "<path class='k f-white' d='M92 54c-15 4-22 16-23 30 13-2 23-13 23-30z'/><path class='k' d='M66 94 86 64'/>";
const CANDLE: &str = "<path class='k f-bronze' d='M66 88h26v6H66z'/><path class='k f-white' d='M74 68h10v20H74z'/><path class='k f-bolt' d='M79 67c-7-6 0-8 0-14 6 6 7 10 0 14z'/>";
const SPRIG: &str = "<path class='k' d='M68 94c2-14 8-26 20-36'/><path class='k f-green' d='M76 76c-8 0-12-4-12-10 8 0 12 4 12 10zM80 70c8 2 13 0 15-6-8-2-13 0-15 6zM73 86c8 2 13 0 15-6-8-2-13 0-15 6zM84 62c-6-3-7-7-5-11 6 2 8 6 5 11z'/>";

struct Portrait {
    face: Face,
    worn: [&'static str; 2],
    held: &'static str,
}

fn portrait(character: Character) -> Portrait {
    let face = |skin, hair, hair_colour, brow, eyes, nose, mouth, beard| Face {
        skin,
        hair,
        hair_colour,
        hat: Hat::Bare,
        brow,
        eyes,
        nose,
        mouth,
        beard,
    };
    let shown = |worn, held, face| Portrait { face, worn, held };
    match character {
        Character::Hale => shown(
            [COIF, COLLAR],
            SCALES,
            face(Skin::Rosy, Hair::Bob, HairColour::Chestnut, Brow::Calm, Eyes::Almond, Nose::Straight, Mouth::Smirk, false),
        ),
        Character::Crane => shown(
            [SCHOLAR, COLLAR],
            MUG,
            face(Skin::Rosy, Hair::Curls, HairColour::Copper, Brow::Bushy, Eyes::Merry, Nose::Button, Mouth::Grin, true),
        ),
        Character::Thorne => shown(
            [CAPOTAIN, COLLAR],
            BOOK,
            face(Skin::Pale, Hair::Bob, HairColour::Raven, Brow::Stern, Eyes::Sly, Nose::Hooked, Mouth::Straight, false),
        ),
        Character::Webb => shown(
            [FAIR, COLLAR],
            FIDDLE,
            face(Skin::Tan, Hair::Curls, HairColour::Straw, Brow::Raised, Eyes::Round, Nose::Button, Mouth::Smile, false),
        ),
        Character::Frost => shown(
            [CAPOTAIN, COLLAR],
            PRINT,
            face(Skin::Pale, Hair::Wavy, HairColour::Silver, Brow::Bushy, Eyes::Glasses, Nose::Long, Mouth::Smirk, true),
        ),
        Character::Alden => shown(
            [COIF, COLLAR],
            SLATE,
            face(Skin::Brown, Hair::Braids, HairColour::Raven, Brow::Calm, Eyes::Glasses, Nose::Straight, Mouth::Smile, false),
        ),
        Character::Marsh => shown(
            [COIF, SHAWL],
            BASKET,
            face(Skin::Tan, Hair::Wavy, HairColour::Silver, Brow::Calm, Eyes::Merry, Nose::Hooked, Mouth::Smile, false),
        ),
        Character::Crowe => shown(
            [SCHOLAR, COLLAR],
            QUILL,
            face(Skin::Pale, Hair::Long, HairColour::Raven, Brow::Raised, Eyes::Sly, Nose::Long, Mouth::Smirk, false),
        ),
        Character::Gray => shown(
            [FAIR, SHAWL],
            CANDLE,
            face(Skin::Rosy, Hair::Long, HairColour::Straw, Brow::Stern, Eyes::Almond, Nose::Straight, Mouth::Straight, false),
        ),
        Character::Reed => shown(
            [CAPOTAIN, SHAWL],
            SPRIG,
            face(Skin::Brown, Hair::Curls, HairColour::Chestnut, Brow::Bushy, Eyes::Round, Nose::Button, Mouth::Grin, true),
        ),
    }
}

/// The name on the card, the same in every language.
pub const fn name(character: Character) -> &'static str {
    match character {
        Character::Hale => "Prudence Hale",
        Character::Crane => "Josiah Crane",
        Character::Thorne => "Ezekiel Thorne",
        Character::Webb => "Constance Webb",
        Character::Frost => "Nathaniel Frost",
        Character::Alden => "Mercy Alden",
        Character::Marsh => "Agnes Marsh",
        Character::Crowe => "Silas Crowe",
        Character::Gray => "Lavinia Gray",
        Character::Reed => "Tobias Reed",
    }
}

/// A character's portrait, on the ground of the side. It stands in the page where it is seen and nowhere else, so that a page
/// holds no portrait of somebody whom its viewer does not know.
pub fn picture(character: Character, side: Side) -> Markup {
    let portrait = portrait(character);
    html! {
        svg class=(format!("portrait side-{side}")) aria-hidden="true" viewBox="0 0 96 96" {
            rect.f-ground width="96" height="96" {}
            rect.f-fine width="96" height="96" {}
            (portrait.face.draw())
            (PreEscaped(portrait.worn[1])) (PreEscaped(portrait.worn[0])) (PreEscaped(portrait.held))
        }
    }
}
