//! A folder in which the program is run, and what came of it.

#![allow(dead_code, reason = "each test binary uses a part of it")]

use assert_cmd::cargo::cargo_bin_cmd;
use std::path::PathBuf;
use tempfile::TempDir;

/// A folder in which the program is run.
pub struct Desk(TempDir);

/// What the program did.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Desk {
    pub fn new() -> Desk {
        Desk(TempDir::new().expect("a folder for temporary files"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        std::fs::write(&path, text).expect("a writable file");
        path
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("a file that was written")
    }

    /// Runs `coven` with arguments divided by spaces and nothing to read.
    pub fn coven(&self, args: &str) -> Run {
        self.coven_with(args, "")
    }

    pub fn coven_with(&self, args: &str, input: &str) -> Run {
        let mut command = cargo_bin_cmd!("coven");
        command.args(args.split_whitespace()).current_dir(&self.0).env("LC_ALL", "C").write_stdin(input);
        let output = command.output().expect("the program runs");
        Run {
            code: output.status.code().expect("the program ends by itself"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

impl Run {
    /// All went well.
    pub fn good(self) -> Run {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self
    }

    /// Bad input: exit code 2 and one sentence on the error output, which is returned.
    pub fn refused(self) -> String {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        let sentence = self.err.trim_end().strip_prefix("coven: ").expect("a sentence of the program");
        sentence.to_owned()
    }

    /// Lines of JSON.
    pub fn json(&self) -> Vec<serde_json::Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    pub fn has(&self, text: &str) -> &Run {
        assert!(self.out.contains(text), "'{text}' is not in:\n{}", self.out);
        self
    }

    pub fn lacks(&self, text: &str) -> &Run {
        assert!(!self.out.contains(text), "'{text}' is in:\n{}", self.out);
        self
    }
}
