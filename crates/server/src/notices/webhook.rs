//! Notices to programs: one JSON object that Discord, ntfy and anybody's own program understand.

use super::message::Message;
use crate::app::App;
use crate::log;
use coven_store::Person;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;

/// Where a person wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Webhook {
    /// Where the announcement is posted.
    #[schemars(length(max = 500))]
    pub url: String,
    /// The topic, for ntfy.
    #[serde(default)]
    #[schemars(length(max = 64))]
    pub topic: Option<String>,
}

impl Webhook {
    pub fn is_sensible(&self) -> bool {
        let schemes = ["https://", "http://"];
        let host = schemes.iter().find_map(|scheme| self.url.strip_prefix(scheme));
        host.is_some_and(|rest| !rest.is_empty() && !rest.starts_with('/'))
            && self.url.len() <= 500
            && self.url.bytes().all(|byte| byte.is_ascii_graphic())
            && self.topic.as_ref().is_none_or(|topic| topic.len() <= 64)
    }
}

impl App {
    /// Tells a webhook, as soon as its receiver has time for it. It is told once, whatever comes of it.
    pub(super) fn post_to_webhook(self: &Arc<App>, person: &Person, message: &Message) {
        let hook: Option<Webhook> = person.webhook.as_deref().and_then(|hook| serde_json::from_str(hook).ok());
        let Some(hook) = hook else {
            return;
        };
        let text = message.sentence(self, person.language.parse().unwrap_or_default());
        let link = message.link(self);
        let body = json!({
            "content": format!("{text} {link}"),
            "topic": hook.topic,
            "title": message.title(),
            "message": text,
            "click": link,
            "kind": message.kind.name(),
            "table": message.table,
            "game": message.game,
            "seat": message.seat,
            "seq": message.seq,
            "due": message.due,
        });
        self.post_json(hook.url, body.to_string());
    }

    /// Posts a text to a webhook, and counts what came of it.
    pub(super) fn post_json(self: &Arc<App>, url: String, body: String) {
        let app = self.clone();
        tokio::spawn(async move {
            let headers = vec![("content-type", "application/json".to_owned())];
            let failed = match app.webhooks.post(url, headers, body.into_bytes()).await {
                Ok(status) if status < 400 => None,
                Ok(status) => Some(format!("status {status}")),
                Err(failure) => Some(failure.to_string()),
            };
            app.metrics.told(super::Channel::Webhook, failed.is_none());
            if let Some(why) = failed {
                log::event("webhook-failed", json!({ "why": why }));
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_web_addresses_are_webhooks() {
        let hook = |url: &str| Webhook { url: url.to_owned(), topic: None };
        assert!(hook("https://ntfy.sh/").is_sensible() && hook("http://example.org/x?y=z").is_sensible());
        for bad in ["", "file:///etc/passwd", "https://", "http:///x", "ftp://example.org", "https://a b"] {
            assert!(!hook(bad).is_sensible(), "{bad}");
        }
    }
}
