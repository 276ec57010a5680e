//! The rulebook of a game: paragraphs with ids, found by id or by word.
//!
//! A rule is a list item or a table row of the game's `rules.md` that begins with its id in bold:
//! `- **GAM-TURN-1** …` or `| **GAM-EVT-FIRE** | …`; the id may be followed by a title inside the bold text. A table of which no row
//! is a rule belongs to the rule that it follows; where it follows none, it is listed by [`tables`].

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    pub id: &'a str,
    /// The whole paragraph as it stands in the rulebook, id included, with the table that belongs to it.
    pub text: &'a str,
    /// The heading under which it stands.
    pub chapter: &'a str,
    /// The header of the table whose row the rule is.
    pub columns: Option<&'a str>,
}

/// A table that belongs to no single rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LooseTable<'a> {
    pub text: &'a str,
    /// The heading under which it stands.
    pub chapter: &'a str,
}

impl Rule<'_> {
    /// The text as a player reads it: without its id, without marks of emphasis, of lists and of where the rule comes from. A row
    /// of a table says what each of its cells is; a table is set in columns.
    pub fn plain(&self) -> String {
        if let Some(columns) = self.columns {
            return fields(columns, self.text);
        }
        let (paragraph, table) = match self.text.split_once("\n|") {
            Some((paragraph, table)) => (paragraph, Some(format!("|{table}"))),
            None => (self.text, None),
        };
        let bare = unmarked(paragraph.trim_start_matches(['-', '|', ' ']));
        let bare = bare.strip_prefix(self.id).unwrap_or(&bare);
        let prose = without_sources(bare).trim_matches(['|', ' ', '\n']).to_owned();
        match table {
            Some(table) => format!("{prose}\n\n{}", in_columns(&table)),
            None => prose,
        }
    }
}

impl LooseTable<'_> {
    /// The table set in columns.
    pub fn plain(&self) -> String {
        in_columns(self.text)
    }
}

/// A text without marks of emphasis.
fn unmarked(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// The cells of a row as a player reads them.
fn cells(row: &str) -> Vec<String> {
    let cell = |cell: &str| without_sources(&unmarked(cell)).trim().to_owned();
    row.trim().trim_matches('|').split('|').map(cell).collect()
}

/// A row, one line for each cell but the first, which is the id, and the empty ones.
fn fields(columns: &str, row: &str) -> String {
    let lines = cells(columns).into_iter().zip(cells(row)).skip(1).filter(|(_, cell)| !["", "-", "—"].contains(&cell.as_str()));
    lines.map(|(column, cell)| format!("{column}: {cell}")).collect::<Vec<_>>().join("\n")
}

/// A table whose columns are as wide as their widest cell, with a line under the header.
fn in_columns(table: &str) -> String {
    let rows: Vec<Vec<String>> = table.lines().filter(|line| !is_separator(line)).map(cells).collect();
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

/// What stands in place of a mark that is a word of its sentence.
const SOURCES: [(&str, &str); 4] = [
    ("B derived", "derived from the printed rules"),
    ("B", "printed in the rulebook"),
    ("R", "from public references"),
    ("D", "our own"),
];

/// Behind these a mark is a word of its sentence.
const BEFORE_WORDS: [&str; 4] = [" is ", " are ", " and ", " or "];

/// A text without marks such as `[B]`, `[B:it,pl]` or `[R name]`. Where a sentence needs the mark, a word takes its place.
fn without_sources(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        let (before, behind) = (&rest[..at], &rest[at + 1..]);
        let Some((mark, after)) = behind.split_once(']').filter(|(mark, _)| is_source(mark)) else {
            plain.push_str(&rest[..=at]);
            rest = behind;
            continue;
        };
        plain.push_str(before);
        rest = after.strip_prefix('+').filter(|more| more.starts_with('[')).unwrap_or(after);
        let is_word = BEFORE_WORDS.iter().any(|word| plain.ends_with(word)) || rest.starts_with(" and [");
        if is_word {
            plain.push_str(SOURCES.iter().find(|(tag, _)| mark.starts_with(tag)).map_or("", |(_, word)| word));
        } else if [" effect", " implied"].iter().any(|part| rest.starts_with(part)) && rest.contains("[D") {
            // What is told apart here is where its parts come from.
            rest = rest.split_once(". ").map_or("", |(_, sentence)| sentence);
        } else if rest.starts_with([',', '.', ';', ':', ')']) {
            plain.truncate(plain.trim_end().len());
        } else if plain.is_empty() || plain.ends_with([' ', '\n']) {
            plain.truncate(plain.trim_end_matches(' ').len());
            let begins = plain.is_empty() || plain.ends_with(['\n', '.']);
            if plain.is_empty() || plain.ends_with('\n') {
                rest = rest.trim_start_matches(' ');
            }
            if begins && let Some(first) = rest.trim_start().chars().next().filter(|first| first.is_lowercase()) {
                let letter = rest.len() - rest.trim_start().len();
                plain.push_str(&rest[..letter]);
                plain.extend(first.to_uppercase());
                rest = &rest[letter + first.len_utf8()..];
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// A heading without a mark at its end.
fn titled(heading: &str) -> &str {
    match heading.rsplit_once(" [") {
        Some((title, mark)) if mark.strip_suffix(']').is_some_and(is_source) => title,
        _ => heading,
    }
}

/// `B` (printed), `R` (another reference) or `D` (designed), alone or with a remark.
fn is_source(mark: &str) -> bool {
    let mut letters = mark.chars();
    matches!(letters.next(), Some('B' | 'R' | 'D')) && letters.next().is_none_or(|next| !next.is_alphanumeric())
}

/// All rules of a rulebook, in its order.
pub fn rules<'a>(rulebook: &'a str, prefix: &str) -> Vec<Rule<'a>> {
    read(rulebook, prefix).0
}

/// All tables of a rulebook that belong to no single rule, in its order.
pub fn tables<'a>(rulebook: &'a str, prefix: &str) -> Vec<LooseTable<'a>> {
    read(rulebook, prefix).1
}

fn read<'a>(rulebook: &'a str, prefix: &str) -> (Vec<Rule<'a>>, Vec<LooseTable<'a>>) {
    let (mut found, mut tables): (Vec<Rule<'a>>, Vec<LooseTable<'a>>) = (Vec::new(), Vec::new());
    let mut chapter = "";
    // Where the latest rule begins that a table may follow, and whether its paragraph may go on.
    let mut rule_from = None;
    let mut goes_on = false;
    let mut table: Option<Block<'a>> = None;
    let mut end = 0;
    for line in rulebook.split_inclusive('\n').chain(["\n"]) {
        let start = end;
        end = (end + line.len()).min(rulebook.len());
        let trimmed = line.trim();
        if trimmed.starts_with('|') {
            let block = table.get_or_insert(Block { start, header: trimmed, is_rules: false });
            if let Some(id) = rule_id(trimmed, prefix) {
                block.is_rules = true;
                found.push(Rule { id, text: trimmed, chapter, columns: (block.header != trimmed).then_some(block.header) });
            }
            continue;
        }
        if let Some(Block { start: from, is_rules, .. }) = table.take() {
            match (is_rules, rule_from.take(), found.last_mut()) {
                (true, ..) => {}
                (false, Some(rule_from), Some(rule)) => rule.text = rulebook[rule_from..start].trim(),
                (false, ..) => tables.push(LooseTable { text: rulebook[from..start].trim(), chapter }),
            }
        }
        if let Some(heading) = trimmed.strip_prefix('#') {
            chapter = titled(heading.trim_start_matches('#').trim());
            (rule_from, goes_on) = (None, false);
        } else if let Some(id) = rule_id(trimmed, prefix) {
            found.push(Rule { id, text: trimmed, chapter, columns: None });
            (rule_from, goes_on) = (Some(start), true);
        } else if trimmed.is_empty() {
            goes_on = false;
        } else if !line.starts_with(' ') {
            (rule_from, goes_on) = (None, false);
        } else if let (true, Some(from), Some(rule)) = (goes_on, rule_from, found.last_mut()) {
            rule.text = rulebook[from..end].trim();
        }
    }
    (found, tables)
}

/// The lines of one table.
struct Block<'a> {
    start: usize,
    header: &'a str,
    /// Rows of it are rules.
    is_rules: bool,
}

/// The id at the beginning of a rule's first line.
fn rule_id<'a>(line: &'a str, prefix: &str) -> Option<&'a str> {
    let bold = line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"))?;
    let id = bold.split(|c: char| c.is_whitespace() || c == '*').next()?;
    let rest = id.strip_prefix(prefix)?;
    (rest.starts_with('-') && rest.len() > 1).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Game\n## 1. Turn\n- **GAM-TURN-1** Lay a card:\n  - brave;\n  - cowardly.\n- **GAM-RUL-2 Title.** Text.\n\nProse.\n\
        | **GAM-EVT-FIRE** | Fire | 3 |\n- **note** not a rule\n";

    #[test]
    fn rules_are_found_with_all_their_lines() {
        let rules = rules(BOOK, "GAM");
        let ids: Vec<&str> = rules.iter().map(|rule| rule.id).collect();
        assert_eq!(ids, ["GAM-TURN-1", "GAM-RUL-2", "GAM-EVT-FIRE"]);
        assert_eq!(rules[0].text, "- **GAM-TURN-1** Lay a card:\n  - brave;\n  - cowardly.");
        assert_eq!(rules[0].chapter, "1. Turn");
    }

    #[test]
    fn a_player_reads_a_rule_without_marks() {
        let plain = |text| Rule { id: "GAM-1", text, chapter: "", columns: None }.plain();
        assert_eq!(
            plain("- **GAM-1** [B] Lay a `card`:\n  - **brave** [D];\n  - [R x.com] or not."),
            "Lay a card:\n  - brave;\n  - or not."
        );
        assert_eq!(plain("| **GAM-1** | Fire | 3 [D] |"), "Fire | 3");
        assert_eq!(plain("- **GAM-1** [B]+[R x.com] Two of [A, B]. The maps are [D]."), "Two of [A, B]. The maps are our own.");
        assert_eq!(plain("- **GAM-1** (end) [B] effect, [D] table. Everybody gains."), "(end) Everybody gains.");
        assert_eq!(plain("- **GAM-1** [B:it] [D mix] One [B derived: so]. Two."), "One. Two.");
    }
    #[test]
    fn a_sentence_has_no_holes_where_marks_were() {
        let plain = |text| Rule { id: "GAM-1", text, chapter: "", columns: None }.plain();
        assert_eq!(
            plain("- **GAM-1** Two roles. (Names: [B] and [R x.com]; one is our rendering.)"),
            "Two roles. (Names: printed in the rulebook and from public references; one is our rendering.)"
        );
        assert_eq!(plain("- **GAM-1** One card more\n  [R:x.com], so one stays."), "One card more, so one stays.");
        assert_eq!(plain("- **GAM-1** Nothing moves. [B] follows from GAM-2."), "Nothing moves. Follows from GAM-2.");
        assert_eq!(plain("- **GAM-1** [D] which of them, is open."), "Which of them, is open.");
    }

    const TABLES: &str = "## Deal\n- **GAM-DEAL-1** [B] Deal as the\n  table says:\n\n| players | cards [D] |\n| --- | --- |\n\
        | 3 | 12 [B] |\n| 10 | 4 |\n\n## Events [D]\nAll cards.\n\n| id | event | cost | note |\n|---|---|---|---|\n\
        | **GAM-EVT-FIRE** | Fire | 3 [D] | - |\n| **GAM-EVT-RAIN** | *Rain* | 2 | wet |\n\n## Map\n| region | borders |\n|---|---|\n| A | B C |\n";

    #[test]
    fn a_table_belongs_to_the_rule_before_it() {
        let rules = rules(TABLES, "GAM");
        assert_eq!(rules.iter().map(|rule| rule.id).collect::<Vec<_>>(), ["GAM-DEAL-1", "GAM-EVT-FIRE", "GAM-EVT-RAIN"]);
        assert_eq!(rules[0].plain(), "Deal as the\n  table says:\n\nplayers  cards\n-------  -----\n3        12\n10       4");
    }

    #[test]
    fn a_row_says_what_its_cells_are() {
        let rules = rules(TABLES, "GAM");
        assert_eq!(rules[1].plain(), "event: Fire\ncost: 3");
        assert_eq!((rules[2].plain().as_str(), rules[2].chapter), ("event: Rain\ncost: 2\nnote: wet", "Events"));
    }

    #[test]
    fn a_table_without_a_rule_is_found_too() {
        let tables = tables(TABLES, "GAM");
        let shown: Vec<(&str, String)> = tables.iter().map(|table| (table.chapter, table.plain())).collect();
        assert_eq!(shown, [("Map", "region  borders\n------  -------\nA       B C".to_owned())]);
    }
}
