//! The `coven` program as people and programs use it.

mod bad_input;
mod counting;
mod playing;
mod records;
mod rules;
mod scenarios;

use assert_cmd::cargo::cargo_bin_cmd;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder in which the program is run.
struct Desk(TempDir);

/// What the program did.
struct Run {
    code: i32,
    out: String,
    err: String,
}

impl Desk {
    fn new() -> Desk {
        Desk(TempDir::new().expect("a folder for temporary files"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        std::fs::write(&path, text).expect("a writable file");
        path
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file that was written")
    }

    /// Runs `coven` with arguments divided by spaces and nothing to read.
    fn coven(&self, args: &str) -> Run {
        self.coven_with(args, "")
    }

    fn coven_with(&self, args: &str, input: &str) -> Run {
        let mut command = cargo_bin_cmd!("coven");
        command.args(args.split_whitespace()).current_dir(&self.0).env("LC_ALL", "C").write_stdin(input);
        let output = command.output().expect("the program runs");
        Run {
            code: output.status.code().expect("the program ends by itself"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }

    /// Plays a whole game of random players and returns the name of its record.
    fn finished_game(&self) -> &'static str {
        let run = self.coven("play broom --seats random,random,random --seed 5 --record game.jsonl");
        assert_eq!(run.code, 0, "{}", run.err);
        "game.jsonl"
    }

    /// A folder with the built-in data of Broom Service, changed.
    fn data(&self, from: &str, to: &str) -> &'static str {
        let builtin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../broom/data.toml");
        let builtin = std::fs::read_to_string(builtin).expect("the data of Broom Service");
        assert!(builtin.contains(from), "the data has no '{from}'");
        self.write("data/broom.toml", &builtin.replacen(from, to, 1));
        "data"
    }
}

impl Run {
    /// All went well.
    fn good(self) -> Run {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self
    }

    /// Bad input: exit code 2 and one sentence on the error output, which is returned.
    fn refused(self) -> String {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        let sentence = self.err.trim_end().strip_prefix("coven: ").expect("a sentence of the program");
        sentence.to_owned()
    }

    /// Lines of JSON.
    fn json(&self) -> Vec<serde_json::Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    fn has(&self, text: &str) -> &Run {
        assert!(self.out.contains(text), "'{text}' is not in:\n{}", self.out);
        self
    }

    fn lacks(&self, text: &str) -> &Run {
        assert!(!self.out.contains(text), "'{text}' is in:\n{}", self.out);
        self
    }
}
