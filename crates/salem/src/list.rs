//! A short list without heap memory: the state of a game is copied as one block.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// Up to `N` items in order. Two lists are equal when their items are; what lies behind the end does not count.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; `blank` only fills the memory.
    pub const fn new(blank: T) -> Self {
        List { len: 0, items: [blank; N] }
    }

    /// Adds at the end. Every list of this crate is as long as the rules can fill it, so there is always room; a list
    /// that is full all the same stays as it is.
    pub fn push(&mut self, item: T) {
        debug_assert!(self.len() < N, "a list of {N} is full");
        if let Some(free) = self.items.get_mut(self.len as usize) {
            *free = item;
            self.len += 1;
        }
    }

    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes an item out and closes the gap.
    pub fn remove(&mut self, i: usize) -> Option<T> {
        let taken = self.get(i).copied()?;
        self.items.copy_within(i + 1..self.len as usize, i);
        self.len -= 1;
        Some(taken)
    }

    /// Takes out the first item that equals `item`.
    pub fn take(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        let found = self.iter().position(|&there| there == item);
        found.is_some_and(|i| self.remove(i).is_some())
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(items: &[u8]) -> List<u8, 4> {
        let mut list = List::new(0);
        items.iter().for_each(|&item| list.push(item));
        list
    }

    #[test]
    fn what_was_taken_out_leaves_no_trace() {
        let mut some = list(&[1, 2, 3]);
        assert_eq!(some.remove(0), Some(1));
        assert_eq!(some, list(&[2, 3]));
        assert!(some.take(3) && !some.take(9));
        assert_eq!((some.pop(), some.pop()), (Some(2), None));
    }
}
