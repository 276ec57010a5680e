//! The screen: a pure function from what is seen and where the person looks to a buffer of characters, and to the places that a
//! mouse may hit.

mod board;
mod choices;
mod layout;
mod panels;

pub use layout::{Layout, SMALLEST};

use crate::drawn::Drawer;
use crate::paint::{Paint, Tint, mark};
use crate::picture::{Picture, Scene};
use crate::seen::Seen;
use crate::wrap::{cut, wrap};
use coven_engine::{Phrase, Seat, Thing};
use coven_text::Texts;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// What is laid over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Panel {
    #[default]
    Table,
    Story,
    Seats,
    Rule,
    Score,
    Talk,
    Signs,
    Help,
    /// The chosen move in full.
    Choice,
    /// What was found out about a whole game.
    Report,
}

impl Panel {
    /// Those that have a number, which is its key.
    pub const NUMBERED: [(char, Panel); 8] = [
        ('1', Panel::Table),
        ('2', Panel::Story),
        ('3', Panel::Seats),
        ('4', Panel::Rule),
        ('5', Panel::Score),
        ('6', Panel::Talk),
        ('7', Panel::Signs),
        ('8', Panel::Report),
    ];

    pub const fn title(self) -> &'static str {
        match self {
            Panel::Table => "tui-panel-table",
            Panel::Story => "tui-panel-story",
            Panel::Seats => "tui-panel-seats",
            Panel::Rule => "tui-panel-rule",
            Panel::Score => "tui-panel-score",
            Panel::Talk => "tui-panel-talk",
            Panel::Signs => "tui-panel-signs",
            Panel::Help => "tui-panel-help",
            Panel::Choice => "tui-panel-choice",
            Panel::Report => "tui-panel-report",
        }
    }
}

/// What is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typing {
    /// A word to be explained, or a rule.
    Word(String),
    /// Something to be said.
    Speech(String),
}

/// Where the person looks and what they are about to do: everything on a screen that is not the table.
#[derive(Clone, Debug, Default)]
pub struct Gaze {
    /// The choice that Enter makes, by its number.
    pub chosen: usize,
    /// It was pointed at, so that pointing at it again makes the move.
    pub pointed: bool,
    /// Arrows move between the places on the map instead of the lines of the list.
    pub on_map: bool,
    /// The page that was turned to; by itself the one where choices lie.
    pub page: Option<usize>,
    pub panel: Panel,
    /// The statement that would be said, by its number.
    pub statement: usize,
    /// Lines scrolled up from the end of the story, or down from the top of another panel.
    pub scrolled: u16,
    /// Characters by which tables that are wider than the screen are moved to the left.
    pub aside: u16,
    pub typing: Option<Typing>,
    /// An answer to what was done last, such as a refusal.
    pub message: Option<String>,
    /// What was looked up, or what a good player would do.
    pub looked_up: Vec<String>,
    /// The titles of all tables that are open, and which is shown.
    pub tabs: Vec<String>,
    pub tab: usize,
}

/// What a mouse may hit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hit {
    /// One of these choices.
    Choices(Vec<usize>),
    /// Something that can be said, by its number.
    Statement(usize),
    Panel(Panel),
    Tab(usize),
    /// The bar of a replay.
    Time,
}

/// Everything that a screen is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Looking<'a> {
    pub seen: &'a Seen,
    pub gaze: &'a Gaze,
    pub texts: &'a Texts,
    pub paint: Paint,
    pub drawer: &'a Drawer,
    /// What lies in the box, for the words beside a choice.
    pub things: &'a [Thing],
}

/// What was drawn, for whoever moves in it.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    pub hits: Vec<(Rect, Hit)>,
    /// Where each choice lies on the map: the middle of its place.
    pub places: Vec<(usize, (u16, u16))>,
    /// How many pages the table has, and which of them stands first.
    pub pages: usize,
    pub page: usize,
    /// What can be said in the game's own words, in notation.
    pub statements: Vec<String>,
}

/// The letter of a choice; none for what comes after the alphabet.
pub fn letter(choice: usize) -> Option<char> {
    ('a'..='z').chain('A'..='Z').nth(choice)
}

/// The choice of a letter.
pub fn choice_of(letter: char) -> Option<usize> {
    ('a'..='z').chain('A'..='Z').position(|known| known == letter)
}

impl Looking<'_> {
    fn word(&self, id: &'static str) -> String {
        self.texts.word(id)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, &self.seen.names)
    }

    /// The table drawn for a room.
    pub fn picture(&self, room: (u16, u16)) -> Picture {
        self.drawer.draw(&Scene { seen: self.seen, texts: self.texts, paint: self.paint, room })
    }

    /// What the table itself tells of a place or a sign.
    pub fn speaking_of(&self, word: &str) -> Vec<String> {
        self.picture(SMALLEST).speaking_of(word)
    }

    /// Draws everything.
    pub fn draw(&self, area: Rect, out: &mut Buffer) -> Drawn {
        let mut drawn = Drawn::default();
        if area.is_empty() {
            return drawn;
        }
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let (width, height) = SMALLEST;
            let told = Phrase::new("tui-too-small").with("width", width).with("height", height);
            write_wrapped(out, area, &self.say(&told), Style::new());
            return drawn;
        }
        let layout = Layout::of(area, self.seen.moment.is_some());
        let picture = self.picture((layout.board.width, layout.board.height.saturating_sub(1)));
        self.head(layout.head, &picture, out, &mut drawn);
        self.prompt(layout.prompt, out);
        if self.gaze.panel == Panel::Table && self.gaze.looked_up.is_empty() {
            board::draw(self, &picture, layout.board, out, &mut drawn);
            if self.seen.moment.is_some() {
                self.beside_replay(&layout, out, &mut drawn);
            } else {
                choices::draw(self, &picture, layout.list, out, &mut drawn);
                choices::tip(self, &picture, layout.tip, out);
            }
            if let Some(own) = layout.own {
                self.lines_in(own, &picture.own, out);
            }
            if let Some(seats) = layout.seats {
                panels::titled(self, seats, Panel::Seats, out, &mut drawn);
                self.lines_in(inside(seats), &panels::seats(self, &picture), out);
            }
            if let Some(story) = layout.story {
                panels::titled(self, story, Panel::Story, out, &mut drawn);
                panels::story(self, inside(story), 0, out);
            }
        } else {
            panels::draw(self, &picture, layout.middle(), out, &mut drawn);
        }
        if let (Some(time), Some(moment)) = (layout.time, self.seen.moment) {
            self.time(time, moment, out);
            drawn.hits.push((time, Hit::Time));
        }
        self.foot(layout.foot, out, &mut drawn);
        drawn.pages = picture.pages.len();
        drawn.statements = picture.statements;
        drawn
    }

    /// A game that is told again offers no choices: in their place stands what was found out about the coming move, and the story where
    /// that has no place of its own.
    fn beside_replay(&self, layout: &Layout, out: &mut Buffer, drawn: &mut Drawn) {
        let mut area = layout.list.union(layout.tip);
        for remark in &self.seen.coach {
            let lines = wrap(remark, area.width.into()).len() as u16;
            let rows = lines.min(area.height);
            write_wrapped(out, Rect { height: rows, ..area }, remark, self.paint.ink(Tint::Good));
            area = Rect { y: area.y + rows, height: area.height - rows, ..area };
        }
        if layout.story.is_none() && area.height > 1 {
            panels::titled(self, area, Panel::Story, out, drawn);
            panels::story(self, inside(area), 0, out);
        }
    }

    /// The curtain: nothing of the table is to be seen.
    pub fn curtain(texts: &Texts, paint: Paint, name: &str, area: Rect, out: &mut Buffer) {
        let said = texts.say(&Phrase::new("tui-curtain").with("name", name), &[]);
        let lines = wrap(&said, area.width.saturating_sub(4).into());
        let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
        for (n, line) in lines.iter().enumerate().take(area.height.into()) {
            let width = line.width() as u16;
            let x = area.x + area.width.saturating_sub(width) / 2;
            let style = if n == 0 { paint.bold(Tint::Gold) } else { Style::new() };
            out.set_stringn(x, (top + n as u16).min(area.bottom().saturating_sub(1)), line, area.width.into(), style);
        }
    }

    /// Who sits at the table and where the game stands; the tabs, if there are several.
    fn head(&self, area: Rect, picture: &Picture, out: &mut Buffer, drawn: &mut Drawn) {
        let bar = self.paint.bar();
        out.set_style(area, bar);
        let mut x = area.x + 1;
        let end = area.right();
        let put = |x: &mut u16, text: &str, style: Style, out: &mut Buffer| {
            let from = *x;
            if from < end {
                *x = out.set_stringn(from, area.y, text, usize::from(end - from), style).0;
            }
            Rect::new(from, area.y, *x - from, 1)
        };
        if self.gaze.tabs.len() > 1 {
            for (number, title) in self.gaze.tabs.iter().enumerate() {
                let style = if number == self.gaze.tab { bar.patch(self.paint.chosen()) } else { bar };
                let place = put(&mut x, &format!(" {} {} ", number + 1, cut(title, 14)), style, out);
                drawn.hits.push((place, Hit::Tab(number)));
            }
        } else {
            put(&mut x, self.seen.title(), bar.patch(Style::new().bold()), out);
        }
        put(&mut x, "  ", bar, out);
        let room = usize::from(end).saturating_sub(x.into());
        // Names are shortened before the marks of those at the table or the state of the game are cut off.
        let seats = [12, 8, 5, 3, 0].map(|longest| self.seats_in_head(longest));
        let needed = |seats: &&String| picture.status.width() + 2 + seats.width() <= room;
        let seats = seats.iter().find(needed).unwrap_or(&seats[seats.len() - 1]);
        put(&mut x, &cut(&picture.status, room.saturating_sub(seats.width() + 2)), bar, out);
        put(&mut x, "  ", bar, out);
        put(&mut x, seats, bar, out);
    }

    /// Everybody's mark and name; who is asked has three dots behind it, the viewer a star before it.
    fn seats_in_head(&self, longest: usize) -> String {
        let seat = |seat: Seat| {
            let asked = if self.seen.asked.contains(&seat) { "…" } else { "" };
            let own = if self.seen.own_seat() == Some(seat) { "*" } else { "" };
            let name: String = self.seen.name(seat).chars().take(longest).collect();
            format!(" {}{own}{name}{asked}", mark(seat))
        };
        Seat::all(self.seen.names.len()).map(seat).collect()
    }

    /// What is asked, or why nothing is.
    fn prompt(&self, area: Rect, out: &mut Buffer) {
        if let Some(message) = &self.gaze.message {
            return write_wrapped(out, area, &format!("! {message}"), self.paint.bold(Tint::Danger));
        }
        if let Some(notice) = &self.seen.notice {
            return write_wrapped(out, area, notice, self.paint.bold(Tint::Danger));
        }
        let (said, style) = match &self.seen.question {
            Some(question) => (format!("▶ {} ({})", question.text, question.rule), self.paint.bold(Tint::Gold)),
            None if !self.seen.standing.is_empty() => (self.outcome(), self.paint.bold(Tint::Gold)),
            None if self.seen.asked.is_empty() => (String::new(), Style::new()),
            None => {
                let waited: coven_engine::Arg = self.seen.asked.iter().copied().collect();
                (self.say(&Phrase::new("tui-waiting").with("names", waited)), self.paint.ink(Tint::Faint))
            }
        };
        write_wrapped(out, area, &said, style);
    }

    /// Who has won, in one sentence.
    fn outcome(&self) -> String {
        let places = self.seen.standing.iter().map(|place| {
            let said = Phrase::new("standing-place").with("place", place.place).with("name", place.seat);
            self.say(&said.with("points", place.total))
        });
        format!("{} {}", self.word("play-over"), places.collect::<Vec<_>>().join(" "))
    }

    fn time(&self, area: Rect, moment: crate::seen::Moment, out: &mut Buffer) {
        let told = self.say(&Phrase::new("tui-moment").with("at", moment.at).with("of", moment.of));
        let label = format!(" {told} ");
        let width = usize::from(area.width).saturating_sub(label.width());
        let done = (width * moment.at).checked_div(moment.of).unwrap_or(width);
        let bar = format!("{}{}{label}", "━".repeat(done), "─".repeat(width - done));
        out.set_stringn(area.x, area.y, bar, area.width.into(), self.paint.ink(Tint::Gold));
    }

    fn foot(&self, area: Rect, out: &mut Buffer, drawn: &mut Drawn) {
        let bar = self.paint.bar();
        out.set_style(area, bar);
        if let Some(typing) = &self.gaze.typing {
            let (question, text) = match typing {
                Typing::Word(text) => (self.word("tui-ask-word"), text),
                Typing::Speech(text) => (self.word("tui-ask-speech"), text),
            };
            out.set_stringn(area.x + 1, area.y, format!("{question} {text}▏"), usize::from(area.width) - 1, bar);
            return;
        }
        let keys = match (self.seen.moment, self.gaze.on_map) {
            (Some(_), _) if !self.seen.report.is_empty() => "tui-keys-report",
            (Some(_), _) => "tui-keys-replay",
            (None, true) => "tui-keys-map",
            (None, false) => "tui-keys-list",
        };
        let keys = self.word(keys);
        let is_there = |panel: Panel| panel != Panel::Report || !self.seen.report.is_empty();
        let panels = Panel::NUMBERED.into_iter().filter(|(_, panel)| is_there(*panel));
        let panels: Vec<(String, Panel)> =
            panels.map(|(key, panel)| (format!(" {key} {}", self.word(panel.title())), panel)).collect();
        let wide: usize = panels.iter().map(|(text, _)| text.width()).sum();
        let keys = fitting(&keys, usize::from(area.width) - 2);
        let mut x = out.set_stringn(area.x + 1, area.y, &keys, usize::from(area.width) - 1, bar).0 + 1;
        if usize::from(area.right().saturating_sub(x)) < wide {
            return;
        }
        for (text, panel) in panels {
            let style = if panel == self.gaze.panel { bar.patch(Style::new().bold().underlined()) } else { bar };
            let next = out.set_stringn(x, area.y, &text, usize::from(area.right() - x), style).0;
            drawn.hits.push((Rect::new(x, area.y, next - x, 1), Hit::Panel(panel)));
            x = next;
        }
    }

    fn lines_in(&self, area: Rect, lines: &[Line<'_>], out: &mut Buffer) {
        for (y, line) in (area.y..area.bottom()).zip(lines) {
            out.set_line(area.x, y, line, area.width);
        }
    }
}

/// A seat's name with its mark, in its colour.
pub fn seat_name(paint: Paint, seen: &Seen, seat: Seat) -> Vec<Span<'static>> {
    let style = paint.seat(seat);
    vec![Span::styled(format!("{} {}", mark(seat), seen.name(seat)), style)]
}

/// Keys with what they do, as many as there is room for. The last one, which explains all others, is always there.
fn fitting(keys: &str, width: usize) -> String {
    const APART: &str = " · ";
    let mut parts: Vec<&str> = keys.split(APART).collect();
    while parts.len() > 2 && parts.join(APART).width() > width {
        parts.remove(parts.len() - 2);
    }
    parts.join(APART)
}

/// What is below the title of a part.
fn inside(area: Rect) -> Rect {
    Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area }
}

fn write_wrapped(out: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = wrap(text, area.width.into());
    let fits = lines.len() <= usize::from(area.height);
    for (n, (y, line)) in (area.y..area.bottom()).zip(&lines).enumerate() {
        let is_last = n + 1 == usize::from(area.height) && !fits;
        let line = if is_last { cut(&format!("{line} {}", lines[n + 1..].join(" ")), area.width.into()) } else { line.clone() };
        out.set_stringn(area.x, y, line, area.width.into(), style);
    }
}
