//! `coven scenario`: the specification's examples, and anybody's own.

mod run;
mod sample;
mod schema;

use crate::examples::examples;
use crate::shell::{Outcome, Shell, Stop};
use std::io::Write;

/// Run scenario files, or print what can be said in one
#[derive(clap::Subcommand, Debug)]
#[command(after_help = examples(&[
    "coven scenario run my-scenarios",
    "coven scenario run mine.toml --json",
    "coven scenario schema {game}",
]))]
pub enum Command {
    Run(run::Args),
    Schema(schema::Args),
}

pub fn run(shell: &Shell, command: Command, out: &mut impl Write) -> Result<Outcome, Stop> {
    match command {
        Command::Run(args) => run::run(shell, &args, out),
        Command::Schema(args) => schema::run(shell, &args, out),
    }
}
