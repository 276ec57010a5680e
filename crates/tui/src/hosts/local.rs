//! A table in this program: computer players think beside it, and people share one screen.

use super::hints::hints;
use super::story::Told;
use crate::host::Host;
use crate::seen::{Choice, Place, Question, Seen, Talk};
use coven_bots::{Bot, Level};
use coven_catalog::{PlayError, Table};
use coven_engine::{FastDice, Phrase, Record, Seat, Viewer};
use coven_text::{Texts, refusal};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long a thought is waited for before the screen is looked after again, and how long moves may follow each other unseen.
const QUICK: Duration = Duration::from_millis(3);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// Keeps the record of a game; gives what is to be said about it.
pub type Save = Box<dyn FnMut(Record) -> Vec<String>>;

/// A computer player's thinking.
struct Thinking {
    seat: Seat,
    /// The number of moves before it.
    moves: usize,
    answer: Receiver<Option<String>>,
}

pub struct LocalTable {
    texts: Arc<Texts>,
    table: Box<dyn Table>,
    /// Who decides for each seat; none is a person at this screen.
    levels: Vec<Option<Level>>,
    names: Vec<String>,
    dice: FastDice,
    thinking: Option<Thinking>,
    told: Told,
    talk: Vec<Talk>,
    /// For every seat, the number of moves up to its own last one.
    own_last: Vec<usize>,
    /// Who is at the screen.
    present: Option<Seat>,
    coach: bool,
    save: Save,
}

impl std::fmt::Debug for LocalTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LocalTable").field("names", &self.names).field("present", &self.present).finish_non_exhaustive()
    }
}

impl LocalTable {
    pub fn new(
        texts: Arc<Texts>,
        table: Box<dyn Table>,
        levels: Vec<Option<Level>>,
        names: Vec<String>,
        dice: FastDice,
        coach: bool,
        save: Save,
    ) -> LocalTable {
        let own_last = vec![table.moves().len(); table.seats()];
        let mut local = LocalTable {
            texts,
            table,
            levels,
            names,
            dice,
            thinking: None,
            told: Told::default(),
            talk: Vec::new(),
            own_last,
            present: None,
            coach,
            save,
        };
        let mut people = local.people();
        // With one person there is nobody to hide anything from.
        if let (Some(only), None) = (people.next(), people.next()) {
            drop(people);
            local.present = Some(only);
        } else {
            drop(people);
        }
        local.told.follow(&*local.table, &local.texts, &local.names);
        local
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats()).filter(|seat| self.level(*seat).is_none())
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        self.levels.get(seat.index()).copied().flatten()
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(phrase, &self.names)
    }

    fn viewer(&self) -> Viewer {
        self.present.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who is asked and not at the screen, while nobody who is at the screen is asked.
    fn awaited(&self) -> Option<Seat> {
        let asked = self.table.deciding();
        if self.present.is_some_and(|seat| asked.contains(seat)) || self.people().nth(1).is_none() {
            return None;
        }
        asked.into_iter().find(|seat| self.level(*seat).is_none())
    }

    fn refused(&self, reason: Phrase, rule: &str) -> String {
        self.say(&Phrase::new("play-refused").with("reason", reason).with("rule", rule))
    }

    fn make(&mut self, seat: Seat, notation: &str) -> Result<(), PlayError> {
        self.table.play(seat, notation)?;
        self.told.follow(&*self.table, &self.texts, &self.names);
        Ok(())
    }

    fn kinds(&self) -> Vec<String> {
        let kind = |level: &Option<Level>| match level {
            None => Phrase::new("seat-human"),
            Some(level) => Phrase::new(format!("seat-{level}")),
        };
        self.levels.iter().map(|level| self.say(&kind(level))).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let coaching = if self.coach { self.table.coaching(seat) } else { Default::default() };
        let choice = |choice: coven_catalog::Choice| Choice {
            text: self.say(&choice.phrase),
            dangers: (coaching.dangers.iter())
                .filter(|(_, threatened)| threatened.iter().any(|other| other.notation == choice.notation))
                .map(|(danger, _)| self.say(&danger.phrase))
                .collect(),
            notation: choice.notation,
        };
        self.table.choices(seat).into_iter().map(choice).collect()
    }

    fn coach_says(&self, seat: Seat) -> Vec<String> {
        if !self.coach {
            return Vec::new();
        }
        let coaching = self.table.coaching(seat);
        coaching
            .explained
            .iter()
            .chain(&coaching.goal)
            .chain(&coaching.plan)
            .chain(&coaching.look_back)
            .map(|phrase| self.say(phrase))
            .collect()
    }
}

impl LocalTable {
    /// Lets one computer player move, if its thought is ready or can be had at once.
    fn step(&mut self) -> bool {
        self.begin_thought();
        if let Some(thinking) = &self.thinking {
            let (seat, is_current) = (thinking.seat, thinking.moves == self.table.moves().len());
            let answer = match thinking.answer.recv_timeout(QUICK) {
                Ok(answer) => answer,
                Err(RecvTimeoutError::Timeout) => return false,
                Err(RecvTimeoutError::Disconnected) => None,
            };
            self.thinking = None;
            let Some(notation) = answer.filter(|_| is_current) else {
                return false;
            };
            return self.make(seat, &notation).is_ok();
        }
        false
    }

    /// Lets the next computer player think, on a thread of its own.
    fn begin_thought(&mut self) {
        if self.thinking.is_some() {
            return;
        }
        let asked = self.table.deciding().into_iter().find_map(|seat| Some((seat, self.level(seat)?)));
        if let Some((seat, level)) = asked
            && let Some(thought) = self.table.ponder(seat, Bot::new(level))
        {
            let (chance, (tell, answer)) = (self.dice.next_u64(), channel());
            std::thread::spawn(move || {
                // Nobody listens any more if the screen was left.
                let _ = tell.send(thought(chance));
            });
            self.thinking = Some(Thinking { seat, moves: self.table.moves().len(), answer });
        }
    }
}

/// The final places, best first.
pub fn standing(table: &dyn Table, texts: &Texts, names: &[String]) -> Vec<Place> {
    let mut standing = table.standing().unwrap_or_default();
    standing.sort_by_key(|result| (result.place, result.seat));
    let place = |result: coven_engine::standing::Result| {
        let lines = table.sheet_lines(result.seat).into_iter().zip(&result.sheet.lines);
        Place {
            seat: result.seat,
            place: result.place,
            total: result.sheet.total,
            lines: lines.map(|(what, line)| (texts.say(&what, names), line.points)).collect(),
        }
    };
    standing.into_iter().map(place).collect()
}

impl Host for LocalTable {
    fn seen(&self) -> Seen {
        let viewer = self.viewer();
        let moves = self.table.moves().len();
        let seat = self.present;
        let prompt = seat.and_then(|seat| self.table.prompt(seat));
        Seen {
            viewer,
            names: self.names.clone(),
            kinds: self.kinds(),
            view: self.table.view_json(viewer),
            lines: self.table.view_lines(viewer).iter().map(|phrase| self.say(phrase)).collect(),
            asked: self.table.deciding().collect(),
            question: prompt.map(|prompt| Question { text: self.say(&prompt.phrase), rule: prompt.rule.to_owned() }),
            choices: seat.map(|seat| self.choices(seat)).unwrap_or_default(),
            heard: self.told.heard_by(viewer, moves),
            read: seat.map_or(0, |seat| self.told.heard_by(viewer, self.own_last[seat.index()]).len()),
            coach: seat.map(|seat| self.coach_says(seat)).unwrap_or_default(),
            talk: self.talk.clone(),
            standing: standing(&*self.table, &self.texts, &self.names),
            ..Seen::nothing(self.table.about())
        }
    }

    fn attend(&mut self) -> bool {
        // Quick players make many moves between two looks at the screen.
        let began = Instant::now();
        let mut changed = false;
        while self.step() {
            changed = true;
            if began.elapsed() > BETWEEN_LOOKS {
                break;
            }
        }
        changed
    }

    fn is_busy(&self) -> bool {
        self.thinking.is_some() || self.table.deciding().into_iter().any(|seat| self.level(seat).is_some())
    }

    fn play(&mut self, notation: &str) -> Result<(), String> {
        let Some(seat) = self.present else {
            return Err(self.texts.word("tui-not-asked"));
        };
        match self.make(seat, notation) {
            Ok(()) => {
                self.own_last[seat.index()] = self.table.moves().len();
                Ok(())
            }
            Err(PlayError::Notation(error)) => Err(self.say(&Phrase::new("play-not-understood").with("text", error.text))),
            Err(PlayError::Illegal(illegal)) => Err(self.refused(refusal(illegal.code), illegal.rule)),
        }
    }

    fn undo(&mut self) -> Result<(), String> {
        let Some(seat) = self.present else {
            return Err(self.texts.word("tui-not-asked"));
        };
        self.table.undo(seat).map_err(|reason| self.refused(refusal(reason.code()), "TABLE-UNDO"))?;
        self.told.follow(&*self.table, &self.texts, &self.names);
        let moves = self.table.moves().len();
        self.own_last.iter_mut().for_each(|last| *last = (*last).min(moves));
        Ok(())
    }

    fn hints(&mut self) -> Result<Vec<(String, String)>, String> {
        let asked = self.present.filter(|seat| self.table.deciding().contains(*seat));
        let Some(seat) = asked else {
            return Err(self.texts.word("tui-not-asked"));
        };
        let chance = self.dice.next_u64();
        Ok(hints(&*self.table, seat, chance, &self.texts, &self.names))
    }

    fn curtain(&self) -> Option<String> {
        self.awaited().map(|seat| self.names[seat.index()].clone())
    }

    fn draw_curtain(&mut self) {
        if let Some(seat) = self.awaited() {
            self.present = Some(seat);
        }
    }

    /// Computer players listen to statements in the game's own words; people hear each other.
    fn speak(&mut self, text: &str) -> Result<(), String> {
        let (Some(statement), Some(seat)) = (text.strip_prefix('/'), self.present) else {
            return Err(self.texts.word("tui-say-aloud"));
        };
        let said = self.table.say(seat, statement.trim());
        let statement = said.map_err(|illegal| self.refused(refusal(illegal.code), illegal.rule))?;
        self.talk.push(Talk::Stated { seat, statement });
        Ok(())
    }

    fn close(&mut self) -> Vec<String> {
        let sitters = self.levels.iter().zip(&self.names).map(|(level, name)| match level {
            Some(level) => level.to_string(),
            None => format!("human:{name}"),
        });
        let record = self.table.record(sitters.collect());
        (self.save)(record)
    }
}
