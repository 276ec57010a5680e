//! Whole games on the whole screen, by keys alone.

use crate::window::Window;

/// Plays the first choice of every question to the end; gives how many bytes each of them wrote.
pub fn play_to_the_end(window: &mut Window) -> Vec<usize> {
    let mut written = Vec::new();
    loop {
        window.wait("a question or the end", |window| {
            let text = window.text();
            text.contains('▶') || text.contains("The game is over.")
        });
        if window.text().contains("The game is over.") {
            return written;
        }
        window.settle();
        let before = window.bytes();
        window.press("\r");
        // The next question may look exactly like this one: then nothing is written.
        window.give_time_for(|window| window.bytes() > before);
        window.settle();
        written.push(window.bytes() - before);
        assert!(written.len() < 2000, "the game goes on for ever:\n{}", window.text());
    }
}

/// What a typical move may write, the answers of the others included.
const MOST_BYTES: usize = 4096;

/// Plays a game, looks at the score sheet, leaves, and replays the record. Says how many bytes a typical move writes.
fn plays_whole(game: &str, seats: &str, variant: &[&str]) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut arguments = vec!["play", game, "--seats", seats, "--seed", "7", "--record", "game.jsonl"];
    arguments.extend(variant);
    let mut window = Window::open(folder.path(), (120, 40), &arguments);
    let mut written = play_to_the_end(&mut window);
    written.sort_unstable();
    let typical = written[written.len() / 2];
    println!("{game}: {} moves, {typical} bytes in the middle, {} at most", written.len(), written[written.len() - 1]);
    assert!(typical <= MOST_BYTES, "a typical move writes {typical} bytes");
    // On a busy machine one Enter too many may have put the score sheet away.
    window.press("5");
    window.wait_for("Score");
    window.press("\x03");
    assert!(window.end(), "{}", window.text());
    assert!(window.is_as_before(), "{}", window.text());
    assert!(window.text().contains("The record is saved in game.jsonl"), "{}", window.text());

    let mut replay = Window::open(folder.path(), (120, 40), &["replay", "game.jsonl"]);
    replay.wait_for("0 of ");
    replay.press("\x1b[F");
    replay.wait_for("The game is over.");
    replay.press("\x1b[D");
    replay.wait("the moment before", |window| !window.text().contains("The game is over."));
    replay.press("e");
    replay.settle();
    replay.press("\x03");
    assert!(replay.end() && replay.is_as_before(), "{}", replay.text());
}

/// The report of a game, and the game itself with what is to be learned beside its moves.
#[test]
fn a_game_is_looked_back_at_on_the_same_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = ["play", "broom", "--seats", "random,random,random", "--seed", "5", "--record", "game.jsonl", "--plain"];
    assert!(Window::open(folder.path(), (120, 40), &play).end());
    let mut window = Window::open(folder.path(), (120, 40), &["analyse", "game.jsonl", "--playouts", "2000"]);
    window.wait_for("── Report");
    window.wait_for("8 report");
    window.press("1");
    window.wait_for("0 of ");
    window.press("n");
    window.wait("a remark", |window| !window.text().contains(" 0 of "));
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
}

#[test]
fn a_whole_game_of_broom_service() {
    plays_whole("broom", "human,random,random", &["--variant", "storm"]);
}

#[test]
fn a_whole_game_of_new_salem() {
    plays_whole("salem", "human,random,random", &[]);
}

#[test]
fn a_whole_game_of_septima() {
    plays_whole("septima", "human,random", &[]);
}

#[test]
fn a_game_is_left_and_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["play", "salem", "--seats", "human:Ada,random,random", "--seed", "3", "--record", "game.jsonl"];
    let mut window = Window::open(folder.path(), (80, 24), &arguments);
    window.wait_for("▶");
    window.press("\r");
    window.settle();
    window.press("\x03");
    assert!(window.end() && window.is_as_before());
    let mut window = Window::open(folder.path(), (80, 24), &["play", "--resume", "game.jsonl"]);
    window.wait_for("Ada");
    window.wait_for("▶");
    window.press("2");
    window.wait_for("Story");
    window.press("\x1b");
    window.press("\x03");
    assert!(window.end() && window.is_as_before());
}

#[test]
fn people_hand_the_screen_over_behind_a_curtain() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["play", "salem", "--seats", "human:Ada,human:Bea,random", "--seed", "5", "--record", "game.jsonl"];
    let mut window = Window::open(folder.path(), (100, 30), &arguments);
    window.wait_for("The screen is for Ada.");
    let curtain = window.text();
    assert!(!curtain.contains("Witch") && !curtain.contains("Puritan") && !curtain.contains('▶'), "{curtain}");
    window.press("x");
    window.press("\r");
    window.wait_for("▶");
    let seen = window.text();
    assert!(seen.contains("Puritan") || seen.contains("Witch"), "Ada sees her character:\n{seen}");
    window.press("\r");
    window.wait_for("The screen is for Bea.");
    window.settle();
    let curtain = window.text();
    assert!(!curtain.contains("Witch") && !curtain.contains("Puritan") && !curtain.contains("Ada"), "{curtain}");
    window.press("\r");
    window.wait_for("▶");
    window.press("\x03");
    assert!(window.end() && window.is_as_before());
    let left = window.text();
    assert!(!left.contains("Witch") && !left.contains("Puritan"), "the screen keeps nothing:\n{left}");
    let written = String::from_utf8_lossy(&window.written()).into_owned();
    assert!(!written.contains("\x1b[2J"), "terminals may keep a screen that is erased as a whole");
    assert_eq!(written.matches("\x1b[3J").count(), 1, "what was scrolled away is cleared when the screen is handed over");
}

#[test]
fn people_hand_the_terminal_over_in_line_mode_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let seats = "human:Ada,human:Bea,random";
    let arguments = ["play", "salem", "--plain", "--seats", seats, "--seed", "5", "--record", "game.jsonl"];
    let mut window = Window::open(folder.path(), (100, 30), &arguments);
    window.wait_for("The screen is for Ada.");
    window.press("\r");
    window.wait_for(">");
    window.press("1\r");
    window.wait_for("The screen is for Bea.");
    let text = window.text();
    assert!(!text.contains("Puritan") && !text.contains("Witch") && !text.contains('·'), "{text}");
    let written = String::from_utf8_lossy(&window.written()).into_owned();
    assert!(written.contains("\x1b[3J"), "what was scrolled away is cleared, too");
    window.press("\r");
    window.wait_for(">");
    assert!(window.text().contains("· Ada has chosen."), "Bea hears what has happened:\n{}", window.text());
    window.press("quit\r");
    assert!(window.end());
}

#[test]
fn the_menu_opens_the_whole_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::open(folder.path(), (80, 24), &["menu"]);
    window.wait_for("Welcome to Coven.");
    window.press("1\r2\r");
    window.wait_for("▶");
    assert!(window.is_whole_screen());
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
}

/// A place and a sign from the table itself, a card and a rule from the books.
#[test]
fn anything_can_be_looked_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["play", "broom", "--seats", "human,random", "--seed", "1", "--record", "game.jsonl"];
    let mut window = Window::open(folder.path(), (100, 30), &arguments);
    window.wait_for("▶");
    let told = [
        ("P6", "P6 Castle Green (prairie)"),
        ("≋2", "a heavy cloud"),
        ("hill witch", "Brave: move"),
        ("BRM-TURN-1", "BRM-TURN-1 ·"),
    ];
    for (word, said) in told {
        window.press(&format!("/{word}\r"));
        window.wait_for(said);
        window.press("\x1b");
        window.wait_for("Choices");
    }
    window.press("/xyzzy\r");
    window.wait_for("No rule speaks of “xyzzy”.");
    window.press("\x03");
    assert!(window.end() && window.is_as_before(), "{}", window.text());
}
