//! What is being asked, in numbers.

use crate::card::{CARD_COUNT, CardId};
use crate::set::Set;
use crate::task::{Draw, HealBy, Question};
use crate::widow::Ask;
use crate::words::{Action, Good};
use coven_engine::Pen;

const KINDS: usize = 36;
const WIDOWS: usize = 9;

/// Which question, the numbers that it carries, the action, card or kinds of things that it is about.
pub(super) const LENGTH: usize = KINDS + WIDOWS + 2 + Action::ALL.len() + CARD_COUNT + Good::ALL.len();

/// What a question carries.
#[derive(Default)]
struct Asked {
    numbers: [f32; 2],
    action: Option<Action>,
    card: Option<CardId>,
    /// Kinds of things, as bits: goods, elements, illnesses or favours, as the question has it.
    kinds: u32,
    widow: Option<usize>,
}

pub(super) fn write(question: Option<Question>, pen: &mut Pen<'_>) {
    let mut asked = Asked::default();
    let kind = question.map(|question| describe(question, &mut asked));
    pen.one_of(kind, KINDS);
    pen.one_of(asked.widow, WIDOWS);
    asked.numbers.into_iter().for_each(|number| pen.number(number));
    pen.one_of(asked.action.map(Action::index), Action::ALL.len());
    pen.one_of(asked.card.map(CardId::index), CARD_COUNT);
    pen.bits(asked.kinds.into(), Good::ALL.len());
}

/// The kind of a question, counted from 0.
fn describe(question: Question, asked: &mut Asked) -> usize {
    let number = |count: u8| f32::from(count) / 4.0;
    let flag = |set: bool| f32::from(u8::from(set));
    match question {
        Question::PlaceLeader => 0,
        Question::FirstSpell => 1,
        Question::FirstRitual => 2,
        Question::QuickMove(left, unattuned) => {
            asked.numbers = [number(left), number(unattuned)];
            3
        }
        Question::Window(window) => {
            asked.numbers[0] = window.index() as f32;
            4
        }
        Question::BonusOrder(action) => {
            asked.action = Some(action);
            5
        }
        Question::Instead(action) => {
            asked.action = Some(action);
            6
        }
        Question::LateBonus(action) => {
            asked.action = Some(action);
            7
        }
        Question::CollectBonus => 8,
        Question::Walk(left) => {
            asked.numbers[0] = number(left);
            9
        }
        Question::RouteIngredient => 10,
        Question::Fly(free) => {
            asked.numbers[0] = flag(free);
            11
        }
        Question::Leap => 12,
        Question::Brew(left) => {
            asked.numbers[0] = number(left);
            13
        }
        Question::Price => 14,
        Question::Heal(left, by) => {
            asked.numbers = [number(left), flag(by == HealBy::Spell)];
            15
        }
        Question::Track(tracks, reward) => {
            (asked.kinds, asked.numbers[0]) = (tracks.bits(), flag(reward));
            16
        }
        Question::Chamber(citizens) => {
            asked.numbers[0] = number(citizens);
            17
        }
        Question::RememberCard(bonus) => {
            asked.numbers[0] = flag(bonus);
            18
        }
        Question::Ritual(sideways, advance) => {
            asked.numbers = [flag(sideways), flag(advance)];
            19
        }
        Question::RitualBonus => 20,
        Question::Advance => 21,
        Question::IconAdvance => 22,
        Question::PayAny => 23,
        Question::GainSpell(elements) => {
            asked.kinds = elements.bits();
            24
        }
        Question::Prepare(elements) => {
            asked.kinds = elements.bits();
            25
        }
        Question::Favour(left, favours) => {
            (asked.numbers[0], asked.kinds) = (number(left), favours.bits());
            26
        }
        Question::TrialFavour(left, favours) => {
            (asked.numbers[0], asked.kinds) = (number(left), favours.bits());
            27
        }
        Question::TakeOne(goods) => {
            asked.kinds = Set::<Good>::from(goods).bits();
            28
        }
        Question::Hunter => 29,
        Question::LoseWitch => 30,
        Question::Reroll => 31,
        Question::KeepWitch(draw) => {
            asked.numbers[0] = flag(draw == Draw::Aside);
            32
        }
        Question::Welcome(may_decline) => {
            asked.numbers[0] = flag(may_decline);
            33
        }
        Question::Card(card, memo) => {
            (asked.card, asked.numbers[0]) = (Some(card), number(memo));
            34
        }
        Question::Widow(ask) => {
            asked.widow = Some(widows(ask, asked));
            35
        }
    }
}

fn widows(ask: Ask, asked: &mut Asked) -> usize {
    match ask {
        Ask::Draft => 0,
        Ask::Negotiate => 1,
        Ask::PlayCard => 2,
        Ask::Cooperate => 3,
        Ask::Path(spider) => {
            asked.numbers[0] = f32::from(spider) / 4.0;
            4
        }
        Ask::Farthest => 5,
        Ask::Patient => 6,
        Ask::GiveCard => 7,
        Ask::Accuse => 8,
    }
}
