//! One table and where the person looks at it: what each key does there.

use crate::drawn::Drawer;
use crate::host::{Host, Step};
use crate::paint::Paint;
use crate::screen::{Drawn, Gaze, Looking, Panel, choice_of};
use crate::seen::Seen;
use coven_engine::{DataSource, Thing};
use coven_text::Texts;
use crossterm::event::KeyCode;

pub struct Tab {
    pub host: Box<dyn Host>,
    drawer: Drawer,
    things: Vec<Thing>,
    pub seen: Seen,
    pub gaze: Gaze,
    pub drawn: Drawn,
}

impl Tab {
    pub fn new(host: Box<dyn Host>, data: &DataSource) -> Tab {
        let seen = host.seen();
        // Data that cannot be read was refused when the table was opened; a table of a server has built-in data.
        let drawer = Drawer::of(seen.about.id, data).or_else(|_| Drawer::of(seen.about.id, &DataSource::builtin()));
        let drawer = drawer.unwrap_or_else(|_| Drawer::plain());
        let things = coven_catalog::things(seen.about.id, data).unwrap_or_default();
        let mut gaze = Gaze::default();
        if !seen.report.is_empty() {
            gaze.panel = Panel::Report;
        }
        Tab { host, drawer, things, seen, gaze, drawn: Drawn::default() }
    }

    /// Looks at the table again. A new question begins with its first choice.
    pub fn refresh(&mut self) {
        let seen = self.host.seen();
        if seen.choices != self.seen.choices {
            (self.gaze.chosen, self.gaze.pointed) = (0, false);
            (self.gaze.page, self.gaze.scrolled) = (None, 0);
            self.gaze.on_map &= !seen.choices.is_empty();
        }
        if !seen.standing.is_empty() && self.seen.standing.is_empty() && seen.moment.is_none() {
            self.gaze.panel = Panel::Score;
        }
        self.seen = seen;
    }
}

impl Tab {
    /// What stands in the line of all tables; whether it asks something is seen there.
    pub fn title(&self) -> String {
        let asked = if self.seen.question.is_some() { "▶" } else { "" };
        format!("{asked}{}", self.seen.title())
    }

    pub fn looking<'b>(&'b self, texts: &'b Texts, paint: Paint) -> Looking<'b> {
        Looking { seen: &self.seen, gaze: &self.gaze, texts, paint, drawer: &self.drawer, things: &self.things }
    }

    /// Back to the table.
    pub fn rest(&mut self) {
        self.gaze.looked_up.clear();
        (self.gaze.panel, self.gaze.page) = (Panel::Table, None);
        (self.gaze.scrolled, self.gaze.aside) = (0, 0);
    }

    pub fn open(&mut self, panel: Panel) {
        self.rest();
        self.gaze.panel = panel;
    }

    pub fn is_at_table(&self) -> bool {
        self.gaze.panel == Panel::Table && self.gaze.looked_up.is_empty()
    }

    pub fn hint(&mut self) {
        match self.host.hints() {
            Ok(hints) => {
                if let Some((best, _)) = hints.first() {
                    let place = self.seen.choices.iter().position(|choice| choice.notation == *best);
                    self.gaze.chosen = place.unwrap_or(self.gaze.chosen);
                }
                self.gaze.looked_up = hints.into_iter().map(|(_, said)| said).collect();
            }
            Err(why) => self.gaze.message = Some(why),
        }
    }

    pub fn undo(&mut self) {
        self.gaze.message = self.host.undo().err();
        self.refresh();
    }

    /// Makes the chosen move, or says the chosen statement.
    pub fn make(&mut self) {
        if let Some(statement) = self.chosen_statement() {
            self.gaze.message = self.host.speak(&format!("/{statement}")).err();
            return self.refresh();
        }
        if !self.is_at_table() {
            return self.rest();
        }
        let Some(choice) = self.seen.choices.get(self.gaze.chosen) else {
            return;
        };
        let notation = choice.notation.clone();
        self.gaze.message = self.host.play(&notation).err();
        self.refresh();
    }

    /// What would be said in the game's own words, where that is being looked at.
    fn chosen_statement(&self) -> Option<String> {
        let talks = self.gaze.panel == Panel::Talk && self.gaze.looked_up.is_empty();
        self.drawn.statements.get(self.gaze.statement).filter(|_| talks && self.seen.own_seat().is_some()).cloned()
    }

    /// A letter chooses; the same letter again makes the move.
    pub fn pick(&mut self, letter: char) {
        if !self.is_at_table() {
            self.rest();
        }
        match choice_of(letter).filter(|choice| *choice < self.seen.choices.len()) {
            Some(choice) if choice == self.gaze.chosen && self.gaze.pointed => self.make(),
            Some(choice) => self.point_at(choice),
            None => {}
        }
    }

    /// A click chooses; on what is chosen it makes the move. Where several choices lie, clicks go from one to the next.
    pub fn click(&mut self, choices: &[usize]) {
        let chosen = choices.iter().position(|choice| *choice == self.gaze.chosen);
        match chosen {
            Some(_) if choices.len() == 1 && self.gaze.pointed => self.make(),
            Some(at) if self.gaze.pointed => self.point_at(choices[(at + 1) % choices.len()]),
            Some(at) => self.point_at(choices[at]),
            None => self.point_at(choices.first().copied().unwrap_or(0)),
        }
    }

    fn point_at(&mut self, choice: usize) {
        (self.gaze.chosen, self.gaze.pointed) = (choice, true);
        (self.gaze.page, self.gaze.scrolled) = (None, 0);
    }

    pub fn turn_page(&mut self, on: bool) {
        let pages = self.drawn.pages.max(1);
        let now = self.drawn.page;
        self.gaze.page = Some(if on { (now + 1) % pages } else { (now + pages - 1) % pages });
    }

    pub fn change_focus(&mut self) {
        let can = !self.drawn.places.is_empty();
        self.gaze.on_map = can && !self.gaze.on_map;
        let is_there = self.drawn.places.iter().any(|(choice, _)| *choice == self.gaze.chosen);
        if self.gaze.on_map && !is_there {
            self.gaze.chosen = self.drawn.places[0].0;
        }
    }

    pub fn arrow(&mut self, code: KeyCode) {
        if self.chosen_statement().is_some() {
            let last = self.drawn.statements.len() - 1;
            let chosen = self.gaze.statement;
            self.gaze.statement = if code == KeyCode::Down { (chosen + 1).min(last) } else { chosen.saturating_sub(1) };
            return;
        }
        if !self.is_at_table() {
            const STEP: u16 = 8;
            const WIDEST: u16 = 400;
            match code {
                KeyCode::Right => self.gaze.aside = (self.gaze.aside + STEP).min(WIDEST),
                KeyCode::Left => self.gaze.aside = self.gaze.aside.saturating_sub(STEP),
                _ => self.wheel(code == KeyCode::Down),
            }
            return;
        }
        if self.gaze.on_map && self.move_on_map(code) {
            return;
        }
        let last = self.seen.choices.len().saturating_sub(1);
        let chosen = self.gaze.chosen;
        (self.gaze.page, self.gaze.scrolled, self.gaze.pointed) = (None, 0, false);
        self.gaze.chosen = match code {
            KeyCode::Up if chosen == 0 => last,
            KeyCode::Up | KeyCode::Left => chosen.saturating_sub(1),
            _ if chosen >= last => 0,
            _ => chosen + 1,
        };
    }

    /// Goes to the nearest place in a direction. False if the chosen move lies nowhere.
    fn move_on_map(&mut self, code: KeyCode) -> bool {
        let place = |choice: usize| self.drawn.places.iter().find(|(known, _)| *known == choice).map(|(_, at)| *at);
        let Some((x, y)) = place(self.gaze.chosen) else {
            return false;
        };
        // A character is about twice as high as it is wide.
        let apart = |(a, b): (u16, u16)| (i32::from(a) - i32::from(x), 2 * (i32::from(b) - i32::from(y)));
        let nearest = self.drawn.places.iter().filter_map(|(choice, at)| {
            let (dx, dy) = apart(*at);
            let (along, across) = match code {
                KeyCode::Left => (-dx, dy.abs()),
                KeyCode::Right => (dx, dy.abs()),
                KeyCode::Up => (-dy, dx.abs()),
                _ => (dy, dx.abs()),
            };
            (along > 0).then_some((along + 2 * across, *choice))
        });
        if let Some((_, choice)) = nearest.min() {
            self.gaze.chosen = choice;
        }
        true
    }

    pub fn scroll(&mut self, code: KeyCode) {
        const PAGE: u16 = 10;
        if self.is_at_table() {
            let last = self.seen.choices.len().saturating_sub(1);
            let chosen = self.gaze.chosen;
            self.gaze.chosen = match code {
                KeyCode::PageUp => chosen.saturating_sub(PAGE.into()),
                KeyCode::PageDown => (chosen + usize::from(PAGE)).min(last),
                KeyCode::Home => 0,
                _ => last,
            };
            return;
        }
        // The story is read from its end, everything else from its beginning.
        let backwards = self.gaze.panel == Panel::Story && self.gaze.looked_up.is_empty();
        let scrolled = self.gaze.scrolled;
        self.gaze.scrolled = match (code, backwards) {
            (KeyCode::PageUp, true) | (KeyCode::PageDown, false) => scrolled.saturating_add(PAGE),
            (KeyCode::PageUp, false) | (KeyCode::PageDown, true) => scrolled.saturating_sub(PAGE),
            (KeyCode::Home, true) | (KeyCode::End, false) => u16::MAX,
            _ => 0,
        }
        .min(self.longest());
    }

    /// No panel can be scrolled farther than it has lines.
    fn longest(&self) -> u16 {
        let lines = if self.gaze.panel == Panel::Story { self.seen.heard.len() * 3 } else { 4000 };
        lines.min(u16::MAX.into()) as u16
    }

    pub fn wheel(&mut self, down: bool) {
        if self.is_at_table() || self.chosen_statement().is_some() {
            return self.arrow(if down { KeyCode::Down } else { KeyCode::Up });
        }
        let backwards = self.gaze.panel == Panel::Story && self.gaze.looked_up.is_empty();
        let scrolled = self.gaze.scrolled;
        self.gaze.scrolled = if down != backwards { (scrolled + 1).min(self.longest()) } else { scrolled.saturating_sub(1) };
    }

    /// A key in a game that is told again. False if it means nothing there.
    pub fn scrub(&mut self, code: KeyCode) -> bool {
        if !self.is_at_table() {
            return false;
        }
        let step = match code {
            KeyCode::Left => Step::Back,
            KeyCode::Right | KeyCode::Char(' ') | KeyCode::Enter => Step::On,
            KeyCode::PageUp | KeyCode::Up => Step::RoundBack,
            KeyCode::PageDown | KeyCode::Down => Step::RoundOn,
            KeyCode::Home => Step::First,
            KeyCode::End => Step::Last,
            KeyCode::Char('n') => Step::RemarkOn,
            KeyCode::Char('p') => Step::RemarkBack,
            KeyCode::Char('e') => {
                self.host.change_eyes();
                self.refresh();
                return true;
            }
            _ => return false,
        };
        self.host.scrub(step);
        self.refresh();
        true
    }
}
