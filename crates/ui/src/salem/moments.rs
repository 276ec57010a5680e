//! What is watched in New Salem: somebody is put on trial, somebody's character is turned up for all to see, and in the end
//! somebody wins.

use super::art::{person, town};
use super::{LogLine, Scene};
use crate::art::seat;
use crate::table::{self, Moment};
use coven_engine::Tell;
use coven_salem::Event;
use maud::{Markup, html};

/// How many of the last moments stay on the page, for whoever has not seen them yet.
const KEPT: usize = 2;

impl Scene<'_> {
    pub(super) fn moments(&self) -> Markup {
        let mut moments: Vec<Moment> = self.log.iter().rev().filter_map(|line| self.moment(line)).take(KEPT).collect();
        moments.reverse();
        moments.extend(self.victory());
        table::moments(&moments, &self.speak)
    }

    fn moment(&self, line: &LogLine<'_>) -> Option<Moment> {
        let (who, picture) = match *line.event {
            Event::PutOnTrial { seat } => (seat, html! { span.gavel { (town::GAVEL.draw()) } }),
            Event::TurnedUp { seat, character } => {
                let side = self.view.seats.get(seat.index())?.side?;
                (seat, html! { span.unmasking { (person::picture(character, side)) (town::side(side).draw()) } })
            }
            _ => return None,
        };
        let scene = html! {
            (picture)
            h2.{ (seat::class(who)) } { (seat::mark(who)) (self.speak.say(&self.rules.tell_event(line.event))) }
        };
        Some(Moment { name: format!("town-{}", line.after), scene })
    }
}
