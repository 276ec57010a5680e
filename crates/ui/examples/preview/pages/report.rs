//! What was found in a finished game: the report, while it is made and when it is ready, a move that mattered, and an own error as a question.

use super::{Manner, Outcome, write};
use coven_bots::{Cancel, Level};
use coven_catalog::{Agreement, Table};
use coven_engine::{About, DataSource, Dice, FastDice, Seed};
use coven_lab::analysis::{Report, Settings, Watch, analyse_record};
use coven_ui::Speak;
use coven_ui::page::{self, ExercisePage, Found, ReportMovePage, ReportPage, Visitor};
use coven_ui::report::lessons;
use std::path::Path;

/// Few, for nobody reads what they tell; and enough to find an error among moves by chance.
const PLAYOUTS: u64 = 12_000;

pub fn write_pages(folder: &Path, manners: &[Manner]) -> Outcome {
    let about = coven_catalog::games()[0];
    let (table, report) = finished(about)?;
    let told = lessons(&*table, &report, None);
    let worst = told.first().ok_or("moves by chance without an error")?;
    let then = table.at(worst.judged.seq - 1)?;
    let names: Vec<String> = ["Morgana", "Tituba", "Abigail"].iter().map(|&name| name.to_owned()).collect();
    for manner in manners {
        let speak = Speak::new(&manner.texts, &names);
        let visitor = Visitor { speak, prefers: manner.prefers, name: Some("Morgana"), here: "/", origin: None };
        let shown = |found: Found<'_>| page::report(&visitor, &ReportPage { about, table: "t1", found });
        let own = Some(worst.judged.seat);
        let ready = Found::Ready { report: &report, lessons: told.clone(), own };
        let at_move = ReportMovePage { about, table: "t1", then: &*then, lesson: worst };
        let exercise =
            ExercisePage { about, table: "t1", number: 1, of: told.len(), then: &*then, lesson: worst, answered: None };
        let name = manner.name;
        write(folder, &format!("report-waiting-{name}"), shown(Found::UnderWay { percent: 40 }))?;
        write(folder, &format!("report-{name}"), shown(ready))?;
        write(folder, &format!("report-move-{name}"), page::report_move(&visitor, &at_move))?;
        write(folder, &format!("report-exercise-{name}"), page::exercise(&visitor, &exercise))?;
    }
    Ok(())
}

/// A game that was played by chance, and what was found in it.
fn finished(about: &About) -> Result<(Box<dyn Table>, Report), Box<dyn std::error::Error>> {
    let agreed = Agreement::Words { players: 3, variants: &[] };
    let mut table = coven_catalog::start(about.id, &DataSource::builtin(), agreed, Seed::from_number(3))?;
    let mut dice = FastDice::new(3);
    while let Some(seat) = table.deciding().first() {
        let choices = table.choices(seat);
        table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation)?;
    }
    let settings = Settings { level: Level::Novice, seed: 1, playouts: PLAYOUTS, candidates: 3 };
    let mut watch = Watch { cancel: Cancel::default(), progress: &mut |_| {} };
    let report = analyse_record(&table.record(Vec::new()), &DataSource::builtin(), &settings, &mut watch)?;
    Ok((table, report))
}
