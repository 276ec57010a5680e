//! How a game ended, in a sentence or two: what it means for the viewer, what decided it, and the winner's moment.

use super::Moment;
use crate::Speak;
use crate::art::seat;
use coven_engine::standing::Result;
use coven_engine::{Arg, Phrase, Seat, Standing};
use maud::{Markup, html};

/// Who won. That nobody did is worth a sentence only among several: alone, the game's own words tell of a defeat.
pub(super) fn won(standing: &Standing) -> Option<Phrase> {
    let winners: Vec<Seat> = winners(standing).map(|result| result.seat).collect();
    if winners.is_empty() {
        return (standing.len() > 1).then(|| Phrase::new("page-nobody-won"));
    }
    let names: Arg = winners.iter().copied().map(Arg::from).collect();
    Some(Phrase::new("page-winner").with("names", names).with("number", winners.len()))
}

/// What the end means for the viewer: by how much they won, or which place they came to. None for whoever only watches, or has nobody
/// to be compared with.
pub(super) fn for_viewer(standing: &Standing, own: Option<Seat>) -> Option<Phrase> {
    let own = standing.iter().find(|result| Some(result.seat) == own)?;
    let first = winners(standing).next()?;
    if own.place == 1 {
        let second = runner_up(standing).filter(|_| winners(standing).count() == 1)?;
        let ahead = own.sheet.total - second.sheet.total;
        return (ahead > 0).then(|| Phrase::new("page-won-by").with("points", ahead));
    }
    // Somebody may lose with more points than the winner; then only the place is told.
    Some(match first.sheet.total - own.sheet.total {
        behind if behind > 0 => Phrase::new("page-came-by").with("place", own.place).with("points", behind),
        0 => Phrase::new("page-came-level").with("place", own.place),
        _ => Phrase::new("page-came").with("place", own.place),
    })
}

/// The line of the sheets in which the winner gained most on the viewer, or the viewer who won on the next. `lines` are the keys of the
/// lines, each with what it stands for. None where it was not a matter of points.
pub(super) fn decided(standing: &Standing, lines: &[(&str, Phrase)], own: Option<Seat>) -> Option<Phrase> {
    let first = winners(standing).next()?;
    let beaten = |result: &&Result| Some(result.seat) == own && result.place > 1;
    let second = standing.iter().find(beaten).or_else(|| runner_up(standing))?;
    if first.sheet.total <= second.sheet.total {
        return None;
    }
    let points = |result: &Result, key: &str| result.sheet.line(key).unwrap_or(0);
    let ahead = |key: &str| points(first, key) - points(second, key);
    // Among equal differences, the line that stands higher on the sheet.
    let (key, told) = lines.iter().rev().max_by_key(|(key, _)| ahead(key)).filter(|(key, _)| ahead(key) > 0)?;
    let told = Phrase::new("page-decided").with("line", Arg::from(told.clone()));
    let told = told.with("first", first.seat).with("most", points(first, key));
    Some(told.with("second", second.seat).with("less", points(second, key)))
}

/// The winner's moment: what the game shows for it, who won, and what that means for the viewer. None for a defeat alone.
pub fn victory(standing: &Standing, own: Option<Seat>, scene: Markup, speak: &Speak<'_>) -> Option<Moment> {
    let won = won(standing)?;
    let scene = html! {
        div.victory { (scene) }
        h2.{ @if let Some(first) = winners(standing).next() { (seat::class(first.seat)) } } {
            @for result in winners(standing) { (seat::mark(result.seat)) }
            (speak.say(&won))
        }
        @if let Some(meaning) = for_viewer(standing, own) { p { (speak.say(&meaning)) } }
    };
    Some(Moment { name: "victory".to_owned(), scene })
}

/// Everybody who won.
pub fn winners(standing: &Standing) -> impl Iterator<Item = &Result> {
    standing.iter().filter(|result| result.place == 1)
}

/// The best of the others.
fn runner_up(standing: &Standing) -> Option<&Result> {
    standing.iter().filter(|result| result.place > 1).min_by_key(|result| result.place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use coven_engine::Sheet;

    /// Seats with their places and the points of two lines.
    fn standing(seats: &[(u8, i32, i32)]) -> Standing {
        let result = |(seat, &(place, towers, sets)): (usize, &(u8, i32, i32))| {
            let mut sheet = Sheet::default();
            sheet.add("towers", towers);
            sheet.add("sets", sets);
            Result { seat: Seat(seat as u8), place, sheet }
        };
        seats.iter().enumerate().map(result).collect()
    }

    fn told(phrase: Option<Phrase>) -> Option<(String, Vec<Arg>)> {
        phrase.map(|phrase| (phrase.id.to_string(), phrase.args.into_iter().map(|(_, arg)| arg).collect()))
    }

    fn says(id: &str, numbers: &[i64]) -> Option<(String, Vec<Arg>)> {
        Some((id.to_owned(), numbers.iter().map(|&number| Arg::Number(number)).collect()))
    }

    #[test]
    fn everybody_is_told_their_place_and_the_distance() {
        let end = standing(&[(2, 20, 5), (1, 22, 6), (3, 10, 0)]);
        assert_eq!(told(for_viewer(&end, Some(Seat(1)))), says("page-won-by", &[3]));
        assert_eq!(told(for_viewer(&end, Some(Seat(0)))), says("page-came-by", &[2, 3]));
        assert_eq!(told(for_viewer(&end, None)), None);
    }

    #[test]
    fn points_are_told_only_where_they_decided() {
        // The first two are level on points; the third has more points, but belongs to the side that lost.
        let end = standing(&[(2, 20, 8), (1, 22, 6), (3, 40, 0)]);
        assert_eq!(told(for_viewer(&end, Some(Seat(0)))), says("page-came-level", &[2]));
        assert_eq!(told(for_viewer(&end, Some(Seat(1)))), None);
        assert_eq!(told(for_viewer(&end, Some(Seat(2)))), says("page-came", &[3]));
        let alone = standing(&[(2, 20, 8)]);
        assert_eq!(told(for_viewer(&alone, Some(Seat(0)))), None, "nobody won");
    }

    #[test]
    fn that_nobody_won_is_said_among_several() {
        assert_eq!(told(won(&standing(&[(2, 20, 8), (3, 5, 5)]))), says("page-nobody-won", &[]));
        assert_eq!(told(won(&standing(&[(2, 20, 8)]))), None, "a defeat alone has words of its own");
    }

    #[test]
    fn what_decided_is_the_greatest_difference_to_the_winner() {
        let end = standing(&[(2, 20, 5), (1, 22, 6), (3, 21, 0)]);
        let lines = [("towers", Phrase::new("towers")), ("sets", Phrase::new("sets"))];
        let line = |own: Option<Seat>| {
            decided(&end, &lines, own).and_then(|told| match &told.args[0].1 {
                Arg::Phrase(line) => Some(line.id.to_string()),
                _ => None,
            })
        };
        assert_eq!(line(Some(Seat(1))).as_deref(), Some("towers"), "the winner is compared with the next");
        assert_eq!(line(Some(Seat(2))).as_deref(), Some("sets"), "whoever lost with the winner");
        assert_eq!(line(None).as_deref(), Some("towers"));
        let tied = standing(&[(2, 20, 8), (1, 22, 6)]);
        assert_eq!(decided(&tied, &lines, None), None, "a tie was broken by something else");
    }
}
