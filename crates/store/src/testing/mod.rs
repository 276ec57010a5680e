//! Real PostgreSQL servers for tests.
//!
//! [`PostgresServer::shared`] is one server for all tests that run at the same time, in whatever processes; each takes a
//! [database](PostgresServer::database) of its own in it. [`PostgresServer::start`] is a server for one test alone, which may
//! kill it.

mod cluster;
mod holder;
mod shared;

pub use holder::Holder;

use cluster::Cluster;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, PoisonError, Weak, mpsc};
use std::time::Duration;
use tempfile::TempDir;

#[derive(Debug)]
pub struct PostgresServer {
    cluster: Cluster,
    kind: Kind,
    databases: Mutex<Vec<String>>,
}

#[derive(Debug)]
enum Kind {
    /// Ours alone. The folder goes with the server.
    Own { running: Option<Child>, _folder: TempDir },
    /// Ends when no process holds the lock any more.
    Shared { _in_use: shared::InUse },
}

impl PostgresServer {
    /// Starts a server for one test.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start: a test that needs it cannot pass without.
    pub fn start() -> PostgresServer {
        let folder = tempfile::Builder::new().prefix("coven-postgres").tempdir().expect("a temporary folder");
        let cluster = Cluster::new(folder.path().to_owned());
        let kind = Kind::Own { running: None, _folder: folder };
        let mut server = PostgresServer { cluster, kind, databases: Mutex::default() };
        server.go();
        server
    }

    /// The server that all tests share.
    ///
    /// # Panics
    /// As [`start`](PostgresServer::start).
    pub fn shared() -> Arc<PostgresServer> {
        static SHARED: Mutex<Weak<PostgresServer>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let (cluster, in_use) = shared::join();
            let kind = Kind::Shared { _in_use: in_use };
            let server = Arc::new(PostgresServer { cluster, kind, databases: Mutex::default() });
            *shared = Arc::downgrade(&server);
            server
        })
    }

    /// The address of a new, empty database on the server.
    pub fn database(&self) -> String {
        let mut name = [0; 8];
        getrandom::fill(&mut name).expect("chance");
        let name = format!("coven_{}", hex::encode(name));
        self.cluster.execute(&format!("CREATE DATABASE {name}")).expect("a new database");
        let address = self.cluster.address(&name);
        self.databases.lock().unwrap_or_else(PoisonError::into_inner).push(name);
        address
    }

    /// The rows of the answer to a question, in a database of this server. Each is the text of its first column.
    ///
    /// # Panics
    /// If the database does not answer.
    pub fn ask(&self, address: &str, statement: &str) -> Vec<String> {
        cluster::ask(address, statement).expect("an answer")
    }

    /// Cuts the connections on which nodes listen for each other, in the databases of this process; they come back by themselves.
    pub fn cut_listeners(&self) {
        for name in self.databases.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let listening = format!("datname = '{name}' AND application_name = '{}'", crate::postgres::LISTENER);
            let cut = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}");
            self.cluster.execute(&cut).expect("a superuser may");
        }
    }

    /// Kills the server with everything it is doing, as a power cut would.
    ///
    /// # Panics
    /// If it is shared: the other tests need it.
    pub fn kill(&mut self) {
        let Kind::Own { running, .. } = &mut self.kind else { panic!("others use this server") };
        if let Some(mut child) = running.take() {
            // SIGQUIT aborts every process of the server before the first one ends. After SIGKILL the others would live for a moment and
            // might still write a move down.
            let quit = Command::new("kill").args(["-QUIT", &child.id().to_string()]).status();
            if !quit.is_ok_and(|status| status.success()) {
                let _ = child.kill();
            }
            let _ = child.wait();
        }
    }

    /// Starts the killed server again.
    pub fn go(&mut self) {
        let Kind::Own { running, .. } = &mut self.kind else { panic!("this server runs") };
        *running = Some(spawn_for_life(self.cluster.server()));
        self.cluster.wait_until_it_answers(|| {
            // What a killed server has started may live a moment longer, and keeps the next one away as long as it does.
            if running.as_mut().is_none_or(|child| child.try_wait().is_ok_and(|ended| ended.is_some())) {
                *running = Some(spawn_for_life(self.cluster.server()));
            }
        });
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        match &self.kind {
            Kind::Own { .. } => self.kill(),
            Kind::Shared { .. } => {
                for name in self.databases.get_mut().unwrap_or_else(PoisonError::into_inner).drain(..) {
                    // A database that stays goes with the server.
                    let _ = self.cluster.execute(&format!("DROP DATABASE {name} WITH (FORCE)"));
                }
            }
        }
    }
}

/// A child that is told to die with its parent dies with the thread that started it; so that thread must not end before.
fn spawn_for_life(mut command: Command) -> Child {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let _ = sender.send(command.spawn());
        loop {
            std::thread::park();
        }
    });
    receiver.recv().expect("the thread answers").expect("postgres starts")
}

/// How long a server may take to start. Far more than it needs even on a busy machine.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A guest with this id.
pub fn person(id: &str) -> crate::Person {
    crate::Person {
        id: id.to_owned(),
        name: format!("Name of {id}"),
        language: "en".to_owned(),
        login: None,
        passphrase: None,
        webhook: None,
        created: 1,
        epoch: 0,
        banned: None,
        seen: 1,
    }
}
