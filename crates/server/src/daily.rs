//! The deal of the day: everybody plays the same one against the same bots, once, and then sees how others did.
//!
//! The deal follows from the server's secret, the day in universal time and the game, so nobody knows it before; whoever has played it
//! could tell others, or play again as somebody new. So only accounts are compared, nothing is rated, and the page says so. Until the day
//! is over nobody but the player sees a table of it ([`Contest::Day`](crate::table::Contest)).

use crate::app::App;
use crate::log;
use crate::table::{Contest, Desk, Progress, Sitter};
use crate::tables::{Agreed, ContestTable, TableError};
use coven_bots::Level;
use coven_engine::{About, Seat};
use coven_lab::puzzles::date_of;
use coven_store::{DailyGame, Person};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::sync::Arc;

/// The bots of the day: strong enough to be worth beating, and quick.
const LEVEL: Level = Level::Apprentice;

/// Maximum number of games of a day that are compared.
const MOST: i64 = 2_000;

const DAY: i64 = 86_400_000;

/// The seat on which everybody plays.
const SEAT: Seat = Seat(0);

/// How a game of the day ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DailyResult {
    /// Among all at the table, from 1.
    pub place: u8,
    /// The game's own points.
    pub score: i32,
    /// Whether the person made every move; otherwise a bot played some, and the result is not compared.
    pub own: bool,
}

/// One line of the table of a day.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DailyRow {
    /// From 1; shared by those whom nothing tells apart.
    pub rank: usize,
    pub name: String,
    pub place: u8,
    pub score: i32,
    pub you: bool,
    /// Their table, once everybody may look at it.
    pub table: Option<String>,
}

/// The deal of one day, as somebody may see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DailyDeal {
    /// The day in universal time: year, month, day.
    pub date: String,
    /// Your own table of it.
    pub table: Option<String>,
    /// Your own result, once your game is over.
    pub result: Option<DailyResult>,
    /// How everybody with an account did: once your own game is over, or the day.
    pub results: Option<Vec<DailyRow>>,
}

/// A game's deals of today and yesterday.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DailySeen {
    pub game: &'static str,
    pub players: usize,
    /// The level of the bots.
    #[schemars(with = "String")]
    pub level: Level,
    /// What else is agreed: each a word of the game.
    pub variants: Vec<&'static str>,
    pub today: DailyDeal,
    pub yesterday: DailyDeal,
}

/// What the database keeps of a game of the day that is over.
pub fn result_of(desk: &Desk) -> Option<String> {
    serde_json::to_string(&ended(desk)?).ok()
}

fn ended(desk: &Desk) -> Option<DailyResult> {
    let day = matches!(desk.founding.contest, Some(Contest::Day { .. }));
    let game = desk.game.as_ref().filter(|_| day && desk.progress == Progress::Over)?;
    let result = game.standing()?.into_iter().find(|result| result.seat == SEAT)?;
    let own = desk.chairs.first().is_some_and(|chair| chair.own.iter().all(|&own| own));
    Some(DailyResult { place: result.place, score: result.sheet.total, own })
}

fn agreed(about: &About) -> Agreed {
    let quick = about.quick_game;
    let variants = quick.variants.iter().map(|&word| word.to_owned()).collect();
    Agreed { game: about.id.to_owned(), players: quick.players, variants, clock: None }
}

impl App {
    /// The table at which a person plays the deal of today. However often it is asked for, it is one table.
    pub async fn play_daily(self: &Arc<App>, person: &Person, about: &About) -> Result<String, TableError> {
        let day = log::now().div_euclid(DAY);
        let word = day.to_string();
        let id = self.signer.name("daily table", &[&word, about.id, &person.id]);
        let agreed = agreed(about);
        let bots = std::iter::repeat_n(Sitter::Bot { level: LEVEL }, agreed.players.saturating_sub(1));
        let you = Sitter::Person { id: person.id.clone(), name: person.name.clone() };
        let table = ContestTable {
            host: person.id.clone(),
            seats: std::iter::once(you).chain(bots).collect(),
            away: Vec::new(),
            seed: self.signer.seed("daily deal", &[&word, about.id]),
            deal: None,
            contest: Contest::Day { day },
        };
        self.tables().open_contest(&id, &agreed, table).await?;
        self.store.begin_daily(day, about.id, &person.id, &id).await?;
        Ok(id)
    }

    /// The deals of a game, as somebody may see them.
    pub async fn daily(self: &Arc<App>, person: Option<&Person>, about: &'static About) -> Result<DailySeen, TableError> {
        let day = log::now().div_euclid(DAY);
        let quick = about.quick_game;
        Ok(DailySeen {
            game: about.id,
            players: quick.players,
            level: LEVEL,
            variants: quick.variants.to_vec(),
            today: self.daily_deal(person, about, day, false).await?,
            yesterday: self.daily_deal(person, about, day - 1, true).await?,
        })
    }

    async fn daily_deal(&self, person: Option<&Person>, about: &About, day: i64, past: bool) -> Result<DailyDeal, TableError> {
        let own = match person {
            Some(person) => self.store.own_daily(day, about.id, &person.id).await?,
            None => None,
        };
        let result = match &own {
            Some(game) => self.own_result(game).await?,
            None => None,
        };
        let results = match past || result.is_some() {
            true => {
                let games = self.store.daily_games(day, about.id, MOST).await?;
                Some(compared(&games, person.map(|person| person.id.as_str()), past))
            }
            false => None,
        };
        Ok(DailyDeal { date: date_of(day * DAY).1, table: own.map(|game| game.table), result, results })
    }

    /// The result of one's own game, also in the moment before it is written down.
    async fn own_result(&self, game: &DailyGame) -> Result<Option<DailyResult>, TableError> {
        if let Some(found) = read(game) {
            return Ok(Some(found));
        }
        let result = ended(self.open_table(&game.table).await?.desk()?);
        if let Some(found) = result.and_then(|result| serde_json::to_string(&result).ok()) {
            self.store.end_daily(&game.table, &found).await?;
        }
        Ok(result)
    }
}

fn read(game: &DailyGame) -> Option<DailyResult> {
    serde_json::from_str(game.found.as_deref()?).ok()
}

/// The table of a day: better places first, then more points.
fn compared(games: &[DailyGame], you: Option<&str>, open: bool) -> Vec<DailyRow> {
    let over = games.iter().filter(|game| game.account);
    let mut rows: Vec<(DailyResult, &DailyGame)> = over.filter_map(|game| Some((read(game)?, game))).collect();
    rows.retain(|(result, _)| result.own);
    let merit = |result: &DailyResult| (result.place, Reverse(result.score));
    rows.sort_by(|(one, a), (other, b)| merit(one).cmp(&merit(other)).then_with(|| a.name.cmp(&b.name)));
    let mut ranked: Vec<DailyRow> = Vec::with_capacity(rows.len());
    for (at, (result, game)) in rows.iter().enumerate() {
        let rank = match ranked.last() {
            Some(last) if (last.place, last.score) == (result.place, result.score) => last.rank,
            _ => at + 1,
        };
        ranked.push(DailyRow {
            rank,
            name: game.name.clone(),
            place: result.place,
            score: result.score,
            you: you == Some(game.person.as_str()),
            table: open.then(|| game.table.clone()),
        });
    }
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(name: &str, account: bool, found: Option<(u8, i32, bool)>) -> DailyGame {
        let found = found.map(|(place, score, own)| serde_json::to_string(&DailyResult { place, score, own }).expect("JSON"));
        DailyGame { person: name.to_lowercase(), name: name.to_owned(), account, table: "t".to_owned(), found }
    }

    #[test]
    fn places_count_before_points_and_only_accounts_who_played_themselves_are_compared() {
        let games = [
            game("Ada", true, Some((2, 50, true))),
            game("Bea", true, Some((1, 30, true))),
            game("Cleo", true, Some((2, 50, true))),
            game("Dora", true, Some((2, 40, true))),
            game("Guest", false, Some((1, 99, true))),
            game("Helped", true, Some((1, 99, false))),
            game("Playing", true, None),
        ];
        let rows = compared(&games, Some("cleo"), false);
        let told: Vec<_> = rows.iter().map(|row| (row.rank, row.name.as_str(), row.you)).collect();
        assert_eq!(told, [(1, "Bea", false), (2, "Ada", false), (2, "Cleo", true), (4, "Dora", false)]);
        assert!(rows.iter().all(|row| row.table.is_none()), "nobody looks at tables before the day is over");
    }
}
