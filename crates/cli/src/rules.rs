//! `coven rules`: the rulebooks, by id or by word.

use crate::examples::examples;
use crate::shell::{Outcome, Shell, Stop};
use coven_catalog::{TABLE_PREFIX, TABLE_RULES, about, games};
use coven_engine::rulebook::{Rule, rules};
use coven_engine::{About, Phrase};
use coven_text::Thing;
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
]))]
pub struct Args {
    /// The id of a rule, the name of a card, or a game whose rules are listed
    #[arg(required_unless_present = "search", value_name = "ID|CARD|GAME")]
    what: Option<String>,
    /// Words that must all occur in the rule
    #[arg(long, value_name = "WORDS")]
    search: Option<String>,
    /// One JSON object per line and rule
    #[arg(long)]
    json: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    if let (Some(what), None, false) = (&args.what, &args.search, args.json) {
        let things = things(shell, None, what);
        if !things.is_empty() {
            things.iter().try_for_each(|thing| print_thing(shell, thing, out))?;
            return Ok(Outcome::Good);
        }
    }
    let found = match (&args.what, &args.search) {
        (None, Some(words)) => search(None, words),
        (Some(game), Some(words)) => search(Some(about(game)?), words),
        (Some(what), None) => look_up(what)?,
        (None, None) => Vec::new(),
    };
    if found.is_empty() {
        let words = args.search.as_deref().unwrap_or_default();
        return Err(Stop::Input(shell.say(Phrase::new("rules-none").with("what", words))));
    }
    for rule in &found {
        if args.json {
            writeln!(out, "{}", json!({ "id": rule.id, "chapter": rule.chapter, "text": plain(rule) }))?;
        } else {
            print(rule, out)?;
        }
    }
    Ok(Outcome::Good)
}

/// Prints a rule by its id, a card or other thing by its name, or else the rules in which a word occurs: those of the game and
/// of every table.
pub fn explain(shell: &Shell, game: Option<&'static About>, what: &str, out: &mut impl Write) -> Result<(), Stop> {
    let things = things(shell, game, what);
    let found = match by_id(what) {
        Some(rule) => vec![rule],
        None if !things.is_empty() => return things.iter().try_for_each(|thing| print_thing(shell, thing, out)),
        None => search(game, what),
    };
    if found.is_empty() {
        writeln!(out, "{}", shell.say(Phrase::new("rules-none").with("what", what)))?;
    }
    found.iter().try_for_each(|rule| print(rule, out))
}

/// The things of one game or of all that are called so.
fn things(shell: &Shell, game: Option<&'static About>, called: &str) -> Vec<Thing> {
    let among = games().iter().filter(|about| game.is_none_or(|game| game.id == about.id));
    among.flat_map(|about| shell.texts.things(about, called)).collect()
}

fn print_thing(shell: &Shell, thing: &Thing, out: &mut impl Write) -> Result<(), Stop> {
    writeln!(out, "{}\n  {}", thing.name, thing.text)?;
    if let Some(bonus) = &thing.bonus {
        writeln!(out, "  {}", shell.say(Phrase::new("rules-bonus").with("text", bonus.as_str())))?;
    }
    Ok(())
}

/// The rule of this id, or all rules of this game.
fn look_up(what: &str) -> Result<Vec<Rule<'static>>, Stop> {
    if let Some(rule) = by_id(what) {
        return Ok(vec![rule]);
    }
    if let Ok(about) = about(what) {
        return Ok(rules(about.rulebook, about.rule_prefix));
    }
    let asked = what.to_ascii_uppercase();
    let chapter: Vec<Rule<'_>> = every_rule(None).filter(|rule| rule.id.to_ascii_uppercase().starts_with(&asked)).collect();
    if chapter.is_empty() {
        let known = games().iter().map(|about| about.id).collect::<Vec<_>>().join(", ");
        return Err(Stop::Input(format!(
            "'{what}' is neither a rule nor a game; the games are: {known}, and --search finds a rule by its words"
        )));
    }
    Ok(chapter)
}

fn by_id(id: &str) -> Option<Rule<'static>> {
    every_rule(None).find(|rule| rule.id.eq_ignore_ascii_case(id))
}

fn search(game: Option<&'static About>, words: &str) -> Vec<Rule<'static>> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let fits = |rule: &Rule<'_>| {
        let text = rule.text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    every_rule(game).filter(fits).collect()
}

/// The rules of one game or of all, then those of every table.
fn every_rule(game: Option<&'static About>) -> impl Iterator<Item = Rule<'static>> {
    let books = games().iter().copied().filter(move |about| game.is_none_or(|game| game.id == about.id));
    books
        .map(|about| (about.rulebook, about.rule_prefix))
        .chain([(TABLE_RULES, TABLE_PREFIX)])
        .flat_map(|(book, prefix)| rules(book, prefix))
}

fn print(rule: &Rule<'_>, out: &mut impl Write) -> Result<(), Stop> {
    writeln!(out, "{} · {}", rule.id, rule.chapter)?;
    for line in plain(rule).lines() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// The text of a rule without the indentation of its list.
fn plain(rule: &Rule<'_>) -> String {
    rule.plain().replace("\n  ", "\n")
}
