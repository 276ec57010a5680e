//! What SQLite and PostgreSQL have in common: statements with `$1`, values, transactions.

use crate::error::StoreError;

/// A value as both databases know it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
}

impl From<i64> for Value {
    fn from(value: i64) -> Value {
        Value::Int(value)
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Int(value.into())
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Value {
        Value::Real(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Value {
        Value::Text(value.to_owned())
    }
}

impl From<&String> for Value {
    fn from(value: &String) -> Value {
        Value::Text(value.clone())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// The arguments of a statement.
macro_rules! args {
    ($($value:expr),* $(,)?) => { &[$($crate::db::Value::from($value)),*] };
}
pub(crate) use args;

/// One row of an answer.
#[derive(Clone, Debug)]
pub(crate) struct Row(pub Vec<Value>);

impl Row {
    pub fn int(&self, column: usize) -> Result<i64, StoreError> {
        match self.0.get(column) {
            Some(Value::Int(value)) => Ok(*value),
            other => Err(unexpected(column, other)),
        }
    }

    pub fn maybe_int(&self, column: usize) -> Result<Option<i64>, StoreError> {
        match self.0.get(column) {
            Some(Value::Null) => Ok(None),
            _ => self.int(column).map(Some),
        }
    }

    pub fn real(&self, column: usize) -> Result<f64, StoreError> {
        match self.0.get(column) {
            Some(Value::Real(value)) => Ok(*value),
            other => Err(unexpected(column, other)),
        }
    }

    pub fn text(&self, column: usize) -> Result<String, StoreError> {
        self.maybe_text(column)?.ok_or_else(|| unexpected(column, None))
    }

    pub fn maybe_text(&self, column: usize) -> Result<Option<String>, StoreError> {
        match self.0.get(column) {
            Some(Value::Text(value)) => Ok(Some(value.clone())),
            Some(Value::Null) => Ok(None),
            other => Err(unexpected(column, other)),
        }
    }
}

/// Says which column is not as the schema has it, not what stands in it.
fn unexpected(column: usize, found: Option<&Value>) -> StoreError {
    let kind = match found {
        Some(Value::Int(_)) => "a number",
        Some(Value::Real(_)) => "a fraction",
        Some(Value::Text(_)) => "a text",
        Some(Value::Null) | None => "nothing",
    };
    StoreError::Broken(format!("column {column} of an answer holds {kind}"))
}

/// One connection. Statements are literals, so that they are prepared once.
pub(crate) trait Db: Send {
    /// Begins a transaction, connecting again if the connection was lost.
    fn begin(&mut self) -> Result<(), StoreError>;
    fn commit(&mut self) -> Result<(), StoreError>;
    fn rollback(&mut self);
    /// Carries a statement out; returns how many rows it changed.
    fn run(&mut self, sql: &'static str, args: &[Value]) -> Result<u64, StoreError>;
    fn rows(&mut self, sql: &'static str, args: &[Value]) -> Result<Vec<Row>, StoreError>;
    /// Begins a transaction that sees the database as it is at this moment, and changes nothing.
    fn begin_reading(&mut self) -> Result<(), StoreError>;
    /// Carries out a statement that is made for one occasion.
    fn run_once(&mut self, sql: &str, args: &[Value]) -> Result<u64, StoreError>;
    /// Shows the rows of an answer of any length, one after the other.
    fn each(&mut self, sql: &str, show: &mut dyn FnMut(Row) -> Result<(), StoreError>) -> Result<(), StoreError>;
    /// What has to be said behind a column so that texts are put in the order of their bytes.
    fn bytewise(&self) -> &'static str;
    /// Several statements without arguments, as migrations are.
    fn script(&mut self, sql: &str) -> Result<(), StoreError>;
    /// Tells all nodes, once the transaction is durable. The one program that has a file open has nobody to tell; whoever writes
    /// beside it tells it.
    fn notify(&mut self, payload: &str) -> Result<(), StoreError>;
    /// Lets nobody else write of this kind until the transaction ends.
    fn exclude(&mut self, what: Exclusive) -> Result<(), StoreError>;

    fn row(&mut self, sql: &'static str, args: &[Value]) -> Result<Option<Row>, StoreError> {
        Ok(self.rows(sql, args)?.into_iter().next())
    }
}

/// What must not be done by two nodes at once.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Exclusive {
    Migration = 1,
    Rating = 2,
}
