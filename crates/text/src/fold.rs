//! Words as people type them: without capitals and accents.

/// A text in which capitals and accents make no difference, to be compared with another one.
pub fn fold(text: &str) -> String {
    text.chars().flat_map(folded).collect()
}

/// The letters for which a letter of our languages stands: `É` for `e`, `Œ` for `oe`.
pub fn folded(letter: char) -> impl Iterator<Item = char> {
    letter.to_lowercase().flat_map(|letter| {
        let (first, second) = match letter {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'ą' => ('a', None),
            'ç' | 'ć' => ('c', None),
            'è' | 'é' | 'ê' | 'ë' | 'ę' => ('e', None),
            'ì' | 'í' | 'î' | 'ï' => ('i', None),
            'ł' => ('l', None),
            'ñ' | 'ń' => ('n', None),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => ('o', None),
            'ś' => ('s', None),
            'ù' | 'ú' | 'û' | 'ü' => ('u', None),
            'ÿ' => ('y', None),
            'ź' | 'ż' => ('z', None),
            'œ' => ('o', Some('e')),
            'æ' => ('a', Some('e')),
            'ß' => ('s', Some('s')),
            '’' | 'ʼ' => ('\'', None),
            '\u{a0}' | '\u{202f}' => (' ', None),
            // The combining dot above of the Turkish capital I, which none of our languages uses, would remain as a letter of its own.
            '\u{307}' => return [None, None].into_iter().flatten(),
            other => (other, None),
        };
        [Some(first), second].into_iter().flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        for (written, typed) in
            [("Żółw", "zolw"), ("CŒUR", "coeur"), ("Città", "CITTA"), ("l’été", "l'ete"), ("« Oui »", "« oui »")]
        {
            assert_eq!(fold(written), fold(typed), "{written}");
        }
        assert_ne!(fold("owl"), fold("cat"));
    }
}
