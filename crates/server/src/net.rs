//! The door: connections in, answers out. Every connection is served by hyper and axum; here are only the limits around it.

use crate::api;
use crate::api::error::ApiError;
use crate::app::{App, Config, StartError, Waits};
use crate::log;
use crate::notices::outbox;
use crate::pages::Pages;
use crate::sweep;
use crate::tls::Tls;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, Uri, header};
use axum::response::IntoResponse;
use coven_store::StoreError;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use serde_json::json;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::task::{AbortHandle, JoinHandle, JoinSet};
use tokio::time::timeout;
use tokio_io_timeout::TimeoutWriter;
use tower::ServiceExt;

/// Maximum length of a request's line and headers, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// Number of bytes that the system is asked to keep for the other side of a connection.
const SEND_BUFFER: usize = 64 * 1024;

/// Time until connections are accepted again after the system has given none, most likely because it has no more files.
const ACCEPT_RETRY: Duration = Duration::from_millis(50);

/// Time for which a server that is to stop lets its connections finish what they are doing.
const FINISH_TIMEOUT: Duration = Duration::from_millis(2500);

/// Time for which it then waits for its database.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(1500);

/// A server that is told to stop ends within five seconds; one of them is for everything else.
const _: () = assert!(FINISH_TIMEOUT.as_millis() + CLOSE_TIMEOUT.as_millis() <= 4_000);

/// Time between two looks for streams that were opened after all others were ended.
const END_STREAMS_EVERY: Duration = Duration::from_millis(50);

/// A server that is running. It stops at once when this is dropped, and in good order with [`Running::stop`].
pub struct Running {
    pub address: SocketAddr,
    /// Where numbers are told, if not there.
    pub metrics: Option<SocketAddr>,
    app: Arc<App>,
    router: Router,
    stopping: watch::Sender<bool>,
    sweeping: JoinHandle<()>,
    following: JoinHandle<Option<StoreError>>,
    door: JoinHandle<()>,
    /// Tasks that can be aborted at any time.
    others: Vec<JoinHandle<()>>,
}

impl std::fmt::Debug for Running {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Running").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Running {
    /// Waits until the server cannot go on, because a newer program has changed the database; says so.
    pub async fn outgrown(&mut self) -> StoreError {
        match (&mut self.following).await {
            Ok(Some(why)) => why,
            _ => std::future::pending().await,
        }
    }

    /// Something to ask whether the server still answers.
    pub fn pulse(&self) -> Pulse {
        Pulse { router: self.router.clone(), door: self.door.abort_handle() }
    }

    /// Stops in good order, and soon: nobody is let in any more, streams are told to come back elsewhere, what is being done is
    /// finished, and the journal is closed. Whoever takes too long is cut off; nothing that was acknowledged is lost.
    pub async fn stop(mut self, why: &str) {
        log::event("stopping", json!({ "why": why }));
        self.stopping.send_replace(true);
        self.sweeping.abort();
        self.following.abort();
        let finish = async {
            // A request that was under way may still open a stream.
            while !self.door.is_finished() {
                self.app.end_streams();
                let _ = timeout(END_STREAMS_EVERY, &mut self.door).await;
            }
        };
        let finished = timeout(FINISH_TIMEOUT, finish).await.is_ok();
        self.door.abort();
        let hangs = || Err(StoreError::Unavailable("it does not answer".to_owned()));
        let closed = timeout(CLOSE_TIMEOUT, self.app.store.close()).await.unwrap_or_else(|_| hangs());
        let journal = closed.map_or_else(|error| error.to_string(), |()| "closed".to_owned());
        log::event("stopped", json!({ "all_answered": finished, "journal": journal }));
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.sweeping.abort();
        self.following.abort();
        self.door.abort();
        self.others.iter().for_each(JoinHandle::abort);
    }
}

/// Tells whether a server still answers, for the watchdog.
#[derive(Clone, Debug)]
pub struct Pulse {
    router: Router,
    door: AbortHandle,
}

impl Pulse {
    /// True if visitors are let in and a request is answered, whatever the answer is: a server is not better off for being started again
    /// when its database is gone.
    pub async fn beats(&self) -> bool {
        let mut request = Request::new(Body::empty());
        // Not `/health`: an idle server need not write for this.
        *request.uri_mut() = Uri::from_static("/api/v1/games");
        request.extensions_mut().insert(api::Peer(Ipv4Addr::LOCALHOST.into()));
        self.router.clone().oneshot(request).await.is_ok() && !self.door.is_finished()
    }
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// Starts a server.
pub async fn serve(mut config: Config, pages: Box<dyn Pages>) -> Result<Running, StartError> {
    let tls = config.tls.clone().map(Tls::open).transpose()?;
    if tls.is_some() && config.public_url.as_ref().is_some_and(|url| !url.is_https()) {
        return Err(StartError::UnsafePublicUrl);
    }
    let (listener, address) = bind(config.listen).await?;
    let numbers = match config.metrics_listen {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    config.listen = address;
    let (app, notices) = App::open(config, pages).await?;
    log::event("started", json!({ "shared": app.shared }));
    let (stopping, stop) = watch::channel(false);
    let mut others = Vec::new();
    if let Some(tls) = &tls {
        others.push(tokio::spawn(tls.clone().renew(app.config.waits.certificate)));
    }
    others.push(tokio::spawn(outbox::serve(app.clone())));
    let mut metrics = None;
    if let Some((listener, address)) = numbers {
        metrics = Some(address);
        others.push(tokio::spawn(accept(listener, app.clone(), api::numbers_router(app.clone()), None, stop.clone())));
    }
    let router = api::router(app.clone());
    Ok(Running {
        address,
        metrics,
        sweeping: tokio::spawn(sweep::sweep(app.clone())),
        following: tokio::spawn(sweep::follow(app.clone(), notices)),
        door: tokio::spawn(accept(listener, app.clone(), router.clone(), tls, stop)),
        others,
        app,
        router,
        stopping,
    })
}

/// Lets visitors in until the server is to stop, and then waits for those who are here.
async fn accept(listener: TcpListener, app: Arc<App>, router: Router, tls: Option<Arc<Tls>>, mut stop: watch::Receiver<bool>) {
    let (places, waits) = (Arc::new(Semaphore::new(app.config.rates.connections)), app.config.waits);
    let full = Router::new().fallback(turn_away);
    // Dropped with this task, so that a stopped server holds no connection and releases its database.
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = asked_to(&mut stop) => break,
        };
        let (stream, peer) = match accepted {
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
        let stop = stop.clone();
        let acceptor = tls.as_ref().map(|tls| tls.acceptor());
        connections.spawn(async move {
            // A move must not wait for the next one to fill a packet.
            let _ = stream.set_nodelay(true);
            // Limits what the system buffers for a client that does not read; by default that is megabytes.
            let _ = socket2::SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
            // In boxes of their own: otherwise every connection would have room for both.
            match acceptor {
                None => Box::pin(converse(stream, peer, router, waits, stop)).await,
                // A handshake that fails or takes too long ends the connection.
                Some(acceptor) => {
                    if let Ok(Ok(stream)) = Box::pin(timeout(waits.request, acceptor.accept(stream))).await {
                        Box::pin(converse(stream, peer, router, waits, stop)).await;
                    }
                }
            }
            drop(held);
        });
        // Finished tasks are removed from the set.
        while connections.try_join_next().is_some() {}
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Waits until the server is to stop.
async fn asked_to(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Answers the requests of one connection. When the server is to stop, the one that is being answered is the last.
async fn converse(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    peer: SocketAddr,
    router: Router,
    waits: Waits,
    mut stop: watch::Receiver<bool>,
) {
    // Whoever does not read what is sent is cut off.
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(waits.write));
    let service = service_fn(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(api::Peer(peer.ip()));
        // In a box of its own, because the connection keeps room for it as long as the answer is a stream.
        Box::pin(router.clone().oneshot(request))
    });
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(waits.request).max_buf_size(LONGEST_HEAD).keep_alive(true);
    let mut connection = pin!(protocol.serve_connection(TokioIo::new(Box::pin(stream)), service));
    // Errors of a connection are ignored: they come from the client.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = asked_to(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// What every request is answered with on a connection that is one too many.
async fn turn_away() -> impl IntoResponse {
    let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", "too many connections; come back later");
    ([(header::CONNECTION, "close")], error)
}
