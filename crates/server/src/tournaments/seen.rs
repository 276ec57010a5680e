//! What people see of tournaments. Nothing in a tournament is secret but the deals, and those stand at the tables.

use super::state::{Listed, Member, Stage, Standby, Tournament};
use super::{TournamentError, Tournaments};
use crate::table::{Clock, level_schema};
use coven_bots::Level;
use coven_pairing::standings::Row;
use coven_pairing::{Fill, Place, Player, System};
use coven_store::{FoundTournament, Person};
use schemars::JsonSchema;
use serde::Serialize;

/// A tournament among others.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TournamentListed {
    pub id: String,
    pub name: String,
    pub game: String,
    pub host: String,
    pub stage: Stage,
    /// How many people take part.
    pub people: usize,
    /// The present round; 0 before the first.
    pub round: usize,
    pub rounds: usize,
}

/// Everything that there is to know of a tournament.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TournamentSeen {
    pub id: String,
    /// The last line of its journal: it grows whenever something happens.
    pub seq: i64,
    pub name: String,
    pub game: String,
    pub host: String,
    pub stage: Stage,
    /// `swiss`: with others of a like score; `round_robin`: with everybody as evenly as possible.
    pub system: &'static str,
    pub table_size: usize,
    pub rounds_wanted: usize,
    pub games: usize,
    /// `bots` or `rest`.
    pub fill: &'static str,
    #[schemars(schema_with = "level_schema")]
    pub level: Level,
    pub variants: Vec<String>,
    pub clock: Option<Clock>,
    pub duplicate: bool,
    pub by_hand: bool,
    pub listed: bool,
    pub most: usize,
    /// Whether you opened it.
    pub yours: bool,
    /// Your own number among the members.
    pub you: Option<Player>,
    pub members: Vec<MemberSeen>,
    pub waiting: Vec<WaitingSeen>,
    pub rounds: Vec<RoundSeen>,
    pub standings: Vec<StandingSeen>,
    /// All games of the present round are over.
    pub round_is_over: bool,
    /// There are enough people for a round.
    pub can_begin: bool,
}

/// Somebody who plays in the next round, or has played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MemberSeen {
    pub player: Player,
    pub name: String,
    pub standby: Standby,
    /// A bot played for them at the end of their last game.
    pub away: bool,
}

/// Somebody on the waiting list, in the order in which they came.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WaitingSeen {
    pub player: Player,
    pub name: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RoundSeen {
    pub tables: Vec<TableSeen>,
    /// Who sits out.
    pub resting: Vec<RestSeen>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RestSeen {
    pub player: Player,
    pub name: String,
}

/// Who plays with whom.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "TournamentTableSeen")]
pub struct TableSeen {
    /// In the order of the seats in the first game.
    pub places: Vec<PlaceSeen>,
    /// The tables of the games that have begun.
    pub games: Vec<GameSeen>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlaceSeen {
    /// Nobody for a bot.
    pub player: Option<Player>,
    pub name: Option<String>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameSeen {
    pub table: String,
    pub over: bool,
    /// It was closed without a result.
    pub given_up: bool,
    /// The places that were reached, in the order of [`TableSeen::places`].
    pub places: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StandingSeen {
    pub rank: usize,
    pub player: Player,
    pub name: String,
    /// One for everybody left behind at a table, half a one for everybody with whom a place is shared.
    pub points: f64,
    /// Points a game that opponents had on average.
    pub strength: f64,
    /// First places.
    pub wins: u32,
    /// The part of what was scored at the own tables, from 0 to 1.
    pub share: f64,
    /// Games played to their end.
    pub games: u32,
}

impl StandingSeen {
    pub fn of(row: Row, name: String) -> StandingSeen {
        StandingSeen {
            rank: row.rank,
            player: row.player,
            name,
            points: row.halves as f64 / 2.0,
            strength: row.strength as f64 / 1000.0,
            wins: row.wins,
            share: row.share as f64 / 1000.0,
            games: row.games,
        }
    }
}

impl Tournaments {
    pub async fn look(&self, person: Option<&Person>, id: &str) -> Result<TournamentSeen, TournamentError> {
        Ok(seen(&self.load(id).await?, person.map(|person| person.id.as_str())))
    }

    /// Listed tournaments, and those of a person.
    pub async fn list(&self, person: Option<&Person>) -> Result<(Vec<TournamentListed>, Vec<TournamentListed>), TournamentError> {
        const MOST: i64 = 60;
        let listed = self.0.store.tournaments(MOST).await?;
        let own = match person {
            Some(person) => self.0.store.tournaments_of(&person.id, MOST).await?,
            None => Vec::new(),
        };
        Ok((listed.iter().filter_map(shown).collect(), own.iter().filter_map(shown).collect()))
    }
}

fn shown(found: &FoundTournament) -> Option<TournamentListed> {
    let Listed { name, game, host, people, round, rounds } = serde_json::from_str(&found.shown).ok()?;
    let stages = [Stage::Gathering, Stage::Playing, Stage::Over, Stage::Cancelled];
    let stage = stages.into_iter().find(|stage| stage.name() == found.stage)?;
    Some(TournamentListed { id: found.id.clone(), name, game, host, stage, people, round, rounds })
}

pub(super) fn seen(tournament: &Tournament, person: Option<&str>) -> TournamentSeen {
    let terms = tournament.terms.clone();
    let name = |player: Player| tournament.members.get(player as usize).map_or_else(String::new, |member| member.name.clone());
    let place = |place: &Place| PlaceSeen { player: place.person(), name: place.person().map(name) };
    let numbered = || tournament.members.iter().zip(0..);
    let member = |(member, player): (&Member, Player)| MemberSeen {
        player,
        name: member.name.clone(),
        standby: member.standby,
        away: member.away,
    };
    let rounds = tournament.rounds.iter().zip(&tournament.matches).map(|(round, matches)| RoundSeen {
        tables: round
            .tables
            .iter()
            .zip(matches)
            .map(|(places, at_table)| TableSeen {
                places: places.iter().map(place).collect(),
                games: at_table.games.iter().enumerate().map(|(number, game)| game_seen(number, game, places.len())).collect(),
            })
            .collect(),
        resting: round.resting.iter().map(|&player| RestSeen { player, name: name(player) }).collect(),
    });
    let standing = |row: Row| StandingSeen::of(row, name(row.player));
    let waits = |(member, _): &(&Member, Player)| member.standby == Standby::Waits;
    TournamentSeen {
        id: tournament.id.clone(),
        seq: tournament.seq,
        stage: tournament.stage,
        system: match terms.system {
            System::Swiss => "swiss",
            System::RoundRobin => "round_robin",
        },
        fill: match terms.fill {
            Fill::Bots => "bots",
            Fill::Rest => "rest",
        },
        yours: person == Some(terms.host.person.as_str()),
        you: person.and_then(|person| tournament.player(person)),
        members: numbered().filter(|one| !waits(one)).map(member).collect(),
        waiting: numbered().filter(waits).map(|(member, player)| WaitingSeen { player, name: member.name.clone() }).collect(),
        rounds: rounds.collect(),
        standings: tournament.standings().into_iter().map(standing).collect(),
        round_is_over: tournament.round_is_over(),
        can_begin: tournament.can_pair(),
        name: terms.name,
        game: terms.game,
        host: terms.host.name,
        table_size: terms.table_size,
        rounds_wanted: terms.rounds,
        games: terms.games,
        level: terms.level,
        variants: terms.variants,
        clock: terms.clock,
        duplicate: terms.duplicate,
        by_hand: terms.by_hand,
        listed: terms.listed,
        most: terms.most,
    }
}

fn game_seen(number: usize, game: &super::state::Played, size: usize) -> GameSeen {
    let finishes = game.ending.as_ref().and_then(|ending| ending.finishes.as_ref());
    // In the game with this number, whoever began the match on a seat sits so many seats further on.
    let place = |finishes: &Vec<coven_pairing::standings::Finish>| {
        (0..size).filter_map(|seat| finishes.get((seat + number) % size)).map(|finish| finish.place).collect()
    };
    GameSeen {
        table: game.table.clone(),
        over: game.ending.is_some(),
        given_up: game.ending.is_some() && finishes.is_none(),
        places: finishes.map(place).unwrap_or_default(),
    }
}
