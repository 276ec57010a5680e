//! The service behind pages and API: everything that can be done with tables, with plain arguments. Whoever calls it has found out
//! already who asks; what is asked for is checked here, and by the table itself.

mod acts;
mod contest;
mod deals;
mod error;
mod look;
mod open;
mod prepare;

pub use acts::Done;
pub use contest::{Agreed, ContestTable};
pub use error::TableError;
pub use look::RecordFile;
pub use open::{Opened, SeatWish, TableWish};
pub use prepare::{LookedAhead, MOST_PREPARED};

use crate::app::App;
use std::sync::Arc;

/// What can be done with tables. Cheap to clone.
#[derive(Clone)]
pub struct Tables(Arc<App>);

impl Tables {
    pub fn app(&self) -> &Arc<App> {
        &self.0
    }
}

impl App {
    pub fn tables(self: &Arc<App>) -> Tables {
        Tables(self.clone())
    }
}

/// The key with which a repeated request is recognised, if there is one. It holds the person, because two people may think of the
/// same word.
pub type Key = Option<String>;
