//! Chapter 23.3: the end of the solitaire game.

use crate::components::{Changed, Septima};
use crate::events::Event;
use crate::heal::TOP_LEVEL;
use crate::objectives::Objective;
use crate::play::Play;
use crate::scene::Scene;
use crate::setup::Setup;
use crate::state::Progress;
use crate::widow::events::WidowEvent;
use crate::widow::{HUMAN, WIDOW};
use crate::words::Illness;
use coven_engine::names::Item;
use coven_engine::{Dice, Events, Places, Sheet};

/// What a tribulation asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    Book(Objective),
    OwnWitches(u8),
    HerWitchesAtMost(u8),
    TopRibbon,
    Wisdom(u8),
}

/// SEP-SOLO-27: the largest number of her witches with which that tribulation is met.
pub const HER_WITCHES: u8 = 3;
/// The only part of the usual score that does not count alone.
const UNCOUNTED: &str = "objectives";

/// The line that lifts a score below nothing to nothing.
const FLOOR: &str = "floor";

/// SEP-SOLO-27: the number of tribulations.
pub const TRIBULATIONS: usize = 8;

/// The keys of the lines, not met and met.
const LINES: [[&str; 2]; TRIBULATIONS] = [
    ["tribulation-1-missed", "tribulation-1-met"],
    ["tribulation-2-missed", "tribulation-2-met"],
    ["tribulation-3-missed", "tribulation-3-met"],
    ["tribulation-4-missed", "tribulation-4-met"],
    ["tribulation-5-missed", "tribulation-5-met"],
    ["tribulation-6-missed", "tribulation-6-met"],
    ["tribulation-7-missed", "tribulation-7-met"],
    ["tribulation-8-missed", "tribulation-8-met"],
];

impl Septima {
    /// SEP-SOLO-27: the eight tribulations in order.
    pub fn tribulations(&self, setup: &Setup, book: u8) -> [Trouble; TRIBULATIONS] {
        let [first, second, third, fourth] = self.books[usize::from(book) - 1].objectives;
        [
            Trouble::Book(first),
            Trouble::Book(second),
            Trouble::Book(third),
            Trouble::Book(fourth),
            Trouble::OwnWitches(self.coven_size as u8),
            Trouble::HerWitchesAtMost(HER_WITCHES),
            Trouble::TopRibbon,
            Trouble::Wisdom(self.wisdom_needed(setup)),
        ]
    }
}

impl Scene<'_> {
    /// SEP-SOLO-26: what she takes from the human's score: by her citizens in the crowd, her tracks and her complete levels.
    fn deductions(&self) -> [(&'static str, i32); 3] {
        let (rules, widow) = (self.rules, self.coven(WIDOW));
        let level = |illness: Illness| usize::from(widow.tracks[illness].min(TOP_LEVEL));
        let complete = Illness::all().map(level).min().unwrap_or(0);
        [
            ("widow-citizens", rules.loyal_wisdom.get(usize::from(widow.crowd)).copied().unwrap_or(0).into()),
            ("widow-tracks", Illness::all().map(|illness| i32::from(rules.track_wisdom[level(illness)])).sum()),
            ("widow-levels", complete as i32 * i32::from(rules.complete_level_wisdom)),
        ]
    }

    /// SEP-SOLO-26: the usual score without objectives, less the deductions. SEP-GEN-6: never below nothing, so that what is
    /// taken beyond that is given back in a line of its own.
    fn solo_lines(&self) -> Vec<(&'static str, i32)> {
        let mut lines: Vec<(&'static str, i32)> =
            self.score_of(HUMAN).lines().into_iter().filter(|(key, _)| *key != UNCOUNTED).collect();
        let mut left: i32 = lines.iter().map(|(_, points)| points).sum();
        let in_full = self.rules.has(Changed::FullDeductions);
        for (key, loss) in self.deductions() {
            let loss = if in_full { loss } else { loss.min(left) };
            left -= loss;
            lines.push((key, -loss));
        }
        if left < 0 {
            lines.push((FLOOR, -left));
        }
        lines
    }

    pub fn solo_points(&self) -> i32 {
        let gained = self.score_of(HUMAN);
        let lost: i32 = self.deductions().iter().map(|(_, loss)| loss).sum();
        (gained.total() - gained.objectives - lost).max(0)
    }

    fn is_overcome(&self, trouble: Trouble) -> bool {
        let (human, widow) = (self.coven(HUMAN), self.coven(WIDOW));
        match trouble {
            Trouble::Book(objective) => objective.is_met(self, HUMAN),
            Trouble::OwnWitches(count) => human.witches.len() >= usize::from(count),
            Trouble::HerWitchesAtMost(count) => widow.witches.len() <= usize::from(count),
            Trouble::TopRibbon => human.ritual.is_some_and(|space| space.is_top()),
            Trouble::Wisdom(count) => self.solo_points() >= count.into(),
        }
    }

    /// Which of the eight would be met if the game ended now.
    pub fn overcome(&self) -> [bool; TRIBULATIONS] {
        self.troubles().map(|trouble| self.is_overcome(trouble))
    }

    fn troubles(&self) -> [Trouble; TRIBULATIONS] {
        let book = self.s.secret.books.first().copied().unwrap_or(1);
        self.rules.tribulations(&self.s.setup, book)
    }

    /// SEP-SOLO-27: the tribulation that a line of the sheet is about: its number from 1, what it asked for, whether it was met.
    pub fn tribulation_of_line(&self, key: &str) -> Option<(usize, Trouble, bool)> {
        let mut lines = LINES.iter().zip(self.troubles()).enumerate();
        lines.find_map(|(n, (keys, trouble))| Some((n + 1, trouble, keys.iter().position(|known| *known == key)? == 1)))
    }

    /// SEP-SOLO-27: the lines of the score, then each tribulation, met or not.
    pub fn solo_sheet(&self) -> Sheet {
        let mut sheet = Sheet::default();
        self.solo_lines().iter().for_each(|&(key, points)| sheet.add(key, points));
        for (keys, met) in LINES.iter().zip(self.overcome()) {
            sheet.add(keys[usize::from(met)], 0);
        }
        sheet
    }

    fn overcome_count(&self) -> u8 {
        self.overcome().iter().filter(|&&met| met).count() as u8
    }

    /// SEP-SOLO-27: won with enough tribulations, otherwise lost.
    pub fn solo_places(&self) -> Option<Places> {
        let won = self.overcome_count() >= self.rules.tribulations_needed(&self.s.setup);
        (self.s.stage == Progress::Over).then(|| if won { Places::by_key(1, |_| 0) } else { Places::all_last(1) })
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    /// SEP-SOLO-27: told one by one.
    pub fn tell_tribulations(&mut self) {
        for (number, met) in self.scene().overcome().into_iter().enumerate() {
            self.reveal_widow(|| WidowEvent::Tribulation { number: number as u8 + 1, met });
        }
        let (met, needed) = (self.scene().overcome_count(), self.rules.tribulations_needed(&self.s.setup));
        self.reveal_widow(|| WidowEvent::Ended { met, needed });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::State;
    use coven_engine::{FastDice, Rules, Silence, Tell, Viewer};
    use coven_proves::proves;
    use std::sync::Arc;

    fn started(rules: &Septima) -> State {
        let setup = rules.agree(1, &[]).expect("an allowed setup");
        rules.start(&setup, &mut FastDice::new(1), &mut Silence).expect("an allowed setup")
    }

    /// The lines of a sheet that are not nothing, of a human with 10 wisdom, against a Widow with two full patient tracks.
    fn lines(version: u32) -> Vec<(String, i32)> {
        let rules = Arc::new(Septima::builtin()).under(version);
        let mut state = started(&rules);
        state.covens[HUMAN.index()].wisdom = 10;
        state.covens[HUMAN.index()].goods = Default::default();
        state.covens[WIDOW.index()].tracks.add(Illness::Blind, TOP_LEVEL);
        state.covens[WIDOW.index()].tracks.add(Illness::Infected, TOP_LEVEL);
        let sheet = rules.sheet(&state, HUMAN);
        assert_eq!((sheet.total, rules.points(&state, HUMAN)), (0, 0));
        sheet.lines.iter().filter(|line| line.points != 0).map(|line| (line.key.clone(), line.points)).collect()
    }

    #[test]
    #[proves("SEP-SOLO-26", "SEP-GEN-6")]
    fn deductions_are_shown_in_full_since_version_2() {
        let taken = 2 * i32::from(Septima::builtin().track_wisdom[usize::from(TOP_LEVEL)]);
        assert!(taken > 10);
        let line = |key: &str, points| (key.to_owned(), points);
        assert_eq!(lines(2), [line("wisdom", 10), line("widow-tracks", -taken), line("floor", taken - 10)]);
        assert_eq!(lines(1), [line("wisdom", 10), line("widow-tracks", -10)], "as records of version 1 have it");
    }

    /// SEP-SOLO-26: objectives are no wisdom here, so none is promised for them.
    #[test]
    fn the_book_promises_no_points() {
        let rules = Septima::builtin();
        let told = format!("{:?}", rules.tell_view(&rules.view(&started(&rules), Viewer::Seat(HUMAN))));
        assert!(told.contains("septima-view-book") && !told.contains("\"septima-objective\""), "{told}");
    }
}
