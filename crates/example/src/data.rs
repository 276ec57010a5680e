//! The component data: what stands in `data.toml`.

use serde::Deserialize;

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    pub die: Die,
    pub prize: Prize,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Die {
    pub sides: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Prize {
    /// What the lead may take instead of a throw.
    pub fixed: u8,
}
