//! `coven doctor`: is everything around the server as it should be?

use crate::database;
use crate::health::{address, agent, ask};
use crate::serve;
use crate::shell::{Outcome, Shell, Stop};
use coven_engine::Phrase;
use coven_server::{Mail, MailServer, Sender};
use coven_store::{Database, Looked, look};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The mail server must answer within this time.
const MAIL_TIMEOUT: Duration = Duration::from_secs(10);

/// With less room than this the disk will be full soon.
const ROOM: u64 = 1 << 30;

/// The number of open files that a server with some hundred players needs: every stream is a connection, and every connection a file.
const FILES: u64 = 4096;

/// Clocks of nodes and of the database should agree to within this time.
const CLOCKS_APART: i64 = 1_000;

/// What a stream says first must come through within this time: it is sent at once.
const FIRST_WORD: Duration = Duration::from_secs(2);

/// Look at everything that a server needs: database, disk, permissions, clock, files, and streams through its public address
///
/// Nothing is changed, and the server may run meanwhile. The exit code is 1 if something must be mended.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven doctor
  coven doctor --database postgres://coven@db/coven --public-url https://coven.example.org")]
pub struct Args {
    /// The database that the server uses: a file, or the URL of a PostgreSQL database [default: as for serve]
    #[arg(long, value_name = "FILE|URL")]
    database: Option<Database>,
    /// How people reach the server
    #[arg(long, value_name = "URL", value_parser = address)]
    public_url: Option<String>,
    /// The mail server that the server uses
    #[arg(long, value_name = "URL")]
    mail: Option<MailServer>,
    /// Who mails come from
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<Sender>,
}

/// What was found.
#[derive(Clone, PartialEq, Debug)]
enum Finding {
    Good(Phrase),
    /// Worth a look.
    Odd(Phrase),
    /// To be mended.
    Bad(Phrase),
}

pub fn run(shell: &Shell, args: Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let database = database::or_usual(args.database)?;
    let (found, looked) = reach(&database);
    let mut findings = vec![found];
    if let Database::Sqlite(path) = &database {
        findings.extend(permissions(path));
        findings.push(disk(path));
    }
    findings.push(clock(looked.as_ref(), now()));
    findings.push(files(&std::fs::read_to_string("/proc/self/limits").unwrap_or_default()));
    match &args.public_url {
        Some(url) => findings.push(streams(url)),
        None => findings.push(Finding::Odd(Phrase::new("doctor-streams-unasked"))),
    }
    findings.push(mail(serve::mail(args.mail, args.mail_from)?)?);
    for finding in &findings {
        let (mark, phrase) = match finding {
            Finding::Good(phrase) => ("✓", phrase),
            Finding::Odd(phrase) => ("!", phrase),
            Finding::Bad(phrase) => ("✗", phrase),
        };
        writeln!(out, "{mark} {}", shell.texts.say(phrase, &[]))?;
    }
    let bad = findings.iter().any(|finding| matches!(finding, Finding::Bad(_)));
    Ok(if bad { Outcome::Found } else { Outcome::Good })
}

fn reach(database: &Database) -> (Finding, Option<Looked>) {
    match look(database) {
        Ok(Some(looked)) => {
            let told = Phrase::new("doctor-database-good").with("schema", looked.schema);
            let told = told.with("tables", looked.tables.to_string()).with("people", looked.people.to_string());
            (Finding::Good(told), Some(looked))
        }
        Ok(None) => (Finding::Odd(Phrase::new("doctor-database-none")), None),
        Err(error) => (Finding::Bad(Phrase::new("doctor-database-bad").with("why", error.to_string())), None),
    }
}

/// The files beside a database that hold something private.
fn private_files(path: &Path) -> Vec<PathBuf> {
    let beside = |end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    ["", "-wal", ".secret"].into_iter().map(beside).filter(|file| file.exists()).collect()
}

/// Files that others can read, or that belong to somebody else than their folder.
fn permissions(path: &Path) -> Vec<Finding> {
    use std::os::unix::fs::MetadataExt;
    let folder = folder(path);
    let Ok(owner) = folder.metadata().map(|folder| folder.uid()) else {
        return vec![Finding::Bad(Phrase::new("doctor-folder-none").with("folder", folder.display().to_string()))];
    };
    let mut findings = Vec::new();
    for file in private_files(path) {
        let Ok(about) = file.metadata() else {
            continue;
        };
        let named = |id: &'static str| Phrase::new(id).with("file", file.display().to_string());
        if about.mode() & 0o077 != 0 {
            let mode = format!("{:04o}", about.mode() & 0o7777);
            findings.push(Finding::Bad(named("doctor-permissions-open").with("mode", mode)));
        }
        if about.uid() != owner {
            findings.push(Finding::Odd(named("doctor-permissions-other")));
        }
    }
    if findings.is_empty() {
        findings.push(Finding::Good(Phrase::new("doctor-permissions-good")));
    }
    findings
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn disk(path: &Path) -> Finding {
    let folder = folder(path).display().to_string();
    match rustix::fs::statvfs(Path::new(&folder)) {
        Ok(system) => room(&folder, system.f_bavail.saturating_mul(system.f_frsize)),
        Err(error) => Finding::Odd(Phrase::new("doctor-disk-unknown").with("folder", folder).with("why", error.to_string())),
    }
}

fn room(folder: &str, free: u64) -> Finding {
    let told = |id: &'static str| Phrase::new(id).with("folder", folder).with("free", (free >> 20).to_string());
    if free < ROOM / 10 {
        Finding::Bad(told("doctor-disk-low"))
    } else if free < ROOM {
        Finding::Odd(told("doctor-disk-low"))
    } else {
        Finding::Good(told("doctor-disk-good"))
    }
}

/// Clocks that do not agree make moves come before the moves that they answer.
fn clock(looked: Option<&Looked>, now: i64) -> Finding {
    let seconds = |apart: i64| format!("{:.1}", apart as f64 / 1000.0);
    let clock = looked.and_then(|looked| looked.clock);
    if let Some(apart) = clock.map(|clock| (clock - now).abs()).filter(|&apart| apart > CLOCKS_APART) {
        return Finding::Bad(Phrase::new("doctor-clock-apart").with("seconds", seconds(apart)));
    }
    let latest = looked.and_then(|looked| looked.latest);
    if let Some(ahead) = latest.map(|latest| latest - now).filter(|&ahead| ahead > CLOCKS_APART) {
        return Finding::Bad(Phrase::new("doctor-clock-behind").with("seconds", seconds(ahead)));
    }
    Finding::Good(Phrase::new("doctor-clock-good"))
}

/// How many files this program may have open, as Linux tells it.
fn files(limits: &str) -> Finding {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let Some(limit) = line.and_then(|line| line.split_whitespace().next()) else {
        return Finding::Odd(Phrase::new("doctor-files-unknown"));
    };
    let told = |id: &'static str| Phrase::new(id).with("limit", limit);
    match limit.parse::<u64>() {
        Ok(number) if number < FILES => Finding::Odd(told("doctor-files-low")),
        _ => Finding::Good(told("doctor-files-good")),
    }
}

/// Whether what is sent on a stream comes through at once, and is not kept back by something on the way.
fn streams(url: &str) -> Finding {
    match first_word(url) {
        Ok(took) => Finding::Good(Phrase::new("doctor-streams-good").with("url", url).with("ms", took.as_millis().to_string())),
        Err(why) => Finding::Bad(Phrase::new("doctor-streams-bad").with("url", url).with("why", why)),
    }
}

/// Whether mails can be sent. Nothing is sent.
fn mail(mail: Option<Mail>) -> Result<Finding, Stop> {
    let Some(mail) = mail else {
        return Ok(Finding::Odd(Phrase::new("doctor-mail-none")));
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(match runtime.block_on(mail.answers(MAIL_TIMEOUT)) {
        Ok(()) => Finding::Good(Phrase::new("doctor-mail-good")),
        Err(why) => Finding::Bad(Phrase::new("doctor-mail-bad").with("why", why)),
    })
}

fn first_word(url: &str) -> Result<Duration, String> {
    let told = |error: ureq::Error| error.to_string();
    ask(&agent(), url)?;
    let began = Instant::now();
    let stream = agent().get(format!("{url}/health/stream")).config();
    let mut answer = stream.timeout_global(Some(FIRST_WORD)).build().call().map_err(told)?;
    if answer.status().as_u16() != 200 {
        return Err(format!("{} for a stream", answer.status().as_u16()));
    }
    let mut byte = [0];
    answer.body_mut().as_reader().read_exact(&mut byte).map_err(|error| error.to_string())?;
    Ok(began.elapsed())
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(finding: &Finding) -> (char, &str) {
        match finding {
            Finding::Good(phrase) => ('+', &*phrase.id),
            Finding::Odd(phrase) => ('?', &*phrase.id),
            Finding::Bad(phrase) => ('-', &*phrase.id),
        }
    }

    #[test]
    fn the_disk_needs_room() {
        assert_eq!(id(&room("/", 5 << 30)), ('+', "doctor-disk-good"));
        assert_eq!(id(&room("/", 500 << 20)), ('?', "doctor-disk-low"));
        assert_eq!(id(&room("/", 50 << 20)), ('-', "doctor-disk-low"));
    }

    #[test]
    fn clocks_must_agree_and_not_go_back() {
        let looked = |clock, latest| Looked { schema: 1, tables: 1, people: 1, latest, clock };
        let now = 1_000_000;
        assert_eq!(id(&clock(None, now)), ('+', "doctor-clock-good"));
        assert_eq!(id(&clock(Some(&looked(Some(now + 500), Some(now))), now)), ('+', "doctor-clock-good"));
        assert_eq!(id(&clock(Some(&looked(Some(now - 3000), None)), now)), ('-', "doctor-clock-apart"));
        assert_eq!(id(&clock(Some(&looked(None, Some(now + 9000))), now)), ('-', "doctor-clock-behind"));
    }

    #[test]
    fn many_people_need_many_files() {
        let limits = |soft: &str| {
            format!(
                "Limit                     Soft Limit           Hard Limit\nMax open files            {soft}                 1048576              files     \n"
            )
        };
        assert_eq!(id(&files(&limits("1024"))), ('?', "doctor-files-low"));
        assert_eq!(id(&files(&limits("32768"))), ('+', "doctor-files-good"));
        assert_eq!(id(&files(&limits("unlimited"))), ('+', "doctor-files-good"));
        assert_eq!(id(&files("")), ('?', "doctor-files-unknown"));
    }

    #[test]
    fn what_is_private_is_for_its_owner_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("coven.db");
        let secret = folder.path().join("coven.db.secret");
        for file in [&path, &secret] {
            std::fs::write(file, "").expect("a file");
            std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600)).expect("a mode");
        }
        assert_eq!(permissions(&path).iter().map(id).collect::<Vec<_>>(), [('+', "doctor-permissions-good")]);
        std::fs::set_permissions(&secret, std::fs::Permissions::from_mode(0o640)).expect("a mode");
        assert_eq!(permissions(&path).iter().map(id).collect::<Vec<_>>(), [('-', "doctor-permissions-open")]);
        let nowhere = permissions(Path::new("/nowhere/coven.db"));
        assert_eq!(nowhere.iter().map(id).collect::<Vec<_>>(), [('-', "doctor-folder-none")]);
    }
}
