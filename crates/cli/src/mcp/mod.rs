//! `coven mcp`: seats for a language model. Its client starts this program and speaks the Model Context Protocol with it over standard
//! input and output; nothing else may be written there.

mod answer;
mod hall;
mod sitting;
mod tools;

use crate::shell::{Outcome, Shell, Stop};
use hall::Hall;
use rmcp::ServiceExt;
use rmcp::transport::stdio;
use std::path::PathBuf;
use std::sync::Arc;
use tools::Tools;

/// Let a language model sit at tables, over standard input and output
///
/// Speaks the Model Context Protocol. A client that is told to start this command gets tools to open a table, to look at it, to list
/// moves, to ask why something may not be done, to play and to look rules up. The model has one seat at each table and is told what that
/// seat may know; computer players sit on the others.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  coven mcp
  coven mcp --records games
  {\"mcpServers\": {\"coven\": {\"command\": \"coven\", \"args\": [\"mcp\"]}}}    in a client's configuration")]
pub struct Args {
    /// A folder for the records of finished games
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

pub fn run(shell: &Shell, args: Args) -> Result<Outcome, Stop> {
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| Stop::file(folder, error))?;
    }
    let tools = Tools::new(Arc::new(Hall::new(shell.clone(), args.records)));
    // Bots think on threads for what blocks, so one thread is enough to listen and to answer.
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().map_err(Stop::input)?;
    let served = runtime.block_on(async {
        let client = tools.serve(stdio()).await.map_err(|error| Stop::Input(format!("no client has begun to talk: {error}")))?;
        client.waiting().await.map_err(Stop::input)
    });
    // Whoever still thinks does so for nobody.
    runtime.shutdown_background();
    served.map(|_| Outcome::Good)
}
