//! The game in numbers: what a move is called; [`observe`] writes what a seat sees, from a [`Sight`], which is the view without its
//! heap.

mod observe;
mod question;

use crate::card::{CARD_COUNT, CardId, Spell, Witch};
use crate::components::Septima;
use crate::moves::{Arrangement, ChamberNumber, Cure, Discount, Move, SpiderNumber, Ward};
use crate::places::{Hex, Hut, RITUAL_ROWS, RITUAL_SPACES, RitualSpace, SPACES, Space};
use crate::sight::Sight;
use crate::state::State;
use crate::view::View;
use crate::words::{Action, Favour, Good, Half, Illness, Ingredient, Negotiation, Order, Potion, Side, Talk};
use coven_engine::names::Item;
use coven_engine::{Encode, Eyes, Part, Ranges};

/// The notation knows no more risks than these.
const RISKS: usize = 10;
/// With the attune bonus or not, its wisdom given up or not, and risks.
const DISCOUNTS: usize = 2 * 2 * RISKS;
const VILLAGES: usize = 6;
const WARDS: usize = VILLAGES + Illness::ALL.len();
const CURES: usize = Potion::ALL.len() + 1;

const MOVES: Ranges<34> = Ranges::new([
    1,
    Witch::COUNT,
    Witch::COUNT,
    Arrangement::COUNT,
    Good::COUNT,
    SPACES,
    Action::COUNT,
    Spell::COUNT,
    Spell::COUNT,
    RITUAL_SPACES,
    CARD_COUNT,
    Potion::COUNT * Potion::COUNT,
    Hex::COUNT,
    Favour::COUNT,
    1,
    1,
    Hut::COUNT,
    Hut::COUNT * Hut::COUNT,
    ChamberNumber::COUNT,
    Order::COUNT,
    Potion::COUNT * DISCOUNTS,
    Good::COUNT,
    Ingredient::COUNT,
    WARDS * CURES,
    Illness::COUNT,
    1,
    Side::COUNT,
    1,
    Half::COUNT,
    Talk::COUNT,
    Negotiation::COUNT,
    SpiderNumber::COUNT,
    SPACES,
    Hex::COUNT,
]);

impl Encode for Septima {
    const ENCODING: u32 = 1;

    fn actions(&self) -> usize {
        MOVES.total()
    }

    fn index(&self, _: Eyes, m: Move) -> Option<usize> {
        let (kind, place) = match m {
            Move::Done => (0, 0),
            Move::Keep(witch) => (1, witch.index()),
            Move::Lose(witch) => (2, witch.index()),
            Move::Arrange(way) => (3, way.index()),
            Move::Take(good) => (4, good.index()),
            Move::Go(space) => (5, space.index()),
            Move::Card(action) => (6, action.index()),
            Move::Cast(spell) => (7, spell.index()),
            Move::Spell(spell) => (8, spell.index()),
            Move::Ritual(space) => (9, space.index()),
            Move::Use(card) => (10, card.index()),
            Move::UseAs(spent, meant) => (11, spent.index() * Potion::COUNT + meant.index()),
            Move::Shrine(hex) => (12, hex.index()),
            Move::Favour(favour) => (13, favour.index()),
            Move::Calm => (14, 0),
            Move::Send => (15, 0),
            Move::Hunter(hut) => (16, hut.index()),
            Move::Shift(from, to) => (17, from.index() * Hut::COUNT + to.index()),
            Move::Chamber(chamber) => (18, chamber.index()),
            Move::Bonus(order) => (19, order.index()),
            Move::Brew(potion, discount) => (20, potion.index() * DISCOUNTS + number_of_discount(discount)?),
            Move::Pay(good) => (21, good.index()),
            Move::Omit(ingredient) => (22, ingredient.index()),
            Move::Heal(ward, cure) => (23, number_of_ward(ward)? * CURES + number_of_cure(cure)),
            Move::Track(illness) => (24, illness.index()),
            Move::Charm => (25, 0),
            Move::Replace(side) => (26, side.index()),
            Move::Septima => (27, 0),
            Move::Section(half) => (28, half.index()),
            Move::Negotiate(talk) => (29, talk.index()),
            Move::Give(card) => (30, card.index()),
            Move::Spider(number) => (31, number.index()),
            Move::Crawl(space) => (32, space.index()),
            Move::Patient(hex) => (33, hex.index()),
        };
        MOVES.index(kind, place)
    }

    fn move_at(&self, _: Eyes, index: usize) -> Option<Move> {
        let (kind, place) = MOVES.find(index)?;
        Some(match kind {
            0 => Move::Done,
            1 => Move::Keep(Witch::at(place)),
            2 => Move::Lose(Witch::at(place)),
            3 => Move::Arrange(Arrangement::at(place)),
            4 => Move::Take(Good::at(place)),
            5 => Move::Go(space_at(place)),
            6 => Move::Card(Action::at(place)),
            7 => Move::Cast(Spell::at(place)),
            8 => Move::Spell(Spell::at(place)),
            9 => Move::Ritual(ritual_space_at(place)?),
            10 => Move::Use(CardId::at(place)?),
            11 => Move::UseAs(Potion::at(place / Potion::COUNT), Potion::at(place % Potion::COUNT)),
            12 => Move::Shrine(Hex::at(place)),
            13 => Move::Favour(Favour::at(place)),
            14 => Move::Calm,
            15 => Move::Send,
            16 => Move::Hunter(Hut::at(place)),
            17 => Move::Shift(Hut::at(place / Hut::COUNT), Hut::at(place % Hut::COUNT)),
            18 => Move::Chamber(ChamberNumber::at(place)),
            19 => Move::Bonus(Order::at(place)),
            20 => Move::Brew(Potion::at(place / DISCOUNTS), discount_at(place % DISCOUNTS)),
            21 => Move::Pay(Good::at(place)),
            22 => Move::Omit(Ingredient::at(place)),
            23 => Move::Heal(ward_at(place / CURES), cure_at(place % CURES)),
            24 => Move::Track(Illness::at(place)),
            25 => Move::Charm,
            26 => Move::Replace(Side::at(place)),
            27 => Move::Septima,
            28 => Move::Section(Half::at(place)),
            29 => Move::Negotiate(Talk::at(place)),
            30 => Move::Give(Negotiation::at(place)),
            31 => Move::Spider(SpiderNumber::at(place)),
            32 => Move::Crawl(space_at(place)),
            _ => Move::Patient(Hex::at(place)),
        })
    }

    fn parts(&self) -> &[Part] {
        observe::PARTS
    }

    fn observe(&self, view: &View, eyes: Eyes, out: &mut [f32]) {
        observe::write(&Sight::of_view(view), eyes, out);
    }

    fn observe_state(&self, state: &State, eyes: Eyes, out: &mut [f32]) {
        observe::write(&Sight::of_scene(&self.scene(state), eyes.seat), eyes, out);
    }
}

fn space_at(place: usize) -> Space {
    Space::new(0, place)
}

fn ritual_space_at(place: usize) -> Option<RitualSpace> {
    // Two rows have four and five spaces.
    let (pair, within) = (place / 9, place % 9);
    let (row, x) = if within < 4 { (2 * pair, 2 * within + 1) } else { (2 * pair + 1, 2 * (within - 4)) };
    RitualSpace::new(row as u8, x as u8).filter(|space| space.row() < RITUAL_ROWS)
}

fn number_of_discount(discount: Discount) -> Option<usize> {
    let bits = usize::from(discount.bonus) * 2 + usize::from(discount.forfeit);
    (usize::from(discount.risks) < RISKS).then(|| bits * RISKS + usize::from(discount.risks))
}

fn discount_at(place: usize) -> Discount {
    Discount { bonus: place / RISKS >= 2, forfeit: place / RISKS % 2 == 1, risks: (place % RISKS) as u8 }
}

fn number_of_ward(ward: Ward) -> Option<usize> {
    match ward {
        Ward::Village(number) => Some(usize::from(number)).filter(|&number| number < VILLAGES),
        Ward::Hospital(illness) => Some(VILLAGES + illness.index()),
    }
}

fn ward_at(place: usize) -> Ward {
    match place.checked_sub(VILLAGES) {
        Some(illness) => Ward::Hospital(Illness::at(illness)),
        None => Ward::Village(place as u8),
    }
}

fn number_of_cure(cure: Cure) -> usize {
    match cure {
        Cure::Potion(potion) => potion.index(),
        Cure::Free => Potion::COUNT,
    }
}

fn cure_at(place: usize) -> Cure {
    if place < Potion::COUNT { Cure::Potion(Potion::at(place)) } else { Cure::Free }
}
