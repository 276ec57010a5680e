//! Chapter 9: the potions. Remedies only heal; Utility Potions act in the windows.

use crate::card::{Card, OwnQuestion};
use crate::moves::Move;
use crate::scene::Scene;
use crate::state::{Hunter, Voluntary};
use crate::task::{Deed, FLY, Task, lower, send, to_chamber};
use crate::words::Action;

/// SEP-MOVE-4: attuning a Recruit that is not attuned opens its favour, which can move the Leader.
pub fn opens_recruit_favour(scene: &Scene<'_>) -> bool {
    scene.turn().played == Some(Action::Recruit) && !scene.attuned() && may_attune(scene)
}

/// SEP-RUL-X14: a coven that went farther because it was not attuned may not attune by choice.
pub fn may_attune(scene: &Scene<'_>) -> bool {
    !scene.turn().pledged
}

/// SEP-POT-1: a Remedy is used only to heal.
const REMEDY: Card = Card { rule: "SEP-POT-1", ..Card::BLANK };

pub const CARDS: &[Card] = &[
    Card { id: "remedy_blindness", ..REMEDY },
    Card { id: "remedy_paralysis", ..REMEDY },
    Card { id: "remedy_infection", ..REMEDY },
    // SEP-POT-3: lower suspicion by 2, or move a hunter (SEP-RUL-X26: a dormant one too) to an empty hut, dormant.
    Card {
        id: "calming_potion",
        rule: "SEP-POT-3",
        effect: |effect| effect.ask(0),
        question: Some(OwnQuestion {
            moves: |scene, _, _, out| {
                out.offer(Move::Calm);
                let hunters = &scene.s.board.hunters;
                for from in hunters.huts_with(Hunter::Awake).chain(hunters.huts_with(Hunter::Dormant)) {
                    hunters.huts_with(Hunter::None).for_each(|to| out.offer(Move::Shift(from, to)));
                }
            },
            answer: |effect, _, m| match m {
                Move::Shift(from, to) => effect.then(&[Task::Do(Deed::MoveHunter(from, to))]),
                _ => effect.then(&[lower(2)]),
            },
        }),
        ..Card::BLANK
    },
    // SEP-POT-4: move any number of spaces.
    Card { id: "flying_ointment", rule: "SEP-POT-4", effect: |effect| effect.then(&[FLY]), exit: |_| true, ..Card::BLANK },
    // SEP-POT-5: a citizen to the crowd, then one from the crowd to a chamber.
    Card { id: "love_philter", rule: "SEP-POT-5", effect: |effect| effect.then(&[send(1), to_chamber(1)]), ..Card::BLANK },
    // SEP-POT-6: the action counts as attuned with another coven.
    Card {
        id: "ritual_oil",
        rule: "SEP-POT-6",
        usable: may_attune,
        effect: |effect| effect.attune(Voluntary::WithCoven),
        exit: opens_recruit_favour,
        ..Card::BLANK
    },
];
