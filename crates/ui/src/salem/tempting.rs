//! What a person might click on while a question is open, though it may be no answer.

use coven_engine::Seat;
use coven_salem::{EventCard, Lot, Move, SeatView, Task, View};

pub(super) fn tempting(view: &View, seat: Seat) -> Vec<Move> {
    let seats = || view.seats.iter().map(|there| there.seat);
    let lots =
        |wanted: fn(Seat, Lot) -> Move| view.seats.iter().filter_map(move |there| Some(wanted(there.seat, first_lot(there)?)));
    match view.tasks.last() {
        Some(Task::Decide) => {
            let events = [EventCard::Cleanse, EventCard::Trial].into_iter().chain(view.row.iter().copied());
            events.map(Move::Trigger).chain([Move::Ask, Move::End]).collect()
        }
        Some(Task::ChoosePlayers { .. }) => seats().map(Move::Choose).collect(),
        Some(Task::Appoint) => seats().filter(|&other| other != seat).map(Move::Appoint).collect(),
        Some(Task::ChooseBuilding(_) | Task::BarterOwn | Task::BarterFor { .. }) => lots(Move::Slot).collect(),
        Some(Task::Remove { .. }) => lots(Move::Remove).collect(),
        _ => Vec::new(),
    }
}

/// The first building of a street stands for all of it.
fn first_lot(there: &SeatView) -> Option<Lot> {
    there.slots.first().map(|slot| Lot { building: slot.building, copy: 0 })
}
