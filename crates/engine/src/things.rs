//! Cards and other named things of a game that explain themselves.

use crate::about::About;
use crate::phrase::Phrase;

/// A thing with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// The message of its name ends with its word in the notation of moves.
    pub name: Phrase,
    /// What it does.
    pub text: Phrase,
    /// What it does on top, under some condition.
    pub bonus: Option<Phrase>,
}

/// The things that a game's messages explain: what the thing of the message `game-card-owl` does stands in `game-card-owl-text`, and
/// what it does on top in `game-card-owl-bonus-text`. A text without a name cannot be asked for.
pub fn of_messages(about: &About) -> Vec<Thing> {
    let ids: Vec<&'static str> = message_ids(about).collect();
    let names =
        ids.iter().filter_map(|id| id.strip_suffix("-text")).filter(|name| ids.contains(name) && !name.ends_with("-bonus"));
    let thing = |name: &str| {
        let bonus = format!("{name}-bonus-text");
        Thing {
            name: Phrase::new(name.to_owned()),
            text: Phrase::new(format!("{name}-text")),
            bonus: ids.contains(&bonus.as_str()).then(|| Phrase::new(bonus)),
        }
    };
    names.map(thing).collect()
}

/// The ids of a game's messages. Every language has the same.
fn message_ids(game: &About) -> impl Iterator<Item = &'static str> {
    let source = game.texts.first().map_or("", |(_, source)| *source);
    let starts_a_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    source.lines().filter(starts_a_message).filter_map(|line| Some(line.split_once(" =")?.0))
}
