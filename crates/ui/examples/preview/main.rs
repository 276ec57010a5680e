//! Writes pages as they look at several moments of real games, to be opened or photographed without a server:
//!
//! `cargo run -p coven-ui --example preview -- FOLDER [GAME]`

mod pages;

use std::path::PathBuf;

fn main() -> pages::Outcome {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "preview".to_owned());
    if folder.starts_with('-') {
        return Err(format!("{folder} is no folder: preview FOLDER [GAME]").into());
    }
    let folder = PathBuf::from(folder);
    pages::write_pages(&folder, std::env::args().nth(2).as_deref())
}
