//! What somebody's games say together, in every language and with any number of games.

use crate::games::visitor;
use crate::markup;
use crate::texts::unsaid;
use coven_bots::{Cancel, Level};
use coven_catalog::{Agreement, games};
use coven_engine::{DataSource, Dice, FastDice, Seed};
use coven_lab::analysis::{Kinds, OverMany, SeatGame, SeatReport, Settings, Watch, analyse_record, over_many};
use coven_lab::puzzles::puzzles;
use coven_lab::share::Share;
use coven_text::Language;
use coven_ui::page::{self, GameOverMany, RatingSeen};
use std::collections::BTreeSet;

/// A game in which the decisions of some kinds cost so much, in thousandths of a victory.
fn game(lost: &[(Option<&str>, i32)], luck: i32, unaided: bool) -> SeatGame {
    let share = |parts: i32| Share::of(f64::from(parts) / 1000.0);
    let kinds = lost.iter().map(|(theme, lost)| Kinds {
        theme: theme.map(str::to_owned),
        met: 3,
        errors: usize::from(*lost > 0),
        lost: share(*lost),
    });
    let errors = -lost.iter().map(|(_, lost)| share(*lost)).sum::<Share>();
    let (prior, draws, none) = (share(250), share(luck), Share::NONE);
    let ledger = SeatReport {
        prior,
        result: prior + draws + errors,
        draws,
        reveals: none,
        guesses: none,
        others: none,
        errors,
        accuracy: 90.0,
    };
    SeatGame { ledger, kinds: kinds.collect(), unaided }
}

fn shown(language: Language, about: usize, summary: &OverMany, rating: Option<RatingSeen>) -> String {
    let texts = coven_ui::texts(language);
    let tables: Vec<String> = (0..summary.games).map(|number| format!("t{number}")).collect();
    let one = GameOverMany { about: games()[about], summary, tables: &tables, rating };
    page::many(&visitor(&texts, &[]), &[one]).into_string()
}

#[test]
fn every_page_is_well_formed_and_says_everything_in_its_language() {
    let rating = Some(RatingSeen { rating: 25.0, uncertainty: 3.0 });
    for language in Language::ALL {
        let texts = coven_ui::texts(language);
        let mut pages = vec![page::many(&visitor(&texts, &[]), &[]).into_string()];
        for (number, about) in games().iter().enumerate() {
            let themes: Vec<Option<&str>> =
                puzzles(about.id).expect("a game of the house").iter().map(|puzzle| Some(puzzle.theme.as_str())).collect();
            let lost = |game: i32, cost: i32| {
                let each = themes.iter().enumerate().map(move |(at, theme)| (*theme, if at == 0 { cost + game } else { 0 }));
                each.chain([(None, 0)]).collect::<Vec<_>>()
            };
            let played = |games: i32, cost: i32| -> Vec<SeatGame> {
                (0..games).map(|number| game(&lost(number, cost), 90 - 40 * number, number != 2)).collect()
            };
            for games in [played(1, 20), played(2, 0), played(7, 50), played(7, -3)] {
                let summary = over_many(&games);
                pages.extend([None, rating].map(|rating| shown(language, number, &summary, rating)));
            }
        }
        for page in pages {
            markup::check(&page);
            assert_eq!(page.matches("<h1").count(), 1);
            assert_eq!(unsaid(&page), None, "{language}");
        }
    }
}

#[test]
fn a_habit_is_named_only_beyond_doubt() {
    let theme = &puzzles(games()[0].id).expect("a game of the house")[0].theme;
    let of = |lost: &[i32]| {
        let games: Vec<SeatGame> = lost.iter().map(|lost| game(&[(Some(theme), *lost), (None, 10)], 30, true)).collect();
        shown(Language::English, 0, &over_many(&games), None)
    };
    let named = "You lose most by this kind of decision";
    let clear = of(&[60, 70, 50, 80, 60, 70]);
    assert!(
        clear.contains(named) && clear.contains("It costs you 6.5 percentage points a game (95% interval: 5.4 to 7.6)"),
        "{clear}"
    );
    assert!(!of(&[60, 70, 50, 80]).contains(named) && of(&[60, 70, 50, 80]).contains("Not enough games yet"));
    assert!(of(&[400, 0, 0, 0, 0, 0]).contains("No kind of decision costs you more"), "one game is no habit");
}

#[test]
fn the_chart_and_its_table_tell_the_same() {
    let games: Vec<SeatGame> = [200, -300, 50].map(|luck| game(&[(None, 0)], luck, true)).to_vec();
    let page = shown(Language::English, 0, &over_many(&games), None);
    assert!(
        page.contains("aria-label=\"The luck of each game, and all of it so far; games: 3, in the end −5.0 percentage points\"")
    );
    assert_eq!(
        (page.matches("<rect class=\"up\" x=\"").count(), page.matches("class=\"down\" x=\"").count()),
        (3, 2),
        "with the legend"
    );
    for (table, luck, sum) in [("t0", "+20.0", "+20.0"), ("t1", "−30.0", "−10.0"), ("t2", "+5.0", "−5.0")] {
        let row = page.split("<tr>").find(|row| row.contains(&format!("/table/{table}/report"))).expect(table);
        assert!(row.contains(&format!("<td>{luck}</td><td>{sum}</td>")), "{row}");
    }
}

/// Every kind of decision that a report can name has a name in every language, also of those who play alone.
#[test]
fn every_kind_of_decision_has_a_name() {
    for about in games() {
        let mut themes: BTreeSet<String> = BTreeSet::new();
        for players in [*about.seats.start(), *about.seats.end()] {
            let agreed = Agreement::Words { players, variants: &[] };
            let mut table =
                coven_catalog::start(about.id, &DataSource::builtin(), agreed, Seed::from_number(3)).expect("a table");
            let mut dice = FastDice::new(3);
            while let Some(seat) = table.deciding().first() {
                let choices = table.choices(seat);
                table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
            }
            let settings = Settings { level: Level::Novice, seed: 1, playouts: 0, candidates: 1 };
            let mut watch = Watch { cancel: Cancel::default(), progress: &mut |_| {} };
            let report =
                analyse_record(&table.record(Vec::new()), &DataSource::builtin(), &settings, &mut watch).expect("a report");
            themes.extend(report.moves.into_iter().map(|judged| judged.theme.expect("a kind")));
        }
        assert!(themes.len() > 2, "{themes:?}");
        for language in Language::ALL {
            let texts = coven_ui::texts(language);
            let speak = coven_ui::Speak::new(&texts, &[]);
            let unnamed: Vec<&String> = themes.iter().filter(|theme| !speak.has(&about.tell_theme(theme))).collect();
            assert!(unnamed.is_empty(), "{language}: {unnamed:?}");
        }
    }
}
