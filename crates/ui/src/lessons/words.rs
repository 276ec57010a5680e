//! What a lesson says: everything, in every language, and not too much of it.

use super::{Folder, Found};
use coven_catalog::NamedLesson;
use coven_engine::About;
use coven_engine::lesson::{Kind, MOST_WORDS, Question, message};
use coven_text::Texts;
use std::collections::BTreeSet;

/// The names of the messages that a lesson needs.
fn needed(lesson: &NamedLesson) -> BTreeSet<String> {
    let lesson = &lesson.lesson;
    let mut names: BTreeSet<String> = ["title", "about", "end"].map(str::to_owned).into();
    for step in &lesson.steps {
        names.insert(step.name.clone());
        names.extend(step.also.iter().map(|also| also.say.clone()));
    }
    for question in &lesson.questions {
        names.insert(question.name.clone());
        names.insert(format!("{}-right", question.name));
        names.insert(format!("{}-wrong", question.name));
        names.extend(question.wrong.iter().map(|wrong| wrong.say.clone()));
    }
    names
}

/// Things that a question offers by words of its own, where the lesson itself has such words.
fn offered(question: &Question) -> impl Iterator<Item = &String> {
    question.choices.iter().filter(|choice| question.kind == Kind::Pick && choice.parse::<u8>().is_err())
}

/// The names of messages that a language lacks.
pub fn missing(about: &About, lesson: &NamedLesson, texts: &Texts) -> Vec<String> {
    needed(lesson).into_iter().filter(|name| !texts.has(&message(about.id, &lesson.id, name))).collect()
}

/// How many words a text has. Marks that stand alone, as in French, are none.
fn words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

pub fn check(folder: &Folder<'_>, lesson: &NamedLesson, found: &mut Found<'_>) {
    let about = folder.about;
    let own = |name: &str| message(about.id, &lesson.id, name);
    for texts in &folder.texts {
        let language = texts.language();
        for name in missing(about, lesson, texts) {
            found.add(format_args!("text/{language}"), format_args!("there is no message '{name}'"));
        }
        for name in needed(lesson) {
            let words = words(&texts.say(&own(&name), &[]));
            if words > MOST_WORDS {
                found.add(format_args!("text/{language}"), format_args!("'{name}' has {words} words; {MOST_WORDS} are the most"));
            }
        }
        for choice in lesson.lesson.questions.iter().flat_map(offered) {
            if !texts.has(&own(choice)) && !texts.has(&coven_engine::Phrase::new(choice.clone())) {
                found.add(
                    format_args!("text/{language}"),
                    format_args!("neither the lesson nor the game has a message '{choice}'"),
                );
            }
        }
    }
    let offered: BTreeSet<String> = lesson.lesson.questions.iter().flat_map(offered).cloned().collect();
    let prefix = own("").id;
    // The name of another lesson may begin with that of this one.
    let others: Vec<_> = folder.lessons.iter().flatten().map(|other| message(about.id, &other.id, "").id).collect();
    let other = |id: &str| others.iter().any(|other| other.len() > prefix.len() && id.starts_with(&**other));
    for (language, source) in &folder.sources {
        let ids = source.lines().filter_map(|line| Some(line.split_once('=')?.0.trim()));
        let said = ids.filter(|id| !other(id)).filter_map(|id| id.strip_prefix(&*prefix));
        for name in said.filter(|name| !needed(lesson).contains(*name) && !offered.contains(*name)) {
            found.add(format_args!("text/{language}"), format_args!("nobody says '{name}'"));
        }
    }
}
