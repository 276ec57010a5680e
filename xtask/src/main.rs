//! The project's own chores: `cargo xtask test`, `python`, `ledger`, `seal`, `soak`, `records`, `screenshots`, `page`.

#![forbid(unsafe_code)]

mod files;
mod ledger;
mod python;
#[cfg(test)]
mod registration;
#[cfg(test)]
mod rooms;
mod run;
mod screenshots;
mod seal;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "cargo xtask CHORE

  test               everything that must hold: formatting, clippy, all tests, those of the Python package, the ledger;
                     `test --quick` leaves out what needs a browser, PostgreSQL or Python's packages
  python             build the wheel and test it
  ledger             every rule has code, a test and, if it can be seen, an example
  seal [LANGUAGE…]   say that the translations of the rules were read against the present English
  soak --games N     the conformance kit over N random games of every game; further options go to `coven soak all`
  records            write the golden records anew (then look at what changed)
  screenshots        pictures of the main screens, into target/screenshots (needs chromium and chromedriver);
                     `screenshots docs` also renews those of the README and the one beside links
  page               how heavy the pages are, and how quickly a move comes back";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let chore = args.next();
    let rest: Vec<String> = args.collect();
    let done = match (chore.as_deref(), rest.is_empty()) {
        (Some("test"), true) => test(false),
        (Some("test"), false) if rest == ["--quick"] => test(true),
        (Some("python"), true) => python::test(&root()),
        (Some("ledger"), true) => ledger::print(&root()),
        (Some("seal"), _) => seal::renew(&root(), &rest),
        (Some("soak"), false) => run::cargo(&["run", "--release", "-p", "coven-cli", "--", "soak", "all"], &rest),
        (Some("records"), true) => run::cargo_with(("COVEN_BLESS", "1"), &["test", "--workspace", "--test", "records"]),
        (Some("screenshots"), true) => screenshots::take(&root(), false),
        (Some("screenshots"), false) if rest == ["docs"] => screenshots::take(&root(), true),
        (Some("page"), true) => screenshots::weigh(),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

/// Everything that must hold before a change is handed in; `quick` leaves out what needs a browser, PostgreSQL or Python's packages.
fn test(quick: bool) -> Result<(), String> {
    let at_once = format!("--test-threads={}", tests_at_once());
    run::cargo(&["fmt", "--all", "--check"], &[])?;
    run::cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    // Without the tests: what only they use is dead code.
    run::cargo(&["clippy", "--workspace", "--lib", "--bins", "--", "-D", "warnings"], &[])?;
    match (quick, run::has_nextest()) {
        (true, true) => {
            run::cargo_with(("COVEN_POSTGRES_BIN", "/hidden"), &["nextest", "run", "--workspace", "--profile=quick", &at_once])?
        }
        (true, false) => return Err("`test --quick` needs cargo-nextest: cargo install cargo-nextest --locked".to_owned()),
        (false, true) => {
            run::cargo(&["nextest", "run", "--workspace", &at_once], &[])?;
            run::cargo(&["test", "--workspace", "--doc"], &[])?;
            run::cargo(&[&["nextest", "run"], EXAMPLE].concat(), &[])?;
        }
        (false, false) => {
            run::cargo(&["test", "--workspace"], &[])?;
            run::cargo(&[&["test"], EXAMPLE].concat(), &[])?;
        }
    }
    if !quick {
        python::test(&root())?;
    }
    ledger::print(&root())
}

/// Two more than there are cores: many tests wait for a browser, a server or a terminal most of the time.
fn tests_at_once() -> usize {
    std::thread::available_parallelism().map_or(2, |cores| cores.get() + 2)
}

/// The tests with the example game in the catalog: whoever plays it in the shell and in a browser proves that a game needs no more
/// than its line there. The whole workspace is named, so that other crates keep the features with which they were compiled.
const EXAMPLE: &[&str] = &["--workspace", "--features", "coven-cli/example,coven-browser/example", "--test", "example"];

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}
