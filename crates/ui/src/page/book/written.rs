//! Words of the rulebook as a page sets them: the player's book, and the numbered rules with links to each other.

use super::example::{self, Example};
use crate::Speak;
use crate::art::icon;
use crate::drawings;
use crate::page::Address;
use coven_book::Library;
use coven_book::markdown::{Block, Picture, Span, Target};
use coven_engine::rulebook::{self, Rule};
use maud::{Markup, html};
use std::collections::HashSet;

/// What is needed to set words of one game's rulebook.
pub struct Written<'a> {
    library: &'a Library<'a>,
    /// The ids of all rules that can be linked to.
    ids: HashSet<&'static str>,
    /// The example of the book that is drawn; the others can be opened.
    open: Option<&'a Example<'a>>,
}

impl<'a> Written<'a> {
    pub fn of(library: &'a Library<'a>) -> Written<'a> {
        Written { library, ids: library.rules().into_iter().map(|rule| rule.id).collect(), open: None }
    }

    /// The same, with an example drawn.
    pub fn showing(library: &'a Library<'a>, open: Option<&'a Example<'a>>) -> Written<'a> {
        Written { open, ..Written::of(library) }
    }

    fn game(&self) -> &'static str {
        self.library.about.id
    }

    pub fn blocks(&self, blocks: &[Block], speak: &Speak<'_>) -> Markup {
        html! {
            @for block in blocks {
                @match block {
                    Block::Paragraph(spans) => p { (self.spans(spans)) },
                    Block::List { ordered: true, items } => ol { (self.items(items, speak)) },
                    Block::List { ordered: false, items } => ul { (self.items(items, speak)) },
                    Block::Table { header, rows } => (self.table(header, rows)),
                    Block::Pictures(pictures) => div.pictures { @for picture in pictures { (self.figure(picture, speak)) } },
                }
            }
        }
    }

    /// An item with a single paragraph needs no paragraph.
    fn items(&self, items: &[Vec<Block>], speak: &Speak<'_>) -> Markup {
        html! {
            @for item in items {
                li {
                    @match item.split_first() {
                        Some((Block::Paragraph(spans), others)) => { (self.spans(spans)) (self.blocks(others, speak)) },
                        _ => { (self.blocks(item, speak)) },
                    }
                }
            }
        }
    }

    fn table(&self, header: &[Vec<Span>], rows: &[Vec<Vec<Span>>]) -> Markup {
        html! {
            div.wide-table tabindex="0" {
                table {
                    thead { tr { @for cell in header { th scope="col" { (self.spans(cell)) } } } }
                    tbody { @for row in rows { tr { @for cell in row { td { (self.spans(cell)) } } } } }
                }
            }
        }
    }

    fn spans(&self, spans: &[Span]) -> Markup {
        html! {
            @for span in spans {
                @match span {
                    Span::Text(text) => (text),
                    Span::Code(text) => code { (text) },
                    Span::Strong(inner) => strong { (self.spans(inner)) },
                    Span::Emphasis(inner) => em { (self.spans(inner)) },
                    Span::Link(Target::Rule(id), words) => a.cited href=(Address::Rule { game: self.game(), id }) data-rule-link { (self.spans(words)) },
                    Span::Link(target, words) => a href=(self.address(target)) { (self.spans(words)) },
                    Span::Picture(Picture { shows: Target::Thing(id), .. }) => a.sign href=(self.address(&Target::Thing(id.clone()))) { (self.thing_picture(id)) span.hidden { (self.name_of(id)) } },
                    Span::Picture(picture) => a href=(self.address(&picture.shows)) { (picture.caption) },
                }
            }
        }
    }

    /// A picture with its words: a component, or an example that can be stepped through.
    pub fn figure(&self, picture: &Picture, speak: &Speak<'_>) -> Markup {
        html! {
            @match &picture.shows {
                Target::Thing(id) => figure.thing { a href=(self.address(&picture.shows)) { (self.thing_picture(id)) span.hidden { (self.name_of(id)) } } figcaption { (picture.caption) } },
                Target::Example(name, step) => (self.example(name, *step, &picture.caption, speak)),
                Target::Rule(_) => a href=(self.address(&picture.shows)) { (picture.caption) },
            }
        }
    }

    fn example(&self, name: &str, step: Option<usize>, caption: &str, speak: &Speak<'_>) -> Markup {
        let open = self.open.filter(|open| open.name() == name);
        html! {
            figure.example id=(example::place(name)) {
                figcaption { (caption) }
                @match open.and_then(|open| open.of_book(self.game(), speak)) {
                    Some(drawn) => (drawn),
                    None => a.act.quiet href=(example::in_book(self.game(), name, self.moment(name, step))) data-example {
                        (icon::BOARD.draw()) (speak.word("page-book-step"))
                    },
                }
            }
        }
    }

    fn address(&self, target: &Target) -> String {
        let game = self.game();
        match target {
            Target::Rule(id) => Address::Rule { game, id }.to_string(),
            Target::Thing(id) => Address::Thing { game, id }.to_string(),
            Target::Example(name, step) => Address::Scene { game, scene: name, moment: self.moment(name, *step) }.to_string(),
        }
    }

    /// The moment with which a step of a scenario begins: how many moves the steps before it have.
    fn moment(&self, scenario: &str, step: Option<usize>) -> usize {
        let scenario = coven_catalog::scenario(self.game(), scenario).ok().flatten();
        let before = step.map_or(0, |step| step.saturating_sub(1));
        scenario.map_or(0, |scenario| scenario.steps.iter().take(before).map(|step| step.moves.len()).sum())
    }

    fn name_of(&self, id: &str) -> String {
        self.library.thing(id).map(|thing| self.library.explain(thing).name).unwrap_or_default()
    }

    /// The picture of a component, drawn as on the table.
    pub fn thing_picture(&self, id: &str) -> Markup {
        drawings::of(self.game()).and_then(|drawing| (drawing.picture)(id)).unwrap_or_else(|| icon::CARDS.draw())
    }

    /// What a numbered rule says. Ids of other rules are links.
    pub fn rule(&self, rule: &Rule<'_>) -> Markup {
        let blocks = rule.blocks();
        let (items, others): (Vec<_>, Vec<_>) = blocks.iter().partition(|block| matches!(block, rulebook::Block::Item(..)));
        let fields = others.iter().filter_map(|block| match block {
            rulebook::Block::Field(column, cell) => Some((column, cell)),
            _ => None,
        });
        let fields: Vec<_> = fields.collect();
        html! {
            @for block in &others { @if let rulebook::Block::Paragraph(text) = block { p { (self.linked(text)) } } }
            @if !items.is_empty() {
                ul { @for item in items { @if let rulebook::Block::Item(depth, text) = item { li.deep[*depth > 1] { (self.linked(text)) } } } }
            }
            @if !fields.is_empty() { dl.fields { @for (column, cell) in fields { dt { (column) } dd { (self.linked(cell)) } } } }
            @for block in &others { @if let rulebook::Block::Table(rows) = block { (self.rows(rows)) } }
        }
    }

    /// A table of which the first row is the header.
    pub fn rows(&self, rows: &[Vec<String>]) -> Markup {
        html! {
            div.wide-table tabindex="0" {
                table {
                    @if let Some((header, rows)) = rows.split_first() {
                        thead { tr { @for cell in header { th scope="col" { (cell) } } } }
                        tbody { @for row in rows { tr { @for cell in row { td { (self.linked(cell)) } } } } }
                    }
                }
            }
        }
    }

    /// A text in which the ids of rules are links.
    fn linked(&self, text: &str) -> Markup {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let mut pieces: Vec<&str> = Vec::new();
        let mut from = 0;
        for (at, letter) in text.char_indices() {
            let before = text[from..at].chars().next_back();
            if before.is_some_and(|before| is_part(before) != is_part(letter)) {
                pieces.push(&text[from..at]);
                from = at;
            }
        }
        pieces.push(&text[from..]);
        html! {
            @for piece in pieces {
                @match self.ids.contains(piece) {
                    true => a.cited href=(Address::Rule { game: self.game(), id: piece }) data-rule-link { (piece) },
                    false => (piece),
                }
            }
        }
    }
}
