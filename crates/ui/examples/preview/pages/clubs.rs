//! Clubs: the list, a club for its host and for a newcomer, a season, what hosts do, a standing challenge, the way in.

use super::{Manner, Outcome, write};
use coven_ui::Speak;
use coven_ui::page::club::{
    self, ChallengeShown, ClubCard, ClubPage, ClubSettings, ClubTableShown, ClubsPage, JoinClub, MemberShown, NewChallenge,
    SeasonPage, SeasonShown, SeasonSpanShown, When,
};
use coven_ui::page::fair::Score;
use coven_ui::page::{DayOfYear, TimeLimit, Visitor};
use std::path::Path;

const NAMES: [&str; 6] = ["Morgana", "Vasilisa the Wise", "Circe", "Abigail", "Baba", "Sybil"];
const LINK: &str = "https://coven.example.org/clubs/7a0c5be2d1f98a3b4c5d6e7f/join/0123456789abcdef01234567";
const CALENDAR: &str = "https://coven.example.org/clubs/7a0c5be2d1f98a3b4c5d6e7f/calendar/0123456789abcdef01234567.ics";

fn when(day: u8) -> When {
    When { weekday: 3, day: DayOfYear { day, month: 11 }, time: "20:00".into() }
}

fn table(at: usize, free: usize, begins: Option<u8>) -> ClubTableShown {
    let games = coven_catalog::games();
    ClubTableShown {
        id: format!("t{at}"),
        title: games[at % games.len()].title.to_owned(),
        names: NAMES[..4 - free].iter().map(|&name| name.to_owned()).collect(),
        free,
        yours: at == 1,
        asked: at == 2,
        begins: begins.map(when),
        members_only: at != 1,
        winners: vec![NAMES[1].to_owned()],
    }
}

fn challenge(at: usize) -> ChallengeShown {
    let games = coven_catalog::games();
    ChallengeShown {
        id: format!("c{at}"),
        title: games[at].title.to_owned(),
        weekday: 3 * at,
        time: "20:00".into(),
        players: 4,
        clock: (at == 0).then_some(TimeLimit::Live { minutes: 40 }),
        bots: at == 0,
        next: when(19),
        table: (at == 0).then(|| "t0".to_owned()),
        missed: (at == 1).then(|| when(12)),
    }
}

fn span(number: i64, running: bool) -> SeasonSpanShown {
    let day = |day: u8, month: u8| DayOfYear { day, month };
    SeasonSpanShown { number, first: (day(1, 10), 2026), last: Some((day(31, 12), 2026)), running }
}

fn season() -> SeasonShown {
    let score = |(at, name): (usize, &&str)| Score {
        rank: at + 1,
        name: (*name).to_owned(),
        you: at == 0,
        points: 11.5 - at as f64,
        strength: 1.62 - at as f64 / 9.0,
        wins: 4 - at as u32 / 2,
        share: 0.29 - at as f64 / 60.0,
        games: 6,
    };
    SeasonShown { span: span(3, true), games: 9, scores: NAMES.iter().enumerate().map(score).collect() }
}

pub fn write_pages(folder: &Path, manner: &Manner) -> Outcome {
    let Manner { name, texts, prefers } = manner;
    let visitor = Visitor { speak: Speak::new(texts, &[]), prefers: *prefers, name: Some("Morgana"), here: "/", origin: None };
    let games = coven_catalog::games();
    let zones = ["America/Lima", "Europe/Warsaw", "UTC"].map(str::to_owned);
    let card = |(at, name): (usize, &str)| ClubCard {
        id: format!("c{at}"),
        name: name.to_owned(),
        about: ["Every Thursday, in the back room of the Black Cat, with tea and too many biscuits", ""][at].to_owned(),
        members: [12, 1][at],
        host: at == 1,
    };
    let cards: Vec<ClubCard> = ["The Thursday coven", "Two brooms"].into_iter().enumerate().map(card).collect();
    let refused = Some("There is no such time zone.".to_owned());
    let list = ClubsPage { clubs: &cards, account: true, zones: &zones, zone: None, longest: 200, refused };
    write(folder, &format!("clubs-{name}"), club::clubs(&visitor, &list))?;
    let member =
        |(at, name): (usize, &&str)| MemberShown { person: "0".to_owned(), name: (*name).to_owned(), host: at < 2, you: at == 0 };
    let members: Vec<MemberShown> = NAMES.iter().enumerate().map(member).collect();
    let (open, running) = ([table(0, 2, Some(19)), table(1, 1, None)], [table(2, 0, None)]);
    let (finished, challenges) = ([table(0, 0, None), table(1, 0, None)], [challenge(0), challenge(1)]);
    let (season, past) = (season(), [span(2, false), span(1, false)]);
    let page = ClubPage {
        id: "7a0c",
        name: "The Thursday coven",
        about: "Every Thursday, in the back room of the Black Cat, with tea and too many biscuits",
        zone: "Europe/Warsaw",
        host: true,
        games,
        open: &open,
        running: &running,
        finished: &finished,
        challenges: &challenges,
        season: Some(&season),
        past: &past,
        members: &members,
        invitation: LINK,
        calendar: CALENDAR,
    };
    write(folder, &format!("club-{name}"), club::club(&visitor, &page))?;
    let fresh = SeasonShown { span: span(1, true), games: 0, scores: Vec::new() };
    let empty = ClubPage {
        about: "",
        host: false,
        open: &[],
        running: &[],
        finished: &[],
        challenges: &[],
        season: Some(&fresh),
        past: &[],
        members: &members[..1],
        ..page
    };
    write(folder, &format!("club-new-{name}"), club::club(&visitor, &empty))?;
    let shown = SeasonPage { club: "7a0c", name: "The Thursday coven", season: &season };
    write(folder, &format!("club-season-{name}"), club::season(&visitor, &shown))?;
    let settings = ClubSettings {
        id: "7a0c",
        name: "The Thursday coven",
        about: "",
        zones: &zones,
        zone: "Europe/Warsaw",
        rhythm: "month",
        longest: 200,
        games,
        challenges: &challenges,
        members: &members,
        season: true,
        refused: None,
    };
    write(folder, &format!("club-settings-{name}"), club::club_settings(&visitor, &settings))?;
    let levels = ["novice", "apprentice", "adept", "archwitch"];
    let new = NewChallenge {
        id: "7a0c",
        club: "The Thursday coven",
        zone: "Europe/Warsaw",
        about: games[0],
        levels: &levels,
        leads: &[2, 12, 24, 72],
        lead: 24,
        refused: None,
    };
    write(folder, &format!("club-challenge-{name}"), club::new_challenge(&visitor, &new))?;
    let join = JoinClub { id: "7a0c", code: "01", name: "The Thursday coven", about: "With tea", account: false };
    write(folder, &format!("club-join-{name}"), club::join_club(&visitor, &join))
}
