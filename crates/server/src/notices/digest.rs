//! The daily mail: everything that has come together since the last one and still holds.

use super::letters::language;
use super::mail::Unsent;
use super::outbox::{Next, again};
use crate::app::App;
use crate::log;
use coven_engine::Phrase;
use coven_store::{Person, Queued};
use serde_json::json;

impl App {
    /// Claims what waits for a person's daily mail, sends it, and writes down what has become of it.
    pub(super) async fn tell_digest(&self, person: &str, until: i64) {
        let claimed = self.store.claim_digest(person, &self.outbox.node, log::now(), until).await;
        let all = match claimed {
            Ok(all) => all,
            Err(error) => return log::event("store", json!({ "why": error.to_string() })),
        };
        let sent = self.mail_digest(person, &all).await;
        for one in &all {
            let next = match sent {
                Err(Unsent::Now) => Next::Later { due: again(one, log::now()), digest: true },
                Ok(()) | Err(Unsent::Ever) => Next::Done,
            };
            self.settle(one, next).await;
        }
    }

    async fn mail_digest(&self, person: &str, all: &[Queued]) -> Result<(), Unsent> {
        let person = self.person(person).await.map_err(|_| Unsent::Now)?.filter(|person| !person.is_banned(log::now()));
        let person = person.ok_or(Unsent::Ever)?;
        let mailbox = self.store.mail_address(&person.id).await.map_err(|_| Unsent::Now)?;
        let to = mailbox.address.ok_or(Unsent::Ever)?;
        let (lines, first) = self.lines(&person, all).await;
        let Some(first) = first else {
            return Ok(());
        };
        let subject = Phrase::new("letter-digest").with("count", lines.len());
        let subject = self.texts(language(&person)).say(&subject, &[]);
        let parts = [person.id.as_str(), &first.table, &first.kind.to_string(), &first.seq.to_string()];
        let id = self.signer.name("digest", &parts);
        self.post_letter(&self.news(&person, &to, subject, lines, id)).await
    }

    /// What still holds, each as a paragraph; and the first of it.
    async fn lines<'a>(&self, person: &Person, all: &'a [Queued]) -> (Vec<String>, Option<&'a Queued>) {
        let (mut lines, mut first) = (Vec::new(), None);
        for one in all {
            // A table that cannot be read now is left out: the next daily mail comes tomorrow.
            if let Ok(Some(message)) = self.still_holds(one).await {
                lines.push(format!("{}\n{}", message.sentence(self, language(person)), message.link(self)));
                first = first.or(Some(one));
            }
        }
        (lines, first)
    }
}
