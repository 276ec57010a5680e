//! Chapter 15.1: the witches (SEP-WIT-4 where editions differ). The action, the windows and the mode of each are in the data; here is what she does.

use crate::card::{Amount, Card, CardId, Moment, Offer, OwnQuestion};
use crate::moves::Move;
use crate::places::Hex;
use crate::potions::{may_attune, opens_recruit_favour};
use crate::state::{Sparing, Voluntary};
use crate::task::{ADVANCE, Deed, HUNTER, PAY_ANY, Question, Task, gain, lower, prepare, raise, send, take_ingredient};
use crate::words::{Good, Ingredient, Potion};
use coven_engine::names::Item;

/// A yes-or-no question about using the card.
fn use_or_not(out: &mut dyn Offer, card: CardId) {
    out.offer(Move::Use(card));
    out.offer(Move::Done);
}

pub const CARDS: &[Card] = &[
    // SEP-WIT-ALBERT, SEP-WIT-4: after the roll, 2 ingredients lay the hunter of this roll down (SEP-RUL-E2: until step E). With the
    // die rolled ahead he lays any hunter down, in a window (SEP-DET-2).
    Card {
        id: "albert",
        rule: "SEP-WIT-ALBERT",
        usable: |scene| scene.me().goods.spendable() >= 2,
        effect: |effect| effect.then(&[PAY_ANY, PAY_ANY, HUNTER]),
        extra_here: |scene| scene.s.setup.fixed_hunter,
        reacts: &[(Moment::RollSeen, |effect, _| {
            if !effect.s.setup.fixed_hunter && effect.scene().me().goods.spendable() >= 2 {
                effect.ask(0);
            }
        })],
        question: Some(OwnQuestion {
            moves: |_, card, _, out| use_or_not(out, card),
            answer: |effect, _, m| {
                if m != Move::Done {
                    let hut = effect.scene().leader().zone();
                    effect.then(&[PAY_ANY, PAY_ANY, Task::Do(Deed::Sleep(hut))]);
                }
            },
        }),
        ..Card::BLANK
    },
    // SEP-WIT-ALICE: with 3 Utility Potions brewed this turn, advance on the ritual track.
    Card {
        id: "alice",
        rule: "SEP-WIT-ALICE",
        usable: |scene| scene.turn().brewed_utility >= 3,
        effect: |effect| effect.then(&[ADVANCE]),
        ..Card::BLANK
    },
    // SEP-WIT-AYLANA: Remember counts as attuned with another coven.
    Card {
        id: "aylana",
        rule: "SEP-WIT-AYLANA",
        usable: may_attune,
        effect: |effect| effect.attune(Voluntary::WithCoven),
        ..Card::BLANK
    },
    // SEP-WIT-BERTA: with 2 patients of different illnesses healed this turn, advance on the ritual track.
    Card {
        id: "berta",
        rule: "SEP-WIT-BERTA",
        usable: |scene| scene.turn().healed.kinds().len() >= 2,
        effect: |effect| effect.then(&[ADVANCE]),
        ..Card::BLANK
    },
    // SEP-WIT-BRYN, SEP-RUL-E5: once a season choose to recall only 1 after each trial won, or none after favours.
    Card {
        id: "bryn",
        rule: "SEP-WIT-BRYN",
        reacts: &[(Moment::WinnerRecalls, |effect, recalls| {
            if recalls >= 2 && effect.scene().me().sparing == Sparing::Open {
                effect.ask(0);
            }
        })],
        question: Some(OwnQuestion {
            moves: |_, card, _, out| use_or_not(out, card),
            answer: |effect, _, m| {
                effect.me().sparing = if m == Move::Done { Sparing::AfterFavours } else { Sparing::AfterTrials };
            },
        }),
        changes: &[
            (Amount::RecallAfterWin, |scene, n| if scene.me().sparing == Sparing::AfterTrials { n.min(1) } else { n }),
            (Amount::RecallAfterFavours, |scene, n| if scene.me().sparing == Sparing::AfterTrials { n } else { 0 }),
        ],
        ..Card::BLANK
    },
    // SEP-WIT-DRAGOMIR: with a citizen in chamber 1 when the defence wins there, suspicion -2.
    Card {
        id: "dragomir",
        rule: "SEP-WIT-DRAGOMIR",
        reacts: &[(Moment::FirstTrialWon, |effect, _| {
            let scene = effect.scene();
            if scene.in_chamber(scene.acting(), 0) > 0 {
                effect.ask(0);
            }
        })],
        question: Some(OwnQuestion {
            moves: |_, card, _, out| use_or_not(out, card),
            answer: |effect, _, m| {
                if m != Move::Done {
                    effect.then(&[lower(2)]);
                }
            },
        }),
        ..Card::BLANK
    },
    // SEP-WIT-EDITH, SEP-RUL-E21: a patient healed may advance any track instead of the matching one.
    Card { id: "edith", rule: "SEP-WIT-EDITH", changes: &[(Amount::AnyTrack, |_, _| 1)], ..Card::BLANK },
    // SEP-WIT-EUSTACE: next to the Hospital, Recruit sends 1 more.
    Card {
        id: "eustace",
        rule: "SEP-WIT-EUSTACE",
        changes: &[(Amount::Recruits, |scene, n| n + i8::from(scene.is_adjacent(Hex::HOSPITAL)))],
        ..Card::BLANK
    },
    // SEP-WIT-HAZEL, SEP-RUL-E9: one patient of the Heal action may be up to 2 spaces away.
    Card { id: "hazel", rule: "SEP-WIT-HAZEL", changes: &[(Amount::HealReach, |_, _| 2)], ..Card::BLANK },
    // SEP-WIT-JOHANNA: after trials the same favour may be taken more than once.
    Card { id: "johanna", rule: "SEP-WIT-JOHANNA", changes: &[(Amount::SameFavour, |_, _| 1)], ..Card::BLANK },
    // SEP-WIT-KATHERINA: one more ingredient counts as lunar.
    Card {
        id: "katherina",
        rule: "SEP-WIT-KATHERINA",
        reacts: &[(Moment::CollectBegins, |effect, _| effect.ask(0))],
        question: Some(OwnQuestion {
            moves: |scene, _, _, out| {
                let lunar = scene.lunar();
                Ingredient::all().filter(|&i| !lunar.contains(i)).for_each(|i| out.offer(Move::Take(i.into())));
                out.offer(Move::Done);
            },
            answer: |effect, _, m| {
                if let Move::Take(good) = m {
                    effect.turn().extra_lunar = good.ingredient();
                    effect.note_use();
                }
            },
        }),
        ..Card::BLANK
    },
    // SEP-WIT-LUKE: up to twice, suspicion +1 saves an ingredient of the Brew action.
    Card { id: "luke", rule: "SEP-WIT-LUKE", changes: &[(Amount::RiskDiscounts, |_, _| 2)], ..Card::BLANK },
    // SEP-WIT-MARTHA, SEP-RUL-E20: an action that is not attuned at all counts as attuned, for suspicion +2.
    Card {
        id: "martha",
        rule: "SEP-WIT-MARTHA",
        usable: may_attune,
        effect: |effect| effect.attune(Voluntary::Forced),
        exit: opens_recruit_favour,
        ..Card::BLANK
    },
    // SEP-WIT-MATHILDA, SEP-RUL-X43: with an attuned action, suspicion +2 (paid at once) lays a hunter down.
    Card { id: "mathilda", rule: "SEP-WIT-MATHILDA", effect: |effect| effect.then(&[raise(2), HUNTER]), ..Card::BLANK },
    // SEP-WIT-NICHOLAS: with Collect, brew a potion (not a Brew action).
    Card {
        id: "nicholas",
        rule: "SEP-WIT-NICHOLAS",
        effect: |effect| effect.then(&[Task::Ask(Question::Brew(1))]),
        exit: |scene| scene.can_pay_for(Potion::FlyingOintment),
        ..Card::BLANK
    },
    // SEP-WIT-NINA: with Chant, an ingredient prepares a spell.
    Card {
        id: "nina",
        rule: "SEP-WIT-NINA",
        usable: |scene| scene.me().goods.spendable() > 0,
        effect: |effect| effect.then(&[PAY_ANY, prepare()]),
        ..Card::BLANK
    },
    // SEP-WIT-OTTO: next to a skull, hunter rolls are 2 lower.
    Card {
        id: "otto",
        rule: "SEP-WIT-OTTO",
        changes: &[(Amount::HunterRoll, |scene, n| {
            if scene.rules.map.touches_printed(scene.leader(), Ingredient::Skull) { n - 2 } else { n }
        })],
        ..Card::BLANK
    },
    // SEP-WIT-RANDELL, SEP-RUL-X30: each ribbon entered gives an ingredient, after the offering.
    Card {
        id: "randell",
        rule: "SEP-WIT-RANDELL",
        reacts: &[(Moment::RibbonEntered, |effect, _| {
            effect.note_use();
            effect.then(&[take_ingredient()]);
        })],
        ..Card::BLANK
    },
    // SEP-WIT-REMUS, SEP-CRY-3: with Ritual, a real crystal advances 1 more.
    Card {
        id: "remus",
        rule: "SEP-WIT-REMUS",
        usable: |scene| scene.me().goods[Good::Crystal] > 0,
        effect: |effect| effect.then(&[Task::Do(Deed::Spend(Good::Crystal)), ADVANCE]),
        ..Card::BLANK
    },
    // SEP-WIT-SEN: with Collect, up to twice an ingredient becomes a crystal.
    Card {
        id: "sen",
        rule: "SEP-WIT-SEN",
        limit: 2,
        // SEP-RUL-X36: not while crystals cannot be gained.
        usable: |scene| scene.me().goods.spendable() > 0 && !scene.forbids_crystals(),
        effect: |effect| effect.then(&[PAY_ANY, gain(Good::Crystal, 1)]),
        ..Card::BLANK
    },
    // SEP-WIT-SERENA: a coven that is not attuned may go 1 space farther in its Quick Move.
    Card {
        id: "serena",
        rule: "SEP-WIT-SERENA",
        changes: &[(Amount::UnattunedStep, |scene, n| n + i8::from(!scene.attuned()))],
        ..Card::BLANK
    },
    // SEP-WIT-SOPHIE: with Recruit, suspicion +1 sends 1 more.
    Card { id: "sophie", rule: "SEP-WIT-SOPHIE", effect: |effect| effect.then(&[raise(1), send(1)]), ..Card::BLANK },
    // SEP-WIT-TOMMY: with Remember and suspicion below 4, advance on the ritual track.
    Card {
        id: "tommy",
        rule: "SEP-WIT-TOMMY",
        usable: |scene| scene.me().suspicion < 4,
        effect: |effect| effect.then(&[ADVANCE]),
        ..Card::BLANK
    },
    // SEP-WIT-WILMOT, SEP-RUL-X21: with Collect, suspicion -1 for each mushroom collected this turn.
    Card {
        id: "wilmot",
        rule: "SEP-WIT-WILMOT",
        effect: |effect| {
            let mushrooms = effect.turn().collected[Ingredient::Mushroom];
            effect.then(&[lower(mushrooms)]);
        },
        ..Card::BLANK
    },
];
