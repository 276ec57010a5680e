//! What a viewer may imagine: a state drawn uniformly from all that agree with what the viewer knows (NSM-INFO-5).

use crate::Salem;
use crate::cards::{Building, Side};
use crate::state::{Answer, Hand, State, Task};
use coven_engine::{Dice, Seat, Seats, Viewer};

impl Salem {
    pub(crate) fn imagined(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        let mut imagined = state.clone();
        self.imagine_characters(&mut imagined, viewer, dice);
        imagine_cards(&mut imagined, viewer, dice);
        imagine_answers(&mut imagined, viewer, dice);
        imagined
    }

    /// NSM-INFO-5: a pool of so many Witches and Puritans was shuffled and all but one card dealt. Given the characters
    /// that the viewer knows, the rest of the pool lies in random order on the other seats and the card left over, and
    /// every choice of persons for it is equally likely.
    fn imagine_characters(&self, state: &mut State, viewer: Viewer, dice: &mut impl Dice) {
        let known = state.known_characters(viewer);
        let table = self.printed.table(state.players());
        let mut witches = u32::from(table.witches);
        let mut cards = state.players() as u32 + 1;
        let mut piles = [self.pile(Side::Puritan), self.pile(Side::Witch)];
        for seat in known {
            let character = state.characters[seat.index()];
            let side = self.printed.character(character).side;
            piles[side.index()].retain(|other| *other != character);
            witches = witches.saturating_sub(u32::from(side == Side::Witch));
            cards -= 1;
        }
        for seat in state.everybody().filter(|&seat| !known.contains(seat)) {
            let side = if dice.below(cards) < witches { Side::Witch } else { Side::Puritan };
            let pile = &mut piles[side.index()];
            let chosen = dice.below(pile.len() as u32) as usize;
            if let Some(character) = pile.pop_at(chosen) {
                state.characters[seat.index()] = character;
            }
            witches = witches.saturating_sub(u32::from(side == Side::Witch));
            cards -= 1;
        }
    }
}

impl State {
    /// NSM-INFO-1, NSM-INFO-2, NSM-INFO-3: the own character, those turned up, those that an event showed; all at the end.
    pub(crate) fn known_characters(&self, viewer: Viewer) -> Seats {
        if self.tasks.is_empty() {
            return self.everybody();
        }
        let private = |seat: Seat| match viewer {
            Viewer::Seat(own) => seat == own || self.seen[own.index()].contains(seat),
            Viewer::Spectator => false,
        };
        self.everybody().filter(|&seat| self.face_up.contains(seat) || private(seat)).collect()
    }

    /// NSM-INFO-3: whether the viewer holds this hand or passed it on.
    pub(crate) fn knows_hand(&self, viewer: Viewer, holder: Seat) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.knowers_of_hand(holder).contains(seat),
            Viewer::Spectator => false,
        }
    }
}

/// NSM-INFO-4, NSM-INFO-5: all cards that the viewer has not seen are equally likely in every place that it cannot see.
fn imagine_cards(state: &mut State, viewer: Viewer, dice: &mut impl Dice) {
    let mut unseen = state.deck.unseen;
    let hidden: Seats = state.everybody().filter(|&holder| !state.knows_hand(viewer, holder)).collect();
    for holder in hidden {
        state.hands[holder.index()].iter().for_each(|card| unseen.add(card.index()));
    }
    for card in state.deck.bottom.iter().chain(state.grant.iter()).filter(|card| !card.known_to(viewer)) {
        unseen.add(card.building.index());
    }
    let mut draw = || Building::ALL[unseen.draw("building", dice, |kind| Building::ALL[kind].name())];
    for holder in hidden {
        state.hands[holder.index()].iter_mut().for_each(|card| *card = draw());
    }
    for card in state.deck.bottom.iter_mut().chain(state.grant.iter_mut()).filter(|card| !card.known_to(viewer)) {
        card.building = draw();
    }
    state.deck.unseen = unseen;
}

/// NSM-INFO-6: of sealed answers only who has given one is known; any that the hand allows is equally likely.
fn imagine_answers(state: &mut State, viewer: Viewer, dice: &mut impl Dice) {
    let discarding = matches!(state.task(), Some(Task::Discard { .. }));
    for seat in state.everybody().filter(|&seat| !viewer.is(seat)) {
        if state.answers[seat.index()].is_none() {
            continue;
        }
        let kinds = distinct(&state.hands[seat.index()]);
        let chosen = dice.below(kinds.len() as u32 + u32::from(discarding)) as usize;
        state.answers[seat.index()] = Some(kinds.get(chosen).map_or(Answer::Redraw, |&card| Answer::Build(card)));
    }
}

fn distinct(hand: &Hand) -> Hand {
    let mut kinds = crate::state::EMPTY_HAND;
    for &card in hand.iter() {
        if !kinds.contains(&card) {
            kinds.push(card);
        }
    }
    kinds
}
