//! Coven as an app: its manifest, the worker that keeps pages for times without a network, and how it is installed.

use super::visit::Visit;
use crate::app::App;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use coven_ui::{page, worker as app_worker};
use std::sync::Arc;

pub async fn manifest(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let manifest = app_worker::manifest(&visit.visitor(&app, &[]).speak).to_string();
    ([(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, "no-cache")], manifest).into_response()
}

/// Browsers ask for it again and again, and install it anew when it has changed.
pub async fn worker(State(app): State<Arc<App>>, visit: Visit) -> Response {
    let worker = app_worker::worker(env!("CARGO_PKG_VERSION"), &visit.visitor(&app, &[]).speak);
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], worker).into_response()
}

pub async fn install(State(app): State<Arc<App>>, visit: Visit) -> Response {
    visit.show(page::install(&visit.visitor(&app, &[])))
}

pub async fn offline(State(app): State<Arc<App>>, visit: Visit) -> Response {
    visit.show(page::offline(&visit.visitor(&app, &[])))
}
