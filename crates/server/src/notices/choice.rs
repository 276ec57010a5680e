//! What a person wants to hear, and how.

use super::mail::{Letter, Unsent};
use super::webhook::Webhook;
use super::{Channel, Kind};
use crate::accounts::AccountError;
use crate::app::App;
use crate::ids;
use crate::limits::Who;
use crate::log;
use coven_engine::Phrase;
use coven_store::{MailAddress, Person, PushDevice};
use serde_json::json;
use std::sync::Arc;

/// Everything about a person's notices.
#[derive(Debug)]
pub struct Choice {
    /// For every channel the kinds that are told there.
    pub wanted: Vec<(Channel, Vec<Kind>)>,
    pub mailbox: MailAddress,
    pub devices: Vec<PushDevice>,
    pub webhook: Option<Webhook>,
}

impl Choice {
    pub fn wants(&self, channel: Channel) -> &[Kind] {
        self.wanted.iter().find(|(known, _)| *known == channel).map_or(&[], |(_, kinds)| kinds)
    }
}

/// What came of a notice that was sent to see whether it arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tested {
    Sent,
    NotSent,
    /// There is nowhere to send it.
    Nowhere,
}

impl App {
    pub async fn choice(&self, person: &Person) -> Result<Choice, AccountError> {
        let said = self.store.notice_channels(&person.id).await?;
        let bits =
            |channel: Channel| said.iter().find(|one| one.channel == channel.name()).map_or(channel.usual(), |one| one.kinds);
        // Read from the database: what was just changed at another node is shown.
        let kept = self.store.person(&person.id).await?.ok_or(AccountError::Nobody)?;
        Ok(Choice {
            wanted: Channel::ALL.iter().map(|&channel| (channel, Kind::among(bits(channel)))).collect(),
            mailbox: self.store.mail_address(&person.id).await?,
            devices: self.store.devices_of(&person.id).await?,
            webhook: kept.webhook.as_deref().and_then(|hook| serde_json::from_str(hook).ok()),
        })
    }

    /// Says what a person wants to hear on these channels. The others stay as they are.
    pub async fn choose(&self, person: &Person, chosen: &[(Channel, Vec<Kind>)]) -> Result<(), AccountError> {
        let bits = chosen.iter().map(|(channel, kinds)| (channel.name(), Kind::bits(kinds))).collect();
        Ok(self.store.choose_notices(&person.id, bits).await?)
    }

    /// Says at which hour by their own clock a person's mails come together; none if each comes by itself.
    pub async fn set_digest(&self, person: &Person, hour: Option<u8>) -> Result<(), AccountError> {
        if hour.is_some_and(|hour| hour > 23) {
            return Err(AccountError::BadHour);
        }
        Ok(self.store.set_digest(&person.id, hour, log::now()).await?)
    }

    /// Sends a notice that says nothing but that it has arrived.
    pub async fn test_notice(self: &Arc<App>, person: &Person, from: &str, channel: Channel) -> Result<Tested, AccountError> {
        self.enter(from)?;
        let house = self.url();
        let texts = self.texts(super::letters::language(person));
        let title = texts.word("letter-test");
        let body = texts.say(&Phrase::new("letter-test-about").with("house", house.as_str()), &[]);
        match channel {
            Channel::Push => {
                if self.store.devices_of(&person.id).await?.is_empty() {
                    return Ok(Tested::Nowhere);
                }
                let sent = self.test_push(person, &title, &body).await?;
                Ok(if sent > 0 { Tested::Sent } else { Tested::NotSent })
            }
            Channel::Mail => {
                let (Some(to), Some(_)) = (self.store.mail_address(&person.id).await?.address, &self.config.mail) else {
                    return Ok(Tested::Nowhere);
                };
                self.limits.take(&Who::MailTo(to.clone())).map_err(AccountError::TooManyMails)?;
                let letter: Letter = self.news(person, &to, title, vec![body], ids::fresh());
                let sent: Result<(), Unsent> = self.post_letter(&letter).await;
                Ok(if sent.is_ok() { Tested::Sent } else { Tested::NotSent })
            }
            Channel::Webhook => {
                let Some(hook) = self.choice(person).await?.webhook else {
                    return Ok(Tested::Nowhere);
                };
                let content = format!("{body} {house}");
                let told = json!({ "content": content, "topic": hook.topic, "title": title, "message": body, "click": house, "kind": "test" });
                self.post_json(hook.url, told.to_string());
                Ok(Tested::Sent)
            }
        }
    }
}
