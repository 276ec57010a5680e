//! Builds the files of a folder into the crate whose build script says so. The crate is built anew when a file comes, goes or changes.

#![forbid(unsafe_code)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes `NAME.rs` for `include!`: the files of a folder and of the folders in it, as a list of path and text in the order of their
/// paths. A folder that is not there has no files.
///
/// # Panics
/// If called elsewhere than in a build script, or if a file cannot be read.
pub fn folder(folder: &str, name: &str) {
    let var = |name: &str| PathBuf::from(env::var_os(name).expect("cargo sets it for build scripts"));
    let (root, out) = (var("CARGO_MANIFEST_DIR").join(folder), var("OUT_DIR").join(format!("{name}.rs")));
    // A folder is watched with all that is in it. One that may come later is found by a look at where it would be.
    let watched = root.ancestors().find(|path| path.exists()).unwrap_or(&root);
    println!("cargo::rerun-if-changed={}", watched.display());
    fs::write(out, list(&root)).expect("the folder for what is built can be written to");
}

/// The list as Rust.
fn list(root: &Path) -> String {
    let entry = |path: &PathBuf| {
        let inside: Vec<_> = path.strip_prefix(root).unwrap_or(path).iter().map(|part| part.to_string_lossy()).collect();
        format!("({:?}, include_str!({:?})),\n", inside.join("/"), path)
    };
    format!("&[\n{}]", files(root).iter().map(entry).collect::<String>())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder that can be read").path()).collect();
    entries.sort();
    entries.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
