//! Somebody who begins a transaction and does not end it: so does a node that is frozen, as PostgreSQL sees it.

use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;

/// Holds what a statement has locked, until this is dropped.
#[derive(Debug)]
pub struct Holder {
    release: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Holder {
    /// # Panics
    /// If the statement cannot be carried out.
    pub fn hold(address: &str, statement: &str) -> Holder {
        let (address, statement) = (address.to_owned(), format!("BEGIN; {statement}"));
        let (release, released) = channel();
        let (tell, held) = channel();
        let thread = std::thread::spawn(move || {
            let mut client = postgres::Client::connect(&address, postgres::NoTls).expect("a connection");
            client.batch_execute(&statement).expect("a lock");
            let _ = tell.send(());
            let _ = released.recv();
        });
        held.recv().expect("it is held");
        Holder { release: Some(release), thread: Some(thread) }
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        drop(self.release.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
