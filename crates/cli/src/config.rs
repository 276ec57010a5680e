//! `coven config`: what a server is told, and by whom.

use crate::configuration::{Key, Setting, Settings, Takes, Told, check, command, keys};
use crate::serve;
use crate::shell::{Outcome, Stop};
use serde_json::{Value, json};
use std::io::Write;

/// Show what a server would be told, and who says it: a flag, a variable, a line of the file, or nobody
///
/// Every flag of `coven serve` is also a variable of the environment (--public-url is COVEN_PUBLIC_URL) and a key of a file of settings
/// (public_url). A flag counts more than a variable, a variable more than the file. A value that is a secret may stand in a file of its own,
/// which COVEN_DATABASE_FILE or database_file names. Passwords are not shown.
#[derive(clap::Args, Debug)]
#[group(skip)]
#[command(after_help = "Examples:
  coven config
  coven config --config /etc/coven/coven.toml --json
  coven config --example > coven.toml")]
pub struct Args {
    #[command(flatten)]
    _serve: serve::Args,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print a file of settings with every key, explained, and what is usual
    #[arg(long)]
    example: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut impl Write) -> Result<Outcome, Stop> {
    if args.example {
        return example(out);
    }
    if args.json {
        let all: Vec<Value> = settings.all.iter().map(as_json).collect();
        writeln!(out, "{:#}", json!({ "file": settings.file, "settings": all }))?;
        return Ok(Outcome::Good);
    }
    match &settings.file {
        Some(file) => writeln!(out, "# {}", file.display())?,
        None => writeln!(out, "# no file of settings")?,
    }
    let lines: Vec<(String, String)> =
        settings.all.iter().map(|setting| (shown(setting), setting.origin.place(&setting.key))).collect();
    let width = lines.iter().map(|(shown, _)| shown.chars().count()).max().unwrap_or(0);
    for (shown, place) in lines {
        writeln!(out, "{shown:width$}  # {place}")?;
    }
    Ok(Outcome::Good)
}

/// As it would stand in a file; in words where nobody has said anything.
fn shown(Setting { key, told, .. }: &Setting) -> String {
    let name = &key.name;
    match told {
        Some(Told::Switch(said)) => format!("{name} = {said}"),
        Some(Told::Values(values)) => {
            let values: Vec<String> = values.iter().map(|value| quoted(&without_password(value))).collect();
            if key.takes == Takes::Values {
                format!("{name} = [{}]", values.join(", "))
            } else {
                format!("{name} = {}", values.join(", "))
            }
        }
        None => format!("#{name}: {}", key.default.as_deref().unwrap_or("not set")),
    }
}

fn as_json(Setting { key, told, origin }: &Setting) -> Value {
    let value = match told {
        None => Value::Null,
        Some(Told::Switch(said)) => json!(said),
        Some(Told::Values(values)) => {
            let mut values = values.iter().map(|value| json!(without_password(value)));
            if key.takes == Takes::Values { values.collect() } else { values.next().unwrap_or_default() }
        }
    };
    json!({
        "key": key.name,
        "variable": key.variable,
        "flag": format!("--{}", key.flag),
        "value": value,
        "default": key.default,
        "from": origin.kind(),
        "at": origin.place(key),
    })
}

fn example(out: &mut impl Write) -> Result<Outcome, Stop> {
    writeln!(
        out,
        "# What a Coven server is told. Every key is also a flag of `coven serve` and a variable of the environment, which"
    )?;
    writeln!(
        out,
        "# both count more than this file. Put a value that is a secret into a file of its own: database_file = \"…\""
    )?;
    let command = command();
    for key in keys(&command) {
        writeln!(out)?;
        writeln!(out, "# {} ({})", key.help, key.variable)?;
        if let Some(default) = &key.default {
            writeln!(out, "# Usual: {default}")?;
        }
        let usual = key.default.as_deref().and_then(|default| default.split([',', ' ']).next());
        let fits = |value: &&str| check(&command, &key, &Told::Values(vec![(*value).to_owned()])).is_ok();
        writeln!(out, "#{} = {}", key.name, usual_value(&key, usual.filter(fits)))?;
    }
    Ok(Outcome::Good)
}

fn usual_value(key: &Key, usual: Option<&str>) -> String {
    match (key.takes, usual) {
        (Takes::Nothing, _) => "false".to_owned(),
        (Takes::Values, usual) => format!("[{}]", usual.map(quoted).unwrap_or_default()),
        (Takes::Value, Some(usual)) if usual.parse::<f64>().is_ok() => usual.to_owned(),
        (Takes::Value, usual) => quoted(usual.unwrap_or(&key.placeholder)),
    }
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// A URL may hold a password, before its host or among its parameters.
fn without_password(value: &str) -> String {
    const HIDDEN: &str = "***";
    let Some((scheme, rest)) = value.split_once("://") else {
        return value.to_owned();
    };
    let host = rest.find(['/', '?']).unwrap_or(rest.len());
    let (before, behind) = match rest[..host].rfind('@') {
        Some(at) => (
            rest[..at].split_once(':').map_or_else(|| rest[..at].to_owned(), |(user, _)| format!("{user}:{HIDDEN}")),
            &rest[at..],
        ),
        None => (String::new(), rest),
    };
    let behind = match behind.split_once('?') {
        Some((place, parameters)) => {
            let hide = |part: &str| match part.split_once('=') {
                Some((name, _)) if name.eq_ignore_ascii_case("password") => format!("{name}={HIDDEN}"),
                _ => part.to_owned(),
            };
            format!("{place}?{}", parameters.split('&').map(hide).collect::<Vec<_>>().join("&"))
        }
        None => behind.to_owned(),
    };
    format!("{scheme}://{before}{behind}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (value, shown) in [
            ("postgres://coven:s3:cr@t@db.example.org:5432/coven", "postgres://coven:***@db.example.org:5432/coven"),
            (
                "postgres://coven@db/coven?sslmode=require&password=s3cret",
                "postgres://coven@db/coven?sslmode=require&password=***",
            ),
            ("postgres://db/coven?passfile=/x", "postgres://db/coven?passfile=/x"),
            ("postgresql://a:b@/coven?host=/run", "postgresql://a:***@/coven?host=/run"),
            ("/srv/coven.db", "/srv/coven.db"),
            ("https://coven.example.org", "https://coven.example.org"),
        ] {
            assert_eq!(without_password(value), shown);
        }
    }

    #[test]
    fn the_example_names_every_key_and_can_be_read_as_it_stands_and_with_everything_said() {
        let mut text = Vec::new();
        example(&mut text).expect("an example");
        let text = String::from_utf8(text).expect("text");
        assert!(toml::from_str::<toml::Table>(&text).expect("TOML").is_empty(), "everything is a comment");
        let said: String = text
            .lines()
            .filter_map(|line| line.strip_prefix('#').filter(|line| !line.starts_with(' ')))
            .map(|line| format!("{line}\n"))
            .collect();
        let said: toml::Table = toml::from_str(&said).expect("TOML");
        for key in keys(&command()) {
            assert!(said.contains_key(&key.name), "{}", key.name);
        }
    }
}
