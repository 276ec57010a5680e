//! Puzzles: pages that follow from their addresses, an answer that is judged, and the same three for everybody each day.

use crate::common::{House, good};
use crate::people::{introduced, put};
use coven_catalog::games;
use coven_lab::puzzles::{Asks, Puzzle, date_of, of_the_day, puzzles};
use coven_server::client::{Answer, Client};
use serde_json::{Value, json};

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

/// The first puzzle of a game that asks for a move, and its number.
fn about_a_move(game: &str) -> (usize, &'static Puzzle) {
    let all = puzzles(game).expect("a game of the house").iter().enumerate();
    let mut moves = all.filter(|(_, puzzle)| matches!(puzzle.asks, Asks::Move { .. }));
    moves.next().map(|(at, puzzle)| (at + 1, puzzle)).expect("a puzzle")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_answered_by_a_move_and_the_browser_keeps_the_rating() {
    let house = House::open().await;
    for about in games() {
        let mut client = Client::new(house.address());
        let (number, puzzle) = about_a_move(about.id);
        let Asks::Move { best, losses, .. } = &puzzle.asks else { continue };
        let address = format!("/puzzles/{}/{number}", about.id);
        let asked = page(&mut client, &address).await;
        assert!(asked.contains("data-play") && asked.contains("<noscript>") && asked.contains("id=\"prompt\""));
        assert!(!asked.contains("role=\"status\"") && !asked.contains("data-point"), "nothing is given away");
        let wrong = get(&mut client, &format!("{address}?answer={}", escaped(&losses[0].m))).await;
        assert!(wrong.text().contains("class=\"wrong\"") && wrong.text().contains("data-play"), "it may be tried again");
        let kept = wrong.header("set-cookie").expect("a cookie").split(';').next().expect("its value").to_owned();
        assert!(kept.starts_with(&format!("puzzles-{}=", about.id)) && kept.contains('w'), "{kept}");
        client.headers.push(("cookie".to_owned(), kept));
        let right = get(&mut client, &format!("{address}?answer={}", escaped(best))).await;
        assert!(right.text().contains("class=\"right\"") && right.text().contains("data-point"), "{}", right.text());
        assert_eq!(right.header("set-cookie"), None, "only the first answer counts");
        let list = page(&mut client, &format!("/puzzles/{}", about.id)).await;
        assert!(list.contains("✗") && list.contains("0 of 1"), "{list}");
        let nonsense = page(&mut client, &format!("{address}?answer=dance")).await;
        assert!(nonsense.contains("class=\"refused\""));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chance_is_scored_and_shows_the_truth() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let asks_chance = |puzzle: &Puzzle| matches!(puzzle.asks, Asks::Secret { .. });
    let found = games().iter().find_map(|about| {
        let all = puzzles(about.id).expect("a game of the house");
        Some((about.id, all.iter().position(asks_chance)? + 1))
    });
    let (game, number) = found.expect("a game with secrets");
    let address = format!("/puzzles/{game}/{number}");
    let asked = page(&mut client, &address).await;
    assert!(asked.contains("?answer=70") && !asked.contains("data-play"));
    let guessed = page(&mut client, &format!("{address}?answer=50")).await;
    assert!(guessed.contains("Brier score") && !guessed.contains("?answer=70"), "{guessed}");
    let path = format!("/api/v1/games/{game}/puzzles/{number}/answer");
    let judged: Value = good(client.post(&path, &json!({ "answer": "50" })).await.expect("an answer"));
    assert!(judged["worth"]["guess"]["brier"] == 0.25, "{judged}");
    let refused = client.post(&path, &json!({ "answer": "120" })).await.expect("an answer");
    assert_eq!(refused.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_listed_by_theme_and_difficulty() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    let all = page(&mut client, "/puzzles").await;
    for about in games() {
        assert!(all.contains(&format!("href=\"/puzzles/{}\"", about.id)));
        let puzzle = &puzzles(about.id).expect("a game of the house")[0];
        let (theme, grade) = (&puzzle.theme, puzzle.grade());
        let listed = page(&mut client, &format!("/puzzles/{}?theme={theme}&grade={grade}", about.id)).await;
        assert!(listed.contains(&format!("href=\"/puzzles/{}/1\"", about.id)));
        let unknown = page(&mut client, &format!("/puzzles/{}?theme=nonsense&grade=nonsense", about.id)).await;
        assert_eq!(unknown.matches("<a class=\"sheet\"").count(), puzzles(about.id).expect("a game").len());
        for nothing in ["0", "99999", "first"] {
            assert_eq!(get(&mut client, &format!("/puzzles/{}/{nothing}", about.id)).await.status, 404, "{nothing}");
            assert_eq!(get(&mut client, &format!("/api/v1/games/{}/puzzles/{nothing}", about.id)).await.status, 404, "{nothing}");
        }
    }
    assert_eq!(get(&mut client, "/puzzles/chess").await.status, 404);
    assert!(page(&mut client, "/").await.contains("href=\"/puzzles\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_the_same_three_each_day() {
    let house = House::open().await;
    let (mut one, mut other) = (Client::new(house.address()), house.guest("Ada").await);
    let before = date_of(now()).0;
    let shown: Value = good(one.get("/api/v1/puzzles/today").await.expect("an answer"));
    let again: Value = good(other.get("/api/v1/puzzles/today").await.expect("an answer"));
    let (day, date) = date_of(now());
    if before != day {
        return; // Midnight came in between.
    }
    assert_eq!(shown, again);
    assert_eq!(shown["date"], json!(date));
    let numbers: Vec<Value> = of_the_day(day).iter().map(|one| json!([one.about.id, one.number])).collect();
    let listed = shown["puzzles"].as_array().expect("puzzles").iter();
    assert_eq!(listed.map(|one| json!([one["game"], one["number"]])).collect::<Vec<_>>(), numbers);
    let today = page(&mut one, "/puzzles/today").await;
    assert!(of_the_day(day).iter().all(|one| today.contains(&format!("/puzzles/{}/{}", one.about.id, one.number))));
    assert!(!today.contains("data-link"), "there is nothing to share yet");
    // Who has answered all three shares how it went, and nothing else.
    for one_of_them in of_the_day(day) {
        let answer = get(&mut one, &format!("/puzzles/{}/{}?show=yes", one_of_them.about.id, one_of_them.number)).await;
        let kept = answer.header("set-cookie").expect("a cookie").split(';').next().expect("its value").to_owned();
        one.headers.push(("cookie".to_owned(), kept));
    }
    let cookies: Vec<String> = one.headers.iter().map(|(_, value)| value.clone()).collect();
    one.headers = vec![("cookie".to_owned(), cookies.join("; "))];
    let shared = page(&mut one, "/puzzles/today").await;
    assert!(shared.contains(&format!("Coven {date} ○○○ 0/3")), "{shared}");
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time after 1970");
    i64::try_from(since.as_millis()).expect("a date of our days")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_shows_a_position_through_one_seats_eyes() {
    let house = House::open().await;
    let mut client = Client::new(house.address());
    for about in games() {
        let (number, puzzle) = about_a_move(about.id);
        let Asks::Move { best, .. } = &puzzle.asks else { continue };
        let list: Value = good(get(&mut client, &format!("/api/v1/games/{}/puzzles", about.id)).await);
        assert_eq!(list.as_array().map(Vec::len), Some(puzzles(about.id).expect("a game").len()));
        let path = format!("/api/v1/games/{}/puzzles/{number}", about.id);
        let shown: Value = good(get(&mut client, &path).await);
        assert_eq!(shown["seat"], json!(puzzle.seat.0));
        let choices = shown["choices"].as_array().expect("choices");
        assert!(choices.iter().any(|choice| choice["answer"] == json!(best)) && shown["view"].is_object());
        let told = shown.to_string();
        assert!(!told.contains("loss") && !told.contains("\"good\""), "the answer is not given away");
        let judged: Value = good(client.post(&format!("{path}/answer"), &json!({ "answer": best })).await.expect("an answer"));
        assert!(judged["right"] == true && judged["worth"] == "best", "{judged}");
        let refused = client.post(&format!("{path}/answer"), &json!({ "answer": "dance" })).await.expect("an answer");
        assert!(refused.status == 400 && refused.text().contains("no-answer"), "{}", refused.text());
        assert_eq!(get(&mut client, &format!("/api/v1/games/{}/puzzles/0", about.id)).await.status, 404);
    }
    assert_eq!(get(&mut client, "/api/v1/games/chess/puzzles").await.status, 404);
}

/// The cookies for puzzles that an answer sets or takes away.
fn kept(answer: &Answer) -> Vec<String> {
    let cookies = answer.headers.iter().filter(|(name, value)| name == "set-cookie" && value.starts_with("puzzles-"));
    cookies.map(|(_, value)| value.clone()).collect()
}

/// What was answered as a guest is taken along to the account, and found again from elsewhere; later answers are kept there, too.
async fn answers_follow_the_account(house: House) {
    let (game, all) = (games()[0].id, puzzles(games()[0].id).expect("a game of the house"));
    let moves: Vec<(usize, &Puzzle)> = all.iter().enumerate().map(|(at, puzzle)| (at + 1, puzzle)).take(2).collect();
    let answer = |(number, puzzle): (usize, &Puzzle), right: bool| {
        let Asks::Move { best, losses, .. } = &puzzle.asks else { panic!("it asks for a move") };
        format!("/puzzles/{game}/{number}?answer={}", escaped(if right { best } else { &losses[0].m }))
    };
    let mut guest = house.guest("Ada").await;
    assert!(!page(&mut guest, "/you").await.contains("± "), "nothing is answered yet");
    let brought = kept(&get(&mut guest, &answer(moves[0], false)).await);
    let brought = brought[0].split(';').next().expect("its value").to_owned();
    let account = json!({ "login": "ada", "passphrase": "eye of newt" });
    let mut ada = introduced(&put(&mut guest, "/api/v1/me/account", account.clone()).await, &house);
    let mut browser = ada.clone();
    let own = browser.headers[0].1.clone();
    browser.headers[0].1 = format!("{own}; {brought}");
    let list = format!("/puzzles/{game}");
    assert!(page(&mut ada, &list).await.contains("0 of 0"), "the account knows of nothing yet");
    let first = get(&mut browser, &list).await;
    assert!(first.text().contains("0 of 1") && first.text().contains("✗"), "{}", first.text());
    assert_eq!(kept(&first), [format!("puzzles-{game}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly")]);
    // Another answer to the same puzzle changes nothing, and another puzzle is kept with the account, not by the browser.
    for (puzzle, right) in [(moves[0], true), (moves[1], true)] {
        assert_eq!(kept(&get(&mut ada, &answer(puzzle, right)).await), Vec::<String>::new());
    }
    let mut elsewhere = Client::new(house.address());
    let mut elsewhere = introduced(&elsewhere.post("/api/v1/login", &account).await.expect("an answer"), &house);
    let read = page(&mut elsewhere, &list).await;
    assert!(read.contains("1 of 2") && read.contains("✗") && read.contains("✓"), "{read}");
    let you = page(&mut elsewhere, "/you").await;
    assert!(you.contains("± ") && you.contains("solved 1 of 2"), "{you}");
    let mut stranger = house.guest("Bea").await;
    assert!(page(&mut stranger, &list).await.contains("0 of 0"), "nobody else has answered anything");
    assert!(!page(&mut stranger, "/you").await.contains("± "));
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_puzzles_follow_the_account() {
    answers_follow_the_account(House::open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_to_puzzles_follow_the_account_on_postgresql() {
    answers_follow_the_account(House::on_postgres().await).await;
}
