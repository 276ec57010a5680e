//! What is still to be done: the entries of the agenda, an explicit stack. Its top is what happens next, or what is being
//! asked.

use crate::card::{Building, CardId, Spell};
use crate::places::{Hut, RitualSpace};
use crate::set::Set;
use crate::words::{Action, Element, Favour, Good, Illness, Ingredient, Potion, Side, Window};
use serde::{Deserialize, Serialize};

/// One entry of the agenda.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    Do(Deed),
    Ask(Question),
}

impl Default for Task {
    fn default() -> Self {
        Task::Do(Deed::Score)
    }
}

/// Something that happens without a choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// The turn of the coven with this number in the round, and then of those after it.
    Round(Round, u8),
    /// A moon phase begins.
    Phase,
    Open(Window),
    /// Step B2.
    CardAction,
    /// Step B3.
    Suspicion,
    /// Step B4.
    RitualStep,
    /// Step B5.
    EndTurn,
    /// Step E.
    EndPhase,
    /// Resolve an action, with its attune bonus or without.
    Resolve(Action, bool),
    Main(Action),
    Bonus(Action),
    Wisdom(i8),
    Gain(Good, u8),
    Spend(Good),
    Raise(u8),
    Lower(u8),
    /// Loyal citizens go from the supply to the crowd.
    Send(u8),
    /// Angry citizens go from the supply to the crowd.
    Anger(u8),
    /// The token of a potion that was paid for, with its wisdom or without.
    Brewed(Potion, bool),
    Reward(Illness, u8),
    /// Draw witches from the pile.
    DrawWitches(Draw, u8),
    /// Draw a Prologue card for this card, which then asks about it.
    DrawPrologue(CardId),
    /// The bonus of the bottom section of this Prologue card.
    PrologueBonus(u8),
    /// Replace an active Septima marker.
    Replace(Side),
    /// Take a spell from the display and refill it.
    GainSpell(Spell),
    /// An advance on the ritual track that ignores icons.
    Advance,
    /// The Ritual action: whether the sideways move and the advance are still open.
    Ritual(bool, bool),
    Enter(RitualSpace),
    /// A building's ability is used.
    UseBuilding(Building),
    /// Ingredients are collected, not only gained.
    Collect(Ingredient, u8),
    /// The hunter of this hut lies down.
    Sleep(Hut),
    /// A hunter moves to an empty hut and lies down.
    MoveHunter(Hut, Hut),
    /// The hunter die; true for the first roll.
    Roll(bool),
    /// The last chance to stop the hunter.
    LastWord,
    /// The hunter runs.
    Chase,
    /// SEP-HUNT-7, SEP-SUS-4: what happens to a coven that is caught.
    Caught,
    TrialsBegin,
    Trial(u8),
    BeforeRecall(u8),
    Recall(u8),
    TrialEnds(u8),
    EndSeason,
    Preparation,
    Score,
    Widow(crate::widow::Deed),
}

/// Something that the acting coven decides.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// DP-S5
    PlaceLeader,
    /// DP-S6
    FirstSpell,
    /// DP-S7
    FirstRitual,
    /// DP-B1: steps left, and steps left that only a coven may take that does not attune.
    QuickMove(u8, u8),
    /// DP-W
    Window(Window),
    /// DP-B2-ORDER
    BonusOrder(Action),
    /// DP-B2-INSTEAD
    Instead(Action),
    /// DP-B2-ORDER in W2, after a voluntary attunement.
    LateBonus(Action),
    /// DP-COLLECT, attune bonus.
    CollectBonus,
    /// DP-MOVE: steps left.
    Walk(u8),
    /// DP-MOVE: the ingredient collected on the way.
    RouteIngredient,
    /// DP-MOVE-ANY: if true the target must be free.
    Fly(bool),
    /// SEP-ACT-MOVE-2: any space, however it is reached.
    Leap,
    /// DP-BREW: potions left.
    Brew(u8),
    /// DP-BREW: payment of the price in `Turn::price`.
    Price,
    /// DP-HEAL: patients left, and by what.
    Heal(u8, HealBy),
    /// DP-HEAL: which of these tracks to advance; if true with its reward.
    Track(Set<Illness>, bool),
    /// DP-PLEAD: citizens that go to one chamber.
    Chamber(u8),
    /// DP-REMEMBER: if true with the attune bonus.
    RememberCard(bool),
    /// DP-RITUAL: whether the sideways move and the advance are still open.
    Ritual(bool, bool),
    /// DP-RIT-BONUS
    RitualBonus,
    /// DP-ADVANCE
    Advance,
    /// DP-B4
    IconAdvance,
    /// DP-PAY: any ingredient.
    PayAny,
    /// DP-SPELL
    GainSpell(Set<Element>),
    /// DP-SPELL
    Prepare(Set<Element>),
    /// DP-FAV: favours left, and those that may still be taken.
    Favour(u8, Set<Favour>),
    /// DP-F1: favours left, and those taken.
    TrialFavour(u8, Set<Favour>),
    /// One of these goods, by bits.
    TakeOne(GoodSet),
    /// DP-CAST, DP-EXTRA: an awake hunter, who lies down.
    Hunter,
    /// DP-B3, DP-C3
    LoseWitch,
    /// DP-C1
    Reroll,
    /// DP-T3
    KeepWitch(Draw),
    /// DP-T1: if true the witch may be declined even if there is room.
    Welcome(bool),
    /// The card's own question, with what it wants to remember.
    Card(CardId, u8),
    /// Something that the Widow's rules leave open.
    Widow(crate::widow::Ask),
}

/// Things that covens do one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Round {
    Leaders,
    FirstSpells,
    FirstRituals,
    Turns,
    Hunts,
    Relocations,
    Witnesses,
    Favours,
}

/// Why witches are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// SEP-PAT-6: level 5 of a patient track.
    Reward,
    /// Set aside beside the coven's board.
    Aside,
}

/// How patients are being healed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HealBy {
    /// The Heal action.
    Action,
    /// A spell, outside the limits and helpers of the action.
    Spell,
}

/// A set of goods in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoodSet([u8; 2]);

impl From<Set<Good>> for GoodSet {
    fn from(goods: Set<Good>) -> GoodSet {
        GoodSet((goods.bits() as u16).to_le_bytes())
    }
}

impl From<GoodSet> for Set<Good> {
    fn from(goods: GoodSet) -> Set<Good> {
        Set::from_bits(u32::from(u16::from_le_bytes(goods.0)))
    }
}

impl Serialize for GoodSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Set::<Good>::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for GoodSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Set::<Good>::deserialize(deserializer).map(GoodSet::from)
    }
}

pub const FLY: Task = Task::Ask(Question::Fly(false));
pub const LEAP: Task = Task::Ask(Question::Leap);
pub const FLY_FREE: Task = Task::Ask(Question::Fly(true));
pub const ADVANCE: Task = Task::Do(Deed::Advance);
pub const PAY_ANY: Task = Task::Ask(Question::PayAny);
pub const HUNTER: Task = Task::Ask(Question::Hunter);

pub const fn wisdom(change: i8) -> Task {
    Task::Do(Deed::Wisdom(change))
}

pub const fn gain(good: Good, count: u8) -> Task {
    Task::Do(Deed::Gain(good, count))
}

pub const fn raise(steps: u8) -> Task {
    Task::Do(Deed::Raise(steps))
}

pub const fn lower(steps: u8) -> Task {
    Task::Do(Deed::Lower(steps))
}

pub const fn send(citizens: u8) -> Task {
    Task::Do(Deed::Send(citizens))
}

pub const fn to_chamber(citizens: u8) -> Task {
    Task::Ask(Question::Chamber(citizens))
}

pub fn take_one(goods: impl IntoIterator<Item = Good>) -> Task {
    Task::Ask(Question::TakeOne(goods.into_iter().collect::<Set<Good>>().into()))
}

pub fn take_ingredient() -> Task {
    take_one(Ingredient::ALL.iter().map(|&ingredient| Good::from(ingredient)))
}

pub fn prepare() -> Task {
    Task::Ask(Question::Prepare(Set::full()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_of_the_agenda_is_small() {
        assert!(size_of::<Task>() <= 8, "{}", size_of::<Task>());
    }
}
