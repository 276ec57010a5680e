//! The town at a glance: the round and its phase, and the Despair against what the Witches need.

use super::Scene;
use super::art::town;
use crate::page;
use coven_salem::Salem;
use maud::{Markup, html};

/// The width of a cube's place on the meter, and the height of the whole.
const CELL: i32 = 30;
const HEIGHT: i32 = 44;
/// Room for the Puritans' hat.
const LEFT: i32 = 44;
/// The places beyond those that the Witches need.
const BEYOND: i32 = 4;

impl Scene<'_> {
    pub(super) fn gauge(&self) -> Markup {
        let round = self.view.round;
        html! {
            section #gauge data-group aria-label=(self.speak.word("page-salem-town")) {
                div.when {
                    b { (self.say("page-salem-round", &[("round", round.into()), ("rounds", Salem::ROUNDS.into())])) }
                    ol.rounds aria-hidden="true" {
                        @for number in 1..=Salem::ROUNDS { li.past[number < round || self.over()].now[number == round && !self.over()] {} }
                    }
                    (self.phase())
                }
                (self.meter())
            }
        }
    }

    fn phase(&self) -> Markup {
        let building = self.building();
        html! {
            @if !self.over() {
                span.phase {
                    span.now[building] { (self.speak.word("page-salem-phase-build")) }
                    " · "
                    span.now[!building] { (self.speak.word("page-salem-phase-events")) }
                    " " (page::rule_link("salem", if building { "NSM-BUILD-1" } else { "NSM-CON-3" }, &self.speak))
                }
            }
        }
    }

    /// One place for each cube: the Puritans' ground up to what the Witches need, and the Witches' beyond.
    fn meter(&self) -> Markup {
        let needed = self.view.despair_needed;
        let despair = self.view.reckoning.map_or(self.view.despair, |reckoning| reckoning.total);
        let cells = despair.max(needed + BEYOND);
        let x = |cell: i32| LEFT + cell * CELL;
        let width = x(cells) + 8;
        let label = self.say("page-salem-meter", &[("despair", despair.into()), ("needed", needed.into())]);
        let tip = format!("{label} {}", self.end_tip());
        html! {
            div.meter.reached[despair >= needed] data-tip=(tip) data-explain="NSM-WIN-1" {
                svg width=(width) height=(HEIGHT) viewBox=(format!("0 0 {width} {HEIGHT}")) role="img" aria-label=(label) {
                    rect.calm x=(LEFT - 4) y="6" width=((needed - 1) * CELL + 4) height="32" rx="6" {}
                    rect.dire x=(x(needed - 1)) y="6" width=((cells - needed + 1) * CELL + 4) height="32" rx="6" {}
                    (town::PURITAN.at(20, 22, 32))
                    @for cell in 0..cells {
                        @if cell < despair { (town::DESPAIR.at(x(cell) + CELL / 2, 22, 24)) }
                        @else if cell == needed - 1 { g.hat { (town::WITCH.at(x(cell) + CELL / 2, 21, 26)) } }
                        @else { circle.empty cx=(x(cell) + CELL / 2) cy="22" r="4" {} }
                    }
                    path.threshold d=(format!("M{} 2v{}", x(needed - 1), HEIGHT - 4)) {}
                }
                b { (despair) " / " (needed) }
            }
        }
    }
}
