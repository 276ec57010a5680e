//! What belongs to a person, wherever it is kept. The schema says it: in every table a column `person` names whose a row is, and a
//! column `other` whom else it is about. So no table of later days is forgotten when somebody takes their data home, or goes.

use crate::backup::layout::{Relation, layout};
use crate::db::{Db, Value, args};
use crate::error::StoreError;
use crate::schema;
use crate::store::Store;
use serde_json::{Map, Value as Json};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Columns that hold keys, or what keys are compared with. Nobody takes them home.
const SECRETS: [&str; 7] = ["hash", "passphrase", "secret", "private_key", "code", "auth", "p256dh"];

/// A table in which something of people is kept.
struct Owned {
    name: String,
    /// The columns that may be shown to whoever owns a row.
    columns: Vec<String>,
    /// Finds the rows of a person; none where rows are only about people.
    select: Option<&'static str>,
    /// For each column that names somebody, the statement that deletes the person's rows.
    delete: Vec<&'static str>,
}

/// Made once from the migrations, and kept as long as the program runs.
static OWNED: LazyLock<Result<Vec<Owned>, StoreError>> =
    LazyLock::new(|| Ok(layout(schema::KNOWN)?.iter().filter_map(owned).collect()));

fn owned(relation: &Relation) -> Option<Owned> {
    let name = &relation.name;
    let has = |wanted: &str| relation.columns.iter().any(|column| column.name == wanted);
    let delete: Vec<&'static str> = ["person", "other"]
        .into_iter()
        .filter(|column| has(column))
        .map(|column| &*format!("DELETE FROM {name} WHERE {column} = $1").leak())
        .collect();
    if delete.is_empty() {
        return None;
    }
    let shown = |column: &&str| *column != "person" && !SECRETS.contains(column);
    let columns: Vec<String> = relation.column_names().into_iter().filter(shown).map(str::to_owned).collect();
    let listed = columns.join(", ");
    let select = (has("person") && !columns.is_empty())
        .then(|| &*format!("SELECT {listed} FROM {name} WHERE person = $1 ORDER BY {listed}").leak());
    Some(Owned { name: name.clone(), columns, select, delete })
}

fn all() -> Result<&'static [Owned], StoreError> {
    OWNED.as_deref().map_err(Clone::clone)
}

/// Deletes every row that is a person's, or about the person.
pub(crate) fn delete(db: &mut dyn Db, person: &str) -> Result<(), StoreError> {
    for sql in all()?.iter().flat_map(|owned| &owned.delete) {
        db.run(sql, args![person])?;
    }
    Ok(())
}

fn json(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Int(number) => (*number).into(),
        Value::Real(number) => (*number).into(),
        Value::Text(text) => text.as_str().into(),
    }
}

impl Store {
    /// The rows of a person in every table in which there are some, by the names of the tables and columns.
    pub async fn rows_of(&self, person: &str) -> Result<BTreeMap<String, Vec<Json>>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let mut found = BTreeMap::new();
            for owned in all()? {
                let Some(select) = owned.select else {
                    continue;
                };
                let rows: Vec<Json> = db
                    .rows(select, args![&person])?
                    .iter()
                    .map(|row| {
                        let fields = owned.columns.iter().zip(&row.0).map(|(name, value)| (name.clone(), json(value)));
                        Json::Object(fields.collect::<Map<_, _>>())
                    })
                    .collect();
                if !rows.is_empty() {
                    found.insert(owned.name.clone(), rows);
                }
            }
            Ok(found)
        };
        self.reading.call(read).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_with_a_person_is_known_and_no_key_is_shown() {
        let owned = all().expect("the schema");
        let of = |name: &str| owned.iter().find(|one| one.name == name);
        for name in ["sitters", "tokens", "ratings", "invited", "puzzle_answers", "profiles", "bonds", "complaints"] {
            assert!(of(name).is_some_and(|one| one.select.is_some()), "{name}");
        }
        assert!(of("entries").is_none() && of("tables").is_none(), "journals are rewritten, not deleted");
        assert!(owned.iter().flat_map(|one| &one.columns).all(|name| !SECRETS.contains(&name.as_str())));
        assert_eq!(of("bonds").map(|one| one.delete.len()), Some(2), "of both people");
    }
}
