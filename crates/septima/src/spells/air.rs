//! Chapter 14.3: the spells of air.

use crate::buildings::take_favours;
use crate::card::{Amount, Card, CardId, Family, Moment, OwnQuestion};
use crate::moves::Move;
use crate::set::Set;
use crate::task::{Deed, Draw, Question, Task, gain, lower, send, wisdom};
use crate::words::{Good, Side, Window};

/// The three gifts of Boon of Gratitude, with the bit by which a gift taken is remembered.
const GIFTS: [(u8, Move); 3] = [(1, Move::Take(Good::Crystal)), (2, Move::Send), (4, Move::Calm)];

pub const CARDS: &[Card] = &[
    // SEP-SPL-A1: for each patient healed this turn a different gift.
    Card {
        id: "boon_of_gratitude",
        rule: "SEP-SPL-A1",
        effect: |effect| effect.ask(0),
        question: Some(OwnQuestion {
            moves: |scene, _, taken, out| {
                if u32::from(scene.turn().healed.sum()) > taken.count_ones() {
                    GIFTS.iter().filter(|(bit, _)| taken & bit == 0).for_each(|&(_, gift)| out.offer(gift));
                    out.offer(Move::Done);
                }
            },
            answer: |effect, taken, m| {
                let Some((bit, _)) = GIFTS.iter().find(|(_, gift)| *gift == m) else { return };
                effect.ask(taken | bit);
                effect.then(&[match m {
                    Move::Send => send(1),
                    Move::Calm => lower(1),
                    _ => gain(Good::Crystal, 1),
                }]);
            },
        }),
        ..Card::BLANK
    },
    // SEP-SPL-A2, SEP-RUL-X29: replace an active marker; then count as attuned with the Septima only, without suspicion.
    Card {
        id: "cloak_of_charisma",
        rule: "SEP-SPL-A2",
        effect: |effect| effect.ask(0),
        question: Some(OwnQuestion {
            moves: |scene, _, replaced, out| {
                if replaced == 0 {
                    out.offer(Move::Replace(Side::Right));
                    if scene.both_markers_active() {
                        out.offer(Move::Replace(Side::Left));
                    }
                    out.offer(Move::Done);
                } else if scene.matching_marker().is_some() {
                    out.offer(Move::Septima);
                    out.offer(Move::Done);
                }
            },
            answer: |effect, replaced, m| {
                if replaced == 0 {
                    effect.ask(1);
                }
                match m {
                    Move::Replace(side) => effect.then(&[Task::Do(Deed::Replace(side))]),
                    Move::Septima => effect.turn().septima_only = true,
                    _ => {}
                }
            },
        }),
        changes: &[(Amount::AttuneRise, |scene, n| if scene.turn().septima_only { 0 } else { n })],
        ..Card::BLANK
    },
    // SEP-SPL-A3, SEP-RUL-X44: the ability of a witch in another coven, the Widow's too, if it acts inside the turn.
    Card {
        id: "doppelganger",
        rule: "SEP-SPL-A3",
        effect: |effect| effect.ask(0),
        question: Some(OwnQuestion {
            moves: |scene, _, _, out| {
                let others = scene.seats().filter(|&seat| seat != scene.acting());
                let witches = others.fold(Set::EMPTY, |all, seat| all | scene.coven(seat).witches);
                witches.filter(|&witch| scene.rules.witch(witch).in_turn).for_each(|witch| out.offer(Move::Use(witch.into())));
                out.offer(Move::Done);
            },
            answer: |effect, _, m| {
                if let Move::Use(card) = m
                    && let Family::Witch(witch) = CardId::family(card)
                {
                    effect.turn().borrowed = Some(witch);
                }
            },
        }),
        ..Card::BLANK
    },
    // SEP-SPL-A4: Hospital patients give the reward of the track.
    Card { id: "helpful_spirits", rule: "SEP-SPL-A4", changes: &[(Amount::HospitalReward, |_, _| 1)], ..Card::BLANK },
    // SEP-SPL-A5, SEP-RUL-X19, SEP-RUL-X41: of three witches drawn one is set aside and acts until the season ends.
    Card {
        id: "magic_mirror",
        rule: "SEP-SPL-A5",
        effect: |effect| effect.then(&[Task::Do(Deed::DrawWitches(Draw::Aside, 3))]),
        ends: |effect| effect.aside_to_bottom(),
        ..Card::BLANK
    },
    // SEP-SPL-A6: each advance on the ritual track gives 2 wisdom.
    Card {
        id: "one_with_the_storm",
        rule: "SEP-SPL-A6",
        reacts: &[(Moment::Advanced, |effect, _| effect.then(&[wisdom(2)]))],
        ..Card::BLANK
    },
    // SEP-SPL-A7: two different favours; nobody is recalled.
    Card { id: "soothing_melody", rule: "SEP-SPL-A7", effect: |effect| take_favours(effect, 2), exit: |_| true, ..Card::BLANK },
    // SEP-SPL-A8, SEP-RUL-X12, SEP-RUL-E22: the next trial won recalls nobody.
    Card {
        id: "spiritual_bond",
        rule: "SEP-SPL-A8",
        changes: &[(Amount::RecallAfterWin, |_, _| 0)],
        reacts: &[(Moment::TrialWon, |effect, _| effect.end())],
        ..Card::BLANK
    },
    // SEP-SPL-A9: each patient healed gives 2 wisdom.
    Card {
        id: "widows_song",
        rule: "SEP-SPL-A9",
        reacts: &[(Moment::PatientHealed, |effect, _| effect.then(&[wisdom(2)]))],
        ..Card::BLANK
    },
    // SEP-SPL-A10: the Quick Move is up to 3 spaces; cast in W1, 2 of them at once.
    Card {
        id: "wings_of_wind",
        rule: "SEP-SPL-A10",
        changes: &[(Amount::QuickMove, |_, n| n.max(3))],
        effect: |effect| {
            if effect.turn().window == Some(Window::W1) {
                effect.then(&[Task::Ask(Question::Walk(2))]);
            }
        },
        exit: |scene| !scene.turn().settled,
        ..Card::BLANK
    },
];
