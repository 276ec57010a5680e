use crate::games::{Drawn, NAMES, each_moment, html};
use coven_broom::Broom;
use coven_engine::{FastDice, Rules, Seat, Viewer};
use coven_salem::Salem;
use coven_septima::Septima;
use coven_text::Language;
use coven_ui::Speak;
use coven_ui::table::log;

/// While a table is laid out and cards are dealt, every moment is looked at.
const BEGINNING: u64 = 12;

/// Two tables that differ only in what a viewer may not know look the same to that viewer, byte by byte. Returns how many of
/// the imagined tables were other tables.
fn nothing_hidden_stands_in_a_page<R: Drawn>(setups: impl Iterator<Item = R::Setup>, every: u64) -> usize {
    let texts = coven_ui::texts(Language::English);
    let mut different = 0;
    for (number, setup) in setups.enumerate() {
        let mut moment = 0;
        each_moment::<R>(setup, 100 + number as u64, |game| {
            moment += 1;
            if moment % every != 0 && moment > BEGINNING {
                return;
            }
            for viewer in Viewer::all(game.seats()) {
                let told = log(game, viewer);
                let speak = Speak::new(&texts, &NAMES[..game.seats()]);
                let page = |state| html(&game.rules().seen(state, viewer, &told, game.said(), speak));
                let imagined = game.rules().imagine(game.state(), viewer, &mut FastDice::new(moment));
                different += usize::from(imagined != *game.state());
                assert_eq!(page(game.state()), page(&imagined), "{viewer}");
            }
        });
    }
    different
}

#[test]
fn nothing_hidden_stands_in_a_page_of_broom_service() {
    let different = nothing_hidden_stands_in_a_page::<Broom>(Broom::all_setups().into_iter(), 13);
    assert!(different > 250, "the imagined tables were other tables: {different}");
}

#[test]
fn nothing_hidden_stands_in_a_page_of_new_salem() {
    let different = nothing_hidden_stands_in_a_page::<Salem>(Salem::all_setups().into_iter(), 23);
    assert!(different > 250, "the imagined tables were other tables: {different}");
}

#[test]
fn nothing_hidden_stands_in_a_page_of_septima() {
    let different = nothing_hidden_stands_in_a_page::<Septima>(Septima::all_setups().into_iter(), 29);
    assert!(different > 250, "the imagined tables were other tables: {different}");
}

/// Nobody's portrait stands in the page of somebody who does not know that character.
#[test]
fn a_character_is_named_only_to_those_who_know_it() {
    let texts = coven_ui::texts(Language::English);
    let mut hidden = 0;
    each_moment::<Salem>(crate::games::agreed::<Salem>(5, &[]), 3, |game| {
        for viewer in Seat::all(5) {
            let view = game.rules().view(game.state(), Viewer::Seat(viewer));
            let page = html(&crate::games::parts(game, Viewer::Seat(viewer), &texts));
            for &character in coven_salem::Character::ALL {
                if view.seats.iter().all(|there| there.character != Some(character)) {
                    hidden += 1;
                    assert!(
                        !page.contains(coven_ui::drawings::salem::art::person::name(character)),
                        "{viewer} reads of {character}"
                    );
                }
            }
        }
    });
    assert!(hidden > 1000, "{hidden}");
}
