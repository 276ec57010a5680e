//! The end as a moment: the characters turned up, the town's Despair reckoned step by step, the sheets, and how it came about.

use super::Scene;
use super::art::{person, town};
use crate::art::seat;
use crate::page;
use crate::table::{self, End, Moment, TieBreak};
use coven_salem::{Reckoning, SeatView, Side, Type};
use maud::{Markup, html};

impl Scene<'_> {
    pub(super) fn result(&self) -> Markup {
        html! {
            @if let (Some(standing), Some(reckoning)) = (&self.standing, &self.view.reckoning) {
                div.result {
                    (self.outcome(reckoning))
                    ol.unmasked { @for there in &self.view.seats { (self.unmasked(there, standing[there.seat.index()].place == 1)) } }
                    div.sheets { (table::score_sheet(End { game: "salem", standing, own: self.own_seat() }, &self.lines(), Some(&self.tie_break(reckoning)), &self.speak)) }
                    @if let Some(history) = self.history { (table::history_chart(history, &self.speak)) }
                }
            }
        }
    }

    /// The winner's moment: which side prevails, and who of it had the most; the masks are off.
    pub(super) fn victory(&self) -> Option<Moment> {
        let (standing, reckoning) = (self.standing.as_ref()?, self.view.reckoning.as_ref()?);
        let winners = table::winners(standing).filter_map(|result| self.view.seats.get(result.seat.index()));
        let scene = html! {
            p.prevail { (town::side(reckoning.side).draw()) b { (self.speak.word(prevails(reckoning.side))) } }
            span.unmaskings {
                @for (n, there) in winners.enumerate() {
                    @if let (Some(character), Some(side)) = (there.character, there.side) {
                        span.{ "unmasking " (table::nth(n)) } { (person::picture(character, side)) (town::side(side).draw()) }
                    }
                }
            }
        };
        table::victory(standing, self.own_seat(), scene, &self.speak)
    }

    /// Whose side the Despair is on, and why.
    fn outcome(&self, reckoning: &Reckoning) -> Markup {
        let step = |id: &'static str, change: i32, rule: &'static str| {
            html! { li { span { (self.speak.word(id)) } b { (signed(change)) } (page::rule_link("salem", rule, &self.speak)) } }
        };
        html! {
            section.{ "outcome side-" (reckoning.side) } {
                (town::side(reckoning.side).draw())
                h2 { (self.speak.word(prevails(reckoning.side))) }
                ol.reckoning {
                    li { span { (self.speak.word("page-salem-reckon-cubes")) } b { (reckoning.cubes) } }
                    (step("page-salem-reckon-trials", reckoning.trials_added - reckoning.trials_taken, "NSM-FIN-2"))
                    (step("page-salem-reckon-sets", reckoning.sets_added - reckoning.sets_taken, "NSM-FIN-3"))
                    li.total { span { (self.speak.word("page-salem-reckon-total")) } b { (reckoning.total) " / " (reckoning.needed) } (page::rule_link("salem", "NSM-WIN-1", &self.speak)) }
                }
            }
        }
    }

    /// NSM-WIN-4: of those of the winning side with most points, whoever has most Hope wins.
    fn tie_break(&self, reckoning: &Reckoning) -> TieBreak {
        let hope = |there: &SeatView| (there.side == Some(reckoning.side)).then(|| i32::from(there.hope));
        TieBreak { name: "page-salem-tie", rule: "NSM-WIN-4", counts: self.view.seats.iter().map(hope).collect() }
    }

    fn unmasked(&self, there: &SeatView, won: bool) -> Markup {
        html! {
            @if let (Some(character), Some(side)) = (there.character, there.side) {
                li.{ "side-" (side) } .won[won] data-tip=(self.character_tip(there.seat, character, true)) data-explain="NSM-FIN-2" {
                    (person::picture(character, side))
                    span.who { (seat::mark(there.seat)) (self.speak.name(there.seat)) }
                    span.side { (town::side(side).draw()) (self.name_of(side)) @if there.on_trial { (town::GAVEL.draw()) span.hidden { (self.speak.word("page-salem-on-trial")) } } }
                }
            }
        }
    }

    /// The lines of the sheets: buildings by type, then sets by type, as far as anybody has them.
    fn lines(&self) -> Vec<&str> {
        let there = self.standing.as_ref().map(table::sheet_lines).unwrap_or_default();
        let all = ["buildings", "sets"].into_iter().flat_map(|what| Type::ALL.iter().map(move |kind| format!("{what}-{kind}")));
        all.filter_map(|key| there.iter().copied().find(|line| **line == key)).collect()
    }
}

const fn prevails(side: Side) -> &'static str {
    match side {
        Side::Witch => "page-salem-witches-prevail",
        Side::Puritan => "page-salem-puritans-prevail",
    }
}

fn signed(change: i32) -> String {
    if change > 0 { format!("+{change}") } else { change.to_string() }
}
