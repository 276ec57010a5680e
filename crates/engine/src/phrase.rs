//! What is to be said, in no language yet.
//!
//! Rules never hold a sentence. They name a message of the Fluent files and its arguments; `coven-text` turns that into
//! English, Italian, French or Polish.

use crate::seat::Seat;
use serde::Serialize;
use std::borrow::Cow;

/// A message and its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Phrase {
    pub id: Cow<'static, str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    Number(i64),
    /// A name that is the same in every language, such as the id of a space.
    Text(String),
    /// A seat; shown with the name of who sits there.
    Seat(Seat),
    /// Another message, such as the name of a card.
    Phrase(Phrase),
    /// Several, joined as the language joins a list.
    List(Vec<Arg>),
}

impl Phrase {
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Phrase { id: id.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

macro_rules! numbers {
    ($($type:ty),*) => {
        $(impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(number as i64)
            }
        })*
    };
}

numbers!(u8, u16, u32, usize, i8, i16, i32, i64);

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl<A: Into<Arg>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(items: I) -> Arg {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}
