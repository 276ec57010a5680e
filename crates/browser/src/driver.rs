//! Debian's chromedriver, started for us alone.

use crate::Result;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The program under the names that Debian and others give it.
const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];
const MISSING: &str =
    "no browser to test with: install Debian's chromium and chromium-driver (apt-get install chromium chromium-driver)";

/// Chromium without a screen and without anything but pages: a package of Debian's. What stands in `/usr/bin` is a script, which the driver would
/// end instead of the browser.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// How long chromedriver may take to close its browsers before it is killed.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// A running chromedriver. It ends, with all its browsers, when this is dropped.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    pub fn start() -> Result<Driver> {
        // It stays in the process group of the test, so that whoever interrupts or kills the test ends the browser, too.
        let spawn = |name: &&str| {
            Command::new(name).arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()
        };
        let mut child = DRIVERS.iter().find_map(spawn).ok_or(MISSING)?;
        let output = child.stdout.take().ok_or("chromedriver says nothing")?;
        let mut driver = Driver { child, port: 0 };
        let mut lines = BufReader::new(output).lines();
        for line in lines.by_ref() {
            if let Some((_, port)) = line?.split_once("started successfully on port ") {
                driver.port = port.trim_end_matches('.').trim().parse()?;
                break;
            }
        }
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        if driver.port == 0 { Err(MISSING.into()) } else { Ok(driver) }
    }

    /// Where the browser is that has nothing but pages, if it is installed.
    pub(crate) fn shell() -> Option<&'static str> {
        Path::new(SHELL).is_file().then_some(SHELL)
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks chromedriver to close all browsers and to end. It closes the connection when it has.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut connection = TcpStream::connect_timeout(&SocketAddr::from(([127, 0, 0, 1], self.port)), SHUTDOWN_TIMEOUT)?;
        connection.set_read_timeout(Some(SHUTDOWN_TIMEOUT))?;
        connection.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
        connection.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if self.shut_down().is_err() {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}
