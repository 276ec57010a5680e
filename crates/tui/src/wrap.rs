//! Text in lines of a width.

use unicode_width::UnicodeWidthStr;

/// The lines of a text, broken between words where they are too long; words that are too long themselves are broken anywhere.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    wrap_aside(text, width, 0)
}

/// The same, with the rows of tables moved to the left by so many characters. A row that is too long is cut off and not broken, because
/// its columns would no longer stand below those of the others.
pub fn wrap_aside(text: &str, width: usize, aside: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        // What fits is left as it is, columns included.
        if paragraph.width() <= width {
            lines.push(paragraph.trim_end().to_owned());
            continue;
        }
        if is_row(paragraph) {
            lines.push(cut(&paragraph.chars().skip(aside).collect::<String>(), width));
            continue;
        }
        let indent: String = paragraph.chars().take_while(|c| *c == ' ').take(width / 2).collect();
        let mut line = indent.clone();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let is_fresh = line.trim().is_empty();
            let needed = line.width() + usize::from(!is_fresh) + word.width();
            if !is_fresh && needed > width {
                lines.push(std::mem::replace(&mut line, indent.clone()));
            } else if !is_fresh {
                line.push(' ');
            }
            for c in word.chars() {
                let mut bytes = [0; 4];
                if line.width() + c.encode_utf8(&mut bytes).width() > width && !line.trim().is_empty() {
                    lines.push(std::mem::replace(&mut line, indent.clone()));
                }
                line.push(c);
            }
        }
        lines.push(line);
    }
    lines
}

/// Rows of tables are indented and have gaps between their columns.
fn is_row(line: &str) -> bool {
    line.starts_with("  ") && line.trim().contains("  ")
}

/// A text that is no wider than this; what is cut off is shown by three dots.
pub fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for c in text.chars() {
        let mut bytes = [0; 4];
        if short.width() + c.encode_utf8(&mut bytes).width() + 1 > width {
            break;
        }
        short.push(c);
    }
    if width > 0 {
        short.push('…');
    }
    short
}

/// A text that is no wider than this, by its beginning and by what stands behind so many of its characters: three dots stand for the
/// rest.
pub fn squeeze(text: &str, width: usize, behind: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let room = width * 2 / 5;
    // A short end leaves room for what stands before it.
    let from = behind.min(text.chars().count().saturating_sub(room));
    let part = cut(&text.chars().skip(from).collect::<String>(), room);
    format!("{}{part}", cut(text, width - part.width()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("  - abc def", 7), ["  - abc", "  def"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 3), Vec::<String>::new());
        assert_eq!(wrap("żółć źdźbło", 4), ["żółć", "źdźb", "ło"]);
        assert_eq!(wrap("a   1\n\nbcd 2 ", 6), ["a   1", "", "bcd 2"]);
    }

    #[test]
    fn columns_stay_columns() {
        let table = "  id  name      next\n  P1  Larkmead  P2\n  P2  Moor";
        assert_eq!(wrap(table, 14), ["  id  name   …", "  P1  Larkmea…", "  P2  Moor"]);
        assert_eq!(wrap_aside(table, 14, 6), ["name      next", "Larkmead  P2", "  P2  Moor"]);
    }

    #[test]
    fn what_is_cut_off_is_shown() {
        assert_eq!(cut("Owlwood", 7), "Owlwood");
        assert_eq!(cut("Owlwood", 4), "Owl…");
        assert_eq!(cut("Owlwood", 0), "");
    }

    #[test]
    fn what_differs_is_kept() {
        assert_eq!(squeeze("from hut 1 to hut 2", 19, 18), "from hut 1 to hut 2");
        assert_eq!(squeeze("from hut 1 to hut 2", 15, 18), "from hut… hut 2");
        assert_eq!(squeeze("Hill Witch, brave (for 3 points)", 20, 12), "Hill Witch,…brave (…");
        assert_eq!(squeeze("from hut 1 to hut 2", 0, 18), "");
    }
}
