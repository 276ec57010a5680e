//! What people may do at a table. Each act is checked here and becomes an entry; nothing is changed yet.

use super::desk::{Chair, Desk, Progress};
use super::entry::{Entry, Sitter, Why};
use coven_bots::Level;
use coven_catalog::{PlayError, StartError};
use coven_engine::{BadNotation, CannotUndo, Illegal, Seat, Viewer};

/// Time after which somebody who lets the others wait and does not look at the table counts as away, in milliseconds.
const AWAY_AFTER: i64 = 60_000;

/// Length of a journal, in lines, from which on nobody may talk any more.
const MOST_LINES_WITH_TALK: i64 = 20_000;

/// Why something cannot be done at a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("you do not sit at this table")]
    NotSeated,
    #[error("only whoever opened the table may do that")]
    NotHost,
    #[error("this table has no such seat")]
    NoSuchSeat,
    #[error("somebody sits there")]
    SeatTaken,
    #[error("this chair is held for somebody who was asked to play")]
    SeatHeld,
    #[error("you have played another seat of this table and seen what it hides: you may take that one again, and no other")]
    SeenAnotherSeat,
    #[error("this deal is shared with other tables and has begun: nobody else sits down any more")]
    DealBegun,
    #[error("nobody holds a chair for you at this table")]
    NotInvited,
    #[error("somebody who was asked to play has not answered yet")]
    Unanswered,
    #[error("a chair is still empty")]
    SeatsOpen,
    #[error("the game has begun")]
    AlreadyStarted,
    #[error("the game has not begun")]
    NotStarted,
    #[error("the game is over")]
    Over,
    #[error("the table was closed")]
    Closed,
    #[error("the game is not over")]
    NotOver,
    #[error("a bot plays for you; take your seat back first")]
    HandedOver,
    #[error("in a rated game a bot that plays for somebody is an apprentice at most")]
    StrongStandIn,
    #[error("you are being asked now: answer that first")]
    AskedNow,
    #[error("at a shared screen nothing can be prepared, for the others would see it")]
    SharedScreen,
    #[error("no bot plays for you")]
    NotHanded,
    #[error("this seat is not away")]
    NotAway,
    #[error("a club meets for this game: it begins by itself at the hour")]
    BeforeTheHour,
    #[error("there has been too much talk at this table")]
    TalkedOut,
    #[error("the table has moved on since you looked")]
    Conflict,
    #[error(transparent)]
    Illegal(Illegal),
    #[error(transparent)]
    Notation(BadNotation),
    #[error(transparent)]
    Undo(CannotUndo),
    #[error(transparent)]
    Setup(StartError),
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::Illegal(illegal) => Refusal::Illegal(illegal),
            PlayError::Notation(error) => Refusal::Notation(error),
        }
    }
}

/// What a request leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    Do(Entry),
    /// It has been done already, with this line.
    Done(i64),
}

impl Desk {
    /// Sits down on an empty chair, or changes chairs before the game. In the middle of a game a chair that was left may be
    /// taken, by somebody who does not play yet and has not played another one.
    pub fn claim(&self, person: &str, name: &str, seat: Seat) -> Result<Act, Refusal> {
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        if self.seat_of(person) == Some(seat) {
            return Ok(Act::Done(self.seq));
        }
        match (self.progress, &chair.sitter) {
            (Progress::Over, _) => Err(Refusal::Over),
            (Progress::Closed, _) => Err(Refusal::Closed),
            (Progress::Playing, _) if self.sits(person) => Err(Refusal::AlreadyStarted),
            // Whoever comes later may have seen the same deal at another table, under whatever name.
            (Progress::Playing, _) if self.shares_deal() && !self.has_played(person) => Err(Refusal::DealBegun),
            (_, Sitter::Held { id, .. }) if id != person => Err(Refusal::SeatHeld),
            (_, Sitter::Open | Sitter::Held { .. }) if !self.may_sit(person, seat) => Err(Refusal::SeenAnotherSeat),
            (_, Sitter::Open | Sitter::Held { .. }) => {
                Ok(Act::Do(Entry::Claimed { seat, person: person.to_owned(), name: name.to_owned() }))
            }
            (_, Sitter::Person { .. } | Sitter::Bot { .. }) => Err(Refusal::SeatTaken),
        }
    }

    /// Sits down on the chair that is held for the person, or on the first free one. Whoever sits already stays where they are.
    pub fn join(&self, person: &str, name: &str) -> Result<Act, Refusal> {
        if self.sits(person) {
            return Ok(Act::Done(self.seq));
        }
        let free = self.seats_where(|sitter| *sitter == Sitter::Open);
        let fitting = || free.iter().copied().find(|&seat| self.may_sit(person, seat));
        let seat = self.held_for(person).or_else(fitting).or(free.first().copied()).ok_or(Refusal::SeatTaken)?;
        self.claim(person, name, seat)
    }

    /// The seats whose sitters are like that.
    fn seats_where(&self, fits: impl Fn(&Sitter) -> bool) -> Vec<Seat> {
        let chairs = Seat::all(self.chairs.len()).zip(&self.chairs);
        chairs.filter(|(_, chair)| fits(&chair.sitter)).map(|(seat, _)| seat).collect()
    }

    /// The seats on which nobody sits, held ones too.
    pub fn empty_seats(&self) -> Vec<Seat> {
        self.seats_where(|sitter| matches!(sitter, Sitter::Open | Sitter::Held { .. }))
    }

    pub fn leave(&self, person: &str) -> Result<Act, Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        match self.progress {
            Progress::Over => Err(Refusal::Over),
            Progress::Closed => Err(Refusal::Closed),
            Progress::Gathering | Progress::Playing => Ok(Act::Do(Entry::Left { seat })),
        }
    }

    /// Gives the table up, before the game.
    pub fn close(&self, person: &str) -> Result<Act, Refusal> {
        if self.founding.host != person {
            return Err(Refusal::NotHost);
        }
        match self.progress {
            Progress::Gathering => Ok(Act::Do(Entry::Closed)),
            Progress::Playing | Progress::Over => Err(Refusal::AlreadyStarted),
            Progress::Closed => Ok(Act::Done(self.seq)),
        }
    }

    /// Puts a bot on a chair or takes it away, before the game. If the chair was held for somebody, or somebody else at the own screen
    /// had it, it no longer is theirs.
    pub fn place(&self, person: &str, seat: Seat, level: Option<Level>) -> Result<Act, Refusal> {
        if self.founding.host != person {
            return Err(Refusal::NotHost);
        }
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        match (self.progress, &chair.sitter) {
            (Progress::Playing | Progress::Over, _) => Err(Refusal::AlreadyStarted),
            (Progress::Closed, _) => Err(Refusal::Closed),
            (_, Sitter::Person { .. }) if !self.is_beside(seat) => Err(Refusal::SeatTaken),
            (_, Sitter::Open) if level.is_none() => Ok(Act::Done(self.seq)),
            _ => Ok(Act::Do(Entry::Placed { seat, level })),
        }
    }

    /// Begins the game, once every chair is taken. Whoever opened the tables of a word begins them all. Where a club meets nobody begins
    /// before the hour.
    pub fn begin(&self, person: &str, now: i64) -> Result<Act, Refusal> {
        if self.founding.host != person {
            match self.sits(person) {
                false => return Err(Refusal::NotSeated),
                true if self.founding.deal.is_some() => return Err(Refusal::NotHost),
                true => {}
            }
        }
        match self.progress {
            Progress::Playing | Progress::Over => Err(Refusal::AlreadyStarted),
            Progress::Closed => Err(Refusal::Closed),
            Progress::Gathering if self.awaited_meeting().is_some_and(|meeting| meeting.begins > now) => {
                Err(Refusal::BeforeTheHour)
            }
            Progress::Gathering if self.chairs.iter().any(|chair| chair.sitter == Sitter::Open) => Err(Refusal::SeatsOpen),
            Progress::Gathering if !self.empty_seats().is_empty() => Err(Refusal::Unanswered),
            Progress::Gathering => Ok(Act::Do(Entry::Started)),
        }
    }

    /// Answers what the person's seat is asked. `seen` is the line up to which the person knows the table: an answer to a
    /// question that has changed since is a conflict, unless it is the very answer that was given.
    pub fn answer(&self, person: &str, seen: Option<i64>, notation: &str) -> Result<Act, Refusal> {
        let (seat, chair) = self.playing(person)?;
        if let (Some(seen), Some(last)) = (seen, &chair.answered)
            && (last.asked_since..last.seq).contains(&seen)
            && last.notation == notation
        {
            return Ok(Act::Done(last.seq));
        }
        self.running()?;
        if seen.is_some_and(|seen| seen < chair.asked_since || seen > self.seq) {
            return Err(Refusal::Conflict);
        }
        Ok(Act::Do(Entry::Moved { seat, notation: notation.to_owned(), hurried: false }))
    }

    /// Takes the person's last move back; the rules of the table decide whether that is fair. A game that is over stays as it
    /// ended: everybody has seen everything.
    pub fn undo(&self, person: &str, seen: Option<i64>) -> Result<Act, Refusal> {
        self.running()?;
        let (seat, chair) = self.playing(person)?;
        // Compared with when the question was put: moves of other seats since then are no conflict, the seat's own moves are.
        if seen.is_some_and(|seen| seen < chair.asked_since || seen > self.seq) {
            return Err(Refusal::Conflict);
        }
        Ok(Act::Do(Entry::TakenBack { seat }))
    }

    /// Takes an earlier choice of the person back; what the person chose since stays as far as it is still possible. All of it
    /// must be fair, as when the moves were taken back one by one.
    pub fn change(&self, person: &str, seen: Option<i64>, notation: &str) -> Result<Act, Refusal> {
        self.running()?;
        let (seat, chair) = self.playing(person)?;
        if seen.is_some_and(|seen| seen < chair.asked_since || seen > self.seq) {
            return Err(Refusal::Conflict);
        }
        let mut tried = self.copy_of_game()?;
        let own = tried.moves().into_iter().filter(|entry| entry.seat == seat).map(|entry| entry.notation);
        let own: Vec<String> = own.collect();
        let chosen = own.iter().rposition(|made| made == notation).ok_or(Refusal::Conflict)?;
        let back = own.len() - chosen;
        for _ in 0..back {
            tried.undo(seat).map_err(Refusal::Undo)?;
        }
        // A choice that needed the one that is gone is gone with it, and so is everything after it.
        let again = own[chosen + 1..].iter().take_while(|made| tried.play(seat, made).is_ok()).cloned().collect();
        Ok(Act::Do(Entry::Changed { seat, back, again }))
    }

    /// Says something beside the game.
    pub fn chat(&self, person: &str, name: &str, text: &str) -> Result<Act, Refusal> {
        if !self.sits(person) && self.founding.host != person {
            return Err(Refusal::NotSeated);
        }
        self.may_talk()?;
        Ok(Act::Do(Entry::Chat { person: person.to_owned(), name: name.to_owned(), text: text.to_owned() }))
    }

    /// A journal does not grow for ever by talk.
    fn may_talk(&self) -> Result<(), Refusal> {
        match self.progress {
            Progress::Closed => Err(Refusal::Closed),
            _ if self.seq >= MOST_LINES_WITH_TALK => Err(Refusal::TalkedOut),
            _ => Ok(()),
        }
    }

    /// Says something in the game's own words for table talk. It is no decision: any seat may speak at any time of the game.
    pub fn state(&self, person: &str, statement: &str) -> Result<Act, Refusal> {
        self.may_talk()?;
        self.running()?;
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        Ok(Act::Do(Entry::Stated { seat, statement: statement.to_owned() }))
    }

    /// Gives a seat to a bot: one's own to any (in a rated game to none that is strong), that of somebody who is away to the one that stands in for everybody. Where there
    /// is a clock, it alone decides who has taken too long. `watched` says whether the seat's person looks at the table.
    pub fn hand(&self, person: &str, seat: Seat, level: Option<Level>, watched: bool, now: i64) -> Result<Act, Refusal> {
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        self.running()?;
        let own = self.seat_of(person).ok_or(Refusal::NotSeated)? == seat;
        if !matches!(chair.sitter, Sitter::Person { .. }) || chair.stand_in.is_some() {
            return Ok(Act::Done(self.seq));
        }
        if own {
            let level = level.unwrap_or(self.stand_in());
            if !self.may_stand_in(level) {
                return Err(Refusal::StrongStandIn);
            }
            return Ok(Act::Do(Entry::Handed { seat, level, why: Why::Asked }));
        }
        let waiting = chair.asked_at.is_some_and(|since| now - since >= AWAY_AFTER);
        if !waiting || watched || self.founding.clock.is_some() {
            return Err(Refusal::NotAway);
        }
        Ok(Act::Do(Entry::Handed { seat, level: self.stand_in(), why: Why::Away }))
    }

    /// Takes one's own seat back from a bot; while the curtain of a shared screen is down, the first one there that has been handed over.
    pub fn come_back(&self, person: &str) -> Result<Act, Refusal> {
        self.running()?;
        let handed = |seat: &Seat| self.chairs[seat.index()].stand_in.is_some();
        let seat = self.seat_of(person).or_else(|| self.seats_of(person).find(handed)).ok_or(Refusal::NotSeated)?;
        match self.chairs[seat.index()].stand_in {
            Some(_) => Ok(Act::Do(Entry::Returned { seat })),
            None => Err(Refusal::NotHanded),
        }
    }

    /// Whether the person may look through this viewer's eyes: one's own always, everybody's once the game is over.
    pub fn may_look_as(&self, person: Option<&str>, viewer: Viewer) -> bool {
        self.progress == Progress::Over || viewer == Viewer::Spectator || self.viewer(person) == viewer
    }

    pub(super) fn running(&self) -> Result<(), Refusal> {
        match self.progress {
            Progress::Gathering => Err(Refusal::NotStarted),
            Progress::Playing => Ok(()),
            Progress::Over => Err(Refusal::Over),
            Progress::Closed => Err(Refusal::Closed),
        }
    }

    /// The person's own chair, in a game that is being played by the person.
    fn playing(&self, person: &str) -> Result<(Seat, &Chair), Refusal> {
        let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
        let chair = &self.chairs[seat.index()];
        match self.running() {
            // The answer that ended the game may come twice as well.
            Err(Refusal::Over) if chair.answered.is_some() => {}
            other => other?,
        }
        if chair.stand_in.is_some() {
            return Err(Refusal::HandedOver);
        }
        Ok((seat, chair))
    }
}
