//! A fault inside a table is told on a terminal that is as it was before.

use coven_catalog::games;
use coven_engine::DataSource;
use coven_text::{Language, Texts};
use coven_tui::app::App;
use coven_tui::drawn::messages;
use coven_tui::host::Host;
use coven_tui::paint::{Colours, Paint};
use coven_tui::seen::Seen;
use coven_tui::terminal;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::Read;
use std::sync::Arc;

/// A table that fails at the second look.
struct Faulty(u32);

impl Host for Faulty {
    fn seen(&self) -> Seen {
        Seen::nothing(games()[0])
    }

    fn attend(&mut self) -> bool {
        self.0 += 1;
        assert!(self.0 < 3, "a fault inside");
        true
    }

    fn is_busy(&self) -> bool {
        true
    }

    fn play(&mut self, _notation: &str) -> Result<(), String> {
        Ok(())
    }

    fn undo(&mut self) -> Result<(), String> {
        Ok(())
    }

    fn hints(&mut self) -> Result<Vec<(String, String)>, String> {
        Ok(Vec::new())
    }

    fn speak(&mut self, _text: &str) -> Result<(), String> {
        Ok(())
    }
}

/// Not a test of its own: [`a_fault_leaves_the_terminal_as_it_was`] runs it in a terminal.
#[test]
#[ignore = "run in a terminal by the other test"]
fn faulty_table() {
    let texts = Arc::new(Texts::with(Language::English, games(), &messages()));
    let paint = Paint { colours: Colours::Many };
    let mut app = App::new(texts, paint, DataSource::builtin(), Box::new(|_, _| Vec::new()), vec![Box::new(Faulty(0))]);
    let _ = terminal::run(&mut app, std::io::stdout());
}

#[test]
fn a_fault_leaves_the_terminal_as_it_was() {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a terminal");
    let before = format!("{:?}", pair.master.get_termios());
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this program"));
    command.args(["--ignored", "--exact", "faulty_table", "--nocapture", "--test-threads=1"]);
    command.env("TERM", "xterm-256color");
    command.env("RUST_BACKTRACE", "0");
    let mut child = pair.slave.spawn_command(command).expect("it starts");
    let mut output = pair.master.try_clone_reader().expect("its output");
    let reader = std::thread::spawn(move || {
        let mut written = Vec::new();
        let mut bytes = [0; 4096];
        while let Ok(read @ 1..) = output.read(&mut bytes) {
            written.extend_from_slice(&bytes[..read]);
        }
        written
    });
    assert!(!child.wait().expect("it ends").success());
    assert_eq!(format!("{:?}", pair.master.get_termios()), before, "keys are echoed and lines are read as before");
    drop(pair.slave);
    let written = reader.join().expect("it was read");
    let mut parser = vt100::Parser::new(24, 80, 100);
    parser.process(&written);
    let written = String::from_utf8_lossy(&written);
    let (taken, given_back) = (written.find("\x1b[?1049h"), written.find("\x1b[?1049l"));
    assert!(taken.is_some() && taken < given_back, "the screen was taken and given back: {written:?}");
    assert!(!parser.screen().alternate_screen() && !parser.screen().hide_cursor());
    assert!(parser.screen().mouse_protocol_mode() == vt100::MouseProtocolMode::None);
    assert!(parser.screen().contents().contains("a fault inside"), "{}", parser.screen().contents());
}
