//! The names of things. Spaces, hexes and huts are called the same in every language; everything else is a message. What a
//! named thing does is told by the message with `-text` after its name.

use crate::card::{Building, CardId, Family, Spell, Witch};
use crate::moves::Ward;
use crate::places::{Hex, RitualSpace};
use crate::words::{Action, Element, Favour, Good, Illness, Ingredient, Patient, Potion, Season, Side};
use coven_engine::{Arg, Phrase};

/// Something that can stand in a sentence.
pub trait Named {
    fn named(self) -> Arg;
}

fn message(kind: &str, word: &str) -> Arg {
    phrase(kind, word).into()
}

fn phrase(kind: &str, word: &str) -> Phrase {
    Phrase::new(format!("septima-{kind}-{}", word.replace('_', "-")))
}

/// The message that names a witch.
pub fn witch(witch: Witch) -> Phrase {
    phrase("witch", &witch.to_string())
}

macro_rules! messages {
    ($($type:ty: $kind:literal),* $(,)?) => {
        $(impl Named for $type {
            fn named(self) -> Arg {
                message($kind, &self.to_string())
            }
        })*
    };
}

messages! {
    Season: "season",
    Good: "good",
    Action: "action",
    Illness: "illness",
    Patient: "patient",
    Element: "element",
    Favour: "favour",
    Side: "side",
    Spell: "spell",
    Building: "building",
    Witch: "witch",
}

impl Named for Ingredient {
    fn named(self) -> Arg {
        Good::from(self).named()
    }
}

impl Named for Potion {
    fn named(self) -> Arg {
        Good::from(self).named()
    }
}

impl Named for CardId {
    fn named(self) -> Arg {
        match self.family() {
            Family::Potion(potion) => potion.named(),
            Family::Building(building) => building.named(),
            Family::Spell(spell) => spell.named(),
            Family::Witch(witch) => witch.named(),
        }
    }
}

impl Named for Ward {
    fn named(self) -> Arg {
        match self {
            Ward::Village(number) => Arg::Text(Hex::village(number.into()).to_string()),
            Ward::Hospital(_) => message("building", "hospital"),
        }
    }
}

/// By its row and its place in it, from the left; nothing is printed on the track that could name a space.
impl Named for RitualSpace {
    fn named(self) -> Arg {
        let number = self.x() / 2 + 1;
        match self.row() {
            0 => Phrase::new("septima-ritual-start").with("number", number).into(),
            row => Phrase::new("septima-ritual-space").with("row", row).with("number", number).into(),
        }
    }
}

/// Several names, joined as the language joins a list; one word for nothing if there are none.
pub fn list<T: Named>(items: impl IntoIterator<Item = T>) -> Arg {
    let items: Vec<Arg> = items.into_iter().map(Named::named).collect();
    if items.is_empty() { Phrase::new("septima-nothing").into() } else { Arg::List(items) }
}

/// One of these, joined with "or".
pub fn either<T: Named>(items: impl IntoIterator<Item = T>) -> Arg {
    let or = |one: Arg, other: Arg| Phrase::new("septima-either").with("one", one).with("other", other).into();
    items.into_iter().map(Named::named).reduce(or).unwrap_or_else(|| Phrase::new("septima-nothing").into())
}

/// So many of a good, in the right number.
pub fn counted(good: Good, count: u8) -> Arg {
    Phrase::new(format!("septima-count-{}", good.name().replace('_', "-"))).with("count", count).into()
}

/// A name that is the same in every language.
pub fn text(thing: impl ToString) -> Arg {
    Arg::Text(thing.to_string())
}
