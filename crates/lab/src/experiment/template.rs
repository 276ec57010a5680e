//! What a new experiment begins from.

use coven_engine::About;

/// An experiment with a game, with a comment for every field.
pub fn template(about: &About) -> String {
    let most = about.seats.end();
    let list = |words: &[&str]| format!("[{}]", words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", "));
    let first = about.modes.first().copied().unwrap_or_default();
    let other = about.modes.get(1).copied();
    let words: Vec<&str> = about.variants.iter().map(|variant| variant.word).collect();
    let variants = if words.is_empty() { "this game has none".to_owned() } else { words.join(", ") };
    let mut text = format!(
        r#"# An experiment. `coven lab run FILE` plays it and writes a report; stopped, it goes on where it was.

title = "{title}: is the table fair?"
# What you want to know; it stands at the head of the report.
question = "Do all seats win equally often, and what do the cards bring?"

# How many games at each table. Every table plays the same deals, so that tables can be compared game by game.
games = 200
# A number from which all chance follows.
seed = 1

# How closely each game is looked at; all of it takes time.
# What chance did to each seat, for "skill against luck".
luck = true
# At how many moments the chances are estimated, to see when a game was decided.
moments = 10
# How many decisions are looked at move by move, to see how much they matter.
decisions = 2
# Only decisions in which such a choice can be made, by the beginnings of the words in the report's table of choices.
# focus = ["build", "cast: "]
# How many imagined worlds are played on for each of these values.
worlds = 24

[[tables]]
name = "as it is played"
game = "{id}"
# From {fewest} to {most}; a list of numbers makes a table for each.
players = {most}
# Words that change the game: {variants}.
# `modes` instead, a list of such lists, makes a table for each.
variants = {first}
# Who plays, in a ring around the table: a level, with iterations or milliseconds if wished ("adept:200").
# `levels` instead makes a table for each, with the same bot at all seats.
bots = ["apprentice"]
"#,
        title = about.title,
        id = about.id,
        fewest = about.seats.start(),
        first = list(first),
    );
    if let Some(other) = other {
        text += &format!(
            r#"
# A second table of as many players is compared with the first.
[[tables]]
name = "{}"
game = "{}"
players = {most}
variants = {}
bots = ["apprentice"]
"#,
            other.join(", "),
            about.id,
            list(other)
        );
    }
    text += r#"
# Other component data: the field, as an error in the data would name it, and its value.
# [tables.changes]
# "list[id=name].field" = 3
"#;
    text
}
