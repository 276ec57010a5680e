//! Answers that a person has prepared for the next time that the seat is asked. What is prepared stands in the database, for its person
//! alone. The line that asks the seat says what becomes of it: one answer is given, or everything is dropped. So the fold needs nothing
//! else, whichever node reads it; the answer itself is the next line of the seat, and whoever appends it gives it.

use super::acts::{Act, Refusal};
use super::desk::{Chair, Desk, Progress};
use super::entry::Entry;
use super::happened::{Event, Happened};
use coven_catalog::{Missed, PreparedAnswer, fitting, left_after, name};
use coven_engine::{Seat, Viewer};
use coven_store::{Prepared, PreparedChange};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What somebody has prepared, as the database keeps it.
pub type PreparedList = Vec<PreparedCase>;

/// An answer and its case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreparedCase {
    pub answer: PreparedAnswer,
    /// The number of moves that had been made: what is heard from then on decides whether it is the case.
    pub since: usize,
    pub told: Told,
}

/// The same in the language of whoever prepared it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    pub asked: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<String>,
    pub answer: String,
}

/// What a line of the journal says of what a seat had prepared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfPrepared {
    pub seat: Seat,
    pub outcome: Outcome,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// This move is given.
    Gives(String),
    Dropped(Dropped),
}

/// Why prepared answers were dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Dropped {
    OtherQuestion,
    OtherCase,
    NotPossible,
    /// The person took a move back.
    TakenBack,
    /// A bot plays for the person.
    Handed,
    /// The turn for which it was prepared is over.
    TurnOver,
}

impl From<Missed> for Dropped {
    fn from(missed: Missed) -> Dropped {
        match missed {
            Missed::OtherQuestion => Dropped::OtherQuestion,
            Missed::OtherCase => Dropped::OtherCase,
            Missed::NotPossible => Dropped::NotPossible,
        }
    }
}

/// What a seat's person is told of what they had prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// The line with which it happened.
    pub seq: i64,
    pub what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The answer is on its way: nobody is told before it is there.
    Gives(String),
    Given,
    Dropped(Dropped),
    /// An answer was given, and what was prepared for the questions after it was dropped with the same line.
    RestDropped(Dropped),
}

impl Dropped {
    /// The message that says it.
    const fn message(self) -> &'static str {
        match self {
            Dropped::OtherQuestion => "server-prepared-other-question",
            Dropped::OtherCase => "server-prepared-other-case",
            Dropped::NotPossible => "server-prepared-not-possible",
            Dropped::TakenBack => "server-prepared-taken-back",
            Dropped::Handed => "server-prepared-handed",
            Dropped::TurnOver => self.message_of_rest(),
        }
    }

    /// The message that says it of what was left when an answer had been given.
    const fn message_of_rest(self) -> &'static str {
        match self {
            Dropped::OtherQuestion => "server-prepared-rest-other-question",
            Dropped::OtherCase => "server-prepared-rest-other-case",
            Dropped::NotPossible => "server-prepared-rest-not-possible",
            Dropped::TakenBack | Dropped::Handed | Dropped::TurnOver => "server-prepared-rest-turn-over",
        }
    }
}

impl Word {
    /// The message that says it.
    pub const fn message(&self) -> &'static str {
        match self.what {
            What::Gives(_) | What::Given => "server-prepared-given",
            What::Dropped(why) => why.message(),
            What::RestDropped(why) => why.message_of_rest(),
        }
    }

    /// Whether an answer was given.
    pub const fn given(&self) -> bool {
        matches!(self.what, What::Given | What::RestDropped(_))
    }

    /// Why it, or what was left of it, was dropped.
    pub const fn dropped(&self) -> Option<Dropped> {
        match self.what {
            What::Gives(_) | What::Given => None,
            What::Dropped(why) | What::RestDropped(why) => Some(why),
        }
    }
}

/// Why a line makes a difference to what a seat has prepared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touched {
    Asked,
    /// The turn for which it was prepared is over.
    TurnOver,
    TakenBack,
    Handed,
    /// Somebody else took moves back.
    OthersBack,
}

impl PreparedCase {
    /// The same after moves were taken back down to that number: whatever is made in their place is heard as well.
    fn since_at_most(self, moves: usize) -> PreparedCase {
        PreparedCase { since: self.since.min(moves), ..self }
    }
}

/// What somebody has prepared after moves were taken back down to that number. What a later version wrote stays as it is.
fn after_taking_back(answers: &str, moves: usize) -> String {
    let Ok(list) = serde_json::from_str::<PreparedList>(answers) else {
        return answers.to_owned();
    };
    let list: PreparedList = list.into_iter().map(|case| case.since_at_most(moves)).collect();
    serde_json::to_string(&list).unwrap_or_else(|_| answers.to_owned())
}

impl Chair {
    /// Notes that the seat has made a move, and whether it is the one that was prepared.
    pub(super) fn gave(&mut self, notation: &str, seq: i64) -> bool {
        let gave = matches!(&self.prepared, Some(Word { what: What::Gives(answer), .. }) if answer == notation);
        if self.decides_itself() {
            self.prepared = gave.then_some(Word { seq, what: What::Given });
        }
        gave
    }
}

impl Desk {
    /// The answer that a seat is about to give, because its person has prepared it.
    pub fn prepared_at(&self, seat: Seat) -> Option<&str> {
        match &self.chairs.get(seat.index())?.prepared.as_ref()?.what {
            What::Gives(answer) if self.asked().contains(seat) && self.bot_at(seat).is_none() => Some(answer),
            _ => None,
        }
    }

    /// Gives what is prepared.
    pub fn give_prepared(&self, seat: Seat) -> Act {
        let moved = |answer: &str| Entry::Moved { seat, notation: answer.to_owned(), hurried: false };
        self.prepared_at(seat).map_or(Act::Done(self.seq), |answer| Act::Do(moved(answer)))
    }

    /// Whether somebody who looks through these eyes waits for other people, and may prepare an answer meanwhile. Bots are not waited for.
    pub fn offers_to_prepare(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else {
            return false;
        };
        let person = self.person_at(seat).filter(|person| self.may_prepare(person) == Ok(seat));
        person.is_some() && self.asked().any(|other| self.answers_itself(other))
    }

    /// What a seat's person is told now of what they had prepared.
    pub fn word_of_prepared(&self, viewer: Viewer) -> Option<&Word> {
        let Viewer::Seat(seat) = viewer else {
            return None;
        };
        let word = self.chairs.get(seat.index())?.prepared.as_ref()?;
        (self.progress == Progress::Playing && !matches!(word.what, What::Gives(_))).then_some(word)
    }

    /// The seat for which a person may prepare an answer now: somebody who waits for others. Whoever shares a screen has no place there
    /// for what others must not see.
    pub fn may_prepare(&self, person: &str) -> Result<Seat, Refusal> {
        self.running()?;
        if self.shares_screen(person) {
            return Err(Refusal::SharedScreen);
        }
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        if self.chairs[seat.index()].stand_in.is_some() {
            return Err(Refusal::HandedOver);
        }
        if self.asked().contains(seat) {
            return Err(Refusal::AskedNow);
        }
        Ok(seat)
    }

    /// How many moves were left when a line took some back, before others were made in their place.
    pub fn left_after_taking_back(&self, did: &Entry) -> Option<usize> {
        match did {
            Entry::TakenBack { .. } => Some(self.moves),
            Entry::Changed { again, .. } => Some(self.moves.saturating_sub(again.len())),
            _ => None,
        }
    }

    /// The seats for which what they have prepared must be looked up after a line.
    pub fn touched(&self, happened: &Happened) -> Vec<(Seat, Touched)> {
        if self.progress != Progress::Playing {
            return Vec::new();
        }
        let chairs = Seat::all(self.chairs.len()).zip(&self.chairs);
        let touched = |(seat, chair): (Seat, &Chair)| {
            self.person_at(seat).filter(|person| !self.shares_screen(person))?;
            let asked = self.answers_itself(seat) && chair.asked_since == self.seq;
            let given = matches!(&chair.prepared, Some(Word { seq, what: What::Given }) if *seq == self.seq);
            let why = match happened.event {
                Event::Handed { seat: handed } if handed == seat => Touched::Handed,
                Event::TakenBack { seat: back } | Event::Changed { seat: back } if back == seat => Touched::TakenBack,
                _ if asked => Touched::Asked,
                _ if given => Touched::TurnOver,
                Event::TakenBack { .. } | Event::Changed { .. } => Touched::OthersBack,
                _ => return None,
            };
            Some((seat, why))
        };
        chairs.filter_map(touched).collect()
    }

    /// What becomes of what is prepared at those seats: what the line says of it, and what is kept from then on. Where nothing is
    /// prepared, nothing may have been prepared meanwhile. `left` is the number of moves down to which the line took moves back.
    pub fn look_up(
        &mut self,
        touched: &[(Seat, Touched)],
        there: &[Prepared],
        left: Option<usize>,
    ) -> (Vec<OfPrepared>, Vec<PreparedChange>) {
        let (mut outcomes, mut changes) = (Vec::new(), Vec::new());
        for &(seat, why) in touched {
            let Some(person) = self.person_at(seat) else {
                continue;
            };
            let was = there.iter().find(|one| one.person == person && one.seat == seat.0).map(|one| one.answers.clone());
            let standing = was.as_deref().map(|was| left.map_or_else(|| was.to_owned(), |left| after_taking_back(was, left)));
            let dropped = |why| (Some(Outcome::Dropped(why)), None);
            let (outcome, now) = match (standing, why) {
                (None, _) => (None, None),
                (_, Touched::TurnOver) => dropped(Dropped::TurnOver),
                (_, Touched::TakenBack) => dropped(Dropped::TakenBack),
                (_, Touched::Handed) => dropped(Dropped::Handed),
                (standing, Touched::OthersBack) => (None, standing),
                (Some(answers), Touched::Asked) => {
                    let (outcome, rest) = self.answer_prepared(seat, &answers);
                    (Some(outcome), rest)
                }
            };
            changes.push(PreparedChange { person: person.to_owned(), was, now });
            outcomes.extend(outcome.map(|outcome| OfPrepared { seat, outcome }));
        }
        self.settle_prepared(&outcomes);
        (outcomes, changes)
    }

    /// The answer to what a seat is asked now, and what is left for the questions that follow. It goes by what the seat has heard and is
    /// asked, and by nothing else.
    fn answer_prepared(&self, seat: Seat, answers: &str) -> (Outcome, Option<String>) {
        let dropped = |why| (Outcome::Dropped(why), None);
        let Some(game) = &self.game else {
            return dropped(Dropped::NotPossible);
        };
        // What a later version wrote is not understood here.
        let (Ok(list), Some(prompt)) = (serde_json::from_str::<PreparedList>(answers), game.prompt(seat)) else {
            return dropped(Dropped::NotPossible);
        };
        let was_heard = |place: usize, sentence: &str| {
            let mut tales = (list[place].since..self.moves).filter_map(|number| game.tale(number));
            tales.any(|tale| tale.heard_by(Viewer::Seat(seat)).any(|heard| name(heard) == sentence))
        };
        let prepared: Vec<PreparedAnswer> = list.iter().map(|case| case.answer.clone()).collect();
        let (question, choices) = (name(&prompt), game.choices(seat));
        let possible = |notation: &str| choices.iter().any(|choice| choice.notation == notation);
        match fitting(&prepared, &question, was_heard, possible) {
            Err(missed) => dropped(missed.into()),
            Ok(place) => {
                let left = left_after(list, &question, |case| &case.answer);
                let left = (!left.is_empty()).then(|| serde_json::to_string(&left).unwrap_or_default());
                (Outcome::Gives(prepared[place].notation.clone()), left)
            }
        }
    }

    /// Takes over what a line says of what was prepared.
    pub(super) fn settle_prepared(&mut self, outcomes: &[OfPrepared]) {
        let seq = self.seq;
        for OfPrepared { seat, outcome } in outcomes {
            let answer = match outcome {
                Outcome::Dropped(why) => Err(*why),
                // The rules may have changed since the line was written.
                Outcome::Gives(answer) if self.can_answer(*seat, answer) => Ok(answer.clone()),
                Outcome::Gives(_) => Err(Dropped::NotPossible),
            };
            let before = self.chairs.get(seat.index()).and_then(|chair| chair.prepared.as_ref());
            let just_given = before.is_some_and(|word| word.seq == seq && word.given());
            let what = match answer {
                Ok(answer) => What::Gives(answer),
                Err(why) if just_given => What::RestDropped(why),
                Err(why) => What::Dropped(why),
            };
            if let Some(chair) = self.chairs.get_mut(seat.index()) {
                chair.prepared = Some(Word { seq, what });
            }
        }
    }

    fn can_answer(&self, seat: Seat, answer: &str) -> bool {
        let game = self.game.as_ref();
        game.is_some_and(|game| game.choices(seat).iter().any(|choice| choice.notation == answer))
    }

    /// Forgets answers to questions that are no longer asked.
    pub(super) fn forget_prepared(&mut self) {
        let asked = self.asked();
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&mut self.chairs) {
            let gone = |word: &mut Word| matches!(word.what, What::Gives(_)) && !asked.contains(seat);
            chair.prepared.take_if(gone);
        }
    }
}
