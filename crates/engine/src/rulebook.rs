//! The rulebook of a game: paragraphs with ids, found by id or by word.
//!
//! A rule is a list item or a table row of the game's `rules.md` that begins with its id in bold:
//! `- **GAM-TURN-1** …` or `| **GAM-EVT-FIRE** | …`; the id may be followed by a title inside the bold text.

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    pub id: &'a str,
    /// The whole paragraph as it stands in the rulebook, id included.
    pub text: &'a str,
    /// The heading under which it stands.
    pub chapter: &'a str,
}

impl Rule<'_> {
    /// The text as a player reads it: without its id, without marks of emphasis, of lists and of where the rule comes from.
    pub fn plain(&self) -> String {
        let bare = self.text.trim_start_matches(['-', '|', ' ']).replace(['*', '`'], "");
        let bare = bare.strip_prefix(self.id).unwrap_or(&bare);
        without_sources(bare).trim_matches(['|', ' ', '\n']).to_owned()
    }
}

/// What stands in place of a mark that is a word of its sentence.
const SOURCES: [(&str, &str); 4] = [
    ("B derived", "derived from the printed rules"),
    ("B", "printed in the rulebook"),
    ("R", "from public references"),
    ("D", "our own"),
];

/// A text without marks such as `[B]`, `[B:it,pl]` or `[R name]`.
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
        if plain.ends_with(" is ") || plain.ends_with(" are ") {
            plain.push_str(SOURCES.iter().find(|(tag, _)| mark.starts_with(tag)).map_or("", |(_, word)| word));
        } else if [" effect", " implied"].iter().any(|part| rest.starts_with(part)) && rest.contains("[D") {
            // What is told apart here is where its parts come from.
            rest = rest.split_once(". ").map_or("", |(_, sentence)| sentence);
        } else if plain.is_empty() || plain.ends_with([' ', '\n']) {
            plain.truncate(plain.trim_end_matches(' ').len());
            rest = if plain.is_empty() || plain.ends_with('\n') { rest.trim_start_matches(' ') } else { rest };
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
    let mut found: Vec<Rule<'a>> = Vec::new();
    let mut chapter = "";
    let mut rule_from = None;
    let mut end = 0;
    for line in rulebook.split_inclusive('\n') {
        let start = end;
        end += line.len();
        let trimmed = line.trim();
        if let Some(heading) = trimmed.strip_prefix('#') {
            chapter = titled(heading.trim_start_matches('#').trim());
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

    #[test]
    fn a_player_reads_a_rule_without_marks() {
        let plain = |text| Rule { id: "GAM-1", text, chapter: "" }.plain();
        assert_eq!(
            plain("- **GAM-1** [B] Lay a `card`:\n  - **brave** [D];\n  - [R x.com] or not."),
            "Lay a card:\n  - brave;\n  - or not."
        );
        assert_eq!(plain("| **GAM-1** | Fire | 3 [D] |"), "Fire | 3");
        assert_eq!(plain("- **GAM-1** [B]+[R x.com] Two of [A, B]. The maps are [D]."), "Two of [A, B]. The maps are our own.");
        assert_eq!(plain("- **GAM-1** (end) [B] effect, [D] table. Everybody gains."), "(end) Everybody gains.");
        assert_eq!(plain("- **GAM-1** [B:it] [D mix] One [B derived: so]. Two."), "One. Two.");
    }
}
