//! `coven health`: is a server well? For checks where there is no curl.

use crate::serve;
use crate::shell::{Outcome, Shell, Stop};
use coven_engine::Phrase;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use ureq::config::ConfigBuilder;
use ureq::typestate::AgentScope;

/// A server that does not answer within this time is not well.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// Ask a server whether it can do its work
///
/// The exit code is 0 if it can and 1 if not, so that containers and load balancers can ask, too.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven health
  coven health https://coven.example.org")]
pub struct Args {
    /// Where the server is [default: where it listens]
    #[arg(value_parser = address)]
    url: Option<String>,
    /// Where it listens [default: 127.0.0.1:8666]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// The certificate with which it speaks HTTPS
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<PathBuf>,
}

/// How a server is reached from its own machine.
fn from_here(listen: Option<SocketAddr>, tls: bool) -> String {
    let mut address = listen.unwrap_or(serve::USUAL);
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    format!("{}://{address}", if tls { "https" } else { "http" })
}

/// The address of a server, without what may stand behind it.
pub fn address(text: &str) -> Result<String, String> {
    if !text.starts_with("http://") && !text.starts_with("https://") {
        return Err("an address begins with http:// or https://".to_owned());
    }
    Ok(text.trim_end_matches('/').trim_end_matches("/health").to_owned())
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let (url, agent) = match &args.url {
        Some(url) => (url.clone(), agent()),
        None => (from_here(args.listen, args.tls_cert.is_some()), agent_on_this_machine()),
    };
    let told = match ask(&agent, &url) {
        Ok(()) => {
            writeln!(out, "{}", shell.say(Phrase::new("health-good").with("url", url.as_str())))?;
            return Ok(Outcome::Good);
        }
        Err(why) => Phrase::new("health-bad").with("url", url.as_str()).with("why", why),
    };
    writeln!(out, "{}", shell.say(told))?;
    Ok(Outcome::Found)
}

/// An error says why the server cannot do its work.
pub fn ask(agent: &ureq::Agent, url: &str) -> Result<(), String> {
    let mut answer = agent.get(format!("{url}/health")).call().map_err(|error| error.to_string())?;
    if answer.status().as_u16() == 200 {
        return Ok(());
    }
    let body: serde_json::Value =
        answer.body_mut().read_to_string().ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let code = body["error"]["code"].as_str().unwrap_or("?");
    Err(format!("{} {code}", answer.status().as_u16()))
}

/// Somebody who asks servers, and does not wait for ever.
pub fn agent() -> ureq::Agent {
    patient().build().into()
}

/// The same for a server that is reached by the address of this machine: its certificate bears another name.
fn agent_on_this_machine() -> ureq::Agent {
    let tls = ureq::tls::TlsConfig::builder().disable_verification(true).build();
    patient().tls_config(tls).build().into()
}

fn patient() -> ConfigBuilder<AgentScope> {
    ureq::Agent::config_builder().timeout_global(Some(ANSWER_TIMEOUT)).max_redirects(0).http_status_as_error(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_everywhere_is_asked_here() {
        let reached = |listen: &str| from_here(Some(listen.parse().expect("an address")), false);
        assert_eq!(from_here(None, false), "http://127.0.0.1:8666");
        assert_eq!(from_here(None, true), "https://127.0.0.1:8666");
        assert_eq!(reached("0.0.0.0:8080"), "http://127.0.0.1:8080");
        assert_eq!(reached("[::]:8080"), "http://[::1]:8080");
        assert_eq!(reached("10.0.0.1:8080"), "http://10.0.0.1:8080");
    }
}
