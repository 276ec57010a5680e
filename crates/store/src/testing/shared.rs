//! One server for all tests of a run, although every test is a process of its own.
//!
//! Whoever comes first starts it and writes down where it is; everybody holds a shared lock on a file as long as they use it. A
//! keeper, which outlives the test that started it, waits until the lock has been free for a while, ends the server and removes its
//! folder. Locks go with the processes that hold them and the server goes with its keeper, so a crash leaves nothing behind but a
//! note of a server that does not answer, which the next one replaces.

use super::cluster::Cluster;
use std::fs::{self, File};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// As long as this is held the server stays.
pub type InUse = File;

/// In the build folder.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/postgres");

/// How many seconds the server stays although nobody uses it: longer than it takes until the next test begins.
const LINGER: &str = "5";

/// Starts the server and ends it when nobody has used it for a while. Its input is the file with the lock; its arguments are how
/// long the server lingers, the cluster's folder and the server's command.
const KEEPER: &str = r#"
linger=$1 folder=$2; shift 2
setpriv --pdeathsig KILL -- "$@" 2>"$folder/log" &
until flock --exclusive 0 && flock --unlock 0 && sleep "$linger" && flock --exclusive --nonblock 0; do :; done
kill -QUIT $!
wait
rm -r "$folder"
"#;

/// The shared server, started if nobody has. It does not end before the lock is dropped.
pub fn join() -> (Cluster, InUse) {
    join_in(Path::new(FOLDER), LINGER)
}

fn join_in(folder: &Path, linger: &str) -> (Cluster, InUse) {
    fs::create_dir_all(folder).expect("a folder for the shared server");
    let open = |name| File::options().create(true).append(true).open(folder.join(name)).expect("a lock");
    let starting = open("starting");
    starting.lock().expect("one at a time");
    let in_use = open("in-use");
    // A keeper that is just ending the server lets go when it is gone.
    in_use.lock_shared().expect("the server stays");
    let note = folder.join("server");
    let noted = read(&note);
    if let Some(cluster) = noted.as_ref().map(|(folder, port)| Cluster::at(folder.clone(), *port)).filter(Cluster::answers) {
        return (cluster, in_use);
    }
    if let Some((stale, _)) = noted {
        let _ = fs::remove_dir_all(stale);
    }
    let cluster = start(open("in-use"), linger);
    fs::write(&note, format!("{}\n{}\n", cluster.port(), cluster.folder().display())).expect("a note");
    (cluster, in_use)
}

/// Where the server was when somebody noted it.
fn read(note: &Path) -> Option<(PathBuf, u16)> {
    let text = fs::read_to_string(note).ok()?;
    let (port, folder) = text.trim_end().split_once('\n')?;
    Some((folder.into(), port.parse().ok()?))
}

// The keeper outlives this process: nobody here could wait for it.
#[allow(clippy::zombie_processes)]
fn start(lock: File, linger: &str) -> Cluster {
    let folder = tempfile::Builder::new().prefix("coven-postgres").tempdir().expect("a temporary folder").keep();
    let cluster = Cluster::new(folder);
    cluster
        .command(Path::new("sh"))
        .args(["-c", KEEPER, "keeper", linger])
        .arg(cluster.folder())
        .args(cluster.server_line())
        // Tests read what they wrote; none survives a power cut.
        .args(["-c", "fsync=off", "-c", "full_page_writes=off"])
        .stdin(lock)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // Whoever interrupts the test does not interrupt the keeper.
        .process_group(0)
        .spawn()
        .expect("the keeper starts");
    cluster.wait_until_it_answers(|| {});
    cluster
}

#[cfg(test)]
mod tests {
    use super::super::START_TIMEOUT;
    use super::*;
    use std::time::{Duration, Instant};

    /// True once nothing of the server is left.
    fn is_gone(cluster: &Cluster) -> bool {
        !cluster.folder().exists()
    }

    #[test]
    fn the_server_is_shared_replaced_when_it_is_lost_and_ends_with_its_last_user() {
        let folder = tempfile::tempdir().expect("a folder");
        let (first, used) = join_in(folder.path(), "0.1");
        let (second, used_too) = join_in(folder.path(), "0.1");
        assert_eq!((first.port(), first.folder()), (second.port(), second.folder()));
        drop(used);
        assert!(second.answers(), "somebody uses it still");
        // A note of a server that is not there, as a crash leaves it.
        fs::write(folder.path().join("server"), format!("1\n{}\n", first.folder().join("lost").display())).expect("a note");
        let (third, used_again) = join_in(folder.path(), "0.1");
        assert!(third.answers() && third.folder() != first.folder());
        drop((used_too, used_again));
        let deadline = Instant::now() + START_TIMEOUT;
        while !(is_gone(&first) && is_gone(&third)) {
            assert!(Instant::now() < deadline, "the server stays");
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(!first.answers() && !third.answers());
    }
}
