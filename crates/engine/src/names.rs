//! Things that have a name in notation, data and files: the enums of a game ([`named!`](crate::named)), and whatever else
//! comes in a fixed number ([`Item`]).

use std::fmt::Display;
use std::str::FromStr;

/// A word that names nothing of its kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{word}' is no {kind}; known are: {known}")]
pub struct UnknownName {
    pub word: String,
    pub kind: &'static str,
    /// What would have been right, for a person to read.
    pub known: String,
}

impl UnknownName {
    pub fn new(word: &str, kind: &'static str, known: impl Display) -> UnknownName {
        UnknownName { word: word.to_owned(), kind, known: known.to_string() }
    }
}

/// One of a fixed number of things, each with its own number and name. Every enum of [`named!`](crate::named) is one.
pub trait Item: Copy + Eq + Display + FromStr<Err = UnknownName> + 'static {
    const COUNT: usize;

    /// The number of the thing, counted from 0.
    fn index(self) -> usize;

    /// The thing with this number, which must be below `COUNT`.
    fn at(index: usize) -> Self;

    fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }

    /// The thing with this name; for the `FromStr` of things that write themselves in a way of their own.
    fn by_name(word: &str, kind: &'static str) -> Result<Self, UnknownName> {
        Self::all().find(|item| item.to_string() == word).ok_or_else(|| {
            let known: Vec<String> = Self::all().map(|item| item.to_string()).collect();
            UnknownName::new(word, kind, known.join(", "))
        })
    }
}

/// Declares an enum without fields whose values are written and read by name:
///
/// ```
/// use coven_engine::names::Item;
///
/// coven_engine::named! {
///     /// The colour of a potion.
///     pub enum Colour { Orange = "orange", Green = "green" }
/// }
/// assert_eq!(Colour::Green.to_string(), "green");
/// assert_eq!("orange".parse(), Ok(Colour::Orange));
/// assert_eq!(Colour::ALL.len(), Colour::COUNT);
/// ```
///
/// A name may be any constant, so that one enum can use the names of another. A kind in words may stand before the values;
/// it is what an error calls the thing:
///
/// ```
/// coven_engine::named! { pub enum Card, "playing card" { Ace = "ace" } }
/// assert_eq!("one".parse::<Card>().unwrap_err().to_string(), "'one' is no playing card; known are: ace");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $type:ident { $($values:tt)+ }) => {
        $crate::named! { @kind (stringify!($type)) $(#[$meta])* $vis enum $type { $($values)+ } }
    };
    ($(#[$meta:meta])* $vis:vis enum $type:ident, $kind:literal { $($values:tt)+ }) => {
        $crate::named! { @kind ($kind) $(#[$meta])* $vis enum $type { $($values)+ } }
    };
    (
        @kind ($kind:expr)
        $(#[$meta:meta])*
        $vis:vis enum $type:ident { $($(#[$value_meta:meta])* $value:ident = $name:expr),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $type { $($(#[$value_meta])* $value),+ }

        #[allow(dead_code)]
        impl $type {
            pub const ALL: &'static [$type] = &[$($type::$value),+];

            pub const fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }

            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::names::Item for $type {
            const COUNT: usize = $type::ALL.len();

            fn index(self) -> usize {
                self as usize
            }

            fn at(index: usize) -> Self {
                $type::ALL[index]
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::names::UnknownName;

            fn from_str(word: &str) -> ::std::result::Result<Self, Self::Err> {
                let found = Self::ALL.iter().copied().find(|value| value.name() == word);
                found.ok_or_else(|| $crate::names::UnknownName::new(word, $kind, [$($name),+].join(", ")))
            }
        }

        $crate::written_as_text!($type);
    };
}

/// Lets serde write types as their `Display` text and read them with their `FromStr`:
///
/// ```
/// use std::{fmt, num::ParseIntError, str::FromStr};
///
/// #[derive(PartialEq, Debug)]
/// struct Hut(u8);
///
/// impl fmt::Display for Hut {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}", self.0) }
/// }
///
/// impl FromStr for Hut {
///     type Err = ParseIntError;
///     fn from_str(text: &str) -> Result<Hut, ParseIntError> { text.parse().map(Hut) }
/// }
///
/// coven_engine::written_as_text!(Hut);
/// assert_eq!(serde_json::to_string(&Hut(3)).unwrap(), r#""3""#);
/// assert_eq!(serde_json::from_str::<Hut>(r#""3""#).unwrap(), Hut(3));
/// ```
#[macro_export]
macro_rules! written_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<Self, D::Error> {
                let text = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    )+};
}
