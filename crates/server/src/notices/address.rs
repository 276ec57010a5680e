//! A person's address of mail: it is confirmed before it is used, a link in every mail ends them, and a forgotten passphrase is reset by it.

use super::Channel;
use super::mail::checked;
use crate::accounts::AccountError;
use crate::app::App;
use crate::ids;
use crate::limits::Who;
use crate::log;
use crate::reset::Reset;
use crate::signing::Signer;
use coven_engine::Phrase;
use coven_store::{MailAddress, Person};
use coven_ui::page::Address;
use std::sync::Arc;

/// Time in which an address can be confirmed, and in which a passphrase can be set anew, in milliseconds.
const CONFIRM_WITHIN: i64 = 24 * 3_600_000;
const RESET_WITHIN: i64 = 3_600_000;

/// Maximum number of accounts of one address that are sent a link for a forgotten passphrase.
const MOST_ACCOUNTS: i64 = 3;

const CONFIRM: &str = "confirm mail";
const LEAVE: &str = "leave mail";

/// A link that ends the mails to an address, for ever good as long as the person has that address.
pub struct Leave {
    person: String,
    /// Tells the address without saying it: links are written into logs of others.
    address: String,
}

impl Leave {
    pub fn of(person: &Person, address: &str) -> Leave {
        Leave { person: person.id.clone(), address: ids::digest(address)[..16].to_owned() }
    }

    pub fn sealed(&self, signer: &Signer) -> String {
        signer.seal(LEAVE, &format!("{}.{}", self.person, self.address))
    }

    fn read(signer: &Signer, link: &str) -> Option<Leave> {
        let claim = signer.unseal(LEAVE, link)?;
        let (person, address) = claim.split_once('.')?;
        Some(Leave { person: person.to_owned(), address: address.to_owned() })
    }
}

/// A link that confirms an address.
struct Confirm {
    person: String,
    code: String,
    until: i64,
}

impl Confirm {
    fn sealed(&self, signer: &Signer) -> String {
        signer.seal(CONFIRM, &format!("{}.{}.{}", self.person, self.code, self.until))
    }

    fn read(signer: &Signer, link: &str) -> Option<Confirm> {
        let claim = signer.unseal(CONFIRM, link)?;
        let mut parts = claim.split('.').map(str::to_owned);
        let confirm = Confirm { person: parts.next()?, code: parts.next()?, until: parts.next()?.parse().ok()? };
        (confirm.until > log::now()).then_some(confirm)
    }
}

impl App {
    /// Counts a mail to an address that may not have asked for it.
    fn count_mail(&self, to: &str) -> Result<(), AccountError> {
        self.limits.take(&Who::MailTo(to.to_owned())).map_err(|wait| {
            self.metrics.limited.add(1);
            AccountError::TooManyMails(wait)
        })
    }

    /// Keeps an address for a person, and sends a link there with which it is confirmed.
    pub async fn want_address(&self, person: &Person, from: &str, address: &str) -> Result<(), AccountError> {
        if self.config.mail.is_none() {
            return Err(AccountError::NoMail);
        }
        let address = checked(address).ok_or(AccountError::BadAddress)?;
        self.enter(from)?;
        self.limits.take(&Who::Mailing(person.id.clone())).map_err(AccountError::TooManyMails)?;
        self.count_mail(&address)?;
        let confirm = Confirm { person: person.id.clone(), code: ids::fresh(), until: log::now() + CONFIRM_WITHIN };
        self.store.want_address(&person.id, &address, &ids::digest(&confirm.code), confirm.until).await?;
        let link = format!("{}{}", self.url(), Address::ConfirmMail { link: &confirm.sealed(&self.signer) });
        let house = self.url();
        let text = [
            Phrase::new("letter-confirm-about").with("name", person.name.as_str()).with("house", house.as_str()),
            Phrase::new("letter-link").with("link", link.as_str()),
            Phrase::new("letter-confirm-not-you"),
        ];
        let letter = self.plain_letter(super::letters::language(person), &address, "letter-confirm", &text);
        self.post_letter(&letter).await.map_err(|_| AccountError::MailNotSent)
    }

    /// Whose address a link would confirm, and which, if it is still good.
    pub async fn address_of_link(&self, link: &str) -> Result<String, AccountError> {
        let confirm = Confirm::read(&self.signer, link).ok_or(AccountError::BadLink)?;
        let code = ids::digest(&confirm.code);
        self.store.address_of_code(&confirm.person, &code, log::now()).await?.ok_or(AccountError::BadLink)
    }

    /// Confirms an address. The link is good once.
    pub async fn confirm_address(&self, link: &str) -> Result<(), AccountError> {
        let confirm = Confirm::read(&self.signer, link).ok_or(AccountError::BadLink)?;
        let code = ids::digest(&confirm.code);
        let done = self.store.confirm_address(&confirm.person, &code, log::now(), Channel::Mail.usual()).await?;
        if done { Ok(()) } else { Err(AccountError::BadLink) }
    }

    /// Whose mails a link ends.
    async fn leaver(&self, link: &str) -> Result<(String, MailAddress), AccountError> {
        let leave = Leave::read(&self.signer, link).ok_or(AccountError::BadLink)?;
        let mailbox = self.store.mail_address(&leave.person).await?;
        let same = mailbox.address.as_deref().is_some_and(|address| ids::digest(address).starts_with(&leave.address));
        if same { Ok((leave.person, mailbox)) } else { Err(AccountError::BadLink) }
    }

    /// The address whose mails a link ends.
    pub async fn address_that_leaves(&self, link: &str) -> Result<String, AccountError> {
        self.leaver(link).await?.1.address.ok_or(AccountError::BadLink)
    }

    /// Ends all notices by mail to whoever has the link. The address stays, for a forgotten passphrase.
    pub async fn leave_mail(&self, link: &str) -> Result<(), AccountError> {
        let (person, _) = self.leaver(link).await?;
        Ok(self.store.choose_notices(&person, vec![(Channel::Mail.name(), 0)]).await?)
    }

    /// Sends a link for a new passphrase to whoever is meant by a login or an address, if there is such an account with a confirmed
    /// address. Whatever there is, the answer is the same, and comes as soon.
    pub fn forgot(self: &Arc<App>, from: &str, who: &str) -> Result<(), AccountError> {
        if self.config.mail.is_none() {
            return Err(AccountError::NoMail);
        }
        self.enter(from)?;
        let (app, who) = (self.clone(), who.trim().to_lowercase());
        tokio::spawn(async move {
            // Nobody waits for what comes of it, and an error would tell whether there is such an account.
            let _ = app.send_resets(&who).await;
        });
        Ok(())
    }

    async fn send_resets(&self, who: &str) -> Result<(), AccountError> {
        let people = match checked(who) {
            Some(address) => self.store.accounts_at(&address, MOST_ACCOUNTS).await?,
            None => self.store.person_by_login(who).await?.map(|person| person.id).into_iter().collect(),
        };
        for id in people {
            let Some(person) = self.store.person(&id).await? else {
                continue;
            };
            let (Some(to), Some(login)) = (self.store.mail_address(&id).await?.address, &person.login) else {
                continue;
            };
            self.count_mail(&to)?;
            let reset = Reset { person: id, epoch: person.epoch, until: log::now() + RESET_WITHIN };
            let link = format!("{}{}", self.url(), Address::Reset { link: &reset.sealed(&self.signer) });
            let house = self.url();
            let text = [
                Phrase::new("letter-reset-about").with("login", login.as_str()).with("house", house.as_str()),
                Phrase::new("letter-link").with("link", link.as_str()),
                Phrase::new("letter-reset-not-you"),
            ];
            let letter = self.plain_letter(super::letters::language(&person), &to, "letter-reset", &text);
            // What could not be sent can be asked for again.
            let _ = self.post_letter(&letter).await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_believed_only_as_they_were_sealed_and_for_what() {
        let signer = Signer::new(&[1; 32]);
        let leave = Leave { person: ids::fresh(), address: "0123456789abcdef".to_owned() };
        let link = leave.sealed(&signer);
        assert_eq!(Leave::read(&signer, &link).map(|read| (read.person, read.address)), Some((leave.person, leave.address)));
        assert!(Leave::read(&Signer::new(&[2; 32]), &link).is_none(), "another house");
        assert!(Confirm::read(&signer, &link).is_none(), "it confirms nothing");
        let until = log::now() + 1000;
        let good = Confirm { person: ids::fresh(), code: ids::fresh(), until }.sealed(&signer);
        assert!(Confirm::read(&signer, &good).is_some());
        assert!(Leave::read(&signer, &good).is_none() && Confirm::read(&signer, &good.replace('.', ",")).is_none());
        let old = Confirm { person: ids::fresh(), code: ids::fresh(), until: log::now() - 1 }.sealed(&signer);
        assert!(Confirm::read(&signer, &old).is_none(), "too late");
    }
}
