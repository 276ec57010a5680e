//! The marks that say where a rule comes from: `[B]`, `[B:it,pl]`, `[R name]`, `[D]`. Players read rules without them.

/// What a language says where a mark is a word of its sentence.
struct Words {
    language: &'static str,
    printed: &'static str,
    derived: &'static str,
    referred: &'static str,
    designed: &'static str,
    /// What stands between a title and what it entitles.
    colon: &'static str,
    /// Behind these a mark is a word of its sentence. The first joins two of them.
    before: &'static [&'static str],
}

const WORDS: [Words; 4] = [
    Words {
        language: "en",
        printed: "printed in the rulebook",
        derived: "derived from the printed rules",
        referred: "from public references",
        designed: "our own",
        colon: ": ",
        before: &[" and ", " is ", " are ", " or "],
    },
    Words {
        language: "it",
        printed: "dal regolamento stampato",
        derived: "per deduzione dal regolamento",
        referred: "da fonti pubbliche",
        designed: "di nostra ideazione",
        colon: ": ",
        before: &[" e ", " è ", " sono ", " o "],
    },
    Words {
        language: "fr",
        printed: "d’après la règle imprimée",
        derived: "par déduction de la règle imprimée",
        referred: "d’après des sources publiques",
        designed: "de notre cru",
        colon: "\u{a0}: ",
        before: &[" et ", " est ", " sont ", " ou "],
    },
    Words {
        language: "pl",
        printed: "z drukowanej instrukcji",
        derived: "na podstawie drukowanej instrukcji",
        referred: "z publicznych źródeł",
        designed: "naszego pomysłu",
        colon: ": ",
        before: &[" i ", " jest ", " są ", " lub ", " albo "],
    },
];

impl Words {
    fn of(language: &str) -> &'static Words {
        WORDS.iter().find(|words| words.language == language).unwrap_or(&WORDS[0])
    }

    fn of_mark(&self, mark: &str) -> &'static str {
        match mark.as_bytes().first() {
            Some(b'B') if mark.contains("derived") => self.derived,
            Some(b'B') => self.printed,
            Some(b'R') => self.referred,
            _ => self.designed,
        }
    }
}

/// What a language puts between the title of a column and its cell.
pub fn colon(language: &str) -> &'static str {
    Words::of(language).colon
}

/// A text without marks. Where a sentence needs the mark, a word takes its place.
pub fn without_sources(text: &str, language: &str) -> String {
    let words = Words::of(language);
    let joined = format!("{}[", words.before[0]);
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        let (before, behind) = (&rest[..at], &rest[at + 1..]);
        let Some((mark, after)) = behind.split_once(']').filter(|(mark, _)| is_source(mark)) else {
            plain.push_str(&rest[..=at]);
            rest = behind;
            continue;
        };
        plain.push_str(before);
        rest = after.strip_prefix('+').filter(|more| more.starts_with('[')).unwrap_or(after);
        // Behind a colon, and nothing behind it: `(Names: [R].)`.
        let is_all = plain.trim_end().ends_with(':') && rest.starts_with(['.', ';', ')']);
        let is_word = is_all || words.before.iter().any(|word| plain.ends_with(word)) || rest.starts_with(&joined);
        if is_word {
            plain.push_str(words.of_mark(mark));
        } else if tells_parts_apart(rest) {
            rest = rest.split_once(". ").map_or("", |(_, sentence)| sentence);
        } else if rest.trim_start_matches('\u{a0}').starts_with([',', '.', ';', ':', ')']) {
            plain.truncate(plain.trim_end().len());
        } else if plain.is_empty() || plain.ends_with([' ', '\n']) {
            plain.truncate(plain.trim_end_matches(' ').len());
            let begins = plain.is_empty() || plain.ends_with(['\n', '.']);
            if plain.is_empty() || plain.ends_with('\n') {
                rest = rest.trim_start_matches(' ');
            }
            if begins && let Some(first) = rest.trim_start().chars().next().filter(|first| first.is_lowercase()) {
                let letter = rest.len() - rest.trim_start().len();
                plain.push_str(&rest[..letter]);
                plain.extend(first.to_uppercase());
                rest = &rest[letter + first.len_utf8()..];
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// Number of words that say what a mark is about, at most, where a sentence says nothing else: `[B] effect, [D] numbers.`
const WORDS_OF_A_PART: usize = 6;

/// Whether what follows a mark only tells where the parts of a rule come from.
fn tells_parts_apart(rest: &str) -> bool {
    let sentence = rest.split(". ").next().unwrap_or_default();
    sentence.split_once(", [D").is_some_and(|(part, _)| !part.contains('[') && part.split_whitespace().count() <= WORDS_OF_A_PART)
}

/// A heading without a mark at its end.
pub fn titled(heading: &str) -> &str {
    match heading.rsplit_once(" [") {
        Some((title, mark)) if mark.strip_suffix(']').is_some_and(is_source) => title,
        _ => heading,
    }
}

/// `B` (printed), `R` (another reference) or `D` (designed), alone or with a remark.
fn is_source(mark: &str) -> bool {
    let mut letters = mark.chars();
    matches!(letters.next(), Some('B' | 'R' | 'D')) && letters.next().is_none_or(|next| !next.is_alphanumeric())
}
