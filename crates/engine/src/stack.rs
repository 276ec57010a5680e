//! The explicit stack of pending decisions: an effect that asks something pushes what it asks, and the top is the prompt.

use arrayvec::ArrayVec;
use std::fmt;

/// A stack of at most `N` entries that lives inside the state, without heap.
#[derive(Clone, PartialEq, Eq)]
pub struct Stack<T, const N: usize>(ArrayVec<T, N>);

/// More entries than the rules can nest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{entries} decisions are pending, but at most {most} can be")]
pub struct TooDeep {
    pub entries: usize,
    pub most: usize,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    pub fn new() -> Self {
        Stack(ArrayVec::new())
    }

    /// The stack of these entries, from the bottom to the top: for positions that people write, which may be anything.
    pub fn of(entries: &[T]) -> Result<Self, TooDeep> {
        ArrayVec::try_from(entries).map(Stack).map_err(|_| TooDeep { entries: entries.len(), most: N })
    }

    pub fn top(&self) -> Option<T> {
        self.0.last().copied()
    }

    /// Puts an entry on top.
    ///
    /// # Panics
    /// If the stack is full. `N` must be at least as deep as the rules can nest, so this is a defect of the game; going on without
    /// the entry would silently break the rules.
    pub fn push(&mut self, entry: T) {
        self.0.push(entry);
    }

    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Puts another entry in the place of the top one.
    pub fn replace_top(&mut self, entry: T) {
        if let Some(top) = self.0.last_mut() {
            *top = entry;
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.0.iter().copied()
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// # Panics
/// If there are more than `N` entries, as [`Stack::push`] does.
impl<T: Copy, const N: usize> FromIterator<T> for Stack<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        Stack(entries.into_iter().collect())
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_pushed_is_asked_first() {
        let mut stack: Stack<u8, 4> = Stack::of(&[1, 2]).expect("room for four");
        stack.push(3);
        assert_eq!(stack.pop(), Some(3));
        stack.replace_top(9);
        assert_eq!(stack.iter().collect::<Vec<_>>(), [1, 9]);
        assert_eq!((stack.pop(), stack.pop(), stack.pop()), (Some(9), Some(1), None));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert_eq!(Stack::<u8, 2>::of(&[1, 2, 3]), Err(TooDeep { entries: 3, most: 2 }));
    }

    #[test]
    #[should_panic(expected = "CapacityError")]
    fn a_push_that_does_not_fit_is_never_dropped() {
        Stack::<u8, 2>::of(&[1, 2]).expect("room for two").push(3);
    }
}
