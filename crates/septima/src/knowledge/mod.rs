//! What a good player would say about Septima, in points: what things are worth ([`prices`]), how a position will end
//! ([`outlook`], alone [`solo`]), and which move looks promising ([`advice`]).

mod advice;
mod outlook;
pub mod prices;
mod solo;

use crate::card::Family;
use crate::components::Septima;
use crate::moves::Move;
use crate::state::{Mode, Stage, State};
use crate::task::{Question, Task};
use crate::words::{Action, Order, Potion};
use coven_engine::knowledge::by_lead;
use coven_engine::{Knowledge, MAX_SEATS, Phrase, Seat};

impl Knowledge for Septima {
    const PARAMETERS: &'static str = include_str!("../../parameters.toml");

    type Belief = ();

    fn advise(&self, state: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let scene = self.scene(state);
        let asked = scene.asked();
        weights.clear();
        weights.extend(moves.iter().map(|&m| scene.worth(seat, asked, m).max(prices::SOMETHING)));
    }

    fn outlook(&self, state: &State, seats: usize) -> [f32; MAX_SEATS] {
        let scene = self.scene(state);
        if scene.is_solo() {
            let mut outlook = [0.0; MAX_SEATS];
            outlook[0] = scene.chance_against_the_widow();
            return outlook;
        }
        by_lead(seats, prices::DECISIVE * (1.0 + scene.game_left()), |seat| scene.expected_points(seat))
    }

    fn reason(&self, state: &State, seat: Seat, m: Move) -> Option<Phrase> {
        let scene = self.scene(state);
        // SEP-SETUP-1: only the full game has a ritual track.
        let attuning = if state.setup.mode == Mode::Full { "septima-reason-attune" } else { "septima-reason-attune-basic" };
        let id = match m {
            Move::Card(action) if scene.will_attune(seat, action) => attuning,
            Move::Card(Action::Collect) => "septima-reason-collect",
            Move::Card(Action::Brew) => "septima-reason-brew",
            Move::Card(Action::Heal) | Move::Heal(..) | Move::Track(_) => "septima-reason-heal",
            Move::Card(Action::Chant) | Move::Calm => "septima-reason-calm",
            Move::Card(Action::Recruit | Action::Plead) | Move::Chamber(_) | Move::Send => "septima-reason-citizens",
            Move::Card(Action::Ritual) | Move::Ritual(_) => "septima-reason-ritual",
            Move::Card(Action::Move | Action::Remember) => "septima-reason-prepare",
            Move::Brew(potion, _) if potion.is_utility() => "septima-reason-brew-wisdom",
            Move::Brew(..) => "septima-reason-brew-remedy",
            Move::Go(_) => "septima-reason-place",
            Move::Bonus(Order::First | Order::Last | Order::Instead) => "septima-reason-bonus",
            Move::Cast(_) => "septima-reason-cast",
            Move::Use(card) => match card.family() {
                Family::Potion(Potion::CalmingPotion) => "septima-reason-calm",
                Family::Potion(Potion::LovePhilter) => "septima-reason-citizens",
                Family::Potion(Potion::RitualOil) => attuning,
                _ => "septima-reason-ability",
            },
            Move::Take(_) => "septima-reason-goods",
            Move::Spell(_) => "septima-reason-spell",
            Move::Done => "septima-reason-enough",
            Move::Keep(_) => "septima-reason-witch",
            Move::Charm => "septima-reason-escape",
            _ => return None,
        };
        Some(Phrase::new(id))
    }
}

/// What a coven is being asked.
#[derive(Clone, Copy)]
enum Asked {
    /// SEP-PHASE-A1, alone SEP-SOLO-8.
    Card,
    /// One of the choices before the first season.
    Opening,
    Question(Question),
}

impl crate::scene::Scene<'_> {
    fn asked(&self) -> Asked {
        match (self.s.stage, self.s.agenda.last()) {
            (Stage::ChooseCards, _) => Asked::Card,
            (Stage::Agenda, Some(&Task::Ask(Question::Widow(crate::widow::Ask::PlayCard | crate::widow::Ask::Cooperate)))) => {
                Asked::Card
            }
            (Stage::Agenda, Some(&Task::Ask(question))) => Asked::Question(question),
            _ => Asked::Opening,
        }
    }
}

#[cfg(test)]
mod tests;
