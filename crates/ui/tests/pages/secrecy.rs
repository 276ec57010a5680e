use crate::games::{NAMES, each_moment, html, setups};
use coven_engine::{FastDice, Rules, Viewer};
use coven_text::Language;
use coven_ui::Speak;
use coven_ui::broom::Scene;
use coven_ui::table::heard;

/// Two tables that differ only in what a viewer may not know look the same to that viewer, byte by byte.
#[test]
fn nothing_hidden_stands_in_a_page() {
    let texts = coven_ui::texts(Language::English);
    let mut different = 0;
    for (number, setup) in setups().enumerate() {
        let mut moment = 0;
        each_moment(setup, 100 + number as u64, |game| {
            moment += 1;
            if moment % 13 != 0 {
                return;
            }
            for viewer in Viewer::all(game.seats()) {
                let story = heard(game, viewer);
                let speak = Speak::new(&texts, &NAMES[..game.seats()]);
                let page = |state| html(&Scene::new(game.rules(), state, viewer, &story, speak).parts());
                let imagined = game.rules().imagine(game.state(), viewer, &mut FastDice::new(moment));
                different += usize::from(imagined != *game.state());
                assert_eq!(page(game.state()), page(&imagined), "{viewer}");
            }
        });
    }
    assert!(different > 250, "the imagined tables were other tables: {different}");
}
