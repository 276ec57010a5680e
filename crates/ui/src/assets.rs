//! The files that every page needs. Their names carry a hash of their content, so they may be kept for ever.

use crate::drawings::DRAWINGS;
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file to be served as it is.
#[derive(Debug)]
pub struct Asset {
    /// The address, such as `/assets/coven-0123456789ab.css`.
    pub path: String,
    pub mime: &'static str,
    pub bytes: &'static [u8],
}

impl Asset {
    fn new(name: &str, extension: &str, mime: &'static str, bytes: &'static [u8]) -> Asset {
        let hash = hex::encode(Sha256::digest(bytes));
        Asset { path: format!("/assets/{name}-{}.{extension}", &hash[..12]), mime, bytes }
    }

    /// Whether whatever stands there is always the same, so that a browser may keep it.
    pub fn is_kept(&self) -> bool {
        self.path != NOTICES_WORKER.path
    }
}

/// One style sheet: the shared ones, followed by that of each drawn game.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let shared = [
        include_str!("../assets/coven.css"),
        include_str!("../assets/stage.css"),
        include_str!("../assets/book.css"),
        include_str!("../assets/report.css"),
        include_str!("../assets/days.css"),
        include_str!("../assets/people.css"),
        include_str!("../assets/notices.css"),
        include_str!("../assets/fair.css"),
        include_str!("../assets/clubs.css"),
    ];
    let styles = shared.into_iter().chain(DRAWINGS.iter().map(|game| game.style));
    // It is made once and kept as long as the program runs.
    Asset::new("coven", "css", "text/css; charset=utf-8", styles.collect::<String>().leak().as_bytes())
});

pub static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("coven", "js", "text/javascript; charset=utf-8", include_bytes!("../assets/coven.js")));

pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", include_bytes!("../assets/icon.svg")));

/// The icon while it is the visitor's turn.
pub static ICON_TURN: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("turn", "svg", "image/svg+xml", include_bytes!("../assets/turn.svg")));

/// What is shown beside a link to any page. It is the one bitmap, because those who show it draw no SVG; `cargo xtask screenshots docs`
/// takes it from the home page.
pub static PICTURE: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("share", "png", "image/png", include_bytes!("../assets/share.png")));

/// The icon as bitmaps, for systems that draw no SVG among their apps: in two sizes, with a wide edge that a system may cut to its own
/// shape, and on a full square for phones that round it themselves. They were drawn from `icon.svg` by a browser.
pub static ICON_SMALL: LazyLock<Asset> = LazyLock::new(|| png("icon-192", include_bytes!("../assets/icon-192.png")));
pub static ICON_LARGE: LazyLock<Asset> = LazyLock::new(|| png("icon-512", include_bytes!("../assets/icon-512.png")));
pub static ICON_MASKABLE: LazyLock<Asset> = LazyLock::new(|| png("maskable-512", include_bytes!("../assets/maskable-512.png")));
pub static ICON_TOUCH: LazyLock<Asset> = LazyLock::new(|| png("touch-180", include_bytes!("../assets/touch-180.png")));

fn png(name: &str, bytes: &'static [u8]) -> Asset {
    Asset::new(name, "png", "image/png", bytes)
}

/// The script of the page of notices alone.
pub static NOTICES_SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("notices", "js", "text/javascript; charset=utf-8", include_bytes!("../assets/notices.js")));

/// The part of the service worker that shows notices. Its name stays, so that a worker can name it.
pub static NOTICES_WORKER: LazyLock<Asset> = LazyLock::new(|| Asset {
    path: "/assets/notices-sw.js".to_owned(),
    mime: "text/javascript; charset=utf-8",
    bytes: include_bytes!("../assets/notices-sw.js"),
});

/// Everything that the server must serve.
pub fn all() -> Vec<&'static Asset> {
    vec![
        &STYLE,
        &SCRIPT,
        &ICON,
        &ICON_TURN,
        &PICTURE,
        &ICON_SMALL,
        &ICON_LARGE,
        &ICON_MASKABLE,
        &ICON_TOUCH,
        &NOTICES_SCRIPT,
        &NOTICES_WORKER,
    ]
}

/// What the pages need to be allowed, and nothing more: no inline script, no inline style, nothing from elsewhere.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
