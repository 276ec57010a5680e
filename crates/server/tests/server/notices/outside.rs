//! What stands outside of a server: a mail server, and the push service of a browser's maker with a browser behind it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use coven_server::client::Client;
use coven_server::{Config, Mail};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::{Auth, decrypt};

/// A mail as it arrived.
#[derive(Clone, Debug)]
pub struct Arrived {
    pub to: String,
    /// Headers and text, decoded.
    pub text: String,
}

impl Arrived {
    /// The first link in the text that leads to such a path of the server.
    pub fn link(&self, path: &str) -> String {
        let at = self.text.find(path).unwrap_or_else(|| panic!("a link to {path}: {}", self.text));
        self.text[at..].split_whitespace().next().expect("a link").trim_end_matches('>').to_owned()
    }
}

/// A mail server that takes everything.
#[derive(Clone)]
pub struct MailServer {
    port: u16,
    arrived: Arc<Mutex<Vec<Arrived>>>,
}

impl MailServer {
    pub fn open() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let server = MailServer { port: listener.local_addr().expect("an address").port(), arrived: Arc::default() };
        let arrived = server.arrived.clone();
        std::thread::spawn(move || {
            for connection in listener.incoming() {
                let arrived = arrived.clone();
                // A client that goes away in the middle is none of the test's business.
                std::thread::spawn(move || drop(converse(&connection.expect("a visitor"), &arrived)));
            }
        });
        server
    }

    /// Lets a server send its mails here.
    pub fn serves(&self, config: &mut Config) {
        config.mail = Some(Mail {
            server: format!("smtp://127.0.0.1:{}", self.port).parse().expect("a mail server"),
            from: "Coven <coven@example.org>".parse().expect("a sender"),
        });
    }

    pub fn arrived(&self) -> Vec<Arrived> {
        self.arrived.lock().expect("no panic").clone()
    }

    pub fn to(&self, address: &str) -> Vec<Arrived> {
        self.arrived().into_iter().filter(|mail| mail.to == address).collect()
    }
}

/// As much of RFC 5321 as a client needs.
fn converse(connection: &TcpStream, arrived: &Mutex<Vec<Arrived>>) -> std::io::Result<()> {
    let (mut lines, mut out) = (BufReader::new(connection).lines(), connection);
    let mut to = String::new();
    out.write_all(b"220 mail.example.org\r\n")?;
    while let Some(line) = lines.next().transpose()? {
        let (word, _) = line.split_once([' ', ':']).unwrap_or((&line, ""));
        match word.to_ascii_uppercase().as_str() {
            "RCPT" => to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned(),
            "DATA" => {
                out.write_all(b"354 go on\r\n")?;
                let mut text = Vec::new();
                for line in lines.by_ref() {
                    let line = line?;
                    if line == "." {
                        break;
                    }
                    text.push(line.strip_prefix("..").map(|rest| format!(".{rest}")).unwrap_or(line));
                }
                arrived.lock().expect("no panic").push(Arrived { to: to.clone(), text: decoded(&text) });
            }
            "QUIT" => return out.write_all(b"221 bye\r\n"),
            _ => {}
        }
        out.write_all(b"250 good\r\n")?;
    }
    Ok(())
}

/// The text of a mail, whatever it was wrapped in for its way.
fn decoded(lines: &[String]) -> String {
    let end = lines.iter().position(String::is_empty).unwrap_or(lines.len());
    let (headers, body) = lines.split_at(end);
    let quoted = headers.iter().any(|line| line.eq_ignore_ascii_case("content-transfer-encoding: quoted-printable"));
    let packed = headers.iter().any(|line| line.eq_ignore_ascii_case("content-transfer-encoding: base64"));
    let text = if packed {
        let bytes = base64::engine::general_purpose::STANDARD.decode(body.concat()).expect("base64");
        String::from_utf8(bytes).expect("text")
    } else if quoted {
        unquoted(&body.join("\n"))
    } else {
        body.join("\n")
    };
    format!("{}\n\n{text}", headers.join("\n"))
}

fn unquoted(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((&first, behind)) = rest.split_first() {
        match (first, behind) {
            (b'=', [b'\n', ..]) => rest = &behind[1..],
            (b'=', [one, two, ..]) => {
                let code = String::from_utf8(vec![*one, *two]).expect("text");
                bytes.push(u8::from_str_radix(&code, 16).expect("a byte"));
                rest = &behind[2..];
            }
            _ => {
                bytes.push(first);
                rest = behind;
            }
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// A request that arrived at the push service.
#[derive(Clone, Debug)]
pub struct Pushed {
    pub path: String,
    headers: Vec<String>,
    body: Vec<u8>,
}

impl Pushed {
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find_map(|line| {
            let (known, value) = line.split_once(':')?;
            known.eq_ignore_ascii_case(name).then_some(value.trim())
        });
        found.unwrap_or_else(|| panic!("a header {name}: {:?}", self.headers))
    }
}

/// A push service. What it answers can be changed.
#[derive(Clone)]
pub struct PushService {
    pub url: String,
    pub status: Arc<AtomicU16>,
    pushed: Arc<Mutex<Vec<Pushed>>>,
}

impl PushService {
    pub fn open() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let service = PushService { url, status: Arc::new(AtomicU16::new(201)), pushed: Arc::default() };
        let PushService { pushed, status, .. } = service.clone();
        std::thread::spawn(move || {
            for connection in listener.incoming() {
                let connection = connection.expect("a visitor");
                if let Ok(request) = request(&connection) {
                    pushed.lock().expect("no panic").push(request);
                    let answer = format!(
                        "HTTP/1.1 {} As Told\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
                        status.load(Ordering::Relaxed)
                    );
                    let _ = (&connection).write_all(answer.as_bytes());
                }
            }
        });
        service
    }

    pub fn pushed(&self) -> Vec<Pushed> {
        self.pushed.lock().expect("no panic").clone()
    }

    /// How often a device was told something.
    pub fn count(&self, path: &str) -> usize {
        self.pushed().iter().filter(|request| request.path == path).count()
    }
}

fn request(connection: &TcpStream) -> std::io::Result<Pushed> {
    let mut reader = BufReader::new(connection);
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        if line.trim().is_empty() {
            break;
        }
        headers.push(line.trim().to_owned());
    }
    let path = headers.first().and_then(|line| line.split(' ').nth(1)).unwrap_or_default().to_owned();
    let mut pushed = Pushed { path, headers, body: Vec::new() };
    let mut body = vec![0; pushed.header("content-length").parse().expect("a number")];
    reader.read_exact(&mut body)?;
    pushed.body = body;
    Ok(pushed)
}

/// A browser that has subscribed to notices.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    pub path: String,
}

impl Browser {
    /// A browser with keys that follow from a number.
    pub fn new(number: u8) -> Browser {
        let secret = SecretKey::from_slice(&[number; 32]).expect("a key");
        Browser { secret, auth: [number; 16], path: format!("/devices/{number}") }
    }

    /// What it tells the server.
    pub fn subscription(&self, service: &PushService) -> Value {
        let key = self.secret.public_key().to_encoded_point(false);
        json!({
            "endpoint": format!("{}{}", service.url, self.path),
            "keys": { "p256dh": URL_SAFE_NO_PAD.encode(key.as_bytes()), "auth": URL_SAFE_NO_PAD.encode(self.auth) },
            "label": "Firefox, Linux",
        })
    }

    pub async fn subscribes(&self, person: &mut Client, service: &PushService) -> Value {
        crate::common::good(person.post("/api/v1/me/devices", &self.subscription(service)).await.expect("an answer"))
    }

    /// What was meant for it, as it reads it.
    pub fn reads(&self, pushed: &Pushed) -> Value {
        assert_eq!(pushed.header("content-encoding"), "aes128gcm");
        let text = decrypt(pushed.body.clone(), &self.secret, &Auth::clone_from_slice(&self.auth)).expect("it is meant for us");
        serde_json::from_slice(&text).expect("JSON")
    }
}
