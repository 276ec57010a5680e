//! The rulebooks over HTTP: pages for people, the same texts for programs.

use crate::common::{House, bad, good};
use coven_server::client::Client;

async fn page(client: &mut Client, path: &str) -> String {
    let answer = client.get(path).await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}");
    answer.text()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_room_of_every_rulebook_can_be_read_in_every_language() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    for game in ["broom", "salem", "septima"] {
        for language in ["en", "it", "fr", "pl"] {
            for room in ["", "/exact", "/things", "/aid"] {
                let page = page(&mut client, &format!("/rules/{game}{room}?lang={language}")).await;
                assert!(page.contains(&format!("<html lang=\"{language}\"")), "{game}{room}");
            }
        }
    }
    for nowhere in ["/rules/chess", "/rules/broom/BRM-NONE", "/rules/broom/things/none", "/rules/chess/aid", "/rule/BRM-NONE"] {
        assert_eq!(client.get(nowhere).await.expect("an answer").status, 404, "{nowhere}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_is_found_by_its_id_alone_and_by_its_words() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    assert!(page(&mut client, "/rule/nsm-trial-1").await.contains("NSM-TRIAL-1"));
    assert!(page(&mut client, "/rule/TABLE-UNDO?lang=it").await.contains("TABLE-UNDO"));
    let found = page(&mut client, "/rules/broom?q=FEE&lang=fr").await;
    assert!(found.contains("/rules/broom/things/broom-role-weather_fairy") && found.contains("<mark>Fée</mark>"), "{found}");
    // Whatever is typed is shown as it was typed.
    let found = page(&mut client, "/rules/broom?q=%3Cscript%3E").await;
    assert!(found.contains("&lt;script&gt;") && !found.contains("<script>"), "{found}");
}

#[tokio::test(flavor = "multi_thread")]
async fn our_script_gets_the_rule_alone() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let headers = [("accept", "text/fragment+html")];
    let rule = client.send("GET", "/rules/broom/BRM-TURN-1?lang=pl", &headers, None).await.expect("an answer").text();
    assert!(rule.starts_with("<article class=\"rule-text\" lang=\"pl\">"), "{rule}");
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_read_the_same_in_the_language_they_ask_for() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let mut get = async |path: &str| good(client.get(path).await.expect("an answer"));
    let english = get("/api/v1/games/broom/rules/BRM-TURN-1").await;
    let italian = get("/api/v1/games/broom/rules/BRM-TURN-1?lang=it").await;
    assert_eq!((&english["language"], &italian["language"]), (&"en".into(), &"it".into()));
    assert_ne!(english["text"], italian["text"]);
    let all = get("/api/v1/games/broom/rules?lang=it").await;
    let some = get("/api/v1/games/broom/rules?lang=it&search=NUVOLA").await;
    let count = |list: &serde_json::Value| list.as_array().map_or(0, Vec::len);
    assert!(count(&all) > 170 && (1..count(&all)).contains(&count(&some)));
    let things = get("/api/v1/games/septima/things?lang=pl").await;
    let witch = things.as_array().into_iter().flatten().find(|thing| thing["id"] == "septima-witch-otto").expect("Otto");
    assert_eq!((&witch["kind"], &witch["count"]), (&"witch".into(), &1.into()));
    assert!(count(&get("/api/v1/games/salem/book?lang=fr").await) > 5);
    assert_eq!(bad(client.get("/api/v1/games/chess/rules").await.expect("an answer")).0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_read_lessons_in_the_language_they_ask_for() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let mut get = async |path: &str| good(client.get(path).await.expect("an answer"));
    for (game, at_least) in [("broom", 11), ("salem", 6), ("septima", 12)] {
        let (english, polish) =
            (get(&format!("/api/v1/games/{game}/lessons")).await, get(&format!("/api/v1/games/{game}/lessons?lang=pl")).await);
        let (english, polish) = (english.as_array().expect("a list"), polish.as_array().expect("a list"));
        assert!(english.len() >= at_least && english.len() == polish.len(), "{game}");
        for (lesson, translated) in english.iter().zip(polish) {
            assert_eq!(lesson["game"], game);
            assert_eq!(lesson["languages"], serde_json::json!(["en", "it", "fr", "pl"]), "{lesson}");
            assert_ne!(lesson["about"], translated["about"], "{lesson}");
            let id = lesson["id"].as_str().expect("an id");
            let whole = get(&format!("/api/v1/games/{game}/lessons/{id}?lang=pl")).await;
            assert_eq!(whole["lesson"], *translated);
            let steps = whole["steps"].as_array().expect("steps");
            assert_eq!(lesson["steps"], steps.len());
            assert!(steps.iter().all(|step| step["say"] != "" && !step["wanted"].as_array().expect("moves").is_empty()), "{id}");
            let questions = whole["questions"].as_array().expect("questions");
            assert_eq!(questions.len(), 3, "{id}");
            assert!(questions.iter().all(|asked| !asked["right"].as_array().expect("answers").is_empty()), "{id}");
            assert!(!whole.to_string().contains("lesson-"), "a message is missing: {whole}");
        }
    }
    let first = get("/api/v1/games/broom/lessons").await[0]["page"].as_str().expect("an address").to_owned();
    page(&mut client, &first).await;
    for nowhere in ["/api/v1/games/chess/lessons", "/api/v1/games/broom/lessons/none"] {
        assert_eq!(bad(client.get(nowhere).await.expect("an answer")).0, 404, "{nowhere}");
    }
}

/// The book draws one of its examples, at any of its moments; our script gets the example alone.
#[tokio::test(flavor = "multi_thread")]
async fn an_example_of_the_book_is_drawn_in_its_place() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let closed = page(&mut client, "/rules/broom?lang=fr").await;
    let link = "/rules/broom?example=we-1-a-turn&amp;at=0#example-we-1-a-turn";
    assert!(closed.contains(link) && !closed.contains("class=\"live\""));
    let open = page(&mut client, "/rules/broom?lang=fr&example=we-1-a-turn&at=2").await;
    assert_eq!(open.matches("class=\"live\"").count(), 1);
    assert!(open.contains("example=we-1-a-turn&amp;at=3#") && open.contains("/scenes/broom/we-1-a-turn/2/play"), "{open}");
    let headers = [("accept", "text/fragment+html")];
    let alone = client.send("GET", "/rules/broom?example=we-1-a-turn&at=2", &headers, None).await.expect("an answer").text();
    assert!(alone.starts_with("<figure class=\"example\" id=\"example-we-1-a-turn\">"), "{alone}");
    // What the book does not show is the book as it is.
    assert_eq!(page(&mut client, "/rules/broom?lang=fr&example=none").await.replace("&amp;example=none", ""), closed);
}

/// A scenario is written in English; its page says in every language what it is about.
#[tokio::test(flavor = "multi_thread")]
async fn a_scene_is_headed_in_the_language_of_whoever_looks() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let heading = async |client: &mut Client, language: &str| {
        let page = page(client, &format!("/scenes/broom/rul-05-cowards-act-first/0?lang={language}")).await;
        let from = page.find("<h1>").expect("a heading") + 4;
        page[from..].split('<').next().unwrap_or_default().trim().to_owned()
    };
    assert!(heading(&mut client, "en").await.starts_with("Cowards who follow act before the brave holder"));
    assert_eq!(heading(&mut client, "it").await, "Ordine in un turno");
}
