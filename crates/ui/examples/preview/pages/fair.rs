//! Deals of the day and tournaments.

use super::{Manner, Outcome, write};
use coven_ui::Speak;
use coven_ui::page::fair::{
    self, DailyCard, DailyDealShown, DailyPage, DailyRowShown, DailyWay, FoundTournament, GameShown, NewTournament, OwnResult,
    PersonShown, RoundShown, Score, Standing, System, TableShown, Terms, TournamentPage, Tournaments, WayIn,
};
use coven_ui::page::{TimeLimit, Visitor};
use std::path::Path;

const NAMES: [&str; 8] = ["Morgana", "Circe", "Medea", "Sybil", "Vasilisa", "Tituba", "Endora of the Long Hollow Hills", "Hazel"];

pub fn write_pages(folder: &Path, manner: &Manner) -> Outcome {
    let Manner { name, texts, prefers } = manner;
    let speak = Speak::new(texts, &[]);
    let visitor = Visitor { speak, prefers: *prefers, name: Some("Morgana"), here: "/", origin: None };
    let games = coven_catalog::games();
    let over = || DailyWay::Over { table: "t".into(), result: OwnResult { place: 2, score: 61, own: true } };
    let ways = [over(), DailyWay::Begun { table: "t".into() }, DailyWay::Open];
    let cards: Vec<DailyCard> = games.iter().zip(ways).map(|(&about, way)| DailyCard { about, way }).collect();
    write(folder, &format!("daily-all-{name}"), fair::daily_all(&visitor, "2026-11-18", &cards))?;
    let row = |(at, name): (usize, &&str)| DailyRowShown {
        rank: at + 1,
        name: (*name).to_owned(),
        place: at as u8 / 2 + 1,
        score: 70 - 4 * at as i32,
        you: at == 0,
        table: (at % 2 == 0).then(|| "t".to_owned()),
    };
    let rows = || Some(NAMES.iter().enumerate().map(row).collect());
    let page = DailyPage {
        about: games[0],
        players: 4,
        level: "apprentice",
        today: DailyDealShown { date: "2026-11-18".into(), way: over(), rows: rows() },
        yesterday: DailyDealShown { date: "2026-11-17".into(), way: DailyWay::Open, rows: rows() },
    };
    write(folder, &format!("daily-{name}"), fair::daily(&visitor, &page))?;
    let found = |(at, standing): (usize, Standing)| FoundTournament {
        id: format!("c{at}"),
        name: ["Full moon cup", "Thursday", "The long winter tournament"][at].to_owned(),
        title: games[at].title.to_owned(),
        standing,
        people: [1, 24, 7][at],
        round: 2,
        rounds: 5,
    };
    let list: Vec<FoundTournament> =
        [Standing::Gathering, Standing::Playing, Standing::Over].into_iter().enumerate().map(found).collect();
    let tournaments = Tournaments { games, yours: &list[1..2], listed: &list, account: true };
    write(folder, &format!("tournaments-{name}"), fair::tournaments(&visitor, &tournaments))?;
    let levels = ["novice", "apprentice", "adept", "archwitch"];
    let new = NewTournament { about: games[0], levels: &levels, refused: None, most: (30, 8, 200) };
    write(folder, &format!("tournament-new-{name}"), fair::new_tournament(&visitor, &new))?;
    write(folder, &format!("tournament-{name}"), tournament(&visitor))
}

fn tournament(visitor: &Visitor<'_>) -> maud::Markup {
    let person = |(at, name): (usize, &&str)| PersonShown {
        player: at as u32,
        name: (*name).to_owned(),
        away: at == 3,
        withdrew: at == 5,
    };
    let members: Vec<PersonShown> = NAMES[..7].iter().enumerate().map(person).collect();
    let waiting = [PersonShown { player: 7, name: NAMES[7].to_owned(), away: false, withdrew: false }];
    let table = |from: usize, over: bool| TableShown {
        names: (from..from + 4).map(|at| NAMES.get(at).filter(|_| at < 7).map(|&name| name.to_owned())).collect(),
        yours: from == 0,
        games: vec![GameShown { table: "t".into(), over, given_up: false, places: vec![2, 1, 3, 4] }],
    };
    let round = |over: bool| RoundShown { tables: vec![table(0, true), table(4, over)], resting: Vec::new() };
    let rounds = [round(true), round(false)];
    let score = |(at, name): (usize, &&str)| Score {
        rank: at + 1,
        name: (*name).to_owned(),
        you: at == 0,
        points: 6.5 - at as f64 / 2.0,
        strength: 1.75 - at as f64 / 10.0,
        wins: 2 - at as u32 / 3,
        share: 0.31 - at as f64 / 50.0,
        games: 2,
    };
    let scores: Vec<Score> = NAMES[..7].iter().enumerate().map(score).collect();
    let page = TournamentPage {
        id: "cup",
        seq: 9,
        name: "Full moon cup",
        about: coven_catalog::games()[0],
        host: "Morgana",
        standing: Standing::Playing,
        terms: Terms {
            system: System::Swiss,
            table_size: 4,
            rounds: 4,
            games: 1,
            bots: true,
            duplicate: true,
            by_hand: false,
            clock: Some(TimeLimit::Days { days: 2 }),
        },
        way_in: WayIn::Withdraw,
        hosts: true,
        can_begin: true,
        round_is_over: false,
        members: &members,
        waiting: &waiting,
        rounds: &rounds,
        scores: &scores,
    };
    fair::tournament(visitor, &page)
}
