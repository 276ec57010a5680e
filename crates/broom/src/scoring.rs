//! Chapter 9, the end of the game.

use crate::Broom;
use crate::events::Event;
use crate::play::Play;
use crate::state::{Flow, Player, State, Tally};
use coven_engine::{Dice, Events, Places, Rules, Seat, Sheet};

impl Broom {
    /// BRM-SCORE-LIGHTNING.
    pub(crate) fn lightning(&self, bolts: u8) -> i16 {
        let lightning = &self.data.scoring.lightning;
        let last = lightning.table.len() - 1;
        let beyond = usize::from(bolts).saturating_sub(last) as i16;
        lightning.table[usize::from(bolts).min(last)] + beyond * lightning.beyond_each
    }

    /// BRM-SCORE-SETS: as many sets of four as possible, then sets of three from the rest.
    pub(crate) fn sets(&self, stock: [u8; 4]) -> i16 {
        let mut counts = stock;
        counts.sort_unstable();
        let fours = counts[0];
        let threes = counts[1] - fours;
        let scoring = &self.data.scoring;
        i16::from(fours) * scoring.set_of_4_different_resources + i16::from(threes) * scoring.set_of_3_different_resources
    }

    /// BRM-SCORE-AMULETS.
    pub(crate) fn amulets(&self, taken: u8) -> i16 {
        let table = &self.data.scoring.amulets;
        table[(taken.count_ones() as usize).min(table.len() - 1)]
    }

    /// What is added to the track at the end.
    pub(crate) fn final_points(&self, player: &Player) -> i16 {
        self.lightning(player.bolts) + self.sets(player.stock) + self.amulets(player.amulets)
    }

    /// BRM-END-2: most points; then more resources left; then shared.
    pub(crate) fn final_places(&self, s: &State) -> Option<Places> {
        let key = |seat| (self.points(s, seat), s.player(seat).resources());
        (s.flow == Flow::Over).then(|| Places::by_key(s.seats(), key))
    }

    pub(crate) fn score_sheet(&self, s: &State, seat: Seat) -> Sheet {
        let player = s.player(seat);
        let mut sheet = Sheet::default();
        for tally in Tally::ALL {
            let used = match tally {
                Tally::Storms => s.setup.storm_clouds,
                Tally::Tiles => s.setup.forest_tiles,
                _ => true,
            };
            if used {
                sheet.add(tally.name(), player.tallies[tally.index()].into());
            }
        }
        sheet.add("lightning", self.lightning(player.bolts).into());
        sheet.add("sets", self.sets(player.stock).into());
        if s.setup.mountain_tiles {
            sheet.add("amulets", self.amulets(player.amulets).into());
        }
        sheet
    }
}

impl<D: Dice, E: Events<Event>> Play<'_, D, E> {
    pub fn end_of_game(&mut self) {
        self.s.flow = Flow::Over;
        for seat in Seat::all(self.s.seats()) {
            let points = self.rules.points(self.s, seat);
            self.tell(Event::FinalPoints { seat, points });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::DataSource;
    use coven_proves::proves;
    use proptest::prelude::*;

    fn rules() -> Broom {
        Broom::load(&DataSource::builtin()).expect("the built-in data")
    }

    #[test]
    #[proves("BRM-SCORE-LIGHTNING")]
    fn brm_score_lightning_follows_the_table_and_goes_on() {
        let rules = rules();
        let points: Vec<i16> = (0..=13).map(|bolts| rules.lightning(bolts)).collect();
        assert_eq!(points, [0, 1, 2, 4, 6, 8, 10, 13, 16, 19, 22, 25, 28, 31]);
    }

    #[test]
    #[proves("BRM-SCORE-AMULETS")]
    fn brm_score_amulets() {
        let rules = rules();
        assert_eq!([0b000, 0b010, 0b101, 0b111].map(|taken| rules.amulets(taken)), [0, 4, 9, 15]);
    }

    /// The best that any grouping into sets of four and three gives.
    fn best_by_search(counts: [u8; 4]) -> i16 {
        let mut best = 0;
        for missing in 0..=4 {
            let mut rest = counts;
            let takes: Vec<usize> = (0..4).filter(|&kind| missing == 4 || kind != missing).collect();
            if takes.iter().all(|&kind| rest[kind] > 0) {
                takes.iter().for_each(|&kind| rest[kind] -= 1);
                best = best.max(best_by_search(rest) + if missing == 4 { 4 } else { 2 });
            }
        }
        best
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// The greedy count is the best there is.
        #[test]
        #[proves("BRM-SCORE-SETS")]
        fn brm_score_sets_is_the_optimum(counts in [0u8..4, 0u8..4, 0u8..4, 0u8..4]) {
            prop_assert_eq!(rules().sets(counts), best_by_search(counts));
        }
    }
}
