//! `coven serve`: a server on this machine.

use crate::service::{Signals, ready, stopping, watchdog};
use crate::shell::{Outcome, Shell, Stop};
use coven_server::{Config, DrawnTables, Mail, MailServer, PublicUrl, Sender, TlsFiles, serve};
use coven_store::Database;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// Serve tables to browsers and programs
///
/// Without --database everything is kept in a file of this user's data folder. With a PostgreSQL URL any number of these programs
/// serve the same tables.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven serve
  coven serve --listen 0.0.0.0:8080 --public-url https://coven.example.org --behind-proxy
  coven serve --database postgres://coven@db/coven")]
pub struct Args {
    /// A file, or the URL of a PostgreSQL database [default: coven.db in this user's data folder]
    #[arg(long, value_name = "FILE|URL")]
    database: Option<Database>,
    /// Where to listen [default: 127.0.0.1:8666, or any free port if that is taken]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Speak HTTPS with this certificate, in PEM form with all that lead to a known authority; read again when it changes
    #[arg(long, value_name = "FILE")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate, in PEM form
    #[arg(long, value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// Tell /metrics at this address only, not where people reach the server
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// Let nobody new in without an invitation
    #[arg(long)]
    invite_only: bool,
    /// How people reach the server, if not by its address
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// Threads on which strong bots think; quick ones have one more [default: half of the cores]
    #[arg(long, value_name = "N")]
    bot_threads: Option<NonZeroUsize>,
    /// Analyse a finished game only when somebody asks for its report, not as soon as it ends
    #[arg(long)]
    reports_on_request: bool,
    /// Requests a second that one person or address may make [default: 30]
    #[arg(long, value_name = "N")]
    rate: Option<u16>,
    /// Streams that one person, or an address without a name, may hold [default: 32]
    #[arg(long, value_name = "N")]
    streams: Option<usize>,
    /// Believe the last address of X-Forwarded-For, because a proxy of ours wrote it
    #[arg(long)]
    behind_proxy: bool,
    /// Let webhooks and notices of the browser go to addresses of the own network
    #[arg(long)]
    local_webhooks: bool,
    /// The mail server, smtps://USER:PASSWORD@HOST or smtp://… (STARTTLS); without it no mail is sent
    #[arg(long, value_name = "URL")]
    mail: Option<MailServer>,
    /// Who mails come from, such as Coven <coven@example.org>
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<Sender>,
}

pub const USUAL: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8666);

pub fn run(shell: &Shell, args: Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let database = match args.database {
        Some(database) => database,
        None => Database::Sqlite(usual_file()?),
    };
    let mut config = Config::new(database, args.listen.unwrap_or_else(usual_address));
    config.data = shell.data.clone();
    config.public_url = args.public_url;
    config.tls = match (args.tls_cert, args.tls_key) {
        (Some(certificate), Some(key)) => Some(TlsFiles { certificate, key }),
        (None, None) => None,
        (Some(_), None) => return Err(Stop::input("--tls-cert needs --tls-key, the file with the certificate's private key")),
        (None, Some(_)) => return Err(Stop::input("--tls-key needs --tls-cert, the file with the key's certificate")),
    };
    config.mail = mail(args.mail, args.mail_from)?;
    config.metrics_listen = args.metrics_listen;
    config.invite_only = args.invite_only;
    config.reports_on_request = args.reports_on_request;
    config.behind_proxy = args.behind_proxy;
    config.local_webhooks = args.local_webhooks;
    if let Some(threads) = args.bot_threads {
        config.bot_threads = threads;
    }
    if let Some(rate) = args.rate.map(f32::from) {
        config.rates.person = rate;
        config.rates.address = rate;
        config.rates.entrance = config.rates.entrance.max(rate / 15.0);
        config.rates.newcomers = config.rates.newcomers.max(rate * 3.0);
        config.rates.listings = config.rates.listings.max(rate / 30.0);
    }
    if let Some(streams) = args.streams {
        config.rates.streams = streams;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let mut signals = Signals::catch()?;
        let public = config.public_url.clone();
        let scheme = if config.tls.is_some() { "https" } else { "http" };
        let mut running = serve(config, Box::new(DrawnTables)).await.map_err(Stop::input)?;
        let address = public.map_or_else(|| format!("{scheme}://{}", running.address), |url| url.to_string());
        writeln!(out, "{address}")?;
        out.flush()?;
        ready();
        let pulse = running.pulse();
        let (why, ended) = tokio::select! {
            signal = signals.next() => (signal, Ok(Outcome::Good)),
            outgrown = running.outgrown() => ("outgrown", Err(Stop::input(outgrown))),
            never = watchdog(&pulse) => match never {},
        };
        stopping();
        running.stop(why).await;
        ended
    });
    // Nobody waits for the receiver of a webhook.
    runtime.shutdown_background();
    served
}

/// How mail is sent, if both are said that it takes.
pub fn mail(server: Option<MailServer>, from: Option<Sender>) -> Result<Option<Mail>, Stop> {
    match (server, from) {
        (Some(server), Some(from)) => Ok(Some(Mail { server, from })),
        (None, None) => Ok(None),
        (Some(_), None) => Err(Stop::input("--mail needs --mail-from, the address that mails come from")),
        (None, Some(_)) => Err(Stop::input("--mail-from needs --mail, the server that takes mails")),
    }
}

/// The usual port, unless somebody else has it.
fn usual_address() -> SocketAddr {
    match std::net::TcpListener::bind(USUAL) {
        Ok(_) => USUAL,
        Err(_) => SocketAddr::new(USUAL.ip(), 0),
    }
}

/// A file in the user's data folder.
pub fn usual_file() -> Result<PathBuf, Stop> {
    Ok(data_folder()?.join("coven.db"))
}

/// The user's data folder.
pub fn data_folder() -> Result<PathBuf, Stop> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = named("XDG_DATA_HOME")
        .or_else(|| named("HOME").map(|home| home.join(".local/share")))
        .ok_or_else(|| Stop::input("there is no data folder here; name a file with --database"))?
        .join("coven");
    std::fs::create_dir_all(&folder).map_err(|error| Stop::file(&folder, error))?;
    Ok(folder)
}
