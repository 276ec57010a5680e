//! The `coven` program as people and programs use it.

mod analysing;
mod bad_input;
mod counting;
#[path = "../desk/mod.rs"]
mod desk;
mod lab;
mod playing;
mod puzzles;
mod records;
mod rules;
mod scenarios;

use desk::Desk;
use std::path::Path;

impl Desk {
    /// Plays a whole game of random players and returns the name of its record.
    pub fn finished_game(&self) -> &'static str {
        let run = self.coven("play broom --seats random,random,random --seed 5 --record game.jsonl");
        assert_eq!(run.code, 0, "{}", run.err);
        "game.jsonl"
    }

    /// A folder with the built-in data of Broom Service, changed.
    pub fn data(&self, from: &str, to: &str) -> &'static str {
        let builtin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../broom/data.toml");
        let builtin = std::fs::read_to_string(builtin).expect("the data of Broom Service");
        assert!(builtin.contains(from), "the data has no '{from}'");
        self.write("data/broom.toml", &builtin.replacen(from, to, 1));
        "data"
    }
}
