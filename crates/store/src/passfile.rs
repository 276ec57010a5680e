//! The file in which people keep their passwords for PostgreSQL (`~/.pgpass`), as psql reads it.

use crate::error::StoreError;
use postgres::Config;
use postgres::config::Host;
use std::path::Path;

/// The password for this server, database and user, if the file has one.
pub(crate) fn find(path: &Path, config: &Config) -> Result<Option<String>, StoreError> {
    let Ok(text) = std::fs::read_to_string(path) else {
        return Ok(None);
    };
    let port = config.get_ports().first().copied().unwrap_or(5432).to_string();
    let user = config.get_user().unwrap_or_default();
    let wanted = [&host(config), &port, config.get_dbname().unwrap_or(user), user];
    let Some(password) = text.lines().find_map(|line| password(line, wanted)) else {
        return Ok(None);
    };
    if others_can_read(path) {
        let told = format!("{} holds a password and can be read by others; give it the mode 0600", path.display());
        return Err(StoreError::Broken(told));
    }
    Ok(Some(password))
}

/// The name by which the file calls the server.
fn host(config: &Config) -> String {
    match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        Some(Host::Unix(_)) | None => "localhost".to_owned(),
    }
}

/// The last of the five fields of a line, if the first four are wanted.
fn password(line: &str, wanted: [&str; 4]) -> Option<String> {
    if line.starts_with('#') {
        return None;
    }
    let mut rest = line;
    for value in wanted {
        let (field, behind) = field(rest);
        rest = behind?;
        if rest.is_empty() || !(field == "*" || unescaped(field) == value) {
            return None;
        }
    }
    Some(unescaped(field(rest).0))
}

/// A field up to the next colon, and what stands behind that.
fn field(text: &str) -> (&str, Option<&str>) {
    let mut escaped = false;
    for (at, character) in text.char_indices() {
        match character {
            ':' if !escaped => return (&text[..at], Some(&text[at + 1..])),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    (text, None)
}

/// A backslash says that the next character means itself.
fn unescaped(field: &str) -> String {
    let mut characters = field.chars();
    let mut plain = String::new();
    while let Some(character) = characters.next() {
        plain.push(if character == '\\' { characters.next().unwrap_or('\\') } else { character });
    }
    plain
}

#[cfg(unix)]
fn others_can_read(path: &Path) -> bool {
    path.metadata().is_ok_and(|file| std::os::unix::fs::MetadataExt::mode(&file) & 0o077 != 0)
}

#[cfg(not(unix))]
fn others_can_read(_: &Path) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_fits_has_the_password() {
        let wanted = ["db", "5432", "coven", "ada"];
        let of = |line: &str| password(line, wanted);
        assert_eq!(of("db:5432:coven:ada:secret").as_deref(), Some("secret"));
        assert_eq!(of("*:*:*:ada:se\\:cr\\\\et").as_deref(), Some("se:cr\\et"));
        assert_eq!(of("*:*:*:*:x:ignored").as_deref(), Some("x"));
        assert_eq!(password("\\*:5432:coven:ada:x", wanted), None);
        assert_eq!(password("d\\:b:1:c:ada:x", ["d:b", "1", "c", "ada"]).as_deref(), Some("x"));
        for other in ["# db:5432:coven:ada:x", "db:5433:coven:ada:x", "db:5432:coven:ada", "db:5432:coven:ada:", "", "::::"] {
            assert_eq!(of(other), None, "{other}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_others_can_read_is_not_used() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("passwords");
        std::fs::write(&path, "*:*:*:ada:secret\n").expect("a file");
        let mut config = Config::new();
        config.user("ada");
        let with = |mode| std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).expect("a mode");
        with(0o600);
        assert_eq!(find(&path, &config), Ok(Some("secret".to_owned())));
        with(0o640);
        let refused = find(&path, &config).expect_err("others can read it").to_string();
        assert!(refused.contains("0600") && !refused.contains("secret"), "{refused}");
        // A readable file is no error where it has no password for this user.
        config.user("bea");
        assert_eq!(find(&path, &config), Ok(None));
    }
}
