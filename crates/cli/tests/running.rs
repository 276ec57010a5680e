//! `coven health` and `coven doctor` beside a server that runs, one that is ill, and a proxy that keeps streams back; and the samples of
//! `deploy/`, which speak of what the server really has.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(database: &Path) -> Server {
        Server::with(database, &[])
    }

    fn with(database: &Path, flags: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(database).args(flags);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
        Server { child, url: line.trim().to_owned() }
    }

    fn address(&self) -> SocketAddr {
        self.url.trim_start_matches("http://").parse().expect("an address")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The exit code, and what was said.
fn coven(args: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_coven")).args(["--lang", "en"]).args(args).output().expect("the program runs");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap_or(-1), String::from_utf8_lossy(&said).into_owned())
}

/// Somebody who answers every request with the same words.
fn always(answer: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream = stream;
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    url
}

/// A proxy that passes everything on, but what comes back only once it is whole.
fn buffering(server: SocketAddr) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        for mut visitor in listener.incoming().flatten() {
            std::thread::spawn(move || {
                let mut behind = TcpStream::connect(server).expect("the server");
                let mut there = visitor.try_clone().expect("the visitor");
                let mut to = behind.try_clone().expect("the server");
                std::thread::spawn(move || std::io::copy(&mut there, &mut to));
                let mut held = Vec::new();
                let mut part = [0; 4096];
                behind.set_read_timeout(Some(Duration::from_millis(200))).expect("a time");
                loop {
                    match behind.read(&mut part) {
                        Ok(0) => break,
                        Ok(length) => held.extend_from_slice(&part[..length]),
                        // A whole answer has come; a stream never is one.
                        Err(_) if !held.is_empty() && !String::from_utf8_lossy(&held).contains("event-stream") => {
                            let _ = visitor.write_all(&held);
                            held.clear();
                        }
                        Err(_) => {}
                    }
                }
            });
        }
    });
    url
}

#[test]
fn health_asks_a_server_with_its_own_certificate_by_the_address_of_this_machine() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = rcgen::generate_simple_self_signed(["coven.example.org".to_owned()]).expect("a certificate");
    let [cert, key] = [("cert.pem", made.cert.pem()), ("key.pem", made.signing_key.serialize_pem())].map(|(name, text)| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_string_lossy().into_owned()
    });
    let server = Server::with(&folder.path().join("coven.db"), &["--tls-cert", &cert, "--tls-key", &key]);
    let listen = server.url.trim_start_matches("https://");
    assert_eq!(coven(&["health", "--listen", listen, "--tls-cert", &cert]).0, 0);
    let (code, said) = coven(&["health", &server.url]);
    assert_eq!(code, 1, "a name that is asked for is checked: {said}");
    assert_eq!(coven(&["health", "--listen", listen]).0, 1, "it does not speak HTTP");
}

#[test]
fn health_tells_a_server_that_is_well_from_one_that_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("coven.db"));
    let (code, said) = coven(&["health", &server.url]);
    assert!(code == 0 && said.contains("is well"), "{said}");
    assert_eq!(coven(&["health", &format!("{}/health/", server.url)]).0, 0);
    let ill = always(
        "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 38\r\nconnection: close\r\n\r\n{\"error\":{\"code\":\"store-unavailable\"}}",
    );
    let (code, said) = coven(&["health", &ill]);
    assert!(code == 1 && said.contains("503 store-unavailable"), "{said}");
    let (code, said) = coven(&["health", "http://127.0.0.1:9"]);
    assert!(code == 1 && said.contains("not well"), "{said}");
    let (code, said) = coven(&["health", "127.0.0.1:8666"]);
    assert!(code == 2 && said.contains("http://"), "{said}");
}

#[test]
fn the_doctor_finds_what_is_wrong() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("coven.db");
    let named = database.display().to_string();
    let (code, said) = coven(&["doctor", "--database", &named]);
    assert!(code == 0 && said.contains("nothing in the database yet"), "{said}");
    assert!(!database.exists(), "a look changes nothing");

    let server = Server::start(&database);
    let (code, said) = coven(&["doctor", "--database", &named, "--public-url", &server.url]);
    assert!(code == 0 && said.contains("The database answers") && said.contains("Streams come through"), "{said}");
    assert!(said.contains("owner alone") && said.contains("The clock is right"), "{said}");

    let (_, said) = coven(&["doctor", "--database", &named]);
    assert!(said.contains("people: 0"), "nobody is left behind: {said}");

    let (code, said) = coven(&["doctor", "--database", &named, "--public-url", &buffering(server.address())]);
    assert!(code == 1 && said.contains("Streams do not come through"), "{said}");

    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o644)).expect("a mode");
    let (code, said) = coven(&["doctor", "--database", &named]);
    assert!(code == 1 && said.contains("can be read by others (mode 0644)"), "{said}");

    let (code, said) = coven(&["doctor", "--database", "postgres://coven@127.0.0.1:9/coven"]);
    assert!(code == 1 && said.contains("cannot be reached"), "{said}");
}

/// Every number that the board and the alert rules ask for is one that the server gives.
#[test]
fn the_board_and_the_alerts_ask_for_numbers_that_there_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("coven.db"));
    let mut connection = TcpStream::connect(server.address()).expect("a connection");
    connection.write_all(b"GET /metrics HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").expect("a question");
    let mut numbers = String::new();
    connection.read_to_string(&mut numbers).expect("an answer");
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/grafana");
    for file in ["board.json", "alerts.yaml", "alerts-test.yaml"] {
        let text = std::fs::read_to_string(deploy.join(file)).expect("a sample");
        if file.ends_with(".json") {
            serde_json::from_str::<serde_json::Value>(&text).expect("JSON that Grafana reads");
        }
        let words = text.split(|character: char| !(character.is_ascii_alphanumeric() || character == '_'));
        let asked: Vec<&str> = words.filter(|word| word.starts_with("coven_") || word.starts_with("process_")).collect();
        assert!(asked.len() > 5, "{file}");
        for name in asked {
            assert!(numbers.lines().any(|line| line.starts_with(name)), "{file} asks for {name}");
        }
    }
}
