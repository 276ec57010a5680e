//! Golden records: finished games that replay to the recorded result for ever.
//!
//! A record replays under the rules version of its header and with the component data that it was made with. When a game's built-in
//! data changes, the data of before goes to [`About::former_data`](crate::About::former_data).

use crate::dice::{Dice, FastDice};
use crate::game::Game;
use crate::record::Record;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seed::Seed;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Replays every record of a folder to its recorded result, and writes it down again as it was. Returns the games.
///
/// # Panics
/// If a record cannot be read, is of a game that is not over, or does not replay.
pub fn replay_records<R: Rules>(folder: &Path) -> Vec<Game<R>> {
    let files = super::files(folder, "jsonl");
    assert!(!files.is_empty(), "there is no record in {}", folder.display());
    let replay = |file: &Path| {
        let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
        let record = Record::parse(&text).map_err(|error| error.to_string())?;
        if record.closing.standing.is_none() {
            return Err("the game is not over".to_owned());
        }
        let rules = rules_for::<R>(&record)?;
        let game = record.replay(rules).map_err(|error| error.to_string())?;
        match Record::of(&game, record.header.seats.clone()).to_string() == text {
            true => Ok(game),
            false => Err("what was replayed is written down otherwise".to_owned()),
        }
    };
    files.iter().map(|file| replay(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))).collect()
}

/// The rules with the data that a record was made with.
fn rules_for<R: Rules>(record: &Record) -> Result<Arc<R>, String> {
    let source = R::about().former_data(&record.header.data).unwrap_or_default();
    R::load(&source).map(Arc::new).map_err(|error| error.to_string())
}

/// A whole game with random moves of random deciding seats. `before_each` may do something before each move, such as say a word.
///
/// # Panics
/// If the table refuses the setup, or a move that it lists.
pub fn random_game<R: Rules>(
    rules: &Arc<R>,
    (players, variants): (usize, &[&str]),
    seed: u64,
    mut before_each: impl FnMut(&mut Game<R>, Seat, &mut FastDice),
) -> Game<R> {
    let setup = rules.agree(players, variants).unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::start(rules.clone(), setup, Seed::from_number(seed)).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = FastDice::new(seed);
    loop {
        let deciding: Vec<Seat> = game.deciding().collect();
        if deciding.is_empty() {
            return game;
        }
        let seat = deciding[chance.below(deciding.len() as u32) as usize];
        before_each(&mut game, seat, &mut chance);
        let moves = game.legal(seat);
        let m = moves[chance.below(moves.len() as u32) as usize];
        game.play(seat, m).unwrap_or_else(|illegal| panic!("the listed move {m} is refused: {illegal}"));
    }
}

/// A game that random moves have brought to a moment that is looked for; the first such moment of the first game that has one.
///
/// # Panics
/// If the table refuses the setup, or a move that it lists.
pub fn random_until<R: Rules>(
    rules: &Arc<R>,
    (players, variants): (usize, &[&str]),
    mut wanted: impl FnMut(&Game<R>) -> bool,
) -> Game<R> {
    let setup = rules.agree(players, variants).unwrap_or_else(|error| panic!("{error}"));
    (0..)
        .find_map(|seed| {
            let game = Game::start(rules.clone(), setup.clone(), Seed::from_number(seed));
            let mut game = game.unwrap_or_else(|error| panic!("{error}"));
            let mut chance = FastDice::new(seed);
            while let Some(seat) = game.deciding().first() {
                if wanted(&game) {
                    return Some(game);
                }
                let moves = game.legal(seat);
                let m = moves[chance.below(moves.len() as u32) as usize];
                game.play(seat, m).unwrap_or_else(|illegal| panic!("a listed move is refused: {illegal}"));
            }
            None
        })
        .expect("games without end")
}

/// Writes a game to the folder of records if the environment has `COVEN_BLESS`: together with a new version of the rules.
///
/// # Panics
/// If the file cannot be written.
pub fn bless_record<R: Rules>(folder: &Path, name: &str, game: impl FnOnce() -> Game<R>) {
    if std::env::var_os("COVEN_BLESS").is_some() {
        let game = game();
        let record = Record::of(&game, vec!["random".to_owned(); game.seats()]);
        let written = fs::write(folder.join(format!("{name}.jsonl")), record.to_string());
        written.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// A record that claims another result, another deal, other data, another move or a stranger's is found out.
///
/// # Panics
/// If a forgery is not found out, or the true record does not replay.
pub fn check_forgeries<R: Rules>(game: &Game<R>) {
    let record = Record::of(game, Vec::new());
    let replays = |record: &Record| record.replay(game.shared_rules()).is_ok();
    assert!(replays(&record), "the true record does not replay");
    type Forgery = fn(&mut Record);
    let forgeries: [(&str, Forgery); 6] = [
        ("points", |record| record.closing.standing.iter_mut().flatten().for_each(|result| result.sheet.total += 1)),
        ("places", |record| record.closing.standing.iter_mut().flatten().for_each(|result| result.place += 1)),
        ("seed", |record| record.header.seed = Seed::from_number(u64::MAX)),
        ("data", |record| record.header.data = "0".repeat(64)),
        ("seat", |record| record.moves[0].seat = Seat(8)),
        ("move", |record| record.moves[0].notation = "?!".to_owned()),
    ];
    for (what, forge) in forgeries {
        let mut forged = record.clone();
        forge(&mut forged);
        assert!(!replays(&forged), "a record with another {what} is taken for true");
    }
}
