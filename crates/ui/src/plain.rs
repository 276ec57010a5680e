//! A table told in words: what is seen as sentences, what can be done as buttons. Any game of the house can be played so.

use crate::Speak;
use crate::art::seat;
use crate::fragment::{Part, Parts};
use crate::page::{Layout, TABS};
use crate::table::{Drawing, PromptLine, waiting};
use coven_catalog::Table;
use coven_engine::{Seat, Viewer};
use maud::{Markup, html};

/// So many moves make a chapter of the story.
const MOVES_OF_A_CHAPTER: usize = 8;

/// What is told.
pub struct Plain<'a> {
    table: &'a dyn Table,
    viewer: Viewer,
    speak: Speak<'a>,
}

impl std::fmt::Debug for Plain<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plain").field("viewer", &self.viewer).finish_non_exhaustive()
    }
}

impl<'a> Plain<'a> {
    pub fn new(table: &'a dyn Table, viewer: Viewer, speak: Speak<'a>) -> Plain<'a> {
        Plain { table, viewer, speak }
    }
}

impl Drawing for Plain<'_> {
    fn layout(&self) -> Layout {
        let parts = self.parts();
        Layout {
            symbols: Markup::default(),
            prompt: parts.html("prompt"),
            duel: Markup::default(),
            event: Markup::default(),
            board: parts.html("board"),
            hand: parts.html("hand"),
            seats: parts.html("everybody"),
            log: parts.of("log-story"),
            words: Markup::default(),
            tabs: TABS,
        }
    }

    fn parts_with_log(&self, chapters: usize) -> Parts {
        let mut parts = vec![
            Part::fixed("prompt", self.prompt()),
            Part::fixed("board", self.seen()),
            Part::fixed("hand", self.answers()),
            Part::fixed("everybody", self.everybody()),
        ];
        let shown = self.chapters().saturating_sub(chapters)..self.chapters();
        parts.extend(shown.map(|n| Part::growing(format!("log-{n}"), "log-story", n, self.chapter(n))));
        Parts::new(parts)
    }
}

impl Plain<'_> {
    fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn prompt(&self) -> Markup {
        let deciding: Vec<Seat> = self.table.deciding().collect();
        let asked = self.own().and_then(|seat| self.table.prompt(seat));
        let line = PromptLine {
            game: self.table.about().id,
            asked: asked.as_ref(),
            answers: Markup::default(),
            waiting: waiting(&deciding, "page-deciding", &self.speak),
            undo: self.own().is_some_and(|seat| self.table.can_undo(seat).is_ok()) && !deciding.is_empty(),
            coach: None,
        };
        line.draw(&self.speak)
    }

    fn seen(&self) -> Markup {
        html! {
            ul #board.told.sheet { @for line in self.table.view_lines(self.viewer) { li { (self.speak.say(&line)) } } }
        }
    }

    fn answers(&self) -> Markup {
        let choices = self.own().map(|seat| self.table.choices(seat)).unwrap_or_default();
        html! {
            section #hand.answers {
                @for choice in &choices {
                    button.act type="button" data-move=(choice.notation) { (self.speak.say(&choice.phrase)) }
                }
                (self.result())
            }
        }
    }

    fn result(&self) -> Markup {
        html! {
            @if let Some(standing) = self.table.standing() {
                ol.result {
                    @for result in &standing {
                        li { (seat::mark(result.seat)) (result.place) ". " (self.speak.name(result.seat)) ": " b { (result.sheet.total) } }
                    }
                }
            }
        }
    }

    fn everybody(&self) -> Markup {
        html! {
            ul #everybody {
                @for seat in Seat::all(self.table.seats()) {
                    li.{ "player sheet " (seat::class(seat)) }.deciding[self.table.deciding().contains(seat)] {
                        header { (seat::mark(seat)) span.name { (self.speak.name(seat)) } }
                    }
                }
            }
        }
    }

    fn chapters(&self) -> usize {
        self.table.moves().len() / MOVES_OF_A_CHAPTER + 1
    }

    fn chapter(&self, number: usize) -> Markup {
        let from = number * MOVES_OF_A_CHAPTER;
        let opening = (number == 0).then(|| self.table.opening());
        let tales = opening.into_iter().chain((from..from + MOVES_OF_A_CHAPTER).filter_map(|n| self.table.tale(n)));
        html! {
            ol id=(format!("log-{number}")) {
                @for tale in tales { @for phrase in tale.heard_by(self.viewer) { li { span { (self.speak.say(phrase)) } } } }
            }
        }
    }
}
