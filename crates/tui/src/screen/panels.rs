//! What is laid over the table when it is asked for: story, seats, rule, score sheet, talk, signs, help, and what was looked up.

use super::{Drawn, Hit, Looking, Panel, inside, write_wrapped};
use crate::paint::Tint;
use crate::picture::{Picture, flowing};
use crate::screen::seat_name;
use crate::seen::Talk;
use crate::wrap::{wrap, wrap_aside};
use coven_catalog::table_rules;
use coven_engine::{Phrase, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The title of a part; a click on it opens the panel.
pub fn titled(looking: &Looking<'_>, area: Rect, panel: Panel, out: &mut Buffer, drawn: &mut Drawn) {
    let text = format!("── {} {}", looking.word(panel.title()), "─".repeat(usize::from(area.width)));
    let text: String = text.chars().take(area.width.into()).collect();
    out.set_string(area.x, area.y, text, looking.paint.ink(Tint::Faint));
    drawn.hits.push((Rect { height: 1, ..area }, Hit::Panel(panel)));
}

pub fn draw(looking: &Looking<'_>, picture: &Picture, area: Rect, out: &mut Buffer, drawn: &mut Drawn) {
    let gaze = looking.gaze;
    if !gaze.looked_up.is_empty() {
        let told = |text: &String| lines(wrap_aside(text, area.width.into(), gaze.aside.into()));
        let lines: Vec<Line<'_>> = gaze.looked_up.iter().flat_map(told).collect();
        return scrolled(looking, area, &lines, out);
    }
    titled(looking, area, gaze.panel, out, drawn);
    let area = inside(area);
    let lines: Vec<Line<'_>> = match gaze.panel {
        Panel::Story => return story(looking, area, gaze.scrolled, out),
        Panel::Table => Vec::new(),
        Panel::Seats => seats(looking, picture),
        Panel::Rule => rule(looking, area.width),
        Panel::Score => score(looking, picture),
        Panel::Talk => return talk(looking, picture, area, out, drawn),
        Panel::Report => looking.seen.report.iter().flat_map(|text| wrapped(text, area.width)).collect(),
        Panel::Signs => flowing(&picture.legend, area.width.into()).iter().flat_map(|text| wrapped(text, area.width)).collect(),
        Panel::Help => wrapped(&looking.word("tui-help"), area.width),
        Panel::Choice => super::choices::told(looking, picture, area.width.into())
            .into_iter()
            .map(|(text, style)| Line::styled(text, style))
            .collect(),
    };
    scrolled(looking, area, &lines, out);
}

fn wrapped(text: &str, width: u16) -> Vec<Line<'static>> {
    lines(wrap(text, width.into()))
}

/// An empty text is a line, too.
fn lines(texts: Vec<String>) -> Vec<Line<'static>> {
    if texts.is_empty() { vec![Line::default()] } else { texts.into_iter().map(Line::from).collect() }
}

fn scrolled(looking: &Looking<'_>, area: Rect, lines: &[Line<'_>], out: &mut Buffer) {
    let from = usize::from(looking.gaze.scrolled).min(lines.len().saturating_sub(area.height.into()));
    looking.lines_in(area, &lines[from..], out);
    if from + usize::from(area.height) < lines.len() && area.height > 0 {
        // Over the last line, all of it.
        let more = format!("{:width$}", looking.word("tui-more"), width = usize::from(area.width));
        out.set_stringn(area.x, area.bottom() - 1, more, area.width.into(), looking.paint.ink(Tint::Faint));
    }
}

/// The end of the story; what is new is marked.
pub fn story(looking: &Looking<'_>, area: Rect, scrolled: u16, out: &mut Buffer) {
    let rows = usize::from(area.height);
    let mut lines: Vec<(String, bool)> = Vec::new();
    // Enough of the end to fill the room, however short the sentences are.
    let first = looking.seen.heard.len().saturating_sub(rows + usize::from(scrolled));
    for (n, said) in looking.seen.heard.iter().enumerate().skip(first) {
        let is_new = n >= looking.seen.read;
        let sign = if is_new { '▸' } else { '·' };
        let width = usize::from(area.width).saturating_sub(2);
        let told = wrap(said, width).into_iter().enumerate();
        lines.extend(told.map(|(n, line)| (if n == 0 { format!("{sign} {line}") } else { format!("  {line}") }, is_new)));
    }
    let end = lines.len().saturating_sub(scrolled.into()).max(rows.min(lines.len()));
    let from = end.saturating_sub(rows);
    for (y, (text, is_new)) in (area.y..area.bottom()).zip(&lines[from..end]) {
        let style = if *is_new { Style::new().bold() } else { looking.paint.ink(Tint::Faint) };
        out.set_stringn(area.x, y, text, area.width.into(), style);
    }
}

/// What was said, and below it what can be said in the game's own words.
fn talk(looking: &Looking<'_>, picture: &Picture, area: Rect, out: &mut Buffer, drawn: &mut Drawn) {
    let spoken = |talk: &Talk| match talk {
        // What people write stays as they wrote it: it is no part of a sentence of ours.
        Talk::Chat { name, text } => {
            format!("{}{text}", looking.say(&Phrase::new("tui-explained").with("name", name.as_str()).with("text", "")))
        }
        Talk::Stated { seat, statement } => said(looking, *seat, statement),
    };
    let lines: Vec<Line<'_>> = looking.seen.talk.iter().flat_map(|talk| wrapped(&spoken(talk), area.width)).collect();
    let own = looking.seen.own_seat().filter(|_| !picture.statements.is_empty());
    let rows = if own.is_some() { area.height / 3 } else { area.height };
    let above = Rect { height: rows, ..area };
    // The last of it is read first.
    looking.lines_in(above, &lines[lines.len().saturating_sub(rows.into())..], out);
    if lines.is_empty() {
        write_wrapped(out, above, &looking.word("tui-no-talk"), looking.paint.ink(Tint::Faint));
    }
    let Some(own) = own else {
        return;
    };
    let below = Rect { y: area.y + rows, height: area.height - rows, ..area };
    let title = format!("── {} {}", looking.word("tui-statements"), "─".repeat(usize::from(area.width)));
    out.set_stringn(below.x, below.y, title, below.width.into(), looking.paint.ink(Tint::Faint));
    let below = inside(below);
    let (rows, chosen) = (usize::from(below.height), looking.gaze.statement);
    let from = chosen.saturating_sub(rows / 2).min(picture.statements.len().saturating_sub(rows));
    for (y, (number, statement)) in (below.y..below.bottom()).zip(picture.statements.iter().enumerate().skip(from)) {
        let (sign, style) = if number == chosen { ('›', looking.paint.chosen()) } else { (' ', Style::new()) };
        let place = Rect::new(below.x, y, below.width, 1);
        out.set_style(place, style);
        out.set_stringn(below.x, y, format!("{sign} {}", said(looking, own, statement)), below.width.into(), style);
        drawn.hits.push((place, Hit::Statement(number)));
    }
}

/// A statement as everybody hears it.
fn said(looking: &Looking<'_>, seat: Seat, statement: &str) -> String {
    let phrase = looking.drawer.stated(seat, statement);
    let phrase = phrase.unwrap_or_else(|| Phrase::new("tui-explained").with("name", seat).with("text", statement));
    looking.say(&phrase)
}

pub fn seats(looking: &Looking<'_>, picture: &Picture) -> Vec<Line<'static>> {
    if !picture.seats.is_empty() {
        return picture.seats.clone();
    }
    let line = |seat: Seat| {
        let mut spans = seat_name(looking.paint, looking.seen, seat);
        spans.extend(looking.seen.kinds.get(seat.index()).map(|kind| Span::raw(format!("  {kind}"))));
        Line::from(spans)
    };
    Seat::all(looking.seen.names.len()).map(line).collect()
}

/// The rule that asks, or those of every table.
fn rule(looking: &Looking<'_>, width: u16) -> Vec<Line<'static>> {
    let language = looking.texts.language().code();
    let id = looking.seen.question.as_ref().map(|question| question.rule.as_str());
    let Some(id) = id else {
        return wrapped(&looking.word("tui-no-rule"), width);
    };
    let of_game = looking.seen.about.rulebook(language);
    let rules = of_game.rules().into_iter().chain(table_rules(language).rules());
    let mut lines = Vec::new();
    for rule in rules.filter(|rule| rule.id == id) {
        lines.push(Line::styled(format!("{} · {}", rule.id, rule.chapter), looking.paint.bold(Tint::Gold)));
        let plain = rule.plain().replace("\n  ", "\n");
        // Indented, as the rows of tables are.
        let told = plain.lines().map(|line| format!("  {line}").trim_end().to_owned());
        let aside = looking.gaze.aside.into();
        lines.extend(told.flat_map(|line| self::lines(wrap_aside(&line, width.into(), aside))));
    }
    lines
}

/// The score sheets, once the game is over; before that what everybody has.
fn score(looking: &Looking<'_>, picture: &Picture) -> Vec<Line<'static>> {
    if looking.seen.standing.is_empty() {
        let mut lines = vec![Line::from(looking.word("tui-no-score")), Line::default()];
        lines.extend(seats(looking, picture));
        return lines;
    }
    let mut lines = Vec::new();
    for place in &looking.seen.standing {
        let said = Phrase::new("standing-place").with("place", place.place).with("name", place.seat);
        lines.push(Line::styled(looking.say(&said.with("points", place.total)), looking.paint.seat(place.seat)));
        for (what, points) in &place.lines {
            lines.push(Line::from(format!("  {points:>5}  {what}")));
        }
        lines.push(Line::default());
    }
    lines
}
