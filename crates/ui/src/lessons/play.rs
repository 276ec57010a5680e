//! Playing a lesson as its main line goes, and trying what it says of other moves.

use super::{Folder, Found};
use crate::Speak;
use crate::page::{Staged, picture};
use coven_catalog::{Attempt, NamedLesson, Table, Taught};
use coven_engine::lesson::{LessonStep, MOST_STEPS, QUESTIONS};
use coven_engine::{Seat, Viewer};

/// False if the lesson cannot be played at all.
pub fn check(folder: &Folder<'_>, lesson: &NamedLesson, found: &mut Found<'_>) -> bool {
    let (about, file) = (folder.about, &lesson.lesson);
    if file.game != about.id {
        found.add("game", format_args!("it stands in the folder of '{}'", about.id));
    }
    if file.steps.is_empty() || file.steps.len() > MOST_STEPS {
        found.add("step", format_args!("a lesson has 1 to {MOST_STEPS} steps, not {}", file.steps.len()));
    }
    if file.questions.len() != QUESTIONS {
        found.add("question", format_args!("a lesson asks {QUESTIONS} questions, not {}", file.questions.len()));
    }
    let known: Vec<&str> = about.rulebook("en").rules().iter().map(|rule| rule.id).collect();
    for id in file.rules.iter().chain(file.steps.iter().flat_map(|step| &step.rules)).filter(|id| !known.contains(&id.as_str())) {
        found.add("rules", format_args!("{id} is no rule of the rulebook"));
    }
    let names = file.steps.iter().map(|step| &step.name).chain(file.questions.iter().map(|question| &question.name));
    let names: Vec<&String> = names.collect();
    for (number, name) in names.iter().enumerate().filter(|(number, name)| names[..*number].contains(name)) {
        found.add(format_args!("name {number}"), format_args!("'{name}' is there twice"));
    }
    for failure in folder.game.failures(&file.scenario()) {
        found.add(located(lesson, &failure.to_string()), rest(&failure.to_string()));
    }
    let taught = match Taught::open(folder.game, file) {
        Ok(taught) => taught,
        Err(_) => return false,
    };
    if taught.learner().index() >= taught.seats() {
        found.add("learner", format_args!("the table has {} seats", taught.seats()));
        return false;
    }
    for (number, step) in file.steps.iter().enumerate() {
        check_step(folder, &taught, number, step, found);
    }
    true
}

/// The part of a lesson that a step of its scenario is: there are two for each step, after the opening.
fn located(lesson: &NamedLesson, failure: &str) -> String {
    let number = failure.strip_prefix("step ").and_then(|rest| rest.split(':').next()?.parse::<usize>().ok());
    let Some(number) = number else {
        return String::new();
    };
    let step = number.checked_sub(2).and_then(|number| lesson.lesson.steps.get(number / 2));
    step.map_or_else(|| "opening".to_owned(), |step| format!("step '{}'", step.name))
}

fn rest(failure: &str) -> &str {
    failure.strip_prefix("step ").and_then(|rest| rest.split_once(": ")).map_or(failure, |(_, rest)| rest)
}

fn check_step(folder: &Folder<'_>, taught: &Taught<'_>, number: usize, step: &LessonStep, found: &mut Found<'_>) {
    let at = |field: &str| format!("step '{}': {field}", step.name);
    let learner = taught.learner();
    if step.does.is_empty() {
        found.add(at("do"), "the learner does something in every step");
    }
    for m in step.does.iter().filter(|m| Seat(m.seat) != learner) {
        found.add(at("do"), format_args!("'{}' is a move of seat {}, and the learner is seat {learner}", m.notation, m.seat));
    }
    // Every way through the gesture: in its order, and each move first where the order does not matter.
    let mut made: Vec<String> = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    while made.len() < step.does.len() {
        let Some(table) = taught.at(number, &made) else {
            found.add(at("do"), format_args!("it cannot be done after {made:?}"));
            return;
        };
        let legal: Vec<String> = table.choices(learner).into_iter().map(|choice| choice.notation).collect();
        if let Some(wanted) = taught.wanted(number, &made).into_iter().find(|wanted| !legal.contains(&wanted.notation)) {
            found.add(at("do"), format_args!("'{}' is not among the legal moves: {}", wanted.notation, legal.join(", ")));
            return;
        }
        check_others(taught, (number, &made), &legal, found, &at);
        seen.extend(legal);
        if made.is_empty() {
            check_point(folder, &*table, learner, &step.point, at("point"), found);
        }
        let Some(next) = taught.wanted(number, &made).first().map(|m| m.notation.clone()) else {
            break;
        };
        made.push(next);
    }
    let wanted = |notation: &String| step.does.iter().any(|m| m.notation == *notation);
    for also in &step.also {
        if !seen.iter().any(|notation| also.means(notation) && !wanted(notation)) {
            found.add(at("also"), format_args!("'{}' means no legal move but the wanted one", also.pattern));
        }
    }
}

/// Whatever else is possible is answered, and the others can answer as the lesson says.
fn check_others(
    taught: &Taught<'_>,
    (step, made): (usize, &[String]),
    legal: &[String],
    found: &mut Found<'_>,
    at: &impl Fn(&str) -> String,
) {
    for notation in legal {
        match taught.attempt(step, made, notation) {
            Some(Attempt::Other { tales, also: Some(also), .. }) if tales.len() <= also.then.len() => {
                found.add(at("also"), format_args!("after '{notation}' not all of `then` can be done"));
            }
            Some(Attempt::Wanted | Attempt::Other { .. }) => {}
            Some(Attempt::Refused(_)) | None => found.add(at("do"), format_args!("'{notation}' is listed and refused")),
        }
    }
}

pub fn check_point(folder: &Folder<'_>, table: &dyn Table, learner: Seat, point: &[String], at: String, found: &mut Found<'_>) {
    let staged = Staged { table, viewer: Viewer::Seat(learner), choose: Some("?try="), back: None, point };
    for missing in picture(&staged, Speak::new(folder.english(), &[]), true).missing {
        found.add(&at, format_args!("nothing on the page is called '{missing}'; `coven lessons names` lists what is"));
    }
}
