//! The ledger of rules: every id of a rulebook is named where it is implemented and where it is proven.
//!
//! Code is the part of a crate's `src/**/*.rs` that is not for tests. A rule is proven by a test with the attribute
//! `#[proves("BRM-TURN-1")]` or by a scenario under `tests/` whose `rules` list names it. Comments, snapshots and records prove
//! nothing: they name whatever they like. Ids are whole words: `BRM-TURN-1` is not named by `BRM-TURN-10`.
//!
//! A function that only tests use carries no rule out. rustc says so of private ones; of public ones of a game the ledger does, if
//! no other code of the workspace has its name.
//!
//! Every rule that can be seen on a table has an example: a scenario that names it, which the rulebook shows as a drawn position. The
//! others are listed in the crate's `unseen.txt`, each line an id, or the beginning of ids with `*`, and the reason.
//!
//! A rulebook may leave ids to later work with a line `<!-- ledger: except SEP-SOLO- -->`; they are printed as such.

use crate::files::{entries, read, with_ending};
use coven_engine::rulebook::Rulebook;
use coven_engine::scenario::Scenario;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What the ledger says of one crate.
#[derive(Debug, PartialEq, Eq, Default)]
struct Page {
    rules: usize,
    without_code: Vec<String>,
    without_test: Vec<String>,
    /// Ids that are left to later work.
    excepted: Vec<String>,
    /// Ids that a test or a scenario claims to prove but no rulebook knows, with the file.
    unknown: Vec<String>,
    /// Functions that no code but that of tests has a name for, with the file.
    unused: Vec<String>,
    /// How many rules a scenario shows.
    shown: usize,
    /// Rules that cannot be seen on a table, with the reason.
    unseen: Vec<String>,
    /// Rules that no scenario shows and for which no reason is given.
    without_example: Vec<String>,
    /// Reasons for what a scenario shows, or for what is no rule.
    needless: Vec<String>,
}

impl Page {
    fn is_clean(&self) -> bool {
        let gaps = [&self.without_code, &self.without_test, &self.unknown, &self.unused, &self.without_example, &self.needless];
        gaps.iter().all(|gap| gap.is_empty())
    }
}

/// Prints the ledger of every crate that has a rulebook. An error if an id lacks code or a test.
pub fn print(root: &Path) -> Result<(), String> {
    let mut clean = true;
    let mut books: Vec<PathBuf> = entries(&root.join("crates"))?.into_iter().map(|folder| folder.join("rules.md")).collect();
    books.retain(|book| book.is_file());
    let uses = uses(&root.join("crates"))?;
    for book in books {
        let folder = book.parent().unwrap_or(root);
        let page = page(folder, &uses)?;
        clean &= page.is_clean();
        let name = folder.strip_prefix(root).unwrap_or(folder).display();
        println!("{name}: {} rules, {} with an example, {} that cannot be seen", page.rules, page.shown, page.unseen.len());
        page.unseen.iter().for_each(|line| println!("  {line}"));
        for (ids, lack) in [
            (&page.without_code, "no code names it"),
            (&page.without_test, "no test names it"),
            (&page.unknown, "a test names it, but no rule has this id"),
            (&page.unused, "only tests use this function"),
            (&page.without_example, "no scenario shows it, and unseen.txt gives no reason"),
            (&page.needless, "unseen.txt gives a reason, but a scenario shows it or there is no such rule"),
            (&page.excepted, "left to later work"),
        ] {
            ids.iter().for_each(|id| println!("  {id}: {lack}"));
        }
    }
    if clean { Ok(()) } else { Err("the ledger has gaps".to_owned()) }
}

fn page(folder: &Path, uses: &Uses) -> Result<Page, String> {
    let book = read(&folder.join("rules.md"))?;
    let rules = rules(&book);
    let exceptions = exceptions(&book);
    let (mut code, mut tests): (BTreeSet<String>, BTreeSet<String>) = Default::default();
    let mut page = Page { rules: rules.len(), ..Page::default() };
    let mut unused_functions = Vec::new();
    let mut prove = |ids: Vec<String>, file: &Path| {
        for id in ids {
            if !rules.contains(&id.as_str()) {
                page.unknown.push(format!("{id} ({})", file.strip_prefix(folder).unwrap_or(file).display()));
            }
            tests.insert(id);
        }
    };
    for file in with_ending(&folder.join("src"), "rs")? {
        let text = read(&file)?;
        // What is said of a component or of an event names rules without carrying them out.
        let explains = file.ends_with("things.rs") || file.ends_with("story.rs");
        if !is_test_module(&file) && !explains {
            let for_use = without_tests(&text);
            code.extend(words(&for_use).map(str::to_owned));
            let unused = functions(&for_use).into_iter().filter(|name| uses.get(*name).is_none_or(|&times| times < 2));
            unused_functions
                .extend(unused.map(|name| format!("{name} ({})", file.strip_prefix(folder).unwrap_or(&file).display())));
        }
        prove(proven(&text), &file);
    }
    for file in with_ending(&folder.join("tests"), "rs")? {
        prove(proven(&read(&file)?), &file);
    }
    let mut shown = BTreeSet::new();
    for file in with_ending(&folder.join("tests"), "toml")? {
        // A file that is no scenario is the scenario tests' affair.
        let ids = Scenario::parse(&read(&file)?).map(|scenario| scenario.rules).unwrap_or_default();
        shown.extend(ids.iter().cloned());
        prove(ids, &file);
    }
    page.unused = unused_functions;
    let wanted: Vec<&str> =
        rules.iter().copied().filter(|id| !exceptions.iter().any(|beginning| id.starts_with(beginning))).collect();
    look_for_examples(&mut page, folder, &wanted, &shown)?;
    for &id in &rules {
        if exceptions.iter().any(|beginning| id.starts_with(beginning)) {
            page.excepted.push(id.to_owned());
            continue;
        }
        if !code.contains(id) {
            page.without_code.push(id.to_owned());
        }
        if !tests.contains(id) {
            page.without_test.push(id.to_owned());
        }
    }
    Ok(page)
}

/// Every rule is shown by a scenario, or there is a reason why not.
fn look_for_examples(page: &mut Page, folder: &Path, rules: &[&str], shown: &BTreeSet<String>) -> Result<(), String> {
    let file = folder.join("unseen.txt");
    let text = if file.is_file() { read(&file)? } else { String::new() };
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let reasons: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(": ")).collect();
    let fits = |pattern: &str, id: &str| pattern.strip_suffix('*').map_or(pattern == id, |beginning| id.starts_with(beginning));
    for &id in rules {
        match (shown.contains(id), reasons.iter().find(|(pattern, _)| fits(pattern, id))) {
            (true, _) => page.shown += 1,
            (false, Some((_, reason))) => page.unseen.push(format!("{id}: {reason}")),
            (false, None) => page.without_example.push(id.to_owned()),
        }
    }
    let is_needed = |pattern: &str| rules.iter().any(|id| fits(pattern, id) && !shown.contains(*id));
    page.needless.extend(reasons.iter().filter(|(pattern, _)| !is_needed(pattern)).map(|(pattern, _)| (*pattern).to_owned()));
    Ok(())
}

/// The ids of a rulebook.
fn rules(book: &str) -> Vec<&str> {
    rulebook(book).rules().into_iter().map(|rule| rule.id).collect()
}

/// The rules of an English rulebook. All ids begin with the same word, which the first rule gives away.
pub fn rulebook(book: &str) -> Rulebook<'_> {
    let prefix = book.lines().find_map(|line| {
        let (prefix, _) = bold(line.trim())?.split_once('-')?;
        (prefix.len() >= 2 && prefix.bytes().all(|byte| byte.is_ascii_uppercase())).then_some(prefix)
    });
    Rulebook { language: "en", text: book, prefix: prefix.unwrap_or("-") }
}

/// The rest of a list item or table row that begins in bold.
fn bold(line: &str) -> Option<&str> {
    line.strip_prefix("- **").or_else(|| line.strip_prefix("| **"))
}

/// Beginnings of ids that a rulebook leaves to later work.
fn exceptions(book: &str) -> Vec<&str> {
    book.lines().filter_map(excepted).flat_map(str::split_whitespace).collect()
}

fn excepted(line: &str) -> Option<&str> {
    line.trim().strip_prefix("<!-- ledger: except ")?.strip_suffix("-->")
}

/// The part of a source file that is compiled for use, not for tests only. The code is formatted, so an item ends at the first
/// line that closes it at the indentation of its attribute.
fn without_tests(text: &str) -> String {
    let mut for_use = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.trim() != "#[cfg(test)]" {
            for_use.push_str(line);
            for_use.push('\n');
            continue;
        }
        let indentation = &line[..line.len() - line.trim_start().len()];
        let closing = format!("{indentation}}}");
        lines.by_ref().find(|line| {
            let attribute = line.trim_start().starts_with("#[");
            let one_line = !attribute && line.starts_with(indentation) && !line[indentation.len()..].starts_with(' ');
            *line == closing || one_line && line.ends_with([';', '}'])
        });
    }
    for_use
}

/// How often each word stands in the code of the workspace that is not for tests, comments aside.
type Uses = BTreeMap<String, usize>;

fn uses(crates: &Path) -> Result<Uses, String> {
    let mut uses = Uses::new();
    for folder in entries(crates)? {
        for file in with_ending(&folder.join("src"), "rs")?.into_iter().filter(|file| !is_test_module(file)) {
            for line in without_tests(&read(&file)?).lines() {
                let code = line.split("//").next().unwrap_or_default();
                for word in code.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()) {
                    *uses.entry(word.to_owned()).or_default() += 1;
                }
            }
        }
    }
    Ok(uses)
}

/// The functions that a source file defines, but for those of traits, which are called by the trait's name for them.
fn functions(text: &str) -> Vec<&str> {
    let mut functions = Vec::new();
    let mut of_a_trait = false;
    for line in text.lines() {
        if line.starts_with(|c: char| c.is_alphabetic()) {
            of_a_trait = line.starts_with("impl") && line.contains(" for ");
        }
        let definition = line.trim_start().trim_start_matches("pub ").trim_start_matches("const ");
        if let Some(rest) = definition.strip_prefix("fn ").filter(|_| !of_a_trait) {
            functions.extend(rest.split(|c: char| !c.is_alphanumeric() && c != '_').next());
        }
    }
    functions
}

/// The ids in the `#[proves(…)]` attributes of a source file.
fn proven(text: &str) -> Vec<String> {
    let attributes = text.split("#[proves(").skip(1).filter_map(|rest| rest.split_once(")]"));
    let quoted = attributes.flat_map(|(ids, _)| ids.split('"').skip(1).step_by(2));
    quoted.map(str::to_owned).collect()
}

/// A file such as `tests.rs` or `tests/…` inside `src` is declared under `#[cfg(test)]`.
fn is_test_module(file: &Path) -> bool {
    let part = |part: std::path::Component<'_>| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs";
    let inside_src = file.components().rev().take_while(|part| part.as_os_str() != "src");
    inside_src.into_iter().any(part)
}

/// The words of a text that could be ids. A dash at the end belongs to the sentence.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').map(|word| word.trim_end_matches('-'));
    words.filter(|word| word.contains('-'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Sample;

    /// A crate with a rulebook of three rules.
    fn sample(name: &str) -> Sample {
        let sample = Sample::new(&format!("ledger-{name}"));
        sample.file("rules.md", "# Game\n- **GAM-TURN-1** Lay.\n- **GAM-TURN-10** Draw.\n| **GAM-EVT-FIRE** | Burn |\n");
        sample
    }

    fn page_of(sample: &Sample) -> Page {
        page(sample.folder(), &Uses::new()).expect("a readable crate")
    }

    fn ids(ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| (*id).to_owned()).collect()
    }

    /// A test that proves one rule and mentions another.
    const PROOF: &str = "/// GAM-TURN-1 is not proven here.\n#[test]\n#[proves(\"GAM-EVT-FIRE\")]\nfn fire_burns() {}\n";

    #[test]
    fn an_id_needs_code_and_a_test_that_says_so() {
        let sample = sample("gaps");
        sample.file("src/lib.rs", "/// GAM-TURN-10: draw.\nfn draw() {}\n").file("tests/turn.rs", PROOF);
        let page = page_of(&sample);
        assert_eq!(page.rules, 3);
        assert_eq!(page.without_code, ids(&["GAM-TURN-1", "GAM-EVT-FIRE"]));
        assert_eq!(page.without_test, ids(&["GAM-TURN-1", "GAM-TURN-10"]));
        assert!(!page.is_clean());
    }

    #[test]
    fn what_is_compiled_for_tests_is_no_code() {
        let source = "/// (GAM-TURN-1)\nfn lay() {}\n\n\
            #[cfg(test)]\nmod tests {\n    // GAM-EVT-FIRE\n    #[proves(\n        \"GAM-TURN-1\",\n        \"GAM-EVT-FIRE\"\n    )]\n    fn f() {\n    }\n}\n\n\
            #[cfg(test)]\nuse x;\n\n/// GAM-TURN-10\nfn draw() {}\n";
        let sample = sample("divided");
        let page = page_of(sample.file("src/lib.rs", source));
        assert_eq!((page.without_code, page.without_test), (ids(&["GAM-EVT-FIRE"]), ids(&["GAM-TURN-10"])));
        let page = page_of(sample.file("src/game/tests.rs", "// GAM-EVT-FIRE\n#[proves(\"GAM-TURN-10\")]\nfn f() {}\n"));
        assert_eq!((page.without_code, page.without_test), (ids(&["GAM-EVT-FIRE"]), ids(&[])));
    }

    #[test]
    fn a_test_cannot_prove_a_rule_that_is_not_there() {
        let page = page_of(sample("invented").file("tests/turn.rs", "#[proves(\"GAM-NO-1\")]\nfn f() {}\n"));
        assert_eq!(page.unknown, ids(&["GAM-NO-1 (tests/turn.rs)"]));
    }

    #[test]
    fn only_the_rules_list_of_a_scenario_proves_something() {
        let sample = sample("scenarios");
        sample.file("src/lib.rs", "// GAM-TURN-1 GAM-TURN-10 GAM-EVT-FIRE\n");
        sample.file("tests/scenarios/a.toml", "# GAM-TURN-10\nname = 'x'\ngame = 'g'\nrules = ['GAM-TURN-1', 'GAM-NO-1']\n");
        sample.file("tests/snapshots/a.snap", "GAM-EVT-FIRE\n");
        let page = page_of(&sample);
        assert_eq!(page.without_test, ids(&["GAM-TURN-10", "GAM-EVT-FIRE"]));
        assert_eq!(page.unknown, ids(&["GAM-NO-1 (tests/scenarios/a.toml)"]));
    }

    #[test]
    fn a_function_that_only_tests_use_is_found() {
        let sample = sample("unused");
        let source = "pub fn lay() {}\n\npub const fn draw() {\n    // burn\n    lay();\n}\n\n\
            impl Rules for Game {\n    fn play() {}\n}\n\nimpl Game {\n    pub fn burn() {\n        draw();\n    }\n}\n\n\
            #[cfg(test)]\nmod tests {\n    fn f() {\n        burn();\n    }\n}\n";
        sample.file("crates/game/rules.md", "# Game\n").file("crates/game/src/lib.rs", source);
        let unused = || {
            let uses = uses(&sample.folder().join("crates")).expect("a readable workspace");
            page(&sample.folder().join("crates/game"), &uses).expect("a readable crate").unused
        };
        assert_eq!(unused(), ids(&["burn (src/lib.rs)"]));
        sample.file("crates/page/src/lib.rs", "fn main() {\n    game.burn();\n}\n");
        assert_eq!(unused(), ids(&[]));
    }

    #[test]
    fn a_rule_has_an_example_or_a_reason_why_not() {
        let sample = sample("examples");
        let scenario = "name = \"a\"\nrules = [\"GAM-TURN-1\"]\ngame = \"game\"\n";
        let page = page_of(sample.file("tests/scenarios/a.toml", scenario).file("unseen.txt", "# why\nGAM-EVT-*: it is talk\n"));
        assert_eq!(
            (page.shown, page.unseen, page.without_example),
            (1, ids(&["GAM-EVT-FIRE: it is talk"]), ids(&["GAM-TURN-10"]))
        );
        let page = page_of(sample.file("unseen.txt", "GAM-TURN-1: seen\nGAM-TURN-10: no\nGAM-EVT-FIRE: no\nGAM-X: none\n"));
        assert_eq!((page.without_example, page.needless), (ids(&[]), ids(&["GAM-TURN-1", "GAM-X"])));
    }

    #[test]
    fn ids_can_be_left_to_later_work() {
        let sample = sample("exceptions");
        let book = "<!-- ledger: except GAM-SOLO- GAM-EVT-FIRE -->\n- **GAM-SOLO-1** Alone.\n| **GAM-EVT-FIRE** | Burn |\n";
        sample.file("rules.md", book);
        let page = page_of(&sample);
        assert_eq!(page.excepted, ids(&["GAM-SOLO-1", "GAM-EVT-FIRE"]));
        assert!(page.is_clean(), "{page:?}");
    }
}
