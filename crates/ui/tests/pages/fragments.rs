use crate::games::{Drawn, agreed, each_moment, latest, parts};
use coven_broom::Broom;
use coven_engine::{Seat, Viewer};
use coven_salem::Salem;
use coven_septima::Septima;
use coven_text::Language;
use coven_ui::fragment::Shown;

/// Whoever applies what is sent has the page of the present, and what is sent is small.
fn fragments_keep_a_page_up_to_date<R: Drawn>(setup: R::Setup) {
    let texts = coven_ui::texts(Language::English);
    let viewer = Viewer::Seat(Seat(1));
    let mut shown: Vec<(String, String)> = Vec::new();
    let mut before = Shown::default();
    let mut sizes: Vec<usize> = Vec::new();
    each_moment::<R>(setup, 3, |game| {
        let now = parts(game, viewer, &texts);
        let fragments = latest(game, viewer, &texts).since(&before);
        sizes.push(serde_json::to_string(&fragments).expect("plain text").len());
        for fragment in fragments {
            match shown.iter_mut().find(|(id, _)| *id == fragment.target) {
                Some((_, html)) => *html = fragment.html,
                None => shown.push((fragment.target, fragment.html)),
            }
        }
        shown.retain(|(_, html)| !html.is_empty());
        let mut expected: Vec<(String, String)> = now.iter().map(|part| (part.id.clone(), part.html.clone())).collect();
        expected.sort();
        shown.sort();
        assert_eq!(shown, expected);
        before = now.shown();
    });
    let moves = &mut sizes[1..];
    moves.sort_unstable();
    let (median, most) = (moves[moves.len() / 2], moves[moves.len() - 1]);
    println!("{}: a move's fragments, uncompressed: median {median} bytes, largest {most} bytes", R::about().id);
    assert!(median < 20_000, "{median}");
}

#[test]
fn fragments_keep_every_page_up_to_date() {
    fragments_keep_a_page_up_to_date::<Broom>(agreed::<Broom>(4, &["back", "storm"]));
    fragments_keep_a_page_up_to_date::<Salem>(agreed::<Salem>(4, &[]));
    fragments_keep_a_page_up_to_date::<Septima>(agreed::<Septima>(4, &["full"]));
}
