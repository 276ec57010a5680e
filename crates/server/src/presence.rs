//! Who is looking at a table right now, on whichever node. Nodes ask each other only when somebody is about to be taken for absent.

use crate::app::App;
use coven_store::{Notice, StoreError};
use tokio::sync::broadcast::{self, error::RecvError};

/// A table, and somebody who looks at it.
type Seen = (String, String);

/// What other nodes have answered.
pub struct Presence(broadcast::Sender<Seen>);

impl Default for Presence {
    fn default() -> Self {
        Presence(broadcast::Sender::new(256))
    }
}

impl Presence {
    /// Another node sees somebody.
    pub fn seen(&self, table: String, person: String) {
        // An error means that nobody waits for the answer any more.
        let _ = self.0.send((table, person));
    }
}

impl App {
    /// Whether a person is looking at a table.
    pub async fn watches(&self, table: &str, person: &str) -> Result<bool, StoreError> {
        if self.live.watches(table, person).await {
            return Ok(true);
        }
        if !self.shared {
            return Ok(false);
        }
        let wanted = (table.to_owned(), person.to_owned());
        let mut answers = self.presence.0.subscribe();
        self.store.tell(Notice::Sought { table: wanted.0.clone(), person: wanted.1.clone() }).await?;
        let seen = async {
            loop {
                match answers.recv().await {
                    Ok(seen) if seen == wanted => return true,
                    Ok(_) | Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return false,
                }
            }
        };
        Ok(tokio::time::timeout(self.config.waits.presence, seen).await.unwrap_or(false))
    }

    /// Another node wants to know whether somebody looks at a table.
    pub async fn sought(&self, table: String, person: String) {
        if self.live.watches(&table, &person).await {
            // If the answer is lost, the person counts as absent, as if this node did not exist.
            let _ = self.store.tell(Notice::Seen { table, person }).await;
        }
    }
}
