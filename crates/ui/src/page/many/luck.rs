//! Luck over time: a bar for each game, and a line for all luck so far.

use super::super::Address;
use super::{GameOverMany, Speak};
use crate::report::{percent, signed_percent};
use coven_engine::Phrase;
use coven_lab::analysis::LuckOverMany;
use coven_lab::share::Share;
use maud::{Markup, html};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 290.0;
/// Room for the numbers, which are large on a phone.
const LEFT: f64 = 88.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 14.0;
/// The widest bar.
const BAR: f64 = 28.0;

/// Distances between two lines of the grid, in percentage points; the least is taken with which there are few lines.
const STEPS: [i32; 7] = [10, 25, 50, 100, 250, 500, 1000];
const MOST_LINES: i32 = 6;

/// What the vertical axis shows, in percentage points: the lowest and the highest line of the grid, and the distance between two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scale {
    low: i32,
    high: i32,
    step: i32,
}

impl Scale {
    fn of(luck: &[LuckOverMany]) -> Scale {
        // To the digit that is shown: a share is a fraction of a power of two, and a little more than 30 is still 30.
        let points = |share: Share| (1000.0 * share.value()).round() / 10.0;
        let all = || luck.iter().flat_map(|game| [points(game.luck), points(game.sum)]);
        let (low, high) = all().fold((0.0f64, 0.0f64), |(low, high), value| (low.min(value), high.max(value)));
        let scale = |step: i32| {
            let step_wide = f64::from(step);
            let (low, high) = ((low / step_wide).floor() as i32 * step, (high / step_wide).ceil() as i32 * step);
            Scale { low, high: high.max(low + step), step }
        };
        let fits = |step: &i32| {
            let Scale { low, high, step } = scale(*step);
            (high - low) / step < MOST_LINES
        };
        let [.., widest] = STEPS;
        scale(STEPS.into_iter().find(|step| fits(step)).unwrap_or(widest))
    }

    fn lines(self) -> impl Iterator<Item = i32> {
        (self.low..=self.high).step_by(self.step as usize)
    }

    fn y(self, points: f64) -> f64 {
        let reach = f64::from(self.high - self.low);
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (points - f64::from(self.low)) / reach
    }
}

pub(super) fn luck(game: &GameOverMany<'_>, speak: &Speak<'_>) -> Markup {
    let luck = &game.summary.luck;
    let sum = signed_percent(luck.last().map_or(Share::NONE, |game| game.sum), speak.language());
    let said = |id: &'static str| Phrase::new(id).with("games", luck.len()).with("sum", sum.clone());
    html! {
        section.luck {
            h3 { (speak.word("page-many-luck")) }
            p { (speak.say(&said("page-many-luck-about"))) }
            figure.luck-chart {
                (chart(luck, &speak.say(&said("page-many-luck-chart"))))
                ul.legend {
                    li { svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" { rect.up x="1" y="1" width="10" height="10" {} rect.down x="13" y="1" width="10" height="10" {} } " " (speak.word("page-many-luck-bars")) }
                    li { svg viewBox="0 0 36 12" width="36" height="12" aria-hidden="true" { path.sum d="M0 6H36" {} } " " (speak.word("page-many-luck-line")) }
                }
            }
            details {
                summary { (speak.word("page-many-luck-table")) }
                (table(game, speak))
            }
        }
    }
}

fn chart(luck: &[LuckOverMany], title: &str) -> Markup {
    let scale = Scale::of(luck);
    let points = |share: Share| scale.y(100.0 * share.value());
    let each = (WIDTH - LEFT - RIGHT) / luck.len().max(1) as f64;
    let bar = (0.7 * each).min(BAR);
    let x = |number: usize| LEFT + each * (number as f64 + 0.5);
    let zero = scale.y(0.0);
    let line: Vec<String> =
        luck.iter().enumerate().map(|(number, game)| format!("{:.1},{:.1}", x(number), points(game.sum))).collect();
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(title) {
            @for level in scale.lines() {
                path class=(if level == 0 { "zero" } else { "grid" }) d=(format!("M{LEFT} {:.1}H{}", scale.y(f64::from(level)), WIDTH - RIGHT)) {}
                text x=(LEFT - 8.0) y=(format!("{:.1}", scale.y(f64::from(level)) + 5.0)) { (format!("{level}").replace('-', "−")) }
            }
            @for (number, game) in luck.iter().enumerate() {
                @let end = points(game.luck);
                rect class=(if game.luck < Share::NONE { "down" } else { "up" }) x=(format!("{:.1}", x(number) - bar / 2.0)) y=(format!("{:.1}", zero.min(end))) width=(format!("{bar:.1}")) height=(format!("{:.1}", (zero - end).abs())) {}
            }
            polyline.sum points=(line.join(" ")) {}
            @if let Some(last) = luck.last() { circle.sum cx=(format!("{:.1}", x(luck.len() - 1))) cy=(format!("{:.1}", points(last.sum))) r="5" {} }
        }
    }
}

/// What the chart shows, and the way to the report of each game.
fn table(game: &GameOverMany<'_>, speak: &Speak<'_>) -> Markup {
    let language = speak.language();
    let title = speak.word("page-many-luck");
    let head = ["page-many-game", "page-report-result", "page-many-luck-of", "page-many-luck-line"];
    html! {
        div.scroll-x tabindex="0" role="region" aria-label=(title) {
            table.ledger {
                thead { tr { @for word in head { th scope="col" { (speak.word(word)) } } } }
                tbody {
                    @for (number, one) in game.summary.luck.iter().enumerate() {
                        tr {
                            th scope="row" {
                                @match game.tables.get(one.game) {
                                    Some(table) => a href=(Address::Report { table }) { (number + 1) },
                                    None => (number + 1),
                                }
                            }
                            td { (percent(one.result, language)) }
                            td { (signed_percent(one.luck, language)) }
                            td { (signed_percent(one.sum, language)) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(luck: &[f64]) -> Scale {
        let mut sum = Share::NONE;
        let game = |(game, luck): (usize, &f64)| {
            let luck = Share::of(*luck);
            sum += luck;
            LuckOverMany { game, result: Share::NONE, luck, sum }
        };
        Scale::of(&luck.iter().enumerate().map(game).collect::<Vec<_>>())
    }

    #[test]
    fn everything_lies_between_the_first_and_the_last_line() {
        assert_eq!(scale(&[]), Scale { low: 0, high: 10, step: 10 });
        assert_eq!(scale(&[0.12, -0.3]), Scale { low: -30, high: 20, step: 10 });
        assert_eq!(scale(&[0.6, 0.6, 0.6]), Scale { low: 0, high: 200, step: 50 });
        assert_eq!(scale(&[-1.0; 90]), Scale { low: -9000, high: 0, step: 1000 });
    }
}
