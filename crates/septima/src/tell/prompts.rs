//! What a coven is being asked, and which rule asks.

use super::names::{Named, either, list, text};
use crate::moves::Move;
use crate::scene::Scene;
use crate::set::Set;
use crate::state::Progress;
use crate::task::{Draw, Question, Task};
use crate::words::{Action, Good, Window};
use coven_engine::{MoveList, Phrase, Prompt, Seat};

pub fn prompt(scene: &Scene<'_>, seat: Seat) -> Prompt {
    let (phrase, rule) = match scene.s.stage {
        Progress::Draft(round) => (ask("draft").with("round", round + 1), "SEP-SETUP-17"),
        Progress::ReturnThird => (ask("third"), "SEP-SETUP-17"),
        Progress::Prologue => prologue(scene, seat),
        Progress::ChooseCards => (ask("card-choice"), "SEP-PHASE-A1"),
        Progress::Agenda => match scene.s.agenda.last() {
            Some(&Task::Ask(question)) => asked(scene, question),
            _ => (ask("over"), "SEP-SCORE-1"),
        },
        Progress::Over => (ask("over"), "SEP-SCORE-1"),
    };
    Prompt { phrase, rule }
}

fn ask(what: &str) -> Phrase {
    Phrase::new(format!("septima-prompt-{what}"))
}

/// A question about an attune bonus, with what the bonus gives.
fn with_bonus(what: &str, action: Action) -> Phrase {
    let bonus = Phrase::new(format!("septima-action-{action}-bonus-text"));
    ask(what).with("action", action.named()).with("bonus", bonus)
}

fn prologue(scene: &Scene<'_>, seat: Seat) -> (Phrase, &'static str) {
    let cards = &scene.coven(seat).prologue;
    match scene.next_prologue_types(seat) {
        Some(types) => (ask("prologue-type").with("goods", either(types)), "SEP-SETUP-20"),
        None => (ask("prologue").with("first", text(cards[0])).with("second", text(cards[1])), "SEP-SETUP-19"),
    }
}

/// SEP-MOVE-4: steps that may end here, or go on because the space is taken.
fn steps(scene: &Scene<'_>, question: Question, what: &str, left: u8) -> Phrase {
    let mut answers = MoveList::default();
    scene.legal(question, &mut answers);
    ask(if answers.contains(&Move::Done) { what } else { "walk-on" }).with("steps", left)
}

/// Whether the hunter comes far enough, on which the answer depends.
fn reroll(scene: &Scene<'_>) -> (Phrase, &'static str) {
    let run = scene.run();
    let (what, rule) = match (scene.s.setup.fixed_hunter, run.catches()) {
        (false, true) => ("reroll-caught", "SEP-HUNT-3"),
        (false, false) => ("reroll-safe", "SEP-HUNT-3"),
        (true, true) => ("shorten-caught", "SEP-DET-2"),
        (true, false) => ("shorten-safe", "SEP-DET-2"),
    };
    let face = scene.s.board.die.unwrap_or(0);
    (ask(what).with("face", face).with("reach", run.reach).with("distance", run.distance), rule)
}

fn asked(scene: &Scene<'_>, question: Question) -> (Phrase, &'static str) {
    match question {
        Question::PlaceLeader => (ask("leader"), "SEP-SETUP-22"),
        Question::FirstSpell => (ask("first-spell"), "SEP-SETUP-24"),
        Question::FirstRitual => (ask("first-ritual"), "SEP-SETUP-25"),
        Question::QuickMove(left, spare) => (steps(scene, question, "quick-move", left + spare), "SEP-PHASE-B1"),
        Question::Window(Window::W1) => (ask("window-1"), "SEP-PHASE-W1"),
        Question::Window(Window::W2) => (ask("window-2"), "SEP-PHASE-W2"),
        Question::BonusOrder(action) => (with_bonus("bonus-order", action), "SEP-PHASE-B2"),
        Question::Instead(action) => (with_bonus("bonus-instead", action), "SEP-PHASE-B2"),
        Question::LateBonus(action) => (with_bonus("bonus-late", action), "SEP-ATT-4"),
        Question::CollectBonus => (ask("collect-bonus"), "SEP-ACT-COLLECT-4"),
        Question::Walk(left) => (steps(scene, question, "walk", left), "SEP-MOVE-1"),
        Question::RouteIngredient => (ask("route"), "SEP-ACT-MOVE-1"),
        Question::Fly(free) => (ask(if free { "flee" } else { "fly" }), if free { "SEP-MOVE-5" } else { "SEP-MOVE-2" }),
        Question::Brew(left) => (ask("brew").with("count", left), "SEP-ACT-BREW-1"),
        Question::Price => (ask("price"), "SEP-CRY-1"),
        Question::Heal(left, _) => (ask("heal").with("count", left), "SEP-ACT-HEAL-1"),
        Question::Track(..) => (ask("track"), "SEP-PAT-3"),
        Question::Chamber(count) => (ask("chamber").with("count", count), "SEP-ACT-PLEAD-1"),
        Question::RememberCard(_) => (ask("remember"), "SEP-ACT-REMEMBER-1"),
        Question::Ritual(..) => (ask("ritual"), "SEP-ACT-RITUAL-1"),
        Question::RitualBonus => (ask("ritual-bonus"), "SEP-ACT-RITUAL-2"),
        Question::Advance => (ask("advance"), "SEP-PAT-7"),
        Question::IconAdvance => (ask("icon-advance"), "SEP-PHASE-B4"),
        Question::PayAny => (ask("pay"), "SEP-CRY-1"),
        Question::GainSpell(elements) => (ask("gain-spell").with("elements", list(elements)), "SEP-RIT-8"),
        Question::Prepare(_) => (ask("prepare"), "SEP-SPL-1"),
        Question::Favour(left, _) => (ask("favour").with("count", left), "SEP-FAV-1"),
        Question::TrialFavour(left, _) => (ask("favour").with("count", left), "SEP-FAV-5"),
        Question::TakeOne(goods) => (ask("take").with("goods", list(Set::<Good>::from(goods))), "SEP-GEN-5"),
        Question::Hunter => (ask("hunter"), "SEP-HUNT-1"),
        Question::LoseWitch => (ask("lose-witch"), "SEP-HUNT-7"),
        Question::Reroll => reroll(scene),
        Question::KeepWitch(Draw::Reward) => (ask("keep-witch"), "SEP-PAT-6"),
        Question::KeepWitch(Draw::Aside) => (ask("keep-aside"), "SEP-SPL-A5"),
        Question::Welcome(_) => {
            let has_room = scene.me().witches.len() < scene.rules.coven_size;
            let phrase = ask(if has_room { "welcome" } else { "welcome-full" });
            (phrase.with("witch", list(scene.s.board.offered)), "SEP-TRIAL-4")
        }
        Question::Card(card, memo) => {
            (ask(&format!("card-{}", card.to_string().replace('_', "-"))).with("memo", memo), card.card().rule)
        }
        Question::Leap => (ask("fly"), "SEP-MOVE-2"),
        Question::Widow(question) => crate::widow::tell::prompt(scene, question),
    }
}
