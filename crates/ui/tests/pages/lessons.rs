use coven_catalog::{GameBox, games, unpack};
use coven_engine::DataSource;
use coven_ui::lessons::Folder;
use std::sync::Arc;

fn unpacked(game: &str) -> Arc<dyn GameBox> {
    unpack(game, &DataSource::builtin()).expect("its data")
}

#[test]
fn every_lesson_of_every_game_is_right() {
    let mut lessons = 0;
    for about in games() {
        let game = unpacked(about.id);
        let folder = Folder::built_in(&*game);
        let problems: Vec<String> = folder.problems().iter().map(|problem| format!("\n{}/{problem}", about.id)).collect();
        assert!(problems.is_empty(), "{}\n", problems.concat());
        lessons += folder.lessons.len();
    }
    assert!(lessons > 0);
}

/// A lesson with one change, and what the check says of it.
fn said_of(from: &str, to: &str) -> Vec<String> {
    let game = unpacked("broom");
    let changed = |(path, text): &(&str, &str)| {
        if *path == "01-first-turn.toml" || *path == "text/pl/01-first-turn.ftl" {
            return ((*path).to_owned(), text.replace(from, to));
        }
        ((*path).to_owned(), (*text).to_owned())
    };
    let files: Vec<(String, String)> =
        game.about().lessons.iter().filter(|(path, _)| path.contains("01-")).map(changed).collect();
    let same = game.about().lessons.iter().zip(&files).all(|((_, before), (_, after))| before == after);
    assert!(!same, "nothing was changed");
    Folder::new(&*game, &files).problems().iter().map(ToString::to_string).collect()
}

#[test]
fn whatever_is_wrong_with_a_lesson_is_named_by_file_step_and_field() {
    for (from, to, what) in [
        // A move that the rules do not allow.
        ("do = \"0: move H3 F3\"", "do = \"0: move H3 P3\"", "step 'fly'"),
        // A forbidden one with another reason.
        ("broom-wrong-terrain", "broom-no-potion", "step 'fly': the move '0: move H3 P3' should be refused"),
        ("point = [\"move H3 F3\"]", "point = [\"pawn-9-9\"]", "step 'fly': point: nothing on the page is called 'pawn-9-9'"),
        ("move = \"stay\", say", "move = \"fly away\", say", "step 'fly': also: 'fly away' means no legal move"),
        ("expect.view.0.seats.1.points = 14", "expect.view.0.seats.1.points = 15", "step 'fly': view.0.seats.1.points"),
        ("answer = 14", "answer = 12", "question 'points': proof: the rules say 14, not 12"),
        ("answer = 1\n", "answer = 2\n", "question 'leader': proof: the rules say 1, not 2"),
        ("right = [\"deliver F3 FR22\"]", "right = [\"deliver F3 FR01\"]", "question 'tower': proof: most points are earned by"),
        ("\"BRM-ROUND-3\", \"BRM-TURN-1\"", "\"BRM-ROUND-99\", \"BRM-TURN-1\"", "rules: BRM-ROUND-99 is no rule"),
        ("fly-stay =", "fly-away =", "text/pl: there is no message 'fly-stay'"),
        ("fly-stay =", "fly-away =", "text/pl: nobody says 'fly-away'"),
        ("any_order = true", "any_odour = true", "any_odour"),
        ("then = [\"1: lay forest_witch brave\"]", "then = [\"2: lay forest_witch brave\"]", "not all of `then` can be done"),
    ] {
        let problems = said_of(from, to);
        assert!(
            problems.iter().any(|problem| problem.starts_with("01-first-turn.toml: ") && problem.contains(what)),
            "{what}: {problems:#?}"
        );
    }
}
