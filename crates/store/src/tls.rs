//! TLS to PostgreSQL, with the six meanings that psql gives to `sslmode`.

use crate::error::StoreError;
use postgres::config::SslMode;
use postgres::error::SqlState;
use postgres::{Client, Config, NoTls};
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

/// How much is asked of the connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub(crate) enum Mode {
    /// Never encrypted.
    Disable,
    /// Encrypted only if the server insists.
    Allow,
    /// Encrypted if the server can.
    Prefer,
    /// Encrypted, whoever the server is; where authorities are known, one of them must vouch for it.
    Require,
    /// Encrypted, and an authority that we trust vouches for the server.
    VerifyCa,
    /// The same, and for the very name by which we call it.
    VerifyFull,
}

impl FromStr for Mode {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Mode, StoreError> {
        Ok(match text {
            "disable" => Mode::Disable,
            "allow" => Mode::Allow,
            "prefer" => Mode::Prefer,
            "require" => Mode::Require,
            "verify-ca" => Mode::VerifyCa,
            "verify-full" => Mode::VerifyFull,
            other => {
                let known = "disable, allow, prefer, require, verify-ca and verify-full";
                return Err(StoreError::Broken(format!("there is no sslmode '{other}'; there are {known}")));
            }
        })
    }
}

/// Whose word is taken for the identity of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Authorities {
    /// Those of a file that somebody named: it must be there.
    Named(PathBuf),
    /// Those of a file in its usual place, if there is one.
    Usual(Option<PathBuf>),
    /// Those that this system trusts.
    System,
}

/// The way to connect, in the mode that was asked for.
#[derive(Clone)]
pub(crate) struct Tls {
    mode: Mode,
    connector: MakeRustlsConnect,
}

impl Tls {
    pub fn new(mode: Mode, authorities: &Authorities) -> Result<Tls, StoreError> {
        let trusted = if mode == Mode::Disable { None } else { trusted(mode, authorities)? };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let verifier = Verifier::new(mode, trusted, &provider)?;
        let mut config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(broken)?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier))
            .with_no_client_auth();
        config.alpn_protocols = vec![b"postgresql".to_vec()];
        Ok(Tls { mode, connector: MakeRustlsConnect::new(config) })
    }

    pub fn connect(&self, config: &Config) -> Result<Client, postgres::Error> {
        let plain = || with(config, SslMode::Disable).connect(NoTls);
        let encrypted = |mode| with(config, mode).connect(self.connector.clone());
        match self.mode {
            Mode::Disable => plain(),
            Mode::Allow => plain().or_else(|refused| {
                if !is_refusal(&refused) {
                    return Err(refused);
                }
                // A server that has no TLS has nothing to add to its refusal.
                encrypted(SslMode::Require).map_err(|second| if second.code().is_some() { second } else { refused })
            }),
            Mode::Prefer => encrypted(SslMode::Prefer).or_else(|failed| {
                let again = is_refusal(&failed) || is_handshake(&failed);
                if again { plain() } else { Err(failed) }
            }),
            Mode::Require | Mode::VerifyCa | Mode::VerifyFull => encrypted(SslMode::Require),
        }
    }
}

fn with(config: &Config, mode: SslMode) -> Config {
    let mut config = config.clone();
    config.ssl_mode(mode);
    config
}

/// Whether the server did not let us in; it may, the other way.
fn is_refusal(error: &postgres::Error) -> bool {
    let refusals = [SqlState::INVALID_AUTHORIZATION_SPECIFICATION, SqlState::INVALID_PASSWORD];
    error.code().is_some_and(|code| refusals.contains(code))
}

/// Whether the two could not agree on TLS, or we did not like the server's certificate.
fn is_handshake(error: &postgres::Error) -> bool {
    let inner = error.source().and_then(|source| source.downcast_ref::<std::io::Error>()).and_then(std::io::Error::get_ref);
    inner.is_some_and(|inner| inner.is::<rustls::Error>())
}

fn broken(error: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(error.to_string())
}

/// The certificates of those whose word is taken; none if anybody's is.
fn trusted(mode: Mode, authorities: &Authorities) -> Result<Option<Vec<CertificateDer<'static>>>, StoreError> {
    match authorities {
        Authorities::Named(path) => read(path).map(Some),
        Authorities::Usual(Some(path)) if path.exists() => read(path).map(Some),
        Authorities::Usual(path) if mode >= Mode::VerifyCa => {
            let place = path.as_ref().map(|path| format!(" in {}", path.display())).unwrap_or_default();
            let instead = "name a file with sslrootcert or PGSSLROOTCERT, or say sslrootcert=system";
            Err(StoreError::Broken(format!("there are no certificates of authorities{place}; {instead}")))
        }
        Authorities::Usual(_) => Ok(None),
        Authorities::System => {
            let found = rustls_native_certs::load_native_certs();
            match (found.certs.is_empty(), found.errors.first()) {
                (false, _) => Ok(Some(found.certs)),
                (true, Some(error)) => Err(broken(error)),
                (true, None) => Err(broken("this system trusts no authority")),
            }
        }
    }
}

fn read(path: &Path) -> Result<Vec<CertificateDer<'static>>, StoreError> {
    let failed = |error: rustls::pki_types::pem::Error| StoreError::Broken(format!("{}: {error}", path.display()));
    let certificates: Vec<_> = CertificateDer::pem_file_iter(path).and_then(Iterator::collect).map_err(failed)?;
    if certificates.is_empty() {
        return Err(StoreError::Broken(format!("{}: there is no certificate in it", path.display())));
    }
    Ok(certificates)
}

/// Looks at a server's certificate as closely as the mode asks.
#[derive(Debug)]
struct Verifier {
    /// None: any certificate will do.
    chain: Option<Chain>,
    /// Whether the certificate must be for the name by which we call the server.
    named: bool,
    provider: Arc<CryptoProvider>,
}

#[derive(Debug)]
struct Chain {
    authorities: Vec<CertificateDer<'static>>,
    verifier: Arc<WebPkiServerVerifier>,
}

impl Verifier {
    fn new(
        mode: Mode,
        authorities: Option<Vec<CertificateDer<'static>>>,
        provider: &Arc<CryptoProvider>,
    ) -> Result<Verifier, StoreError> {
        let chain = |authorities: Vec<CertificateDer<'static>>| {
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(authorities.iter().cloned());
            let verifier = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider.clone());
            Ok(Chain { authorities, verifier: verifier.build().map_err(broken)? })
        };
        let chain = authorities.map(chain).transpose()?;
        Ok(Verifier { chain, named: mode == Mode::VerifyFull, provider: provider.clone() })
    }
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        stapled: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        let Some(Chain { authorities, verifier }) = &self.chain else {
            return Ok(ServerCertVerified::assertion());
        };
        // A self-signed certificate that is itself in the file of authorities is trusted.
        if authorities.iter().any(|one| one.as_ref() == certificate.as_ref()) {
            if self.named {
                rustls::client::verify_server_name(&rustls::server::ParsedCertificate::try_from(certificate)?, name)?;
            }
            return Ok(ServerCertVerified::assertion());
        }
        // The verifier checks the name last: if that is the only error and the mode does not check names, the certificate is accepted.
        match verifier.verify_server_cert(certificate, between, name, stapled, now) {
            Err(rustls::Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !self.named => Ok(ServerCertVerified::assertion()),
            verdict => verdict,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests;
