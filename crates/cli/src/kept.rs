//! Long runs of games, which are kept in a file one by one, so that the next run goes on where an earlier one stopped.

use crate::shell::Stop;
use crate::sim::progress;
use crate::threads;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;

/// The values in a file of JSON lines; none if there is no such file. A last line that was cut off is left out.
pub fn read_lines<T: DeserializeOwned>(file: &Path) -> Result<Vec<T>, Stop> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(file).map_err(|error| Stop::file(file, error))?;
    let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
    let lines: Result<Vec<T>, _> = whole.lines().map(serde_json::from_str).collect();
    lines.map_err(|error| Stop::file(file, format!("a line cannot be read: {error}")))
}

/// Opens a file of lines at its end; a last line that was cut off goes.
pub fn append_to(file: &Path) -> Result<File, Stop> {
    let whole = fs::read(file).map_or(0, |bytes| bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1));
    let open = || {
        let file = File::options().create(true).append(true).open(file)?;
        file.set_len(whole as u64)?;
        Ok(file)
    };
    open().map_err(|error: std::io::Error| Stop::file(file, error))
}

/// A run of games that have numbers from 0 on.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    pub games: u64,
    pub threads: Option<NonZeroUsize>,
    /// Where each game is written down as soon as it is over.
    pub file: Option<&'a Mutex<File>>,
}

impl Run<'_> {
    /// All games of the run, in the order of their numbers: those that are known, and the others, which are played now. `line` is how a
    /// game stands in the file; one that cannot be played is left out.
    pub fn complete<G: Send + Sync, L: Serialize>(
        self,
        mut known: BTreeMap<u64, G>,
        play: impl Fn(u64) -> Option<G> + Sync,
        line: impl Fn(&G) -> L + Sync,
    ) -> Vec<G> {
        let bar = progress(self.games);
        let played = threads::share_out(threads::count(self.threads), self.games, |numbers| {
            let mut played = Vec::new();
            for number in numbers {
                if !known.contains_key(&number)
                    && let Some(game) = play(number)
                {
                    self.keep(&line(&game));
                    played.push((number, game));
                }
                bar.inc(1);
            }
            played
        });
        bar.finish_and_clear();
        known.extend(played.into_iter().flatten());
        known.into_iter().filter(|(number, _)| *number < self.games).map(|(_, game)| game).collect()
    }

    fn keep(self, line: &impl Serialize) {
        if let (Some(file), Ok(line)) = (self.file, serde_json::to_string(line))
            && let Ok(mut file) = file.lock()
        {
            // A game that cannot be kept is played again the next time.
            let _ = writeln!(file, "{line}");
        }
    }
}

/// A file that holds games of several tables.
#[derive(Debug)]
pub struct Tables<G> {
    games: Vec<OfTable<G>>,
    file: Option<Mutex<File>>,
}

/// A game, and the table at which it was played.
#[derive(Debug, Serialize, Deserialize)]
struct OfTable<G> {
    table: String,
    game: G,
}

impl<G: Clone + Serialize + DeserializeOwned + Send + Sync> Tables<G> {
    /// Reads what earlier runs have left in the file, if one is named.
    pub fn open(file: Option<&Path>) -> Result<Tables<G>, Stop> {
        let games = file.map_or_else(|| Ok(Vec::new()), read_lines)?;
        Ok(Tables { games, file: file.map(append_to).transpose()?.map(Mutex::new) })
    }

    /// All games of one table; `number` says which one a kept game is, and none if it does not belong there.
    pub fn complete(
        &self,
        table: &str,
        games: u64,
        threads: Option<NonZeroUsize>,
        number: impl Fn(&G) -> Option<u64>,
        play: impl Fn(u64) -> Option<G> + Sync,
    ) -> Vec<G> {
        let kept = self.games.iter().filter(|kept| kept.table == table);
        let known = kept.filter_map(|kept| Some((number(&kept.game)?, kept.game.clone()))).collect();
        let line = |game: &G| OfTable { table: table.to_owned(), game: game.clone() };
        Run { games, threads, file: self.file.as_ref() }.complete(known, play, line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_run_goes_on_where_an_earlier_one_stopped_at_each_table_for_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("games");
        let played = AtomicUsize::new(0);
        let run = |table: &str, games: u64| {
            let tables: Tables<u64> = Tables::open(Some(&file)).expect("a file");
            let play = |number: u64| {
                played.fetch_add(1, Ordering::Relaxed);
                (number != 3).then_some(number * 10)
            };
            let all = tables.complete(table, games, None, |game| Some(game / 10).filter(|number| *number < 100), play);
            (all, played.swap(0, Ordering::Relaxed))
        };
        assert_eq!(run("a", 3), (vec![0, 10, 20], 3));
        assert_eq!(run("a", 5), (vec![0, 10, 20, 40], 2), "a game that cannot be played is left out");
        assert_eq!(run("b", 1), (vec![0], 1));
        assert_eq!(run("a", 2), (vec![0, 10], 0), "no more than were asked for");
        // A last line that was cut off is played again; a game that does not belong to its table is not used.
        let text = fs::read_to_string(&file).expect("a file");
        fs::write(&file, format!("{{\"table\":\"c\",\"game\":9999}}\n{}", text.trim_end())).expect("written");
        assert_eq!(run("b", 1), (vec![0], 1));
        assert_eq!(run("c", 1), (vec![0], 1));
    }
}
