//! What looks like an answer but is none: the moves for which a page should be able to say why they are refused.

use crate::card::CardId;
use crate::components::Septima;
use crate::moves::{ChamberNumber, Cure, Discount, Move, Ward};
use crate::places::{Hut, Space};
use crate::state::{Progress, State};
use crate::task::{Question, Task};
use crate::widow::Ask;
use crate::words::{Action, Favour, Potion};
use coven_engine::Seat;
use coven_engine::names::Item;

/// Steps within which a space next to the Leader's ways is worth a reason.
const NEAR: u8 = 2;

impl Septima {
    /// What a person might click on while this question is open.
    pub fn tempting(&self, state: &State, seat: Seat) -> Vec<Move> {
        let scene = self.scene(state);
        let cards = || Action::all().map(Move::Card).collect();
        let question = match (scene.s.stage, scene.s.agenda.last()) {
            (Progress::ChooseCards, _) => return cards(),
            (Progress::Agenda, Some(&Task::Ask(question))) => question,
            _ => return Vec::new(),
        };
        let coven = scene.coven(seat);
        match question {
            Question::QuickMove(..) | Question::Walk(_) => {
                let here = scene.leader();
                let near = Space::all().filter(|&space| space != here);
                near.filter(|&space| scene.rules.map.steps(here, space) <= NEAR).map(Move::Go).collect()
            }
            Question::Window(_) => {
                let potions = Potion::all().filter(|&potion| scene.owns(potion)).map(|potion| Move::Use(potion.into()));
                let witches = scene.my_witches().map(|witch| Move::Use(CardId::from(witch)));
                let buildings = scene.placed_buildings().map(|building| Move::Use(CardId::from(building)));
                coven.spells().map(Move::Cast).chain(potions).chain(witches).chain(buildings).collect()
            }
            Question::Brew(_) => Potion::all().map(|potion| Move::Brew(potion, Discount::default())).collect(),
            Question::Heal(..) => (0..6u8)
                .map(Ward::Village)
                .filter_map(|ward| Some(Move::Heal(ward, Cure::Potion(scene.illness_in(ward)?.remedy()))))
                .collect(),
            Question::RememberCard(_) | Question::Widow(Ask::PlayCard | Ask::Cooperate) => cards(),
            Question::Advance | Question::IconAdvance | Question::Ritual(..) => {
                coven.ritual.into_iter().flat_map(|space| space.above()).map(Move::Ritual).collect()
            }
            Question::Favour(..) | Question::TrialFavour(..) => Favour::all().map(Move::Favour).collect(),
            Question::Hunter => Hut::all().map(Move::Hunter).collect(),
            Question::Chamber(_) => ChamberNumber::all().map(Move::Chamber).collect(),
            _ => Vec::new(),
        }
    }
}
