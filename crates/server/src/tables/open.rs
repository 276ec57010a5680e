//! New tables: from what was agreed, from a record, from another table.

use super::{Key, TableError, Tables};
use crate::ids;
use crate::log;
use crate::table::{
    Act, BOT_NAMES, Chair, Clock, Desk, Entry, Founding, Guest, KnownBy, OfClub, Progress, Refusal, STAND_IN, Sitter, Written,
};
use coven_bots::Level;
use coven_catalog::{Agreement, Table};
use coven_engine::{MAX_SEATS, Record, Seat, Seed};
use coven_store::{Begun, BondKind, Line, NewClubTable, NewTable, Person};

/// Who is to sit on a chair of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Whoever opens the table.
    Me,
    Open,
    Bot(Level),
}

/// What a new table is to be.
#[derive(Clone, Debug)]
pub struct TableWish {
    pub game: String,
    pub seats: Vec<SeatWish>,
    /// Variants and mode, each a word of the game.
    pub variants: Vec<String>,
    /// The game's own setup, written out, instead of variants.
    pub setup: Option<serde_json::Value>,
    /// Shown in the lobby; otherwise found by link alone.
    pub listed: bool,
    pub clock: Option<Clock>,
    /// The bot that plays for whoever takes too long; the usual one if none is chosen.
    pub stand_in: Option<Level>,
    /// Everybody may ask what a good player would do. Such a game is not rated.
    pub hints: bool,
    /// Tables that one person opens with the same word and setup, and that begin together, are dealt alike.
    pub deal: Option<String>,
    /// The club for which it is opened. One for members alone is never shown in the lobby.
    pub club: Option<OfClub>,
}

impl TableWish {
    /// A table that only those find who have the link, without a clock.
    pub fn new(game: String, seats: Vec<SeatWish>, variants: Vec<String>) -> TableWish {
        TableWish {
            game,
            seats,
            variants,
            setup: None,
            listed: false,
            clock: None,
            stand_in: None,
            hints: false,
            deal: None,
            club: None,
        }
    }
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    pub table: String,
    /// The last line of the table's journal.
    pub seq: i64,
}

impl Tables {
    /// Opens a table.
    pub async fn open(&self, host: &Person, key: Key, wish: TableWish) -> Result<Opened, TableError> {
        let unpacked = self.0.games.get(&wish.game)?;
        let seats = sitters(&wish.seats, host)?;
        if wish.clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(TableError::BadClock);
        }
        if wish.deal.as_ref().is_some_and(|deal| !is_deal(deal)) {
            return Err(TableError::BadDeal);
        }
        if let Some(club) = &wish.club
            && !self.0.store.is_club_member(&club.id, &host.id).await?
        {
            return Err(TableError::NoSuchClub);
        }
        let variants: Vec<&str> = wish.variants.iter().map(String::as_str).collect();
        let agreement = match wish.setup {
            Some(setup) => Agreement::Json(setup),
            None => Agreement::Words { players: seats.len(), variants: &variants },
        };
        // A trial with any seed finds every mistake in the setup, and writes the setup out.
        let trial = unpacked.start(agreement, Seed::new([0; 32]))?;
        if trial.seats() != seats.len() {
            return Err(TableError::OtherPlayers(trial.seats()));
        }
        let header = trial.record(Vec::new()).header;
        let mut founding = Founding {
            listed: wish.listed && !wish.club.as_ref().is_some_and(|club| club.members_only),
            deal: wish.deal,
            clock: wish.clock,
            stand_in: wish.stand_in,
            hints: wish.hints,
            club: wish.club,
            ..Founding::of(header, &host.id, seats)
        };
        founding.seed = self.fresh_or_shared_seed(&founding).await?;
        let id = key.map_or_else(ids::fresh, |key| self.0.signer.name("table", &[&key]));
        self.begin(&id, founding, Vec::new(), self.most()).await
    }

    /// Maximum number of tables of one person that have not begun.
    fn most(&self) -> Option<usize> {
        Some(self.0.config.rates.tables)
    }

    /// Takes a record in: a finished game can be looked at, a running one goes on when its seats are taken.
    pub async fn import(&self, host: &Person, key: Key, text: &str) -> Result<Opened, TableError> {
        let record = Record::parse(text)?;
        let table = self.0.games.with_data(&record.header.game, &record.header.data)?.resume(&record)?;
        let over = table.standing().is_some();
        let header = record.header;
        let seats = (0..table.seats()).map(|seat| sat(seat, header.seats.get(seat).map(String::as_str), over)).collect();
        let founding = Founding { before: record.moves, known: Some(KnownBy::Record), ..Founding::of(header, &host.id, seats) };
        let more = if over { vec![Entry::Started] } else { Vec::new() };
        let id = key.map_or_else(ids::fresh, |key| self.0.signer.name("import", &[&key]));
        self.begin(&id, founding, more, self.most()).await
    }

    /// The same game at a new table, with a chair held for each of the others until they say yes. However often it is asked for,
    /// it is one table; whoever asks for it has said yes.
    pub async fn rematch(&self, person: &Person, table: &str) -> Result<Opened, TableError> {
        let blocked_by = self.0.store.blocked_by(&person.id).await?;
        let (mut founding, people) = {
            let open = self.0.open_table(table).await?;
            let desk = open.desk()?;
            if desk.progress != Progress::Over {
                return Err(Refusal::NotOver.into());
            }
            if !desk.sits(&person.id) {
                return Err(Refusal::NotSeated.into());
            }
            let present = self.0.games.get(&desk.founding.game)?;
            let shared = desk.shares_screen(&person.id);
            let founding = Founding {
                rules: *present.about().versions.end(),
                data: present.data_hash().to_owned(),
                seed: Seed::new(ids::random()),
                host: person.id.clone(),
                seats: desk.chairs.iter().map(|chair| again(&chair.sitter, person, shared)).collect(),
                deal: None,
                before: Vec::new(),
                known: None,
                position: None,
                contest: None,
                club: desk.founding.club.clone().map(|club| OfClub { meeting: None, ..club }),
                ..desk.founding.clone()
            };
            // Whoever has blocked the person is not asked; the chair is free.
            let asked = people_of(desk).into_iter().filter(|guest| !blocked_by.contains(&guest.person)).collect::<Vec<_>>();
            (founding, asked)
        };
        if let Some(club) = &founding.club
            && !self.0.store.is_club_member(&club.id, &person.id).await?
        {
            founding.club = None;
        }
        let next = self.0.signer.name("rematch", &[table]);
        // There is one for each game that was played to its end, so it is not counted.
        self.begin(&next, founding, Vec::new(), None).await?;
        let people = self.those_who_see(&next, people).await?;
        if !people.iter().any(|guest| guest.person == person.id) {
            return Err(TableError::NotWelcome);
        }
        self.0.act(&next, None, None, move |desk, _| Ok(desk.invite(&people))).await?;
        let (id, name) = (person.id.clone(), person.name.clone());
        let yes = move |desk: &Desk, _: i64| match desk.held_for(&id) {
            Some(_) => desk.accept(&id, &name),
            None => Ok(Act::Done(desk.seq)),
        };
        let seq = self.0.act(&next, None, None, yes).await?.seq;
        let opened = Opened { table: next.clone(), seq };
        let decide = move |desk: &Desk, _: i64| {
            Ok(match &desk.next {
                Some(_) => Act::Done(desk.seq),
                None => Act::Do(Entry::Rematched { table: next.clone() }),
            })
        };
        self.0.act(table, None, None, decide).await?;
        Ok(opened)
    }

    /// Those of some people for whom a table is there that may be for the members of a club alone.
    async fn those_who_see(&self, table: &str, people: Vec<Guest>) -> Result<Vec<Guest>, TableError> {
        let mut seeing = Vec::new();
        for guest in people {
            if self.0.may_see_table(Some(&guest.person), table).await? {
                seeing.push(guest);
            }
        }
        Ok(seeing)
    }

    /// A new table of a game with a chair held for each of these people until they say yes. They are friends of whoever asks, or have met
    /// at a table; whoever has blocked the person is not asked, and the chair is free.
    pub async fn invite(&self, person: &Person, key: Key, game: &str, people: &[String]) -> Result<Opened, TableError> {
        let about = self.0.games.get(game)?.about();
        let players = (people.len() + 1).max(*about.seats.start());
        if people.is_empty() || players > *about.seats.end() {
            return Err(TableError::BadGuests);
        }
        let blocked_by = self.0.store.blocked_by(&person.id).await?;
        let mut guests = Vec::new();
        for (seat, other) in (1u8..).map(Seat).zip(people) {
            let known = self.0.store.bond(&person.id, other).await? == Some(BondKind::Friend)
                || self.0.store.have_met(&person.id, other).await?;
            let found = self.0.person(other).await?.filter(|_| known && *other != person.id);
            let Some(found) = found else {
                return Err(TableError::BadGuests);
            };
            if !blocked_by.contains(other) {
                guests.push(Guest { seat, person: found.id.clone(), name: found.name.clone() });
            }
        }
        let mut seats = vec![SeatWish::Open; players];
        seats[0] = SeatWish::Me;
        let opened = self.open(person, key, TableWish::new(game.to_owned(), seats, Vec::new())).await?;
        let done = self.0.act(&opened.table, None, None, move |desk, _| Ok(desk.invite(&guests))).await?;
        Ok(Opened { seq: done.seq, ..opened })
    }

    /// A finished game goes on from an earlier moment, against bots. `seat` is the one to be played, one's own if it is not given.
    pub async fn play_on(
        &self,
        person: &Person,
        table: &str,
        key: Key,
        at: usize,
        seat: Option<Seat>,
    ) -> Result<Opened, TableError> {
        let founding = {
            let open = self.0.open_table(table).await?;
            let desk = open.desk()?;
            self.nothing_to_hide(desk).await?;
            let earlier = self.earlier(desk, at)?;
            let own = seat.or_else(|| desk.seat_of(&person.id)).unwrap_or(Seat(0));
            if own.index() >= desk.chairs.len() {
                return Err(Refusal::NoSuchSeat.into());
            }
            let sitter = |(seat, chair): (Seat, &Chair)| match chair.sitter {
                _ if seat == own => Sitter::Person { id: person.id.clone(), name: person.name.clone() },
                Sitter::Bot { level } => Sitter::Bot { level },
                Sitter::Open | Sitter::Person { .. } | Sitter::Held { .. } => Sitter::Bot { level: STAND_IN },
            };
            Founding {
                host: person.id.clone(),
                seats: Seat::all(desk.chairs.len()).zip(&desk.chairs).map(sitter).collect(),
                listed: false,
                deal: None,
                clock: None,
                before: earlier.moves(),
                known: Some(KnownBy::Record),
                contest: None,
                club: None,
                ..desk.founding.clone()
            }
        };
        let new = key.map_or_else(ids::fresh, |key| self.0.signer.name("play-on", &[table, &key]));
        self.begin(&new, founding, vec![Entry::Started], self.most()).await
    }

    /// A table that begins in a staged position: `own` is the seat to be played, bots play the others.
    pub async fn play_staged(&self, person: &Person, staged: &dyn Table, own: Seat) -> Result<Opened, TableError> {
        if own.index() >= staged.seats() {
            return Err(Refusal::NoSuchSeat.into());
        }
        if staged.deciding().is_empty() {
            return Err(Refusal::Over.into());
        }
        let header = staged.record(Vec::new()).header;
        let sitter = |seat: Seat| match seat == own {
            true => Sitter::Person { id: person.id.clone(), name: person.name.clone() },
            false => Sitter::Bot { level: STAND_IN },
        };
        let seats = Seat::all(staged.seats()).map(sitter).collect();
        let founding = Founding {
            known: Some(KnownBy::Position),
            position: Some(staged.position()),
            ..Founding::of(header, &person.id, seats)
        };
        self.begin(&ids::fresh(), founding, vec![Entry::Started], self.most()).await
    }

    /// Writes the first lines of a journal. A table that is there already stays as it is.
    pub(crate) async fn begin(
        &self,
        id: &str,
        founding: Founding,
        more: Vec<Entry>,
        most: Option<usize>,
    ) -> Result<Opened, TableError> {
        let unpacked = self.0.games.get(&founding.game)?.clone();
        let (at, game, host, listed) = (log::now(), founding.game.clone(), founding.host.clone(), founding.listed);
        let (deal, club) = (self.deal_name(&founding), founding.club.clone().map(belongs));
        let mut desk = Desk::open(id, unpacked, at, founding.clone());
        let mut lines = vec![line(1, at, Entry::Opened(Box::new(founding)))];
        for entry in more {
            let seq = desk.seq + 1;
            desk.apply(seq, at, &Written::new(None, entry.clone()))?;
            lines.push(line(seq, at, entry));
        }
        let new = NewTable { id: id.to_owned(), game, host, listed, deal, club, card: desk.card(true), lines };
        let begun = self.0.store.begin(new, most.map(|most| i64::try_from(most).unwrap_or(i64::MAX))).await?;
        if let (Begun::TooMany, Some(most)) = (begun, most) {
            return Err(TableError::TooManyTables(most));
        }
        let open = self.0.open_table(id).await?;
        Ok(Opened { table: id.to_owned(), seq: open.desk()?.seq })
    }
}

fn belongs(club: OfClub) -> NewClubTable {
    let OfClub { id, members_only, meeting } = club;
    NewClubTable { club: id, members_only, meeting: meeting.map(|meeting| (meeting.challenge, meeting.begins)) }
}

fn line(seq: i64, at: i64, entry: Entry) -> Line {
    Line { seq, at, text: serde_json::to_string(&Written::new(None, entry)).unwrap_or_default() }
}

fn is_deal(word: &str) -> bool {
    (1..=64).contains(&word.len()) && word.chars().all(|c| c.is_alphanumeric() || "-_ ".contains(c))
}

fn sitters(wishes: &[SeatWish], host: &Person) -> Result<Vec<Sitter>, TableError> {
    let mine = wishes.iter().filter(|&&wish| wish == SeatWish::Me).count();
    if !(1..=MAX_SEATS).contains(&wishes.len()) || mine > 1 {
        return Err(TableError::BadSeats);
    }
    let sitter = |wish: &SeatWish| match *wish {
        SeatWish::Me => Sitter::Person { id: host.id.clone(), name: host.name.clone() },
        SeatWish::Open => Sitter::Open,
        SeatWish::Bot(level) => Sitter::Bot { level },
    };
    Ok(wishes.iter().map(sitter).collect())
}

/// Who sits on a chair when the game is played again: bots, and whoever wishes it, with all who share that screen.
fn again(sitter: &Sitter, person: &Person, shared: bool) -> Sitter {
    match sitter {
        Sitter::Bot { level } => Sitter::Bot { level: *level },
        Sitter::Person { id, name } if *id == person.id && shared => Sitter::Person { id: id.clone(), name: name.clone() },
        Sitter::Person { id, .. } if *id == person.id => Sitter::Person { id: id.clone(), name: person.name.clone() },
        Sitter::Open | Sitter::Person { .. } | Sitter::Held { .. } => Sitter::Open,
    }
}

/// The people who sit at a table, as they are asked to another one; of those at one screen the one whose it is.
fn people_of(desk: &Desk) -> Vec<Guest> {
    let guest = |seat: Seat| {
        let person = desk.person_at(seat).filter(|person| desk.seats_of(person).next() == Some(seat))?.to_owned();
        Some(Guest { seat, person, name: desk.names[seat.index()].clone() })
    };
    Seat::all(desk.chairs.len()).filter_map(guest).collect()
}

/// Who sits on a chair for which a record names somebody: bots as they were, people of another server by their names. In a game
/// that goes on, those chairs are free.
fn sat(seat: usize, word: Option<&str>, over: bool) -> Sitter {
    let word = word.unwrap_or_default();
    match (word.parse(), word.split_once(':')) {
        (Ok(level), _) => Sitter::Bot { level },
        _ if !over => Sitter::Open,
        (_, Some(("human", name))) => {
            let name = crate::accounts::name(name).unwrap_or_else(|_| BOT_NAMES[seat].to_owned());
            Sitter::elsewhere(name)
        }
        _ if word == "human" => Sitter::elsewhere(BOT_NAMES[seat].to_owned()),
        _ => Sitter::Bot { level: STAND_IN },
    }
}
