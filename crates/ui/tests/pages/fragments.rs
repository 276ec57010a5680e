use crate::games::{RULES, each_moment, latest, parts};
use coven_engine::{Rules, Seat, Viewer};
use coven_text::Language;
use coven_ui::fragment::Shown;

/// Whoever applies what is sent has the page of the present, and what is sent is small.
#[test]
fn fragments_keep_a_page_up_to_date() {
    let texts = coven_ui::texts(Language::English);
    let setup = RULES.agree(4, &["back", "storm"]).expect("an allowed setup");
    let viewer = Viewer::Seat(Seat(1));
    let mut shown: Vec<(String, String)> = Vec::new();
    let mut before = Shown::default();
    let mut sizes: Vec<usize> = Vec::new();
    each_moment(setup, 3, |game| {
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
    println!("a move's fragments, uncompressed: median {median} bytes, largest {most} bytes");
    assert!(median < 20_000, "{median}");
}
