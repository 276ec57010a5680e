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
    #[error("the database cannot be used: {0}")]
    Broken(String),
}
