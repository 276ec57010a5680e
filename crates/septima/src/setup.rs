//! Chapter 2: laying the table out.

use crate::card::{Building, Witch};
use crate::components::Septima;
use crate::data::Back;
use crate::events::Event;
use crate::movement::offer_spaces;
use crate::moves::Move;
use crate::places::Spaces;
use crate::play::{Play, Purpose};
use crate::scene::Scene;
use crate::set::{Few, Set};
use crate::state::{
    Board, Buildings, Coven, Hunter, Hunters, Patients, Progress, PrologueAnswer, Secret, SeptimaMarkers, Shelves, State, Step,
    Turn,
};
use crate::task::{Deed, Round, Task};
use crate::widow::difficulty::Difficulty;
use crate::words::{Element, Good, Ingredient, Season, Side};
use coven_engine::names::Item;
use coven_engine::{Audience, Dice, Events, Seat, Seats, SetupError};
use serde::{Deserialize, Serialize};

/// What the table agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    pub mode: Mode,
    /// SEP-DET-1, SEP-RUL-E28: the hunter die is rolled ahead, if the table wishes.
    #[serde(default)]
    pub fixed_hunter: bool,
    /// SEP-DET-3: trials without a bag.
    #[serde(default)]
    pub fixed_trials: bool,
    /// SEP-SOLO-28, SEP-SOLO-29: how hard the solitaire game is.
    #[serde(default, skip_serializing_if = "Difficulty::is_standard")]
    pub difficulty: Difficulty,
}

/// SEP-GEN-1
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Basic,
    Full,
}

/// The variants by name: the two halves of the deterministic one, and both together.
pub const FULL: &str = "full";
pub const BASIC: &str = "basic";
pub const FIXED_HUNTER: &str = "fixed-hunter";
pub const FIXED_TRIALS: &str = "fixed-trials";
pub const DETERMINISTIC: &str = "deterministic";

impl Setup {
    /// The setup that these words ask for; full mode unless they say otherwise.
    pub fn agree(players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        let mut setup = Setup { players, ..Setup::solo(Difficulty::default()) };
        for &variant in variants {
            match variant {
                BASIC => setup.mode = Mode::Basic,
                FULL => setup.mode = Mode::Full,
                FIXED_HUNTER => setup.fixed_hunter = true,
                FIXED_TRIALS => setup.fixed_trials = true,
                DETERMINISTIC => (setup.fixed_hunter, setup.fixed_trials) = (true, true),
                _ => match setup.difficulty.with(variant) {
                    Some(difficulty) => setup.difficulty = difficulty,
                    None => return Err(SetupError::new("septima-unknown-variant", "SEP-GEN-1", variant)),
                },
            }
        }
        setup.check()?;
        Ok(setup)
    }

    /// SEP-GEN-1, SEP-DET-1, SEP-DET-3, SEP-RUL-E28: both modes with each half of the deterministic variant, together or apart.
    pub fn all(players: usize) -> Vec<Setup> {
        if !(2..=4).contains(&players) {
            return Vec::new();
        }
        let choices = [Mode::Basic, Mode::Full].into_iter().flat_map(|mode| {
            let halves = [(false, false), (true, false), (false, true), (true, true)];
            halves.into_iter().map(move |(hunter, trials)| (mode, hunter, trials))
        });
        choices
            .map(|(mode, fixed_hunter, fixed_trials)| Setup {
                players: players as u8,
                mode,
                fixed_hunter,
                fixed_trials,
                difficulty: Difficulty::default(),
            })
            .collect()
    }

    pub fn check(&self) -> Result<(), SetupError> {
        match self.players {
            1..=4 => Ok(()),
            _ => Err(SetupError::new("septima-number-of-players", "SEP-COMP-3", self.players)),
        }
    }
}

impl Septima {
    /// An empty table.
    fn bare_table(&self, setup: Setup) -> State {
        let (_, _, suspicion) = self.suspicion;
        // SEP-SETUP-13, SEP-SETUP-14: one citizen in the crowd, tracks at the bottom, suspicion at its start.
        let coven = Coven { suspicion, crowd: 1, ..Coven::default() };
        let mut hunters = Hunters::default();
        // SEP-SETUP-3: the others wait on the season track.
        self.starting_huts.for_each(|hut| hunters.put(hut, Hunter::Awake));
        State {
            setup,
            stage: Progress::Agenda,
            asked: Seats::NONE,
            board: Board {
                season: Season::Autumn,
                phase: 1,
                step: Step::Setup,
                first: None,
                acting: Seat(0),
                moon: [Ingredient::Berry; 5],
                septima: SeptimaMarkers::default(),
                hunters,
                patients: Patients { pile: [Set::full()].into_iter().collect(), ..Patients::default() },
                accused: None,
                captured: Few::new(),
                chambers: [Few::new(); 2],
                angry: 0,
                calmed: 0,
                unmet_lines: 0,
                buildings: Buildings::default(),
                shelves: Shelves::default(),
                gone: Set::EMPTY,
                boxed: Set::EMPTY,
                die: None,
                shortened: 0,
                offered: None,
                winner: None,
                widow: None,
            },
            // SEP-SOLO-1: alone, the Widow is the second.
            covens: (0..setup.players.max(2)).map(|_| coven).collect(),
            turn: Turn::default(),
            agenda: Few::new(),
            secret: Secret::default(),
        }
    }

    /// Lays the table out up to the first decision.
    pub fn lay_out(&self, setup: Setup, dice: &mut impl Dice, events: &mut impl Events<Event>) -> State {
        let mut state = self.bare_table(setup);
        let mut play = Play { rules: self, s: &mut state, dice, events, purpose: Purpose::Play };
        play.lay_out_board();
        if setup.mode == Mode::Full {
            play.lay_out_full_board();
        }
        play.deal_books();
        match setup.mode {
            _ if setup.players == 1 => play.lay_out_widow(),
            Mode::Basic => {
                play.deal_witches();
                play.begin_prologue();
            }
            Mode::Full => play.deal_draft(),
        }
        state
    }
}

impl Scene<'_> {
    /// SEP-SETUP-22: any empty space.
    pub fn leader_spaces(&self, out: &mut dyn crate::card::Offer) {
        offer_spaces(Spaces::ALL.without(self.others()), out);
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SETUP-2, SEP-SETUP-4, SEP-SETUP-5, SEP-SETUP-7, SEP-SETUP-8, SEP-SETUP-9: the shared board of both modes.
    fn lay_out_board(&mut self) {
        let mut moon = [Ingredient::Berry, Ingredient::Skull, Ingredient::Herb, Ingredient::Mushroom, Ingredient::Root];
        self.dice.shuffle("lunar", &mut moon, |ingredient| ingredient.to_string());
        self.s.board.moon = moon;
        self.reveal(|| Event::MoonLaid { ingredients: moon.map(Good::from) });
        self.place_patients();
        self.accuse_witch();
        self.reveal_marker(Side::Left);
        self.reveal_marker(Side::Right);
        self.anger_for_suspicion();
        self.roll_hunter_ahead();
    }

    /// SEP-SETUP-10, SEP-SETUP-11, SEP-SETUP-12: buildings and spells. SEP-BLD-9: a site may hold a patient too.
    fn lay_out_full_board(&mut self) {
        self.s.board.buildings.gold = self.draw_building(Back::Gold);
        self.s.board.buildings.bronze = self.draw_building(Back::Bronze);
        for element in Element::all() {
            let scoring = self.rules.spells_of(element, true);
            let name = |index: u32| crate::card::Spell::at(index as usize).to_string();
            let top = crate::card::Spell::at(self.dice.pick_bit("scoring spell", scoring.bits().into(), name) as usize);
            // SEP-RUL-E18: the top one lies open; the other follows.
            self.shelf(element).scoring = (scoring - Set::only(top)).chain([top]).collect();
            self.reveal(|| Event::SpellShown { spell: top });
            self.turn_up_spell(element);
            self.shelf(element).lower = self.shelf(element).middle.take();
            self.turn_up_spell(element);
        }
    }

    fn draw_building(&mut self, back: Back) -> Option<Building> {
        let fits: Set<Building> = Building::all().filter(|&building| self.rules.building(building).back == back).collect();
        let name = |index: u32| Building::at(index as usize).to_string();
        if fits.is_empty() {
            return None;
        }
        let building = Building::at(self.dice.pick_bit("building", fits.bits().into(), name) as usize);
        self.reveal(|| Event::BuildingPlaced { building });
        Some(building)
    }

    /// SEP-SETUP-15: a secret book for each coven.
    fn deal_books(&mut self) {
        let mut books: u64 = self.rules.books_of(self.s.setup.mode).map(|number| 1 << number).sum();
        for seat in self.scene().people() {
            let book = self.dice.pick_bit("book", books, |number| (number + 1).to_string()) as u8;
            books &= !(1 << book);
            self.s.secret.books.push(book + 1);
            self.events.reveal(Audience::seat(seat), || Event::BookDealt { seat, book: book + 1 });
        }
    }

    /// SEP-SETUP-16
    fn deal_witches(&mut self) {
        for seat in self.scene().seats() {
            for _ in 0..2 {
                if let Some(tile) = self.draw_witch() {
                    self.coven(seat).witches.insert(tile.witch);
                }
            }
            let witches = self.coven(seat).witches;
            self.reveal(|| Event::CovenFormed { seat, witches });
        }
    }

    /// SEP-SETUP-17 (a)
    fn deal_draft(&mut self) {
        self.s.stage = Progress::Draft(0);
        let mut left = self.scene().unplaced_witches();
        for _ in self.scene().seats() {
            let mut hand = [Witch::default(); 4];
            for slot in &mut hand {
                let name = |index: u32| Witch::at(index as usize).to_string();
                *slot = Witch::at(self.dice.pick_bit("draft", left.bits().into(), name) as usize);
                left.remove(*slot);
            }
            hand.sort();
            self.s.secret.draft.hands.push(hand);
        }
        self.s.secret.draft.third = self.scene().seats().map(|_| None).collect();
        self.s.asked = Seats::all(self.s.covens.len());
        self.show_draft_hands(0);
    }

    /// SEP-SETUP-18: two Prologue cards for each coven, open to all.
    pub fn deal_prologue(&mut self) {
        let mut deck: u64 = (1 << self.rules.prologue.len()) - 1;
        for seat in self.scene().people() {
            let cards: Few<u8, 2> = (0..2)
                .map(|_| {
                    let card = self.dice.pick_bit("prologue", deck, |number| (number + 1).to_string());
                    deck &= !(1 << card);
                    card as u8 + 1
                })
                .collect();
            self.coven(seat).prologue = cards;
            self.reveal(|| Event::PrologueDealt { seat, first: cards[0], second: cards[1] });
        }
        self.s.secret.prologue = self.scene().people().map(|_| PrologueAnswer::default()).collect();
    }

    /// SEP-SETUP-21: the first player is drawn after everything that is decided in secret; then Leaders, spells and markers
    /// follow in reverse turn order (SEP-SETUP-22, SEP-SETUP-24, SEP-SETUP-25).
    pub fn draw_first_player(&mut self) {
        // SEP-SOLO-6: alone, the human is first.
        let people = self.s.setup.players.into();
        let seat = match people {
            1 => crate::widow::HUMAN,
            _ => Seat(self.dice.pick("first player", people, |seat| seat.to_string()) as u8),
        };
        self.s.board.first = Some(seat);
        self.reveal(|| Event::FirstPlayer { seat });
        self.s.stage = Progress::Agenda;
        self.then(&[Task::Do(Deed::Phase)]);
        if self.scene().is_full() {
            self.then(&[Task::Do(Deed::Round(Round::FirstSpells, 0)), Task::Do(Deed::Round(Round::FirstRituals, 0))]);
        }
        self.then(&[Task::Do(Deed::Round(Round::Leaders, 0))]);
    }

    /// SEP-SETUP-22
    pub fn place_leader(&mut self, m: Move) {
        if let Move::Go(space) = m {
            let seat = self.acting();
            self.me().leader = Some(space);
            self.tell(|| Event::LeaderPlaced { seat, space });
        }
    }
}
