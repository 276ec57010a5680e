//! `coven admin reports`: what people told about others.

use super::{Office, when};
use crate::shell::{Outcome, Stop};
use coven_store::Complaint;
use serde_json::{Value, json};
use std::io::Write;

#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// List what waits, the oldest first
    List {
        /// Also what was closed
        #[arg(long)]
        all: bool,
    },
    /// Be done with one; what there is to be done about somebody is `people ban` or `people delete`
    Close {
        /// As `list` shows it
        id: String,
    },
}

pub async fn run(office: &mut Office<'_, impl Write>, command: Command) -> Result<Outcome, Stop> {
    match command {
        Command::List { all } => list(office, all).await,
        Command::Close { id } => {
            if !office.care.store.close_complaint(&id, when::now()).await.map_err(Stop::input)? {
                return Err(Stop::Input(format!("no report with the id '{id}' waits")));
            }
            office.say(&format!("Report {id} is closed."), &json!({ "id": id }))?;
            Ok(Outcome::Good)
        }
    }
}

async fn list(office: &mut Office<'_, impl Write>, all: bool) -> Result<Outcome, Stop> {
    let found = office.care.store.complaints(all).await.map_err(Stop::input)?;
    if office.json {
        let found: Vec<Value> = found.iter().map(as_json).collect();
        writeln!(office.out, "{:#}", Value::Array(found))?;
        return Ok(Outcome::Good);
    }
    let row = |(one, [by, about]): &(Complaint, [String; 2])| {
        let closed = one.closed.map_or_else(|| "-".to_owned(), when::shown);
        let said = if one.said.is_empty() { "-".to_owned() } else { one.said.clone() };
        [one.id.clone(), when::shown(one.at), by.clone(), format!("{about} ({})", one.other), one.reason.clone(), said, closed]
    };
    let rows: Vec<[String; 7]> = found.iter().map(row).collect();
    office.columns(["ID", "SENT", "BY", "ABOUT", "REASON", "SAID", "CLOSED"], &rows)?;
    Ok(Outcome::Good)
}

fn as_json((one, [by, about]): &(Complaint, [String; 2])) -> Value {
    let table = Some(&one.table).filter(|table| !table.is_empty());
    let said = Some(&one.said).filter(|said| !said.is_empty());
    json!({
        "id": one.id, "at": one.at, "closed": one.closed, "by": { "id": one.person, "name": by },
        "about": { "id": one.other, "name": about }, "reason": one.reason, "table": table, "said": said,
    })
}
