//! What the regions are called: their built-in names are messages in every language, and replaced data may have its own.

use crate::Broom;
use crate::data::Data;
use crate::pieces::{Region, Side};
use coven_engine::{DataSource, Phrase};
use std::sync::LazyLock;

static BUILT_IN: LazyLock<Option<Data>> = LazyLock::new(|| Broom::read(&DataSource::builtin()).ok().map(|rules| rules.data));

impl Broom {
    /// The name of a region. Where the data says another than the built-in one, that is it in every language.
    pub fn region_name(&self, side: Side, region: Region) -> Phrase {
        let name = self.data.region_name(side, region);
        let built_in = BUILT_IN.as_ref().map(|data| data.region_name(side, region));
        match built_in == Some(name) {
            true => Phrase::new(format!("broom-region-{side}-{region}")),
            false => Phrase::new("broom-region-own").with("name", name),
        }
    }
}

impl Data {
    fn region_name(&self, side: Side, region: Region) -> &str {
        self.side(side).region.iter().find(|known| known.id == region).map_or("", |known| &known.name)
    }
}
