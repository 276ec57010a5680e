//! Calling cargo and other programs.

use std::process::{Command, Stdio};

/// Runs cargo with these arguments.
pub fn cargo(args: &[&str], more: &[String]) -> Result<(), String> {
    finish(command(args).args(more), &format!("cargo {} {}", args.join(" "), more.join(" ")))
}

/// Runs cargo with a variable of the environment set.
pub fn cargo_with((name, value): (&str, &str), args: &[&str]) -> Result<(), String> {
    finish(command(args).env(name, value), &format!("{name}={value} cargo {}", args.join(" ")))
}

/// Runs another program.
pub fn program(command: &mut Command) -> Result<(), String> {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let shown = words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ");
    finish(command, &shown)
}

pub fn has_nextest() -> bool {
    let found = command(&["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

fn finish(command: &mut Command, shown: &str) -> Result<(), String> {
    let shown = shown.trim_end();
    eprintln!("── {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("failed: {shown}")),
        Err(error) => Err(format!("{shown} cannot be run: {error}")),
    }
}
