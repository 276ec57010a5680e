//! A tournament: the fold of its journal, and what is to be done next.

use super::entry::{Ending, Entry, Opening, Terms};
use coven_pairing::standings::{Game, Row, standings};
use coven_pairing::{Entrant, PairError, Place, Plan, Player, Round, pair, seating};
use coven_store::{Line, TournamentCard};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sign up.
    Gathering,
    Playing,
    Over,
    Cancelled,
}

impl Stage {
    /// As the store keeps it.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Cancelled => "cancelled",
        }
    }
}

/// Whether somebody plays in the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Standby {
    Plays,
    /// On the waiting list.
    Waits,
    Withdrew,
}

/// Somebody who signed up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    pub person: String,
    pub name: String,
    pub standby: Standby,
    /// A bot played for them at the end of their last game.
    pub away: bool,
}

/// A table of a round, with its games as far as they have begun.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Match {
    pub games: Vec<Played>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub table: String,
    pub ending: Option<Ending>,
}

/// What lists show of a tournament. The store keeps it as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listed {
    pub name: String,
    pub game: String,
    pub host: String,
    pub people: usize,
    pub round: usize,
    pub rounds: usize,
}

/// What the server does next by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Games at tables whose last one is over, or that have none.
    Open(Vec<(usize, usize)>),
    Pair,
    Finish,
    /// Tables are being played, or the host has to do something.
    Nothing,
}

/// A journal that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {0} of the tournament's journal cannot be read")]
pub struct Unreadable(pub i64);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    pub id: String,
    pub seq: i64,
    pub at: i64,
    pub terms: Terms,
    pub stage: Stage,
    pub members: Vec<Member>,
    pub rounds: Vec<Round>,
    /// For each round its tables.
    pub matches: Vec<Vec<Match>>,
}

impl Tournament {
    /// The tournament as its journal leaves it; none without a first line.
    pub fn load(id: &str, lines: &[Line]) -> Result<Option<Tournament>, Unreadable> {
        let read = |line: &Line| serde_json::from_str::<Entry>(&line.text).map_err(|_| Unreadable(line.seq));
        let Some((first, rest)) = lines.split_first() else {
            return Ok(None);
        };
        let Entry::Announced(terms) = read(first)? else {
            return Err(Unreadable(first.seq));
        };
        let mut tournament = Tournament::announced(id, *terms, first.at);
        for line in rest {
            let entry = read(line)?;
            tournament.apply(line.seq, line.at, &entry);
        }
        Ok(Some(tournament))
    }

    pub fn announced(id: &str, terms: Terms, at: i64) -> Tournament {
        let (members, rounds, matches) = (Vec::new(), Vec::new(), Vec::new());
        Tournament { id: id.to_owned(), seq: 1, at, terms, stage: Stage::Gathering, members, rounds, matches }
    }

    /// Carries out the next line. It was checked when it was written.
    pub fn apply(&mut self, seq: i64, at: i64, entry: &Entry) {
        (self.seq, self.at) = (seq, at.max(self.at));
        match entry {
            Entry::Announced(_) => {}
            Entry::Joined { person, name, waits } => {
                let standby = if *waits { Standby::Waits } else { Standby::Plays };
                match self.members.iter_mut().find(|member| member.person == *person) {
                    Some(member) => (member.standby, member.away) = (standby, false),
                    None => self.members.push(Member { person: person.clone(), name: name.clone(), standby, away: false }),
                }
            }
            Entry::Withdrew { player } => self.stand(*player, Standby::Withdrew),
            Entry::Admitted { player } => self.stand(*player, Standby::Plays),
            Entry::Paired { round } => {
                self.stage = Stage::Playing;
                self.matches.push(vec![Match::default(); round.tables.len()]);
                self.rounds.push(round.clone());
            }
            Entry::Opened { tables } => {
                for Opening { table, id, .. } in tables {
                    if let Some(at_table) = self.matches.last_mut().and_then(|round| round.get_mut(*table)) {
                        at_table.games.push(Played { table: id.clone(), ending: None });
                    }
                }
            }
            Entry::Ended { games } => games.iter().for_each(|ending| self.end(ending)),
            Entry::Finished => self.stage = Stage::Over,
            Entry::Cancelled => self.stage = Stage::Cancelled,
        }
    }

    fn stand(&mut self, player: Player, standby: Standby) {
        if let Some(member) = self.members.get_mut(player as usize) {
            (member.standby, member.away) = (standby, false);
        }
    }

    fn end(&mut self, ending: &Ending) {
        let Some((table, game)) = self.find_open(&ending.id) else {
            return;
        };
        let seats = self.seats(self.rounds.len() - 1, table, game);
        for (seat, place) in seats.iter().enumerate() {
            let member = place.person().and_then(|player| self.members.get_mut(player as usize));
            if let Some(member) = member {
                member.away = ending.away.contains(&seat);
            }
        }
        if let Some(round) = self.matches.last_mut() {
            round[table].games[game].ending = Some(ending.clone());
        }
    }

    /// Where a table stands in the present round: which match, which game of it; none if that game has ended.
    pub fn find_open(&self, id: &str) -> Option<(usize, usize)> {
        let round = self.matches.last()?;
        round.iter().enumerate().find_map(|(table, at_table)| {
            let game = at_table.games.iter().position(|game| game.table == id && game.ending.is_none())?;
            Some((table, game))
        })
    }

    /// The games of the present round that have not ended.
    pub fn open_games(&self) -> Vec<String> {
        let games = self.matches.last().into_iter().flatten().flat_map(|at_table| &at_table.games);
        games.filter(|game| game.ending.is_none()).map(|game| game.table.clone()).collect()
    }

    /// Who sits where in a game of a round.
    pub fn seats(&self, round: usize, table: usize, game: usize) -> Vec<Place> {
        let places = self.rounds.get(round).and_then(|round| round.tables.get(table));
        places.map(|places| seating(places, game)).unwrap_or_default()
    }

    pub fn player(&self, person: &str) -> Option<Player> {
        self.members.iter().position(|member| member.person == person).map(|at| at as Player)
    }

    pub fn count(&self, standby: Standby) -> usize {
        self.members.iter().filter(|member| member.standby == standby).count()
    }

    pub fn plan(&self) -> Plan {
        let Terms { system, table_size, fill, games, .. } = self.terms;
        Plan { system, table_size, fill, games }
    }

    /// All games of the present round are over.
    pub fn round_is_over(&self) -> bool {
        let whole = |at_table: &Match| {
            at_table.games.len() >= self.terms.games && at_table.games.iter().all(|game| game.ending.is_some())
        };
        self.matches.last().is_some_and(|round| round.iter().all(whole))
    }

    pub fn next(&self) -> Next {
        if self.stage != Stage::Playing {
            return Next::Nothing;
        }
        let ready = |(table, at_table): (usize, &Match)| {
            let game = at_table.games.len();
            (game < self.terms.games && at_table.games.iter().all(|game| game.ending.is_some())).then_some((table, game))
        };
        let open: Vec<(usize, usize)> = self.matches.last().into_iter().flatten().enumerate().filter_map(ready).collect();
        if !open.is_empty() {
            return Next::Open(open);
        }
        match self.round_is_over() {
            false => Next::Nothing,
            true if self.rounds.len() >= self.terms.rounds => Next::Finish,
            // The host may let somebody in before.
            true if self.terms.by_hand => Next::Nothing,
            true if !self.can_pair() => Next::Finish,
            true => Next::Pair,
        }
    }

    /// Whether there are enough people for a round.
    pub fn can_pair(&self) -> bool {
        coven_pairing::tables_for(self.count(Standby::Plays), self.terms.table_size, self.terms.fill) > 0
    }

    /// The next round. It follows from the journal, so every node works out the same one.
    pub fn next_round(&self) -> Result<Round, PairError> {
        let rows = self.standings();
        let halves = |player: Player| rows.iter().find(|row| row.player == player).map_or(0, |row| row.halves);
        let playing = self.members.iter().zip(0..).filter(|(member, _)| member.standby == Standby::Plays);
        let entrants: Vec<Entrant> = playing.map(|(_, player)| Entrant { player, score: halves(player) }).collect();
        pair(&self.plan(), &entrants, &self.rounds, self.terms.seed)
    }

    /// Who stands where after the games that are over.
    pub fn standings(&self) -> Vec<Row> {
        let mut games = Vec::new();
        let mut resting = Vec::new();
        for (number, round) in self.matches.iter().enumerate() {
            for (table, at_table) in round.iter().enumerate() {
                for (game, played) in at_table.games.iter().enumerate() {
                    if let Some(ending) = &played.ending {
                        games.push(Game { seats: self.seats(number, table, game), finishes: ending.finishes.clone() });
                    }
                }
            }
            let rests = self.rounds[number].resting.iter();
            resting.extend(rests.flat_map(|&player| std::iter::repeat_n((player, self.terms.table_size), self.terms.games)));
        }
        let has_played = |player: Player| self.rounds.iter().any(|round| takes_part(round, player));
        let listed =
            |(member, player): (&Member, Player)| (member.standby == Standby::Plays || has_played(player)).then_some(player);
        let people: Vec<Player> = self.members.iter().zip(0..).filter_map(listed).collect();
        standings(&people, &games, &resting)
    }

    /// What the store needs to know at a glance.
    pub fn card(&self) -> TournamentCard {
        let shown = Listed {
            name: self.terms.name.clone(),
            game: self.terms.game.clone(),
            host: self.terms.host.name.clone(),
            people: self.count(Standby::Plays),
            round: self.rounds.len(),
            rounds: self.terms.rounds,
        };
        let present = self.members.iter().filter(|member| member.standby != Standby::Withdrew);
        TournamentCard {
            stage: self.stage.name(),
            due: (self.next() != Next::Nothing).then_some(self.at),
            shown: serde_json::to_string(&shown).unwrap_or_default(),
            people: present.map(|member| member.person.clone()).collect(),
        }
    }
}

fn takes_part(round: &Round, player: Player) -> bool {
    round.resting.contains(&player) || round.tables.iter().flatten().any(|place| *place == Place::Person(player))
}

#[cfg(test)]
mod tests {
    use super::super::entry::Host;
    use super::*;
    use coven_bots::Level;
    use coven_pairing::standings::Finish;
    use coven_pairing::{Fill, System};

    fn begun(people: usize, games: usize) -> Tournament {
        let terms = Terms {
            name: "Thursday".into(),
            host: Host { person: "host".into(), name: "Hilda".into() },
            game: "toy".into(),
            variants: Vec::new(),
            system: System::Swiss,
            table_size: 3,
            rounds: 2,
            games,
            fill: Fill::Bots,
            level: Level::Novice,
            clock: None,
            duplicate: false,
            by_hand: false,
            listed: true,
            most: 200,
            seed: 4,
        };
        let mut tournament = Tournament::announced("id", terms, 0);
        for number in 0..people {
            let entry = Entry::Joined { person: format!("p{number}"), name: format!("P{number}"), waits: false };
            tournament.apply(tournament.seq + 1, 0, &entry);
        }
        let round = tournament.next_round().expect("a round");
        then(&mut tournament, Entry::Paired { round });
        tournament
    }

    fn then(tournament: &mut Tournament, entry: Entry) {
        tournament.apply(tournament.seq + 1, 0, &entry);
    }

    fn open(tournament: &mut Tournament) {
        let Next::Open(tables) = tournament.next() else { panic!("tables are to be opened") };
        let round = tournament.rounds.len();
        let opening = |(table, game)| Opening { table, game, id: format!("{round}.{table}.{game}") };
        then(tournament, Entry::Opened { tables: tables.into_iter().map(opening).collect() });
    }

    fn end(tournament: &mut Tournament, id: &str, away: Vec<usize>) {
        let finishes = (1..=3).map(|place| Finish { place, score: 10 - i64::from(place) }).collect();
        then(tournament, Entry::Ended { games: vec![Ending { id: id.into(), finishes: Some(finishes), away }] });
    }

    #[test]
    fn a_match_is_played_game_by_game_and_then_comes_the_next_round() {
        let mut tournament = begun(6, 2);
        assert_eq!(tournament.next(), Next::Open(vec![(0, 0), (1, 0)]));
        open(&mut tournament);
        assert_eq!(tournament.next(), Next::Nothing, "they are being played");
        end(&mut tournament, "1.0.0", Vec::new());
        assert_eq!(tournament.next(), Next::Open(vec![(0, 1)]), "one table does not wait for the other");
        open(&mut tournament);
        for id in ["1.0.1", "1.1.0"] {
            end(&mut tournament, id, Vec::new());
        }
        open(&mut tournament);
        assert!(!tournament.round_is_over());
        end(&mut tournament, "1.1.1", Vec::new());
        assert_eq!(tournament.next(), Next::Pair);
        let seats = [tournament.seats(0, 0, 0), tournament.seats(0, 0, 1)];
        assert_eq!([seats[0][0], seats[0][2]], [seats[1][1], seats[1][0]], "everybody moves on by one seat");
        let round = tournament.next_round().expect("a round");
        then(&mut tournament, Entry::Paired { round });
        assert_eq!(tournament.standings().iter().map(|row| row.halves).sum::<i64>(), 4 * 6, "three points a game");
    }

    #[test]
    fn whoever_was_played_by_a_bot_is_away_until_they_have_played() {
        let mut tournament = begun(3, 2);
        open(&mut tournament);
        end(&mut tournament, "1.0.0", vec![1]);
        let away = tournament.seats(0, 0, 0)[1].person().expect("a person");
        assert!(tournament.members[away as usize].away);
        open(&mut tournament);
        end(&mut tournament, "1.0.1", Vec::new());
        assert!(!tournament.members[away as usize].away, "back again");
    }

    #[test]
    fn a_tournament_that_everybody_leaves_is_over() {
        let mut tournament = begun(3, 1);
        open(&mut tournament);
        end(&mut tournament, "1.0.0", Vec::new());
        for player in 0..2 {
            then(&mut tournament, Entry::Withdrew { player });
        }
        assert_eq!(tournament.next(), Next::Finish);
        assert_eq!(tournament.standings().len(), 3, "those who have played are still listed");
    }
}
