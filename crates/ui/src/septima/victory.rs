//! The winner's moment: the coven that won meets under the full moon.

use super::Scene;
use super::art::{pictures, witch};
use crate::art::seat;
use crate::table::{self, Moment};
use maud::html;

/// More witches than this do not stand in the light of one moon.
const MOST_WITCHES: usize = 7;

impl Scene<'_> {
    pub(super) fn victory(&self) -> Option<Moment> {
        let standing = self.standing.as_ref()?;
        let winners = table::winners(standing).filter_map(|result| Some((result.seat, self.view.covens.get(result.seat.index())?)));
        let scene = html! {
            span.sabbath {
                (pictures::MOON.draw())
                @for (seat, coven) in winners {
                    ul.{ (seat::class(seat)) } {
                        @for (n, witch) in coven.witches.into_iter().take(MOST_WITCHES).enumerate() {
                            li class=(table::nth(n)) { (witch::picture(witch, None)) }
                        }
                    }
                }
            }
        };
        table::victory(standing, self.own, scene, &self.speak)
    }
}
