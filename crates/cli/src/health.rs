//! `coven health`: is a server well? For checks where there is no curl.

use crate::shell::{Outcome, Shell, Stop};
use coven_engine::Phrase;
use std::io::Write;
use std::time::Duration;

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
    /// Where the server is
    #[arg(default_value = "http://127.0.0.1:8666", value_parser = address)]
    url: String,
}

/// The address of a server, without what may stand behind it.
pub fn address(text: &str) -> Result<String, String> {
    if !text.starts_with("http://") && !text.starts_with("https://") {
        return Err("an address begins with http:// or https://".to_owned());
    }
    Ok(text.trim_end_matches('/').trim_end_matches("/health").to_owned())
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let told = match ask(&args.url) {
        Ok(()) => {
            writeln!(out, "{}", shell.say(Phrase::new("health-good").with("url", args.url.as_str())))?;
            return Ok(Outcome::Good);
        }
        Err(why) => Phrase::new("health-bad").with("url", args.url.as_str()).with("why", why),
    };
    writeln!(out, "{}", shell.say(told))?;
    Ok(Outcome::Found)
}

/// An error says why the server cannot do its work.
pub fn ask(url: &str) -> Result<(), String> {
    let mut answer = agent().get(format!("{url}/health")).call().map_err(|error| error.to_string())?;
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
    let config = ureq::Agent::config_builder().timeout_global(Some(ANSWER_TIMEOUT)).max_redirects(0).http_status_as_error(false);
    config.build().into()
}
