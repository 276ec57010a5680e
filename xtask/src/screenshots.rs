//! `cargo xtask screenshots`: pictures of the main screens, made by a real browser from pages that need no server.

use crate::run;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Debian calls it chromium; other systems have other names for it.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// A desk and a phone.
const WINDOWS: [(&str, &str); 2] = [("desk", "1440,900"), ("phone", "390,844")];

const FLAGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--virtual-time-budget=1500",
];

/// Writes the pages and photographs each in every window, into `target/screenshots`.
pub fn take(root: &Path) -> Result<(), String> {
    let browser = browser().ok_or("no browser found; on Debian: apt-get install chromium")?;
    let folder = root.join("target").join("screenshots");
    let pages = folder.join("pages");
    run::cargo(&["run", "--quiet", "--package", "coven-ui", "--example", "preview", "--"], &[pages.display().to_string()])?;
    let mut names = html_files(&pages)?;
    names.retain(|page| worth_a_picture(page));
    names.sort();
    for page in &names {
        for (window, size) in WINDOWS {
            photograph(browser, &folder, page, window, size)?;
        }
    }
    println!("{} pictures in {}", names.len() * WINDOWS.len(), folder.display());
    Ok(())
}

fn browser() -> Option<&'static str> {
    let there = |name: &&str| {
        let asked = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    BROWSERS.into_iter().find(there)
}

/// Everything in English, by day and by night; of the other languages what shows whether their words fit.
fn worth_a_picture(page: &Path) -> bool {
    let name = page.file_stem().unwrap_or_default().to_string_lossy();
    name.ends_with("-en") || name.ends_with("-dark") || name.starts_with("home-") || name.starts_with("table-lead-")
}

fn html_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let files = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    Ok(files.filter(|path| path.extension().is_some_and(|extension| extension == "html")).collect())
}

fn photograph(browser: &str, folder: &Path, page: &Path, window: &str, size: &str) -> Result<(), String> {
    let name = page.file_stem().unwrap_or_default().to_string_lossy();
    let picture = folder.join(format!("{name}-{window}.png"));
    let taken = Command::new(browser)
        .args(FLAGS)
        .arg(format!("--user-data-dir={}", folder.join("browser").display()))
        .arg(format!("--window-size={size}"))
        .arg(format!("--screenshot={}", picture.display()))
        .arg(format!("file://{}", page.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match taken {
        Ok(status) if status.success() && picture.exists() => Ok(()),
        Ok(status) => Err(format!("{browser} gave no picture of {name} ({status})")),
        Err(error) => Err(format!("{browser}: {error}")),
    }
}
