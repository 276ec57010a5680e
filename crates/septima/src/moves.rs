//! One decision, and its notation: lower-case words and ids, such as `go Z1a`, `use sophie`, `brew ritual_oil bonus`.

use crate::card::{CardId, Spell, Witch};
use crate::places::{Hex, Hut, RitualSpace, Space};
use crate::words::{Action, Favour, Good, Half, Illness, Ingredient, Negotiation, Order, Potion, Side, Talk};
use coven_engine::BadNotation;
use coven_engine::names::Item;
use std::fmt;
use std::str::FromStr;

/// One decision of one coven.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Enough, no, stay: whatever may be declined.
    Done,
    /// Take a witch, or keep her.
    Keep(Witch),
    /// Give a witch up.
    Lose(Witch),
    /// Lay the two Prologue cards in one of the four ways of SEP-SETUP-19.
    Arrange(Arrangement),
    Take(Good),
    Go(Space),
    /// Play, copy or resolve an action card.
    Card(Action),
    Cast(Spell),
    /// Gain or prepare this spell.
    Spell(Spell),
    Ritual(RitualSpace),
    /// Use a potion, a witch or a building.
    Use(CardId),
    /// Use the first potion as if it were the second.
    UseAs(Potion, Potion),
    Shrine(Hex),
    Favour(Favour),
    /// Lower suspicion.
    Calm,
    /// Send a citizen to the crowd.
    Send,
    /// This hunter.
    Hunter(Hut),
    /// Move a hunter from one hut to another.
    Shift(Hut, Hut),
    Chamber(ChamberNumber),
    Bonus(Order),
    Brew(Potion, Discount),
    Pay(Good),
    /// Leave an ingredient of a recipe out.
    Omit(Ingredient),
    Heal(Ward, Cure),
    Track(Illness),
    /// Discard a Lucky Charm.
    Charm,
    Replace(Side),
    /// Count as attuned with the Septima only.
    Septima,
    Section(Half),
    /// SEP-SOLO-8: play a Negotiation card.
    Negotiate(Talk),
    /// Lose a Negotiation card.
    Give(Negotiation),
    /// This spider of the Widow's is the farthest.
    Spider(SpiderNumber),
    /// The spider under way goes to this space.
    Crawl(Space),
    /// The Widow heals the patient on this hex.
    Patient(Hex),
}

/// The four ways to lay two Prologue cards, numbered as SEP-SETUP-19 lists them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrangement(u8);

impl Item for Arrangement {
    const COUNT: usize = 4;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Self {
        Arrangement(index as u8)
    }
}

/// One of the two trial chambers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChamberNumber(u8);

impl Item for ChamberNumber {
    const COUNT: usize = 2;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Self {
        ChamberNumber(index as u8)
    }
}

/// One of the Widow's spiders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpiderNumber(u8);

impl Item for SpiderNumber {
    const COUNT: usize = crate::widow::SPIDERS;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Self {
        SpiderNumber(index as u8)
    }
}

macro_rules! numbered {
    ($type:ident, $kind:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (self.0 + 1).fmt(f)
            }
        }

        impl FromStr for $type {
            type Err = coven_engine::names::UnknownName;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                Self::by_name(word, $kind)
            }
        }
    };
}

numbered!(Arrangement, "arrangement");
numbered!(ChamberNumber, "chamber");
numbered!(SpiderNumber, "spider");

/// SEP-ACT-BREW-4: what makes a potion cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Discount {
    /// The attune bonus.
    pub bonus: bool,
    /// Its wisdom is given up.
    pub forfeit: bool,
    /// Suspicion is raised by 1 for each.
    pub risks: u8,
}

impl Discount {
    pub const fn ingredients(self) -> u8 {
        self.bonus as u8 + self.forfeit as u8 + self.risks
    }
}

/// Where a patient lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ward {
    /// A village hex, by number counted from 0.
    Village(u8),
    /// The Hospital, which holds patients of every illness.
    Hospital(Illness),
}

/// What heals a patient.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cure {
    Potion(Potion),
    Free,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Done => f.write_str("done"),
            Move::Keep(witch) => write!(f, "keep {witch}"),
            Move::Lose(witch) => write!(f, "lose {witch}"),
            Move::Arrange(way) => write!(f, "arrange {way}"),
            Move::Take(good) => write!(f, "take {good}"),
            Move::Go(space) => write!(f, "go {space}"),
            Move::Card(action) => write!(f, "card {action}"),
            Move::Cast(spell) => write!(f, "cast {spell}"),
            Move::Spell(spell) => write!(f, "spell {spell}"),
            Move::Ritual(space) => write!(f, "ritual {space}"),
            Move::Use(card) => write!(f, "use {card}"),
            Move::UseAs(spent, meant) => write!(f, "use {spent} as {meant}"),
            Move::Shrine(hex) => write!(f, "shrine {hex}"),
            Move::Favour(favour) => write!(f, "favour {favour}"),
            Move::Calm => f.write_str("calm"),
            Move::Send => f.write_str("send"),
            Move::Hunter(hut) => write!(f, "hunter {hut}"),
            Move::Shift(from, to) => write!(f, "hunter {from} to {to}"),
            Move::Chamber(chamber) => write!(f, "chamber {chamber}"),
            Move::Bonus(order) => write!(f, "bonus {order}"),
            Move::Brew(potion, discount) => {
                write!(f, "brew {potion}")?;
                let words = [("bonus", discount.bonus as u8), ("forfeit", discount.forfeit as u8), ("risk", discount.risks)];
                words.iter().try_for_each(|&(word, times)| (0..times).try_for_each(|_| write!(f, " {word}")))
            }
            Move::Pay(good) => write!(f, "pay {good}"),
            Move::Omit(ingredient) => write!(f, "omit {ingredient}"),
            Move::Heal(ward, cure) => {
                match ward {
                    Ward::Village(number) => write!(f, "heal {}", Hex::village(usize::from(*number)))?,
                    Ward::Hospital(illness) => write!(f, "heal {illness}")?,
                }
                match cure {
                    Cure::Potion(potion) => write!(f, " with {potion}"),
                    Cure::Free => f.write_str(" free"),
                }
            }
            Move::Track(illness) => write!(f, "track {illness}"),
            Move::Charm => f.write_str("charm"),
            Move::Replace(side) => write!(f, "replace {side}"),
            Move::Septima => f.write_str("septima"),
            Move::Section(half) => write!(f, "section {half}"),
            Move::Negotiate(talk) => write!(f, "negotiate {talk}"),
            Move::Give(card) => write!(f, "give {card}"),
            Move::Spider(number) => write!(f, "spider {number}"),
            Move::Crawl(space) => write!(f, "crawl {space}"),
            Move::Patient(hex) => write!(f, "patient {hex}"),
        }
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).map_err(|reason| BadNotation::new(text, reason))
    }
}

fn read(words: &[&str]) -> Result<Move, String> {
    fn word<T: FromStr<Err: fmt::Display>>(text: &str) -> Result<T, String> {
        text.parse().map_err(|error: T::Err| error.to_string())
    }
    Ok(match *words {
        ["done"] => Move::Done,
        ["calm"] => Move::Calm,
        ["send"] => Move::Send,
        ["charm"] => Move::Charm,
        ["septima"] => Move::Septima,
        ["keep", witch] => Move::Keep(word(witch)?),
        ["lose", witch] => Move::Lose(word(witch)?),
        ["arrange", way] => Move::Arrange(word(way)?),
        ["take", good] => Move::Take(word(good)?),
        ["go", space] => Move::Go(word(space)?),
        ["card", action] => Move::Card(word(action)?),
        ["cast", spell] => Move::Cast(word(spell)?),
        ["spell", spell] => Move::Spell(word(spell)?),
        ["ritual", space] => Move::Ritual(word(space)?),
        ["use", card] => Move::Use(word(card)?),
        ["use", spent, "as", meant] => Move::UseAs(word(spent)?, word(meant)?),
        ["shrine", hex] => Move::Shrine(word(hex)?),
        ["favour", favour] => Move::Favour(word(favour)?),
        ["hunter", hut] => Move::Hunter(word(hut)?),
        ["hunter", from, "to", to] => Move::Shift(word(from)?, word(to)?),
        ["chamber", chamber] => Move::Chamber(word(chamber)?),
        ["bonus", order] => Move::Bonus(word(order)?),
        ["brew", potion, ref discounts @ ..] => Move::Brew(word(potion)?, read_discount(discounts)?),
        ["pay", good] => Move::Pay(word(good)?),
        ["omit", ingredient] => Move::Omit(word(ingredient)?),
        ["heal", ward, "free"] => Move::Heal(read_ward(ward)?, Cure::Free),
        ["heal", ward, "with", potion] => Move::Heal(read_ward(ward)?, Cure::Potion(word(potion)?)),
        ["track", illness] => Move::Track(word(illness)?),
        ["replace", side] => Move::Replace(word(side)?),
        ["section", half] => Move::Section(word(half)?),
        ["negotiate", talk] => Move::Negotiate(word(talk)?),
        ["give", card] => Move::Give(word(card)?),
        ["spider", number] => Move::Spider(word(number)?),
        ["crawl", space] => Move::Crawl(word(space)?),
        ["patient", hex] => Move::Patient(word(hex)?),
        _ => return Err("there is no such move; examples are 'go Z1a', 'card brew', 'use calming_potion', 'done'".to_owned()),
    })
}

fn read_ward(text: &str) -> Result<Ward, String> {
    if let Ok(illness) = text.parse() {
        return Ok(Ward::Hospital(illness));
    }
    let hex: Hex = text.parse().map_err(|_| format!("'{text}' is neither a village hex nor an illness"))?;
    let number = hex.village_number().ok_or_else(|| format!("{hex} is no village hex"))?;
    Ok(Ward::Village(number as u8))
}

fn read_discount(words: &[&str]) -> Result<Discount, String> {
    let mut discount = Discount::default();
    for &word in words {
        match word {
            "bonus" if !discount.bonus && !discount.forfeit && discount.risks == 0 => discount.bonus = true,
            "forfeit" if !discount.forfeit && discount.risks == 0 => discount.forfeit = true,
            "risk" if discount.risks < 9 => discount.risks += 1,
            _ => return Err(format!("'{word}' is no discount here; write 'bonus', 'forfeit', 'risk' in this order")),
        }
    }
    Ok(discount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert!(size_of::<Move>() <= 8, "{}", size_of::<Move>());
    }

    #[test]
    fn notation_reads_back() {
        for text in [
            "done",
            "go Z6l",
            "use sophie",
            "use remedy_blindness as ritual_oil",
            "hunter 3 to 5",
            "brew love_philter bonus forfeit risk risk",
            "heal V3 with remedy_infection",
            "heal blind free",
            "ritual r5x4",
            "arrange 4",
            "chamber 2",
            "bonus never",
            "negotiate delay_left",
            "give information",
            "spider 3",
            "crawl Z2b",
            "patient V4",
        ] {
            assert_eq!(text.parse::<Move>().map(|m| m.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn bad_notation_says_what_is_wrong() {
        let reason = |text: &str| text.parse::<Move>().map_err(|bad| bad.reason).err();
        assert_eq!(reason("go Q9"), Some("'Q9' is no space; known are: Z1a to Z6l".to_owned()));
        assert_eq!(reason("heal F3 free"), Some("F3 is no village hex".to_owned()));
        assert!(reason("brew ritual_oil risk bonus").is_some());
        assert!(reason("fly").is_some());
    }
}
