//! The questions at the end: their positions can be reached, and the rules give the answers that they want.

use super::play::check_point;
use super::{Folder, Found};
use coven_catalog::{Asked, NamedLesson};
use coven_engine::Seat;
use coven_engine::lesson::{Kind, Question, expects, matches};

pub fn check(folder: &Folder<'_>, lesson: &NamedLesson, found: &mut Found<'_>) {
    for question in &lesson.lesson.questions {
        let at = |field: &str| format!("question '{}': {field}", question.name);
        if question.after.as_ref().is_some_and(|after| !lesson.lesson.steps.iter().any(|step| step.name == *after)) {
            found.add(at("after"), "there is no such step");
        }
        for failure in folder.game.failures(&lesson.lesson.question_scenario(question)) {
            found.add(at("stage"), failure);
        }
        let Ok(asked) = Asked::open(folder.game, &lesson.lesson, question) else {
            continue;
        };
        let Some(table) = asked.shown() else {
            continue;
        };
        let learner = Seat(lesson.lesson.learner);
        check_point(folder, &*table, learner, &question.point, at("point"), found);
        let legal: Vec<String> = table.choices(learner).into_iter().map(|choice| choice.notation).collect();
        match question.kind {
            Kind::Choose => choose(question, &asked, &legal, found, &at),
            Kind::Count | Kind::Pick => offer(question, &asked, found, &at),
        }
    }
}

fn choose(question: &Question, asked: &Asked<'_>, legal: &[String], found: &mut Found<'_>, at: &impl Fn(&str) -> String) {
    let is_right = |notation: &String| question.right.iter().any(|pattern| matches(pattern, notation));
    for pattern in question.right.iter().filter(|pattern| !legal.iter().any(|notation| matches(pattern, notation))) {
        found.add(at("right"), format_args!("'{pattern}' is none of the legal moves: {}", legal.join(", ")));
    }
    if question.right.is_empty() || legal.iter().all(is_right) {
        found.add(at("right"), "some legal moves are right and some are wrong");
    }
    for wrong in &question.wrong {
        if !legal.iter().any(|notation| wrong.means(notation) && !is_right(notation)) {
            found.add(at("wrong"), format_args!("'{}' means no wrong move", wrong.pattern));
        }
    }
    match question.proof.as_deref() {
        Some("points") => {
            let best = asked.most_points().unwrap_or_default();
            if legal.iter().any(|notation| is_right(notation) != best.contains(notation)) {
                found.add(at("proof"), format_args!("most points are earned by: {}", best.join(", ")));
            }
        }
        Some(other) => found.add(at("proof"), format_args!("a question for a move is proved by 'points', not by '{other}'")),
        None => {}
    }
}

fn offer(question: &Question, asked: &Asked<'_>, found: &mut Found<'_>, at: &impl Fn(&str) -> String) {
    let Some(answer) = &question.answer else {
        return found.add(at("answer"), "which choice is right?");
    };
    if question.choices.len() < 2 || !question.choices.contains(answer) {
        found.add(at("choices"), format_args!("there are several, and '{answer}' is one of them"));
    }
    match asked.proved() {
        Ok(Some(proved)) if proved != *answer => found.add(at("proof"), format_args!("the rules say {proved}, not {answer}")),
        Ok(None) if question.kind == Kind::Count || !expects(&question.expect) => {
            found.add(at("proof"), "say where the rules give the answer, such as `points.0` or `state.PATH`");
        }
        Ok(_) => {}
        Err(why) => found.add(at("proof"), why),
    }
}
