//! What is signed with the server's secret: cookies, names that follow from a request or from a word.

use crate::ids;
use coven_engine::Seed;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signer")
    }
}

impl Signer {
    pub fn new(secret: &[u8; 32]) -> Signer {
        // A key that fills the hash's block cannot be refused; a shorter one counts as if it ended in zeros.
        let mut block = [0; 64];
        block[..secret.len()].copy_from_slice(secret);
        Signer(Hmac::new(&block.into()))
    }

    /// `purpose` keeps a signature of one kind from being used as another.
    fn sign(&self, purpose: &str, parts: &[&str]) -> [u8; 32] {
        let mut mac = self.0.clone();
        for part in [purpose].iter().chain(parts) {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        mac.finalize().into_bytes().into()
    }

    /// The value of a cookie that says who somebody is, and in which epoch of theirs they were let in.
    pub fn cookie(&self, person: &str, epoch: i64) -> String {
        // The first epoch is left out, so that cookies from before there were epochs stay valid.
        let claim = if epoch == 0 { person.to_owned() } else { format!("{person}.{epoch}") };
        self.seal("cookie", &claim)
    }

    /// Who a cookie says somebody is, and in which epoch, if it is one of ours.
    pub fn read_cookie(&self, cookie: &str) -> Option<(String, i64)> {
        let claim = self.unseal("cookie", cookie)?;
        let (person, epoch) =
            claim.split_once('.').map_or(Some((claim.as_str(), 0)), |(person, epoch)| Some((person, epoch.parse().ok()?)))?;
        ids::is_name(person).then(|| (person.to_owned(), epoch))
    }

    /// A claim that can be handed out and is believed when it comes back.
    pub fn seal(&self, purpose: &str, claim: &str) -> String {
        format!("{claim}.{}", hex::encode(self.sign(purpose, &[claim])))
    }

    /// The claim that was sealed for this purpose, if it is one of ours.
    pub fn unseal(&self, purpose: &str, sealed: &str) -> Option<String> {
        let (claim, signature) = sealed.rsplit_once('.')?;
        let mut given = [0; 32];
        hex::decode_to_slice(signature, &mut given).ok()?;
        let mut mac = self.0.clone();
        for part in [purpose, claim] {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        // Compares in constant time.
        mac.verify_slice(&given).ok()?;
        Some(claim.to_owned())
    }

    /// What a browser keeps of somebody who has logged in there. It says nothing of who that is, and lets nobody in.
    pub fn known_browser(&self, person: &str) -> String {
        hex::encode(self.sign("known browser", &[person]))
    }

    /// A seed that nobody can know who does not know the secret.
    pub fn seed(&self, purpose: &str, parts: &[&str]) -> Seed {
        Seed::new(self.sign(purpose, parts))
    }

    /// A name that follows from a request, so that a repeated request finds what the first one made.
    pub fn name(&self, purpose: &str, parts: &[&str]) -> String {
        let signature = hex::encode(self.sign(purpose, parts));
        signature[..ids::fresh().len()].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_believed_only_as_it_was_signed() {
        let signer = Signer::new(&[1; 32]);
        let person = ids::fresh();
        let cookie = signer.cookie(&person, 0);
        assert_eq!(signer.read_cookie(&cookie), Some((person.clone(), 0)));
        let later = signer.cookie(&person, 12);
        assert_eq!(signer.read_cookie(&later), Some((person.clone(), 12)));
        assert_eq!(signer.read_cookie(&later.replace(".12.", ".13.")), None, "another epoch");
        assert_eq!(signer.read_cookie(&later.replace(".12.", ".")), None, "no epoch");
        assert_eq!(Signer::new(&[2; 32]).read_cookie(&cookie), None, "another house");
        let other = cookie.replacen(&person, &ids::fresh(), 1);
        assert_eq!(signer.read_cookie(&other), None, "another person");
        for bad in ["", ".", "a.b", &person, &cookie[..cookie.len() - 1]] {
            assert_eq!(signer.read_cookie(bad), None);
        }
    }

    #[test]
    fn names_follow_from_the_request_and_differ_by_purpose() {
        let signer = Signer::new(&[1; 32]);
        assert_eq!(signer.name("table", &["ada", "1"]), signer.name("table", &["ada", "1"]));
        assert_ne!(signer.name("table", &["ada", "1"]), signer.name("rematch", &["ada", "1"]));
        assert_ne!(signer.name("table", &["ad", "a1"]), signer.name("table", &["ada", "1"]));
        assert!(ids::is_name(&signer.name("table", &["ada"])));
    }
}
