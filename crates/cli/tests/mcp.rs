//! `coven mcp` as the client of a language model meets it: the client is rmcp's own, the server is the built program.

#[path = "desk/mod.rs"]
mod desk;

use coven_engine::{DataSource, Record, Seat, Viewer};
use desk::Desk;
use rmcp::ServiceExt;
use rmcp::model::{CallToolRequestParams, CallToolResult};
use rmcp::service::{RoleClient, RunningService};
use serde_json::{Value, json};
use std::process::Stdio;
use tokio::process::{Child, Command};

/// A client with the program that it has started.
struct Client {
    peer: RunningService<RoleClient, ()>,
    program: Child,
}

/// What a tool said.
#[derive(Debug, PartialEq)]
struct Said {
    error: bool,
    words: String,
    data: Value,
}

impl Said {
    /// The call was carried out.
    fn good(self) -> Value {
        assert!(!self.error && !self.words.is_empty(), "{self:?}");
        self.data
    }

    /// The call was refused; the code, and the rule if one says so.
    fn refused(self) -> (String, Option<String>) {
        assert!(self.error && self.words.contains(self.data["code"].as_str().expect("a code")), "{self:?}");
        assert!(self.data["message"].as_str().is_some_and(|message| self.words.contains(message)), "{self:?}");
        (text(&self.data["code"]), self.data["rule"].as_str().map(str::to_owned))
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(text).collect()
}

impl Client {
    async fn start(arguments: &[&str]) -> Client {
        let mut program = Command::new(env!("CARGO_BIN_EXE_coven"))
            .args(arguments)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the program starts");
        let streams = (program.stdout.take().expect("its output"), program.stdin.take().expect("its input"));
        Client { peer: ().serve(streams).await.expect("both speak the protocol"), program }
    }

    async fn call(&self, tool: &'static str, arguments: Value) -> Said {
        let arguments = arguments.as_object().cloned().expect("named arguments");
        let call = CallToolRequestParams::new(tool).with_arguments(arguments);
        let CallToolResult { content, structured_content, is_error, .. } = self.peer.call_tool(call).await.expect("an answer");
        let words = content.iter().filter_map(|block| block.as_text()).map(|block| block.text.clone()).collect();
        Said { error: is_error == Some(true), words, data: structured_content.unwrap_or_default() }
    }

    /// The ids of the games.
    async fn games(&self) -> Vec<String> {
        let listed = self.call("games", json!({})).await.good();
        listed["games"].as_array().expect("a list").iter().map(|game| text(&game["id"])).collect()
    }

    /// Leaves; the program ends by itself and well.
    async fn leave(mut self) {
        self.peer.close().await.expect("the client ends");
        assert!(self.program.wait().await.expect("the program ends").success());
    }
}

/// Legal moves, one after another: neither the first nor the last all the time.
fn choose(question: &Value, turn: usize) -> String {
    let moves = question["moves"].as_array().expect("moves");
    assert!(!moves.is_empty() && moves.iter().all(|offered| !text(&offered["meaning"]).is_empty()), "{question}");
    text(&moves[(turn * 7 + 3) % moves.len()]["move"])
}

/// What was shown to a seat when it was asked.
struct Asked {
    moves: Vec<String>,
    view: Value,
}

#[tokio::test]
async fn a_client_plays_every_game_to_its_end_and_learns_what_its_seat_may_know() {
    let desk = Desk::new();
    let records = desk.path("records");
    let client = Client::start(&["mcp", "--records", &records.display().to_string()]).await;
    for (number, game) in client.games().await.into_iter().enumerate() {
        let opened = client.call("new_table", json!({ "game": game, "seat": number % 2, "bots": ["random"] })).await.good();
        let (table, seat) = (&opened["table"], opened["seat"].as_u64().expect("a seat"));
        let (mut asked, mut heard) = (Vec::new(), texts(&opened["heard"]));
        let mut now = opened.clone();
        while now["over"] == false {
            let listed = client.call("moves", json!({ "table": table })).await.good();
            assert_eq!(listed["question"], now["question"]);
            let moves = now["question"]["moves"].as_array().expect("moves").iter().map(|offered| text(&offered["move"]));
            let look = client.call("look", json!({ "table": table })).await.good();
            asked.push(Asked { moves: moves.collect(), view: look["view"].clone() });
            assert_eq!(client.call("result", json!({ "table": table })).await.refused().0, "not-over");
            let chosen = choose(&now["question"], asked.len());
            now = client.call("play", json!({ "table": table, "move": chosen })).await.good();
            heard.extend(texts(&now["heard"]));
        }
        let again = client.call("play", json!({ "table": table, "move": asked[0].moves[0] })).await.refused();
        assert_eq!(again, ("game-over".to_owned(), Some("TABLE-OVER".to_owned())));
        let result = client.call("result", json!({ "table": table })).await.good();
        assert!(result["standing"].as_array().expect("places").iter().any(|result| result["place"] == 1));

        let file = text(&result["record"]);
        let record = Record::parse(&std::fs::read_to_string(&file).expect("the record")).expect("a record");
        assert_eq!(text(&result["seed"]), record.header.seed.to_string());
        assert_eq!(
            (text(&opened["commitment"]), &opened["commitment"]),
            (record.header.seed.commitment().to_string(), &result["commitment"])
        );
        check_what_was_shown(&record, Seat(seat as u8), &asked);
        let told = desk.coven(&format!("replay {file} --seat {seat} --json")).good().json();
        let told: Vec<String> = told
            .iter()
            .flat_map(|line| [&line["opening"], &line["told"]])
            .filter(|told| told.is_array())
            .flat_map(texts)
            .collect();
        assert_eq!(heard, told, "the story of {game}");
        desk.coven(&format!("verify {file}")).good();
    }
    client.leave().await;
}

/// Whenever the seat was asked, it was shown what its eyes see in the same position of the record, and every move that it had.
fn check_what_was_shown(record: &Record, seat: Seat, asked: &[Asked]) {
    let whole = coven_catalog::resume(record, &DataSource::builtin()).expect("a record that replays");
    let mut table = whole.at(0).expect("its beginning");
    let mut shown = asked.iter();
    for entry in whole.moves() {
        if entry.seat == seat {
            let Asked { moves, view } = shown.next().expect("the seat was asked");
            assert_eq!(*view, table.view_json(Viewer::Seat(seat)));
            assert!(table.choices(seat).iter().map(|choice| &choice.notation).eq(moves));
        }
        table.play(entry.seat, &entry.notation).expect("a move of the record");
    }
    assert!(shown.next().is_none());
}

#[tokio::test]
async fn asking_why_not_changes_nothing_and_names_the_rule() {
    let client = Client::start(&["mcp"]).await;
    for game in client.games().await {
        let mut now = client.call("new_table", json!({ "game": game, "seed": 5 })).await.good();
        let table = now["table"].clone();
        let mut earlier: Vec<String> = Vec::new();
        let mut rules = 0;
        for turn in 0..6 {
            let before = client.call("look", json!({ "table": table })).await;
            let legal = choose(&now["question"], turn);
            let may = client.call("why_not", json!({ "table": table, "move": legal })).await.good();
            assert_eq!((&may["legal"], text(&may["move"])), (&json!(true), legal.clone()));
            for other in &earlier {
                let why = client.call("why_not", json!({ "table": table, "move": other })).await.good();
                if why["legal"] == false {
                    assert!(!text(&why["code"]).is_empty() && !text(&why["message"]).is_empty());
                    let rule = client.call("rule", json!({ "what": why["rule"], "table": table })).await.good();
                    assert!(text(&rule["found"][0]).starts_with(&text(&why["rule"])), "{rule}");
                    let refused = client.call("play", json!({ "table": table, "move": other })).await.refused();
                    assert_eq!(refused, (text(&why["code"]), Some(text(&why["rule"]))));
                    rules += 1;
                }
            }
            assert_eq!(client.call("look", json!({ "table": table })).await, before);
            earlier.push(legal.clone());
            now = client.call("play", json!({ "table": table, "move": legal })).await.good();
        }
        assert!(rules > 0, "something is not legal twice in {game}");
    }
    client.leave().await;
}

#[tokio::test]
async fn a_move_is_taken_back_where_that_is_fair() {
    let client = Client::start(&["mcp"]).await;
    let mut taken_back = 0;
    for game in client.games().await {
        let mut now = client.call("new_table", json!({ "game": game, "seed": 2, "bots": ["random"] })).await.good();
        let table = now["table"].clone();
        assert_eq!(client.call("undo", json!({ "table": table })).await.refused().0, "undo-nothing");
        for turn in 0..40 {
            if now["over"] == true {
                break;
            }
            let before = client.call("look", json!({ "table": table })).await.good();
            let chosen = choose(&now["question"], turn);
            now = client.call("play", json!({ "table": table, "move": chosen })).await.good();
            let undone = client.call("undo", json!({ "table": table })).await;
            if undone.error {
                assert_eq!(undone.refused().1.as_deref(), Some("TABLE-UNDO"));
            } else {
                assert_eq!(client.call("look", json!({ "table": table })).await.good(), before);
                taken_back += 1;
                now = client.call("play", json!({ "table": table, "move": chosen })).await.good();
            }
        }
    }
    assert!(taken_back > 0, "nothing was ever taken back");
    client.leave().await;
}

#[tokio::test]
async fn tables_stand_apart_and_the_same_seed_deals_the_same() {
    let client = Client::start(&["mcp"]).await;
    let game = client.games().await.swap_remove(0);
    let new = json!({ "game": game, "seed": 11, "players": 2, "bots": ["apprentice"] });
    let (one, other) = (client.call("new_table", new.clone()).await.good(), client.call("new_table", new).await.good());
    assert_eq!((one["table"].as_u64(), other["table"].as_u64()), (Some(1), Some(2)));
    assert_eq!(one["question"], other["question"]);
    let before = client.call("look", json!({ "table": 2 })).await;
    let chosen = choose(&one["question"], 0);
    let played = client.call("play", json!({ "table": 1, "move": chosen })).await.good();
    assert_eq!(client.call("look", json!({ "table": 2 })).await, before);
    let same = client.call("play", json!({ "table": 2, "move": chosen })).await.good();
    assert_eq!((&played["heard"], &played["question"]), (&same["heard"], &same["question"]));
    client.call("leave", json!({ "table": 1 })).await.good();
    assert_eq!(client.call("look", json!({ "table": 1 })).await.refused(), ("unknown-table".to_owned(), None));
    client.leave().await;
}

#[tokio::test]
async fn whatever_is_wrong_is_named() {
    let client = Client::start(&["mcp"]).await;
    let tools = client.peer.list_all_tools().await.expect("the tools");
    let mut names: Vec<&str> = tools.iter().map(|tool| &*tool.name).collect();
    names.sort_unstable();
    assert_eq!(names, ["games", "leave", "look", "moves", "new_table", "play", "result", "rule", "undo", "why_not"]);
    assert!(tools.iter().all(|tool| tool.description.as_ref().is_some_and(|words| !words.is_empty())));
    let game = &client.games().await[0];
    for (new, code) in [
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "game": game, "players": 4_000_000_000_u64 }), "players"),
        (json!({ "game": game, "players": 3, "seat": 3 }), "unknown-seat"),
        (json!({ "game": game, "bots": ["wizard"] }), "unknown-bot"),
        (json!({ "game": game, "players": 4, "bots": ["random", "novice"] }), "bots"),
    ] {
        assert_eq!(client.call("new_table", new).await.refused(), (code.to_owned(), None));
    }
    let variant = client.call("new_table", json!({ "game": game, "variants": ["no-such-thing"] })).await.refused();
    assert!(variant.1.is_some(), "a rule says which variants there are");
    for (tool, arguments, named) in [
        ("look", json!({}), "table"),
        ("look", json!({ "table": "first" }), "first"),
        ("new_table", json!({ "game": game, "opponents": 3 }), "opponents"),
    ] {
        let said = client.call(tool, arguments).await;
        assert!(said.error && said.words.contains(named), "{said:?}");
    }
    let table = client.call("new_table", json!({ "game": game })).await.good()["table"].clone();
    let nonsense = client.call("play", json!({ "table": table, "move": "dance" })).await.refused();
    assert_eq!(nonsense, ("bad-notation".to_owned(), None));
    let many = client.call("rule", json!({ "what": "round" })).await.good();
    assert!(many["found"].as_array().is_some_and(|found| found.len() == 20) && many["more"].as_u64() > Some(0));
    let unknown = client.call("rule", json!({ "what": "xyzzy plugh" })).await.refused();
    assert_eq!(unknown, ("unknown-rule".to_owned(), None));
    let missing = client.peer.call_tool(CallToolRequestParams::new("dance")).await;
    assert!(missing.is_err(), "there is no such tool");
    client.leave().await;
}

#[tokio::test]
async fn the_model_is_spoken_to_in_the_chosen_language() {
    let client = Client::start(&["--lang", "it", "mcp"]).await;
    let game = client.games().await.swap_remove(0);
    let opened = client.call("new_table", json!({ "game": game, "seed": 1 })).await;
    assert!(opened.words.contains("Posto 0"), "{}", opened.words);
    client.leave().await;
}

#[test]
fn without_a_client_it_says_so() {
    let sentence = Desk::new().coven("mcp").refused();
    assert!(sentence.starts_with("no client has begun to talk"), "{sentence}");
}
