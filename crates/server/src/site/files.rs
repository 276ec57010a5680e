//! The files that every page needs. Their names change with their content, so a browser may keep them for ever.

use super::answer::{accepts_gzip, gzip};
use crate::api::error::ApiError;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use coven_ui::assets::{self, Asset};
use flate2::Compression;
use std::sync::LazyLock;

/// Every file with its compressed form.
static FILES: LazyLock<Vec<(&'static Asset, Vec<u8>)>> =
    LazyLock::new(|| assets::all().into_iter().map(|asset| (asset, gzip(asset.bytes, Compression::best()))).collect());

pub async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    serve(&format!("/assets/{file}"), &headers).ok_or_else(ApiError::not_found)
}

/// Browsers ask for it by this name when they show something else than a page.
pub async fn icon(headers: HeaderMap) -> Result<Response, ApiError> {
    serve(&assets::ICON.path, &headers).ok_or_else(ApiError::not_found)
}

fn serve(path: &str, headers: &HeaderMap) -> Option<Response> {
    let (asset, compressed) = FILES.iter().find(|(asset, _)| asset.path == path)?;
    let kept = if asset.is_kept() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let fields = [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, kept)];
    let mut response = if accepts_gzip(headers) {
        (fields, [(header::CONTENT_ENCODING, "gzip")], compressed.as_slice()).into_response()
    } else {
        (fields, asset.bytes).into_response()
    };
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Some(response)
}
