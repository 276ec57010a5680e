//! Lessons: a position set up by hand, the draws that will come, steps in which the learner does something, and questions at the end.
//! The format is described in `docs/teaching.md`.
//!
//! What happens if everything is done as the lesson wants is a [`Scenario`]: lessons are staged, drawn and checked by the same machinery.

mod file;

pub use file::{Also, Kind, Lesson, LessonStep, Opening, Question, Staging};

use crate::phrase::Phrase;
use crate::scenario::{Expect, Scenario, Step};

/// The most steps of a lesson: it takes five minutes at most.
pub const MOST_STEPS: usize = 12;
/// How many questions stand at its end.
pub const QUESTIONS: usize = 3;
/// The most words that are said at once.
pub const MOST_WORDS: usize = 60;

/// The message of a lesson by its own short name, such as `title`.
pub fn message(game: &str, lesson: &str, name: &str) -> Phrase {
    Phrase::new(format!("lesson-{game}-{lesson}-{name}"))
}

/// The id of a lesson by its file: `02-towers.toml` is `towers`. None for another file.
pub fn id_of(file: &str) -> Option<&str> {
    let stem = file.strip_suffix(".toml").or_else(|| file.strip_suffix(".ftl"))?;
    let (number, id) = stem.split_once('-')?;
    (!id.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(id)
}

impl Lesson {
    /// What happens if everything is done as the lesson wants: the opening, and then for each step one in which nothing is done but
    /// trying what is forbidden, and one in which the learner acts and the others answer.
    pub fn scenario(&self) -> Scenario {
        let opening = Step { chance: self.opening.chance.clone(), moves: self.opening.moves.clone(), ..Step::default() };
        let steps = self.steps.iter().flat_map(|step| {
            let asked = Step { refused: step.refused.clone(), ..Step::default() };
            let moves = step.does.iter().chain(&step.others).cloned().collect();
            let done = Step { chance: step.chance.clone(), moves, expect: step.expect.clone(), ..Step::default() };
            [asked, done]
        });
        Scenario {
            name: String::new(),
            rules: self.rules.clone(),
            game: self.game.clone(),
            seed: self.seed,
            setup: self.setup.clone(),
            chance: self.chance.clone(),
            position: self.position.clone(),
            steps: std::iter::once(opening).chain(steps).collect(),
        }
    }

    /// How many moves of [`Lesson::scenario`] have been made when a step begins; for the number of steps, when the last one is over.
    pub fn begins(&self, step: usize) -> usize {
        let moves = |step: &LessonStep| step.does.len() + step.others.len();
        self.opening.moves.len() + self.steps.iter().take(step).map(moves).sum::<usize>()
    }

    /// The scenario of a question: its own position, or the one after a step of the lesson, and then what is done there before the
    /// answer is looked up.
    pub fn question_scenario(&self, question: &Question) -> Scenario {
        let shown = match &question.stage {
            Some(stage) => Scenario {
                name: String::new(),
                rules: Vec::new(),
                game: self.game.clone(),
                seed: self.seed,
                setup: if stage.setup.is_empty() { self.setup.clone() } else { stage.setup.clone() },
                chance: stage.chance.clone(),
                position: stage.position.clone(),
                steps: vec![Step { chance: stage.opening.chance.clone(), moves: stage.opening.moves.clone(), ..Step::default() }],
            },
            None => {
                let mut whole = self.scenario();
                let after = question.after.as_ref().and_then(|name| self.steps.iter().position(|step| step.name == *name));
                whole.steps.truncate(1 + 2 * after.map_or(self.steps.len(), |step| step + 1));
                whole
            }
        };
        let then = Step {
            chance: question.chance.clone(),
            moves: question.then.clone(),
            expect: question.expect.clone(),
            ..Step::default()
        };
        Scenario { steps: shown.steps.into_iter().chain([then]).collect(), ..shown }
    }
}

impl Also {
    /// Whether a move is meant: `*` stands for anything.
    pub fn means(&self, notation: &str) -> bool {
        matches(&self.pattern, notation)
    }
}

/// Whether a text is as a pattern says, in which `*` stands for anything.
pub fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((before, rest)) => text
            .strip_prefix(before)
            .is_some_and(|left| (0..=left.len()).filter(|&at| left.is_char_boundary(at)).any(|at| matches(rest, &left[at..]))),
    }
}

/// Whether something is expected at all.
pub fn expects(expect: &Expect) -> bool {
    let Expect { state, view, absent, legal, deciding, points, sheet, places } = expect;
    !(state.is_empty() && view.is_empty() && absent.is_empty() && legal.is_empty() && sheet.is_empty())
        || deciding.is_some()
        || points.is_some()
        || places.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        assert!(matches("lay * cowardly", "lay fairy cowardly") && matches("*", "") && matches("a*c*", "abcd"));
        assert!(!matches("lay *", "pick x") && !matches("a*c", "abd") && !matches("a", "ab"));
    }

    #[test]
    fn a_lesson_is_named_by_its_file() {
        assert_eq!(id_of("02-two-towers.toml"), Some("two-towers"));
        assert_eq!([id_of("towers.toml"), id_of("02-.toml"), id_of("02-x.md")], [None; 3]);
    }
}
