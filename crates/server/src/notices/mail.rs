//! Mail over SMTP, with the mail server that whoever runs this server names.

use crate::app::App;
use crate::log;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde_json::json;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How this server sends mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    pub server: MailServer,
    pub from: Sender,
}

/// The mail server: `smtps://USER:PASSWORD@HOST`, or `smtp://…` where the connection becomes a safe one when both have greeted.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer {
    /// As the library wants it.
    url: String,
}

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It holds a password.
        f.write_str("MailServer")
    }
}

/// Why an address cannot be that of a mail server. It does not repeat what was said, which may hold a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMailServer {
    #[error("a mail server begins with smtps:// or smtp://, such as smtps://user:password@mail.example.org")]
    Scheme,
    #[error("behind smtp:// nothing but ?tls=none can be said, for a server in the own network that has no certificate")]
    Parameters,
    #[error("this is no address of a mail server, such as smtps://user:password@mail.example.org:465")]
    Unreadable,
}

impl FromStr for MailServer {
    type Err = BadMailServer;

    fn from_str(text: &str) -> Result<MailServer, BadMailServer> {
        let (scheme, rest) = text.split_once("://").ok_or(BadMailServer::Scheme)?;
        let (rest, parameters) = rest.split_once('?').map_or((rest, None), |(rest, behind)| (rest, Some(behind)));
        let host = rest.rsplit('@').next().unwrap_or_default();
        let here = ["localhost", "127.0.0.1", "[::1]"].iter().any(|name| {
            host.split('/')
                .next()
                .is_some_and(|host| host == *name || host.strip_prefix(name).is_some_and(|port| port.starts_with(':')))
        });
        let url = match (scheme, parameters) {
            ("smtps", None) => text.to_owned(),
            // What does not leave this machine needs no certificate.
            ("smtp", None) if here => format!("smtp://{rest}"),
            ("smtp", None) => format!("smtp://{rest}?tls=required"),
            ("smtp", Some("tls=none")) => format!("smtp://{rest}"),
            ("smtp" | "smtps", Some(_)) => return Err(BadMailServer::Parameters),
            _ => return Err(BadMailServer::Scheme),
        };
        AsyncSmtpTransport::<Tokio1Executor>::from_url(&url).map_err(|_| BadMailServer::Unreadable)?;
        Ok(MailServer { url })
    }
}

/// Who the mails come from: `Coven <coven@example.org>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sender(Mailbox);

/// Nobody can be the sender of mail under this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a sender is an address, such as coven@example.org or Coven <coven@example.org>")]
pub struct BadSender;

impl FromStr for Sender {
    type Err = BadSender;

    fn from_str(text: &str) -> Result<Sender, BadSender> {
        text.parse().map(Sender).map_err(|_| BadSender)
    }
}

impl Sender {
    /// The address alone.
    pub fn address(&self) -> String {
        self.0.email.to_string()
    }
}

/// An address as we keep it, if it is one: without a name, in small letters, so that one mailbox is one address.
pub fn checked(text: &str) -> Option<String> {
    let text = text.trim().to_lowercase();
    // Whoever has an address of a machine of ours alone cannot be told apart from somebody who forgot half of it.
    let address: Address = text.parse().ok().filter(|address: &Address| address.domain().contains('.'))?;
    (text.len() <= 254).then(|| address.to_string())
}

/// A mail, in plain text.
#[derive(Debug)]
pub struct Letter {
    pub to: String,
    pub subject: String,
    /// Paragraph by paragraph.
    pub text: Vec<String>,
    /// A link by which whoever has the mail wants no more of them.
    pub leave: Option<String>,
    /// What tells it apart from all others; the same for the same news.
    pub id: String,
}

/// Why a mail was not sent. It says nothing of whom it was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsent {
    /// It may be sent later.
    Now,
    /// It will never be taken.
    Ever,
}

fn raw(builder: MessageBuilder, name: &'static str, value: String) -> MessageBuilder {
    builder.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str(name), value))
}

impl Mail {
    fn transport(&self, timeout: Duration) -> Result<AsyncSmtpTransport<Tokio1Executor>, Unsent> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&self.server.url).map_err(|_| Unsent::Ever)?;
        let name = ClientId::Domain(self.from.0.email.domain().to_owned());
        Ok(transport.hello_name(name).timeout(Some(timeout)).build())
    }

    fn message(&self, letter: &Letter) -> Result<Message, Unsent> {
        let to: Address = letter.to.parse().map_err(|_| Unsent::Ever)?;
        let id = format!("<{}@{}>", letter.id, self.from.0.email.domain());
        let builder = Message::builder().from(self.from.0.clone()).to(Mailbox::new(None, to)).subject(&letter.subject);
        // Nobody's program answers to what a program has written.
        let mut builder = raw(builder.message_id(Some(id)), "Auto-Submitted", "auto-generated".to_owned());
        if let Some(leave) = &letter.leave {
            builder = raw(builder, "List-Unsubscribe", format!("<{leave}>"));
            builder = raw(builder, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        let text = letter.text.join("\n\n") + "\n";
        builder.header(ContentType::TEXT_PLAIN).body(text).map_err(|_| Unsent::Ever)
    }

    /// Hands a mail to the mail server.
    pub async fn send(&self, letter: &Letter, timeout: Duration) -> Result<(), Unsent> {
        let message = self.message(letter)?;
        let sending = self.transport(timeout)?.send(message).await.map(|_| ());
        sending.map_err(|error| if error.is_permanent() { Unsent::Ever } else { Unsent::Now })
    }

    /// Whether the mail server answers, and lets us in. An error says why not.
    pub async fn answers(&self, timeout: Duration) -> Result<(), String> {
        let transport = self.transport(timeout).map_err(|_| BadMailServer::Unreadable.to_string())?;
        match transport.test_connection().await {
            Ok(true) => Ok(()),
            Ok(false) => Err("it does not answer as a mail server does".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl App {
    /// Sends a mail and counts what came of it.
    pub(super) async fn post_letter(&self, letter: &Letter) -> Result<(), Unsent> {
        let Some(mail) = &self.config.mail else {
            return Err(Unsent::Ever);
        };
        let sent = mail.send(letter, self.config.waits.mail).await;
        self.metrics.told(super::Channel::Mail, sent.is_ok());
        if let Err(unsent) = sent {
            log::event("mail-not-sent", json!({ "why": if unsent == Unsent::Now { "for now" } else { "refused" } }));
        }
        sent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_is_safe_or_near() {
        let read = |text: &str| text.parse::<MailServer>().map(|server| server.url);
        let kept = "smtps://coven:s3cret@mail.example.org".to_owned();
        assert_eq!(read(&kept), Ok(kept));
        assert_eq!(read("smtp://mail.example.org:587"), Ok("smtp://mail.example.org:587?tls=required".to_owned()));
        assert_eq!(read("smtp://localhost:1025"), Ok("smtp://localhost:1025".to_owned()));
        assert_eq!(read("smtp://a:b@127.0.0.1:25"), Ok("smtp://a:b@127.0.0.1:25".to_owned()));
        assert_eq!(read("smtp://localhost.example.org"), Ok("smtp://localhost.example.org?tls=required".to_owned()));
        assert_eq!(read("smtp://mail?tls=none"), Ok("smtp://mail".to_owned()));
        assert_eq!(read("mail.example.org"), Err(BadMailServer::Scheme));
        assert_eq!(read("imap://mail.example.org"), Err(BadMailServer::Scheme));
        assert_eq!(read("smtp://mail?tls=opportunistic"), Err(BadMailServer::Parameters));
        assert_eq!(read("smtps://"), Err(BadMailServer::Unreadable));
        let server: MailServer = "smtps://coven:s3cret@mail.example.org".parse().expect("a server");
        assert!(!format!("{server:?}").contains("s3cret"));
    }

    #[test]
    fn one_mailbox_is_one_address() {
        assert_eq!(checked(" Ada@Example.ORG ").as_deref(), Some("ada@example.org"));
        for bad in ["", "ada", "ada@", "@example.org", "ada@localhost", "Ada <ada@example.org>", "a@b.c\r\nBcc: x@y.z", "a b@c.d"]
        {
            assert_eq!(checked(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_letter_says_how_to_hear_no_more_and_that_a_program_wrote_it() {
        let mail = Mail {
            server: "smtp://localhost".parse().expect("a server"),
            from: "Coven <coven@example.org>".parse().expect("a sender"),
        };
        let letter = Letter {
            to: "ada@example.net".to_owned(),
            subject: "Twoja kolej: Żółw".to_owned(),
            text: vec!["Zażółć gęślą jaźń.".to_owned(), "https://example.org/table/1".to_owned()],
            leave: Some("https://example.org/mail/leave/x".to_owned()),
            id: "one".to_owned(),
        };
        let written = String::from_utf8(mail.message(&letter).expect("a message").formatted()).expect("text");
        for part in [
            "From: Coven <coven@example.org>",
            "To: ada@example.net",
            "Message-ID: <one@example.org>",
            "List-Unsubscribe: <https://example.org/mail/leave/x>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
        ] {
            assert!(written.contains(part), "{part}: {written}");
        }
    }
}
