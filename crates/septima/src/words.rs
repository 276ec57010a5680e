//! The words of the game: everything that comes in a handful of kinds, each with the name used in notation and data.

use crate::set::{Item, Tally, Unknown};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Text form and serde for an [`Item`]: its word.
macro_rules! written_as_word {
    ($type:ty) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use written_as_word;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $kind:literal { $($variant:ident = $word:expr),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        impl Item for $name {
            const COUNT: usize = Self::ALL.len();

            fn index(self) -> usize {
                self as usize
            }

            fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = Unknown;

            fn from_str(word: &str) -> Result<Self, Unknown> {
                let found = Self::ALL.iter().find(|item| item.word() == word);
                found.copied().ok_or_else(|| Unknown { word: word.to_owned(), kind: $kind })
            }
        }

        written_as_word!($name);
    };
}

words! {
    /// The four seasons, in the order of the game.
    Season, "season" { Autumn = "autumn", Winter = "winter", Spring = "spring", Summer = "summer" }
}

impl Season {
    pub fn next(self) -> Option<Season> {
        Season::ALL.get(self.index() + 1).copied()
    }
}

words! {
    Ingredient, "ingredient" { Berry = "berry", Skull = "skull", Herb = "herb", Mushroom = "mushroom", Root = "root" }
}

words! {
    Potion, "potion" {
        RemedyBlindness = "remedy_blindness",
        RemedyParalysis = "remedy_paralysis",
        RemedyInfection = "remedy_infection",
        CalmingPotion = "calming_potion",
        FlyingOintment = "flying_ointment",
        LovePhilter = "love_philter",
        RitualOil = "ritual_oil",
    }
}

impl Potion {
    pub const REMEDIES: [Potion; 3] = [Potion::RemedyBlindness, Potion::RemedyParalysis, Potion::RemedyInfection];
    pub const UTILITY: [Potion; 4] = [Potion::CalmingPotion, Potion::FlyingOintment, Potion::LovePhilter, Potion::RitualOil];

    /// The illness a Remedy heals.
    pub const fn heals(self) -> Option<Illness> {
        match self {
            Potion::RemedyBlindness => Some(Illness::Blind),
            Potion::RemedyParalysis => Some(Illness::Paralysed),
            Potion::RemedyInfection => Some(Illness::Infected),
            _ => None,
        }
    }

    pub const fn is_utility(self) -> bool {
        self.heals().is_none()
    }
}

words! {
    /// What a coven keeps in its inventory: ingredients first, then crystals, potions and charms.
    Good, "good" {
        Berry = Ingredient::Berry.word(),
        Skull = Ingredient::Skull.word(),
        Herb = Ingredient::Herb.word(),
        Mushroom = Ingredient::Mushroom.word(),
        Root = Ingredient::Root.word(),
        Crystal = "crystal",
        RemedyBlindness = Potion::RemedyBlindness.word(),
        RemedyParalysis = Potion::RemedyParalysis.word(),
        RemedyInfection = Potion::RemedyInfection.word(),
        CalmingPotion = Potion::CalmingPotion.word(),
        FlyingOintment = Potion::FlyingOintment.word(),
        LovePhilter = Potion::LovePhilter.word(),
        RitualOil = Potion::RitualOil.word(),
        Charm = "charm",
    }
}

impl Good {
    pub fn ingredient(self) -> Option<Ingredient> {
        Ingredient::ALL.get(self.index()).copied()
    }

    pub fn potion(self) -> Option<Potion> {
        self.index().checked_sub(FIRST_POTION).and_then(|i| Potion::ALL.get(i)).copied()
    }
}

const FIRST_POTION: usize = Good::RemedyBlindness as usize;

impl From<Ingredient> for Good {
    fn from(ingredient: Ingredient) -> Good {
        Good::at(ingredient.index())
    }
}

impl From<Potion> for Good {
    fn from(potion: Potion) -> Good {
        Good::at(FIRST_POTION + potion.index())
    }
}

/// How many of each good a coven owns.
pub type Goods = Tally<Good, { Good::ALL.len() }>;

impl Goods {
    pub fn ingredients(&self) -> u8 {
        Ingredient::ALL.iter().fold(0, |sum: u8, &ingredient| sum.saturating_add(self[ingredient.into()]))
    }

    pub fn potions(&self) -> u8 {
        Potion::ALL.iter().fold(0, |sum: u8, &potion| sum.saturating_add(self[potion.into()]))
    }

    /// SEP-CRY-1: what can be spent where an ingredient is asked for.
    pub fn spendable(&self) -> u8 {
        self.ingredients().saturating_add(self[Good::Crystal])
    }
}

words! {
    Action, "action" {
        Collect = "collect",
        Move = "move",
        Brew = "brew",
        Heal = "heal",
        Chant = "chant",
        Recruit = "recruit",
        Plead = "plead",
        Remember = "remember",
        Ritual = "ritual",
    }
}

/// SEP-PHASE-B2: how an attune bonus joins the main ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusKind {
    Also,
    Instead,
    Modify,
}

impl Action {
    pub const fn bonus(self) -> BonusKind {
        match self {
            Action::Move => BonusKind::Instead,
            Action::Brew | Action::Remember => BonusKind::Modify,
            _ => BonusKind::Also,
        }
    }
}

words! {
    Illness, "illness" { Blind = "blind", Paralysed = "paralysed", Infected = "infected" }
}

impl Illness {
    pub const fn remedy(self) -> Potion {
        Potion::REMEDIES[self as usize]
    }
}

words! {
    /// SEP-COMP-6: each illness once with a yellow and once with a blue flag.
    Patient, "patient" {
        BlindYellow = "blind_yellow",
        BlindBlue = "blind_blue",
        ParalysedYellow = "paralysed_yellow",
        ParalysedBlue = "paralysed_blue",
        InfectedYellow = "infected_yellow",
        InfectedBlue = "infected_blue",
    }
}

impl Patient {
    pub const fn illness(self) -> Illness {
        Illness::ALL[self as usize / 2]
    }

    pub const fn flag(self) -> Flag {
        Flag::ALL[self as usize % 2]
    }
}

words! {
    Flag, "flag" { Yellow = "yellow", Blue = "blue" }
}

words! {
    Element, "element" { Earth = "earth", Air = "air", Fire = "fire" }
}

words! {
    /// SEP-FAV-1: the crowd favours. The last but one belongs to basic mode, the last to full mode.
    Favour, "favour" {
        LowerSuspicion = "lower_suspicion",
        Move = "move_4",
        GainIngredient = "gain_ingredient",
        TradePotion = "trade_potion",
        PrepareSpell = "prepare_spell",
    }
}

words! {
    /// The two face-up Septima markers.
    Side, "side" { Left = "left", Right = "right" }
}

words! {
    /// The two sections of a Prologue card.
    Half, "section" { Top = "top", Bottom = "bottom" }
}

words! {
    /// SEP-WIN-1: the two moments of a turn at which tools may be used.
    Window, "window" { W1 = "w1", W2 = "w2" }
}

words! {
    /// When an attune bonus is resolved.
    Order, "order" { First = "first", Last = "last", Instead = "instead", Never = "never" }
}

words! {
    /// SEP-SOLO-2: the kinds of Negotiation cards.
    Negotiation, "negotiation card" { Cooperation = "cooperation", Delay = "delay", Information = "information" }
}

words! {
    /// SEP-SOLO-8: what can be done with a Negotiation card.
    Talk, "negotiation" {
        Cooperation = "cooperation",
        DelaySwap = "delay_swap",
        DelayRight = "delay_right",
        DelayLeft = "delay_left",
        Information = "information",
    }
}

words! {
    /// SEP-SOLO-9: the faces of the solo die.
    Face, "face" { Left = "left", Right = "right", Deck = "deck" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_proves::proves;

    #[test]
    fn words_read_back() {
        for &potion in Potion::ALL {
            assert_eq!(potion.word().parse::<Good>(), Ok(Good::from(potion)));
            assert_eq!(Good::from(potion).potion(), Some(potion));
        }
        for &ingredient in Ingredient::ALL {
            assert_eq!(ingredient.word().parse::<Good>(), Ok(Good::from(ingredient)));
            assert_eq!(Good::from(ingredient).ingredient(), Some(ingredient));
        }
        assert_eq!(Good::Charm.potion(), None);
        assert_eq!(Good::Crystal.ingredient(), None);
    }

    /// SEP-COMP-6
    #[test]
    #[proves("SEP-COMP-6")]
    fn every_illness_has_one_patient_of_each_colour() {
        for &illness in Illness::ALL {
            let flags: Vec<Flag> = Patient::ALL.iter().filter(|p| p.illness() == illness).map(|p| p.flag()).collect();
            assert_eq!(flags, [Flag::Yellow, Flag::Blue]);
        }
    }

    /// SEP-CRY-1
    #[test]
    #[proves("SEP-CRY-1")]
    fn a_crystal_can_be_spent_but_is_no_ingredient() {
        let mut goods = Goods::default();
        goods.add(Good::Crystal, 2);
        goods.add(Good::Herb, 1);
        assert_eq!((goods.ingredients(), goods.spendable()), (1, 3));
    }
}
