//! Nothing hidden gets out, nothing bad gets in.

use crate::common::*;
use coven_engine::{Dice, FastDice};
use coven_server::Rates;
use coven_server::client::{Answer, Client};
use serde_json::{Value, json};

/// Leaves out what may differ between two tables that are alike: names that nobody can guess, and times.
fn without_ids_and_times(text: &str, table: &str) -> String {
    let mut text = text.replace(table, "TABLE");
    for field in ["\"at\":", "\"changed\":"] {
        let parts: Vec<&str> = text.split(field).collect();
        let cut = parts.iter().enumerate().map(|(i, part)| match i {
            0 => part,
            _ => part.trim_start_matches(|c: char| c.is_ascii_digit()),
        });
        text = cut.collect::<Vec<_>>().join(field);
    }
    text
}

/// A page, or where it leads; without what tells visitors apart.
async fn page_or_not(person: &mut Client, path: &str) -> String {
    let answer = person.get(path).await.expect("an answer");
    let text = answer.text();
    let main = text.find("<main").zip(text.find("</main>")).map_or("", |(from, to)| &text[from..to]);
    format!("{} {:?} {main}", answer.status, answer.header("location"))
}

/// Prepares the answer of some place of the list to the likeliest question.
async fn prepare(person: &mut Client, table: &str, last: bool) {
    let path = format!("/api/v1/tables/{table}/prepared");
    let seen = good(person.get(&path).await.expect("an answer"));
    let question = &seen["ahead"][0];
    let choices = question["choices"].as_array().expect("choices");
    let choice = if last { choices.last() } else { choices.first() };
    let answers = json!({ "answers": [{ "question": question["question"], "move": choice.expect("a choice")["move"] }] });
    let headers = [("content-type", "application/json")];
    good(person.send("PUT", &path, &headers, Some(answers.to_string().as_bytes())).await.expect("an answer"));
}

/// Everything that a viewer can get of a table.
async fn everything(person: &mut Client, table: &str, from: i64) -> Vec<String> {
    let mut got = Vec::new();
    let mut keep = |answer: Answer| {
        let headers: Vec<_> = answer.headers.iter().filter(|(name, _)| name != "date").collect();
        got.push(without_ids_and_times(&format!("{} {headers:?} {}", answer.status, answer.text()), table));
    };
    for path in
        ["", "?as=0", "?as=1", "?as=spectator", "?at=0", "?at=1", "?at=2", "/story", "/story?as=1", "/record", "/prepared"]
    {
        keep(person.get(&format!("/api/v1/tables/{table}{path}")).await.expect("an answer"));
    }
    for (what, body) in [
        ("moves", json!({ "move": "pass" })),
        ("moves", json!({ "move": "x", "seq": 1 })),
        ("undo", json!({ "seq": 1 })),
        ("start", json!({})),
        ("claim", json!({ "seat": 1 })),
        ("rematch", json!({})),
    ] {
        keep(act(person, table, what, body).await);
    }
    // What may be asked next follows from what the viewer knows, and so does the page that says it.
    let ahead = page_or_not(person, &format!("/table/{table}/prepare")).await;
    got.push(without_ids_and_times(&ahead, table));
    let mut events = stream(person, table, None).await;
    got.push(without_ids_and_times(&soon(&mut events).await.data, table));
    let last = soon(&mut stream(person, table, None).await).await.id;
    let mut again = stream(person, table, Some(from)).await;
    loop {
        let event = soon(&mut again).await;
        got.push(without_ids_and_times(&event.data, table));
        if event.id == last {
            return got;
        }
    }
}

/// Two tables are dealt alike, and everybody but seat 1 does the same at both. Seat 1 chooses other cards, as many of them, in
/// secret. Nobody else can tell the tables apart.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_differ_only_in_what_a_viewer_may_not_know_give_that_viewer_identical_answers() {
    let house = House::open().await;
    let mut nobody = Client::new(house.address());
    let mut told_apart_by_seat_1 = 0;
    for deal in 0..4 {
        let mut answers = Vec::new();
        for variant in 0..2usize {
            // Somebody who has played this seed before would be of another mind: these are others with the same names.
            let mut people: [_; 3] = house.guests().await;
            let table = import(&mut people[0], &record_of(3, deal, usize::MAX)).await;
            for (seat, person) in people.iter_mut().enumerate() {
                good(act(person, &table, "claim", json!({ "seat": seat })).await);
            }
            start(&mut people, &table).await;
            let from = look(&mut people[0], &table).await["seq"].as_i64().expect("a line");
            // As far as the first question goes: seat 2 is left to answer, so nothing is open yet.
            for seat in [0, 1] {
                while asked(&look(&mut people[0], &table).await).contains(&seat) {
                    let state = look(&mut people[seat], &table).await;
                    let moves = moves(&state);
                    let choice = if seat == 1 && variant == 1 { moves.len() - 1 } else { 0 };
                    good(act(&mut people[seat], &table, "moves", json!({ "move": moves[choice], "seq": state["seq"] })).await);
                }
            }
            assert_eq!(asked(&look(&mut people[0], &table).await), [2], "the question is still open");
            // Seat 1 prepares another answer at each, too: that is as secret.
            prepare(&mut people[1], &table, variant == 1).await;
            let mut got = Vec::new();
            for viewer in [0, 2] {
                got.push(everything(&mut people[viewer], &table, from).await);
            }
            got.push(everything(&mut nobody, &table, from).await);
            answers.push((got, everything(&mut people[1], &table, from).await));
        }
        let [(one, seat_one), (other, seat_other)] = &answers[..] else { unreachable!("two variants") };
        assert_eq!(one, other);
        told_apart_by_seat_1 += usize::from(seat_one != seat_other);
    }
    assert_eq!(told_apart_by_seat_1, 4, "seat 1 itself knows the difference, or this proves nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_in_no_answer_before_the_end() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let mut heard = stream(&people[0], &table, None).await;
    let mut seen = soon(&mut heard).await.data;
    let (last, over) = play(&mut people, &table, 5000, &mut FastDice::new(9)).await;
    assert!(over);
    loop {
        let event = soon(&mut heard).await;
        seen.push_str(&event.data);
        if event.id == Some(last) {
            break;
        }
    }
    let record = people[0].get(&format!("/api/v1/tables/{table}/record")).await.expect("an answer").text();
    let seed = coven_engine::Record::parse(&record).expect("a record").header.seed.to_string();
    assert!(!seen.contains(&seed));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_a_strict_policy() {
    let house = House::open().await;
    let mut nobody = Client::new(house.address());
    for path in ["/", "/api/v1/games", "/api/openapi.json", "/nowhere", "/health", "/metrics"] {
        let answer = nobody.get(path).await.expect("an answer");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_cannot_act_in_somebodys_name() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let wanted = json!({ "game": GAME, "seats": ["me", "open"] }).to_string();
    let own = format!("http://{}", house.address());
    for (origin, status) in [("https://evil.example", 403), ("null", 403), ("garbage", 403), (own.as_str(), 200)] {
        let headers = [("content-type", "application/json"), ("origin", origin)];
        let answer = ada.send("POST", "/api/v1/tables", &headers, Some(wanted.as_bytes())).await.expect("an answer");
        assert_eq!(answer.status, status, "{origin}: {}", answer.text());
    }
    // Behind a proxy that says its own name for the server, people come from the address that they know.
    let public = House::with(|config| config.public_url = "https://Coven.example.org/".parse().ok()).await;
    let mut bea = public.guest("Bea").await;
    let unsafe_here = format!("http://{}", public.address());
    for (origin, status) in [
        ("https://coven.example.org", 200),
        ("http://coven.example.org", 403),
        (unsafe_here.as_str(), 403),
        ("https://coven.example.org.evil.example", 403),
        ("null", 403),
    ] {
        let headers = [("content-type", "application/json"), ("origin", origin)];
        let answer = bea.send("POST", "/api/v1/tables", &headers, Some(wanted.as_bytes())).await.expect("an answer");
        assert_eq!(answer.status, status, "{origin}: {}", answer.text());
    }
    // Some requests carry no origin, but browsers still say whether they come from another site.
    for (site, status) in [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)] {
        let headers = [("content-type", "application/json"), ("sec-fetch-site", site)];
        let answer = ada.send("POST", "/api/v1/tables", &headers, Some(wanted.as_bytes())).await.expect("an answer");
        assert_eq!(answer.status, status, "{site}: {}", answer.text());
    }
    // A form cannot send JSON.
    let form = ada.send("POST", "/api/v1/tables", &[("content-type", "text/plain")], Some(wanted.as_bytes())).await;
    assert_eq!(bad(form.expect("an answer")), (415, "not-json".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_answered_with_413_and_429() {
    let rates = Rates { person: 5.0, entrance: 2.0, streams: 2, connections: 40, ..GENEROUS };
    let house = House::with(|config| config.rates = rates).await;
    let mut ada = house.guest("Ada").await;
    let large = json!({ "text": "x".repeat(100_000) });
    let answer = ada.post("/api/v1/tables", &large).await.expect("an answer");
    assert_eq!(bad(answer), (413, "too-large".to_owned()));

    let table = good(ada.post("/api/v1/tables", &json!({ "game": GAME, "seats": ["me", "open"] })).await.expect("an answer"));
    let table = table["table"].as_str().expect("a table").to_owned();
    let _two = [stream(&ada, &table, None).await, stream(&ada, &table, None).await];
    let third = ada.get(&format!("/api/v1/tables/{table}/stream")).await.expect("an answer");
    assert_eq!(bad(third), (429, "too-many-streams".to_owned()));

    let mut limited = None;
    for _ in 0..100 {
        let answer = ada.get("/api/v1/me").await.expect("an answer");
        if answer.status == 429 {
            limited = Some(answer);
            break;
        }
    }
    let limited = limited.expect("a limit");
    assert_eq!((limited.header("retry-after"), limited.code().as_str()), (Some("1"), "too-many-requests"));

    let mut refused = 0;
    for _ in 0..20 {
        let answer = Client::new(house.address()).post("/api/v1/guests", &json!({ "name": "Crowd" })).await.expect("an answer");
        refused += usize::from(answer.status == 429);
    }
    assert!(refused > 5, "guests are not made by the thousand: {refused}");

    let mut crowd = Vec::new();
    let mut turned_away = None;
    for _ in 0..60 {
        let mut one = Client::new(house.address());
        match one.get("/api/v1/games").await {
            Ok(answer) if answer.status == 429 => turned_away = Some(answer.code()),
            _ => {}
        }
        crowd.push(one);
    }
    assert_eq!(turned_away.as_deref(), Some("too-many-connections"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_never_arrives_holds_its_connection_for_a_moment_only() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let house = House::with(|config| config.waits.request = std::time::Duration::from_millis(200)).await;
    let mut slow = tokio::net::TcpStream::connect(house.address()).await.expect("a connection");
    let request = "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    slow.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    let closed = tokio::time::timeout(std::time::Duration::from_secs(20), slow.read_to_string(&mut answer)).await;
    assert!(closed.is_ok_and(|read| read.is_ok()), "the connection is closed");
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"too-slow\""), "{answer}");
}

/// Bytes, words and things that look almost right.
fn rubbish(dice: &mut FastDice, table: &str) -> Vec<u8> {
    let nearly = [
        "{\"move\":\"pick forest_witch\"}".to_owned(),
        "{\"move\":\"\",\"seq\":-1}".to_owned(),
        "{\"move\":\"deliver \\u0000\",\"seq\":9223372036854775807}".to_owned(),
        "{\"seq\":1e400}".to_owned(),
        "{\"seat\":255}".to_owned(),
        "{\"seat\":-1,\"level\":\"adept\"}".to_owned(),
        "{\"text\":\"\\ud800\"}".to_owned(),
        "{\"name\":{}}".to_owned(),
        "[".repeat(10_000),
        format!("{{\"game\":\"{GAME}\",\"seats\":[\"open\",\"open\"],\"setup\":{{\"seats\":99}}}}"),
        format!("{{\"game\":\"{GAME}\",\"seats\":[\"open\",\"open\"],\"variants\":[\"\",\"../..\"]}}"),
        "{\"login\":\"a\",\"passphrase\":\"\"}".to_owned(),
        "{\"webhook\":{\"url\":\"gopher://x\"}}".to_owned(),
        "null".to_owned(),
        String::new(),
        table.to_owned(),
    ];
    let mut bytes = nearly[dice.below(nearly.len() as u32) as usize].clone().into_bytes();
    for _ in 0..dice.below(4) {
        let byte = dice.below(256) as u8;
        match dice.below(3) {
            0 => bytes.push(byte),
            1 if !bytes.is_empty() => {
                let at = dice.below(bytes.len() as u32) as usize;
                bytes[at] = byte;
            }
            _ => bytes.truncate(dice.below(bytes.len() as u32 + 1) as usize),
        }
    }
    bytes
}

fn strange_path(dice: &mut FastDice, table: &str) -> String {
    let known = [
        "moves", "undo", "change", "claim", "leave", "place", "talk", "state", "hand", "back", "story", "record", "start",
        "rematch", "stream",
    ];
    let word = known[dice.below(known.len() as u32) as usize];
    match dice.below(12) {
        0..=5 => format!("/api/v1/tables/{table}/{word}"),
        6 => format!("/api/v1/tables/{}/{word}", &table[..table.len() - 1]),
        7 => format!(
            "/api/v1/tables/{table}?at={}&as={}",
            dice.below(1 << 30),
            ["-1", "9", "%00", "seat", ""][dice.below(5) as usize]
        ),
        8 => format!(
            "/api/v1/{}",
            ["tables", "guests", "login", "me", "tokens", "records", "me/account", "me/webhook"][dice.below(8) as usize]
        ),
        9 => format!("/api/v1/ratings/{}", ["%2e%2e", "chess", "%ff", "a b"][dice.below(4) as usize].replace(' ', "%20")),
        10 => format!("/api/v1/tables/%{:02x}%{:02x}/{word}", dice.below(256), dice.below(256)),
        _ => format!(
            "/{}",
            (0..dice.below(40)).map(|_| ["/", "..", "%2f", "a", "?", "&", "=", "~"][dice.below(8) as usize]).collect::<String>()
        ),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_malformed_requests_are_refused_and_leave_the_table_as_it_is() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    let mut stranger = house.guest("Stranger").await;
    let cookie = people[0].headers[0].1.clone();
    let mut dice = FastDice::new(10_000);
    let mut classes = [0usize; 6];
    let before = look(&mut people[0], &table).await;
    for number in 0..10_000 {
        let path = strange_path(&mut dice, &table);
        let body = rubbish(&mut dice, &table);
        let method = ["POST", "POST", "POST", "GET", "PUT", "DELETE", "PATCH", "BREW"][dice.below(8) as usize];
        let broken = format!("{}{}", &cookie[..dice.below(cookie.len() as u32) as usize], dice.below(100));
        let kind = ["application/json", "application/json", "text/plain", "\u{e9}", ""][dice.below(5) as usize];
        let mut headers = vec![("content-type", kind), ("cookie", broken.as_str())];
        if dice.below(4) == 0 {
            headers.push(("authorization", "Bearer coven_nonsense"));
        }
        if dice.below(4) == 0 {
            headers.push(("last-event-id", "99999999999999999999"));
        }
        // Some of it comes from a stranger with a real cookie, so that it gets past the door.
        let client = if dice.below(2) == 0 { &mut stranger } else { &mut people[1] };
        let mut client = client.at(house.address());
        if dice.below(2) == 0 {
            client.headers.clear();
        }
        if method == "GET" && path.ends_with("/stream") {
            continue;
        }
        let answer = tokio::time::timeout(std::time::Duration::from_secs(20), client.send(method, &path, &headers, Some(&body)));
        let answer = answer.await.unwrap_or_else(|_| panic!("request {number} is stuck: {method} {path}")).expect("an answer");
        assert!(answer.status < 500, "{method} {path} {:?}: {} {}", String::from_utf8_lossy(&body), answer.status, answer.text());
        classes[usize::from(answer.status / 100)] += 1;
    }
    assert!(classes[4] > 8_000, "most of it is refused: {classes:?}");
    // What got through was harmless: the table goes on, and still waits for whoever was not touched.
    let after = look(&mut people[0], &table).await;
    assert_eq!(after["table"]["stage"], "playing");
    assert!(asked(&before).contains(&0) && asked(&after).contains(&0));
    let ada = &mut people[0];
    good(act(ada, &table, "moves", json!({ "move": moves(&after)[0] })).await);
    assert_eq!(good(ada.get("/health").await.expect("an answer"))["ok"], Value::Bool(true));
}

/// Checks a value against a schema, as far as the schemas of the API go.
fn check(description: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(place) = schema["$ref"].as_str() {
        let schema = description.pointer(place.trim_start_matches('#')).ok_or(format!("nothing at {place}"))?;
        return check(description, schema, value);
    }
    let any = ["anyOf", "oneOf"].iter().find_map(|word| schema[*word].as_array());
    if let Some(any) = any
        && !any.iter().any(|one| check(description, one, value).is_ok())
    {
        return Err(format!("{value} is none of {any:?}"));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Err(format!("{value} is not among {words:?}"));
    }
    if schema.get("const").is_some_and(|only| only != value) {
        return Err(format!("{value} is not {}", schema["const"]));
    }
    let is = |kind: &Value| match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => true,
    };
    let kinds = schema["type"].as_array().cloned().unwrap_or_else(|| vec![schema["type"].clone()]);
    if !kinds.iter().any(is) {
        return Err(format!("{value} is not of type {kinds:?}"));
    }
    for item in value.as_array().into_iter().flatten() {
        check(description, &schema["items"], item)?;
    }
    if let Some(fields) = value.as_object() {
        let missing = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        if let Some(missing) = missing.into_iter().find(|name| !fields.contains_key(*name)) {
            return Err(format!("{missing} is missing in {value}"));
        }
        for (name, field) in fields {
            check(description, &schema["properties"][name], field).map_err(|wrong| format!("{name}: {wrong}"))?;
        }
    }
    Ok(())
}

/// Checks that an answer is as its schema says, and has no field of which the schema does not speak.
fn fits(description: &Value, schema: &str, object: &Value) {
    let schema_of_all = json!({ "$ref": format!("#/components/schemas/{schema}") });
    if let Err(wrong) = check(description, &schema_of_all, object) {
        panic!("{schema}: {wrong} in {object}");
    }
    let schema = &description["components"]["schemas"][schema];
    for field in object.as_object().expect("an object").keys() {
        assert!(schema["properties"].get(field).is_some(), "{field} in {schema}");
    }
}

#[test]
fn a_schema_finds_what_is_wrong() {
    let description = json!({ "components": { "schemas": { "Thing": {
        "type": "object", "properties": { "seat": { "type": "integer" } }, "required": ["seat"]
    } } } });
    fits(&description, "Thing", &json!({ "seat": 1 }));
    for wrong in [json!({}), json!({ "seat": "one" }), json!({ "seat": 1, "more": 2 })] {
        assert!(std::panic::catch_unwind(|| fits(&description, "Thing", &wrong)).is_err(), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_variant_that_is_listed_makes_a_table() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let games = good(ada.get("/api/v1/games").await.expect("an answer"));
    for game in games.as_array().expect("games") {
        let words: Vec<&str> = game["variants"].as_array().expect("variants").iter().filter_map(Value::as_str).collect();
        assert!(!words.is_empty(), "{game}");
        for &word in &words {
            let mut agreed = false;
            for players in game["fewest_players"].as_u64().expect("a number")..=game["most_players"].as_u64().expect("a number") {
                // Some words need another one.
                for (number, other) in (1..14).flat_map(|number| words.iter().map(move |other| (number, other))) {
                    if !agreed {
                        let word = word.replace('*', &number.to_string());
                        let variants = json!([word, other]);
                        let wanted = json!({ "game": game["id"], "seats": vec!["open"; players as usize], "variants": variants });
                        agreed = ada.post("/api/v1/tables", &wanted).await.expect("an answer").status == 200;
                    }
                }
            }
            assert!(agreed, "{word} at {}", game["id"]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_operation_and_each_of_them_is_there() {
    let house = House::open().await;
    let mut nobody = Client::new(house.address());
    let description = good(nobody.get("/api/openapi.json").await.expect("an answer"));
    assert_eq!(description["openapi"], "3.1.0");
    let paths = description["paths"].as_object().expect("paths");
    let mut operations = 0;
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{method} {path}");
            let path = path
                .replace("{table}", &"0".repeat(24))
                .replace("{name}", "broom")
                .replace("{rule}", "BRM-TURN-1")
                .replace("{lesson}", "first-turn")
                .replace("{challenge}", "0")
                .replace("{number}", "1");
            let answer = nobody.send(&method.to_uppercase(), &path, &[], Some(b"")).await.expect("an answer");
            let unknown =
                answer.status == 405 || answer.status == 404 && answer.code() == "not-found" && !path.contains("tokens");
            assert!(!unknown, "{method} {path}: {}", answer.text());
            operations += 1;
        }
    }
    assert_eq!(operations, 108);
    // A table, its updates and prompts have what their schemas say, and nothing else.
    let mut people: [_; 2] = house.guests().await;
    let mut prompts = people[1].events("/api/v1/me/prompts", None).await.expect("a stream");
    let clock = json!({ "live": { "seconds": 600, "increment": 5 } });
    let table = gather(&mut people, json!({ "deal": "full moon", "clock": clock })).await;
    let mut heard = stream(&people[0], &table, None).await;
    fits(&description, "TableSeen", &soon(&mut heard).await.json());
    start(&mut people, &table).await;
    good(act(&mut people[0], &table, "talk", json!({ "text": "hello" })).await);
    let (last, over) = play(&mut people, &table, 5000, &mut FastDice::new(3)).await;
    assert!(over);
    fits(&description, "TableSeen", &look(&mut people[0], &table).await);
    loop {
        let event = soon(&mut heard).await;
        fits(&description, "TableUpdate", &event.json());
        if event.id == Some(last) {
            break;
        }
    }
    loop {
        let event = soon(&mut prompts).await;
        fits(&description, "PromptShown", &event.json());
        if event.name == "over" {
            break;
        }
    }
    let report = format!("/api/v1/tables/{table}/report");
    until("the report is ready", async || good(people[0].clone().get(&report).await.expect("an answer"))["stage"] == "ready")
        .await;
    fits(&description, "ReportShown", &good(people[0].get(&report).await.expect("an answer")));
    // So have all other answers that a browser or a bot reads.
    let opened = good(
        people[0]
            .post("/api/v1/tables", &json!({ "game": GAME, "seats": ["me", "novice"], "listed": true }))
            .await
            .expect("an answer"),
    );
    fits(&description, "OpenedShown", &opened);
    let running = opened["table"].as_str().expect("a table").to_owned();
    fits(&description, "DoneShown", &good(act(&mut people[0], &running, "start", json!({})).await));
    fits(&description, "Me", &good(people[0].get("/api/v1/me").await.expect("an answer")));
    for (path, schema) in [
        ("/api/v1/games", "GameShown"),
        ("/api/v1/lobby", "Listed"),
        ("/api/v1/me/tables", "Listed"),
        ("/api/v1/me/turns", "Listed"),
        (&format!("/api/v1/ratings/{GAME}"), "RatingShown"),
    ] {
        let list = good(people[0].get(path).await.expect("an answer"));
        list.as_array().expect("a list").iter().for_each(|one| fits(&description, schema, one));
        assert!(path.contains("ratings") || list.as_array().is_some_and(|list| !list.is_empty()), "{path}: {list}");
    }
    let stale = act(&mut people[0], &running, "undo", json!({ "seq": 1 })).await;
    assert_eq!(stale.code(), "conflict");
    fits(&description, "Failure", &stale.json());
    // What may be said in the head of a request is named, and so are all codes.
    let parameters = |path: &str, method: &str| {
        let named = description["paths"][path][method]["parameters"].as_array().expect("parameters").clone();
        named.iter().filter_map(|one| one["name"].as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    for path in ["/api/v1/tables", "/api/v1/records", "/api/v1/tables/{table}/moves", "/api/v1/tables/{table}/play-on"] {
        assert!(parameters(path, "post").contains(&"Idempotency-Key".to_owned()), "{path}");
    }
    assert!(parameters("/api/v1/tables/{table}/stream", "get").contains(&"Last-Event-ID".to_owned()));
    let events = &description["paths"]["/api/v1/tables/{table}/stream"]["get"]["responses"]["200"]["content"];
    assert_eq!(events["text/event-stream"]["x-events"]["update"]["$ref"], "#/components/schemas/TableUpdate");
    let codes = description["components"]["schemas"]["ErrorBody"]["properties"]["code"]["enum"].as_array().expect("codes");
    assert!(codes.len() > 50 && codes.contains(&json!("conflict")));
    // Every schema that is referred to is there.
    let text = description.to_string();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name: String = reference.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        assert!(description["components"]["schemas"].get(&name).is_some(), "{name}");
    }
}

/// Somebody new, as a proxy passes them on that says where they come from.
async fn newcomer(house: &House, forwarded: &[&str]) -> u16 {
    let head = forwarded.iter().map(|value| ("x-forwarded-for", *value)).chain([("content-type", "application/json")]);
    let head: Vec<_> = head.collect();
    let answer = Client::new(house.address()).send("POST", "/api/v1/guests", &head, Some(br#"{"name":"Eve"}"#)).await;
    answer.expect("an answer").status
}

/// Behind a proxy the last address is the proxy's word; whatever stands before it was brought along by whoever asks.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_around_the_limits_with_a_forged_address() {
    let few = Rates { newcomers: 1.0, ..GENEROUS };
    for forged in ["two lines", "one line", "none", "no proxy"] {
        let house = House::with(|config| (config.rates, config.behind_proxy) = (few, forged != "no proxy")).await;
        let mut answers = Vec::new();
        for number in 0..20 {
            let (own, true_one) = (format!("10.0.{number}.1"), "203.0.113.7");
            answers.push(match forged {
                "two lines" => newcomer(&house, &[&own, true_one]).await,
                "one line" => newcomer(&house, &[&format!("{own}, {true_one}")]).await,
                "none" => newcomer(&house, &[]).await,
                _ => newcomer(&house, &[&own]).await,
            });
        }
        assert_eq!(answers.last(), Some(&429), "{forged}: {answers:?}");
        // Somebody else comes in, if there is anybody who says that they are somebody else.
        let other = if forged == "no proxy" { 429 } else { 200 };
        assert_eq!(newcomer(&house, &["10.0.0.1", "203.0.113.8"]).await, other, "{forged}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_told_as_prometheus_reads_them() {
    let house = House::open().await;
    let mut people: [_; 2] = house.guests().await;
    let table = playing(&mut people).await;
    play(&mut people, &table, 5, &mut FastDice::new(1)).await;
    let _watching = stream(&people[0], &table, None).await;
    let text = people[0].get("/metrics").await.expect("an answer").text();
    let number = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok());
    // Opened before the count began; then claimed, started and five moves.
    assert_eq!(number("coven_lines_total"), Some(7.0), "{text}");
    assert_eq!((number("coven_streams"), number("coven_tables_in_memory")), (Some(1.0), Some(1.0)));
    assert!(number("process_resident_memory_bytes") > Some(1e6));
    assert!(!text.contains(&table), "no link to a table is told");
}

/// What a schema does not name is refused with its name, in every body that the API takes.
#[tokio::test(flavor = "multi_thread")]
async fn a_field_that_no_schema_names_is_refused_by_name() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let description = good(ada.get("/api/openapi.json").await.expect("an answer"));
    let mut bodies = 0;
    for (path, methods) in description["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            if schema.is_null() {
                continue;
            }
            let path = path.replace("{table}", &"0".repeat(24)).replace("{name}", "nobody");
            let headers = [("content-type", "application/json")];
            let answer = ada.send(&method.to_uppercase(), &path, &headers, Some(br#"{"surprise":1}"#)).await.expect("an answer");
            assert!(answer.text().contains("surprise"), "{method} {path}: {}", answer.text());
            assert_eq!(bad(answer), (400, "bad-json".to_owned()), "{method} {path}");
            closed(&description, schema, &path);
            bodies += 1;
        }
    }
    assert!(bodies > 15, "{bodies}");
    let mixed = json!({ "name": "Beatrice", "login": "bea" }).to_string();
    let answer = ada.send("PATCH", "/api/v1/me", &[("content-type", "application/json")], Some(mixed.as_bytes())).await;
    assert_eq!(bad(answer.expect("an answer")), (400, "bad-json".to_owned()));
    assert_eq!(good(ada.get("/api/v1/me").await.expect("an answer"))["name"], "Ada", "nothing was changed");
}

/// Every object within a schema says that it has no other fields.
fn closed(description: &Value, schema: &Value, path: &str) {
    if let Some(place) = schema["$ref"].as_str() {
        return closed(description, description.pointer(place.trim_start_matches('#')).expect("a schema"), path);
    }
    if schema.get("properties").is_some() {
        assert_eq!(schema["additionalProperties"], Value::Bool(false), "{path}: {schema}");
    }
    let within = schema["properties"].as_object().into_iter().flat_map(|fields| fields.values());
    let choices = ["anyOf", "oneOf"].into_iter().filter_map(|word| schema[word].as_array()).flatten();
    within.chain(choices).for_each(|one| closed(description, one, path));
}
