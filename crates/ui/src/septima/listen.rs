//! The map for those who listen: many spaces that can be chosen are no list of codes, but groups by what a space offers, and in each group
//! the nearest come first.

use super::{Choice, Scene};
use coven_engine::{Arg, Phrase};
use coven_septima::{Good, Ingredient, Item, Move, Space};

/// Choices with one name for all of them; without one, they stand for themselves.
pub(super) type Group<'c> = (Option<String>, Vec<&'c Choice>);

impl Scene<'_> {
    pub(super) fn grouped<'c>(&self, choices: &[&'c Choice]) -> Vec<Group<'c>> {
        let mut near: Vec<&Choice> = choices.to_vec();
        near.sort_by_key(|choice| goes_to(choice.m).and_then(|space| self.steps_to(space)));
        let mut groups: Vec<Group<'c>> = Vec::new();
        for choice in near {
            let name = goes_to(choice.m).map(|space| self.offers(space));
            match groups.iter_mut().find(|(other, _)| *other == name) {
                Some((_, all)) => all.push(choice),
                None => groups.push((name, vec![choice])),
            }
        }
        groups
    }

    /// How far the own Leader would go; none before it stands anywhere.
    fn steps_to(&self, space: Space) -> Option<u8> {
        self.own_coven()?.leader.map(|leader| self.rules.map.steps(leader, space))
    }

    pub(super) fn how_far(&self, space: Space) -> Option<String> {
        self.steps_to(space).map(|steps| self.speak.say(&Phrase::new("page-septima-steps").with("steps", steps)))
    }

    /// What lies around a space: ingredients that are lunar now, crystals, patients.
    fn offers(&self, space: Space) -> String {
        let map = &self.rules.map;
        let lunar = |ingredient: &Ingredient| {
            self.ahead.lunar.contains(*ingredient) && map.printed[space.index()][ingredient.index()] > 0
        };
        let patient = { map.touches[space.index()] }
            .filter_map(|hex| hex.village_number())
            .any(|number| self.view.board.patients.village[number].is_some());
        let goods =
            Ingredient::all().filter(lunar).map(Good::from).chain((map.outcrops[space.index()] > 0).then_some(Good::Crystal));
        let things: Vec<Arg> = goods
            .map(|good| self.name(good))
            .chain(patient.then(|| self.speak.word("page-septima-offers-patient")))
            .map(Arg::from)
            .collect();
        if things.is_empty() {
            return self.speak.word("page-septima-offers-nothing");
        }
        self.speak.say(&Phrase::new("page-septima-offers").with("things", things.into_iter().collect::<Arg>()))
    }
}

const fn goes_to(m: Move) -> Option<Space> {
    match m {
        Move::Go(space) | Move::Crawl(space) => Some(space),
        _ => None,
    }
}
