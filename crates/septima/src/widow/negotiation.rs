//! Chapter 23.3, step A: how the human's card and the Widow's are chosen.

use crate::card::Offer;
use crate::events::Event;
use crate::moves::Move;
use crate::play::Play;
use crate::scene::Scene;
use crate::set::Set;
use crate::state::Step;
use crate::widow::events::WidowEvent;
use crate::widow::{Ask, Deed, HUMAN, WIDOW, act, ask};
use crate::words::{Action, Face, Negotiation, Talk};
use coven_engine::names::Item;
use coven_engine::{Dice, Events};

impl Talk {
    /// The card that it takes.
    pub const fn card(self) -> Negotiation {
        match self {
            Talk::Cooperation => Negotiation::Cooperation,
            Talk::DelaySwap | Talk::DelayRight | Talk::DelayLeft => Negotiation::Delay,
            Talk::Information => Negotiation::Information,
        }
    }
}

impl Scene<'_> {
    /// SEP-SOLO-8: every way to open step A.
    pub fn negotiations(&self, out: &mut dyn Offer) {
        out.offer(Move::Done);
        Talk::all().filter(|&talk| self.can_negotiate(talk)).for_each(|talk| out.offer(Move::Negotiate(talk)));
    }

    pub fn can_negotiate(&self, talk: Talk) -> bool {
        let possible = talk != Talk::Cooperation || !self.common_cards().is_empty();
        possible && self.widow().negotiation[talk.card()] > 0
    }

    /// SEP-SOLO-10: the cards that the human has in hand and the Widow in her row or deck. Her Remember matches Remember.
    pub fn common_cards(&self) -> Set<Action> {
        self.hand(HUMAN) & self.hand(WIDOW)
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    pub fn begin_solo_phase(&mut self) {
        self.s.board.step = Step::A;
        self.then(&[ask(Ask::Negotiate)]);
    }

    /// SEP-SOLO-8, SEP-SOLO-10: no negotiation and Delay choose first and roll then, Information rolls first, Cooperation does
    /// not roll. A played Negotiation card leaves the game.
    pub fn negotiate(&mut self, m: Move) {
        let talk = if let Move::Negotiate(talk) = m { Some(talk) } else { None };
        if let Some(talk) = talk {
            let card = talk.card();
            self.widow().negotiation.take(card);
            self.tell_widow(|| WidowEvent::Negotiated { card });
        }
        let (choose, roll, turns) = (ask(Ask::PlayCard), act(Deed::Roll), act(Deed::Turns));
        match talk {
            Some(Talk::Cooperation) => self.then(&[ask(Ask::Cooperate), turns]),
            Some(Talk::Information) => self.then(&[roll, choose, turns]),
            _ => self.then(&[choose, roll, turns]),
        }
        if let Some(talk) = talk.filter(|talk| talk.card() == Negotiation::Delay) {
            self.delay(talk);
        }
    }

    /// SEP-SOLO-8 (3): the three changes of the row.
    fn delay(&mut self, talk: Talk) {
        let (left, right) = (self.widow().left, self.widow().right);
        let row = match talk {
            Talk::DelaySwap => (right, left),
            _ => {
                // Drawn while both cards still lie in the row, so it is another one.
                let drawn = self.draw_widow_card();
                if let Some(card) = drawn {
                    self.reveal_widow(|| WidowEvent::RowCardShown { card });
                }
                let (put_back, row) = if talk == Talk::DelayRight { (right, (left, drawn)) } else { (left, (right, drawn)) };
                self.widow().top = put_back;
                row
            }
        };
        (self.widow().left, self.widow().right) = row;
        let (left, right) = row;
        self.tell_widow(|| WidowEvent::RowChanged { left, right });
    }

    pub fn play_own_card(&mut self, m: Move) {
        if let Move::Card(action) = m {
            self.coven(HUMAN).card = Some(action);
            self.tell(|| Event::CardPlayed { seat: HUMAN, action });
        }
    }

    /// SEP-SOLO-8 (2): she plays the same action; if it was in her deck, the deck is shuffled.
    pub fn cooperate(&mut self, m: Move) {
        self.play_own_card(m);
        if let Move::Card(action) = m {
            if self.scene().widow_deck().contains(action) {
                self.widow().top = None;
            }
            self.widow_plays(action);
        }
    }

    /// SEP-SOLO-9: the die says which card she plays.
    pub fn roll_for_widow(&mut self) {
        let faces = &self.rules.solo.die;
        let face = faces[self.dice.pick("solo die", faces.len() as u32, |face| faces[face as usize].to_string()) as usize];
        self.reveal_widow(|| WidowEvent::Rolled { face });
        let card = match face {
            Face::Left => self.widow().left,
            Face::Right => self.widow().right,
            Face::Deck => self.draw_widow_card(),
        };
        if let Some(card) = card {
            self.widow_plays(card);
        }
    }
}
