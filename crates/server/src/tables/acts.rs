//! What people do at a table that is there. Each method becomes at most one line of the journal, except where it says so.

use super::{Key, TableError, Tables};
use crate::table::{Act, Desk, Progress, Refusal, Sitter};
use coven_bots::Level;
use coven_engine::Seat;
use coven_store::Person;

/// Maximum length of a move or a statement in a game's notation, in bytes.
pub const LONGEST_MOVE: usize = 200;

/// Maximum length of what is said at once beside the game, in characters.
pub const LONGEST_TEXT: usize = 500;

/// What became of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The line that the request became. It is durable.
    pub seq: i64,
    /// It had been done before.
    pub repeated: bool,
    /// People have days for their decisions there: whoever has made one may go on elsewhere.
    pub by_days: bool,
}

type Answer = Result<Done, TableError>;

impl Tables {
    async fn act<F>(&self, table: &str, key: Key, seen: Option<i64>, decide: F) -> Answer
    where
        F: Fn(&Desk, i64) -> Result<Act, Refusal> + Send + Sync + 'static,
    {
        self.0.act(table, key, seen, decide).await
    }

    /// Sits down on a chair, or changes chairs.
    pub async fn claim(&self, person: &Person, table: &str, key: Key, seat: Seat) -> Answer {
        self.is_welcome(person, table).await?;
        let (id, name) = (person.id.clone(), person.name.clone());
        self.act(table, key, None, move |desk, _| desk.claim(&id, &name, seat)).await
    }

    /// Says yes to whoever asked the person to play.
    pub async fn accept(&self, person: &Person, table: &str, key: Key) -> Answer {
        self.is_welcome(person, table).await?;
        let (id, name) = (person.id.clone(), person.name.clone());
        self.act(table, key, None, move |desk, _| desk.accept(&id, &name)).await
    }

    /// Says no to whoever asked the person to play.
    pub async fn decline(&self, person: &Person, table: &str, key: Key) -> Answer {
        let id = person.id.clone();
        self.act(table, key, None, move |desk, _| desk.decline(&id)).await
    }

    /// Sits down on the first free chair.
    pub async fn join(&self, person: &Person, table: &str) -> Answer {
        self.is_welcome(person, table).await?;
        let (id, name) = (person.id.clone(), person.name.clone());
        self.act(table, None, None, move |desk, _| desk.join(&id, &name)).await
    }

    /// Seats somebody else at the person's own screen.
    pub async fn seat_beside(&self, person: &Person, table: &str, key: Key, seat: Seat, name: &str) -> Answer {
        let name = crate::accounts::name(name).map_err(|_| TableError::BadName)?;
        let id = person.id.clone();
        self.act(table, key, None, move |desk, _| desk.seat_beside(&id, seat, &name)).await
    }

    /// Lifts the curtain of a shared screen for a seat, or lets it down.
    pub async fn lift(&self, person: &Person, table: &str, key: Key, seat: Option<Seat>) -> Answer {
        let id = person.id.clone();
        self.act(table, key, None, move |desk, _| desk.lift(&id, seat)).await
    }

    pub async fn leave(&self, person: &Person, table: &str, key: Key) -> Answer {
        let id = person.id.clone();
        self.act(table, key, None, move |desk, _| desk.leave(&id)).await
    }

    /// Gives a table up, before the game.
    pub async fn close(&self, person: &Person, table: &str, key: Key) -> Answer {
        let id = person.id.clone();
        self.act(table, key, None, move |desk, _| desk.close(&id)).await
    }

    /// Puts a bot on a chair, or takes it away.
    pub async fn place(&self, person: &Person, table: &str, key: Key, seat: Seat, level: Option<Level>) -> Answer {
        let id = person.id.clone();
        self.act(table, key, None, move |desk, _| desk.place(&id, seat, level)).await
    }

    /// Begins the game, and that of the tables which share its deal: one line at each.
    pub async fn start(&self, person: &Person, table: &str, key: Key) -> Answer {
        let others = self.to_begin_with(table).await?;
        let done = self.begin_game(person, table, key).await?;
        for other in others {
            match self.begin_game(person, &other, None).await {
                // A chair has become free there: it begins no more.
                Ok(_) | Err(TableError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(done)
    }

    async fn begin_game(&self, person: &Person, table: &str, key: Key) -> Answer {
        let id = person.id.clone();
        self.act(table, key, None, move |desk, now| desk.begin(&id, now)).await
    }

    /// Puts bots on the chairs that are still free or held, one line each, and begins.
    pub async fn start_with_bots(&self, person: &Person, table: &str, level: Level) -> Answer {
        // The table is let go before the first bot is placed, because that holds it again.
        let empty = self.0.open_table(table).await?.desk()?.empty_seats();
        for seat in empty {
            self.place(person, table, None, seat, Some(level)).await?;
        }
        self.start(person, table, None).await
    }

    /// Begins the game if nobody but this person and bots will play; otherwise the others are waited for.
    pub async fn start_if_alone(&self, person: &Person, table: &str) -> Result<(), TableError> {
        let alone = {
            let open = self.0.open_table(table).await?;
            let desk = open.desk()?;
            let people = desk.chairs.iter().filter(|chair| !matches!(chair.sitter, Sitter::Bot { .. })).count();
            desk.progress == Progress::Gathering && people == 1
        };
        if alone {
            self.start(person, table, None).await?;
        }
        Ok(())
    }

    /// Makes a move. `seen` is the last line of the table that the person knows.
    pub async fn play(&self, person: &Person, table: &str, key: Key, seen: Option<i64>, notation: &str) -> Answer {
        if notation.len() > LONGEST_MOVE {
            return Err(TableError::LongMove);
        }
        let (id, notation) = (person.id.clone(), notation.to_owned());
        self.act(table, key, seen, move |desk, _| desk.answer(&id, seen, &notation)).await
    }

    /// Takes the last move back.
    pub async fn undo(&self, person: &Person, table: &str, key: Key, seen: i64) -> Answer {
        let id = person.id.clone();
        self.act(table, key, Some(seen), move |desk, _| desk.undo(&id, Some(seen))).await
    }

    /// Takes an earlier choice back and keeps the choices made since, as far as they are still possible.
    pub async fn change(&self, person: &Person, table: &str, key: Key, seen: i64, notation: &str) -> Answer {
        if notation.len() > LONGEST_MOVE {
            return Err(TableError::LongMove);
        }
        let (id, notation) = (person.id.clone(), notation.to_owned());
        self.act(table, key, Some(seen), move |desk, _| desk.change(&id, Some(seen), &notation)).await
    }

    /// Says something beside the game.
    pub async fn chat(&self, person: &Person, table: &str, key: Key, text: &str) -> Answer {
        let text: String = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        if text.is_empty() || text.chars().count() > LONGEST_TEXT {
            return Err(TableError::BadText);
        }
        self.is_heard(person, table).await?;
        let (id, name) = (person.id.clone(), person.name.clone());
        self.act(table, key, None, move |desk, _| desk.chat(&id, &name, &text)).await
    }

    /// Says something in the game's own words for table talk.
    pub async fn state(&self, person: &Person, table: &str, key: Key, statement: &str) -> Answer {
        if statement.len() > LONGEST_MOVE {
            return Err(TableError::LongStatement);
        }
        let (id, statement) = (person.id.clone(), statement.to_owned());
        self.act(table, key, None, move |desk, _| desk.state(&id, &statement)).await
    }

    /// Lets a bot play on a seat: one's own, or that of somebody who is away.
    pub async fn hand_over(&self, person: &Person, table: &str, key: Key, seat: Seat, level: Option<Level>) -> Answer {
        let sitter = self.0.open_table(table).await?.desk()?.person_at(seat).map(str::to_owned);
        let watched = match sitter.filter(|other| *other != person.id) {
            Some(other) => self.0.watches(table, &other).await?,
            None => false,
        };
        let id = person.id.clone();
        self.act(table, key, None, move |desk, now| desk.hand(&id, seat, level, watched, now)).await
    }

    /// Takes one's own seat back from a bot.
    pub async fn come_back(&self, person: &Person, table: &str, key: Key) -> Answer {
        let id = person.id.clone();
        self.act(table, key, None, move |desk, _| desk.come_back(&id)).await
    }
}
