//! Looking through folders.

use std::fs;
use std::path::{Path, PathBuf};

/// All files of a folder and the folders in it with this ending, by name. None if there is no such folder.
pub fn with_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = all(folder)?;
    found.retain(|path| path.extension().is_some_and(|extension| extension == ending));
    Ok(found)
}

/// All files of a folder and the folders in it, by name. None if there is no such folder.
pub fn all(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(all(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// What lies in a folder, by name.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

pub fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// A folder for a test, gone with it.
#[cfg(test)]
pub struct Sample(PathBuf);

#[cfg(test)]
impl Sample {
    pub fn new(name: &str) -> Sample {
        let folder = std::env::temp_dir().join(format!("coven-xtask-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a writable folder");
        Sample(folder)
    }

    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// Writes a file into it.
    pub fn file(&self, path: &str, text: &str) -> &Sample {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        fs::write(path, text).expect("a writable file");
        self
    }
}

#[cfg(test)]
impl Drop for Sample {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
