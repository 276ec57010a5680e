//! `coven rules`: the rulebooks, by id or by word.

use crate::examples::examples;
use crate::shell::{Outcome, Shell, Stop};
use coven_book::markdown::Section;
use coven_book::{Book, Words};
use coven_catalog::{about, games, table_rules};
use coven_engine::rulebook::{LooseTable, Rule, Rulebook};
use coven_engine::{About, Phrase, Thing};
use coven_text::{Explanation, Texts, fold};
use serde_json::json;
use std::io::Write;

/// Print a rule, what a card does, all rules of a game, or the rules that speak of something
///
/// A rule has an id; refusals and prompts name it.
#[derive(clap::Args, Debug)]
#[command(after_help = examples(&[
    "coven rules {rule}",
    "coven rules \"NAME OF A CARD\"",
    "coven rules --search card",
    "coven rules {game} --search 'victory points'",
    "coven rules {game}",
    "coven rules {game} --book",
]))]
pub struct Args {
    /// The id of a rule, the name of a card, or a game whose rules are listed
    #[arg(required_unless_present = "search", value_name = "ID|CARD|GAME")]
    what: Option<String>,
    /// Words that must all occur in the rule
    #[arg(long, value_name = "WORDS")]
    search: Option<String>,
    /// The player's book of the game instead of its numbered rules
    #[arg(long, requires = "what", conflicts_with = "search")]
    book: bool,
    /// One JSON object per line and rule
    #[arg(long)]
    json: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let found = match (&args.what, &args.search) {
        (None, Some(words)) => search(shell, None, words),
        (Some(game), Some(words)) => search(shell, Some(about(game)?), words),
        (Some(game), None) if args.book => sections(shell, about(game)?),
        (Some(what), None) => look_up(shell, what)?,
        (None, None) => Vec::new(),
    };
    if found.is_empty() {
        let words = args.search.as_deref().unwrap_or_default();
        return Err(Stop::Input(shell.say(Phrase::new("rules-none").with("what", words))));
    }
    found.iter().try_for_each(|entry| if args.json { entry.print_json(out) } else { entry.print(shell, out) })?;
    Ok(Outcome::Good)
}

/// Prints what is found of something, or that there is nothing.
pub fn explain(shell: &Shell, game: Option<&'static About>, what: &str, out: &mut impl Write) -> Result<(), Stop> {
    let mut found = find(shell, game, what)?;
    if found.is_empty() {
        writeln!(out, "{}", shell.say(Phrase::new("rules-none").with("what", what)))?;
    }
    let more = found.len().saturating_sub(MOST_EXPLAINED);
    found.truncate(MOST_EXPLAINED);
    found.iter().try_for_each(|entry| entry.print(shell, out))?;
    if more > 0 {
        let said = Phrase::new("tui-rules-more").with("count", more).with("what", what);
        writeln!(out, "{}", shell.say(said.with("game", game.map_or("", |game| game.id))))?;
    }
    Ok(())
}

/// Maximum number of answers that are printed for a word during a game; the most important come first.
const MOST_EXPLAINED: usize = 12;

/// The same as texts, none if there is nothing.
pub fn found(shell: &Shell, game: Option<&'static About>, what: &str) -> Result<Vec<String>, Stop> {
    let text = |entry: &Entry| {
        let mut printed = Vec::new();
        entry.print(shell, &mut printed)?;
        Ok(String::from_utf8_lossy(&printed).trim_end().to_owned())
    };
    find(shell, game, what)?.iter().map(text).collect()
}

/// A rule by its id, or a card or other thing by its name, before those that have the word in their names; or else the things in whose names a word occurs and the rules that speak of it,
/// those of the game and of every table: first what has the word in its heading.
fn find(shell: &Shell, game: Option<&'static About>, what: &str) -> Result<Vec<Entry>, Stop> {
    if !is_word(what) {
        return Ok(Vec::new());
    }
    if let Some(rule) = by_id(shell, what) {
        return Ok(vec![rule]);
    }
    let mut exactly = things(shell, game, |texts, things| texts.called_exactly(things, what))?;
    let mut in_part = things(shell, game, |texts, things| texts.explained(things, what))?;
    if !exactly.is_empty() {
        // Another card may do more of the same: it has the word in its name, too.
        let told: Vec<Option<String>> = exactly.iter().map(Entry::name).collect();
        in_part.retain(|entry| !told.contains(&entry.name()));
        exactly.append(&mut in_part);
        return Ok(exactly);
    }
    // A rule that a thing shows below it need not be told twice.
    let shown: Vec<&str> = in_part.iter().filter_map(Entry::own_rule).collect();
    let is_new = |entry: &Entry| !matches!(entry, Entry::Rule(rule) if shown.contains(&rule.id));
    let mut rules: Vec<Entry> = search(shell, game, what).into_iter().filter(is_new).collect();
    let words = Words::of(what);
    rules.sort_by_key(|entry| !entry.is_headed(&words));
    let headed = rules.iter().filter(|entry| entry.is_headed(&words)).count();
    // Rules with the word in their heading explain it; things only have it in their names.
    let others = rules.split_off(headed);
    let room = MOST_EXPLAINED / 2;
    let later = rules.split_off(headed.min(room));
    Ok(rules.into_iter().chain(in_part).chain(later).chain(others).collect())
}

/// A sign is no word that could be looked for, and a single letter is the sign of something.
fn is_word(what: &str) -> bool {
    what.chars().filter(|c| c.is_alphanumeric()).count() > 1
}

/// Whether the books have anything to say about this.
pub fn speak_of(shell: &Shell, game: Option<&'static About>, what: &str) -> Result<bool, Stop> {
    Ok(!find(shell, game, what)?.is_empty())
}

/// Something that is looked up.
enum Entry {
    Rule(Rule<'static>),
    /// A table that belongs to no single rule.
    LooseTable(LooseTable<'static>),
    /// A section of a player's book.
    Section(Section),
    /// A card or another thing with a name.
    Thing(Explanation),
}

impl Entry {
    fn print(&self, shell: &Shell, out: &mut impl Write) -> Result<(), Stop> {
        match self {
            Entry::Rule(rule) => {
                writeln!(out, "{} · {}", rule.id, rule.chapter)?;
                print_indented(&plain(rule), out)?;
            }
            Entry::LooseTable(table) => {
                writeln!(out, "{}", table.chapter)?;
                print_indented(&table.plain(), out)?;
            }
            Entry::Section(section) => {
                writeln!(out, "{}", section.title)?;
                print_indented(&section.words().join("\n"), out)?;
            }
            Entry::Thing(Explanation { name, text, bonus, rules }) => {
                writeln!(out, "{name}\n  {text}")?;
                if let Some(bonus) = bonus {
                    writeln!(out, "  {}", shell.say(Phrase::new("rules-bonus").with("text", bonus.as_str())))?;
                }
                if let Some(own) = rules.first().and_then(|id| by_id(shell, id)) {
                    own.print(shell, out)?;
                }
                for id in rules.iter().skip(1) {
                    print_indented(&rows_about(shell, id, name), out)?;
                }
            }
        }
        Ok(())
    }

    fn print_json(&self, out: &mut impl Write) -> Result<(), Stop> {
        let json = match self {
            Entry::Rule(rule) => json!({ "id": rule.id, "chapter": rule.chapter, "text": plain(rule) }),
            Entry::LooseTable(table) => json!({ "chapter": table.chapter, "text": table.plain() }),
            Entry::Section(section) => {
                json!({ "section": section.anchor(), "title": section.title, "text": section.words().join("\n") })
            }
            Entry::Thing(Explanation { name, text, bonus, rules }) => {
                json!({ "name": name, "text": text, "bonus": bonus, "rules": rules })
            }
        };
        Ok(writeln!(out, "{json}")?)
    }

    /// What a thing is called.
    fn name(&self) -> Option<String> {
        match self {
            Entry::Thing(thing) => Some(thing.name.clone()),
            _ => None,
        }
    }

    /// The rule that a thing shows below it.
    fn own_rule(&self) -> Option<&'static str> {
        match self {
            Entry::Thing(thing) => thing.rules.first().copied(),
            _ => None,
        }
    }

    /// Whether it is headed by this: by the title of its section or chapter, or by its id.
    fn is_headed(&self, words: &Words) -> bool {
        match self {
            Entry::Rule(rule) => words.occur_in(&format!("{} {}", rule.chapter, rule.id)),
            Entry::LooseTable(table) => words.occur_in(table.chapter),
            Entry::Section(section) => words.occur_in(&section.title),
            Entry::Thing(thing) => words.occur_in(&thing.name),
        }
    }

    /// Whether it speaks of this.
    fn speaks_of(&self, words: &Words) -> bool {
        match self {
            Entry::Rule(rule) => words.occur_in(rule.text),
            Entry::LooseTable(table) => words.occur_in(table.text),
            Entry::Section(section) => words.occur_in(&format!("{} {}", section.title, section.words().join(" "))),
            Entry::Thing(thing) => words.occur_in(&format!("{} {}", thing.name, thing.text)),
        }
    }
}

/// The text of a rule without the indentation of its list.
fn plain(rule: &Rule<'_>) -> String {
    rule.plain().replace("\n  ", "\n")
}

fn print_indented(text: &str, out: &mut impl Write) -> Result<(), Stop> {
    for line in text.lines() {
        writeln!(out, "{}", format!("  {line}").trim_end())?;
    }
    Ok(())
}

/// The row about a thing in the table of a rule, below the heads of its columns; nothing if there is none.
fn rows_about(shell: &Shell, id: &str, name: &str) -> String {
    let Some(Entry::Rule(rule)) = by_id(shell, id) else {
        return String::new();
    };
    let text = plain(&rule);
    let cells = |line: &str| line.split("  ").map(|cell| fold(cell.trim())).collect::<Vec<_>>();
    let is_row = |line: &&str| line.trim().contains("  ");
    let own = fold(name.split(" (").next().unwrap_or(name));
    let row = text.lines().filter(is_row).find(|line| cells(line).contains(&own));
    let head = text.lines().find(is_row);
    match (head, row) {
        (Some(head), Some(row)) if head != row => format!("{head}\n{row}"),
        _ => String::new(),
    }
}

/// The things of one game or of all that are looked for.
fn things(
    shell: &Shell,
    game: Option<&'static About>,
    look: impl Fn(&Texts, &[Thing]) -> Vec<Explanation>,
) -> Result<Vec<Entry>, Stop> {
    let mut found = Vec::new();
    for about in games().iter().filter(|about| game.is_none_or(|game| game.id == about.id)) {
        let things = coven_catalog::things(about.id, &shell.data)?;
        found.extend(look(&shell.texts, &things).into_iter().map(Entry::Thing));
    }
    Ok(found)
}

/// The rule of this id, the things of this name, the whole rulebook of this game, the rules whose ids begin so, or else those in
/// which the word occurs.
fn look_up(shell: &Shell, what: &str) -> Result<Vec<Entry>, Stop> {
    if let Some(rule) = by_id(shell, what) {
        return Ok(vec![rule]);
    }
    let things = things(shell, None, |texts, things| texts.explained(things, what))?;
    if !things.is_empty() {
        return Ok(things);
    }
    if let Ok(about) = about(what) {
        return Ok(entries(about.rulebook(language(shell))).collect());
    }
    let asked = what.to_ascii_uppercase();
    let begins = |entry: &Entry| matches!(entry, Entry::Rule(rule) if rule.id.to_ascii_uppercase().starts_with(&asked));
    let chapter: Vec<Entry> = every_entry(shell, None).filter(begins).collect();
    let found = if chapter.is_empty() { search(shell, None, what) } else { chapter };
    if found.is_empty() {
        let known = games().iter().map(|about| about.id).collect::<Vec<_>>().join(", ");
        return Err(Stop::Input(format!(
            "'{what}' is neither a rule nor a card nor a game, and no rule speaks of it; the games are: {known}"
        )));
    }
    Ok(found)
}

fn by_id(shell: &Shell, id: &str) -> Option<Entry> {
    every_entry(shell, None).find(|entry| matches!(entry, Entry::Rule(rule) if rule.id.eq_ignore_ascii_case(id)))
}

fn search(shell: &Shell, game: Option<&'static About>, words: &str) -> Vec<Entry> {
    let words = Words::of(words);
    every_entry(shell, game).filter(|entry| entry.speaks_of(&words)).collect()
}

fn language(shell: &Shell) -> &'static str {
    shell.texts.language().code()
}

/// What stands in the player's book and in the rules of one game or of all, then the rules of every table.
fn every_entry(shell: &Shell, game: Option<&'static About>) -> impl Iterator<Item = Entry> {
    let books = games().iter().copied().filter(move |about| game.is_none_or(|game| game.id == about.id));
    let of_games = books.flat_map(|about| sections(shell, about).into_iter().chain(entries(about.rulebook(language(shell)))));
    of_games.chain(entries(table_rules(language(shell))))
}

/// The player's book of a game.
fn sections(shell: &Shell, about: &About) -> Vec<Entry> {
    let book = about.book(language(shell)).and_then(|text| Book::parse(text).ok()).unwrap_or_default();
    book.sections.into_iter().map(Entry::Section).collect()
}

/// The rules of a rulebook, then the tables that belong to no single rule.
fn entries(book: Rulebook<'static>) -> impl Iterator<Item = Entry> {
    book.rules().into_iter().map(Entry::Rule).chain(book.tables().into_iter().map(Entry::LooseTable))
}
