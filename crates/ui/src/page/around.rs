//! What stands around a table that is being played: who plays for whom, what is said beside the game, what comes after it.

use super::clocks::{self, SeatClock};
use super::coach::{self, Coach, Coached};
use super::people::{Chair, Sitter};
use super::talk::{self, ChatMessage};
use super::{Address, KnownDeal, NextTable, Prepared, Visitor, next_table, note, prepare};
use crate::Speak;
use crate::art::{icon, seat};
use crate::fragment::{Part, Parts};
use coven_engine::{Phrase, Seat, Viewer};
use maud::{Markup, html};

/// Everything around the game itself.
#[derive(Debug, Default)]
pub struct Around<'a> {
    /// The table's id in addresses.
    pub table: &'a str,
    pub over: bool,
    pub chairs: Vec<Chair>,
    pub said: Vec<ChatMessage>,
    /// Where the same people may play again.
    pub next: Option<&'a str>,
    /// How somebody may know what is dealt.
    pub known_deal: Option<KnownDeal>,
    /// The game can be watched again and taken home: none of it is hidden, and its moves can be replayed.
    pub replayable: bool,
    /// The game can be looked at from its beginning to its end.
    pub report: bool,
    /// The clocks, at a table that has them, and the level that plays for whoever has no time left.
    pub clocks: Vec<SeatClock>,
    pub stand_in: Option<&'static str>,
    /// The visitor plays here and has days for a decision, so the page may rest, and after a move go on elsewhere; and where they are asked.
    pub by_days: bool,
    pub elsewhere: Option<NextTable>,
    /// The visitor waits for others, and may prepare an answer; what is prepared, and the message that says what became of it.
    pub may_prepare: bool,
    pub prepared: Vec<Prepared>,
    pub became: Option<&'static str>,
    /// What the visitor has noted down, where that may be done.
    pub note: Option<String>,
    /// Several people play at one screen; whether the visitor is one of them; for whom the curtain between them hangs.
    pub shared_screen: bool,
    pub at_shared_screen: bool,
    pub curtain: Option<Seat>,
    /// The visitor may ask what a good player would do.
    pub hints: bool,
    /// Whether the visitor has a coach here, or may have one.
    pub coached: Coached,
    /// What the coach says.
    pub coach: Option<Coach>,
    /// Through whose eyes the table is looked at, where that can be chosen.
    pub eyes: Option<Viewer>,
    /// What the visitor may answer, each as its notation and what it would do, for browsers without a script.
    pub answers: Vec<(String, String)>,
}

impl Around<'_> {
    /// The parts that can change while the page is open.
    pub fn parts(&self, speak: &Speak<'_>) -> Parts {
        let mut fixed = vec![
            Part::fixed("coach", self.coach(speak)),
            Part::fixed("people", self.people(speak)),
            Part::fixed("clocks", self.clocks(speak)),
            Part::fixed("afterwards", self.afterwards(speak)),
            Part::fixed("prepare", self.way_to_prepare(speak)),
            // What is prepared stands on the page alone. It is gone as soon as something became of it.
            Part::fixed("prepared", prepare::told(self.table, &[], self.became, speak)),
        ];
        if self.shared_screen {
            fixed.push(Part::fixed("curtain", self.curtain(speak)));
        }
        Parts::new(fixed).and(talk::lines(&self.said))
    }

    pub(super) fn clocks(&self, speak: &Speak<'_>) -> Markup {
        clocks::clocks(if self.over { &[] } else { &self.clocks }, self.stand_in, speak)
    }

    /// The curtain, with the name of whoever may lift it. Those who look from elsewhere have the same part, hidden by the style.
    pub(super) fn curtain(&self, speak: &Speak<'_>) -> Markup {
        let Some(seat) = self.curtain else {
            return html! { section #curtain hidden {} };
        };
        html! {
            section #curtain aria-label=(speak.word("page-curtain-title")) {
                div.sheet {
                    (seat::mark(seat))
                    p { (speak.say(&Phrase::new("page-curtain").with("name", seat))) }
                    form method="post" action=(Address::Curtain { table: self.table }) data-send {
                        input type="hidden" name="seat" value=(seat);
                        button.act.main autofocus { (speak.say(&Phrase::new("page-curtain-lift").with("name", seat))) }
                    }
                }
            }
        }
    }

    /// Lets the curtain down before the next one is asked.
    pub(super) fn lower(&self, speak: &Speak<'_>) -> Markup {
        html! {
            @if self.at_shared_screen && self.own().is_some() {
                form.lower method="post" action=(Address::Curtain { table: self.table }) data-send {
                    button.act.quiet { (icon::PEOPLE.draw()) (speak.word("page-curtain-lower")) }
                }
            }
        }
    }

    fn own(&self) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.is_yours())
    }

    /// Who sits where and who plays for whom.
    pub(super) fn people(&self, speak: &Speak<'_>) -> Markup {
        let table = self.table;
        let running = !self.over && !self.chairs.is_empty();
        let handed = self.own().is_some_and(|own| own.stand_in.is_some());
        html! {
            details #people.sheet hidden[self.chairs.is_empty()] open[handed && running] {
                summary {
                    (icon::PEOPLE.draw()) (speak.word("page-people"))
                    @if running && self.chairs.iter().any(|chair| chair.hurried) {
                        span.hurried title=(speak.word("page-bot-hurried")) { (icon::WAIT.draw()) span.quiet { (speak.word("page-bots-hurried")) } }
                    }
                }
                ul {
                    @for chair in &self.chairs {
                        li {
                            (chair.described(speak))
                            @if running { (self.handing(chair, speak)) }
                        }
                    }
                }
                @if let Some(level) = self.stand_in.filter(|_| running && !self.clocks.is_empty()) { p.quiet { (clocks::end_of_time(level, speak)) } }
                @if running && self.own().is_some() {
                    details.leave {
                        summary.act.quiet { (speak.word("page-leave")) }
                        p { (speak.word("page-leave-about")) }
                        form method="post" action=(Address::Leave { table }) { button.act { (speak.word("page-leave-yes")) } }
                    }
                }
            }
        }
    }

    /// A bot can play for oneself at any time, and for others who let the table wait.
    fn handing(&self, chair: &Chair, speak: &Speak<'_>) -> Markup {
        let table = self.table;
        let person = matches!(chair.sitter, Sitter::Person | Sitter::Beside | Sitter::You);
        let waits = chair.asked && self.own().is_some() && person && chair.stand_in.is_none();
        html! {
            @if chair.is_yours() && chair.stand_in.is_some() {
                form method="post" action=(Address::Back { table }) data-send { button.act { (speak.word("page-come-back")) } }
            } @else if chair.sitter == Sitter::Beside && chair.stand_in.is_some() && self.own().is_none() {
                form.for-screen method="post" action=(Address::Back { table }) data-send { button.act { (speak.word("page-come-back")) } }
            } @else if chair.is_yours() || waits {
                form method="post" action=(Address::Hand { table }) data-send {
                    input type="hidden" name="seat" value=(chair.seat);
                    button.act.quiet { (speak.word(if chair.is_yours() { "page-hand-over" } else { "page-hand-other" })) }
                }
            }
        }
    }

    /// What can be done when a game is over.
    pub(super) fn afterwards(&self, speak: &Speak<'_>) -> Markup {
        let table = self.table;
        html! {
            nav #afterwards aria-label=(speak.word("page-over")) hidden[!self.over] {
                @if self.over {
                    @match self.next {
                        Some(next) => a.act.main href=(Address::Table { table: next }) { (speak.word("page-rematch-join")) },
                        None if self.own().is_some() || self.shared_screen => form.for-screen[self.own().is_none()] method="post" action=(Address::Rematch { table }) { button.act.main { (speak.word("page-rematch")) } },
                        None => {},
                    }
                    @if self.report { a.act href=(Address::Report { table }) { (speak.word("page-report")) } }
                    @if self.replayable {
                        a.act href=(Address::TableAt { table, moves: 0 }) { (speak.word("page-replay")) }
                        a.act.quiet href=(Address::Record { table }) { (speak.word("page-record")) }
                    }
                    a.act.quiet href=(Address::Home) { (speak.word("page-home")) }
                }
            }
        }
    }

    /// The way to the next table.
    pub(super) fn elsewhere(&self, speak: &Speak<'_>) -> Markup {
        html! { @if self.by_days { (next_table(self.table, self.elsewhere.as_ref(), speak)) } }
    }

    pub(super) fn way_to_prepare(&self, speak: &Speak<'_>) -> Markup {
        prepare::way(self.table, self.may_prepare, speak)
    }

    /// What is prepared, or what became of it.
    pub(super) fn prepared(&self, speak: &Speak<'_>) -> Markup {
        prepare::told(self.table, &self.prepared, self.became, speak)
    }

    pub(super) fn note(&self, speak: &Speak<'_>) -> Markup {
        html! { @if let Some(text) = &self.note { (note::note(self.table, text, speak)) } }
    }

    pub(super) fn talk(&self, visitor: &Visitor<'_>) -> Markup {
        let others = self.own().is_some() && self.chairs.iter().any(|chair| chair.sitter == Sitter::Person);
        html! {
            @if !self.chairs.is_empty() { (talk::talk(visitor, self.table, &self.said, self.own().is_some())) }
            @if others { a.met.act.quiet href=(Address::Met { table: self.table }) { (icon::PEOPLE.draw()) (visitor.speak.word("page-met")) } }
        }
    }

    pub(super) fn coach(&self, speak: &Speak<'_>) -> Markup {
        match &self.coach {
            Some(coach) => coach.show(self.table, speak),
            None => html! { aside #coach hidden {} },
        }
    }

    /// Calls for a coach, or sends the coach away.
    pub(super) fn coaching(&self, speak: &Speak<'_>) -> Markup {
        match self.coached {
            Coached::Never => html! {},
            Coached::No => coach::switch(self.table, true, speak),
            Coached::Yes => coach::switch(self.table, false, speak),
        }
    }

    /// The answers as plain buttons, for browsers without a script.
    pub(super) fn answers(&self, seq: i64, speak: &Speak<'_>) -> Markup {
        let table = self.table;
        let line = html! { input type="hidden" name="seq" value=(seq); };
        html! {
            noscript {
                div.plain-answers.sheet {
                    @if !self.answers.is_empty() {
                        form method="post" action=(Address::Play { table }) {
                            (line)
                            @for (notation, sentence) in &self.answers { button.act name="move" value=(notation) { (sentence) } }
                        }
                        form method="post" action=(Address::Undo { table }) { (line) button.act.quiet { (speak.word("page-undo")) } }
                    }
                    a.act.quiet href=(Address::Table { table }) { (speak.word("page-look-again")) }
                }
            }
        }
    }

    /// The choice of eyes, inside the form that leads through the game.
    pub(super) fn eyes(&self, speak: &Speak<'_>) -> Markup {
        let Some(eyes) = self.eyes else {
            return html! {};
        };
        let option =
            |viewer: Viewer, value: String, label: String| html! { option value=(value) selected[viewer == eyes] { (label) } };
        html! {
            select name="as" aria-label=(speak.word("page-eyes")) data-scrub {
                (option(Viewer::Spectator, "spectator".to_owned(), speak.word("page-eyes-spectator")))
                @for chair in &self.chairs {
                    (option(Viewer::Seat(chair.seat), chair.seat.to_string(), speak.say(&Phrase::new("page-eyes-of").with("seat", chair.seat))))
                }
            }
        }
    }
}
