//! Rules on a page: a mark that names a rule, and the rule itself.

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::Speak;
use coven_engine::rulebook::{self, Rule};
use coven_engine::{About, Phrase};
use maud::{Markup, html};

/// A small mark beside something that a rule explains. It is a link; the script shows the rule in place.
pub fn rule_link(game: &str, id: &str, speak: &Speak<'_>) -> Markup {
    let label = speak.say(&Phrase::new("page-rule").with("rule", id));
    html! { a.rule href=(Address::Rule { game, id }) data-rule-link title=(label) aria-label=(label) { "?" } }
}

/// One rule of the rulebook; none if there is no such id.
pub fn rule(about: &About, id: &str) -> Option<Markup> {
    let rule = rulebook::rules(about.rulebook, about.rule_prefix).into_iter().find(|rule| rule.id == id)?;
    Some(html! {
        article.rule-text lang="en" {
            h2 { (about.title) " · " (rule.chapter) }
            p.id { (rule.id) }
            @for paragraph in paragraphs(&rule) { p { (paragraph) } }
            @if let Some(table) = table(&rule) { pre tabindex="0" { (table) } }
        }
    })
}

/// One rule on a page of its own; none if there is no such id.
pub fn rule_page(visitor: &Visitor<'_>, about: &About, id: &str) -> Option<Markup> {
    let text = rule(about, id)?;
    let body = html! {
        main #main.rules {
            (text)
            p { a href=(Address::Rules { game: about.id }) { (visitor.speak.say(&Phrase::new("page-rules-of").with("game", about.title))) } }
        }
    };
    Some(shell(visitor, Kind::Open, id, html! {}, body))
}

/// All rules of a game, chapter by chapter.
pub fn rulebook(visitor: &Visitor<'_>, about: &About) -> Markup {
    let rules = rulebook::rules(about.rulebook, about.rule_prefix);
    let title = visitor.speak.say(&Phrase::new("page-rules-of").with("game", about.title));
    let body = html! {
        main #main.rules lang="en" {
            h1 { (title) }
            @for chapter in rules.chunk_by(|a, b| a.chapter == b.chapter) {
                section {
                    h2 { (chapter[0].chapter) }
                    dl {
                        @for rule in chapter {
                            dt id=(rule.id) { (rule.id) }
                            @for paragraph in paragraphs(rule) { dd { (paragraph) } }
                            @if let Some(table) = table(rule) { dd { pre tabindex="0" { (table) } } }
                        }
                    }
                }
            }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

/// The paragraphs of a rule; its table stands apart.
fn paragraphs(rule: &Rule<'_>) -> Vec<String> {
    let text = rule.plain();
    let prose = text.split("\n\n").next().unwrap_or_default();
    let lines = prose.lines().map(|line| line.trim().trim_start_matches("- ").replace(" | ", " · "));
    lines.filter(|line| !line.is_empty()).collect()
}

/// The table of a rule, set in columns.
fn table(rule: &Rule<'_>) -> Option<String> {
    rule.plain().split_once("\n\n").map(|(_, table)| table.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_that_is_named_can_be_shown() {
        for about in coven_catalog::games() {
            for known in rulebook::rules(about.rulebook, about.rule_prefix) {
                let shown = rule(about, known.id).expect(known.id).into_string();
                assert!(shown.contains(known.id) && !shown.contains('*'), "{shown}");
                assert!(!["[B", "[D", "[R"].iter().any(|mark| shown.contains(mark)), "{shown}");
            }
            assert!(rule(about, "BRM-NO-SUCH-RULE").is_none());
        }
    }
}
