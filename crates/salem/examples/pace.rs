//! How fast random play goes on one thread: `cargo run --release -p coven-salem --example pace`.

use coven_engine::playout::Playout;
use coven_engine::{DataSource, FastDice, Rules, Silence};
use coven_salem::{Salem, State};
use std::time::Instant;

const GAMES: u32 = 20_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Salem::load(&DataSource::builtin())?;
    println!("state: {} bytes", size_of::<State>());
    for players in Salem::about().seats.clone() {
        let setup = rules.agree(players, &[])?;
        let mut dice = FastDice::new(1);
        let mut playout = Playout::<Salem>::default();
        let began = Instant::now();
        for _ in 0..GAMES {
            let mut state = rules.start(&setup, &mut dice, &mut Silence)?;
            playout.finish(&rules, &mut state, &mut dice);
        }
        let seconds = began.elapsed().as_secs_f64();
        let pace = playout.decisions as f64 / seconds / 1e6;
        let length = playout.decisions as f64 / f64::from(GAMES);
        println!("{players} players: {pace:.2} M decisions/s, {length:.0} decisions a game");
    }
    Ok(())
}
