//! `coven join`: tables of a server on the screen of this terminal.

use crate::guests;
use crate::screen;
use crate::shell::{Outcome, Shell, Stop, complain};
use coven_engine::Phrase;
use coven_tui::host::Host;
use coven_tui::hosts::{Address, JoinError, Lobby, RemoteTable, Server};
use std::io::Write;

/// Play at tables of a server in this terminal
///
/// The address is the one that a browser shows for the table, or that of the server, whose tables are then listed. Several tables
/// stand side by side; + and - go from one to the next. You are a guest, unless a token says who you are; whoever comes back under
/// the same name is the same guest and finds the own tables in the list.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven join http://127.0.0.1:8666
  coven join https://coven.example/tables/k3v9 --name Ada
  COVEN_TOKEN=coven_... coven join https://coven.example https://coven.example/tables/k3v9")]
pub struct Args {
    /// Addresses of tables or servers
    #[arg(required = true, value_name = "URL")]
    urls: Vec<String>,
    /// Play for the owner of this token [default: the variable COVEN_TOKEN]
    #[arg(long, value_name = "TOKEN")]
    token: Option<String>,
    /// What you are called as a guest
    #[arg(long, value_name = "NAME", default_value = "Terminal")]
    name: String,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let addresses = args.urls.iter().map(|url| Address::read(url).map_err(Stop::input)).collect::<Result<Vec<_>, _>>()?;
    if !screen::is_able() {
        return Err(Stop::Input(shell.say(Phrase::new("tui-needs-screen"))));
    }
    let mut servers: Vec<Server> = Vec::new();
    let mut hosts: Vec<Box<dyn Host>> = Vec::new();
    for address in addresses {
        // The same guest sits at every table of a server.
        let known = servers.iter().find(|server| server.url() == address.server).cloned();
        let server = match known {
            Some(server) => server,
            None => {
                let server = greet(shell, args, &address.server)?;
                servers.push(server.clone());
                server
            }
        };
        let told = |error: JoinError| Stop::Input(error.told(&shell.texts));
        hosts.push(match &address.table {
            Some(table) => Box::new(RemoteTable::open(shell.texts.clone(), server, table).map_err(told)?),
            None => Box::new(Lobby::open(shell.texts.clone(), server).map_err(told)?),
        });
    }
    screen::run(shell, hosts, out)
}

/// Says to a server who is there: the owner of a token, a guest who was there before, or a new one.
fn greet(shell: &Shell, args: &Args, url: &str) -> Result<Server, Stop> {
    let server = Server::new(url, shell.texts.language());
    let told = |error: JoinError| Stop::Input(error.told(&shell.texts));
    let token = args.token.clone().or_else(|| std::env::var("COVEN_TOKEN").ok().filter(|token| !token.is_empty()));
    if let Some(token) = token {
        return Ok(server.with_token(&token));
    }
    if let Some(cookie) = guests::known(url, &args.name) {
        let known = server.clone().with_cookie(&cookie);
        match known.get("/api/v1/me") {
            Ok(_) => return Ok(known),
            // The server has forgotten this guest.
            Err(JoinError::Refused { .. }) => {}
            Err(error) => return Err(told(error)),
        }
    }
    let mut server = server;
    let cookie = server.become_guest(&args.name).map_err(told)?;
    if let Err(error) = guests::keep(url, &args.name, &cookie) {
        // Nothing is lost but the way back to a table that is left.
        complain(format_args!("the guest {} is not remembered: {error}", args.name));
    }
    Ok(server)
}
