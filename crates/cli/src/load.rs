//! `coven load`: real games over HTTP and streams, as many at once as wished, and what that costs.

mod party;

use crate::shell::{Outcome, Shell, Stop};
use coven_server::client::Client;
use party::Party;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Error, Result, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Barrier, Semaphore};

/// Number of tables whose people come in at the same time.
const COMING_IN: usize = 50;

/// Number of tables that are played before the measurement begins, and stay open.
const WARM_UP_TABLES: usize = 32;

/// Time for which they are played.
const WARM_UP: Duration = Duration::from_secs(2);

/// Time between two moves at one of them.
const WARM_UP_PAUSE: Duration = Duration::from_millis(10);

/// Play real games over HTTP and streams, and measure what that costs
///
/// Starts a server of its own on a temporary SQLite file, unless one is named. Every seat is a guest with a stream; every move is
/// posted, acknowledged when it is durable, and timed until every viewer's update has arrived.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven load --tables 200 --seconds 30
  coven load --tables 2000 --pace 1
  coven load --tables 50 --streams 2000 --pace 0 --json")]
pub struct Args {
    #[arg(long, default_value_t = 200, value_name = "N")]
    tables: usize,
    #[arg(long, default_value_t = 30, value_name = "N")]
    seconds: u64,
    /// Which game [default: the first of the house]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, default_value_t = 4, value_name = "N")]
    players: usize,
    /// Open streams altogether: those of the seats, and spectators [default: those of the seats]
    #[arg(long, value_name = "N")]
    streams: Option<usize>,
    /// Moves a second at every table, 5,000 with 200 tables; 0 plays as fast as the server answers
    #[arg(long, default_value_t = 25.0, value_name = "N")]
    pace: f64,
    /// A server that is running, with limits that let this through; its address, such as 127.0.0.1:8666
    #[arg(long, value_name = "ADDRESS")]
    server: Option<SocketAddr>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(_: &Shell, args: &Args, out: &mut impl Write) -> std::result::Result<Outcome, Stop> {
    let house = args.server.is_none().then(House::open).transpose().map_err(Stop::input)?;
    let address = house.as_ref().map(|house| house.address).or(args.server).ok_or_else(|| Stop::input("no server"))?;
    // One thread: the other cores are the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured =
        runtime.block_on(measure(args, address)).map_err(|error| Stop::Input(format!("the load broke off: {error}")))?;
    if args.json {
        writeln!(out, "{measured}")?;
    } else {
        for (name, value) in measured.as_object().into_iter().flatten() {
            writeln!(out, "{name:>24}  {value}")?;
        }
    }
    Ok(Outcome::Good)
}

/// A server of its own, gone afterwards.
struct House {
    child: Child,
    address: SocketAddr,
    folder: std::path::PathBuf,
}

impl House {
    fn open() -> Result<House> {
        let folder = std::env::temp_dir().join(format!("coven-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut child = Command::new(std::env::current_exe()?)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--rate",
                "60000",
                "--streams",
                "100000",
                "--reports-on-request",
                "--database",
            ])
            .arg(folder.join("coven.db"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let address = line.trim().trim_start_matches("http://").parse();
        let address = address.map_err(|_| Error::other("the server did not start"))?;
        Ok(House { child, address, folder })
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn measure(args: &Args, address: SocketAddr) -> Result<Value> {
    let spectators = args.streams.map_or(0, |streams| streams.saturating_sub(args.tables * args.players).div_ceil(args.tables));
    let game = args.game.clone().unwrap_or_else(|| coven_catalog::games().first().map_or("", |about| about.id).to_owned());
    let (_warm, before) = warmed_up(args, address, &game).await?;
    let (ready, stop) = (Arc::new(Barrier::new(args.tables + 1)), Arc::new(AtomicBool::new(false)));
    let coming_in = Arc::new(Semaphore::new(COMING_IN));
    let pause = if args.pace > 0.0 { Duration::from_secs_f64(1.0 / args.pace) } else { Duration::ZERO };
    let mut tables = Vec::new();
    for number in 0..args.tables {
        let (game, ready, stop, players) = (game.clone(), ready.clone(), stop.clone(), args.players);
        let coming_in = coming_in.clone();
        tables.push(tokio::spawn(async move {
            let turn = coming_in.acquire().await;
            let sat = Party::sit_down(address, number as u64, &game, players, spectators).await;
            drop(turn);
            ready.wait().await;
            let mut party = sat?;
            party.play(pause, &stop).await?;
            Ok::<Party, Error>(party)
        }));
    }
    ready.wait().await;
    let (began, at_start) = (Instant::now(), Numbers::ask(address).await?);
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (elapsed, at_end) = (began.elapsed().as_secs_f64(), Numbers::ask(address).await?);
    stop.store(true, Ordering::Relaxed);
    let mut took: Vec<u64> = Vec::new();
    let (mut over, mut missed) = (0, 0);
    for table in tables {
        let party = table.await.map_err(Error::other)??;
        took.extend(party.took);
        over += party.over;
        missed += party.missed;
    }
    took.sort_unstable();
    let percentile = |share: f64| took.get((took.len() as f64 * share) as usize).map_or(0.0, |&us| us as f64 / 1000.0);
    let moves = at_end.lines - at_start.lines;
    Ok(json!({
        "game": game,
        "tables": args.tables,
        "players": args.players,
        "seconds": elapsed,
        "moves": moves,
        "games_over": over,
        "beats_missed": missed,
        "moves_per_s": (moves / elapsed).round(),
        "p50_ms": percentile(0.5),
        "p99_ms": percentile(0.99),
        "max_ms": percentile(1.0 - f64::EPSILON),
        "server_cpu_us_per_move": ((at_end.cpu - at_start.cpu) * 1e6 / moves.max(1.0)).round(),
        "bytes_per_table": ((at_end.memory - before.memory) / (at_end.tables - before.tables).max(1.0)).round(),
        "streams": at_end.streams - before.streams,
    }))
}

/// Some tables at which a game has begun, with the server's numbers after it. They stay open until the end of the measurement: what the
/// server allocates once (caches of the database, buffers, sentences) is not a table's cost, and none of its memory becomes free for the
/// tables that are measured.
async fn warmed_up(args: &Args, address: SocketAddr, game: &str) -> Result<(Vec<Party>, Numbers)> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = Vec::new();
    for number in 0..args.tables.clamp(1, WARM_UP_TABLES) {
        let mut party = Party::sit_down(address, u64::MAX - number as u64, game, args.players, 0).await?;
        let stop = stop.clone();
        playing.push(tokio::spawn(async move {
            party.play(WARM_UP_PAUSE, &stop).await?;
            Ok::<Party, Error>(party)
        }));
    }
    tokio::time::sleep(WARM_UP).await;
    stop.store(true, Ordering::Relaxed);
    let mut parties = Vec::new();
    for party in playing {
        parties.push(party.await.map_err(Error::other)??);
    }
    Ok((parties, Numbers::ask(address).await?))
}

/// What the server says about itself.
struct Numbers {
    cpu: f64,
    memory: f64,
    lines: f64,
    tables: f64,
    streams: f64,
}

impl Numbers {
    async fn ask(address: SocketAddr) -> Result<Numbers> {
        let text = Client::new(address).get("/metrics").await?.text();
        let number = |name: &str| {
            let value = text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok());
            value.ok_or_else(|| Error::other(format!("the server does not tell {name}")))
        };
        Ok(Numbers {
            cpu: number("process_cpu_seconds_total")?,
            memory: number("process_resident_memory_bytes")?,
            lines: number("coven_lines_total")?,
            tables: number("coven_tables_in_memory")?,
            streams: number("coven_streams")?,
        })
    }
}
