//! A server of our own, on a runtime of its own: when it stops, everything about it stops, as if the program had been killed.

use crate::Result;
use coven_server::{Config, DrawnTables, Rates, Running, serve};
use coven_store::Database;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// How long the server's tasks may take to end.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// One file, one server.
#[derive(Debug)]
pub struct House {
    folder: TempDir,
    pub address: SocketAddr,
    running: Option<(Runtime, Running)>,
}

impl House {
    pub async fn open() -> Result<House> {
        let mut house = House { folder: tempfile::tempdir()?, address: SocketAddr::from(([127, 0, 0, 1], 0)), running: None };
        house.start().await?;
        Ok(house)
    }

    /// Starts it again on the same address with the same tables.
    pub async fn start(&mut self) -> Result<()> {
        let mut config = Config::new(Database::Sqlite(self.folder.path().join("coven.db")), self.address);
        config.rates = Rates { person: 10_000.0, address: 10_000.0, entrance: 10_000.0, ..Rates::default() };
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let running = runtime.spawn(serve(config, Box::new(DrawnTables))).await??;
        self.address = running.address;
        self.running = Some((runtime, running));
        Ok(())
    }

    /// Everything stops at once. Afterwards the address is free again.
    pub fn stop(&mut self) {
        if let Some((runtime, running)) = self.running.take() {
            drop(running);
            // A runtime may wait for its end, but not inside of another one.
            let _ = std::thread::spawn(move || runtime.shutdown_timeout(SHUTDOWN_TIMEOUT)).join();
        }
    }

    /// Stops as a server does that is told to: whoever listens is told to come back.
    pub async fn retire(&mut self) {
        if let Some((runtime, running)) = self.running.take() {
            let _ = runtime.spawn(running.stop("the test")).await;
            let _ = std::thread::spawn(move || runtime.shutdown_timeout(SHUTDOWN_TIMEOUT)).join();
        }
    }

    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
    }
}
