//! Answers that somebody prepares for the next time that they are asked.

use super::{TableError, Tables};
use crate::api::extract::Asker;
use crate::table::{PreparedCase, PreparedList, Refusal, Told};
use coven_bots::Cancel;
use coven_catalog::{Ahead, PreparedAnswer, Table, name};
use coven_engine::Phrase;
use coven_store::Person;

/// Maximum number of answers that somebody prepares at a table.
pub const MOST_PREPARED: usize = 8;

/// Maximum number of attempts to keep what somebody prepares, when the table goes on meanwhile.
const MOST_ATTEMPTS: usize = 5;

/// What somebody has prepared, and what they may be asked if that comes.
#[derive(Debug)]
pub struct LookedAhead {
    pub prepared: PreparedList,
    pub ahead: Vec<Ahead>,
    /// Who sits where.
    pub names: Vec<String>,
}

/// An answer that was found among those that are possible, as the game tells it.
struct Found {
    asked: Phrase,
    heard: Option<Phrase>,
    answer: Phrase,
}

/// Looks for an answer in what may be asked when those before it are given.
fn found(game: &dyn Table, seat: coven_engine::Seat, before: &[PreparedAnswer], wanted: &PreparedAnswer) -> Option<Found> {
    let ahead = game.look_ahead(seat, before, game.moves().len() as u64);
    let ahead = ahead.into_iter().find(|ahead| name(&ahead.prompt) == wanted.question)?;
    let choice = ahead.choices.into_iter().find(|choice| choice.notation == wanted.notation)?;
    let heard = match &wanted.heard {
        Some(sentence) => Some(ahead.heard.into_iter().find(|heard| name(heard) == *sentence)?),
        None => None,
    };
    Some(Found { asked: ahead.prompt.phrase, heard, answer: choice.phrase })
}

impl Tables {
    /// What somebody has prepared who waits for others, and what they may be asked next.
    pub async fn look_ahead(&self, asker: &Asker, person: &Person, table: &str) -> Result<LookedAhead, TableError> {
        let (seat, game, names) = {
            let open = self.0.open_table(table).await?;
            let desk = open.desk()?;
            (desk.may_prepare(&person.id)?, desk.copy_of_game()?, desk.names.clone())
        };
        let prepared = self.prepared(&person.id, table).await?;
        let answers: Vec<PreparedAnswer> = prepared.iter().map(|case| case.answer.clone()).collect();
        let ahead = self.0.work_out(asker, move |_: &Cancel| game.look_ahead(seat, &answers, game.moves().len() as u64)).await?;
        Ok(LookedAhead { prepared, ahead, names })
    }

    /// What somebody has prepared at a table.
    pub async fn prepared(&self, person: &str, table: &str) -> Result<PreparedList, TableError> {
        let there = self.0.store.prepared_at(table).await?;
        let own = there.into_iter().find(|one| one.person == person);
        Ok(own.and_then(|own| serde_json::from_str(&own.answers).ok()).unwrap_or_default())
    }

    /// Keeps answers in the place of those that somebody has prepared; none drops them. Each must be possible somewhere when those before
    /// it are given, unless it is there already.
    pub async fn prepare(
        &self,
        asker: &Asker,
        person: &Person,
        table: &str,
        wanted: Vec<PreparedAnswer>,
    ) -> Result<(), TableError> {
        if wanted.len() > MOST_PREPARED {
            return Err(TableError::TooManyPrepared);
        }
        for _ in 0..MOST_ATTEMPTS {
            let (seat, seq, since, game, names) = {
                let open = self.0.open_table(table).await?;
                let desk = open.desk()?;
                if wanted.is_empty() {
                    // What is dropped need not be possible any more.
                    let seat = desk.seats_of(&person.id).next().ok_or(Refusal::NotSeated)?;
                    (seat, desk.seq, desk.moves, None, Vec::new())
                } else {
                    (desk.may_prepare(&person.id)?, desk.seq, desk.moves, Some(desk.copy_of_game()?), desk.names.clone())
                }
            };
            let mut cases = PreparedList::new();
            if let Some(game) = game {
                let there = self.prepared(&person.id, table).await?;
                let known: Vec<bool> = wanted.iter().map(|answer| there.iter().any(|case| case.answer == *answer)).collect();
                let answers = wanted.clone();
                let look = move |_: &Cancel| -> Vec<Option<Found>> {
                    let one = |place: usize| (!known[place]).then(|| found(&*game, seat, &answers[..place], &answers[place]));
                    (0..answers.len()).map(|place| one(place).flatten()).collect()
                };
                let texts = self.0.texts(asker.language);
                let say = |phrase: &Phrase| texts.say(phrase, &names);
                for (answer, found) in wanted.iter().zip(self.0.work_out(asker, look).await?) {
                    let case = match (there.iter().find(|case| case.answer == *answer), found) {
                        (Some(case), _) => case.clone(),
                        (None, Some(found)) => PreparedCase {
                            answer: answer.clone(),
                            since,
                            told: Told {
                                asked: say(&found.asked),
                                heard: found.heard.as_ref().map(say),
                                answer: say(&found.answer),
                            },
                        },
                        (None, None) => return Err(TableError::NoSuchCase),
                    };
                    cases.push(case);
                }
            }
            let answers = (!cases.is_empty()).then(|| serde_json::to_string(&cases).unwrap_or_default());
            if self.0.store.prepare(&person.id, table, seat.0, seq, answers).await? {
                return Ok(());
            }
        }
        Err(Refusal::Conflict.into())
    }
}
