//! The witch pile: drawing from its top and putting tiles under it. Who knows what is kept with the tiles.

use crate::card::Witch;
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::state::Tile;
use crate::task::{Draw, Question, Task};
use coven_engine::names::Item;
use coven_engine::{Audience, Dice, Events};

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// The top tile: first the third tiles of the draft (SEP-SETUP-17), then the rest, then what was put at the bottom.
    pub fn draw_witch(&mut self) -> Option<Tile> {
        let (thirds, middle) = (self.s.secret.pile.thirds, self.scene().unplaced_witches());
        let top = if thirds.is_empty() { middle } else { thirds };
        if top.is_empty() {
            let bottom = &mut self.s.secret.pile.bottom;
            return (!bottom.is_empty()).then(|| bottom.remove(0));
        }
        let name = |index: u32| Witch::at(index as usize).to_string();
        let witch = Witch::at(self.dice.pick_bit("witch", top.bits().into(), name) as usize);
        self.s.secret.pile.thirds.remove(witch);
        Some(Tile { witch, third: !thirds.is_empty(), ..Tile::default() })
    }

    /// The lowest tile: what was put under the pile last, or any of the others.
    pub fn draw_bottom_witch(&mut self) -> Option<Tile> {
        self.s.secret.pile.bottom.pop().or_else(|| self.draw_witch())
    }

    /// SEP-PAT-8, SEP-SPL-A5: draw what is there; only the coven sees the tiles.
    pub fn draw_witches(&mut self, purpose: Draw, count: u8) {
        let seat = self.acting();
        for _ in 0..count {
            if let Some(mut tile) = self.draw_witch() {
                tile.seen_by.insert(seat);
                self.s.secret.drawn.push(tile);
            }
        }
        let drawn = self.s.secret.drawn;
        self.tell(|| Event::WitchesDrawn { seat, count: drawn.len() as u8 });
        let witches = drawn.iter().map(|tile| tile.witch).collect();
        self.events.reveal(Audience::seat(seat), || Event::WitchesSeen { seat, witches });
        self.then(&[Task::Ask(Question::KeepWitch(purpose))]);
    }

    /// SEP-PAT-6, SEP-SPL-A5: one tile is kept, the others go under the pile, known to those who saw them.
    pub fn keep_witch(&mut self, purpose: Draw, m: Move) {
        let Move::Keep(witch) = m else { return };
        let (seat, drawn) = (self.acting(), std::mem::take(&mut self.s.secret.drawn));
        drawn.iter().filter(|tile| tile.witch != witch).for_each(|&tile| self.s.secret.pile.bottom.push(tile));
        match purpose {
            Draw::Reward => {
                self.s.board.offered = Some(witch);
                self.reveal(|| Event::WitchOffered { seat, witch });
                self.then(&[Task::Ask(Question::Welcome(false))]);
            }
            Draw::Aside => {
                self.me().aside = Some(witch);
                self.reveal(|| Event::WitchAside { seat, witch });
            }
        }
    }
}
