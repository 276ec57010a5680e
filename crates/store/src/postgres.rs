//! PostgreSQL: several nodes on one database. Appends are told to all of them with NOTIFY.

use crate::address::Address;
use crate::db::{Db, Exclusive, Row, Value};
use crate::error::StoreError;
use crate::store::Notice;
use postgres::error::SqlState;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use postgres::{Client, Statement};
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;

/// The channel on which nodes tell each other of appends.
const CHANNEL: &str = "coven";

/// How the connection on which a node listens is called among all others.
pub(crate) const LISTENER: &str = "coven listener";

/// Time after which PostgreSQL cuts a node off that does nothing within a transaction, because it is frozen; what it held is free again.
pub(crate) const FROZEN_AFTER: Duration = Duration::from_millis(1500);

/// What a node that serves people asks of each of its connections, besides [`FROZEN_AFTER`]: nobody waits long for what somebody else
/// holds, and no statement runs when whoever asked has given up.
const LIMITS: &str = "SET lock_timeout = '2s'; SET statement_timeout = '10s'";

/// Within a transaction that writes, whatever is locked is soon left alone: many other writes share the transaction. It is long enough for
/// another node that is just committing.
const BEGIN_WRITING: &str = "BEGIN; SET LOCAL lock_timeout = '10ms'";

/// All nodes that commit at the same time wait for each other, because notices are told in the order of commits: that is no lock to be
/// left alone.
const COMMIT_WRITING: &str = "SET LOCAL lock_timeout = '2s'; COMMIT";

/// A connection that is made anew when it was lost.
pub(crate) struct Postgres {
    address: Address,
    connected: Option<Connected>,
    timeouts: Timeouts,
}

/// How long a connection may take for what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Timeouts {
    /// People wait for it, see [`LIMITS`].
    Short,
    /// As long as it takes: migrations, backups.
    None,
}

struct Connected {
    client: Client,
    prepared: HashMap<&'static str, Statement>,
}

impl Postgres {
    /// For work that may take long.
    pub fn new(address: Address) -> Postgres {
        Postgres { address, connected: None, timeouts: Timeouts::None }
    }

    /// For a node that serves people.
    pub fn serving(address: Address) -> Postgres {
        Postgres { address, connected: None, timeouts: Timeouts::Short }
    }

    fn connected(&mut self) -> Result<&mut Connected, StoreError> {
        if self.connected.as_ref().is_some_and(|connected| connected.client.is_closed()) {
            self.connected = None;
        }
        match &mut self.connected {
            Some(connected) => Ok(connected),
            none => {
                let mut client = self.address.connect().map_err(failed)?;
                if self.timeouts == Timeouts::Short {
                    let frozen = format!("SET idle_in_transaction_session_timeout = {}", FROZEN_AFTER.as_millis());
                    client.batch_execute(&format!("{frozen}; {LIMITS}")).map_err(failed)?;
                }
                Ok(none.insert(Connected { client, prepared: HashMap::new() }))
            }
        }
    }
}

impl Connected {
    fn statement(&mut self, sql: &'static str) -> Result<Statement, StoreError> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).map_err(failed)?;
        self.prepared.insert(sql, statement.clone());
        Ok(statement)
    }
}

impl Db for Postgres {
    fn begin(&mut self) -> Result<(), StoreError> {
        match self.timeouts {
            Timeouts::Short => self.script(BEGIN_WRITING),
            Timeouts::None => self.script("BEGIN"),
        }
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        match self.timeouts {
            Timeouts::Short => self.script(COMMIT_WRITING),
            Timeouts::None => self.script("COMMIT"),
        }
    }

    fn rollback(&mut self) {
        // A connection that cannot even end a transaction is of no use any more.
        if self.script("ROLLBACK").is_err() {
            self.connected = None;
        }
    }

    fn run(&mut self, sql: &'static str, args: &[Value]) -> Result<u64, StoreError> {
        let connected = self.connected()?;
        let statement = connected.statement(sql)?;
        let args: Vec<&(dyn ToSql + Sync)> = args.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        connected.client.execute(&statement, &args).map_err(failed)
    }

    fn rows(&mut self, sql: &'static str, args: &[Value]) -> Result<Vec<Row>, StoreError> {
        let connected = self.connected()?;
        let statement = connected.statement(sql)?;
        let mut answer = connected.client.query_raw(&statement, args).map_err(failed)?;
        let mut rows = Vec::new();
        while let Some(row) = answer.next().map_err(failed)? {
            rows.push(Row((0..row.len()).map(|column| read(&row, column)).collect::<Result<_, _>>()?));
        }
        Ok(rows)
    }

    fn begin_reading(&mut self) -> Result<(), StoreError> {
        self.script("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }

    fn run_once(&mut self, sql: &str, args: &[Value]) -> Result<u64, StoreError> {
        let args: Vec<&(dyn ToSql + Sync)> = args.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        self.connected()?.client.execute(sql, &args).map_err(failed)
    }

    fn each(&mut self, sql: &str, show: &mut dyn FnMut(Row) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let none: [Value; 0] = [];
        let mut answer = self.connected()?.client.query_raw(sql, none).map_err(failed)?;
        while let Some(row) = answer.next().map_err(failed)? {
            show(Row((0..row.len()).map(|column| read(&row, column)).collect::<Result<_, _>>()?))?;
        }
        Ok(())
    }

    fn bytewise(&self) -> &'static str {
        " COLLATE \"C\""
    }

    fn script(&mut self, sql: &str) -> Result<(), StoreError> {
        self.connected()?.client.batch_execute(sql).map_err(failed)
    }

    fn notify(&mut self, payload: &str) -> Result<(), StoreError> {
        self.rows("SELECT pg_notify('coven', $1)", &[Value::from(payload)]).map(|_| ())
    }

    fn exclude(&mut self, what: Exclusive) -> Result<(), StoreError> {
        // Any number will do, as long as nobody else uses it; these are the letters of the name.
        let number = 0x63_6f_76_65_6e_00 + what as i64;
        self.rows("SELECT pg_advisory_xact_lock($1)", &[Value::from(number)]).map(|_| ())
    }
}

impl ToSql for Value {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(value) => value.to_sql_checked(ty, out),
            Value::Real(value) => value.to_sql_checked(ty, out),
            Value::Text(value) => value.to_sql_checked(ty, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

fn read(row: &postgres::Row, column: usize) -> Result<Value, StoreError> {
    let ty = row.columns()[column].type_();
    let value = match *ty {
        Type::INT8 => row.try_get::<_, Option<i64>>(column).map(Value::from),
        Type::FLOAT8 => row.try_get::<_, Option<f64>>(column).map(Value::from),
        Type::TEXT => row.try_get::<_, Option<&str>>(column).map(Value::from),
        _ => Ok(Value::Null),
    };
    value.map_err(failed)
}

fn failed(error: postgres::Error) -> StoreError {
    let told = told(&error);
    match error.code() {
        Some(&SqlState::DISK_FULL) => StoreError::Full,
        Some(&SqlState::LOCK_NOT_AVAILABLE) => StoreError::Locked,
        // Two nodes that waited for each other: nothing was written, and the next attempt succeeds.
        Some(&SqlState::T_R_DEADLOCK_DETECTED | &SqlState::T_R_SERIALIZATION_FAILURE) => StoreError::Unavailable(told),
        // This program was frozen for a while, and the connection was cut.
        Some(&SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT) => StoreError::Unavailable(told),
        // Classes 53, 57 and 58: out of resources, stopped by its operator, trouble of the system.
        Some(state) if ["53", "57", "58"].iter().any(|class| state.code().starts_with(class)) => StoreError::Unavailable(told),
        Some(_) => StoreError::Broken(told),
        None => StoreError::Unavailable(told),
    }
}

/// What is wrong, with the reason, which the error itself keeps for those who ask.
pub(crate) fn told(error: &postgres::Error) -> String {
    match std::error::Error::source(error) {
        Some(reason) => format!("{error}: {reason}"),
        None => error.to_string(),
    }
}

/// Listens for what other nodes append, as long as anybody wants to hear it. After a lost connection everything may have changed.
pub(crate) fn listen(address: &Address, notices: &UnboundedSender<Notice>) {
    while !notices.is_closed() {
        if let Ok(mut client) = address.connect() {
            // A connection that is lost is made anew.
            let _ = hear(&mut client, notices);
        }
        std::thread::sleep(Duration::from_millis(300));
    }
}

fn hear(client: &mut Client, notices: &UnboundedSender<Notice>) -> Result<(), postgres::Error> {
    client.batch_execute(&format!("SET application_name = '{LISTENER}'; LISTEN {CHANNEL}"))?;
    let _ = notices.send(Notice::Missed);
    // A migration may have happened while the connection was lost.
    let schema = client.query_opt("SELECT value FROM settings WHERE name = 'schema'", &[])?;
    let schema = schema.and_then(|row| row.try_get::<_, &str>(0).ok()?.parse().ok());
    if let Some(migrated) = schema.map(|schema| Notice::Migrated { schema }).filter(|notice| notice.outgrown().is_some()) {
        let _ = notices.send(migrated);
    }
    while !notices.is_closed() {
        // A silence is broken with a question, so that a dead connection is noticed.
        while let Some(notification) = client.notifications().timeout_iter(Duration::from_secs(2)).next()? {
            if let Some(notice) = Notice::read(notification.payload()) {
                let _ = notices.send(notice);
            }
        }
        client.batch_execute("SELECT 1")?;
    }
    Ok(())
}
