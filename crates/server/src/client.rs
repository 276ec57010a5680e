//! A client for this server, over the HTTP client of hyper: for the load that `coven load` puts on it, and for tests. It remembers
//! who it is, and reads streams of events.

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::{Request, Response};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use std::io::{Error, ErrorKind, Result};
use std::net::SocketAddr;

/// One person, or nobody, with connections that are kept open.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    http: legacy::Client<HttpConnector, Full<Bytes>>,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON; null if it is none.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The code of the error that the answer tells.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Client { address, http: legacy::Client::builder(TokioExecutor::new()).build(connector), headers: Vec::new() }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The same person at another node, with connections of its own.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { headers: self.headers.clone(), ..Client::new(address) }
    }

    /// Becomes a guest with this name.
    pub async fn guest(address: SocketAddr, name: &str) -> Result<Client> {
        let mut client = Client::new(address);
        let answer = client.post("/api/v1/guests", &serde_json::json!({ "name": name, "language": "en" })).await?;
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.ok_or_else(|| Error::other(format!("no guest: {} {}", answer.status, answer.text())))?;
        client.headers.push(("cookie".to_owned(), cookie.to_owned()));
        Ok(client)
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.send("GET", path, &[], None).await
    }

    pub async fn post(&mut self, path: &str, body: &serde_json::Value) -> Result<Answer> {
        self.send("POST", path, &[("content-type", "application/json")], Some(body.to_string().as_bytes())).await
    }

    /// Sends a request and reads the whole answer.
    pub async fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Result<Answer> {
        let (parts, body) = self.request(method, path, headers, body).await?.into_parts();
        let field = |(name, value): (&hyper::header::HeaderName, &hyper::header::HeaderValue)| {
            (name.as_str().to_owned(), String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        let headers = parts.headers.iter().map(field).collect();
        let body = body.collect().await.map_err(Error::other)?.to_bytes().into();
        Ok(Answer { status: parts.status.as_u16(), headers, body })
    }

    async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> Result<Response<Incoming>> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        let own = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in own.chain(headers.iter().copied()) {
            request = request.header(name, value);
        }
        let body = Full::new(Bytes::copy_from_slice(body.unwrap_or_default()));
        let request = request.body(body).map_err(|error| Error::new(ErrorKind::InvalidInput, error))?;
        self.http.request(request).await.map_err(Error::other)
    }

    /// Opens a stream of events.
    pub async fn events(&self, path: &str, last: Option<i64>) -> Result<Events> {
        let last = last.map(|last| last.to_string());
        let headers: Vec<(&str, &str)> = last.iter().map(|last| ("last-event-id", last.as_str())).collect();
        let response = self.request("GET", path, &headers, None).await?;
        if response.status() != 200 {
            return Err(Error::other(format!("the stream is refused with {}", response.status())));
        }
        Ok(Events { body: response.into_body(), read: Vec::new(), used: 0 })
    }
}

/// A stream of events.
#[derive(Debug)]
pub struct Events {
    body: Incoming,
    read: Vec<u8>,
    /// How much of what was read belongs to an event that was handed out already.
    used: usize,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    pub id: Option<i64>,
    pub name: String,
    pub data: String,
}

impl Event {
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.data).unwrap_or_default()
    }
}

impl Events {
    /// The next event; heartbeats are left out.
    pub async fn next(&mut self) -> Result<Event> {
        let text = String::from_utf8_lossy(self.next_text().await?);
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        let event = |name, data| Event { id: id(text.as_bytes()), name, data };
        field("event: ")
            .zip(field("data: "))
            .map(|(name, data)| event(name, data))
            .ok_or_else(|| Error::other("this is no event"))
    }

    /// The first event that reaches up to a line of the journal. What came before is left out.
    pub async fn up_to(&mut self, seq: i64) -> Result<Event> {
        loop {
            let event = self.next().await?;
            if event.id.is_some_and(|id| id >= seq) {
                return Ok(event);
            }
        }
    }

    /// The next event as it came over the wire, its last empty line left out.
    pub async fn next_text(&mut self) -> Result<&[u8]> {
        self.read.drain(..std::mem::take(&mut self.used));
        let mut looked = 0;
        loop {
            match end(&self.read, looked) {
                Some(end) if self.read.starts_with(b":") => {
                    self.read.drain(..end + 2);
                    looked = 0;
                }
                Some(end) => {
                    self.used = end + 2;
                    return Ok(&self.read[..end]);
                }
                None => {
                    looked = self.read.len().saturating_sub(1);
                    let frame = self.body.frame().await.ok_or(ErrorKind::UnexpectedEof)?.map_err(Error::other)?;
                    self.read.extend(frame.into_data().unwrap_or_default());
                }
            }
        }
    }
}

/// The line of the journal that an event tells.
pub fn id(event: &[u8]) -> Option<i64> {
    let line = event.strip_prefix(b"id: ")?.split(|&byte| byte == b'\n').next()?;
    std::str::from_utf8(line).ok()?.parse().ok()
}

/// Where the event ends that begins the text; `looked` bytes have been searched before.
fn end(text: &[u8], looked: usize) -> Option<usize> {
    text[looked..].windows(2).position(|pair| pair == b"\n\n").map(|found| looked + found)
}
