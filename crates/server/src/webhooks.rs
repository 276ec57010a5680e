//! "Your turn", told to the outside: one JSON object that Discord, ntfy and anybody's own program understand.

use crate::app::App;
use crate::live::Open;
use crate::log;
use crate::table::Happened;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Duration;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

/// So many announcements may wait; more are dropped, for nobody wants to hear of a turn that is long over.
const QUEUE: usize = 1000;

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

struct Announcement {
    to: String,
    body: String,
}

pub struct Webhooks(SyncSender<Announcement>);

impl Webhooks {
    pub fn start(local: bool) -> Webhooks {
        let (sender, announcements) = sync_channel::<Announcement>(QUEUE);
        let agent = agent(local);
        // Without a thread nobody is told; the turns are shown all the same.
        let _ = std::thread::Builder::new().name("coven-webhooks".to_owned()).spawn(move || {
            for Announcement { to, body } in announcements {
                let told = agent.post(&to).header("content-type", "application/json").send(body);
                if let Err(error) = told {
                    log::event("webhook-failed", json!({ "why": kind(&error) }));
                }
            }
        });
        Webhooks(sender)
    }
}

/// What went wrong, without the address.
fn kind(error: &ureq::Error) -> String {
    match error {
        ureq::Error::StatusCode(status) => format!("status {status}"),
        ureq::Error::Timeout(_) => "timeout".to_owned(),
        ureq::Error::HostNotFound => "no allowed address".to_owned(),
        _ => "connection".to_owned(),
    }
}

fn agent(local: bool) -> ureq::Agent {
    let config = ureq::Agent::config_builder().timeout_global(Some(Duration::from_secs(5))).max_redirects(0).build();
    ureq::Agent::with_parts(config, DefaultConnector::default(), Outside { local })
}

/// Finds addresses, and none of the own network unless that is allowed: nobody uses the server to look behind its doors.
#[derive(Debug)]
struct Outside {
    local: bool,
}

impl Resolver for Outside {
    fn resolve(
        &self,
        uri: &ureq::http::Uri,
        config: &ureq::config::Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        found.iter().filter(|address| self.local || is_outside(address)).for_each(|address| allowed.push(*address));
        if allowed.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(allowed) }
    }
}

fn is_outside(address: &SocketAddr) -> bool {
    match address.ip().to_canonical() {
        IpAddr::V4(ip) => {
            let [a, b, ..] = ip.octets();
            let shared = a == 100 && (64..128).contains(&b);
            let reserved = a == 0 || a >= 224 || (a, b) == (192, 0) || (a, b) == (198, 18) || (a, b) == (198, 19);
            !(ip.is_loopback() || ip.is_private() || ip.is_link_local() || ip.is_broadcast() || shared || reserved)
        }
        // Only global unicast addresses.
        IpAddr::V6(ip) => ip.segments()[0] & 0xe000 == 0x2000,
    }
}

impl App {
    /// Announces to people who are asked now and were not before that it is their turn.
    pub fn announce(self: &Arc<App>, open: &Open, happened: &Happened) {
        let Some(desk) = &open.desk else {
            return;
        };
        for seat in happened.newly_asked {
            let Some(person) = desk.person_at(seat).filter(|_| desk.bot_at(seat).is_none()) else {
                continue;
            };
            if open.watches(person) {
                continue;
            }
            let (app, person, table) = (self.clone(), person.to_owned(), desk.id.clone());
            let (game, seq) = (desk.founding.game.clone(), desk.seq);
            tokio::spawn(async move {
                let Ok(Some(person)) = app.person(&person).await else {
                    return;
                };
                let hook: Option<Webhook> = person.webhook.as_deref().and_then(|hook| serde_json::from_str(hook).ok());
                let Some(hook) = hook else {
                    return;
                };
                let title = coven_catalog::about(&game).map_or("", |about| about.title);
                let link = format!("{}/tables/{table}", app.url());
                let language = person.language.parse().unwrap_or_default();
                let text = app.texts(language).say(&coven_engine::Phrase::new("server-your-turn").with("game", title), &[]);
                let body = json!({
                    "content": format!("{text} {link}"),
                    "topic": hook.topic,
                    "title": title,
                    "message": text,
                    "click": link,
                    "table": table,
                    "game": game,
                    "seat": seat,
                    "seq": seq,
                });
                // A full queue drops it.
                let _ = app.webhooks.0.try_send(Announcement { to: hook.url, body: body.to_string() });
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_network_is_not_outside() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.9",
            "172.16.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
        ] {
            assert!(!is_outside(&SocketAddr::new(inside.parse().expect("an address"), 80)), "{inside}");
        }
        for outside in ["93.184.216.34", "2606:2800:220:1::1"] {
            assert!(is_outside(&SocketAddr::new(outside.parse().expect("an address"), 443)), "{outside}");
        }
    }

    #[test]
    fn only_web_addresses_are_webhooks() {
        let hook = |url: &str| Webhook { url: url.to_owned(), topic: None };
        assert!(hook("https://ntfy.sh/").is_sensible() && hook("http://example.org/x?y=z").is_sensible());
        for bad in ["", "file:///etc/passwd", "https://", "http:///x", "ftp://example.org", "https://a b"] {
            assert!(!hook(bad).is_sensible(), "{bad}");
        }
    }
}
