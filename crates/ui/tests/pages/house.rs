//! Every game of the house, through the one door that a server uses.

use crate::choices::controls;
use crate::games::{html, visitor};
use crate::markup;
use coven_catalog::{Agreement, Table};
use coven_engine::{DataSource, Dice, FastDice, Seed, Viewer};
use coven_text::Language;
use coven_ui::draw;
use coven_ui::fragment::Shown;
use coven_ui::page::{self, Around, Coach, TablePage};
use coven_ui::{Speak, texts};

pub fn names(seats: usize) -> Vec<String> {
    (1..=seats).map(|n| format!("Witch {n}")).collect()
}

/// A random game of each, with the fewest and the most players.
pub fn each_table(mut look: impl FnMut(&dyn Table, usize)) {
    for about in coven_catalog::games() {
        for players in [*about.seats.start(), *about.seats.end()] {
            let agreement = Agreement::Words { players, variants: &[] };
            let mut table = coven_catalog::start(about.id, &DataSource::builtin(), agreement, Seed::from_number(7))
                .expect("an allowed table");
            let mut dice = FastDice::new(7);
            let mut moment = 0;
            look(&*table, moment);
            while let Some(seat) = table.deciding().first() {
                let choices = table.choices(seat);
                let chosen = &choices[dice.below(choices.len() as u32) as usize];
                table.play(seat, &chosen.notation).expect("a legal move");
                moment += 1;
                look(&*table, moment);
            }
        }
    }
}

#[test]
fn every_game_can_be_played_on_its_page() {
    let texts = texts(Language::English);
    each_table(|table, moment| {
        let names = names(table.seats());
        let speak = Speak::new(&texts, &names);
        let first = table.deciding().first().map_or(Viewer::Spectator, Viewer::Seat);
        let viewers = if moment % 20 == 0 { Viewer::all(table.seats()).collect() } else { vec![first] };
        for viewer in viewers {
            let parts = draw::latest(table, viewer, speak);
            let page = html(&parts);
            let mut shown = controls(&page);
            shown.sort_unstable();
            let mut legal: Vec<String> = match viewer {
                Viewer::Seat(seat) => table.choices(seat).into_iter().map(|choice| choice.notation).collect(),
                Viewer::Spectator => Vec::new(),
            };
            legal.sort_unstable();
            assert_eq!(shown, legal, "{} for {viewer}", table.about().id);
            assert_eq!(parts.since(&parts.shown()), []);
            assert!(!parts.since(&Shown::default()).is_empty());
        }
    });
}

#[test]
fn every_page_of_every_game_is_sound() {
    let texts = texts(Language::French);
    each_table(|table, moment| {
        if moment % 40 != 0 && !table.deciding().is_empty() {
            return;
        }
        let names = names(table.seats());
        let visitor = visitor(&texts, &names);
        let over = table.deciding().is_empty();
        let page = TablePage { about: table.about(), table: "t1", seq: table.moves().len(), over, replay: None };
        for viewer in Viewer::all(table.seats()) {
            let layout = draw::layout(table, viewer, visitor.speak);
            let coach = match viewer {
                Viewer::Seat(seat) => Some(Coach { about: table.about(), says: table.coaching(seat), good: None }),
                Viewer::Spectator => None,
            };
            // Whoever has read what the game is about has not read the plan that comes once there is something to plan.
            let once = coach.as_ref().map(|coach| match (coach.says.plan.is_empty(), &coach.says.goal) {
                (true, None) => String::new(),
                (true, Some(_)) => "data-once=\"t1 goal\"".to_owned(),
                (false, _) => format!("data-once=\"t1 plan {}\"", coach.says.round),
            });
            let around = Around { table: "t1", over, replayable: over, coach, ..Around::default() };
            let shown = page::live_table(&visitor, &page, layout, &around).into_string();
            assert!(once.is_none_or(|once| shown.contains(&once)), "{} {moment}", page.about.id);
            markup::check(&shown);
        }
    });
}
