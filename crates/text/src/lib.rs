//! What people read, in their language.
//!
//! Rules name messages ([`Phrase`]) and never hold a sentence. Here the shared messages and every game's own become one
//! set of [`Texts`] in one [`Language`]; what a language lacks is said in English, and what nobody has is shown by its id.

#![forbid(unsafe_code)]

mod fold;
mod language;
mod lessons;
pub mod testing;
mod things;

pub use fold::{fold, folded};
pub use language::{Language, UnknownLanguage};
pub use lessons::{LessonSource, lesson_sources};
pub use things::Explanation;

use coven_engine::{About, Arg, Illegal, Phrase, SetupError};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// A language's code and messages in Fluent's syntax.
pub type Source = (&'static str, &'static str);

/// The messages that belong to no game.
pub const SHARED: &[Source] = &[
    ("en", include_str!("../text/en.ftl")),
    ("it", include_str!("../text/it.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
    ("pl", include_str!("../text/pl.ftl")),
];

type Bundle = FluentBundle<FluentResource>;

/// All messages in one language. Can be shared between threads.
pub struct Texts {
    language: Language,
    messages: Bundle,
    /// Where a message is looked for that the language lacks.
    english: Option<Bundle>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// The shared messages joined with those of the games.
    pub fn new(language: Language, games: &[&About]) -> Self {
        Texts::with(language, games, &[])
    }

    /// The same, joined with the messages of whoever shows the games.
    pub fn with(language: Language, games: &[&About], own: &[Source]) -> Self {
        let lessons: Vec<LessonSource> =
            games.iter().flat_map(|about| lesson_sources(about.id, about.lessons.iter().copied())).collect();
        Texts::teaching(language, games, own, &lessons)
    }

    /// The same, with other lessons than the built-in ones.
    pub fn teaching(language: Language, games: &[&About], own: &[Source], lessons: &[LessonSource]) -> Self {
        let games = games.iter().flat_map(|about| about.texts).chain(own).copied();
        Texts::joined(language, games.chain(lessons.iter().map(|(code, source)| (code.as_str(), source.as_str()))))
    }

    /// The shared messages joined with others.
    pub fn of<'a>(language: Language, others: impl IntoIterator<Item = &'a Source>) -> Self {
        Texts::joined(language, others.into_iter().copied())
    }

    fn joined<'a>(language: Language, others: impl Iterator<Item = (&'a str, &'a str)>) -> Self {
        let sources: Vec<(&str, &str)> = SHARED.iter().copied().chain(others).collect();
        let english = (language != Language::English).then(|| bundle(Language::English, &sources));
        Texts { language, messages: bundle(language, &sources), english }
    }

    /// Whether a message is there in the language itself.
    pub fn has(&self, phrase: &Phrase) -> bool {
        self.messages.get_message(&phrase.id).is_some_and(|message| message.value().is_some())
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence for a phrase. `names` says who sits where.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            match value {
                Arg::Number(number) => args.set(*name, *number),
                other => args.set(*name, self.part(other, names)),
            }
        }
        let bundles = [Some(&self.messages), self.english.as_ref()];
        let said = bundles.into_iter().flatten().find_map(|bundle| formatted(bundle, &phrase.id, &args));
        said.map_or_else(|| phrase.id.to_string(), with_one_end)
    }

    /// What is printed on a thing where the box of this language calls it something else: the attribute `printed` of its name.
    pub fn printed(&self, name: &Phrase) -> Option<String> {
        let printed = self.messages.get_message(&name.id)?.get_attribute("printed")?;
        Some(self.messages.format_pattern(printed.value(), None, &mut Vec::new()).into_owned())
    }

    /// A name, and what is printed on the thing if that is something else.
    pub fn with_print(&self, name: &Phrase) -> String {
        let said = self.say(name, &[]);
        match self.printed(name) {
            Some(printed) => format!("{said} ({printed})"),
            None => said,
        }
    }

    /// A message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id), &[])
    }

    /// Why a move was refused.
    pub fn refused(&self, illegal: &Illegal) -> String {
        self.say(&refusal(illegal.code), &[])
    }

    /// Why a table cannot be set up as agreed.
    pub fn setup_refused(&self, error: &SetupError) -> String {
        self.say(&Phrase::new(format!("setup-{}", error.code)).with("detail", error.detail.as_str()), &[])
    }

    fn part(&self, arg: &Arg, names: &[String]) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => match names.get(seat.index()) {
                Some(name) => name.clone(),
                None => self.say(&Phrase::new("seat-unnamed").with("number", seat.0), names),
            },
            Arg::Phrase(phrase) => self.say(phrase, names),
            Arg::List(items) => self.list(items, names),
        }
    }

    fn list(&self, items: &[Arg], names: &[String]) -> String {
        let join = |how: &'static str, before: String, after: String| {
            self.say(&Phrase::new(how).with("before", before).with("after", after), names)
        };
        let Some((last, others)) = items.split_last() else {
            return self.word("list-empty");
        };
        let others = others.iter().map(|item| self.part(item, names)).reduce(|before, after| join("list-join", before, after));
        let last = self.part(last, names);
        match others {
            Some(others) => join("list-join-last", others, last),
            None => last,
        }
    }
}

/// The phrase for a refusal's stable code.
pub fn refusal(code: &str) -> Phrase {
    Phrase::new(format!("refused-{code}"))
}

fn bundle(language: Language, sources: &[(&str, &str)]) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Isolation marks protect mixed writing directions; ours all run one way, and terminals show the marks as rubbish.
    bundle.set_use_isolating(false);
    for (_, source) in sources.iter().filter(|(code, _)| *code == language.code()) {
        // What cannot be read is left out and said in English; the tests make sure that there is no such thing.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// A name may end with a mark that ends a sentence too: no full stop follows it.
fn with_one_end(said: String) -> String {
    if said.contains("!.") || said.contains("?.") { said.replace("!.", "!").replace("?.", "?") } else { said }
}

fn formatted(bundle: &Bundle, id: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Seat;

    const MESSAGES: &[Source] = &[
        ("en", "toy-gives = { $who } gives { $what } to { $whom }.\ntoy-only-english = Only here\n"),
        ("it", "toy-gives = { $who } dà { $what } a { $whom }.\n"),
        ("pl", "toy-cards = { $n ->\n [one] { $n } karta\n [few] { $n } karty\n *[other] { $n } kart\n }\n"),
    ];

    fn texts(language: Language) -> Texts {
        Texts::of(language, MESSAGES)
    }

    fn gift(what: Arg) -> Phrase {
        Phrase::new("toy-gives").with("who", Seat(0)).with("whom", Seat(1)).with("what", what)
    }

    #[test]
    fn seats_are_named_and_lists_are_joined_as_the_language_does() {
        let names = ["Ada".to_owned(), "Bea".to_owned()];
        let what = || ["moss", "salt", "honey"].into_iter().collect::<Arg>();
        assert_eq!(texts(Language::English).say(&gift(what()), &names), "Ada gives moss, salt and honey to Bea.");
        assert_eq!(texts(Language::Italian).say(&gift(what()), &names), "Ada dà moss, salt e honey a Bea.");
    }

    #[test]
    fn a_seat_without_a_name_has_a_number() {
        let said = texts(Language::English).say(&gift(Arg::Number(3)), &[]);
        assert_eq!(said, "Seat 0 gives 3 to Seat 1.");
    }

    #[test]
    fn plurals_follow_the_language() {
        let polish = texts(Language::Polish);
        let cards = |n: i32| polish.say(&Phrase::new("toy-cards").with("n", n), &[]);
        assert_eq!([cards(1), cards(3), cards(5)], ["1 karta", "3 karty", "5 kart"]);
    }

    #[test]
    fn a_missing_message_falls_back_to_english_and_then_to_its_id() {
        let french = texts(Language::French);
        assert_eq!(french.word("toy-only-english"), "Only here");
        assert_eq!(french.word("toy-nowhere"), "toy-nowhere");
    }

    #[test]
    fn a_name_that_ends_with_a_mark_ends_its_sentence() {
        let names = ["Ada".to_owned(), "All at Once!".to_owned()];
        let said = |what: &str| texts(Language::English).say(&gift(Arg::from(what)), &names);
        assert_eq!(said("More or Less?"), "Ada gives More or Less? to All at Once!");
    }

    #[test]
    fn texts_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Texts>();
    }
}
