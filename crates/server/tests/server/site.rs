//! The pages as a browser without a script uses them: links, forms, cookies.

use crate::common::{self, House, asked, good};
use coven_engine::{Dice, FastDice};
use coven_server::client::{Answer, Client};

/// A browser: follows redirects and keeps cookies.
struct Visitor {
    client: Client,
    jar: Vec<(String, String)>,
}

impl Visitor {
    fn new(house: &House) -> Visitor {
        Visitor { client: Client::new(house.address()), jar: Vec::new() }
    }

    fn keep_cookies(&mut self, answer: &Answer) {
        for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, value) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.jar.retain(|(known, _)| known != name);
            if !value.is_empty() {
                self.jar.push((name.to_owned(), value.to_owned()));
            }
        }
        let jar: Vec<String> = self.jar.iter().map(|(name, value)| format!("{name}={value}")).collect();
        self.client.headers = vec![("cookie".to_owned(), jar.join("; "))];
    }

    async fn get(&mut self, path: &str) -> Answer {
        let answer = self.client.get(path).await.expect("an answer");
        self.keep_cookies(&answer);
        answer
    }

    /// Sends a form and looks at the page it leads to. Returns the page and its address.
    async fn send(&mut self, path: &str, fields: &[(&str, &str)]) -> (Answer, String) {
        let escaped = |text: &str| text.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>();
        let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        let headers = [("content-type", "application/x-www-form-urlencoded")];
        let answer = self.client.send("POST", path, &headers, Some(body.join("&").as_bytes())).await.expect("an answer");
        self.keep_cookies(&answer);
        match answer.header("location").map(str::to_owned) {
            Some(to) if answer.status == 303 => (self.get(&to).await, to),
            _ => (answer, path.to_owned()),
        }
    }
}

/// What stands in an attribute, wherever it occurs.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    page.split(&format!("{attribute}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The kind of a page: the classes of its main part.
fn kind(page: &str) -> &str {
    let main = page.split("<main").nth(1).and_then(|rest| rest.split('>').next()).unwrap_or_default();
    values(main, "class").first().copied().unwrap_or_default()
}

/// The answers that are offered to browsers without a script.
fn plain_answers(page: &str) -> Vec<&str> {
    let forms = page.split("<noscript>").nth(1).and_then(|rest| rest.split("</noscript>").next()).unwrap_or_default();
    values(forms, "name=\"move\" value")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_without_a_script() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let seats = [("seat-0", "you"), ("seat-1", "bot-random"), ("listed", "no")];
    let (_, table) = visitor.send("/new/broom", &seats).await;
    let (mut page, here) = visitor.send(&format!("{table}/start"), &[]).await;
    assert_eq!(here, table);
    let mut dice = FastDice::new(1);
    for _ in 0..4000 {
        let text = page.text();
        if kind(&text) == "table broom over" {
            assert!(text.contains("class=\"result\""), "the score sheet");
            let record = visitor.get(&format!("{table}/record")).await;
            return a_record_comes_back(&mut visitor, &table, &record.text()).await;
        }
        let answers = plain_answers(&text);
        if answers.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            page = visitor.get(&table).await;
            continue;
        }
        let chosen = answers[dice.below(answers.len() as u32) as usize].to_owned();
        let seq = values(&text, "data-seq")[0].to_owned();
        page = visitor.send(&format!("{table}/move"), &[("move", &chosen), ("seq", &seq)]).await.0;
        assert_eq!(page.status, 200, "{chosen}: {}", page.text());
    }
    panic!("the game does not end");
}

/// What was taken home can be brought back, watched from every seat, and played on.
async fn a_record_comes_back(visitor: &mut Visitor, table: &str, record: &str) {
    let (page, again) = visitor.send("/records", &[("record", &record.replace('\n', "\r\n"))]).await;
    assert!(again.starts_with("/table/") && again != table && page.text().contains("class=\"result\""));
    for eyes in ["0", "1", "spectator"] {
        let then = visitor.get(&format!("{again}?at=20&as={eyes}")).await;
        assert!(then.status == 200 && then.text().contains("id=\"replay\""), "{eyes}");
    }
    let (page, new) = visitor.send(&format!("{again}/play-on?at=20&as=1"), &[]).await;
    assert!(new != again && kind(&page.text()) == "table broom", "{new}");
    assert_eq!(visitor.get(&format!("{again}?at=100000")).await.status, 200, "as far as it goes");
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_gather_by_the_link_and_talk() {
    let house = House::open().await;
    let (mut ada, mut bea) = (Visitor::new(&house), Visitor::new(&house));
    let (page, table) =
        ada.send("/new/broom", &[("seat-0", "you"), ("seat-1", "guest"), ("seat-2", "guest"), ("listed", "yes")]).await;
    assert!(page.text().contains(&format!("http://{}{table}", house.address())), "the link to be sent");
    assert!(bea.get("/lobby").await.text().contains(&table), "it is listed");
    bea.send(&format!("{table}/join"), &[]).await;
    bea.send("/you/name", &[("name", "Bea <3")]).await;
    let (page, _) = bea.send(&format!("{table}/claim"), &[("seat", "2")]).await;
    assert!(page.text().contains("Bea &lt;3"), "she moves over, under her new name");
    bea.send(&format!("{table}/talk"), &[("text", "<script>alert(1)</script>")]).await;
    let page = ada.get(&table).await.text();
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"));
    let (refused, _) = bea.send(&format!("{table}/place"), &[("seat", "1"), ("level", "novice")]).await;
    assert_eq!(refused.status, 403, "only the host places bots");
    assert!(refused.text().contains("Only whoever opened the table"));
    ada.send(&format!("{table}/start"), &[("fill", "random")]).await;
    let page = bea.get(&table).await.text();
    assert!(kind(&page) == "table broom" && !page.contains("id=\"replay\""));
    // Nobody looks through others' eyes while the game goes on.
    assert_eq!(bea.get(&format!("{table}?as=0")).await.status, 403);
    assert_eq!(Visitor::new(&house).get(&format!("{table}?as=0")).await.status, 403);
    let (page, _) = bea.send(&format!("{table}/hand"), &[("seat", "2")]).await;
    assert!(page.text().contains(&format!("{table}/back")), "a bot plays for her");
    bea.send(&format!("{table}/back"), &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_is_said_in_the_visitors_language() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let missing = "/table/000000000000000000000000";
    assert!(visitor.get(missing).await.text().contains("There is no such table"));
    let answer = visitor.client.send("GET", missing, &[("accept-language", "fr-CH,fr;q=0.9")], None).await.expect("an answer");
    assert!(answer.text().contains("Cette table n’existe pas") && answer.status == 404);
    let (_, home) = visitor.send("/preferences", &[("language", "pl"), ("theme", "dark"), ("back", "/lobby")]).await;
    assert_eq!(home, "/lobby");
    let page = visitor.get(missing).await.text();
    assert!(page.contains("Nie ma takiego stołu") && page.contains("data-theme=\"dark\""));
    // Our script is told in one sentence.
    let (_, table) = visitor.send("/play/broom", &[("level", "random"), ("players", "2")]).await;
    let headers = [("accept", "text/fragment+html"), ("content-type", "application/x-www-form-urlencoded")];
    let move_ = |body: &'static [u8]| (headers, Some(body));
    let (headers, body) = move_(b"move=nonsense&seq=2");
    let answer = visitor.client.send("POST", &format!("{table}/move"), &headers, body).await.expect("an answer");
    assert_eq!((answer.status, answer.text().as_str()), (422, "To nie jest ruch tej gry."));
    // Nowhere else than in this house.
    for evil in ["https://evil.example", "//evil.example", "/\\evil.example"] {
        assert_eq!(visitor.send("/preferences", &[("sound", "off"), ("back", evil)]).await.1, "/");
    }
    let from_elsewhere = [("origin", "https://evil.example")];
    let answer = visitor.client.send("POST", "/play/broom", &from_elsewhere, Some(b"")).await.expect("an answer");
    assert_eq!(answer.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_found_again_from_another_browser() {
    let house = House::open().await;
    let (mut here, mut there) = (Visitor::new(&house), Visitor::new(&house));
    let (_, table) = here.send("/play/broom", &[("level", "random"), ("players", "2")]).await;
    let account = [("login", "morgana"), ("passphrase", "nightshade and rue")];
    here.send("/you/account", &account).await;
    let (wrong, _) = there.send("/you/sign-in", &[("login", "morgana"), ("passphrase", "something else")]).await;
    assert!(wrong.status == 401 && wrong.text().contains("do not fit"));
    let (page, at) = there.send("/you/sign-in", &account).await;
    assert!(at == "/you" && page.text().contains(&table), "the table is there");
    there.send("/you/sign-out", &[]).await;
    assert!(!there.get("/you").await.text().contains(&table));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_carries_what_is_new_and_after_a_break_what_was_missed() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let (page, table) = visitor.send("/play/broom", &[("level", "random"), ("players", "2")]).await;
    let mut page = page.text();
    let mut dice = FastDice::new(2);
    for step in 0..12 {
        while plain_answers(&page).is_empty() {
            page = visitor.get(&table).await.text();
        }
        let id = table.trim_start_matches("/table/").to_owned();
        let seq: i64 = values(&page, "data-seq")[0].parse().expect("a line");
        let answers = plain_answers(&page);
        let chosen = answers[dice.below(answers.len() as u32) as usize].to_owned();
        let live =
            if step % 2 == 0 { Some(visitor.client.events(&format!("{table}/stream?seq={seq}"), None).await) } else { None };
        visitor.send(&format!("{table}/move"), &[("move", &chosen), ("seq", &seq.to_string())]).await;
        let mut events = match live {
            Some(events) => events.expect("a stream"),
            None => visitor.client.events(&format!("{table}/stream"), Some(seq)).await.expect("a stream"),
        };
        // A bot's secret answer may come first; it changes nothing that is seen.
        let fragments = loop {
            let event = common::soon(&mut events).await;
            assert!(event.name == "fragment" && event.id > Some(seq), "{event:?}");
            if event.data.contains("\"prompt\"") {
                break event.json();
            }
        };
        let fragments = fragments.as_array().expect("a list");
        let targets: Vec<&str> = fragments.iter().filter_map(|fragment| fragment["target"].as_str()).collect();
        assert!(targets.contains(&"prompt") && !targets.contains(&"*"), "{targets:?}");
        assert!(!targets.contains(&"log-story"), "not everything is sent: {targets:?}");
        let state = good(visitor.client.get(&format!("/api/v1/tables/{id}")).await.expect("an answer"));
        if asked(&state).is_empty() {
            return;
        }
        page = visitor.get(&table).await.text();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_and_files_are_compressed_for_those_who_understand_it() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let page = visitor.get("/").await;
    assert!(page.header("content-encoding").is_none() && page.text().starts_with("<!DOCTYPE html>"));
    let short = visitor.client.send("GET", "/", &[("accept-encoding", "br, gzip")], None).await.expect("an answer");
    assert_eq!(short.header("content-encoding"), Some("gzip"));
    assert!(short.body.len() * 3 < page.body.len() && short.body.starts_with(&[0x1f, 0x8b]));
    let page = page.text();
    let style = values(&page, "href").into_iter().find(|href| href.ends_with(".css")).expect("a style");
    let file = visitor.client.send("GET", style, &[("accept-encoding", "gzip")], None).await.expect("an answer");
    assert_eq!(file.header("content-encoding"), Some("gzip"));
    assert!(file.header("cache-control").expect("a time").contains("immutable"));
    assert_eq!(visitor.get("/assets/coven-000000000000.css").await.status, 404);
}

/// The chairs of a table with what sits there, as the API tells it.
async fn seats_of(visitor: &mut Visitor, table: &str) -> serde_json::Value {
    let id = table.rsplit('/').next().expect("an id");
    let seen = visitor.client.get(&format!("/api/v1/tables/{id}")).await.expect("an answer");
    serde_json::from_str::<serde_json::Value>(&seen.text()).expect("JSON")["table"]["seats"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_at_once_suits_a_newcomer_and_remembers_what_was_chosen() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let (page, table) = visitor.send("/play/septima", &[]).await;
    assert_eq!(kind(&page.text()), "table septima");
    let seats = seats_of(&mut visitor, &table).await;
    assert_eq!(seats.as_array().map(Vec::len), Some(3));
    assert_eq!(seats[1]["level"], "novice", "{seats}");
    // Somebody wants a stronger opponent, and fewer; the next time, too.
    visitor.send("/play/septima", &[("players", "2"), ("level", "adept"), ("variant", "fixed-hunter")]).await;
    let home = visitor.get("/").await.text();
    assert!(home.contains(r#"value="fixed-hunter" checked"#), "the sheet shows the choice");
    let (_, table) = visitor.send("/play/septima", &[]).await;
    let seats = seats_of(&mut visitor, &table).await;
    assert_eq!((seats.as_array().map(Vec::len), &seats[1]["level"]), (Some(2), &"adept".into()));
    // A cookie that nobody wrote is as good as none.
    visitor.jar.retain(|(name, _)| name != "quick-septima");
    visitor.jar.push(("quick-septima".to_owned(), "99.adept.x".to_owned()));
    visitor.get("/").await;
    let (_, table) = visitor.send("/play/septima", &[]).await;
    assert_eq!(seats_of(&mut visitor, &table).await.as_array().map(Vec::len), Some(3));
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_has_a_door_with_every_difficulty() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let home = visitor.get("/").await.text();
    let door = home.split(r#"class="alone""#).nth(1).and_then(|rest| rest.split("</details>").next()).expect("a door");
    let words: Vec<&str> = values(door, "option value").into_iter().filter(|word| !word.is_empty()).collect();
    assert!(words.len() > 10, "{words:?}");
    for word in words {
        let (page, _) = visitor.send("/play/septima", &[("players", "1"), ("variant", ""), ("variant", word)]).await;
        assert_eq!(kind(&page.text()), "table septima", "{word}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_given_a_clock_that_everybody_sees() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let seats = [("seat-0", "you"), ("seat-1", "bot-random"), ("clock", "live-20")];
    let (_, table) = visitor.send("/new/broom", &seats).await;
    let (page, _) = visitor.send(&format!("{table}/start"), &[]).await;
    let text = page.text();
    let clocks = text.split(r#"id="clocks""#).nth(1).and_then(|rest| rest.split("</div>").next()).expect("clocks");
    let left: Vec<i64> = values(clocks, "data-left").iter().map(|left| left.parse().expect("milliseconds")).collect();
    assert!(left.len() == 2 && left.iter().all(|left| (1_000_000..=1_210_000).contains(left)), "{left:?}");
    assert_eq!(values(clocks, "data-low").len(), 1, "one's own clock warns");
    let (page, _) = visitor.send("/new/broom", &[("seat-0", "you"), ("seat-1", "guest"), ("clock", "days-0")]).await;
    assert!(page.text().contains("class=\"refused\""), "no such clock");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_those_who_play_against_bots_alone() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let (_, table) = visitor.send("/play/broom", &[("level", "random"), ("players", "2")]).await;
    let page = visitor.get(&format!("{table}/hint")).await;
    assert!(page.status == 200 && page.text().contains("<li data-hint="), "{}", page.text());
    // At a table with another person nobody is helped.
    let (_, shared) = visitor.send("/new/broom", &[("seat-0", "you"), ("seat-1", "guest")]).await;
    let mut other = Visitor::new(&house);
    other.send(&format!("{shared}/join"), &[]).await;
    visitor.send(&format!("{shared}/start"), &[]).await;
    assert_eq!(visitor.get(&format!("{shared}/hint")).await.status, 403);
    // Nor does it help to call the coach: the game counts.
    for person in [&mut visitor, &mut other] {
        let (page, _) = person.send(&format!("{shared}/coach"), &[("coach", "on")]).await;
        let page = page.text();
        assert!(kind(&page) == "table broom" && !has_coach(&page), "a coach at a rated table");
        assert!(!page.contains("/coach\""), "and none is offered");
    }
    assert_eq!(other.get(&format!("{table}/hint")).await.status, 403, "nor at a table of others");
}

fn has_coach(page: &str) -> bool {
    page.contains(r#"data-once=""#)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_coach_comes_and_goes_at_any_table_that_is_not_rated() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let (page, first) = visitor.send("/play/broom?coach=yes", &[]).await;
    let page = page.text();
    // The event of the first round decides what is asked first: how many roles, or which.
    assert!(has_coach(&page) && page.contains("broom broom-coach-") && page.contains("plan 1"), "{page}");
    let (page, _) = visitor.send(&format!("{first}/coach"), &[("coach", "off")]).await;
    assert!(!has_coach(&page.text()), "sent away");
    // At another table, and here again: each table keeps its own wish.
    let (page, second) = visitor.send("/play/salem", &[("level", "random"), ("players", "3")]).await;
    assert!(!has_coach(&page.text()), "nobody called");
    for table in [&second, &first] {
        let (page, _) = visitor.send(&format!("{table}/coach"), &[("coach", "on")]).await;
        assert!(has_coach(&page.text()), "called to {table}");
    }
    assert!(has_coach(&visitor.get(&second).await.text()), "still there");
    // What a friend dealt is known beforehand and does not count: people may learn there together, but nobody is told what to do.
    let wish = serde_json::json!({ "game": "broom", "seats": ["me", "open"], "deal": "owl" });
    let opened = good(visitor.client.post("/api/v1/tables", &wish).await.expect("an answer"));
    let shared = format!("/table/{}", opened["table"].as_str().expect("a table"));
    let mut other = Visitor::new(&house);
    other.send(&format!("{shared}/join"), &[]).await;
    visitor.send(&format!("{shared}/start"), &[]).await;
    let (page, _) = other.send(&format!("{shared}/coach"), &[("coach", "on")]).await;
    let page = page.text();
    assert!(has_coach(&page) && !page.contains("data-good"), "{page}");
    let mut stranger = Visitor::new(&house);
    let (page, _) = stranger.send(&format!("{shared}/coach"), &[("coach", "on")]).await;
    assert!(!has_coach(&page.text()), "whoever only looks on has no coach");
}

/// A link that somebody was sent must not lead on to another house, nor must the way back from a page that says no.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_back_to_another_house() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    for (back, to) in [
        ("/rules/broom?lang=it", "/rules/broom?lang=it"),
        ("//evil.example", "/"),
        ("/\t/evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/%2f/evil.example", "/"),
        ("https://evil.example", "/"),
    ] {
        let (page, here) = visitor.send("/preferences", &[("theme", "day"), ("back", back)]).await;
        assert_eq!((page.status, here.as_str()), (200, to), "{back:?}");
    }
    let headers = [("referer", "https://evil.example//evil.example/")];
    let page = visitor.client.send("GET", "/nowhere", &headers, None).await.expect("an answer").text();
    assert!(!page.contains("evil.example"), "{page}");
}

/// What people think of as one question is one form: it carries an answer to each question that the rules ask.
#[tokio::test(flavor = "multi_thread")]
async fn one_form_answers_several_questions() {
    let house = House::open().await;
    let mut visitor = Visitor::new(&house);
    let (mut page, table) = visitor.send("/play/broom", &[("level", "random"), ("players", "2")]).await;
    loop {
        let text = page.text();
        let (answers, seq) = (plain_answers(&text), values(&text, "data-seq")[0].to_owned());
        let picks: Vec<&str> = answers.iter().copied().filter(|answer| answer.starts_with("pick ")).take(2).collect();
        let play = format!("{table}/move");
        if let [first, second] = picks[..] {
            let done = visitor.send(&play, &[("move", first), ("move", second), ("seq", &seq)]).await.0;
            assert_eq!(done.status, 200, "{}", done.text());
            let left = done.text();
            assert!(!plain_answers(&left).iter().any(|answer| [first, second].contains(answer)), "both were chosen");
            return;
        }
        page = match answers.first() {
            // The event of the round may ask something first.
            Some(answer) => visitor.send(&play, &[("move", answer), ("seq", &seq)]).await.0,
            None => {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                visitor.get(&table).await
            }
        };
    }
}

/// Where a table agreed on it, people among people may ask for a hint; the list of own tables says whose turn it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_agree_on_hints_and_is_told_apart_in_the_list() {
    let house = House::open().await;
    let (mut ada, mut bea) = (Visitor::new(&house), Visitor::new(&house));
    let (page, table) = ada.send("/new/broom", &[("seat-0", "you"), ("seat-1", "guest"), ("hints", "yes")]).await;
    assert!(page.text().contains("id=\"chairs\""));
    assert!(ada.get("/").await.text().contains("Not begun yet"), "it waits for somebody");
    bea.send(&format!("{table}/join"), &[]).await;
    bea.send("/you/name", &[("name", "Bea")]).await;
    ada.send(&format!("{table}/start"), &[]).await;
    let hint = ada.get(&format!("{table}/hint")).await;
    assert!(hint.status == 200 && hint.text().contains("of 100 games"), "{}", hint.text());
    let home = ada.get("/").await.text();
    let list = home.split("id=\"go-on\"").nth(1).and_then(|rest| rest.split("</section>").next()).unwrap_or_default();
    assert!(list.contains("Your turn") && list.matches(&table).count() == 1, "{list}");
}
