//! Enums whose values have a name in notation, data and files.

/// A word that names nothing of its kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{word}' is not a {kind}; known are: {known}")]
pub struct UnknownName {
    pub word: String,
    pub kind: &'static str,
    pub known: String,
}

/// Declares an enum without fields whose values are written and read by name:
///
/// ```
/// coven_engine::named! {
///     /// The colour of a potion.
///     pub enum Colour { Orange = "orange", Green = "green" }
/// }
/// assert_eq!(Colour::Green.to_string(), "green");
/// assert_eq!("orange".parse(), Ok(Colour::Orange));
/// assert_eq!(Colour::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* $vis:vis enum $type:ident { $($(#[$value_meta:meta])* $value:ident = $name:literal),+ $(,)? }) => {
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

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::names::UnknownName;

            fn from_str(word: &str) -> ::std::result::Result<Self, Self::Err> {
                Self::ALL.iter().copied().find(|value| value.name() == word).ok_or_else(|| $crate::names::UnknownName {
                    word: word.to_owned(),
                    kind: stringify!($type),
                    known: [$($name),+].join(", "),
                })
            }
        }

        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<Self, D::Error> {
                let word = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                word.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}
