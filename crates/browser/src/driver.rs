//! Debian's chromedriver, started for us alone.

use crate::Result;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// The program and what it steers, under the names that Debian and others give them.
const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];
const MISSING: &str =
    "no browser to test with: install Debian's chromium and chromium-driver (apt-get install chromium chromium-driver)";

/// A running chromedriver. It ends, with all its browsers, when this is dropped.
#[derive(Debug)]
pub struct Driver {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Driver {
    pub fn start() -> Result<Driver> {
        let spawn = |name: &&str| {
            let mut command = Command::new(name);
            // A group of its own, so that browsers which outlive it can be found.
            command.args(["--port=0"]).stdout(Stdio::piped()).stderr(Stdio::null()).process_group(0);
            command.spawn().ok()
        };
        let mut child = DRIVERS.iter().find_map(spawn).ok_or(MISSING)?;
        let output = child.stdout.take().ok_or("chromedriver says nothing")?;
        let mut driver = Driver { child, address: SocketAddr::from(([127, 0, 0, 1], 0)) };
        let mut lines = BufReader::new(output).lines();
        for line in lines.by_ref() {
            if let Some((_, port)) = line?.split_once("started successfully on port ") {
                driver.address.set_port(port.trim_end_matches('.').trim().parse()?);
                break;
            }
        }
        // Whatever else it says must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        if driver.address.port() == 0 { Err(MISSING.into()) } else { Ok(driver) }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.child.id())]).status();
        let _ = self.child.wait();
    }
}
