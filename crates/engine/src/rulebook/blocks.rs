//! Rules as a player reads them: without ids, marks of emphasis and marks of where a rule comes from.

use super::sources::{colon, without_sources};
use super::{LooseTable, Rule};

/// A part of a rule, for whoever sets it in their own way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    Paragraph(String),
    /// An item of a list, and how deep it stands in it.
    Item(usize, String),
    /// A cell of a row, behind the title of its column.
    Field(String, String),
    /// Rows of cells, the header first.
    Table(Vec<Vec<String>>),
}

impl Rule<'_> {
    /// The text as a player reads it: without its id, without marks of emphasis, of lists and of where the rule comes from. A row
    /// of a table says what each of its cells is; a table is set in columns.
    pub fn plain(&self) -> String {
        if let Some(columns) = self.columns {
            return lines_of(&fields(columns, self.text, self.language), self.language);
        }
        let (prose, table) = self.prose_and_table();
        match table {
            Some(table) => format!("{prose}\n\n{}", in_columns(table, self.language)),
            None => prose,
        }
    }

    /// The same, part by part.
    pub fn blocks(&self) -> Vec<Block> {
        if let Some(columns) = self.columns {
            return fields(columns, self.text, self.language)
                .into_iter()
                .map(|(column, cell)| Block::Field(column, cell))
                .collect();
        }
        let (prose, table) = self.prose_and_table();
        let mut blocks: Vec<Block> = Vec::new();
        for line in prose.lines().filter(|line| !line.trim().is_empty()) {
            let (depth, words) = ((line.len() - line.trim_start().len()) / 2, line.trim());
            match (words.strip_prefix("- "), blocks.last_mut()) {
                (Some(item), _) => blocks.push(Block::Item(depth.max(1), item.to_owned())),
                // A line that goes on with what the line before says.
                (None, Some(Block::Paragraph(text) | Block::Item(_, text))) => {
                    text.push(' ');
                    text.push_str(words);
                }
                (None, _) => blocks.push(Block::Paragraph(words.to_owned())),
            }
        }
        blocks.extend(table.map(|table| Block::Table(rows(table, self.language))));
        blocks
    }

    /// What the rule says, and the table that follows it; either may be indented as a part of its list item.
    fn prose_and_table(&self) -> (String, Option<&str>) {
        let mut line_ends = self.text.match_indices('\n').map(|(at, _)| self.text.split_at(at));
        let (paragraph, table) = match line_ends.find(|(_, rest)| rest.trim_start().starts_with('|')) {
            Some((paragraph, table)) => (paragraph, Some(table.trim())),
            None => (self.text, None),
        };
        let bare = unmarked(paragraph.trim_start_matches(['-', '|', ' ']));
        let bare = bare.strip_prefix(self.id).unwrap_or(&bare);
        (without_sources(bare, self.language).trim_matches(['|', ' ', '\n']).to_owned(), table)
    }
}

impl LooseTable<'_> {
    /// The table set in columns.
    pub fn plain(&self) -> String {
        in_columns(self.text, self.language)
    }

    /// The cells of its rows, the header first.
    pub fn rows(&self) -> Vec<Vec<String>> {
        rows(self.text, self.language)
    }
}

/// A text without marks of emphasis.
fn unmarked(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// The cells of a row as a player reads them.
fn cells(row: &str, language: &str) -> Vec<String> {
    let cell = |cell: &str| without_sources(&unmarked(cell), language).trim().to_owned();
    row.trim().trim_matches('|').split('|').map(cell).collect()
}

/// The cells of a row with the titles of their columns: all but the first, which is the id, and the empty ones.
fn fields(columns: &str, row: &str, language: &str) -> Vec<(String, String)> {
    let cells = cells(columns, language).into_iter().zip(cells(row, language)).skip(1);
    cells.filter(|(_, cell)| !["", "-", "—"].contains(&cell.as_str())).collect()
}

fn lines_of(fields: &[(String, String)], language: &str) -> String {
    fields.iter().map(|(column, cell)| format!("{column}{}{cell}", colon(language))).collect::<Vec<_>>().join("\n")
}

/// The cells of all rows, the header first. A column that only held marks has a title and nothing else: it is left out.
fn rows(table: &str, language: &str) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = table.lines().filter(|line| !is_separator(line)).map(|line| cells(line, language)).collect();
    let says_something = |column: usize| rows.iter().skip(1).any(|row| row.get(column).is_some_and(|cell| !cell.is_empty()));
    let kept: Vec<bool> = (0..rows.iter().map(Vec::len).max().unwrap_or(0)).map(says_something).collect();
    for row in &mut rows {
        let mut keep = kept.iter();
        row.retain(|_| keep.next() == Some(&true));
    }
    rows
}

/// A table whose columns are as wide as their widest cell, with a line under the header.
fn in_columns(table: &str, language: &str) -> String {
    let rows = rows(table, language);
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &[String]| {
        let padded: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        padded.join("  ").trim_end().to_owned()
    };
    let mut lines: Vec<String> = rows.iter().map(|row| line(row)).collect();
    lines.insert(lines.len().min(1), widths.iter().map(|width| "-".repeat(*width)).collect::<Vec<_>>().join("  "));
    lines.join("\n")
}

/// The line between the header and the rows of a table.
fn is_separator(line: &str) -> bool {
    let line = line.trim();
    line.starts_with('|') && line.contains("--") && line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}
