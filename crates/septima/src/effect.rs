//! The table as a card's effect may change it: it queues tasks and notes what holds this turn. Whatever needs dice or is
//! told to the players is a task.

use crate::card::CardId;
use crate::components::Septima;
use crate::scene::Scene;
use crate::state::{Coven, Printed, State, Tile, Turn, Voluntary};
use crate::task::{Question, Task};
use crate::words::{BonusKind, Window};

/// The rules, the state, and the card that is acting.
#[derive(Debug)]
pub(crate) struct Effect<'a> {
    pub rules: &'a Septima,
    pub s: &'a mut State,
    pub card: CardId,
}

impl Effect<'_> {
    pub fn scene(&self) -> Scene<'_> {
        Scene { rules: self.rules, s: self.s }
    }

    pub fn me(&mut self) -> &mut Coven {
        let seat = self.s.board.acting;
        &mut self.s.covens[seat.index()]
    }

    pub fn turn(&mut self) -> &mut Turn {
        &mut self.s.turn
    }

    /// Queues tasks, to be done in this order before everything else.
    pub fn then(&mut self, tasks: &[Task]) {
        tasks.iter().rev().for_each(|&task| self.s.agenda.push(task));
    }

    /// Asks the card's own question.
    pub fn ask(&mut self, memo: u8) {
        self.then(&[Task::Ask(Question::Card(self.card, memo))]);
    }

    /// SEP-ATT-4, SEP-RUL-X13: the action counts as attuned with another coven. In W2 an *also* bonus may still be resolved at once.
    pub fn attune(&mut self, how: Voluntary) {
        let turn = &mut self.s.turn;
        if turn.voluntary != Voluntary::WithCoven {
            turn.voluntary = how;
        }
        let late = turn.window == Some(Window::W2) && !turn.offered_bonus;
        if let Some(action) = turn.played.filter(|action| late && action.bonus() == BonusKind::Also) {
            turn.offered_bonus = true;
            self.then(&[Task::Ask(Question::LateBonus(action))]);
        }
    }

    /// Notes that a card with a limit was used.
    pub fn note_use(&mut self) {
        let card = self.card;
        self.s.turn.used.push(card);
    }

    pub fn print(&mut self, printed: Printed) {
        self.s.turn.printed.push(printed);
    }

    /// SEP-SPL-6: the running effect of this spell ends; only the marker is removed.
    pub fn end(&mut self) {
        if let crate::card::Family::Spell(spell) = self.card.family() {
            self.me().marked.remove(spell);
            (self.card.card().ends)(self);
        }
    }

    /// The witch set aside goes to the bottom of the pile; everybody has seen her.
    pub fn aside_to_bottom(&mut self) {
        if let Some(witch) = self.me().aside.take() {
            self.s.secret.pile.bottom.push(Tile { witch, shown: true, ..Tile::default() });
        }
    }
}
