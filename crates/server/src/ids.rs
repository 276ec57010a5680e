//! Names that nobody can guess.

use sha2::{Digest, Sha256};

/// How many random bytes a name has: whoever has the link has the table, so it must not be found by trying.
const BYTES: usize = 12;

/// A fresh name.
///
/// # Panics
/// If the system gives no random numbers: nothing that a server does would be safe then.
pub fn fresh() -> String {
    hex::encode(random::<BYTES>())
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// Whether a text has the form of a name; only then the store is asked for it.
pub fn is_name(text: &str) -> bool {
    text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// The hash under which a program's key is kept.
pub fn digest(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}
