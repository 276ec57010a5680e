//! The whole state of a game, as SEP 1.1 lists it. What lies open is kept apart from what is secret, so that a view can
//! hand out the open parts as they are. What follows from other things is not stored: supplies, hands and decks are what is
//! left.

use crate::card::{Building, CardId, Spell, Witch};
use crate::places::{Hex, Hut, RitualSpace, Space};
use crate::set::{Few, Set, Tally};
use crate::setup::Setup;
use crate::task::Task;
use crate::widow::Widow;
use crate::words::{Action, Goods, Illness, Ingredient, Patient, Season, Side, Window};
use coven_engine::names::UnknownName;
use coven_engine::{Seat, Seats, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

pub const MAX_COVENS: usize = 4;

/// Everything there is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub setup: Setup,
    pub stage: Progress,
    /// Who is being asked.
    #[serde(with = "seat_list")]
    pub asked: Seats,
    pub board: Board,
    pub covens: Few<Coven, MAX_COVENS>,
    pub turn: Turn,
    /// What is still to be done; the last entry is next.
    pub agenda: Few<Task, AGENDA>,
    pub secret: Secret,
}

// The lists of a turn have room for twice what random play ever puts into them (16 tasks, 4 uses, 3 printed ingredients),
// and a position from outside may fill them only half (see `invariants`), so that no chain of effects finds them full.

/// The deepest agenda: the phases of a season, the steps of a turn, and a chain of effects inside one of them.
pub const AGENDA: usize = 40;

/// The most uses of cards with a limit in one turn.
pub const USES: usize = 24;

/// The most ingredients that count as printed in one turn.
pub const PRINTS: usize = 8;

/// What kind of question is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// SEP-SETUP-17, rounds 0 to 2: all covens at once.
    Draft(u8),
    /// SEP-SETUP-17 (e): all covens at once.
    ReturnThird,
    /// SEP-SETUP-18: all covens at once.
    Prologue,
    /// SEP-PHASE-A1: all covens at once.
    ChooseCards,
    /// The agenda says what is next.
    Agenda,
    Over,
}

/// The steps of a moon phase, and what follows the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Setup,
    A,
    B,
    C,
    D,
    E,
    Trials,
    Favours,
}

/// What lies open on the shared boards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub season: Season,
    /// The moon phase, 1 to 5.
    pub phase: u8,
    pub step: Step,
    /// The holder of the First Player token, once it is drawn.
    pub first: Option<Seat>,
    /// Whose turn it is, or who is being dealt with.
    pub acting: Seat,
    /// The lunar markers by slot.
    pub moon: [Ingredient; 5],
    pub septima: SeptimaMarkers,
    pub hunters: Hunters,
    pub patients: Patients,
    /// The witch in chamber 1.
    pub accused: Option<Witch>,
    /// The witches in chamber 2, the top one last.
    pub captured: Few<Witch, 24>,
    /// The citizens in both chambers, from the left.
    pub chambers: [Few<Citizen, 10>; 2],
    /// Angry citizens in the crowd.
    pub angry: u8,
    /// SEP-DET-5: angry citizens to be removed when the trial is over.
    pub calmed: u8,
    /// SEP-DET-3: angry lines that brought nobody, because no angry citizen was left.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unmet_lines: u8,
    pub buildings: Buildings,
    pub shelves: Shelves,
    /// Spells in the box.
    pub gone: Set<Spell>,
    /// Witches in the box, but for those of the draft.
    pub boxed: Set<Witch>,
    /// The hunter die: as it fell, or as it will count in the next step C.
    pub die: Option<i8>,
    /// SEP-DET-2: by how much the hunter's move is shortened.
    pub shortened: u8,
    /// The witch that a coven may take into its coven.
    pub offered: Option<Witch>,
    /// The coven that won the trial under way.
    pub winner: Option<Seat>,
    /// What the Widow has, in the solitaire game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub widow: Option<Widow>,
}

/// SEP-SETUP-8: the markers; those that are neither here nor used lie in the stack.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeptimaMarkers {
    pub left: Option<Action>,
    pub right: Option<Action>,
    pub used: Set<Action>,
}

impl SeptimaMarkers {
    pub fn at(&mut self, side: Side) -> &mut Option<Action> {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }
}

/// SEP-RUL-X39: a hut holds at most one hunter, and no hunter is anywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hunter {
    #[default]
    None,
    Awake,
    Dormant,
}

/// The huts, 1 to 6.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hunters([Hunter; 6]);

impl Hunters {
    pub fn at(&self, hut: Hut) -> Hunter {
        self.0[coven_engine::names::Item::index(hut)]
    }

    pub fn put(&mut self, hut: Hut, hunter: Hunter) {
        self.0[coven_engine::names::Item::index(hut)] = hunter;
    }

    pub fn huts_with(&self, hunter: Hunter) -> impl Iterator<Item = Hut> + use<> {
        let huts = self.0;
        <Hut as coven_engine::names::Item>::all().filter(move |&hut| huts[coven_engine::names::Item::index(hut)] == hunter)
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patients {
    /// By village hex, 1 to 6.
    pub village: [Option<Bed>; 6],
    /// The face-down pile: groups whose inner order nobody knows, the top one first.
    pub pile: Few<Set<Patient>, 6>,
    pub discard: Set<Patient>,
}

/// A patient on the map.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bed {
    pub patient: Patient,
    #[serde(default)]
    pub angry: bool,
    /// The covens whose potions lie on the patient.
    #[serde(default, with = "seat_list")]
    pub healed_by: Seats,
}

/// A citizen in a chamber: an angry one, or a coven's. Written `angry` or as the seat's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Citizen {
    #[default]
    Angry,
    Loyal(Seat),
}

impl fmt::Display for Citizen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Citizen::Angry => f.write_str("angry"),
            Citizen::Loyal(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Citizen {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        match word.parse::<u8>() {
            Ok(seat) if usize::from(seat) < MAX_COVENS => Ok(Citizen::Loyal(Seat(seat))),
            _ if word == "angry" => Ok(Citizen::Angry),
            _ => Err(UnknownName::new(word, "citizen", "angry, and the numbers of the seats")),
        }
    }
}

coven_engine::written_as_text!(Citizen);

/// SEP-SETUP-10: the tiles on the two building sites.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buildings {
    pub gold: Option<Building>,
    pub bronze: Option<Building>,
}

/// SEP-SETUP-11: the spell display.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelves {
    pub earth: Shelf,
    pub air: Shelf,
    pub fire: Shelf,
}

/// The spells of one element that lie open. The deck holds those that are nowhere else.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shelf {
    /// The pile of scoring spells; the last one is on top.
    pub scoring: Few<Spell, 2>,
    pub middle: Option<Spell>,
    pub lower: Option<Spell>,
}

/// What lies open before one coven.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coven {
    pub leader: Option<Space>,
    pub suspicion: i8,
    /// SEP-SUS-5: suspicion was raised in this phase.
    pub raised: bool,
    /// SEP-RELOC-1: did not roll because the hut of its zone was empty.
    pub unhunted: bool,
    pub wisdom: u16,
    pub goods: Goods,
    pub tracks: Tally<Illness, 3>,
    pub witches: Set<Witch>,
    /// The witch set aside for the season.
    pub aside: Option<Witch>,
    /// The action card in play.
    pub card: Option<Action>,
    /// The cards played earlier this season.
    pub discard: Set<Action>,
    /// Own citizens in the crowd.
    pub crowd: u8,
    pub ritual: Option<RitualSpace>,
    pub ready: Set<Spell>,
    pub spent: Set<Spell>,
    /// Spells whose marker lies on them: their permanent effect is running.
    pub marked: Set<Spell>,
    /// When the coven saves citizens from being recalled this season.
    pub sparing: Sparing,
    /// The two Prologue cards dealt to the coven, until they are resolved.
    pub prologue: Few<u8, 2>,
}

impl Coven {
    pub fn spells(&self) -> Set<Spell> {
        self.ready | self.spent
    }
}

/// SEP-RUL-E5: the choice that one witch offers once a season.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sparing {
    #[default]
    Open,
    AfterTrials,
    AfterFavours,
}

/// SEP-ATT-4: attunement by choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Voluntary {
    #[default]
    None,
    /// Suspicion +2.
    Forced,
    /// Suspicion +1.
    WithCoven,
}

/// What happened in the turn under way. Everything here ends with the turn.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The action card of the coven whose turn it is.
    pub played: Option<Action>,
    /// The window that was opened last.
    pub window: Option<Window>,
    /// Nothing was done yet in W2.
    pub fresh: bool,
    /// The Card Action is or was being resolved; attunement with the Septima is settled.
    pub settled: bool,
    /// The active marker that matches, once settled.
    pub septima: Option<Side>,
    /// Attuned when the Card Action was reached, so its bonus was offered.
    pub offered_bonus: bool,
    pub voluntary: Voluntary,
    /// SEP-RUL-X14: went farther on condition of not attuning by choice.
    pub pledged: bool,
    /// SEP-SPL-A2: counts as attuned with the Septima only.
    pub septima_only: bool,
    /// The bonus of Chant was resolved.
    pub hushed: bool,
    pub cast: Set<Spell>,
    /// Spells of this turn whose effect is running.
    pub in_effect: Set<Spell>,
    /// The witch of another coven whose ability is borrowed.
    pub borrowed: Option<Witch>,
    /// Additional effects and single-use modifiers used, each as often as it was.
    pub used: Few<CardId, USES>,
    pub shrines: Set<Hex>,
    pub buildings: Set<Building>,
    pub collected: Tally<Ingredient, 5>,
    pub brewed_utility: u8,
    pub healed: Tally<Illness, 3>,
    /// Illnesses healed with a potion.
    pub cured: Set<Illness>,
    pub free_heals: u8,
    pub reached: bool,
    pub bonus_discount: bool,
    pub risks: u8,
    pub risked_free: bool,
    /// Ingredients that count as printed on a hex this turn.
    pub printed: Few<Printed, PRINTS>,
    pub extra_lunar: Option<Ingredient>,
    /// Hexes touched by the Move action.
    pub route: Set<Hex>,
    pub price: Price,
}

/// SEP-BLD-4, SEP-SPL-E7: an ingredient that counts as printed on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    pub hex: Hex,
    pub ingredient: Ingredient,
}

impl Default for Printed {
    fn default() -> Self {
        Printed { hex: Hex::HOSPITAL, ingredient: Ingredient::Berry }
    }
}

/// What is left to pay for a potion.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    pub needs: Tally<Ingredient, 5>,
    /// How many of these must be left out.
    pub omit: u8,
}

/// What is hidden from somebody.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The Book of Divinations card of each coven.
    pub books: Few<u8, MAX_COVENS>,
    /// Action cards chosen and not yet revealed.
    pub chosen: Few<Option<Action>, MAX_COVENS>,
    /// Prologue answers, not yet revealed.
    pub prologue: Few<PrologueAnswer, MAX_COVENS>,
    pub draft: Draft,
    pub pile: Pile,
    /// Witches that the acting coven has drawn and is choosing from.
    pub drawn: Few<Tile, 3>,
}

/// The most ingredients that a coven chooses for its Prologue bonuses.
pub const PROLOGUE_CHOICES: usize = 6;

/// How a coven has answered its Prologue so far.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrologueAnswer {
    /// The arrangement, counted from 0 in the order of SEP-SETUP-19.
    pub arrangement: Option<u8>,
    pub types: Few<TypeChosen, PROLOGUE_CHOICES>,
}

/// An ingredient chosen for a Prologue bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TypeChosen(pub Ingredient);

impl Default for TypeChosen {
    fn default() -> Self {
        TypeChosen(Ingredient::Berry)
    }
}

/// SEP-SETUP-17. Each hand is named by the coven it was dealt to; the tiles picked stand first, in the order of the rounds,
/// and the others follow by name. After three rounds the last one is in the box.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub hands: Few<[Witch; 4], MAX_COVENS>,
    /// The third tile of each coven, which goes back on the pile.
    pub third: Few<Option<Witch>, MAX_COVENS>,
}

/// The witch pile from top to bottom: the third tiles of the draft in an order nobody knows, all witches that are nowhere
/// else in an order nobody knows, and the tiles that were put under it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    pub thirds: Set<Witch>,
    pub bottom: Few<Tile, 24>,
}

/// A tile that somebody has seen and others have not.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub witch: Witch,
    /// The covens that know which tile it is.
    #[serde(with = "seat_list")]
    pub seen_by: Seats,
    /// It lay open before all.
    #[serde(default)]
    pub shown: bool,
    /// It is one of the third tiles of the draft; everybody knows that by its place in the pile.
    #[serde(default)]
    pub third: bool,
}

impl Tile {
    pub fn is_known_to(&self, viewer: Viewer) -> bool {
        self.shown || matches!(viewer, Viewer::Seat(seat) if self.seen_by.contains(seat))
    }
}

impl Default for Tile {
    fn default() -> Self {
        Tile { witch: Witch::default(), seen_by: Seats::NONE, shown: false, third: false }
    }
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// A set of seats, written as a list of numbers.
pub(crate) mod seat_list {
    use super::{Deserialize, Deserializer, MAX_COVENS, Seat, Seats, Serialize, Serializer};

    pub fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
        seats.collect::<Vec<Seat>>().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= MAX_COVENS) {
            Some(seat) => Err(serde::de::Error::custom(format!("{seat} is no seat"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_fits_in_two_kibibytes() {
        assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
    }
}
