//! Who sits with whom: exchanges of two places, as long as one makes the round better.

use crate::Plan;
use crate::chance::Chance;
use crate::history::History;

/// Number of exchanges that may be looked at before the search for a better round ends. It is counted, so that a slow machine finds the
/// same round as a quick one.
const BUDGET: usize = 600_000;

/// Number of exchanges by chance that lead out of a round which no single exchange makes better.
const KICK: usize = 3;

/// What is wrong with a round; less is better, and what stands first counts first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Cost {
    /// By how much seats differ by more than one.
    seats: i64,
    /// How often those at a table have met before.
    met: i64,
    /// How far apart the scores at a table are.
    scores: i64,
    /// How unevenly the company of bots is shared out.
    bots: i64,
}

impl Cost {
    fn add(&mut self, other: Cost, times: i64) {
        self.seats += times * other.seats;
        self.met += times * other.met;
        self.scores += times * other.scores;
        self.bots += times * other.bots;
    }
}

/// A round that is being made better.
pub struct Search<'a> {
    history: &'a History,
    size: usize,
    /// Scores of the people. Whoever comes behind them is a bot.
    scores: Vec<i64>,
    /// Who sits where: table after table, seat after seat.
    chairs: Vec<usize>,
    /// How many bots sit at each table.
    bots: Vec<i64>,
    spent: usize,
}

impl<'a> Search<'a> {
    /// A first round: on each seat the people in the order of their scores, bots shared out over the last tables.
    pub fn new(plan: &Plan, history: &'a History, seats: &[usize], scores: Vec<i64>, chance: &mut Chance) -> Search<'a> {
        let (size, tables, people) = (plan.table_size, seats.len() / plan.table_size, scores.len());
        let mut chairs = vec![usize::MAX; seats.len()];
        let mut bots = vec![0; tables];
        let mut next = tables;
        // The bots of a seat come one after the other and go to different tables, because there are at most as many as tables.
        let mut after_people: Vec<usize> = (people..seats.len()).collect();
        after_people.sort_by_key(|&at| seats[at]);
        for at in after_people {
            next = next.checked_sub(1).unwrap_or(tables - 1);
            chairs[next * size + seats[at]] = at;
            bots[next] += 1;
        }
        let mut order: Vec<usize> = (0..people).collect();
        chance.shuffle(&mut order);
        order.sort_by_key(|&at| std::cmp::Reverse(scores[at]));
        for at in order {
            let free = (0..tables).find(|table| chairs[table * size + seats[at]] == usize::MAX);
            if let Some(table) = free {
                chairs[table * size + seats[at]] = at;
            }
        }
        Search { history, size, scores, chairs, bots, spent: 0 }
    }

    pub fn tables(&self) -> impl Iterator<Item = &[usize]> {
        self.chairs.chunks(self.size)
    }

    fn is_bot(&self, at: usize) -> bool {
        at >= self.scores.len()
    }

    /// What one place costs on a chair, with `without` away from that table.
    fn cost_at(&self, at: usize, chair: usize, without: usize) -> Cost {
        let (table, seat) = (chair / self.size, chair % self.size);
        let mut cost = Cost { seats: self.history.imbalance(at, seat), ..Cost::default() };
        if self.is_bot(at) {
            return cost;
        }
        let mut bots = self.history.with_bots[at];
        for &other in &self.chairs[table * self.size..(table + 1) * self.size] {
            if other == without || other == at {
                continue;
            }
            if self.is_bot(other) {
                bots += 1;
            } else {
                cost.met += self.history.met(at, other);
                cost.scores += (self.scores[at] - self.scores[other]).abs();
            }
        }
        cost.bots = bots * bots;
        cost
    }

    /// By how much the round changes if two places are exchanged; none if that may not be.
    fn exchange(&self, one: usize, other: usize) -> Option<Cost> {
        let (a, b) = (self.chairs[one], self.chairs[other]);
        let (from, to) = (one / self.size, other / self.size);
        let mut change = Cost::default();
        if from == to {
            let seat = |at, chair: usize| self.history.imbalance(at, chair % self.size);
            change.seats = seat(a, other) + seat(b, one) - seat(a, one) - seat(b, other);
            return Some(change);
        }
        match (self.is_bot(a), self.is_bot(b)) {
            (true, true) => return None,
            (true, false) if self.bots[from] - 1 != self.bots[to] => return None,
            (false, true) if self.bots[to] - 1 != self.bots[from] => return None,
            _ => {}
        }
        change.add(self.cost_at(a, other, b), 1);
        change.add(self.cost_at(b, one, a), 1);
        change.add(self.cost_at(a, one, usize::MAX), -1);
        change.add(self.cost_at(b, other, usize::MAX), -1);
        let moved = i64::from(self.is_bot(b)) - i64::from(self.is_bot(a));
        if moved != 0 {
            change.bots += self.company(from, moved, a) + self.company(to, -moved, b);
        }
        Some(change)
    }

    /// By how much the company of bots changes for the others at a table to which so many more come.
    fn company(&self, table: usize, more: i64, without: usize) -> i64 {
        let now = self.bots[table];
        let others = self.chairs[table * self.size..(table + 1) * self.size].iter();
        let change = |&at: &usize| {
            let before = self.history.with_bots[at] + now;
            (before + more) * (before + more) - before * before
        };
        others.filter(|&&at| at != without && !self.is_bot(at)).map(change).sum()
    }

    fn swap(&mut self, one: usize, other: usize) {
        let moved = i64::from(self.is_bot(self.chairs[other])) - i64::from(self.is_bot(self.chairs[one]));
        self.bots[one / self.size] += moved;
        self.bots[other / self.size] -= moved;
        self.chairs.swap(one, other);
    }

    /// Exchanges places until no exchange makes the round better.
    fn descend(&mut self) -> Cost {
        let (mut gained, chairs) = (Cost::default(), self.chairs.len());
        loop {
            let before = gained;
            for one in 0..chairs {
                for other in one + 1..chairs {
                    self.spent += 1;
                    if let Some(change) = self.exchange(one, other).filter(|change| *change < Cost::default()) {
                        self.swap(one, other);
                        gained.add(change, 1);
                    }
                }
            }
            if gained == before {
                return gained;
            }
        }
    }

    /// The chairs of those who meet somebody again.
    fn meeting_again(&self) -> Vec<usize> {
        let again = |&chair: &usize| self.cost_at(self.chairs[chair], chair, usize::MAX).met > 0;
        (0..self.chairs.len()).filter(again).collect()
    }

    /// Makes the round as good as exchanges can; then, as long as some meet again, tries whether a few exchanges by chance lead to a
    /// better one.
    pub fn improve(&mut self, chance: &mut Chance) {
        self.descend();
        let only_one = self.chairs.len() == self.size;
        while !only_one && self.spent < BUDGET {
            let again = self.meeting_again();
            if again.is_empty() {
                return;
            }
            let kept = (self.chairs.clone(), self.bots.clone());
            let mut change = Cost::default();
            for _ in 0..KICK {
                let (one, other) = (again[chance.below(again.len())], chance.below(self.chairs.len()));
                if let Some(step) = self.exchange(one, other).filter(|step| one != other && step.seats <= 0) {
                    self.swap(one, other);
                    change.add(step, 1);
                }
            }
            change.add(self.descend(), 1);
            // One that is as good is taken, too: it may lead on.
            if change > Cost::default() {
                (self.chairs, self.bots) = kept;
            }
        }
    }
}
