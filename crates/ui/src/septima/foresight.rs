//! What a person would work out from what lies open, asked of the rules: the page works out nothing itself.

use super::{Asked, Choice};
use coven_engine::Seat;
use coven_septima::Move;
use coven_septima::card::Building;
use coven_septima::objectives::Objective;
use coven_septima::outlook::{Attunement, Prospect, Risk};
use coven_septima::places::{Hex, Space};
use coven_septima::scene::Scene as Table;
use coven_septima::set::{Item, Set};
use coven_septima::state::Stage;
use coven_septima::task::{Question, Task};
use coven_septima::words::{Action, Goods, Ingredient};

/// What follows from what a viewer sees.
#[derive(Debug, Default)]
pub struct Foresight {
    pub lunar: Set<Ingredient>,
    /// SEP-2P-1: both markers count.
    pub both_markers: bool,
    pub chamber_spaces: u8,
    /// Citizens in each coven's supply.
    pub supply: Vec<u8>,
    pub attunements: Vec<Option<Attunement>>,
    /// What each coven risks in step C as things stand.
    pub risks: Vec<Risk>,
    pub buildings: Vec<(Building, Hex)>,
    /// What each card of the viewer would do.
    pub prospects: Vec<Prospect>,
    /// What Collect would gather here, while it can still be changed by moving.
    pub gathering: Option<Goods>,
    /// What Collect would gather on the spaces where the viewer can go.
    pub gatherings: Vec<(Space, Goods)>,
    /// The books that the viewer knows: the own one, and all at the end.
    pub books: Vec<(Seat, Vec<Aim>)>,
    /// While a Lucky Charm may be given up: the hunter does not come far enough anyway.
    pub spared: bool,
    /// SEP-SOLO-12: the zones in shadow.
    pub shadows: Set<coven_septima::places::Hut>,
}

/// An objective of a book, what it is worth, and whether it is met.
#[derive(Debug)]
pub struct Aim {
    pub objective: Objective,
    pub wisdom: i32,
    pub met: bool,
}

impl Foresight {
    pub fn of(table: &Table<'_>, own: Option<Seat>, asked: Option<&Asked>) -> Foresight {
        let (rules, state) = (table.rules, table.s);
        let building = |building: Building| table.hex_of(building).map(|hex| (building, hex));
        let mut ahead = Foresight {
            lunar: table.lunar(),
            both_markers: table.both_markers_active(),
            chamber_spaces: rules.chamber_spaces[table.players()],
            supply: table.seats().map(|seat| table.supply(seat)).collect(),
            attunements: table.seats().map(|seat| rules.attunement(state, seat)).collect(),
            risks: table.people().map(|seat| rules.risk(state, seat, 0)).collect(),
            buildings: Building::all().filter_map(building).collect(),
            books: table
                .people()
                .filter(|&seat| own == Some(seat) || state.stage == Stage::Over)
                .map(|seat| (seat, book(table, seat)))
                .collect(),
            spared: state.agenda.last() == Some(&Task::Ask(Question::Reroll)) && !table.run().catches(),
            shadows: if table.is_solo() { table.shadow_zones() } else { Set::EMPTY },
            ..Foresight::default()
        };
        let Some(seat) = own.filter(|seat| seat.index() < usize::from(state.setup.players)) else {
            return ahead;
        };
        let offered = |choice: &Choice| if let Move::Card(action) = choice.m { Some(action) } else { None };
        let offered: Set<Action> = asked.into_iter().flat_map(|asked| &asked.choices).filter_map(offered).collect();
        // Whoever has chosen a card still sees the others.
        let hand = if state.stage == Stage::ChooseCards { table.hand(seat) } else { Set::EMPTY };
        ahead.prospects = rules.prospects(state, seat, offered | hand);
        let collects = state.board.acting == seat && state.turn.played == Some(Action::Collect) && !state.turn.settled;
        if let Some(leader) = table.coven(seat).leader.filter(|_| collects) {
            ahead.gathering = Some(rules.gathering(state, seat, leader));
            let spaces = asked.into_iter().flat_map(|asked| &asked.choices).filter_map(|choice| match choice.m {
                Move::Go(space) => Some((space, rules.gathering(state, seat, space))),
                _ => None,
            });
            ahead.gatherings = spaces.take(8).collect();
        }
        ahead
    }

    pub fn gathered_on(&self, space: Space) -> Option<&Goods> {
        self.gatherings.iter().find(|(known, _)| *known == space).map(|(_, goods)| goods)
    }
}

/// How the objectives of somebody's book stand.
fn book(table: &Table<'_>, seat: Seat) -> Vec<Aim> {
    let book = table.s.secret.books.get(seat.index()).map_or(0, |&book| usize::from(book));
    let objectives = table.rules.books.get(book.wrapping_sub(1)).map(|book| book.objectives).into_iter().flatten();
    let aim = |(objective, &wisdom): (Objective, &i32)| Aim { objective, wisdom, met: objective.is_met(table, seat) };
    objectives.zip(&table.rules.objective_wisdom).map(aim).collect()
}
