//! The door: connections in, answers out.

use crate::api;
use crate::app::{App, Config, StartError};
use crate::limits::Place;
use crate::log;
use crate::pages::Pages;
use crate::stream::Wire;
use crate::sweep;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// Whoever sends a request more slowly than this is not answered.
const PATIENCE: Duration = Duration::from_secs(10);

/// The largest request line and headers.
const HEADERS: usize = 16 * 1024;

/// So much of a connection's beginning is looked at, to find out whether it asks for a stream.
const FIRST_LOOK: usize = 4 * 1024;

/// The largest answer that is no stream to a request for one.
const LARGEST_REFUSAL: usize = 1024 * 1024;

/// A server that is running. It stops when this is dropped.
#[derive(Debug)]
pub struct Running {
    pub address: SocketAddr,
    tasks: Vec<JoinHandle<()>>,
}

impl Running {
    /// Runs until the task is stopped.
    pub async fn forever(mut self) {
        if let Some(door) = self.tasks.pop() {
            let _ = door.await;
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// Starts a server.
pub async fn serve(mut config: Config, pages: Box<dyn Pages>) -> Result<Running, StartError> {
    let listener = TcpListener::bind(config.listen).await.map_err(|error| StartError::Listen(config.listen, error))?;
    let address = listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
    config.listen = address;
    let (app, notices) = App::open(config, pages).await?;
    log::event("started", json!({ "shared": app.shared }));
    let tasks = vec![
        tokio::spawn(sweep::sweep(app.clone())),
        tokio::spawn(sweep::follow(app.clone(), notices)),
        tokio::spawn(accept(listener, app)),
    ];
    Ok(Running { address, tasks })
}

async fn accept(listener: TcpListener, app: Arc<App>) {
    let places = Arc::new(Semaphore::new(app.config.rates.connections));
    let router = api::router(app.clone());
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of files, most likely: those who are here first have to leave.
                log::event("not-accepted", json!({ "why": error.to_string() }));
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let among_all = places.clone().try_acquire_owned();
        match among_all.ok().zip(app.limits.connection(peer.ip(), app.config.behind_proxy)) {
            Some(held) => {
                let router = router.clone();
                tokio::spawn(async move {
                    converse(stream, peer, router).await;
                    drop(held);
                });
            }
            None => {
                tokio::spawn(turn_away(stream));
            }
        }
    }
}

async fn converse(stream: TcpStream, peer: SocketAddr, router: Router) {
    // A move must not wait for the next one to fill a packet.
    let _ = stream.set_nodelay(true);
    // What is needed only at the beginning is kept apart, for there are thousands of streams.
    match Box::pin(asks_for_stream(&stream)).await {
        Some(request) => {
            let wire = Arc::new(Wire::new(stream));
            if let Some(place) = Box::pin(open_stream(&wire, request, peer, router)).await {
                wire.stay().await;
                drop(place);
            }
            wire.give_up();
        }
        None => Box::pin(answer_requests(stream, peer, router)).await,
    }
}

async fn answer_requests(stream: TcpStream, peer: SocketAddr, router: Router) {
    let service = router.map_request(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(api::Peer(peer.ip()));
        request
    });
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(HEADERS).keep_alive(true);
    // How a connection ends is the other side's affair.
    let _ = protocol.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).await;
}

/// The request, if a connection begins with one that asks for a stream: such a connection carries nothing else afterwards. In
/// any doubt it is a connection like others, and nothing of it has been read.
async fn asks_for_stream(stream: &TcpStream) -> Option<Request<Body>> {
    let mut seen = vec![0; FIRST_LOOK];
    let length = tokio::time::timeout(PATIENCE, stream.peek(&mut seen)).await.ok()?.ok()?;
    let (request, length) = stream_request(&seen[..length])?;
    // All of this has arrived already.
    let mut read = 0;
    while read < length {
        stream.readable().await.ok()?;
        match stream.try_read(&mut seen[read..length]) {
            Ok(0) => return None,
            Ok(more) => read += more,
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(_) => return None,
        }
    }
    Some(request)
}

/// Reads a request for a stream that has arrived as a whole; says how long it is.
fn stream_request(seen: &[u8]) -> Option<(Request<Body>, usize)> {
    let mut headers = [httparse::EMPTY_HEADER; 64];
    let mut head = httparse::Request::new(&mut headers);
    let httparse::Status::Complete(length) = head.parse(seen).ok()? else {
        return None;
    };
    let (method, target) = (head.method?, head.path?);
    let path = target.split('?').next().unwrap_or_default();
    if method != "GET" || head.version != Some(1) || !(path.ends_with("/stream") || path.ends_with("/prompts")) {
        return None;
    }
    let mut request = Request::builder().method(method).uri(target);
    for header in head.headers {
        if ["content-length", "transfer-encoding", "upgrade"].iter().any(|name| header.name.eq_ignore_ascii_case(name)) {
            return None;
        }
        request = request.header(header.name, header.value);
    }
    Some((request.body(Body::empty()).ok()?, length))
}

/// Answers a request for a stream. If it is granted, the stream has begun, and has its place as long as that is kept.
async fn open_stream(wire: &Arc<Wire>, mut request: Request<Body>, peer: SocketAddr, router: Router) -> Option<Place> {
    request.extensions_mut().insert(api::Peer(peer.ip()));
    request.extensions_mut().insert(wire.clone());
    let Ok(response) = router.oneshot(request).await;
    let (parts, body) = response.into_parts();
    let mut head = format!("HTTP/1.1 {}\r\nconnection: close\r\n", parts.status).into_bytes();
    // How long the answer is depends on what it becomes.
    for (name, value) in parts.headers.iter().filter(|(name, _)| **name != header::CONTENT_LENGTH) {
        head.extend_from_slice(&[name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    let (rest, place) = match wire.beginning() {
        Some((first, place)) => (first, Some(place)),
        None => {
            let refusal = tokio::time::timeout(PATIENCE, axum::body::to_bytes(body, LARGEST_REFUSAL)).await.ok()?.ok()?;
            head.extend_from_slice(format!("content-length: {}\r\n", refusal.len()).as_bytes());
            (refusal, None)
        }
    };
    head.extend_from_slice(b"\r\n");
    head.extend_from_slice(&rest);
    tokio::time::timeout(PATIENCE, wire.write(&head)).await.ok()?.ok()?;
    place
}

/// Too many are here already.
async fn turn_away(mut stream: TcpStream) {
    let body = r#"{"error":{"code":"too-many-connections","message":"too many connections; come back later"}}"#;
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let _ = tokio::time::timeout(PATIENCE, stream.write_all(answer.as_bytes())).await;
}
