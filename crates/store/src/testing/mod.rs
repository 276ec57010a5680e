//! A real PostgreSQL server for tests: a cluster of its own in a temporary folder, gone when the test is.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak, mpsc};
use std::time::{Duration, Instant};
use tempfile::TempDir;

#[derive(Debug)]
pub struct PostgresServer {
    folder: TempDir,
    programs: PathBuf,
    /// PostgreSQL refuses to run as root; then it runs as this user.
    user: Option<String>,
    port: u16,
    running: Option<Child>,
    databases: AtomicU32,
}

impl PostgresServer {
    /// Starts a server.
    ///
    /// # Panics
    /// If PostgreSQL is not installed or does not start: a test that needs it cannot pass without.
    pub fn start() -> PostgresServer {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("coven-postgres").tempdir().expect("a temporary folder");
        let user = (output("id", &["-u"]) == "0").then(|| {
            let user = "postgres";
            let id = |what| output("id", &[what, user]).parse().expect("PostgreSQL's user exists");
            chown(folder.path(), Some(id("-u")), Some(id("-g"))).expect("the folder can be given away");
            user.to_owned()
        });
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let mut server = PostgresServer { folder, programs, user, port, running: None, databases: AtomicU32::new(0) };
        let data = server.data();
        let made = server
            .command("initdb")
            .args(["--username=coven", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(&data)
            .output()
            .expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        server.go();
        server
    }

    /// A server that all tests which run at the same time share; it goes with the last of them.
    pub fn shared() -> Arc<PostgresServer> {
        static SHARED: Mutex<Weak<PostgresServer>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let server = Arc::new(PostgresServer::start());
            *shared = Arc::downgrade(&server);
            server
        })
    }

    /// A new, empty database on the server.
    pub fn database(&self) -> String {
        let name = format!("coven{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = self
            .command("createdb")
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "coven", &name])
            .output()
            .expect("createdb runs");
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        format!("postgres://coven@127.0.0.1:{}/{name}", self.port)
    }

    /// Kills the server with everything it is doing, as a power cut would.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Starts the killed server again.
    pub fn go(&mut self) {
        let log = self.folder.path().join("log");
        let port = self.port.to_string();
        let ready = self.programs.join("pg_isready");
        let asks = || Command::new(&ready).args(["-q", "-h", "127.0.0.1", "-p", &port]).status();
        let until = Instant::now() + Duration::from_secs(60);
        self.running = Some(self.spawn(&log));
        while !asks().is_ok_and(|status| status.success()) {
            let told = || std::fs::read_to_string(&log).unwrap_or_default();
            assert!(Instant::now() < until, "PostgreSQL does not start: {}", told());
            std::thread::sleep(Duration::from_millis(50));
            // What a killed server has started may live a moment longer, and keeps the next one away as long as it does.
            if self.running.as_mut().is_none_or(|child| child.try_wait().is_ok_and(|ended| ended.is_some())) {
                self.running = Some(self.spawn(&log));
            }
        }
    }

    fn spawn(&self, log: &Path) -> Child {
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
        command.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-c", "max_connections=60"]);
        let written = std::fs::File::create(log).expect("a log");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(written);
        spawn_for_life(command)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = match &self.user {
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", user, "--clear-groups", "--pdeathsig", "KILL", "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A child that is told to die with its parent dies with the thread that started it; so that thread must not end before.
fn spawn_for_life(mut command: Command) -> Child {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let _ = sender.send(command.spawn());
        loop {
            std::thread::park();
        }
    });
    receiver.recv().expect("the thread answers").expect("postgres starts")
}

fn output(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).output().expect("the program runs");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Where PostgreSQL's programs are: named by `COVEN_POSTGRES_BIN`, or where Debian puts them, or on the path.
fn programs() -> PathBuf {
    if let Some(named) = std::env::var_os("COVEN_POSTGRES_BIN") {
        return named.into();
    }
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = debian.chain(std::env::split_paths(&path)).collect();
    places.retain(|place: &PathBuf| has_server(place));
    places.sort();
    places.pop().expect("PostgreSQL is not installed: apt-get install postgresql, or name its folder in COVEN_POSTGRES_BIN")
}

fn has_server(place: &Path) -> bool {
    ["postgres", "initdb", "createdb", "pg_isready"].iter().all(|program| place.join(program).exists())
}
