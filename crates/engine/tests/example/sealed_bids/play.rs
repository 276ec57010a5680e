//! The course of the game.

use super::moves::{Card, Move, Slot};
use super::state::{Cards, HAND, Question, ROUNDS, SEATS, Stack, State, TALON};
use super::telling::Event;
use super::{ABOUT, SealedBids, Setup, View};
use coven_engine::{
    About, Audience, DataError, DataSource, Dice, Events, Illegal, MoveList, Places, Rules, Seat, Seats, SetupError, Sheet,
    Viewer,
};

impl Rules for SealedBids {
    type Setup = Setup;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &ABOUT
    }

    fn load(source: &DataSource) -> Result<Self, DataError> {
        Self::read(source)
    }

    fn data_hash(&self) -> &str {
        &self.hash
    }

    fn agree(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        if players != SEATS {
            return Err(SetupError::new("players", "SLB-SETUP-1", players));
        }
        if let Some(unknown) = variants.iter().find(|variant| **variant != "blind") {
            return Err(SetupError::new("unknown-variant", "SLB-SETUP-2", unknown));
        }
        Ok(Setup { blind: !variants.is_empty() })
    }

    fn setups(&self, _players: usize) -> Vec<Setup> {
        vec![Setup { blind: false }, Setup { blind: true }]
    }

    fn seats(&self, _: &Setup) -> usize {
        SEATS
    }

    fn longest(&self, _: &Setup) -> usize {
        let per_round = 1 + SEATS + 1;
        usize::from(ROUNDS) * per_round + 2 * TALON
    }

    /// SLB-SETUP-1
    fn start(&self, setup: &Setup, dice: &mut impl Dice, _: &mut impl Events<Event>) -> Result<State, SetupError> {
        let mut deck: [Card; SEATS * HAND + TALON] = std::array::from_fn(|i| Card(i as u8 + 1));
        dice.shuffle("deal", &mut deck, |card| card.to_string());
        let (dealt, talon) = deck.split_at(SEATS * HAND);
        let mut state = State {
            blind: setup.blind,
            round: 0,
            prize: None,
            hands: [Cards::default(); SEATS],
            bids: [None; SEATS],
            won: [0; SEATS],
            talon: [talon[0], talon[1], talon[2]],
            looked: [None; TALON],
            discard: Cards::default(),
            asked: Stack::default(),
        };
        for (hand, cards) in state.hands.iter_mut().zip(dealt.chunks(HAND)) {
            *hand = cards.iter().copied().collect();
        }
        state.asked.push(Question::Prize);
        Ok(state)
    }

    fn deciding(&self, state: &State) -> Seats {
        state.deciding()
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut MoveList<Move>) {
        if !state.deciding().contains(seat) {
            return;
        }
        let hand = state.hands[seat.index()];
        match state.asked.top() {
            None => {}
            Some(Question::Prize) => moves.extend([Move::Roll, Move::Fix]),
            Some(Question::Bid) => moves.extend(hand.iter().map(Move::Bid)),
            Some(Question::Reward(_)) => {
                moves.push(Move::Done);
                let unseen = |slot: &Slot| !state.blind && state.looked[usize::from(slot.0)].is_none();
                moves.extend((0..TALON as u8).map(Slot).filter(unseen).map(Move::Look));
            }
            Some(Question::Swap(..)) => {
                moves.push(Move::Leave);
                moves.extend(hand.iter().map(Move::Swap));
            }
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Move, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        match (state.asked.top(), m) {
            (Some(Question::Prize), Move::Roll) => {
                let thrown = dice.pick("die", self.sides.into(), |side| (side + 1).to_string());
                self.set_prize(state, seat, thrown as u8 + 1, events);
            }
            (Some(Question::Prize), Move::Fix) => self.set_prize(state, seat, self.fixed, events),
            (Some(Question::Bid), Move::Bid(card)) => lay(state, seat, card, events),
            (Some(Question::Reward(_)), Move::Look(slot)) => look(state, seat, slot, events),
            (Some(Question::Reward(_)), Move::Done) => next_round(state, events),
            (Some(Question::Swap(_, slot)), Move::Swap(card)) => swap(state, seat, slot, card, events),
            (Some(Question::Swap(..)), Move::Leave) => state.asked.pop(),
            _ => {}
        }
    }

    fn refuse(&self, state: &State, seat: Seat, m: Move) -> Illegal {
        match (state.asked.top(), m) {
            (Some(Question::Bid), Move::Bid(card)) | (Some(Question::Swap(..)), Move::Swap(card))
                if !state.hands[seat.index()].contains(card) =>
            {
                Illegal::new("not-in-hand", "SLB-BID-1")
            }
            (Some(Question::Reward(_)), Move::Look(_)) if !state.blind => Illegal::new("looked-at", "SLB-REWARD-1"),
            (Some(Question::Reward(_)), Move::Look(_)) => Illegal::NOT_POSSIBLE,
            _ => Illegal::OTHER_QUESTION,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        super::view::imagine(state, viewer, dice)
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        i32::from(state.won[seat.index()]) + hand_value(state, seat)
    }

    /// SLB-END-1
    fn places(&self, state: &State) -> Option<Places> {
        state.over().then(|| Places::by_key(SEATS, |seat| (self.points(state, seat), hand_value(state, seat))))
    }

    /// SLB-END-1
    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.add("prizes", state.won[seat.index()].into());
        sheet.add("hand", hand_value(state, seat));
        sheet
    }
}

impl SealedBids {
    /// SLB-ROUND-1: what the round is about; then all bid.
    fn set_prize(&self, state: &mut State, seat: Seat, prize: u8, events: &mut impl Events<Event>) {
        state.prize = Some(prize);
        state.asked.pop();
        state.asked.push(Question::Bid);
        events.tell(Audience::All, || Event::Prize { seat, prize });
    }
}

/// SLB-BID-1: a card lies face down; the last one opens all.
fn lay(state: &mut State, seat: Seat, card: Card, events: &mut impl Events<Event>) {
    state.hands[seat.index()].remove(card);
    state.bids[seat.index()] = Some(card);
    events.tell(Audience::All, || Event::Laid { seat });
    if let [Some(a), Some(b), Some(c)] = state.bids {
        open(state, [a, b, c], events);
    }
}

/// SLB-BID-2: the highest card wins the prize.
fn open(state: &mut State, bids: [Card; SEATS], events: &mut impl Events<Event>) {
    let winner = Seat::all(SEATS).max_by_key(|seat| bids[seat.index()]).unwrap_or(Seat(0));
    let prize = state.prize.unwrap_or_default();
    state.won[winner.index()] += prize;
    bids.into_iter().for_each(|card| state.discard.insert(card));
    state.bids = [None; SEATS];
    state.asked.pop();
    state.asked.push(Question::Reward(winner));
    events.reveal(Audience::All, || Event::Opened { seat: winner, prize, cards: bids.to_vec() });
}

/// SLB-REWARD-1: the winner sees a card of the talon.
fn look(state: &mut State, seat: Seat, slot: Slot, events: &mut impl Events<Event>) {
    state.looked[usize::from(slot.0)] = Some(seat);
    state.asked.push(Question::Swap(seat, slot));
    let card = state.talon[usize::from(slot.0)];
    events.tell(Audience::All, || Event::Looks { seat, slot });
    events.reveal(Audience::seat(seat), || Event::Looked { card });
}

/// SLB-REWARD-2: the winner swaps it.
fn swap(state: &mut State, seat: Seat, slot: Slot, card: Card, events: &mut impl Events<Event>) {
    let hand = &mut state.hands[seat.index()];
    hand.remove(card);
    hand.insert(std::mem::replace(&mut state.talon[usize::from(slot.0)], card));
    state.asked.pop();
    events.tell(Audience::All, || Event::Swapped { seat, slot });
}

/// SLB-ROUND-1: the lead passes on. SLB-END-1: after the last round the hands are shown.
fn next_round(state: &mut State, events: &mut impl Events<Event>) {
    state.asked.pop();
    state.prize = None;
    state.round += 1;
    if state.round < ROUNDS {
        state.asked.push(Question::Prize);
        return;
    }
    for seat in Seat::all(SEATS) {
        events.reveal(Audience::All, || Event::Shown { seat, cards: state.hands[seat.index()].iter().collect() });
    }
}

fn hand_value(state: &State, seat: Seat) -> i32 {
    state.hands[seat.index()].iter().map(|card| i32::from(card.0)).sum()
}
