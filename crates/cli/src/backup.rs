//! `coven backup`: everything that a server keeps, in one file.

use crate::database;
use crate::shell::{Outcome, Shell, Stop};
use coven_engine::Phrase;
use coven_store::Database;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Write everything that a server keeps into one file, while it serves
///
/// The file can be restored into SQLite and into PostgreSQL, wherever it came from. It holds the secret of the server and the hashes
/// of passphrases: keep it as private as the database. A file of this name is replaced once the new one is whole.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven backup coven.backup
  coven backup coven.backup --database postgres://coven@db/coven")]
pub struct Args {
    file: PathBuf,
    /// The database that the server uses: a file, or the URL of a PostgreSQL database [default: as for serve]
    #[arg(long, value_name = "FILE|URL")]
    database: Option<Database>,
}

pub fn run(shell: &Shell, args: Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let database = database::or_usual(args.database)?;
    let unfinished = beside(&args.file);
    let written = private(&unfinished).map_err(coven_store::BackupError::from).and_then(|file| {
        let written = coven_store::backup(&database, io::BufWriter::new(&file), now())?;
        file.sync_all()?;
        std::fs::rename(&unfinished, &args.file)?;
        Ok(written)
    });
    let written = written.map_err(|error| {
        let _ = std::fs::remove_file(&unfinished);
        Stop::file(&args.file, error)
    })?;
    let file = args.file.display().to_string();
    let told = Phrase::new("backup-done").with("file", file).with("tables", written.tables as usize);
    writeln!(out, "{}", shell.say(told.with("people", written.people as usize)))?;
    writeln!(out, "{}", shell.say(Phrase::new("backup-secret")))?;
    Ok(Outcome::Good)
}

/// The name of a file that is not whole yet.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    name.into()
}

/// Makes a file that nobody else can read.
fn private(path: &Path) -> io::Result<File> {
    // A file that an interrupted backup left may have wider permissions.
    let _ = std::fs::remove_file(path);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
