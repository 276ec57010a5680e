//! The rulebooks as players read them: nothing of how they are written is left, and nothing is lost.

use coven_catalog::{games, table_rules};
use coven_engine::rulebook::{Block, Rulebook};

/// Every rulebook of the house in every language.
fn rulebooks() -> Vec<Rulebook<'static>> {
    let of_games = games().iter().flat_map(|about| about.rulebooks.iter().map(|(language, _)| about.rulebook(language)));
    of_games.chain(["en", "it", "fr", "pl"].map(table_rules)).collect()
}

/// What a sentence looks like from which a mark was taken out.
const HOLES: [&str; 15] =
    [" ,", " ;", " )", "( ", "()", ": and", ": ;", ":;", ":.", "\u{a0}.", " and,", " and;", " and.", "[B", "[D"];

#[test]
fn no_sentence_has_a_hole_where_a_mark_was() {
    for rule in rulebooks().iter().flat_map(Rulebook::rules) {
        let plain = rule.plain();
        // Columns are set with spaces.
        let prose = plain.split("\n\n").next().unwrap_or_default();
        let hole = HOLES.iter().find(|hole| prose.contains(**hole) && !rule.text.replace(['*', '`'], "").contains(**hole));
        assert_eq!(hole, None, "{} {}: {plain}", rule.id, rule.language);
        assert!(
            !prose.trim().is_empty() && !prose.lines().any(|line| line.trim().starts_with([',', ';', '.'])),
            "{} {}: {plain}",
            rule.id,
            rule.language
        );
    }
}

/// A table is drawn as one, wherever it stands, and says something in every column.
#[test]
fn no_rule_shows_how_its_table_is_written() {
    for book in rulebooks() {
        for rule in book.rules() {
            let (plain, blocks) = (rule.plain(), rule.blocks());
            let raw = plain.contains("| --") || plain.lines().any(|line| line.trim().starts_with('|'));
            assert!(!raw, "{} {}: {plain}", rule.id, rule.language);
            let written = rule.text.lines().skip(1).filter(|line| line.trim().starts_with('|') && !line.contains("--")).count();
            let drawn = blocks.iter().map(|block| if let Block::Table(rows) = block { rows.len() } else { 0 }).sum::<usize>();
            assert_eq!(drawn, written, "rows of {} {}", rule.id, rule.language);
        }
        let tables = book.tables().into_iter().map(|table| table.rows());
        for rows in tables.chain(book.rules().iter().flat_map(|rule| rule.blocks()).filter_map(|block| match block {
            Block::Table(rows) => Some(rows),
            _ => None,
        })) {
            let filled = |column: usize| rows.iter().skip(1).any(|row| row.get(column).is_some_and(|cell| !cell.is_empty()));
            assert!((0..rows[0].len()).all(filled), "{} {}: {rows:?}", book.prefix, book.language);
        }
    }
}

#[test]
fn every_row_of_every_table_is_read() {
    for book in rulebooks() {
        let rows = book.text.lines().filter(|line| line.trim().starts_with('|') && !line.contains("--")).count();
        let all = book.rules();
        let in_rules =
            all.iter().flat_map(|rule| rule.text.lines()).filter(|line| line.trim().starts_with('|') && !line.contains("--"));
        let headers: std::collections::BTreeSet<*const u8> = all.iter().filter_map(|rule| Some(rule.columns?.as_ptr())).collect();
        let alone = book.tables();
        let in_tables = alone.iter().flat_map(|table| table.text.lines()).filter(|line| !line.contains("--"));
        // A table in which only some rows are rules would lose the others.
        assert_eq!(in_rules.count() + headers.len() + in_tables.count(), rows, "{} {}", book.prefix, book.language);
        assert!(
            all.iter().all(|rule| !rule.text.starts_with('|') || rule.columns.is_some()),
            "{} {}",
            book.prefix,
            book.language
        );
    }
}
