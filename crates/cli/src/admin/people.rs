//! `coven admin people`: who has been here, and what to do about somebody.

use super::{Office, when};
use crate::shell::{Outcome, Stop, complain};
use coven_server::care::{Left, NAMELESS};
use coven_store::{Person, Visitor};
use serde_json::{Value, json};
use std::io::Write;

/// Hours for which a link is good, if nobody says otherwise.
const HOURS: u32 = 24;

#[derive(clap::Subcommand, Debug)]
pub enum Command {
    /// List everybody: name, login, since when, last seen, tables
    List,
    /// Print a link with which somebody sets a new passphrase, once
    ///
    /// At once all sessions of the account end, its tokens are gone, and the old passphrase no longer fits.
    Reset {
        /// A login, an id, or a name that only one person has
        name: String,
        /// Hours for which the link is good
        #[arg(long, value_name = "N", default_value_t = HOURS, value_parser = clap::value_parser!(u32).range(1..=24 * 365))]
        hours: u32,
    },
    /// Ban somebody from the server: sessions and streams end, bots go on with the games
    Ban {
        name: String,
        /// Until a day (2030-12-31), or for a time (7d, 12h) [default: for good]
        #[arg(long, value_name = "TIME", value_parser = when::moment)]
        until: Option<i64>,
    },
    /// Let somebody in again who was banned
    Unban { name: String },
    /// Delete somebody with everything that is theirs; games stay, without the name
    Delete {
        name: String,
        /// Do it
        #[arg(long)]
        yes: bool,
    },
}

pub async fn run(office: &mut Office<'_, impl Write>, command: Command) -> Result<Outcome, Stop> {
    match command {
        Command::List => list(office).await,
        Command::Reset { name, hours } => {
            let person = find(office, &name).await?;
            let until = when::now() + i64::from(hours) * 3_600_000;
            if person.login.is_none() {
                return Err(Stop::Input(format!("{} is a guest, and has no passphrase", person.name)));
            }
            let link = format!("{}{}", office.url, office.care.reset(&person, until).await?);
            let sentence = format!(
                "{link}\nGood once, until {} UTC. All sessions and tokens of {} have ended.",
                when::shown(until),
                called(&person)
            );
            office.say(&sentence, &json!({ "person": person.id, "link": link, "until": until }))?;
            Ok(Outcome::Good)
        }
        Command::Ban { name, until } => {
            let person = find(office, &name).await?;
            if until.is_some_and(|until| until <= when::now()) {
                return Err(Stop::input("that time is over already"));
            }
            let left = office.care.ban(&person.id, until.unwrap_or(i64::MAX)).await?;
            let length = until.map_or_else(|| "for good".to_owned(), |until| format!("until {} UTC", when::shown(until)));
            let sentence = format!(
                "{} is banned {length}, and was taken away from {}.",
                called(&person),
                number(left.tables.len(), "table")
            );
            let value = json!({ "person": person.id, "until": until, "tables": left.tables });
            office.say(&sentence, &value)?;
            Ok(outcome(&left))
        }
        Command::Unban { name } => {
            let person = find(office, &name).await?;
            if person.banned.is_none() {
                return Err(Stop::Input(format!("{} is not banned", called(&person))));
            }
            office.care.store.ban(&person.id, None).await.map_err(Stop::input)?;
            office.say(&format!("{} may come in again.", called(&person)), &json!({ "person": person.id }))?;
            Ok(Outcome::Good)
        }
        Command::Delete { name, yes } => delete(office, &name, yes).await,
    }
}

/// Tables that could not be opened are told, and make it a finding.
fn outcome(left: &Left) -> Outcome {
    for (table, why) in &left.unreadable {
        complain(format!("table {table}: {why}"));
    }
    if left.unreadable.is_empty() { Outcome::Good } else { Outcome::Found }
}

async fn list(office: &mut Office<'_, impl Write>) -> Result<Outcome, Stop> {
    let people = office.care.store.people().await.map_err(Stop::input)?;
    if office.json {
        let all: Vec<Value> = people.iter().map(as_json).collect();
        writeln!(office.out, "{:#}", Value::Array(all))?;
        return Ok(Outcome::Good);
    }
    let row = |one: &Visitor| {
        let kind = if one.login.is_some() { "account" } else { "guest" };
        let banned = match one.banned.filter(|&until| until > when::now()) {
            None => String::new(),
            Some(i64::MAX) => "for good".to_owned(),
            Some(until) => when::shown(until),
        };
        let login = one.login.clone().unwrap_or_default();
        [
            one.name.clone(),
            login,
            kind.to_owned(),
            one.id.clone(),
            when::shown(one.created),
            when::shown(one.seen),
            one.tables.to_string(),
            banned,
        ]
    };
    let rows: Vec<[String; 8]> = people.iter().map(row).collect();
    office.columns(["NAME", "LOGIN", "KIND", "ID", "SINCE", "LAST SEEN", "TABLES", "BANNED"], &rows)?;
    Ok(Outcome::Good)
}

fn as_json(one: &Visitor) -> Value {
    json!({
        "id": one.id,
        "name": one.name,
        "login": one.login,
        "kind": if one.login.is_some() { "account" } else { "guest" },
        "since": one.created,
        "seen": one.seen,
        "tables": one.tables,
        "banned": one.banned.filter(|&until| until > when::now()),
    })
}

/// The one person who is meant: by login, by id, or by a name that nobody else has.
async fn find(office: &Office<'_, impl Write>, word: &str) -> Result<Person, Stop> {
    let store = &office.care.store;
    let wanted = match store.person_by_login(&word.to_ascii_lowercase()).await.map_err(Stop::input)? {
        Some(person) => Some(person),
        None => store.person(word).await.map_err(Stop::input)?,
    };
    if let Some(person) = wanted {
        return Ok(person);
    }
    let people = store.people().await.map_err(Stop::input)?;
    let named: Vec<&Visitor> = people.iter().filter(|one| one.name == word).collect();
    match named.as_slice() {
        [] => Err(Stop::Input(format!("there is nobody with the login, id or name '{word}'"))),
        [one] => store.person(&one.id).await.map_err(Stop::input)?.ok_or_else(|| Stop::input("the person is gone already")),
        several => {
            let ids: Vec<&str> = several.iter().map(|one| one.id.as_str()).collect();
            Err(Stop::Input(format!("{} people are called '{word}'; name one by its id: {}", ids.len(), ids.join(", "))))
        }
    }
}

fn called(person: &Person) -> String {
    match &person.login {
        Some(login) => format!("{} (login {login})", person.name),
        None => format!("{} (guest {})", person.name, person.id),
    }
}

async fn delete(office: &mut Office<'_, impl Write>, name: &str, yes: bool) -> Result<Outcome, Stop> {
    let person = find(office, name).await?;
    let store = &office.care.store;
    let tokens = store.tokens_of(&person.id).await.map_err(Stop::input)?.len();
    let ratings = store.ratings_of(&person.id).await.map_err(Stop::input)?.len();
    let answers = store.puzzle_answers(&person.id).await.map_err(Stop::input)?.len();
    let tables = store.tables_that_mention(&person.id).await.map_err(Stop::input)?.len();
    let what = format!(
        "{}: {}{}{}, {}, {}; in {} the name becomes {NAMELESS}, and what was said stays",
        called(&person),
        if person.login.is_some() { "the account with login and passphrase, " } else { "" },
        if person.webhook.is_some() { "the webhook, " } else { "" },
        number(tokens, "token"),
        number(ratings, "rating"),
        number(answers, "puzzle answer"),
        number(tables, "table"),
    );
    if !yes {
        return Err(Stop::Input(format!("this would delete {what}. Say --yes to do it; there is no way back")));
    }
    let left = office.care.delete(&person.id).await?;
    let value =
        json!({ "person": person.id, "tokens": tokens, "ratings": ratings, "puzzle_answers": answers, "tables": left.tables });
    office.say(&format!("Deleted {what}."), &value)?;
    Ok(outcome(&left))
}

fn number(count: usize, of: &str) -> String {
    if count == 1 { format!("1 {of}") } else { format!("{count} {of}s") }
}
