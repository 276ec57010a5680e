//! What a person would work out from what lies open, so that a page works out nothing itself: what follows from the state
//! ([`Foresight`]), what a card would do and risk (`prospects`), and what looks like an answer but is none (`tempting`).
//!
//! Everything here follows from what the viewer sees, so it may be shown to that viewer.

mod prospects;
mod tempting;
#[cfg(test)]
mod tests;

pub use prospects::{Attunement, Chase, Gives, Prospect, Risk};

use crate::card::Building;
use crate::components::Septima;
use crate::moves::Move;
use crate::objectives::Objective;
use crate::places::{Hex, Hut, Space};
use crate::scene::Scene;
use crate::set::Set;
use crate::state::{Progress, State};
use crate::task::{Question, Task};
use crate::words::{Action, Goods, Ingredient};
use coven_engine::names::Item;
use coven_engine::{Seat, Viewer};

/// Spaces for which it is worked out what Collect would gather there.
const GATHERINGS: usize = 8;

/// What follows from what a viewer sees.
#[derive(Debug, Default)]
pub struct Foresight {
    pub lunar: Set<Ingredient>,
    /// SEP-2P-1: both markers count.
    pub both_markers: bool,
    pub chamber_spaces: u8,
    /// Citizens in each coven's supply.
    pub supply: Vec<u8>,
    pub attunements: Vec<Option<Attunement>>,
    /// What each coven risks in step C as things stand.
    pub risks: Vec<Risk>,
    pub buildings: Vec<(Building, Hex)>,
    /// What each card of the viewer would do.
    pub prospects: Vec<Prospect>,
    /// What Collect would gather here, while it can still be changed by moving.
    pub gathering: Option<Goods>,
    /// What Collect would gather on the spaces where the viewer can go.
    pub gatherings: Vec<(Space, Goods)>,
    /// The books that the viewer knows: the own one, and all at the end.
    pub books: Vec<(Seat, Vec<Aim>)>,
    /// While a Lucky Charm may be given up: the hunter does not come far enough anyway.
    pub spared: bool,
    /// SEP-SOLO-12: the zones in shadow.
    pub shadows: Set<Hut>,
}

/// An objective of a book, what it is worth, and whether it is met.
#[derive(Debug)]
pub struct Aim {
    pub objective: Objective,
    pub wisdom: i32,
    pub met: bool,
}

impl Septima {
    /// What follows from what `viewer` sees; `offered` are the moves that the viewer may make now.
    pub fn foresight(&self, state: &State, viewer: Viewer, offered: &[Move]) -> Foresight {
        let scene = self.scene(state);
        let knows_book = |seat: &Seat| viewer.is(*seat) || state.stage == Progress::Over;
        let mut foresight = Foresight {
            lunar: scene.lunar(),
            both_markers: scene.both_markers_active(),
            chamber_spaces: self.chamber_spaces[scene.players()],
            supply: scene.seats().map(|seat| scene.supply(seat)).collect(),
            attunements: scene.seats().map(|seat| self.attunement(state, seat)).collect(),
            risks: scene.people().map(|seat| self.risk(state, seat, 0)).collect(),
            buildings: Building::all().filter_map(|building| Some((building, scene.hex_of(building)?))).collect(),
            books: scene.people().filter(knows_book).map(|seat| (seat, book(&scene, seat))).collect(),
            spared: state.agenda.last() == Some(&Task::Ask(Question::Reroll)) && !scene.run().catches(),
            shadows: if scene.is_solo() { scene.shadow_zones() } else { Set::EMPTY },
            ..Foresight::default()
        };
        if let Some(seat) = scene.people().find(|&seat| viewer.is(seat)) {
            foresight.add_choices_of(&scene, seat, offered);
        }
        foresight
    }
}

impl Foresight {
    /// What the answers of a seat that is asked would bring it.
    fn add_choices_of(&mut self, scene: &Scene<'_>, seat: Seat, offered: &[Move]) {
        let (rules, state) = (scene.rules, scene.s);
        let card = |m: &Move| if let Move::Card(action) = m { Some(*action) } else { None };
        let cards: Set<Action> = offered.iter().filter_map(card).collect();
        // Whoever has chosen a card still sees the others.
        let hand = if state.stage == Progress::ChooseCards { scene.hand(seat) } else { Set::EMPTY };
        self.prospects = rules.prospects(state, seat, cards | hand);
        let collects = state.board.acting == seat && state.turn.played == Some(Action::Collect) && !state.turn.settled;
        if let Some(leader) = scene.coven(seat).leader.filter(|_| collects) {
            self.gathering = Some(rules.gathering(state, seat, leader));
            let spaces = offered.iter().filter_map(|m| if let Move::Go(space) = m { Some(*space) } else { None });
            self.gatherings = spaces.take(GATHERINGS).map(|space| (space, rules.gathering(state, seat, space))).collect();
        }
    }

    pub fn gathered_on(&self, space: Space) -> Option<&Goods> {
        self.gatherings.iter().find(|(known, _)| *known == space).map(|(_, goods)| goods)
    }
}

/// How the objectives of somebody's book stand.
fn book(scene: &Scene<'_>, seat: Seat) -> Vec<Aim> {
    let book = scene.s.secret.books.get(seat.index()).map_or(0, |&book| usize::from(book));
    let objectives = scene.rules.books.get(book.wrapping_sub(1)).map(|book| book.objectives).into_iter().flatten();
    let aim = |(objective, &wisdom): (Objective, &i32)| Aim { objective, wisdom, met: objective.is_met(scene, seat) };
    objectives.zip(&scene.rules.objective_wisdom).map(aim).collect()
}
