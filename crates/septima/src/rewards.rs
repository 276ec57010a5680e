//! Chapter 11 and 2.3: what patient tracks and Prologue cards give, as the data file writes it.

use crate::set::Set;
use crate::task::{ADVANCE, Deed, Draw, GoodSet, Question, Task, gain, lower, prepare, send, to_chamber};
use crate::words::{Good, Ingredient, Potion};
use coven_engine::names::Item;

/// One part of a reward.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bonus {
    LowerSuspicion(u8),
    Gain(Good, u8),
    /// One of these goods, as often as the number says.
    Choose(GoodSet, u8),
    Send(u8),
    /// SEP-RUL-E14: citizens from the crowd to one chamber.
    ToChamber(u8),
    Advance,
    Prepare,
    GainSpell,
    /// Draw this number of witches and keep one.
    DrawWitches(u8),
}

impl Default for Bonus {
    fn default() -> Self {
        Bonus::LowerSuspicion(0)
    }
}

impl Bonus {
    /// Reads a part such as `gain crystal 2` or `draw_witch 2 keep 1`.
    pub fn read(text: &str) -> Result<Bonus, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let count = |word: &str| match word.parse::<u8>() {
            Ok(number @ 1..=9) => Ok(number),
            _ => Err(format!("'{word}' in '{text}' is no number from 1 to 9")),
        };
        // Each choice is a question of its own, and a reward of two parts queues at most eight tasks.
        let choices = |word: &str| match count(word)? {
            number @ 1..=4 => Ok(number),
            _ => Err(format!("'{word}' in '{text}': at most 4 can be chosen")),
        };
        Ok(match words[..] {
            ["lower_suspicion", n] => Bonus::LowerSuspicion(count(n)?),
            ["gain", "ingredient", n, "any"] => Bonus::Choose(all(Ingredient::ALL), choices(n)?),
            ["gain", "utility_potion", n, "any"] => Bonus::Choose(all(&Potion::UTILITY), choices(n)?),
            ["gain", good, n] => {
                Bonus::Gain(good.parse().map_err(|error: coven_engine::names::UnknownName| error.to_string())?, count(n)?)
            }
            ["send_to_crowd", n] => Bonus::Send(count(n)?),
            ["crowd_to_chamber", n] => Bonus::ToChamber(count(n)?),
            ["advance_ritual", "1"] => Bonus::Advance,
            ["prepare_spell", "1"] => Bonus::Prepare,
            ["gain_spell", "1", "any_element"] => Bonus::GainSpell,
            ["draw_witch", n @ ("1" | "2" | "3"), "keep", "1"] => Bonus::DrawWitches(count(n)?),
            _ => return Err(format!("'{text}' is no reward")),
        })
    }

    /// SEP-PAT-6: the tasks that carry it out, in order.
    pub fn tasks(self, mut queue: impl FnMut(Task)) {
        match self {
            Bonus::LowerSuspicion(steps) => queue(lower(steps)),
            Bonus::Gain(good, count) => queue(gain(good, count)),
            Bonus::Choose(goods, count) => (0..count).for_each(|_| queue(Task::Ask(Question::TakeOne(goods)))),
            Bonus::Send(count) => queue(send(count)),
            Bonus::ToChamber(count) => queue(to_chamber(count)),
            Bonus::Advance => queue(ADVANCE),
            Bonus::Prepare => queue(prepare()),
            Bonus::GainSpell => queue(Task::Ask(Question::GainSpell(Set::full()))),
            Bonus::DrawWitches(count) => queue(Task::Do(Deed::DrawWitches(Draw::Reward, count))),
        }
    }
}

fn all<T: Item + Into<Good>>(items: &[T]) -> GoodSet {
    items.iter().map(|&item| item.into()).collect::<Set<Good>>().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewards_are_read() {
        assert_eq!(Bonus::read("gain crystal 2"), Ok(Bonus::Gain(Good::Crystal, 2)));
        assert_eq!(Bonus::read("draw_witch 2 keep 1"), Ok(Bonus::DrawWitches(2)));
        assert!(Bonus::read("gain gold 1").is_err_and(|what| what.starts_with("'gold' is no good; known are: berry, ")));
        assert!(Bonus::read("gain ingredient 5 any").is_err(), "more tasks than a reward has room for");
        assert_eq!(Bonus::read("dance"), Err("'dance' is no reward".to_owned()));
    }
}
