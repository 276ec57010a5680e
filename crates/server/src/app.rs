//! Everything that the parts of the server share.

use crate::backlog::Backlogs;
use crate::bots::Pool;
use crate::clubs::ClubTables;
use crate::games::Games;
use crate::limits::{Limits, Rates};
use crate::live::Live;
use crate::metrics::Metrics;
use crate::notices::Outward;
use crate::notices::mail::Mail;
use crate::notices::outbox::Outbox;
use crate::notices::push::Push;
use crate::pages::Pages;
use crate::people::People;
use crate::presence::Presence;
use crate::prompts::Prompts;
use crate::public_url::PublicUrl;
use crate::reports::Reports;
use crate::signing::Signer;
use crate::speech::Speech;
use crate::tls::{TlsError, TlsFiles};
use crate::tournaments::Onlookers;
use coven_catalog::CatalogError;
use coven_engine::DataSource;
use coven_lab::analysis::Settings;
use coven_store::{Database, Notice, Store, StoreError};
use coven_text::{Language, Source, Texts};
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// How a server is to be run.
#[derive(Clone, Debug)]
pub struct Config {
    pub database: Database,
    pub listen: SocketAddr,
    /// With these the server speaks HTTPS itself.
    pub tls: Option<TlsFiles>,
    /// Where numbers are told, instead of at the address that people reach.
    pub metrics_listen: Option<SocketAddr>,
    /// Nobody new is let in without an invitation.
    pub invite_only: bool,
    /// How people reach the server, if not by its address; decides whether cookies need a safe connection.
    pub public_url: Option<PublicUrl>,
    pub data: DataSource,
    /// Threads on which bots think for long; one more is for quick thoughts.
    pub bot_threads: NonZeroUsize,
    /// How thoroughly finished games are looked at.
    pub analysis: Settings,
    /// A finished game is analysed only when somebody asks for its report.
    pub reports_on_request: bool,
    pub rates: Rates,
    /// The last address of `X-Forwarded-For` is the one that counts, because a proxy of ours wrote it.
    pub behind_proxy: bool,
    /// Webhooks and notices of the browser may go to addresses of the own network.
    pub local_webhooks: bool,
    /// Without it there is no mail, and nothing is said of any.
    pub mail: Option<Mail>,
    pub waits: Waits,
}

/// How long the server waits for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    /// For the head of a request, and for its body to begin to arrive.
    pub request: Duration,
    /// For a connection to take what is written to it.
    pub write: Duration,
    /// For an answer of the person, before the turn is announced elsewhere.
    pub announcement: Duration,
    /// For another node to say that it sees a person.
    pub presence: Duration,
    /// For the receiver of a webhook, or of a notice of the browser, to answer.
    pub webhook: Duration,
    /// For the mail server to take a mail.
    pub mail: Duration,
    /// Between two looks at the files of the certificate.
    pub certificate: Duration,
}

impl Default for Waits {
    fn default() -> Self {
        Waits {
            request: Duration::from_secs(10),
            write: Duration::from_secs(30),
            // With a look at the other nodes it is told within two seconds.
            announcement: Duration::from_millis(750),
            presence: Duration::from_millis(500),
            webhook: Duration::from_secs(5),
            mail: Duration::from_secs(20),
            certificate: Duration::from_secs(5),
        }
    }
}

impl Config {
    /// One machine, one file, everything else as it is usual.
    pub fn new(database: Database, listen: SocketAddr) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Config {
            database,
            listen,
            tls: None,
            metrics_listen: None,
            invite_only: false,
            public_url: None,
            data: DataSource::builtin(),
            // Half of the cores stay for people.
            bot_threads: NonZeroUsize::new(cores / 2).unwrap_or(NonZeroUsize::MIN),
            // As `coven analyse` does it: whoever takes the record home finds the same.
            analysis: Settings::quick(1),
            reports_on_request: false,
            rates: Rates::default(),
            behind_proxy: false,
            local_webhooks: false,
            mail: None,
            waits: Waits::default(),
        }
    }
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Data(#[from] CatalogError),
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error("the public URL begins with http://, but with a certificate the server speaks only https://")]
    UnsafePublicUrl,
    #[error("{0} cannot be listened to: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// The server's own messages.
const TEXTS: &[Source] = &[
    ("en", include_str!("../text/en.ftl")),
    ("it", include_str!("../text/it.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
    ("pl", include_str!("../text/pl.ftl")),
    ("en", include_str!("../text/notices/en.ftl")),
    ("it", include_str!("../text/notices/it.ftl")),
    ("fr", include_str!("../text/notices/fr.ftl")),
    ("pl", include_str!("../text/notices/pl.ftl")),
    ("en", include_str!("../text/clubs/en.ftl")),
    ("it", include_str!("../text/clubs/it.ftl")),
    ("fr", include_str!("../text/clubs/fr.ftl")),
    ("pl", include_str!("../text/clubs/pl.ftl")),
];

fn all_texts() -> Vec<Texts> {
    let own = [&coven_ui::TEXTS[..], TEXTS].concat();
    Language::ALL.iter().map(|&language| Texts::with(language, coven_catalog::games(), &own)).collect()
}

/// Maximum time for which a node waits until it hears the others.
const HEARS_WITHIN: Duration = Duration::from_secs(3);

/// Number of notices that one push service gets at the same time: all devices of one maker have the same.
const PUSHED_AT_ONCE: usize = 4;

pub struct App {
    pub config: Config,
    pub store: Store,
    /// Other nodes write to the same database.
    pub shared: bool,
    pub games: Arc<Games>,
    pub signer: Signer,
    speech: Vec<Speech>,
    pub pages: Box<dyn Pages>,
    pub live: Live,
    pub people: People,
    pub club_tables: ClubTables,
    pub presence: Presence,
    pub prompts: Prompts,
    pub limits: Limits,
    pub backlogs: Backlogs,
    pub metrics: Metrics,
    pub pool: Pool,
    pub reports: Reports,
    pub onlookers: Onlookers,
    pub outbox: Outbox,
    pub push: Push,
    pub webhooks: Outward,
}

impl App {
    pub async fn open(config: Config, pages: Box<dyn Pages>) -> Result<(Arc<App>, UnboundedReceiver<Notice>), StartError> {
        let games = Arc::new(Games::unpack(&config.data)?);
        let (store, mut notices) = Store::open(&config.database)?;
        games.keep(&store).await?;
        match config.database {
            Database::Sqlite(_) => {
                store.free_reports().await?;
                store.free_notices().await?;
            }
            // The first notice says that the node hears the others. Whoever came before that would be sent away again at once.
            Database::Postgres(_) => drop(tokio::time::timeout(HEARS_WITHIN, notices.recv()).await),
        }
        let outward = |each| Outward::new(config.local_webhooks, config.waits.webhook, each);
        let app = App {
            push: Push::open(&store, outward(PUSHED_AT_ONCE)).await?,
            onlookers: Onlookers::default(),
            outbox: Outbox::default(),
            webhooks: outward(1),
            signer: Signer::new(store.secret()),
            store,
            shared: matches!(config.database, Database::Postgres(_)),
            games,
            speech: all_texts().into_iter().map(Speech::new).collect(),
            pages,
            live: Live::default(),
            people: People::default(),
            club_tables: ClubTables::default(),
            presence: Presence::default(),
            prompts: Prompts::default(),
            limits: Limits::new(config.rates),
            backlogs: Backlogs::default(),
            metrics: Metrics::default(),
            pool: Pool::start(config.bot_threads),
            reports: Reports::default(),
            config,
        };
        Ok((Arc::new(app), notices))
    }

    pub fn texts(&self, language: Language) -> &Texts {
        self.speech(language).texts()
    }

    pub fn speech(&self, language: Language) -> &Speech {
        &self.speech[Language::ALL.iter().position(|&known| known == language).unwrap_or(0)]
    }

    /// How people reach the server.
    pub fn url(&self) -> String {
        let scheme = if self.is_https() { "https" } else { "http" };
        self.config.public_url.as_ref().map_or_else(|| format!("{scheme}://{}", self.config.listen), PublicUrl::to_string)
    }

    /// Whether people reach the server over safe connections alone.
    pub fn is_https(&self) -> bool {
        self.config.tls.is_some() || self.config.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Phrase;

    #[test]
    fn the_servers_own_words_are_said_in_every_language() {
        let phrase = Phrase::new("server-your-turn").with("game", "Tug of War");
        let said: Vec<String> = all_texts().iter().map(|texts| texts.say(&phrase, &[])).collect();
        assert_eq!(said[0], "It is your turn at Tug of War.");
        for (i, one) in said.iter().enumerate() {
            assert!(one.contains("Tug of War") && !said[..i].contains(one), "{said:?}");
        }
    }
}
