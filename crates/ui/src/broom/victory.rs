//! The winner's moment: a last flight over the roofs, by the light of the moon.

use super::Scene;
use crate::art::seat;
use crate::table::{self, Moment};
use coven_engine::Seat;
use maud::{Markup, PreEscaped, html};

const NIGHT: &str = "<rect width='480' height='220' rx='10' fill='#2f2c58'/><path d='M0 150h480v70H0z' fill='#453c6d'/>\
    <g stroke='#efe6cf' stroke-width='3.5' stroke-linecap='round'><path d='M40 40h.1M92 84h.1M140 28h.1M206 62h.1M258 24h.1M430 40h.1M452 96h.1M66 124h.1'/></g>\
    <circle cx='330' cy='86' r='62' fill='#efe6cf'/><path d='M296 62c8-10 20-8 22 2s-12 14-20 10M350 114c10-6 20 0 18 10' fill='none' stroke='#c9b98f' stroke-width='2.5'/>";
/// Towers along the way, with their windows lit.
const ROOFS: &str = "<g stroke='#1b1626' stroke-width='3' stroke-linejoin='round'><path d='M-4 198c90-26 150-22 244-6 90-18 160-16 244 6v26H-4z' fill='#4d7549'/>\
    <path d='M52 154h34v52H52z' fill='#e9dfc3'/><path d='M69 112 42 156h54z' fill='#d9772b'/><path d='M62 170h14v18H62z' fill='#f2c14e'/>\
    <path d='M398 150h36v54h-36z' fill='#e9dfc3'/><path d='M416 104 386 152h60z' fill='#8352b0'/><path d='M408 168h14v18h-14z' fill='#f2c14e'/></g>";
const BROOM: &str = "<path class='kb' d='M-52 10H64'/><path class='k f-straw' d='M-50 10c-16-12-34-14-52-8 10 4 12 6 20 8-8 2-10 4-20 8 18 6 36 4 52-8z'/>";
/// What the broom leaves behind.
const SPARKS: &str = "<g fill='#f2c14e' stroke='#1b1626' stroke-width='1.5'><path d='M-122 8l4-9 4 9 9 4-9 4-4 9-4-9-9-4z'/><path d='M-160 20l3-7 3 7 7 3-7 3-3 7-3-7-7-3z'/><path d='M-190 2l2-6 2 6 6 2-6 2-2 6-2-6-6-2z'/></g>";

impl Scene<'_> {
    pub(super) fn moments(&self) -> Markup {
        let victory = self.standing.as_ref().and_then(|standing| {
            let winners: Vec<Seat> = table::winners(standing).map(|result| result.seat).collect();
            table::victory(standing, self.own_seat(), flight(&winners), &self.speak)
        });
        let moments: Vec<Moment> = victory.into_iter().collect();
        table::moments(&moments, &self.speak)
    }
}

/// Whoever won flies by, one behind the other.
fn flight(winners: &[Seat]) -> Markup {
    html! {
        svg.last-flight viewBox="0 0 480 220" aria-hidden="true" {
            (PreEscaped(NIGHT)) (PreEscaped(ROOFS))
            @for (n, &winner) in winners.iter().enumerate() {
                g.flyer.{ (seat::class(winner)) " " (table::nth(n)) } {
                    g transform=(format!("translate({} {}) rotate(-8)", 300 - 110 * n as i32, 96 + 24 * n as i32)) {
                        (PreEscaped(SPARKS)) (PreEscaped(BROOM)) g transform="translate(0 14) scale(1.5)" { (seat::pawn(winner)) }
                    }
                }
            }
        }
    }
}
