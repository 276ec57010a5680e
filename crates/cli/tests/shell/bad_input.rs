//! Bad input gives one clear sentence on the error output and exit code 2, never a panic.

use crate::Desk;

#[test]
fn an_unknown_game() {
    let desk = Desk::new();
    for command in ["play chess", "sim chess --players 2", "bench chess", "soak chess --games 1", "scenario schema chess"] {
        let said = desk.coven(command).refused();
        assert!(said.starts_with("there is no game 'chess'; the games are: broom"), "{command}: {said}");
    }
    assert!(desk.coven("rules chess").refused().starts_with("'chess' is neither a rule nor a card nor a game"));
}

#[test]
fn seven_players() {
    let desk = Desk::new();
    let sentence = "Broom Service is a game for 2 to 5 players, not for 7";
    assert_eq!(desk.coven("sim broom --players 7").refused(), sentence);
    assert_eq!(desk.coven("bench broom --players 7").refused(), sentence);
    assert_eq!(desk.coven(&format!("play broom --seats human{}", ",random".repeat(6))).refused(), sentence);
}

#[test]
fn a_server_that_nobody_could_reach() {
    let desk = Desk::new();
    let serve = |more: &str| desk.coven(&format!("serve --database coven.db --listen 127.0.0.1:0 {more}"));
    assert_eq!(serve("--tls-cert a.pem").refused(), "--tls-cert needs --tls-key, the file with the certificate's private key");
    assert_eq!(serve("--tls-key a.pem").refused(), "--tls-key needs --tls-cert, the file with the key's certificate");
    let unreadable = serve("--tls-cert nowhere.pem --tls-key nowhere.pem").refused();
    assert!(unreadable.starts_with("nowhere.pem: ") && unreadable.contains("No such file"), "{unreadable}");
    let empty = desk.write("empty.pem", "");
    let named = serve(&format!("--tls-cert {0} --tls-key {0}", empty.display())).refused();
    assert!(named.contains("empty.pem") && named.contains("no certificate"), "{named}");
    for (url, sentence) in [
        ("coven.example.org", "a public URL begins with https:// or http://"),
        ("https://coven.example.org/games", "a public URL ends after host and port"),
        ("https://coven.example.org?x=1", "a public URL ends after host and port"),
    ] {
        let run = serve(&format!("--public-url {url}"));
        assert!(run.code == 2 && run.err.contains(sentence), "{url}: {}", run.err);
    }
    let run = desk.coven("serve --database mysql://db/coven");
    assert!(run.code == 2 && run.err.contains("mysql:// is no kind of database"), "{}", run.err);
    assert!(!desk.path("coven.db").exists(), "nothing was begun");
}

#[test]
fn variants_that_are_not_or_do_not_go_together() {
    let desk = Desk::new();
    let unknown = desk.coven("sim broom --players 3 --variant rain").refused();
    assert!(unknown.contains("rain") && unknown.contains("(BRM-"), "{unknown}");
    let forbidden = desk.coven("play broom --variant front,back").refused();
    assert!(forbidden.ends_with(")") && forbidden.contains("(BRM-") && !forbidden.starts_with("setup-"), "{forbidden}");
}

#[test]
fn broken_data() {
    let desk = Desk::new();
    for (from, to, sentence) in [
        ("[setup]", "[setup", "broom.toml: line "),
        ("rounds = 7", "rounds = 'many'", "broom.toml: setup.rounds: invalid type: string \"many\", expected "),
        ("rounds = 7", "", "broom.toml: setup: missing field `rounds`"),
        ("[setup]\nsource = \"rulebook\"", "[setup]", "broom.toml: setup.source: is missing"),
    ] {
        let data = desk.data(from, to);
        let said = desk.coven(&format!("sim broom --players 2 --games 1 --data {data}")).refused();
        assert!(said.starts_with(sentence), "{said}");
    }
}

#[test]
fn a_data_folder_without_data() {
    let desk = Desk::new();
    assert_eq!(desk.coven("play broom --data nowhere").refused(), "nowhere: No such file or directory (os error 2)");
    std::fs::create_dir(desk.path("empty")).expect("a writable folder");
    assert!(
        desk.coven("play broom --data empty").refused().starts_with("empty: there is no data file here; they are: broom.toml")
    );
    desk.write("slip/brom.toml", "");
    let said = desk.coven("play broom --data slip").refused();
    assert!(said.starts_with("slip/brom.toml: no game reads a file of this name; they are: broom.toml"), "{said}");
}

#[test]
fn a_record_from_other_data() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let data = desk.data("start_vp = 10", "start_vp = 11");
    for command in ["verify", "replay", "play --resume"] {
        let said = desk.coven(&format!("{command} {game} --data {data}")).refused();
        assert!(said.starts_with("game.jsonl: the record was made with other component data ("), "{said}");
    }
}

#[test]
fn a_truncated_record() {
    let desk = Desk::new();
    let whole = desk.read(desk.finished_game());
    let lines: Vec<&str> = whole.lines().collect();
    for (text, sentence) in [
        (String::new(), "cut.jsonl: the record is empty"),
        (lines[0].to_owned(), "cut.jsonl: the record is cut off: after 0 moves the closing line is missing"),
        (lines[..9].join("\n"), "cut.jsonl: the record is cut off: after 8 moves the closing line is missing"),
        (whole[..whole.len() - 5].to_owned(), "cut.jsonl: line "),
        (lines[0][..40].to_owned(), "cut.jsonl: line 1 of the record cannot be read: "),
    ] {
        desk.write("cut.jsonl", &text);
        for command in ["verify", "replay", "play --resume"] {
            let said = desk.coven(&format!("{command} cut.jsonl")).refused();
            assert!(said.starts_with(sentence), "{command}: {said}");
        }
    }
}

#[test]
fn a_record_that_is_none() {
    let desk = Desk::new();
    assert_eq!(desk.coven("verify nowhere.jsonl").refused(), "nowhere.jsonl: No such file or directory (os error 2)");
    std::fs::write(desk.path("bytes.jsonl"), [0xff, 0xfe, 0x00]).expect("a writable file");
    assert_eq!(desk.coven("replay bytes.jsonl").refused(), "bytes.jsonl: stream did not contain valid UTF-8");
    let whole = desk.read(desk.finished_game());
    desk.write("strange.jsonl", &whole.replacen("\"seat\":0", "\"seat\":200", 1));
    assert!(desk.coven("replay strange.jsonl").refused().contains("is refused: not-asked"));
    desk.write("other.jsonl", &whole.replacen("\"game\":\"broom\"", "\"game\":\"chess\"", 1));
    assert!(desk.coven("verify other.jsonl").refused().contains("there is no game 'chess'"));
}

#[test]
fn seats_and_moves_that_a_record_does_not_have() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let said = desk.coven(&format!("replay {game} --seat 3")).refused();
    assert_eq!(said, "there is no seat 3 at this table; its seats are 0 to 2");
    let said = desk.coven(&format!("replay {game} --to 99999")).refused();
    assert!(said.starts_with("game.jsonl: the record has ") && said.ends_with("cannot be told up to move 99999"), "{said}");
    let said = desk.coven(&format!("play --resume {game} --seats human,random")).refused();
    assert_eq!(said, "the record has 3 seats, but --seats names 2");
}

/// Options that cannot be understood are refused by the reader of the command line, which adds how it is used.
#[test]
fn options_that_are_none() {
    let desk = Desk::new();
    for (command, complaint) in [
        ("play broom --seats human,robot", "'robot' cannot sit at a table; say human, human:NAME or one of random, novice"),
        ("play broom --lang de", "'de' is no language that Coven speaks; it speaks en, it, fr and pl"),
        ("sim broom --players 2 --shard 5/4", "'5/4' is no part of a whole"),
        ("sim broom --players two", "invalid value 'two'"),
        ("verify game.jsonl --commitment xyz", "'xyz' is not a string of 64 hexadecimal digits"),
        ("play", "the following required arguments were not provided"),
        ("dance", "unrecognized subcommand 'dance'"),
    ] {
        let run = desk.coven(command);
        assert_eq!(run.code, 2, "{command}");
        assert!(run.err.starts_with("error: ") && run.err.contains(complaint), "{command}: {}", run.err);
    }
}

#[test]
fn a_record_that_cannot_be_written() {
    let desk = Desk::new();
    let said = desk.coven("play broom --record nowhere/game.jsonl").refused();
    assert_eq!(said, "nowhere/game.jsonl: No such file or directory (os error 2)");
}

#[test]
fn every_command_explains_itself() {
    let desk = Desk::new();
    for command in [
        "",
        "play",
        "sim",
        "replay",
        "verify",
        "scenario",
        "scenario run",
        "scenario schema",
        "rules",
        "bench",
        "soak",
        "arena",
        "balance",
        "calibrate",
        "analyse",
    ] {
        let run = desk.coven(&format!("{command} --help")).good();
        run.has("Usage: coven");
        assert!(command.starts_with("scenario ") || run.out.contains("Examples:"), "{command}");
    }
}
