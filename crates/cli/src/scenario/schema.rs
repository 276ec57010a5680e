//! `coven scenario schema`.

use super::sample::Sample;
use crate::examples::which_game;
use crate::shell::{Outcome, Shell, Stop};
use coven_catalog::{Visitor, visit};
use coven_engine::WholeGame;
use coven_engine::scenario::GUIDE;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;

/// Print what a scenario file can say
///
/// With a game also its own words: setups, draws, moves, refusals, and a position and a view from the middle of a game.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(help = which_game())]
    game: Option<String>,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(shell: &Shell, args: &Args, out: &mut impl Write) -> Result<Outcome, Stop> {
    let sample = match &args.game {
        Some(game) => Some(visit(game, &shell.data, TakeSample)?),
        None => None,
    };
    if args.json {
        writeln!(out, "{}", json!({ "guide": GUIDE, "sample": sample }))?;
        return Ok(Outcome::Good);
    }
    write!(out, "{GUIDE}")?;
    if let Some(sample) = sample {
        print(&sample, out)?;
    }
    Ok(Outcome::Good)
}

struct TakeSample;

impl Visitor for TakeSample {
    type Output = Sample;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Sample {
        Sample::of(&rules)
    }
}

fn print(sample: &Sample, out: &mut impl Write) -> Result<(), Stop> {
    writeln!(out, "\n# The words of {}\n\n## Setups\n", sample.game)?;
    for setup in &sample.setups {
        writeln!(out, "    {setup}")?;
    }
    writeln!(out, "\n## Draws, with some of their results\n")?;
    print_examples(sample.draws.iter(), out)?;
    writeln!(out, "\n## Moves, by their first word, with some examples\n")?;
    print_examples(sample.moves.iter(), out)?;
    writeln!(out, "\n## Codes of refusals\n")?;
    for (code, why) in &sample.refusals {
        writeln!(out, "- {code}: {why}")?;
    }
    let sheet: Vec<&str> = sample.sheet.iter().map(String::as_str).collect();
    writeln!(out, "\n## Lines of a score sheet\n\n{}", sheet.join(", "))?;
    writeln!(out, "\n## A position from the middle of a game\n\n{}", pretty(&sample.position))?;
    writeln!(out, "\n## What seat 0 sees of it\n\n{}", pretty(&sample.view))?;
    Ok(())
}

fn print_examples<'a, K: std::fmt::Display + 'a>(
    kinds: impl Iterator<Item = (&'a K, &'a BTreeSet<String>)>,
    out: &mut impl Write,
) -> Result<(), Stop> {
    for (kind, examples) in kinds {
        writeln!(out, "- {kind}: {}", examples.iter().map(String::as_str).collect::<Vec<_>>().join(" | "))?;
    }
    Ok(())
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}
