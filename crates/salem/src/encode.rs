//! The game in numbers: what a move is called, and what a seat sees as a row of numbers.
//!
//! Moves name players, so their numbers do, too: by how many places further they sit. A [`Sight`] is the view without its heap; the
//! observation is written from it and nothing else.

use crate::Salem;
use crate::cards::{Building, Character, EventCard, Side};
use crate::data::{PLAYERS, ROUNDS};
use crate::moves::{Announcement, Move};
use crate::sight::{SeatSight, Sight};
use crate::state::{Answer, GiftWindow, State, Task, Where};
use crate::town::{Cube, Lot};
use crate::view::View;
use coven_engine::{Encode, Eyes, MAX_SEATS, Part, Pen, Ranges, Seat, Seats};

/// NSM-BLD-2: no deck has more copies of a building.
const COPIES: usize = MAX_SEATS + 1;
const LOTS: usize = Building::COUNT * COPIES;
/// An event, aimed at nobody or at one of the players.
const AIMS: usize = EventCard::COUNT * (1 + MAX_SEATS);

const MOVES: Ranges<17> = Ranges::new([
    Building::COUNT,
    Building::COUNT,
    1,
    MAX_SEATS * LOTS,
    AIMS + 2,
    LOTS,
    1,
    LOTS,
    EventCard::COUNT,
    1,
    1,
    LOTS,
    MAX_SEATS,
    MAX_SEATS * LOTS,
    Building::COUNT,
    Building::COUNT,
    MAX_SEATS,
]);

const TASKS: usize = 26;

/// What stands in a row of numbers about one seat, for everybody to see.
const SEAT: usize = 8 + MAX_SEATS + 3 * Building::COUNT;
/// What only some know of a seat: character, side and hand.
const KNOWN: usize = Character::ALL.len() + Side::ALL.len() + 1 + Building::COUNT;

const PARTS: &[Part] = &[
    Part::new("table", (*PLAYERS.end() - *PLAYERS.start() + 1) + 4),
    Part::new("round", ROUNDS),
    // Which task, how much of it is left and where, the event it is about, the seats and the building that it names.
    Part::new("task", TASKS + 1 + 2 + 3 + EventCard::COUNT + 3 * MAX_SEATS + Building::COUNT + 2),
    Part::new("asked", MAX_SEATS),
    Part::new("constable", MAX_SEATS + 2),
    Part::new("events", 2 * EventCard::COUNT + 2),
    Part::new("buildings", 1 + 2 * Building::COUNT + 1),
    Part::new("despair", 1),
    Part::of_seats("seats", SEAT, MAX_SEATS),
    Part::new("known", KNOWN * MAX_SEATS),
    Part::new("own", 1 + Building::COUNT + 1),
];

fn lot(lot: Lot) -> Option<usize> {
    (usize::from(lot.copy) < COPIES).then(|| lot.building.index() * COPIES + usize::from(lot.copy))
}

fn lot_at(place: usize) -> Lot {
    Lot { building: Building::ALL[place / COPIES], copy: (place % COPIES) as u8 }
}

impl Encode for Salem {
    const ENCODING: u32 = 1;

    fn actions(&self) -> usize {
        MOVES.total()
    }

    fn index(&self, eyes: Eyes, m: Move) -> Option<usize> {
        let at = |seat: Seat, here: Lot| Some(eyes.places_to(seat)? * LOTS + lot(here)?);
        let (kind, place) = match m {
            Move::Pick(card) => (0, card.index()),
            Move::Keep(card) => (1, card.index()),
            Move::Redraw => (2, 0),
            Move::Remove(seat, here) => (3, at(seat, here)?),
            Move::Say(Announcement::Event(event, None)) => (4, event.index() * (1 + MAX_SEATS)),
            Move::Say(Announcement::Event(event, Some(seat))) => (4, event.index() * (1 + MAX_SEATS) + 1 + eyes.places_to(seat)?),
            Move::Say(Announcement::End) => (4, AIMS),
            Move::Say(Announcement::Nothing) => (4, AIMS + 1),
            Move::Give(here) => (5, lot(here)?),
            Move::Done => (6, 0),
            Move::Place(here) => (7, lot(here)?),
            Move::Trigger(event) => (8, event.index()),
            Move::Ask => (9, 0),
            Move::End => (10, 0),
            Move::Pay(here) => (11, lot(here)?),
            Move::Choose(seat) => (12, eyes.places_to(seat)?),
            Move::Slot(seat, here) => (13, at(seat, here)?),
            Move::Build(card) => (14, card.index()),
            Move::Under(card) => (15, card.index()),
            Move::Appoint(seat) => (16, eyes.places_to(seat)?),
        };
        MOVES.index(kind, place)
    }

    fn move_at(&self, eyes: Eyes, index: usize) -> Option<Move> {
        let (kind, place) = MOVES.find(index)?;
        let there = || Some((eyes.seat_after(place / LOTS)?, lot_at(place % LOTS)));
        Some(match kind {
            0 => Move::Pick(Building::ALL[place]),
            1 => Move::Keep(Building::ALL[place]),
            2 => Move::Redraw,
            3 => there().map(|(seat, lot)| Move::Remove(seat, lot))?,
            4 if place == AIMS => Move::Say(Announcement::End),
            4 if place == AIMS + 1 => Move::Say(Announcement::Nothing),
            4 => {
                let event = EventCard::ALL[place / (1 + MAX_SEATS)];
                let aim = match (place % (1 + MAX_SEATS)).checked_sub(1) {
                    Some(places) => Some(eyes.seat_after(places)?),
                    None => None,
                };
                Move::Say(Announcement::Event(event, aim))
            }
            5 => Move::Give(lot_at(place)),
            6 => Move::Done,
            7 => Move::Place(lot_at(place)),
            8 => Move::Trigger(EventCard::ALL[place]),
            9 => Move::Ask,
            10 => Move::End,
            11 => Move::Pay(lot_at(place)),
            12 => Move::Choose(eyes.seat_after(place)?),
            13 => there().map(|(seat, lot)| Move::Slot(seat, lot))?,
            14 => Move::Build(Building::ALL[place]),
            15 => Move::Under(Building::ALL[place]),
            _ => Move::Appoint(eyes.seat_after(place)?),
        })
    }

    fn parts(&self) -> &[Part] {
        PARTS
    }

    fn observe(&self, view: &View, eyes: Eyes, out: &mut [f32]) {
        self.write(&Sight::of_view(view), eyes, out);
    }

    fn observe_state(&self, state: &State, eyes: Eyes, out: &mut [f32]) {
        self.write(&self.sight(state, eyes.seat), eyes, out);
    }
}

/// What is usual, so that most numbers lie between 0 and 1.
const CUBES: f32 = 4.0;
const CARDS: f32 = 4.0;
const TOWN: f32 = 16.0;
const DECK: f32 = 72.0;
const ROW: f32 = 2.0;
const POINTS: f32 = 20.0;

impl Salem {
    fn write(&self, sight: &Sight, eyes: Eyes, out: &mut [f32]) {
        let mut pen = Pen::new(out, PARTS);
        let everybody = |pen: &mut Pen<'_>, seats: Seats| {
            seats.filter_map(|seat| eyes.places_to(seat)).for_each(|places| pen.add(places, 1.0));
            pen.skip(MAX_SEATS);
        };
        let table = self.printed.table(eyes.seats);
        pen.part("table");
        pen.one_of(eyes.seats.checked_sub(*PLAYERS.start()), *PLAYERS.end() - *PLAYERS.start() + 1);
        pen.flag(sight.announce);
        pen.share(table.despair_needed, TOWN);
        pen.share(table.witches, CARDS);
        pen.share(table.puritans, CARDS);
        pen.part("round");
        pen.one_of(usize::from(sight.round).checked_sub(1).filter(|&round| round < ROUNDS), ROUNDS);
        pen.part("task");
        write_task(sight.task, eyes, &mut pen);
        pen.share(sight.prayed, CUBES);
        pen.share(sight.tasks, CUBES);
        pen.part("asked");
        everybody(&mut pen, sight.asked);
        pen.part("constable");
        pen.one_of(eyes.places_to(sight.constable), MAX_SEATS);
        pen.share(sight.asks, ROW);
        pen.share(sight.last_calls, ROW);
        pen.part("events");
        pen.shares(&sight.row, ROW);
        pen.shares(&sight.events_under, ROW);
        pen.share(sight.event_deck, TOWN);
        pen.share(sight.trials_left, CARDS);
        pen.part("buildings");
        pen.share(sight.building_deck, DECK);
        pen.shares(&sight.under, CARDS);
        pen.shares(&sight.taken_up, CARDS);
        pen.share(sight.passes, CARDS);
        pen.part("despair");
        pen.share(sight.despair, TOWN);
        pen.part("seats");
        for places in 0..MAX_SEATS {
            match eyes.seat_after(places) {
                Some(seat) => write_seat(&sight.seats[seat.index()], Eyes::new(seat, eyes.seats), &mut pen),
                None => pen.skip(SEAT),
            }
        }
        pen.part("known");
        for places in 0..MAX_SEATS {
            match eyes.seat_after(places) {
                Some(seat) => self.write_known(&sight.seats[seat.index()], &mut pen),
                None => pen.skip(KNOWN),
            }
        }
        pen.part("own");
        pen.share(sight.points, POINTS);
        let (build, redraw) = match sight.answer {
            Some(Answer::Build(building)) => (Some(building.index()), false),
            Some(Answer::Redraw) => (None, true),
            None => (None, false),
        };
        pen.one_of(build, Building::COUNT);
        pen.flag(redraw);
        pen.end();
    }

    fn write_known(&self, seat: &SeatSight, pen: &mut Pen<'_>) {
        pen.one_of(seat.character.map(Character::index), Character::ALL.len());
        pen.one_of(seat.character.map(|character| self.printed.character(character).side.index()), Side::ALL.len());
        pen.flag(seat.hand.is_some());
        seat.hand.iter().flat_map(|hand| hand.iter()).for_each(|card| pen.add(card.index(), 1.0));
        pen.skip(Building::COUNT);
    }
}

/// `eyes` are those of the seat itself, so that its block is the same for whoever looks.
fn write_seat(seat: &SeatSight, eyes: Eyes, pen: &mut Pen<'_>) {
    pen.flag(seat.badge);
    pen.flag(seat.on_trial);
    pen.share(seat.pillory_until.unwrap_or(0), ROUNDS as f32);
    pen.share(seat.sanctuary_until.unwrap_or(0), ROUNDS as f32);
    pen.flag(seat.face_up);
    pen.flag(seat.chosen);
    pen.share(seat.hand_size, CARDS);
    pen.share(seat.hope, TOWN);
    seat.seen_by.filter_map(|other| eyes.places_to(other)).for_each(|places| pen.add(places, 1.0));
    pen.skip(MAX_SEATS);
    pen.shares(&seat.copies, CARDS);
    pen.shares(&seat.hope_on, CUBES);
    pen.shares(&seat.despair_on, CUBES);
}

fn write_task(task: Option<Task>, eyes: Eyes, pen: &mut Pen<'_>) {
    let (mut left, mut cube, mut from) = (0, None, None);
    let (mut event, mut who, mut seats, mut givers) = (None, None, Seats::NONE, Seats::NONE);
    let mut building = None;
    match task {
        Some(Task::Pick { waiting } | Task::Discard { waiting } | Task::Winter { waiting }) => seats = waiting,
        Some(Task::Remove { seat, left: still, from: place }) => {
            (who, left) = (Some(seat), still);
            from = Some(match place {
                Where::Town => 0,
                Where::Apart => 1,
                Where::At(owner) => {
                    seats = Seats::only(owner);
                    2
                }
            });
        }
        Some(Task::Gifts(GiftWindow { waiting, givers: gave, given, .. })) => {
            (seats, givers, left) = (waiting, gave, given);
        }
        Some(Task::Place { seat, left: still, cube: which }) => {
            (who, left) = (Some(seat), still);
            cube = Some(usize::from(which == Cube::Despair));
        }
        Some(Task::Pay { left: still }) => left = still,
        Some(Task::Effect(card) | Task::ChooseBuilding(card) | Task::PutAway(card)) => event = Some(card),
        Some(Task::ChoosePlayers { event: card, chosen }) => (event, seats) = (Some(card), chosen),
        Some(Task::BarterFor { own }) => building = Some(own.building.index()),
        _ => {}
    }
    pen.one_of(task.map(kind_of_task), TASKS);
    pen.share(left, CUBES);
    pen.one_of(cube, 2);
    pen.one_of(from, 3);
    pen.one_of(event.map(EventCard::index), EventCard::COUNT);
    pen.one_of(who.and_then(|seat| eyes.places_to(seat)), MAX_SEATS);
    for named in [seats, givers] {
        named.filter_map(|seat| eyes.places_to(seat)).for_each(|places| pen.add(places, 1.0));
        pen.skip(MAX_SEATS);
    }
    pen.one_of(building, Building::COUNT);
}

fn kind_of_task(task: Task) -> usize {
    match task {
        Task::Deal => 0,
        Task::Build => 1,
        Task::Pick { .. } => 2,
        Task::Discard { .. } => 3,
        Task::Remove { .. } => 4,
        Task::DrawEvent => 5,
        Task::Tenure => 6,
        Task::Announce => 7,
        Task::Gifts(window) if window.last_call => 25,
        Task::Gifts(_) => 8,
        Task::Place { .. } => 9,
        Task::Decide => 10,
        Task::Pay { .. } => 11,
        Task::Effect(_) => 12,
        Task::ChoosePlayers { .. } => 13,
        Task::ChooseBuilding(_) => 14,
        Task::BarterFor { .. } => 15,
        Task::BarterOwn => 16,
        Task::GrantBuild => 17,
        Task::GrantUnder => 18,
        Task::Winter { .. } => 19,
        Task::PutAway(_) => 20,
        Task::Succession => 21,
        Task::Appoint => 22,
        Task::Badges => 23,
        Task::EndRound => 24,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::{DataSource, Rules};

    #[test]
    fn players_are_numbered_by_how_far_away_they_sit() {
        let rules = Salem::load(&DataSource::builtin()).expect("the built-in data");
        let market = Lot { building: Building::Market, copy: 1 };
        for (seat, other) in [(0, 2), (3, 0), (4, 1)] {
            let eyes = Eyes::new(Seat(seat), 5);
            for (m, alike) in [
                (Move::Choose(Seat(other)), Move::Choose(Seat(2))),
                (Move::Appoint(Seat(other)), Move::Appoint(Seat(2))),
                (Move::Remove(Seat(other), market), Move::Remove(Seat(2), market)),
                (Move::Slot(Seat(other), market), Move::Slot(Seat(2), market)),
            ] {
                let index = rules.index(eyes, m).expect("a number");
                assert_eq!(Some(index), rules.index(Eyes::new(Seat(0), 5), alike), "{m} of seat {seat}");
                assert_eq!(rules.move_at(eyes, index), Some(m));
            }
        }
    }

    #[test]
    fn what_no_table_has_has_no_number() {
        let rules = Salem::load(&DataSource::builtin()).expect("the built-in data");
        let eyes = Eyes::new(Seat(0), 3);
        assert_eq!(rules.index(eyes, Move::Choose(Seat(3))), None);
        assert_eq!(rules.index(eyes, Move::Pay(Lot { building: Building::Bank, copy: 200 })), None);
        let far = rules.index(Eyes::new(Seat(0), 8), Move::Choose(Seat(7))).expect("a number");
        assert_eq!(rules.move_at(eyes, far), None);
    }
}
