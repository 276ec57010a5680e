//! `coven lab`.

use crate::Desk;

/// Two tables of three seats, four games each, looked at closely but quickly.
const EXPERIMENT: &str = "\
title = 'Storms'
question = 'Do storms change the seats?'
games = 6
luck = false
moments = 3
decisions = 4
focus = ['lay ']
worlds = 2

[[tables]]
name = 'plain'
game = 'broom'
players = 3
variants = ['front']
bots = ['random']

[[tables]]
name = 'storm'
game = 'broom'
players = 3
variants = ['front', 'storm']
bots = ['random', 'novice']
";

/// A desk with the experiment on it.
fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("storms.toml", EXPERIMENT);
    desk
}

/// The games of a file, in their order; the heading comes first.
fn games(desk: &Desk, file: &str) -> Vec<String> {
    let text = desk.read(file);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[1..].sort();
    lines
}

#[test]
fn an_experiment_becomes_one_page_that_needs_nothing_else() {
    let desk = desk();
    let run = desk.coven("lab run storms.toml --threads 2").good();
    run.has("report.html").has("report.md").has("report.csv");
    let page = desk.read("storms/report.html");
    for wanted in ["<svg", "Victories by seat", "storm against plain", "laid brave: ", "How sure the winner was"] {
        assert!(page.contains(wanted), "the page has no '{wanted}'");
    }
    for needed in ["<script", "<link", "src=", "http"] {
        assert!(!page.contains(needed), "the page needs '{needed}'");
    }
    let markdown = desk.read("storms/report.md");
    assert!(markdown.starts_with("# Storms\n\n## Overview\n\nDo storms change the seats?\n\n12 games, seed 1.\n"), "{markdown}");
    let csv = desk.read("storms/report.csv");
    for row in ["plain,Victories and points by seat,0,victories,0.", "plain,What could be chosen,lay brave,times,"] {
        assert!(csv.lines().any(|line| line.starts_with(row)), "no '{row}' in {csv}");
    }
}

#[test]
fn a_stopped_run_goes_on_and_threads_and_shards_change_nothing() {
    let desk = desk();
    desk.coven("lab run storms.toml --threads 2 --out whole").good();
    let whole = games(&desk, "whole/games.jsonl");
    assert_eq!(whole.len(), 13);
    // Stopped in the middle of a line after five games.
    let begun: String = whole[..6].iter().map(|line| format!("{line}\n")).collect();
    desk.write("begun/games.jsonl", &format!("{begun}{}", &whole[6][..40]));
    desk.coven("lab run storms.toml --threads 1 --out begun").good();
    assert_eq!(games(&desk, "begun/games.jsonl"), whole);
    assert_eq!(desk.read("begun/report.html"), desk.read("whole/report.html"));
    for part in 1..=2 {
        desk.coven(&format!("lab run storms.toml --shard {part}/2 --out parts")).good().has(&format!("games-{part}-of-2.jsonl"));
    }
    desk.coven("lab join storms.toml parts/games-1-of-2.jsonl parts/games-2-of-2.jsonl --out joined").good();
    assert_eq!(desk.read("joined/report.html"), desk.read("whole/report.html"));
}

#[test]
fn games_of_another_experiment_are_not_mixed_in() {
    let desk = desk();
    desk.coven("lab run storms.toml").good();
    desk.write("storms.toml", &EXPERIMENT.replace("luck = false", "luck = false\nseed = 2"));
    let run = desk.coven("lab run storms.toml");
    assert_eq!(run.code, 2, "{}", run.out);
    assert!(run.err.contains("storms/games.jsonl: these games are of another experiment"), "{}", run.err);
    assert_eq!(desk.coven("lab join storms.toml missing.jsonl").code, 2);
}

#[test]
fn changed_data_is_another_table() {
    let desk = desk();
    let changed = EXPERIMENT.replace(
        "variants = ['front', 'storm']\nbots = ['random', 'novice']",
        "variants = ['front']\nbots = ['random']\n[tables.changes]\n'setup.bewitched_penalty_vp' = -30",
    );
    desk.write("storms.toml", &changed);
    desk.coven("lab run storms.toml").good();
    let page = desk.read("storms/report.md");
    assert!(page.contains("Changed data: setup.bewitched_penalty_vp = -30."), "{page}");
    let compared: Vec<&str> = page.lines().skip_while(|line| !line.contains("storm against plain")).collect();
    let points = compared.iter().find(|line| line.starts_with("| points |")).expect("points are compared");
    assert!(!points.contains("| 0.00 (0.00 to 0.00) |"), "the change changes nothing: {points}");
}

#[test]
fn a_new_experiment_runs_and_a_bad_one_is_refused_with_line_and_field() {
    let desk = Desk::new();
    let new = desk.coven("lab new salem").good().out;
    assert!(new.lines().filter(|line| line.starts_with('#')).count() > 8, "{new}");
    let few = new.replace("games = 200", "games = 1").replace("worlds = 24", "worlds = 2").replace("apprentice", "random");
    desk.write("new.toml", &few);
    desk.coven("lab run new.toml").good();
    desk.write("bad.toml", &EXPERIMENT.replace("'novice'", "'wizard'"));
    let run = desk.coven("lab run bad.toml");
    assert_eq!(run.code, 2);
    assert!(run.err.starts_with("coven: bad.toml: line 22: tables[1].bots: "), "{}", run.err);
}
