//! The duel: one role goes around the table, and everybody is brave, cowardly, or has to pass.

use super::Scene;
use super::art::role;
use super::effects::{stance_icon, stance_word};
use crate::art::{Symbol, icon, seat};
use coven_broom::Stance;
use coven_broom::{Event, Pending};
use coven_engine::Seat;
use maud::{Markup, html};

/// How a seat stands in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stand {
    /// Will be asked, or is being asked.
    ToCome,
    Deciding,
    Brave,
    /// Was brave, until somebody braver came.
    Bumped,
    Cowardly,
    Passed,
    /// Has given a sealed answer.
    Answered,
}

impl Scene<'_> {
    pub(super) fn duel(&self) -> Markup {
        let turn = self.turn();
        html! {
            section #above aria-label=(self.speak.word("page-broom-duel")) {
                @if let Some(role) = self.view.role {
                    div.led { (role::picture(role)) b { (self.role_name(role)) } }
                }
                ol {
                    @for seat in self.view.leader.round(self.view.seats.len()) { (self.seat_in_duel(seat, turn)) }
                }
            }
        }
    }

    /// What happened since this turn began.
    fn turn(&self) -> &[super::LogLine<'_>] {
        let began = self.log.iter().rposition(|line| matches!(line.event, Event::Leads { .. } | Event::RoundBegan { .. }));
        began.map_or(&[], |began| &self.log[began..])
    }

    /// How a seat stands, and after how many moves it took that stand, which is a moment of its own.
    fn stand(&self, seat: Seat, turn: &[super::LogLine<'_>]) -> (Stand, Option<usize>) {
        let deciding = self.view.deciding.contains(&seat);
        let together = matches!(self.view.pending.last(), Some(Pending::Number | Pending::Pick | Pending::Offers));
        if together {
            return (if deciding { Stand::Deciding } else { Stand::Answered }, None);
        }
        let shown = turn.iter().rev().find_map(|line| {
            let stand = match *line.event {
                Event::Bumped { seat: bumped, .. } if bumped == seat => Stand::Bumped,
                Event::Passed { seat: passed, .. } if passed == seat => Stand::Passed,
                Event::Laid { seat: laid, stance: Stance::Brave, .. } if laid == seat => Stand::Brave,
                Event::Laid { seat: laid, stance: Stance::Cowardly, .. } if laid == seat => Stand::Cowardly,
                _ => return None,
            };
            Some((stand, Some(line.after)))
        });
        shown.unwrap_or((if deciding { Stand::Deciding } else { Stand::ToCome }, None))
    }

    fn seat_in_duel(&self, seat: Seat, turn: &[super::LogLine<'_>]) -> Markup {
        let (stand, since) = self.stand(seat, turn);
        let (class, picture, word): (&str, Option<Symbol>, &'static str) = match stand {
            Stand::ToCome => ("to-come", None, "page-broom-to-come"),
            Stand::Deciding => ("deciding", Some(icon::WAIT), "page-deciding"),
            Stand::Brave => ("brave", Some(stance_icon(Stance::Brave)), stance_word(Stance::Brave)),
            Stand::Bumped => ("bumped", Some(stance_icon(Stance::Brave)), "page-broom-bumped"),
            Stand::Cowardly => ("cowardly", Some(stance_icon(Stance::Cowardly)), stance_word(Stance::Cowardly)),
            Stand::Passed => ("passed", Some(icon::PASS), "page-broom-passed"),
            Stand::Answered => ("answered", Some(icon::CARDS), "page-answered"),
        };
        let leads = self.view.leader == seat;
        html! {
            li class=(format!("{class} {}", seat::class(seat))) data-piece=(format!("duel-{seat}"))
                data-moment=[since.map(|since| format!("duel-{seat}-{since}"))] {
                (seat::mark(seat)) span.name { (self.speak.name(seat)) }
                @if leads { span.leads data-tip=(self.speak.word("page-broom-leads")) data-explain="BRM-TURN-1" { (icon::CROWN.draw()) } }
                span.stand { @if let Some(picture) = picture { (picture.draw()) } (self.speak.word(word)) }
            }
        }
    }
}
