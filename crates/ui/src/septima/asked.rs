//! What looks like an answer but is none.

use coven_engine::Seat;
use coven_septima::Move;
use coven_septima::card::CardId;
use coven_septima::moves::{Cure, Discount, Ward};
use coven_septima::places::Hut;
use coven_septima::scene::Scene as Table;
use coven_septima::set::Item;
use coven_septima::state::Stage;
use coven_septima::task::{Question, Task};
use coven_septima::widow::Ask;
use coven_septima::words::{Action, Favour, Potion};

/// Steps within which a space next to the Leader's ways is worth a reason.
const NEAR: u8 = 2;

/// What a person might click on while this question is open.
pub(super) fn tempting(table: &Table<'_>, seat: Seat) -> Vec<Move> {
    let cards = || Action::all().map(Move::Card).collect();
    let question = match (table.s.stage, table.s.agenda.last()) {
        (Stage::ChooseCards, _) => return cards(),
        (Stage::Agenda, Some(&Task::Ask(question))) => question,
        _ => return Vec::new(),
    };
    let coven = table.coven(seat);
    match question {
        Question::QuickMove(..) | Question::Walk(_) => {
            let here = table.leader();
            let near = coven_septima::places::Space::all().filter(|&space| space != here);
            near.filter(|&space| table.rules.map.steps(here, space) <= NEAR).map(Move::Go).collect()
        }
        Question::Window(_) => {
            let potions = Potion::all().filter(|&potion| table.owns(potion)).map(|potion| Move::Use(potion.into()));
            let witches = table.my_witches().map(|witch| Move::Use(CardId::from(witch)));
            let buildings = table.placed_buildings().map(|building| Move::Use(CardId::from(building)));
            coven.spells().map(Move::Cast).chain(potions).chain(witches).chain(buildings).collect()
        }
        Question::Brew(_) => Potion::all().map(|potion| Move::Brew(potion, Discount::default())).collect(),
        Question::Heal(..) => (0..6u8)
            .map(Ward::Village)
            .filter_map(|ward| Some(Move::Heal(ward, Cure::Potion(table.illness_in(ward)?.remedy()))))
            .collect(),
        Question::RememberCard(_) | Question::Widow(Ask::PlayCard | Ask::Cooperate) => cards(),
        Question::Advance | Question::IconAdvance | Question::Ritual(..) => {
            coven.ritual.into_iter().flat_map(|space| space.above()).map(Move::Ritual).collect()
        }
        Question::Favour(..) | Question::TrialFavour(..) => Favour::all().map(Move::Favour).collect(),
        Question::Hunter => Hut::all().map(Move::Hunter).collect(),
        Question::Chamber(_) => coven_septima::moves::ChamberNumber::all().map(Move::Chamber).collect(),
        _ => Vec::new(),
    }
}
