//! The scenarios of a folder, as a test of a game runs them.

use crate::data::DataSource;
use crate::rulebook;
use crate::rules::WholeGame;
use crate::scenario::{Expect, Legal, Scenario, Step, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Runs every scenario of a folder under the built-in data. Each must hold, name rules of the rulebook, and expect something.
///
/// # Panics
/// With everything that is wrong, one line each.
pub fn check_scenarios<R: WholeGame>(folder: &Path) {
    let rules = Arc::new(R::load(&DataSource::builtin()).unwrap_or_else(|error| panic!("{error}")));
    let about = R::about();
    let known: Vec<&str> = rulebook::rules(about.rulebook, about.rule_prefix).iter().map(|rule| rule.id).collect();
    let wrong: Vec<String> = files(folder)
        .iter()
        .flat_map(|file| problems(&rules, &known, file).into_iter().map(|problem| format!("\n{}: {problem}", name(file))))
        .collect();
    assert!(wrong.is_empty(), "{}\n", wrong.concat());
}

/// The names of the scenarios of a folder, without their ending.
///
/// # Panics
/// If the folder cannot be read.
pub fn scenario_names(folder: &Path) -> Vec<String> {
    files(folder).iter().map(|file| name(file).trim_end_matches(".toml").to_owned()).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = super::files(folder, "toml");
    files.sort();
    assert!(!files.is_empty(), "there is no scenario in {}", folder.display());
    files
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Everything that is wrong with one file.
fn problems<R: WholeGame>(rules: &Arc<R>, known: &[&str], file: &Path) -> Vec<String> {
    let scenario = fs::read_to_string(file).map_err(|error| error.to_string()).and_then(|text| Scenario::parse(&text));
    let scenario = match scenario {
        Ok(scenario) => scenario,
        Err(error) => return vec![error],
    };
    let mut problems: Vec<String> = run(rules, &scenario).iter().map(ToString::to_string).collect();
    if scenario.rules.is_empty() {
        problems.push("it names no rule".to_owned());
    }
    let unknown = scenario.rules.iter().filter(|id| !known.contains(&id.as_str()));
    problems.extend(unknown.map(|id| format!("{id} is no rule of the rulebook")));
    if !scenario.steps.iter().any(expects_something) {
        problems.push("no step expects or refuses anything, so it proves nothing".to_owned());
    }
    problems
}

fn expects_something(step: &Step) -> bool {
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
