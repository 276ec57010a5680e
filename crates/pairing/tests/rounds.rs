//! What `pair` promises, held against many tournaments by chance: 4 to 200 people, tables of 3 to 8, people who leave and come.

use coven_pairing::{Entrant, Fill, PairError, Place, Plan, Player, Round, System, pair, seating, tables_for};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// A tournament that is being played: scores go up and down by a rule of thumb, as if the higher numbers played better.
struct Tournament {
    plan: Plan,
    people: Vec<Player>,
    rounds: Vec<Round>,
    seed: u64,
}

impl Tournament {
    fn new(plan: Plan, people: u32, seed: u64) -> Tournament {
        Tournament { plan, people: (0..people).collect(), rounds: Vec::new(), seed }
    }

    fn score(&self, player: Player) -> i64 {
        let rank = |table: &Vec<Place>| {
            let others = table.iter().filter_map(|place| place.person());
            others.filter(|&other| other.wrapping_mul(7) % 13 < player.wrapping_mul(7) % 13).count() as i64
        };
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        tables.filter(|table| table.contains(&Place::Person(player))).map(rank).sum()
    }

    fn entrants(&self) -> Vec<Entrant> {
        self.people.iter().map(|&player| Entrant { player, score: self.score(player) }).collect()
    }

    fn next(&mut self) -> Round {
        let round = pair(&self.plan, &self.entrants(), &self.rounds, self.seed).expect("there are enough people");
        self.rounds.push(round.clone());
        round
    }

    fn games_of(&self, player: Player) -> usize {
        self.rounds.iter().flat_map(|round| &round.tables).filter(|table| table.contains(&Place::Person(player))).count()
    }

    /// The greatest difference between two seats of anybody.
    fn seat_spread(&self, player: Player) -> u32 {
        let mut counts = vec![0u32; self.plan.table_size];
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for game in 0..self.plan.games {
                if let Some(seat) = seating(table, game).iter().position(|&place| place == Place::Person(player)) {
                    counts[seat] += 1;
                }
            }
        }
        counts.iter().max().expect("seats") - counts.iter().min().expect("seats")
    }

    /// How often each pair at a table of the last round had met before it.
    fn meetings_again(&self) -> usize {
        let (last, before) = self.rounds.split_last().expect("a round");
        last.tables.iter().map(|table| again(table, before)).sum()
    }
}

fn people_at(table: &[Place]) -> Vec<Player> {
    table.iter().filter_map(|place| place.person()).collect()
}

fn again(table: &[Place], before: &[Round]) -> usize {
    let people = people_at(table);
    let met = |one: &Player, other: &Player| {
        let tables = before.iter().flat_map(|round| &round.tables);
        tables.filter(|table| table.contains(&Place::Person(*one)) && table.contains(&Place::Person(*other))).count()
    };
    people.iter().enumerate().map(|(at, one)| people[at + 1..].iter().map(|other| met(one, other)).sum::<usize>()).sum()
}

/// Everybody once, tables of the right size, bots shared out evenly.
fn check_whole(round: &Round, plan: &Plan, people: &[Player]) {
    let seated: Vec<Player> = round.tables.iter().flat_map(|table| people_at(table)).collect();
    let everybody: BTreeSet<Player> = seated.iter().chain(&round.resting).copied().collect();
    assert_eq!(everybody, people.iter().copied().collect(), "everybody is there");
    assert_eq!(seated.len() + round.resting.len(), people.len(), "and nobody twice");
    assert_eq!(round.tables.len(), tables_for(people.len(), plan.table_size, plan.fill));
    assert!(round.tables.iter().all(|table| table.len() == plan.table_size));
    let bots = round.tables.iter().map(|table| table.len() - people_at(table).len());
    let (least, most) = (bots.clone().min().expect("a table"), bots.max().expect("a table"));
    match plan.fill {
        Fill::Bots => assert!(round.resting.is_empty() && most - least <= 1, "bots are shared out"),
        Fill::Rest => assert!(most == 0 && round.resting.len() < plan.table_size, "as few as possible rest"),
    }
}

fn plans() -> impl Strategy<Value = Plan> {
    let system = prop_oneof![Just(System::Swiss), Just(System::RoundRobin)];
    let fill = prop_oneof![Just(Fill::Bots), Just(Fill::Rest)];
    (system, 3usize..=8, fill, 1usize..=3).prop_map(|(system, table_size, fill, games)| Plan { system, table_size, fill, games })
}

/// Small fields and large ones.
fn fields() -> impl Strategy<Value = u32> {
    prop_oneof![4u32..=24, 4u32..=60, 60u32..=200]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn with_bots_everybody_plays_every_round_on_balanced_seats(plan in plans(), people in fields(), seed: u64) {
        let plan = Plan { fill: Fill::Bots, games: 1, ..plan };
        let mut tournament = Tournament::new(plan, people, seed);
        for played in 1..=5 {
            let round = tournament.next();
            check_whole(&round, &plan, &tournament.people);
            for &player in &tournament.people {
                prop_assert_eq!(tournament.games_of(player), played);
                prop_assert!(tournament.seat_spread(player) <= 1, "always possible where nobody comes or goes");
            }
        }
    }

    #[test]
    fn without_bots_nobody_plays_two_games_fewer_than_anybody_else(plan in plans(), people in fields(), seed: u64) {
        let plan = Plan { fill: Fill::Rest, ..plan };
        prop_assume!(people as usize >= plan.table_size);
        let mut tournament = Tournament::new(plan, people, seed);
        for _ in 0..6 {
            let round = tournament.next();
            check_whole(&round, &plan, &tournament.people);
            let games: Vec<usize> = tournament.people.iter().map(|&player| tournament.games_of(player)).collect();
            prop_assert!(games.iter().max().expect("people") - games.iter().min().expect("people") <= 1);
        }
    }

    #[test]
    fn people_may_come_and_go(
        plan in plans(), people in 8u32..=60, seed: u64, changes in prop::collection::vec((0usize..60, any::<bool>()), 5),
    ) {
        let mut tournament = Tournament::new(plan, people, seed);
        let mut newcomers = 1000;
        for (who, comes) in changes {
            let round = tournament.next();
            check_whole(&round, &plan, &tournament.people);
            if comes {
                tournament.people.push(newcomers);
                newcomers += 1;
            } else if tournament.people.len() > 8 {
                tournament.people.swap_remove(who % tournament.people.len());
            }
        }
        // Whoever is there all the time plays as often as anybody, give or take one game.
        let from_the_first = tournament.people.iter().filter(|&&player| player < people);
        let games: Vec<usize> = from_the_first.map(|&player| tournament.games_of(player)).collect();
        if let (Some(most), Some(least)) = (games.iter().max(), games.iter().min()) {
            prop_assert!(most - least <= 1);
        }
    }

    /// A partition into tables that take one from each class of seats and nobody who has met exists whenever there are at least three
    /// times as many tables as people anybody has met (Haxell on strong colourings of graphs).
    #[test]
    fn nobody_meets_again_where_there_are_many_tables(plan in plans(), seed: u64, more in 0u32..=20) {
        let plan = Plan { games: 1, fill: Fill::Bots, ..plan };
        let beside = plan.table_size - 1;
        let rounds = (200 / plan.table_size / (3 * beside)).clamp(1, 4);
        let people = (3 * rounds * beside * plan.table_size) as u32;
        let mut tournament = Tournament::new(plan, (people + more).min(200), seed);
        for _ in 0..=rounds {
            tournament.next();
            prop_assert_eq!(tournament.meetings_again(), 0);
        }
    }

    #[test]
    fn no_exchange_of_two_people_on_the_same_seat_saves_a_meeting(plan in plans(), people in 6u32..=60, seed: u64) {
        let mut tournament = Tournament::new(plan, people.max(plan.table_size as u32), seed);
        for _ in 0..4 {
            tournament.next();
            let (last, before) = tournament.rounds.split_last().expect("a round");
            for one in 0..last.tables.len() {
                for other in one + 1..last.tables.len() {
                    for seat in 0..plan.table_size {
                        let (mut a, mut b) = (last.tables[one].clone(), last.tables[other].clone());
                        let both = a[seat].person().is_some() && b[seat].person().is_some();
                        let now = again(&a, before) + again(&b, before);
                        std::mem::swap(&mut a[seat], &mut b[seat]);
                        prop_assert!(!both || again(&a, before) + again(&b, before) >= now);
                    }
                }
            }
        }
    }

    #[test]
    fn the_same_history_and_seed_give_the_same_round(plan in plans(), people in 8u32..=40, seed: u64) {
        let (mut one, mut other) = (Tournament::new(plan, people, seed), Tournament::new(plan, people, seed));
        other.people.reverse();
        for _ in 0..3 {
            prop_assert_eq!(one.next(), other.next());
        }
    }
}

fn every_arrangement(places: &mut Vec<Place>, at: usize, look: &mut impl FnMut(&[Place])) {
    if at == places.len() {
        return look(places);
    }
    for other in at..places.len() {
        places.swap(at, other);
        every_arrangement(places, at + 1, look);
        places.swap(at, other);
    }
}

#[test]
fn for_six_people_nothing_is_better_than_what_is_found() {
    for (system, seed) in [(System::Swiss, 1), (System::Swiss, 2), (System::RoundRobin, 3), (System::RoundRobin, 4)] {
        let plan = Plan { system, table_size: 3, fill: Fill::Bots, games: 1 };
        let mut tournament = Tournament::new(plan, 6, seed);
        for _ in 0..6 {
            tournament.next();
            let found = tournament.meetings_again();
            let kept = tournament.rounds.pop().expect("a round");
            let mut least = usize::MAX;
            let mut places: Vec<Place> = kept.tables.concat();
            every_arrangement(&mut places, 0, &mut |places| {
                tournament.rounds.push(Round { tables: places.chunks(3).map(<[Place]>::to_vec).collect(), resting: Vec::new() });
                if (0..6).all(|player| tournament.seat_spread(player) <= 1) {
                    least = least.min(tournament.meetings_again());
                }
                tournament.rounds.pop();
            });
            assert_eq!(found, least, "of all arrangements with balanced seats");
            tournament.rounds.push(kept);
        }
    }
}

/// How often two of the people have met, at least and at most.
fn meetings(tournament: &Tournament) -> (usize, usize) {
    let mut counts = Vec::new();
    for (at, &one) in tournament.people.iter().enumerate() {
        for &other in &tournament.people[at + 1..] {
            let tables = tournament.rounds.iter().flat_map(|round| &round.tables);
            counts.push(tables.filter(|table| [one, other].iter().all(|&p| table.contains(&Place::Person(p)))).count());
        }
    }
    (*counts.iter().min().expect("pairs"), *counts.iter().max().expect("pairs"))
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_about_as_often() {
    // On average twice or three times.
    for (people, table_size, rounds, least, most) in
        [(8, 4, 7, 2, 4), (12, 4, 11, 2, 4), (9, 3, 8, 1, 3), (16, 4, 15, 2, 5), (7, 3, 9, 1, 4)]
    {
        let plan = Plan { system: System::RoundRobin, table_size, fill: Fill::Bots, games: 1 };
        let mut tournament = Tournament::new(plan, people, 5);
        for _ in 0..rounds {
            tournament.next();
        }
        let (fewest, often) = meetings(&tournament);
        assert!(fewest >= least && often <= most, "{people} people at tables of {table_size}: {fewest} to {often}");
    }
}

#[test]
fn swiss_brings_those_together_who_stand_alike() {
    let plan = Plan { system: System::Swiss, table_size: 4, fill: Fill::Bots, games: 1 };
    let entrants: Vec<Entrant> = (0..40).map(|player| Entrant { player, score: i64::from(player / 4) }).collect();
    let round = pair(&plan, &entrants, &[], 3).expect("a round");
    for table in &round.tables {
        let groups: BTreeSet<u32> = people_at(table).iter().map(|player| player / 4).collect();
        assert!(groups.len() <= 2, "{table:?}");
    }
}

#[test]
fn whoever_rests_has_the_fewest_rests_and_then_the_lowest_score() {
    let plan = Plan { system: System::Swiss, table_size: 3, fill: Fill::Rest, games: 1 };
    let entrants: Vec<Entrant> = (0..7).map(|player| Entrant { player, score: 10 - i64::from(player) }).collect();
    let first = pair(&plan, &entrants, &[], 1).expect("a round");
    assert_eq!(first.resting, [6]);
    let second = pair(&plan, &entrants, std::slice::from_ref(&first), 1).expect("a round");
    assert_eq!(second.resting, [5], "not the same one again");
}

#[test]
fn what_cannot_be_paired_is_refused() {
    let plan = Plan { system: System::Swiss, table_size: 4, fill: Fill::Rest, games: 1 };
    let people = |count| (0..count).map(|player| Entrant { player, score: 0 }).collect::<Vec<_>>();
    assert_eq!(pair(&plan, &people(3), &[], 0), Err(PairError::TooFew));
    assert!(pair(&Plan { fill: Fill::Bots, ..plan }, &people(3), &[], 0).is_ok(), "a bot takes the fourth seat");
    assert_eq!(pair(&Plan { table_size: 9, ..plan }, &people(20), &[], 0), Err(PairError::TableSize));
    assert_eq!(pair(&Plan { games: 0, ..plan }, &people(20), &[], 0), Err(PairError::NoGames));
    let twice = [people(4), people(1)].concat();
    assert_eq!(pair(&plan, &twice, &[], 0), Err(PairError::Twice));
}
