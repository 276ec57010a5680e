//! Coven as an app: what a browser is given to install, and which pages it may keep.

use crate::common::*;
use coven_engine::FastDice;
use coven_server::client::Client;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_manifest_and_the_worker_speak_the_language_of_whoever_asks() {
    let house = House::open().await;
    let mut browser = Client::new(house.address());
    for (language, word) in [("en", "Lobby"), ("it", "Sala"), ("fr", "Salon"), ("pl", "Poczekalnia")] {
        let manifest = browser.get(&format!("/manifest.webmanifest?lang={language}")).await.expect("an answer");
        assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
        let manifest = manifest.json();
        assert_eq!((&manifest["lang"], &manifest["shortcuts"][0]["name"]), (&json!(language), &json!(word)));
        for icon in manifest["icons"].as_array().expect("icons") {
            assert_eq!(browser.get(icon["src"].as_str().expect("a path")).await.expect("an answer").status, 200, "{icon}");
        }
        let worker = browser.get(&format!("/sw.js?lang={language}")).await.expect("an answer");
        assert_eq!(
            (worker.header("content-type"), worker.header("cache-control")),
            (Some("text/javascript; charset=utf-8"), Some("no-cache"))
        );
        assert!(worker.text().contains(&format!("\"language\":\"{language}\"")));
    }
    let page = browser.get("/").await.expect("an answer");
    let allowed = page.header("content-security-policy").expect("a policy").to_owned();
    assert!(allowed.contains("manifest-src 'self'") && allowed.contains("worker-src 'self'"), "{allowed}");
    assert!(page.text().contains("rel=\"manifest\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_from_the_beginning_is_small_and_belongs_to_nobody() {
    let house = House::open().await;
    let mut browser = Client::new(house.address());
    let mut size: usize = coven_ui::assets::all().iter().map(|asset| asset.bytes.len()).sum();
    for path in coven_ui::worker::pages() {
        for language in ["en", "pl"] {
            let page = browser.get(&format!("{path}?lang={language}")).await.expect("an answer");
            assert_eq!((page.status, page.header("x-whose")), (200, Some("nobody")), "{path}");
            size += if language == "en" { page.text().len() } else { 0 };
        }
    }
    assert!(size < 3_000_000, "{size} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_ahead_names_its_pages_and_the_way_that_it_wants() {
    let house = House::open().await;
    let mut browser = Client::new(house.address());
    let (mut size, mut gestures) = (0, 0);
    let first = coven_ui::worker::lessons();
    for about in coven_catalog::games() {
        for lesson in coven_catalog::lessons(about.id).expect("lessons") {
            let path = format!("/learn/{}/{}", about.id, lesson.id);
            let ahead = browser.get(&format!("{path}/ahead")).await.expect("an answer");
            assert_eq!(ahead.status, 200, "{path}");
            let ahead = ahead.json();
            let pages: Vec<&str> = ahead["pages"].as_array().expect("pages").iter().filter_map(|page| page.as_str()).collect();
            let ways = ahead["ways"].as_object().expect("ways");
            assert!(pages.contains(&format!("{path}/1").as_str()), "{path}");
            gestures += pages.iter().filter(|page| page.contains("made=")).count();
            for (way, to) in ways {
                assert!(pages.contains(&to.as_str().expect("an address")), "{way} leads to {to}");
            }
            if !first.contains(&path) {
                continue;
            }
            for page in &pages {
                let answer = browser.get(page).await.expect("an answer");
                assert_eq!((answer.status, answer.header("x-whose")), (200, Some("nobody")), "{page}");
                size += answer.text().len();
            }
            for (way, to) in ways {
                let answer = browser.get(way).await.expect("an answer");
                assert_eq!(answer.status, 303, "{way}");
                let there = answer.header("location").expect("a way");
                // Where the order does not matter, one order stands for all.
                assert!(there == to || there.contains("made="), "{way} leads to {there} and not to {to}");
            }
        }
    }
    assert!(gestures > 0, "some steps take several moves");
    println!("the first lessons have {size} bytes");
    assert!(size < 12_000_000, "{size} bytes");
    assert_eq!(browser.get("/learn/chess/first/ahead").await.expect("an answer").status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_keeps_finished_games_and_books_and_never_a_table_at_which_a_game_goes_on() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = gather(&mut people, json!({})).await;
    let kept = async |person: &Client, path: &str| {
        let page = person.clone().get(path).await.expect("an answer");
        assert_eq!(page.status, 200, "{path}");
        (page.header("x-keep").is_some(), page.header("x-whose").map(str::to_owned))
    };
    let path = format!("/table/{table}");
    assert!(!kept(&people[0], &path).await.0, "before the game");
    start(&mut people, &table).await;
    play(&mut people, &table, 5, &mut FastDice::new(3)).await;
    for path in [path.clone(), format!("{path}?at=2&as=spectator")] {
        assert!(!kept(&people[0], &path).await.0, "{path}");
    }
    play(&mut people, &table, usize::MAX, &mut FastDice::new(3)).await;
    for path in
        [path.clone(), format!("{path}?at=2"), "/rules/broom".to_owned(), "/learn/broom".to_owned(), "/puzzles".to_owned()]
    {
        assert!(kept(&people[0], &path).await.0, "{path}");
    }
    for path in ["/", "/you", "/lobby", "/friends", "/you/data", "/install"] {
        assert!(!kept(&people[0], path).await.0, "{path}");
    }
    // The browser sees that somebody else looks, and not who.
    let whose = [kept(&people[0], "/").await.1, kept(&people[1], "/").await.1, kept(&Client::new(house.address()), "/").await.1];
    assert!(whose[0].is_some() && whose[0] != whose[1] && whose[2].as_deref() == Some("nobody"), "{whose:?}");
    let out = press(&mut people[0], "/you/sign-out").await;
    assert_eq!(out.header("clear-site-data"), Some("\"storage\""));
}
