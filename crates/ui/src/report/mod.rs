//! What the analyst found in a finished game, as a part of a page or as a page that stands alone.

mod alone;
mod chart;

pub use alone::alone;

use crate::Speak;
use coven_catalog::Table;
use coven_engine::{Phrase, Seat};
use coven_lab::analysis::{MoveJudged, Report};
use coven_lab::share::Share;
use coven_text::Language;
use maud::{Markup, html};

/// Maximum number of errors that a report explains: nobody reads more.
pub const MOST_MOVES: usize = 6;
const MOST_TURNING_POINTS: usize = 5;

/// An error, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    pub judged: MoveJudged,
    /// What it would have cost with open cards.
    pub open_cards: Option<Share>,
    pub played: Phrase,
    pub better: Phrase,
    /// Why the better move is better, if the game's knowledge has a word for it.
    pub why: Option<Phrase>,
}

/// The worst errors of a seat, or of everybody, in words: the game is looked at again as it stood before each of them.
pub fn lessons(table: &dyn Table, report: &Report, seat: Option<Seat>) -> Vec<Lesson> {
    report.worst(seat).into_iter().take(MOST_MOVES).filter_map(|judged| lesson(table, report, judged)).collect()
}

/// One move in words; none if the table knows no such move.
pub fn lesson(table: &dyn Table, report: &Report, judged: &MoveJudged) -> Option<Lesson> {
    let then = table.at(judged.seq.checked_sub(1)?).ok()?;
    let choices = then.choices(judged.seat);
    let told = |notation: &str| choices.iter().find(|choice| choice.notation == notation).map(|choice| choice.phrase.clone());
    let open = report.hindsight.moves.iter().find(|open| open.seq == judged.seq);
    Some(Lesson {
        played: told(&judged.m)?,
        better: told(&judged.best)?,
        why: then.reason(judged.seat, &judged.best),
        open_cards: open.map(|open| open.loss),
        judged: judged.clone(),
    })
}

/// A share in percent, with one digit behind the point, as the language writes it.
pub fn percent(share: Share, language: Language) -> String {
    let number = format!("{:.1}", 100.0 * share.value());
    // What rounds to nothing has no sign.
    let number = if number == "-0.0" { "0.0".to_owned() } else { number.replace('-', "−") };
    if language == Language::English { number } else { number.replace('.', ",") }
}

/// The same as a difference: what is gained has a sign, too.
pub fn signed_percent(share: Share, language: Language) -> String {
    let number = percent(share, language);
    if share > Share::NONE { format!("+{number}") } else { number }
}

/// Everything that is said of a game: chances, ledger, errors. `ways` are the ways to the position before a move, if there are any.
pub fn report(report: &Report, lessons: &[Lesson], speak: &Speak<'_>, ways: &dyn Fn(&Lesson) -> Option<Markup>) -> Markup {
    html! {
        section.report {
            (chart::chart(&report.chances, report, &report.turning_points(MOST_TURNING_POINTS), &speak.word("page-report-chances"), speak))
            (turning_points(report, speak))
            (ledger(report, speak))
            h2 { (speak.word("page-report-moves")) }
            @if lessons.is_empty() { p { (speak.word("page-report-no-errors")) } }
            ol.errors { @for lesson in lessons { li { (told(lesson, speak, ways)) } } }
            details.hindsight {
                summary { (speak.word("page-report-chances-hindsight")) }
                p { (speak.word("page-report-hindsight-explained")) }
                (chart::chart(&report.hindsight.chances, report, &[], &speak.word("page-report-chances-hindsight"), speak))
            }
        }
    }
}

/// One error in sentences.
fn told(lesson: &Lesson, speak: &Speak<'_>, ways: &dyn Fn(&Lesson) -> Option<Markup>) -> Markup {
    html! {
        @for line in sentences(lesson, speak) { p { (line) } }
        @if let Some(ways) = ways(lesson) { (ways) }
    }
}

/// One error in sentences: what it is, what was played, what would have been better, why, and what hindsight says.
pub fn sentences(lesson: &Lesson, speak: &Speak<'_>) -> Vec<String> {
    let (judged, language) = (&lesson.judged, speak.language());
    let kind = speak.say(&Phrase::new("page-report-kind").with("kind", judged.kind.name()));
    let title = speak.say(&Phrase::new("page-report-move").with("seq", judged.seq).with("name", judged.seat));
    let better = Phrase::new("page-report-better")
        .with("move", lesson.better.clone())
        .with("loss", percent(judged.loss, language))
        .with("low", percent(judged.low, language))
        .with("high", percent(judged.high, language));
    let mut lines = vec![
        speak.labelled(title, kind),
        speak.say(&Phrase::new("page-report-played").with("move", lesson.played.clone())),
        speak.say(&better),
    ];
    lines.extend(lesson.why.as_ref().map(|why| speak.say(&Phrase::new("page-report-why").with("reason", why.clone()))));
    lines.extend(
        lesson.open_cards.map(|loss| speak.say(&Phrase::new("page-report-open-cards").with("loss", percent(loss, language)))),
    );
    lines
}

/// The steps after which somebody's chance had changed most.
fn turning_points(report: &Report, speak: &Speak<'_>) -> Markup {
    let points = report.turning_points(MOST_TURNING_POINTS);
    html! {
        @if !points.is_empty() {
            h2 { (speak.word("page-report-turning")) }
            ul.turning { @for (at, seat) in points { li { (turning_point(report, at, seat, speak)) } } }
        }
    }
}

fn turning_point(report: &Report, at: usize, seat: Seat, speak: &Speak<'_>) -> String {
    let chance = |at: usize| percent(report.chances[at][seat.index()], speak.language());
    let phrase = Phrase::new("page-report-turning-point").with("seq", at).with("name", seat);
    speak.say(&phrase.with("after", chance(at)).with("before", chance(at - 1)))
}

/// The columns of the ledger: their words, and what stands in them.
type Column = (&'static str, fn(&coven_lab::analysis::SeatReport) -> Share);

const COLUMNS: [Column; 7] = [
    ("page-report-prior", |seat| seat.prior),
    ("page-report-draws", |seat| seat.draws),
    ("page-report-reveals", |seat| seat.reveals),
    ("page-report-guesses", |seat| seat.guesses),
    ("page-report-others", |seat| seat.others),
    ("page-report-errors", |seat| seat.errors),
    ("page-report-result", |seat| seat.result),
];

/// The words of the ledger's columns and every seat's line, in percent.
pub fn ledger_lines(report: &Report, speak: &Speak<'_>) -> (Vec<String>, Vec<Vec<String>>) {
    let head = ["page-report-seat"].into_iter().chain(COLUMNS.map(|(word, _)| word)).chain(["page-report-accuracy"]);
    let line = |(seat, line): (Seat, &coven_lab::analysis::SeatReport)| {
        let parts = COLUMNS.iter().map(|(_, of)| percent(of(line), speak.language()));
        let accuracy = percent(Share::of(line.accuracy / 100.0), speak.language());
        std::iter::once(speak.name(seat)).chain(parts).chain([accuracy]).collect()
    };
    let lines = Seat::all(report.seats.len()).zip(&report.seats).map(line).collect();
    (head.map(|word| speak.word(word)).collect(), lines)
}

fn ledger(report: &Report, speak: &Speak<'_>) -> Markup {
    let (head, lines) = ledger_lines(report, speak);
    html! {
        h2 { (speak.word("page-report-ledger")) }
        div.scroll-x tabindex="0" role="region" aria-label=(speak.word("page-report-ledger")) {
            table.ledger {
                thead { tr { @for word in &head { th scope="col" { (word) } } } }
                tbody {
                    @for line in &lines {
                        tr { @for (number, cell) in line.iter().enumerate() { @if number == 0 { th scope="row" { (cell) } } @else { td { (cell) } } } }
                    }
                }
            }
        }
        p.explained { (speak.word("page-report-explained")) }
    }
}
