//! What nobody may learn: views, legal moves, imagination and the story, checked against what a viewer may know.

use super::contract::{Check, Checked, Tried};
use crate::dice::{Dice, FastDice};
use crate::events::{Silence, Story};
use crate::moves::MoveList;
use crate::rules::WholeGame;
use crate::seat::{Seat, Viewer};

/// How many lines of play are tried to explain what a viewer saw, and how long they are at most.
const LINES: usize = 8;
const LONGEST_LINE: usize = 12;

/// How many other deals are compared with the real one.
const TWINS: usize = 4;

/// How far one thing cannot be told from another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Likeness {
    None,
    /// It looks the same, but other things are told.
    Sight,
    /// It looks and sounds the same.
    Full,
}

impl<R: WholeGame> Check<R> {
    /// Non-interference: what a viewer sees and may do does not depend on what the viewer cannot know.
    pub(super) fn nothing_leaks(&mut self) -> Checked {
        let rules = self.game.shared_rules();
        for viewer in Viewer::all(self.game.seats()) {
            let real = self.game.state();
            let draw = self.chance.next_u64();
            let imagined = rules.imagine(real, viewer, &mut FastDice::new(draw));
            rules.check(&imagined).map_err(|broken| format!("what viewer {viewer} imagines breaks the rules: {broken}"))?;
            let (seen, shown) = (rules.view(real, viewer), rules.view(&imagined, viewer));
            if seen != shown {
                return Err(format!("viewer {viewer} can tell the imagined state from the real one: {seen:?} against {shown:?}"));
            }
            if rules.deciding(real) != rules.deciding(&imagined) {
                return Err(format!("viewer {viewer} imagines that others are asked"));
            }
            if let Viewer::Seat(seat) = viewer {
                let mut moves = MoveList::new();
                rules.legal(&imagined, seat, &mut moves);
                if *self.game.legal(seat) != *moves {
                    return Err(format!("the moves of seat {seat} depend on what it cannot know"));
                }
                self.coach_is_honest(seat, &imagined, &moves)?;
            }
            let again = self.chance.next_u64();
            let from_real = rules.imagine(real, viewer, &mut FastDice::new(again));
            let from_imagined = rules.imagine(&imagined, viewer, &mut FastDice::new(again));
            if from_real != from_imagined {
                return Err(format!("what viewer {viewer} imagines depends on what it cannot know"));
            }
        }
        Ok(())
    }

    /// What the coach says to a seat does not depend on what the seat cannot know, and neither do the points by which a round is
    /// looked back at.
    fn coach_is_honest(&self, seat: Seat, imagined: &R::State, moves: &[R::Move]) -> Checked {
        let (rules, real) = (self.rules(), self.state());
        if rules.plan(real, seat) != rules.plan(imagined, seat) {
            return Err(format!("the plan of seat {seat} depends on what it cannot know"));
        }
        if let Some(m) = moves.iter().find(|&&m| rules.dangers(real, seat, m) != rules.dangers(imagined, seat, m)) {
            return Err(format!("the dangers of '{m}' that seat {seat} is told depend on what it cannot know"));
        }
        if rules.points(real, seat) != rules.points(imagined, seat) {
            return Err(format!("the points of seat {seat} depend on what it cannot know"));
        }
        Ok(())
    }

    /// States that look the same to a viewer are the same to the viewer, in choices and in imagination. The same deal
    /// from other dice may give such a twin.
    pub(super) fn deals_have_twins(&mut self) -> Checked {
        for _ in 0..TWINS {
            let mut dice = FastDice::new(self.chance.next_u64());
            let start = self.rules().start(self.game.setup(), &mut dice, &mut Silence);
            let twin = start.map_err(|error| format!("the setup is refused with other dice: {error}"))?;
            self.look_the_same(self.game.state().clone(), twin)?;
        }
        Ok(())
    }

    /// So may the same move with other dice, and another move of the same seat.
    pub(super) fn moves_have_twins(&mut self, seat: Seat, m: R::Move) -> Checked {
        let after = self.try_move(self.state(), seat, m)?.after;
        let mut twin = self.state().clone();
        let mut dice = FastDice::new(self.chance.next_u64());
        let played = self.rules().play(&mut twin, seat, m, &mut dice, &mut Silence);
        played.map_err(|illegal| format!("'{m}' of seat {seat} is refused with other dice: {illegal}"))?;
        self.look_the_same(after.clone(), twin)?;
        let moves = self.game.legal(seat);
        let other = moves[self.chance.below(moves.len() as u32) as usize];
        let twin = self.try_move(self.state(), seat, other)?.after;
        self.look_the_same(after, twin)
    }

    /// For every viewer who cannot tell the two states apart.
    fn look_the_same(&mut self, one: R::State, other: R::State) -> Checked {
        if one == other {
            return Ok(());
        }
        let rules = self.game.shared_rules();
        for viewer in Viewer::all(self.game.seats()) {
            if rules.view(&one, viewer) != rules.view(&other, viewer) {
                continue;
            }
            let draw = self.chance.next_u64();
            let imagine = |state| rules.imagine(state, viewer, &mut FastDice::new(draw));
            if imagine(&one) != imagine(&other) {
                return Err(format!("what viewer {viewer} imagines depends on what it cannot know"));
            }
            if rules.deciding(&one) != rules.deciding(&other) {
                return Err(format!("viewer {viewer} cannot see who is asked"));
            }
        }
        Ok(())
    }

    /// What a move teaches a viewer beyond what could have been known before. Another state that the viewer held
    /// possible is put in the real one's place: if nothing that the seat could do there looks the same to the viewer,
    /// then the viewer has learned something hidden, and the move must not be taken back. If something does look the
    /// same but nothing sounds the same, then events that claim to reveal nothing tell what the view keeps secret.
    ///
    /// Moves that ask chance or reveal something are left out: they bring news in any case.
    pub(super) fn story_keeps_secrets(&mut self, seat: Seat, m: R::Move) -> Checked {
        let real = self.try_move(self.state(), seat, m)?;
        if real.asked_dice || real.story.revealed {
            return Ok(());
        }
        let may_be_undone = self.may_be_undone(seat, &real);
        for viewer in Viewer::all(self.game.seats()) {
            let draw = self.chance.next_u64();
            let imagined = self.rules().imagine(self.state(), viewer, &mut FastDice::new(draw));
            match self.likeness(&imagined, seat, m, &real, viewer)? {
                Likeness::Full => {}
                Likeness::Sight => {
                    return Err(format!("the events of '{m}' of seat {seat} tell viewer {viewer} more than its view shows"));
                }
                Likeness::None if may_be_undone => {
                    return Err(format!("'{m}' of seat {seat} shows viewer {viewer} something hidden, but can be taken back"));
                }
                Likeness::None => {}
            }
        }
        Ok(())
    }

    /// How much of what a viewer lived could also have come from another state: by the same move, by any other, by none
    /// at all, or by several where a seat prepares its answer in secret.
    fn likeness(
        &mut self,
        other: &R::State,
        seat: Seat,
        m: R::Move,
        real: &Tried<R>,
        viewer: Viewer,
    ) -> Result<Likeness, String> {
        let rules = self.game.shared_rules();
        let (seen, heard): (R::View, Vec<&R::Event>) = (rules.view(&real.after, viewer), real.story.heard_by(viewer).collect());
        let compare = |state: &R::State, story: &Story<R::Event>| match rules.view(state, viewer) == seen {
            true if story.heard_by(viewer).eq(heard.iter().copied()) => Likeness::Full,
            true => Likeness::Sight,
            false => Likeness::None,
        };
        let mut best = compare(other, &Story::default());
        let mut moves = MoveList::new();
        rules.legal(other, seat, &mut moves);
        let same_first = moves.iter().filter(|&&other| other == m).chain(moves.iter().filter(|&&other| other != m));
        for &candidate in same_first {
            if best == Likeness::Full {
                return Ok(best);
            }
            let tried = self.try_move(other, seat, candidate)?;
            best = best.max(compare(&tried.after, &tried.story));
        }
        for _ in 0..LINES {
            let (mut state, mut story) = (other.clone(), Story::default());
            for _ in 0..LONGEST_LINE {
                moves.clear();
                rules.legal(&state, seat, &mut moves);
                if moves.is_empty() || best == Likeness::Full {
                    break;
                }
                let chosen = moves[self.chance.below(moves.len() as u32) as usize];
                let tried = self.try_move(&state, seat, chosen)?;
                story.told.extend(tried.story.told);
                state = tried.after;
                best = best.max(compare(&state, &story));
            }
        }
        Ok(best)
    }
}
