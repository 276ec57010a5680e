//! The pieces of the box and the names by which notation, data and files call them.

mod cards;
mod places;
mod tiles;

pub use cards::{EventCard, Role, RoleSet, Stance};
pub use places::{Circle, CloudSpace, MOST_CLOUD_SPACES, Region, RegionSet, Side, Terrain, Tower};
pub use tiles::{Cloud, ForestTile, HEAVY_CLOUDS, HillTile, MountainTile, STORM_CLOUDS};

use coven_engine::named;

named! {
    /// A potion of one of three colours, or a magic wand.
    pub enum Resource { Orange = "orange", Green = "green", Purple = "purple", Wand = "wand" }
}

impl Resource {
    pub const POTIONS: [Resource; 3] = [Resource::Orange, Resource::Green, Resource::Purple];
}

/// Ids that are made of letters and numbers rather than listed: they are shown, written and read as their text.
macro_rules! written_as_text {
    ($($type:ident),*) => {
        $(
            impl ::std::fmt::Debug for $type {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    ::std::fmt::Display::fmt(self, f)
                }
            }

            impl ::serde::Serialize for $type {
                fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $type {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    <String as ::serde::Deserialize>::deserialize(deserializer)?.parse().map_err(::serde::de::Error::custom)
                }
            }
        )*
    };
}
use written_as_text;

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt;
    use std::str::FromStr;

    fn reads_back<T: FromStr<Err: fmt::Debug> + fmt::Display + PartialEq + fmt::Debug>(text: &str) {
        assert_eq!(text.parse::<T>().expect(text).to_string(), text);
    }

    #[test]
    fn ids_read_back() {
        for region in ["P1", "P11", "H7", "M3", "F6", "L3"] {
            reads_back::<Region>(region);
        }
        for tower in ["FR01", "FR28", "FS04", "BR26", "BS05", "HIL-6"] {
            reads_back::<Tower>(tower);
        }
        reads_back::<CloudSpace>("BC19");
        reads_back::<Cloud>("HC-24");
        reads_back::<Cloud>("SC-8");
        reads_back::<HillTile>("HIL-1");
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in ["", "P", "P0", "P01", "P13", "X1", "é1"] {
            assert!(text.parse::<Region>().is_err(), "{text}");
        }
        for text in ["FR1", "FR00", "FR33", "FT01", "XR01", "BS31", "FRé"] {
            assert!(text.parse::<Tower>().is_err(), "{text}");
        }
        assert!("FC20".parse::<CloudSpace>().is_err());
    }
}
