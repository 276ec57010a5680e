//! HTTPS of its own, for a server without a proxy. The certificate is read again when its files change: whoever renews it need not
//! stop the server.

use crate::log;
use rustls::crypto::ring;
use rustls::pki_types::pem::{Error as PemError, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{Error as RustlsError, ServerConfig};
use serde_json::json;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio_rustls::TlsAcceptor;

/// Where certificate and key are, both in PEM form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The server's own certificate first, then those that lead to a known authority.
    pub certificate: PathBuf,
    pub key: PathBuf,
}

/// Why a certificate cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("{}: {error}", path.display())]
    Unreadable { path: PathBuf, error: PemError },
    #[error("{}: there is no certificate in PEM form", .0.display())]
    NoCertificate(PathBuf),
    #[error("{}: there is no private key in PEM form", .0.display())]
    NoKey(PathBuf),
    #[error("the key in {} does not belong to the certificate in {}", key.display(), certificate.display())]
    OtherKey { certificate: PathBuf, key: PathBuf },
    #[error("the certificate in {} cannot be used: {error}", certificate.display())]
    Unusable { certificate: PathBuf, error: RustlsError },
}

impl TlsFiles {
    fn load(&self) -> Result<Arc<ServerConfig>, TlsError> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            move |error| TlsError::Unreadable { path, error }
        };
        let chain = CertificateDer::pem_file_iter(&self.certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let chain = chain.map_err(unreadable(&self.certificate))?;
        if chain.is_empty() {
            return Err(TlsError::NoCertificate(self.certificate.clone()));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|error| match error {
            PemError::NoItemsFound => TlsError::NoKey(self.key.clone()),
            error => unreadable(&self.key)(error),
        })?;
        let unusable = |error| match error {
            RustlsError::InconsistentKeys(_) => {
                TlsError::OtherKey { certificate: self.certificate.clone(), key: self.key.clone() }
            }
            error => TlsError::Unusable { certificate: self.certificate.clone(), error },
        };
        let builder = ServerConfig::builder_with_provider(ring::default_provider().into());
        let builder = builder.with_safe_default_protocol_versions().map_err(unusable)?.with_no_client_auth();
        let mut config = builder.with_single_cert(chain, key).map_err(unusable)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }

    /// What tells two versions of the files apart, without reading them.
    fn version(&self) -> [Option<(u64, u64, i64, i64)>; 2] {
        let one = |path: &Path| {
            let found = std::fs::metadata(path).ok()?;
            Some((found.ino(), found.size(), found.mtime(), found.mtime_nsec()))
        };
        [one(&self.certificate), one(&self.key)]
    }
}

/// The certificate that is served now.
pub struct Tls {
    files: TlsFiles,
    config: Mutex<Arc<ServerConfig>>,
}

impl Tls {
    pub fn open(files: TlsFiles) -> Result<Arc<Tls>, TlsError> {
        let config = Mutex::new(files.load()?);
        Ok(Arc::new(Tls { files, config }))
    }

    /// For the next connection.
    pub fn acceptor(&self) -> TlsAcceptor {
        self.config.lock().unwrap_or_else(PoisonError::into_inner).clone().into()
    }

    /// Looks again and again whether there is another certificate, for ever. One that cannot be used leaves the present one in place;
    /// so does a certificate whose key has not been replaced yet.
    pub async fn renew(self: Arc<Tls>, every: Duration) {
        let mut version = self.files.version();
        loop {
            tokio::time::sleep(every).await;
            let found = self.files.version();
            if found == version {
                continue;
            }
            version = found;
            match self.files.load() {
                Ok(config) => {
                    *self.config.lock().unwrap_or_else(PoisonError::into_inner) = config;
                    log::event("certificate-renewed", json!({}));
                }
                Err(error) => log::event("certificate-kept", json!({ "why": error.to_string() })),
            }
        }
    }
}
