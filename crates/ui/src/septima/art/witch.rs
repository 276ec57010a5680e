//! The 24 witches of Septima as portraits: each has a face that is theirs, always the same.

use crate::art::Symbol;
use crate::art::face::{Face, Hair, Hat};
use coven_septima::{Item, Witch};
use maud::{Markup, html};

/// Those who wear a beard or a short cut, by name; the others wear their hair long.
const MEN: [&str; 11] =
    ["albert", "dragomir", "eustace", "luke", "nicholas", "otto", "randell", "remus", "sen", "tommy", "wilmot"];
const BEARDED: [&str; 5] = ["albert", "dragomir", "nicholas", "otto", "wilmot"];
const COLOURS: [&str; 6] = ["own-forest", "own-purple", "own-peak", "own-hills", "own-tide", "own-prairie"];
const WOMENS_HATS: [Hat; 6] = [Hat::Pointed, Hat::Bent, Hat::Wreath, Hat::Scarf, Hat::Tiara, Hat::Pointed];
const MENS_HATS: [Hat; 5] = [Hat::Bent, Hat::Hood, Hat::Straw, Hat::Pointed, Hat::Bare];

fn face(witch: Witch) -> Face {
    let name = witch.to_string();
    let man = MEN.contains(&name.as_str());
    let seeded = Face::seeded(0x5e97 + 31 * witch.index() as u64);
    let hats: &[Hat] = if man { &MENS_HATS } else { &WOMENS_HATS };
    let hair = match seeded.hair {
        _ if man => Hair::Bob,
        hair => hair,
    };
    Face { hat: hats[witch.index() % hats.len()], hair, beard: BEARDED.contains(&name.as_str()), ..seeded }
}

fn colour(witch: Witch) -> &'static str {
    COLOURS[witch.index() % COLOURS.len()]
}

fn id(witch: Witch) -> String {
    format!("w-{}", witch.index())
}

pub fn symbols() -> Markup {
    html! {
        @for witch in Witch::all() {
            symbol id=(id(witch)) viewBox="0 0 96 96" { g class=(colour(witch)) { (face(witch).draw()) } }
        }
    }
}

/// A portrait on the ground of its own colour; in the corner the sign of what the witch has to do with.
pub fn picture(witch: Witch, sign: Option<Symbol>) -> Markup {
    html! {
        svg class=(format!("portrait {}", colour(witch))) aria-hidden="true" viewBox="0 0 96 96" {
            rect.f-ground width="96" height="96" {}
            rect.f-fine width="96" height="96" {}
            use href=(format!("#{}", id(witch))) {}
            @if let Some(sign) = sign {
                circle.badge cx="76" cy="76" r="19" {}
                (sign.at(76, 76, 27))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_witches_look_the_same() {
        let mut seen: Vec<(Face, &str)> = Vec::new();
        for witch in Witch::all() {
            let looks = (face(witch), colour(witch));
            assert!(!seen.contains(&looks), "{witch}");
            seen.push(looks);
        }
    }

    #[test]
    fn everybody_named_here_is_a_witch() {
        let known: Vec<String> = Witch::all().map(|witch| witch.to_string()).collect();
        assert!(MEN.iter().chain(&BEARDED).all(|name| known.contains(&(*name).to_owned())));
    }
}
