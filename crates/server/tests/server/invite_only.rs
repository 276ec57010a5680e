//! Servers on which nobody new is let in without an invitation.

use crate::common::*;
use coven_server::client::{Answer, Client};
use coven_server::{DrawnTables, serve};
use coven_store::code_hash;
use serde_json::{Value, json};

const CODE: &str = "abcde-12345-f0f0f-00001";

/// Makes an invitation, as the program for operators does.
fn invite(house: &House, code: &str, uses: i64, expires: Option<i64>) {
    let db = rusqlite::Connection::open(file(&house.database)).expect("the database");
    db.busy_timeout(std::time::Duration::from_secs(10)).expect("a timeout");
    let sql = "INSERT INTO invitations (id, hash, note, uses, expires, created) VALUES (?1, ?2, '', ?3, ?4, 1)";
    db.execute(sql, (code, code_hash(code), uses, expires)).expect("an invitation");
}

fn uses_left(house: &House, code: &str) -> i64 {
    let db = rusqlite::Connection::open(file(&house.database)).expect("the database");
    db.query_row("SELECT uses FROM invitations WHERE id = ?1", [code], |row| row.get(0)).expect("an invitation")
}

async fn come(house: &House, body: Value) -> Answer {
    Client::new(house.address()).post("/api/v1/guests", &body).await.expect("an answer")
}

fn introduced(answer: &Answer, house: &House) -> Client {
    let mut person = Client::new(house.address());
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
    person.headers.push(("cookie".to_owned(), cookie.to_owned()));
    person
}

async fn register(person: &mut Client, body: Value) -> Answer {
    let headers = [("content-type", "application/json")];
    person.send("PUT", "/api/v1/me/account", &headers, Some(body.to_string().as_bytes())).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_lets_in_as_many_as_it_says_and_accounts_need_no_other() {
    let house = House::with(|config| config.invite_only = true).await;
    invite(&house, CODE, 1, None);
    invite(&house, "too-late", 9, Some(1));
    assert_eq!(bad(come(&house, json!({ "name": "Ada" })).await), (403, "invitation-needed".to_owned()));
    for wrong in ["too-late", "guessed", ""] {
        let refused = bad(come(&house, json!({ "name": "Ada", "invitation": wrong })).await);
        assert_eq!(refused, (403, "bad-invitation".to_owned()), "{wrong}");
    }
    let typed = CODE.to_uppercase().replace('-', " ");
    let mut ada = introduced(&come(&house, json!({ "name": "Ada", "invitation": typed })).await, &house);
    assert_eq!(come(&house, json!({ "name": "Bea", "invitation": CODE })).await.status, 403, "it is used up");
    let account = json!({ "login": "ada", "passphrase": "eye of newt" });
    let mut ada = introduced(&register(&mut ada, account.clone()).await, &house);
    good(ada.post("/api/v1/logout", &json!({})).await.expect("an answer"));
    let back = Client::new(house.address()).post("/api/v1/login", &account).await.expect("an answer");
    assert_eq!(good(introduced(&back, &house).get("/api/v1/me").await.expect("an answer"))["name"], "Ada");
    // Whoever is nobody may look, as ever.
    good(Client::new(house.address()).get("/api/v1/lobby").await.expect("an answer"));
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_open_days_stay_but_make_no_account_without_a_code() {
    let mut house = House::open().await;
    let mut ada = house.guest("Ada").await;
    house.running = None;
    house.running = loop {
        let mut config = config(house.database.clone());
        config.invite_only = true;
        match serve(config, Box::new(DrawnTables)).await {
            Ok(running) => break Some(running),
            Err(error) => assert!(error.to_string().contains("in use"), "{error}"),
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    invite(&house, CODE, 2, None);
    let mut ada = std::mem::replace(&mut ada, Client::new(house.address())).at(house.address());
    good(ada.get("/api/v1/me").await.expect("an answer"));
    let account = |code: Value| json!({ "login": "ada", "passphrase": "eye of newt", "invitation": code });
    assert_eq!(bad(register(&mut ada, account(Value::Null)).await), (403, "invitation-needed".to_owned()));
    assert_eq!(bad(register(&mut ada, account(json!("guessed"))).await), (403, "bad-invitation".to_owned()));
    assert_eq!(good(register(&mut ada, account(json!(CODE))).await)["login"], "ada");
    assert_eq!(uses_left(&house, CODE), 1);
    // A login that somebody has costs nobody an invitation.
    let mut bea = introduced(&come(&house, json!({ "name": "Bea", "invitation": CODE })).await, &house);
    assert_eq!(bad(register(&mut bea, account(Value::Null)).await), (409, "login-taken".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_comes_in_by_the_link() {
    let house = House::with(|config| config.invite_only = true).await;
    invite(&house, CODE, 1, None);
    let mut browser = Client::new(house.address());
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let table = b"seat-0=you&seat-1=guest&listed=no".as_slice();
    let refused = browser.send("POST", "/new/broom", &form, Some(table)).await.expect("a page");
    assert!(refused.status == 403 && refused.text().contains("href=\"/join\""), "{}", refused.text());
    for _ in 0..2 {
        let door = browser.get(&format!("/join?code={CODE}&back=/lobby")).await.expect("a page").text();
        assert!(door.contains(&format!("value=\"{CODE}\"")) && door.contains("value=\"/lobby\""), "{door}");
    }
    assert_eq!(uses_left(&house, CODE), 1, "to look at the link uses nothing up");
    let body = format!("name=Ada&invitation={CODE}&back=%2Flobby");
    let inside = browser.send("POST", "/join", &form, Some(body.as_bytes())).await.expect("an answer");
    assert_eq!((inside.status, inside.header("location")), (303, Some("/lobby")));
    let mut ada = introduced(&inside, &house);
    assert_eq!(good(ada.get("/api/v1/me").await.expect("an answer"))["name"], "Ada");
    assert_eq!(ada.send("POST", "/new/broom", &form, Some(table)).await.expect("an answer").status, 303);
    let you = Client::new(house.address()).get("/you").await.expect("a page").text();
    assert!(you.contains("name=\"invitation\""), "an account can be made with a code");
    assert!(!ada.get("/you").await.expect("a page").text().contains("name=\"invitation\""), "she has said hers");
    // Where everybody may come, the door stands open.
    let open = Client::new(House::open().await.address()).get("/join?code=x").await;
    assert!(open.is_err() || open.is_ok_and(|answer| answer.status == 303));
}
