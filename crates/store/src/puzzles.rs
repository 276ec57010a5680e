//! The first answers of accounts to puzzles.

use crate::db::{Db, Row, args};
use crate::error::StoreError;
use crate::store::Store;

/// Somebody's first answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAnswer {
    pub game: String,
    /// The name of the puzzle, which stays when others come or go.
    pub puzzle: String,
    pub solved: bool,
}

impl Store {
    /// Keeps answers to puzzles. Only the first one to each counts: whatever comes later is as if it had not been given.
    pub async fn answer_puzzles(&self, person: &str, answers: Vec<PuzzleAnswer>, now: i64) -> Result<(), StoreError> {
        let person = person.to_owned();
        let write = move |db: &mut dyn Db| {
            for PuzzleAnswer { game, puzzle, solved } in &answers {
                // Whoever was deleted meanwhile leaves nothing.
                let sql = "INSERT INTO puzzle_answers (person, game, puzzle, solved, at)
                    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS BIGINT)
                    WHERE EXISTS (SELECT 1 FROM people WHERE id = $1) ON CONFLICT (person, game, puzzle) DO NOTHING";
                db.run(sql, args![&person, game, puzzle, *solved, now])?;
            }
            Ok(())
        };
        self.writing.call(write).await
    }

    /// A person's answers to puzzles, in the order in which they were given.
    pub async fn puzzle_answers(&self, person: &str) -> Result<Vec<PuzzleAnswer>, StoreError> {
        let person = person.to_owned();
        let read = move |db: &mut dyn Db| {
            let sql = "SELECT game, puzzle, solved FROM puzzle_answers WHERE person = $1 ORDER BY at, game, puzzle";
            let rows = db.rows(sql, args![&person])?;
            let answer = |row: &Row| Ok(PuzzleAnswer { game: row.text(0)?, puzzle: row.text(1)?, solved: row.int(2)? == 1 });
            rows.iter().map(answer).collect()
        };
        self.reading.call(read).await
    }
}
