//! The server's addresses: HTTPS of its own, and numbers that are told elsewhere.

use crate::common::*;
use coven_server::client::Client;
use coven_server::{Config, DrawnTables, TlsFiles, serve};
use coven_store::Database;
use rcgen::CertifiedKey;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// A certificate that vouches for itself.
struct Certified {
    certificate: String,
    key: String,
    root: CertificateDer<'static>,
}

fn certified() -> Certified {
    let CertifiedKey { cert, signing_key } = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    Certified { certificate: cert.pem(), key: signing_key.serialize_pem(), root: cert.der().clone() }
}

fn files(folder: &Path) -> TlsFiles {
    TlsFiles { certificate: folder.join("server.crt"), key: folder.join("server.key") }
}

fn put(folder: &Path, certified: &Certified) -> TlsFiles {
    let files = files(folder);
    std::fs::write(&files.certificate, &certified.certificate).expect("a file");
    std::fs::write(&files.key, &certified.key).expect("a file");
    files
}

/// One request to somebody who must have this certificate; the answer, and the protocol that was agreed on.
async fn ask(
    address: SocketAddr,
    root: &CertificateDer<'static>,
    protocols: &[&str],
    request: &str,
) -> std::io::Result<(String, Vec<u8>)> {
    let mut roots = RootCertStore::empty();
    roots.add(root.clone()).expect("a root");
    let builder = ClientConfig::builder_with_provider(rustls::crypto::ring::default_provider().into());
    let builder = builder.with_safe_default_protocol_versions().expect("versions").with_root_certificates(roots);
    let mut config = builder.with_no_client_auth();
    config.alpn_protocols = protocols.iter().map(|name| name.as_bytes().to_vec()).collect();
    let name = ServerName::try_from("localhost").expect("a name");
    let connection = TlsConnector::from(Arc::new(config)).connect(name, TcpStream::connect(address).await?);
    let mut connection = tokio::time::timeout(Duration::from_secs(20), connection).await??;
    let agreed = connection.get_ref().1.alpn_protocol().unwrap_or_default().to_vec();
    connection.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    let mut buffer = [0; 4096];
    // How the connection ends does not matter here.
    while let Ok(length) = connection.read(&mut buffer).await
        && length > 0
    {
        answer.extend_from_slice(&buffer[..length]);
    }
    Ok((String::from_utf8_lossy(&answer).into_owned(), agreed))
}

const LOOK: &str = "GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";

async fn is_served(address: SocketAddr, certified: &Certified) -> bool {
    ask(address, &certified.root, &[], LOOK).await.is_ok_and(|(answer, _)| answer.starts_with("HTTP/1.1 200"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_is_served_and_replaced_while_the_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let [first, second, third] = [certified(), certified(), certified()];
    let tls = put(folder.path(), &first);
    let house = House::with(|config| {
        config.tls = Some(tls.clone());
        config.waits.certificate = Duration::from_millis(20);
    })
    .await;
    let address = house.address();
    let (answer, agreed) = ask(address, &first.root, &["h2", "http/1.1"], LOOK).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(agreed, b"http/1.1");
    assert!(ask(address, &first.root, &["h2"], LOOK).await.is_err(), "nothing else is spoken");
    let guest = "POST /api/v1/guests HTTP/1.1\r\nhost: localhost\r\norigin: https://localhost\r\nconnection: close\r\n\
        content-type: application/json\r\ncontent-length: 14\r\n\r\n{\"name\":\"Ada\"}";
    let (answer, _) = ask(address, &first.root, &[], guest).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("; Secure"), "{answer}");
    let (answer, _) = ask(address, &first.root, &[], &guest.replace("https://", "http://")).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 403"), "an unsafe page is another site: {answer}");

    put(folder.path(), &second);
    until("the new certificate is served", async || is_served(address, &second).await).await;
    assert!(!is_served(address, &first).await, "and the old one no more");

    // What cannot be used leaves everything as it is: rubbish, nothing, the key of another.
    for broken in [Some("rubbish"), None, Some(third.certificate.as_str())] {
        match broken {
            Some(text) => std::fs::write(&tls.certificate, text).expect("a file"),
            None => std::fs::remove_file(&tls.certificate).expect("a file less"),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(is_served(address, &second).await, "{broken:?}");
    }
    std::fs::write(&tls.key, &third.key).expect("a file");
    until("certificate and key fit again", async || is_served(address, &third).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_finish_the_handshake_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = certified();
    let tls = put(folder.path(), &own);
    let house = House::with(|config| {
        config.tls = Some(tls);
        config.waits.request = Duration::from_secs(3);
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(TcpStream::connect(house.address()).await.expect("a connection"));
    }
    assert!(is_served(house.address(), &own).await, "others are served meanwhile");
    let mut buffer = [0; 16];
    let closed =
        tokio::time::timeout(Duration::from_secs(20), silent[0].read(&mut buffer)).await.expect("it is not held for ever");
    assert!(matches!(closed, Ok(0) | Err(_)), "{closed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_that_cannot_be_served_is_said_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (own, other) = (certified(), certified());
    let why = async |change: &dyn Fn(&mut Config)| {
        let mut config = config(Database::Sqlite(folder.path().join("coven.db")));
        config.tls = Some(put(folder.path(), &own));
        change(&mut config);
        serve(config, Box::new(DrawnTables)).await.expect_err("it does not start").to_string()
    };
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("a file");
    let mismatched = why(&|_| write("server.key", &other.key)).await;
    assert!(mismatched.contains("server.key does not belong to the certificate in"), "{mismatched}");
    let keyless = why(&|_| write("server.key", &own.certificate)).await;
    assert!(keyless.contains("server.key: there is no private key"), "{keyless}");
    let missing = why(&|_| std::fs::remove_file(folder.path().join("server.crt")).expect("a file less")).await;
    assert!(missing.contains("server.crt: ") && missing.contains("No such file"), "{missing}");
    let unsafe_url = why(&|config| config.public_url = "http://coven.example.org".parse().ok()).await;
    assert!(unsafe_url.contains("http://"), "{unsafe_url}");
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_told_at_their_own_address_alone_when_they_have_one() {
    let house = House::with(|config| config.metrics_listen = "127.0.0.1:0".parse().ok()).await;
    let numbers = house.running.as_ref().and_then(|running| running.metrics).expect("an address for numbers");
    let mut ada = house.guest("Ada").await;
    assert_eq!(bad(ada.get("/metrics").await.expect("an answer")), (404, "not-found".to_owned()));
    let told = Client::new(numbers).get("/metrics").await.expect("an answer");
    assert!(told.status == 200 && told.text().contains("coven_requests_total"), "{}", told.text());
    for path in ["/", "/health", "/api/v1/games"] {
        assert_eq!(Client::new(numbers).get(path).await.expect("an answer").status, 404, "{path}");
    }
    let usual = House::open().await;
    assert!(usual.running.as_ref().is_some_and(|running| running.metrics.is_none()));
    assert_eq!(Client::new(usual.address()).get("/metrics").await.expect("an answer").status, 200);
}
