//! What a seat may be asked next, and the answers that are prepared for it. It is found out by playing on at random from positions that
//! the seat cannot tell from the real one: it knows no game, helps nobody, and gives away nothing.

use crate::table::Choice;
use coven_engine::{Dice, FastDice, Game, MoveList, Phrase, Prompt, Seat, Story, Viewer, WholeGame};
use serde::{Deserialize, Serialize};

/// Number of positions from which is played on.
const POSITIONS: u64 = 48;

/// Maximum number of decisions of others before the seat is asked.
const FARTHEST: usize = 400;

/// Maximum number of questions that are told, the likeliest.
const MOST_QUESTIONS: usize = 12;

/// Maximum number of sentences by which cases of one question are told apart, those that are heard most often.
const MOST_SENTENCES: usize = 24;

/// An answer for the case that a seat is asked a question, and has heard a sentence before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PreparedAnswer {
    /// The [`name`] of the prompt.
    pub question: String,
    /// The [`name`] of the sentence; none if it does not matter what happens before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<String>,
    #[serde(rename = "move")]
    pub notation: String,
}

/// Why none of the prepared answers is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Missed {
    /// The seat is asked something else.
    OtherQuestion,
    /// It is the question, but what was to happen before it has not.
    OtherCase,
    /// It is the case, but the answer is not possible in it.
    NotPossible,
}

/// A question that a seat may be asked next.
#[derive(Clone, PartialEq, Debug)]
pub struct Ahead {
    pub prompt: Prompt,
    /// Everything that may be answered in some of the positions.
    pub choices: Vec<Choice>,
    /// What may be heard before it, or not.
    pub heard: Vec<Phrase>,
}

/// A prompt or a sentence as a word that is the same as long as it says the same.
pub fn name(said: &impl Serialize) -> String {
    serde_json::to_string(said).unwrap_or_default()
}

/// The answer that is given to a question, by its place: one for the very case before one that does not mind. `was_heard` says whether the
/// sentence of the answer at a place has been heard since it was prepared.
pub fn fitting(
    prepared: &[PreparedAnswer],
    question: &str,
    was_heard: impl Fn(usize, &str) -> bool,
    possible: impl Fn(&str) -> bool,
) -> Result<usize, Missed> {
    let asked: Vec<usize> = (0..prepared.len()).filter(|&place| prepared[place].question == question).collect();
    if asked.is_empty() {
        return Err(Missed::OtherQuestion);
    }
    let in_case = |&place: &usize| prepared[place].heard.as_ref().is_some_and(|sentence| was_heard(place, sentence));
    let special = asked.iter().copied().find(in_case);
    let place = special.or_else(|| asked.iter().copied().find(|&place| prepared[place].heard.is_none()));
    let place = place.ok_or(Missed::OtherCase)?;
    if possible(&prepared[place].notation) { Ok(place) } else { Err(Missed::NotPossible) }
}

/// What is left for the questions that follow, after one has been answered.
pub fn left_after<T>(prepared: Vec<T>, question: &str, of: impl Fn(&T) -> &PreparedAnswer) -> Vec<T> {
    prepared.into_iter().filter(|one| of(one).question != question).collect()
}

/// A question as it was met, and how often.
struct Met {
    prompt: Prompt,
    choices: Vec<Choice>,
    times: usize,
    heard: Vec<(Phrase, usize)>,
}

/// The questions that a seat which is not asked may be asked next, the likeliest first, if it answers the first ones as `prepared`.
pub(crate) fn look_ahead<R: WholeGame>(game: &Game<R>, seat: Seat, prepared: &[PreparedAnswer], chance: u64) -> Vec<Ahead> {
    let mut met = Vec::new();
    if seat.index() < game.seats() && !game.deciding().contains(seat) {
        for position in 0..POSITIONS {
            play_on(game, seat, prepared.to_vec(), chance.wrapping_mul(POSITIONS).wrapping_add(position), &mut met);
        }
    }
    met.sort_by_key(|met| std::cmp::Reverse(met.times));
    met.truncate(MOST_QUESTIONS);
    met.into_iter().map(Met::told).collect()
}

/// Plays on from one position until the seat is asked something for which nothing is prepared.
fn play_on<R: WholeGame>(game: &Game<R>, seat: Seat, mut prepared: Vec<PreparedAnswer>, chance: u64, met: &mut Vec<Met>) {
    let (rules, mut dice) = (game.rules(), FastDice::new(chance));
    let mut state = rules.imagine(game.state(), Viewer::Seat(seat), &mut dice);
    let (mut story, mut moves, mut answered) = (Story::default(), MoveList::new(), false);
    for _ in 0..FARTHEST {
        let deciding = rules.deciding(&state);
        let asked = deciding.contains(seat);
        if !asked && answered {
            // What is prepared holds for one turn.
            return;
        }
        let Some(who) = (if asked { Some(seat) } else { deciding.first() }) else {
            return;
        };
        moves.clear();
        rules.legal(&state, who, &mut moves);
        let m = if asked {
            let prompt = rules.prompt(&state, seat);
            let question = name(&prompt);
            let heard: Vec<Phrase> = story.heard_by(Viewer::Seat(seat)).map(|event| rules.tell_event(event)).collect();
            let names: Vec<String> = heard.iter().map(name).collect();
            let of = |notation: &str| moves.iter().copied().find(|m| m.to_string() == notation);
            match fitting(
                &prepared,
                &question,
                |_, sentence| names.iter().any(|heard| heard == sentence),
                |notation| of(notation).is_some(),
            ) {
                Ok(place) => {
                    let chosen = of(&prepared[place].notation);
                    prepared = left_after(prepared, &question, |answer| answer);
                    answered = true;
                    chosen
                }
                Err(_) => {
                    let choice = |&m: &R::Move| Choice { notation: m.to_string(), phrase: rules.tell_move(&state, seat, m) };
                    return note(met, prompt, moves.iter().map(choice).collect(), heard);
                }
            }
        } else {
            moves.get(dice.below(moves.len().max(1) as u32) as usize).copied()
        };
        let Some(m) = m else {
            return;
        };
        rules.apply(&mut state, who, m, &mut dice, &mut story);
    }
}

fn note(met: &mut Vec<Met>, prompt: Prompt, choices: Vec<Choice>, heard: Vec<Phrase>) {
    let place = met.iter().position(|met| met.prompt == prompt).unwrap_or_else(|| {
        met.push(Met { prompt, choices: Vec::new(), times: 0, heard: Vec::new() });
        met.len() - 1
    });
    let met = &mut met[place];
    met.times += 1;
    for choice in choices {
        if met.choices.iter().all(|known| known.notation != choice.notation) {
            met.choices.push(choice);
        }
    }
    let mut once: Vec<Phrase> = Vec::new();
    for sentence in heard {
        if once.contains(&sentence) {
            continue;
        }
        match met.heard.iter_mut().find(|(known, _)| *known == sentence) {
            Some((_, times)) => *times += 1,
            None => met.heard.push((sentence.clone(), 1)),
        }
        once.push(sentence);
    }
}

impl Met {
    fn told(self) -> Ahead {
        // What is heard in any case tells no cases apart.
        let mut heard: Vec<_> = self.heard.into_iter().filter(|(_, times)| *times < self.times).collect();
        heard.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
        heard.truncate(MOST_SENTENCES);
        Ahead { prompt: self.prompt, choices: self.choices, heard: heard.into_iter().map(|(sentence, _)| sentence).collect() }
    }
}
