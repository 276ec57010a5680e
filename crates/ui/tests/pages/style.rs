//! The style sheet lets browsers look at what has changed, and at nothing else.

use coven_ui::assets::STYLE;

/// Parts of a selector between separators that stand in no brackets.
fn split(text: &str, separators: &[char]) -> Vec<String> {
    let mut depth = 0;
    let mut parts = vec![String::new()];
    for letter in text.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 && separators.contains(&letter) {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// What a selector selects, and what stands before it.
fn subject(selector: &str) -> (String, String) {
    let mut parts = split(selector, &[' ', '>', '+', '~']);
    (parts.pop().unwrap_or_default(), parts.join(" "))
}

/// Does it say by tag, class, id or attribute which elements are meant? What is excluded or inside says nothing.
fn names_something(compound: &str) -> bool {
    if compound.starts_with(|first: char| first.is_ascii_alphabetic() || ".#[&".contains(first)) {
        return true;
    }
    let pseudo = split(&compound.replace("::", ":").replace(':', "\n:"), &['\n']);
    pseudo.iter().any(|part| match part.split_once('(') {
        Some((":is" | ":where", alternatives)) => {
            let end = alternatives.rfind(')').unwrap_or(alternatives.len());
            split(&alternatives[..end], &[',']).iter().all(|one| names_something(&subject(one).0))
        }
        Some(_) => false,
        None => part.contains(['.', '#', '[']),
    })
}

/// Selectors that let `:has()` decide about any element at all, nested ones with what they are nested in.
fn boundless(css: &str) -> Vec<String> {
    let css: String = css.split("/*").flat_map(|text| text.split_once("*/").map_or([text, ""], |(_, rest)| [rest, ""])).collect();
    let (mut open, mut found, mut text) = (Vec::<String>::new(), Vec::new(), String::new());
    for letter in css.chars() {
        match letter {
            '{' => {
                let rule = std::mem::take(&mut text).trim().to_owned();
                let outer = open.iter().filter(|outer| !outer.starts_with('@')).cloned().collect::<Vec<_>>().join(" ");
                if !rule.starts_with('@') {
                    for selector in split(&rule, &[',']) {
                        let (subject, before) = subject(&selector);
                        if format!("{outer} {before}").contains(":has(") && !names_something(&subject) {
                            found.push(format!("{outer} {selector}"));
                        }
                    }
                }
                open.push(rule);
            }
            '}' => {
                open.pop();
                text.clear();
            }
            ';' => text.clear(),
            _ => text.push(letter),
        }
    }
    assert!(open.is_empty(), "unclosed: {open:?}");
    found
}

#[test]
fn no_change_makes_the_browser_style_the_whole_page_anew() {
    let style = std::str::from_utf8(STYLE.bytes).expect("text");
    assert!(style.matches(":has(").count() > 20, "the page has rules of this kind");
    assert_eq!(boundless(style), [""; 0]);
}

#[test]
fn a_rule_without_bounds_is_found() {
    let bare = [".a:has(.b) *", ".a:has(.b) > :not(.c)", ".a:has(.b) :is(.c, .d > *)", ".a:has(.b) > :first-child"];
    for selector in bare {
        assert_eq!(boundless(&format!("/* .x:has(y) * */ @media print {{ {selector} {{ top: 0 }} }}")).len(), 1, "{selector}");
    }
    assert_eq!(boundless(".a:has(.b) { & > * { top: 0 } }").len(), 1, "nested");
    let bound = [
        ".a:has(.b)",
        ".a:has(.b *) .c",
        ".a:has(.b) > :where(g, a):not(.c)",
        ".a:has(.b) :is(.c, .d > svg)",
        ".a > :has(.b)",
        "a *",
    ];
    for selector in bound {
        assert_eq!(boundless(&format!("{selector} {{ top: 0 }}")), [""; 0], "{selector}");
    }
}
