//! The rulebook of a game: paragraphs with ids, found by id or by word.
//!
//! A rule is a list item or a table row of the game's `rules.md` that begins with its id in bold:
//! `- **BRM-TURN-1** …` or `| **NSM-EVT-FIRE** | …`; the id may be followed by a title inside the bold text.

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    pub id: &'a str,
    /// The whole paragraph as it stands in the rulebook, id included.
    pub text: &'a str,
    /// The heading under which it stands.
    pub chapter: &'a str,
}

/// All rules of a rulebook, in its order.
pub fn rules<'a>(rulebook: &'a str, prefix: &str) -> Vec<Rule<'a>> {
    let mut found: Vec<Rule<'a>> = Vec::new();
    let mut chapter = "";
    let mut rule_from = None;
    let mut end = 0;
    for line in rulebook.split_inclusive('\n') {
        let start = end;
        end += line.len();
        let trimmed = line.trim();
        if let Some(heading) = trimmed.strip_prefix('#') {
            chapter = heading.trim_start_matches('#').trim();
            rule_from = None;
        } else if let Some(id) = rule_id(trimmed, prefix) {
            found.push(Rule { id, text: trimmed, chapter });
            rule_from = trimmed.starts_with('-').then_some(start);
        } else if !line.starts_with(' ') || trimmed.is_empty() {
            rule_from = None;
        } else if let (Some(from), Some(rule)) = (rule_from, found.last_mut()) {
            rule.text = rulebook[from..end].trim();
        }
    }
    found
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
}
