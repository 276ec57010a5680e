//! What a viewer may know, with everything that a person would remember (NSM-INFO-1, NSM-INFO-2, NSM-INFO-3). Nothing
//! of what is unknown to all (NSM-INFO-4) has a place here.

use crate::Salem;
use crate::cards::{Building, Character, EventCard, Side};
use crate::deck::Lying;
use crate::position::{KnownTo, Prayed};
use crate::scoring::Reckoning;
use crate::state::{Answer, Held, State, Task};
use crate::town::Slot;
use coven_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub round: u8,
    /// What is to be done, the last entry first: the last is what is being asked. Empty when the game is over. Tasks
    /// hold nothing hidden.
    pub tasks: Vec<Task>,
    pub asked: Vec<Seat>,
    /// A Constable is asked for an announcement at the start of a tenure.
    pub announce: bool,
    /// How often the Constable of this tenure asked for gifts, and called the end.
    pub asks: u8,
    pub last_calls: u8,
    pub constable: Seat,
    pub row: Vec<EventCard>,
    pub trials_left: u8,
    pub event_deck: u8,
    /// Events under the event deck, in the order in which they will come.
    pub events_under: Vec<EventCard>,
    pub building_deck: u8,
    /// Buildings put under the deck since the last shuffle, in order, as far as the viewer knows them.
    pub buildings_under: Vec<CardView>,
    /// The cards that a Land Grant took up, as far as the viewer knows them.
    pub taken_up: Vec<CardView>,
    /// Buildings from which a Day of Prayer has taken Despair already.
    pub prayed: Vec<Prayed>,
    /// How often the hands of this round were passed on.
    pub passes: u8,
    /// Despair cubes in town, and how many are needed for the Witches' side at the end.
    pub despair: i32,
    pub despair_needed: i32,
    /// How many Witches and Puritans were in the pool of which all but one card were dealt.
    pub pool: Pool,
    pub seats: Vec<SeatView>,
    /// The seat's own secrets; none for a spectator.
    pub own: Option<OwnView>,
    /// The end of the game.
    pub reckoning: Option<Reckoning>,
}

coven_engine::in_parts!(View:
    round, tasks, asked, announce, asks, last_calls, constable, row, trials_left, event_deck, events_under, building_deck,
    buildings_under, taken_up, prayed, passes, despair, despair_needed, pool, seats each, own, reckoning
);

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pool {
    pub witches: u8,
    pub puritans: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    pub seat: Seat,
    pub badge: bool,
    pub on_trial: bool,
    pub pillory: Option<Until>,
    pub sanctuary: Option<Until>,
    /// Known because it lies face up, is the viewer's own, or was shown to the viewer.
    pub character: Option<Character>,
    pub side: Option<Side>,
    pub face_up: bool,
    /// Who was shown this character.
    pub seen_by: Vec<Seat>,
    /// NSM-CUBE-6: cubes on buildings are public.
    pub slots: Vec<SlotView>,
    pub hope: u16,
    pub hand_size: u8,
    /// Known to whoever holds it or passed it on.
    pub hand: Option<Vec<Building>>,
    /// The seat has chosen, but what is sealed.
    pub chosen: bool,
}

coven_engine::in_parts!(SeatView:
    seat, badge, on_trial, pillory, sanctuary, character, side, face_up, seen_by, slots, hope, hand_size, hand, chosen
);

/// A card that lies face down. Who has seen it is public, for it follows from whose hands it went through.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CardView {
    pub building: Option<Building>,
    pub known_to: KnownTo,
}

/// The round at whose end a given card goes back.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Until {
    pub round: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SlotView {
    pub building: Building,
    pub hope: u8,
    pub despair: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct OwnView {
    pub seat: Seat,
    pub character: Character,
    /// The own sealed answer.
    pub answer: Option<Answer>,
    /// Points, if the game ended now.
    pub points: i32,
}

impl Salem {
    pub(crate) fn seen_by(&self, state: &State, viewer: Viewer) -> View {
        let known = state.known_characters(viewer);
        let over = state.tasks.is_empty();
        let table = self.printed.table(state.players());
        let as_known = |card: &Lying| CardView {
            building: card.known_to(viewer).then_some(card.building),
            known_to: KnownTo::from(card.knowers),
        };
        let seat_view = |seat: Seat| {
            let character = known.contains(seat).then_some(state.characters[seat.index()]);
            let hand = &state.hands[seat.index()];
            SeatView {
                seat,
                badge: state.badges.contains(seat),
                on_trial: state.on_trial.contains(seat),
                pillory: until(state.pillory, seat),
                sanctuary: until(state.sanctuary, seat),
                character,
                side: character.map(|character| self.printed.character(character).side),
                face_up: over || state.face_up.contains(seat),
                seen_by: state.everybody().filter(|other| state.seen[other.index()].contains(seat)).collect(),
                slots: state.town.of(seat).iter().map(SlotView::from).collect(),
                hope: state.town.hope(seat),
                hand_size: hand.len() as u8,
                hand: state.knows_hand(viewer, seat).then(|| hand.to_vec()),
                chosen: state.answers[seat.index()].is_some(),
            }
        };
        View {
            round: state.round,
            tasks: state.tasks.to_vec(),
            asked: state.asked().collect(),
            announce: state.announce,
            asks: state.asks,
            last_calls: state.last_calls,
            constable: state.constable,
            row: state.row.to_vec(),
            trials_left: self.trials_left(state) as u8,
            event_deck: state.events.len() as u8,
            events_under: state.events.bottom.to_vec(),
            building_deck: state.deck.len() as u8,
            buildings_under: state.deck.bottom.iter().map(as_known).collect(),
            taken_up: state.grant.iter().map(as_known).collect(),
            prayed: state.prayers(),
            passes: state.passes,
            despair: state.town.despair(),
            despair_needed: table.despair_needed,
            pool: Pool { witches: table.witches, puritans: table.puritans },
            seats: Seat::all(state.players()).map(seat_view).collect(),
            own: match viewer {
                Viewer::Seat(seat) => Some(OwnView {
                    seat,
                    character: state.characters[seat.index()],
                    answer: state.answers[seat.index()],
                    points: self.count_points(state, seat),
                }),
                Viewer::Spectator => None,
            },
            reckoning: over.then(|| self.reckoning(state)),
        }
    }
}

fn until(held: Option<Held>, seat: Seat) -> Option<Until> {
    held.filter(|held| held.seat == seat).map(|held| Until { round: held.since + 1 })
}

impl From<&Slot> for SlotView {
    fn from(slot: &Slot) -> SlotView {
        SlotView { building: slot.building, hope: slot.hope, despair: slot.despair }
    }
}
