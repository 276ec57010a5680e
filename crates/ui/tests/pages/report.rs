//! The report of a finished game and its exercises, in every game and language.

use crate::games::visitor;
use crate::markup;
use coven_bots::{Cancel, Level};
use coven_catalog::{Agreement, Table, games};
use coven_engine::{DataSource, Dice, FastDice, Seed};
use coven_lab::analysis::{Compared, Kind, Report, Settings, Watch, analyse_record};
use coven_lab::share::Share;
use coven_text::Language;
use coven_ui::page::{self, Answered, ExercisePage, Found, ReportMovePage, ReportPage};
use coven_ui::report::lessons;

/// A game that was played by chance, and what was found in it.
fn finished(game: &str) -> (Box<dyn Table>, Report) {
    let about = coven_catalog::about(game).expect("a game of the house");
    let agreed = Agreement::Words { players: about.quick_game.players, variants: about.quick_game.variants };
    let mut table = coven_catalog::start(game, &DataSource::builtin(), agreed, Seed::from_number(3)).expect("a table");
    let mut dice = FastDice::new(3);
    while let Some(seat) = table.deciding().first() {
        let choices = table.choices(seat);
        table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a listed move");
    }
    let settings = Settings { level: Level::Novice, seed: 1, playouts: 12_000, candidates: 3 };
    let mut watch = Watch { cancel: Cancel::default(), progress: &mut |_| {} };
    let report = analyse_record(&table.record(Vec::new()), &DataSource::builtin(), &settings, &mut watch).expect("a report");
    (table, report)
}

/// What a page says, without its tags.
fn words(page: &str) -> String {
    page.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect()
}

#[test]
fn every_report_is_well_formed_and_says_everything_in_its_language() {
    for about in games() {
        let (table, report) = finished(about.id);
        let told = lessons(&*table, &report, None);
        assert!(!told.is_empty(), "{}: moves by chance are full of errors", about.id);
        let names: Vec<String> = (0..table.seats()).map(|seat| format!("Witch {seat}")).collect();
        let then = table.at(told[0].judged.seq - 1).expect("an earlier moment");
        let compared = |kind| Compared { loss: Share::of(0.1), low: Share::of(0.05), high: Share::of(0.15), kind };
        let answer = |kind| Some(Answered::Move(told[0].played.clone(), compared(kind)));
        for language in Language::ALL {
            let texts = coven_ui::texts(language);
            let visitor = visitor(&texts, &names);
            let shown = |found: Found<'_>| page::report(&visitor, &ReportPage { about, table: "t1", found });
            let own = Some(told[0].judged.seat);
            let exercise = |answered| {
                let exercise = ExercisePage { about, table: "t1", number: 1, of: 2, then: &*then, lesson: &told[0], answered };
                page::exercise(&visitor, &exercise)
            };
            for page in [
                shown(Found::Waiting),
                shown(Found::UnderWay { percent: 40 }),
                shown(Found::GivenUp),
                shown(Found::Ready { report: &report, lessons: told.clone(), own }),
                page::report_move(&visitor, &ReportMovePage { about, table: "t1", then: &*then, lesson: &told[0] }),
                exercise(None),
                exercise(Some(Answered::NoMove)),
                exercise(answer(Kind::Good)),
                exercise(answer(Kind::Blunder)),
            ] {
                let page = page.into_string();
                markup::check(&page);
                assert_eq!(page.matches("<h1").count(), 1);
                // A message that a language lacks is shown by its id.
                assert!(!words(&page).contains("page-"), "{language}: {}", words(&page));
            }
        }
    }
}

#[test]
fn a_question_does_not_give_its_answer_away() {
    let (table, report) = finished("broom");
    let told = lessons(&*table, &report, None);
    let texts = coven_ui::texts(Language::English);
    let names: Vec<String> = (0..table.seats()).map(|seat| format!("Witch {seat}")).collect();
    let visitor = visitor(&texts, &names);
    for (number, lesson) in told.iter().enumerate() {
        let then = table.at(lesson.judged.seq - 1).expect("an earlier moment");
        let asked = |answered| {
            let number = number + 1;
            let exercise =
                ExercisePage { about: table.about(), table: "t1", number, of: told.len(), then: &*then, lesson, answered };
            page::exercise(&visitor, &exercise).into_string()
        };
        let better = |page: &str| page.contains("Better: ") || page.contains("data-point");
        let nothing = Share::NONE;
        let good = Compared { loss: nothing, low: nothing, high: nothing, kind: Kind::Good };
        assert!(!better(&asked(None)) && asked(None).contains("?answer="));
        assert!(better(&asked(Some(Answered::Move(lesson.better.clone(), good)))), "whoever has found it reads why");
    }
}
