//! Reading the component data, and checking it: a mistake is named with its file and field.

use crate::data::Data;
use coven_engine::{DataError, DataSource};

const FILE: &str = "sealed.toml";

/// The data and its hash, which records carry.
pub fn read(source: &DataSource) -> Result<(Data, String), DataError> {
    let file = source.file(FILE, include_str!("../data.toml"))?;
    let data: Data = file.read()?;
    if data.die.sides == 0 {
        return Err(DataError::new(FILE, "die.sides", "a die has at least one side"));
    }
    Ok((data, file.hash_without(&["source"])))
}
