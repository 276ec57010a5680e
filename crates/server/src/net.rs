//! The door: connections in, answers out. Every connection is served by hyper and axum; here are only the limits around it.

use crate::api;
use crate::api::error::ApiError;
use crate::app::{App, Config, StartError, Waits};
use crate::log;
use crate::pages::Pages;
use crate::sweep;
use axum::Router;
use axum::http::{Request, StatusCode, header};
use axum::response::IntoResponse;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, JoinSet};
use tokio_io_timeout::TimeoutWriter;
use tower::ServiceExt;

/// Maximum length of a request's line and headers, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// Time until connections are accepted again after the system has given none, most likely because it has no more files.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);

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
    let (places, waits) = (Arc::new(Semaphore::new(app.config.rates.connections)), app.config.waits);
    let router = api::router(app.clone());
    let full = Router::new().fallback(turn_away);
    // They end with this task: a server that is stopped holds no connection, and lets go of its database.
    let mut connections = JoinSet::new();
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                log::event("not-accepted", json!({ "why": error.to_string() }));
                tokio::time::sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        let among_all = places.clone().try_acquire_owned();
        let held = among_all.ok().zip(app.limits.connection(peer.ip(), app.config.behind_proxy));
        let router = if held.is_some() { router.clone() } else { full.clone() };
        connections.spawn(async move {
            converse(stream, peer, router, waits).await;
            drop(held);
        });
        // Those that have ended are forgotten.
        while connections.try_join_next().is_some() {}
    }
}

/// Answers the requests of one connection.
async fn converse(stream: TcpStream, peer: SocketAddr, router: Router, waits: Waits) {
    // A move must not wait for the next one to fill a packet.
    let _ = stream.set_nodelay(true);
    // Whoever does not read what is sent is cut off.
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(waits.write));
    let service = router.map_request(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(api::Peer(peer.ip()));
        request
    });
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(waits.request).max_buf_size(LONGEST_HEAD).keep_alive(true);
    // How a connection ends is the other side's affair.
    let _ = protocol.serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service)).await;
}

/// What every request is answered with on a connection that is one too many.
async fn turn_away() -> impl IntoResponse {
    let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", "too many connections; come back later");
    ([(header::CONNECTION, "close")], error)
}
