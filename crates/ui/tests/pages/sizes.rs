use crate::games::{Drawn, agreed, create_page, each_moment, home_page, lobby_page, table_page};
use coven_broom::Broom;
use coven_engine::{Game, Seat, Viewer};
use coven_salem::Salem;
use coven_text::Language;
use coven_ui::assets;
use flate2::{Compression, write::GzEncoder};
use std::io::Write;

fn compressed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory").len()
}

/// A page with everything it loads. Bitmaps are no part of that: they are for those who are sent a link, and for installed apps.
pub fn whole(page: &str) -> usize {
    let loaded = assets::all().into_iter().filter(|asset| asset.mime != "image/png");
    compressed(page.as_bytes()) + loaded.map(|asset| compressed(asset.bytes)).sum::<usize>()
}

#[test]
fn pages_are_light() {
    let script = compressed(assets::SCRIPT.bytes);
    println!("script: {script} bytes; style: {} bytes, compressed", compressed(assets::STYLE.bytes));
    assert!(script < 20_000);
    for language in Language::ALL {
        let texts = coven_ui::texts(language);
        for (name, page) in [("home", home_page(&texts)), ("lobby", lobby_page(&texts)), ("new table", create_page(&texts))] {
            println!("{language}: {name} with all it loads: {} bytes, compressed", whole(&page));
            assert!(whole(&page) < 100_000, "{name}");
        }
        heaviest_table(agreed::<Broom>(5, &["back", "storm"]), language, |game| {
            table_page::<Broom>(game, Viewer::Seat(Seat(0)), &texts)
        });
        heaviest_table(agreed::<Salem>(8, &[]), language, |game| table_page::<Salem>(game, Viewer::Seat(Seat(0)), &texts));
    }
}

fn heaviest_table<R: Drawn>(setup: R::Setup, language: Language, page: impl Fn(&Game<R>) -> String) {
    let mut heaviest = 0;
    let mut moment = 0;
    each_moment::<R>(setup, 4, |game| {
        moment += 1;
        if moment % 60 == 0 || game.deciding().is_empty() {
            heaviest = heaviest.max(whole(&page(game)));
        }
    });
    println!("{language}: {}: the heaviest table page with all it loads: {heaviest} bytes, compressed", R::about().id);
    assert!(heaviest < 250_000);
}
