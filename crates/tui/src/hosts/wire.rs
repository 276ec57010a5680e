//! Talking to a server, as any program does: JSON over HTTP, and streams of events.

use coven_engine::Phrase;
use coven_text::{Language, Texts};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::time::Duration;

/// How long an answer is waited for. Streams have no end.
const ANSWER: Duration = Duration::from_secs(15);

/// The name under which [`Server::follow`] tells that a stream is open; no server sends an event of this name.
pub const CONNECTED: &str = "@connected";

/// An address of a server, and of a table there if it names one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// Without a slash at the end.
    pub server: String,
    pub table: Option<String>,
}

impl Address {
    /// Reads what a browser shows, such as `https://coven.example/table/abc`, or the address of the server alone.
    pub fn read(text: &str) -> Result<Address, JoinError> {
        let bad = || JoinError::BadAddress(text.to_owned());
        let (scheme, rest) = text.trim().split_once("://").ok_or_else(bad)?;
        if !matches!(scheme, "http" | "https") {
            return Err(bad());
        }
        let path_at = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (host, path) = rest.split_at(path_at);
        if host.is_empty() || host.contains(char::is_whitespace) {
            return Err(bad());
        }
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        // A server may live below a path of another one.
        let at = parts.iter().rposition(|part| matches!(*part, "t" | "table" | "tables"));
        let (before, table) = match at {
            Some(at) => (&parts[..at], parts.get(at + 1).map(|table| (*table).to_owned())),
            None => (&parts[..], None),
        };
        let before =
            before.iter().filter(|part| !matches!(**part, "api" | "v1")).map(|part| format!("/{part}")).collect::<String>();
        Ok(Address { server: format!("{scheme}://{host}{before}"), table })
    }
}

/// Why a table of a server cannot be joined.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum JoinError {
    #[error("'{0}' is no address of a server; write it as a browser shows it, such as http://127.0.0.1:8666")]
    BadAddress(String),
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    #[error("{message} ({code})")]
    Refused { code: String, message: String },
    #[error("the server plays '{0}', which this program does not know")]
    UnknownGame(String),
}

impl JoinError {
    /// In the language of the screen.
    pub fn told(&self, texts: &Texts) -> String {
        match self {
            JoinError::Unreachable(error) => texts.say(&Phrase::new("tui-join-unreachable").with("error", error.as_str()), &[]),
            JoinError::Refused { code, message } => {
                texts.say(&Phrase::new("tui-join-refused").with("message", message.as_str()).with("code", code.as_str()), &[])
            }
            other => other.to_string(),
        }
    }
}

/// A server, and who somebody is there.
#[derive(Clone, Debug)]
pub struct Server {
    url: String,
    agent: ureq::Agent,
    language: Language,
    /// What says who asks: a token's header or a guest's cookie.
    identity: Option<(&'static str, String)>,
}

impl Server {
    pub fn new(url: &str, language: Language) -> Server {
        let agent = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(3).build().into();
        Server { url: url.to_owned(), agent, language, identity: None }
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    /// The owner of a token.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Server {
        self.identity = Some(("authorization", format!("Bearer {token}")));
        self
    }

    /// A guest who was here before.
    #[must_use]
    pub fn with_cookie(mut self, cookie: &str) -> Server {
        self.identity = Some(("cookie", cookie.to_owned()));
        self
    }

    /// Becomes a guest; gives the cookie that says so.
    pub fn become_guest(&mut self, name: &str) -> Result<String, JoinError> {
        let body = json!({ "name": name, "language": self.language.code() });
        let request = self.agent.post(format!("{}/api/v1/guests", self.url)).header("content-type", "application/json");
        let answer = request.config().timeout_global(Some(ANSWER)).build().send(body.to_string());
        let mut answer = answer.map_err(unreachable)?;
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let (status, text) = (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap_or_default());
        read(status, &text)?;
        let cookie = cookie.ok_or_else(|| JoinError::Unreachable("it sets no cookie".to_owned()))?;
        self.identity = Some(("cookie", cookie.clone()));
        Ok(cookie)
    }

    pub fn get(&self, path: &str) -> Result<Value, JoinError> {
        let mut request = self.agent.get(format!("{}{path}", self.url)).header("accept-language", self.language.code());
        if let Some((name, value)) = &self.identity {
            request = request.header(*name, value);
        }
        let mut answer = request.config().timeout_global(Some(ANSWER)).build().call().map_err(unreachable)?;
        let (status, text) = (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap_or_default());
        read(status, &text)
    }

    pub fn post(&self, path: &str, body: &Value) -> Result<Value, JoinError> {
        let mut request = self.agent.post(format!("{}{path}", self.url)).header("accept-language", self.language.code());
        if let Some((name, value)) = &self.identity {
            request = request.header(*name, value);
        }
        let request = request.config().timeout_global(Some(ANSWER)).build();
        // Some acts take no body, and then none may be sent.
        let answer = match body {
            Value::Null => request.send_empty(),
            body => request.header("content-type", "application/json").send(body.to_string()),
        };
        let mut answer = answer.map_err(unreachable)?;
        let (status, text) = (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap_or_default());
        read(status, &text)
    }

    /// Reads a table's stream and hands on each event with its name, until the stream ends or nobody wants more.
    pub fn follow(&self, table: &str, after: Option<i64>, mut event: impl FnMut(&str, Value) -> bool) -> Result<(), JoinError> {
        let url = format!("{}/api/v1/tables/{table}/stream?lang={}", self.url, self.language.code());
        let mut request = self.agent.get(url);
        if let Some((name, value)) = &self.identity {
            request = request.header(*name, value);
        }
        if let Some(after) = after {
            request = request.header("last-event-id", after.to_string());
        }
        let request = request.config().timeout_connect(Some(ANSWER)).timeout_recv_response(Some(ANSWER)).timeout_recv_body(None);
        let mut answer = request.build().call().map_err(unreachable)?;
        let status = answer.status().as_u16();
        if status != 200 {
            let text = answer.body_mut().read_to_string().unwrap_or_default();
            return read(status, &text).map(|_| ());
        }
        // Nothing is sent to somebody who has missed nothing, so the connection itself is news.
        if !event(CONNECTED, Value::Null) {
            return Ok(());
        }
        events(answer.into_body().into_reader(), &mut event)
    }
}

fn unreachable(error: ureq::Error) -> JoinError {
    JoinError::Unreachable(error.to_string())
}

fn read(status: u16, text: &str) -> Result<Value, JoinError> {
    let body: Value = serde_json::from_str(text).unwrap_or_default();
    if (200..300).contains(&status) {
        return Ok(body);
    }
    let word = |name: &str| body["error"][name].as_str().unwrap_or_default().to_owned();
    let code = if word("code").is_empty() { status.to_string() } else { word("code") };
    Err(JoinError::Refused { code, message: word("message") })
}

/// The events of a stream.
fn events(stream: impl Read, event: &mut impl FnMut(&str, Value) -> bool) -> Result<(), JoinError> {
    let mut lines = BufReader::new(stream);
    let (mut name, mut data, mut line) = (String::new(), String::new(), String::new());
    loop {
        line.clear();
        match lines.read_line(&mut line) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) => return Err(JoinError::Unreachable(error.to_string())),
        }
        let text = line.trim_end_matches(['\r', '\n']);
        if let Some(word) = text.strip_prefix("event:") {
            name = word.trim().to_owned();
        } else if let Some(part) = text.strip_prefix("data:") {
            data.push_str(part.strip_prefix(' ').unwrap_or(part));
        } else if text.is_empty() && !data.is_empty() {
            let value = serde_json::from_str(&data).unwrap_or_default();
            if !event(&name, value) {
                return Ok(());
            }
            name.clear();
            data.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_a_browser_shows_it() {
        let read = |text: &str| Address::read(text).map(|address| (address.server, address.table));
        let here = "http://127.0.0.1:8666".to_owned();
        assert_eq!(read("http://127.0.0.1:8666"), Ok((here.clone(), None)));
        assert_eq!(read("http://127.0.0.1:8666/"), Ok((here.clone(), None)));
        assert_eq!(read("http://127.0.0.1:8666/tables/ab12?as=0"), Ok((here.clone(), Some("ab12".to_owned()))));
        assert_eq!(read("http://127.0.0.1:8666/api/v1/tables/ab12"), Ok((here, Some("ab12".to_owned()))));
        assert_eq!(read("https://x.org/coven/table/q#top"), Ok(("https://x.org/coven".to_owned(), Some("q".to_owned()))));
        for bad in ["", "x.org", "ftp://x.org", "http://", "http:// x"] {
            assert!(matches!(Address::read(bad), Err(JoinError::BadAddress(_))), "{bad}");
        }
    }

    #[test]
    fn events_are_told_apart() {
        let stream =
            "id: 3\nevent: table\ndata: {\"a\":\ndata: 1}\n\n: still here\n\nevent: update\r\ndata: {}\r\n\r\nevent: x\ndata: 1";
        let mut heard = Vec::new();
        events(stream.as_bytes(), &mut |name, data| {
            heard.push((name.to_owned(), data));
            true
        })
        .expect("bytes in memory");
        assert_eq!(heard, [("table".to_owned(), json!({ "a": 1 })), ("update".to_owned(), json!({}))]);
    }

    #[test]
    fn refusals_keep_their_code() {
        let body = r#"{"error":{"code":"not-your-turn","message":"Wait."}}"#;
        let refused = JoinError::Refused { code: "not-your-turn".to_owned(), message: "Wait.".to_owned() };
        assert_eq!(read(409, body), Err(refused));
        assert_eq!(read(502, "<html>"), Err(JoinError::Refused { code: "502".to_owned(), message: String::new() }));
    }
}
