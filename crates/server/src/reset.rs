//! A new passphrase for somebody who has lost theirs: whoever looks after the server hands out a link, and the link is good once.

use crate::accounts::{AccountError, check_passphrase, hash};
use crate::app::App;
use crate::ids;
use crate::log;
use crate::signing::Signer;
use coven_store::Person;

const PURPOSE: &str = "reset";

/// What a link says: whose passphrase may be set in which epoch of theirs, and until when. Setting it begins another epoch, so that the link
/// is good once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reset {
    pub person: String,
    pub epoch: i64,
    pub until: i64,
}

impl Reset {
    pub fn sealed(&self, signer: &Signer) -> String {
        signer.seal(PURPOSE, &format!("{}.{}.{}", self.person, self.epoch, self.until))
    }

    fn read(signer: &Signer, link: &str) -> Option<Reset> {
        let claim = signer.unseal(PURPOSE, link)?;
        let mut parts = claim.split('.');
        let person = parts.next().filter(|person| ids::is_name(person))?.to_owned();
        Some(Reset { person, epoch: parts.next()?.parse().ok()?, until: parts.next()?.parse().ok()? })
    }
}

impl App {
    fn read_reset(&self, link: &str) -> Result<Reset, AccountError> {
        Reset::read(&self.signer, link).filter(|reset| reset.until > log::now()).ok_or(AccountError::BadLink)
    }

    /// Whose passphrase a link is about, if it is still good.
    pub async fn person_of_reset(&self, link: &str) -> Result<Person, AccountError> {
        let reset = self.read_reset(link)?;
        let person = self.store.person(&reset.person).await?;
        person.filter(|person| person.epoch == reset.epoch).ok_or(AccountError::BadLink)
    }

    /// Sets a passphrase by a link.
    pub async fn reset_passphrase(&self, address: &str, link: &str, passphrase: String) -> Result<Person, AccountError> {
        let reset = self.read_reset(link)?;
        check_passphrase(&passphrase)?;
        self.enter(address)?;
        let person = self.person_of_reset(link).await?;
        if person.is_banned(log::now()) {
            return Err(AccountError::Banned);
        }
        let hash = hash(passphrase).await?;
        if !self.store.end_reset(&reset.person, reset.epoch, &hash, log::now()).await? {
            return Err(AccountError::BadLink);
        }
        self.sessions_ended(&reset.person).await;
        self.store.person(&reset.person).await?.ok_or(AccountError::BadLink)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_believed_only_as_it_was_sealed_and_is_no_cookie() {
        let signer = Signer::new(&[1; 32]);
        let reset = Reset { person: ids::fresh(), epoch: 3, until: 77 };
        let link = reset.sealed(&signer);
        assert_eq!(Reset::read(&signer, &link), Some(reset.clone()));
        assert_eq!(Reset::read(&signer, &link.replace(".77.", ".78.")), None, "a longer time");
        assert_eq!(Reset::read(&Signer::new(&[2; 32]), &link), None, "another house");
        assert_eq!(Reset::read(&signer, &signer.cookie(&reset.person, 3)), None, "a cookie");
        assert_eq!(signer.read_cookie(&link), None, "nor is it a cookie");
    }
}
