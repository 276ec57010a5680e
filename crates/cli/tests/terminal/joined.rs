//! A table of a server, played in the terminal: claimed, talked at, lost and found again, and played to its end.

use crate::house::{Server, good};
use crate::played::play_to_the_end;
use crate::window::Window;
use coven_server::client::Client;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_at_a_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("coven.sqlite").display().to_string();
    let server = Server::start(&database);
    let mut host = Client::guest(server.address, "Host").await.expect("a guest");
    let wish = json!({ "game": "salem", "seats": ["open", "random", "random"], "listed": true });
    let opened = host.post("/api/v1/tables", &wish).await.expect("a table").json();
    let table = opened["table"].as_str().expect("its id").to_owned();
    let url = format!("http://{}", server.address);

    let mut window = Window::open(folder.path(), (120, 40), &["join", &url, "--name", "Ada"]);
    window.wait_for("Which table?");
    // The table stands first in the lobby; it opens beside the list.
    window.press("\r");
    window.wait_for("Sit down on chair 1");
    window.press("\r");
    window.wait_for("Ada");
    let started = host.send("POST", &format!("/api/v1/tables/{table}/start"), &[], None).await.expect("an answer");
    assert_eq!(started.status, 200, "{}", started.text());
    window.wait_for("Choose a building to build");
    window.press(":hello to all\r6");
    window.wait_for("Ada: hello to all");
    // A key that comes together with Escape would be taken for one that is pressed with Alt.
    window.press("\x1b");
    window.wait("the table without the talk", |window| !window.text().contains("What you can say"));
    let written = play_to_the_end(&mut window);
    assert!(written.len() > 5, "{}", window.text());
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
}

/// Whoever joins is told that somebody may know the deal: in the list, before they sit down, and in the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_known_deal_is_announced() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("coven.sqlite").display().to_string());
    let mut host = Client::guest(server.address, "Host").await.expect("a guest");
    let wish = json!({ "game": "salem", "seats": ["open", "random", "random"], "listed": true, "deal": "full moon" });
    let opened = good(host.post("/api/v1/tables", &wish).await.expect("an answer"));
    let table = opened["table"].as_str().expect("its id").to_owned();
    let mut window = Window::open(folder.path(), (160, 40), &["join", &format!("http://{}", server.address), "--name", "Ada"]);
    window.wait_for("(known deal, not rated)");
    window.press("\r");
    window.wait_for("Sit down on chair 1");
    window.wait_for("Somebody may know what this table deals");
    window.press("\r");
    window.wait_for("Ada");
    good(host.send("POST", &format!("/api/v1/tables/{table}/start"), &[], None).await.expect("an answer"));
    window.wait_for("Choose a building to build");
    window.wait_for("Somebody may know");
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_stream_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("coven.sqlite").display().to_string();
    let server = Server::start(&database);
    let address = server.address;
    let mut window = Window::open(folder.path(), (100, 30), &["join", &format!("http://{address}"), "--name", "Ada"]);
    window.wait_for("Which table?");
    // No table is open yet, so the first choice is a new one of the first game.
    window.press("\r");
    // The list of tables asks, too: the table itself must be there before the server goes.
    window.wait_for("(BRM-");
    window.settle();
    server.kill();
    window.wait_for("The connection is lost");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_coven"));
    command.args(["serve", "--listen", &address.to_string(), "--rate", "60000", "--database", &database]);
    let _server = Server::of(command);
    window.wait("the table is back", |window| !window.text().contains("The connection is lost"));
    window.wait_for("▶");
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
}

/// A table that was opened from the list stands in it when its tab is closed.
#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_tables_is_looked_at_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("coven.sqlite").display().to_string());
    let mut window = Window::open(folder.path(), (100, 30), &["join", &format!("http://{}", server.address), "--name", "Ada"]);
    window.wait_for("Which table?");
    window.press("\r");
    window.wait_for("(BRM-");
    window.press("\x17");
    window.wait_for("Which table?");
    window.wait_for("Broom Service: Ada");
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
}

/// Whoever leaves and comes back under the same name is the same guest, at the same table.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_comes_back_to_the_own_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(&folder.path().join("coven.sqlite").display().to_string());
    let url = format!("http://{}", server.address);
    let join = |name: &str| Window::open(folder.path(), (100, 30), &["join", &url, "--name", name]);
    let leave = |mut window: Window| {
        window.press("\x03");
        assert!(window.end() && window.is_as_before(), "{}", window.text());
    };
    let mut window = join("Ada");
    window.wait_for("Which table?");
    window.press("\r");
    window.wait_for("(BRM-");
    leave(window);
    let mut window = join("Ada");
    window.wait_for("Broom Service: Ada");
    window.press("\r");
    window.wait_for("(BRM-");
    leave(window);
    let window = join("Bea");
    window.wait_for("Which table?");
    window.settle();
    assert!(!window.text().contains("Ada"), "somebody else is another guest:\n{}", window.text());
    leave(window);
}

/// The owner of a token sits at two tables at once: a statement in the game's own words at one of them, a move at the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_token_plays_at_several_tables() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("coven.sqlite").display().to_string();
    let server = Server::start(&database);
    let mut ada = Client::guest(server.address, "Ada").await.expect("a guest");
    let token = good(ada.post("/api/v1/tokens", &json!({ "label": "terminal" })).await.expect("an answer"));
    let token = token["token"].as_str().expect("it is shown once").to_owned();
    let mut urls = Vec::new();
    for (game, seats) in [("salem", json!(["me", "random", "random"])), ("broom", json!(["me", "random"]))] {
        let opened = good(ada.post("/api/v1/tables", &json!({ "game": game, "seats": seats })).await.expect("an answer"));
        let table = opened["table"].as_str().expect("its id").to_owned();
        let started = ada.send("POST", &format!("/api/v1/tables/{table}/start"), &[], None).await.expect("an answer");
        assert_eq!(started.status, 200, "{}", started.text());
        urls.push(format!("http://{}/tables/{table}", server.address));
    }
    let size = (120, 40);
    let set = [("TERM", "xterm-256color"), ("COVEN_TOKEN", token.as_str())];
    let mut window = Window::open_with(folder.path(), size, &["join", &urls[0], &urls[1]], &set);
    window.wait_for("Choose a building to build");
    // Both tables ask; each stands in the first line.
    let head = window.text().lines().next().unwrap_or_default().to_owned();
    assert!(head.contains("▶New Salem") && head.contains("▶Broom Service"), "{head}");
    window.press("6");
    window.wait_for("What you can say");
    window.press("\x1b[B\r");
    window.wait_for("Ada: \"My side: Puritans.\"");
    window.press("\x1b+");
    // Some deals ask something else before roles are chosen.
    window.wait_for("(BRM-");
    window.settle();
    let before = window.text();
    window.press("\r");
    window.wait("the move is made", |window| window.text() != before);
    window.press("-");
    window.wait_for("Choose a building to build");
    // Ctrl-W leaves this table, which goes on; the last one stays.
    window.press("\x17");
    window.wait("one table is left", |window| !window.text().contains("New Salem") && window.text().contains("Broom Service"));
    window.press("\x17");
    window.settle();
    assert!(window.is_whole_screen() && window.text().contains("Broom Service"), "{}", window.text());
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
    let mut wrong = Window::open_with(folder.path(), size, &["join", &urls[0], "--token", "coven_nobody"], &set);
    assert!(!wrong.end() && wrong.is_as_before(), "{}", wrong.text());
}

#[test]
fn bad_addresses_are_refused_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    for (url, said) in [("nowhere", "is no address"), ("http://127.0.0.1:9", "cannot be reached")] {
        let mut window = Window::open(folder.path(), (100, 30), &["join", url]);
        assert!(!window.end());
        assert!(window.text().contains(said), "{}", window.text());
        assert!(window.is_as_before());
    }
}
