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
