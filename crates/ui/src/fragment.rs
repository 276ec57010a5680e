//! Parts of a page that change while it is open.
//!
//! A table's page is made of parts, each an element with an id. After a move the parts are made anew, and those that differ
//! from what the viewer has are sent: one server-sent event `fragment` whose data is a JSON list of [`Fragment`]s. What a
//! viewer has is remembered as [`Shown`], a few bytes for each part.

use maud::{Markup, PreEscaped};
use serde::Serialize;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A part of a page: the element's id and its whole HTML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub id: String,
    /// For parts that appear while the page is open.
    pub grows: Option<Grows>,
    pub html: String,
}

/// Where a part comes that is new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grows {
    /// The element at whose end it stands.
    pub into: &'static str,
    /// Its number there. Earlier ones stay as they are, also when they are not made anew.
    pub number: usize,
}

impl Part {
    /// A part that is there from the beginning.
    pub fn fixed(id: impl Into<String>, html: Markup) -> Part {
        Part { id: id.into(), grows: None, html: html.into_string() }
    }

    /// A part that comes at the end of `into` when it is new.
    pub fn growing(id: impl Into<String>, into: &'static str, number: usize, html: Markup) -> Part {
        Part { id: id.into(), grows: Some(Grows { into, number }), html: html.into_string() }
    }
}

/// The parts of a page, in the order in which they are sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts(Vec<Part>);

/// What a viewer has: the id of every part and a hash of how it looks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown(Vec<(String, Option<Grows>, u64)>);

impl Parts {
    pub fn new(parts: Vec<Part>) -> Parts {
        Parts(parts)
    }

    /// The HTML of a part, for the page that holds it. A page that asks for a part that is not there shows nothing in its place.
    pub fn html(&self, id: &str) -> Markup {
        PreEscaped(self.0.iter().find(|part| part.id == id).map(|part| part.html.clone()).unwrap_or_default())
    }

    /// All parts that stand at the end of an element, in order.
    pub fn of(&self, into: &str) -> Markup {
        let there = self.0.iter().filter(|part| part.grows.is_some_and(|grows| grows.into == into));
        PreEscaped(there.map(|part| part.html.as_str()).collect())
    }

    pub fn iter(&self) -> impl Iterator<Item = &Part> {
        self.0.iter()
    }

    /// What a viewer has who was shown these parts.
    pub fn shown(&self) -> Shown {
        Shown(self.iter().map(|part| (part.id.clone(), part.grows, hash(&part.html))).collect())
    }

    /// Adds the parts of something else on the same page.
    #[must_use]
    pub fn and(mut self, more: Parts) -> Parts {
        self.0.extend(more.0);
        self
    }

    /// What must be sent to somebody of whom nobody knows what they have, to have these parts. They must be all there are.
    pub fn whole(&self) -> Vec<Fragment> {
        let fixed = self.iter().filter(|part| part.grows.is_none());
        let mut fragments: Vec<Fragment> = fixed.map(|part| Fragment::of(&part.id, None, part.html.clone())).collect();
        let mut filled: Vec<&'static str> = self.iter().filter_map(|part| part.grows).map(|grows| grows.into).collect();
        filled.dedup();
        fragments
            .extend(filled.into_iter().map(|id| Fragment { fill: true, ..Fragment::of(id, None, self.of(id).into_string()) }));
        fragments
    }

    /// What must be sent to somebody who has `before`, to have these parts.
    pub fn since(&self, before: &Shown) -> Vec<Fragment> {
        let kept = |part: &Part| before.0.iter().any(|(id, _, had)| *id == part.id && *had == hash(&part.html));
        let new = self.iter().filter(|part| !kept(part));
        let mut fragments: Vec<Fragment> =
            new.map(|part| Fragment::of(&part.id, part.grows.map(|grows| grows.into), part.html.clone())).collect();
        let last =
            |into| self.iter().filter_map(|part| part.grows).filter(|grows| grows.into == into).map(|grows| grows.number).max();
        let gone = before.0.iter().filter(|(id, grows, _)| match grows {
            Some(grows) => last(grows.into) < Some(grows.number),
            None => self.iter().all(|part| part.id != *id),
        });
        fragments.extend(gone.map(|(id, ..)| Fragment::of(id, None, String::new())));
        fragments
    }
}

fn hash(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    hasher.finish()
}

/// One change of a page: the element `target` becomes `html`. If there is none yet, `html` goes to the end of `into`; if
/// `html` is empty, the element goes away. With `fill`, everything in the element becomes `html`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fragment {
    pub target: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub into: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fill: bool,
    pub html: String,
}

impl Fragment {
    fn of(target: &str, into: Option<&'static str>, html: String) -> Fragment {
        Fragment { target: target.to_owned(), into, fill: false, html }
    }

    /// Another page stands at this address now: it is fetched anew.
    pub fn another_page() -> Fragment {
        Fragment::of("*", None, String::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn parts(parts: &[(&str, &str)]) -> Parts {
        Parts::new(parts.iter().map(|(id, text)| Part::fixed(*id, html! { p id=(id) { (text) } })).collect())
    }

    fn sent(after: &Parts, before: &Parts) -> Vec<(String, String)> {
        after.since(&before.shown()).into_iter().map(|fragment| (fragment.target, fragment.html)).collect()
    }

    #[test]
    fn only_what_changed_is_sent() {
        let before = parts(&[("a", "1"), ("b", "1"), ("c", "1")]);
        let after = parts(&[("a", "1"), ("b", "2"), ("d", "1")]);
        let expected = [("b", "<p id=\"b\">2</p>"), ("d", "<p id=\"d\">1</p>"), ("c", "")];
        assert_eq!(sent(&after, &before), expected.map(|(target, html)| (target.to_owned(), html.to_owned())));
        assert_eq!(sent(&after, &after), []);
    }

    #[test]
    fn what_grew_stays_until_it_is_taken_back() {
        let story = |numbers: std::ops::Range<usize>| {
            let chapter = |n: usize| Part::growing(format!("log-{n}"), "log", n, html! { (n) });
            Parts::new(numbers.map(chapter).collect())
        };
        assert_eq!(sent(&story(2..5), &story(0..4)), [("log-4".to_owned(), "4".to_owned())]);
        assert_eq!(sent(&story(1..3), &story(0..4)), [("log-3".to_owned(), String::new())]);
    }

    #[test]
    fn what_grows_in_one_place_does_not_touch_another() {
        let both = |log: std::ops::Range<usize>, talk: std::ops::Range<usize>| {
            let part = |into: &'static str, n: usize| Part::growing(format!("{into}-{n}"), into, n, html! { (n) });
            Parts::new(log.map(|n| part("log", n)).collect()).and(Parts::new(talk.map(|n| part("talk", n)).collect()))
        };
        assert_eq!(sent(&both(2..3, 40..42), &both(0..3, 40..41)), [("talk-41".to_owned(), "41".to_owned())]);
        assert_eq!(sent(&both(0..1, 40..41), &both(0..2, 40..41)), [("log-1".to_owned(), String::new())]);
    }

    #[test]
    fn the_whole_fills_what_grows() {
        let story = Parts::new((0..3).map(|n| Part::growing(format!("log-{n}"), "log", n, html! { (n) })).collect());
        let whole = parts(&[("a", "1")]).and(story).whole();
        let told: Vec<(&str, bool, &str)> =
            whole.iter().map(|fragment| (fragment.target.as_str(), fragment.fill, fragment.html.as_str())).collect();
        assert_eq!(told, [("a", false, "<p id=\"a\">1</p>"), ("log", true, "012")]);
    }
}
