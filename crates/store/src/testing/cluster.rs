//! A cluster of databases in a folder, and the programs that serve it.

use super::START_TIMEOUT;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    /// PostgreSQL refuses to run as root; then it runs as this user.
    user: Option<String>,
    port: u16,
}

impl Cluster {
    /// Makes a new cluster in an empty folder.
    pub fn new(folder: PathBuf) -> Cluster {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let cluster = Cluster::at(folder, port);
        if let Some(user) = &cluster.user {
            let id = |what| output("id", &[what, user]).parse().expect("PostgreSQL's user exists");
            chown(&cluster.folder, Some(id("-u")), Some(id("-g"))).expect("the folder can be given away");
        }
        let made = cluster
            .command(&cluster.programs.join("initdb"))
            .args(["--username=coven", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(cluster.data())
            .output()
            .expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        cluster
    }

    /// A cluster that somebody else has made and serves.
    pub fn at(folder: PathBuf, port: u16) -> Cluster {
        let user = (output("id", &["-u"]) == "0").then(|| "postgres".to_owned());
        Cluster { folder, programs: programs(), user, port }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    pub fn address(&self, database: &str) -> String {
        format!("postgres://coven@127.0.0.1:{}/{database}", self.port)
    }

    /// The command that serves the cluster, dying with whoever started it.
    pub fn server(&self) -> Command {
        let mut command = self.command(Path::new("setpriv"));
        command.args(["--pdeathsig", "KILL", "--"]).args(self.server_line());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(std::fs::File::create(self.log()).expect("a log"));
        command
    }

    /// The program that serves the cluster and its arguments.
    pub fn server_line(&self) -> Vec<String> {
        let path = |path: PathBuf| path.display().to_string();
        let mut line = vec![path(self.programs.join("postgres"))];
        line.extend(["-D".to_owned(), path(self.data()), "-k".to_owned(), path(self.folder.clone())]);
        line.extend(["-h".to_owned(), "127.0.0.1".to_owned(), "-p".to_owned(), self.port.to_string()]);
        line.extend(["-c".to_owned(), "max_connections=200".to_owned()]);
        line
    }

    /// A command that runs as PostgreSQL's user, inside the folder.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = match &self.user {
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", user, "--clear-groups", "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.current_dir(&self.folder);
        command
    }

    /// Waits until the server answers; meanwhile does something again and again.
    pub fn wait_until_it_answers(&self, mut meanwhile: impl FnMut()) {
        let deadline = Instant::now() + START_TIMEOUT;
        while !self.answers() {
            let log = || std::fs::read_to_string(self.log()).unwrap_or_default();
            assert!(Instant::now() < deadline, "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(20));
            meanwhile();
        }
    }

    /// True if a server answers on the port and it is the one that serves this folder.
    pub fn answers(&self) -> bool {
        self.ask("SHOW data_directory").is_ok_and(|served| Path::new(&served) == self.data())
    }

    pub fn execute(&self, statement: &str) -> Result<(), postgres::Error> {
        self.ask(statement).map(drop)
    }

    /// The first value of the answer to a statement.
    fn ask(&self, statement: &str) -> Result<String, postgres::Error> {
        Ok(ask(&self.address("postgres"), statement)?.into_iter().next().unwrap_or_default())
    }
}

/// The first column of the answer to a statement.
pub fn ask(address: &str, statement: &str) -> Result<Vec<String>, postgres::Error> {
    let (address, statement) = (address.to_owned(), statement.to_owned());
    // The client brings a runtime of its own, and the test may run in another one.
    let asked = std::thread::spawn(move || {
        let answer = postgres::Client::connect(&address, postgres::NoTls)?.simple_query(&statement)?;
        let value = |message: &postgres::SimpleQueryMessage| match message {
            postgres::SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        };
        Ok(answer.iter().filter_map(value).collect())
    });
    asked.join().expect("the client does not panic")
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
    places.retain(|place| ["postgres", "initdb"].iter().all(|program| place.join(program).exists()));
    places.sort();
    places.pop().expect("PostgreSQL is not installed: apt-get install postgresql, or name its folder in COVEN_POSTGRES_BIN")
}
