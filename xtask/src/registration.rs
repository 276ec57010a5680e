//! A game is registered in one line of the catalog: the crates that serve every game name none.
//!
//! A game is a crate with a rulebook. Its names are its crate's folder, which is its id, and the title of its rulebook. A downcast to
//! a game's type and a dependency on its crate cannot be written without such a name, so looking for names finds them, too.
//! Comments count: what they say of one game is no explanation of code for all.

use crate::files;
use std::path::Path;

/// Crates whose `src` and whose dependencies name no game.
const SHARED: [&str; 9] = ["engine", "book", "bots", "lab", "store", "server", "cli", "text", "python"];

/// The page and the terminal name no game either, but have a folder for each and one list of them.
const DRAWN: [&str; 2] = ["ui", "tui"];
const LIST_OF_DRAWINGS: &str = "src/drawings.rs";

/// The game that shows how a game is written; it stands for none of the others.
const EXAMPLE: &str = "example";

/// Every line that names a game and should not, as `file:line: name`.
fn names(root: &Path) -> Result<Vec<String>, String> {
    let crates = root.join("crates");
    let games = games(&crates)?;
    let mut found = Vec::new();
    for name in SHARED {
        let manifest = crates.join(name).join("Cargo.toml");
        if manifest.is_file() {
            look(root, &manifest, &without_tests(&files::read(&manifest)?), &games, &mut found);
        }
        for file in files::all(&crates.join(name).join("src"))? {
            look(root, &file, &text(&file), &games, &mut found);
        }
    }
    let drawn = DRAWN.map(|name| crates.join(name));
    for (drawn, file) in drawn
        .iter()
        .filter_map(|drawn| Some((drawn, files::all(drawn).ok()?)))
        .flat_map(|(drawn, files)| files.into_iter().map(move |file| (drawn, file)))
    {
        let inside = file.strip_prefix(drawn).unwrap_or(&file);
        // Tests and examples look at the pages of every game, and the manifest brings the types that the games' folders draw.
        let may_name = ["tests", "examples", "Cargo.toml", LIST_OF_DRAWINGS].iter().any(|place| inside.starts_with(place));
        if !may_name && !inside.components().any(|part| games.iter().any(|game| part.as_os_str() == game.id.as_str())) {
            look(root, &file, &text(&file), &games, &mut found);
        }
    }
    Ok(found)
}

/// What a game is called.
struct Game {
    id: String,
    /// Words in lower case, one blank apart.
    names: Vec<String>,
}

fn games(crates: &Path) -> Result<Vec<Game>, String> {
    let mut games = Vec::new();
    for folder in files::entries(crates)? {
        let id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let book = folder.join("rules.md");
        if id == EXAMPLE || !book.is_file() {
            continue;
        }
        let book = files::read(&book)?;
        let title = book.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
        let title = words(title.split([':', '—']).next().unwrap_or_default());
        games.push(Game { names: vec![words(&id), title], id });
    }
    Ok(games)
}

/// A file's text. What is no text names nobody.
fn text(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_default()
}

/// A manifest without the dependencies of tests; the lines keep their numbers.
fn without_tests(manifest: &str) -> String {
    let mut for_tests = false;
    let line = |line| {
        if str::starts_with(line, "[") {
            for_tests = line.contains("dev-dependencies");
        }
        if for_tests { "" } else { line }
    };
    manifest.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn look(root: &Path, file: &Path, text: &str, games: &[Game], found: &mut Vec<String>) {
    let shown = file.strip_prefix(root).unwrap_or(file).display();
    for (number, line) in text.lines().enumerate() {
        let line = format!(" {} ", words(line));
        let names = |name: &&String| line.contains(&format!(" {name} "));
        found.extend(games.iter().filter_map(|game| {
            let name = game.names.iter().find(names)?;
            Some(format!("{shown}:{}: {name}", number + 1))
        }));
    }
}

/// The words of a text in lower case, one blank apart. `GameView`, `game_view` and `game-view` are two words each.
fn words(text: &str) -> String {
    let mut words = String::new();
    let mut before = ' ';
    for c in text.chars() {
        let begins = c.is_uppercase() && before.is_lowercase();
        if (begins || !c.is_alphanumeric()) && !words.ends_with(' ') {
            words.push(' ');
        }
        if c.is_alphanumeric() {
            words.extend(c.to_lowercase());
        }
        before = c;
    }
    words.trim().to_owned()
}

#[test]
fn only_the_catalog_and_the_list_of_drawings_name_a_game() {
    let found = names(&crate::root()).expect("a readable workspace");
    assert!(found.is_empty(), "{} lines name a game:\n{}", found.len(), found.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::names;
    use crate::files::Sample;

    /// A workspace with one game, one page and the example.
    fn workspace(name: &str) -> Sample {
        let sample = Sample::new(&format!("registration-{name}"));
        sample.file("crates/tarot/rules.md", "# Grand Tarot: the rules\n");
        sample.file("crates/example/rules.md", "# Sealed Bids\n");
        sample.file("crates/ui/src/tarot/mod.rs", "//! Tarot\n");
        sample.file("crates/ui/src/drawings.rs", "mod tarot;\n");
        sample.file("crates/ui/tests/pages.rs", "// tarot\n");
        sample.file("crates/ui/Cargo.toml", "[dependencies]\ncoven-tarot.workspace = true\n");
        sample
    }

    fn found(sample: &Sample) -> Vec<String> {
        names(sample.folder()).expect("a readable workspace")
    }

    #[test]
    fn a_games_own_places_may_name_it() {
        let sample = workspace("places");
        sample.file("crates/catalog/src/lib.rs", "coven_tarot::Tarot\n").file("crates/tarot/src/lib.rs", "//! Tarot\n");
        sample.file("crates/server/src/lib.rs", "// tarots, starot, example, sealed bids\n");
        sample.file("crates/server/tests/all.rs", "tarot\n");
        sample.file("crates/server/Cargo.toml", "[dependencies]\nserde = 1\n[dev-dependencies]\ncoven-tarot = 1\n");
        assert!(found(&sample).is_empty(), "{:?}", found(&sample));
    }

    #[test]
    fn a_name_anywhere_else_is_found_however_it_is_written() {
        let sample = workspace("names");
        let source = "use coven_tarot::View;\nmatch id { \"tarot\" => TarotView }\n\n// as in Grand\tTAROT\nlet grand = 1;\n";
        sample.file("crates/bots/src/deep/file.rs", source);
        let [crate_name, id, title] = [1, 2, 4].map(|line| format!("crates/bots/src/deep/file.rs:{line}: tarot"));
        assert_eq!(found(&sample), [crate_name, id, title]);
    }

    #[test]
    fn a_title_is_found_as_a_whole() {
        let sample = workspace("titles");
        sample.file("crates/witch/rules.md", "# Broom Flight — the rules\n");
        sample.file("crates/lab/src/lib.rs", "// a broom\n// a Broom Flight, a witch\n");
        assert_eq!(found(&sample), ["crates/lab/src/lib.rs:2: witch"]);
        sample.file("crates/lab/src/lib.rs", "// a Broom Flight\n");
        assert_eq!(found(&sample), ["crates/lab/src/lib.rs:1: broom flight"]);
    }

    #[test]
    fn dependencies_and_shared_files_of_the_page_are_looked_at() {
        let sample = workspace("manifests");
        sample.file("crates/cli/Cargo.toml", "[package]\nname = 'x'\n[dependencies]\ncoven-tarot.workspace = true\n");
        sample.file("crates/ui/assets/page.css", ".tarot {}\n").file("crates/ui/assets/tarot/page.css", ".tarot {}\n");
        assert_eq!(found(&sample), ["crates/cli/Cargo.toml:4: tarot", "crates/ui/assets/page.css:1: tarot"]);
    }
}
