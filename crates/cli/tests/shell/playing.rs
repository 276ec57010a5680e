//! `coven play` and the menu.

use crate::Desk;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// So many times the first move.
fn first_moves(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let desk = Desk::new();
    let run = desk.coven_with("play broom --seats human,random --seed 1 --record game.jsonl", &first_moves(1000)).good();
    run.has("The game is over.").has("1. ").has("The record is saved in game.jsonl.").has("coven verify game.jsonl");
    desk.coven("verify game.jsonl").good().has("is in order");
}

/// As `head` does.
#[test]
fn a_reader_who_closes_the_pipe_ends_the_game_quietly() {
    let desk = Desk::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_coven"));
    command.args(["play", "broom", "--seats", "random,random", "--seed", "1", "--record"]).arg(desk.path("game.jsonl"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    let ended = child.wait_with_output().expect("it ends");
    assert!(ended.status.success() && ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
    assert_eq!(line, "Broom Service\n");
    // What was played until then is kept.
    desk.coven("play --resume game.jsonl").good().has("The game is over.");
}

#[test]
fn a_coach_explains_each_kind_of_question_once() {
    let desk = Desk::new();
    let run = desk.coven_with("play broom --coach --seed 1", &first_moves(1000)).good();
    run.has("Plan: ").has("Looking back: ").has("The game is over.");
    let explained: Vec<&str> = run.out.lines().filter(|line| line.starts_with("How this works: ")).collect();
    let mut once = explained.clone();
    once.sort_unstable();
    once.dedup();
    assert!(explained.len() > 3 && once.len() == explained.len(), "{explained:#?}");
    let again = desk.coven_with("play broom --coach --seed 1", "?\n").good();
    assert_eq!(again.out.matches("How this works: ").count(), 2, "whoever asks is told again");
    assert!(!desk.coven("play broom --seed 1").good().out.contains("How this works: "), "nobody called the coach");
}

/// What is chosen brings something, and whoever reads line by line is told what.
#[test]
fn choices_say_what_they_bring() {
    let desk = Desk::new();
    let picked = desk.coven_with("play broom --seats human,random --seed 1 --record game.jsonl", &first_moves(4)).good();
    picked.has("Forest Witch [brave: move (forest), then deliver / cowardly: move (forest)]");
    picked.has("Root Gatherer [brave: +1O +2W / cowardly: +1O / +1W]");
    assert!(picked.out.lines().any(|line| line.contains(", cowardly [move (")), "{}", picked.out);
    let played =
        desk.coven_with("play salem --seats human,random,random --seed 3 --record salem.jsonl", &first_moves(400)).good();
    assert!(played.out.lines().any(|line| line.contains("  Trigger ") && line.ends_with(".]")), "{}", played.out);
}

/// A long list stands in columns, in the words of the reader and with what each choice brings.
#[test]
fn long_lists_are_told_in_words() {
    let desk = Desk::new();
    let seats = "--seats human,random,random --variant basic --seed 1";
    let placing = |language: &str, said: &str| {
        let run = desk.coven_with(&format!("--lang {language} play septima {seats} --record g.jsonl"), &first_moves(8)).good();
        let list = run.out.lines().find(|line| line.starts_with("  1 ") && line.contains("Z1a")).unwrap_or_default().to_owned();
        assert!(list.contains(said) && list.contains(" [") && !list.contains("go Z1a"), "{language}: {}", run.out);
    };
    placing("en", "  1 go to Z1a [");
    placing("it", "Z1a [");
    let salem = "play salem --seats human,random,random,random,random,random,random,random --seed 2 --record s.jsonl";
    let run = desk.coven_with(salem, &first_moves(400)).good();
    let is_notation =
        |line: &str| line.trim_start().split(' ').nth(1) == Some("say") && !line.contains('“') && !line.contains('"');
    assert!(!run.out.lines().any(is_notation), "{}", run.out);
}

/// The ways between places never change: they are told once, and again to whoever asks.
#[test]
fn maps_tell_where_their_ways_lead() {
    let desk = Desk::new();
    let run = desk.coven_with("play broom --seats human,random --seed 1 --record g.jsonl", &first_moves(30)).good();
    assert_eq!(run.out.lines().filter(|line| line.starts_with("P1 ") && line.contains(" → ")).count(), 1, "{}", run.out);
    let back = desk.coven_with("play broom --seats human,random --variant back --seed 1 --record g.jsonl", "? ◌A\n").good();
    back.has("✦ flight to circle ").has("◌A circle A");
    let septima = "play septima --seats human,random --seed 1 --record g.jsonl";
    let run = desk.coven_with(septima, &format!("{}? Z1a\n", first_moves(12))).good();
    assert_eq!(run.out.matches("Z1b → ").count(), 1, "{}", run.out);
    assert_eq!(run.out.matches("Z1a → ").count(), 2, "{}", run.out);
    run.has("hut 1 at Z");
}

/// What `? WORD` prints at a table.
fn asked(desk: &Desk, table: &str, word: &str) -> String {
    let play = |input: &str| desk.coven_with(&format!("play {table} --seed 1 --record g.jsonl"), input).good().out;
    let answer = play(&format!("? {word}\n"));
    let before = play("");
    let told = before.find("> ").expect("a question");
    let end = answer.rfind("> ").expect("another question");
    answer[told + 2..end].to_owned()
}

#[test]
fn any_sign_is_explained_with_and_without_what_follows_it() {
    let desk = Desk::new();
    for (sign, meaning) in [
        ("○", "a round tower"),
        ("□", "a square tower"),
        ("≋", "a heavy cloud"),
        ("≋3", "a heavy cloud"),
        ("ϟ1", "a storm cloud"),
    ] {
        assert!(asked(&desk, "broom --seats human,random", sign).contains(meaning), "{sign}");
    }
    assert!(asked(&desk, "septima --seats human,random", "▸").contains("yellow flag"));
    let letter = asked(&desk, "broom --seats human,random", "O");
    assert!(letter.contains("orange potion") && letter.lines().count() < 8, "{letter}");
}

#[test]
fn words_of_the_rules_and_names_of_things_are_explained() {
    let desk = Desk::new();
    let (broom, salem, septima) =
        ("broom --seats human,random", "salem --seats human,random,random", "septima --seats human,random");
    let brave = asked(&desk, broom, "brave");
    assert!(
        brave.contains("BRM-ROLE-") && brave.contains("coven rules broom --search \"brave\"") && brave.lines().count() < 80,
        "{brave}"
    );
    assert!(asked(&desk, septima, "suspicion").contains("SEP-SUS-"));
    assert!(asked(&desk, broom, "points").contains(" · "));
    assert!(asked(&desk, salem, "alms").contains("cost: 2"));
    assert!(asked(&desk, broom, "dangerous areas").contains("prairie -3"));
    let philter = asked(&desk, septima, "Love Philter");
    assert!(philter.lines().filter(|line| line.contains("Love Philter")).count() > 2, "{philter}");
    let character = asked(&desk, salem, "Josiah Crane");
    assert!(character.starts_with("Josiah Crane, ") && character.lines().count() < 12, "{character}");
}

#[test]
fn the_commitment_is_shown_before_anything_is_dealt() {
    let desk = Desk::new();
    let run = desk.coven("play broom --seed 1 --record game.jsonl").good();
    let header: serde_json::Value =
        serde_json::from_str(desk.read("game.jsonl").lines().next().expect("a header")).expect("a line of JSON");
    let commitment = header["commitment"].as_str().expect("a commitment");
    let promised = run.out.find(commitment).expect("the commitment is shown");
    let dealt = run.out.find("· ").expect("the story begins");
    assert!(promised < dealt);
    assert!(!run.out.contains(header["seed"].as_str().expect("a seed")), "the seed is secret while the game runs");
}

#[test]
fn without_a_seed_no_two_games_are_alike() {
    let desk = Desk::new();
    let commitment = || desk.coven("play broom").good().out.lines().nth(1).map(str::to_owned);
    assert_ne!(commitment(), commitment());
}

#[test]
fn the_same_seed_and_input_give_the_same_game() {
    let desk = Desk::new();
    let game = || desk.coven_with("play broom --seed 3 --record game.jsonl", &first_moves(200)).good().out;
    assert_eq!(game(), game());
}

#[test]
fn wrong_input_is_explained_and_asked_again() {
    let desk = Desk::new();
    let input = "99\n0\n\nfly to the moon\nlay forest_witch brave\npick forest_witch\npick forest_witch\nquit\n";
    let run = desk.coven_with("play broom --seed 1 --record game.jsonl", input).good();
    run.has("There is no move number 99; the numbers go from 1 to 10.");
    run.has("There is no move number 0;");
    run.has("Type the number of a move, or the move itself.");
    run.has("“fly to the moon” is not a move:");
    run.has("(Read why: ? ");
    let italian = desk.coven_with("--lang it play broom --seed 1 --record other.jsonl", "fly to the moon\nquit\n").good();
    italian.has("«fly to the moon» non è una mossa: scrivila come si legge accanto al suo numero.");
    // Of all this only the one pick was a move of the person's.
    let moves = desk.read("game.jsonl").matches("\"seat\":0").count();
    assert_eq!(moves, 1);
}

#[test]
fn moves_are_taken_by_number_or_by_notation() {
    let desk = Desk::new();
    desk.coven_with("play broom --seed 1 --record number.jsonl", "2\nquit\n").good();
    desk.coven_with("play broom --seed 1 --record notation.jsonl", "pick hill_witch\nquit\n").good();
    assert_eq!(desk.read("number.jsonl"), desk.read("notation.jsonl"));
}

#[test]
fn a_move_can_be_taken_back_as_far_as_that_is_fair() {
    let desk = Desk::new();
    let run = desk.coven_with("play broom --seed 1 --record game.jsonl", "undo\n1\nundo\nquit\n").good();
    run.has("There is no move of yours that could be taken back. (Read why: ? TABLE-UNDO)");
    run.has("Agata takes the last move back.");
    assert!(!desk.read("game.jsonl").contains("\"seat\":0"));
}

#[test]
fn the_table_is_shown_whole_once_and_then_what_changes() {
    let desk = Desk::new();
    let run = desk.coven_with("play broom --seed 1 --record game.jsonl", "1\n1\n").good();
    assert_eq!(run.out.matches("Round 1 of 7").count(), 1);
    assert_eq!(run.out.matches("Hill Witch").count(), 3, "twice among the moves and once in the hand");
    let run = desk.coven_with("play broom --seed 1 --record game.jsonl", "1\nview\n").good();
    assert_eq!(run.out.matches("Round 1 of 7").count(), 2);
    let run = desk.coven_with("play broom --seats human,human --no-curtain --seed 1 --record game.jsonl", "1\n1\n1\n1\n").good();
    assert_eq!(run.out.matches("Round 1 of 7").count(), 2, "whole for each person");
}

#[test]
fn help_and_rules_are_at_hand() {
    let desk = Desk::new();
    let run = desk
        .coven_with("play broom --seed 1 --record g.jsonl", "?\n? brm-turn-1\n?TABLE-UNDO\n? cloud\n? lightning\n? xyzzy\n")
        .good();
    run.has("take your last move back").has("This is being asked because of:");
    run.has("BRM-TURN-1 · ")
        .has("TABLE-UNDO · At every table")
        .has("heavy cloud")
        .has("BRM-CLOUD-1 · ")
        .has("No rule speaks of “xyzzy”.");
}

#[test]
fn hints_are_given_for_the_asked_seat() {
    let desk = Desk::new();
    for (game, equal) in [
        ("broom --seats human,novice,novice", 33.0),
        ("salem --seats human,novice,novice,novice,novice", 20.0),
        ("septima --seats human,novice,novice", 33.0),
    ] {
        let run = desk.coven_with(&format!("play {game} --seed 1 --record g.jsonl"), "hint\n").good();
        let told = run.out.split("expected share of victory: ").skip(1);
        let shares: Vec<f64> = told.filter_map(|rest| rest.split('%').next()?.parse().ok()).collect();
        assert_eq!(shares.len(), 3, "{game}: {}", run.out);
        // At the start nobody is far ahead, and shares of all players make one victory.
        assert!(shares.iter().all(|&share| share > 0.2 * equal && share < 2.0 * equal), "{game}: {shares:?}");
    }
}

#[test]
fn a_hint_names_the_only_move() {
    let hints_and_moves = "hint\n1\n".repeat(120);
    let run = Desk::new().coven_with("play salem --seats human,novice,novice --seed 5 --record g.jsonl", &hints_and_moves).good();
    run.has("– the only move").has("expected share of victory");
}

#[test]
fn a_saved_game_is_taken_up_where_it_stopped() {
    let desk = Desk::new();
    let first = desk
        .coven_with("play broom --seats human,human --no-curtain --seed 1 --record game.jsonl", "1\n2\nsave other.jsonl\n3\n")
        .good();
    first.has("The record is saved in other.jsonl.").has("Go on with: coven play --resume other.jsonl");
    let before = desk.read("other.jsonl");
    let again = desk.coven_with("play --resume other.jsonl --no-curtain", "1\n").good();
    again.has("Broom Service, continued after 3 moves").has("Commitment of the seed");
    let after = desk.read("other.jsonl");
    let moves = |record: &str| record.lines().skip(1).filter(|line| line.contains("seat")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(moves(&desk.read("game.jsonl"))[..], moves(&before)[..2], "saved where it was told to last");
    assert_eq!(moves(&after)[..3], moves(&before)[..]);
    assert_eq!(moves(&after).len(), 4);
}

#[test]
fn a_game_in_pieces_is_the_game_in_one_go() {
    let desk = Desk::new();
    let args = "play broom --seats human,human --no-curtain --seed 2 --record whole.jsonl";
    desk.coven_with(args, &first_moves(1000)).good().has("The game is over.");
    desk.coven_with("play broom --seats human,human --no-curtain --seed 2 --record parts.jsonl", "1\n1\n1\n").good();
    for _ in 0..100 {
        if desk.coven_with("play --resume parts.jsonl --no-curtain", &first_moves(7)).good().out.contains("The game is over.") {
            break;
        }
    }
    assert_eq!(desk.read("parts.jsonl"), desk.read("whole.jsonl"));
}

#[test]
fn a_finished_game_shows_its_end_again() {
    let desk = Desk::new();
    let game = desk.finished_game();
    desk.coven(&format!("play --resume {game}")).good().has("The game is over.").has("1. ");
}

#[test]
fn people_at_one_screen_are_called_by_name() {
    let desk = Desk::new();
    let run =
        desk.coven_with("play broom --seats human:Ada,human:Bea --no-curtain --seed 1 --record g.jsonl", &first_moves(8)).good();
    run.has("Seat 0: Ada (human)").has("Ada: Choose").has("Bea: Choose");
    let header = desk.read("g.jsonl");
    assert!(header.contains(r#""seats":["human:Ada","human:Bea"]"#));
}

#[test]
fn another_persons_sealed_answer_can_be_taken_back_at_the_same_screen() {
    let desk = Desk::new();
    let run = desk.coven_with(
        "play broom --seats human:Ada,human:Bea --no-curtain --seed 1 --record g.jsonl",
        "1\n1\n1\n1\nundo Ada\nundo Zoe\n",
    );
    run.good().has("Ada takes the last move back.").has("Nobody here is called Zoe.");
}

/// The second player's secrets stand below the curtain, and are not there before somebody has lifted it.
#[test]
fn through_a_pipe_people_hand_over_behind_a_curtain() {
    let desk = Desk::new();
    let args = "play salem --seats human:Ada,human:Bea,random --seed 5 --record g.jsonl";
    let play = |input: &str| desk.coven_with(args, input).good().out;
    let falls = format!("{}The screen is for ", "\n".repeat(60));
    let secret = |text: &str| text.contains("Witch") || text.contains("Puritan") || text.contains("> ");
    // Nobody has lifted it: neither the end of the input nor anything but an empty line does.
    for input in ["", "1\n", "1\nready\nview\n?\nhint\n", "quit\n"] {
        let out = play(input);
        assert!(out.contains(&format!("{falls}Ada.")) && !secret(&out), "{out}");
        assert!(out.contains("The record is saved in g.jsonl."), "{out}");
    }
    let told = play("2\n");
    assert!(told.contains("only an empty line (Enter) lifts it") && told.contains("--no-curtain"), "{told}");
    // Ada has looked and answered. Until Bea lifts it there is nothing of Bea's, and afterwards nothing of Ada's.
    let of_ada = play("\n");
    assert!(secret(&of_ada), "Ada sees her character: {of_ada}");
    let handed = play("\n1\n1\n");
    let (ada, curtain) = handed.split_once(&format!("{falls}Bea.")).expect("it falls for Bea");
    assert!(ada.contains("Ada: ") && !ada.contains("Bea: ") && !secret(curtain), "{handed}");
    let both = play("\n1\n\n");
    let (ada, bea) = both.split_once(&format!("{falls}Bea.")).expect("it falls for Bea");
    assert!(bea.contains("Bea: ") && secret(bea) && !bea.contains("Ada: "), "{bea}");
    let alone = |text: &str| text.lines().filter(|line| line.starts_with("   1  ")).map(str::to_owned).collect::<Vec<_>>();
    assert_ne!(alone(ada), alone(bea), "each is asked about their own cards");
    let (_, last) = bea.split_once("Bea: ").expect("she is asked");
    assert!(!last.contains("Ada:"), "{last}");
}

/// What the one sees and the other may not, word by word: no line that Ada alone was shown is there after the curtain.
#[test]
fn behind_the_curtain_nobody_reads_what_was_the_others() {
    let desk = Desk::new();
    for (game, seats) in
        [("broom", "human:Ada,human:Bea"), ("salem", "human:Ada,human:Bea,random"), ("septima", "human:Ada,human:Bea")]
    {
        let args = format!("play {game} --seats {seats} --seed 7 --record g.jsonl");
        let whole = desk.coven_with(&args, &"\n1\n1\n1\n1\n".repeat(12)).good().out;
        let parts: Vec<&str> = whole.split("The screen is for ").skip(1).collect();
        assert!(parts.len() > 3, "{game}: {whole}");
        for part in parts {
            let (own, other) = if part.starts_with("Ada") { ("Ada", "Bea") } else { ("Bea", "Ada") };
            // A question ends with the id of its rule; what stands on the table begins with a name, too, but everybody may read it.
            let of_other = part.lines().find(|line| line.starts_with(&format!("{other}: ")) && line.ends_with(')'));
            assert!(part.starts_with(own) && of_other.is_none(), "{game}: {of_other:?} in {part}");
        }
    }
}

#[test]
fn side_by_side_nobody_hands_over() {
    let desk = Desk::new();
    let run =
        desk.coven_with("play broom --seats human:Ada,human:Bea --no-curtain --seed 1 --record g.jsonl", &first_moves(8)).good();
    run.has("Ada: Choose").has("Bea: Choose").lacks("The screen is for");
}

#[test]
fn the_game_speaks_the_language_that_is_asked_for() {
    let desk = Desk::new();
    desk.coven("play broom --seed 1 --record g.jsonl --lang it").good().has("Impegno crittografico sul seme").has("(persona)");
    desk.coven("--lang fr play broom --seed 1 --record g.jsonl").good().has("Engagement sur la graine");
    desk.coven("play broom --seed 1 --record g.jsonl --lang pl_PL.UTF-8").good().has("Zobowiązanie kryptograficzne co do ziarna");
}

#[test]
fn variants_are_agreed_on_by_words() {
    let desk = Desk::new();
    desk.coven("play broom --seed 1 --record g.jsonl --variant storm,mountain").good();
    let header = desk.read("g.jsonl");
    assert!(header.contains(r#""storm_clouds":true,"mountain_tiles":true,"forest_tiles":false"#), "{header}");
}

#[test]
fn the_menu_sits_a_person_down() {
    let desk = Desk::new();
    let run = desk.coven_with("menu", "zero\n1\n9\n2\n1\nquit\n").good();
    run.has("Welcome to Coven.").has("1  Broom Service (2 to 5 players)").has("Please type one of these numbers.");
    run.has("Seat 0: Agata (human)").has("Seat 1: Brona (computer, novice)").lacks("Seat 2").has("The record is saved in broom-");
    desk.coven("menu").good().has("Welcome to Coven.");
    desk.coven_with("menu", "1\nquit\n").good().lacks("Commitment");
}

/// SEP-SOLO-27: a whole game against the Widow, and a sheet that says what each tribulation needed.
#[test]
fn a_solitaire_is_played_through_a_pipe() {
    let desk = Desk::new();
    for (difficulty, needed, wisdom) in [("", 5, 42), (" --difficulty easy", 4, 1), (" --difficulty hardest", 8, 42)] {
        let args = format!("play septima --solo{difficulty} --seed 4 --record game.jsonl");
        let run = desk.coven_with(&args, &first_moves(3000)).good();
        run.has(&format!("Tribulations you must overcome: {needed} of 8"));
        run.has("Take one of 4 witches; then chance gives one of the others to the Widow.");
        run.has("The game is over.").has("met: at most 3 witches in the Widow’s coven");
        run.has(&format!("met: at least {wisdom} wisdom after everything is counted"));
        assert_eq!(run.out.matches("   Tribulation ").count(), 8, "{}", run.out);
        desk.coven("verify game.jsonl").good().has("is in order");
    }
}

#[test]
fn a_difficulty_that_the_game_does_not_offer_is_refused() {
    let desk = Desk::new();
    let refused = desk.coven("play septima --solo --difficulty tribulations-3").refused();
    assert_eq!(refused, "3 tribulations are not offered; the game knows 4, 5, 6, 7 or 8. (SEP-SOLO-29)");
    // Whatever is offered goes together.
    desk.coven("play septima --solo --difficulty tribulations-7,bonuses-never --record mixed.jsonl").good();
    let refused = desk.coven("play broom --solo").refused();
    assert!(refused.contains('2'), "{refused}");
}

#[test]
fn every_card_explains_itself() {
    let desk = Desk::new();
    let input = "? dream_powder\n? Albert\n? collect\n? cooperation\n? SEP-SOLO-8\n? spider\n";
    let run = desk.coven_with("play septima --solo --seed 4 --record game.jsonl", input).good();
    run.has("Dream Powder\n  ").has("Albert\n  ").has("\nCollect\n  Collect every lunar ingredient");
    run.has("The Widow’s Collect\n  All spiders lie down").has("  With the bonus: You gain no crystals");
    run.has("Cooperation\n  Choose an action").has("SEP-SOLO-8 · ");
    run.has("SEP-SOLO-13 · ").has("more places speak of it: coven rules septima --search");
    desk.coven("rules dream_powder").good().has("Dream Powder\n  ");
}
