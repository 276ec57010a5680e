//! `coven admin invite` and `coven admin invites`: who may come in where not everybody may.

use super::{Office, when};
use crate::shell::{Outcome, Stop};
use coven_store::{Invitation, code_hash, fresh_code};
use serde_json::{Value, json};
use std::io::Write;

/// Maximum length of a note, in characters.
const LONGEST_NOTE: usize = 100;

/// Print the code of a new invitation, for a server with --invite-only
///
/// The code is kept nowhere: who has lost it needs another one.
#[derive(clap::Args, Debug)]
pub struct Invite {
    /// Number of people whom it lets in
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    uses: u32,
    /// Number of days after which it ends [default: never]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    days: Option<u32>,
    /// For whom it is, to find it again in the list
    #[arg(long, value_name = "TEXT", default_value = "", value_parser = note)]
    note: String,
}

#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// List all invitations that were not revoked
    List,
    /// Take an invitation away; whoever came by it stays
    Revoke {
        /// As `list` shows it
        id: String,
    },
}

fn note(text: &str) -> Result<String, String> {
    let fits = text.chars().count() <= LONGEST_NOTE && !text.chars().any(char::is_control);
    if fits { Ok(text.to_owned()) } else { Err(format!("a note has at most {LONGEST_NOTE} visible characters")) }
}

pub async fn invite(office: &mut Office<'_, impl Write>, args: &Invite) -> Result<Outcome, Stop> {
    let (code, now) = (fresh_code().map_err(Stop::input)?, when::now());
    let expires = args.days.map(|days| now + when::days(days));
    let made = office.care.store.invite(&code_hash(&code), args.uses, expires, &args.note, now).await.map_err(Stop::input)?;
    let length = expires.map_or_else(String::new, |expires| format!(", until {} UTC", when::shown(expires)));
    let people = if args.uses == 1 { "1 person".to_owned() } else { format!("{} people", args.uses) };
    let mut value = as_json(&made);
    let link = format!("{}/join?code={code}", office.url);
    (value["code"], value["link"]) = (json!(code), json!(link));
    office.say(&format!("{link}\nThe code is {code}. Lets in {people}{length}. Its id is {}.", made.id), &value)?;
    Ok(Outcome::Good)
}

pub async fn run(office: &mut Office<'_, impl Write>, command: Command) -> Result<Outcome, Stop> {
    match command {
        Command::List => list(office).await,
        Command::Revoke { id } => {
            if !office.care.store.revoke_invitation(&id).await.map_err(Stop::input)? {
                return Err(Stop::Input(format!("there is no invitation with the id '{id}'")));
            }
            office.say(&format!("Invitation {id} is revoked."), &json!({ "id": id }))?;
            Ok(Outcome::Good)
        }
    }
}

async fn list(office: &mut Office<'_, impl Write>) -> Result<Outcome, Stop> {
    let all = office.care.store.invitations().await.map_err(Stop::input)?;
    if office.json {
        let all: Vec<Value> = all.iter().map(as_json).collect();
        writeln!(office.out, "{:#}", Value::Array(all))?;
        return Ok(Outcome::Good);
    }
    let row = |one: &Invitation| {
        let ends = one.expires.map_or_else(|| "never".to_owned(), when::shown);
        [one.id.clone(), one.uses.to_string(), when::shown(one.created), ends, one.note.clone()]
    };
    let rows: Vec<[String; 5]> = all.iter().map(row).collect();
    office.columns(["ID", "USES LEFT", "MADE", "ENDS", "NOTE"], &rows)?;
    Ok(Outcome::Good)
}

fn as_json(one: &Invitation) -> Value {
    json!({ "id": one.id, "uses": one.uses, "created": one.created, "expires": one.expires, "note": one.note })
}
