//! Chapter 23.3: the easier and harder options, one by one and in named mixes.

use crate::components::Septima;
use crate::setup::{Mode, Setup};
use coven_engine::SetupError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What the human agreed to. Nothing said is the standard game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// The tribulations needed, if not the usual number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tribulations: Option<u8>,
    /// The wisdom that the last tribulation asks for, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wisdom: Option<u8>,
    #[serde(default)]
    pub bonuses: Bonuses,
    #[serde(default)]
    pub cards: Cards,
}

/// When the Widow takes the bonus of her card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonuses {
    #[default]
    Attuned,
    Never,
    Always,
}

/// The Negotiation cards that the human begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    #[default]
    Usual,
    All,
    TwoEach,
}

/// The named mixes: every easier option; six tribulations with every harder option but a lower target; the same with all
/// eight tribulations.
pub const EASY: &str = "easy";
pub const STANDARD: &str = "standard";
pub const HARD: &str = "hard";
pub const HARDEST: &str = "hardest";

impl Difficulty {
    pub fn is_standard(&self) -> bool {
        *self == Difficulty::default()
    }

    /// SEP-SOLO-28, SEP-SOLO-29, SEP-RUL-E25: what a word asks for on top of what was said before; nothing if it is no word of
    /// the solitaire game.
    pub fn with(mut self, word: &str) -> Option<Difficulty> {
        match word {
            STANDARD => self = Difficulty::default(),
            EASY => self = Difficulty { tribulations: Some(4), wisdom: Some(1), bonuses: Bonuses::Never, cards: Cards::All },
            HARD => self = Difficulty { tribulations: Some(6), ..ALL_HARD },
            HARDEST => self = Difficulty { tribulations: Some(8), ..ALL_HARD },
            "bonuses-never" => self.bonuses = Bonuses::Never,
            "bonuses-always" => self.bonuses = Bonuses::Always,
            "cards-all" => self.cards = Cards::All,
            "cards-two-each" => self.cards = Cards::TwoEach,
            _ => match (word.strip_prefix("tribulations-"), word.strip_prefix("wisdom-")) {
                (Some(number), _) => self.tribulations = Some(number.parse().ok()?),
                (_, Some(number)) => self.wisdom = Some(number.parse().ok()?),
                _ => return None,
            },
        }
        Some(self)
    }
}

const ALL_HARD: Difficulty = Difficulty { tribulations: None, wisdom: None, bonuses: Bonuses::Always, cards: Cards::TwoEach };

impl Septima {
    /// SEP-SOLO-27, SEP-SOLO-28, SEP-SOLO-29
    pub fn tribulations_needed(&self, setup: &Setup) -> u8 {
        setup.difficulty.tribulations.unwrap_or(self.solo.tribulations)
    }

    pub fn wisdom_needed(&self, setup: &Setup) -> u8 {
        setup.difficulty.wisdom.unwrap_or(self.solo.wisdom)
    }

    /// SEP-SOLO-1, SEP-SOLO-28, SEP-SOLO-29: any of the options, in any mix.
    pub fn check_difficulty(&self, setup: &Setup) -> Result<(), SetupError> {
        if setup.players != 1 {
            return match setup.difficulty.is_standard() {
                true => Ok(()),
                false => Err(SetupError::new("septima-difficulty-is-solo", "SEP-SOLO-28", setup.players)),
            };
        }
        if setup.mode != Mode::Full || setup.fixed_hunter || setup.fixed_trials {
            return Err(SetupError::new("septima-solo-is-full", "SEP-SOLO-1", ""));
        }
        let (needed, target) = (self.tribulations_needed(setup), self.wisdom_needed(setup));
        if !self.tribulations_offered().any(|offered| offered == needed) {
            return Err(SetupError::new("septima-tribulations", "SEP-SOLO-29", needed));
        }
        if !self.targets_offered().any(|offered| offered == target) {
            return Err(SetupError::new("septima-wisdom-target", "SEP-SOLO-29", target));
        }
        Ok(())
    }

    /// SEP-SOLO-27, SEP-SOLO-28, SEP-SOLO-29: how many tribulations may be asked for.
    fn tribulations_offered(&self) -> impl Iterator<Item = u8> {
        [self.solo.tribulations, self.solo.tribulations_easy].into_iter().chain(self.solo.tribulations_hard.iter().copied())
    }

    /// SEP-SOLO-27, SEP-SOLO-28, SEP-SOLO-29: how much wisdom the last tribulation may ask for.
    fn targets_offered(&self) -> impl Iterator<Item = u8> {
        [self.solo.wisdom, self.solo.wisdom_easy].into_iter().chain(self.solo.wisdom_hard.iter().copied())
    }

    /// SEP-SOLO-28, SEP-SOLO-29: every mix, each once.
    pub fn solo_setups(&self) -> Vec<Setup> {
        let tribulations = choices(self.tribulations_offered(), self.solo.tribulations);
        let targets = choices(self.targets_offered(), self.solo.wisdom);
        let mut found = Vec::new();
        for &tribulations in &tribulations {
            for &wisdom in &targets {
                for bonuses in [Bonuses::Attuned, Bonuses::Never, Bonuses::Always] {
                    for cards in [Cards::Usual, Cards::All, Cards::TwoEach] {
                        found.push(Setup::solo(Difficulty { tribulations, wisdom, bonuses, cards }));
                    }
                }
            }
        }
        found
    }
}

/// Each number that is offered, once; the usual one is what counts when nothing is said.
fn choices(offered: impl Iterator<Item = u8>, usual: u8) -> Vec<Option<u8>> {
    let numbers: BTreeSet<u8> = offered.filter(|&number| number != usual).collect();
    std::iter::once(None).chain(numbers.into_iter().map(Some)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Rules;
    use coven_proves::proves;

    fn agreed(words: &[&str]) -> Result<Setup, String> {
        Septima::builtin().agree(1, words).map_err(|error| error.code.to_owned())
    }

    #[test]
    #[proves("SEP-SOLO-28", "SEP-SOLO-29", "SEP-RUL-E25")]
    fn the_options_of_difficulty_mix_freely_and_no_others_exist() {
        assert_eq!(agreed(&["tribulations-4", "cards-all"]).map(|setup| setup.difficulty.tribulations), Ok(Some(4)));
        assert!(agreed(&["tribulations-7", "bonuses-always"]).is_ok());
        assert!(agreed(&["tribulations-7", "bonuses-never", "cards-all"]).is_ok(), "harder with easier");
        assert!(agreed(&["wisdom-28"]).is_ok(), "a lower target alone");
        assert!(agreed(&["tribulations-6", "wisdom-1"]).is_ok());
        assert_eq!(agreed(&["tribulations-3"]), Err("septima-tribulations".to_owned()));
        assert_eq!(agreed(&["wisdom-30"]), Err("septima-wisdom-target".to_owned()));
        // 4 to 8 tribulations, four targets, three kinds of bonuses and of cards.
        assert_eq!(Septima::builtin().setups(1).len(), 5 * 4 * 3 * 3);
    }

    #[test]
    #[proves("SEP-SOLO-1")]
    fn the_solitaire_game_is_played_in_full_mode_without_the_deterministic_variant() {
        assert!(agreed(&[]).is_ok());
        assert_eq!(agreed(&["basic"]), Err("septima-solo-is-full".to_owned()));
        let rules = Septima::builtin();
        for half in ["deterministic", "fixed-hunter", "fixed-trials"] {
            let refused = rules.agree(1, &[half]).expect_err("not alone");
            assert_eq!((refused.code, refused.rule), ("septima-solo-is-full", "SEP-SOLO-1"));
        }
        let rulebook = Septima::about().rulebook("en").text;
        let said = rulebook.lines().find(|line| line.contains("**SEP-SOLO-1**")).expect("the rule");
        assert!(said.contains("deterministic variant"), "the rule that is named says so: {said}");
        assert!(Septima::builtin().agree(2, &[EASY]).is_err());
    }

    #[test]
    fn every_named_mix_is_allowed() {
        for preset in [EASY, STANDARD, HARD, HARDEST] {
            assert!(agreed(&[preset]).is_ok(), "{preset}");
        }
    }
}
