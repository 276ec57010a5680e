//! Component data: TOML, checked when it is loaded, with errors that name file, table and field.

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use toml::{Table, Value};

/// Where component data comes from: the files built into the program, each of which the owner of the printed game may
/// replace. Reading the replacements is the caller's work; the engine does no I/O.
#[derive(Clone, Debug, Default)]
pub struct DataSource {
    replaced: Vec<(String, String)>,
}

impl DataSource {
    /// The data as it was built in.
    pub fn builtin() -> Self {
        Self::default()
    }

    /// Uses `text` instead of the built-in file `file`.
    pub fn replace(&mut self, file: impl Into<String>, text: impl Into<String>) {
        self.replaced.push((file.into(), text.into()));
    }

    /// The text that is used instead of a built-in file, if there is one.
    pub fn replacement(&self, file: &str) -> Option<&str> {
        self.replaced.iter().find(|(name, _)| name == file).map(|(_, text)| text.as_str())
    }

    /// The file as it is to be used. A replacement may hold other values than the built-in file, but no other fields: a
    /// misspelt one is named instead of being passed over.
    pub fn file(&self, file: &str, builtin: &str) -> Result<DataFile, DataError> {
        let original = DataFile::parse(file, builtin)?;
        let Some(text) = self.replacement(file) else {
            return Ok(original);
        };
        let replacement = DataFile::parse(file, text)?;
        replacement.has_only_fields_of(&original)?;
        Ok(replacement)
    }
}

/// Component data that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {at}: {what}")]
pub struct DataError {
    pub file: String,
    /// Table and field, such as `front.tower[3].vp`.
    pub at: String,
    pub what: String,
}

impl DataError {
    pub fn new(file: &str, at: impl ToString, what: impl ToString) -> Self {
        DataError { file: file.to_owned(), at: at.to_string(), what: what.to_string() }
    }
}

/// The words that say where a table's numbers come from.
pub const SOURCES: [&str; 3] = ["rulebook", "reference", "designed"];

/// One data file, parsed, with the provenance of every table checked.
#[derive(Clone, Debug)]
pub struct DataFile {
    name: String,
    table: Table,
}

impl DataFile {
    pub fn parse(name: &str, text: &str) -> Result<Self, DataError> {
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            DataError::new(name, format!("line {line}"), error.message())
        })?;
        for (key, value) in &table {
            check_source(name, key, value, true)?;
        }
        Ok(DataFile { name: name.to_owned(), table })
    }

    fn has_only_fields_of(&self, original: &DataFile) -> Result<(), DataError> {
        fn check(file: &str, at: &str, value: &Value, known: &[&Value]) -> Result<(), DataError> {
            match value {
                Value::Table(fields) => fields.iter().try_for_each(|(key, inner)| {
                    let at = if at.is_empty() { key.clone() } else { format!("{at}.{key}") };
                    let same: Vec<&Value> = known.iter().filter_map(|table| table.get(key)).collect();
                    if same.is_empty() && key != "note" {
                        return Err(DataError::new(file, at, "is not a field of this table"));
                    }
                    check(file, &at, inner, &same)
                }),
                Value::Array(items) => {
                    let entries: Vec<&Value> = known.iter().filter_map(|list| list.as_array()).flatten().collect();
                    items.iter().enumerate().try_for_each(|(i, item)| check(file, &format!("{at}[{i}]"), item, &entries))
                }
                _ => Ok(()),
            }
        }
        check(&self.name, "", &Value::Table(self.table.clone()), &[&Value::Table(original.table.clone())])
    }

    /// Reads the file into the game's own types; an unknown or missing field is named with its table.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        serde_path_to_error::deserialize(self.table.clone()).map_err(|error| {
            let at = error.path().to_string();
            DataError::new(&self.name, at, error.into_inner().message())
        })
    }

    /// A hash of everything that the rules read: fields that only say where a number comes from or how a thing looks
    /// are left out, so that a nicer picture does not make yesterday's records unreadable.
    pub fn hash_without(&self, cosmetic: &[&str]) -> String {
        let mut value = Value::Table(self.table.clone());
        strip(&mut value, cosmetic);
        let canonical = serde_json::to_vec(&value).unwrap_or_default();
        hex::encode(Sha256::digest(canonical))
    }
}

/// Every table says where it comes from. A table inside another may leave that to the outer one; an entry of a list of
/// components may not.
fn check_source(file: &str, at: &str, value: &Value, needed: bool) -> Result<(), DataError> {
    match value {
        Value::Table(table) => {
            match table.get("source").map(Value::as_str) {
                Some(Some(source)) if SOURCES.contains(&source) => {}
                None if !needed => {}
                None => return Err(DataError::new(file, format!("{at}.source"), "is missing; say where the table comes from")),
                Some(_) => {
                    let what = format!("must be one of {}", SOURCES.join(", "));
                    return Err(DataError::new(file, format!("{at}.source"), what));
                }
            }
            table.iter().try_for_each(|(key, inner)| check_source(file, &format!("{at}.{key}"), inner, false))
        }
        Value::Array(items) => {
            items.iter().enumerate().try_for_each(|(i, item)| check_source(file, &format!("{at}[{i}]"), item, needed))
        }
        _ => Ok(()),
    }
}

fn strip(value: &mut Value, cosmetic: &[&str]) {
    match value {
        Value::Table(table) => {
            table.retain(|key, _| !cosmetic.contains(&key));
            table.iter_mut().for_each(|(_, inner)| strip(inner, cosmetic));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| strip(item, cosmetic)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Card {
        cost: u8,
        source: String,
    }

    #[derive(Deserialize, Debug)]
    #[allow(dead_code)]
    struct Cards {
        card: Vec<Card>,
    }

    fn error(text: &str) -> String {
        DataFile::parse("cards.toml", text).and_then(|file| file.read::<Cards>()).expect_err("bad data").to_string()
    }

    #[test]
    fn errors_name_file_table_and_field() {
        let good = "[[card]]\ncost = 1\nsource = 'rulebook'\n";
        assert_eq!(
            error(&format!("{good}[[card]]\ncost = 'much'\nsource = 'designed'")),
            "cards.toml: card[1].cost: invalid type: string \"much\", expected u8"
        );
        assert!(
            error("[[card]]\ncost = 1\ncolour = 2\nsource = 'designed'").starts_with("cards.toml: card[0].colour: unknown field")
        );
        assert!(error("[[card]]\ncost = ").starts_with("cards.toml: line 2: "));
    }

    #[test]
    fn a_replacement_has_no_fields_of_its_own() {
        let mut source = DataSource::builtin();
        source.replace("cards.toml", "[[card]]\ncost = 2\ncots = 3\nsource = 'rulebook'\n");
        let error = source.file("cards.toml", "[[card]]\ncost = 1\nsource = 'designed'\n").expect_err("a misspelt field");
        assert_eq!(error.to_string(), "cards.toml: card[0].cots: is not a field of this table");
        let original = DataSource::builtin().file("cards.toml", "[[card]]\ncost = 1\nsource = 'designed'\n");
        assert!(original.and_then(|file| file.read::<Cards>()).is_ok());
    }

    #[test]
    fn every_table_says_where_it_comes_from() {
        assert_eq!(error("[[card]]\ncost = 1"), "cards.toml: card[0].source: is missing; say where the table comes from");
        assert_eq!(
            error("[[card]]\ncost = 1\nsource = 'hearsay'"),
            "cards.toml: card[0].source: must be one of rulebook, reference, designed"
        );
    }

    #[test]
    fn the_hash_ignores_looks_and_comments() {
        let hash = |text| DataFile::parse("x", text).map(|file| file.hash_without(&["xy", "source"]));
        let one = hash("[a]\nvp = 1\nxy = 3\nsource = 'designed'");
        assert_eq!(one, hash("# moved\n[a]\nxy = 4\nvp = 1\nsource = 'rulebook'"));
        assert_ne!(one, hash("[a]\nvp = 2\nxy = 3\nsource = 'designed'"));
    }
}
