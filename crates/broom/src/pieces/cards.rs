//! The cards: ten roles for every player, declared brave or cowardly, and the ten events.

use coven_engine::named;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

named! {
    /// BRM-ROLE-1: the ten roles; every player owns the same ten.
    pub enum Role {
        ForestWitch = "forest_witch",
        HillWitch = "hill_witch",
        MountainWitch = "mountain_witch",
        PrairieWitch = "prairie_witch",
        ValleyDruid = "valley_druid",
        PeakDruid = "peak_druid",
        RootGatherer = "root_gatherer",
        HerbGatherer = "herb_gatherer",
        FruitGatherer = "fruit_gatherer",
        WeatherFairy = "weather_fairy",
    }
}

named! {
    /// Declared when a card is laid.
    pub enum Stance { Brave = "brave", Cowardly = "cowardly" }
}

named! {
    /// The ten event cards.
    pub enum EventCard {
        MoreOrLess = "more_or_less",
        DangerousAreas = "dangerous_areas",
        FavourableAreas = "favourable_areas",
        EmptyHands = "empty_hands",
        BraveHeart = "brave_heart",
        BlackMarket = "black_market",
        MoonshineStill = "moonshine_still",
        FullHands = "full_hands",
        AllAtOnce = "all_at_once",
        LikeMinded = "like_minded",
    }
}

impl EventCard {
    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            EventCard::MoreOrLess => "BRM-EVT-MORE-OR-LESS",
            EventCard::DangerousAreas => "BRM-EVT-DANGEROUS-AREAS",
            EventCard::FavourableAreas => "BRM-EVT-FAVOURABLE-AREAS",
            EventCard::EmptyHands => "BRM-EVT-EMPTY-HANDS",
            EventCard::BraveHeart => "BRM-EVT-BRAVE-HEART",
            EventCard::BlackMarket => "BRM-EVT-BLACK-MARKET",
            EventCard::MoonshineStill => "BRM-EVT-MOONSHINE-STILL",
            EventCard::FullHands => "BRM-EVT-FULL-HANDS",
            EventCard::AllAtOnce => "BRM-EVT-ALL-AT-ONCE",
            EventCard::LikeMinded => "BRM-EVT-LIKE-MINDED",
        }
    }
}

/// A set of roles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleSet(pub u16);

impl RoleSet {
    pub const NONE: RoleSet = RoleSet(0);
    pub const ALL: RoleSet = RoleSet((1 << Role::ALL.len()) - 1);

    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role as u16 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, role: Role) -> RoleSet {
        RoleSet(self.0 | 1 << role as u16)
    }

    #[must_use]
    pub const fn without(self, role: Role) -> RoleSet {
        RoleSet(self.0 & !(1 << role as u16))
    }

    #[must_use]
    pub const fn minus(self, other: RoleSet) -> RoleSet {
        RoleSet(self.0 & !other.0)
    }

    pub const fn intersects(self, other: RoleSet) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Iterator for RoleSet {
    type Item = Role;

    fn next(&mut self) -> Option<Role> {
        let role = *Role::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(role)
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> RoleSet {
        roles.into_iter().fold(RoleSet::NONE, RoleSet::with)
    }
}

impl Serialize for RoleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for RoleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Role>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl fmt::Debug for RoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
