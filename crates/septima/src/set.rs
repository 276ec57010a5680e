//! Small collections that live inside the state: a set of at most 32 things, and a short list without a heap.

use serde::de::Error as _;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Deref, DerefMut, Index, IndexMut, Sub};
use std::str::FromStr;

/// One of a fixed number of things, each with a word for its name.
pub trait Item: Copy + Eq + fmt::Display + FromStr<Err = Unknown> + 'static {
    const COUNT: usize;
    fn index(self) -> usize;
    /// The thing with this index, which must be below `COUNT`.
    fn at(index: usize) -> Self;

    fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }
}

/// A word that names nothing of the wanted kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{word}' is no {kind}")]
pub struct Unknown {
    pub word: String,
    pub kind: &'static str,
}

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

/// A list of at most `N` things. Things pushed beyond the end are lost; `N` is chosen so that this cannot happen, and
/// debug builds check it.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    pub fn new() -> Self {
        Few { items: [T::default(); N], len: 0 }
    }

    pub fn push(&mut self, item: T) {
        debug_assert!(usize::from(self.len) < N, "a list of {N} overflows");
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes the first thing; the others move up.
    pub fn pop_front(&mut self) -> Option<T> {
        let first = *self.first()?;
        self.items.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        Some(first)
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps what fits, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let before = *self;
        self.clear();
        before.iter().filter(|&item| keep(item)).for_each(|&item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self[..].hash(hasher);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Self::new();
        items.into_iter().for_each(|item| few.push(item));
        few
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self[..].serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("at most {N} entries are possible, not {}", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

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
    fn a_short_list_compares_only_what_is_in_it() {
        let mut one: Few<u8, 3> = [1, 2, 3].into_iter().collect();
        assert_eq!(one.pop(), Some(3));
        assert_eq!(one, [1, 2].into_iter().collect());
        assert_eq!(one.pop_front(), Some(1));
        assert_eq!(one[..], [2]);
        assert!(serde_json::from_str::<Few<u8, 3>>("[1,2,3,4]").is_err());
    }
}
