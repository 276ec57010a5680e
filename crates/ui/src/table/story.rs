//! The story so far, as one viewer heard it, in chapters.

use crate::Speak;
use crate::art::seat;
use crate::fragment::Part;
use coven_engine::{Arg, Game, Phrase, Rules, Seat, Tell, Viewer};
use maud::{Markup, html};

/// One event that the viewer heard.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard<E> {
    /// After how many moves.
    pub after: usize,
    /// Whose move it came from; nobody's while the table was laid out.
    pub by: Option<Seat>,
    pub event: E,
}

/// Everything that a viewer heard, in order.
pub fn heard<R: Rules>(game: &Game<R>, viewer: Viewer) -> Vec<Heard<R::Event>> {
    let opening = game.opening().heard_by(viewer).map(|event| Heard { after: 0, by: None, event: event.clone() });
    let turns = game.turns().iter().enumerate().flat_map(|(number, turn)| {
        let heard = move |event: &R::Event| Heard { after: number + 1, by: Some(turn.seat), event: event.clone() };
        turn.story.heard_by(viewer).map(heard)
    });
    opening.chain(turns).collect()
}

/// What happened since the viewer's last move.
pub fn fresh<E>(heard: &[Heard<E>], own: Option<Seat>) -> impl Iterator<Item = &Heard<E>> {
    let last = heard.iter().rposition(|heard| own.is_some() && heard.by == own);
    heard[last.map_or(0, |last| last + 1)..].iter().skip_while(|heard| heard.by.is_none())
}

/// So many of the others' acts are told at a glance.
const AT_A_GLANCE: usize = 3;

/// What the others did last, for those who have not opened the story and for those who hear the page; the newest first.
pub fn latest<R: Tell>(rules: &R, heard: &[Heard<R::Event>], own: Option<Seat>, speak: &Speak<'_>) -> Part {
    latest_of(rules, fresh(heard, own).filter(|heard| heard.by != own), speak)
}

/// The last of these acts, the newest first.
pub fn latest_of<'a, R: Tell>(rules: &R, acts: impl Iterator<Item = &'a Heard<R::Event>>, speak: &Speak<'_>) -> Part
where
    R::Event: 'a,
{
    let acts: Vec<&Heard<R::Event>> = acts.collect();
    let told = acts.iter().rev().take(AT_A_GLANCE).map(|heard| rules.tell_event(&heard.event));
    let html = html! {
        p #latest aria-live="polite" {
            @for phrase in told { span { @match about(&phrase) { Some(seat) => (seat::mark(seat)), None => {} } (speak.say(&phrase)) } " " }
        }
    };
    Part::fixed("latest", html)
}

/// Where an event stands in the story.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// It opens a chapter that begins a new round.
    Round,
    /// It opens a chapter.
    Opens,
    /// It belongs to the chapter that is open.
    Within,
}

/// The last chapters of the story; all of them if there are no more.
pub fn chapters<R: Tell>(
    rules: &R,
    heard: &[Heard<R::Event>],
    last: usize,
    opens: impl Fn(&R::Event) -> Chapter,
    speak: &Speak<'_>,
) -> Vec<Part> {
    let opening = |n: usize| n == 0 || opens(&heard[n].event) != Chapter::Within;
    let starts: Vec<usize> = (0..heard.len()).filter(|&n| opening(n)).collect();
    let ends = starts.iter().skip(1).copied().chain([heard.len()]);
    let all = starts.iter().copied().zip(ends).map(|(from, to)| &heard[from..to]).enumerate();
    let part = |(number, lines): (usize, &[Heard<R::Event>])| {
        let id = format!("log-{number}");
        let round = lines.first().is_some_and(|line| opens(&line.event) == Chapter::Round);
        let html = html! {
            ol id=(id) .round[round] {
                @for (n, heard) in lines.iter().enumerate() {
                    (line(&rules.tell_event(&heard.event), (n == 0 || lines[n - 1].after != heard.after).then_some(heard.after), speak))
                }
            }
        };
        Part::growing(id, "log-story", number, html)
    };
    all.skip(starts.len().saturating_sub(last)).map(part).collect()
}

/// One sentence. The first of a move carries the link to the table as it stood then.
fn line(phrase: &Phrase, at: Option<usize>, speak: &Speak<'_>) -> Markup {
    html! {
        li {
            @match about(phrase) { Some(seat) => (seat::mark(seat)), None => {} }
            span { (speak.say(phrase)) }
            @if let Some(at) = at { a.at href=(format!("?at={at}")) { (at) } }
        }
    }
}

/// The seat that a sentence is about.
fn about(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}
