//! What a good player would say about a position: the only thing that computer opponents know of a game besides its rules.

use crate::dice::Dice;
use crate::encode::Encode;
use crate::phrase::Phrase;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use std::fmt::Debug;

/// Something that a seat heard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Heard<'a, E> {
    Event(&'a E),
    /// A statement of table talk, in the game's notation.
    Said(Seat, &'a str),
}

/// A game's advice to those who play it. The defaults know nothing: every move looks alike, and points decide.
pub trait Knowledge: Encode {
    /// How computer players think about the game, as TOML: `[search]` for all levels, a table with a budget for each level. What
    /// is not said follows from the bots' own defaults.
    const PARAMETERS: &'static str = "";

    /// How chances to win that playouts suggest are corrected to what really comes of such games, as TOML; `coven calibrate` writes
    /// it. Nothing is corrected in a game that says nothing.
    const CALIBRATION: &'static str = "";

    /// A net that was trained to judge positions of this game, as the bots keep it in a file; empty in a game that has none. It
    /// reads observations ([`Encode::observe`]) and nothing else.
    const NET: &'static [u8] = &[];

    /// What a seat makes of everything it has seen and heard: who is likely to be what.
    type Belief: Default + Send + Sync;

    /// Makes up a seat's mind. `heard` is what the seat heard so far, in order; it may be incomplete.
    fn believe(&self, state: &Self::State, seat: Seat, heard: &[Heard<'_, Self::Event>]) -> Self::Belief {
        let _ = (state, seat, heard);
        Self::Belief::default()
    }

    /// A state that the seat cannot tell from the real one, like [`Rules::imagine`], but drawn by what the seat believes: a likely
    /// state more often than an unlikely one.
    fn suppose(&self, state: &Self::State, seat: Seat, belief: &Self::Belief, dice: &mut impl Dice) -> Self::State {
        let _ = belief;
        self.imagine(state, Viewer::Seat(seat), dice)
    }

    /// Says how promising each legal move looks at first sight: one weight of at least 0 for each, in the same order. Reads
    /// nothing that the seat cannot know.
    fn advise(&self, state: &Self::State, seat: Seat, moves: &[Self::Move], weights: &mut Vec<f32>) {
        let _ = (state, seat);
        weights.clear();
        weights.resize(moves.len(), 1.0);
    }

    /// What advice keeps from one decision to the next, so that nothing is worked out twice; `()` for a game that keeps nothing.
    type Notes: Default + Debug + Send;

    /// The same advice, bit by bit, for whoever asks again and again along one line of play: `notes` are new where the line begins,
    /// and every state follows from the one before by legal moves.
    fn advise_along(
        &self,
        state: &Self::State,
        seat: Seat,
        moves: &[Self::Move],
        weights: &mut Vec<f32>,
        notes: &mut Self::Notes,
    ) {
        let _ = notes;
        self.advise(state, seat, moves, weights);
    }

    /// Says how well every seat stands, from 0 (lost) to 1 (won), in any state; [`Rules::places`] decides a finished game.
    fn outlook(&self, state: &Self::State, seats: usize) -> [f32; MAX_SEATS] {
        by_lead(seats, 20.0, |seat| self.points(state, seat) as f32)
    }

    /// The side for which a seat plays, in a game that deals sides: read when the game is over, to see whether they are fair.
    fn side_of(&self, state: &Self::State, seat: Seat) -> Option<&'static str> {
        let _ = (state, seat);
        None
    }

    /// The answer to the game's question about what is hidden of a seat ("is this a Witch?"), in a game that has one; its words are
    /// `<game>-secret`. It reads the truth: whoever asks in the name of a seat asks about a state that the seat has imagined.
    fn secret_of(&self, state: &Self::State, about: Seat) -> Option<bool> {
        let _ = (state, about);
        None
    }

    /// Whether an event opens what several have chosen in secret at the same time: what comes of it is a matter of guessing, and
    /// neither of luck nor of what one of them did alone.
    fn opens_choice(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Why a move is good, in a few words.
    fn reason(&self, state: &Self::State, seat: Seat, m: Self::Move) -> Option<Phrase> {
        let _ = (state, seat, m);
        None
    }
}

/// An outlook from estimated points: by how far a seat leads the best of the others, where `decisive` points are nearly won.
pub fn by_lead(seats: usize, decisive: f32, points: impl Fn(Seat) -> f32) -> [f32; MAX_SEATS] {
    let mut estimated = [f32::MIN; MAX_SEATS];
    for seat in Seat::all(seats) {
        estimated[seat.index()] = points(seat);
    }
    let mut outlook = [0.0; MAX_SEATS];
    for seat in Seat::all(seats) {
        let others = Seat::all(seats).filter(|&other| other != seat);
        let best = others.map(|other| estimated[other.index()]).fold(f32::MIN, f32::max);
        let lead = if seats > 1 { estimated[seat.index()] - best } else { estimated[seat.index()] };
        outlook[seat.index()] = 1.0 / (1.0 + (-4.0 * lead / decisive).exp());
    }
    outlook
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_leader_has_the_better_outlook() {
        let points = [30.0, 40.0, 10.0];
        let outlook = by_lead(3, 20.0, |seat| points[seat.index()]);
        assert!(outlook[1] > 0.8 && outlook[0] < 0.2 && outlook[2] < outlook[0]);
        assert_eq!(by_lead(2, 20.0, |_| 5.0)[..2], [0.5, 0.5]);
    }
}
