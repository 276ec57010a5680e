//! Faces, composed from interchangeable parts: witches, druids, townsfolk and hunters each get one that is theirs.
//!
//! A face is a value. [`Face::seeded`] makes one from a number, always the same; whoever knows more about a person (a hat, an
//! attribute) changes those parts. It is drawn on a grid of 96 units.

use maud::{Markup, PreEscaped, html};

/// The parts of a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub skin: Skin,
    pub hair: Hair,
    pub hair_colour: HairColour,
    pub hat: Hat,
    pub brow: Brow,
    pub eyes: Eyes,
    pub nose: Nose,
    pub mouth: Mouth,
    pub beard: bool,
}

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident { $($value:ident = $drawing:literal),+ $(,)? })+) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $part { $($value),+ }

        impl $part {
            pub const ALL: &'static [$part] = &[$($part::$value),+];

            const fn drawing(self) -> &'static str {
                match self { $($part::$value => $drawing),+ }
            }
        })+
    };
}

parts! {
    /// The class of its fill.
    Skin { Pale = "f-skin", Rosy = "f-skin2", Tan = "f-skin3", Brown = "f-skin4", Mossy = "f-skin5" }
    /// The class of its fill.
    HairColour { Raven = "f-raven", Copper = "f-copper", Straw = "f-straw", Silver = "f-silver", Chestnut = "f-chestnut" }
    /// What falls behind the head, and what lies on the forehead.
    Hair {
        Long = "M29 34c-9 10-10 34-15 46 10 4 18 2 22-3V34zM67 34c9 10 10 34 15 46-10 4-18 2-22-3V34z",
        Wavy = "M30 32c-12 6-7 14-13 20s-1 12-4 22c9 6 18 4 22-2V32zM66 32c12 6 7 14 13 20s1 12 4 22c-9 6-18 4-22-2V32z",
        Braids = "M31 40c-8 6-3 11-8 15s1 8-3 13 2 8-1 14c5 2 9 1 11-2V44zM65 40c8 6 3 11 8 15s-1 8 3 13-2 8 1 14c-5 2-9 1-11-2V44z",
        Bob = "M28 32c-9 8-9 24-6 32 6 3 12 1 14-3V32zM68 32c9 8 9 24 6 32-6 3-12 1-14-3V32z",
        Curls = "M29 30c-10 1-12 10-7 13-6 4-5 11 0 13-3 6 3 12 9 10l5-8V30zM67 30c10 1 12 10 7 13 6 4 5 11 0 13 3 6-3 12-9 10l-5-8V30z"
    }
    Brow {
        Calm = "M35 40c3-2 6-2 9 0M52 40c3-2 6-2 9 0",
        Stern = "M35 38l9 3M61 38l-9 3",
        Raised = "M35 38c3-4 6-4 9-1M52 40c3-1 6-1 9 0",
        Bushy = "M34 40c3-4 7-4 10 0-4-1-7-1-10 0zM52 40c3-4 7-4 10 0-4-1-7-1-10 0z"
    }
    Eyes {
        Round = "<circle class='k f-white' cx='40' cy='47' r='4.5'/><circle class='k f-white' cx='56' cy='47' r='4.5'/><circle class='f-ink' cx='40.5' cy='47.5' r='2'/><circle class='f-ink' cx='56.5' cy='47.5' r='2'/>",
        Almond = "<path class='k f-white' d='M34 48c3-5 8-5 11 0-3 3-8 3-11 0zM51 48c3-5 8-5 11 0-3 3-8 3-11 0z'/><circle class='f-ink' cx='40' cy='47.5' r='2.2'/><circle class='f-ink' cx='57' cy='47.5' r='2.2'/>",
        Sly = "<path class='k f-white' d='M34 47h11c-2 5-9 5-11 0zM51 47h11c-2 5-9 5-11 0z'/><circle class='f-ink' cx='42' cy='48.5' r='2'/><circle class='f-ink' cx='59' cy='48.5' r='2'/>",
        Merry = "<path class='k' d='M34 49c2-5 8-5 10 0M52 49c2-5 8-5 10 0'/>",
        Glasses = "<circle class='k f-white' cx='39' cy='48' r='7'/><circle class='k f-white' cx='57' cy='48' r='7'/><path class='k' d='M46 47h4M32 46l-4-2M64 46l4-2'/><circle class='f-ink' cx='40' cy='48' r='2.2'/><circle class='f-ink' cx='57' cy='48' r='2.2'/>"
    }
    Nose {
        Button = "M45 55c1 3 5 3 6 0",
        Hooked = "M48 46c-1 4-7 9-5 12 2 2 5 2 7 0",
        Straight = "M49 46l-3 11h5",
        Long = "M48 46c0 5-5 11-3 14 2 2 6 1 7-1"
    }
    Mouth {
        Smile = "M40 64c4 5 12 5 16 0",
        Smirk = "M41 65c5 2 10 1 14-3",
        Straight = "M42 65h12",
        Grin = "M39 63c5 7 13 7 18 0-6 2-12 2-18 0zM46 64.5v3h3v-3"
    }
    /// What is worn on the head: a drawing whose main part has the colour of the place of use.
    Hat {
        Pointed = "<path class='k f-own' d='M30 31C34 20 38 8 50 1c3-2 9 0 13 5-6-1-9 1-9 4 2 7 8 15 12 21z'/><path class='k f-own' d='M8 34c10-9 70-9 80 0-10 8-70 8-80 0z'/><path class='k f-gold' d='M30 31c10-3 26-3 36 0l-1-5c-10-3-24-3-33 0z'/><path class='kt' d='M44 12c2 3 3 7 3 11M52 14c1 3 3 6 5 9'/>",
        Bent = "<path class='k f-own' d='M30 31c2-13 8-24 22-25 11-1 22 4 27 15-7-4-13-5-16-2 1 4 3 8 4 12z'/><path class='k f-own' d='M7 35c11-10 71-10 82-1-11 9-71 9-82 1z'/><path class='k f-bronze' d='M30 31c10-3 27-3 37 0l-2-5c-10-3-25-3-34 0z'/><path class='kt' d='M52 8c2 4 2 9 1 14M43 13c0 3 0 7-1 10'/>",
        Hood = "<path class='k f-own' d='M48 8C22 8 15 34 18 62c-6 8-8 16-8 24h16c-3-14-2-30 3-41 5-10 33-10 38 0 5 11 6 27 3 41h16c0-8-2-16-8-24C81 34 74 8 48 8z'/><path class='kt' d='M26 24c6-8 14-11 22-11M22 40c1-4 2-7 4-10M20 70c-2 4-3 8-3 12M76 70c2 4 3 8 3 12'/>",
        Straw = "<path class='k f-straw' d='M30 30c0-14 6-20 18-20s18 6 18 20z'/><path class='k f-straw' d='M6 35c8-8 76-8 84 0-8 9-76 9-84 0z'/><path class='k f-own' d='M30 30c10-3 26-3 36 0v-6c-10-3-26-3-36 0z'/><path class='kt' d='M14 35h16M36 37h24M66 35h14M40 14c-3 2-4 5-4 8'/>",
        Scarf = "<path class='k f-own' d='M27 42C24 20 34 10 48 10s24 10 21 32c-6-10-36-10-42 0z'/><path class='k f-own' d='M69 40c8 2 14 8 16 16-6 1-12-2-17-8z'/><path class='kt' d='M34 26c4-5 9-7 14-7M32 33c8-6 24-6 32 0M78 47l-8-3'/>",
        Wreath = "<path class='k f-own' d='M29 34c-5-3-6-8-4-12 5 1 7 4 8 7-1-5 0-9 4-12 4 3 5 6 4 10 1-5 3-8 7-9 4 1 6 4 7 9-1-4 0-7 4-10 4 3 5 7 4 12 1-3 3-6 8-7 2 4 1 9-4 12-12-6-26-6-38 0z'/><path class='kt' d='M30 26l3 5M40 22l1 7M48 20v8M56 22l-1 7M66 26l-3 5'/>",
        Tiara = "<path class='k f-gold' d='M29 34c3-4 6-8 6-14l7 8 6-14 6 14 7-8c0 6 3 10 6 14-12-5-26-5-38 0z'/><circle class='k f-own' cx='48' cy='25' r='3'/>",
        Bare = ""
    }
}

impl Face {
    /// The face of a number: always the same, and spread evenly over all parts.
    pub fn seeded(seed: u64) -> Face {
        let mut state = seed;
        Face {
            skin: pick(&mut state, Skin::ALL),
            hair: pick(&mut state, Hair::ALL),
            hair_colour: pick(&mut state, HairColour::ALL),
            hat: pick(&mut state, Hat::ALL),
            brow: pick(&mut state, Brow::ALL),
            eyes: pick(&mut state, Eyes::ALL),
            nose: pick(&mut state, Nose::ALL),
            mouth: pick(&mut state, Mouth::ALL),
            beard: pick(&mut state, &[false, false, false, true]),
        }
    }

    /// Head and shoulders. The hat has the colour of the place of use.
    pub fn draw(&self) -> Markup {
        let skin = format!("k {}", self.skin.drawing());
        let hair = format!("k {}", self.hair_colour.drawing());
        html! {
            path class=(hair) d=(self.hair.drawing()) {}
            path.k.f-own d="M10 97c1-17 14-25 38-25s37 8 38 25z" {}
            path.kt d="M38 74c2 8 5 13 10 18 5-5 8-10 10-18M24 97c0-6 1-11 4-16M72 97c0-6-1-11-4-16" {}
            path class=(skin) d="M41 62v12c3 6 11 6 14 0V62z" {}
            path class=(skin) d="M30 45c-5-2-6 8 0 10zM66 45c5-2 6 8 0 10z" {}
            path class=(skin) d="M29 42c0-17 10-23 19-23s19 6 19 23c0 16-7 31-19 31S29 58 29 42z" {}
            path.f-fine d="M58 22c7 4 9 11 9 20 0 15-6 29-16 31 5-6 9-18 9-29 0-8 0-16-2-22z" {}
            @if self.beard {
                path class=(hair) d="M29 50c1 9 3 12 7 13 6-3 18-3 24 0 4-1 6-4 7-13 4 18 0 38-19 44-19-6-23-26-19-44z" {}
                path.kt d="M40 76c2 5 4 9 8 13M56 76c-2 5-4 9-8 13M34 68c1 4 2 7 4 10M62 68c-1 4-2 7-4 10" {}
            }
            (PreEscaped(self.eyes.drawing()))
            path class=(if matches!(self.brow, Brow::Bushy) { hair.as_str() } else { "k" }) d=(self.brow.drawing()) {}
            path.k d=(self.nose.drawing()) {}
            path.k.f-lip d=(self.mouth.drawing()) {}
            (PreEscaped(self.hat.drawing()))
        }
    }
}

/// Takes the next part that the number decides (SplitMix64).
fn pick<T: Copy>(state: &mut u64, from: &[T]) -> T {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    from[((mixed ^ (mixed >> 31)) % from.len() as u64) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_one_face_and_many_numbers_have_many() {
        assert_eq!(Face::seeded(7), Face::seeded(7));
        let faces: Vec<Face> = (0..24).map(Face::seeded).collect();
        for (n, face) in faces.iter().enumerate() {
            assert!(!faces[..n].contains(face), "the faces of 24 witches are all different");
        }
    }
}
