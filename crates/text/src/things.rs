//! Cards and other things that explain themselves.
//!
//! A game tells what a named thing does in the message with `-text` after its name, and what it does on top in the one with
//! `-bonus-text`.

use crate::Texts;
use coven_engine::{About, Phrase};

/// A thing of a game, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    pub name: String,
    pub text: String,
    pub bonus: Option<String>,
}

impl Texts {
    /// Everything of a game that is called so, in this language or in the notation of moves.
    pub fn things(&self, game: &About, called: &str) -> Vec<Thing> {
        let slug = called.to_lowercase().replace(['_', ' '], "-");
        let ids: Vec<&str> = message_ids(game).collect();
        let names = ids.iter().filter_map(|id| id.strip_suffix("-text")).filter(|id| !id.ends_with("-bonus"));
        let is_called_so = |id: &str, name: &str| {
            name.to_lowercase() == called.to_lowercase() || id.strip_suffix(&slug).is_some_and(|before| before.ends_with('-'))
        };
        names
            .map(|id| (id, self.message(id)))
            .filter(|(id, name)| is_called_so(id, name))
            .map(|(id, name)| {
                let bonus = format!("{id}-bonus-text");
                let bonus = ids.contains(&bonus.as_str()).then(|| self.message(&bonus));
                Thing { name, text: self.message(&format!("{id}-text")), bonus }
            })
            .collect()
    }

    fn message(&self, id: &str) -> String {
        self.say(&Phrase::new(id.to_owned()), &[])
    }
}

/// The ids of a game's messages. Every language has the same.
fn message_ids(game: &About) -> impl Iterator<Item = &'static str> {
    let source = game.texts.first().map_or("", |(_, source)| *source);
    let starts_a_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    source.lines().filter(starts_a_message).filter_map(|line| Some(line.split_once(" =")?.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use coven_engine::FirstGame;

    static TOY: About = About {
        id: "toy",
        title: "Toy",
        seats: 1..=2,
        versions: 1..=1,
        rule_prefix: "TOY",
        rulebook: "",
        data: "",
        variants: &[],
        modes: &[],
        first_game: FirstGame { players: 2, variants: &[], answers: 1 },
        texts: &[
            (
                "en",
                "toy-card-old-owl = Owl\ntoy-card-old-owl-text = Flies.\ntoy-card-old-owl-bonus-text = Twice.\ntoy-owl = owls\n",
            ),
            ("it", "toy-card-old-owl = Gufo\ntoy-card-old-owl-text = Vola.\ntoy-card-old-owl-bonus-text = Due volte.\n"),
        ],
    };

    #[test]
    fn a_thing_is_found_by_its_name_and_by_its_notation() {
        let italian = Texts::new(Language::Italian, &[&TOY]);
        let owl = Thing { name: "Gufo".to_owned(), text: "Vola.".to_owned(), bonus: Some("Due volte.".to_owned()) };
        for called in ["gufo", "old_owl", "Old Owl", "owl"] {
            assert_eq!(italian.things(&TOY, called), std::slice::from_ref(&owl), "{called}");
        }
        for nothing in ["", "wl", "toy", "text", "bonus"] {
            assert_eq!(italian.things(&TOY, nothing), [], "{nothing}");
        }
    }
}
