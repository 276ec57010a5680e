//! The table itself: a fold over the lines of its journal.

use super::acts::Refusal;
use super::deadline::Deadline;
use super::entry::{Entry, Founding, Sitter, Written};
use super::eyes::Eyes;
use super::happened::{Event, Happened};
use super::prepared::Word;
use super::rating::Starter;
use coven_bots::Level;
use coven_catalog::{Agreement, GameBox, StartError, Table, TakeUpError};
use coven_engine::{MAX_SEATS, Seat, Seats};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::Arc;

/// Names for bots, by seat, so that a story can be told of them.
pub const BOT_NAMES: [&str; MAX_SEATS] = ["Agata", "Brona", "Cerys", "Dunja", "Esme", "Fenna", "Greta", "Hilda"];

/// The level that plays for people who are away, and on chairs that were left.
pub const STAND_IN: Level = Level::Apprentice;

/// Number of idempotency keys that are kept for each table, to recognise a repeated request.
const REMEMBERED_KEYS: usize = 64;

/// Number of chat lines that are kept in memory and shown to newcomers.
const REMEMBERED_CHAT: usize = 100;

/// Something that was said beside the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ChatLine {
    /// The line of the journal that it became.
    pub seq: i64,
    pub name: String,
    pub text: String,
    /// Whose words they are; nobody is told.
    #[serde(skip)]
    pub person: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// The seats are being taken.
    Gathering,
    Playing,
    Over,
    /// Given up: there is no game any more, if there ever was one.
    Closed,
}

impl Progress {
    /// As the store keeps it.
    pub const fn name(self) -> &'static str {
        match self {
            Progress::Gathering => "gathering",
            Progress::Playing => "playing",
            Progress::Over => "over",
            Progress::Closed => "closed",
        }
    }

    /// Reads what the store keeps.
    pub fn of(name: &str) -> Option<Progress> {
        let all = [Progress::Gathering, Progress::Playing, Progress::Over, Progress::Closed];
        all.into_iter().find(|progress| progress.name() == name)
    }
}

/// A chair at the table.
#[derive(Clone, Debug)]
pub struct Chair {
    pub sitter: Sitter,
    /// A bot that plays for the person who sits here.
    pub stand_in: Option<Level>,
    /// The line since which the seat is asked what it is asked now.
    pub asked_since: i64,
    /// When that began; none while the seat is not asked.
    pub asked_at: Option<i64>,
    /// Milliseconds left on the seat's clock when it was asked.
    pub left: i64,
    /// Until when the seat may take what it is asked, where people have days for a decision.
    pub deadline: Option<Deadline>,
    /// What each move since the person came gained: one that is taken back gains nothing. Empty without a clock.
    gained: Vec<Gain>,
    /// For each move of the seat that stands, whether whoever sits here now made it, and no bot or earlier sitter.
    pub own: Vec<bool>,
    /// What became of what the person had prepared.
    pub prepared: Option<Word>,
    /// The seat's last move, so that a repeated request is recognised.
    pub answered: Option<Answered>,
    /// A bot made it in a hurry, because many thought at once.
    pub hurried: bool,
}

impl Chair {
    /// Whether a person decides here, and no bot for the person.
    pub(super) fn decides_itself(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. }) && self.stand_in.is_none()
    }
}

#[derive(Clone, Debug)]
pub struct Answered {
    /// The line since which that question had been asked.
    pub asked_since: i64,
    pub notation: String,
    /// The line that the answer became.
    pub seq: i64,
}

/// What a move gained.
#[derive(Clone, Copy, Debug)]
struct Gain {
    /// Milliseconds on the clock.
    time: i64,
    /// The deadline of the question that was answered.
    answered_by: Option<Deadline>,
}

/// A step of the game, as the clocks see it.
#[derive(Clone, Copy)]
enum Acted {
    Moved(Seat),
    TookBack(Seat),
}

impl Acted {
    const fn seat(self) -> Seat {
        match self {
            Acted::Moved(seat) | Acted::TookBack(seat) => seat,
        }
    }
}

/// A position that was kept with the journal, for the day on which the moves before it can no longer be replayed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    #[serde(skip)]
    pub seq: i64,
    pub moves: usize,
    pub position: serde_json::Value,
}

/// Why a journal cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("the journal has no first line")]
    Headless,
    #[error("line {0} cannot be read")]
    Unreadable(i64),
    #[error("line {seq} is refused: {reason}")]
    Refused { seq: i64, reason: Refusal },
    #[error(transparent)]
    Start(#[from] StartError),
    #[error(transparent)]
    TakeUp(#[from] TakeUpError),
}

pub struct Desk {
    pub id: String,
    pub founding: Founding,
    pub seq: i64,
    pub at: i64,
    pub progress: Progress,
    pub chairs: Vec<Chair>,
    pub game: Option<Box<dyn Table>>,
    /// How many moves stand, taken back ones aside.
    pub moves: usize,
    /// Where the same people may play again.
    pub next: Option<String>,
    /// Who sat down before the game began; empty until it does.
    pub(super) starters: Vec<Starter>,
    /// Who of several at one screen looks.
    pub(super) lifted: Option<Seat>,
    /// Who has looked through which seat's eyes.
    pub(super) eyes: Eyes,
    /// The moves before this one cannot be replayed any more.
    pub taken_up: bool,
    pub names: Vec<String>,
    /// What was said lately beside the game.
    pub talk: VecDeque<ChatLine>,
    unpacked: Arc<dyn GameBox>,
    keys: VecDeque<(String, i64)>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").field("seq", &self.seq).field("progress", &self.progress).finish_non_exhaustive()
    }
}

impl Desk {
    /// The table as its first line describes it.
    pub fn open(id: &str, unpacked: Arc<dyn GameBox>, at: i64, founding: Founding) -> Desk {
        let full = founding.clock.map_or(0, super::Clock::full);
        let chair = |sitter: &Sitter| Chair {
            sitter: sitter.clone(),
            stand_in: None,
            asked_since: 0,
            asked_at: None,
            left: full,
            deadline: None,
            gained: Vec::new(),
            own: Vec::new(),
            prepared: None,
            answered: None,
            hurried: false,
        };
        let mut desk = Desk {
            id: id.to_owned(),
            seq: 1,
            at,
            progress: Progress::Gathering,
            chairs: founding.seats.iter().map(chair).collect(),
            founding,
            game: None,
            moves: 0,
            next: None,
            starters: Vec::new(),
            lifted: None,
            eyes: Eyes::default(),
            taken_up: false,
            names: Vec::new(),
            talk: VecDeque::new(),
            unpacked,
            keys: VecDeque::new(),
        };
        desk.name_everybody();
        desk
    }

    /// The table as its journal leaves it.
    pub fn load(id: &str, unpacked: Arc<dyn GameBox>, lines: &[coven_store::Line]) -> Result<Desk, LoadError> {
        let (mut desk, rest) = Desk::head(id, unpacked, lines)?;
        for line in rest {
            let written = read(line)?;
            desk.apply(line.seq, line.at, &written).map_err(|reason| LoadError::Refused { seq: line.seq, reason })?;
        }
        Ok(desk)
    }

    /// The table as its journal leaves it, although the rules have changed so much that its moves cannot be replayed: the game
    /// goes on from the kept position, and a later move that the new rules refuse is as if it had not been made.
    pub fn load_kept(id: &str, unpacked: Arc<dyn GameBox>, lines: &[coven_store::Line], kept: Kept) -> Result<Desk, LoadError> {
        let (mut desk, rest) = Desk::head(id, unpacked, lines)?;
        desk.taken_up = true;
        for line in rest {
            let written = read(line)?;
            desk.replay(line.seq, line.at, &written).map_err(|reason| LoadError::Refused { seq: line.seq, reason })?;
            if line.seq == kept.seq {
                let (setup, seed) = (desk.founding.setup.clone(), desk.founding.seed);
                desk.game = Some(desk.unpacked.take_up(setup, seed, kept.position.clone(), kept.moves)?);
                desk.moves = kept.moves;
                desk.note_asked(desk.asked(), None);
            }
        }
        Ok(desk)
    }

    fn head<'a>(
        id: &str,
        unpacked: Arc<dyn GameBox>,
        lines: &'a [coven_store::Line],
    ) -> Result<(Desk, &'a [coven_store::Line]), LoadError> {
        let (first, rest) = lines.split_first().ok_or(LoadError::Headless)?;
        match read(first)?.did {
            Entry::Opened(founding) => Ok((Desk::open(id, unpacked, first.at, *founding), rest)),
            _ => Err(LoadError::Headless),
        }
    }

    /// What the first line of a journal says.
    pub fn founding(lines: &[coven_store::Line]) -> Result<Founding, LoadError> {
        match read(lines.first().ok_or(LoadError::Headless)?)?.did {
            Entry::Opened(founding) => Ok(*founding),
            _ => Err(LoadError::Headless),
        }
    }

    /// Carries out the next line. A refused one changes nothing.
    pub fn apply(&mut self, seq: i64, at: i64, written: &Written) -> Result<Happened, Refusal> {
        let before = (self.seq, self.at);
        (self.seq, self.at) = (seq, at.max(self.at));
        let happened = self.carry_out(&written.did).inspect_err(|_| (self.seq, self.at) = before)?;
        self.settle_prepared(&written.prepared);
        self.settle(&written.agreed);
        if let Some(key) = &written.key {
            if self.keys.len() == REMEMBERED_KEYS {
                self.keys.pop_front();
            }
            self.keys.push_back((key.clone(), seq));
        }
        Ok(happened)
    }

    /// Carries out a line of the journal that others wrote. Where the rules have changed under a table, a line that they refuse
    /// now is as if it had not been.
    pub fn replay(&mut self, seq: i64, at: i64, written: &Written) -> Result<Happened, Refusal> {
        match self.apply(seq, at, written) {
            Err(_) if self.taken_up => {
                (self.seq, self.at) = (seq, at.max(self.at));
                Ok(Happened::void())
            }
            other => other,
        }
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Happened, Refusal> {
        let asked_before = self.being_asked().filter(|&seat| self.prepared_at(seat).is_none()).collect::<Seats>();
        let event = match entry {
            Entry::Opened(_) => return Err(Refusal::AlreadyStarted),
            Entry::Claimed { seat, person, name } => {
                if let Some(before) = self.seat_of(person).or_else(|| self.held_for(person)) {
                    self.chair(before)?.sitter = Sitter::Open;
                }
                if self.progress == Progress::Playing {
                    self.eyes.note(person, *seat);
                }
                let chair = self.chair(*seat)?;
                chair.sitter = Sitter::Person { id: person.clone(), name: name.clone() };
                (chair.stand_in, chair.prepared) = (None, None);
                chair.own.fill(false);
                chair.gained.clear();
                chair.deadline = None;
                Event::Claimed { seat: *seat }
            }
            Entry::Left { seat } => {
                if self.progress == Progress::Gathering {
                    self.send_away_those_beside(*seat);
                }
                let chair = self.chair(*seat)?;
                (chair.sitter, chair.stand_in, chair.prepared) = (Sitter::Open, None, None);
                Event::Left { seat: *seat }
            }
            Entry::Placed { seat, level } => {
                self.chair(*seat)?.sitter = level.map_or(Sitter::Open, |level| Sitter::Bot { level });
                Event::Placed { seat: *seat }
            }
            Entry::Beside { seat, person, name } => {
                self.chair(*seat)?.sitter = Sitter::Person { id: person.clone(), name: name.clone() };
                Event::Beside { seat: *seat }
            }
            Entry::Curtain { seat } => {
                self.lifted = *seat;
                Event::Curtain
            }
            Entry::Handed { seat, level, .. } => {
                let chair = self.chair(*seat)?;
                (chair.stand_in, chair.deadline) = (Some(*level), None);
                Event::Handed { seat: *seat }
            }
            Entry::Returned { seat } => {
                let (clock, at) = (self.founding.clock, self.at);
                let chair = self.chair(*seat)?;
                (chair.stand_in, chair.deadline) = (None, None);
                chair.gained.clear();
                chair.left = clock.map_or(0, |clock| clock.back(chair.left));
                chair.asked_at = chair.asked_at.map(|_| at);
                Event::Returned { seat: *seat }
            }
            Entry::Rematched { table } => {
                self.next = Some(table.clone());
                Event::Rematched
            }
            Entry::Invited { people, hold } => self.hold(people, *hold)?,
            Entry::Declined { seat } => {
                self.chair(*seat)?.sitter = Sitter::Open;
                Event::Declined { seat: *seat }
            }
            Entry::Lapsed { seat } => {
                self.chair(*seat)?.sitter = Sitter::Open;
                Event::Lapsed { seat: *seat }
            }
            Entry::Reminded { seat } => {
                if let Some(deadline) = &mut self.chair(*seat)?.deadline {
                    deadline.reminded = true;
                }
                Event::Reminded { seat: *seat }
            }
            // Until when is a part of the line.
            Entry::Postponed { seat } => Event::Postponed { seat: *seat },
            Entry::Closed => self.give_up()?,
            Entry::Started => self.start()?,
            Entry::Moved { seat, notation, hurried } => {
                let event = self.play(*seat, notation)?;
                self.chair(*seat)?.hurried = *hurried;
                event
            }
            Entry::TakenBack { seat } => self.take_back(*seat)?,
            Entry::Changed { seat, back, again } => self.change_choice(*seat, *back, again)?,
            Entry::Stated { seat, statement } => {
                let game = self.game.as_mut().ok_or(Refusal::NotStarted)?;
                let statement = game.say(*seat, statement).map_err(Refusal::Illegal)?;
                Event::Stated { seat: *seat, statement }
            }
            Entry::Chat { person, name, text } => {
                if self.talk.len() == REMEMBERED_CHAT {
                    self.talk.pop_front();
                }
                let (name, text, person) = (name.clone(), text.clone(), person.clone());
                self.talk.push_back(ChatLine { seq: self.seq, name: name.clone(), text: text.clone(), person });
                Event::Chat { name, text }
            }
        };
        let ended = event.changes_game() && self.game.as_ref().is_some_and(|game| game.deciding().is_empty());
        if ended {
            self.progress = Progress::Over;
        }
        self.let_curtain_fall();
        self.forget_prepared();
        let newly_asked = asked_before.fold(self.being_asked(), Seats::without);
        let happened = Happened { event, newly_asked, ended };
        if happened.changes_roster() {
            self.name_everybody();
        }
        Ok(happened)
    }

    fn start(&mut self) -> Result<Event, Refusal> {
        let mut opening = Default::default();
        if !self.taken_up {
            let mut game = self.lay_out().map_err(Refusal::Setup)?;
            for entry in &self.founding.before {
                game.play(entry.seat, &entry.notation)?;
                if let Some(chair) = self.chairs.get_mut(entry.seat.index()) {
                    chair.own.push(false);
                }
            }
            opening = game.opening();
            self.game = Some(game);
            self.moves = self.founding.before.len();
        }
        self.progress = Progress::Playing;
        self.starters = self.people_seated();
        for Starter { person, seat } in &self.starters {
            self.eyes.note(person, *seat);
        }
        self.note_asked(self.asked(), None);
        Ok(Event::Started { opening })
    }

    /// The game as the table begins it.
    fn lay_out(&self) -> Result<Box<dyn Table>, StartError> {
        let Founding { rules, seed, setup, position, .. } = &self.founding;
        match position {
            None => self.unpacked.start_under(*rules, Agreement::Json(setup.clone()), *seed),
            Some(position) => self.unpacked.take_up(setup.clone(), *seed, position.clone(), 0).map_err(|error| match error {
                TakeUpError::Setup(error) => error,
                other => StartError::UnreadableSetup(other.to_string()),
            }),
        }
    }

    /// Ends the table without a result: nobody is asked any more, nobody has won, and nothing is shown of the game.
    fn give_up(&mut self) -> Result<Event, Refusal> {
        match self.progress {
            Progress::Gathering | Progress::Playing => {}
            Progress::Over => return Err(Refusal::Over),
            Progress::Closed => return Err(Refusal::Closed),
        }
        (self.game, self.progress) = (None, Progress::Closed);
        self.note_asked(Seats::NONE, None);
        Ok(Event::Closed)
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<Event, Refusal> {
        let mut tale = Default::default();
        if let Some(game) = &mut self.game {
            tale = game.play(seat, notation)?;
        }
        self.moves += 1;
        let (seq, at) = (self.seq, self.at);
        let chair = self.chair(seat)?;
        if chair.gave(notation, seq) {
            // It was given when the question came, however long that took.
            chair.asked_at = Some(at);
        }
        chair.own.push(chair.decides_itself());
        chair.answered = Some(Answered { asked_since: chair.asked_since, notation: notation.to_owned(), seq });
        self.note_asked(self.asked(), Some(Acted::Moved(seat)));
        Ok(Event::Moved { seat, tale })
    }

    fn take_back(&mut self, seat: Seat) -> Result<Event, Refusal> {
        if let Some(game) = &mut self.game {
            game.undo(seat).map_err(Refusal::Undo)?;
        }
        self.moves = self.moves.saturating_sub(1);
        let chair = self.chair(seat)?;
        chair.own.pop();
        chair.prepared = None;
        self.note_asked(self.asked(), Some(Acted::TookBack(seat)));
        Ok(Event::TakenBack { seat })
    }

    /// Changes an earlier choice, all of it or nothing: the game is changed on a copy.
    fn change_choice(&mut self, seat: Seat, back: usize, again: &[String]) -> Result<Event, Refusal> {
        let moves = (self.moves + again.len()).checked_sub(back).ok_or(Refusal::Conflict)?;
        if self.game.is_some() {
            let mut changed = self.copy_of_game()?;
            let mut steps = Vec::new();
            for _ in 0..back {
                changed.undo(seat).map_err(Refusal::Undo)?;
                steps.push((changed.deciding(), Acted::TookBack(seat)));
            }
            for notation in again {
                changed.play(seat, notation)?;
                steps.push((changed.deciding(), Acted::Moved(seat)));
            }
            self.game = Some(changed);
            for (asked, acted) in steps {
                self.note_asked(asked, Some(acted));
            }
        }
        self.moves = moves;
        let chair = self.chair(seat)?;
        chair.own.truncate(chair.own.len().saturating_sub(back));
        chair.own.extend(std::iter::repeat_n(chair.decides_itself(), again.len()));
        (chair.answered, chair.prepared) = (None, None);
        Ok(Event::Changed { seat })
    }

    /// The game as it stands, to try something on.
    pub fn copy_of_game(&self) -> Result<Box<dyn Table>, Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotStarted)?;
        game.at(self.moves).map_err(|error| Refusal::Setup(error.into()))
    }

    /// The seats whose clocks would run: those that were asked when the game last changed.
    fn being_asked(&self) -> Seats {
        let asked = Seat::all(self.chairs.len()).zip(&self.chairs).filter(|(_, chair)| chair.asked_at.is_some());
        asked.fold(Seats::NONE, |seats, (seat, _)| seats.with(seat))
    }

    /// Notes who is asked, since when, and stops and starts the clocks.
    fn note_asked(&mut self, asked: Seats, acted: Option<Acted>) {
        let (seq, at, clock) = (self.seq, self.at, self.founding.clock);
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&mut self.chairs) {
            let (was, is) = (chair.asked_at, asked.contains(seat));
            let acted = acted.filter(|acted| acted.seat() == seat);
            if was.is_some() == is && acted.is_none() {
                continue;
            }
            chair.asked_since = seq;
            let spent = was.map_or(0, |since| at - since);
            match (clock, acted) {
                (Some(_), Some(Acted::TookBack(_))) => {
                    let gain = chair.gained.pop();
                    chair.left = (chair.left - spent - gain.map_or(0, |gain| gain.time)).max(0);
                    // It is due when it would have been without the move.
                    chair.deadline = gain.and_then(|gain| gain.answered_by);
                }
                (Some(clock), acted) if was.is_some() => {
                    let left = clock.after(chair.left, spent);
                    let answered_by = chair.deadline.take();
                    if acted.is_some() {
                        chair.gained.push(Gain { time: left - (chair.left - spent).max(0), answered_by });
                    }
                    chair.left = left;
                }
                _ => chair.deadline = None,
            }
            chair.asked_at = is.then_some(at);
        }
    }

    fn name_everybody(&mut self) {
        let name = |(chair, spare): (&Chair, &&str)| match &chair.sitter {
            Sitter::Person { name, .. } | Sitter::Held { name, .. } => name.clone(),
            Sitter::Open | Sitter::Bot { .. } => (*spare).to_owned(),
        };
        self.names = self.chairs.iter().zip(&BOT_NAMES).map(name).collect();
    }

    pub(super) fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.chairs.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat)
    }

    /// Who is being asked; nobody before the start and after the end.
    pub fn asked(&self) -> Seats {
        let running = self.game.as_ref().filter(|_| self.progress != Progress::Over);
        running.map_or(Seats::NONE, |game| game.deciding())
    }

    pub fn person_at(&self, seat: Seat) -> Option<&str> {
        match &self.chairs.get(seat.index())?.sitter {
            Sitter::Person { id, .. } => Some(id.as_str()).filter(|id| !id.is_empty()),
            Sitter::Open | Sitter::Bot { .. } | Sitter::Held { .. } => None,
        }
    }

    /// The level that plays here for people who are away, and on chairs that were left.
    pub fn stand_in(&self) -> Level {
        self.founding.stand_in.unwrap_or(STAND_IN)
    }

    /// The level that decides for a seat; none where a person does. A chair that was left in the middle of a game is played on.
    pub fn bot_at(&self, seat: Seat) -> Option<Level> {
        let chair = self.chairs.get(seat.index())?;
        match chair.sitter {
            Sitter::Bot { level } => Some(level),
            Sitter::Open | Sitter::Held { .. } => (self.progress == Progress::Playing).then_some(self.stand_in()),
            Sitter::Person { .. } => chair.stand_in,
        }
    }

    /// The line that a request with this key became.
    pub fn remembered(&self, key: &str) -> Option<i64> {
        self.keys.iter().find(|(known, _)| known == key).map(|(_, seq)| *seq)
    }
}

fn read(line: &coven_store::Line) -> Result<Written, LoadError> {
    serde_json::from_str(&line.text).map_err(|_| LoadError::Unreadable(line.seq))
}
