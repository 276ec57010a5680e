//! Coven as an app: the worker that keeps pages for times without a network, and what a browser needs to know to install it.

use crate::Speak;
use crate::assets::{self, Asset};
use crate::page::Address;
use coven_catalog::{NamedLesson, games};
use coven_engine::About;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const WORKER: &str = include_str!("../assets/sw.js");

/// Where the settings stand in the worker.
const SETTINGS: &str = "SETTINGS = null";

/// How the name of a script begins that the worker takes in.
const ITS_SCRIPTS: &str = "/assets/notices-sw";

/// The pages that belong to nobody and open without a network from the beginning. Together they are small.
pub fn pages() -> Vec<String> {
    let of = |about: &&'static About| {
        let game = about.id;
        let all = [Address::Rules { game }, Address::Aid { game }, Address::Course { game }, Address::PuzzlesOf { game }];
        all.map(|address| address.to_string())
    };
    let general = [Address::Offline, Address::Install, Address::Learn, Address::Puzzles].map(|address| address.to_string());
    general.into_iter().chain(games().iter().flat_map(of)).collect()
}

/// The lessons that are fetched ahead whether or not somebody begins them: the first of each game. Each is the part of an address that its
/// pages have in common.
pub fn lessons() -> Vec<String> {
    let first = |about: &&'static About| Some((about.id, coven_catalog::lessons(about.id).ok()?.first()?));
    let path = |(game, lesson): (_, &NamedLesson)| Address::LessonOf { game, lesson: &lesson.id }.to_string();
    games().iter().filter_map(first).map(path).collect()
}

/// The worker. Its text is another one whenever a file, a page or its own program is, and browsers install it anew then. `version` is
/// that of the program.
pub fn worker(version: &str, speak: &Speak<'_>) -> String {
    let all = assets::all();
    let paths = || all.iter().map(|asset| asset.path.as_str());
    // The picture for links is for others, and large.
    let wanted = paths().filter(|path| *path != assets::PICTURE.path);
    let (scripts, files): (Vec<&str>, Vec<&str>) = wanted.partition(|path| path.starts_with(ITS_SCRIPTS));
    let (pages, lessons, mut hash) = (pages(), lessons(), Sha256::new());
    let fetched = pages.iter().chain(&lessons).map(String::as_str);
    for part in [version, WORKER, speak.language().code()].into_iter().chain(paths()).chain(fetched) {
        hash.update(part);
    }
    let settings = json!({
        "version": hex::encode(&hash.finalize()[..6]),
        "language": speak.language().code(),
        "pages": pages,
        "lessons": lessons,
        "files": files,
        "scripts": scripts,
        "banner": speak.word("page-offline-banner"),
        "unjudged": speak.word("page-offline-unjudged"),
        "nothing": speak.word("page-offline-nothing"),
    });
    WORKER.replacen(SETTINGS, &format!("SETTINGS = {settings}"), 1)
}

/// What a browser needs to know to put Coven among its apps.
pub fn manifest(speak: &Speak<'_>) -> Value {
    let icon = |asset: &Asset, sizes: &str, purpose: &str| json!({ "src": asset.path, "sizes": sizes, "type": asset.mime, "purpose": purpose });
    json!({
        "id": "/",
        "name": "Coven",
        "short_name": "Coven",
        "description": speak.word("page-motto"),
        "lang": speak.language().code(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#17142a",
        "theme_color": "#17142a",
        "categories": ["games"],
        "icons": [
            icon(&assets::ICON, "any", "any"),
            icon(&assets::ICON_SMALL, "192x192", "any"),
            icon(&assets::ICON_LARGE, "512x512", "any"),
            icon(&assets::ICON_MASKABLE, "512x512", "maskable"),
        ],
        "shortcuts": [
            { "name": speak.word("page-lobby"), "url": Address::Lobby.to_string() },
            { "name": speak.word("page-you"), "url": Address::You.to_string() },
        ],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts;
    use coven_text::Language;

    #[test]
    fn the_worker_of_each_language_and_program_is_another_one() {
        let made = |version: &str, language: Language| {
            let texts = texts(language);
            worker(version, &Speak::new(&texts, &[]))
        };
        let english = made("1", Language::English);
        assert_eq!(english, made("1", Language::English), "it stays the same as long as nothing changes");
        assert!(english != made("2", Language::English) && english != made("1", Language::Polish));
        assert!(!english.contains(SETTINGS) && english.contains("/offline") && english.contains(&assets::STYLE.path));
    }

    #[test]
    fn a_manifest_names_icons_that_are_there() {
        let texts = texts(Language::Italian);
        let manifest = manifest(&Speak::new(&texts, &[]));
        let icons = manifest["icons"].as_array().expect("icons");
        for icon in icons {
            assert!(assets::all().iter().any(|asset| icon["src"] == asset.path.as_str()), "{icon}");
        }
        assert!(icons.iter().any(|icon| icon["purpose"] == "maskable") && manifest["lang"] == "it");
    }
}
