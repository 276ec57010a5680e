//! Small collections that live inside the state: a set of at most 32 things, and a short list without a heap.

use coven_engine::names::Item;
use serde::de::Error as _;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};

/// A set of things, as bits.
pub struct Set<T>(u32, PhantomData<fn() -> T>);

impl<T> Set<T> {
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    pub const fn from_bits(bits: u32) -> Self {
        Set(bits, PhantomData)
    }

    pub const fn bits(self) -> u32 {
        self.0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl<T: Item> Set<T> {
    pub fn full() -> Self {
        Set(((1u64 << T::COUNT) - 1) as u32, PhantomData)
    }

    pub fn only(item: T) -> Self {
        Set(1 << item.index(), PhantomData)
    }

    pub fn contains(self, item: T) -> bool {
        self.0 >> item.index() & 1 == 1
    }

    pub fn insert(&mut self, item: T) {
        self.0 |= 1 << item.index();
    }

    pub fn remove(&mut self, item: T) {
        self.0 &= !(1 << item.index());
    }

    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::at(self.0.trailing_zeros() as usize))
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Item> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|item| item.to_string())).finish()
    }
}

impl<T: Item> Iterator for Set<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let item = self.first()?;
        self.0 &= self.0 - 1;
        Some(item)
    }
}

impl<T: Item> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Self::EMPTY, |set, item| set | Set::only(item))
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }
}

impl<T: Item> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for item in *self {
            list.serialize_element(&item.to_string())?;
        }
        list.end()
    }
}

impl<'de, T: Item> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = Vec::<String>::deserialize(deserializer)?;
        words.iter().map(|word| word.parse::<T>().map_err(D::Error::custom)).collect()
    }
}

/// How many of each of `N` kinds.
#[derive(Clone, Copy)]
pub struct Tally<T, const N: usize>([u8; N], PhantomData<fn() -> T>);

impl<T: Item, const N: usize> Tally<T, N> {
    pub const NONE: Self = Tally([0; N], PhantomData);

    /// SEP-COMP-4, SEP-COMP-2, SEP-RUL-E1: what is counted here never runs out, whatever number lies in the box.
    pub fn add(&mut self, item: T, count: u8) {
        self[item] = self[item].saturating_add(count);
    }

    pub fn take(&mut self, item: T) {
        self[item] = self[item].saturating_sub(1);
    }

    pub fn sum(&self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> Set<T> {
        T::all().filter(|&item| self[item] > 0).collect()
    }
}

impl<T, const N: usize> PartialEq for Tally<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Item, const N: usize> Default for Tally<T, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Item, const N: usize> fmt::Debug for Tally<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|item| (item.to_string(), self[item]))).finish()
    }
}

impl<T: Item, const N: usize> Index<T> for Tally<T, N> {
    type Output = u8;

    fn index(&self, item: T) -> &u8 {
        &self.0[item.index()]
    }
}

impl<T: Item, const N: usize> IndexMut<T> for Tally<T, N> {
    fn index_mut(&mut self, item: T) -> &mut u8 {
        &mut self.0[item.index()]
    }
}

impl<T: Item, const N: usize> Serialize for Tally<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(T::all().map(|item| (item.to_string(), self[item])))
    }
}

impl<'de, T: Item, const N: usize> Deserialize<'de> for Tally<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<String, u8>::deserialize(deserializer)?;
        let mut tally = Self::NONE;
        for (word, count) in counts {
            tally[word.parse::<T>().map_err(D::Error::custom)?] = count;
        }
        Ok(tally)
    }
}

/// A list of at most `N` things, kept in place. What does not fit is an error: pushing panics, reading says so.
///
/// From `tinyvec` because its lists can be copied byte by byte, as the whole state is at every look ahead: with those of
/// `arrayvec`, which are cloned one by one, a copy of the state took 870 ns instead of 20.
pub type Few<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Action;

    #[test]
    fn a_set_lists_its_things_in_order() {
        let set: Set<Action> = [Action::Plead, Action::Move].into_iter().collect();
        assert_eq!(set.collect::<Vec<_>>(), [Action::Move, Action::Plead]);
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["move","plead"]"#);
        assert_eq!(serde_json::from_str::<Set<Action>>(r#"["plead","move"]"#).unwrap(), set);
        assert!(serde_json::from_str::<Set<Action>>(r#"["fly"]"#).is_err());
    }

    #[test]
    fn a_list_that_is_too_long_is_refused_when_read() {
        assert_eq!(serde_json::from_str::<Few<u8, 3>>("[1,2,3]").unwrap()[..], [1, 2, 3]);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
    }

    #[test]
    #[should_panic(expected = "overflow")]
    fn what_does_not_fit_in_a_list_is_never_dropped_silently() {
        let mut full: Few<u8, 2> = [1, 2].into_iter().collect();
        full.push(3);
    }
}
