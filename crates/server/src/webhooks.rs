//! "Your turn" and "You are invited", told to the outside: one JSON object that Discord, ntfy and anybody's own program understand.

use crate::app::App;
use crate::live::Open;
use crate::log;
use crate::table::{Desk, Event, Happened};
use coven_engine::Seat;
use coven_store::Person;
use coven_ui::page::Address;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

/// Number of receivers that are told at the same time.
const AT_ONCE: usize = 8;

/// Maximum number of announcements that wait for one receiver; more are dropped, for nobody wants to hear of a turn that is long
/// over.
const MOST_WAITING: usize = 50;

/// Time for which a receiver that did not answer is told nothing.
const PAUSE: Duration = Duration::from_secs(60);

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

/// Where a webhook is received. One that is slow is slow for its own announcements alone: it is told one after another.
#[derive(Default)]
struct Receiver {
    turn: tokio::sync::Mutex<()>,
    paused: Mutex<Option<Instant>>,
}

impl Receiver {
    fn is_paused(&self) -> bool {
        let paused = *self.paused.lock().unwrap_or_else(PoisonError::into_inner);
        paused.is_some_and(|since| since.elapsed() < PAUSE)
    }
}

pub struct Webhooks {
    agent: ureq::Agent,
    /// By scheme, host and port.
    receivers: Mutex<HashMap<String, Arc<Receiver>>>,
    places: Semaphore,
}

impl Webhooks {
    pub fn new(local: bool, timeout: Duration) -> Webhooks {
        Webhooks { agent: agent(local, timeout), receivers: Mutex::default(), places: Semaphore::new(AT_ONCE) }
    }

    /// Posts an announcement when its receiver has time for it.
    pub async fn post(&self, url: String, body: String) {
        let Some(receiver) = self.receiver(&url) else {
            return;
        };
        let _turn = receiver.turn.lock().await;
        if receiver.is_paused() {
            return;
        }
        let Ok(_place) = self.places.acquire().await else {
            return;
        };
        let agent = self.agent.clone();
        let call = move || agent.post(&url).header("content-type", "application/json").send(body).map(drop);
        if let Ok(Err(error)) = tokio::task::spawn_blocking(call).await {
            log::event("webhook-failed", json!({ "why": kind(&error) }));
            if matches!(error, ureq::Error::Timeout(_)) {
                *receiver.paused.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
            }
        }
    }

    /// Who receives what is posted there; none if too much waits there already.
    fn receiver(&self, url: &str) -> Option<Arc<Receiver>> {
        let mut receivers = self.receivers.lock().unwrap_or_else(PoisonError::into_inner);
        receivers.retain(|_, receiver| Arc::strong_count(receiver) > 1 || receiver.is_paused());
        let place = url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/").to_ascii_lowercase();
        let receiver = receivers.entry(place).or_default();
        (Arc::strong_count(receiver) <= MOST_WAITING).then(|| receiver.clone())
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

fn agent(local: bool, timeout: Duration) -> ureq::Agent {
    let config = ureq::Agent::config_builder().timeout_global(Some(timeout)).max_redirects(0).build();
    ureq::Agent::with_parts(config, DefaultConnector::default(), Outside { local })
}

/// Resolves names, and refuses addresses of the own network unless they are allowed: nobody may use the server to reach what is behind
/// its firewall.
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

/// A question that was put to somebody who is not looking at the table.
struct Turn {
    table: String,
    game: String,
    seat: Seat,
    seq: i64,
    what: Asked,
}

/// What somebody is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    ToMove,
    ToPlay,
}

impl Asked {
    /// The message that says it.
    const fn message(self) -> &'static str {
        match self {
            Asked::ToMove => "server-your-turn",
            Asked::ToPlay => "server-invited",
        }
    }

    /// What programs read.
    const fn kind(self) -> &'static str {
        match self {
            Asked::ToMove => "turn",
            Asked::ToPlay => "invitation",
        }
    }
}

impl Turn {
    /// Whether the person is still being asked the same.
    fn is_open(&self, desk: &Desk) -> bool {
        match self.what {
            Asked::ToMove => desk.answers_itself(self.seat) && desk.chairs[self.seat.index()].asked_since == self.seq,
            Asked::ToPlay => desk.holds().any(|hold| hold.seat == self.seat),
        }
    }
}

impl App {
    /// Announces to people who are asked now and were not before that it is their turn, or that they are asked to play.
    pub fn announce(self: &Arc<App>, open: &Open, happened: &Happened) {
        let Some(desk) = &open.desk else {
            return;
        };
        if let Event::Reminded { seat } = happened.event {
            return self.remind_of(open, seat);
        }
        let moving = |seat| Some((seat, desk.person_at(seat).filter(|_| desk.bot_at(seat).is_none())?, Asked::ToMove));
        let invited = matches!(happened.event, Event::Invited).then(|| desk.holds()).into_iter().flatten();
        let invited = invited.map(|hold| (hold.seat, hold.person, Asked::ToPlay));
        for (seat, person, what) in happened.newly_asked.filter_map(moving).chain(invited) {
            if open.watches(person) {
                continue;
            }
            let (app, person) = (self.clone(), person.to_owned());
            let turn = Turn { table: desk.id.clone(), game: desk.founding.game.clone(), seat, seq: desk.seq, what };
            tokio::spawn(async move {
                if let Ok(Some(person)) = app.person(&person).await {
                    app.announce_to(&person, turn).await;
                }
            });
        }
    }

    async fn announce_to(&self, person: &Person, turn: Turn) {
        let hook: Option<Webhook> = person.webhook.as_deref().and_then(|hook| serde_json::from_str(hook).ok());
        let Some(hook) = hook else {
            return;
        };
        tokio::time::sleep(self.config.waits.announcement).await;
        let open = match self.open_table(&turn.table).await {
            Ok(open) => open.desk().is_ok_and(|desk| turn.is_open(desk)),
            Err(_) => false,
        };
        if !open || self.watches(&turn.table, &person.id).await.unwrap_or(false) {
            return;
        }
        let title = coven_catalog::about(&turn.game).map_or("", |about| about.title);
        let link = format!("{}{}", self.url(), Address::Table { table: &turn.table });
        let language = person.language.parse().unwrap_or_default();
        let text = self.texts(language).say(&coven_engine::Phrase::new(turn.what.message()).with("game", title), &[]);
        let body = json!({
            "content": format!("{text} {link}"),
            "topic": hook.topic,
            "title": title,
            "message": text,
            "click": link,
            "kind": turn.what.kind(),
            "table": turn.table,
            "game": turn.game,
            "seat": turn.seat,
            "seq": turn.seq,
        });
        self.webhooks.post(hook.url, body.to_string()).await;
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
