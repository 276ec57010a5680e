//! Every message of the workspace in one language, with all that it can say, and every line of its rulebooks.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::fs;
use std::path::{Path, PathBuf};

pub struct Message {
    pub id: String,
    /// The parts of its file's path and of its id; the name of a game is among them if it is a message of that game.
    words: Vec<String>,
    /// One for each combination of choices, with arguments as `{$name}`.
    pub wordings: Vec<String>,
}

impl Message {
    pub fn is_of(&self, game: &str) -> bool {
        game == "all" || self.words.iter().any(|word| word == game)
    }

    /// Whether it can say a word, or several in a row, in capitals or not.
    pub fn says(&self, words: &str) -> bool {
        self.wordings.iter().any(|wording| says(wording, words))
    }
}

/// The messages of the files `<language>.ftl`, wherever they stand, and of all files in a folder `<language>`.
pub fn of(language: &str) -> Vec<Message> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    let spoken = |path: &Path, folder: &Path| {
        path.extension().is_some_and(|ending| ending == "ftl")
            && (path.file_stem() == Some(language.as_ref()) || folder.ends_with(language))
    };
    for file in files(&crates, &spoken) {
        let source = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let path: Vec<String> = file.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
        found.extend(read(&source).into_iter().map(|(id, wordings)| {
            let words = path.iter().cloned().chain(id.split('-').map(str::to_owned)).collect();
            Message { id, words, wordings }
        }));
    }
    assert!(found.len() > 1000, "only {} messages in {language}", found.len());
    found
}

/// The lines of the players' books and aids, of the numbered rules and of those of every table: the files `<language>.md` and
/// `<something>.<language>.md`. Each cell of a table is a line of its own; where a link leads is no word.
pub fn lines(language: &str) -> Vec<Message> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let name = |path: &Path| path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let written = |path: &Path, _: &Path| {
        name(path).strip_suffix(".md").is_some_and(|stem| stem == language || stem.ends_with(&format!(".{language}")))
    };
    let mut found = Vec::new();
    for file in files(&crates, &written) {
        let source = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let path: Vec<String> = file.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
        for (number, line) in source.lines().enumerate() {
            let cells = line
                .split('|')
                .map(|cell| without_ids(&without_addresses(cell)).trim().to_owned())
                .filter(|cell| !cell.is_empty());
            let id = format!("{}/{}:{}", path.iter().rev().nth(1).map_or("", String::as_str), name(&file), number + 1);
            found.push(Message { id, words: path.clone(), wordings: cells.collect() });
        }
    }
    assert!(found.len() > 1000, "only {} lines in {language}", found.len());
    found
}

fn without_addresses(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, part| said + "]" + part.split_once(')').map_or(part, |(_, rest)| rest))
}

/// The id of a rule is no word either: NSM-ROUND-1.
fn without_ids(text: &str) -> String {
    let in_id = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let is_id = |part: &&str| {
        let run = part.trim_end_matches(|c| !in_id(c));
        run.contains('-') && run.starts_with(|c: char| c.is_ascii_uppercase()) && run.chars().all(in_id)
    };
    let parts = text.split_inclusive(|c: char| !(c.is_alphanumeric() || c == '-'));
    parts.map(|part| if is_id(&part) { part.trim_start_matches(in_id) } else { part }).collect()
}

fn files(folder: &Path, wanted: &impl Fn(&Path, &Path) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let inside = |path: PathBuf| match path.is_dir() {
        true => files(&path, wanted),
        false => Vec::from_iter(wanted(&path, folder).then_some(path)),
    };
    paths.flat_map(inside).collect()
}

fn read(source: &str) -> Vec<(String, Vec<String>)> {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), message.value.as_ref().map_or_else(Vec::new, wordings))),
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

fn wordings(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
                vec![format!("{{${}}}", id.name)]
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => vec![String::new()],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| wordings(&variant.value)).collect()
            }
        };
        all = all.iter().flat_map(|begun| next.iter().map(move |part| format!("{begun}{part}"))).collect();
    }
    all
}

fn says(wording: &str, words: &str) -> bool {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let (wording, words) = (plain(wording), plain(words));
    // The name of an argument is no word.
    let inside_a_word = |c: char| c.is_alphanumeric() || c == '$';
    wording.match_indices(&words).any(|(at, found)| {
        let (before, after) = (&wording[..at], &wording[at + found.len()..]);
        !before.ends_with(inside_a_word) && !after.starts_with(inside_a_word)
    })
}

#[test]
fn a_message_can_say_all_its_wordings() {
    let source = "# Ein Wort\ntoy-cards = { $n ->\n    [one] jedna karta\n   *[other] { $n } kart\n} gracza { $seat }.\ntoy-two = a\n    b\n";
    let [(cards, wordings), (_, two)] = &read(source)[..] else { panic!("two messages") };
    assert_eq!(cards, "toy-cards");
    assert_eq!(wordings, &["jedna karta gracza {$seat}.", "{$n} kart gracza {$seat}."]);
    assert_eq!(two, &["a\nb"]);
}

#[test]
fn ids_of_rules_are_no_words() {
    assert_eq!(without_ids("**NSM-ROUND-1** [B] Cinque turni (NSM-RUL-2), B4."), "**** [B] Cinque turni (), B4.");
}

#[test]
fn words_are_found_whole_and_however_they_are_written() {
    let said = "Żółta\u{a0}karta, l’École\nrouge {$tu}";
    for words in ["żółta karta", "KARTA", "école rouge", "l’école"] {
        assert!(says(said, words), "{words}");
    }
    for words in ["żół", "arta", "ta", "karta l’école", "tu", "seat"] {
        assert!(!says(said, words), "{words}");
    }
}
