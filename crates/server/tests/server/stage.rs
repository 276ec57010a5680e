//! Staged positions and lessons: pages that follow from their addresses, and tables that go on from them.

use crate::common::{House, act, config, good, look, run};
use coven_catalog::{games, lessons, scenarios};
use coven_engine::lesson::Kind;
use coven_server::client::{Answer, Client};
use serde_json::json;

fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

async fn get(client: &mut Client, path: &str) -> Answer {
    client.get(path).await.expect("an answer")
}

async fn page(client: &mut Client, path: &str) -> String {
    let answer = get(client, path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

fn speaking(house: &House, language: &str) -> Client {
    let mut client = Client::new(house.address());
    client.headers = vec![("accept-language".to_owned(), language.to_owned())];
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scene_is_shown_moment_by_moment_through_any_eyes() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    for about in games() {
        let (name, scenario) = &scenarios(about.id).expect("a known game")[0];
        let first = page(&mut client, &format!("/scenes/{}/{name}/0", about.id)).await;
        assert!(first.contains("id=\"prompt\"") && first.contains("rel=\"next\""));
        let moves: usize = scenario.steps.iter().map(|step| step.moves.len()).sum();
        for eyes in ["0", "spectator", "99"] {
            page(&mut client, &format!("/scenes/{}/{name}/{}?as={eyes}", about.id, moves + 7)).await;
        }
        assert_eq!(get(&mut client, &format!("/scenes/{}/no-such-scene/0", about.id)).await.status, 404);
    }
    let refused = page(&mut client, "/scenes/broom/delivery-refusals/1").await;
    assert!(refused.contains("deliver F3 FR01") && refused.contains("/rules/broom/BRM-DEL-1"), "what was refused, and why");
    let tried = page(&mut client, "/scenes/broom/delivery-refusals/1?as=0&try=deliver+F3+FS04").await;
    assert!(tried.contains("data-undo-at") || !tried.contains("data-play"), "what was tried is not to be gone on with");
    assert_eq!(page(&mut client, "/scenes/broom/delivery-refusals/1").await, refused, "trying changes nothing");
}

/// Opens a table of one's own and gives back its id.
async fn play_on(person: &mut Client, path: &str) -> String {
    let answer = person.send("POST", path, &[], None).await.expect("an answer");
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").and_then(|to| to.strip_prefix("/table/")).expect("a table").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_from_a_staged_position_and_outlives_its_server() {
    let mut house = House::open().await;
    let mut person = house.guest("Ada").await;
    let table = play_on(&mut person, "/scenes/broom/delivery-refusals/1/play?as=0").await;
    let shown = look(&mut person, &table).await;
    assert_eq!((&shown["table"]["deal"], &shown["you"]), (&json!({ "known": "position" }), &json!(0)));
    let offered = shown["choices"].as_array().expect("choices").len();
    assert_eq!(offered, 3, "{}", shown["choices"]);
    let body = json!({ "move": "deliver F3 FS04", "seq": shown["seq"] });
    good(act(&mut person, &table, "moves", body).await);
    house.sleep(0).await;
    let mut person = person.at(house.address());
    let again = look(&mut person, &table).await;
    assert_eq!(again["view"]["seats"][0]["stock"]["green"], json!(0), "{}", again["view"]["seats"][0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_goes_on_with_a_staged_table_on_postgresql() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    let mut person = house.guest("Ada").await;
    let table = play_on(&mut person, "/learn/broom/first-turn/3/play").await;
    let here = look(&mut person, &table).await;
    let body = json!({ "move": "move H3 F3", "seq": here["seq"] });
    good(act(&mut person.at(second.address), &table, "moves", body).await);
    assert_eq!(look(&mut person, &table).await["view"]["seats"][0]["pawns"][0], json!("F3"));
}

/// As somebody learns who has no script: from the first step to the end, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_learnt_from_its_first_to_its_last_page_in_every_language() {
    let house = House::open().await;
    for language in ["en", "it", "fr", "pl"] {
        let mut client = speaking(&house, language);
        page(&mut client, "/learn").await;
        for about in games() {
            page(&mut client, &format!("/learn/{}", about.id)).await;
            for named in lessons(about.id).expect("a known game") {
                let at = |page: usize| format!("/learn/{}/{}/{page}", about.id, named.id);
                let mut here = at(1);
                for (number, step) in named.lesson.steps.iter().enumerate() {
                    assert_eq!(here, at(number + 1));
                    for m in &step.does {
                        let text = page(&mut client, &here).await;
                        assert!(!text.contains(&format!("lesson-{}", about.id)), "{language}: {here} shows the id of a message");
                        let sign = if here.contains('?') { '&' } else { '?' };
                        let answer = get(&mut client, &format!("{here}{sign}try={}", escaped(&m.notation))).await;
                        assert_eq!(answer.status, 303, "{here}: {}", m.notation);
                        here = answer.header("location").expect("a way on").to_owned();
                    }
                }
                for (number, question) in named.lesson.questions.iter().enumerate() {
                    let asks = at(named.lesson.steps.len() + 1 + number);
                    let answer = match question.kind {
                        Kind::Choose => question.right[0].clone(),
                        Kind::Count | Kind::Pick => question.answer.clone().expect("an answer"),
                    };
                    assert!(!page(&mut client, &asks).await.contains("class=\"right\""));
                    let text = page(&mut client, &format!("{asks}?answer={}", escaped(&answer))).await;
                    assert!(question.right.iter().any(|right| right.contains('*')) || text.contains("class=\"right\""), "{asks}");
                }
                let end = at(named.lesson.steps.len() + named.lesson.questions.len() + 1);
                assert!(page(&mut client, &end).await.contains("/learn/"));
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_answers_to_other_moves_and_refuses_forbidden_ones() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let brave = page(&mut client, &format!("/learn/broom/first-turn/2?try={}", escaped("lay forest_witch brave"))).await;
    assert!(brave.contains("Brona holds the Forest Witch too") && brave.contains("Take it back"));
    let forbidden = page(&mut client, &format!("/learn/broom/first-turn/3?try={}", escaped("move H3 P3"))).await;
    assert!(forbidden.contains("class=\"refused\"") && forbidden.contains("/rules/broom/"));
    let nonsense = page(&mut client, "/learn/broom/first-turn/3?try=hop").await;
    assert!(nonsense.contains("class=\"refused\""));
    // What does not belong to the step is as if it had not been done.
    assert_eq!(get(&mut client, "/learn/broom/first-turn/3?made=stay").await.status, 303);
    let wrong = page(&mut client, "/learn/broom/first-turn/8?answer=10").await;
    assert!(wrong.contains("class=\"wrong\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learnt_is_kept_by_the_browser() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let answer = get(&mut client, "/learn/broom/first-turn/4").await;
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
    assert_eq!(cookie, "learn-broom=first-turn:4");
    client.headers = vec![("cookie".to_owned(), cookie)];
    assert!(page(&mut client, "/learn/broom").await.contains("href=\"/learn/broom/first-turn/4\""));
    assert!(get(&mut client, "/learn/broom/first-turn/2").await.header("set-cookie").is_none(), "going back loses nothing");
}
