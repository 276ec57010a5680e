//! The numbered rules of a game in one language: paragraphs with ids, found by id or by word.
//!
//! A rule is a list item or a table row of the game's `rules.md` that begins with its id in bold:
//! `- **GAM-TURN-1** …` or `| **GAM-EVT-FIRE** | …`; the id may be followed by a title inside the bold text. A table of which no row
//! is a rule belongs to the rule that it follows; where it follows none, it is listed by [`Rulebook::tables`].

mod blocks;
mod sources;

pub use blocks::Block;

/// The numbered rules in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    /// The code of the language, such as `en`.
    pub language: &'a str,
    pub text: &'a str,
    /// The first part of every id, such as `SLB`.
    pub prefix: &'a str,
}

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
    /// The code of the language in which it is written.
    pub language: &'a str,
}

/// A table that belongs to no single rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LooseTable<'a> {
    pub text: &'a str,
    /// The heading under which it stands.
    pub chapter: &'a str,
    /// The code of the language in which it is written.
    pub language: &'a str,
}

impl<'a> Rulebook<'a> {
    /// All rules, in the order of the rulebook.
    pub fn rules(&self) -> Vec<Rule<'a>> {
        self.read().0
    }

    /// The rule of this id, written in any case.
    pub fn rule(&self, id: &str) -> Option<Rule<'a>> {
        self.rules().into_iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// All tables that belong to no single rule, in the order of the rulebook.
    pub fn tables(&self) -> Vec<LooseTable<'a>> {
        self.read().1
    }

    fn read(&self) -> (Vec<Rule<'a>>, Vec<LooseTable<'a>>) {
        let Rulebook { language, text: rulebook, prefix } = *self;
        let (mut found, mut tables): (Vec<Rule<'a>>, Vec<LooseTable<'a>>) = (Vec::new(), Vec::new());
        let mut chapter = "";
        // Where the latest rule begins that a table may follow, and whether its paragraph may go on.
        let mut rule_from = None;
        let mut goes_on = false;
        let mut table: Option<TableLines<'a>> = None;
        let mut end = 0;
        for line in rulebook.split_inclusive('\n').chain(["\n"]) {
            let start = end;
            end = (end + line.len()).min(rulebook.len());
            let trimmed = line.trim();
            if trimmed.starts_with('|') {
                let block = table.get_or_insert(TableLines { start, header: trimmed, is_rules: false });
                if let Some(id) = rule_id(trimmed, prefix) {
                    block.is_rules = true;
                    found.push(Rule {
                        id,
                        text: trimmed,
                        chapter,
                        columns: (block.header != trimmed).then_some(block.header),
                        language,
                    });
                }
                continue;
            }
            if let Some(TableLines { start: from, is_rules, .. }) = table.take() {
                match (is_rules, rule_from.take(), found.last_mut()) {
                    (true, ..) => {}
                    (false, Some(rule_from), Some(rule)) => rule.text = rulebook[rule_from..start].trim(),
                    (false, ..) => tables.push(LooseTable { text: rulebook[from..start].trim(), chapter, language }),
                }
            }
            if let Some(heading) = trimmed.strip_prefix('#') {
                chapter = sources::titled(heading.trim_start_matches('#').trim());
                (rule_from, goes_on) = (None, false);
            } else if let Some(id) = rule_id(trimmed, prefix) {
                found.push(Rule { id, text: trimmed, chapter, columns: None, language });
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
}

/// The lines of one table.
struct TableLines<'a> {
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

    fn english(text: &str) -> Rulebook<'_> {
        Rulebook { language: "en", text, prefix: "GAM" }
    }

    const BOOK: &str = "# Game\n## 1. Turn\n- **GAM-TURN-1** Lay a card:\n  - brave;\n  - cowardly.\n- **GAM-RUL-2 Title.** Text.\n\nProse.\n\
        | **GAM-EVT-FIRE** | Fire | 3 |\n- **note** not a rule\n";

    #[test]
    fn rules_are_found_with_all_their_lines() {
        let rules = english(BOOK).rules();
        let ids: Vec<&str> = rules.iter().map(|rule| rule.id).collect();
        assert_eq!(ids, ["GAM-TURN-1", "GAM-RUL-2", "GAM-EVT-FIRE"]);
        assert_eq!(rules[0].text, "- **GAM-TURN-1** Lay a card:\n  - brave;\n  - cowardly.");
        assert_eq!(rules[0].chapter, "1. Turn");
    }

    #[test]
    fn a_player_reads_a_rule_without_marks() {
        let plain = |text| Rule { id: "GAM-1", text, chapter: "", columns: None, language: "en" }.plain();
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
        let plain = |text| Rule { id: "GAM-1", text, chapter: "", columns: None, language: "en" }.plain();
        assert_eq!(
            plain("- **GAM-1** Two roles. (Names: [B] and [R x.com]; one is our rendering.)"),
            "Two roles. (Names: printed in the rulebook and from public references; one is our rendering.)"
        );
        assert_eq!(plain("- **GAM-1** Fruit. (Fruit is red: [R x.com].)"), "Fruit. (Fruit is red: from public references.)");
        assert_eq!(plain("- **GAM-1** One card more\n  [R:x.com], so one stays."), "One card more, so one stays.");
        assert_eq!(plain("- **GAM-1** Nothing moves. [B] follows from GAM-2."), "Nothing moves. Follows from GAM-2.");
        assert_eq!(plain("- **GAM-1** [D] which of them, is open."), "Which of them, is open.");
    }

    const TABLES: &str = "## Deal\n- **GAM-DEAL-1** [B] Deal as the\n  table says:\n\n| players | cards [D] |\n| --- | --- |\n\
        | 3 | 12 [B] |\n| 10 | 4 |\n\n## Events [D]\nAll cards.\n\n| id | event | cost | note |\n|---|---|---|---|\n\
        | **GAM-EVT-FIRE** | Fire | 3 [D] | - |\n| **GAM-EVT-RAIN** | *Rain* | 2 | wet |\n\n## Map\n| region | borders |\n|---|---|\n| A | B C |\n";

    #[test]
    fn a_table_belongs_to_the_rule_before_it() {
        let rules = english(TABLES).rules();
        assert_eq!(rules.iter().map(|rule| rule.id).collect::<Vec<_>>(), ["GAM-DEAL-1", "GAM-EVT-FIRE", "GAM-EVT-RAIN"]);
        assert_eq!(rules[0].plain(), "Deal as the\n  table says:\n\nplayers  cards\n-------  -----\n3        12\n10       4");
    }

    #[test]
    fn a_table_may_be_indented_like_the_item_that_it_belongs_to() {
        let book = "- **GAM-1** Recipes [D]:\n  | drink | made of | tag |\n  | --- | --- | --- |\n  | tea | leaf | [B] |\n  | oil | | [D] |\n\n- **GAM-2** Drink.";
        let rules = english(book).rules();
        assert_eq!(rules[0].plain(), "Recipes:\n\ndrink  made of\n-----  -------\ntea    leaf\noil");
        let rows = [["drink", "made of"], ["tea", "leaf"], ["oil", ""]].map(|row| row.map(str::to_owned).to_vec()).to_vec();
        assert_eq!(rules[0].blocks(), [Block::Paragraph("Recipes:".to_owned()), Block::Table(rows)]);
        assert_eq!(rules[1].plain(), "Drink.");
    }

    #[test]
    fn a_row_says_what_its_cells_are() {
        let rules = english(TABLES).rules();
        assert_eq!(rules[1].plain(), "event: Fire\ncost: 3");
        assert_eq!((rules[2].plain().as_str(), rules[2].chapter), ("event: Rain\ncost: 2\nnote: wet", "Events"));
        let french = Rulebook { language: "fr", ..english("| id | prix |\n|---|---|\n| **GAM-1** | 3 |\n") };
        assert_eq!(french.rules()[0].plain(), "prix\u{a0}: 3");
    }

    #[test]
    fn a_table_without_a_rule_is_found_too() {
        let tables = english(TABLES).tables();
        let shown: Vec<(&str, String)> = tables.iter().map(|table| (table.chapter, table.plain())).collect();
        assert_eq!(shown, [("Map", "region  borders\n------  -------\nA       B C".to_owned())]);
    }
}
