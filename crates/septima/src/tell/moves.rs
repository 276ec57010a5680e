//! What a move would do.

use super::names::{Named, either, list, text};
use super::rewards::gift;
use crate::card::Family;
use crate::heal::TOP_LEVEL;
use crate::moves::{Cure, Discount, Move};
use crate::scene::Scene;
use crate::state::Progress;
use crate::task::{Question, Task};
use crate::words::{Good, Half, Illness, Order};
use coven_engine::names::Item;
use coven_engine::{Arg, Phrase, Seat};

/// A thing by its name, with what it does.
fn explained(phrase: Phrase, name: &'static str, thing: impl Named) -> Phrase {
    let named = thing.named();
    let text = match &named {
        Arg::Phrase(called) => Phrase::new(format!("{}-text", called.id)).into(),
        other => other.clone(),
    };
    phrase.with(name, named).with("text", text)
}

pub fn tell(scene: &Scene<'_>, seat: Seat, m: Move) -> Phrase {
    let question = match (scene.s.stage, scene.s.agenda.last()) {
        (Progress::Agenda, Some(&Task::Ask(question))) => Some(question),
        _ => None,
    };
    if let Some(Question::Widow(question)) = question
        && let Some(phrase) = crate::widow::tell::tell_move(scene, question, m)
    {
        return phrase;
    }
    match m {
        Move::Done => act(done_word(question)),
        Move::Keep(witch) => explained(act("keep"), "witch", witch),
        Move::Lose(witch) => act("lose").with("witch", witch.named()),
        Move::Arrange(way) => arrangement(scene, seat, way.index()),
        Move::Take(good) => act("take").with("good", good.named()),
        Move::Go(space) => act("go").with("space", text(space)),
        Move::Card(action) => explained(act("card"), "action", action),
        Move::Cast(spell) => explained(act("cast"), "spell", spell),
        Move::Spell(spell) => {
            let gains = matches!(question, Some(Question::FirstSpell | Question::GainSpell(_)));
            explained(act(if gains { "gain-spell" } else { "prepare-spell" }), "spell", spell)
        }
        Move::Ritual(space) => {
            let facts = scene.rules.ritual_facts(space);
            let phrase = match facts.icon {
                Some(action) => act("ritual").with("action", action.named()),
                None => act("ritual-start"),
            };
            phrase.with("space", space.named()).with("elements", list(facts.elements))
        }
        Move::Use(card) => match card.family() {
            Family::Witch(_) => explained(act("use-witch"), "card", card),
            _ => explained(act("use"), "card", card),
        },
        Move::UseAs(spent, meant) => act("use-as").with("spent", spent.named()).with("meant", meant.named()),
        Move::Shrine(hex) => act("shrine").with("hex", text(hex)).with("element", list(scene.rules.map.facts(hex).shrine)),
        Move::Favour(favour) => explained(act("favour"), "favour", favour),
        Move::Calm => act("calm"),
        Move::Send => act("send"),
        Move::Hunter(hut) => act("hunter").with("hut", text(hut)),
        Move::Shift(from, to) => act("shift").with("from", text(from)).with("to", text(to)),
        Move::Chamber(chamber) => act("chamber").with("chamber", text(chamber)),
        Move::Bonus(order) => act(match order {
            Order::First => "bonus-first",
            Order::Last => "bonus-last",
            Order::Instead => "bonus-instead",
            Order::Never => "bonus-never",
        }),
        Move::Brew(potion, Discount { bonus: false, forfeit: false, risks: 0 }) => act("brew").with("potion", potion.named()),
        Move::Brew(potion, discount) => act("brew-cheaper").with("potion", potion.named()).with("discounts", discounts(discount)),
        Move::Pay(good) => act("pay").with("good", good.named()),
        Move::Omit(ingredient) => act("omit").with("good", ingredient.named()),
        Move::Heal(ward, cure) => {
            let illness = list(scene.illness_in(ward));
            let phrase = match cure {
                Cure::Potion(potion) => act("heal").with("potion", potion.named()),
                Cure::Free => act("heal-free"),
            };
            phrase.with("place", ward.named()).with("illness", illness)
        }
        Move::Track(illness) => track(scene, illness, question),
        Move::Charm => act(if scene.s.setup.fixed_hunter { "charm-shorten" } else { "charm" }),
        Move::Replace(side) => act("replace").with("side", side.named()),
        Move::Septima => act("septima"),
        // Only the Widow's questions offer these, and she has her own words for them.
        Move::Negotiate(_) | Move::Give(_) | Move::Spider(_) | Move::Crawl(_) | Move::Patient(_) => act("done"),
        Move::Section(half) => act(if half == Half::Top { "section-top" } else { "section-bottom" }),
    }
}

fn act(what: &str) -> Phrase {
    Phrase::new(format!("septima-move-{what}"))
}

/// What "no" means here.
fn done_word(question: Option<Question>) -> &'static str {
    match question {
        Some(Question::QuickMove(..)) => "stay",
        Some(Question::Walk(_)) => "stop",
        Some(Question::Welcome(_)) => "decline",
        Some(Question::Track(..) | Question::Advance | Question::IconAdvance) => "no-advance",
        Some(Question::Card(..) | Question::Reroll) => "no",
        _ => "done",
    }
}

fn discounts(discount: Discount) -> Arg {
    let word = |what: &str| Arg::from(Phrase::new(format!("septima-discount-{what}")));
    let mut parts = Vec::new();
    if discount.bonus {
        parts.push(word("bonus"));
    }
    if discount.forfeit {
        parts.push(word("forfeit"));
    }
    if discount.risks > 0 {
        parts.push(Phrase::new("septima-discount-risk").with("count", discount.risks).into());
    }
    Arg::List(parts)
}

/// A patient track and, where it gives one, the reward of its next level.
fn track(scene: &Scene<'_>, illness: Illness, question: Option<Question>) -> Phrase {
    let level = TOP_LEVEL.min(scene.me().tracks[illness] + 1);
    let phrase = match question {
        Some(Question::Track(_, true)) => {
            let parts = scene.rules.reward(scene.s.setup.mode, illness, level);
            act("track-rewarded").with("reward", parts.iter().map(|&part| gift(part)).collect::<Arg>())
        }
        _ => act("track"),
    };
    phrase.with("illness", illness.named()).with("level", level)
}

/// The three sections that stay visible, with what each gives and how often.
fn arrangement(scene: &Scene<'_>, seat: Seat, way: usize) -> Phrase {
    let mut phrase = act("arrange");
    let sections = scene.laid_sections(seat, way as u8);
    for ((name, times), (card, half, count)) in [("first", "a"), ("second", "b"), ("third", "c")].into_iter().zip(sections) {
        let gives = match half {
            Half::Top => either(card.top.map(Good::from)),
            Half::Bottom => gift(card.bottom),
        };
        phrase = phrase.with(name, gives).with(times, count);
    }
    phrase
}
