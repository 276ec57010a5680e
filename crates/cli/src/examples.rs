//! The examples under a command's help. They name games of the house, whichever these are.

use coven_catalog::games;

/// The games, as the help of an argument names them.
pub fn which_game() -> String {
    let ids: Vec<&str> = games().iter().map(|about| about.id).collect();
    format!("The game: {}", ids.join(", "))
}

/// Lines for a command's help, in which `{game}` is the first game of the house, `{most}` its largest number of players, `{variant}`
/// a variant and `{rule}` a rule of it, and `{alone}` a game that one person can play; without such a game the line is left out.
pub fn examples(lines: &[&str]) -> String {
    let first = games()[0];
    let variant = first.variants.iter().find(|variant| variant.offered).map(|variant| variant.word);
    let rule = first.rulebook("en").rules().first().map(|rule| rule.id);
    let alone = games().iter().find(|about| about.seats.contains(&1)).map(|about| about.id);
    let most = first.seats.end().to_string();
    let words = [
        ("{game}", Some(first.id)),
        ("{most}", Some(most.as_str())),
        ("{variant}", variant),
        ("{rule}", rule),
        ("{alone}", alone),
    ];
    let mut help = "Examples:".to_owned();
    for line in lines {
        let filled = words.iter().try_fold((*line).to_owned(), |line, (place, word)| match word {
            Some(word) => Some(line.replace(place, word)),
            None => (!line.contains(place)).then_some(line),
        });
        help.extend(filled.map(|line| format!("\n  {line}")));
    }
    help
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_filled() {
        let help =
            examples(&["coven play {game} --variant {variant} --players {most}", "coven rules {rule}", "coven play {alone}"]);
        assert!(help.starts_with(&format!("Examples:\n  coven play {} --variant ", games()[0].id)), "{help}");
        assert!(!help.contains(['{', '}']), "{help}");
    }
}
