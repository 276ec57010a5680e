//! What can go wrong with a database.

/// Why the store did not do what it was asked. Nothing was acknowledged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Try again later; whether the last write was kept is not known.
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    #[error("there is no room left for the database")]
    Full,
    /// More is waiting to be written than can be in reasonable time.
    #[error("the database has more to write than it can")]
    Busy,
    /// Somebody else holds what was to be written, and has not let go of it in reasonable time. Nothing was written.
    #[error("another node holds what is to be written, and does not let go of it")]
    Locked,
    /// A newer program has changed the database, so that this one must leave it alone.
    #[error(
        "a newer coven has brought the database to schema {0}, and this one knows {known}: start the newer version here, too",
        known = crate::schema::KNOWN
    )]
    Newer(usize),
    #[error("the database cannot be used: {0}")]
    Broken(String),
}
