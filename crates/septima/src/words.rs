//! The words of the game: everything that comes in a handful of kinds, each with the name used in notation and data.

use crate::set::Tally;
use coven_engine::named;
use coven_engine::names::Item;

named! {
    /// The four seasons, in the order of the game.
    pub enum Season, "season" { Autumn = "autumn", Winter = "winter", Spring = "spring", Summer = "summer" }
}

impl Season {
    pub fn next(self) -> Option<Season> {
        Season::ALL.get(self.index() + 1).copied()
    }
}

named! {
    pub enum Ingredient, "ingredient" { Berry = "berry", Skull = "skull", Herb = "herb", Mushroom = "mushroom", Root = "root" }
}

named! {
    pub enum Potion, "potion" {
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

named! {
    /// What a coven keeps in its inventory: ingredients first, then crystals, potions and charms.
    pub enum Good, "good" {
        Berry = Ingredient::Berry.name(),
        Skull = Ingredient::Skull.name(),
        Herb = Ingredient::Herb.name(),
        Mushroom = Ingredient::Mushroom.name(),
        Root = Ingredient::Root.name(),
        Crystal = "crystal",
        RemedyBlindness = Potion::RemedyBlindness.name(),
        RemedyParalysis = Potion::RemedyParalysis.name(),
        RemedyInfection = Potion::RemedyInfection.name(),
        CalmingPotion = Potion::CalmingPotion.name(),
        FlyingOintment = Potion::FlyingOintment.name(),
        LovePhilter = Potion::LovePhilter.name(),
        RitualOil = Potion::RitualOil.name(),
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

named! {
    pub enum Action, "action" {
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

named! {
    pub enum Illness, "illness" { Blind = "blind", Paralysed = "paralysed", Infected = "infected" }
}

impl Illness {
    pub const fn remedy(self) -> Potion {
        Potion::REMEDIES[self as usize]
    }
}

named! {
    /// SEP-COMP-6: each illness once with a yellow and once with a blue flag.
    pub enum Patient, "patient" {
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

named! {
    pub enum Flag, "flag" { Yellow = "yellow", Blue = "blue" }
}

named! {
    pub enum Element, "element" { Earth = "earth", Air = "air", Fire = "fire" }
}

named! {
    /// SEP-FAV-1: the crowd favours. The last but one belongs to basic mode, the last to full mode.
    pub enum Favour, "favour" {
        LowerSuspicion = "lower_suspicion",
        Move = "move_4",
        GainIngredient = "gain_ingredient",
        TradePotion = "trade_potion",
        PrepareSpell = "prepare_spell",
    }
}

named! {
    /// The two face-up Septima markers.
    pub enum Side, "side" { Left = "left", Right = "right" }
}

named! {
    /// The two sections of a Prologue card.
    pub enum Half, "section" { Top = "top", Bottom = "bottom" }
}

named! {
    /// SEP-WIN-1: the two moments of a turn at which tools may be used.
    pub enum Window, "window" { W1 = "w1", W2 = "w2" }
}

named! {
    /// When an attune bonus is resolved.
    pub enum Order, "order" { First = "first", Last = "last", Instead = "instead", Never = "never" }
}

named! {
    /// SEP-SOLO-2: the kinds of Negotiation cards.
    pub enum Negotiation, "negotiation card" { Cooperation = "cooperation", Delay = "delay", Information = "information" }
}

named! {
    /// SEP-SOLO-8: what can be done with a Negotiation card.
    pub enum Talk, "negotiation" {
        Cooperation = "cooperation",
        DelaySwap = "delay_swap",
        DelayRight = "delay_right",
        DelayLeft = "delay_left",
        Information = "information",
    }
}

named! {
    /// SEP-SOLO-9: the faces of the solo die.
    pub enum Face, "face" { Left = "left", Right = "right", Deck = "deck" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_proves::proves;

    #[test]
    fn words_read_back() {
        for &potion in Potion::ALL {
            assert_eq!(potion.name().parse::<Good>(), Ok(Good::from(potion)));
            assert_eq!(Good::from(potion).potion(), Some(potion));
        }
        for &ingredient in Ingredient::ALL {
            assert_eq!(ingredient.name().parse::<Good>(), Ok(Good::from(ingredient)));
            assert_eq!(Good::from(ingredient).ingredient(), Some(ingredient));
        }
        assert_eq!(Good::Charm.potion(), None);
        assert_eq!(Good::Crystal.ingredient(), None);
    }

    #[test]
    #[proves("SEP-COMP-6")]
    fn every_illness_has_one_patient_of_each_colour() {
        for &illness in Illness::ALL {
            let flags: Vec<Flag> = Patient::ALL.iter().filter(|p| p.illness() == illness).map(|p| p.flag()).collect();
            assert_eq!(flags, [Flag::Yellow, Flag::Blue]);
        }
    }

    #[test]
    #[proves("SEP-CRY-1")]
    fn a_crystal_can_be_spent_but_is_no_ingredient() {
        let mut goods = Goods::default();
        goods.add(Good::Crystal, 2);
        goods.add(Good::Herb, 1);
        assert_eq!((goods.ingredients(), goods.spendable()), (1, 3));
    }
}
