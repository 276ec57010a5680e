//! Pages of clubs: what members see, what hosts do, the way in.

use crate::games::visitor;
use crate::markup;
use crate::texts::unsaid;
use coven_text::Language;
use coven_ui::page::club::{
    self, ChallengeShown, ClubCard, ClubPage, ClubSettings, ClubTableShown, ClubsPage, JoinClub, MemberShown, NewChallenge,
    SeasonPage, SeasonShown, SeasonSpanShown, When,
};
use coven_ui::page::fair::Score;
use coven_ui::page::{DayOfYear, TimeLimit};
use coven_ui::texts;

fn day(day: u8, month: u8) -> DayOfYear {
    DayOfYear { day, month }
}

fn when() -> When {
    When { weekday: 3, day: day(19, 11), time: "20:00".to_owned() }
}

fn table(id: &str, yours: bool) -> ClubTableShown {
    ClubTableShown {
        id: id.to_owned(),
        title: "Moonrise".to_owned(),
        names: vec!["Ada <3".to_owned()],
        free: 2,
        yours,
        asked: yours,
        begins: Some(when()),
        members_only: true,
        winners: vec!["Ada".to_owned()],
    }
}

fn challenge() -> ChallengeShown {
    ChallengeShown {
        id: "c1".to_owned(),
        title: "Moonrise".to_owned(),
        weekday: 3,
        time: "20:00".to_owned(),
        players: 4,
        clock: Some(TimeLimit::Days { days: 2 }),
        bots: true,
        next: when(),
        table: Some("t1".to_owned()),
        missed: Some(when()),
    }
}

fn span(last: Option<(DayOfYear, i16)>) -> SeasonSpanShown {
    SeasonSpanShown { number: 3, first: (day(1, 11), 2026), last, running: last.is_none() }
}

fn season(last: Option<(DayOfYear, i16)>) -> SeasonShown {
    let score = Score { rank: 1, name: "Ada".to_owned(), you: true, points: 2.5, strength: 1.0, wins: 1, share: 0.5, games: 2 };
    SeasonShown { span: span(last), games: 2, scores: vec![score] }
}

fn members() -> [MemberShown; 2] {
    [("Ada", true), ("Bea", false)].map(|(name, you)| MemberShown {
        person: name.to_lowercase(),
        name: name.to_owned(),
        host: you,
        you,
    })
}

fn club_page(language: Language, host: bool) -> String {
    let texts = texts(language);
    let (open, challenges, members) = ([table("t1", true), table("t2", false)], [challenge()], members());
    let (season, past) = (season(None), [span(Some((day(31, 10), 2026)))]);
    let page = ClubPage {
        id: "k",
        name: "Tea & brooms",
        about: "Every Thursday",
        zone: "America/New_York",
        host,
        games: coven_catalog::games(),
        open: &open,
        running: &open[..1],
        finished: &open[1..],
        challenges: &challenges,
        season: Some(&season),
        past: &past,
        members: &members,
        invitation: "https://example.org/clubs/k/join/1",
        calendar: "https://example.org/clubs/k/calendar/2.ics",
    };
    club::club(&visitor(&texts, &[]), &page).into_string()
}

#[test]
fn every_page_of_a_club_is_sound_in_every_language() {
    for language in Language::ALL {
        let texts = texts(language);
        let visitor = visitor(&texts, &[]);
        let zones = ["America/Lima", "Europe/Warsaw", "UTC"].map(str::to_owned);
        let card = ClubCard { id: "k".into(), name: "Tea".into(), about: "Brooms".into(), members: 3, host: true };
        let list = ClubsPage {
            clubs: &[card],
            account: true,
            zones: &zones,
            zone: Some("UTC"),
            longest: 200,
            refused: Some("No.".to_owned()),
        };
        let (challenges, members) = ([challenge()], members());
        let settings = ClubSettings {
            id: "k",
            name: "Tea & brooms",
            about: "",
            zones: &zones,
            zone: "Europe/Warsaw",
            rhythm: "month",
            longest: 200,
            games: coven_catalog::games(),
            challenges: &challenges,
            members: &members,
            season: true,
            refused: None,
        };
        let about = coven_catalog::games()[0];
        let new = NewChallenge {
            id: "k",
            club: "Tea & brooms",
            zone: "Europe/Warsaw",
            about,
            levels: &["novice", "adept"],
            leads: &[2, 24],
            lead: 24,
            refused: None,
        };
        let join = JoinClub { id: "k", code: "1", name: "Tea & brooms", about: "", account: false };
        let season = season(Some((day(31, 1), 2027)));
        let pages = [
            club::clubs(&visitor, &list),
            club::club_settings(&visitor, &settings),
            club::new_challenge(&visitor, &new),
            club::join_club(&visitor, &join),
            club::season(&visitor, &SeasonPage { club: "k", name: "Tea & brooms", season: &season }),
        ];
        let pages = pages.map(|page| page.into_string()).into_iter().chain([club_page(language, true)]);
        for page in pages {
            markup::check(&page);
            assert_eq!(unsaid(&page), None, "{language:?}");
        }
    }
}

#[test]
fn a_member_joins_with_one_click_and_only_a_host_runs_the_club() {
    let shown = club_page(Language::English, false);
    assert!(shown.contains("action=\"/table/t2/join\"") && shown.contains("action=\"/table/t1/leave\""), "{shown}");
    assert!(!shown.contains("/clubs/k/settings") && club_page(Language::English, true).contains("/clubs/k/settings"));
    assert!(shown.find("/table/t2/join") < shown.find("Season 3"), "what can be joined comes first");
    assert!(shown.contains("Thursday, 20:00: Moonrise, 4 seats") && shown.contains("Thursday, 19 November, 20:00"));
    assert!(shown.contains("All hours are those of New York.") && shown.contains("webcal://example.org/clubs/k/calendar/2.ics"));
    assert!(shown.contains("Since 1 November 2026") && shown.contains("Ada &lt;3"));
}
