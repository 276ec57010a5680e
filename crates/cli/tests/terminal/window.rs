//! A terminal with the program in it: what it shows is read as a person would read it.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The longest that something may take that a person waits for; far more than it takes.
const TIMEOUT: Duration = Duration::from_secs(90);
/// A screen on which nothing was written for so long is complete.
const STILL: Duration = Duration::from_millis(60);

struct Shown {
    parser: vt100::Parser,
    /// Everything that was written.
    written: Vec<u8>,
    last: Instant,
    /// The program has closed the terminal: nothing more will be written.
    closed: bool,
}

pub struct Window {
    shown: Arc<Mutex<Shown>>,
    keys: Box<dyn Write + Send>,
    pub child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    /// How the terminal was set before.
    before: String,
}

fn size(columns: u16, lines: u16) -> PtySize {
    PtySize { rows: lines, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Window {
    pub fn open(folder: &Path, (columns, lines): (u16, u16), arguments: &[&str]) -> Window {
        Window::open_as(folder, (columns, lines), arguments, "xterm-256color")
    }

    pub fn open_as(folder: &Path, (columns, lines): (u16, u16), arguments: &[&str], term: &str) -> Window {
        Window::open_with(folder, (columns, lines), arguments, &[("TERM", term)])
    }

    /// In a terminal that says these things of itself.
    pub fn open_with(folder: &Path, (columns, lines): (u16, u16), arguments: &[&str], set: &[(&str, &str)]) -> Window {
        let pair = native_pty_system().openpty(size(columns, lines)).expect("a terminal");
        let before = settings(&*pair.master);
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_coven"));
        command.args(arguments);
        command.cwd(folder);
        command.env("LANG", "C");
        command.env("XDG_DATA_HOME", folder);
        ["NO_COLOR", "COLORTERM", "LC_ALL", "COVEN_TOKEN"].iter().for_each(|name| command.env_remove(name));
        set.iter().for_each(|(name, value)| command.env(name, value));
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let shown = Arc::new(Mutex::new(Shown {
            parser: vt100::Parser::new(lines, columns, 2000),
            written: Vec::new(),
            last: Instant::now(),
            closed: false,
        }));
        let mut output = pair.master.try_clone_reader().expect("its output");
        let reading = shown.clone();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut bytes) {
                let mut shown = reading.lock().expect("no panic");
                shown.parser.process(&bytes[..read]);
                shown.written.extend(&bytes[..read]);
                shown.last = Instant::now();
            }
            reading.lock().expect("no panic").closed = true;
        });
        let keys = pair.master.take_writer().expect("its input");
        Window { shown, keys, child, master: pair.master, before }
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("the terminal takes keys");
    }

    /// Presses the left button of the mouse on a character and lets it go.
    pub fn click(&mut self, (column, line): (u16, u16)) {
        self.press(&format!("\x1b[<0;{};{}M\x1b[<0;{};{}m", column + 1, line + 1, column + 1, line + 1));
    }

    /// Where a text stands on the screen: column and line of its first character.
    pub fn place_of(&self, text: &str) -> (u16, u16) {
        let shown = self.shown.lock().expect("no panic");
        let screen = shown.parser.screen();
        let (lines, columns) = screen.size();
        for line in 0..lines {
            for column in 0..columns {
                let there = screen.contents_between(line, column, line, columns);
                if there.starts_with(text) {
                    return (column, line);
                }
            }
        }
        panic!("'{text}' is not on the screen:\n{}", screen.contents());
    }

    pub fn text(&self) -> String {
        self.shown.lock().expect("no panic").parser.screen().contents()
    }

    /// Everything that was ever written, as it was written.
    pub fn written(&self) -> Vec<u8> {
        self.shown.lock().expect("no panic").written.clone()
    }

    pub fn bytes(&self) -> usize {
        self.shown.lock().expect("no panic").written.len()
    }

    pub fn is_whole_screen(&self) -> bool {
        self.shown.lock().expect("no panic").parser.screen().alternate_screen()
    }

    pub fn resize(&mut self, columns: u16, lines: u16) {
        self.master.resize(size(columns, lines)).expect("the window is resized");
        self.shown.lock().expect("no panic").parser.screen_mut().set_size(lines, columns);
    }

    /// Waits until this holds.
    pub fn wait(&self, what: &str, holds: impl Fn(&Window) -> bool) {
        let began = Instant::now();
        while !holds(self) {
            assert!(began.elapsed() < TIMEOUT, "{what}:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits a moment for something that need not come.
    pub fn give_time_for(&self, holds: impl Fn(&Window) -> bool) {
        let began = Instant::now();
        while !holds(self) && began.elapsed() < 5 * STILL {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn wait_for(&self, text: &str) {
        self.wait(text, |window| window.text().contains(text));
    }

    /// Waits until nothing is written any more.
    pub fn settle(&self) {
        self.wait("stillness", |window| window.shown.lock().expect("no panic").last.elapsed() > STILL);
    }

    /// Waits until the program has ended; gives whether it ended well.
    pub fn end(&mut self) -> bool {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                self.wait("its last words", |window| window.shown.lock().expect("no panic").closed);
                return status.success();
            }
            assert!(began.elapsed() < TIMEOUT, "it does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The terminal shows its own screen, echoes keys and reads lines as before.
    pub fn is_as_before(&self) -> bool {
        let written = String::from_utf8_lossy(&self.written()).into_owned();
        let turned_off = |on: &str, off: &str| written.rfind(on) <= written.rfind(off);
        !self.is_whole_screen()
            && settings(&*self.master) == self.before
            && turned_off("\x1b[?25l", "\x1b[?25h")
            && turned_off("\x1b[?1000h", "\x1b[?1000l")
            && turned_off("\x1b[?2004h", "\x1b[?2004l")
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn settings(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios())
}
