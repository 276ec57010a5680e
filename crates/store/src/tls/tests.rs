//! The modes against a real server with an authority of its own.

use super::*;
use crate::address::Address;
use crate::{Database, Store};
use coven_store::testing::PostgresServer;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::path::PathBuf;

/// Somebody who vouches for others.
fn authority(name: &str) -> CertifiedIssuer<'static, KeyPair> {
    let mut params = CertificateParams::new(Vec::<String>::new()).expect("parameters");
    params.distinguished_name.push(rcgen::DnType::CommonName, name);
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().expect("a key")).expect("an authority")
}

/// A server that speaks TLS under the name `localhost`, vouched for by one of two authorities.
struct Secure {
    _server: PostgresServer,
    folder: tempfile::TempDir,
    /// The database at an address that the certificate does not name.
    url: String,
}

/// Who may come in how: the users are named after it.
const DOORS: &str = "
host      all  coven       127.0.0.1/32  trust
hostssl   all  encrypted   127.0.0.1/32  trust
hostnossl all  plain       127.0.0.1/32  trust
hostssl   all  locked      127.0.0.1/32  scram-sha-256
";

impl Secure {
    fn start() -> Secure {
        let folder = tempfile::tempdir().expect("a folder");
        let (right, wrong) = (authority("right"), authority("wrong"));
        std::fs::write(folder.path().join("right.crt"), right.pem()).expect("a file");
        std::fs::write(folder.path().join("wrong.crt"), wrong.pem()).expect("a file");
        let key = KeyPair::generate().expect("a key");
        let params = CertificateParams::new(vec!["localhost".to_owned()]).expect("parameters");
        let certificate = params.signed_by(&key, &right).expect("a certificate").pem();

        let mut server = PostgresServer::start();
        let url = server.database();
        let mut client = url.parse::<Config>().expect("an address").connect(NoTls).expect("a connection");
        // The server writes its files itself, as it wants to find them: its own, and closed to others.
        for (name, text) in [("server.crt", certificate.as_str()), ("server.key", &key.serialize_pem()), ("pg_hba.conf", DOORS)] {
            let bytes = hex::encode(text);
            let sql = format!(
                "COPY (SELECT replace(encode(decode('{bytes}', 'hex'), 'base64'), E'\\n', ''))
                 TO PROGRAM 'umask 077 && rm -f {name} && base64 -d > {name}'"
            );
            client.batch_execute(&sql).expect("a file of the server");
        }
        client.batch_execute("ALTER SYSTEM SET ssl = on").expect("a setting");
        let users = "CREATE ROLE encrypted LOGIN SUPERUSER; CREATE ROLE plain LOGIN SUPERUSER;
            CREATE ROLE locked LOGIN SUPERUSER PASSWORD 'open:sesame'";
        client.batch_execute(users).expect("users");
        client.batch_execute("CHECKPOINT").expect("it is on the disk");
        server.kill();
        server.go();
        Secure { _server: server, folder, url }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The URL of the database for a user, under a name that is in the certificate or one that is not.
    fn url(&self, user: &str, host: &str, mode: &str, root: Option<&str>) -> String {
        let url = self.url.replace("coven@127.0.0.1", &format!("{user}@{host}"));
        let root = root.map(|root| format!("&sslrootcert={}", self.file(root).display())).unwrap_or_default();
        format!("{url}?sslmode={mode}{root}")
    }
}

const RIGHT: &str = "localhost";
const WRONG: &str = "127.0.0.1";

/// Connects; true if the connection is encrypted.
fn connect(url: &str) -> Result<bool, String> {
    let address = Address::completed(url, &|_| None).map_err(|error| error.to_string())?;
    let told = |error: postgres::Error| crate::postgres::told(&error);
    let mut client = address.connect().map_err(told)?;
    let row = client.query_one("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()", &[]).map_err(told)?;
    Ok(row.get(0))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Plain,
    Encrypted,
    Refused,
}

fn outcome(url: &str) -> Outcome {
    match connect(url) {
        Ok(true) => Outcome::Encrypted,
        Ok(false) => Outcome::Plain,
        Err(_) => Outcome::Refused,
    }
}

#[test]
fn each_mode_asks_as_much_of_the_server_as_psql_says() {
    use Outcome::{Encrypted, Plain, Refused};
    let secure = Secure::start();
    let (right, wrong) = (Some("right.crt"), Some("wrong.crt"));
    let table = [
        // Without an authority nobody is asked who they are.
        ("disable", RIGHT, None, Plain),
        ("allow", RIGHT, None, Plain),
        ("prefer", WRONG, None, Encrypted),
        ("require", WRONG, None, Encrypted),
        ("verify-ca", RIGHT, None, Refused),
        ("verify-full", RIGHT, None, Refused),
        // The right authority, the right name.
        ("disable", RIGHT, right, Plain),
        ("prefer", RIGHT, right, Encrypted),
        ("require", RIGHT, right, Encrypted),
        ("verify-ca", RIGHT, right, Encrypted),
        ("verify-full", RIGHT, right, Encrypted),
        // Vouched for under another name.
        ("prefer", WRONG, right, Encrypted),
        ("require", WRONG, right, Encrypted),
        ("verify-ca", WRONG, right, Encrypted),
        ("verify-full", WRONG, right, Refused),
        // An authority that does not know the server.
        ("allow", RIGHT, wrong, Plain),
        ("prefer", RIGHT, wrong, Plain),
        ("require", RIGHT, wrong, Refused),
        ("verify-ca", RIGHT, wrong, Refused),
        ("verify-full", RIGHT, wrong, Refused),
    ];
    for (mode, host, root, expected) in table {
        let url = secure.url("coven", host, mode, root);
        assert_eq!(outcome(&url), expected, "{mode} {host} {root:?}: {:?}", connect(&url));
    }
    // What the server itself insists on.
    for (mode, encrypted, plain) in
        [("disable", Refused, Plain), ("allow", Encrypted, Plain), ("prefer", Encrypted, Plain), ("require", Encrypted, Refused)]
    {
        assert_eq!(outcome(&secure.url("encrypted", RIGHT, mode, None)), encrypted, "{mode}");
        assert_eq!(outcome(&secure.url("plain", RIGHT, mode, None)), plain, "{mode}");
    }
    // An error names what is wrong.
    let told = connect(&secure.url("coven", RIGHT, "verify-full", wrong)).expect_err("refused");
    assert!(told.contains("UnknownIssuer"), "{told}");
    let told = connect(&secure.url("coven", WRONG, "verify-full", right)).expect_err("refused");
    assert!(told.contains("not valid for name"), "{told}");

    passwords(&secure);
    every_connection_of_a_store(&secure);
}

/// A password is proved over TLS, bound to this very connection.
fn passwords(secure: &Secure) {
    let url = |more: &str| format!("{}{more}", secure.url("locked", RIGHT, "verify-full", Some("right.crt")));
    let passfile = secure.file("passwords");
    std::fs::write(&passfile, "*:*:*:locked:open\\:sesame\n").expect("a file");
    std::fs::set_permissions(&passfile, std::os::unix::fs::PermissionsExt::from_mode(0o600)).expect("a mode");
    assert_eq!(connect(&url("&password=open:sesame&channel_binding=require")), Ok(true));
    assert_eq!(connect(&url(&format!("&passfile={}", passfile.display()))), Ok(true));
    assert_eq!(connect(&url("").replace("locked@", "locked:open%3Asesame@")), Ok(true));
    let told = connect(&url("&password=other")).expect_err("refused");
    assert!(told.contains("password"), "{told}");
}

/// Questions, writes and the connection that listens: none goes in the open.
fn every_connection_of_a_store(secure: &Secure) {
    let url = secure.url("coven", RIGHT, "verify-full", Some("right.crt"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let (store, mut heard) = Store::open(&Database::Postgres(url)).expect("a store");
        store.check().await.expect("it answers");
        assert_eq!(heard.recv().await, Some(crate::Notice::Missed), "it listens");
        let counted = tokio::task::spawn_blocking({
            let url = secure.url.clone();
            move || {
                let mut client = url.parse::<Config>().expect("an address").connect(NoTls).expect("a connection");
                let sql = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                    WHERE application_name LIKE 'coven%'";
                let row = client.query_one(sql, &[]).expect("an answer");
                (row.get::<_, i64>(0), row.get::<_, i64>(1))
            }
        });
        let (all, encrypted) = counted.await.expect("an answer");
        assert!(all >= 3 && all == encrypted, "{encrypted} of {all}");
    });
}

#[test]
fn a_server_without_tls_is_for_those_who_do_not_insist() {
    let server = PostgresServer::shared();
    let url = server.database();
    for (mode, expected) in [
        ("disable", Outcome::Plain),
        ("allow", Outcome::Plain),
        ("prefer", Outcome::Plain),
        ("require", Outcome::Refused),
        ("verify-ca", Outcome::Refused),
        ("verify-full", Outcome::Refused),
    ] {
        assert_eq!(outcome(&format!("{url}?sslmode={mode}")), expected, "{mode}");
    }
    let told = connect(&format!("{url}?sslmode=require")).expect_err("refused");
    assert!(told.contains("does not support TLS"), "{told}");
}

#[test]
fn a_server_that_vouches_for_itself_is_trusted_by_those_who_were_told_to() {
    let mut params = CertificateParams::new(vec!["db".to_owned()]).expect("parameters");
    // As `openssl req -x509` makes it.
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let itself = params.self_signed(&KeyPair::generate().expect("a key")).expect("a certificate").der().clone();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let verdict = |mode, name: &'static str, trusted: &CertificateDer<'static>| {
        let verifier = Verifier::new(mode, Some(vec![trusted.clone()]), &provider).expect("a verifier");
        let name = ServerName::try_from(name).expect("a name");
        verifier.verify_server_cert(&itself, &[], &name, &[], UnixTime::now()).is_ok()
    };
    assert!(verdict(Mode::VerifyFull, "db", &itself));
    assert!(!verdict(Mode::VerifyFull, "other", &itself));
    assert!(verdict(Mode::VerifyCa, "other", &itself));
    let other = authority("other");
    assert!(!verdict(Mode::VerifyCa, "db", other.der()));
}
