//! The table that every game gets for nothing: what is seen as sentences, what can be done as buttons.
//!
//! It knows of a game only what a [`Table`] says, so a game can be played in the browser before anybody has drawn it.

use crate::Speak;
use crate::art::seat;
use crate::fragment::{Part, Parts};
use crate::page::{Layout, TABS};
use crate::table::{self, Drawing, PromptLine, Showing, score_sheet_of, waiting};
use coven_catalog::Table;
use coven_engine::{Phrase, Seat, Viewer};
use maud::{Markup, html};

/// How many moves make a chapter of the story.
const MOVES_OF_A_CHAPTER: usize = 8;

/// A table without a drawing of its own, as one viewer sees it.
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
            prompt: html! { (parts.html("prompt")) (parts.html("latest")) },
            above: Markup::default(),
            board: parts.html("board"),
            below: parts.html("below"),
            beside: parts.html("seats"),
            log: parts.of("log-story"),
            words: Markup::default(),
            tabs: TABS,
        }
    }

    fn parts_with_log(&self, chapters: usize) -> Parts {
        let mut parts = vec![
            Part::fixed("prompt", self.prompt()),
            Part::fixed("board", self.seen()),
            Part::fixed("below", self.answers()),
            Part::fixed("seats", self.seats()),
            self.latest(),
        ];
        let all = self.chapters();
        parts.extend((all.saturating_sub(chapters)..all).map(|number| self.chapter(number)));
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
            ul #board.told.sheet tabindex="0" aria-label=(self.speak.word("page-table-in-words")) {
                @for line in self.table.view_lines(self.viewer) { li { (self.speak.sentence(&line)) } }
            }
        }
    }

    fn answers(&self) -> Markup {
        let choices = self.own().map(|seat| self.table.choices(seat)).unwrap_or_default();
        html! {
            section #below.answers {
                @for choice in &choices {
                    button.act type="button" data-move=(choice.notation) { (self.speak.sentence(&choice.phrase)) }
                }
                @if let Some(standing) = self.table.standing() {
                    div.result { (score_sheet_of(self.table, &standing, self.own(), &self.speak)) }
                }
            }
        }
    }

    /// Everybody, the viewer first.
    fn seats(&self) -> Markup {
        let (players, deciding) = (self.table.seats(), self.table.deciding());
        html! {
            ul #seats {
                @for seat in self.own().unwrap_or(Seat(0)).round(players) {
                    li.{ "player sheet " (seat::class(seat)) }.deciding[deciding.contains(seat)] {
                        header { (seat::mark(seat)) span.name { (self.speak.name(seat)) } }
                        @if deciding.contains(seat) { small { (self.speak.word("page-deciding")) } }
                    }
                }
            }
        }
    }

    /// What the others did since the viewer's last move, the newest first.
    fn latest(&self) -> Part {
        let moves = self.table.moves();
        let others = (0..moves.len()).rev().take_while(|&number| Some(moves[number].seat) != self.own());
        let told = others.flat_map(|number| self.told(number).into_iter().rev().map(move |told| (number + 1, told, Showing::default())));
        table::latest_told(told, &self.speak)
    }

    /// What the viewer was told of a move.
    fn told(&self, number: usize) -> Vec<Phrase> {
        self.table.tale(number).iter().flat_map(|tale| tale.heard_by(self.viewer)).cloned().collect()
    }

    fn chapters(&self) -> usize {
        self.table.moves().len() / MOVES_OF_A_CHAPTER + 1
    }

    fn chapter(&self, number: usize) -> Part {
        let from = number * MOVES_OF_A_CHAPTER;
        let opening: Vec<Phrase> = match number {
            0 => self.table.opening().heard_by(self.viewer).cloned().collect(),
            _ => Vec::new(),
        };
        let moves = (from..from + MOVES_OF_A_CHAPTER).flat_map(|n| self.told(n).into_iter().map(move |told| (n + 1, told)));
        table::chapter(number, false, opening.into_iter().map(|told| (0, told)).chain(moves), &self.speak)
    }
}
