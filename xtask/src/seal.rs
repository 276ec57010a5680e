//! The seal of the translations: for every numbered rule and language a short hash of the English text against which the translation
//! was last read. A changed English rule breaks it, and the test names rule and language. `cargo xtask seal` renews it, deliberately:
//! after the translations were read again.

use crate::files::{entries, read};
use crate::ledger::rulebook;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The languages into which rules are translated.
const LANGUAGES: [&str; 3] = ["it", "fr", "pl"];

/// Length of a hash: long enough that two versions of a sentence differ.
const LENGTH: usize = 8;

/// For each rule the hash by language.
type Seals = BTreeMap<String, BTreeMap<String, String>>;

/// The English rulebooks of the workspace.
fn books(root: &Path) -> Result<Vec<PathBuf>, String> {
    let in_folder = |folder: PathBuf| ["rules.md", "table.md"].map(|name| folder.join(name));
    Ok(entries(&root.join("crates"))?.into_iter().flat_map(in_folder).filter(|book| book.is_file()).collect())
}

fn hash(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    hex::encode(Sha256::digest(words)).chars().take(LENGTH).collect()
}

/// Rules in the order of the book, each with the hash of what it says.
fn hashes(book: &Path) -> Result<Vec<(String, String)>, String> {
    let text = read(book)?;
    Ok(rulebook(&text).rules().iter().map(|rule| (rule.id.to_owned(), hash(rule.text))).collect())
}

/// What was sealed last; nothing if there is no such file.
fn sealed(book: &Path) -> Result<Seals, String> {
    let file = book.with_extension("seal");
    if !file.is_file() {
        return Ok(Seals::new());
    }
    let text = read(&file)?;
    let mut seals = Seals::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let id = words.next().unwrap_or_default().to_owned();
        seals
            .insert(id, words.filter_map(|word| word.split_once('=')).map(|(l, hash)| (l.to_owned(), hash.to_owned())).collect());
    }
    Ok(seals)
}

/// Seals the translations into these languages as they are; into all if none is named.
pub fn renew(root: &Path, languages: &[String]) -> Result<(), String> {
    if let Some(unknown) = languages.iter().find(|language| !LANGUAGES.contains(&language.as_str())) {
        return Err(format!("'{unknown}' is none of {}", LANGUAGES.join(", ")));
    }
    for book in books(root)? {
        let before = sealed(&book)?;
        let mut text =
            "# Written by `cargo xtask seal`: the English text against which each translation was last read.\n".to_owned();
        for (id, hash) in hashes(&book)? {
            text.push_str(&id);
            for language in LANGUAGES {
                let renewed = languages.is_empty() || languages.iter().any(|named| named == language);
                let kept = before.get(&id).and_then(|seals| seals.get(language));
                let seal = if renewed { Some(&hash) } else { kept };
                seal.into_iter().for_each(|seal| write!(text, " {language}={seal}").unwrap_or_default());
            }
            text.push('\n');
        }
        let file = book.with_extension("seal");
        std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

/// Every rule whose translation was read against another English text, or never.
#[cfg(test)]
fn broken(root: &Path) -> Result<Vec<String>, String> {
    let mut broken = Vec::new();
    for book in books(root)? {
        let seals = sealed(&book)?;
        for (id, hash) in hashes(&book)? {
            let is_sealed = |language: &&str| seals.get(&id).and_then(|seals| seals.get(*language)) == Some(&hash);
            broken.extend(LANGUAGES.iter().filter(|language| !is_sealed(language)).map(|language| format!("{id} in {language}")));
        }
    }
    Ok(broken)
}

#[test]
fn every_translation_was_read_against_the_present_english() {
    let broken = broken(&crate::root()).expect("a readable workspace");
    let advice = "read them again, then `cargo xtask seal`";
    assert!(broken.is_empty(), "the English of {} translated rules has changed; {advice}:\n{}", broken.len(), broken.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::{broken, renew};
    use crate::files::Sample;

    const RULES: &str = "# Game\n- **GAM-1** One.\n- **GAM-2** Two\n  lines.\n";

    #[test]
    fn a_changed_rule_is_named_with_every_language() {
        let sample = Sample::new("seal");
        sample.file("crates/game/rules.md", RULES);
        assert_eq!(broken(sample.folder()).map(|broken| broken.len()), Ok(6));
        renew(sample.folder(), &[]).expect("a writable folder");
        assert_eq!(broken(sample.folder()), Ok(Vec::new()));
        sample.file("crates/game/rules.md", &RULES.replace("One", "Once"));
        assert_eq!(broken(sample.folder()), Ok(["it", "fr", "pl"].map(|l| format!("GAM-1 in {l}")).to_vec()));
        renew(sample.folder(), &["it".to_owned()]).expect("a writable folder");
        assert_eq!(broken(sample.folder()), Ok(["fr", "pl"].map(|l| format!("GAM-1 in {l}")).to_vec()));
    }

    #[test]
    fn other_line_ends_change_nothing() {
        let sample = Sample::new("seal-lines");
        sample.file("crates/game/rules.md", RULES);
        renew(sample.folder(), &[]).expect("a writable folder");
        sample.file("crates/game/rules.md", &RULES.replace("Two\n  lines", "Two lines"));
        assert_eq!(broken(sample.folder()), Ok(Vec::new()));
        assert!(renew(sample.folder(), &["de".to_owned()]).is_err());
    }
}
