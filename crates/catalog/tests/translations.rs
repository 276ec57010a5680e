//! The numbered rules say the same in every language: no rule is missing, none is left in English, and what can be compared without
//! knowing a language is the same in all of them.

use coven_catalog::{games, table_rules};
use coven_engine::rulebook::{Rule, Rulebook};

/// The languages into which every rule is translated.
const TRANSLATED: [&str; 3] = ["it", "fr", "pl"];

/// A number of words from which on two equal texts are no chance: names and tables of numbers are equal in every language.
const WORDS: usize = 6;

/// The English rulebooks, each with its translations.
fn rulebooks() -> Vec<(Rulebook<'static>, Vec<Rulebook<'static>>)> {
    let of_games =
        games().iter().map(|about| (about.rulebook("en"), TRANSLATED.map(|language| about.rulebook(language)).to_vec()));
    of_games.chain([(table_rules("en"), TRANSLATED.map(table_rules).to_vec())]).collect()
}

/// Every pair of a rule and its translation.
fn pairs() -> Vec<(Rule<'static>, Rule<'static>)> {
    let pair = |(english, translations): (Rulebook<'static>, Vec<Rulebook<'static>>)| {
        let rules = english.rules();
        translations.into_iter().flat_map(move |book| rules.clone().into_iter().zip(book.rules())).collect::<Vec<_>>()
    };
    rulebooks().into_iter().flat_map(pair).collect()
}

/// The runs of letters, digits and hyphens in a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-')).map(|word| word.trim_matches('-')).filter(|word| !word.is_empty())
}

/// The ids that a rule mentions, its own included.
fn ids(rule: &Rule<'_>) -> Vec<String> {
    let prefix = format!("{}-", rule.id.split('-').next().unwrap_or_default());
    let mut ids: Vec<String> = words(rule.text).filter(|word| word.starts_with(&prefix)).map(str::to_owned).collect();
    ids.sort();
    ids
}

/// The marks of where a rule comes from, in their order.
fn sources(rule: &Rule<'_>) -> Vec<String> {
    let marks = rule.text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(mark, _)| mark);
    let is_source = |mark: &&str| mark.starts_with(['B', 'R', 'D']) && !mark[1..].starts_with(char::is_alphanumeric);
    marks.filter(is_source).map(str::to_owned).collect()
}

/// The numbers of a rule that are written in digits, in any order; marks of sources are copied as they are.
fn numbers(rule: &Rule<'_>) -> Vec<String> {
    let bare: String = rule
        .text
        .split('[')
        .enumerate()
        .map(|(n, part)| match part.split_once(']') {
            Some((mark, rest)) if n > 0 && mark.starts_with(['B', 'R', 'D']) => rest,
            _ => part,
        })
        .collect();
    let mut numbers: Vec<String> =
        bare.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).map(str::to_owned).collect();
    numbers.sort();
    numbers
}

/// The number of cells in each row of a rule's table.
fn shape(rule: &Rule<'_>) -> Vec<usize> {
    rule.text.lines().map(str::trim).filter(|line| line.starts_with('|')).map(|line| line.matches('|').count()).collect()
}

#[test]
fn every_rulebook_exists_in_every_language_with_the_same_ids() {
    for (english, translations) in rulebooks() {
        let ids: Vec<&str> = english.rules().iter().map(|rule| rule.id).collect();
        for (book, language) in translations.iter().zip(TRANSLATED) {
            assert_eq!(book.language, language, "{} is not written in {language}", english.prefix);
            let translated: Vec<&str> = book.rules().iter().map(|rule| rule.id).collect();
            let missing: Vec<&&str> = ids.iter().filter(|id| !translated.contains(id)).collect();
            assert!(missing.is_empty(), "missing in {language}: {missing:?}");
            assert_eq!(translated, ids, "{} in {language}", english.prefix);
        }
    }
}

#[test]
fn headings_stand_at_the_same_levels() {
    let levels = |book: &Rulebook<'_>| -> Vec<usize> {
        book.text
            .lines()
            .filter(|line| line.starts_with('#'))
            .map(|line| line.chars().take_while(|c| *c == '#').count())
            .collect()
    };
    for (english, translations) in rulebooks() {
        translations.iter().for_each(|book| assert_eq!(levels(book), levels(&english), "{} {}", book.prefix, book.language));
    }
}

#[test]
fn what_needs_no_language_is_the_same() {
    let mut different = Vec::new();
    for (english, translated) in pairs() {
        let compared = [
            ("mentioned ids", ids(&english) == ids(&translated)),
            ("sources", sources(&english) == sources(&translated)),
            ("numbers", numbers(&english) == numbers(&translated)),
            ("table", shape(&english) == shape(&translated)),
        ];
        let wrong = compared.iter().filter(|(_, same)| !same);
        different.extend(wrong.map(|(what, _)| format!("{} in {}: {what}", english.id, translated.language)));
    }
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
}

#[test]
fn no_rule_and_no_heading_is_left_in_english() {
    let mut english_left = Vec::new();
    for (english, translated) in pairs() {
        let (text, same) = (english.plain(), translated.plain() == english.plain());
        let is_prose = text.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic)).count() > WORDS;
        english_left.extend((same && is_prose).then(|| format!("{} in {}", english.id, translated.language)));
    }
    assert!(english_left.is_empty(), "left in English: {english_left:?}");
}
