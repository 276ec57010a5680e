//! The component data as play uses it: checked, indexed, and with every card's hooks sorted by what they hook into.

use crate::card::{Amount, Building, CardId, Change, Moment, Reaction, Spell, Witch};
use crate::data::{Back, Lasts, Trigger};
use crate::map::Map;
use crate::objectives::Objective;
use crate::places::{Hut, RITUAL_ROWS, RITUAL_SPACES, RitualSpace};
use crate::rewards::Bonus;
use crate::set::{Few, Set, Tally};
use crate::setup::Mode;
use crate::state::{Board, MAX_COVENS};
use crate::widow::components::Solo;
use crate::words::{Action, Element, Illness, Ingredient, Potion, Season, Window};
use coven_engine::names::Item;

/// The rules with the components of one table.
#[derive(Clone, Debug)]
pub struct Septima {
    /// The version of the rules: what changed between them is asked of [`Changed`].
    pub(crate) version: u32,
    pub(crate) hash: String,
    pub map: Map,
    /// SEP-POT-2
    pub(crate) recipes: [Tally<Ingredient, 5>; Potion::COUNT],
    /// SEP-ACT-BREW-3: for a Utility Potion.
    pub brew_wisdom: i8,
    /// SEP-ACT-COLLECT-2: the two slots beside each moon phase, counted from 0.
    pub(crate) lunar_slots: [[usize; 2]; 5],
    /// SEP-SUS-1
    pub suspicion: (i8, i8, i8),
    /// SEP-SUS-6: angry citizens by suspicion, counted from the lowest.
    pub(crate) angry_by_suspicion: Vec<u8>,
    pub(crate) angry_citizens: u8,
    pub(crate) loyal_citizens: u8,
    pub coven_size: usize,
    /// SEP-TRIAL-3, SEP-2P-2: by number of players.
    pub chamber_spaces: [u8; MAX_COVENS + 1],
    /// SEP-SETUP-5: by number of players.
    pub(crate) patients_on_map: [u8; MAX_COVENS + 1],
    /// SEP-HUNT-2
    pub(crate) die: Vec<i8>,
    pub(crate) starting_huts: Set<Hut>,
    pub(crate) new_hunter: Set<Season>,
    pub(crate) rewards: [[[Few<Bonus, 2>; 5]; Illness::COUNT]; 2],
    pub(crate) track_wisdom: [u8; 6],
    pub(crate) complete_level_wisdom: u8,
    pub(crate) ritual: [RitualFacts; RITUAL_SPACES],
    pub(crate) ribbons: [Option<Ribbon>; RITUAL_ROWS as usize],
    pub top_row_wisdom: i8,
    pub(crate) spells: Vec<SpellFacts>,
    pub(crate) witches: Vec<WitchFacts>,
    pub(crate) buildings: Vec<BuildingFacts>,
    /// SEP-OBJ-1, SEP-RUL-E3: by number of the card, counted from 0.
    pub(crate) books: Vec<Book>,
    pub(crate) objective_wisdom: [i32; 4],
    pub(crate) prologue: Vec<PrologueCard>,
    pub(crate) prologue_times: [u8; 3],
    pub(crate) trial_wisdom: i8,
    pub(crate) trial_recall: i8,
    pub(crate) summer_stay: u8,
    pub(crate) capture_loss: i8,
    pub(crate) favours_for_crowd: Vec<u8>,
    pub(crate) favour_recall: i8,
    pub(crate) loyal_wisdom: Vec<u8>,
    pub(crate) charm_wisdom: i32,
    pub(crate) potion_wisdom: i32,
    pub(crate) goods_per_wisdom: i32,
    /// SEP-2P-1: suspicion for attuning only with the left or the right marker.
    pub septima_rise: [u8; 2],
    pub(crate) charm_shortens: u8,
    /// SEP-SOLO-2
    pub solo: Solo,
    pub(crate) changers: [Vec<(CardId, Change)>; Amount::COUNT],
    pub(crate) reactors: [Vec<(CardId, Reaction)>; Moment::COUNT],
}

/// SEP-RIT-1, SEP-RIT-9
#[derive(Clone, Copy, Debug, Default)]
pub struct RitualFacts {
    pub elements: Set<Element>,
    pub icon: Option<Action>,
}

/// SEP-RIT-7
#[derive(Clone, Copy, Debug)]
pub struct Ribbon {
    pub offering: u8,
    pub gains_spell: bool,
    pub wisdom: i8,
}

#[derive(Clone, Copy, Debug)]
pub struct SpellFacts {
    pub element: Element,
    /// SEP-SPL-9
    pub scoring: bool,
    /// SEP-SPL-2: the action it needs, if any.
    pub icon: Option<Action>,
    pub windows: Set<Window>,
    pub first_in_window: bool,
    pub lasts: Lasts,
}

#[derive(Clone, Debug)]
pub struct WitchFacts {
    /// SEP-COMP-7
    pub full_only: bool,
    pub trigger: Trigger,
    pub extra: bool,
    pub windows: Set<Window>,
    /// SEP-SPL-A3: all her moments lie inside the coven's own turn.
    pub in_turn: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct BuildingFacts {
    pub back: Back,
    pub action: Action,
    pub extra: bool,
    pub windows: Set<Window>,
}

/// A Book of Divinations card.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// SEP-COMP-8
    pub full_only: bool,
    pub objectives: [Objective; 4],
}

#[derive(Clone, Copy, Debug)]
pub struct PrologueCard {
    pub top: Set<Ingredient>,
    pub bottom: Bonus,
}

/// The first version of the rules, and the one that is played now.
pub(crate) const FIRST_VERSION: u32 = 1;
pub(crate) const PRESENT_VERSION: u32 = 2;

/// What version 2 changed. Games that began under version 1 go on as they began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Changed {
    /// SEP-DET-3: a line that brought nobody takes nobody away. In version 1 every line took somebody away.
    UnmetLines,
    /// SEP-BLD-1: the Hospital serves only Leaders next to it. In version 1 Hazel reached it from afar.
    HospitalServesNeighbours,
    /// SEP-SOLO-26: the score sheet shows what the Widow takes in full. In version 1 it showed no more than there was to take.
    FullDeductions,
}

impl Septima {
    /// Whether a change of the rules holds in this game.
    pub(crate) fn has(&self, change: Changed) -> bool {
        let since = match change {
            Changed::UnmetLines | Changed::HospitalServesNeighbours | Changed::FullDeductions => 2,
        };
        self.version >= since
    }

    /// The cards that change an amount.
    pub(crate) fn changers(&self, amount: Amount) -> &[(CardId, Change)] {
        &self.changers[amount as usize]
    }

    /// The cards that react to a moment.
    pub(crate) fn reactors(&self, moment: Moment) -> &[(CardId, Reaction)] {
        &self.reactors[moment as usize]
    }

    pub fn spell(&self, spell: Spell) -> &SpellFacts {
        &self.spells[spell.index()]
    }

    pub fn witch(&self, witch: Witch) -> &WitchFacts {
        &self.witches[witch.index()]
    }

    pub fn building(&self, building: Building) -> &BuildingFacts {
        &self.buildings[building.index()]
    }

    pub fn recipe(&self, potion: Potion) -> Tally<Ingredient, 5> {
        self.recipes[potion.index()]
    }

    /// SEP-PAT-6: what the level reached on a patient track gives.
    /// The ingredients that are lunar in the current phase.
    pub fn lunar(&self, board: &Board) -> [Ingredient; 2] {
        self.lunar_slots[usize::from(board.phase.clamp(1, 5)) - 1].map(|slot| board.moon[slot])
    }

    pub fn reward(&self, mode: Mode, illness: Illness, level: u8) -> &[Bonus] {
        &self.rewards[mode as usize][illness.index()][usize::from(level) - 1]
    }

    pub fn ritual_facts(&self, space: RitualSpace) -> RitualFacts {
        self.ritual[space.index()]
    }

    pub fn ribbon(&self, space: RitualSpace) -> Option<Ribbon> {
        self.ribbons[usize::from(space.row())]
    }

    /// The Prologue card with this number, counted from 0; beyond the last one, the last.
    pub fn prologue_card(&self, number: u8) -> PrologueCard {
        self.prologue[usize::from(number).min(self.prologue.len() - 1)]
    }

    /// The angry citizens that a coven with this suspicion brings. SEP-SUS-6.
    pub fn angry_for(&self, suspicion: i8) -> u8 {
        let steps = suspicion - self.suspicion.0;
        self.angry_by_suspicion.get(steps.max(0) as usize).copied().unwrap_or(0)
    }

    /// The action cards and Septima markers of a mode. SEP-SETUP-1, SEP-SETUP-13.
    pub fn actions(mode: Mode) -> Set<Action> {
        match mode {
            Mode::Basic => Set::full() - Set::only(Action::Ritual),
            Mode::Full => Set::full(),
        }
    }

    /// The witch tiles of a mode. SEP-SETUP-1, SEP-COMP-7.
    pub fn witches_of(&self, mode: Mode) -> Set<Witch> {
        Witch::all().filter(|&witch| mode == Mode::Full || !self.witch(witch).full_only).collect()
    }

    /// The spells of one element and kind.
    pub fn spells_of(&self, element: Element, scoring: bool) -> Set<Spell> {
        let fits = |spell: &Spell| self.spell(*spell).element == element && self.spell(*spell).scoring == scoring;
        Spell::all().filter(fits).collect()
    }

    /// The book cards of a mode, by number counted from 0. SEP-SETUP-1, SEP-COMP-8.
    pub fn books_of(&self, mode: Mode) -> impl Iterator<Item = u8> {
        let fits = move |book: &Book| mode == Mode::Full || !book.full_only;
        self.books.iter().enumerate().filter(move |(_, book)| fits(book)).map(|(number, _)| number as u8)
    }
}
