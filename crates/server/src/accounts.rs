//! Guests, accounts, tokens and webhooks, with plain arguments: pages and API call the same.

use crate::api::extract::Asker;
use crate::app::App;
use crate::ids;
use crate::limits::Who;
use crate::log;
use crate::notices::Channel;
use crate::notices::webhook::Webhook;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use coven_store::{Person, StoreError, Token, code_hash};
use coven_text::Language;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

/// Number of passphrases that are hashed at the same time: each takes 20 MB of memory and a moment.
static HASHING: Semaphore = Semaphore::const_new(2);

/// Maximum number of tokens of one person.
const MOST_TOKENS: usize = 20;

/// Why something cannot be done with an account.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("a name has 1 to 32 visible characters")]
    BadName,
    #[error("a login has 3 to 32 small letters, digits, - or _")]
    BadLogin,
    #[error("a passphrase has 8 to 200 characters")]
    BadPassphrase,
    #[error("this passphrase cannot be used")]
    UnusablePassphrase,
    #[error("login and passphrase do not fit")]
    WrongLogin,
    #[error("you have an account under another name")]
    HasAccount,
    #[error("somebody else has this login")]
    LoginTaken,
    #[error("a person has {MOST_TOKENS} tokens at most")]
    TooManyTokens,
    #[error("there is no such token")]
    NoSuchToken,
    #[error("a webhook is a web address of at most 500 characters")]
    BadWebhook,
    #[error("there is no such person any more")]
    Nobody,
    #[error("you are banned from this server")]
    Banned,
    #[error("this link has expired, or was used")]
    BadLink,
    #[error("too many requests; wait a little")]
    Limited,
    #[error("nobody new is let in here without an invitation; say its code")]
    InvitationNeeded,
    #[error("there is no such invitation, or it is used up or has ended")]
    BadInvitation,
    #[error("too many new guests from this address")]
    TooManyNewcomers(Duration),
    #[error("too many attempts to log in to this account; try again in {} seconds", seconds(*.0))]
    TooManyAttempts(Duration),
    #[error("not everything of yours could be deleted now; nothing is lost, try again")]
    NotDeleted,
    #[error("this server sends no mail")]
    NoMail,
    #[error("an address looks like ada@example.org")]
    BadAddress,
    #[error("too many mails; wait a little")]
    TooManyMails(Duration),
    #[error("the mail could not be sent; try again later")]
    MailNotSent,
    #[error("a device has an https:// address of its push service, a key of its browser and a secret of 16 bytes")]
    BadDevice,
    #[error("there is no such device")]
    NoSuchDevice,
    #[error("an hour is a number from 0 to 23")]
    BadHour,
    #[error("try again")]
    Busy,
}

/// Whole seconds, at least one.
pub fn seconds(wait: Duration) -> u64 {
    wait.as_secs().saturating_add(1)
}

/// A name as people may have it: short, visible, on one line.
pub fn name(text: &str) -> Result<String, AccountError> {
    let text = text.trim();
    let fits = (1..=32).contains(&text.chars().count()) && text.chars().any(is_visible);
    if fits && !text.chars().any(is_hidden) { Ok(text.to_owned()) } else { Err(AccountError::BadName) }
}

/// Whether a character changes what stands around it, or cannot be seen anywhere: control and format characters (tags among them), ends of
/// lines, characters without a meaning, and those that Unicode counts as signs although nothing is drawn for them.
fn is_hidden(c: char) -> bool {
    let blank = matches!(
        c,
        '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2800}'
            | '\u{3164}'
            // The next one after these asks for an ordinary sign in colour, and phones write it by themselves.
            | '\u{fe00}'..='\u{fe0e}'
            | '\u{ffa0}'
            | '\u{e0100}'..='\u{e01ef}'
    );
    let ends_line = || matches!(c.general_category(), GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator);
    blank || c.general_category_group() == GeneralCategoryGroup::Other || ends_line()
}

/// Whether a character can be seen by itself, as spaces and marks upon other characters cannot.
fn is_visible(c: char) -> bool {
    !matches!(c.general_category_group(), GeneralCategoryGroup::Separator | GeneralCategoryGroup::Mark)
}

fn checked_login(text: &str) -> Result<String, AccountError> {
    let login = text.trim().to_ascii_lowercase();
    let good = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let fine = (3..=32).contains(&login.len()) && login.chars().all(good);
    if fine { Ok(login) } else { Err(AccountError::BadLogin) }
}

pub fn check_passphrase(text: &str) -> Result<(), AccountError> {
    if (8..=200).contains(&text.chars().count()) { Ok(()) } else { Err(AccountError::BadPassphrase) }
}

/// Works on a passphrase on a thread where it delays nobody.
async fn hashing<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, AccountError> {
    let _place = HASHING.acquire().await.map_err(|_| AccountError::Busy)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| AccountError::Busy)
}

/// What is kept instead of a passphrase.
pub async fn hash(passphrase: String) -> Result<String, AccountError> {
    let salt = ids::random::<16>();
    let hash =
        hashing(move || Argon2::default().hash_password_with_salt(passphrase.as_bytes(), &salt).map(|hash| hash.to_string()));
    hash.await?.map_err(|_| AccountError::UnusablePassphrase)
}

/// Compared with where the login does not exist, so that the time it takes does not tell. No passphrase matches it.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Compares a passphrase with a stored hash. The placeholder for unknown logins matches nothing.
async fn fits(passphrase: String, kept: Option<&str>) -> Result<bool, AccountError> {
    let kept = kept.unwrap_or(NOBODYS).to_owned();
    hashing(move || {
        let kept = PasswordHash::new(&kept);
        kept.is_ok_and(|kept| Argon2::default().verify_password(passphrase.as_bytes(), &kept).is_ok())
    })
    .await
}

impl App {
    /// New guests, logins and new passphrases are expensive and can be abused for guessing, so they have a limit of their own.
    pub fn enter(&self, address: &str) -> Result<(), AccountError> {
        if self.limits.allow(&Who::Entrance(address.to_owned())) {
            return Ok(());
        }
        self.metrics.limited.add(1);
        Err(AccountError::Limited)
    }

    /// Somebody new, who is remembered by a cookie alone.
    pub async fn new_guest(
        &self,
        address: &str,
        called: &str,
        language: Language,
        invitation: Option<&str>,
    ) -> Result<Arc<Person>, AccountError> {
        let name = name(called)?;
        let invitation = match invitation {
            _ if !self.config.invite_only => None,
            Some(code) => Some(code_hash(code)),
            None => return Err(AccountError::InvitationNeeded),
        };
        self.enter(address)?;
        self.limits.take(&Who::Newcomer(address.to_owned())).map_err(|wait| {
            self.metrics.limited.add(1);
            AccountError::TooManyNewcomers(wait)
        })?;
        let (id, language, created) = (ids::fresh(), language.code().to_owned(), log::now());
        let person = Person {
            id,
            name,
            language,
            login: None,
            passphrase: None,
            webhook: None,
            created,
            epoch: 0,
            banned: None,
            seen: created,
        };
        match invitation {
            None => self.store.add_person(person.clone()).await?,
            Some(hash) if self.store.add_invited_person(person.clone(), &hash, created).await? => {}
            Some(_) => return Err(AccountError::BadInvitation),
        }
        let person = Arc::new(person);
        self.remember(&person);
        Ok(person)
    }

    /// Redeems an invitation for a guest who came before the server was for invited people only. Somebody who has redeemed one before
    /// uses up no further place.
    pub async fn come_in(&self, person: &Person, address: &str, invitation: Option<&str>) -> Result<(), AccountError> {
        if !self.asks_invitation(person).await? {
            return Ok(());
        }
        let hash = code_hash(invitation.ok_or(AccountError::InvitationNeeded)?);
        self.enter(address)?;
        let invited = self.store.use_invitation(&hash, &person.id, log::now()).await?;
        if invited { Ok(()) } else { Err(AccountError::BadInvitation) }
    }

    /// Whether somebody needs an invitation for an account.
    pub async fn asks_invitation(&self, person: &Person) -> Result<bool, AccountError> {
        Ok(self.config.invite_only && person.login.is_none() && !self.store.is_invited(&person.id).await?)
    }

    /// Changes what somebody is called, or the language; what is not given stays.
    pub async fn change_person(
        &self,
        person: &Person,
        called: Option<&str>,
        language: Option<Language>,
    ) -> Result<Arc<Person>, AccountError> {
        let (called, language) = (called.map(name).transpose()?, language.map(|language| language.code().to_owned()));
        self.store.change_person(&person.id, called, language).await?;
        self.changed(person).await
    }

    /// Says where a person wants to be told of turns; nowhere without a webhook.
    pub async fn set_webhook(&self, person: &Person, webhook: Option<&Webhook>) -> Result<Arc<Person>, AccountError> {
        if webhook.is_some_and(|hook| !hook.is_sensible()) {
            return Err(AccountError::BadWebhook);
        }
        let webhook = webhook.and_then(|hook| serde_json::to_string(hook).ok());
        self.store.set_webhook(&person.id, webhook, Channel::Webhook.usual()).await?;
        self.changed(person).await
    }

    /// A person as they are now, after something about them has changed.
    async fn changed(&self, person: &Person) -> Result<Arc<Person>, AccountError> {
        self.forget_people();
        self.person(&person.id).await?.ok_or(AccountError::Nobody)
    }

    /// Keeps a person under a login. Whoever changes the passphrase knows the one so far. All sessions so far end, and with a new
    /// passphrase all tokens: the person that is returned has the only session.
    pub async fn register(
        &self,
        person: &Person,
        address: &str,
        login: &str,
        passphrase: String,
        current: Option<String>,
        invitation: Option<&str>,
    ) -> Result<Arc<Person>, AccountError> {
        let login = checked_login(login)?;
        check_passphrase(&passphrase)?;
        self.enter(address)?;
        if self.config.invite_only && person.login.is_none() && self.store.person_by_login(&login).await?.is_some() {
            // Checked first, so that a login that is taken uses up no invitation.
            return Err(AccountError::LoginTaken);
        }
        self.come_in(person, address, invitation).await?;
        if person.login.as_ref().is_some_and(|has| *has != login) {
            return Err(AccountError::HasAccount);
        }
        // Read from the database: the cached person may be out of date.
        let kept = self.store.person(&person.id).await?.ok_or(AccountError::Nobody)?;
        if kept.passphrase.is_some() {
            // A stolen cookie must not be enough to change the passphrase.
            let (attempt, current) = (Who::Login(login.clone(), true), current.unwrap_or_default());
            if !self.attempt(attempt, current, kept.passphrase.as_deref()).await? {
                return Err(AccountError::WrongLogin);
            }
        }
        let hash = hash(passphrase).await?;
        if !self.store.register(&person.id, &login, &hash, log::now()).await? {
            return Err(AccountError::LoginTaken);
        }
        self.sessions_ended(&person.id).await;
        self.person(&person.id).await?.ok_or(AccountError::Nobody)
    }

    /// Ends all sessions of somebody, in every browser: what was a cookie is worth nothing any more. Tokens of programs stay.
    pub async fn log_out(&self, person: &Person) -> Result<(), AccountError> {
        self.store.end_sessions(&person.id, log::now()).await?;
        self.sessions_ended(&person.id).await;
        Ok(())
    }

    /// Who has this login and passphrase. Whatever is wrong, the answer is the same.
    pub async fn log_in(&self, asker: &Asker, login: &str, passphrase: String) -> Result<Person, AccountError> {
        let login = checked_login(login).map_err(|_| AccountError::WrongLogin)?;
        check_passphrase(&passphrase).map_err(|_| AccountError::WrongLogin)?;
        self.enter(&asker.address)?;
        let person = self.store.person_by_login(&login).await?;
        let known = |person: &Person| asker.known_browser.as_deref() == Some(&self.signer.known_browser(&person.id));
        let attempt = Who::Login(login, person.as_ref().is_some_and(known));
        let kept = person.as_ref().and_then(|person| person.passphrase.as_deref());
        let fits = self.attempt(attempt, passphrase, kept).await?;
        let person = person.filter(|_| fits).ok_or(AccountError::WrongLogin)?;
        if person.is_banned(log::now()) { Err(AccountError::Banned) } else { Ok(person) }
    }

    /// Whether a passphrase is the right one. Failed attempts count against the limit of the account.
    pub(crate) async fn attempt(&self, attempt: Who, passphrase: String, kept: Option<&str>) -> Result<bool, AccountError> {
        self.limits.take(&attempt).map_err(|wait| {
            self.metrics.limited.add(1);
            AccountError::TooManyAttempts(wait)
        })?;
        let fits = fits(passphrase, kept).await?;
        if fits {
            self.limits.give_back(&attempt);
        }
        Ok(fits)
    }

    /// Makes a token for a program. The second part is the token itself, which is kept nowhere.
    pub async fn make_token(&self, person: &Person, label: &str) -> Result<(Token, String), AccountError> {
        let label = name(label)?;
        if self.store.tokens_of(&person.id).await?.len() >= MOST_TOKENS {
            return Err(AccountError::TooManyTokens);
        }
        let secret = format!("coven_{}", hex::encode(ids::random::<24>()));
        let token = Token { id: ids::fresh(), label, created: log::now() };
        self.store.add_token(token.clone(), &person.id, &ids::digest(&secret)).await?;
        Ok((token, secret))
    }

    /// Takes a token away. All streams of the person are cut: nobody knows which of them were opened with it, and the others come back.
    pub async fn drop_token(&self, person: &Person, token: &str) -> Result<(), AccountError> {
        if !self.store.drop_token(&person.id, token).await? {
            return Err(AccountError::NoSuchToken);
        }
        self.sessions_ended(&person.id).await;
        Ok(())
    }
}
