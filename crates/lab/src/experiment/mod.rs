//! An experiment as a file describes it: which tables, who plays at them, how many games. Bad files get an error with line and field.
//!
//! A table of the file may stand for several: every number of players with every mode and every level that it lists.

mod changes;
mod template;

pub use template::template;

use crate::entrant::Entrant;
use coven_catalog::{Agreement, StartError, Visitor, about, agree, visit};
use coven_engine::{DataSource, FastDice, Silence, WholeGame};
use serde::{Deserialize, Serialize};
use serde_path_to_error::{Path, Segment};
use std::sync::Arc;
use toml::Spanned;

/// What is to be played and how closely it is looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Experiment {
    pub title: String,
    /// What somebody wants to know.
    pub question: String,
    /// How many games at each table.
    pub games: u64,
    pub seed: u64,
    pub watch: Watch,
    pub tables: Vec<TablePlan>,
}

/// How closely each game is looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Watch {
    /// Whether what chance did to each seat is weighed.
    pub luck: bool,
    /// At how many moments of a game its chances are estimated.
    pub moments: u32,
    /// How many decisions of a game are looked at move by move.
    pub decisions: u32,
    /// Beginnings of choices: only decisions are looked at in which one of these can be chosen. Empty for any decision.
    pub focus: Vec<String>,
    /// How many imagined worlds are played on for each value.
    pub worlds: u32,
}

/// What is played at one table: one arm of the experiment.
#[derive(Clone, PartialEq, Debug)]
pub struct TablePlan {
    pub name: String,
    pub game: &'static str,
    pub players: usize,
    pub variants: Vec<String>,
    /// Who plays; fewer than seats take turns.
    pub bots: Vec<Entrant>,
    /// Fields of the component data that have other values here, such as `roles[id=owl].points`.
    pub changes: Vec<(String, toml::Value)>,
    /// The hash of the data with the changes.
    pub data_hash: String,
}

impl TablePlan {
    /// The component data with the changes of this table.
    pub fn data(&self, base: &DataSource) -> Result<DataSource, String> {
        changes::changed(self.game, base, &self.changes)
    }

    /// Everything on which the games of the table depend, besides seed and program.
    pub fn identity(&self) -> String {
        let bots: Vec<String> = self.bots.iter().map(Entrant::to_string).collect();
        format!("{} {} {} {} {}", self.game, self.players, self.variants.join("+"), bots.join(","), self.data_hash)
    }

    /// Whether the same bot sits at every seat: then every game can have a deal of its own.
    pub fn has_equal_bots(&self) -> bool {
        self.bots.iter().all(|bot| *bot == self.bots[0])
    }
}

/// Why a file is no experiment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {}{what}", if field.is_empty() { String::new() } else { format!("{field}: ") })]
pub struct BadExperiment {
    pub line: usize,
    /// The field, such as `tables[1].players`; empty where the file cannot be read as TOML.
    pub field: String,
    pub what: String,
}

/// Maximum values in a file: larger ones are taken for a mistake.
const MOST_GAMES: u64 = 100_000_000;
const MOST_MOMENTS: u32 = 100;
const MOST_DECISIONS: u32 = 1000;
const MOST_WORLDS: u32 = 100_000;
const MOST_TABLES: usize = 500;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    #[serde(default)]
    question: String,
    games: Spanned<u64>,
    #[serde(default = "one")]
    seed: u64,
    #[serde(default = "yes")]
    luck: bool,
    moments: Option<Spanned<u32>>,
    decisions: Option<Spanned<u32>>,
    #[serde(default)]
    focus: Vec<String>,
    worlds: Option<Spanned<u32>>,
    tables: Spanned<Vec<TableFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    name: Option<String>,
    game: Spanned<String>,
    players: Spanned<OneOrMore<usize>>,
    variants: Option<Spanned<Vec<String>>>,
    modes: Option<Spanned<Vec<Vec<String>>>>,
    bots: Option<Spanned<Vec<String>>>,
    levels: Option<Spanned<Vec<String>>>,
    changes: Option<Spanned<toml::Table>>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "a number or a list of numbers")]
enum OneOrMore<T> {
    One(T),
    More(Vec<T>),
}

fn one() -> u64 {
    1
}

fn yes() -> bool {
    true
}

impl Experiment {
    /// Reads a file and tries every table out. `base` is the data that tables begin from.
    pub fn read(text: &str, base: &DataSource) -> Result<Experiment, BadExperiment> {
        let reader = Reader { text, base };
        let unreadable = |field: String, error: &toml::de::Error| BadExperiment {
            line: line_of(text, error.span().map_or(0, |span| span.start)),
            field,
            what: error.message().to_owned(),
        };
        let toml = toml::Deserializer::parse(text).map_err(|error| unreadable(String::new(), &error))?;
        let file: File =
            serde_path_to_error::deserialize(toml).map_err(|error| unreadable(field_at(error.path()), error.inner()))?;
        let watch = Watch {
            luck: file.luck,
            moments: reader.at_most(file.moments.as_ref(), "moments", 10, MOST_MOMENTS)?,
            decisions: reader.at_most(file.decisions.as_ref(), "decisions", 2, MOST_DECISIONS)?,
            focus: file.focus.clone(),
            worlds: reader.at_most(file.worlds.as_ref(), "worlds", 24, MOST_WORLDS)?.max(2),
        };
        if !(1..=MOST_GAMES).contains(file.games.as_ref()) {
            return Err(reader.bad(&file.games, "games", format!("must be between 1 and {MOST_GAMES}")));
        }
        let mut tables: Vec<TablePlan> = Vec::new();
        for (number, table) in file.tables.as_ref().iter().enumerate() {
            for table in reader.expand(number, table)? {
                if tables.iter().any(|known| known.name == table.name) {
                    return Err(reader.bad(&file.tables, "tables", format!("two tables are called '{}'", table.name)));
                }
                tables.push(table);
            }
        }
        if tables.is_empty() || tables.len() > MOST_TABLES {
            return Err(reader.bad(&file.tables, "tables", format!("there must be between 1 and {MOST_TABLES} tables")));
        }
        let (games, seed) = (file.games.into_inner(), file.seed);
        Ok(Experiment { title: file.title, question: file.question.trim().to_owned(), games, seed, watch, tables })
    }
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count()
}

/// The name of a field. `Spanned` reads where a value stands from fields of its own: they are no steps of the way.
fn field_at(path: &Path) -> String {
    let mut field = String::new();
    for step in path {
        match step {
            Segment::Seq { index } => field += &format!("[{index}]"),
            Segment::Map { key } if !key.starts_with("$__serde_spanned") => {
                field += if field.is_empty() { "" } else { "." };
                field += key;
            }
            _ => {}
        }
    }
    field
}

struct Reader<'a> {
    text: &'a str,
    base: &'a DataSource,
}

impl Reader<'_> {
    fn bad<T>(&self, there: &Spanned<T>, field: impl ToString, what: impl ToString) -> BadExperiment {
        BadExperiment { line: line_of(self.text, there.span().start), field: field.to_string(), what: what.to_string() }
    }

    fn at_most(&self, asked: Option<&Spanned<u32>>, field: &str, usual: u32, most: u32) -> Result<u32, BadExperiment> {
        match asked {
            Some(asked) if *asked.as_ref() > most => Err(self.bad(asked, field, format!("must be at most {most}"))),
            Some(asked) => Ok(*asked.as_ref()),
            None => Ok(usual),
        }
    }

    /// Every table for which an entry of the file stands.
    fn expand(&self, number: usize, file: &TableFile) -> Result<Vec<TablePlan>, BadExperiment> {
        let field = |name: &str| format!("tables[{number}].{name}");
        let game = about(file.game.as_ref()).map_err(|error| self.bad(&file.game, field("game"), error))?.id;
        let players: Vec<usize> = match file.players.as_ref() {
            OneOrMore::One(players) => vec![*players],
            OneOrMore::More(players) => players.clone(),
        };
        if let (Some(modes), Some(_)) = (&file.modes, &file.variants) {
            return Err(self.bad(modes, field("modes"), "a table has either modes or variants"));
        }
        let usual = vec![Vec::new()];
        let modes = match (&file.modes, &file.variants) {
            (Some(modes), _) => modes.as_ref().clone(),
            (None, Some(variants)) => vec![variants.as_ref().clone()],
            (None, None) => usual,
        };
        let line_ups = self.line_ups(number, file)?;
        let changes: Vec<(String, toml::Value)> = file.changes.iter().flat_map(|changes| changes.as_ref().clone()).collect();
        let mut tables = Vec::new();
        for &players in &players {
            for variants in &modes {
                for bots in &line_ups {
                    let several = players_named(&file.players) || modes.len() > 1 || line_ups.len() > 1;
                    let mut table = TablePlan {
                        name: String::new(),
                        game,
                        players,
                        variants: variants.clone(),
                        bots: bots.clone(),
                        changes: changes.clone(),
                        data_hash: String::new(),
                    };
                    table.name = match &file.name {
                        Some(name) if !several => name.clone(),
                        Some(name) => format!("{name}: {}", described(&table)),
                        None => format!("{game}, {}", described(&table)),
                    };
                    if bots.len() > players {
                        let what = format!("{} bots do not fit at a table for {players}", bots.len());
                        return Err(match &file.bots {
                            Some(bots) => self.bad(bots, field("bots"), what),
                            None => self.bad(&file.players, field("players"), what),
                        });
                    }
                    table.data_hash = self.try_out(number, file, &table)?;
                    tables.push(table);
                }
            }
        }
        Ok(tables)
    }

    fn line_ups(&self, number: usize, file: &TableFile) -> Result<Vec<Vec<Entrant>>, BadExperiment> {
        let read = |list: &Spanned<Vec<String>>, name: &str| {
            let field = format!("tables[{number}].{name}");
            if list.as_ref().is_empty() {
                return Err(self.bad(list, field, "somebody has to play"));
            }
            let entrant = |text: &String| text.parse().map_err(|error| self.bad(list, &field, error));
            list.as_ref().iter().map(entrant).collect::<Result<Vec<Entrant>, _>>()
        };
        match (&file.bots, &file.levels) {
            (Some(_), Some(levels)) => {
                Err(self.bad(levels, format!("tables[{number}].levels"), "a table has either bots or levels"))
            }
            (Some(bots), None) => Ok(vec![read(bots, "bots")?]),
            (None, Some(levels)) => Ok(read(levels, "levels")?.into_iter().map(|level| vec![level]).collect()),
            (None, None) => {
                let what = "say who plays: bots at one table, or levels that take a table each";
                Err(self.bad(&file.game, format!("tables[{number}].bots"), what))
            }
        }
    }

    /// Lays the table out once. Gives the hash of its data.
    fn try_out(&self, number: usize, file: &TableFile, table: &TablePlan) -> Result<String, BadExperiment> {
        let field = |name: &str| format!("tables[{number}].{name}");
        let change = |error: String| match &file.changes {
            Some(changes) => self.bad(changes, field("changes"), error),
            None => self.bad(&file.game, field("game"), error),
        };
        let data = table.data(self.base).map_err(change)?;
        let found = visit(table.game, &data, TryOut(table)).map_err(|error| change(error.to_string()))?;
        found.map_err(|error| match (&error, &file.modes, &file.variants) {
            (StartError::Setup(_), Some(modes), _) => self.bad(modes, field("modes"), &error),
            (StartError::Setup(_), None, Some(variants)) => self.bad(variants, field("variants"), &error),
            _ => self.bad(&file.players, field("players"), &error),
        })
    }
}

fn players_named(players: &Spanned<OneOrMore<usize>>) -> bool {
    matches!(players.as_ref(), OneOrMore::More(more) if more.len() > 1)
}

/// A table in a few words.
fn described(table: &TablePlan) -> String {
    let bots: Vec<String> = table.bots.iter().map(Entrant::to_string).collect();
    let mode = if table.variants.is_empty() { String::new() } else { format!(", {}", table.variants.join("+")) };
    let seats = if table.players == 1 { "1 player".to_owned() } else { format!("{} players", table.players) };
    format!("{seats}{mode}, {}", bots.join(" – "))
}

struct TryOut<'a>(&'a TablePlan);

impl Visitor for TryOut<'_> {
    type Output = Result<String, StartError>;

    fn visit<R: WholeGame>(self, rules: Arc<R>) -> Self::Output {
        let variants: Vec<&str> = self.0.variants.iter().map(String::as_str).collect();
        let setup = agree(&*rules, Agreement::Words { players: self.0.players, variants: &variants })?;
        rules.start(&setup, &mut FastDice::new(0), &mut Silence)?;
        Ok(rules.data_hash().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_catalog::games;

    fn read(text: &str) -> Result<Experiment, BadExperiment> {
        Experiment::read(text, &DataSource::builtin())
    }

    /// A file with one table of the first game, and these lines in it.
    fn file(lines: &str) -> String {
        let game = games()[0];
        format!("title = 'T'\ngames = 4\n[[tables]]\ngame = '{}'\nplayers = {}\n{lines}", game.id, game.seats.end())
    }

    fn refused(text: &str) -> (usize, String) {
        let bad = read(text).expect_err("a bad file");
        (bad.line, bad.field)
    }

    #[test]
    fn a_table_stands_for_every_number_of_players_and_level_that_it_lists() {
        let game = games()[0];
        let (few, many) = (game.seats.start().max(&2), game.seats.end());
        let text = format!(
            "title = 'T'\ngames = 4\n[[tables]]\ngame = '{}'\nplayers = [{few}, {many}]\nlevels = ['random', 'novice']\n",
            game.id
        );
        let read = read(&text).expect("an experiment");
        let players: Vec<usize> = read.tables.iter().map(|table| table.players).collect();
        assert_eq!(players, [*few, *few, *many, *many]);
        assert!(read.tables.iter().all(TablePlan::has_equal_bots));
        assert_eq!((read.seed, read.watch.moments), (1, 10));
    }

    #[test]
    fn errors_name_line_and_field() {
        assert_eq!(refused(&file("bots = ['wizard']\n")), (6, "tables[0].bots".to_owned()));
        assert_eq!(refused(&file("bots = []\n")), (6, "tables[0].bots".to_owned()));
        assert_eq!(refused(&file("bots = ['random']\nvariants = ['nonsense']\n")), (7, "tables[0].variants".to_owned()));
        assert_eq!(refused(&file("")), (4, "tables[0].bots".to_owned()));
        assert_eq!(refused(&file("bots = ['random']\nlevels = ['novice']\n")), (7, "tables[0].levels".to_owned()));
        assert_eq!(refused(&file("bots = ['random']\n").replace("games = 4", "games = 0")), (2, "games".to_owned()));
        assert_eq!(refused(&file("bots = ['random']\n").replace("players = ", "players = 9")).1, "tables[0].players");
        let game = refused("title = 'T'\ngames = 4\n[[tables]]\ngame = 'whist'\nplayers = 2\nbots = ['random']\n");
        assert_eq!(game, (4, "tables[0].game".to_owned()));
        assert_eq!(refused(&file("bots = 'random'\n")), (6, "tables[0].bots".to_owned()));
        assert_eq!(refused(&file("levels = ['random', 3]\n")), (6, "tables[0].levels[1]".to_owned()));
        assert_eq!(refused(&file("bots = ['random']\n").replace("games = 4", "games = 'many'")), (2, "games".to_owned()));
        assert_eq!(refused(&file("bots = ['random']\n").replace("players = ", "players = 'two' #")).1, "tables[0].players");
        assert_eq!(refused(&file("bots = ['random'\n")), (6, String::new()));
        let unknown = read(&file("bot = ['random']\n")).expect_err("a misspelt field");
        assert_eq!((unknown.line, unknown.field.as_str()), (6, "tables[0].bot"));
        assert!(unknown.what.contains("`bot`"), "{unknown}");
        let changes = file("bots = ['random']\n[tables.changes]\n'nowhere.at_all' = 3\n");
        assert_eq!(refused(&changes).1, "tables[0].changes");
    }

    #[test]
    fn what_a_new_file_begins_from_is_an_experiment_of_every_game() {
        for about in games() {
            let text = template(about);
            let read = read(&text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", about.id));
            assert!(read.tables.iter().all(|table| table.game == about.id));
        }
    }
}
