//! The choices as a list, and what is known of the chosen one.

use super::{Drawn, Hit, Looking, letter};
use crate::paint::Tint;
use crate::picture::Picture;
use crate::seen::Choice;
use crate::wrap::{cut, squeeze, wrap};
use coven_engine::{Phrase, Thing};
use coven_text::fold;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

pub fn draw(looking: &Looking<'_>, picture: &Picture, area: Rect, out: &mut Buffer, drawn: &mut Drawn) {
    let choices = &looking.seen.choices;
    let title = format!("── {} ({}) {}", looking.word("tui-choices"), choices.len(), "─".repeat(usize::from(area.width)));
    let title: String = title.chars().take(area.width.into()).collect();
    out.set_string(area.x, area.y, title, looking.paint.ink(Tint::Faint));
    let rows = usize::from(area.height.saturating_sub(1));
    let chosen = looking.gaze.chosen;
    let lines = listed(looking, picture, usize::from(area.width).saturating_sub(5), rows);
    // The chosen line stays in the middle of a list that is longer than its room.
    let from = chosen.saturating_sub(rows / 2).min(choices.len().saturating_sub(rows));
    let mut y = area.y + 1;
    for (number, (choice, lines)) in choices.iter().zip(&lines).enumerate().skip(from) {
        if y >= area.bottom() {
            break;
        }
        let is_chosen = number == chosen;
        let style = if is_chosen { looking.paint.chosen() } else { Style::new() };
        let letter = letter(number).unwrap_or('·');
        let danger = if choice.dangers.is_empty() { ' ' } else { '!' };
        let arrow = if is_chosen { '›' } else { ' ' };
        let top = y;
        for (n, text) in lines.iter().enumerate() {
            let line = if n == 0 { format!("{arrow}{letter}{danger} {text}") } else { format!("    {text}") };
            // The whole line is marked, not its words alone.
            out.set_style(Rect::new(area.x, y, area.width, 1), style);
            out.set_stringn(area.x, y, line, area.width.into(), style);
            y += 1;
        }
        drawn.hits.push((Rect::new(area.x, top, area.width, y - top), Hit::Choices(vec![number])));
    }
}

/// The lines of every choice: all of its words if there is room, or as many lines for each as fit. Choices that would look alike are
/// shown by their beginning and by that in which they differ; those that do not differ in one place alone, by their notation.
fn listed(looking: &Looking<'_>, picture: &Picture, width: usize, rows: usize) -> Vec<Vec<String>> {
    let choices = || looking.seen.choices.iter().enumerate();
    let whole: Vec<usize> = choices().map(|(n, choice)| wrap(&with_note(&choice.text, picture, n), width).len()).collect();
    let needed = |most: usize| whole.iter().map(|lines| (*lines).min(most)).sum::<usize>();
    let most = (1..=whole.iter().copied().max().unwrap_or(1)).rev().find(|most| needed(*most) <= rows).unwrap_or(1);
    let lines: Vec<Vec<String>> = choices().map(|(n, choice)| shortened(&choice.text, picture, n, width, most)).collect();
    let is_twin = twins(&lines);
    let words = |n: usize, choice: &Choice| with_note(&choice.text, picture, n);
    let told_apart = |(n, choice): (usize, &Choice)| {
        if !is_twin[n] {
            return lines[n].clone();
        }
        let whole = words(n, choice);
        let twins = choices().filter(|(other, _)| *other != n && is_twin[*other]);
        let alike = |other: String| whole.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
        let differs_at = twins.map(|(other, choice)| alike(words(other, choice))).max().unwrap_or(0);
        vec![squeeze(&whole, width, differs_at)]
    };
    let mut lines: Vec<Vec<String>> = choices().map(told_apart).collect();
    let is_twin = twins(&lines);
    for (n, choice) in choices().filter(|(n, _)| is_twin[*n]) {
        lines[n] = vec![cut(&format!("[{}] {}", choice.notation, choice.text), width)];
    }
    lines
}

/// Which of them look like another.
fn twins(lines: &[Vec<String>]) -> Vec<bool> {
    lines.iter().map(|line| lines.iter().filter(|other| *other == line).count() > 1).collect()
}

/// The chosen move in full: its words, what may go wrong, what the cards that it names do, and what the coach says.
pub fn tip(looking: &Looking<'_>, picture: &Picture, area: Rect, out: &mut Buffer) {
    let faint = looking.paint.ink(Tint::Faint);
    let line: String = "─".repeat(area.width.into());
    out.set_string(area.x, area.y, line, faint);
    let width = usize::from(area.width);
    let lines = told(looking, picture, width);
    let rows = usize::from(area.height.saturating_sub(1));
    let more = looking.word("tui-more-tip");
    for (n, (text, style)) in lines.iter().take(rows).enumerate() {
        let is_cut = n + 1 == rows && lines.len() > rows;
        let room = if is_cut { width.saturating_sub(more.width() + 1) } else { width };
        let end = out.set_stringn(area.x, area.y + 1 + n as u16, cut(text, room), width, *style).0;
        if is_cut {
            out.set_stringn(end + 1, area.y + 1 + n as u16, &more, width, faint);
        }
    }
}

/// All that is known of the chosen move, in lines of a width.
pub fn told(looking: &Looking<'_>, picture: &Picture, width: usize) -> Vec<(String, Style)> {
    let faint = looking.paint.ink(Tint::Faint);
    let mut lines: Vec<(String, Style)> = Vec::new();
    let mut add = |text: &str, style: Style| lines.extend(wrap(text, width).into_iter().map(|line| (line, style)));
    if let Some(choice) = looking.seen.choices.get(looking.gaze.chosen) {
        let whole = with_note(&choice.text, picture, looking.gaze.chosen);
        add(&whole, Style::new().bold());
        choice.dangers.iter().for_each(|danger| add(&format!("! {danger}"), looking.paint.bold(Tint::Danger)));
        picture.about.get(looking.gaze.chosen).into_iter().flatten().for_each(|said| add(said, Style::new()));
        for (name, text, bonus) in named_things(looking, &choice.notation) {
            // A move that tells what its card does need not be told twice.
            if !whole.contains(text.trim_end_matches('.')) {
                add(&explained(looking, &name, &text), Style::new());
            }
            bonus.iter().for_each(|bonus| add(bonus, Style::new()));
        }
        asked_about(looking).iter().for_each(|said| add(said, Style::new()));
        add(&format!("[{}]", choice.notation), faint);
    }
    looking.seen.coach.iter().for_each(|said| add(said, looking.paint.ink(Tint::Good)));
    lines
}

/// A choice in so many lines at most. A short note is kept when words are cut off.
fn shortened(text: &str, picture: &Picture, choice: usize, width: usize, most: usize) -> Vec<String> {
    const SHORT: usize = 10;
    let whole = with_note(text, picture, choice);
    let lines = wrap(&whole, width);
    if lines.len() <= most {
        return lines;
    }
    // The first part of a long note is what matters most.
    let note = picture.notes.get(choice).and_then(|note| note.split(" · ").next());
    let note = note.filter(|note| (1..=SHORT).contains(&note.width()));
    let (mut lines, note) = note.map_or((lines, String::new()), |note| (wrap(text, width), format!(" · {note}")));
    let last = lines.split_off((most - 1).min(lines.len().saturating_sub(1))).join(" ");
    lines.push(format!("{}{note}", cut(&last, width.saturating_sub(note.width()))));
    lines
}

/// The words of a choice and what it costs or brings.
fn with_note(text: &str, picture: &Picture, choice: usize) -> String {
    match picture.notes.get(choice) {
        Some(note) if !note.is_empty() => format!("{text} · {note}"),
        _ => text.to_owned(),
    }
}

/// The cards and other things that a move names, what they do, and what they do with a bonus.
fn named_things(looking: &Looking<'_>, notation: &str) -> Vec<(String, String, Option<String>)> {
    let mut found = Vec::new();
    for word in notation.split(' ').skip(1) {
        let word = fold(word.split('/').next().unwrap_or(word)).replace('_', "-");
        for thing in looking.things.iter().filter(|thing| word.len() > 1 && word_of(thing, looking.things) == word) {
            let explained = looking.texts.explain(thing);
            let bonus = explained.bonus.map(|bonus| looking.say(&Phrase::new("rules-bonus").with("text", bonus)));
            let entry = (explained.name, explained.text, bonus);
            if !found.contains(&entry) {
                found.push(entry);
            }
        }
    }
    found
}

/// The word by which moves call a thing: what its id has that not all of its kind have.
fn word_of(thing: &Thing, all: &[Thing]) -> String {
    let shared = |other: &Thing| {
        let ids = thing.name.id.char_indices().zip(other.name.id.chars());
        ids.take_while(|((_, one), other)| one == other).last().map_or(0, |((at, last), _)| at + last.len_utf8())
    };
    let same = all.iter().filter(|other| other.kind == thing.kind && other.name.id != thing.name.id);
    let prefix = same.map(shared).min().unwrap_or(thing.name.id.len());
    let from = thing.name.id[..prefix].rfind('-').map_or(0, |dash| dash + 1);
    thing.name.id[from..].replace('_', "-")
}

fn explained(looking: &Looking<'_>, name: &str, text: &str) -> String {
    looking.say(&Phrase::new("tui-explained").with("name", name).with("text", text))
}

/// What a card does that asks: its question begins with its name.
fn asked_about(looking: &Looking<'_>) -> Vec<String> {
    let named = looking.seen.question.as_ref().and_then(|question| question.text.split_once(':'));
    let Some((name, _)) = named else {
        return Vec::new();
    };
    let name = name.trim_matches(|c: char| c.is_whitespace() || matches!(c, '«' | '»'));
    let asks = |thing: &&Thing| looking.say(&thing.name) == name;
    let told = |thing: &Thing| explained(looking, name, &looking.texts.explain(thing).text);
    looking.things.iter().filter(asks).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(note: &str) -> Picture {
        Picture { notes: vec![note.to_owned()], ..Picture::default() }
    }

    #[test]
    fn a_choice_keeps_its_short_note() {
        let text = "brew one Remedy for Blindness";
        assert_eq!(shortened(text, &noted("BH"), 0, 40, 1), ["brew one Remedy for Blindness · BH"]);
        assert_eq!(shortened(text, &noted("BH"), 0, 20, 1), ["brew one Remed… · BH"]);
        assert_eq!(shortened(text, &noted(""), 0, 12, 2), ["brew one", "Remedy for …"]);
        assert_eq!(shortened(text, &noted("a very long note"), 0, 20, 2), ["brew one Remedy for", "Blindness · a very …"]);
    }
}
