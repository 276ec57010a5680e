//! The state in readable form, for scenarios and snapshots. What follows from the rest (the unseen cards of both decks,
//! the Trial cards left) is not written down but worked out, so that a position cannot contradict itself there.

use crate::Salem;
use crate::cards::{Building, Character, EventCard};
use crate::data::{BUILDING_CARDS, PLAYERS};
use crate::deck::{Deck, EVERYBODY, EventDeck, Lying, Unseen};
use crate::setup::BLANK;
use crate::state::{Answer, EMPTY_HAND, Held, State, Task};
use crate::town::{Lot, Slot, Town};
use arrayvec::ArrayVec;
use coven_engine::{Broken, MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub announce: bool,
    pub round: u8,
    pub constable: Seat,
    /// What is to be done, the last entry first: the last is what is being asked.
    pub tasks: Vec<Task>,
    pub row: Vec<EventCard>,
    pub events_under: Vec<EventCard>,
    pub buildings_under: Vec<LyingCard>,
    pub taken_up: Vec<LyingCard>,
    pub pillory: Option<Held>,
    pub sanctuary: Option<Held>,
    pub passes: u8,
    pub asks: u8,
    pub last_calls: u8,
    /// Buildings from which a Day of Prayer has taken Despair.
    pub prayed: Vec<Prayed>,
    pub seats: Vec<SeatPosition>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    pub character: Character,
    pub face_up: bool,
    /// Whose characters this seat was shown.
    pub seen: Vec<Seat>,
    pub badge: bool,
    pub on_trial: bool,
    /// Buildings with their cubes: `market 2h 1d`.
    pub slots: Vec<Slot>,
    pub hand: Vec<Building>,
    pub answer: Option<Answer>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LyingCard {
    pub building: Building,
    pub known_to: KnownTo,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnownTo {
    Everybody,
    #[serde(untagged)]
    Seats(Vec<Seat>),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prayed {
    pub seat: Seat,
    pub slot: Lot,
}

impl Salem {
    pub(crate) fn written(&self, state: &State) -> Position {
        let seat_position = |seat: Seat| SeatPosition {
            character: state.characters[seat.index()],
            face_up: state.face_up.contains(seat),
            seen: state.seen[seat.index()].collect(),
            badge: state.badges.contains(seat),
            on_trial: state.on_trial.contains(seat),
            slots: state.town.of(seat).to_vec(),
            hand: state.hands[seat.index()].to_vec(),
            answer: state.answers[seat.index()],
        };
        Position {
            announce: state.announce,
            round: state.round,
            constable: state.constable,
            tasks: state.tasks.to_vec(),
            row: state.row.to_vec(),
            events_under: state.events.bottom.to_vec(),
            buildings_under: state.deck.bottom.iter().map(written_card).collect(),
            taken_up: state.grant.iter().map(written_card).collect(),
            pillory: state.pillory,
            sanctuary: state.sanctuary,
            passes: state.passes,
            asks: state.asks,
            last_calls: state.last_calls,
            prayed: state.prayers(),
            seats: Seat::all(state.players()).map(seat_position).collect(),
        }
    }

    pub(crate) fn staged(&self, position: Position) -> Result<State, Broken> {
        let players = position.seats.len();
        if !PLAYERS.contains(&players) {
            return Err(Broken::new("NSM-SETUP-1", format!("there are {players} seats, not 3 to 8")));
        }
        check_seats(&position, players)?;
        let mut state = State {
            players: players as u8,
            announce: position.announce,
            round: position.round,
            constable: position.constable,
            badges: seats_where(&position, |seat| seat.badge),
            on_trial: seats_where(&position, |seat| seat.on_trial),
            face_up: seats_where(&position, |seat| seat.face_up),
            pillory: position.pillory,
            sanctuary: position.sanctuary,
            characters: [BLANK; MAX_SEATS],
            seen: [Seats::NONE; MAX_SEATS],
            town: Town::EMPTY,
            hands: [EMPTY_HAND; MAX_SEATS],
            passes: position.passes,
            answers: [None; MAX_SEATS],
            deck: Deck::new([0; Building::COUNT]),
            events: EventDeck::new([0; EventCard::COUNT]),
            row: list(&position.row, "NSM-DRAW-1", "events in the row")?,
            grant: ArrayVec::new(),
            prayed: ArrayVec::new(),
            asks: position.asks,
            last_calls: position.last_calls,
            tasks: ArrayVec::new(),
        };
        for (seat, there) in Seat::all(players).zip(&position.seats) {
            state.characters[seat.index()] = there.character;
            state.seen[seat.index()] = there.seen.iter().copied().collect();
            state.answers[seat.index()] = there.answer;
            state.hands[seat.index()] = list(&there.hand, "NSM-DEAL-1", "cards in a hand")?;
            if state.town.len() + there.slots.len() > BUILDING_CARDS {
                return Err(Broken::new("NSM-COMP-1", "there are more buildings than cards"));
            }
            there.slots.iter().for_each(|&slot| state.town.add(seat, slot));
        }
        let under = lying_cards(&position.buildings_under);
        state.deck.bottom = list(&under, "NSM-COMP-1", "cards under the deck")?;
        let taken_up = lying_cards(&position.taken_up);
        state.grant = list(&taken_up, "NSM-EVT-LAND-GRANT", "cards taken up")?;
        state.events.bottom = list(&position.events_under, "NSM-COMP-1", "events")?;
        state.tasks = list(&position.tasks, "NSM-DP-1", "tasks waiting")?;
        let mut prayers = Vec::new();
        for prayed in &position.prayed {
            let at = state.town.find(prayed.seat, prayed.slot);
            let at = at.ok_or_else(|| Broken::new("NSM-EVT-PRAYER", format!("there is no {} to pray at", prayed.slot)))?;
            prayers.push((prayed.seat, at as u8));
        }
        state.prayed = list(&prayers, "NSM-EVT-PRAYER", "buildings prayed at")?;
        self.put_the_rest_into_the_decks(&mut state)?;
        Ok(state)
    }

    /// NSM-INFO-4: the composition of both decks is known, so what lies nowhere else is in the decks.
    fn put_the_rest_into_the_decks(&self, state: &mut State) -> Result<(), Broken> {
        let table = self.printed.table(state.players());
        let mut buildings = table.buildings;
        let lying = state.deck.bottom.iter().chain(state.grant.iter()).map(|card| card.building);
        let held = state.hands.iter().flat_map(|hand| hand.iter().copied());
        let standing = state.town.all().iter().map(|slot| slot.building);
        for building in lying.chain(held).chain(standing) {
            let left = &mut buildings[building.index()];
            let what = || format!("there are more than {} cards of {building}", table.buildings[building.index()]);
            *left = left.checked_sub(1).ok_or_else(|| Broken::new("NSM-BLD-2", what()))?;
        }
        state.deck.unseen = Unseen::new(buildings);
        let mut events = table.events;
        let pillory = state.pillory.map(|_| EventCard::Pillory);
        let sanctuary = state.sanctuary.map(|_| EventCard::Sanctuary);
        let open = state.row.iter().chain(state.events.bottom.iter()).copied();
        for event in open.chain(pillory).chain(sanctuary) {
            let left = &mut events[event.index()];
            let what = || format!("there are more than {} cards of {event}", table.events[event.index()]);
            *left = left.checked_sub(1).ok_or_else(|| Broken::new("NSM-SETUP-4", what()))?;
        }
        state.events.unseen = Unseen::new(events);
        Ok(())
    }
}

fn written_card(card: &Lying) -> LyingCard {
    LyingCard { building: card.building, known_to: KnownTo::from(card.knowers) }
}

impl From<Seats> for KnownTo {
    fn from(knowers: Seats) -> KnownTo {
        if knowers == EVERYBODY { KnownTo::Everybody } else { KnownTo::Seats(knowers.collect()) }
    }
}

fn lying_cards(cards: &[LyingCard]) -> Vec<Lying> {
    let knowers = |known_to: &KnownTo| match known_to {
        KnownTo::Everybody => EVERYBODY,
        KnownTo::Seats(seats) => seats.iter().copied().collect(),
    };
    cards.iter().map(|card| Lying { building: card.building, knowers: knowers(&card.known_to) }).collect()
}

impl State {
    /// The buildings that a Day of Prayer has used.
    pub(crate) fn prayers(&self) -> Vec<Prayed> {
        self.prayed.iter().map(|&(seat, at)| Prayed { seat, slot: self.town.lot_at(seat, usize::from(at)) }).collect()
    }
}

fn seats_where(position: &Position, holds: impl Fn(&SeatPosition) -> bool) -> Seats {
    Seat::all(position.seats.len()).zip(&position.seats).filter(|(_, there)| holds(there)).map(|(seat, _)| seat).collect()
}

/// A list that fits into the state.
fn list<T: Copy, const N: usize>(items: &[T], rule: &'static str, what: &str) -> Result<ArrayVec<T, N>, Broken> {
    ArrayVec::try_from(items).map_err(|_| Broken::new(rule, format!("there are {} {what}, which is more than {N}", items.len())))
}

/// Every seat that a position names sits at the table.
fn check_seats(position: &Position, players: usize) -> Result<(), Broken> {
    let held = [position.pillory, position.sanctuary].into_iter().flatten().map(|held| held.seat);
    let seen = position.seats.iter().flat_map(|there| there.seen.iter().copied());
    let knowers = position.buildings_under.iter().chain(&position.taken_up).filter_map(|card| match &card.known_to {
        KnownTo::Seats(seats) => Some(seats.iter().copied()),
        KnownTo::Everybody => None,
    });
    let prayed = position.prayed.iter().map(|prayed| prayed.seat);
    let mut named = [position.constable].into_iter().chain(held).chain(seen).chain(knowers.flatten()).chain(prayed);
    if let Some(seat) = named.find(|seat| seat.index() >= players) {
        return Err(Broken::new("NSM-SETUP-1", format!("there is no seat {seat}")));
    }
    match position.tasks.iter().find(|task| !task.fits(players)) {
        Some(task) => Err(Broken::new("NSM-SETUP-1", format!("{task:?} names a seat that is not there"))),
        None => Ok(()),
    }
}
