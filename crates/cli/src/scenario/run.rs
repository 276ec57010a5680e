//! `coven scenario run`.

use crate::shell::{Outcome, Shell, Stop, complain};
use coven_catalog::{Visitor, visit};
use coven_engine::WholeGame;
use coven_engine::scenario::{self, Failure, Scenario};
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Run scenario files and say what does not hold
///
/// Exit code 1 if an expectation fails, 2 if a file cannot be carried out at all.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE|DIR")]
    files: Vec<PathBuf>,
    /// One JSON object per line and file
    #[arg(long)]
    json: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    let (mut failed, mut outcome) = (0, Outcome::Good);
    for file in &files {
        let failures = carry_out(shell, file);
        failed += u32::from(!failures.is_empty());
        if args.json {
            let failures: Vec<String> = failures.iter().map(Failure::to_string).collect();
            writeln!(out, "{}", json!({ "file": file.display().to_string(), "ok": failures.is_empty(), "failures": failures }))?;
        } else {
            writeln!(out, "{} {}", if failures.is_empty() { "ok    " } else { "FAILED" }, file.display())?;
        }
        for failure in &failures {
            match failure {
                Failure::Unusable(what) => {
                    complain(Stop::file(file, what));
                    outcome = Outcome::BadInput;
                }
                Failure::Unmet(what) => {
                    outcome = if outcome == Outcome::BadInput { outcome } else { Outcome::Found };
                    if !args.json {
                        writeln!(out, "       {what}")?;
                    }
                }
            }
        }
    }
    if !args.json {
        writeln!(out, "{} scenarios, {failed} failed", files.len())?;
    }
    Ok(outcome)
}

/// The files themselves, or all scenarios of a folder and the folders in it, by name.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Stop> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let (before, entries) = (files.len(), fs::read_dir(path).map_err(|error| Stop::file(path, error))?);
    let mut entries: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
            collect(&entry, files)?;
        }
    }
    if files.len() == before {
        return Err(Stop::file(path, "there is no scenario in this folder"));
    }
    Ok(())
}

fn carry_out(shell: &Shell, file: &Path) -> Vec<Failure> {
    let unusable = |what: String| vec![Failure::Unusable(what)];
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return unusable(error.to_string()),
    };
    let scenario = match Scenario::parse(&text) {
        Ok(scenario) => scenario,
        Err(error) => return unusable(error),
    };
    match visit(&scenario.game, &shell.data, Run { scenario: &scenario }) {
        Ok(failures) => failures,
        Err(error) => unusable(error.to_string()),
    }
}

struct Run<'a> {
    scenario: &'a Scenario,
}

impl Visitor for Run<'_> {
    type Output = Vec<Failure>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Vec<Failure> {
        scenario::run(&rules, self.scenario)
    }
}
