//! What happened at each step of a game, and what it was to each seat.

use super::NotAnalysed;
use super::ledger::Cause;
use coven_engine::coach::kind_of;
use coven_engine::{Game, Knowledge, Seat, Seats, Viewer, WholeGame};

/// One move of the game, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<M> {
    pub seat: Seat,
    pub m: M,
    /// How many legal moves there were.
    pub choices: usize,
    pub drew: bool,
    /// Seats to which something hidden became known.
    pub learned: Seats,
    /// Seats that saw sealed choices opened.
    pub opened: Seats,
    /// Seats that heard anything, or see something else now.
    pub noticed: Seats,
}

/// A game from its beginning to its end.
#[derive(Debug)]
pub(super) struct Course<R: Knowledge> {
    /// The states before each move, and the one at the end.
    pub states: Vec<R::State>,
    pub steps: Vec<Step<R::Move>>,
    /// The kind of decision that each move was, by the game's own word.
    pub themes: Vec<Option<String>>,
}

/// The causes of one step for one seat, in the order in which they count: what somebody else did, then what came to light, then what
/// was drawn.
///
/// Between two of them stands a value of its own. After the others' part: how the seat would expect to stand that sees the move but
/// not what it brings to light, and without the dice. After the hidden part: the same with what came to light, over all dice that
/// could have fallen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Parts {
    pub others: bool,
    /// Reveals or guesses.
    pub hidden: Option<Cause>,
    pub draws: bool,
}

impl Parts {
    pub fn needs_what_was_seen(self) -> bool {
        self.others && self.hidden.is_some()
    }

    pub fn needs_other_dice(self) -> bool {
        self.draws && (self.others || self.hidden.is_some())
    }

    /// How many values stand between the causes.
    pub fn estimates(self) -> usize {
        usize::from(self.needs_what_was_seen()) + usize::from(self.needs_other_dice())
    }
}

impl<R: WholeGame> Course<R> {
    /// Plays the game again, step by step.
    pub fn of(game: &Game<R>) -> Result<Course<R>, NotAnalysed> {
        if game.earlier() > 0 {
            return Err(NotAnalysed::TakenUp);
        }
        if game.rules().places(game.state()).is_none() || !game.deciding().is_empty() {
            return Err(NotAnalysed::Unfinished);
        }
        let seats = game.seats();
        let mut replay = game.at(0).map_err(|_| NotAnalysed::NotReplayed)?;
        let rules = replay.shared_rules();
        let mut course = Course { states: vec![replay.state().clone()], steps: Vec::new(), themes: Vec::new() };
        for (seat, m) in game.turns().iter().map(|turn| (turn.seat, turn.m)) {
            let choices = replay.legal(seat).len();
            let explained = rules.explained(&rules.prompt(replay.state(), seat));
            course.themes.push(explained.and_then(|explained| kind_of(&explained).map(str::to_owned)));
            let before = replay.state().clone();
            replay.play(seat, m).map_err(|_| NotAnalysed::NotReplayed)?;
            let Some(turn) = replay.turns().last() else { continue };
            let story = &turn.story;
            let heard = |eyes: Seat| story.heard_by(Viewer::Seat(eyes));
            let sees_more = |eyes: Seat| {
                let viewer = Viewer::Seat(eyes);
                rules.view(&before, viewer) != rules.view(replay.state(), viewer)
            };
            course.steps.push(Step {
                seat,
                m,
                choices,
                drew: turn.drew,
                learned: story.learned,
                opened: Seat::all(seats).filter(|&eyes| heard(eyes).any(|event| rules.opens_choice(event))).collect(),
                noticed: Seat::all(seats).filter(|&eyes| heard(eyes).next().is_some() || sees_more(eyes)).collect(),
            });
            course.states.push(replay.state().clone());
        }
        Ok(course)
    }
}

impl<R: Knowledge> Course<R> {
    /// What a step was to a seat; nothing if it only made a quiet move of its own, or noticed nothing.
    pub fn parts(&self, at: usize, eyes: Seat) -> Option<Parts> {
        let step = &self.steps[at];
        let last = at + 1 == self.steps.len();
        if !step.noticed.contains(eyes) && !last {
            return None;
        }
        let own = step.seat == eyes;
        let forced = step.choices < 2;
        let learned = step.learned.contains(eyes);
        let hidden = match (step.opened.contains(eyes), learned) {
            (true, _) => Some(Cause::Guesses),
            (false, true) => Some(Cause::Reveals),
            (false, false) => None,
        };
        // The effect of sealed choices that are opened together is counted as guesses, not as an act of one other seat.
        let others = !own && !forced && hidden != Some(Cause::Guesses);
        let parts = Parts { others, hidden, draws: step.drew };
        match parts {
            Parts { others: false, hidden: None, draws: false } if last => {
                // Nothing before the end showed the result, so the last step counts as a reveal.
                Some(Parts { hidden: Some(Cause::Reveals), ..parts })
            }
            Parts { others: false, hidden: None, draws: false } if own => None,
            Parts { others: false, hidden: None, draws: false } => Some(Parts { others: true, ..parts }),
            _ => Some(parts),
        }
    }

    /// Whether a seat's chance is estimated anew after a step that was something to it: not in the middle of somebody else's turn.
    pub fn is_looked_at(&self, at: usize, eyes: Seat) -> bool {
        let only_others = |parts: Parts| parts == Parts { others: true, hidden: None, draws: false };
        let goes_on = self.steps.get(at + 1).is_some_and(|next| next.seat == self.steps[at].seat && next.seat != eyes);
        !(goes_on && self.parts(at, eyes).is_some_and(only_others) && self.parts(at + 1, eyes).is_some_and(only_others))
    }
}
