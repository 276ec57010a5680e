//! The end: who won, the score sheet line by line, and how it came about.

use super::{Scene, named};
use crate::art::seat;
use crate::page::{Line, chart};
use coven_engine::{Arg, Phrase, Seat};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn result(&self) -> Markup {
        let Some(standing) = &self.standing else {
            return html! {};
        };
        let mut order: Vec<_> = standing.iter().collect();
        order.sort_by_key(|result| result.place);
        let winners: Arg = order.iter().filter(|result| result.place == 1).map(|result| Arg::from(result.seat)).collect();
        let won = order.iter().filter(|result| result.place == 1).count();
        let keys = order.first().map(|result| result.sheet.lines.as_slice()).unwrap_or_default();
        html! {
            div.result {
                h2 { (self.speak.say(&Phrase::new("page-winner").with("names", winners).with("number", won))) }
                div.scroll {
                    table.score {
                        thead {
                            tr { th scope="col" {} @for result in &order { th scope="col" { (seat::mark(result.seat)) (self.speak.name(result.seat)) } } }
                        }
                        tbody {
                            @for (n, line) in keys.iter().enumerate() {
                                tr {
                                    th scope="row" { (self.speak.say(&named("sheet", &line.key))) }
                                    @for result in &order { td { (result.sheet.lines[n].points) } }
                                }
                            }
                        }
                        tfoot {
                            tr { th scope="row" { (self.speak.word("page-total")) } @for result in &order { td { b { (result.sheet.total) } } } }
                        }
                    }
                }
                @if let Some(history) = &self.history {
                    @let lines: Vec<Line> = (0..history.points.len())
                        .map(|seat| Line { seat: Seat(seat as u8), points: &history.points[seat] }).collect();
                    (chart(&lines, &history.rounds, &self.speak))
                }
            }
        }
    }
}
