//! All courses, and the course of one game.

use super::super::shell::{Kind, shell};
use super::super::{Address, Visitor};
use super::{pages, said};
use crate::art::scenery;
use coven_catalog::NamedLesson;
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// What a learner has reached of a game's lessons: the furthest page of each, by the lesson's id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress(Vec<(String, usize)>);

impl Progress {
    /// Reads what a browser keeps. Whatever cannot be read counts as not reached.
    pub fn read(code: &str) -> Progress {
        let one = |part: &str| {
            let (id, page) = part.split_once(':')?;
            Some((id.to_owned(), page.parse().ok()?))
        };
        Progress(code.split('.').filter_map(one).collect())
    }

    /// As a browser keeps it: letters, digits and marks that a cookie may hold.
    pub fn code(&self) -> String {
        self.0.iter().map(|(id, page)| format!("{id}:{page}")).collect::<Vec<_>>().join(".")
    }

    pub fn of(&self, lesson: &str) -> usize {
        self.0.iter().find(|(id, _)| id == lesson).map_or(0, |(_, page)| *page)
    }

    /// The same, when a page has been reached. Lessons that there are no more are forgotten.
    #[must_use]
    pub fn reached(&self, lessons: &[NamedLesson], lesson: &str, page: usize) -> Progress {
        let at = |known: &NamedLesson| {
            let before = self.of(&known.id);
            let now = if known.id == lesson { before.max(page) } else { before };
            (now > 0).then(|| (known.id.clone(), now))
        };
        Progress(lessons.iter().filter_map(at).collect())
    }
}

/// The lessons of all games.
pub fn courses(visitor: &Visitor<'_>, games: &[(&'static About, &[NamedLesson], Progress)]) -> Markup {
    let speak = &visitor.speak;
    let body = html! {
        main #main.learn {
            h1.motto { (speak.word("page-learn-about")) }
            section.games {
                @for (about, lessons, progress) in games {
                    article.game.sheet {
                        (scenery::of_game(about.id))
                        div.about {
                            h2 { (about.title) }
                            p { (speak.say(&about.tagline())) }
                            (list(visitor, about, lessons, progress))
                        }
                    }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &speak.word("page-lessons"), html! {}, body)
}

/// The lessons of one game.
pub fn course(visitor: &Visitor<'_>, about: &'static About, lessons: &[NamedLesson], progress: &Progress) -> Markup {
    let speak = &visitor.speak;
    let title = speak.say(&Phrase::new("page-lessons-of").with("game", about.title));
    let body = html! {
        main #main.learn {
            h1 { (title) }
            p { (speak.say(&about.goal())) }
            (list(visitor, about, lessons, progress))
            p.bar {
                a.act.quiet href=(Address::Rules { game: about.id }) { (speak.word("page-read-rules")) }
                a.act.quiet href=(Address::Learn) { (speak.word("page-lessons")) }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn list(visitor: &Visitor<'_>, about: &'static About, lessons: &[NamedLesson], progress: &Progress) -> Markup {
    let speak = &visitor.speak;
    html! {
        @if lessons.is_empty() { p.quiet { (speak.word("page-lessons-none")) } }
        ol.lessons {
            @for lesson in lessons {
                @let (reached, all) = (progress.of(&lesson.id), pages(lesson));
                @let page = if reached >= all { 1 } else { reached.max(1) };
                li.sheet.done[reached >= all] {
                    a href=(Address::Lesson { game: about.id, lesson: &lesson.id, page }) {
                        b { (said(about, lesson, "title", speak)) }
                        span { (said(about, lesson, "about", speak)) }
                        em {
                            @match reached {
                                0 => (speak.word("page-lesson-begin")),
                                page if page >= all => { "✓ " (speak.word("page-lesson-again")) },
                                page => (speak.say(&Phrase::new("page-lesson-resume").with("number", page).with("of", all - 1))),
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_reached_is_read_back_and_never_lost() {
        let lesson = |id: &str| NamedLesson {
            id: id.to_owned(),
            file: String::new(),
            lesson: coven_engine::lesson::Lesson::parse("game = 'toy'\nstep = []").expect("a lesson"),
        };
        let lessons = [lesson("first-flight"), lesson("towers")];
        let progress = Progress::default().reached(&lessons, "towers", 3).reached(&lessons, "first-flight", 5);
        assert_eq!(Progress::read(&progress.code()), progress);
        assert_eq!(progress.reached(&lessons, "towers", 1), progress);
        assert_eq!((progress.of("towers"), progress.of("clouds")), (3, 0));
        assert_eq!(Progress::read("towers.:x.gone:4").reached(&lessons, "towers", 2).code(), "towers:2");
    }
}
