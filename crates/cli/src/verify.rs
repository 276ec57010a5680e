//! `coven verify`: was the game dealt as promised and played by the rules?

use crate::recordfile;
use crate::shell::{Outcome, Shell, Stop};
use coven_catalog::{ResumeError, resume};
use coven_engine::{Commitment, Phrase, Record, RecordError};
use coven_text::refusal;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Check a record: the promise of fair dealing, every move, and the final standing
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven verify game.jsonl
  coven verify game.jsonl --commitment 51ab…   (the commitment that was shown before the first card)")]
pub struct Args {
    file: PathBuf,
    /// The commitment that was shown before the first card, to compare with the record's
    #[arg(long, value_name = "HEX")]
    commitment: Option<Commitment>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let record = recordfile::read(&args.file)?;
    let problem = problem(shell, &record, args.commitment).map_err(|error| Stop::file(&args.file, error))?;
    let problem = problem.map(|problem| shell.say(problem));
    if args.json {
        let header = &record.header;
        let verdict = json!({
            "file": args.file.display().to_string(),
            "ok": problem.is_none(),
            "problem": problem,
            "game": header.game,
            "moves": record.moves.len(),
            "over": record.closing.standing.is_some(),
            "commitment": header.commitment,
        });
        writeln!(out, "{verdict}")?;
    } else {
        let file = args.file.display().to_string();
        let verdict = match &problem {
            None => Phrase::new("verify-good").with("file", file).with("moves", record.moves.len()),
            Some(problem) => Phrase::new("verify-bad").with("file", file).with("problem", problem.as_str()),
        };
        writeln!(out, "{}", shell.say(verdict))?;
        writeln!(
            out,
            "{}",
            shell.say(Phrase::new("verify-commitment").with("commitment", record.header.commitment.to_string()))
        )?;
    }
    Ok(if problem.is_none() { Outcome::Good } else { Outcome::Found })
}

/// What is wrong with a record that can be read and belongs to this data. A record that cannot be judged is an error.
fn problem(shell: &Shell, record: &Record, shown: Option<Commitment>) -> Result<Option<Phrase>, ResumeError> {
    if shown.is_some_and(|shown| shown != record.header.commitment) {
        return Ok(Some(Phrase::new("verify-other-commitment")));
    }
    match resume(record, &shell.data) {
        Ok(_) => Ok(None),
        Err(ResumeError::Record(RecordError::BrokenPromise)) => Ok(Some(Phrase::new("verify-broken-promise"))),
        Err(ResumeError::Record(RecordError::Setup(error))) => {
            let reason = shell.texts.setup_refused(&error);
            Ok(Some(Phrase::new("verify-setup").with("reason", reason).with("rule", error.rule)))
        }
        Err(ResumeError::Record(RecordError::Notation { number, error })) => {
            Ok(Some(Phrase::new("verify-notation").with("number", number).with("text", error.text)))
        }
        Err(ResumeError::Record(RecordError::Refused { number, seat, notation, illegal })) => {
            let refused = Phrase::new("verify-refused").with("number", number).with("seat", seat).with("notation", notation);
            Ok(Some(refused.with("reason", refusal(illegal.code)).with("rule", illegal.rule)))
        }
        Err(ResumeError::Record(RecordError::OtherStanding)) => Ok(Some(Phrase::new("verify-other-standing"))),
        Err(error) => Err(error),
    }
}
