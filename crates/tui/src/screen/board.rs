//! The pages of the table, with the places that can be chosen.

use super::{Drawn, Hit, Looking, letter};
use crate::paint::Tint;
use crate::picture::{Page, Picture, Spot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws the page that matters and as many others as there is room for, always in the same order, so that little moves from question to
/// question.
pub fn draw(looking: &Looking<'_>, picture: &Picture, area: Rect, out: &mut Buffer, drawn: &mut Drawn) {
    let first = shown_page(looking, picture);
    drawn.page = first;
    let needed = |number: usize| picture.pages.get(number).map_or(0, |page| page.height() + 1);
    let mut shown = vec![first];
    let mut rows = needed(first);
    for (number, page) in picture.pages.iter().enumerate() {
        if number != first && page.width() <= area.width && rows + needed(number) <= area.height {
            rows += needed(number);
            shown.push(number);
        }
    }
    shown.sort_unstable();
    let mut top = area.y;
    for number in shown {
        let Some(page) = picture.pages.get(number) else {
            return;
        };
        let rows = needed(number).min(area.bottom() - top);
        let below = Rect::new(area.x, top + 1, area.width, rows.saturating_sub(1));
        title(looking, picture, number, Rect::new(area.x, top, area.width, 1), below, out);
        paste(looking, page, below, out, drawn);
        top += rows;
    }
}

/// The page that was turned to, or the one on which the chosen move lies, or else the first.
fn shown_page(looking: &Looking<'_>, picture: &Picture) -> usize {
    let holds = |page: &Page| page.spots.iter().any(|spot| spot.choices.contains(&looking.gaze.chosen));
    let asked = || picture.pages.iter().position(holds);
    looking.gaze.page.filter(|page| *page < picture.pages.len()).or_else(asked).unwrap_or(0)
}

fn title(looking: &Looking<'_>, picture: &Picture, number: usize, area: Rect, below: Rect, out: &mut Buffer) {
    let page = &picture.pages[number];
    let title = &page.title;
    let several = if picture.pages.len() > 1 { format!(" [{}/{}]", number + 1, picture.pages.len()) } else { String::new() };
    // What is hidden above, below or beside, and the keys that lead there.
    let (dx, dy) = scrolled(looking, page, below);
    let more = [(dy > 0, "▲"), (dy + below.height < page.height(), "▼"), (dx > 0, "◀"), (dx + below.width < page.width(), "▶")];
    let more: String = more.iter().filter(|(hidden, _)| *hidden).map(|(_, sign)| *sign).collect();
    let more = if more.is_empty() { more } else { format!(" {more} (< >)") };
    let text = format!("── {title}{several}{more} ");
    let text = format!("{text}{}", "─".repeat(usize::from(area.width)));
    out.set_stringn(area.x, area.y, cut_plain(&text, area.width.into()), area.width.into(), looking.paint.ink(Tint::Faint));
}

fn cut_plain(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

/// How much of a page is left out before what is shown: it is shown around the chosen place.
fn scrolled(looking: &Looking<'_>, page: &Page, area: Rect) -> (u16, u16) {
    let chosen = page.spots.iter().find(|spot| spot.choices.contains(&looking.gaze.chosen));
    let scroll = |size: u16, room: u16, focus: Option<u16>| {
        focus.map_or(0, |focus| focus.saturating_sub(room / 2)).min(size.saturating_sub(room))
    };
    let dx = scroll(page.width(), area.width, chosen.map(|spot| spot.area.x));
    let dy = match looking.gaze.scrolled {
        0 => scroll(page.height(), area.height, chosen.map(|spot| spot.area.y)),
        lines => lines.min(page.height().saturating_sub(area.height)),
    };
    (dx, dy)
}

/// Copies a page to the screen, as much as there is room for.
fn paste(looking: &Looking<'_>, page: &Page, area: Rect, out: &mut Buffer, drawn: &mut Drawn) {
    let (dx, dy) = scrolled(looking, page, area);
    // A small page stands in the middle.
    let left = area.x + area.width.saturating_sub(page.width()) / 2;
    let to_screen = |x: u16, y: u16| {
        let (x, y) = (x.checked_sub(dx)? + left, y.checked_sub(dy)? + area.y);
        (x < area.right() && y < area.bottom()).then_some((x, y))
    };
    for y in 0..page.height() {
        for x in 0..page.width() {
            if let Some(at) = to_screen(x, y) {
                out[at] = page.buffer[(x, y)].clone();
            }
        }
    }
    for spot in &page.spots {
        mark_spot(looking, spot, &to_screen, out, drawn);
    }
}

fn mark_spot(
    looking: &Looking<'_>,
    spot: &Spot,
    to_screen: &dyn Fn(u16, u16) -> Option<(u16, u16)>,
    out: &mut Buffer,
    drawn: &mut Drawn,
) {
    let is_chosen = spot.choices.contains(&looking.gaze.chosen);
    let style = if is_chosen { looking.paint.chosen() } else { looking.paint.choosable() };
    let cells = spot.area.rows().flat_map(|row| row.columns()).filter_map(|cell| to_screen(cell.x, cell.y));
    let mut first: Option<(u16, u16)> = None;
    let mut last = (0, 0);
    for (x, y) in cells {
        out[(x, y)].set_style(style);
        first.get_or_insert((x, y));
        last = (x, y);
    }
    let Some(first) = first else {
        return;
    };
    let shown = if is_chosen { looking.gaze.chosen } else { spot.choices[0] };
    if let (Some(letter), Some(at)) = (letter(shown), to_screen(spot.label.0, spot.label.1)) {
        out[at].set_char(letter).set_style(style.patch(Style::new()));
    }
    let area = Rect::new(first.0, first.1, last.0 - first.0 + 1, last.1 - first.1 + 1);
    drawn.hits.push((area, Hit::Choices(spot.choices.clone())));
    let middle = ((first.0 + last.0) / 2, (first.1 + last.1) / 2);
    drawn.places.extend(spot.choices.iter().map(|choice| (*choice, middle)));
}
