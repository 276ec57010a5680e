//! The worked examples and rulings of the rulebook, as the files of `scenarios/` tell them.

use coven_broom::Broom;
use coven_engine::scenario::{Expect, Legal, Scenario, Step, run};
use coven_engine::{DataSource, Rules, rulebook};
use std::fs;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = fs::read_dir(folder).expect("the folder of scenarios");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

/// Everything that is wrong with one file.
fn problems(rules: &Broom, known: &[&str], file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).expect("a readable file");
    let scenario = match Scenario::parse(&text) {
        Ok(scenario) => scenario,
        Err(error) => return vec![error],
    };
    let mut problems: Vec<String> = run(rules, &scenario).iter().map(ToString::to_string).collect();
    if scenario.rules.is_empty() {
        problems.push("it names no rule".to_owned());
    }
    let unknown = scenario.rules.iter().filter(|id| !known.contains(&id.as_str()));
    problems.extend(unknown.map(|id| format!("{id} is no rule of the rulebook")));
    if !scenario.steps.iter().any(says_something) {
        problems.push("no step expects or refuses anything, so it proves nothing".to_owned());
    }
    problems
}

fn says_something(step: &Step) -> bool {
    let Expect { state, view, absent, legal, deciding, points, sheet, places } = &step.expect;
    let lists = |legal: &Legal| legal.only.is_some() || legal.count.is_some() || !legal.has.is_empty() || !legal.lacks.is_empty();
    !step.refused.is_empty()
        || !state.is_empty()
        || view.values().any(|shown| !shown.is_empty())
        || !absent.is_empty()
        || legal.values().any(lists)
        || deciding.is_some()
        || points.is_some()
        || sheet.values().any(|lines| !lines.is_empty())
        || places.is_some()
}

#[test]
fn every_scenario_holds() {
    let rules = Broom::load(&DataSource::builtin()).expect("the built-in data");
    let about = Broom::about();
    let known: Vec<&str> = rulebook::rules(about.rulebook, about.rule_prefix).iter().map(|rule| rule.id).collect();
    let mut report = String::new();
    for file in files() {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for problem in problems(&rules, &known, &file) {
            report += &format!("\n{name}: {problem}");
        }
    }
    assert!(report.is_empty(), "{report}\n");
}

/// A scenario for every ruling and for every worked example.
#[test]
fn no_ruling_is_without_a_scenario() {
    let rules = rulebook::rules(Broom::about().rulebook, "BRM");
    let rulings = rules.iter().filter_map(|rule| rule.id.strip_prefix("BRM-RUL-")).map(|number| format!("rul-{number:0>2}-"));
    let examples = (1..=3).map(|number| format!("we-{number}-"));
    let files = files();
    let names: Vec<String> = files.iter().filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned())).collect();
    let missing: Vec<String> =
        rulings.chain(examples).filter(|start| !names.iter().any(|name| name.starts_with(start))).collect();
    assert!(missing.is_empty(), "no scenario begins with {missing:?}");
}
