//! The languages that Coven speaks.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    Italian,
    French,
    Polish,
}

/// Not a code of a language that Coven speaks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is no language that Coven speaks; it speaks en, it, fr and pl")]
pub struct UnknownLanguage(String);

impl Language {
    pub const ALL: [Language; 4] = [Language::English, Language::Italian, Language::French, Language::Polish];

    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
            Language::French => "fr",
            Language::Polish => "pl",
        }
    }

    /// The language of a locale as systems write it: `it_IT.UTF-8`, `fr-CH`, `pl`. None for others, such as `C`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::of_locale(code).ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_understood_in_every_spelling() {
        for (locale, language) in [
            ("it_IT.UTF-8", Some(Language::Italian)),
            ("fr-CH", Some(Language::French)),
            ("PL", Some(Language::Polish)),
            ("en_GB@euro", Some(Language::English)),
            ("C.UTF-8", None),
            ("", None),
            ("eng", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn an_unknown_code_names_the_known_ones() {
        let error = "de".parse::<Language>().expect_err("not spoken");
        assert_eq!(error.to_string(), "'de' is no language that Coven speaks; it speaks en, it, fr and pl");
    }
}
