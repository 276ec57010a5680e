//! Every screen: pages at several moments of all games are measured in windows of every shape, in every language and both colour schemes.
//! What is a fault is said in `screens.js`, which runs on the page.

#[path = "../../../ui/examples/preview/pages/mod.rs"]
mod pages;

use coven_browser::{Browser, Driver, Look};
use serde_json::json;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const FAULTS: &str = include_str!("screens.js");

/// The page does without a server.
const NO_STREAM: &str = "window.EventSource = class { addEventListener() {} }";

/// What points at things in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pointer {
    Mouse,
    Finger,
}
use Pointer::{Finger, Mouse};

/// Phones and tablets upright and lying, small and large windows; of two desks also what is left of them at a zoom of 200 %.
const WINDOWS: [(u32, u32, Pointer); 17] = [
    (320, 568, Finger),
    (390, 844, Finger),
    (600, 960, Finger),
    (640, 360, Finger),
    (667, 375, Finger),
    (768, 1024, Finger),
    (820, 1180, Finger),
    (844, 390, Finger),
    (1024, 768, Finger),
    (1180, 820, Finger),
    (720, 450, Mouse),
    (960, 600, Mouse),
    (1280, 720, Mouse),
    (1366, 768, Mouse),
    (1440, 900, Mouse),
    (1920, 1080, Mouse),
    (2560, 1440, Mouse),
];

/// One of each shape that a page can have, and the smallest desk.
const SHAPES: [(u32, u32, Pointer); 6] =
    [(390, 844, Finger), (820, 1180, Finger), (844, 390, Finger), (1024, 768, Finger), (1280, 720, Mouse), (1440, 900, Mouse)];

/// The moments with the longest words and the most to choose.
const FULLEST: [&str; 14] = [
    "home",
    "broom-coach",
    "broom-offer",
    "broom-follow",
    "broom-end",
    "salem-decide",
    "salem-draft",
    "salem-target",
    "salem-end",
    "septima-choose",
    "septima-spell",
    "septima-ritual",
    "septima-window",
    "septima-end",
];

/// All pages as files, and a browser that opens them.
struct Gallery {
    folder: TempDir,
    browser: Browser,
    _driver: Driver,
}

impl Gallery {
    async fn open() -> Gallery {
        let folder = tempfile::tempdir().expect("a folder");
        pages::write_pages(folder.path(), None).expect("the pages");
        let driver = Driver::start().unwrap_or_else(|error| panic!("{error}"));
        let browser = Browser::open(&driver, &Look::DESK).await.expect("a browser");
        browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NO_STREAM })).await.expect("no stream");
        Gallery { folder, browser, _driver: driver }
    }

    /// The pages of these endings: a language, or the dark scheme.
    fn pages(&self, manner: &str) -> Vec<PathBuf> {
        let ending = format!("-{manner}.html");
        let files = std::fs::read_dir(self.folder.path()).expect("the folder").map(|file| file.expect("a file").path());
        let mut pages: Vec<PathBuf> = files.filter(|file| name(file).ends_with(&ending)).collect();
        pages.sort();
        assert!(pages.len() > 40, "only {} pages", pages.len());
        pages
    }

    /// Everything that is wrong with a page in any of these windows.
    async fn faults(&self, page: &Path, windows: &[(u32, u32, Pointer)]) -> Vec<String> {
        let mut faults = Vec::new();
        let mut opened = None;
        for &(width, height, pointer) in windows {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.browser.command("Emulation.setDeviceMetricsOverride", metrics).await.expect("a window");
            // What a page decides once when it comes: what points, and whether the story stands open.
            let kind = Some((pointer, width >= 1280));
            if opened != kind {
                let touch = json!({ "enabled": pointer == Finger, "maxTouchPoints": 5 });
                self.browser.command("Emulation.setTouchEmulationEnabled", touch).await.expect("a pointer");
                self.browser.go(&format!("file://{}", page.display())).await.expect("a page");
                opened = kind;
            }
            let smallest = if pointer == Finger { 44 } else { 24 };
            // After the next frame the board has been fitted to the window.
            let measure = format!(
                "return (async () => {{ await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
                const smallest = {smallest}; {FAULTS} }})()"
            );
            let found = self.browser.run(&measure).await.expect("the page");
            let found = found.as_array().expect("a list").iter().filter_map(|fault| fault.as_str());
            faults.extend(found.map(|fault| format!("{} at {width}×{height}: {fault}", name(page))));
        }
        faults
    }
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo nextest run -p coven-browser --run-ignored only screens"]
async fn every_moment_fits_every_window() {
    let gallery = Gallery::open().await;
    let mut faults = Vec::new();
    for page in gallery.pages("en") {
        faults.extend(gallery.faults(&page, &WINDOWS).await);
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: cargo nextest run -p coven-browser --run-ignored only screens"]
async fn the_longest_words_of_every_language_fit_by_day_and_by_night() {
    let gallery = Gallery::open().await;
    let mut faults = Vec::new();
    for manner in ["it", "fr", "pl", "dark"] {
        let fullest = |page: &PathBuf| FULLEST.iter().any(|moment| name(page) == format!("{moment}-{manner}.html"));
        let pages: Vec<PathBuf> = gallery.pages(manner).into_iter().filter(fullest).collect();
        assert_eq!(pages.len(), FULLEST.len());
        for page in pages {
            faults.extend(gallery.faults(&page, &SHAPES).await);
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
