//! Lessons, the same for every game: what they hold, and what comes of whatever a learner does.

use crate::scene::Scene;
use crate::table::{PlayError, Table, Tale};
use crate::unpacked::GameBox;
use crate::{CatalogError, about, games};
use coven_engine::lesson::{Also, Lesson, Question, id_of, matches};
use coven_engine::scenario::{Failure, Move, at_path};
use coven_engine::{Seat, Viewer};
use serde_json::{Value, json};
use std::sync::LazyLock;

/// A lesson with its name.
#[derive(Clone, Debug)]
pub struct NamedLesson {
    /// As it stands in addresses: the name of the file without its number.
    pub id: String,
    pub file: String,
    pub lesson: Lesson,
}

/// A lesson that cannot be read: its file, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {why}")]
pub struct Unreadable {
    pub file: String,
    pub why: String,
}

/// Reads the lessons among the files of a folder, in the order of their names; the texts of lessons are left out.
pub fn read_lessons<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<Result<NamedLesson, Unreadable>> {
    let lessons = files.into_iter().filter(|(file, _)| file.ends_with(".toml"));
    let read = |(file, text): (&'a str, &'a str)| {
        let unreadable = |why: String| Unreadable { file: file.to_owned(), why };
        let id = id_of(file).ok_or_else(|| unreadable("a lesson's file is named like 02-towers.toml".to_owned()))?;
        let lesson = Lesson::parse(text).map_err(unreadable)?;
        Ok(NamedLesson { id: id.to_owned(), file: file.to_owned(), lesson })
    };
    lessons.map(read).collect()
}

static LESSONS: LazyLock<Vec<(&'static str, Vec<NamedLesson>)>> = LazyLock::new(|| {
    let readable =
        |files: &'static [(&'static str, &'static str)]| read_lessons(files.iter().copied()).into_iter().flatten().collect();
    games().iter().map(|about| (about.id, readable(about.lessons))).collect()
});

/// The course of a game, lesson by lesson.
pub fn lessons(game: &str) -> Result<&'static [NamedLesson], CatalogError> {
    let id = about(game)?.id;
    Ok(LESSONS.iter().find(|(known, _)| *known == id).map_or(&[], |(_, lessons)| lessons.as_slice()))
}

/// A lesson that is being given.
#[derive(Debug)]
pub struct Taught<'a> {
    pub lesson: &'a Lesson,
    scene: Scene,
}

/// What came of something that a learner did.
pub enum Attempt<'a> {
    /// What was wanted.
    Wanted,
    /// Something else that is possible: the table afterwards, what happened, and what the lesson answers.
    Other {
        table: Box<dyn Table>,
        tales: Vec<Tale>,
        also: Option<&'a Also>,
    },
    Refused(PlayError),
}

impl std::fmt::Debug for Attempt<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Attempt::Wanted => "Wanted",
            Attempt::Other { .. } => "Other",
            Attempt::Refused(_) => "Refused",
        })
    }
}

impl<'a> Taught<'a> {
    pub fn open(game: &dyn GameBox, lesson: &'a Lesson) -> Result<Taught<'a>, Failure> {
        Ok(Taught { lesson, scene: game.scene(&lesson.scenario())? })
    }

    pub fn learner(&self) -> Seat {
        Seat(self.lesson.learner)
    }

    pub fn seats(&self) -> usize {
        self.scene.seats()
    }

    /// The table at a step, counted from 0, after the moves of its gesture that the learner has made. None if these are not moves of
    /// the step.
    pub fn at(&self, step: usize, made: &[String]) -> Option<Box<dyn Table>> {
        let mut table = self.scene.at(self.lesson.begins(step))?;
        for (number, notation) in made.iter().enumerate() {
            self.wanted(step, &made[..number]).iter().find(|m| m.notation == *notation)?;
            table.play(self.learner(), notation).ok()?;
        }
        Some(table)
    }

    /// What the learner may do next to go on with the step: one move, or several if their order does not matter.
    pub fn wanted(&self, step: usize, made: &[String]) -> Vec<&'a Move> {
        let Some(step) = self.lesson.steps.get(step) else {
            return Vec::new();
        };
        let mut left: Vec<&Move> = step.does.iter().collect();
        for notation in made {
            left.iter().position(|m| m.notation == *notation).map(|at| left.remove(at));
        }
        left.truncate(if step.any_order { left.len() } else { 1 });
        left
    }

    /// What comes of a move of the learner.
    pub fn attempt(&self, step: usize, made: &[String], notation: &str) -> Option<Attempt<'a>> {
        let mut table = self.at(step, made)?;
        let tale = match table.play(self.learner(), notation) {
            Ok(tale) => tale,
            Err(error) => return Some(Attempt::Refused(error)),
        };
        if self.wanted(step, made).iter().any(|m| m.notation == notation) {
            return Some(Attempt::Wanted);
        }
        let also = self.lesson.steps.get(step)?.also.iter().find(|also| also.means(notation));
        let mut tales = vec![tale];
        for m in also.iter().flat_map(|also| &also.then) {
            // `coven lessons check` and the tests make sure that these moves are legal.
            tales.extend(table.play(Seat(m.seat), &m.notation));
        }
        Some(Attempt::Other { table, tales, also })
    }
}

/// A question that is being asked.
#[derive(Debug)]
pub struct Asked<'a> {
    pub question: &'a Question,
    learner: Seat,
    scene: Scene,
}

/// What is answered to an answer.
#[derive(Debug)]
pub enum Verdict<'a> {
    Right,
    /// There may be more to say than that it is wrong.
    Wrong(Option<&'a Also>),
    /// It is no legal move.
    Refused(PlayError),
}

impl<'a> Asked<'a> {
    pub fn open(game: &dyn GameBox, lesson: &'a Lesson, question: &'a Question) -> Result<Asked<'a>, Failure> {
        let scene = game.scene(&lesson.question_scenario(question))?;
        Ok(Asked { question, learner: Seat(lesson.learner), scene })
    }

    pub fn seats(&self) -> usize {
        self.scene.seats()
    }

    /// The table that is asked about.
    pub fn shown(&self) -> Option<Box<dyn Table>> {
        let ends = self.scene.ends();
        self.scene.at(ends.len().checked_sub(2).map_or(0, |before| ends[before]))
    }

    /// What a chosen move is worth as an answer.
    pub fn judge_move(&self, notation: &str) -> Option<Verdict<'a>> {
        let mut table = self.shown()?;
        if let Err(error) = table.play(self.learner, notation) {
            return Some(Verdict::Refused(error));
        }
        if self.question.right.iter().any(|pattern| matches(pattern, notation)) {
            return Some(Verdict::Right);
        }
        Some(Verdict::Wrong(self.question.wrong.iter().find(|wrong| wrong.means(notation))))
    }

    /// What a choice is worth as an answer.
    pub fn judge_choice(&self, choice: &str) -> Verdict<'a> {
        match self.question.answer.as_deref() == Some(choice) {
            true => Verdict::Right,
            false => Verdict::Wrong(self.question.wrong.iter().find(|wrong| wrong.means(choice))),
        }
    }

    /// The answer as the rules give it, where the question says where to look: that of `count` and `pick`.
    pub fn proved(&self) -> Result<Option<String>, String> {
        let Some(path) = &self.question.proof else {
            return Ok(None);
        };
        let table = self.scene.at(usize::MAX).ok_or("the position cannot be reached")?;
        let value = value_at(&*table, path).ok_or_else(|| format!("'{path}' leads to nothing"))?;
        let counts = self.question.kind == coven_engine::lesson::Kind::Count;
        Ok(Some(match value {
            Value::Array(items) if counts => items.len().to_string(),
            Value::Object(fields) if counts => fields.len().to_string(),
            Value::Array(items) if items.len() == 1 => plain(&items[0]),
            other => plain(&other),
        }))
    }

    /// The moves after which the learner has most points, of those that may be chosen.
    pub fn most_points(&self) -> Option<Vec<String>> {
        let table = self.shown()?;
        let worth = |notation: &str| {
            let mut after = self.shown()?;
            after.play(self.learner, notation).ok()?;
            Some(after.points(self.learner))
        };
        let choices: Vec<(String, i32)> = table
            .choices(self.learner)
            .into_iter()
            .filter_map(|choice| Some((choice.notation.clone(), worth(&choice.notation)?)))
            .collect();
        let most = choices.iter().map(|(_, points)| *points).max()?;
        Some(choices.into_iter().filter(|(_, points)| *points == most).map(|(notation, _)| notation).collect())
    }
}

/// What stands at a path of a table: `points.1`, `sheet.1.LINE`, `deciding`, `legal.1`, `state.PATH`, `view.1.PATH`.
fn value_at(table: &dyn Table, path: &str) -> Option<Value> {
    let (what, rest) = path.split_once('.').unwrap_or((path, ""));
    let (number, within) = rest.split_once('.').unwrap_or((rest, ""));
    let seat = || number.parse().ok().map(Seat).filter(|seat| seat.index() < table.seats());
    Some(match what {
        "points" => json!(table.points(seat()?)),
        "sheet" => json!(table.sheet(seat()?).line(within)?),
        "deciding" => json!(table.deciding().map(|seat| seat.0).collect::<Vec<_>>()),
        "legal" => json!(table.choices(seat()?).into_iter().map(|choice| choice.notation).collect::<Vec<_>>()),
        "state" => at_path(&table.position(), rest)?.clone(),
        "view" => at_path(&table.view_json(Viewer::Seat(seat()?)), within)?.clone(),
        _ => return None,
    })
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".to_owned(),
        other => other.to_string(),
    }
}
