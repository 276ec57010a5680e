//! How people reach the server, if not by its address.

use axum::http::Uri;
use axum::http::uri::Authority;
use std::fmt;
use std::str::FromStr;

/// Scheme, host and port, and nothing else: links are made by putting a path behind them, and pages are compared with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

/// Why an address cannot be the public one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPublicUrl {
    #[error("a public URL begins with https:// or http://, such as https://coven.example.org")]
    NoScheme,
    #[error("a public URL names a host behind https:// or http://, without a user")]
    NoHost,
    #[error("a public URL ends after host and port, because the server's pages begin there")]
    More,
}

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, BadPublicUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(BadPublicUrl::NoScheme)?;
        let scheme = scheme.to_ascii_lowercase();
        let usual_port = match scheme.as_str() {
            "https" => ":443",
            "http" => ":80",
            _ => return Err(BadPublicUrl::NoScheme),
        };
        let host = rest.strip_suffix('/').unwrap_or(rest);
        if host.contains(['/', '?', '#']) {
            return Err(BadPublicUrl::More);
        }
        let parsed: Uri = format!("{scheme}://{host}/").parse().map_err(|_| BadPublicUrl::NoHost)?;
        let bare = |authority: &Authority| authority.host() == host || authority.port_u16().is_some() && !host.contains('@');
        if parsed.host().is_none_or(str::is_empty) || !parsed.authority().is_some_and(bare) {
            return Err(BadPublicUrl::NoHost);
        }
        // As browsers write it.
        let host = host.to_ascii_lowercase();
        let host = host.strip_suffix(usual_port).unwrap_or(&host);
        Ok(PublicUrl(format!("{scheme}://{host}")))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl PublicUrl {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// Whether a browser means this address when it says where a request comes from.
    pub fn is_origin(&self, origin: &str) -> bool {
        origin.eq_ignore_ascii_case(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_scheme_host_and_port() {
        for (text, read) in [
            ("https://coven.example.org", "https://coven.example.org"),
            ("HTTPS://Coven.Example.org/", "https://coven.example.org"),
            ("https://coven.example.org:443", "https://coven.example.org"),
            ("http://10.0.0.1:8080/", "http://10.0.0.1:8080"),
            ("http://[::1]:80", "http://[::1]"),
            ("https://coven.example.org:80", "https://coven.example.org:80"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().map(|url| url.to_string()), Ok(read.to_owned()), "{text}");
        }
        for (text, why) in [
            ("coven.example.org", BadPublicUrl::NoScheme),
            ("//coven.example.org", BadPublicUrl::NoScheme),
            ("ftp://coven.example.org", BadPublicUrl::NoScheme),
            ("", BadPublicUrl::NoScheme),
            ("https://", BadPublicUrl::NoHost),
            ("https://:443", BadPublicUrl::NoHost),
            ("https://a b", BadPublicUrl::NoHost),
            ("https://me@coven.example.org", BadPublicUrl::NoHost),
            ("https://coven.example.org:port", BadPublicUrl::NoHost),
            ("https://coven.example.org/games", BadPublicUrl::More),
            ("https://coven.example.org//", BadPublicUrl::More),
            ("https://coven.example.org?a=b", BadPublicUrl::More),
            ("https://coven.example.org/#top", BadPublicUrl::More),
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(why), "{text}");
        }
    }
}
