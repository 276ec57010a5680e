//! The terminal: it is taken over for a table and given back as it was, whatever happens.

use crate::app::{After, App};
use crate::changes::changes;
use crossterm::event::{self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event};
use crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute, queue};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// How long the loop sleeps when nothing is under way, and when something may come at any moment.
const QUIET: Duration = Duration::from_millis(80);
const BUSY: Duration = Duration::from_millis(15);

/// Whether the terminal is ours at the moment.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Why a table cannot be shown, or was left.
#[derive(Debug, thiserror::Error)]
pub enum ScreenError {
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
}

/// Shows the tables until the person leaves; gives what is to be said afterwards. The terminal is as it was when this returns,
/// panics included.
pub fn run<W: Write>(app: &mut App<'_>, out: W) -> Result<Vec<String>, ScreenError> {
    give_back_on_panic();
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT])?;
    let mut screen = Screen { out, shown: Buffer::empty(Rect::ZERO) };
    screen.take()?;
    let played = play(app, &mut screen, &mut signals);
    // Nothing more can be done if the terminal does not take it.
    restore(&mut screen.out);
    // A record is kept even if the terminal has gone away.
    let said = app.close();
    match played {
        Ok(()) => Ok(said),
        Err(error) => Err(error.into()),
    }
}

fn play<W: Write>(app: &mut App<'_>, screen: &mut Screen<W>, signals: &mut signal_hook::iterator::Signals) -> io::Result<()> {
    let events = listen();
    let mut after = After::Redraw;
    loop {
        for signal in signals.pending() {
            match signal {
                SIGTSTP => after = After::Suspend,
                SIGCONT => after = After::Clear,
                _ => return Ok(()),
            }
        }
        if app.attend() && after == After::Nothing {
            after = After::Redraw;
        }
        if app.is_handed_over() {
            screen.purge()?;
            if after == After::Nothing {
                after = After::Redraw;
            }
        }
        match after {
            After::Quit => return Ok(()),
            After::Suspend => {
                restore(&mut screen.out);
                // Stops here as the shell expects it, and goes on when the shell lets it.
                signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
                screen.take()?;
                after = After::Redraw;
                continue;
            }
            After::Clear => {
                screen.forget()?;
                screen.draw(app)?;
            }
            After::Redraw => screen.draw(app)?,
            After::Nothing => {}
        }
        after = After::Nothing;
        match events.recv_timeout(if app.is_busy() { BUSY } else { QUIET }) {
            Ok(event) => after = app.handle(event),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

/// Keys and mouse, read on a thread of their own: a terminal that goes away may hold up whoever reads it, but not the table.
fn listen() -> Receiver<Event> {
    let (tell, events) = channel();
    std::thread::spawn(move || {
        while let Ok(event) = event::read() {
            if tell.send(event).is_err() {
                return;
            }
        }
    });
    events
}

/// The terminal with what it shows.
struct Screen<W> {
    out: W,
    shown: Buffer,
}

impl<W: Write> Screen<W> {
    fn take(&mut self) -> io::Result<()> {
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        execute!(self.out, EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, cursor::Hide)?;
        self.forget()
    }

    /// Clears the screen, so that everything is drawn anew.
    fn forget(&mut self) -> io::Result<()> {
        self.shown = Buffer::empty(self.shown.area);
        erase(&mut self.out)?;
        self.out.flush()
    }

    /// Clears the screen and what was scrolled away: a window that became smaller may have pushed lines out of a terminal that has
    /// no other screen.
    fn purge(&mut self) -> io::Result<()> {
        self.forget()?;
        execute!(self.out, Clear(ClearType::Purge))
    }

    fn draw(&mut self, app: &mut App<'_>) -> io::Result<()> {
        let (width, height) = crossterm::terminal::size()?;
        let area = Rect::new(0, 0, width, height);
        if area != self.shown.area {
            self.shown = Buffer::empty(area);
            self.forget()?;
        }
        let mut next = Buffer::empty(area);
        app.draw(area, &mut next);
        self.out.write_all(changes(&self.shown, &next).as_bytes())?;
        self.out.flush()?;
        self.shown = next;
        Ok(())
    }
}

/// Erases the screen line by line. Terminals that are told to erase it as a whole may keep it among what was scrolled away.
fn erase(out: &mut impl Write) -> io::Result<()> {
    let (_, lines) = crossterm::terminal::size()?;
    for line in 0..lines {
        queue!(out, cursor::MoveTo(0, line), Clear(ClearType::CurrentLine))?;
    }
    queue!(out, cursor::MoveTo(0, 0))
}

fn restore(out: &mut impl Write) {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Erased first: some terminals have no other screen, or keep what it showed.
        let _ = erase(out);
        let _ = execute!(out, DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
        let _ = disable_raw_mode();
    }
}

/// A panic is told on a terminal that can show it.
fn give_back_on_panic() {
    let (told, here) = (std::panic::take_hook(), std::thread::current().id());
    std::panic::set_hook(Box::new(move |panic| {
        // A bot's thread that fails must not wait for the screen, which this thread holds.
        if std::thread::current().id() == here {
            restore(&mut io::stdout());
        }
        told(panic);
    }));
}

/// Whether this terminal can show a table: it moves the cursor and is large enough.
pub fn is_able(variable: impl Fn(&str) -> Option<String>) -> bool {
    use io::IsTerminal;
    let term = variable("TERM").unwrap_or_default();
    let is_known = !matches!(term.as_str(), "" | "dumb" | "unknown");
    is_known && io::stdin().is_terminal() && io::stdout().is_terminal() && is_large_enough()
}

fn is_large_enough() -> bool {
    let (width, height) = crate::screen::SMALLEST;
    crossterm::terminal::size().is_ok_and(|(columns, lines)| columns >= width && lines >= height)
}
