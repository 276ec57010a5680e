//! Guests, accounts, cookies, webhooks.

use crate::common::*;
use coven_server::client::{Client, Events};
use serde_json::{Value, json};
use std::time::Duration;

pub async fn put(person: &mut Client, path: &str, body: Value) -> coven_server::client::Answer {
    let body = body.to_string();
    person.send("PUT", path, &[("content-type", "application/json")], Some(body.as_bytes())).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_is_found_again_from_elsewhere() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    assert_eq!(good(people[0].get("/api/v1/me").await.expect("an answer"))["login"], Value::Null);
    let credentials = json!({ "login": "Ada-1", "passphrase": "eye of newt" });
    assert_eq!(good(put(&mut people[0], "/api/v1/me/account", credentials.clone()).await)["login"], "ada-1");
    assert_eq!(bad(put(&mut people[1], "/api/v1/me/account", credentials.clone()).await), (409, "login-taken".to_owned()));
    for short in [json!({ "login": "ab", "passphrase": "eye of newt" }), json!({ "login": "abc", "passphrase": "short" })] {
        assert_eq!(put(&mut people[1], "/api/v1/me/account", short).await.status, 400);
    }

    let mut elsewhere = Client::new(house.address());
    for wrong in
        [json!({ "login": "ada-1", "passphrase": "toe of frog" }), json!({ "login": "nobody", "passphrase": "eye of newt" })]
    {
        assert_eq!(bad(elsewhere.post("/api/v1/login", &wrong).await.expect("an answer")), (401, "wrong-login".to_owned()));
    }
    let answer = elsewhere.post("/api/v1/login", &credentials).await.expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    elsewhere.headers.push(("cookie".to_owned(), cookie.split(';').next().expect("a value").to_owned()));
    assert_eq!(look(&mut elsewhere, &table).await["you"], 0, "the same seat");
    let out = elsewhere.post("/api/v1/logout", &json!({})).await.expect("an answer");
    assert!(out.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
}

async fn is_nobody(person: &mut Client) -> bool {
    person.get("/api/v1/me").await.expect("an answer").code() == "nobody"
}

/// Whether a stream ends, after whatever was on its way.
async fn ends(mut events: Events) -> bool {
    tokio::time::timeout(Duration::from_secs(20), async { while events.next().await.is_ok() {} }).await.is_ok()
}

async fn program_of(person: &mut Client) -> Client {
    let token = good(person.post("/api/v1/tokens", &json!({ "label": "bot" })).await.expect("an answer"));
    let mut program = Client::new(person.address());
    program.headers.push(("authorization".to_owned(), format!("Bearer {}", token["token"].as_str().expect("a token"))));
    program
}

async fn logged_in(house: &House, login: &Value) -> Client {
    introduced(&Client::new(house.address()).post("/api/v1/login", login).await.expect("an answer"), house)
}

/// The page and the API end the same.
#[tokio::test(flavor = "multi_thread")]
async fn to_log_out_makes_every_cookie_worthless_and_cuts_the_streams() {
    let house = House::open().await;
    let login = json!({ "login": "ada", "passphrase": "eye of newt" });
    let mut ada = house.guest("Ada").await;
    let table = gather(std::slice::from_mut(&mut ada), json!({ "seats": ["me", "open"] })).await;
    let mut ada = introduced(&put(&mut ada, "/api/v1/me/account", login.clone()).await, &house);
    let mut program = program_of(&mut ada).await;
    for (path, body) in [("/api/v1/logout", b"{}".as_slice()), ("/you/sign-out", b"")] {
        let (mut here, mut elsewhere) = (logged_in(&house, &login).await, logged_in(&house, &login).await);
        let mut bystander = house.guest("Bea").await;
        let streams =
            [stream(&elsewhere, &table, None).await, elsewhere.events("/api/v1/me/prompts", None).await.expect("a stream")];
        let mut kept = stream(&bystander, &table, None).await;
        soon(&mut kept).await;
        assert_eq!(program.send("POST", path, &[], Some(body)).await.expect("an answer").status, 403, "not for programs");
        assert!(here.send("POST", path, &[], Some(body)).await.expect("an answer").status < 400, "{path}");
        for person in [&mut here, &mut elsewhere] {
            assert!(is_nobody(person).await, "{path}: the cookie is still believed");
        }
        for events in streams {
            assert!(ends(events).await, "{path}: a stream goes on");
        }
        assert!(silent(&mut kept).await, "others are not touched");
        assert!(!is_nobody(&mut program).await && !is_nobody(&mut bystander).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn to_register_ends_the_guests_cookie_and_streams_but_not_the_programs() {
    let house = House::open().await;
    let mut guest = house.guest("Ada").await;
    let mut program = program_of(&mut guest).await;
    let table = gather(std::slice::from_mut(&mut guest), json!({ "seats": ["me", "open"] })).await;
    let watching = stream(&guest, &table, None).await;
    let account = json!({ "login": "ada", "passphrase": "eye of newt" });
    let mut ada = introduced(&put(&mut guest, "/api/v1/me/account", account).await, &house);
    assert!(is_nobody(&mut guest).await && ends(watching).await);
    assert_eq!(look(&mut ada, &table).await["you"], 0, "the same seat");
    assert!(!is_nobody(&mut program).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_passphrase_ends_all_tokens_and_their_streams() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let account = json!({ "login": "ada", "passphrase": "eye of newt" });
    let mut ada = introduced(&put(&mut ada, "/api/v1/me/account", account).await, &house);
    let mut program = program_of(&mut ada).await;
    let prompts = program.events("/api/v1/me/prompts", None).await.expect("a stream");
    let wanted = json!({ "login": "ada", "passphrase": "wool of bat", "current": "eye of newt" });
    let mut ada = introduced(&put(&mut ada, "/api/v1/me/account", wanted).await, &house);
    assert!(is_nobody(&mut program).await && ends(prompts).await);
    assert_eq!(good(ada.get("/api/v1/tokens").await.expect("an answer")), json!([]));
}

/// Whoever has got hold of a token sees nothing more of the owner's seat when it is taken away, at whichever node.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_taken_away_ends_its_streams_at_all_nodes_on_postgresql() {
    let house = House::on_postgres().await;
    let second = run(config(house.database.clone())).await;
    for deaf in [false, true] {
        let mut people: [_; 2] = house.guests().await;
        let table = playing(&mut people).await;
        let mut program = program_of(&mut people[0]).await;
        let mut streams = Vec::new();
        for address in [house.address(), second.address] {
            let thief = program.at(address);
            streams.push(thief.events("/api/v1/me/prompts", None).await.expect("a stream"));
            let mut watching = stream(&thief, &table, None).await;
            assert_eq!(soon(&mut watching).await.json()["you"], 0);
            streams.push(watching);
        }
        let token = good(people[0].get("/api/v1/tokens").await.expect("an answer"))[0]["id"].clone();
        let path = format!("/api/v1/tokens/{}", token.as_str().expect("an id"));
        if deaf {
            house.postgres().cut_listeners();
        }
        assert!(people[0].send("DELETE", &path, &[], None).await.expect("an answer").status < 400);
        for events in streams {
            assert!(ends(events).await, "a stream goes on; deaf: {deaf}");
        }
        assert!(is_nobody(&mut program).await && is_nobody(&mut program.at(second.address)).await);
        assert_eq!(look(&mut people[0], &table).await["you"], 0, "the owner stays");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_who_try_passphrases_are_slowed_down_and_the_owner_is_not() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let right = json!({ "login": "ada", "passphrase": "eye of newt" });
    let answer = put(&mut ada, "/api/v1/me/account", right.clone()).await;
    let mut ada = introduced(&answer, &house);
    let known =
        answer.headers.iter().find(|(_, value)| value.starts_with("coven-known=")).expect("the browser is known").1.clone();
    let mut stranger = Client::new(house.address());
    let wrong = json!({ "login": "Ada", "passphrase": "toe of frog" });
    for _ in 0..10 {
        assert_eq!(bad(stranger.post("/api/v1/login", &wrong).await.expect("an answer")), (401, "wrong-login".to_owned()));
    }
    for attempt in [&wrong, &right] {
        let answer = stranger.post("/api/v1/login", attempt).await.expect("an answer");
        let wait: u64 = answer.header("retry-after").and_then(|wait| wait.parse().ok()).expect("a time");
        assert!((30..=61).contains(&wait), "{wait}");
        assert_eq!(bad(answer), (429, "too-many-attempts".to_owned()), "whether it fits is not told");
    }
    // Who is in stays in, other accounts are not touched, and a browser in which Ada was is let in.
    assert!(!is_nobody(&mut ada).await);
    let other = json!({ "login": "bea", "passphrase": "toe of frog" });
    assert_eq!(stranger.post("/api/v1/login", &other).await.expect("an answer").status, 401);
    let cookie = known.split(';').next().expect("a value");
    let headers = [("content-type", "application/json"), ("cookie", cookie)];
    let mut at_home = Client::new(house.address());
    for _ in 0..20 {
        let answer = at_home.send("POST", "/api/v1/login", &headers, Some(right.to_string().as_bytes())).await;
        assert_eq!(answer.expect("an answer").status, 200, "what succeeds does not count");
    }
    let mut thief = Client::new(house.address());
    thief.headers.push(("cookie".to_owned(), cookie.to_owned()));
    assert!(is_nobody(&mut thief).await, "that a browser is known lets nobody in");
}

/// The person whom an answer introduces.
pub fn introduced(answer: &coven_server::client::Answer, house: &House) -> Client {
    let mut person = Client::new(house.address());
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
    person.headers.push(("cookie".to_owned(), cookie.to_owned()));
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_passphrase_needs_the_old_one_and_ends_all_other_cookies() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let account = json!({ "login": "ada", "passphrase": "eye of newt" });
    let mut ada = introduced(&put(&mut ada, "/api/v1/me/account", account).await, &house);
    let login = json!({ "login": "ada", "passphrase": "eye of newt" });
    let mut elsewhere = introduced(&Client::new(house.address()).post("/api/v1/login", &login).await.expect("an answer"), &house);
    good(elsewhere.get("/api/v1/me").await.expect("an answer"));
    for current in [Value::Null, json!("toe of frog"), json!("")] {
        let wanted = json!({ "login": "ada", "passphrase": "wool of bat", "current": current });
        assert_eq!(bad(put(&mut ada, "/api/v1/me/account", wanted).await), (401, "wrong-login".to_owned()), "{current}");
    }
    let wanted = json!({ "login": "ada", "passphrase": "wool of bat", "current": "eye of newt" });
    let changed = put(&mut ada, "/api/v1/me/account", wanted).await;
    let mut here = introduced(&changed, &house);
    assert_eq!(good(here.get("/api/v1/me").await.expect("an answer"))["login"], "ada");
    for mut old in [ada, elsewhere] {
        assert_eq!(bad(old.get("/api/v1/me").await.expect("an answer")), (401, "nobody".to_owned()));
    }
    let refused = Client::new(house.address()).post("/api/v1/login", &login).await.expect("an answer");
    assert_eq!(bad(refused), (401, "wrong-login".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_programs_token_is_not_enough_to_take_an_account_over() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let token = good(ada.post("/api/v1/tokens", &json!({ "label": "bot" })).await.expect("an answer"));
    let mut program = Client::new(house.address());
    program.headers.push(("authorization".to_owned(), format!("Bearer {}", token["token"].as_str().expect("a token"))));
    assert_eq!(good(program.get("/api/v1/me").await.expect("an answer"))["name"], "Ada");
    let not_for_programs = (403, "not-for-programs".to_owned());
    let account = json!({ "login": "ada", "passphrase": "eye of newt" });
    assert_eq!(bad(put(&mut program, "/api/v1/me/account", account).await), not_for_programs);
    let more = program.post("/api/v1/tokens", &json!({ "label": "another" })).await.expect("an answer");
    assert_eq!(bad(more), not_for_programs);
    let drop = format!("/api/v1/tokens/{}", token["id"].as_str().expect("an id"));
    assert_eq!(bad(program.send("DELETE", &drop, &[], None).await.expect("an answer")), not_for_programs);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let page = program.send("POST", "/you/account", &form, Some(b"login=ada&passphrase=eye+of+newt")).await;
    assert_eq!(page.expect("an answer").status, 403, "nor by the form");
    assert_eq!(good(ada.get("/api/v1/me").await.expect("an answer"))["login"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passphrase_is_kept_as_an_argon2id_hash() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    good(put(&mut ada, "/api/v1/me/account", json!({ "login": "ada", "passphrase": "eye of newt" })).await);
    let kept = std::fs::read(file(&house.database)).expect("the database");
    let mut log = file(&house.database).as_os_str().to_owned();
    log.push("-wal");
    let kept = [kept, std::fs::read(log).unwrap_or_default()].concat();
    let has = |text: &[u8]| kept.windows(text.len()).any(|window| window == text);
    assert!(has(b"$argon2id$v=19$m=19456,t=2,p=1$") && !has(b"eye of newt"));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_languages_are_checked_and_can_be_changed() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let invisible = [
        "\u{ad}",
        "\u{2800}",
        "\u{e0041}",
        "\u{3164}",
        "\u{301}",
        "\u{fe0f}",
        "\u{3000}",
        "\u{e000}",
        "A\u{ad}da",
        "Ada\u{e0041}",
    ];
    for name in ["", "   ", "a\nb", "evil\u{202e}", &"x".repeat(33)].into_iter().chain(invisible) {
        let answer = ada.post("/api/v1/guests", &json!({ "name": name })).await.expect("an answer");
        assert_eq!(bad(answer), (400, "bad-name".to_owned()), "{name:?}");
    }
    let answer = ada.post("/api/v1/guests", &json!({ "name": "Ada", "language": "xx" })).await.expect("an answer");
    assert_eq!(bad(answer).1, "bad-language");
    for name in ["Ада", "小野", "O’Hara-Łuc", "ha\u{301}", "❤\u{fe0f}", "7", "नीता"] {
        assert_eq!(good(ada.post("/api/v1/guests", &json!({ "name": name })).await.expect("an answer"))["name"], name);
    }
    let body = json!({ "name": " Ada Ł ", "language": "pl" }).to_string();
    let changed = ada.send("PATCH", "/api/v1/me", &[("content-type", "application/json")], Some(body.as_bytes())).await;
    let changed = good(changed.expect("an answer"));
    assert_eq!((&changed["name"], &changed["language"]), (&json!("Ada Ł"), &json!("pl")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_that_it_is_your_turn_with_a_link_to_the_table() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let receiver = Receiver::open(true);
    receiver.serves(&mut people[1], "my-turns").await;
    assert_eq!(
        bad(put(&mut people[1], "/api/v1/me/webhook", json!({ "webhook": { "url": "file:///etc" } })).await).1,
        "bad-webhook"
    );
    let table = playing(&mut people).await;
    until("the webhook is told", async || receiver.count("my-turns") == 1).await;
    let body: Value = serde_json::from_str(receiver.told()[0].split("\r\n\r\n").nth(1).expect("a body")).expect("JSON");
    assert_eq!((&body["topic"], &body["table"], &body["seat"]), (&json!("my-turns"), &json!(table), &json!(1)));
    let link = body["click"].as_str().expect("a link, as ntfy wants it");
    assert_eq!(body["title"], "Broom Service");
    assert!(body["content"].as_str().is_some_and(|text| text.ends_with(link)), "as Discord wants it: {body}");
    let path = link.strip_prefix(&format!("http://{}", house.address())).expect("a link to this house");
    let page = people[1].get(path).await.expect("an answer");
    assert_eq!(page.status, 200, "{link}");
    assert!(page.text().contains(&table));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_answers_at_once_is_not_told_that_it_was_their_turn() {
    let house = House::with(|config| config.waits.announcement = Duration::from_millis(1500)).await;
    let mut people: [_; 2] = house.guests().await;
    let receiver = Receiver::open(true);
    receiver.serves(&mut people[0], "ada").await;
    receiver.serves(&mut people[1], "bea").await;
    let table = playing(&mut people).await;
    loop {
        let state = look(&mut people[0], &table).await;
        let Some(chosen) = moves(&state).first().cloned() else { break };
        good(act(&mut people[0], &table, "moves", json!({ "move": chosen, "seq": state["seq"] })).await);
    }
    until("the other one is told", async || receiver.count("bea") == 1).await;
    // A receiver is told one turn after another: what comes next proves that nothing was waiting before it.
    let again = playing(&mut people).await;
    until("she is told of the other table", async || receiver.count("ada") >= 1).await;
    let first = receiver.told().into_iter().find(|request| request.starts_with("POST /ada ")).expect("a request");
    assert!(first.contains(&again) && !first.contains(&table), "{first}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_receiver_of_webhooks_delays_nobody_else() {
    let house = House::with(|config| config.waits.webhook = Duration::from_secs(60)).await;
    let [mut sue, mut bob] = house.guests().await;
    let (slow, quick) = (Receiver::open(false), Receiver::open(true));
    slow.serves(&mut sue, "sue").await;
    quick.serves(&mut bob, "bob").await;
    for person in [&mut sue, &mut bob] {
        for _ in 0..4 {
            let wanted = json!({ "game": GAME, "seats": ["me", "random"] });
            let table = good(person.post("/api/v1/tables", &wanted).await.expect("an answer"));
            good(act(person, table["table"].as_str().expect("a table"), "start", json!({})).await);
        }
    }
    // The slow receiver holds its first announcement for as long as this test runs; the others wait behind it.
    until("the quick one is told of everything", async || quick.count("bob") == 4).await;
    assert_eq!(slow.count("sue"), 1, "one announcement at a time");
    slow.wake_up();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_did_not_answer_is_told_nothing_for_a_while() {
    let house = House::with(|config| config.waits.webhook = Duration::from_millis(100)).await;
    let [mut sue, mut bob] = house.guests().await;
    let (slow, quick) = (Receiver::open(false), Receiver::open(true));
    slow.serves(&mut sue, "sue").await;
    quick.serves(&mut bob, "bob").await;
    for told in 1..=2 {
        for person in [&mut sue, &mut bob] {
            let wanted = json!({ "game": GAME, "seats": ["me", "random"] });
            let table = good(person.post("/api/v1/tables", &wanted).await.expect("an answer"));
            good(act(person, table["table"].as_str().expect("a table"), "start", json!({})).await);
        }
        until("the quick one is told", async || quick.count("bob") == told).await;
        until("the slow one was told once", async || slow.count("sue") == 1).await;
    }
}
