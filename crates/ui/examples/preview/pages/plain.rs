//! The table that a game gets for nothing, here for the first game of the catalog: in the middle of a game, and at its end.

use super::{Manner, Outcome, write};
use coven_catalog::{Agreement, Table};
use coven_engine::{DataSource, Dice, FastDice, Seat, Seed, Viewer};
use coven_ui::Speak;
use coven_ui::page::{self, TablePage, Visitor};
use coven_ui::plain::Plain;
use coven_ui::table::Drawing;
use std::path::Path;

const PLAYERS: usize = 3;

pub fn write_pages(folder: &Path, manners: &[Manner]) -> Outcome {
    let agreement = Agreement::Words { players: PLAYERS, variants: &[] };
    let mut table = coven_catalog::start(coven_catalog::games()[0].id, &DataSource::builtin(), agreement, Seed::from_number(3))?;
    let mut dice = FastDice::new(3);
    let mut middle = false;
    while let Some(seat) = table.deciding().first() {
        let choices = table.choices(seat);
        if !middle && seat == Seat(0) && table.moves().len() > 60 && choices.len() > 3 && table.can_undo(seat).is_ok() {
            middle = true;
            write_page(folder, manners, &*table, "plain-middle")?;
        }
        table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation)?;
    }
    write_page(folder, manners, &*table, "plain-end")
}

fn write_page(folder: &Path, manners: &[Manner], table: &dyn Table, name: &str) -> Outcome {
    let names = ["Morgana", "Tituba", "Abigail"].map(str::to_owned);
    let over = table.deciding().is_empty();
    let page = TablePage { about: table.about(), table: name, seq: table.moves().len(), over, replay: None };
    for manner in manners {
        let speak = Speak::new(&manner.texts, &names);
        let visitor = Visitor { speak, prefers: manner.prefers, name: Some("Morgana"), here: "/", origin: None };
        let layout = Plain::new(table, Viewer::Seat(Seat(0)), speak).layout();
        write(folder, &format!("{name}-{}", manner.name), page::table(&visitor, &page, layout))?;
    }
    Ok(())
}
