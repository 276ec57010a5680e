//! Cards and other things that explain themselves, found by their name.

use crate::{Texts, fold};
use coven_engine::Thing;

/// A thing of a game, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// With what is printed on it, if that is something else.
    pub name: String,
    pub text: String,
    pub bonus: Option<String>,
}

impl Texts {
    /// Everything of a game that is called so: by its name in this language, by a word of it, or in the notation of moves.
    pub fn explained(&self, things: &[Thing], called: &str) -> Vec<Explanation> {
        let called = fold(called.trim());
        let slug = called.replace(['_', ' '], "-");
        let is_called_so = |thing: &Thing, name: &str| {
            let name = fold(name);
            let id = thing.name.id.replace('_', "-");
            name == called
                || name.split(|c: char| !c.is_alphanumeric()).any(|word| !word.is_empty() && word == called)
                || !slug.is_empty() && id.strip_suffix(&slug).is_some_and(|before| before.ends_with('-'))
        };
        let named = things.iter().map(|thing| (thing, self.say(&thing.name, &[])));
        named.filter(|(thing, name)| is_called_so(thing, name)).map(|(thing, _)| self.explain(thing)).collect()
    }

    /// What a thing is called and does.
    pub fn explain(&self, thing: &Thing) -> Explanation {
        Explanation {
            name: self.with_print(&thing.name),
            text: self.say(&thing.text, &[]),
            bonus: thing.bonus.as_ref().map(|bonus| self.say(bonus, &[])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Source};
    use coven_engine::Phrase;

    const MESSAGES: &[Source] = &[
        (
            "en",
            "toy-card-old-owl = Owl\ntoy-card-old-owl-text = Flies { $far }.\ntoy-card-old-owl-bonus-text = Twice.\n\
             toy-card-black_cat = Black Cat\ntoy-card-black_cat-text = Sleeps.\n",
        ),
        (
            "it",
            "toy-card-old-owl = Gufo\ntoy-card-old-owl-text = Vola { $far }.\ntoy-card-old-owl-bonus-text = Due volte.\n\
             toy-card-black_cat = Gatto nero\n    .printed = Black Cat\ntoy-card-black_cat-text = Dorme.\n",
        ),
    ];

    fn things() -> [Thing; 2] {
        [
            Thing::new("card", Phrase::new("toy-card-old-owl"), Phrase::new("toy-card-old-owl-text").with("far", 3))
                .with_bonus(Phrase::new("toy-card-old-owl-bonus-text")),
            Thing::new("card", Phrase::new("toy-card-black_cat"), Phrase::new("toy-card-black_cat-text")),
        ]
    }

    #[test]
    fn a_thing_is_found_by_its_name_and_by_its_notation() {
        let italian = Texts::of(Language::Italian, MESSAGES);
        let owl = Explanation { name: "Gufo".to_owned(), text: "Vola 3.".to_owned(), bonus: Some("Due volte.".to_owned()) };
        for called in ["gufo", "old_owl", "Old Owl", "owl"] {
            assert_eq!(italian.explained(&things(), called), std::slice::from_ref(&owl), "{called}");
        }
        let cat = Explanation { name: "Gatto nero (Black Cat)".to_owned(), text: "Dorme.".to_owned(), bonus: None };
        for called in ["gatto nero", "NERO", "black_cat", "black cat", "cat"] {
            assert_eq!(italian.explained(&things(), called), std::slice::from_ref(&cat), "{called}");
        }
        for nothing in ["", " ", "wl", "toy", "text", "bonus"] {
            assert_eq!(italian.explained(&things(), nothing), [], "{nothing}");
        }
    }
}
