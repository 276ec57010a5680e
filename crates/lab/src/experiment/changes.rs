//! Component data with some fields changed.

use coven_catalog::about;
use coven_engine::DataSource;
use toml::{Table, Value};

/// The data of a game with other values in some fields. A field is written as errors in data write it: `front.tower[3].vp`; an entry of
/// a list also by one of its own fields: `tower[id=T-03].vp`.
pub fn changed(game: &str, base: &DataSource, changes: &[(String, Value)]) -> Result<DataSource, String> {
    if changes.is_empty() {
        return Ok(base.clone());
    }
    let about = about(game).map_err(|error| error.to_string())?;
    let file = format!("{}.toml", about.id);
    let text = base.replacement(&file).unwrap_or(about.data);
    let mut data: Table = text.parse().map_err(|error: toml::de::Error| error.message().to_owned())?;
    for (path, value) in changes {
        let field = find(&mut data, path).ok_or_else(|| format!("'{path}' is no field of {file}"))?;
        if std::mem::discriminant(field) != std::mem::discriminant(value) {
            return Err(format!("'{path}' is {} and cannot become {}", field.type_str(), value.type_str()));
        }
        *field = value.clone();
    }
    let mut source = DataSource::builtin();
    source.replace(file, toml::to_string(&data).map_err(|error| error.to_string())?);
    Ok(source)
}

fn find<'a>(data: &'a mut Table, path: &str) -> Option<&'a mut Value> {
    let mut parts = path.split('.');
    let mut here = step(data, parts.next()?)?;
    for part in parts {
        here = step(here.as_table_mut()?, part)?;
    }
    Some(here)
}

/// One step of a path: a name, and perhaps an entry of the list there.
fn step<'a>(table: &'a mut Table, part: &str) -> Option<&'a mut Value> {
    let Some((name, entry)) = part.split_once('[') else { return table.get_mut(part) };
    let list = table.get_mut(name)?.as_array_mut()?;
    let entry = entry.strip_suffix(']')?;
    match entry.split_once('=') {
        None => list.get_mut(entry.parse::<usize>().ok()?),
        Some((field, wanted)) => {
            let is_wanted = |value: &Value| value.as_str().map_or_else(|| value.to_string() == wanted, |text| text == wanted);
            list.iter_mut().find(|entry| entry.get(field).is_some_and(is_wanted))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(data: &mut Table, path: &str) -> Option<i64> {
        find(data, path)?.as_integer()
    }

    #[test]
    fn a_field_is_found_by_number_and_by_what_its_entry_says() {
        let mut data: Table = "a.b = 1\n[[card]]\nid = 'owl'\ncost = 2\n[[card]]\nid = 'cat'\ncost = 3\n".parse().expect("data");
        assert_eq!(number(&mut data, "a.b"), Some(1));
        assert_eq!(number(&mut data, "card[1].cost"), Some(3));
        assert_eq!(number(&mut data, "card[id=owl].cost"), Some(2));
        for path in ["", "a.c", "card[7].cost", "card[id=dog].cost", "card[1.cost", "a.b.c"] {
            assert_eq!(number(&mut data, path), None, "{path}");
        }
    }
}
