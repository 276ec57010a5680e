//! What happens when a key is pressed or the mouse is clicked, whatever table is shown. It knows tables only as [`Host`]s and draws
//! nothing itself.

use crate::host::{Host, Step};
use crate::paint::Paint;
use crate::screen::{Drawn, Gaze, Hit, Looking, Panel, Typing};
use crate::tab::Tab;
use coven_engine::{About, DataSource, Phrase};
use coven_text::Texts;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::sync::Arc;

/// Explains a word, a card or a rule from the books, line by line; nothing if they do not speak of it.
pub type Explain<'a> = Box<dyn Fn(&'static About, &str) -> Vec<String> + 'a>;

/// What the loop has to do after an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    Nothing,
    Redraw,
    /// Everything is drawn anew, because somebody else may have written on the screen, or looks at it now.
    Clear,
    Suspend,
    Quit,
}

pub struct App<'a> {
    texts: Arc<Texts>,
    paint: Paint,
    data: DataSource,
    explain: Explain<'a>,
    tabs: Vec<Tab>,
    current: usize,
    /// For whom the curtain was when somebody last looked.
    behind_curtain: Option<String>,
}

impl std::fmt::Debug for App<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("tabs", &self.tabs.len()).field("current", &self.current).finish_non_exhaustive()
    }
}

impl<'a> App<'a> {
    pub fn new(texts: Arc<Texts>, paint: Paint, data: DataSource, explain: Explain<'a>, hosts: Vec<Box<dyn Host>>) -> App<'a> {
        let tabs = hosts.into_iter().map(|host| Tab::new(host, &data)).collect();
        let mut app = App { texts, paint, data, explain, tabs, current: 0, behind_curtain: None };
        // Nobody has seen anything yet that the first person must not see.
        app.behind_curtain = app.curtain();
        app
    }

    /// Lets the tables go on; true if something new is to be seen.
    pub fn attend(&mut self) -> bool {
        let mut changed = false;
        let mut opened = Vec::new();
        for tab in &mut self.tabs {
            if tab.host.attend() {
                tab.refresh();
                changed = true;
            }
            opened.extend(tab.host.opened());
        }
        changed |= !opened.is_empty();
        for host in opened {
            self.tabs.push(Tab::new(host, &self.data));
            self.current = self.tabs.len() - 1;
        }
        changed
    }

    pub fn is_busy(&self) -> bool {
        self.tabs.iter().any(|tab| tab.host.is_busy())
    }

    fn curtain(&self) -> Option<String> {
        self.tabs.get(self.current).and_then(|tab| tab.host.curtain())
    }

    /// Whether a curtain has come down since this was asked last: then nothing that was seen before may stay anywhere.
    pub fn is_handed_over(&mut self) -> bool {
        let now = self.curtain();
        let before = std::mem::replace(&mut self.behind_curtain, now.clone());
        now.is_some() && now != before
    }

    pub fn draw(&mut self, area: Rect, out: &mut Buffer) {
        let titles: Vec<String> = self.tabs.iter().map(Tab::title).collect();
        let current = self.current;
        let Some(tab) = self.tabs.get_mut(current) else {
            return;
        };
        if let Some(name) = tab.host.curtain() {
            tab.drawn = Drawn::default();
            return Looking::curtain(&self.texts, self.paint, &name, area, out);
        }
        (tab.gaze.tabs, tab.gaze.tab) = (titles, current);
        tab.drawn = tab.looking(&self.texts, self.paint).draw(area, out);
    }

    /// Leaves all tables; gives what is to be said afterwards.
    pub fn close(&mut self) -> Vec<String> {
        self.tabs.iter_mut().flat_map(|tab| tab.host.close()).collect()
    }

    pub fn handle(&mut self, event: Event) -> After {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Resize(..) => After::Redraw,
            Event::Paste(text) => self.paste(&text),
            _ => After::Nothing,
        }
    }

    fn key(&mut self, key: KeyEvent) -> After {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'q' | 'd') => return After::Quit,
                KeyCode::Char('z') => return After::Suspend,
                KeyCode::Char('l') => return After::Clear,
                KeyCode::Char('w') => return self.close_tab(),
                _ => return After::Nothing,
            }
        }
        let tabs = self.tabs.len();
        let Some(tab) = self.tabs.get_mut(self.current) else {
            return After::Quit;
        };
        if tab.host.curtain().is_some() {
            if key.code != KeyCode::Enter {
                return After::Nothing;
            }
            tab.host.draw_curtain();
            tab.gaze = Gaze::default();
            tab.refresh();
            return After::Clear;
        }
        if tab.gaze.typing.is_some() {
            return self.typed(key.code);
        }
        tab.gaze.message = None;
        match key.code {
            KeyCode::F(10) => return After::Quit,
            KeyCode::Char('+') if tabs > 1 => return self.turn_to((self.current + 1) % tabs),
            KeyCode::Char('-') if tabs > 1 => return self.turn_to((self.current + tabs - 1) % tabs),
            KeyCode::Esc => tab.rest(),
            KeyCode::Char('?') | KeyCode::F(1) => tab.open(Panel::Help),
            KeyCode::Char('/') => tab.gaze.typing = Some(Typing::Word(String::new())),
            KeyCode::Char('"' | ':') => tab.gaze.typing = Some(Typing::Speech(String::new())),
            KeyCode::Char('!') => tab.hint(),
            KeyCode::Char('[') => tab.turn_page(false),
            KeyCode::Char(']') => tab.turn_page(true),
            KeyCode::Char('>') => tab.gaze.scrolled = tab.gaze.scrolled.saturating_add(4).min(400),
            KeyCode::Char('<') => tab.gaze.scrolled = tab.gaze.scrolled.saturating_sub(4),
            KeyCode::Backspace => tab.undo(),
            KeyCode::Char(key) if let Some((_, panel)) = Panel::NUMBERED.iter().find(|(known, _)| *known == key) => {
                tab.open(*panel)
            }
            code if tab.seen.moment.is_some() && tab.scrub(code) => {}
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => tab.arrow(key.code),
            KeyCode::PageUp | KeyCode::PageDown | KeyCode::Home | KeyCode::End => tab.scroll(key.code),
            KeyCode::Tab => tab.change_focus(),
            KeyCode::Enter => tab.make(),
            KeyCode::Char(' ') if tab.is_at_table() => tab.open(Panel::Choice),
            KeyCode::Char(' ') => tab.rest(),
            KeyCode::Char(letter) => tab.pick(letter),
            _ => return After::Nothing,
        }
        After::Redraw
    }

    /// Shows another table.
    fn turn_to(&mut self, number: usize) -> After {
        self.current = number;
        if let Some(tab) = self.tabs.get_mut(number) {
            tab.gaze.message = tab.host.come_back().err();
            tab.refresh();
        }
        After::Redraw
    }

    /// Leaves one of several tables. What it says at the end is for tables of this program, which stand alone.
    fn close_tab(&mut self) -> After {
        if self.tabs.len() < 2 {
            return After::Nothing;
        }
        self.tabs.remove(self.current).host.close();
        let next = self.current.min(self.tabs.len() - 1);
        self.turn_to(next)
    }

    /// A key while something is being typed.
    fn typed(&mut self, code: KeyCode) -> After {
        let Some(tab) = self.tabs.get_mut(self.current) else {
            return After::Quit;
        };
        let Some(Typing::Word(text) | Typing::Speech(text)) = &mut tab.gaze.typing else {
            return After::Nothing;
        };
        match code {
            KeyCode::Char(c) => text.push(c),
            KeyCode::Backspace => {
                text.pop();
            }
            KeyCode::Esc => tab.gaze.typing = None,
            KeyCode::Enter => match tab.gaze.typing.take() {
                Some(Typing::Word(word)) if !word.trim().is_empty() => {
                    let mut told = tab.looking(&self.texts, self.paint).speaking_of(word.trim());
                    told.extend((self.explain)(tab.seen.about, word.trim()));
                    if told.is_empty() {
                        told.push(self.texts.say(&Phrase::new("rules-none").with("what", word.trim()), &[]));
                    }
                    tab.gaze.looked_up = told;
                    (tab.gaze.scrolled, tab.gaze.aside) = (0, 0);
                }
                Some(Typing::Speech(said)) if !said.trim().is_empty() => {
                    tab.gaze.message = tab.host.speak(said.trim()).err();
                    tab.refresh();
                }
                _ => {}
            },
            _ => return After::Nothing,
        }
        After::Redraw
    }

    fn paste(&mut self, text: &str) -> After {
        let typing = self.tabs.get_mut(self.current).and_then(|tab| tab.gaze.typing.as_mut());
        let Some(Typing::Word(typed) | Typing::Speech(typed)) = typing else {
            return After::Nothing;
        };
        typed.extend(text.chars().filter(|c| !c.is_control()));
        After::Redraw
    }

    fn mouse(&mut self, mouse: MouseEvent) -> After {
        let Some(tab) = self.tabs.get_mut(self.current) else {
            return After::Quit;
        };
        if tab.host.curtain().is_some() {
            return After::Nothing;
        }
        match mouse.kind {
            MouseEventKind::ScrollUp => tab.wheel(false),
            MouseEventKind::ScrollDown => tab.wheel(true),
            MouseEventKind::Down(MouseButton::Left) => {
                let at = ratatui::layout::Position::new(mouse.column, mouse.row);
                let hit = tab.drawn.hits.iter().rev().find(|(area, _)| area.contains(at)).cloned();
                match hit {
                    Some((_, Hit::Choices(choices))) => tab.click(&choices),
                    Some((_, Hit::Panel(panel))) => tab.open(panel),
                    Some((_, Hit::Statement(number))) if number == tab.gaze.statement => tab.make(),
                    Some((_, Hit::Statement(number))) => tab.gaze.statement = number,
                    Some((_, Hit::Tab(number))) => return self.turn_to(number),
                    Some((area, Hit::Time)) => {
                        let share = u32::from(mouse.column - area.x) * 1000 / u32::from(area.width.max(1));
                        tab.host.scrub(Step::To(share as u16));
                        tab.refresh();
                    }
                    None => return After::Nothing,
                }
            }
            _ => return After::Nothing,
        }
        After::Redraw
    }
}
