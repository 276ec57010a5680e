//! Where a PostgreSQL server is and how it is talked to: a URL, completed as psql completes it from the environment.

use crate::error::StoreError;
use crate::passfile;
use crate::tls::{Authorities, Mode, Tls};
use percent_encoding::percent_decode_str;
use postgres::config::Host;
use postgres::{Client, Config};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Everything that is needed to connect.
#[derive(Clone)]
pub(crate) struct Address {
    config: Config,
    tls: Tls,
}

impl Address {
    /// Reads a URL, and in the environment of this program what the URL leaves open.
    pub fn read(url: &str) -> Result<Address, StoreError> {
        Address::completed(url, &|name| std::env::var_os(name))
    }

    pub fn completed(url: &str, environment: &dyn Fn(&str) -> Option<OsString>) -> Result<Address, StoreError> {
        let set = |name: &str| environment(name).filter(|value| !value.is_empty());
        let text = |name: &str| set(name).map(|value| value.to_string_lossy().into_owned());
        let home = |file: &str| set("HOME").map(|home| PathBuf::from(home).join(file));

        let mut asked = Asked::taken_from(url)?;
        asked.mode = asked.mode.or_else(|| text("PGSSLMODE"));
        asked.authorities = asked.authorities.or_else(|| set("PGSSLROOTCERT").map(PathBuf::from));
        asked.passfile = asked.passfile.or_else(|| set("PGPASSFILE").map(PathBuf::from)).or_else(|| home(".pgpass"));

        let mut config: Config = asked.url.parse().map_err(|error: postgres::Error| StoreError::Broken(unreadable(&error)))?;
        config.connect_timeout(Duration::from_secs(3)).application_name("coven");
        // A server that has vanished without a word is noticed, whether something was sent to it or is awaited from it.
        config.tcp_user_timeout(Duration::from_secs(10));
        config.keepalives_idle(Duration::from_secs(5)).keepalives_interval(Duration::from_secs(2)).keepalives_retries(3);
        if config.get_hosts().is_empty() {
            // A server that is given by address only has this address as its name, for TLS and the file of passwords.
            for number in config.get_hostaddrs().to_vec() {
                config.host(&number.to_string());
            }
        }
        if config.get_password().is_none() {
            if let Some(password) = text("PGPASSWORD") {
                config.password(password);
            } else if let Some(path) = &asked.passfile
                && let Some(password) = passfile::find(path, &config)?
            {
                config.password(password);
            }
        }
        let (mode, authorities) = asked.security(home(".postgresql/root.crt"))?;
        // A Unix socket cannot be overheard, so it needs no TLS.
        let local = !config.get_hosts().is_empty() && config.get_hosts().iter().all(|host| matches!(host, Host::Unix(_)));
        let tls = Tls::new(if local { Mode::Disable } else { mode }, &authorities)?;
        Ok(Address { config, tls })
    }

    pub fn connect(&self) -> Result<Client, postgres::Error> {
        self.tls.connect(&self.config)
    }
}

/// What is wrong with a URL, without repeating the URL, in which a password may stand.
fn unreadable(error: &postgres::Error) -> String {
    let why = std::error::Error::source(error).map(|source| format!(": {source}")).unwrap_or_default();
    format!("its URL cannot be read{why}")
}

/// A URL without the parameters that are ours to understand.
#[derive(Default)]
struct Asked {
    url: String,
    mode: Option<String>,
    authorities: Option<PathBuf>,
    passfile: Option<PathBuf>,
}

impl Asked {
    fn taken_from(url: &str) -> Result<Asked, StoreError> {
        // A password before the @ may hold a question mark.
        let host = url.find('@').unwrap_or(0);
        let Some(query) = url[host..].find('?').map(|at| host + at) else {
            return Ok(Asked { url: url.to_owned(), ..Asked::default() });
        };
        let mut asked = Asked::default();
        let mut others = Vec::new();
        for parameter in url[query + 1..].split('&') {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            let value = percent_decode_str(value).decode_utf8();
            let value = value.map_err(|_| StoreError::Broken(format!("its URL cannot be read: {name} is not UTF-8")))?;
            match name {
                "sslmode" => asked.mode = Some(value.into_owned()),
                "sslrootcert" => asked.authorities = Some(value.into_owned().into()),
                "passfile" => asked.passfile = Some(value.into_owned().into()),
                _ => others.push(parameter),
            }
        }
        asked.url = url[..query].to_owned();
        if !others.is_empty() {
            asked.url.push('?');
            asked.url.push_str(&others.join("&"));
        }
        Ok(asked)
    }

    fn security(&self, usual: Option<PathBuf>) -> Result<(Mode, Authorities), StoreError> {
        let mode = self.mode.as_deref().map(str::parse).transpose()?;
        match &self.authorities {
            Some(path) if path.as_os_str() == "system" => {
                // Public authorities give certificates to anybody, so the name must be checked too.
                if mode.is_some_and(|mode| mode != Mode::VerifyFull) {
                    let why =
                        "sslrootcert=system goes with sslmode=verify-full only, because anybody can have such a certificate";
                    return Err(StoreError::Broken(why.to_owned()));
                }
                Ok((Mode::VerifyFull, Authorities::System))
            }
            Some(path) => Ok((mode.unwrap_or(Mode::Prefer), Authorities::Named(path.clone()))),
            None => Ok((mode.unwrap_or(Mode::Prefer), Authorities::Usual(usual))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The password that a URL is completed with.
    fn password(url: &str, environment: &[(&str, &str)]) -> Result<Option<String>, StoreError> {
        let set = |name: &str| environment.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value));
        let address = Address::completed(url, &set)?;
        Ok(address.config.get_password().map(|password| String::from_utf8_lossy(password).into_owned()))
    }

    fn refused(url: &str, environment: &[(&str, &str)]) -> String {
        password(url, environment).expect_err("it is refused").to_string()
    }

    #[test]
    fn the_url_knows_better_than_the_environment_and_that_better_than_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(".pgpass");
        std::fs::write(&file, "db:5432:coven:ada:of the file\n").expect("a file");
        std::fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o600)).expect("a mode");
        let home = ("HOME", folder.path().to_str().expect("a name"));
        let named = ("PGPASSFILE", file.to_str().expect("a name"));
        let said = ("PGPASSWORD", "of the environment");
        let is = |url, environment: &[_], expected: &str| {
            assert_eq!(password(url, environment), Ok(Some(expected.to_owned())), "{url}");
        };
        is("postgres://ada:of%20the%20url@db/coven", &[home, said], "of the url");
        is("postgres://ada:wh?t@db/coven?sslmode=disable", &[], "wh?t");
        is("postgres://ada@db/coven?password=also", &[home, said], "also");
        is("postgres://ada@db/coven", &[home, said], "of the environment");
        is("postgres://ada@db/coven", &[home], "of the file");
        is("postgres://ada@db/coven", &[named], "of the file");
        is(&format!("postgres://ada@db/coven?passfile={}", file.display()), &[], "of the file");
        assert_eq!(password("postgres://bea@db/coven", &[home]), Ok(None));
        assert_eq!(password("postgres://ada@db/coven", &[("HOME", "/nowhere")]), Ok(None));
    }

    #[test]
    fn a_mistake_is_told_in_one_sentence_without_the_password() {
        let url = "postgres://ada:zanzibar@db/coven";
        let told = refused(&format!("{url}?sslmode=verify_full"), &[]);
        assert!(told.contains("'verify_full'") && told.contains("verify-full"), "{told}");
        let told = refused(&format!("{url}?sslmode=verify-ca"), &[("HOME", "/nowhere")]);
        assert!(told.contains("/nowhere/.postgresql/root.crt") && told.contains("sslrootcert"), "{told}");
        let told = refused(url, &[("PGSSLMODE", "verify-full"), ("PGSSLROOTCERT", "/nowhere/ca.crt")]);
        assert!(told.contains("/nowhere/ca.crt"), "{told}");
        let told = refused(&format!("{url}?sslmode=require&sslrootcert=system"), &[]);
        assert!(told.contains("verify-full only"), "{told}");
        let told = refused(&format!("{url}?port=many"), &[]);
        assert!(told.contains("port") && !told.contains("zanzibar"), "{told}");
        // Where nothing is encrypted, nobody needs an authority.
        assert_eq!(password("postgres://ada@%2Frun%2Fpostgresql/coven?sslmode=verify-full", &[]), Ok(None));
    }
}
