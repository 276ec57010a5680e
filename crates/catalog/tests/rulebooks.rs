//! The rulebooks as players read them: nothing of how they are written is left, and nothing is lost.

use coven_catalog::{TABLE_PREFIX, TABLE_RULES, games};
use coven_engine::rulebook::{rules, tables};

/// What a sentence looks like from which a mark was taken out.
const HOLES: [&str; 12] = [" ,", " ;", " )", "( ", "()", ": and", ": ;", " and,", " and;", " and.", "[B", "[D"];

#[test]
fn no_sentence_has_a_hole_where_a_mark_was() {
    let books = games().iter().map(|about| (about.rulebook, about.rule_prefix)).chain([(TABLE_RULES, TABLE_PREFIX)]);
    for rule in books.flat_map(|(book, prefix)| rules(book, prefix)) {
        let plain = rule.plain();
        // Columns are set with spaces.
        let prose = plain.split("\n\n").next().unwrap_or_default();
        let hole = HOLES.iter().find(|hole| prose.contains(**hole) && !rule.text.replace(['*', '`'], "").contains(**hole));
        assert_eq!(hole, None, "{}: {plain}", rule.id);
        assert!(
            !prose.trim().is_empty() && !prose.lines().any(|line| line.trim().starts_with([',', ';', '.'])),
            "{}: {plain}",
            rule.id
        );
    }
}

#[test]
fn every_row_of_every_table_is_read() {
    for about in games() {
        let rows = about.rulebook.lines().filter(|line| line.trim().starts_with('|') && !line.contains("--")).count();
        let all = rules(about.rulebook, about.rule_prefix);
        let in_rules =
            all.iter().flat_map(|rule| rule.text.lines()).filter(|line| line.trim().starts_with('|') && !line.contains("--"));
        let headers: std::collections::BTreeSet<*const u8> = all.iter().filter_map(|rule| Some(rule.columns?.as_ptr())).collect();
        let alone = tables(about.rulebook, about.rule_prefix);
        let in_tables = alone.iter().flat_map(|table| table.text.lines()).filter(|line| !line.contains("--"));
        // A table in which only some rows are rules would lose the others.
        assert_eq!(in_rules.count() + headers.len() + in_tables.count(), rows, "{}", about.id);
        assert!(all.iter().all(|rule| !rule.text.starts_with('|') || rule.columns.is_some()), "{}", about.id);
    }
}
