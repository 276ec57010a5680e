//! A small client for this server: for the load that `coven load` puts on it, and for tests. It speaks as much HTTP as the server
//! does, over one connection at a time.

use std::io::{Error, ErrorKind, Result};
use std::net::SocketAddr;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// One person, or nobody, with a connection that is kept open.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    connection: Option<BufReader<TcpStream>>,
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
        Client { address, connection: None, headers: Vec::new() }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The same person at another node.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, connection: None, headers: self.headers.clone() }
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
        let reused = self.connection.is_some();
        match self.try_send(method, path, headers, body).await {
            // The server may have closed a connection that was idle.
            Err(error) if reused && error.kind() == ErrorKind::UnexpectedEof => {
                self.connection = None;
                self.try_send(method, path, headers, body).await
            }
            other => other,
        }
    }

    async fn try_send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Result<Answer> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(self.address).await?,
        };
        let request = self.request(method, path, headers, body);
        connection.write_all(&request).await?;
        let (status, headers) = head(&mut connection).await?;
        let field = |name: &str| headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let mut body = Vec::new();
        if field("transfer-encoding") == Some("chunked") {
            while chunk(&mut connection, &mut body).await? {}
        } else if let Some(length) = field("content-length").and_then(|length| length.parse().ok()) {
            body.resize(length, 0);
            connection.read_exact(&mut body).await?;
        }
        if field("connection") != Some("close") {
            self.connection = Some(connection);
        }
        Ok(Answer { status, headers, body })
    }

    fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Vec<u8> {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address).into_bytes();
        let own = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in own.chain(headers.iter().copied()) {
            request.extend_from_slice(format!("{name}: {value}\r\n").as_bytes());
        }
        if let Some(body) = body {
            request.extend_from_slice(format!("content-length: {}\r\n", body.len()).as_bytes());
        }
        request.extend_from_slice(b"\r\n");
        request.extend_from_slice(body.unwrap_or_default());
        request
    }

    /// Opens a stream of events, on a connection of its own.
    pub async fn events(&self, path: &str, last: Option<i64>) -> Result<Events> {
        self.events_over(connect(self.address).await?, path, last).await
    }

    /// Opens a stream of events on the connection that has carried the requests so far, as browsers do.
    pub async fn events_here(mut self, path: &str, last: Option<i64>) -> Result<Events> {
        let connection = self.connection.take().ok_or_else(|| Error::other("there is no connection yet"))?;
        self.events_over(connection, path, last).await
    }

    async fn events_over(&self, mut connection: BufReader<TcpStream>, path: &str, last: Option<i64>) -> Result<Events> {
        let last = last.map(|last| last.to_string());
        let headers: Vec<(&str, &str)> = last.iter().map(|last| ("last-event-id", last.as_str())).collect();
        connection.write_all(&self.request("GET", path, &headers, None)).await?;
        let (status, headers) = head(&mut connection).await?;
        if status != 200 {
            return Err(Error::other(format!("the stream is refused with {status}")));
        }
        let chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
        Ok(Events { connection, chunked, read: Vec::new(), used: 0 })
    }
}

/// A stream of events.
#[derive(Debug)]
pub struct Events {
    connection: BufReader<TcpStream>,
    /// The stream shares the way with other answers, and comes in chunks.
    chunked: bool,
    read: Vec<u8>,
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
                    self.listen().await?;
                }
            }
        }
    }

    async fn listen(&mut self) -> Result<()> {
        let more = if self.chunked {
            chunk(&mut self.connection, &mut self.read).await?
        } else {
            let arrived = self.connection.fill_buf().await?;
            let length = arrived.len();
            self.read.extend_from_slice(arrived);
            self.connection.consume(length);
            length > 0
        };
        if more { Ok(()) } else { Err(ErrorKind::UnexpectedEof.into()) }
    }
}

/// The line of the journal that an event tells.
pub fn id(event: &[u8]) -> Option<i64> {
    let line = event.strip_prefix(b"id: ")?.split(|&byte| byte == b'\n').next()?;
    std::str::from_utf8(line).ok()?.parse().ok()
}

/// Where the event ends that begins the text; `looked` bytes have been searched before.
fn end(text: &[u8], looked: usize) -> Option<usize> {
    let mut from = looked;
    while let Some(found) = text[from..].iter().position(|&byte| byte == b'\n') {
        from += found + 1;
        if text.get(from) == Some(&b'\n') {
            return Some(from - 1);
        }
    }
    None
}

async fn connect(address: SocketAddr) -> Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

async fn line(connection: &mut BufReader<TcpStream>) -> Result<String> {
    let mut line = String::new();
    if connection.read_line(&mut line).await? == 0 {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    line.truncate(line.trim_end().len());
    Ok(line)
}

async fn head(connection: &mut BufReader<TcpStream>) -> Result<(u16, Vec<(String, String)>)> {
    let first = line(connection).await?;
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| Error::other("this is no HTTP"))?;
    let mut headers = Vec::new();
    loop {
        let next = line(connection).await?;
        if next.is_empty() {
            return Ok((status, headers));
        }
        if let Some((name, value)) = next.split_once(':') {
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
}

/// Reads one chunk; false at the end.
async fn chunk(connection: &mut BufReader<TcpStream>, body: &mut Vec<u8>) -> Result<bool> {
    let length = usize::from_str_radix(&line(connection).await?, 16).map_err(|_| Error::other("this is no chunk"))?;
    let begin = body.len();
    body.resize(begin + length, 0);
    connection.read_exact(&mut body[begin..]).await?;
    line(connection).await?;
    Ok(length > 0)
}
