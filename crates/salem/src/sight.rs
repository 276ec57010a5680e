//! The view without its heap, for whoever writes it down as numbers a million times a second.

use crate::Salem;
use crate::cards::{Building, Character, EventCard};
use crate::state::{Answer, Hand, Held, State, Task};
use crate::town::Slot;
use crate::view::{CardView, SeatView, View};
use coven_engine::{MAX_SEATS, Seat, Seats, Viewer};

/// What one seat may know.
pub(crate) struct Sight {
    pub round: u8,
    pub task: Option<Task>,
    /// How many tasks wait, the one on top included.
    pub tasks: u8,
    pub asked: Seats,
    pub announce: bool,
    pub asks: u8,
    pub last_calls: u8,
    pub constable: Seat,
    pub row: [u8; EventCard::COUNT],
    pub trials_left: u8,
    pub event_deck: u8,
    pub events_under: [u8; EventCard::COUNT],
    pub building_deck: u8,
    /// Cards under the deck that the seat knows, by kind.
    pub under: [u8; Building::COUNT],
    pub taken_up: [u8; Building::COUNT],
    pub prayed: u8,
    pub passes: u8,
    pub despair: i32,
    pub seats: [SeatSight; MAX_SEATS],
    pub points: i32,
    pub answer: Option<Answer>,
}

/// What the seat knows of one seat. Copies of a building are told together with all their cubes.
#[derive(Clone, Copy, Default)]
pub(crate) struct SeatSight {
    pub badge: bool,
    pub on_trial: bool,
    pub pillory_until: Option<u8>,
    pub sanctuary_until: Option<u8>,
    pub character: Option<Character>,
    pub face_up: bool,
    pub seen_by: Seats,
    pub copies: [u8; Building::COUNT],
    pub hope_on: [u8; Building::COUNT],
    pub despair_on: [u8; Building::COUNT],
    pub hope: u16,
    pub hand_size: u8,
    pub hand: Option<Hand>,
    pub chosen: bool,
}

impl SeatSight {
    fn add(&mut self, building: Building, hope: u8, despair: u8) {
        let at = building.index();
        self.copies[at] += 1;
        self.hope_on[at] = self.hope_on[at].saturating_add(hope);
        self.despair_on[at] = self.despair_on[at].saturating_add(despair);
    }

    fn of_view(seat: &SeatView) -> SeatSight {
        let mut sight = SeatSight {
            badge: seat.badge,
            on_trial: seat.on_trial,
            pillory_until: seat.pillory.map(|until| until.round),
            sanctuary_until: seat.sanctuary.map(|until| until.round),
            character: seat.character,
            face_up: seat.face_up,
            seen_by: seat.seen_by.iter().copied().collect(),
            hope: seat.hope,
            hand_size: seat.hand_size,
            hand: seat.hand.as_ref().map(|hand| hand.iter().copied().collect()),
            chosen: seat.chosen,
            ..SeatSight::default()
        };
        seat.slots.iter().for_each(|slot| sight.add(slot.building, slot.hope, slot.despair));
        sight
    }
}

fn counted<const KINDS: usize>(kinds: impl Iterator<Item = usize>) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    kinds.for_each(|kind| counts[kind] += 1);
    counts
}

impl Sight {
    /// The view of a seat.
    pub fn of_view(view: &View) -> Sight {
        let known = |cards: &[CardView]| counted(cards.iter().filter_map(|card| card.building).map(Building::index));
        let mut seats = [SeatSight::default(); MAX_SEATS];
        seats.iter_mut().zip(&view.seats).for_each(|(sight, seat)| *sight = SeatSight::of_view(seat));
        Sight {
            round: view.round,
            task: view.tasks.last().copied(),
            tasks: view.tasks.len() as u8,
            asked: view.asked.iter().copied().collect(),
            announce: view.announce,
            asks: view.asks,
            last_calls: view.last_calls,
            constable: view.constable,
            row: counted(view.row.iter().map(|event| event.index())),
            trials_left: view.trials_left,
            event_deck: view.event_deck,
            events_under: counted(view.events_under.iter().map(|event| event.index())),
            building_deck: view.building_deck,
            under: known(&view.buildings_under),
            taken_up: known(&view.taken_up),
            prayed: view.prayed.len() as u8,
            passes: view.passes,
            despair: view.despair,
            seats,
            points: view.own.as_ref().map_or(0, |own| own.points),
            answer: view.own.as_ref().and_then(|own| own.answer),
        }
    }
}

impl Salem {
    /// The same as [`Sight::of_view`] of the seat's view, by the same rules as `view`.
    pub(crate) fn sight(&self, state: &State, seat: Seat) -> Sight {
        let viewer = Viewer::Seat(seat);
        let known = state.known_characters(viewer);
        let over = state.tasks.is_empty();
        let mut seats = [SeatSight::default(); MAX_SEATS];
        for (sight, other) in seats.iter_mut().zip(Seat::all(state.players())) {
            let hand = state.hands[other.index()];
            *sight = SeatSight {
                badge: state.badges.contains(other),
                on_trial: state.on_trial.contains(other),
                pillory_until: until(state.pillory, other),
                sanctuary_until: until(state.sanctuary, other),
                character: known.contains(other).then_some(state.characters[other.index()]),
                face_up: over || state.face_up.contains(other),
                seen_by: state.everybody().filter(|who| state.seen[who.index()].contains(other)).collect(),
                hope: state.town.hope(other),
                hand_size: hand.len() as u8,
                hand: state.knows_hand(viewer, other).then_some(hand),
                chosen: state.answers[other.index()].is_some(),
                ..SeatSight::default()
            };
            state.town.of(other).iter().for_each(|&Slot { building, hope, despair }| sight.add(building, hope, despair));
        }
        let lying = |card: &crate::deck::Lying| card.known_to(viewer).then_some(card.building.index());
        Sight {
            round: state.round,
            task: state.task(),
            tasks: state.tasks.len() as u8,
            asked: state.asked(),
            announce: state.announce,
            asks: state.asks,
            last_calls: state.last_calls,
            constable: state.constable,
            row: counted(state.row.iter().map(|event| event.index())),
            trials_left: self.trials_left(state) as u8,
            event_deck: state.events.len() as u8,
            events_under: counted(state.events.bottom.iter().map(|event| event.index())),
            building_deck: state.deck.len() as u8,
            under: counted(state.deck.bottom.iter().filter_map(lying)),
            taken_up: counted(state.grant.iter().filter_map(lying)),
            prayed: state.prayed.len() as u8,
            passes: state.passes,
            despair: state.town.despair(),
            seats,
            points: self.count_points(state, seat),
            answer: state.answers[seat.index()],
        }
    }
}

fn until(held: Option<Held>, seat: Seat) -> Option<u8> {
    held.filter(|held| held.seat == seat).map(|held| held.since + 1)
}
