//! What a database holds under a given schema. The migrations say it, so that no table and no column of later days is forgotten.

use crate::db::{Db, args};
use crate::error::StoreError;
use crate::schema;
use crate::sqlite::Sqlite;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Relation {
    pub name: String,
    pub columns: Vec<Column>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Column {
    pub name: String,
    pub kind: Kind,
    /// Whether it is part of the key by which the rows are told apart.
    key: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Int,
    Real,
    Text,
}

/// The tables of a schema, by name.
pub(crate) fn layout(schema: usize) -> Result<Vec<Relation>, StoreError> {
    let mut db = Sqlite::in_memory()?;
    schema::up_to_number(&mut db, schema)?;
    let names = db.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", &[])?;
    let relation = |name: String| {
        let columns = db.rows("SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid", args![&name])?;
        let column = |row: &crate::db::Row| {
            let kind = match row.text(1)?.as_str() {
                "BIGINT" => Kind::Int,
                "DOUBLE PRECISION" => Kind::Real,
                "TEXT" => Kind::Text,
                other => return Err(StoreError::Broken(format!("a column of {name} is {other}, which no backup can hold"))),
            };
            Ok(Column { name: row.text(0)?, kind, key: row.int(2)? > 0 })
        };
        let columns = columns.iter().map(column).collect::<Result<_, _>>()?;
        Ok(Relation { name, columns })
    };
    let names = names.iter().map(|row| row.text(0)).collect::<Result<Vec<_>, _>>()?;
    names.into_iter().map(relation).collect()
}

impl Relation {
    pub fn column_names(&self) -> Vec<&str> {
        self.columns.iter().map(|column| column.name.as_str()).collect()
    }

    /// All rows, in an order that is the same in every database.
    pub fn select(&self, bytewise: &str) -> String {
        let keys = self.columns.iter().filter(|column| column.key);
        let order: Vec<String> = keys
            .map(|column| if column.kind == Kind::Text { format!("{}{bytewise}", column.name) } else { column.name.clone() })
            .collect();
        format!("SELECT {} FROM {} ORDER BY {}", self.column_names().join(", "), self.name, order.join(", "))
    }

    /// The statement that inserts this number of rows at once.
    pub fn insert(&self, rows: usize) -> String {
        let mut number = 0;
        let mut next = || {
            number += 1;
            format!("${number}")
        };
        let mut row = || format!("({})", self.columns.iter().map(|_| next()).collect::<Vec<_>>().join(", "));
        let rows: Vec<String> = (0..rows).map(|_| row()).collect();
        format!("INSERT INTO {} ({}) VALUES {}", self.name, self.column_names().join(", "), rows.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_schema_can_be_backed_up() {
        for schema in 1..=schema::KNOWN {
            let relations = layout(schema).expect("a layout");
            let has = |name: &str| relations.iter().any(|relation| relation.name == name);
            assert!(has("tables") && has("entries") && has("people") && has("settings"), "{relations:?}");
            assert_eq!(has("cards"), schema >= 3);
            assert!(relations.iter().all(|relation| relation.columns.iter().any(|column| column.key)), "{relations:?}");
        }
    }

    #[test]
    fn rows_are_written_many_at_once() {
        let relations = layout(schema::KNOWN).expect("a layout");
        let cards = relations.iter().find(|relation| relation.name == "cards").expect("cards");
        assert_eq!(cards.insert(2), "INSERT INTO cards (table_id, shown) VALUES ($1, $2), ($3, $4)");
        assert_eq!(cards.select(" COLLATE \"C\""), "SELECT table_id, shown FROM cards ORDER BY table_id COLLATE \"C\"");
    }
}
