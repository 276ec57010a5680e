//! What people do with a tournament.

use super::entry::{Entry, Host, Terms};
use super::rounds::paired;
use super::state::{Stage, Standby, Tournament};
use super::{MOST_ATTEMPTS, TournamentError, Tournaments};
use crate::ids;
use crate::log;
use crate::table::{Act, Clock, Desk, Entry as AtTable, Progress, STAND_IN};
use crate::tables::{Agreed, TableError};
use coven_bots::Level;
use coven_pairing::{Fill, Player, System};
use coven_store::{Begun, Line, NewTournament, Person};

/// Maximum number of people of a tournament.
pub const MOST_PEOPLE: usize = 200;

/// Maximum number of people on a waiting list.
const MOST_WAITING: usize = 100;

/// Maximum number of rounds.
pub const MOST_ROUNDS: usize = 30;

/// Maximum number of games of a match.
pub const MOST_GAMES: usize = 8;

/// Maximum number of people who have signed up and left again: a journal does not grow for ever.
const MOST_MEMBERS: usize = 600;

/// Maximum number of lines up to which people may come and go.
const MOST_LINES: i64 = 5_000;

/// Maximum number of tournaments of one person that are not over.
const MOST_OPEN: i64 = 4;

/// What a new tournament is to be.
#[derive(Clone, Debug)]
pub struct TournamentWish {
    pub name: String,
    pub game: String,
    pub variants: Vec<String>,
    pub system: System,
    pub table_size: usize,
    pub rounds: usize,
    pub games: usize,
    pub fill: Fill,
    pub level: Level,
    pub clock: Option<Clock>,
    pub duplicate: bool,
    pub by_hand: bool,
    pub listed: bool,
    pub most: usize,
}

type Done = Result<(), TournamentError>;

impl Tournaments {
    /// Opens a tournament. Returns its name in addresses.
    pub async fn announce(&self, host: &Person, wish: TournamentWish) -> Result<String, TournamentError> {
        if host.login.is_none() {
            return Err(TournamentError::NeedsAccount);
        }
        let name = crate::accounts::name(&wish.name)
            .map_err(|_| TournamentError::BadTerms("a tournament's name has 1 to 32 visible characters"))?;
        if !(1..=MOST_ROUNDS).contains(&wish.rounds) {
            return Err(TournamentError::BadTerms("a tournament has 1 to 30 rounds"));
        }
        if !(1..=MOST_GAMES).contains(&wish.games) {
            return Err(TournamentError::BadTerms("a match has 1 to 8 games"));
        }
        if !(2..=MOST_PEOPLE).contains(&wish.most) {
            return Err(TournamentError::BadTerms("a tournament is for 2 to 200 people"));
        }
        if wish.table_size < 2 {
            return Err(TournamentError::BadTerms("at a table sit two people or more"));
        }
        let [a, b, c, d, e, f, g, h] = ids::random::<8>();
        let terms = Terms {
            name,
            host: Host { person: host.id.clone(), name: host.name.clone() },
            game: wish.game,
            variants: wish.variants,
            system: wish.system,
            table_size: wish.table_size,
            rounds: wish.rounds,
            games: wish.games,
            fill: wish.fill,
            level: wish.level,
            clock: wish.clock,
            duplicate: wish.duplicate,
            by_hand: wish.by_hand,
            listed: wish.listed,
            most: wish.most,
            seed: u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        };
        self.0.tables().agree(&agreed(&terms))?;
        let (id, at) = (ids::fresh(), log::now());
        let tournament = Tournament::announced(&id, terms.clone(), at);
        let listed = terms.listed;
        let text = serde_json::to_string(&Entry::Announced(Box::new(terms))).unwrap_or_default();
        let (line, card) = (Line { seq: 1, at, text }, tournament.card());
        let new = NewTournament { id: id.clone(), host: host.id.clone(), listed, card, line };
        match self.0.store.begin_tournament(new, MOST_OPEN).await? {
            Begun::Begun | Begun::There => Ok(id),
            Begun::TooMany => Err(TournamentError::TooMany(MOST_OPEN)),
        }
    }

    /// Signs up. Once the tournament has begun, or is full, that means the waiting list.
    pub async fn join(&self, person: &Person, id: &str) -> Done {
        let join = |tournament: &Tournament| {
            not_over(tournament)?;
            let present = tournament.player(&person.id).map(|player| tournament.members[player as usize].standby);
            if matches!(present, Some(Standby::Plays | Standby::Waits)) {
                return Ok(None);
            }
            let full = tournament.members.len() >= MOST_MEMBERS || tournament.seq >= MOST_LINES;
            if full || tournament.count(Standby::Waits) >= MOST_WAITING {
                return Err(TournamentError::Full);
            }
            let waits = tournament.stage != Stage::Gathering || tournament.count(Standby::Plays) >= tournament.terms.most;
            Ok(Some(Entry::Joined { person: person.id.clone(), name: person.name.clone(), waits }))
        };
        self.act(id, join).await.map(|_| ())
    }

    /// Plays no more in the rounds to come. At a table that is being played a bot goes on.
    pub async fn withdraw(&self, person: &Person, id: &str) -> Done {
        let leave = |tournament: &Tournament| {
            not_over(tournament)?;
            let player = tournament.player(&person.id).ok_or(TournamentError::NotMember)?;
            Ok(leaves(tournament, player))
        };
        if self.act(id, leave).await? {
            self.hand_over(id, &person.id).await?;
        }
        Ok(())
    }

    /// The host takes somebody out of the rounds to come.
    pub async fn remove(&self, host: &Person, id: &str, player: Player) -> Done {
        let remove = |tournament: &Tournament| {
            hosts(tournament, host)?;
            not_over(tournament)?;
            if tournament.members.len() <= player as usize {
                return Err(TournamentError::NotMember);
            }
            Ok(leaves(tournament, player))
        };
        self.act(id, remove).await.map(|_| ())
    }

    /// The host lets somebody in from the waiting list, for the next round.
    pub async fn admit(&self, host: &Person, id: &str, player: Player) -> Done {
        let admit = |tournament: &Tournament| {
            hosts(tournament, host)?;
            not_over(tournament)?;
            let member = tournament.members.get(player as usize).ok_or(TournamentError::NotMember)?;
            match member.standby {
                Standby::Plays => Ok(None),
                Standby::Withdrew => Err(TournamentError::NotMember),
                Standby::Waits if tournament.count(Standby::Plays) >= MOST_PEOPLE => Err(TournamentError::Full),
                Standby::Waits => Ok(Some(Entry::Admitted { player })),
            }
        };
        self.act(id, admit).await.map(|_| ())
    }

    /// The host begins the tournament, or the next round.
    pub async fn begin_round(&self, host: &Person, id: &str) -> Done {
        for _ in 0..MOST_ATTEMPTS {
            let mut tournament = self.load(id).await?;
            may_begin(&tournament, host)?;
            let round = paired(&tournament).await?;
            if self.append(&mut tournament, Entry::Paired { round }).await? {
                return self.tend(id).await;
            }
        }
        Err(TournamentError::Busy)
    }

    /// The host gives up the games of the present round that are not over: they count as the average for all who sit there.
    pub async fn close_round(&self, host: &Person, id: &str) -> Done {
        let tournament = self.load(id).await?;
        hosts(&tournament, host)?;
        if tournament.stage != Stage::Playing {
            return Err(TournamentError::NotBegun);
        }
        for table in tournament.open_games() {
            let close = |desk: &Desk, _: i64| match desk.progress {
                Progress::Gathering | Progress::Playing => Ok(Act::Do(AtTable::Closed)),
                Progress::Over | Progress::Closed => Ok(Act::Done(desk.seq)),
            };
            self.0.act(&table, None, None, close).await?;
        }
        self.tend(id).await
    }

    /// The host calls the tournament off before it has begun, or ends it after the present round.
    pub async fn cancel(&self, host: &Person, id: &str) -> Done {
        let cancel = |tournament: &Tournament| {
            hosts(tournament, host)?;
            match tournament.stage {
                Stage::Gathering => Ok(Some(Entry::Cancelled)),
                Stage::Playing if tournament.round_is_over() => Ok(Some(Entry::Finished)),
                Stage::Playing => Err(TournamentError::RoundRunning),
                Stage::Over | Stage::Cancelled => Ok(None),
            }
        };
        self.act(id, cancel).await.map(|_| ())
    }

    /// A bot plays on for somebody at the tables of a tournament that are being played.
    async fn hand_over(&self, id: &str, person: &str) -> Done {
        for table in self.load(id).await?.open_games() {
            let person = person.to_owned();
            let hand = move |desk: &Desk, now: i64| match desk.seat_of(&person) {
                Some(seat) if desk.progress == Progress::Playing => desk.hand(&person, seat, Some(STAND_IN), false, now),
                _ => Ok(Act::Done(desk.seq)),
            };
            match self.0.act(&table, None, None, hand).await {
                Ok(_) | Err(TableError::Refused(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }
}

/// What all tables of a tournament agree on.
pub(super) fn agreed(terms: &Terms) -> Agreed {
    let Terms { game, table_size, variants, clock, .. } = terms;
    Agreed { game: game.clone(), players: *table_size, variants: variants.clone(), clock: *clock }
}

fn leaves(tournament: &Tournament, player: Player) -> Option<Entry> {
    let present = tournament.members[player as usize].standby != Standby::Withdrew;
    present.then_some(Entry::Withdrew { player })
}

fn hosts(tournament: &Tournament, person: &Person) -> Done {
    if tournament.terms.host.person == person.id { Ok(()) } else { Err(TournamentError::NotHost) }
}

fn may_begin(tournament: &Tournament, person: &Person) -> Done {
    hosts(tournament, person)?;
    not_over(tournament)?;
    if tournament.stage == Stage::Playing && !tournament.round_is_over() {
        return Err(TournamentError::RoundRunning);
    }
    if tournament.rounds.len() >= tournament.terms.rounds {
        return Err(TournamentError::Over);
    }
    if tournament.can_pair() { Ok(()) } else { Err(TournamentError::TooFew) }
}

fn not_over(tournament: &Tournament) -> Done {
    match tournament.stage {
        Stage::Gathering | Stage::Playing => Ok(()),
        Stage::Over | Stage::Cancelled => Err(TournamentError::Over),
    }
}
