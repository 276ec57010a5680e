//! The example game is in the house by its one line in the catalog: the program knows it like every other game.

mod desk;

use desk::Desk;

#[test]
fn it_is_played_through_a_pipe_and_its_record_is_verified() {
    let desk = Desk::new();
    let first_moves = "1\n".repeat(30);
    let run = desk.coven_with("play sealed --seats human,novice,adept --seed 1 --record game.jsonl", &first_moves).good();
    run.has("Sealed Bids").has("What is this round about?").has("The game is over.").has("coven verify game.jsonl");
    desk.coven("verify game.jsonl").good().has("is in order");
    desk.coven("replay game.jsonl --seat 0").good().has("The bids are ");
    let header = &desk.coven("verify game.jsonl --json").good().json()[0];
    assert_eq!((&header["game"], &header["over"]), (&"sealed".into(), &true.into()));
}

#[test]
fn a_saved_game_is_taken_up_again() {
    let desk = Desk::new();
    desk.coven_with("play sealed --variant blind --seed 2 --record game.jsonl", "2\n1\n").good().has("game.jsonl");
    desk.coven_with("play --resume game.jsonl", &"1\n".repeat(30)).good().has("The game is over.");
    desk.coven("verify game.jsonl").good();
}

#[test]
fn its_rules_are_looked_up() {
    let desk = Desk::new();
    desk.coven("rules sealed").good().has("SLB-SETUP-1 · Setup\n  Three play.").has("SLB-END-1 · End");
    desk.coven("rules slb-bid-2").good().has("The highest card wins the prize.");
    desk.coven("rules --search talon").good().has("SLB-REWARD-1 · ");
}

#[test]
fn it_is_simulated_measured_and_hunted_for_faults() {
    let desk = Desk::new();
    let summary = &desk.coven("sim sealed --players 3 --games 200 --seed 1 --json").good().json()[0];
    assert_eq!((&summary["game"], &summary["games"]), (&"sealed".into(), &200.into()));
    desk.coven("arena sealed --players 3 --bots adept:20,random --games 6 --seed 1").good().has("adept:20 before random");
    desk.coven("soak sealed --games 20 --seed 1").good();
    desk.coven("scenario schema sealed").good().has("bid ");
    assert!(desk.coven("play sealed --seats human,novice").refused().starts_with("Sealed Bids is a game for 3 to 3 players"));
}

#[test]
fn it_is_offered_in_the_menu_and_in_the_help() {
    let desk = Desk::new();
    desk.coven("menu").good().has("Sealed Bids (3 to 3 players)");
    desk.coven("play --help").good().has("sealed");
}

#[test]
fn it_speaks_every_language() {
    let desk = Desk::new();
    for (language, asked) in [("it", "Qual è la posta"), ("fr", "Quel est l’enjeu"), ("pl", "O co gramy")] {
        desk.coven(&format!("play sealed --seed 1 --record g.jsonl --lang {language}")).good().has(asked);
    }
}
