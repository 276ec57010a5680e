//! Sealed Bids with one fault: every kind of fault that the conformance kit promises to find.

use coven_engine::{
    About, Audience, BadNotation, Broken, Coach, DataError, DataSource, Dice, Encode, Events, Eyes, Illegal, Knowledge, MoveList,
    Part, Phrase, Places, Prompt, Rules, Seat, Seats, SetupError, Sheet, Stage, Tell, Viewer,
};
use coven_example::{Card, Event, Move, SEATS, SealedBids, Setup, Slot, State, View};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, LazyLock};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// None: the game as it should be.
    Sound,
    /// Everybody sees what lies face down.
    LeakyView,
    /// The legal moves give a hidden card away.
    LeakyList,
    /// The event of a sealed bid names the card to everybody.
    LeakyEvent,
    /// The coach warns of what lies face down.
    LeakyCoach,
    /// What a viewer imagines is what is really there.
    HonestImagination,
    /// What a viewer imagines breaks the rules.
    WildImagination,
    /// What a viewer imagines contradicts the own hand.
    Forgetful,
    /// A move that is not listed is carried out.
    Obliging,
    /// A listed move is refused.
    Stubborn,
    /// A refused move changes the state.
    Messy,
    /// Anybody may answer for anybody.
    Unasked,
    /// The notation of a move does not read back.
    Garbled,
    /// A move is listed twice.
    Repeating,
    /// A deciding seat has no legal move.
    DeadEnd,
    /// A seat that is not asked has legal moves.
    Hasty,
    /// The game has no end.
    Endless,
    /// There are places before the end.
    Rash,
    /// The lines of the sheet do not add up to the points.
    Miscounting,
    /// The written position forgets something.
    ForgottenPosition,
    /// The order of sealed answers matters.
    Ordered,
    /// A card is shown as if nothing had been revealed, so that undo crosses it.
    SilentRevelation,
    /// The same move has different results.
    Impure,
    /// A move leads to a broken state.
    Breaking,
    /// The rules panic.
    Panicking,
    /// A setup that the game lists is refused.
    Withdrawn,
    /// Two moves have the same number.
    SharedNumber,
    /// A move has a number that is too high.
    HighNumber,
    /// A move has no number.
    Unnumbered,
    /// A number stands for another move than the one that has it.
    Renumbered,
    /// The moves listed after a move are those from before it.
    StaleList,
    /// Notes change the advice.
    SlyNotes,
    /// An observation shows what the view does not.
    LeakyObservation,
    /// An observation has the seats in the order of the table, whoever looks.
    FixedSeats,
    /// A number of an observation is none.
    Infinite,
}

/// A move that may be written badly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Written {
    pub m: Move,
    garbled: bool,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.m.to_string();
        f.write_str(if self.garbled { written.split(' ').next().unwrap_or_default() } else { &written })
    }
}

impl FromStr for Written {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Written, BadNotation> {
        Ok(Written { m: text.parse()?, garbled: false })
    }
}

/// The first version of these rules was sound; the fault came with the second.
static REVISED: LazyLock<About> = LazyLock::new(|| About { versions: 1..=2, ..SealedBids::about().clone() });

#[derive(Debug)]
pub struct Faulty {
    sound: SealedBids,
    fault: Fault,
    /// Something that rules must not have: a memory.
    memory: AtomicU8,
}

impl Faulty {
    pub fn with(fault: Fault) -> Self {
        let sound = SealedBids::load(&DataSource::builtin()).expect("the built-in data");
        Faulty { sound, fault, memory: AtomicU8::new(0) }
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn written(&self, m: Move) -> Written {
        Written { m, garbled: self.is(Fault::Garbled) }
    }

    fn list(&self, state: &State, seat: Seat) -> MoveList<Move> {
        let mut moves = MoveList::new();
        self.sound.legal(state, seat, &mut moves);
        moves
    }
}

/// Passes events on, but may keep quiet about revealing something.
struct Gossip<'a, E> {
    inner: &'a mut E,
    fault: Fault,
}

impl<E: Events<Event>> Events<Event> for Gossip<'_, E> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> Event) {
        self.inner.tell(to, event);
    }

    fn reveal(&mut self, to: Audience, event: impl FnOnce() -> Event) {
        if self.fault == Fault::SilentRevelation {
            self.inner.tell(to, event);
        } else {
            self.inner.reveal(to, event);
        }
    }
}

impl Rules for Faulty {
    type Setup = Setup;
    type State = State;
    type Move = Written;
    type View = View;
    type Event = Event;

    fn about() -> &'static About {
        &REVISED
    }

    fn under(self: Arc<Self>, version: u32) -> Arc<Self> {
        if version == 1 { Arc::new(Faulty::with(Fault::Sound)) } else { self }
    }

    fn load(source: &DataSource) -> Result<Self, DataError> {
        let sound = SealedBids::load(source)?;
        Ok(Faulty { sound, fault: Fault::Sound, memory: AtomicU8::new(0) })
    }

    fn data_hash(&self) -> &str {
        self.sound.data_hash()
    }

    fn agree(&self, players: usize, variants: &[&str]) -> Result<Setup, SetupError> {
        self.sound.agree(players, variants)
    }

    fn setups(&self, players: usize) -> Vec<Setup> {
        self.sound.setups(players)
    }

    fn seats(&self, setup: &Setup) -> usize {
        self.sound.seats(setup)
    }

    fn longest(&self, setup: &Setup) -> usize {
        self.sound.longest(setup)
    }

    fn start(&self, setup: &Setup, dice: &mut impl Dice, events: &mut impl Events<Event>) -> Result<State, SetupError> {
        if self.is(Fault::Withdrawn) {
            return Err(SetupError::new("sealed-players", "SLB-SETUP-1", SEATS));
        }
        self.sound.start(setup, dice, events)
    }

    fn deciding(&self, state: &State) -> Seats {
        self.sound.deciding(state)
    }

    fn legal(&self, state: &State, seat: Seat, moves: &mut MoveList<Written>) {
        let mut listed = self.list(state, seat);
        match self.fault {
            Fault::LeakyList if state.talon[0] > Card(9) && listed.len() > 1 => {
                let kept = listed[0];
                listed.clear();
                listed.push(kept);
            }
            Fault::Repeating if !listed.is_empty() => listed.push(listed[0]),
            Fault::DeadEnd if listed.len() == 1 => listed.clear(),
            Fault::Hasty if listed.is_empty() && !state.over() => listed.push(Move::Fix),
            _ => {}
        }
        moves.extend(listed.iter().map(|&m| self.written(m)));
    }

    fn apply(&self, state: &mut State, seat: Seat, m: Written, dice: &mut impl Dice, events: &mut impl Events<Event>) {
        let before = state.clone();
        self.sound.apply(state, seat, m.m, dice, &mut Gossip { inner: events, fault: self.fault });
        match (self.fault, m.m) {
            (Fault::LeakyEvent, Move::Bid(card)) => events.tell(Audience::All, || Event::Looked { card }),
            (Fault::Endless, Move::Roll | Move::Fix) => *state = before,
            (Fault::Ordered, Move::Bid(_)) if state.discard == before.discard => {
                let laid = before.bids.iter().flatten().count() as u8;
                state.won[seat.index()] = state.won[seat.index()].wrapping_add(laid);
            }
            (Fault::Impure, Move::Done) => state.won[0] = self.memory.fetch_add(1, Ordering::Relaxed),
            (Fault::Breaking, Move::Swap(card)) => state.hands[seat.index()].insert(card),
            (Fault::Panicking, Move::Look(Slot(slot))) => assert!(slot < 2, "there is no such card"),
            _ => {}
        }
    }

    fn apply_and_list(
        &self,
        state: &mut State,
        seat: Seat,
        m: Written,
        dice: &mut impl Dice,
        events: &mut impl Events<Event>,
        moves: &mut MoveList<Written>,
    ) -> Option<Seat> {
        self.apply(state, seat, m, dice, events);
        if self.is(Fault::StaleList) { self.deciding(state).first() } else { self.list_first(state, moves) }
    }

    fn refuse(&self, state: &State, seat: Seat, m: Written) -> Illegal {
        self.sound.refuse(state, seat, m.m)
    }

    fn statement(&self, state: &State, seat: Seat, text: &str) -> Result<String, Illegal> {
        self.sound.statement(state, seat, text)
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        m: Written,
        dice: &mut impl Dice,
        events: &mut impl Events<Event>,
    ) -> Result<(), Illegal> {
        let deciding = self.deciding(state);
        if deciding.is_empty() {
            return Err(Illegal::GAME_OVER);
        }
        if !deciding.contains(seat) {
            return Err(if self.is(Fault::Unasked) { Illegal::OTHER_QUESTION } else { Illegal::NOT_ASKED });
        }
        let mut listed = MoveList::new();
        self.legal(state, seat, &mut listed);
        match (listed.contains(&m), self.fault) {
            (true, Fault::Stubborn) if m.m == Move::Leave => return Err(Illegal::NOT_POSSIBLE),
            (false, Fault::Obliging) => {}
            (false, Fault::Messy) => {
                state.won[seat.index()] = state.won[seat.index()].wrapping_add(1);
                return Err(self.refuse(state, seat, m));
            }
            (false, _) => return Err(self.refuse(state, seat, m)),
            (true, _) => {}
        }
        self.apply(state, seat, m, dice, events);
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = self.sound.view(state, viewer);
        if self.is(Fault::LeakyView) {
            view.talon.iter_mut().zip(state.talon).for_each(|(slot, card)| slot.card = Some(card));
        }
        view
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut impl Dice) -> State {
        match self.fault {
            Fault::HonestImagination => state.clone(),
            Fault::WildImagination => State { talon: [Card(1); 3], ..self.sound.imagine(state, viewer, dice) },
            Fault::Forgetful => self.sound.imagine(state, Viewer::Spectator, dice),
            _ => self.sound.imagine(state, viewer, dice),
        }
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.sound.points(state, seat) + i32::from(self.is(Fault::Miscounting))
    }

    fn places(&self, state: &State) -> Option<Places> {
        if self.is(Fault::Rash) { Some(Places::all_last(SEATS)) } else { self.sound.places(state) }
    }

    fn sheet(&self, state: &State, seat: Seat) -> Sheet {
        self.sound.sheet(state, seat)
    }
}

impl Stage for Faulty {
    type Position = <SealedBids as Stage>::Position;

    fn position(&self, state: &State) -> Self::Position {
        if self.is(Fault::ForgottenPosition) {
            return self.sound.position(&State { won: [0; SEATS], ..state.clone() });
        }
        self.sound.position(state)
    }

    fn stage(&self, position: Self::Position) -> Result<State, Broken> {
        self.sound.stage(position)
    }

    fn check(&self, state: &State) -> Result<(), Broken> {
        self.sound.check(state)
    }
}

impl Tell for Faulty {
    fn prompt(&self, state: &State, seat: Seat) -> Prompt {
        self.sound.prompt(state, seat)
    }

    fn tell_move(&self, state: &State, seat: Seat, m: Written) -> Phrase {
        self.sound.tell_move(state, seat, m.m)
    }

    fn tell_event(&self, event: &Event) -> Phrase {
        self.sound.tell_event(event)
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        self.sound.tell_view(view)
    }
}

impl Encode for Faulty {
    const ENCODING: u32 = 1;

    fn actions(&self) -> usize {
        self.sound.actions()
    }

    fn index(&self, eyes: Eyes, m: Written) -> Option<usize> {
        match (self.fault, m.m) {
            (Fault::SharedNumber, Move::Roll) => self.sound.index(eyes, Move::Fix),
            (Fault::HighNumber, Move::Done) => Some(self.actions()),
            (Fault::Unnumbered, Move::Leave) => None,
            (_, m) => self.sound.index(eyes, m),
        }
    }

    fn move_at(&self, eyes: Eyes, index: usize) -> Option<Written> {
        let m = self.sound.move_at(eyes, index)?;
        match (self.fault, m) {
            // Only what is legal need read back: the kit must find it there.
            (Fault::SharedNumber, Move::Roll) | (Fault::HighNumber, Move::Done) | (Fault::Unnumbered, Move::Leave) => None,
            (Fault::Renumbered, Move::Fix) => Some(self.written(Move::Roll)),
            _ => Some(self.written(m)),
        }
    }

    fn parts(&self) -> &[Part] {
        self.sound.parts()
    }

    fn observe(&self, view: &View, eyes: Eyes, out: &mut [f32]) {
        let eyes = if self.is(Fault::FixedSeats) { Eyes::new(Seat(0), eyes.seats) } else { eyes };
        self.sound.observe(view, eyes, out);
        if self.is(Fault::Infinite) && view.round > 0 {
            out[0] = 1.0 / 0.0;
        }
    }

    fn observe_state(&self, state: &State, eyes: Eyes, out: &mut [f32]) {
        self.observe(&self.view(state, Viewer::Seat(eyes.seat)), eyes, out);
        if self.is(Fault::LeakyObservation) {
            out[0] = f32::from(state.talon[0].0);
        }
    }
}

impl Knowledge for Faulty {
    type Belief = ();
    type Notes = ();

    fn advise_along(&self, state: &State, seat: Seat, moves: &[Written], weights: &mut Vec<f32>, _: &mut ()) {
        self.advise(state, seat, moves, weights);
        if self.is(Fault::SlyNotes) {
            weights[0] = 0.0;
        }
    }
}

impl Coach for Faulty {
    fn plan(&self, state: &State, _: Seat) -> Vec<Phrase> {
        let leaks = self.is(Fault::LeakyCoach);
        leaks.then(|| Phrase::new("sealed-plan").with("hands", format!("{:?}", state.hands))).into_iter().collect()
    }
}
