//! Chapters 2.3 and 21.2: the Prologue cards, at the beginning and when a card is drawn later.

use crate::card::{CardId, Offer};
use crate::components::PrologueCard;
use crate::events::Event;
use crate::moves::{Arrangement, Move};
use crate::play::Play;
use crate::rewards::Bonus;
use crate::scene::Scene;
use crate::set::{Few, Set};
use crate::state::{Progress, TypeChosen};
use crate::task::{Question, Task};
use crate::words::{Half, Ingredient};
use coven_engine::names::Item;
use coven_engine::{Dice, Events, Seat};

/// SEP-SETUP-19, SEP-RUL-E10: the sections that stay visible, from top to bottom: which of the two cards, and which half of it.
const ARRANGEMENTS: [[(usize, Half); 3]; 4] = [
    [(0, Half::Top), (0, Half::Bottom), (1, Half::Bottom)],
    [(0, Half::Top), (1, Half::Top), (1, Half::Bottom)],
    [(1, Half::Top), (1, Half::Bottom), (0, Half::Bottom)],
    [(1, Half::Top), (0, Half::Top), (0, Half::Bottom)],
];

impl Scene<'_> {
    /// The sections a coven has laid open, each with the number of times its bonus is gained.
    pub fn laid_sections(&self, seat: Seat, arrangement: u8) -> impl Iterator<Item = (PrologueCard, Half, u8)> {
        let cards = self.coven(seat).prologue;
        let rules = self.rules;
        let sections = ARRANGEMENTS[usize::from(arrangement)].into_iter().zip(rules.prologue_times);
        sections.map(move |((card, half), times)| (rules.prologue[usize::from(cards[card]) - 1], half, times))
    }

    /// SEP-SETUP-20: the types among which the ingredient with this number is chosen; none if the arrangement brings fewer ingredients.
    pub fn prologue_types(&self, seat: Seat, number: usize) -> Option<Set<Ingredient>> {
        let arrangement = self.s.secret.prologue[seat.index()].arrangement?;
        let tops = self.laid_sections(seat, arrangement).filter(|(_, half, _)| *half == Half::Top);
        tops.flat_map(|(card, _, times)| std::iter::repeat_n(card.top, usize::from(times))).nth(number)
    }

    /// The types among which the next ingredient is chosen; none when all are chosen.
    pub fn next_prologue_types(&self, seat: Seat) -> Option<Set<Ingredient>> {
        self.prologue_types(seat, self.s.secret.prologue[seat.index()].types.len())
    }

    /// SEP-SETUP-18, SEP-SETUP-20: an arrangement, then the type of each ingredient.
    pub fn prologue_moves(&self, seat: Seat, out: &mut dyn Offer) {
        if self.s.secret.prologue[seat.index()].arrangement.is_none() {
            Arrangement::all().for_each(|way| out.offer(Move::Arrange(way)));
        } else if let Some(types) = self.next_prologue_types(seat) {
            types.for_each(|ingredient| out.offer(Move::Take(ingredient.into())));
        }
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SETUP-18: all covens lay their cards at the same time.
    pub fn begin_prologue(&mut self) {
        self.deal_prologue();
        self.s.stage = Progress::Prologue;
        self.s.asked = self.scene().people().collect();
    }

    pub fn answer_prologue(&mut self, seat: Seat, m: Move) {
        let answer = &mut self.s.secret.prologue[seat.index()];
        match m {
            Move::Arrange(way) => answer.arrangement = Some(way.index() as u8),
            Move::Take(good) => answer.types.push(TypeChosen(good.ingredient().unwrap_or(Ingredient::Berry))),
            _ => return,
        }
        if self.scene().next_prologue_types(seat).is_none() {
            self.s.asked.remove(seat);
        }
        if self.s.asked.is_empty() {
            self.resolve_prologue();
        }
    }

    /// SEP-SETUP-18, SEP-SETUP-20, SEP-SETUP-23: the bonuses of all covens, and the cards go back.
    fn resolve_prologue(&mut self) {
        for seat in self.scene().people() {
            self.s.board.acting = seat;
            let answer = std::mem::take(&mut self.s.secret.prologue[seat.index()]);
            let arrangement = answer.arrangement.unwrap_or_default();
            self.reveal(|| Event::PrologueLaid { seat, arrangement: arrangement + 1 });
            let mut types = answer.types.iter();
            let sections: Few<Option<(PrologueCard, Half, u8)>, 3> =
                self.scene().laid_sections(seat, arrangement).map(Some).collect();
            for &(card, half, times) in sections.iter().flatten() {
                for _ in 0..times {
                    match half {
                        Half::Top => {
                            let chosen = types.next().map_or(Ingredient::Berry, |chosen| chosen.0);
                            self.gain(chosen.into(), 1);
                        }
                        Half::Bottom => self.gain_bottom_bonus(card),
                    }
                }
            }
            self.me().prologue.clear();
        }
        self.s.secret.prologue.clear();
        self.draw_first_player();
    }

    /// SEP-SETUP-20, SEP-RUL-E10: a good without brew wisdom, or a citizen to the crowd.
    fn gain_bottom_bonus(&mut self, card: PrologueCard) {
        match card.bottom {
            Bonus::Gain(good, count) => self.gain(good, count),
            Bonus::Send(count) => self.send_to_crowd(count),
            _ => {}
        }
    }

    /// SEP-BLD-3, SEP-SPL-F10: a card is drawn for another card, and is shuffled back at once.
    pub fn draw_prologue(&mut self, card: CardId) {
        let deck = self.rules.prologue.len() as u32;
        let number = self.dice.pick("prologue", deck, |number| (number + 1).to_string()) as u8;
        let seat = self.acting();
        self.reveal(|| Event::PrologueDrawn { seat, number: number + 1 });
        self.then(&[Task::Ask(Question::Card(card, number))]);
    }

    pub fn prologue_bonus(&mut self, number: u8) {
        self.gain_bottom_bonus(self.rules.prologue_card(number));
    }
}
