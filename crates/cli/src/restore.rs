//! `coven restore`: a backup becomes a database again, after every game has been played through.

use crate::database;
use crate::replayed::{Replayed, replay};
use crate::shell::{Outcome, Shell, Stop, complain};
use coven_engine::Phrase;
use coven_server::Games;
use coven_store::Database;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

/// Restore a backup into an empty database, SQLite or PostgreSQL
///
/// Every game is played through again and must stand as it did; otherwise nothing is restored. Stop the server before, and start it
/// afterwards.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven restore coven.backup --database /srv/coven/coven.db
  coven restore coven.backup --database postgres://coven@db/coven")]
pub struct Args {
    file: PathBuf,
    /// Where to: a file, or the URL of a PostgreSQL database [default: as for serve]
    #[arg(long, value_name = "FILE|URL")]
    database: Option<Database>,
    /// Restore also tables that cannot be played through, and name them
    #[arg(long)]
    keep_unreadable: bool,
}

pub fn run(shell: &Shell, args: Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let database = database::or_usual(args.database)?;
    let file = File::open(&args.file).map_err(|error| Stop::file(&args.file, error))?;
    let games = Games::unpack(&shell.data)?;
    let (mut taken_up, mut unreadable) = (0, Vec::new());
    let restored = coven_store::restore(&database, file, &mut |data, table| match replay(&games, data, table) {
        Ok(Replayed::AsItWas) => Ok(()),
        Ok(Replayed::TakenUp) => {
            taken_up += 1;
            Ok(())
        }
        Err(why) if args.keep_unreadable => {
            unreadable.push((table.id.clone(), why));
            Ok(())
        }
        Err(why) => Err(why),
    });
    let restored = restored.map_err(|error| Stop::file(&args.file, error))?;
    let told = Phrase::new("restore-done").with("file", args.file.display().to_string());
    let told = told.with("tables", restored.tables as usize).with("people", restored.people as usize);
    writeln!(out, "{}", shell.say(told))?;
    if taken_up > 0 {
        writeln!(out, "{}", shell.say(Phrase::new("restore-taken-up").with("tables", taken_up)))?;
    }
    for (table, why) in &unreadable {
        let told = Phrase::new("restore-unreadable").with("table", table.as_str()).with("why", why.as_str());
        complain(shell.say(told));
    }
    Ok(if unreadable.is_empty() { Outcome::Good } else { Outcome::Found })
}
