//! Which seat everybody has in a round, before it is known with whom.

use crate::chance::Chance;
use crate::history::History;

/// A seat for everybody, each seat at each table once. Nobody's seats differ by more than one unless a maximum matching leaves no other
/// way; whoever it leaves over takes the seat that unbalances them least.
pub fn seats(history: &History, places: usize, table_size: usize, chance: &mut Chance) -> Vec<usize> {
    let tables = places / table_size;
    let mut order: Vec<usize> = (0..places).collect();
    chance.shuffle(&mut order);
    let mut matching = Matching {
        wishes: (0..places)
            .map(|at| {
                let mut seats: Vec<usize> = (0..table_size).filter(|&seat| history.imbalance(at, seat) == 0).collect();
                chance.shuffle(&mut seats);
                seats
            })
            .collect(),
        sitting: vec![Vec::with_capacity(tables); table_size],
        tables,
    };
    let left: Vec<usize> = order.into_iter().filter(|&at| !matching.place(at, &mut vec![false; table_size])).collect();
    for at in left {
        let free = (0..table_size).filter(|&seat| matching.sitting[seat].len() < tables);
        if let Some(seat) = free.min_by_key(|&seat| history.imbalance(at, seat)) {
            matching.sitting[seat].push(at);
        }
    }
    let mut seats = vec![0; places];
    for (seat, sitting) in matching.sitting.iter().enumerate() {
        for &at in sitting {
            seats[at] = seat;
        }
    }
    seats
}

/// People and seats, each seat as often as there are tables: Kuhn's algorithm.
struct Matching {
    /// The seats with which each stays balanced.
    wishes: Vec<Vec<usize>>,
    sitting: Vec<Vec<usize>>,
    tables: usize,
}

impl Matching {
    /// Finds a seat for one more, if others can move so that there is one.
    fn place(&mut self, at: usize, tried: &mut [bool]) -> bool {
        for wish in 0..self.wishes[at].len() {
            let seat = self.wishes[at][wish];
            if std::mem::replace(&mut tried[seat], true) {
                continue;
            }
            if self.sitting[seat].len() < self.tables {
                self.sitting[seat].push(at);
                return true;
            }
            for chair in 0..self.tables {
                if self.place(self.sitting[seat][chair], tried) {
                    self.sitting[seat][chair] = at;
                    return true;
                }
            }
        }
        false
    }
}
