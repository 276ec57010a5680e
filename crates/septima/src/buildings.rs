//! Chapter 15.2: the buildings. Which action a building needs, and on which site it stands, is in the data.

use crate::card::{Amount, Card, Family, Moment, OwnQuestion};
use crate::effect::Effect;
use crate::favours::favours_of;
use crate::moves::Move;
use crate::set::Set;
use crate::state::Printed;
use crate::task::{Deed, Question, Task, lower, send, take_one};
use crate::words::{Good, Half, Ingredient};

pub const CARDS: &[Card] = &[
    // SEP-BLD-2: patients of every illness, always (see `heal`).
    Card { id: "hospital", rule: "SEP-BLD-2", ..Card::BLANK },
    // SEP-BLD-3: draw a Prologue card; its top bonus twice or its bottom bonus once.
    Card {
        id: "antique_shop",
        rule: "SEP-BLD-3",
        effect: |effect| effect.then(&[Task::Do(Deed::DrawPrologue(effect.card))]),
        question: Some(OwnQuestion {
            moves: |_, _, _, out| {
                out.offer(Move::Section(Half::Top));
                out.offer(Move::Section(Half::Bottom));
            },
            answer: |effect, number, m| {
                if m == Move::Section(Half::Top) {
                    let top = take_one(effect.rules.prologue_card(number).top.map(Good::from));
                    effect.then(&[top, top]);
                } else {
                    effect.then(&[Task::Do(Deed::PrologueBonus(number))]);
                }
            },
        }),
        ..Card::BLANK
    },
    // SEP-BLD-4: two ingredients of choice count as printed on its hex.
    Card {
        id: "market",
        rule: "SEP-BLD-4",
        reacts: &[(Moment::CollectBegins, |effect, _| effect.ask(0))],
        question: Some(OwnQuestion {
            moves: |_, _, ingredients_chosen, out| {
                Ingredient::ALL.iter().for_each(|&ingredient| out.offer(Move::Take(ingredient.into())));
                if ingredients_chosen == 0 {
                    out.offer(Move::Done);
                }
            },
            answer: |effect, ingredients_chosen, m| {
                let (Move::Take(good), Family::Building(market)) = (m, effect.card.family()) else { return };
                let hex = effect.scene().hex_of(market);
                if let (Some(hex), Some(ingredient)) = (hex, good.ingredient()) {
                    effect.print(Printed { hex, ingredient });
                }
                if ingredients_chosen == 0 {
                    let again = Task::Ask(Question::Card(effect.card, 1));
                    effect.then(&[Task::Do(Deed::UseBuilding(market)), again]);
                }
            },
        }),
        ..Card::BLANK
    },
    // SEP-BLD-5: take a crowd favour.
    Card { id: "oracle", rule: "SEP-BLD-5", effect: |effect| take_favours(effect, 1), exit: |_| true, ..Card::BLANK },
    // SEP-BLD-6: a Utility Potion may cost 1 ingredient less and then gives no wisdom.
    Card { id: "flying_elephant", rule: "SEP-BLD-6", changes: &[(Amount::ForfeitDiscount, |_, _| 1)], ..Card::BLANK },
    // SEP-BLD-7: suspicion -2.
    Card { id: "printing_house", rule: "SEP-BLD-7", effect: |effect| effect.then(&[lower(2)]), ..Card::BLANK },
    // SEP-BLD-8: one more citizen to the crowd, and an angry one with them.
    Card { id: "pub", rule: "SEP-BLD-8", effect: |effect| effect.then(&[send(1), Task::Do(Deed::Anger(1))]), ..Card::BLANK },
];

/// SEP-FAV-3: favours taken together are different.
pub fn take_favours(effect: &mut Effect<'_>, count: u8) {
    let favours: Set<_> = favours_of(effect.s.setup.mode);
    effect.then(&[Task::Ask(Question::Favour(count, favours))]);
}
