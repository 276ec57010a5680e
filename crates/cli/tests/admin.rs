//! `coven config` and `coven admin` as operators use them, beside a server that runs.

use coven_server::client::{Answer, Client};
use coven_store::testing::PostgresServer;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// The program, with a database that the environment names.
fn coven(database: &str, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
    command
        .args(words)
        .env("COVEN_DATABASE", database)
        .env("COVEN_RATE", "60000")
        .env("COVEN_PUBLIC_URL", "https://coven.example.org");
    command
}

struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(mut command: Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        Server { child, address: address.unwrap_or_else(|| panic!("no address: '{line}'")) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a command says, with its exit code.
struct CommandOutput {
    code: Option<i32>,
    out: String,
    complaint: String,
}

impl From<Output> for CommandOutput {
    fn from(output: Output) -> CommandOutput {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        CommandOutput { code: output.status.code(), out: text(output.stdout), complaint: text(output.stderr) }
    }
}

impl CommandOutput {
    #[track_caller]
    fn good(self) -> String {
        assert_eq!(self.code, Some(0), "{}{}", self.out, self.complaint);
        self.out
    }

    #[track_caller]
    fn json(self) -> Value {
        serde_json::from_str(&self.good()).expect("JSON")
    }

    /// The complaint about bad input.
    #[track_caller]
    fn bad(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{}", self.complaint);
        self.complaint
    }
}

fn good(answer: Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// Waits until a person is answered with this status.
async fn until(person: &mut Client, path: &str, status: u16) {
    for _ in 0..400 {
        if person.get(path).await.expect("an answer").status == status {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} is never answered with {status}");
}

/// Waits until a person sees that a table stands there.
async fn until_stage(person: &mut Client, table: &str, stage: &str) {
    for _ in 0..400 {
        let state = good(person.get(&format!("/api/v1/tables/{table}")).await.expect("an answer"));
        if state["table"]["stage"] == stage {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the table is never {stage}");
}

#[test]
fn a_server_is_told_by_a_file_and_says_what_it_was_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (database, file) = (folder.path().join("coven.db"), folder.path().join("coven.toml"));
    let secret = folder.path().join("url");
    let settings = format!("database = {:?}\nlisten = \"127.0.0.1:0\"\nstreams = 5\n", database.display().to_string());
    std::fs::write(&file, settings).expect("a file");
    std::fs::write(&secret, "postgres://coven:s3cret@db/coven\n").expect("a file");
    let program = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
        command.args(words).env("COVEN_CONFIG", &file);
        command
    };
    let server = Server::start(program(&["serve"]));
    assert!(database.exists(), "it uses the database that the file names");
    drop(server);

    let shown =
        CommandOutput::from(program(&["config", "--rate", "9"]).env("COVEN_STREAMS", "6").output().expect("it runs")).good();
    let file_name = file.display().to_string();
    for expected in
        ["listen = \"127.0.0.1:0\"".to_owned(), format!("# {file_name}:2"), "rate = \"9\"".to_owned(), "# --rate".to_owned()]
    {
        assert!(shown.contains(&expected), "{expected}: {shown}");
    }
    assert!(shown.lines().any(|line| line.starts_with("streams = \"6\"") && line.ends_with("# COVEN_STREAMS")), "{shown}");
    let mut hidden = Command::new(env!("CARGO_BIN_EXE_coven"));
    let hidden = hidden.args(["config", "--json"]).env("COVEN_DATABASE_FILE", &secret).env("COVEN_LISTN", "x").output();
    let hidden = CommandOutput::from(hidden.expect("it runs"));
    assert!(hidden.complaint.contains("COVEN_LISTN is no setting; did you mean COVEN_LISTEN?"), "{}", hidden.complaint);
    let settings = hidden.json();
    let found = settings["settings"].as_array().expect("a list").iter().find(|setting| setting["key"] == "database").cloned();
    let found = found.expect("a database");
    assert_eq!((&found["value"], &found["at"]), (&json!("postgres://coven:***@db/coven"), &json!("COVEN_DATABASE_FILE")));
    assert!(!settings.to_string().contains("s3cret"));

    std::fs::write(&file, "listen = \"127.0.0.1:0\"\nlisten_to = 3\n").expect("a file");
    let refused = CommandOutput::from(program(&["serve"]).output().expect("it runs")).bad();
    assert_eq!(refused, format!("coven: {file_name}:2: listen_to is no setting; did you mean listen?\n"));
    let example =
        CommandOutput::from(program(&["config", "--example"]).env("COVEN_CONFIG", "").output().expect("it runs")).good();
    std::fs::write(&file, example).expect("a file");
    CommandOutput::from(program(&["config"]).output().expect("it runs")).good();
}

#[tokio::test]
async fn people_and_tables_are_looked_after_while_the_server_runs_on_both_databases() {
    let folder = tempfile::tempdir().expect("a folder");
    let postgres = PostgresServer::shared();
    for database in [folder.path().join("coven.db").display().to_string(), postgres.database()] {
        let admin =
            |words: &[&str]| CommandOutput::from(coven(&database, &[&["admin"], words].concat()).output().expect("it runs"));
        assert!(admin(&["people", "list"]).bad().contains("the database"), "there is none yet");
        let mut command = coven(&database, &["serve", "--listen", "127.0.0.1:0"]);
        command.env_remove("COVEN_PUBLIC_URL");
        let server = Server::start(command);
        let mut ada = Client::guest(server.address, "Ada").await.expect("a guest");
        let mut bea = Client::guest(server.address, "Bea").await.expect("a guest");
        Client::guest(server.address, "Bea").await.expect("another guest");
        let account = json!({ "login": "ada", "passphrase": "eye of newt" }).to_string();
        let headers = [("content-type", "application/json")];
        let answer = ada.send("PUT", "/api/v1/me/account", &headers, Some(account.as_bytes())).await.expect("an answer");
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie").to_owned();
        ada.headers = vec![("cookie".to_owned(), cookie)];
        let wanted = json!({ "game": "broom", "seats": ["me", "open"] });
        let table =
            good(ada.post("/api/v1/tables", &wanted).await.expect("an answer"))["table"].as_str().expect("an id").to_owned();
        good(bea.post(&format!("/api/v1/tables/{table}/claim"), &json!({ "seat": 1 })).await.expect("an answer"));

        // Who is here.
        let people = admin(&["people", "list", "--json"]).json();
        // Two who came within the same millisecond stand in no order.
        let mut people = people.as_array().expect("a list").clone();
        people.sort_by_key(|one| (one["name"].to_string(), -one["tables"].as_i64().unwrap_or_default()));
        let seen: Vec<(&str, &str, i64)> = people
            .iter()
            .map(|one| {
                (
                    one["name"].as_str().expect("a name"),
                    one["kind"].as_str().expect("a kind"),
                    one["tables"].as_i64().expect("a number"),
                )
            })
            .collect();
        assert_eq!(seen, [("Ada", "account", 1), ("Bea", "guest", 1), ("Bea", "guest", 0)]);
        let listed = admin(&["people", "list"]).good();
        assert!(listed.starts_with("NAME") && listed.lines().count() == 4, "{listed}");
        assert!(admin(&["people", "ban", "Cleo"]).bad().contains("there is nobody with the login, id or name 'Cleo'"));
        assert!(admin(&["people", "ban", "Bea"]).bad().contains("2 people are called 'Bea'"));
        assert!(admin(&["people", "ban", "ada", "--until", "2001-01-01"]).bad().contains("over already"));
        assert!(admin(&["people", "ban", "ada", "--until", "soon"]).bad().contains("'soon' is no time"));

        // A ban, and its end.
        let banned = admin(&["people", "ban", "ada", "--until", "7d"]).good();
        assert!(banned.starts_with("Ada (login ada) is banned until ") && banned.contains("from 1 table."), "{banned}");
        until(&mut ada, "/api/v1/me", 401).await;
        admin(&["people", "unban", "ADA"]).good();
        until(&mut ada, "/api/v1/me", 200).await;
        assert!(admin(&["people", "unban", "ada"]).bad().contains("is not banned"));

        // A link for a new passphrase: the only secret that is printed.
        let link = admin(&["people", "reset", "ada", "--json"]).json();
        let link = link["link"]
            .as_str()
            .expect("a link")
            .strip_prefix("https://coven.example.org")
            .expect("the public address")
            .to_owned();
        until(&mut ada, "/api/v1/me", 401).await;
        let form = [("content-type", "application/x-www-form-urlencoded")];
        let set =
            Client::new(server.address).send("POST", &link, &form, Some(b"passphrase=toe+of+frog")).await.expect("an answer");
        assert_eq!(set.status, 303, "{}", set.text());
        let guest = people[1]["id"].as_str().expect("an id");
        assert!(admin(&["people", "reset", guest]).bad().contains("is a guest"));

        // What somebody was told about somebody.
        assert_eq!(admin(&["reports", "list", "--json"]).json(), json!([]));
        let told = json!({ "reason": "insults" });
        good(
            bea.post(&format!("/api/v1/people/{}/report", people[0]["id"].as_str().expect("an id")), &told)
                .await
                .expect("an answer"),
        );
        let reports = admin(&["reports", "list", "--json"]).json();
        assert_eq!((&reports[0]["by"]["name"], &reports[0]["about"]["name"]), (&json!("Bea"), &json!("Ada")), "{reports}");
        assert!(admin(&["reports", "list"]).good().contains("insults"));
        let report = reports[0]["id"].as_str().expect("an id");
        admin(&["reports", "close", report]).good();
        assert!(admin(&["reports", "close", report]).bad().contains("no report with the id"));
        assert_eq!(admin(&["reports", "list", "--json"]).json(), json!([]));
        assert!(admin(&["reports", "list", "--all"]).good().contains("insults"));

        // Tables.
        let tables = admin(&["tables", "list", "--state", "gathering", "--json"]).json();
        assert_eq!((&tables[0]["id"], &tables[0]["seats"]), (&json!(table), &json!([null, "Bea"])), "{tables}");
        assert!(admin(&["tables", "close", "nowhere"]).bad().contains("there is no table 'nowhere'"));
        admin(&["tables", "close", &table[..8]]).good();
        assert!(admin(&["tables", "close", &table]).bad().contains("the table was closed"));
        until_stage(&mut bea, &table, "closed").await;
        admin(&["tables", "delete", &table]).good();
        until(&mut bea, &format!("/api/v1/tables/{table}"), 404).await;

        // Nothing is old enough to be pruned.
        let pruned = admin(&["prune", "--older-than", "90d", "--dry-run", "--json"]).json();
        assert_eq!((&pruned["tables"], &pruned["guests"], &pruned["deleted"]), (&json!([]), &json!([]), &json!(false)));
        assert!(admin(&["prune", "--older-than", "90"]).bad().contains("no length of time"));
        let all = admin(&["prune", "--older-than", "0h"]).good();
        assert!(all.contains("and 2 guests"), "{all}");
        until(&mut bea, "/api/v1/me", 401).await;

        // Deleting wants a word more.
        let asked = admin(&["people", "delete", "ada"]).bad();
        assert!(asked.contains("the account with login and passphrase") && asked.contains("--yes"), "{asked}");
        let deleted = admin(&["people", "delete", "ada", "--yes"]).good();
        assert!(deleted.starts_with("Deleted Ada (login ada): the account"), "{deleted}");
        assert_eq!(admin(&["people", "list", "--json"]).json(), json!([]));
    }
}

#[test]
fn invitations_are_made_listed_and_revoked() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("coven.db").display().to_string();
    drop(Server::start({
        let mut command = coven(&database, &["serve", "--listen", "127.0.0.1:0"]);
        command.env_remove("COVEN_PUBLIC_URL");
        command
    }));
    let admin = |words: &[&str]| CommandOutput::from(coven(&database, &[&["admin"], words].concat()).output().expect("it runs"));
    let made = admin(&["invite", "--uses", "3", "--days", "14", "--note", "the Tuesday group", "--json"]).json();
    let code = made["code"].as_str().expect("a code");
    assert_eq!(made["link"], format!("https://coven.example.org/join?code={code}"));
    assert!(made["code"].as_str().is_some_and(|code| code.len() > 15), "{made}");
    let said = admin(&["invite"]).good();
    assert!(said.contains("Lets in 1 person."), "{said}");
    let list = admin(&["invites", "list", "--json"]).json();
    assert_eq!(list.as_array().map(Vec::len), Some(2));
    assert_eq!((&list[0]["note"], &list[0]["uses"]), (&json!("the Tuesday group"), &json!(3)));
    assert!(list[0].get("code").is_none() && list[0]["expires"].is_i64());
    let id = made["id"].as_str().expect("an id");
    admin(&["invites", "revoke", id]).good();
    assert!(admin(&["invites", "revoke", id]).bad().contains("there is no invitation"));
    assert_eq!(admin(&["invites", "list"]).good().lines().count(), 2, "a heading and the other one");
    assert!(admin(&["invite", "--uses", "0"]).bad().contains("0 is not in 1..=100000"));
}
