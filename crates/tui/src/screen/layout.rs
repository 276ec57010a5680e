//! Where the parts of a screen stand, by the room there is.

use ratatui::layout::Rect;

/// The smallest window in which a table is drawn: columns and lines.
pub const SMALLEST: (u16, u16) = (80, 24);

/// From this width on the story and the seats have a place of their own below; from the second, at the side.
const MIDDLE: u16 = 100;
const WIDE: u16 = 150;
/// From this height on there is room for them below the map.
const TALL: u16 = 32;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    pub head: Rect,
    pub prompt: Rect,
    pub board: Rect,
    pub list: Rect,
    pub tip: Rect,
    /// What the viewer owns.
    pub own: Option<Rect>,
    pub seats: Option<Rect>,
    pub story: Option<Rect>,
    /// The bar of a replay.
    pub time: Option<Rect>,
    pub foot: Rect,
}

impl Layout {
    pub fn of(area: Rect, replay: bool) -> Layout {
        let Rect { x, y, width, height } = area;
        let row = |from: u16, rows: u16| Rect::new(x, y + from, width, rows);
        let prompt_rows = 2;
        let time = replay.then(|| row(height - 2, 1));
        let top = 1 + prompt_rows;
        let bottom = height - 1 - u16::from(replay);
        let (head, prompt, foot) = (row(0, 1), row(1, prompt_rows), row(height - 1, 1));
        let part = |from_x: u16, from_y: u16, w: u16, h: u16| Rect::new(x + from_x, y + from_y, w, h);
        if width >= WIDE {
            let (list_width, side_width) = (46, 44);
            let own_rows = if height >= TALL { 5 } else { 3 };
            let board_width = width - list_width - side_width - 2;
            let (rows, seats_rows) = (bottom - top, (bottom - top) / 2);
            let list_rows = rows * 3 / 5;
            return Layout {
                head,
                prompt,
                board: part(0, top, board_width, rows - own_rows),
                own: Some(part(0, bottom - own_rows, board_width, own_rows)),
                list: part(board_width + 1, top, list_width, list_rows),
                tip: part(board_width + 1, top + list_rows, list_width, rows - list_rows),
                seats: Some(part(width - side_width, top, side_width, seats_rows)),
                story: Some(part(width - side_width, top + seats_rows, side_width, rows - seats_rows)),
                time,
                foot,
            };
        }
        let list_width = if width >= MIDDLE { 44 } else { 33 };
        let board_width = width - list_width - 1;
        let (own_rows, below_rows) = if height >= TALL { (4, 8) } else { (3, 0) };
        let main_rows = bottom - top - own_rows - below_rows;
        let side_rows = bottom - top - if height >= TALL { below_rows } else { own_rows };
        let list_rows = (side_rows * 3 / 5).max(side_rows.saturating_sub(14));
        let below = (below_rows > 0).then_some(bottom - below_rows);
        Layout {
            head,
            prompt,
            board: part(0, top, board_width, main_rows),
            own: Some(part(0, top + main_rows, if height >= TALL { board_width } else { width }, own_rows)),
            list: part(board_width + 1, top, list_width, list_rows),
            tip: part(board_width + 1, top + list_rows, list_width, side_rows - list_rows),
            seats: below.map(|from| part(board_width + 1, from, list_width, below_rows)),
            story: below.map(|from| part(0, from, board_width, below_rows)),
            time,
            foot,
        }
    }

    /// Everything between the prompt and the bottom.
    pub fn middle(&self) -> Rect {
        let bottom = self.time.map_or(self.foot.y, |time| time.y);
        let top = self.prompt.bottom();
        Rect::new(self.head.x, top, self.head.width, bottom - top)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_inside_the_window_and_cover_nothing() {
        for (width, height) in [(80, 24), (99, 60), (100, 31), (120, 40), (149, 24), (150, 24), (200, 60), (400, 200)] {
            for replay in [false, true] {
                let area = Rect::new(0, 0, width, height);
                let l = Layout::of(area, replay);
                let parts: Vec<Rect> = [
                    Some(l.head),
                    Some(l.prompt),
                    Some(l.board),
                    Some(l.list),
                    Some(l.tip),
                    l.own,
                    l.seats,
                    l.story,
                    l.time,
                    Some(l.foot),
                ]
                .into_iter()
                .flatten()
                .collect();
                for (n, part) in parts.iter().enumerate() {
                    assert!(
                        area.intersection(*part) == *part && !part.is_empty(),
                        "{width}x{height} {replay}: {part:?} of {l:?}"
                    );
                    assert!(
                        parts[..n].iter().all(|other| !other.intersects(*part)),
                        "{width}x{height} {replay}: {part:?} of {l:?}"
                    );
                }
                assert!(l.board.width >= 45 && l.board.height >= 15, "{width}x{height}: {:?}", l.board);
            }
        }
    }
}
