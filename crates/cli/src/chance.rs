//! Where a command's chance comes from.

use crate::shell::Stop;
use coven_engine::Seed;

/// The seed of a new table: the number that was given, or fresh bytes from the system.
pub fn table_seed(number: Option<u64>) -> Result<Seed, Stop> {
    match number {
        Some(number) => Ok(Seed::from_number(number)),
        None => fresh().map(Seed::new),
    }
}

/// The seed of dice that nobody has to trust: a bot's, a simulation's.
pub fn quick_seed(number: Option<u64>) -> Result<u64, Stop> {
    match number {
        Some(number) => Ok(number),
        None => fresh().map(u64::from_le_bytes),
    }
}

fn fresh<const N: usize>() -> Result<[u8; N], Stop> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Stop::Input(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}
