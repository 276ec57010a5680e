//! Pages without a table.

use super::{Manner, Outcome, write};
use coven_broom::Broom;
use coven_engine::{Rules, Seat};
use coven_ui::Speak;
use coven_ui::page::{
    self, Chair, Create, DayOfYear, Gather, Good, HolidaySeen, Home, KnownDeal, Lobby, Mailbox, MayBeAsked, NoticeDevice,
    NoticesPage, OpenTable, PreparePage, Prepared, Problem, PuzzleRating, Quick, RunningTable, Sitter, TimeLimit, TimePage, Turn,
    Visitor, You,
};
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

pub fn write_pages(folder: &Path, manner: &Manner) -> Outcome {
    let Manner { name, texts, prefers } = manner;
    let games = coven_catalog::games();
    let speak = Speak::new(texts, &[]);
    let visitor = Visitor { speak, prefers: *prefers, name: Some("Morgana"), here: "/", origin: None };
    let people = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let running = [
        RunningTable {
            id: "a1".into(),
            title: "Broom Service".into(),
            others: people(&["Sybil", "Circe"]),
            turn: Turn::Yours,
            quiet_for: Duration::from_secs(240),
            left: Some(Duration::from_secs(95_000)),
        },
        RunningTable {
            id: "a2".into(),
            title: "New Salem".into(),
            others: people(&["Tituba", "Abigail"]),
            turn: Turn::Invited,
            quiet_for: Duration::from_secs(7200),
            left: None,
        },
    ];
    let open = [
        OpenTable {
            id: "b1".into(),
            title: "Broom Service".into(),
            names: people(&["Baba", "Vasilisa"]),
            free: 2,
            yours: false,
            known_deal: false,
            club: None,
            begins: None,
        },
        OpenTable {
            id: "b2".into(),
            title: "Septima".into(),
            names: people(&["Medea"]),
            free: 1,
            yours: false,
            known_deal: true,
            club: None,
            begins: None,
        },
    ];
    let levels = ["novice", "apprentice", "adept", "archwitch"];
    let quick: Vec<_> = games.iter().map(|&about| (about, Quick::usual(about, "novice"))).collect();
    let create = Create { about: Broom::about(), levels: &levels, stand_in: "apprentice", clubs: &[], club: None, refused: None };
    write(
        folder,
        &format!("home-{name}"),
        page::home(&visitor, &Home { games: &quick, levels: &levels, running: &running, clubs: &[], open: &open }),
    )?;
    write(folder, &format!("lobby-{name}"), page::lobby(&visitor, &Lobby { games, running: &running, clubs: &[], open: &open }))?;
    write(folder, &format!("new-{name}"), page::create(&visitor, &create))?;
    write(folder, &format!("gather-{name}"), page::gather(&visitor, &gathering(&levels), true))?;
    let ratings = games.iter().map(|about| (about.title.to_owned(), 1512, 7)).collect::<Vec<_>>();
    let solved = |about: &&'static coven_engine::About| PuzzleRating {
        game: about.title.to_owned(),
        rating: 27,
        uncertainty: 3,
        solved: 11,
        tried: 18,
    };
    let solved: Vec<PuzzleRating> = games.iter().map(solved).collect();
    let you = You {
        asks_invitation: true,
        person: Some("0"),
        asking: 1,
        login: None,
        sends_mail: true,
        running: &running,
        finished: &running,
        ratings: &ratings,
        puzzles: &solved,
    };
    write(folder, &format!("you-{name}"), page::you(&visitor, &you))?;
    write(folder, &format!("time-{name}"), page::your_time(&visitor, &time(&holidays())))?;
    let problem = Problem { code: "not_found", sentence: None, detail: "", rule: None, back: "/" };
    write(folder, &format!("problem-{name}"), page::problem(&visitor, &problem))?;
    let good = |notation: &str, chance: u8| Good {
        notation: notation.to_owned(),
        sentence: speak.word("page-rematch"),
        reason: Some(speak.word("page-continue")),
        chance: Some(chance),
    };
    write(folder, &format!("hint-{name}"), page::hint_page(&visitor, "a1", &[good("one", 62), good("two", 58)]))?;
    let said = |word: &'static str| speak.word(word);
    let prepared = [Prepared { asked: said("page-invite"), heard: Some(said("page-share")), answer: said("page-rematch") }];
    let answers = ["one", "two", "three"].map(|notation| (notation.to_owned(), speak.word("page-continue"))).to_vec();
    let heard = vec![("heard".to_owned(), speak.word("page-share"))];
    let ahead = [MayBeAsked { question: "question".into(), asked: said("page-invite"), answers, heard }];
    let prepare = PreparePage { table: "a1", prepared: &prepared, ahead: &ahead };
    write(folder, &format!("prepare-{name}"), page::prepare(&visitor, &prepare))?;
    write(folder, &format!("enter-{name}"), page::enter(&visitor, "", "/"))?;
    write(folder, &format!("reset-{name}"), page::reset(&visitor, "link", "morgana"))?;
    write(folder, &format!("notices-{name}"), page::notices(&visitor, Some(&notices())))?;
    write(folder, &format!("confirm-{name}"), page::confirm_mail(&visitor, "link", "morgana@example.org"))?;
    write(folder, &format!("forgot-{name}"), page::forgot(&visitor))
}

/// Somebody with two devices and an address.
fn notices() -> NoticesPage<'static> {
    static DEVICES: LazyLock<Vec<NoticeDevice>> = LazyLock::new(|| {
        let device = |label: &str| NoticeDevice { id: label.to_owned(), label: label.to_owned(), mark: label.to_owned() };
        vec![device("Firefox, Linux"), device("Chrome, Android")]
    });
    NoticesPage {
        channels: vec![("push", vec!["turn", "invitation", "reminder"]), ("mail", vec!["over"]), ("webhook", vec!["turn"])],
        push_key: "key",
        devices: &DEVICES,
        mail: Some(Mailbox {
            address: Some("morgana@example.org"),
            wanted: Some("morgana.le.fay@avalon.example.org"),
            digest: Some(18),
            zone: Some("Europe/Rome"),
        }),
        program: Some(("https://ntfy.sh/", Some("my-turns"))),
        tested: page::tested("sent"),
    }
}

/// A rematch to which the visitor is invited, from a word.
fn gathering<'a>(levels: &'a [&'a str]) -> Gather<'a> {
    let until = 1_800_000_000_000;
    let chair = |seat: u8, name: &str, sitter: Sitter| Chair {
        seat: Seat(seat),
        name: name.into(),
        sitter,
        stand_in: None,
        hurried: false,
        asked: false,
    };
    Gather {
        about: Broom::about(),
        table: "c1",
        link: "https://coven.example.org/table/c1",
        seq: 2,
        chairs: vec![
            chair(0, "Circe", Sitter::Person),
            chair(1, "Morgana", Sitter::Invited { until, you: true }),
            chair(2, "Sybil", Sitter::Invited { until, you: false }),
            chair(3, "Dunja", Sitter::Nobody),
        ],
        said: Vec::new(),
        listed: false,
        begins: None,
        closed: false,
        known_deal: Some(KnownDeal::Word),
        limit: Some(TimeLimit::Days { days: 2 }),
        stand_in: "adept",
        levels,
    }
}

/// One holiday that has begun, and one that is still to come.
fn holidays() -> [HolidaySeen; 2] {
    let day = |day: u8, month: u8| DayOfYear { day, month };
    let holiday = |first, last, begun| HolidaySeen { first, last, code: "2026-12-24".into(), begun };
    [holiday(day(28, 11), day(1, 12), true), holiday(day(24, 12), day(6, 1), false)]
}

fn time(holidays: &[HolidaySeen]) -> TimePage<'_> {
    TimePage {
        zones: &[],
        zone: None,
        quiet: Some(("22:00".into(), "07:30".into())),
        holidays,
        days_left: 15,
        most_days: 30,
        longest: 14,
        today: "2026-11-30",
    }
}
