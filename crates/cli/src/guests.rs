//! Who somebody was as a guest of a server, so that a table that was left can be taken up again. Kept in the user's data folder,
//! where nobody else can read it.

use crate::serve::data_folder;
use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

/// The guests of every server by their names, each with the cookie that says who they are.
type Guests = BTreeMap<String, BTreeMap<String, String>>;

fn file() -> Option<PathBuf> {
    Some(data_folder().ok()?.join("guests.json"))
}

fn read(file: &Path) -> Guests {
    // A file that cannot be read is as good as none: somebody becomes a guest once more.
    fs::read_to_string(file).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The cookie of a guest who was there before.
pub fn known(server: &str, name: &str) -> Option<String> {
    read(&file()?).remove(server)?.remove(name)
}

/// Remembers a guest.
pub fn keep(server: &str, name: &str, cookie: &str) -> io::Result<()> {
    match file() {
        Some(file) => keep_in(&file, server, name, cookie),
        None => Ok(()),
    }
}

/// The old file stays whole until the new one is.
fn keep_in(file: &Path, server: &str, name: &str, cookie: &str) -> io::Result<()> {
    let mut guests = read(file);
    guests.entry(server.to_owned()).or_default().insert(name.to_owned(), cookie.to_owned());
    let unfinished = file.with_extension("part");
    let mut part = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&unfinished)?;
    part.write_all(serde_json::to_string_pretty(&guests)?.as_bytes())?;
    fs::rename(unfinished, file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn guests_are_remembered_for_their_owner_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("guests.json");
        keep_in(&file, "http://a", "Ada", "old").expect("it can be written");
        keep_in(&file, "http://a", "Ada", "one").expect("it can be written");
        keep_in(&file, "http://b", "Ada", "two").expect("it can be written");
        let guests = read(&file);
        assert_eq!((guests["http://a"]["Ada"].as_str(), guests["http://b"]["Ada"].as_str()), ("one", "two"));
        let mode = fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
        fs::write(&file, "no JSON").expect("it can be written");
        assert!(read(&file).is_empty());
    }
}
