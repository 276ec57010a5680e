//! `cargo xtask screenshots`: pictures of the main screens, made by a real browser from a real server.

use crate::run;
use std::path::Path;

/// Takes the pictures into `target/screenshots`; with `docs` also those that the README shows and the one beside links.
pub fn take(root: &Path, docs: bool) -> Result<(), String> {
    let mut folders = vec![root.join("target").join("screenshots").display().to_string()];
    if docs {
        folders.extend(["docs/pictures", "crates/ui/assets"].map(|folder| root.join(folder).display().to_string()));
    }
    run::cargo(&["run", "--quiet", "--package", "coven-browser", "--example", "screenshots", "--"], &folders)
}

/// Prints how heavy the pages are and how quickly a move comes back.
pub fn weigh() -> Result<(), String> {
    run::cargo(&["run", "--quiet", "--release", "--package", "coven-browser", "--example", "weigh"], &[])
}
