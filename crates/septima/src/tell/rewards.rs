//! What patient tracks and Prologue cards give.

use super::names::{counted, list};
use crate::rewards::Bonus;
use crate::set::Set;
use crate::words::Good;
use coven_engine::{Arg, Phrase};

/// One part of a reward.
pub fn gift(bonus: Bonus) -> Arg {
    let gives = |what: &str| Phrase::new(format!("septima-gift-{what}"));
    let phrase = match bonus {
        Bonus::Gain(good, count) => return counted(good, count),
        Bonus::Choose(goods, count) => gives("choose").with("count", count).with("goods", list(Set::<Good>::from(goods))),
        Bonus::LowerSuspicion(count) => gives("calm").with("count", count),
        Bonus::Send(count) => gives("send").with("count", count),
        Bonus::ToChamber(count) => gives("chamber").with("count", count),
        Bonus::Advance => gives("advance"),
        Bonus::Prepare => gives("prepare"),
        Bonus::GainSpell => gives("spell"),
        Bonus::DrawWitches(count) => gives("witches").with("count", count),
    };
    phrase.into()
}
