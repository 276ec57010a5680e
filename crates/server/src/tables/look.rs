//! Looking at tables: now, at an earlier move, and as they go on.

use super::{TableError, Tables};
use crate::limits::Place;
use crate::prompts::{ask, invitation};
use crate::stream::{Form, channel};
use crate::table::{Desk, Progress, TableSeen, story};
use crate::telling::Listener;
use axum::response::Response;
use coven_catalog::Table;
use coven_engine::Viewer;
use coven_text::Language;

/// A record to be kept as a file.
#[derive(Clone, Debug)]
pub struct RecordFile {
    pub name: String,
    pub text: String,
}

impl Tables {
    /// Everything that somebody may know of a table, as it is or as it stood after `at` moves.
    pub async fn look(
        &self,
        person: Option<&str>,
        table: &str,
        at: Option<usize>,
        eyes: Option<Viewer>,
        language: Language,
    ) -> Result<TableSeen, TableError> {
        let open = self.0.open_table(table).await?;
        let desk = open.desk()?;
        let viewer = self.eyes(desk, person, eyes).await?;
        let speech = self.0.speech(language);
        Ok(match at {
            None => TableSeen::of(desk, person, viewer, speech),
            Some(at) => TableSeen::at(desk, Some(&*self.earlier(desk, at)?), at, person, viewer, speech),
        })
    }

    /// The story as somebody has heard it, move by move.
    pub async fn story(
        &self,
        person: Option<&str>,
        table: &str,
        eyes: Option<Viewer>,
        language: Language,
    ) -> Result<Vec<Vec<String>>, TableError> {
        let open = self.0.open_table(table).await?;
        let desk = open.desk()?;
        let viewer = self.eyes(desk, person, eyes).await?;
        Ok(story(desk, viewer, self.0.texts(language)))
    }

    /// The record of a finished game.
    pub async fn record(&self, table: &str) -> Result<RecordFile, TableError> {
        let open = self.0.open_table(table).await?;
        let desk = open.desk()?;
        self.nothing_to_hide(desk).await?;
        let text = desk.whole_record().ok_or(TableError::NoRecord)?.to_string();
        let short: String = table.chars().take(8).collect();
        Ok(RecordFile { name: format!("{}-{short}.jsonl", desk.founding.game), text })
    }

    /// The game as it stood after its first `at` moves.
    pub fn earlier(&self, desk: &Desk, at: usize) -> Result<Box<dyn Table>, TableError> {
        let game = desk.game.as_ref().filter(|_| at <= desk.moves && !desk.taken_up);
        game.and_then(|game| game.at(at).ok()).ok_or(TableError::NoSuchMove)
    }

    /// Whose eyes somebody looks through: one's own if no others are wished for; others' only when there is nothing left to hide. Nobody
    /// looks on while the deal is being played that other tables may share.
    pub async fn eyes(&self, desk: &Desk, person: Option<&str>, wished: Option<Viewer>) -> Result<Viewer, TableError> {
        if desk.hides_deal_from(person) && self.deal_is_played(desk).await? {
            return Err(TableError::DealRunning);
        }
        let own = desk.viewer(person);
        let Some(viewer) = wished else {
            return Ok(own);
        };
        if matches!(viewer, Viewer::Seat(seat) if seat.index() >= desk.chairs.len()) {
            return Err(TableError::NoSuchViewer);
        }
        if viewer != own && viewer != Viewer::Spectator {
            self.nothing_to_hide(desk).await?;
        }
        if !desk.may_look_as(person, viewer) {
            return Err(TableError::NotYourSeat);
        }
        Ok(viewer)
    }

    /// The game is over, and so is every other that was dealt alike.
    pub async fn nothing_to_hide(&self, desk: &Desk) -> Result<(), TableError> {
        if desk.progress != Progress::Over {
            return Err(TableError::GameRunning);
        }
        if self.deal_is_played(desk).await? {
            return Err(TableError::DealRunning);
        }
        Ok(())
    }

    /// The stream of a table. `last` is the last line that the viewer knows; `place` counts the stream.
    pub async fn follow(
        &self,
        person: Option<&str>,
        table: &str,
        last: Option<i64>,
        form: Form,
        language: Language,
        place: Place,
    ) -> Result<Response, TableError> {
        let (outlet, inlet) = channel(self.0.backlogs.of(place.who()));
        let open = self.0.open_table(table).await?;
        self.eyes(open.desk()?, person, None).await?;
        self.0.listen(open, last, Listener::new(person, language, form, outlet)).await?;
        Ok(inlet.answer(place))
    }

    /// The stream of everything that a person is asked: what is asked now, at every table, and from then on every new question.
    pub async fn prompts(&self, person: &str, language: Language, place: Place) -> Result<Response, TableError> {
        let (outlet, inlet) = channel(self.0.backlogs.of(place.who()));
        // First listen, then look: a question may come twice, but none is missed.
        self.0.prompts.listen(person, language, outlet.clone());
        for turn in self.0.store.turns_of(person).await? {
            let open = self.0.open_table(&turn.id).await?;
            let desk = open.desk()?;
            let seat = desk.seat_of(person).filter(|&seat| desk.answers_itself(seat));
            let asked = seat.map(|seat| ask(&self.0, desk, seat, language));
            let invited = desk.holds().filter(|hold| hold.person == person).map(|hold| invitation(desk, hold));
            if !asked.into_iter().chain(invited).all(|event| outlet.send(event)) {
                // Whoever comes back, after they have answered these, is asked the others.
                break;
            }
        }
        Ok(inlet.answer(place))
    }
}
