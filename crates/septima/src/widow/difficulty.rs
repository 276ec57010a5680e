//! Chapter 23.3: the easier and harder options, one by one and in named mixes.

use crate::components::Septima;
use crate::state::{Mode, Setup};
use coven_engine::SetupError;
use serde::{Deserialize, Serialize};

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

/// To which side an option leans.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lean {
    Neither,
    Easier,
    Harder,
}

impl Septima {
    /// SEP-SOLO-27, SEP-SOLO-28, SEP-SOLO-29
    pub fn tribulations_needed(&self, setup: &Setup) -> u8 {
        setup.difficulty.tribulations.unwrap_or(self.solo.tribulations)
    }

    pub fn wisdom_needed(&self, setup: &Setup) -> u8 {
        setup.difficulty.wisdom.unwrap_or(self.solo.wisdom)
    }

    /// SEP-SOLO-1, SEP-SOLO-28, SEP-SOLO-29: easier options mix with easier ones, harder with harder; a lower target in a hard
    /// game goes with all other hard options.
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
        let (solo, chosen) = (&self.solo, &setup.difficulty);
        let needed = chosen.tribulations.unwrap_or(solo.tribulations);
        let target = chosen.wisdom.unwrap_or(solo.wisdom);
        let tribulations = match needed {
            n if n == solo.tribulations => Lean::Neither,
            n if n == solo.tribulations_easy => Lean::Easier,
            n if solo.tribulations_hard.contains(&n) => Lean::Harder,
            n => return Err(SetupError::new("septima-tribulations", "SEP-SOLO-29", n)),
        };
        let bonuses = match chosen.bonuses {
            Bonuses::Attuned => Lean::Neither,
            Bonuses::Never => Lean::Easier,
            Bonuses::Always => Lean::Harder,
        };
        let cards = match chosen.cards {
            Cards::Usual => Lean::Neither,
            Cards::All => Lean::Easier,
            Cards::TwoEach => Lean::Harder,
        };
        let others = [tribulations, bonuses, cards];
        if others.contains(&Lean::Easier) && others.contains(&Lean::Harder) {
            return Err(SetupError::new("septima-easier-and-harder", "SEP-SOLO-28", ""));
        }
        let all_hard = others.iter().all(|&lean| lean == Lean::Harder);
        let fits = target == solo.wisdom
            || (target == solo.wisdom_easy && !others.contains(&Lean::Harder))
            || (solo.wisdom_hard.contains(&target) && all_hard);
        if fits { Ok(()) } else { Err(SetupError::new("septima-wisdom-target", "SEP-SOLO-29", target)) }
    }

    /// Every mix that the rules allow.
    pub fn solo_setups(&self) -> Vec<Setup> {
        let solo = &self.solo;
        let mut found = Vec::new();
        let tribulations = [solo.tribulations_easy].into_iter().chain(solo.tribulations_hard.iter().copied());
        let tribulations: Vec<Option<u8>> = std::iter::once(None).chain(tribulations.map(Some)).collect();
        let mut targets: Vec<Option<u8>> = vec![None, Some(solo.wisdom_easy)];
        targets.extend(solo.wisdom_hard.iter().filter(|&&t| t != solo.wisdom && t != solo.wisdom_easy).map(|&t| Some(t)));
        for &tribulations in &tribulations {
            for &wisdom in &targets {
                for bonuses in [Bonuses::Attuned, Bonuses::Never, Bonuses::Always] {
                    for cards in [Cards::Usual, Cards::All, Cards::TwoEach] {
                        found.push(Setup::solo(Difficulty { tribulations, wisdom, bonuses, cards }));
                    }
                }
            }
        }
        found.retain(|setup| self.check_difficulty(setup).is_ok());
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Rules;
    use coven_proves::proves;

    fn agreed(words: &[&str]) -> Result<Setup, String> {
        Septima::builtin().agree(1, words).map_err(|error| error.code.to_owned())
    }

    /// SEP-SOLO-28, SEP-SOLO-29, SEP-RUL-E25
    #[test]
    #[proves("SEP-SOLO-28", "SEP-SOLO-29", "SEP-RUL-E25")]
    fn easier_options_mix_with_easier_ones_and_harder_with_harder() {
        assert_eq!(agreed(&["tribulations-4", "cards-all"]).map(|setup| setup.difficulty.tribulations), Ok(Some(4)));
        assert!(agreed(&["tribulations-7", "bonuses-always"]).is_ok());
        assert_eq!(agreed(&["tribulations-7", "bonuses-never"]), Err("septima-easier-and-harder".to_owned()));
        assert_eq!(agreed(&["tribulations-3"]), Err("septima-tribulations".to_owned()));
        assert_eq!(agreed(&["wisdom-28"]), Err("septima-wisdom-target".to_owned()));
        assert!(agreed(&[HARD, "wisdom-28"]).is_ok());
        assert!(agreed(&["wisdom-1"]).is_ok());
        assert_eq!(agreed(&["tribulations-6", "wisdom-1"]), Err("septima-wisdom-target".to_owned()));
        assert_eq!(Septima::builtin().setups(1).len(), 40);
    }

    /// SEP-SOLO-1
    #[test]
    #[proves("SEP-SOLO-1")]
    fn the_solitaire_game_is_played_in_full_mode() {
        assert!(agreed(&[]).is_ok());
        assert_eq!(agreed(&["basic"]), Err("septima-solo-is-full".to_owned()));
        assert_eq!(agreed(&["deterministic"]), Err("septima-solo-is-full".to_owned()));
        assert!(Septima::builtin().agree(2, &[EASY]).is_err());
    }

    #[test]
    fn every_named_mix_is_allowed() {
        for preset in [EASY, STANDARD, HARD, HARDEST] {
            assert!(agreed(&[preset]).is_ok(), "{preset}");
        }
    }
}
