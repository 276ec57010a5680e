//! Calls to addresses that people have given: to nobody inside of the own network, and so that one receiver that is slow is slow for itself
//! alone.

use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

/// Number of receivers that are called at the same time.
const AT_ONCE: usize = 8;

/// Maximum number of calls that wait for one receiver; more are refused, for nobody wants to hear of a turn that is long over.
const MOST_WAITING: usize = 50;

/// Time for which a receiver that did not answer is called no more.
const PAUSE: Duration = Duration::from_secs(60);

/// Why a call came to nothing. It never says whom it was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Too much waits for this receiver, or it did not answer a moment ago.
    Busy,
    Timeout,
    /// The name is unknown, or leads into the own network.
    NoAddress,
    Connection,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::Busy => "busy",
            Failure::Timeout => "timeout",
            Failure::NoAddress => "no allowed address",
            Failure::Connection => "connection",
        })
    }
}

struct Receiver {
    turns: Semaphore,
    paused: Mutex<Option<Instant>>,
}

impl Receiver {
    fn is_paused(&self) -> bool {
        let paused = *self.paused.lock().unwrap_or_else(PoisonError::into_inner);
        paused.is_some_and(|since| since.elapsed() < PAUSE)
    }
}

pub struct Outward {
    agent: ureq::Agent,
    /// By scheme, host and port.
    receivers: Mutex<HashMap<String, Arc<Receiver>>>,
    places: Semaphore,
    /// Number of calls that one receiver gets at the same time.
    each: usize,
}

impl Outward {
    /// With `local`, addresses of the own network are called, too.
    pub fn new(local: bool, timeout: Duration, each: usize) -> Outward {
        Outward { agent: agent(local, timeout), receivers: Mutex::default(), places: Semaphore::new(AT_ONCE), each }
    }

    /// Posts something when its receiver has time for it, and says the status of the answer.
    pub async fn post(&self, url: String, headers: Vec<(&'static str, String)>, body: Vec<u8>) -> Result<u16, Failure> {
        let receiver = self.receiver(&url).ok_or(Failure::Busy)?;
        let _turn = receiver.turns.acquire().await.map_err(|_| Failure::Busy)?;
        if receiver.is_paused() {
            return Err(Failure::Busy);
        }
        let _place = self.places.acquire().await.map_err(|_| Failure::Busy)?;
        let agent = self.agent.clone();
        let call = move || {
            let request = headers.iter().fold(agent.post(&url), |request, (name, value)| request.header(*name, value));
            request.send(&body[..]).map(|answer| answer.status().as_u16())
        };
        let answered = tokio::task::spawn_blocking(call).await.map_err(|_| Failure::Connection)?;
        if matches!(answered, Err(ureq::Error::Timeout(_))) {
            *receiver.paused.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
        answered.map_err(|error| match error {
            ureq::Error::Timeout(_) => Failure::Timeout,
            ureq::Error::HostNotFound => Failure::NoAddress,
            _ => Failure::Connection,
        })
    }

    /// Who receives what is posted there; none if too much waits there already.
    fn receiver(&self, url: &str) -> Option<Arc<Receiver>> {
        let mut receivers = self.receivers.lock().unwrap_or_else(PoisonError::into_inner);
        receivers.retain(|_, receiver| Arc::strong_count(receiver) > 1 || receiver.is_paused());
        let place = url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/").to_ascii_lowercase();
        let new = || Arc::new(Receiver { turns: Semaphore::new(self.each), paused: Mutex::default() });
        let receiver = receivers.entry(place).or_insert_with(new);
        (Arc::strong_count(receiver) <= MOST_WAITING).then(|| receiver.clone())
    }
}

fn agent(local: bool, timeout: Duration) -> ureq::Agent {
    let config = ureq::Agent::config_builder().timeout_global(Some(timeout)).max_redirects(0).http_status_as_error(false);
    ureq::Agent::with_parts(config.build(), DefaultConnector::default(), Outside { local })
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
}
