//! The mails that people get, in their words.

use super::Kind;
use super::address::Leave;
use super::mail::{Letter, Unsent};
use super::message::Message;
use super::outbox::{Next, again};
use crate::app::App;
use crate::ids;
use crate::log;
use coven_engine::Phrase;
use coven_store::{Person, Queued, StoreError};
use coven_text::Language;
use coven_ui::page::Address;

pub(super) fn language(person: &Person) -> Language {
    person.language.parse().unwrap_or_default()
}

impl App {
    /// A mail that tells a person something that they have asked to hear.
    pub(super) fn news(&self, person: &Person, to: &str, subject: String, mut text: Vec<String>, id: String) -> Letter {
        let language = language(person);
        let leave = format!("{}{}", self.url(), Address::LeaveMail { link: &Leave::of(person, to).sealed(&self.signer) });
        let choose = format!("{}{}", self.url(), Address::YourNotices);
        let said = |id: &'static str, link: &str| {
            let house = self.url();
            let phrase = Phrase::new(id).with("house", house.as_str()).with("name", person.name.as_str()).with("link", link);
            self.texts(language).say(&phrase, &[])
        };
        // What stands behind two dashes is small print to every program that shows mails.
        text.push(format!("-- \n{}\n{}", said("letter-why", &choose), said("letter-leave", &leave)));
        Letter { to: to.to_owned(), subject, text, leave: Some(leave), id }
    }

    /// Mails a notice, or puts it aside for the daily mail.
    pub(super) async fn mail_notice(&self, person: &Person, message: &Message, one: &Queued) -> Result<Next, StoreError> {
        let mailbox = self.store.mail_address(&person.id).await?;
        let (Some(to), Some(_)) = (mailbox.address, &self.config.mail) else {
            return Ok(Next::Done);
        };
        if let Some(hour) = mailbox.digest {
            let together = self.hours(&person.id).await?.next_hour(hour, log::now());
            // A last call that comes when it is too late is none.
            let last_call = matches!(message.kind, Kind::Reminder | Kind::Invitation | Kind::Challenge);
            if !(last_call && message.due.is_some_and(|due| due <= together)) {
                return Ok(Next::Later { due: together, digest: true });
            }
        }
        let language = language(person);
        let text = vec![message.sentence(self, language), message.link(self)];
        let parts = [person.id.as_str(), &message.table, message.kind.name(), &message.seq.to_string()];
        let letter = self.news(person, &to, message.subject(self, language), text, self.signer.name("letter", &parts));
        Ok(match self.post_letter(&letter).await {
            Err(Unsent::Now) => Next::Later { due: again(one, log::now()), digest: false },
            Ok(()) | Err(Unsent::Ever) => Next::Done,
        })
    }

    /// A mail that has nothing to do with a table, and that nobody subscribes to.
    pub(super) fn plain_letter(&self, language: Language, to: &str, subject: &'static str, text: &[Phrase]) -> Letter {
        let texts = self.texts(language);
        Letter {
            to: to.to_owned(),
            subject: texts.say(&Phrase::new(subject), &[]),
            text: text.iter().map(|phrase| texts.say(phrase, &[])).collect(),
            leave: None,
            id: ids::fresh(),
        }
    }
}
