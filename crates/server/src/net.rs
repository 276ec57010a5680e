//! The door: connections in, answers out.

use crate::api;
use crate::app::{App, Config, StartError};
use crate::log;
use crate::pages::Pages;
use crate::sweep;
use axum::Router;
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
    let router = api::router(app);
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
        match places.clone().try_acquire_owned() {
            Ok(place) => {
                let router = router.clone();
                tokio::spawn(async move {
                    converse(stream, peer, router).await;
                    drop(place);
                });
            }
            Err(_) => {
                tokio::spawn(turn_away(stream));
            }
        }
    }
}

async fn converse(stream: TcpStream, peer: SocketAddr, router: Router) {
    // A move must not wait for the next one to fill a packet.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(api::Peer(peer.ip()));
        request
    });
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(HEADERS).keep_alive(true);
    // How a connection ends is the other side's affair.
    let _ = protocol.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).await;
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
