//! Runs every scenario of the folder.

use coven_engine::scenario::{Scenario, run};
use coven_engine::{DataSource, Rules, rulebook};
use coven_salem::Salem;
use std::fs;
use std::path::PathBuf;

fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let rules = Salem::load(&DataSource::builtin()).expect("built-in data");
    let known: Vec<&str> =
        rulebook::rules(Salem::about().rulebook, Salem::about().rule_prefix).iter().map(|rule| rule.id).collect();
    let mut failures = Vec::new();
    for file in files() {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("the file");
        let scenario = match Scenario::parse(&text) {
            Ok(scenario) => scenario,
            Err(error) => {
                failures.push(format!("{name}: {error}"));
                continue;
            }
        };
        failures.extend(run(&rules, &scenario).iter().map(|failure| format!("{name}: {failure}")));
        for rule in scenario.rules.iter().filter(|rule| !known.contains(&rule.as_str())) {
            failures.push(format!("{name}: there is no rule {rule}"));
        }
        if scenario.rules.is_empty() || scenario.steps.is_empty() {
            failures.push(format!("{name}: it proves nothing"));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
