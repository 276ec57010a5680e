//! `coven admin prune`: deletes tables and guests that nobody uses any more.

use super::{Office, when};
use crate::shell::{Outcome, Stop};
use serde_json::json;
use std::io::Write;

/// Delete tables at which nothing has happened for long, and guests who sit at no other
///
/// Finished, unfinished and never begun ones alike. Accounts and ratings stay.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How long ago: 90d, 12w
    #[arg(long, value_name = "TIME", value_parser = when::length)]
    older_than: i64,
    /// Only say what would be deleted
    #[arg(long)]
    dry_run: bool,
}

pub async fn run(office: &mut Office<'_, impl Write>, args: &Args) -> Result<Outcome, Stop> {
    let since = when::now() - args.older_than;
    let store = office.care.store.clone();
    let stale = store.stale(since).await.map_err(Stop::input)?;
    if !args.dry_run {
        for (table, _) in &stale.tables {
            store.drop_table(table, since).await.map_err(Stop::input)?;
        }
        for guest in &stale.guests {
            store.drop_person(guest).await.map_err(Stop::input)?;
        }
    }
    let at = |stage: &str| stale.tables.iter().filter(|(_, stands)| stands == stage).count();
    let sentence = format!(
        "{} {} finished, {} unfinished and {} never begun tables, and {} guests, unused since {} UTC.",
        if args.dry_run { "Would delete" } else { "Deleted" },
        at("over") + at("closed"),
        at("playing"),
        at("gathering"),
        stale.guests.len(),
        when::shown(since),
    );
    let tables: Vec<&str> = stale.tables.iter().map(|(table, _)| table.as_str()).collect();
    office.say(&sentence, &json!({ "deleted": !args.dry_run, "since": since, "tables": tables, "guests": stale.guests }))?;
    Ok(Outcome::Good)
}
