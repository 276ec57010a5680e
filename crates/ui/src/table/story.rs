//! The story so far, as one viewer heard it, in chapters.

use crate::Speak;
use crate::art::seat;
use crate::fragment::Part;
use crate::page;
use coven_engine::{Arg, Game, Phrase, Rules, Seat, Tell, Viewer};
use maud::{Markup, html};

/// One line of the log: an event that the viewer was told. The game keeps the event, the log only points to it.
#[derive(PartialEq, Debug)]
pub struct LogLine<'a, E> {
    /// How many moves had been made when it happened.
    pub after: usize,
    /// Whose move it came from; nobody's while the table was laid out.
    pub by: Option<Seat>,
    pub event: &'a E,
}

// Derived, these would ask the same of the event.
impl<E> Clone for LogLine<'_, E> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<E> Copy for LogLine<'_, E> {}

/// Everything that a viewer was told, in order.
pub fn log<R: Rules>(game: &Game<R>, viewer: Viewer) -> Vec<LogLine<'_, R::Event>> {
    let opening = game.opening().heard_by(viewer).map(|event| LogLine { after: 0, by: None, event });
    let turns = game.turns().iter().enumerate().flat_map(|(number, turn)| {
        let line = move |event| LogLine { after: number + 1, by: Some(turn.seat), event };
        turn.story.heard_by(viewer).map(line)
    });
    opening.chain(turns).collect()
}

/// What happened since the viewer's last move.
pub fn fresh<'l, 'a, E>(log: &'l [LogLine<'a, E>], own: Option<Seat>) -> impl Iterator<Item = &'l LogLine<'a, E>> {
    let last = log.iter().rposition(|line| own.is_some() && line.by == own);
    log[last.map_or(0, |last| last + 1)..].iter().skip_while(|line| line.by.is_none())
}

/// Sentences about what the others did that are seen at once; the others are a click away.
const SEEN_AT_ONCE: usize = 3;
/// Sentences that are told at most. Who has been away for longer reads the story.
const MOST_SENTENCES: usize = 40;

/// How an act of somebody else is shown, besides its sentence.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Showing {
    /// What it is about: each is the id of an element, or how the name of a piece begins.
    pub at: Vec<String>,
    /// It says only that somebody has decided: nobody needs a second to read it.
    pub brief: bool,
}

impl Showing {
    /// An act that is about these things.
    pub fn at(things: impl IntoIterator<Item = String>) -> Showing {
        Showing { at: things.into_iter().collect(), brief: false }
    }

    /// An act that holds nobody up.
    pub fn brief() -> Showing {
        Showing { at: Vec::new(), brief: true }
    }
}

/// What the others did since the viewer's last move.
pub fn latest<R: Tell>(
    rules: &R,
    log: &[LogLine<'_, R::Event>],
    own: Option<Seat>,
    showing: impl Fn(&R::Event) -> Showing,
    speak: &Speak<'_>,
) -> Part {
    latest_of(rules, fresh(log, own).filter(|line| line.by != own), showing, speak)
}

/// The same of these acts.
pub fn latest_of<'l, 'a: 'l, R: Tell>(
    rules: &R,
    acts: impl Iterator<Item = &'l LogLine<'a, R::Event>>,
    showing: impl Fn(&R::Event) -> Showing,
    speak: &Speak<'_>,
) -> Part
where
    R::Event: 'a,
{
    let acts: Vec<&LogLine<'a, R::Event>> = acts.collect();
    let told = |line: &&LogLine<'a, R::Event>| (line.after, rules.tell_event(line.event), showing(line.event));
    latest_told(acts.iter().rev().map(told), speak)
}

/// The same of these sentences, the newest first, each with the number of moves that had been made then. The script shows acts one
/// by one by this part: an event that changes it tells an act of somebody else.
pub fn latest_told(told: impl Iterator<Item = (usize, Phrase, Showing)>, speak: &Speak<'_>) -> Part {
    let told: Vec<(usize, Phrase, Showing)> = told.take(MOST_SENTENCES).collect();
    let said =
        |phrase: &Phrase| html! { @match about(phrase) { Some(seat) => (seat::mark(seat)), None => {} } (speak.say(phrase)) };
    let line = |after: usize, phrase: &Phrase, showing: &Showing| {
        let at = (!showing.at.is_empty()).then(|| showing.at.join(" "));
        html! { li data-after=(after) data-at=[at.as_ref()] tabindex=[at.as_ref().map(|_| "0")] data-brief[showing.brief] { (said(phrase)) } }
    };
    let html = html! {
        details #latest {
            @if !told.is_empty() {
                summary title=(speak.word("page-since")) { @for (_, phrase, _) in told.iter().take(SEEN_AT_ONCE) { span { (said(phrase)) } " " } }
                div.sheet {
                    b { (speak.word("page-since")) }
                    ol { @for (after, phrase, showing) in told.iter().rev() { (line(*after, phrase, showing)) } }
                }
            }
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
    log: &[LogLine<'_, R::Event>],
    last: usize,
    opens: impl Fn(&R::Event) -> Chapter,
    speak: &Speak<'_>,
) -> Vec<Part> {
    let opening = |n: usize| n == 0 || opens(log[n].event) != Chapter::Within;
    let starts: Vec<usize> = (0..log.len()).filter(|&n| opening(n)).collect();
    let ends = starts.iter().skip(1).copied().chain([log.len()]);
    let all = starts.iter().copied().zip(ends).enumerate();
    let events: Vec<&R::Event> = log.iter().map(|line| line.event).collect();
    let part = |(number, (from, to)): (usize, (usize, usize))| {
        let round = opens(log[from].event) == Chapter::Round;
        let told = (from..to).map(|n| Sentence {
            after: log[n].after,
            phrase: rules.tell_event(log[n].event),
            rule: rules.rule_of_event(events[n], &events[..n]).map(|rule| (R::about().id, rule)),
        });
        chapter(number, round, told, speak)
    };
    all.skip(starts.len().saturating_sub(last)).map(part).collect()
}

/// One sentence of the story.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence {
    /// The number of moves that had been made then.
    pub after: usize,
    pub phrase: Phrase,
    /// The game and the rule by which it happened.
    pub rule: Option<(&'static str, &'static str)>,
}

/// One chapter: its sentences.
pub fn chapter(number: usize, round: bool, lines: impl Iterator<Item = Sentence>, speak: &Speak<'_>) -> Part {
    let id = format!("log-{number}");
    let mut before = None;
    let html = html! {
        ol id=(id) .round[round] {
            @for line in lines { (sentence(&line, before.replace(line.after) != Some(line.after), speak)) }
        }
    };
    Part::growing(id, "log-story", number, html)
}

/// One sentence, with the link to its rule. The first of a move also carries the link to the table as it stood then.
fn sentence(line: &Sentence, first: bool, speak: &Speak<'_>) -> Markup {
    html! {
        li {
            @match about(&line.phrase) { Some(seat) => (seat::mark(seat)), None => {} }
            // The link to the rule never begins a line.
            span { (speak.say(&line.phrase)) @if let Some((game, rule)) = line.rule { "\u{a0}" (page::rule_link(game, rule, speak)) } }
            @if first { a.at href=(format!("?at={}", line.after)) { (line.after) } }
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
