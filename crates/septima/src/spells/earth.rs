//! Chapter 14.2: the spells of earth.

use crate::card::{Amount, Card, Moment, OwnQuestion};
use crate::moves::Move;
use crate::places::Hex;
use crate::set::Set;
use crate::state::Printed;
use crate::task::{Deed, FLY, Task, gain, lower, wisdom};
use crate::words::{Good, Ingredient};
use coven_engine::names::Item;

pub const CARDS: &[Card] = &[
    // SEP-SPL-E1, SEP-RUL-X20: each effect that lowers suspicion gives 2 wisdom.
    Card {
        id: "adriannas_ring",
        rule: "SEP-SPL-E1",
        reacts: &[(Moment::SuspicionLowered, |effect, _| effect.then(&[wisdom(2)]))],
        ..Card::BLANK
    },
    // SEP-SPL-E2: one more ingredient of each type collected this turn; these are gained, not collected.
    Card {
        id: "blessed_day",
        rule: "SEP-SPL-E2",
        effect: |effect| {
            let collected = effect.turn().collected.kinds();
            collected.for_each(|ingredient| effect.then(&[gain(ingredient.into(), 1)]));
        },
        ..Card::BLANK
    },
    // SEP-SPL-E3: the Brew action brews one potion more.
    Card { id: "cauldron_of_plenty", rule: "SEP-SPL-E3", changes: &[(Amount::BrewLimit, |_, n| n + 1)], ..Card::BLANK },
    // SEP-SPL-E4: move any number of spaces.
    Card { id: "emerald_passage", rule: "SEP-SPL-E4", effect: |effect| effect.then(&[FLY]), exit: |_| true, ..Card::BLANK },
    // SEP-SPL-E5: suspicion -1 for each witch in the coven, as one effect.
    Card {
        id: "ethereal_song",
        rule: "SEP-SPL-E5",
        effect: |effect| {
            let witches = effect.me().witches.len() as u8;
            effect.then(&[lower(witches)]);
        },
        ..Card::BLANK
    },
    // SEP-SPL-E6, SEP-RUL-X33: hunters ignore the coven until its Leader leaves the space.
    Card {
        id: "invisibility",
        rule: "SEP-SPL-E6",
        changes: &[(Amount::Hunted, |_, _| 0)],
        reacts: &[(Moment::LeaderMoved, |effect, _| effect.end())],
        ..Card::BLANK
    },
    // SEP-SPL-E7: each adjacent village hex counts as having an ingredient of choice printed on it.
    Card {
        id: "overgrown_wilds",
        rule: "SEP-SPL-E7",
        reacts: &[(Moment::CollectBegins, |effect, _| {
            let near = effect.rules.map.touches[effect.scene().leader().index()];
            near.filter_map(Hex::village_number).for_each(|number| effect.ask(number as u8));
        })],
        question: Some(OwnQuestion {
            moves: |_, _, _, out| {
                Ingredient::ALL.iter().for_each(|&ingredient| out.offer(Move::Take(ingredient.into())));
                out.offer(Move::Done);
            },
            answer: |effect, village, m| {
                if let Move::Take(good) = m
                    && let Some(ingredient) = good.ingredient()
                {
                    effect.print(Printed { hex: Hex::village(usize::from(village) % 6), ingredient });
                }
            },
        }),
        ..Card::BLANK
    },
    // SEP-SPL-E8, SEP-RUL-X32: each building used gives 3 wisdom, once a turn.
    Card {
        id: "secrets_of_the_stones",
        rule: "SEP-SPL-E8",
        reacts: &[(Moment::BuildingUsed, |effect, _| effect.then(&[wisdom(3)]))],
        ..Card::BLANK
    },
    // SEP-SPL-E9, SEP-CRY-3: a real crystal collects three different ingredients.
    Card {
        id: "shards_of_eternity",
        rule: "SEP-SPL-E9",
        usable: |scene| scene.me().goods[Good::Crystal] > 0,
        effect: |effect| {
            effect.ask(0);
            effect.then(&[Task::Do(Deed::Spend(Good::Crystal))]);
        },
        question: Some(OwnQuestion {
            moves: |_, _, taken, out| {
                let taken: Set<Ingredient> = Set::from_bits(taken.into());
                let left = Ingredient::all().filter(|&ingredient| !taken.contains(ingredient));
                left.for_each(|ingredient| out.offer(Move::Take(ingredient.into())));
            },
            answer: |effect, taken, m| {
                let Move::Take(good) = m else { return };
                let Some(ingredient) = good.ingredient() else { return };
                let taken = Set::from_bits(taken.into()) | Set::only(ingredient);
                if taken.len() < 3 {
                    effect.ask(taken.bits() as u8);
                }
                effect.then(&[Task::Do(Deed::Collect(ingredient, 1))]);
            },
        }),
        ..Card::BLANK
    },
    // SEP-SPL-E10: once, after a patient was healed with a potion, another of the same illness is healed without one.
    Card { id: "unnatural_recovery", rule: "SEP-SPL-E10", changes: &[(Amount::FreeHeals, |_, _| 1)], ..Card::BLANK },
];
