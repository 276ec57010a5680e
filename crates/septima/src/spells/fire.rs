//! Chapter 14.1: the spells of fire.

use crate::card::{Amount, Card, Moment, OwnQuestion};
use crate::moves::Move;
use crate::task::{Deed, HUNTER, HealBy, Question, Task, gain, take_ingredient, wisdom};
use crate::words::{Action, Good, Potion};
use coven_engine::names::Item;

pub const CARDS: &[Card] = &[
    // SEP-SPL-F1: each Utility Potion used gives 2 wisdom; a Remedy used as one gives nothing.
    Card {
        id: "dark_moon_stone",
        rule: "SEP-SPL-F1",
        reacts: &[(Moment::PotionUsed, |effect, is_utility| {
            if is_utility == 1 {
                effect.then(&[wisdom(2)]);
            }
        })],
        ..Card::BLANK
    },
    // SEP-SPL-F2: an awake hunter in any hut lies down.
    Card { id: "dream_powder", rule: "SEP-SPL-F2", effect: |effect| effect.then(&[HUNTER]), ..Card::BLANK },
    // SEP-SPL-F3: heal an adjacent patient, outside the limit of the Heal action.
    Card {
        id: "healing_dream",
        rule: "SEP-SPL-F3",
        effect: |effect| effect.then(&[Task::Ask(Question::Heal(1, HealBy::Spell))]),
        ..Card::BLANK
    },
    // SEP-SPL-F4: attuning raises no suspicion.
    Card { id: "invisible_famulus", rule: "SEP-SPL-F4", changes: &[(Amount::AttuneRise, |_, _| 0)], ..Card::BLANK },
    // SEP-SPL-F5, SEP-RUL-E4: each hunter roll gives 3 wisdom, rerolls nothing.
    Card {
        id: "lions_roar",
        rule: "SEP-SPL-F5",
        reacts: &[(Moment::Rolled, |effect, _| effect.then(&[wisdom(3)]))],
        ..Card::BLANK
    },
    // SEP-SPL-F6: exchange up to 3 ingredients, one for one. A crystal may be given, never received (SEP-CRY-2).
    Card {
        id: "magic_mortar",
        rule: "SEP-SPL-F6",
        effect: |effect| effect.ask(3),
        question: Some(OwnQuestion {
            moves: |scene, _, _, out| {
                scene.spendable_goods().for_each(|good| out.offer(Move::Pay(good)));
                out.offer(Move::Done);
            },
            answer: |effect, left, m| {
                let Move::Pay(good) = m else { return };
                if left > 1 {
                    effect.ask(left - 1);
                }
                effect.then(&[Task::Do(Deed::Spend(good)), take_ingredient()]);
            },
        }),
        ..Card::BLANK
    },
    // SEP-SPL-F7: one more citizen in every trial of the season, and ties between covens are won.
    Card {
        id: "summoning",
        rule: "SEP-SPL-F7",
        changes: &[(Amount::Votes, |_, n| n + 1), (Amount::WinsTies, |_, _| 1)],
        ..Card::BLANK
    },
    // SEP-SPL-F8: every potion may count as any other.
    Card {
        id: "the_golden_brew",
        rule: "SEP-SPL-F8",
        changes: &[(Amount::AnyPotion, |_, _| 1)],
        exit: |scene| Potion::all().any(|potion| scene.owns(potion)),
        ..Card::BLANK
    },
    // SEP-SPL-F9, SEP-RUL-E7, SEP-RUL-X17: as the first choice of W2, the main ability of another card in hand, which stays
    // there.
    Card {
        id: "time_twister",
        rule: "SEP-SPL-F9",
        usable: |scene| !scene.hand(scene.acting()).is_empty(),
        effect: |effect| effect.ask(0),
        question: Some(OwnQuestion {
            moves: |scene, _, _, out| scene.hand(scene.acting()).for_each(|action| out.offer(Move::Card(action))),
            answer: |effect, _, m| {
                if let Move::Card(action) = m {
                    effect.then(&[Task::Do(Deed::Resolve(action, false))]);
                }
            },
        }),
        exit: |scene| {
            let hand = scene.hand(scene.acting());
            hand.contains(Action::Move) || (hand.contains(Action::Remember) && scene.me().discard.contains(Action::Move))
        },
        ..Card::BLANK
    },
    // SEP-SPL-F10, SEP-RUL-E23: draw a Prologue card, gain both bonuses once, shuffle it back.
    Card {
        id: "vision_of_the_past",
        rule: "SEP-SPL-F10",
        effect: |effect| effect.then(&[Task::Do(Deed::DrawPrologue(effect.card))]),
        question: Some(OwnQuestion {
            moves: |scene, _, number, out| {
                let top = scene.rules.prologue_card(number).top;
                top.for_each(|ingredient| out.offer(Move::Take(Good::from(ingredient))));
            },
            answer: |effect, number, m| {
                if let Move::Take(good) = m {
                    effect.then(&[gain(good, 1), Task::Do(Deed::PrologueBonus(number))]);
                }
            },
        }),
        ..Card::BLANK
    },
];
