//! Chapter 14: the spells, one file for each element. Element, kind, icon, windows and duration are in the data; a spell that
//! is written here and listed there is in the game. SEP-SPL-9: two of each element are scoring spells.

pub(crate) mod air;
pub(crate) mod earth;
pub(crate) mod fire;
