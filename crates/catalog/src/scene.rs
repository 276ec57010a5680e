//! A scenario to be looked at, the same for every game: the table at every moment, what came of every move, what was refused.

use crate::table::{PlayError, Table, Tale};
use crate::{CatalogError, about, games};
use coven_engine::record::Entry;
use coven_engine::scenario::{Refusal, Scenario, Staged};
use coven_engine::{Seat, Viewer, WholeGame};
use std::sync::LazyLock;

/// A scenario that was carried out. Its moments are counted by the moves that were made: moment 0 is the position that was set up.
///
/// A moment is a [`Table`] like any other: it can be drawn, asked and played on, with the draws that the scenario foretells.
pub struct Scene {
    table: Box<dyn Table>,
    ends: Vec<usize>,
    refused: Vec<Refusal>,
}

impl std::fmt::Debug for Scene {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").field("moments", &self.moments()).finish_non_exhaustive()
    }
}

/// The table after a move that was tried, and what came of it.
pub type Attempted = (Box<dyn Table>, Tale);

impl Scene {
    pub(crate) fn of<R: WholeGame>(staged: Staged<R>) -> Scene {
        Scene { table: Box::new(staged.game), ends: staged.ends, refused: staged.refused }
    }

    /// How many moments there are; the last is the one after the last move.
    pub fn moments(&self) -> usize {
        self.table.moves().len() + 1
    }

    pub fn seats(&self) -> usize {
        self.table.seats()
    }

    /// The table at a moment; at the last one if `moment` lies behind it.
    pub fn at(&self, moment: usize) -> Option<Box<dyn Table>> {
        self.table.at(moment.min(self.moments() - 1)).ok()
    }

    /// The move that led to a moment; none to the first.
    pub fn made(&self, moment: usize) -> Option<Entry> {
        self.table.moves().into_iter().nth(moment.checked_sub(1)?)
    }

    /// What came of that move.
    pub fn tale(&self, moment: usize) -> Option<Tale> {
        self.table.tale(moment.checked_sub(1)?)
    }

    /// What was tried at a moment, and refused.
    pub fn refused(&self, moment: usize) -> impl Iterator<Item = &Refusal> {
        self.refused.iter().filter(move |refused| refused.at == moment)
    }

    /// After how many moves each step of the file ended.
    pub fn ends(&self) -> &[usize] {
        &self.ends
    }

    /// Through whose eyes a moment is best seen: those of who moves next, or else of who moved last.
    pub fn eyes(&self, moment: usize) -> Viewer {
        let next = self.made(moment + 1).map(|made| made.seat);
        let refused = || self.refused(moment).map(|refused| refused.seat).find(|seat| seat.index() < self.seats());
        let last = || self.made(moment).map(|made| made.seat);
        let asked = || self.at(moment).and_then(|table| table.deciding().next());
        next.or_else(refused).or_else(last).or_else(asked).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What comes of another move at a moment.
    pub fn attempt(&self, moment: usize, seat: Seat, notation: &str) -> Option<Result<Attempted, PlayError>> {
        let mut table = self.at(moment)?;
        Some(table.play(seat, notation).map(|tale| (table, tale)))
    }

    /// A seat of this scene by its number.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        Some(Seat(number)).filter(|seat| seat.index() < self.seats())
    }
}

/// A game's scenarios by their names, without the ending of the file.
type Named = Vec<(&'static str, Scenario)>;

static SCENARIOS: LazyLock<Vec<(&'static str, Named)>> = LazyLock::new(|| {
    let read = |&(file, text): &(&'static str, &'static str)| Some((file.strip_suffix(".toml")?, Scenario::parse(text).ok()?));
    games().iter().map(|about| (about.id, about.scenarios.iter().filter_map(read).collect())).collect()
});

/// The scenarios of a game that are built in.
pub fn scenarios(game: &str) -> Result<&'static [(&'static str, Scenario)], CatalogError> {
    let id = about(game)?.id;
    Ok(SCENARIOS.iter().find(|(known, _)| *known == id).map_or(&[], |(_, named)| named.as_slice()))
}

/// One of them.
pub fn scenario(game: &str, name: &str) -> Result<Option<&'static Scenario>, CatalogError> {
    Ok(scenarios(game)?.iter().find(|(known, _)| *known == name).map(|(_, scenario)| scenario))
}

/// Those that prove a rule, by its id.
pub fn proving(game: &str, rule: &str) -> Result<Vec<(&'static str, &'static Scenario)>, CatalogError> {
    let proves = |scenario: &Scenario| scenario.rules.iter().any(|id| id == rule);
    Ok(scenarios(game)?.iter().filter(|(_, scenario)| proves(scenario)).map(|(name, scenario)| (*name, scenario)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unpack;
    use coven_engine::DataSource;

    #[test]
    fn every_built_in_scenario_can_be_looked_at_moment_by_moment() {
        for about in games() {
            let unpacked = unpack(about.id, &DataSource::builtin()).expect("its data");
            let all = scenarios(about.id).expect("a known game");
            assert_eq!(all.len(), about.scenarios.len(), "a scenario of {} cannot be read", about.id);
            for (name, scenario) in all {
                let scene = unpacked.scene(scenario).unwrap_or_else(|failure| panic!("{name}: {failure}"));
                let moves: usize = scenario.steps.iter().map(|step| step.moves.len()).sum();
                assert_eq!(scene.moments(), moves + 1, "{name}");
                let refused: usize = scenario.steps.iter().map(|step| step.refused.len()).sum();
                assert_eq!((0..scene.moments()).map(|at| scene.refused(at).count()).sum::<usize>(), refused, "{name}");
                let last = scene.at(moves).expect("the last moment");
                assert_eq!(last.position(), scene.table.position(), "{name}: a draw was not made again as it was");
                assert!(scene.made(moves + 1).is_none() && scene.made(0).is_none());
            }
        }
    }

    #[test]
    fn the_scenarios_that_prove_a_rule_name_it() {
        for about in games() {
            let (name, scenario) = &scenarios(about.id).expect("a known game")[0];
            let found = proving(about.id, &scenario.rules[0]).expect("a known game");
            assert!(found.iter().any(|(known, _)| known == name));
        }
    }

    /// A move that nobody foresaw is made on the same table, with the draws that were to come.
    #[test]
    fn another_move_can_be_tried_at_a_moment() {
        for about in games() {
            let unpacked = unpack(about.id, &DataSource::builtin()).expect("its data");
            let tried = scenarios(about.id).expect("a known game").iter().filter_map(|(_, scenario)| {
                let scene = unpacked.scene(scenario).ok()?;
                let mut table = scene.at(0)?;
                let (seat, made) = (table.deciding().next()?, scene.made(1)?);
                let other = table.choices(seat).into_iter().find(|choice| choice.notation != made.notation)?;
                table.play(seat, &other.notation).expect("a listed move");
                Some(scene.made(1) == Some(made))
            });
            let kept: Vec<bool> = tried.collect();
            assert!(!kept.is_empty() && kept.into_iter().all(|same| same));
        }
    }
}
