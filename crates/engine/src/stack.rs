//! The explicit stack of pending decisions: an effect that asks something pushes what it asks, and the top is the prompt.

use std::fmt;

/// A stack of at most `N` entries that lives inside the state, without heap.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    entries: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    pub const fn new() -> Self {
        Stack { entries: [None; N], len: 0 }
    }

    pub fn top(&self) -> Option<T> {
        self.len.checked_sub(1).and_then(|last| self.entries[last as usize])
    }

    /// Puts an entry on top. `N` must be at least as deep as the rules can nest; a deeper push is a defect of the game and is
    /// dropped in release builds rather than ending the table.
    pub fn push(&mut self, entry: T) {
        let at = usize::from(self.len);
        debug_assert!(at < N, "the stack of pending decisions is deeper than the rules can nest");
        if at < N {
            self.entries[at] = Some(entry);
            self.len += 1;
        }
    }

    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.entries[usize::from(self.len)].take()
    }

    /// Puts another entry in the place of the top one.
    pub fn replace_top(&mut self, entry: T) {
        if self.pop().is_some() {
            self.push(entry);
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.entries[..usize::from(self.len)].iter().flatten().copied()
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for Stack<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        let mut stack = Stack::new();
        entries.into_iter().take(N).for_each(|entry| stack.push(entry));
        stack
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
        let mut stack: Stack<u8, 4> = [1, 2].into_iter().collect();
        stack.push(3);
        assert_eq!(stack.pop(), Some(3));
        stack.replace_top(9);
        assert_eq!(stack.iter().collect::<Vec<_>>(), [1, 9]);
        assert_eq!((stack.pop(), stack.pop(), stack.pop()), (Some(9), Some(1), None));
    }
}
