//! The story so far: one chapter for the beginning of each round and one for each turn.

use super::Scene;
use crate::art::seat;
use crate::fragment::Part;
use coven_broom::{Broom, Happening};
use coven_engine::{Arg, Game, Phrase, Seat, Tell, Viewer};
use maud::{Markup, html};

/// One event that the viewer heard.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard {
    /// After how many moves.
    pub after: usize,
    /// Whose move it came from; nobody's while the table was laid out.
    pub by: Option<Seat>,
    pub event: Happening,
}

/// Everything that a viewer heard, in order.
pub(super) fn heard(game: &Game<Broom>, viewer: Viewer) -> Vec<Heard> {
    let opening = game.opening().heard_by(viewer).map(|event| Heard { after: 0, by: None, event: event.clone() });
    let turns = game.turns().iter().enumerate().flat_map(|(number, turn)| {
        let heard = move |event: &Happening| Heard { after: number + 1, by: Some(turn.seat), event: event.clone() };
        turn.story.heard_by(viewer).map(heard)
    });
    opening.chain(turns).collect()
}

impl Scene<'_> {
    /// What happened since the viewer's last move.
    pub(super) fn fresh(&self) -> impl Iterator<Item = &Heard> {
        let own = self.own_seat();
        let last = self.heard.iter().rposition(|heard| own.is_some() && heard.by == own);
        self.heard[last.map_or(0, |last| last + 1)..].iter().skip_while(|heard| heard.by.is_none())
    }

    /// The last chapters of the story; all of them if there are no more.
    pub(super) fn log_parts(&self, last: usize) -> Vec<Part> {
        let starts: Vec<usize> = (0..self.heard.len()).filter(|&n| n == 0 || opens_chapter(&self.heard[n].event)).collect();
        let ends = starts.iter().skip(1).copied().chain([self.heard.len()]);
        let chapters = starts.iter().copied().zip(ends).map(|(from, to)| &self.heard[from..to]).enumerate();
        let part = |(number, lines): (usize, &[Heard])| {
            let id = format!("log-{number}");
            let html = self.chapter(&id, lines);
            Part::growing(id, "log-story", number, html)
        };
        chapters.skip(starts.len().saturating_sub(last)).map(part).collect()
    }

    fn chapter(&self, id: &str, lines: &[Heard]) -> Markup {
        let opens_round = matches!(lines.first().map(|line| &line.event), Some(Happening::RoundBegan { .. }));
        html! {
            ol id=(id) .round[opens_round] {
                @for (n, line) in lines.iter().enumerate() { (self.line(line, n == 0 || lines[n - 1].after != line.after)) }
            }
        }
    }

    /// One sentence. The first of a move carries the link to the table as it stood then.
    fn line(&self, line: &Heard, first: bool) -> Markup {
        let phrase = self.rules.tell_event(&line.event);
        html! {
            li {
                @match about(&phrase) { Some(seat) => (seat::mark(seat)), None => {} }
                span { (self.speak.say(&phrase)) }
                @if first { a.at href=(format!("?at={}", line.after)) { (line.after) } }
            }
        }
    }
}

fn opens_chapter(event: &Happening) -> bool {
    matches!(event, Happening::RoundBegan { .. } | Happening::Leads { .. } | Happening::RoundEnded { .. })
}

/// The seat that a sentence is about.
fn about(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}
