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
    /// The ids of the rules that speak of it, the most important first.
    pub rules: Vec<&'static str>,
}

impl Texts {
    /// Everything of a game that is called so: by its name in this language, by words of it in their order, or in the notation of
    /// moves.
    pub fn explained(&self, things: &[Thing], called: &str) -> Vec<Explanation> {
        let words = words(called);
        let slug = words.join("-");
        let is_called_so = |thing: &&Thing| {
            let id = thing.name.id.replace('_', "-");
            let name = self::words(&self.say(&thing.name, &[]));
            !words.is_empty()
                && (name.windows(words.len()).any(|part| part == words)
                    || id.strip_suffix(&slug).is_some_and(|before| before.ends_with('-')))
        };
        things.iter().filter(is_called_so).map(|thing| self.explain(thing)).collect()
    }

    /// The same, but only what has no other words in its name. What is said of somebody behind a comma is no name.
    pub fn called_exactly(&self, things: &[Thing], called: &str) -> Vec<Explanation> {
        let words = words(called);
        let is_called_so = |thing: &&Thing| {
            let name = self.say(&thing.name, &[]);
            let names = [Some(name.as_str()), name.split(',').next()];
            !words.is_empty() && names.into_iter().flatten().any(|name| self::words(name) == words)
        };
        things.iter().filter(is_called_so).map(|thing| self.explain(thing)).collect()
    }

    /// What a thing is called and does.
    pub fn explain(&self, thing: &Thing) -> Explanation {
        Explanation {
            name: self.with_print(&thing.name),
            text: self.say(&thing.text, &[]),
            bonus: thing.bonus.as_ref().map(|bonus| self.say(bonus, &[])),
            rules: thing.rules.clone(),
        }
    }
}

/// The words of a name, as they can be typed.
fn words(name: &str) -> Vec<String> {
    let name = fold(name);
    name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
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
             toy-card-black_cat = Black Cat, mouser (%)\ntoy-card-black_cat-text = Sleeps.\n",
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
            Thing::new("card", Phrase::new("toy-card-black_cat"), Phrase::new("toy-card-black_cat-text")).with_rules(&["TOY-1"]),
        ]
    }

    #[test]
    fn a_thing_is_found_by_its_name_and_by_its_notation() {
        let italian = Texts::of(Language::Italian, MESSAGES);
        let owl = Explanation {
            name: "Gufo".to_owned(),
            text: "Vola 3.".to_owned(),
            bonus: Some("Due volte.".to_owned()),
            rules: Vec::new(),
        };
        for called in ["gufo", "old_owl", "Old Owl", "owl"] {
            assert_eq!(italian.explained(&things(), called), std::slice::from_ref(&owl), "{called}");
        }
        let cat = Explanation {
            name: "Gatto nero (Black Cat)".to_owned(),
            text: "Dorme.".to_owned(),
            bonus: None,
            rules: vec!["TOY-1"],
        };
        for called in ["gatto nero", "NERO", "black_cat", "black cat", "cat"] {
            assert_eq!(italian.explained(&things(), called), std::slice::from_ref(&cat), "{called}");
        }
        for nothing in ["", " ", "wl", "toy", "text", "bonus"] {
            assert_eq!(italian.explained(&things(), nothing), [], "{nothing}");
        }
    }
    #[test]
    fn somebody_is_found_by_the_name_without_what_is_said_behind_a_comma() {
        let english = Texts::of(Language::English, MESSAGES);
        for called in ["black cat", "Black Cat, mouser", "BLACK_CAT"] {
            assert_eq!(english.explained(&things(), called).len(), 1, "{called}");
            assert_eq!(english.called_exactly(&things(), called).len(), 1, "{called}");
        }
        for part in ["cat", "mouser", "cat mouser"] {
            assert_eq!(english.explained(&things(), part).len(), 1, "{part}");
            assert_eq!(english.called_exactly(&things(), part), [], "{part}");
        }
        assert_eq!(english.explained(&things(), "cat black"), []);
    }
}
