//! Settings in a file of TOML: one line for each key. Mistakes are told with their line.

use super::contents;
use super::keys::{Key, Takes, nearest};
use super::origin::{Origin, Told};
use crate::shell::Stop;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What a file says about a key.
#[derive(Debug)]
pub struct Found {
    pub key: String,
    pub told: Told,
    pub origin: Origin,
}

pub fn read(path: &Path, keys: &[Key]) -> Result<Vec<Found>, Stop> {
    let text = std::fs::read_to_string(path).map_err(|error| Stop::file(path, error))?;
    let wrong = |at: Range<usize>, why: String| Stop::Input(format!("{}:{}: {why}", path.display(), line(&text, at.start)));
    let table = DeTable::parse(&text).map_err(|error| {
        wrong(error.span().unwrap_or_default(), error.message().lines().next().unwrap_or_default().to_owned())
    })?;
    let mut all: Vec<Found> = Vec::new();
    for (name, value) in table.get_ref() {
        let at = name.span();
        let found = one(path, name.get_ref(), value, line(&text, at.start), keys).map_err(|why| wrong(at.clone(), why))?;
        if let Some(other) = all.iter().find(|other| other.key == found.key) {
            let place =
                if let Origin::File(_, line, key) = &other.origin { format!("{key} in line {line}") } else { String::new() };
            return Err(wrong(at, format!("{} and {place} are both set; say it once", name.get_ref())));
        }
        all.push(found);
    }
    Ok(all)
}

fn one(path: &Path, name: &str, value: &Spanned<DeValue<'_>>, line: usize, keys: &[Key]) -> Result<Found, String> {
    let origin = Origin::File(path.to_owned(), line, name.to_owned());
    if let Some(key) = keys.iter().find(|key| key.name == name) {
        let told = told(key, value.get_ref()).map_err(|why| format!("{name}: {why}"))?;
        return Ok(Found { key: key.name.clone(), told, origin });
    }
    let Some(key) = keys.iter().find(|key| key.file_name() == name && key.takes != Takes::Nothing) else {
        let meant = nearest(name, keys.iter().map(|key| key.name.as_str()));
        let meant = meant.map_or_else(|| "; see coven config --example".to_owned(), |meant| format!("; did you mean {meant}?"));
        return Err(format!("{name} is no setting{meant}"));
    };
    let file = value.get_ref().as_str().ok_or_else(|| format!("{name}: it is the name of a file, in quotation marks"))?;
    let secret = contents(Path::new(file)).map_err(|why| format!("{name}: {why}"))?;
    Ok(Found { key: key.name.clone(), told: Told::Values(vec![secret]), origin })
}

fn told(key: &Key, value: &DeValue<'_>) -> Result<Told, String> {
    Ok(match (key.takes, value) {
        (Takes::Nothing, DeValue::Boolean(said)) => Told::Switch(*said),
        (Takes::Nothing, _) => return Err(format!("it is true or false, not {}", kind(value))),
        (Takes::Values, DeValue::Array(parts)) => {
            Told::Values(parts.iter().map(|part| text(part.get_ref())).collect::<Result<_, _>>()?)
        }
        (Takes::Value | Takes::Values, value) => Told::Values(vec![text(value)?]),
    })
}

fn text(value: &DeValue<'_>) -> Result<String, String> {
    match value {
        DeValue::String(text) => Ok(text.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => Ok(number.as_str().replace('_', "")),
        DeValue::Float(number) => Ok(number.as_str().to_owned()),
        other => Err(format!("it is a text or a number, not {}", kind(other))),
    }
}

const fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// The line in which a byte stands.
fn line(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}
