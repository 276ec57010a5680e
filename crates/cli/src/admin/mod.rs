//! `coven admin`: what has to be done about people and tables, beside a server that may be running.

mod invites;
mod people;
mod prune;
mod reports;
mod tables;
mod when;

use crate::database;
use crate::health::address;
use crate::shell::{Outcome, Shell, Stop};
use coven_server::care::{Care, CareError};
use coven_store::Database;
use serde_json::Value;
use std::io::Write;

/// Look after people and tables, while the server runs or not
///
/// Works on the database itself. A server that uses it notices within a second.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven admin people list
  coven admin people reset ada
  coven admin people ban ada --until 7d
  coven admin tables list --state playing --json
  coven admin prune --older-than 90d --dry-run")]
pub struct Args {
    /// The database that the server uses: a file, or the URL of a PostgreSQL database [default: as for serve]
    #[arg(long, value_name = "FILE|URL", global = true)]
    database: Option<Database>,
    /// How people reach the server, for links [default: http://127.0.0.1:8666]
    #[arg(long, value_name = "URL", value_parser = address, global = true)]
    public_url: Option<String>,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand, Debug)]
enum Command {
    /// Who has been here; a new passphrase; bans; deleting somebody
    #[command(subcommand)]
    People(people::Command),
    /// Which tables there are; closing and deleting them
    #[command(subcommand)]
    Tables(tables::Command),
    /// What people told about others; closing it
    #[command(subcommand)]
    Reports(reports::Command),
    Prune(prune::Args),
    Invite(invites::Invite),
    /// Which invitations there are; taking one away
    #[command(subcommand)]
    Invites(invites::Command),
}

/// What every one of these commands needs.
struct Office<'a, W: Write> {
    care: Care,
    /// How people reach the server.
    url: String,
    json: bool,
    out: &'a mut W,
}

impl<W: Write> Office<'_, W> {
    /// Says what was done, to a person or to a program.
    fn say(&mut self, sentence: &str, value: &Value) -> Result<(), Stop> {
        if self.json {
            writeln!(self.out, "{value:#}")?;
        } else {
            writeln!(self.out, "{sentence}")?;
        }
        Ok(())
    }

    /// Prints a list in columns of its own width, under a heading.
    fn columns<const N: usize>(&mut self, heading: [&str; N], rows: &[[String; N]]) -> Result<(), Stop> {
        let width =
            |column: usize| rows.iter().map(|row| row[column].chars().count()).chain([heading[column].len()]).max().unwrap_or(0);
        let widths: Vec<usize> = (0..N).map(width).collect();
        for row in std::iter::once(&heading.map(str::to_owned)).chain(rows) {
            let line: Vec<String> = row.iter().zip(&widths).map(|(text, width)| format!("{text:width$}")).collect();
            writeln!(self.out, "{}", line.join("  ").trim_end())?;
        }
        Ok(())
    }
}

impl From<CareError> for Stop {
    fn from(error: CareError) -> Stop {
        Stop::input(error)
    }
}

pub fn run(shell: &Shell, args: Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let database = database::or_usual(args.database)?;
    let url = args.public_url.unwrap_or_else(|| "http://127.0.0.1:8666".to_owned());
    let mut office = Office { care: Care::open(&database, &shell.data)?, url, json: args.json, out };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match args.command {
            Command::People(command) => people::run(&mut office, command).await,
            Command::Tables(command) => tables::run(&mut office, command).await,
            Command::Reports(command) => reports::run(&mut office, command).await,
            Command::Prune(args) => prune::run(&mut office, &args).await,
            Command::Invite(args) => invites::invite(&mut office, &args).await,
            Command::Invites(command) => invites::run(&mut office, command).await,
        }
    })
}
