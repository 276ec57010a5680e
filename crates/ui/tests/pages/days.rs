//! Pages of play over days: one's own time, the next table, notes, who is away.

use crate::games::visitor;
use crate::house::names;
use crate::markup;
use crate::texts::unsaid;
use coven_catalog::Agreement;
use coven_engine::{DataSource, Seat, Seed, Viewer};
use coven_text::Language;
use coven_ui::page::{
    self, Around, DayOfYear, HolidaySeen, MayBeAsked, NextTable, PreparePage, Prepared, SeatClock, TablePage, TimePage,
};
use coven_ui::{draw, texts};

fn day(day: u8, month: u8) -> DayOfYear {
    DayOfYear { day, month }
}

fn time_page(language: Language, zone: Option<&str>) -> String {
    let texts = texts(language);
    let zones = ["America/Argentina/Buenos_Aires", "America/Lima", "Europe/Warsaw", "UTC"].map(str::to_owned);
    let holiday = |first, last, begun| HolidaySeen { first, last, code: "2026-12-24".to_owned(), begun };
    let holidays = [holiday(day(28, 11), day(1, 12), true), holiday(day(24, 12), day(24, 12), false)];
    let page = TimePage {
        zones: &zones,
        zone,
        quiet: Some(("22:00".to_owned(), "07:30".to_owned())),
        holidays: &holidays,
        days_left: 1,
        most_days: 30,
        longest: 14,
        today: "2026-11-30",
    };
    page::your_time(&visitor(&texts, &[]), &page).into_string()
}

#[test]
fn the_page_of_ones_own_time_is_sound_in_every_language() {
    for language in Language::ALL {
        let shown = time_page(language, Some("Europe/Warsaw"));
        markup::check(&shown);
        assert_eq!(unsaid(&shown), None, "{language:?}");
    }
    let shown = time_page(Language::English, Some("Europe/Warsaw"));
    assert!(shown.contains("28 November – 1 December") && shown.contains(">24 December<"), "{shown}");
    assert!(shown.contains(r#"<option value="Europe/Warsaw" selected>Warsaw</option>"#) && !shown.contains("data-zone"));
    assert!(shown.contains(r#"<optgroup label="America">"#) && shown.contains(">Argentina/Buenos Aires</option>"));
    assert!(shown.contains("1 of this year’s 30 days is left") && shown.contains("I am back") && shown.contains("Cancel"));
    let unknown = time_page(Language::English, None);
    assert!(unknown.contains("data-zone") && unknown.contains(r#"<option value="UTC" selected>"#), "the browser may know better");
}

#[test]
fn the_first_of_a_month_is_said_as_the_french_say_it() {
    assert!(time_page(Language::French, None).contains("28 novembre – 1er décembre"));
}

#[test]
fn a_table_by_days_says_who_is_away_who_stands_in_and_where_one_is_asked_next() {
    let about = coven_catalog::games()[0];
    let players = *about.seats.start();
    let agreed = Agreement::Words { players, variants: &[] };
    let table = coven_catalog::start(about.id, &DataSource::builtin(), agreed, Seed::from_number(7)).expect("an allowed table");
    let names = names(players);
    let clock = |(seat, holiday)| SeatClock { seat: Seat(seat), left_ms: 90_000_000, runs: true, yours: seat == 0, holiday };
    for language in Language::ALL {
        let texts = texts(language);
        let visitor = visitor(&texts, &names);
        let shown = |around: &Around<'_>| {
            let layout = draw::layout(&*table, Viewer::Seat(Seat(0)), visitor.speak);
            let page = TablePage { about, table: "t1", seq: 3, over: false, replay: None };
            page::live_table(&visitor, &page, layout, around).into_string()
        };
        let around = Around {
            table: "t1",
            clocks: [(0, None), (1, Some((day(24, 12), day(1, 1))))].map(clock).to_vec(),
            stand_in: Some("adept"),
            by_days: true,
            elsewhere: Some(NextTable { title: "Moonrise".to_owned(), others: vec!["Ada".to_owned()] }),
            note: Some("\n<mirror>".to_owned()),
            ..Around::default()
        };
        let with = shown(&around);
        markup::check(&with);
        assert_eq!(unsaid(&with), None, "{language:?}");
        assert!(with.contains("/table/t1/next") && with.contains("Moonrise") && with.contains("/table/t1/note"), "{with}");
        // A line break at the beginning of a text would be lost.
        assert!(with.contains("\n\n&lt;mirror&gt;</textarea>"));
        if language == Language::English {
            assert!(with.contains("Witch 2: on holiday, 24 December – 1 January"));
            assert!(with.contains("a bot (Adept)"), "it says who plays on");
        }
        let later = shown(&Around { table: "t1", by_days: true, ..Around::default() });
        assert!(
            later.contains("id=\"next-table\"") && !later.contains("/next\""),
            "a place for it, which the answer to a move fills"
        );
        let without = shown(&Around { table: "t1", ..Around::default() });
        assert!(!without.contains("next-table") && !without.contains("id=\"note\""), "nothing of it at other tables");
    }
}

fn prepared() -> Vec<Prepared> {
    let one = |heard: Option<&str>| Prepared {
        asked: "Lead or follow".to_owned(),
        heard: heard.map(str::to_owned),
        answer: "The <moon>".to_owned(),
    };
    vec![one(None), one(Some("Ada flies"))]
}

#[test]
fn the_page_on_which_answers_are_prepared_is_sound_in_every_language() {
    for language in Language::ALL {
        let texts = texts(language);
        let visitor = visitor(&texts, &[]);
        let said = |word: &str| (format!("{{\"{word}\":1}}"), format!("{word} <b>"));
        let question = MayBeAsked {
            question: "{\"id\":\"a\"}".to_owned(),
            asked: "What now?".to_owned(),
            answers: ["one", "two"].map(said).to_vec(),
            heard: vec![said("rain")],
        };
        let (prepared, ahead) = (prepared(), [question.clone(), question]);
        let shown = |prepared: &[Prepared], ahead: &[MayBeAsked]| {
            let page = PreparePage { table: "t1", prepared, ahead };
            let shown = page::prepare(&visitor, &page).into_string();
            markup::check(&shown);
            assert_eq!(unsaid(&shown), None, "{language:?}");
            shown
        };
        let with = shown(&prepared, &ahead);
        assert!(with.contains("name=\"drop\"") && with.contains("name=\"heard\"") && with.contains("one &lt;b&gt;"), "{with}");
        assert_eq!(with.matches("action=\"/table/t1/prepare\"").count(), 3);
        let without = shown(&[], &[]);
        assert!(!without.contains("<form method=\"post\" action=\"/table/t1/prepare\""), "{without}");
    }
}

/// What is prepared stands on the page alone: the parts that a stream brings know only what became of it.
#[test]
fn a_table_offers_to_prepare_and_says_what_became_of_it() {
    for language in Language::ALL {
        let texts = texts(language);
        let speak = coven_ui::Speak::new(&texts, &[]);
        let parts = |around: Around<'_>| {
            let parts = around.parts(&speak);
            (parts.html("prepare").into_string(), parts.html("prepared").into_string())
        };
        let (way, told) = parts(Around { table: "t1", may_prepare: true, prepared: prepared(), ..Around::default() });
        assert!(way.contains("/table/t1/prepare") && !told.contains("moon"), "{told}");
        let (way, told) = parts(Around { table: "t1", became: Some("page-prepared"), ..Around::default() });
        assert!(!way.contains("href") && told.contains("<p"), "{told}");
        assert_eq!(unsaid(&told), None, "{language:?}");
    }
}
