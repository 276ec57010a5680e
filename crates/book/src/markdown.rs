//! The player's book as it is written: a subset of Markdown, read into parts that a page or a terminal can set.
//!
//! `# title`, `## chapter`, `### section`, paragraphs, lists, tables, bold and italic. A link leads to a rule (`rule:GAM-TURN-1`) or
//! to a component (`thing:game-card-owl`), a picture shows a component or the moments of a scenario (`example:name`, `example:name#2`).

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::iter::Peekable;

/// A book in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    pub title: String,
    /// What stands before the first chapter, then chapters and sections in their order.
    pub sections: Vec<Section>,
}

/// What stands under one heading.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// The number of the chapter, from 1; 0 before the first.
    pub chapter: usize,
    /// The number of the section in its chapter, from 1; 0 for what stands before the first.
    pub number: usize,
    pub title: String,
    pub blocks: Vec<Block>,
}

impl Section {
    /// Where it stands on a page: the same in every language.
    pub fn anchor(&self) -> String {
        match self.number {
            0 => format!("c{}", self.chapter),
            number => format!("c{}-{number}", self.chapter),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Paragraph(Vec<Span>),
    List {
        ordered: bool,
        items: Vec<Vec<Block>>,
    },
    Table {
        header: Vec<Vec<Span>>,
        rows: Vec<Vec<Vec<Span>>>,
    },
    /// Pictures that stand together.
    Pictures(Vec<Picture>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Text(String),
    Strong(Vec<Span>),
    Emphasis(Vec<Span>),
    Code(String),
    Link(Target, Vec<Span>),
    Picture(Picture),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub caption: String,
    pub shows: Target,
}

/// What a link or a picture of a book refers to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Target {
    /// The id of a rule.
    Rule(String),
    /// The id of a component.
    Thing(String),
    /// The name of a scenario, and the step with which it begins, counted from 1.
    Example(String, Option<usize>),
}

/// A book that is not written as it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadBook {
    #[error("'{0}' is neither a rule, a thing nor an example")]
    Target(String),
    #[error("{0} has no place in a book")]
    Form(String),
}

impl Target {
    fn parse(address: &str) -> Result<Target, BadBook> {
        let wrong = || BadBook::Target(address.to_owned());
        let (kind, name) = address.split_once(':').filter(|(_, name)| !name.is_empty()).ok_or_else(wrong)?;
        match (kind, name.split_once('#')) {
            ("rule", None) => Ok(Target::Rule(name.to_owned())),
            ("thing", None) => Ok(Target::Thing(name.to_owned())),
            ("example", None) => Ok(Target::Example(name.to_owned(), None)),
            ("example", Some((name, step))) => {
                let step = step.parse().ok().filter(|step| *step > 0).ok_or_else(wrong)?;
                Ok(Target::Example(name.to_owned(), Some(step)))
            }
            _ => Err(wrong()),
        }
    }
}

impl Book {
    pub fn parse(markdown: &str) -> Result<Book, BadBook> {
        let mut reader = Reader { events: Parser::new_ext(markdown, Options::ENABLE_TABLES).peekable() };
        let mut book = Book { title: String::new(), sections: vec![Section::default()] };
        let (mut chapter, mut number) = (0, 0);
        while let Some(event) = reader.events.next() {
            let Event::Start(Tag::Heading { level, .. }) = event else {
                let block = reader.block(event)?;
                if let Some(section) = book.sections.last_mut() {
                    section.blocks.extend(block);
                }
                continue;
            };
            let title = plain(&reader.spans(TagEnd::Heading(level))?);
            match level {
                HeadingLevel::H1 => book.title = title,
                HeadingLevel::H2 | HeadingLevel::H3 => {
                    (chapter, number) = if level == HeadingLevel::H2 { (chapter + 1, 0) } else { (chapter, number + 1) };
                    book.sections.push(Section { chapter, number, title, blocks: Vec::new() });
                }
                _ => return Err(BadBook::Form(format!("the heading '{title}'"))),
            }
        }
        book.sections.retain(|section| section.chapter > 0 || !section.blocks.is_empty());
        Ok(book)
    }

    /// Everything that the book refers to, in its order.
    pub fn targets(&self) -> Vec<&Target> {
        self.sections.iter().flat_map(Section::targets).collect()
    }
}

impl Section {
    /// Everything that the section refers to, in its order.
    pub fn targets(&self) -> Vec<&Target> {
        let mut found = Vec::new();
        self.blocks.iter().for_each(|block| block.targets(&mut found));
        found
    }

    /// The words of the section, block by block.
    pub fn words(&self) -> Vec<String> {
        self.blocks.iter().flat_map(Block::words).collect()
    }
}

impl Block {
    fn targets<'a>(&'a self, found: &mut Vec<&'a Target>) {
        match self {
            Block::Paragraph(spans) => targets(spans, found),
            Block::List { items, .. } => items.iter().flatten().for_each(|block| block.targets(found)),
            Block::Table { header, rows } => header.iter().chain(rows.iter().flatten()).for_each(|cell| targets(cell, found)),
            Block::Pictures(pictures) => found.extend(pictures.iter().map(|picture| &picture.shows)),
        }
    }

    /// The words, one text for each paragraph, item and row.
    pub fn words(&self) -> Vec<String> {
        let row = |cells: &Vec<Vec<Span>>| cells.iter().map(|cell| plain(cell)).collect::<Vec<_>>().join(" · ");
        match self {
            Block::Paragraph(spans) => vec![plain(spans)],
            Block::List { items, .. } => items.iter().flatten().flat_map(Block::words).collect(),
            Block::Table { header, rows } => std::iter::once(header).chain(rows).map(row).collect(),
            Block::Pictures(pictures) => pictures.iter().map(|picture| picture.caption.clone()).collect(),
        }
    }
}

fn targets<'a>(spans: &'a [Span], found: &mut Vec<&'a Target>) {
    for span in spans {
        match span {
            Span::Text(_) | Span::Code(_) => {}
            Span::Strong(inner) | Span::Emphasis(inner) => targets(inner, found),
            Span::Link(target, inner) => {
                found.push(target);
                targets(inner, found);
            }
            Span::Picture(picture) => found.push(&picture.shows),
        }
    }
}

/// The words alone.
pub fn plain(spans: &[Span]) -> String {
    let word = |span: &Span| match span {
        Span::Text(text) | Span::Code(text) => text.clone(),
        Span::Strong(inner) | Span::Emphasis(inner) | Span::Link(_, inner) => plain(inner),
        Span::Picture(picture) => picture.caption.clone(),
    };
    spans.iter().map(word).collect()
}

struct Reader<'a> {
    events: Peekable<Parser<'a>>,
}

impl<'a> Reader<'a> {
    /// The block that an event begins.
    fn block(&mut self, event: Event<'a>) -> Result<Option<Block>, BadBook> {
        match event {
            Event::Start(Tag::Paragraph) => Ok(Some(paragraph(self.spans(TagEnd::Paragraph)?))),
            Event::Start(Tag::List(first)) => self.list(first.is_some()).map(Some),
            Event::Start(Tag::Table(_)) => self.table().map(Some),
            Event::Html(text) if text.trim().starts_with("<!--") => Ok(None),
            Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock) => Ok(None),
            other => Err(BadBook::Form(format!("{other:?}"))),
        }
    }

    fn list(&mut self, ordered: bool) -> Result<Block, BadBook> {
        let mut items = Vec::new();
        loop {
            match self.events.next() {
                Some(Event::Start(Tag::Item)) => items.push(self.item()?),
                _ => return Ok(Block::List { ordered, items }),
            }
        }
    }

    /// An item of a list: words without a paragraph of their own, or blocks.
    fn item(&mut self) -> Result<Vec<Block>, BadBook> {
        let mut blocks = Vec::new();
        let mut words = Vec::new();
        loop {
            match self.events.peek() {
                None | Some(Event::End(TagEnd::Item)) => break,
                Some(Event::Start(Tag::Paragraph | Tag::List(_) | Tag::Table(_))) => {
                    if !words.is_empty() {
                        blocks.push(paragraph(std::mem::take(&mut words)));
                    }
                    if let Some(event) = self.events.next() {
                        blocks.extend(self.block(event)?);
                    }
                }
                Some(_) => words.extend(self.span()?),
            }
        }
        self.events.next();
        if !words.is_empty() {
            blocks.push(paragraph(words));
        }
        Ok(blocks)
    }

    fn table(&mut self) -> Result<Block, BadBook> {
        let (mut header, mut rows) = (Vec::new(), Vec::new());
        let mut cells = Vec::new();
        loop {
            match self.events.next() {
                Some(Event::Start(Tag::TableCell)) => cells.push(self.spans(TagEnd::TableCell)?),
                Some(Event::End(TagEnd::TableHead)) => header = std::mem::take(&mut cells),
                Some(Event::End(TagEnd::TableRow)) => rows.push(std::mem::take(&mut cells)),
                Some(Event::End(TagEnd::Table)) | None => return Ok(Block::Table { header, rows }),
                Some(_) => {}
            }
        }
    }

    /// Everything up to this end.
    fn spans(&mut self, end: TagEnd) -> Result<Vec<Span>, BadBook> {
        let mut spans = Vec::new();
        while let Some(event) = self.events.peek() {
            if *event == Event::End(end) {
                self.events.next();
                break;
            }
            spans.extend(self.span()?);
        }
        Ok(spans)
    }

    fn span(&mut self) -> Result<Option<Span>, BadBook> {
        let span = match self.events.next() {
            None => return Ok(None),
            Some(Event::Text(text)) => Span::Text(text.into_string()),
            Some(Event::SoftBreak | Event::HardBreak) => Span::Text(" ".to_owned()),
            Some(Event::Code(text)) => Span::Code(text.into_string()),
            Some(Event::Start(Tag::Strong)) => Span::Strong(self.spans(TagEnd::Strong)?),
            Some(Event::Start(Tag::Emphasis)) => Span::Emphasis(self.spans(TagEnd::Emphasis)?),
            Some(Event::Start(Tag::Link { dest_url, .. })) => Span::Link(Target::parse(&dest_url)?, self.spans(TagEnd::Link)?),
            Some(Event::Start(Tag::Image { dest_url, .. })) => {
                let shows = Target::parse(&dest_url)?;
                Span::Picture(Picture { caption: plain(&self.spans(TagEnd::Image)?), shows })
            }
            Some(other) => return Err(BadBook::Form(format!("{other:?}"))),
        };
        Ok(Some(span))
    }
}

/// A paragraph, or the pictures that stand alone in it.
fn paragraph(spans: Vec<Span>) -> Block {
    let picture = |span: &Span| match span {
        Span::Picture(picture) => Some(Some(picture.clone())),
        Span::Text(text) if text.trim().is_empty() => Some(None),
        _ => None,
    };
    match spans.iter().map(picture).collect::<Option<Vec<_>>>() {
        Some(pictures) if pictures.iter().any(Option::is_some) => Block::Pictures(pictures.into_iter().flatten().collect()),
        _ => Block::Paragraph(spans),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Toy\n\nTwo *words* and **three**.\n\n## Turn\n\n- Lay a [card](rule:TOY-1)\n  - or pass\n- ![Owl](thing:toy-owl) flies\n\n\
        ### Brave\n\n| a | b |\n|---|---|\n| 1 | [Owl](thing:toy-owl) |\n\n![Look](example:a-turn#2)\n![And](example:b)\n\n## End\n\n1. One\n2. Two\n";

    #[test]
    fn a_book_has_chapters_and_sections_with_places_of_their_own() {
        let book = Book::parse(BOOK).expect("a book");
        let headings: Vec<(String, &str)> =
            book.sections.iter().map(|section| (section.anchor(), section.title.as_str())).collect();
        let expected = [("c0", ""), ("c1", "Turn"), ("c1-1", "Brave"), ("c2", "End")];
        assert_eq!(headings, expected.map(|(anchor, title)| (anchor.to_owned(), title)));
        assert_eq!(book.title, "Toy");
        assert_eq!(book.sections[0].words(), ["Two words and three."]);
        assert_eq!(book.sections[1].words(), ["Lay a card", "or pass", "Owl flies"]);
        assert_eq!(book.sections[2].words(), ["a · b", "1 · Owl", "Look", "And"]);
    }

    #[test]
    fn links_and_pictures_are_known_in_their_order() {
        let book = Book::parse(BOOK).expect("a book");
        let thing = Target::Thing("toy-owl".to_owned());
        let expected = [
            &Target::Rule("TOY-1".to_owned()),
            &thing,
            &thing,
            &Target::Example("a-turn".to_owned(), Some(2)),
            &Target::Example("b".to_owned(), None),
        ];
        assert_eq!(book.targets(), expected);
        assert!(matches!(&book.sections[2].blocks[1], Block::Pictures(pictures) if pictures.len() == 2));
    }

    #[test]
    fn what_a_book_cannot_hold_is_named() {
        for (text, wrong) in [
            ("[x](https://example.org)", "'https://example.org' is neither a rule, a thing nor an example"),
            ("[x](rule:)", "'rule:' is neither a rule, a thing nor an example"),
            ("![x](example:a#0)", "'example:a#0' is neither a rule, a thing nor an example"),
            ("#### deep", "the heading 'deep' has no place in a book"),
        ] {
            assert_eq!(Book::parse(text).expect_err(text).to_string(), wrong);
        }
        assert!(Book::parse("> quoted").is_err());
    }
}
