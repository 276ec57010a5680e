//! One shape for everything that has an effect of its own: potions, buildings, spells and witches.
//!
//! A [`Card`] says what it does in at most five ways: an effect when it is used, a question of its own, amounts of the
//! rules that it changes, moments to which it reacts, and whether it leads away from a shared space. It never touches
//! dice or events: it queues [`Task`](crate::task::Task)s, which the game carries out.

use crate::effect::Effect;
use crate::moves::Move;
use crate::scene::Scene;
use crate::words::Potion;
use crate::{buildings, potions, spells, witches};
use coven_engine::names::{Item, UnknownName};
use std::fmt;
use std::str::FromStr;

/// A number of the rules that cards can change while they are in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Amount {
    /// Spaces of a Quick Move.
    QuickMove,
    /// Spaces more for a coven that is not attuned.
    UnattunedStep,
    /// Potions of one Brew action.
    BrewLimit,
    /// Ingredients of a Brew action that may be saved by raising suspicion.
    RiskDiscounts,
    /// Ingredients of a Utility Potion that may be saved by giving up its wisdom.
    ForfeitDiscount,
    /// Whether Hospital patients give the reward of the patient track.
    HospitalReward,
    /// How far away one patient of a Heal action may be.
    HealReach,
    /// Patients that may be healed without a potion.
    FreeHeals,
    /// Whether a healed patient may advance any patient track.
    AnyTrack,
    /// Whether every potion may count as any other.
    AnyPotion,
    /// Citizens sent by the Recruit action.
    Recruits,
    /// Suspicion raised for attuning.
    AttuneRise,
    /// The result of a hunter die.
    HunterRoll,
    /// Whether hunters notice the coven.
    Hunted,
    /// Citizens counted in a trial beyond those in the chamber.
    Votes,
    /// Whether the coven wins ties in trials.
    WinsTies,
    /// Citizens recalled after a trial won.
    RecallAfterWin,
    /// Citizens recalled after favours.
    RecallAfterFavours,
    /// Whether the same favour may be taken twice after trials.
    SameFavour,
}

impl Amount {
    pub const COUNT: usize = Amount::SameFavour as usize + 1;
}

/// A moment to which cards can react.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// The Collect card is about to be resolved.
    CollectBegins,
    /// A potion was used in a window; 1 if the token itself is a Utility Potion.
    PotionUsed,
    /// One effect lowered the coven's suspicion.
    SuspicionLowered,
    /// The coven had to roll the hunter die.
    Rolled,
    /// The coven has seen its final roll.
    RollSeen,
    /// A building was used for the first time this turn.
    BuildingUsed,
    /// The coven advanced on the ritual track.
    Advanced,
    /// The coven entered a ribbon.
    RibbonEntered,
    /// The coven healed a patient.
    PatientHealed,
    /// The coven's Leader left its space.
    LeaderMoved,
    /// The defence won the first trial.
    FirstTrialWon,
    /// The coven is about to recall citizens after a trial it won.
    WinnerRecalls,
    /// The coven won a trial, and everything that follows from it is done.
    TrialWon,
}

impl Moment {
    pub const COUNT: usize = Moment::TrialWon as usize + 1;
}

/// Where legal moves are written.
pub(crate) trait Offer {
    fn offer(&mut self, m: Move);

    /// Whether more moves would tell nothing new: whoever only wants to know if there is a choice need not see all. Long lists ask
    /// this on the way, short ones need not.
    fn has_enough(&self) -> bool {
        false
    }
}

impl Offer for coven_engine::MoveList<Move> {
    fn offer(&mut self, m: Move) {
        self.push(m);
    }
}

/// A question that only this card asks. The number is whatever the card wants to remember.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OwnQuestion {
    pub moves: fn(&Scene<'_>, CardId, u8, &mut dyn Offer),
    pub answer: fn(&mut Effect<'_>, u8, Move),
}

pub(crate) type Change = fn(&Scene<'_>, i8) -> i8;
pub(crate) type Reaction = fn(&mut Effect<'_>, u8);

/// One component with an effect.
#[derive(Debug)]
pub(crate) struct Card {
    pub id: &'static str,
    pub rule: &'static str,
    /// SEP-GEN-8: how often an additional effect may be used in a turn.
    pub limit: u8,
    /// What must be true for it to be used, beyond its window and its action.
    pub usable: fn(&Scene<'_>) -> bool,
    /// What happens when it is used.
    pub effect: fn(&mut Effect<'_>),
    pub question: Option<OwnQuestion>,
    pub changes: &'static [(Amount, Change)],
    pub reacts: &'static [(Moment, Reaction)],
    /// SEP-MOVE-4: whether using it lets the Leader leave a shared space.
    pub exit: fn(&Scene<'_>) -> bool,
    /// Whether it is an additional effect at this table although the component says otherwise.
    pub extra_here: fn(&Scene<'_>) -> bool,
    /// What else happens when a running effect ends.
    pub ends: fn(&mut Effect<'_>),
}

impl Card {
    /// A card that does nothing; cards are written as differences from it.
    pub const BLANK: Card = Card {
        id: "",
        rule: "",
        limit: 1,
        usable: |_| true,
        effect: |_| {},
        question: None,
        changes: &[],
        reacts: &[],
        exit: |_| false,
        extra_here: |_| false,
        ends: |_| {},
    };
}

const FAMILIES: [&[Card]; 6] =
    [potions::CARDS, buildings::CARDS, spells::fire::CARDS, spells::earth::CARDS, spells::air::CARDS, witches::CARDS];

const fn counted(upto: usize) -> usize {
    let (mut sum, mut family) = (0, 0);
    while family < upto {
        sum += FAMILIES[family].len();
        family += 1;
    }
    sum
}

const FIRST_BUILDING: usize = counted(1);
const FIRST_SPELL: usize = counted(2);
const FIRST_WITCH: usize = counted(5);
pub(crate) const CARD_COUNT: usize = counted(6);

const _: () = assert!(CARD_COUNT < 256, "a card's number fits in one byte");

const fn collected() -> [&'static Card; CARD_COUNT] {
    let mut all = [&FAMILIES[0][0]; CARD_COUNT];
    let (mut at, mut family) = (0, 0);
    while family < FAMILIES.len() {
        let mut i = 0;
        while i < FAMILIES[family].len() {
            all[at] = &FAMILIES[family][i];
            at += 1;
            i += 1;
        }
        family += 1;
    }
    all
}

/// Every card: potions, buildings, spells by element, witches.
static CARDS: [&Card; CARD_COUNT] = collected();

/// Any card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardId(u8);

/// Which family a card belongs to, and which of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    Potion(Potion),
    Building(Building),
    Spell(Spell),
    Witch(Witch),
}

impl CardId {
    pub fn all() -> impl DoubleEndedIterator<Item = CardId> {
        (0..CARD_COUNT as u8).map(CardId)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn at(index: usize) -> Option<CardId> {
        (index < CARD_COUNT).then_some(CardId(index as u8))
    }

    pub(crate) fn card(self) -> &'static Card {
        CARDS[usize::from(self.0)]
    }

    /// The rule that says what it does.
    pub fn rule(self) -> &'static str {
        self.card().rule
    }

    pub fn family(self) -> Family {
        match usize::from(self.0) {
            i if i >= FIRST_WITCH => Family::Witch(Witch::at(i - FIRST_WITCH)),
            i if i >= FIRST_SPELL => Family::Spell(Spell::at(i - FIRST_SPELL)),
            i if i >= FIRST_BUILDING => Family::Building(Building::at(i - FIRST_BUILDING)),
            i => Family::Potion(Potion::at(i)),
        }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().id)
    }
}

impl FromStr for CardId {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        let found = CardId::all().find(|id| id.card().id == word);
        found.ok_or_else(|| UnknownName::new(word, "card", "the potions, buildings, spells and witches of the box"))
    }
}

coven_engine::written_as_text!(CardId);

impl From<Potion> for CardId {
    fn from(potion: Potion) -> CardId {
        CardId(potion.index() as u8)
    }
}

macro_rules! family {
    ($(#[$doc:meta])* $name:ident, $kind:literal, $first:expr, $end:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(u8);

        impl $name {
            pub(crate) fn card(self) -> &'static Card {
                CardId::from(self).card()
            }

            /// The rule that says what it does.
            pub fn rule(self) -> &'static str {
                self.card().rule
            }
        }

        impl Item for $name {
            const COUNT: usize = $end - $first;

            fn index(self) -> usize {
                usize::from(self.0)
            }

            fn at(index: usize) -> Self {
                $name(index as u8)
            }
        }

        impl From<$name> for CardId {
            fn from(item: $name) -> CardId {
                CardId(item.0 + $first as u8)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.card().id)
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;

            fn from_str(word: &str) -> Result<Self, UnknownName> {
                $name::by_name(word, $kind)
            }
        }

        coven_engine::written_as_text!($name);
    };
}

family! {
    /// A building tile, or the Hospital.
    Building, "building", FIRST_BUILDING, FIRST_SPELL
}

family! {
    /// A spell card.
    Spell, "spell", FIRST_SPELL, FIRST_WITCH
}

family! {
    /// A witch tile.
    Witch, "witch", FIRST_WITCH, CARD_COUNT
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_proves::proves;
    use std::collections::BTreeSet;

    #[test]
    #[proves("SEP-COMP-1")]
    fn there_are_7_potions_7_buildings_30_spells_and_24_witches() {
        assert_eq!((FIRST_BUILDING, Building::COUNT, Spell::COUNT, Witch::COUNT), (7, 7, 30, 24));
    }

    #[test]
    fn every_card_has_its_own_name_and_rule() {
        let names: BTreeSet<&str> = CardId::all().map(|id| id.card().id).collect();
        let rules: BTreeSet<&str> = CardId::all().map(|id| id.card().rule).collect();
        assert_eq!((names.len(), names.contains("")), (CARD_COUNT, false));
        assert_eq!((rules.len(), rules.contains("")), (CARD_COUNT - 2, false), "the three Remedies share one rule");
        assert!(CardId::all().all(|id| id.to_string().parse() == Ok(id)));
    }

    #[test]
    fn every_card_names_a_rule_of_the_rulebook() {
        let rulebook = <crate::Septima as coven_engine::Rules>::about().rulebook("en").text;
        for id in CardId::all() {
            let rule = id.card().rule;
            assert!(rulebook.contains(&format!("**{rule}**")) || rulebook.contains(&format!("**{rule} ")), "{id}: {rule}");
        }
    }

    #[test]
    fn potions_are_cards_under_their_own_names() {
        assert!(Potion::ALL.iter().all(|&potion| CardId::from(potion).card().id == potion.name()));
    }
}
