//! Who knows one game's crate knows all: the same part has the same file name in each, and no module is public.

use crate::files;
use std::path::Path;

/// The parts that every game has, as a file or as a folder. `docs/architecture.md` says what each holds.
const ROOMS: [&str; 19] = [
    "rules",
    "data",
    "load",
    "setup",
    "state",
    "position",
    "moves",
    "legal",
    "refuse",
    "play",
    "events",
    "scoring",
    "view",
    "imagine",
    "invariants",
    "tell",
    "knowledge",
    "coach",
    "encode",
];

/// Everything in which a game's crate differs from the others, as `crate: what`. A game is a crate with a rulebook.
fn differences(root: &Path) -> Result<Vec<String>, String> {
    let mut found = Vec::new();
    for folder in files::entries(&root.join("crates"))? {
        if !folder.join("rules.md").is_file() {
            continue;
        }
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let source = folder.join("src");
        let is_there = |room: &&str| source.join(format!("{room}.rs")).is_file() || source.join(room).join("mod.rs").is_file();
        found.extend(ROOMS.iter().filter(|room| !is_there(room)).map(|room| format!("{name}: no {room}")));
        let guide = files::read(&source.join("lib.rs"))?;
        found.extend(guide.lines().filter(|line| line.starts_with("pub mod ")).map(|line| format!("{name}: {line}")));
    }
    Ok(found)
}

#[test]
fn every_game_has_the_same_rooms_and_shows_none_of_them() {
    let found = differences(&crate::root()).expect("a readable workspace");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_renamed_room_and_a_public_one_are_found() {
    let sample = files::Sample::new("rooms");
    sample.file("crates/tarot/rules.md", "# Tarot\n").file("crates/tarot/src/lib.rs", "mod play;\npub mod story;\n");
    for room in ROOMS.iter().filter(|room| !["events", "tell"].contains(room)) {
        sample.file(&format!("crates/tarot/src/{room}.rs"), "");
    }
    sample.file("crates/tarot/src/tell/mod.rs", "").file("crates/tarot/src/story.rs", "");
    sample.file("crates/server/src/lib.rs", "pub mod tables;\n");
    assert_eq!(differences(sample.folder()).expect("a readable workspace"), ["tarot: no events", "tarot: pub mod story;"]);
}
