//! What a good player would do at a table of this program.

use coven_bots::{Bot, Budget, Level};
use coven_catalog::{Hint, Table};
use coven_engine::{Phrase, Seat};
use coven_text::Texts;

/// How long is thought about a hint: long enough that its shares are more than a guess, short enough not to be noticed.
const BUDGET: Budget = Budget::Iterations(2000);

/// The best moves as a strong player judges them from what the seat may know, the best first: notation and words.
pub fn hints(table: &dyn Table, seat: Seat, chance: u64, texts: &Texts, names: &[String]) -> Vec<(String, String)> {
    let bot = Bot::new(Level::Adept).with_budget(BUDGET);
    let told = |hint: Hint| {
        let share = hint.victory.map(|share| (share * 100.0).round() as i32);
        let phrase = match (share, hint.reason) {
            (None, _) => Phrase::new("play-hint-only"),
            (Some(share), None) => Phrase::new("play-hint").with("share", share),
            (Some(share), Some(reason)) => Phrase::new("play-hint-because").with("share", share).with("reason", reason),
        };
        let said = texts.say(&phrase.with("notation", hint.notation.as_str()).with("move", hint.phrase), names);
        (hint.notation, said)
    };
    table.hints(seat, &bot, chance).into_iter().map(told).collect()
}
