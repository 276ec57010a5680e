//! The cards by name. What is printed on them stands in `data.toml`; only the names are fixed, so that the notation of
//! a move does not depend on the data that is loaded.

use coven_engine::named;

named! {
    /// NSM-TYPE-1: the six types of buildings. Their colours have no effect.
    pub enum Type {
        Trade = "trade",
        Finance = "finance",
        Education = "education",
        Entertainment = "entertainment",
        Justice = "justice",
        Death = "death",
    }
}

named! {
    /// NSM-COMP-3: the eighteen buildings, three unique ones of each type (NSM-TYPE-2).
    pub enum Building {
        Market = "market",
        Smithy = "smithy",
        Tannery = "tannery",
        Bank = "bank",
        CountingHouse = "counting_house",
        Pawnshop = "pawnshop",
        School = "school",
        Library = "library",
        Laboratory = "laboratory",
        Theatre = "theatre",
        Tavern = "tavern",
        Brothel = "brothel",
        Courthouse = "courthouse",
        Jail = "jail",
        Gallows = "gallows",
        Undertaker = "undertaker",
        Graveyard = "graveyard",
        Crypt = "crypt",
    }
}

named! {
    /// NSM-AIM-1: what everyone secretly is.
    pub enum Side { Puritan = "puritan", Witch = "witch" }
}

named! {
    /// NSM-COMP-2: the ten characters.
    pub enum Character {
        Hale = "hale",
        Crane = "crane",
        Thorne = "thorne",
        Webb = "webb",
        Frost = "frost",
        Alden = "alden",
        Marsh = "marsh",
        Crowe = "crowe",
        Gray = "gray",
        Reed = "reed",
    }
}

named! {
    /// NSM-COMP-4: the events.
    pub enum EventCard {
        Cleanse = "cleanse",
        Trial = "trial",
        Investigation = "investigation",
        SecretMeeting = "secret_meeting",
        Testimony = "testimony",
        Verdict = "verdict",
        Pardon = "pardon",
        Prayer = "prayer",
        Exorcism = "exorcism",
        Alms = "alms",
        Fire = "fire",
        Seizure = "seizure",
        Barter = "barter",
        LandGrant = "land_grant",
        Hysteria = "hysteria",
        Plague = "plague",
        Winter = "winter",
        Pillory = "pillory",
        Sanctuary = "sanctuary",
    }
}

impl Type {
    pub(crate) const COUNT: usize = Type::ALL.len();
}

impl Building {
    pub(crate) const COUNT: usize = Building::ALL.len();
}

/// What the text of an event makes the Constable choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// Nothing, or only buildings with Despair as far as there are any.
    Nothing,
    /// This many different players.
    Players(u8),
    /// A building of another player.
    Building,
    /// One of the own buildings and one of another player.
    TwoBuildings,
    /// One of the top cards of the building deck.
    TopCards,
}

impl EventCard {
    pub(crate) const COUNT: usize = EventCard::ALL.len();

    pub(crate) const fn aim(self) -> Aim {
        use EventCard::*;
        match self {
            Cleanse | Prayer | Alms | Winter => Aim::Nothing,
            Trial | Investigation | Testimony | Verdict | Pardon | Exorcism | Pillory | Sanctuary => Aim::Players(1),
            SecretMeeting | Hysteria => Aim::Players(2),
            Plague => Aim::Players(3),
            Fire | Seizure => Aim::Building,
            Barter => Aim::TwoBuildings,
            LandGrant => Aim::TopCards,
        }
    }

    /// Cleanse and Trial lie beside the row, have a red border and never enter the deck (NSM-RUL-7).
    pub const fn beside_the_row(self) -> bool {
        matches!(self, EventCard::Cleanse | EventCard::Trial)
    }

    /// NSM-SYM-4: the card itself goes to a player.
    pub(crate) const fn given_to_a_player(self) -> bool {
        matches!(self, EventCard::Trial | EventCard::Pillory | EventCard::Sanctuary)
    }

    /// Whether it is aimed at a player, so that a Constable may name one in advance.
    pub const fn names_a_player(self) -> bool {
        !matches!(self.aim(), Aim::Nothing | Aim::TopCards)
    }
}

/// A set of building types, as a character shows them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Types(u8);

impl Types {
    pub const fn contains(self, kind: Type) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.iter().copied().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Type> for Types {
    fn from_iter<I: IntoIterator<Item = Type>>(kinds: I) -> Types {
        Types(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }
}
