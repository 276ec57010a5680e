//! The table that a game gets for nothing: also what nobody has drawn can be played in the browser, from the first question to
//! the score sheets.

use crate::choices::controls;
use crate::games::{html, visitor};
use crate::house::{each_table, names};
use crate::markup;
use crate::texts::unsaid;
use coven_catalog::Table;
use coven_engine::{Seat, Viewer};
use coven_text::Language;
use coven_ui::fragment::Shown;
use coven_ui::page::{self, TablePage};
use coven_ui::plain::Plain;
use coven_ui::table::Drawing;
use coven_ui::{Speak, texts};

fn legal(table: &dyn Table, viewer: Viewer) -> Vec<String> {
    match viewer {
        Viewer::Seat(seat) => table.choices(seat).into_iter().map(|choice| choice.notation).collect(),
        Viewer::Spectator => Vec::new(),
    }
}

/// The number of times that a text stands in a page.
fn count(page: &str, text: &str) -> usize {
    page.matches(text).count()
}

#[test]
fn every_game_can_be_played_on_the_plain_table() {
    let texts = texts(Language::English);
    let (mut undone, mut finished) = (0, 0);
    each_table(|table, moment| {
        let over = table.deciding().is_empty();
        if moment % 30 != 0 && !over {
            return;
        }
        let names = names(table.seats());
        let speak = Speak::new(&texts, &names);
        for viewer in Viewer::all(table.seats()) {
            let parts = Plain::new(table, viewer, speak).latest();
            let page = html(&parts);
            let asked = matches!(viewer, Viewer::Seat(seat) if table.deciding().contains(seat));
            assert_eq!(controls(&page), legal(table, viewer), "every choice is a button, once");
            assert_eq!(page.contains("data-asked"), asked, "whoever is asked is told so");
            assert_eq!(unsaid(&page), None, "{}", table.about().id);
            assert_eq!(count(&page, "class=\"player "), table.seats(), "everybody has a place");
            assert!(parts.since(&parts.shown()).is_empty() && !parts.since(&Shown::default()).is_empty());
            undone += count(&page, "data-undo");
            finished += check_the_end(table, &page, speak);
        }
    });
    assert!(undone > 0, "a move can be taken back");
    assert!(finished > 0);
}

/// The score sheets stand there once the game is over: all lines, and the total of each seat.
fn check_the_end(table: &dyn Table, page: &str, speak: Speak<'_>) -> usize {
    let Some(standing) = table.standing() else {
        assert!(!page.contains("class=\"score\""));
        return 0;
    };
    for result in &standing {
        assert!(page.contains(&format!("<b>{}</b>", result.sheet.total)), "the total of {}", result.seat);
        for told in table.sheet_lines(result.seat) {
            assert!(page.contains(&*maud_escaped(&speak.say(&told))), "{}", speak.say(&told));
        }
    }
    1
}

/// A text as it stands in a page.
fn maud_escaped(text: &str) -> String {
    maud::html! { (text) }.into_string()
}

#[test]
fn the_page_of_a_plain_table_is_sound() {
    let texts = texts(Language::Italian);
    each_table(|table, moment| {
        let over = table.deciding().is_empty();
        if moment % 60 != 0 && !over {
            return;
        }
        let names = names(table.seats());
        let visitor = visitor(&texts, &names);
        let page = TablePage { about: table.about(), table: "t1", seq: table.moves().len(), over, replay: None };
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let layout = Plain::new(table, viewer, visitor.speak).layout();
            let page = page::table(&visitor, &page, layout).into_string();
            markup::check(&page);
            let told = table.tale(0).iter().flat_map(|tale| tale.heard_by(viewer)).map(|told| visitor.speak.say(told)).next();
            assert!(told.is_none_or(|told| page.contains(&maud_escaped(&told))), "the story begins with the first move");
        }
    });
}
