//! What somebody's finished games say together: the cost of each kind of decision, luck over time, and strength without luck.

mod luck;

use super::shell::{Kind, shell};
use super::{Address, Visitor};
use crate::Speak;
use crate::report::{percent, signed_percent};
use coven_engine::{About, Phrase};
use coven_lab::analysis::{FEWEST_GAMES, KindOverMany, Ledger, Mean, OverMany, Standout};
use coven_lab::share::Share;
use maud::{Markup, html};

/// Somebody's games of one kind.
#[derive(Clone, Copy, Debug)]
pub struct GameOverMany<'a> {
    pub about: &'static About,
    pub summary: &'a OverMany,
    /// The tables at which they were played, in order.
    pub tables: &'a [String],
    pub rating: Option<RatingSeen>,
}

/// A rating, and how uncertain it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingSeen {
    pub rating: f64,
    pub uncertainty: f64,
}

pub fn many(visitor: &Visitor<'_>, games: &[GameOverMany<'_>]) -> Markup {
    let speak = &visitor.speak;
    let title = speak.word("page-many");
    let body = html! {
        main #main.report-page.many {
            h1 { (title) }
            @if games.is_empty() { p { (speak.word("page-many-none")) } }
            @else { p.quiet { (speak.word("page-many-about")) } }
            @for game in games { (one(game, speak)) }
            p.bar { a.act.quiet href=(Address::You) { (speak.word("page-you")) } }
        }
    };
    shell(visitor, Kind::Open, &title, html! {}, body)
}

fn one(game: &GameOverMany<'_>, speak: &Speak<'_>) -> Markup {
    let summary = game.summary;
    let count = |id: &'static str, games: usize| speak.say(&Phrase::new(id).with("games", games));
    let accuracy = summary.accuracy.map(|accuracy| percent(Share::of(accuracy / 100.0), speak.language()));
    html! {
        section.game.sheet {
            h2 { (game.about.title) }
            p {
                (count("page-many-count", summary.games))
                @if let Some(accuracy) = accuracy { " " (speak.say(&Phrase::new("page-many-accuracy").with("accuracy", accuracy))) }
            }
            @if summary.unaided < summary.games { p.quiet { (count("page-many-aided", summary.games - summary.unaided)) } }
            div.parts {
                section.kinds {
                    h3 { (speak.word("page-many-kinds")) }
                    p.own { (standout(game, speak)) }
                    (kinds(game, speak))
                }
                @if summary.unaided > 0 {
                    (luck::luck(game, speak))
                    (strength(game, speak))
                }
            }
        }
    }
}

fn theme(game: &GameOverMany<'_>, kind: &KindOverMany, speak: &Speak<'_>) -> String {
    match &kind.theme {
        Some(theme) => speak.sentence(&game.about.tell_theme(theme)),
        None => speak.word("page-many-other"),
    }
}

/// A mean in percentage points; `sign` for what may be a gain.
fn points(mean: f64, sign: bool, speak: &Speak<'_>) -> String {
    let share = Share::of(mean);
    if sign { signed_percent(share, speak.language()) } else { percent(share, speak.language()) }
}

fn interval(mean: &Mean, sign: bool, speak: &Speak<'_>) -> Option<String> {
    let (low, high) = mean.low.zip(mean.high)?;
    let said = Phrase::new("page-many-range").with("low", points(low, sign, speak)).with("high", points(high, sign, speak));
    Some(speak.say(&said))
}

/// What costs most, if that is beyond doubt.
fn standout(game: &GameOverMany<'_>, speak: &Speak<'_>) -> String {
    let first = game.summary.kinds.first();
    match game.summary.standout {
        Standout::TooFewGames => speak.say(&Phrase::new("page-many-too-few").with("games", FEWEST_GAMES)),
        Standout::NoErrors => speak.word("page-many-no-errors"),
        Standout::Unclear => speak.word("page-many-unclear"),
        Standout::Clear => {
            let said = |kind: &KindOverMany| {
                let (low, high) = kind.per_game.low.zip(kind.per_game.high)?;
                let said = Phrase::new("page-many-costliest")
                    .with("kind", theme(game, kind, speak))
                    .with("mean", points(kind.per_game.mean, false, speak))
                    .with("low", points(low, false, speak))
                    .with("high", points(high, false, speak));
                Some(speak.say(&said))
            };
            first.and_then(said).unwrap_or_else(|| speak.word("page-many-unclear"))
        }
    }
}

fn kinds(game: &GameOverMany<'_>, speak: &Speak<'_>) -> Markup {
    let title = speak.word("page-many-kinds");
    let known = game.summary.games >= FEWEST_GAMES;
    let head = ["page-many-kind", "page-many-met", "page-many-errors", "page-many-lost", "page-many-per-game"];
    html! {
        div.scroll-x tabindex="0" role="region" aria-label=(title) {
            table.ledger {
                thead {
                    tr {
                        @for word in head { th scope="col" { (speak.word(word)) } }
                        @if known { th scope="col" { (speak.word("page-many-interval")) } }
                    }
                }
                tbody {
                    @for kind in &game.summary.kinds {
                        tr {
                            th scope="row" { (theme(game, kind, speak)) }
                            td { (kind.met) }
                            td { (kind.errors) }
                            td { (percent(kind.lost, speak.language())) }
                            td { (points(kind.per_game.mean, false, speak)) }
                            @if known { td { (interval(&kind.per_game, false, speak).unwrap_or_else(|| "–".to_owned())) } }
                        }
                    }
                }
            }
        }
    }
}

/// The rating, and beside it what results are worth without luck.
fn strength(game: &GameOverMany<'_>, speak: &Speak<'_>) -> Markup {
    let summary = game.summary;
    let measures = [
        ("page-many-beyond", &summary.beyond_start),
        ("page-many-without-luck", &summary.without_luck),
        ("page-many-own-errors", &summary.errors),
    ];
    let known = measures.iter().any(|(_, mean)| mean.low.is_some()) || game.rating.is_some();
    let title = speak.word("page-many-strength");
    html! {
        section.strength {
            h3 { (title) }
            div.parts {
                div {
                    div.scroll-x tabindex="0" role="region" aria-label=(title) {
                        table.ledger {
                            thead {
                                tr {
                                    th scope="col" { (speak.word("page-many-measure")) }
                                    th scope="col" { (speak.word("page-many-value")) }
                                    @if known { th scope="col" { (speak.word("page-many-interval")) } }
                                }
                            }
                            tbody {
                                tr {
                                    th scope="row" { (speak.word("page-many-rating")) }
                                    @match game.rating {
                                        Some(rating) => { td { (rated(rating.rating, speak)) } td { (rated_interval(rating, speak)) } }
                                        None => { td { (speak.word("page-many-no-rating")) } @if known { td { "–" } } }
                                    }
                                }
                                @for (word, mean) in measures {
                                    tr.main[word == "page-many-without-luck"] {
                                        th scope="row" { (speak.word(word)) }
                                        td { (points(mean.mean, true, speak)) }
                                        @if known { td { (interval(mean, true, speak).unwrap_or_else(|| "–".to_owned())) } }
                                    }
                                }
                            }
                        }
                    }
                    p.explained { (speak.word("page-many-explained")) }
                }
                div { (ledger(summary, speak)) }
            }
        }
    }
}

/// A number with one digit behind the point, as the language writes it.
pub(super) fn rated(number: f64, speak: &Speak<'_>) -> String {
    percent(Share::of(number / 100.0), speak.language())
}

fn rated_interval(rating: RatingSeen, speak: &Speak<'_>) -> String {
    let reach = coven_lab::statistics::Z * rating.uncertainty;
    let bound = |number: f64| rated(number, speak);
    speak
        .say(&Phrase::new("page-many-range").with("low", bound(rating.rating - reach)).with("high", bound(rating.rating + reach)))
}

/// The columns of the ledger: their words, and what stands in them.
type Column = (&'static str, fn(&Ledger) -> Share);

const COLUMNS: [Column; 7] = [
    ("page-report-prior", |ledger| ledger.prior),
    ("page-report-draws", |ledger| ledger.draws),
    ("page-report-reveals", |ledger| ledger.reveals),
    ("page-report-guesses", |ledger| ledger.guesses),
    ("page-report-others", |ledger| ledger.others),
    ("page-report-errors", |ledger| ledger.errors),
    ("page-report-result", |ledger| ledger.result),
];

fn ledger(summary: &OverMany, speak: &Speak<'_>) -> Markup {
    let title = speak.word("page-many-ledger");
    let mean = |sum: Share| points(sum.value() / summary.unaided.max(1) as f64, false, speak);
    html! {
        h4 { (title) }
        div.scroll-x tabindex="0" role="region" aria-label=(title) {
            table.ledger.sums {
                thead { tr { @for (word, _) in COLUMNS { th scope="col" { (speak.word(word)) } } } }
                tbody { tr { @for (_, of) in COLUMNS { td { (mean(of(&summary.ledger))) } } } }
            }
        }
    }
}
